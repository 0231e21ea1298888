; test: layout
; request: reverse f(dup, const, const, const) -> active
; Memory that is one array of floats: what is vaguely known to lie or begin there lies or begins at one of them.
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, i64 %n, i64 %i, i64 %k) {
  %a = call ptr @malloc(i64 %n)
  %p = getelementptr double, ptr %a, i64 %i
  %v = load double, ptr %p, align 8                                    ; layout: f64
  %anywhere = getelementptr i8, ptr %a, i64 %k
  %b = call ptr @malloc(i64 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %anywhere, i64 %n, i1 false) ; layout: 0 f64, 8 f64, 16 f64, 24 f64, 32 f64, 40 f64, 48 f64, 56 f64
  %q = getelementptr i8, ptr %a, i64 %i
  %w = load double, ptr %q, align 1                                    ; layout: contradiction
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %a, i64 %n, i1 false)   ; layout: 0 f64, 8 f64, 16 f64, 24 f64, 32 f64, 40 f64, 48 f64, 56 f64
  %c = call ptr @malloc(i64 %n)
  %r = getelementptr double, ptr %c, i64 %i
  %u = load double, ptr %r, align 8                                    ; layout: contradiction
  %t = getelementptr double, ptr %c, i64 %k
  %middle = getelementptr i8, ptr %t, i64 4
  %m = load float, ptr %middle, align 4                                ; layout: contradiction
  %between = getelementptr i8, ptr %c, i64 %n
  %d = call ptr @malloc(i64 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %between, i64 %n, i1 false) ; layout: contradiction
  %vw = fadd double %v, %w
  %sum = fadd double %vw, %u
  ret double %sum
}
