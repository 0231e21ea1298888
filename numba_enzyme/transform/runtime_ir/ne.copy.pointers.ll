define linkonce_odr void @ne.copy.pointers(ptr %to, ptr %from, i64 %count, i64 %stride) alwaysinline nounwind {
entry:
  %some = icmp sgt i64 %count, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %offset = mul i64 %i, %stride
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
