; A tape buffer with room for ``new`` elements; the buffer itself while that is what it has.
define linkonce_odr ptr @ne.tape.resize(ptr %buffer, i64 %old, i64 %new, i64 %size) alwaysinline nounwind {
entry:
  %same = icmp eq i64 %old, %new
  br i1 %same, label %exit, label %grow
grow:
  %bytes = mul i64 %new, %size
  %moved = call ptr @realloc(ptr %buffer, i64 %bytes)
  br label %exit
exit:
  %result = phi ptr [ %buffer, %entry ], [ %moved, %grow ]
  ret ptr %result
}

declare ptr @realloc(ptr, i64)
