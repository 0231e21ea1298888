; The reverse sweep has passed the allocation of an array: its shadow is cleared for the one that was made before it, if there
; is one with the same shadow, and given up otherwise.
define linkonce_odr void @ne.shadow.release(ptr %shadow) noinline nounwind {
entry:
  %before = atomicrmw sub ptr %shadow, i64 4294967296 acq_rel
  %after = sub i64 %before, 4294967296
  %unused = icmp eq i64 %after, 0
  br i1 %unused, label %free, label %look
free:
  store i64 1, ptr %shadow, align 8
  call void @NRT_decref(ptr %shadow)
  ret void
look:
  %arrays = lshr i64 %after, 32
  %last = icmp eq i64 %arrays, 0
  br i1 %last, label %exit, label %clear
clear:
  %data.at = getelementptr i8, ptr %shadow, i64 24
  %data = load ptr, ptr %data.at, align 8
  %size.at = getelementptr i8, ptr %shadow, i64 32
  %size = load i64, ptr %size.at, align 8
  call void @llvm.memset.p0.i64(ptr %data, i8 0, i64 %size, i1 false)
  ret void
exit:
  ret void
}

declare void @NRT_decref(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
