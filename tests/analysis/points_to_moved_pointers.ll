; test: points-to
; request: reverse f(dup, dup) -> active
; Pointers that travel in integers, vectors, aggregates, by memcpy and through realloc.
%pair = type { ptr, ptr }
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, ptr %y) {
  %a = alloca %pair
  %b = alloca %pair
  %c = alloca i64
  store ptr %x, ptr %a
  %a.second = getelementptr %pair, ptr %a, i32 0, i32 1
  store ptr %y, ptr %a.second                                          ; stored: argument y
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)
  %b.second = getelementptr %pair, ptr %b, i32 0, i32 1
  %from.copy = load ptr, ptr %b.second                                 ; points-to: argument y
  %whole = load %pair, ptr %b                                          ; points-to: argument x, argument y
  %extracted = extractvalue %pair %whole, 0                            ; points-to: argument x, argument y
  %as.integer = load i64, ptr %a                                       ; points-to: argument x
  store i64 %as.integer, ptr %c
  %from.integer = load ptr, ptr %c                                     ; points-to: argument x
  %vector = load <2 x i64>, ptr %a                                     ; points-to: argument x, argument y
  %lane = extractelement <2 x i64> %vector, i32 1                      ; points-to: argument x, argument y
  %from.lane = inttoptr i64 %lane to ptr                               ; points-to: argument x, argument y
  %old = call ptr @malloc(i64 8)
  store ptr %y, ptr %old
  %new = call ptr @realloc(ptr %old, i64 16)                           ; points-to: heap new
  %from.realloc = load ptr, ptr %new                                   ; points-to: argument y
  %v = load double, ptr %from.realloc
  ret double %v
}
