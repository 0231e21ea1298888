; test: layout
; request: reverse f(dup, const, const, const) -> active
; An access that is aligned lies at a multiple of its alignment in memory that begins at one, wherever its pointer may point.
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, i64 %n, i64 %i, i64 %k) {
  %a = call ptr @malloc(i64 %n)
  %p = getelementptr i8, ptr %a, i64 %i
  %v = load double, ptr %p, align 8                                    ; layout: f64
  %b = call ptr @malloc(i64 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 %n, i1 false)   ; layout: 0 f64, 8 f64, 16 f64, 24 f64, 32 f64, 40 f64, 48 f64, 56 f64
  %c = call ptr @malloc(i64 %n)
  %q = getelementptr i8, ptr %c, i64 %i
  %w = load double, ptr %q, align 1                                    ; layout: contradiction
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %c, i64 %n, i1 false)   ; layout: contradiction
  %four = shl i64 %k, 2
  %d = call ptr @malloc(i64 %n)
  %r = getelementptr i8, ptr %d, i64 %four
  %second = getelementptr i8, ptr %r, i64 4
  %u = load double, ptr %second, align 8                               ; layout: f64
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %b, i64 %n, i1 false)   ; layout: 0 f64, 8 f64, 16 f64, 24 f64, 32 f64, 40 f64, 48 f64, 56 f64
  %vw = fadd double %v, %w
  %sum = fadd double %vw, %u
  ret double %sum
}
