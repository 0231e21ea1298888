; test: reverse
; request: reverse f(dup, active, const) -> active
; run: f([1.5, -0.5], 2.0, 0)
; run: f([1.5, -0.5], 2.0, 1)
; run: f([1.5, -0.5], 2.0, 2)
; run: f([-1.5, -0.5], 2.0, 3)
; run: f([-1.5, -0.5], 2.0, 9)
; Targets repeat; an edge goes straight to the join.
define double @f(ptr %x, double %s, i32 %k) {
entry:
  %v = load double, ptr %x
  %positive = fcmp ogt double %v, 0.0
  %chosen = select i1 %positive, double %v, double %s
  switch i32 %k, label %join [
    i32 0, label %a
    i32 1, label %a
    i32 2, label %b
    i32 3, label %join
  ]
a:
  %va = fmul double %chosen, %s
  store double %va, ptr %x
  br label %join
b:
  %vb = fdiv double %s, %v
  br label %join
join:
  %r = phi double [ %chosen, %entry ], [ %chosen, %entry ], [ %va, %a ], [ %vb, %b ]
  %r2 = fmul double %r, %r
  ret double %r2
}
