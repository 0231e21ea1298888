; What kernels call that allocate arrays (`x.copy()`, with numba-cuda's runtime): a count, a destructor and what it is given, the
; data and their size, as in Numba's own runtime.

declare noalias ptr @malloc(i64)
declare void @free(ptr)

define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) nounwind {
entry:
  %wide = zext i32 %align to i64
  %some = add i64 %wide, 48
  %all = add i64 %size, %some
  %info = call ptr @malloc(i64 %all)
  %none = icmp eq ptr %info, null
  br i1 %none, label %done, label %made
made:
  %behind = getelementptr i8, ptr %info, i64 %some
  %address = ptrtoint ptr %behind to i64
  %over = urem i64 %address, %wide
  %back = sub i64 0, %over
  %data = getelementptr i8, ptr %behind, i64 %back
  store i64 1, ptr %info
  %destructor.at = getelementptr i8, ptr %info, i64 8
  store ptr null, ptr %destructor.at
  %given.at = getelementptr i8, ptr %info, i64 16
  store ptr null, ptr %given.at
  %data.at = getelementptr i8, ptr %info, i64 24
  store ptr %data, ptr %data.at
  %size.at = getelementptr i8, ptr %info, i64 32
  store i64 %size, ptr %size.at
  %allocator.at = getelementptr i8, ptr %info, i64 40
  store ptr null, ptr %allocator.at
  br label %done
done:
  ret ptr %info
}

define void @NRT_incref(ptr %info) nounwind {
entry:
  %none = icmp eq ptr %info, null
  br i1 %none, label %done, label %count
count:
  %old = atomicrmw add ptr %info, i64 1 monotonic
  br label %done
done:
  ret void
}

define void @NRT_decref(ptr %info) nounwind {
entry:
  %none = icmp eq ptr %info, null
  br i1 %none, label %done, label %count
count:
  %old = atomicrmw sub ptr %info, i64 1 acq_rel
  %last = icmp eq i64 %old, 1
  br i1 %last, label %release, label %done
release:
  call void @free(ptr %info)
  br label %done
done:
  ret void
}
