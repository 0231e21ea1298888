; test: reverse
; request: reverse f(dup, active) -> active
; run: f(record(1.5, 2, pointer([0.5, 3.0]), f32(2.5)), (0.5, 2.0))
; Fields of all kinds, a pointer to follow, an aggregate by value.
%state = type { double, i64, ptr, float }
define { double, double } @f(ptr %s, { double, double } %z) {
  %v = load double, ptr %s
  %count.at = getelementptr %state, ptr %s, i32 0, i32 1
  %count = load i64, ptr %count.at
  %more = add i64 %count, 1
  store i64 %more, ptr %count.at
  %weight = sitofp i64 %count to double
  %link = getelementptr %state, ptr %s, i32 0, i32 2
  %q = load ptr, ptr %link
  %q1 = getelementptr double, ptr %q, i64 1
  %u = load double, ptr %q1
  %single.at = getelementptr %state, ptr %s, i32 0, i32 3
  %single = load float, ptr %single.at
  %wide = fpext float %single to double
  %re = extractvalue { double, double } %z, 0
  %im = extractvalue { double, double } %z, 1
  %a = fmul double %v, %re
  %b = fmul double %u, %im
  %c = fmul double %a, %b
  %d = fmul double %c, %weight
  store double %d, ptr %q
  %e = fmul double %d, %wide
  %r0 = insertvalue { double, double } poison, double %e, 0
  %r1 = insertvalue { double, double } %r0, double %a, 1
  ret { double, double } %r1
}
