; request: reverse f(dup, const, const) -> active
; refused: NE242 call void @llvm.memcpy
; What is counted and has no shadow comes into a container by a copy: the container's shadow would release it once more.
declare ptr @NRT_MemInfo_alloc_dtor(i64, ptr)
declare void @NRT_incref(ptr)
declare void @NRT_decref(ptr)
declare void @destroy(ptr, i64, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, ptr %info, i64 %size) {
  %pair = alloca { double, ptr }
  %v = load double, ptr %x
  store double %v, ptr %pair
  %second = getelementptr i8, ptr %pair, i64 8
  store ptr %info, ptr %second
  call void @NRT_incref(ptr %info)
  %box = call ptr @NRT_MemInfo_alloc_dtor(i64 16, ptr @destroy)
  %place = getelementptr i8, ptr %box, i64 24
  %data = load ptr, ptr %place
  call void @llvm.memcpy.p0.p0.i64(ptr %data, ptr %pair, i64 %size, i1 false)
  %w = load double, ptr %data
  %r = fmul double %w, %w
  call void @NRT_decref(ptr %box)
  ret double %r
}
