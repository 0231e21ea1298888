; test: reverse
; request: reverse f(dup, const, const, const) -> active
; run: f([1.5, -2.5, 0.5], [3.0, 4.0, 5.0, 6.0], 1, 3)
; run: f([1.5, -2.5, 0.5], [3.0, 4.0, 5.0, 6.0], 0, 3)
; Of two places one has no shadow and is computed in the function: in place of that shadow stands the place itself, and nothing is added.
define double @f(ptr noalias %x, ptr noalias %y, i64 %m, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %odd = trunc i64 %i to i1
  %k = mul i64 %i, %m
  %b = getelementptr double, ptr %y, i64 %k
  %a = getelementptr double, ptr %x, i64 %i
  %p = select i1 %odd, ptr %a, ptr %b
  %v = load double, ptr %p
  %w = fmul double %v, %v
  %t = fadd double %s, %w
  %j = add i64 %i, 1
  %e = icmp eq i64 %j, %n
  br i1 %e, label %out, label %loop
out:
  ret double %t
}
