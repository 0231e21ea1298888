; test: reverse
; request: reverse f(dup, active, const) -> active
; run: f([1.5, -0.5, 2.0], 0.5, 3)
; run: f([1.5, -0.5, 2.0], 0.5, 0)
; A checkpointed call: its memory is saved before it, and put back while it is run again.
define linkonce_odr double @step(ptr %u, ptr %c, double %s, ptr %u.at, i64 %u.bytes, ptr %c.at, i64 %c.bytes) noinline "ne.checkpoint"="3" {
  %v = load double, ptr %u
  %k = load double, ptr %c
  %sv = fmul double %s, %v
  %w = fmul double %sv, %v
  %x = fadd double %w, %k
  store double %x, ptr %u
  ret double %w
}
define double @f(ptr %x, double %s, i64 %n) {
entry:
  %c = getelementptr double, ptr %x, i64 1
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %total = phi double [ 0.0, %entry ], [ %sum, %loop ]
  %r = call double @step(ptr %x, ptr %c, double %s, ptr %x, i64 8, ptr %c, i64 16)
  %sum = fadd double %total, %r
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %result = phi double [ 0.0, %entry ], [ %sum, %loop ]
  ret double %result
}
