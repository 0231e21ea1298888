; test: reverse
; request: reverse f(dup, dup, const) -> const
; run: f([1.5, -0.5, 2.0, 0.5], [3.0, 2.0, 1.0, 0.0], 32)
; run: f([1.5, -0.5, 2.0, 0.5], [3.0, 2.0, 1.0, 0.0], 8)
; run: f([1.5, -0.5, 2.0, 0.5], [3.0, 2.0, 1.0, 0.0], 0)
; The adjoint of a copy is added to the source's and cleared at the destination.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr noalias %x, ptr noalias %y, i64 %bytes) {
  %v = load double, ptr %x
  %w = fmul double %v, %v
  store double %w, ptr %x
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 %bytes, i1 false)
  ret void
}
; expect: differentiate
; define void @diffe_f(ptr noalias %x, ptr noalias %x.d, ptr noalias %y, ptr noalias %y.d, i64 %bytes) {
; b0:
;   %v.tape = alloca double
;   store double 0x0000000000000000, ptr %v.tape
;   %v = load double, ptr %x
;   store double %v, ptr %v.tape
;   %w = fmul double %v, %v
;   store double %w, ptr %x
;   tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr nonnull align 1 %x, i64 %bytes, i1 false)
;   br label %b0.rev
; b0.rev:
;   %.1 = add i64 %bytes, 7
;   %.2 = sdiv i64 %.1, 8
;   call void @ne.copy.adjoint.f64(ptr %y.d, ptr %x.d, i64 %.2, i64 8)
;   %.3 = load double, ptr %x.d
;   store double 0x0000000000000000, ptr %x.d
;   %v.c = load double, ptr %v.tape
;   %.4 = fmul double %v.c, %.3
;   %.5 = fmul double %v.c, %.3
;   %.6 = fadd nsz double %.4, %.5
;   %.7 = load double, ptr %x.d
;   %.8 = fadd nsz double %.7, %.6
;   store double %.8, ptr %x.d
;   ret void
; }
