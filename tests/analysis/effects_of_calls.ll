; test: alias
; request: reverse f(dup, dup) -> active
; What a call may write: nothing (readonly functions of the book), its own summary, or all that has escaped.
declare double @sin(double)
declare void @free(ptr)
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @first(ptr %p) noinline {
  store double 1.0, ptr %p
  ret void
}
define double @f(ptr noalias %x, ptr noalias %y) {
  %a = load double, ptr %x                                             ; alias: overwritten by call of @first
  %x1 = getelementptr double, ptr %x, i64 1
  %b = load double, ptr %x1                                            ; alias: overwritten by call of @llvm.memcpy.p0.p0.i64
  %x2 = getelementptr double, ptr %x, i64 2
  %c = load double, ptr %x2                                            ; alias: overwritten by call of @llvm.memset.p0.i64
  %x3 = getelementptr double, ptr %x, i64 3
  %e = load double, ptr %x3                                            ; alias: unchanged
  %heap = call ptr @malloc(i64 8)
  store double %a, ptr %heap
  %d = load double, ptr %heap                                          ; alias: overwritten by call of @free
  %s = call double @sin(double %a)                                     ; alias: overwrites nothing
  call void @first(ptr %x)                                             ; alias: overwrites %a
  call void @llvm.memcpy.p0.p0.i64(ptr %x1, ptr %y, i64 8, i1 false)   ; alias: overwrites %b
  call void @llvm.memset.p0.i64(ptr %x2, i8 0, i64 8, i1 false)        ; alias: overwrites %c
  call void @free(ptr %heap)                                           ; alias: overwrites %d
  ret double %s
}
