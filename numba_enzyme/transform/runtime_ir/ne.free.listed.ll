; The reverse sweep is done: what is on a list of ne.free.later is freed, by what the primal calls. Constant memory is its own shadow.
define linkonce_odr void @ne.free.listed(ptr %list) noinline nounwind {
entry:
  br label %head
head:
  %node = load ptr, ptr %list, align 8
  %done = icmp eq ptr %node, null
  br i1 %done, label %exit, label %primal
primal:
  %next = load ptr, ptr %node, align 8
  store ptr %next, ptr %list, align 8
  %memory.at = getelementptr i8, ptr %node, i64 8
  %memory = load ptr, ptr %memory.at, align 8
  %shadow.at = getelementptr i8, ptr %node, i64 16
  %shadow = load ptr, ptr %shadow.at, align 8
  %deallocate.at = getelementptr i8, ptr %node, i64 24
  %deallocate = load ptr, ptr %deallocate.at, align 8
  call void @free(ptr %node)
  call void %deallocate(ptr %memory)
  %constant = icmp eq ptr %shadow, %memory
  br i1 %constant, label %head, label %shadows
shadows:
  call void %deallocate(ptr %shadow)
  br label %head
exit:
  ret void
}

declare void @free(ptr)
