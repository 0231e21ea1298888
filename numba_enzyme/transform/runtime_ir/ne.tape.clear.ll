; Makes the new places of a buffer of references empty.
define linkonce_odr void @ne.tape.clear(ptr %buffer, i64 %old, i64 %new) alwaysinline nounwind {
entry:
  %same = icmp eq i64 %old, %new
  br i1 %same, label %exit, label %grown
grown:
  %first = getelementptr ptr, ptr %buffer, i64 %old
  %count = sub i64 %new, %old
  %bytes = shl i64 %count, 3
  call void @llvm.memset.p0.i64(ptr %first, i8 0, i64 %bytes, i1 false)
  br label %exit
exit:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
