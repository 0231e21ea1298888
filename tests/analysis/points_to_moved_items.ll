; test: points-to
; request: reverse f(dup, dup, const) -> active
; Items of a list that move up and down keep their fields apart; what lies before the source of a copy is not copied.
%item = type { ptr, ptr }
declare ptr @malloc(i64)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, ptr %y, i64 %n) {
  %list = call ptr @malloc(i64 160)
  %list.second = getelementptr %item, ptr %list, i64 0, i32 1
  store ptr %x, ptr %list                                              ; stored: argument x
  store ptr %y, ptr %list.second                                       ; stored: argument y
  %next = getelementptr %item, ptr %list, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr %next, ptr %list, i64 %n, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %list, ptr %next, i64 %n, i1 false)
  %third.first = getelementptr %item, ptr %list, i64 3, i32 0
  %first = load ptr, ptr %third.first                                  ; points-to: argument x
  %third.second = getelementptr %item, ptr %list, i64 3, i32 1
  %second = load ptr, ptr %third.second                                ; points-to: argument y
  %pair = alloca %item
  %part = alloca ptr
  store ptr %x, ptr %pair
  %pair.second = getelementptr %item, ptr %pair, i64 0, i32 1
  store ptr %y, ptr %pair.second
  call void @llvm.memcpy.p0.p0.i64(ptr %part, ptr %pair.second, i64 8, i1 false)
  %copied = load ptr, ptr %part                                        ; points-to: argument y
  %v = load double, ptr %first
  %w = load double, ptr %copied
  %r = fmul double %v, %w
  ret double %r
}
