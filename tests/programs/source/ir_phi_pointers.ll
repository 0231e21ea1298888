;! f(dup d(1.1, 0.4, 2.2); const 3) -> active
define double @f(ptr %x, i64 %n) {
entry:
  %end = getelementptr double, ptr %x, i64 %n
  br label %loop
loop:
  %p = phi ptr [ %x, %entry ], [ %next, %loop ]
  %last = phi ptr [ %x, %entry ], [ %p, %loop ]
  %s = phi double [ 0.5, %entry ], [ %s1, %loop ]
  %a = load double, ptr %p
  %b = load double, ptr %last
  %ab = fmul double %a, %b
  %s0 = fmul double %s, 0.75
  %s1 = fadd double %s0, %ab
  store double %s1, ptr %p
  %next = getelementptr i8, ptr %p, i64 8
  %done = icmp eq ptr %next, %end
  br i1 %done, label %out, label %loop
out:
  ret double %s1
}
