; Memory that the primal frees, with its shadow, is put on a list: the reverse sweep may still read the one and add to the other.
define linkonce_odr void @ne.free.later(ptr %list, ptr %memory, ptr %shadow, ptr %deallocate) noinline nounwind {
entry:
  %nothing = icmp eq ptr %memory, null
  br i1 %nothing, label %exit, label %keep
keep:
  %node = call ptr @malloc(i64 32)
  %next = load ptr, ptr %list, align 8
  store ptr %next, ptr %node, align 8
  %memory.at = getelementptr i8, ptr %node, i64 8
  store ptr %memory, ptr %memory.at, align 8
  %shadow.at = getelementptr i8, ptr %node, i64 16
  store ptr %shadow, ptr %shadow.at, align 8
  %deallocate.at = getelementptr i8, ptr %node, i64 24
  store ptr %deallocate, ptr %deallocate.at, align 8
  store ptr %node, ptr %list, align 8
  br label %exit
exit:
  ret void
}

declare ptr @malloc(i64)
