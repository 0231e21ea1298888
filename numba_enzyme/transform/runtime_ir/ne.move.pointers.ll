; Towards lower addresses from the front, towards higher ones from the back, as memmove does.
define internal void @ne.move.pointers(ptr %to, ptr %from, i64 %count, i64 %stride) nounwind {
entry:
  %some = icmp sgt i64 %count, 0
  br i1 %some, label %start, label %exit
start:
  %up = icmp ugt ptr %to, %from
  %last = sub i64 %count, 1
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %i.next, %loop ]
  %back = sub i64 %last, %i
  %k = select i1 %up, i64 %back, i64 %i
  %offset = mul i64 %k, %stride
  %to.i = getelementptr i8, ptr %to, i64 %offset
  %from.i = getelementptr i8, ptr %from, i64 %offset
  %a = load ptr, ptr %from.i, align 1
  store ptr %a, ptr %to.i, align 1
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %count
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
