;! f(active 1.1) -> active
;! expect: invalid
define double @f(double %x) {
entry:
  br label %next
next:
  %p = phi double [ %x, %entry ], [ %x, %entry ]
  %q = phi i64 [ 1, %next ]
  ret double %p
}
