; test: points-to
; request: reverse f(dup) -> active
; Memory that the function made, and into which it puts no pointer: what is read there as a pointer is null.
declare ptr @malloc(i64)
declare ptr @NRT_MemInfo_alloc(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define double @f(ptr %x) {
entry:
  %header = call ptr @NRT_MemInfo_alloc(i64 64)
  %place = getelementptr i8, ptr %header, i64 24
  %instance = load ptr, ptr %place                                     ; points-to: heap header.data
  call void @llvm.memset.p0.i64(ptr %instance, i8 0, i64 64, i1 false)
  store ptr %x, ptr %instance
  %second = getelementptr i8, ptr %instance, i64 8
  %none = load ptr, ptr %second                                        ; points-to: nothing
  %optional = load { { ptr, i64 }, i8 }, ptr %second
  %array = extractvalue { { ptr, i64 }, i8 } %optional, 0
  %data = extractvalue { ptr, i64 } %array, 0                          ; points-to: nothing
  %given = load ptr, ptr %instance                                     ; points-to: argument x
  %destructor = getelementptr i8, ptr %header, i64 8
  %kept = load ptr, ptr %destructor                                    ; points-to: unknown somewhere+?
  %raw = call ptr @malloc(i64 8)
  %hidden = load ptr, ptr %raw                                         ; points-to: unknown somewhere+?
  %pairs = alloca [2 x { double, i64 }]
  %word = ptrtoint ptr %x to i64
  %bits = bitcast i64 %word to double
  %moved = insertvalue [2 x { double, i64 }] undef, double %bits, 1, 0
  store [2 x { double, i64 }] %moved, ptr %pairs
  %pair = getelementptr i8, ptr %pairs, i64 16
  %lost = load ptr, ptr %pair                                          ; points-to: unknown somewhere+?
  %v = load double, ptr %given
  ret double %v
}
