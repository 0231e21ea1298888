; test: plan
; request: reverse f(dup, const, const) -> active
; run: f([0.5, 1.5, -0.25], [1, 0, 1], 3)
; The reverse sweep jumps over branches and loops that carry no derivative.
define double @f(ptr %x, ptr %k, i64 %n) {
entry:                                                                 ; reverse: to the end
  %v = load double, ptr %x                                             ; plan: keep 8 B, overwritten by store of 5 to %p
  br label %idle
idle:                                                                  ; reverse: skipped
  %i = phi i64 [ 0, %entry ], [ %i.next, %idle.latch ]
  %p = getelementptr i64, ptr %k, i64 %i
  %c = load i64, ptr %p
  %odd = trunc i64 %c to i1
  br i1 %odd, label %idle.then, label %idle.latch
idle.then:                                                             ; reverse: skipped
  store i64 5, ptr %p
  br label %idle.latch
idle.latch:                                                            ; reverse: skipped
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %i.next, %n
  br i1 %done, label %after, label %idle
after:                                                                 ; reverse: to entry
  %big = icmp sgt i64 %n, 2
  br i1 %big, label %then, label %join
then:                                                                  ; reverse: to after
  store double 0.0, ptr %x
  br label %join
join:                                                                  ; reverse: to then, after by %big
  %r = fmul double %v, %v                                              ; plan: not needed
  ret double %r
}
