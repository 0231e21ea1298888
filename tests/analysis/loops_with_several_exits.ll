; test: loops
; request: reverse f(dup, const) -> active
; A loop that a `break` leaves early: its count is a bound only. A way out into an error is no exit.
define double @f(ptr %x, i64 %n) {
entry:                                                                 ; loop: none
  br label %loop
loop:                                                                  ; loop: header, depth 1, 3 blocks, exits loop->broken, latch->finished   ; trips: at most a number known in entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %large = fcmp ogt double %v, 4.0
  br i1 %large, label %broken, label %go.on
go.on:                                                                 ; loop: in loop
  %bad = fcmp uno double %v, %v
  br i1 %bad, label %error, label %latch
latch:                                                                 ; loop: in loop
  %i.next = add nuw i64 %i, 1
  %done = icmp uge i64 %i.next, %n
  br i1 %done, label %finished, label %loop
broken:                                                                ; loop: none
  %a = phi double [ %v, %loop ]
  br label %exit
finished:                                                              ; loop: none
  %b = phi double [ %v, %latch ]
  br label %exit
error:                                                                 ; loop: none
  unreachable
exit:
  %r = phi double [ %a, %broken ], [ %b, %finished ]
  ret double %r
}
