; test: plan
; request: reverse f(dup, dup, const, const) -> const
; run: f([0.5, 1.5, -0.25, 2.0, 3.0, 1.0, -1.0], [0.5, 0.25, 2.0, 1.0, 4.0, 2.5, 0.5], 3, 2)
; Counters, other affine recurrences and pointers that step are computed from the iteration's number, never kept.
define void @f(ptr noalias %x, ptr noalias %y, i64 %n, i64 %stride) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]                       ; plan: not needed
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]                       ; plan: recompute as recurrence
  %down = phi i32 [ 6, %entry ], [ %down.next, %loop ]                 ; plan: recompute as recurrence
  %p = phi ptr [ %y, %entry ], [ %p.next, %loop ]                      ; plan: recompute as recurrence, shadow recompute as recurrence
  %doubled = phi i64 [ 1, %entry ], [ %doubled.next, %loop ]           ; plan: not needed
  %at = getelementptr double, ptr %x, i64 %k
  %v = load double, ptr %at                                            ; plan: store per loop (sized) 8 B, overwritten by store of %c to %at
  %w = load double, ptr %p                                             ; plan: recompute
  %weight = sitofp i32 %down to double                                 ; plan: recompute
  %other = sitofp i64 %doubled to double                               ; plan: store per loop (sized) 8 B, cheaper than what it is made of
  %a = fmul double %v, %w
  %b = fmul double %a, %weight
  %c = fmul double %b, %other
  store double %c, ptr %at
  %p.next = getelementptr double, ptr %p, i64 2
  %k.next = add i64 %stride, %k
  %down.next = add nsw i32 %down, -2
  %doubled.next = shl i64 %doubled, 1
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
