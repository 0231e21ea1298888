; test: layout
; request: reverse f(dup, dup, const) -> active
; Types of bytes come from typed accesses, and spread through copies in both directions.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define double @f(ptr %x, ptr %s, i64 %i) {
  %a = alloca [4 x i64]
  %b = alloca [4 x i64]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p                                             ; layout: f64
  %bits = load i64, ptr %x                                             ; layout: f64
  %field = getelementptr { double, i32, float, ptr }, ptr %s, i64 0, i32 1
  %count = load i32, ptr %field                                        ; layout: integer
  %next = add i32 %count, 1
  store i32 %next, ptr %field                                          ; layout: integer
  %single = getelementptr { double, i32, float, ptr }, ptr %s, i64 0, i32 2
  %w = load float, ptr %single                                         ; layout: f32
  %link = getelementptr { double, i32, float, ptr }, ptr %s, i64 0, i32 3
  %q = load ptr, ptr %link                                             ; layout: pointer
  %pair = load i64, ptr %field                                         ; layout: 0 integer, 4 f32
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %field, i64 16, i1 false) ; layout: 0 integer, 4 f32, 8 pointer
  call void @llvm.memmove.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)  ; layout: 0 integer, 4 f32, 8 pointer
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 4, i1 false)         ; layout: integer
  %untyped = getelementptr i8, ptr %s, i64 96
  %nothing = load i64, ptr %untyped                                    ; layout: unknown
  store i64 %nothing, ptr %untyped
  %z = fpext float %w to double
  %r = fadd double %v, %z
  ret double %r
}
