; How many of ``steps`` (at least 2) to do, from the newest of ``slots`` snapshots (at least 1), before the next one is taken.
; As many as leave the rest, reversed first with one slot less, within the binomial optimum (Griewank and Walther 2000):
; with s slots and r repetitions C(s + r, s) steps can be reversed, and a = C(s + r - 1, s), b = C(s + r - 2, s - 1) for r - 1.
define linkonce_odr i64 @ne.checkpoint.split(i64 %steps, i64 %slots) noinline nounwind willreturn memory(none) {
entry:
  br label %head
head:
  %r = phi i64 [ 1, %entry ], [ %r.next, %more ]
  %a = phi i64 [ 1, %entry ], [ %all, %more ]
  %b = phi i64 [ 1, %entry ], [ %rest, %more ]
  %s.r = add i64 %slots, %r
  %all.r = mul i64 %a, %s.r
  %all = udiv i64 %all.r, %r
  %enough = icmp uge i64 %all, %steps
  br i1 %enough, label %found, label %more
more:
  %rest = sub i64 %all, %a
  %r.next = add i64 %r, 1
  br label %head
found:
  %left = sub i64 %steps, %b
  %small = icmp ult i64 %left, %a
  %m = select i1 %small, i64 %left, i64 %a
  ret i64 %m
}
