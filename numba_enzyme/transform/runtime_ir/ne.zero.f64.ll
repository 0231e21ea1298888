define linkonce_odr void @ne.zero.f64(ptr %to, i64 %count, i64 %stride) alwaysinline nounwind {
entry:
  %some = icmp sgt i64 %count, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %offset = mul i64 %i, %stride
  %to.i = getelementptr i8, ptr %to, i64 %offset
  store double 0.0, ptr %to.i, align 1
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %count
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
