; Gives up what lies in the places of a tape buffer, each with ``give_up``; empty places hold null.
define linkonce_odr void @ne.tape.abandon(ptr %buffer, i64 %count, ptr %give_up) alwaysinline nounwind {
entry:
  %none = icmp eq ptr %buffer, null
  br i1 %none, label %exit, label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %step ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %exit
body:
  %place = getelementptr ptr, ptr %buffer, i64 %i
  %held = load ptr, ptr %place
  %empty = icmp eq ptr %held, null
  br i1 %empty, label %step, label %full
full:
  call void %give_up(ptr %held)
  br label %step
step:
  %next = add i64 %i, 1
  br label %head
exit:
  ret void
}
