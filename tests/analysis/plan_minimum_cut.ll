; test: plan
; request: reverse f(dup, const, const) -> const
; run: f([0.5, 1.5, -0.25], [3, 70000, 2], 3)
; Three values need what is overwritten; all are made of 2 bytes of it: the cut keeps the narrow place.
define void @f(ptr %x, ptr %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]                         ; plan: recompute as counter
  %p = getelementptr double, ptr %x, i64 %i                            ; plan: shadow recompute
  %q = getelementptr i64, ptr %k, i64 %i                               ; plan: not needed
  %a = load i64, ptr %q                                                ; plan: not needed
  store i64 1, ptr %q
  %narrow = trunc i64 %a to i16                                        ; plan: store per loop (sized) 2 B, cheaper than what it is made of
  %first = uitofp i16 %narrow to double                                ; plan: recompute
  %second = fmul double %first, %first                                 ; plan: recompute
  %v = load double, ptr %p                                             ; plan: not needed
  %u = fmul double %v, %first                                          ; plan: not needed
  %w = fmul double %u, %second                                         ; plan: not needed
  store double %w, ptr %p
  %next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
