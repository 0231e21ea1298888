; test: plan, loops
; request: reverse f(dup, dup, const) -> const
; run: f([0.5, 1.5, -0.25, 2.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 4)
; run: f([0.5, 1.5], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 1)
; One loop of each kind of tape: constant, sized, grown (its count changes with the outer loop), counted.
define void @f(ptr %x, ptr %y, i64 %n) {
entry:                                                                 ; reverse: to the end
  br label %constant
constant:                                                              ; trips: exactly 8   ; reverse: to entry, constant
  %a = phi i64 [ 0, %entry ], [ %a.next, %constant ]
  %a.sum = phi double [ 1.0, %entry ], [ %a.more, %constant ]          ; plan: store per constant (constant) 8 B, carried by the loop
  %a.at = getelementptr double, ptr %y, i64 %a                         ; plan: shadow recompute
  %v = load double, ptr %x                                             ; plan: store per constant (constant) 8 B, overwritten by store of %a.more to %a.at
  %a.more = fmul double %a.sum, %v                                     ; plan: not needed
  store double %a.more, ptr %a.at
  %a.next = add nuw nsw i64 %a, 1
  %a.done = icmp eq i64 %a.next, 8
  br i1 %a.done, label %sized.preheader, label %constant
sized.preheader:                                                       ; reverse: to constant
  br label %sized
sized:                                                                 ; trips: exactly a number known in sized.preheader   ; reverse: to sized.preheader, sized.latch
  %i = phi i64 [ 0, %sized.preheader ], [ %i.next, %sized.latch ]
  %p = getelementptr double, ptr %x, i64 %i                            ; plan: shadow recompute
  %u = load double, ptr %p                                             ; plan: store per sized (sized) 8 B, overwritten by store of %cube to %q
  %square = fmul double %u, %u                                         ; plan: not needed
  store double %square, ptr %p
  br label %grown
grown:                                                                 ; trips: exactly a number known in sized   ; reverse: to sized, grown
  %j = phi i64 [ 0, %sized ], [ %j.next, %grown ]
  %q = getelementptr double, ptr %y, i64 %j                            ; plan: shadow recompute
  %w = load double, ptr %q                                             ; plan: store per grown (grown) 8 B, overwritten by store of %cube to %q
  %cube = fmul double %w, %w                                           ; plan: not needed
  store double %cube, ptr %q
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp sgt i64 %j.next, %i
  br i1 %j.done, label %counted.preheader, label %grown
counted.preheader:                                                     ; reverse: to grown
  br label %counted
counted:                                                               ; trips: counted   ; reverse: to counted.preheader, counted
  %k = phi double [ %square, %counted.preheader ], [ %k.next, %counted ] ; plan: store per counted (counted) 8 B, carried by the loop
  %bent = fmul double %k, %k                                           ; plan: recompute
  %below = fadd double %bent, 2.0                                      ; plan: recompute
  %k.next = fdiv double %k, %below                                     ; plan: recompute
  %k.done = fcmp olt double %k.next, 0.125
  br i1 %k.done, label %sized.latch, label %counted
sized.latch:                                                           ; reverse: to counted
  %last = phi double [ %k.next, %counted ]                             ; plan: not needed
  store double %last, ptr %p
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp sge i64 %i.next, %n
  br i1 %i.done, label %exit, label %sized
exit:                                                                  ; reverse: to sized.latch
  ret void
}
