define linkonce_odr void @ne.copy.adjoint.f64(ptr %to, ptr %from, i64 %count, i64 %stride) alwaysinline nounwind {
entry:
  %some = icmp sgt i64 %count, 0
  br i1 %some, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %offset = mul i64 %i, %stride
  %to.i = getelementptr i8, ptr %to, i64 %offset
  %from.i = getelementptr i8, ptr %from, i64 %offset
  %a = load double, ptr %to.i, align 1
  store double 0.0, ptr %to.i, align 1
  %b = load double, ptr %from.i, align 1
  %c = fadd double %b, %a
  store double %c, ptr %from.i, align 1
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %count
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
