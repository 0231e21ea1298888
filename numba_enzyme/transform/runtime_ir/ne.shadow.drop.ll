; Gives up the shadow of one array where the derivative has failed; the last one frees it, however often it was counted.
define linkonce_odr void @ne.shadow.drop(ptr %shadow) noinline nounwind {
entry:
  %before = atomicrmw sub ptr %shadow, i64 4294967296 acq_rel
  %last = icmp ult i64 %before, 8589934592
  br i1 %last, label %free, label %exit
free:
  store i64 1, ptr %shadow, align 8
  call void @NRT_decref(ptr %shadow)
  br label %exit
exit:
  ret void
}

declare void @NRT_decref(ptr)
