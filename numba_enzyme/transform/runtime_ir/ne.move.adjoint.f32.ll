declare ptr @malloc(i64)
declare void @free(ptr)

define internal void @ne.move.adjoint.f32(ptr %to, ptr %from, i64 %count, i64 %stride) nounwind {
entry:
  %some = icmp sgt i64 %count, 0
  br i1 %some, label %start, label %exit
start:
  %bytes = mul i64 %count, 4
  %saved = call ptr @malloc(i64 %bytes)
  br label %take
take:
  %i = phi i64 [ 0, %start ], [ %i.next, %take ]
  %offset = mul i64 %i, %stride
  %to.i = getelementptr i8, ptr %to, i64 %offset
  %saved.i = getelementptr float, ptr %saved, i64 %i
  %a = load float, ptr %to.i, align 1
  store float %a, ptr %saved.i
  store float 0.0, ptr %to.i, align 1
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %count
  br i1 %more, label %take, label %give.start
give.start:
  br label %give
give:
  %j = phi i64 [ 0, %give.start ], [ %j.next, %give ]
  %offset.j = mul i64 %j, %stride
  %from.j = getelementptr i8, ptr %from, i64 %offset.j
  %saved.j = getelementptr float, ptr %saved, i64 %j
  %s = load float, ptr %saved.j
  %b = load float, ptr %from.j, align 1
  %c = fadd float %b, %s
  store float %c, ptr %from.j, align 1
  %j.next = add i64 %j, 1
  %more.j = icmp slt i64 %j.next, %count
  br i1 %more.j, label %give, label %done
done:
  call void @free(ptr %saved)
  br label %exit
exit:
  ret void
}
