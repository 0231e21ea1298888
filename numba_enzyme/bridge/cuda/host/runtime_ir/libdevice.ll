; What libdevice and numba-cuda have and the host has not. Atomic extrema: for memory that blocks in other host threads reach as well.

define double @__nv_rsqrt(double %x) {
  %s = call double @llvm.sqrt.f64(double %x)
  %r = fdiv double 1.0, %s
  ret double %r
}
define float @__nv_rsqrtf(float %x) {
  %s = call float @llvm.sqrt.f32(float %x)
  %r = fdiv float 1.0, %s
  ret float %r
}
define double @__nv_rcbrt(double %x) {
  %s = call double @cbrt(double %x)
  %r = fdiv double 1.0, %s
  ret double %r
}
define float @__nv_rcbrtf(float %x) {
  %s = call float @cbrtf(float %x)
  %r = fdiv float 1.0, %s
  ret float %r
}
define double @__nv_rhypot(double %x, double %y) {
  %s = call double @hypot(double %x, double %y)
  %r = fdiv double 1.0, %s
  ret double %r
}
define float @__nv_rhypotf(float %x, float %y) {
  %s = call float @hypotf(float %x, float %y)
  %r = fdiv float 1.0, %s
  ret float %r
}
define double @__nv_norm3d(double %x, double %y, double %z) {
  %h = call double @hypot(double %x, double %y)
  %r = call double @hypot(double %h, double %z)
  ret double %r
}
define double @__nv_norm4d(double %x, double %y, double %z, double %w) {
  %h = call double @hypot(double %x, double %y)
  %k = call double @hypot(double %z, double %w)
  %r = call double @hypot(double %h, double %k)
  ret double %r
}
define double @__nv_rnorm3d(double %x, double %y, double %z) {
  %n = call double @__nv_norm3d(double %x, double %y, double %z)
  %r = fdiv double 1.0, %n
  ret double %r
}
define double @__nv_rnorm4d(double %x, double %y, double %z, double %w) {
  %n = call double @__nv_norm4d(double %x, double %y, double %z, double %w)
  %r = fdiv double 1.0, %n
  ret double %r
}
define double @__nv_normcdf(double %x) {
  %s = fmul double %x, 0xBFE6A09E667F3BCD
  %e = call double @erfc(double %s)
  %r = fmul double %e, 0.5
  ret double %r
}
define float @__nv_normcdff(float %x) {
  %w = fpext float %x to double
  %d = call double @__nv_normcdf(double %w)
  %r = fptrunc double %d to float
  ret float %r
}
define double @__nv_powi(double %x, i32 %n) {
entry:
  %negative = icmp slt i32 %n, 0
  %minus = sub i32 0, %n
  %turns = select i1 %negative, i32 %minus, i32 %n
  br label %loop
loop:
  %k = phi i32 [ %turns, %entry ], [ %half, %loop ]
  %square = phi double [ %x, %entry ], [ %next, %loop ]
  %product = phi double [ 1.0, %entry ], [ %grown, %loop ]
  %bit = and i32 %k, 1
  %odd = icmp ne i32 %bit, 0
  %factor = select i1 %odd, double %square, double 1.0
  %grown = fmul double %product, %factor
  %next = fmul double %square, %square
  %half = lshr i32 %k, 1
  %more = icmp ne i32 %half, 0
  br i1 %more, label %loop, label %done
done:
  %inverse = fdiv double 1.0, %grown
  %r = select i1 %negative, double %inverse, double %grown
  ret double %r
}
define float @__nv_powif(float %x, i32 %n) {
  %w = fpext float %x to double
  %d = call double @__nv_powi(double %w, i32 %n)
  %r = fptrunc double %d to float
  ret float %r
}
; Two steps of Halley's method from a rational approximation, on the side where erfc is small.
define double @__nv_erfcinv(double %q) {
entry:
  %mirrored = fcmp ogt double %q, 1.0
  %other = fsub double 2.0, %q
  %p = select i1 %mirrored, double %other, double %q
  %h = fmul double %p, 0.5
  %l = call double @llvm.log.f64(double %h)
  %l2 = fmul double %l, -2.0
  %t = call double @llvm.sqrt.f64(double %l2)
  %n0 = fmul double %t, 2.7061e-1
  %n = fadd double %n0, 2.30753
  %d0 = fmul double %t, 4.481e-2
  %d1 = fadd double %d0, 9.9229e-1
  %d2 = fmul double %t, %d1
  %d = fadd double %d2, 1.0
  %ratio = fdiv double %n, %d
  %s0 = fsub double %t, %ratio
  %start = fmul double %s0, 7.0710678118654757e-1
  br label %step
step:
  %k = phi i32 [ 0, %entry ], [ %k.next, %step ]
  %y = phi double [ %start, %entry ], [ %y.next, %step ]
  %c = call double @erfc(double %y)
  %off = fsub double %c, %p
  %yy = fmul double %y, %y
  %myy = fneg double %yy
  %e = call double @llvm.exp.f64(double %myy)
  %slope = fmul double %e, 1.1283791670955126
  %bend = fmul double %y, %off
  %den = fsub double %slope, %bend
  %move = fdiv double %off, %den
  %y.next = fadd double %y, %move
  %k.next = add i32 %k, 1
  %again = icmp ult i32 %k.next, 3
  br i1 %again, label %step, label %done
done:
  %zero = fcmp oeq double %p, 0.0
  %outside = fcmp olt double %p, 0.0
  %r0 = select i1 %zero, double 0x7FF0000000000000, double %y.next
  %r1 = select i1 %outside, double 0x7FF8000000000000, double %r0
  %r2 = fneg double %r1
  %r = select i1 %mirrored, double %r2, double %r1
  ret double %r
}
define float @__nv_erfcinvf(float %x) {
  %w = fpext float %x to double
  %d = call double @__nv_erfcinv(double %w)
  %r = fptrunc double %d to float
  ret float %r
}
define double @__nv_erfinv(double %x) {
entry:
  %size = call double @llvm.fabs.f64(double %x)
  %large = fcmp ogt double %size, 0.5
  br i1 %large, label %tail, label %small
tail:
  %q = fsub double 1.0, %x
  %far = call double @__nv_erfcinv(double %q)
  ret double %far
small:
  %start = fmul double %x, 8.8622692545275805e-1
  br label %step
step:
  %k = phi i32 [ 0, %small ], [ %k.next, %step ]
  %y = phi double [ %start, %small ], [ %y.next, %step ]
  %c = call double @erf(double %y)
  %off = fsub double %c, %x
  %yy = fmul double %y, %y
  %myy = fneg double %yy
  %e = call double @llvm.exp.f64(double %myy)
  %slope = fmul double %e, 1.1283791670955126
  %bend = fmul double %y, %off
  %den = fadd double %slope, %bend
  %move = fdiv double %off, %den
  %y.next = fsub double %y, %move
  %k.next = add i32 %k, 1
  %again = icmp ult i32 %k.next, 4
  br i1 %again, label %step, label %done
done:
  ret double %y.next
}
define float @__nv_erfinvf(float %x) {
  %w = fpext float %x to double
  %d = call double @__nv_erfinv(double %w)
  %r = fptrunc double %d to float
  ret float %r
}
define double @__nv_normcdfinv(double %p) {
  %q = fmul double %p, 2.0
  %e = call double @__nv_erfcinv(double %q)
  %r = fmul double %e, -1.4142135623730951
  ret double %r
}
define float @__nv_normcdfinvf(float %x) {
  %w = fpext float %x to double
  %d = call double @__nv_normcdfinv(double %w)
  %r = fptrunc double %d to float
  ret float %r
}
define double @__nv_drcp_rd(double %x) {
  %r = fdiv double 1.0, %x
  ret double %r
}
define float @__nv_frcp_rd(float %x) {
  %r = fdiv float 1.0, %x
  ret float %r
}
define double @__nv_drcp_ru(double %x) {
  %r = fdiv double 1.0, %x
  ret double %r
}
define float @__nv_frcp_ru(float %x) {
  %r = fdiv float 1.0, %x
  ret float %r
}
define double @__nv_drcp_rz(double %x) {
  %r = fdiv double 1.0, %x
  ret double %r
}
define float @__nv_frcp_rz(float %x) {
  %r = fdiv float 1.0, %x
  ret float %r
}
define i32 @__nv_ilogb(double %x) {
  %r = call i32 @ilogb(double %x)
  ret i32 %r
}
define i32 @__nv_ilogbf(float %x) {
  %r = call i32 @ilogbf(float %x)
  ret i32 %r
}
; The host has one rounding: to the nearest.
define double @__nv_dadd_rn(double %x, double %y) {
  %r = fadd double %x, %y
  ret double %r
}
define double @__nv_dadd_rd(double %x, double %y) {
  %r = fadd double %x, %y
  ret double %r
}
define double @__nv_dadd_ru(double %x, double %y) {
  %r = fadd double %x, %y
  ret double %r
}
define double @__nv_dadd_rz(double %x, double %y) {
  %r = fadd double %x, %y
  ret double %r
}
define double @__nv_dsub_rn(double %x, double %y) {
  %r = fsub double %x, %y
  ret double %r
}
define double @__nv_dsub_rd(double %x, double %y) {
  %r = fsub double %x, %y
  ret double %r
}
define double @__nv_dsub_ru(double %x, double %y) {
  %r = fsub double %x, %y
  ret double %r
}
define double @__nv_dsub_rz(double %x, double %y) {
  %r = fsub double %x, %y
  ret double %r
}
define double @__nv_dmul_rn(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define double @__nv_dmul_rd(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define double @__nv_dmul_ru(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define double @__nv_dmul_rz(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define double @__nv_ddiv_rn(double %x, double %y) {
  %r = fdiv double %x, %y
  ret double %r
}
define double @__nv_ddiv_rd(double %x, double %y) {
  %r = fdiv double %x, %y
  ret double %r
}
define double @__nv_ddiv_ru(double %x, double %y) {
  %r = fdiv double %x, %y
  ret double %r
}
define double @__nv_ddiv_rz(double %x, double %y) {
  %r = fdiv double %x, %y
  ret double %r
}
define float @__nv_fadd_rn(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
define float @__nv_fadd_rd(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
define float @__nv_fadd_ru(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
define float @__nv_fadd_rz(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
define float @__nv_fsub_rn(float %x, float %y) {
  %r = fsub float %x, %y
  ret float %r
}
define float @__nv_fsub_rd(float %x, float %y) {
  %r = fsub float %x, %y
  ret float %r
}
define float @__nv_fsub_ru(float %x, float %y) {
  %r = fsub float %x, %y
  ret float %r
}
define float @__nv_fsub_rz(float %x, float %y) {
  %r = fsub float %x, %y
  ret float %r
}
define float @__nv_fmul_rn(float %x, float %y) {
  %r = fmul float %x, %y
  ret float %r
}
define float @__nv_fmul_rd(float %x, float %y) {
  %r = fmul float %x, %y
  ret float %r
}
define float @__nv_fmul_ru(float %x, float %y) {
  %r = fmul float %x, %y
  ret float %r
}
define float @__nv_fmul_rz(float %x, float %y) {
  %r = fmul float %x, %y
  ret float %r
}
define float @__nv_fdiv_rn(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}
define float @__nv_fdiv_rd(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}
define float @__nv_fdiv_ru(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}
define float @__nv_fdiv_rz(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}
define float @__nv_saturatef(float %x) {
  %p = call float @llvm.maxnum.f32(float %x, float 0.0)
  %r = call float @llvm.minnum.f32(float %p, float 1.0)
  ret float %r
}
define float @__nv_frsqrt_rn(float %x) {
  %r = call float @__nv_rsqrtf(float %x)
  ret float %r
}
define double @__nv_drcp_rn(double %x) {
  %r = fdiv double 1.0, %x
  ret double %r
}
define float @__nv_frcp_rn(float %x) {
  %r = fdiv float 1.0, %x
  ret float %r
}
define float @__nv_fast_fdividef(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}
define i32 @__nv_abs(i32 %x) {
  %r = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %r
}
define i64 @__nv_llabs(i64 %x) {
  %r = call i64 @llvm.abs.i64(i64 %x, i1 false)
  ret i64 %r
}
define i32 @__nv_min(i32 %x, i32 %y) {
  %r = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  ret i32 %r
}
define i32 @__nv_max(i32 %x, i32 %y) {
  %r = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  ret i32 %r
}
define i64 @__nv_llmin(i64 %x, i64 %y) {
  %r = call i64 @llvm.smin.i64(i64 %x, i64 %y)
  ret i64 %r
}
define i64 @__nv_llmax(i64 %x, i64 %y) {
  %r = call i64 @llvm.smax.i64(i64 %x, i64 %y)
  ret i64 %r
}
define i32 @__nv_popc(i32 %x) {
  %r = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %r
}
define i32 @__nv_popcll(i64 %x) {
  %c = call i64 @llvm.ctpop.i64(i64 %x)
  %r = trunc i64 %c to i32
  ret i32 %r
}
define i32 @__nv_clz(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %r
}
define i32 @__nv_clzll(i64 %x) {
  %c = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  %r = trunc i64 %c to i32
  ret i32 %r
}
define i32 @__nv_brev(i32 %x) {
  %r = call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %r
}
define i64 @__nv_brevll(i64 %x) {
  %r = call i64 @llvm.bitreverse.i64(i64 %x)
  ret i64 %r
}
define i32 @__nv_ffs(i32 %x) {
  %c = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  %n = add i32 %c, 1
  %z = icmp eq i32 %x, 0
  %r = select i1 %z, i32 0, i32 %n
  ret i32 %r
}
define i32 @__nv_ffsll(i64 %x) {
  %c = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  %n = add i64 %c, 1
  %t = trunc i64 %n to i32
  %z = icmp eq i64 %x, 0
  %r = select i1 %z, i32 0, i32 %t
  ret i32 %r
}
define i64 @__nv_llrint(double %x) {
  %r = call double @llvm.roundeven.f64(double %x)
  %n = call i64 @llvm.fptosi.sat.i64.f64(double %r)
  ret i64 %n
}

define i64 @__nv_llrintf(float %x) {
  %r = call float @llvm.roundeven.f32(float %x)
  %n = call i64 @llvm.fptosi.sat.i64.f32(float %r)
  ret i64 %n
}

define i64 @__nv_llround(double %x) {
  %r = call double @llvm.round.f64(double %x)
  %n = call i64 @llvm.fptosi.sat.i64.f64(double %r)
  ret i64 %n
}

define i64 @__nv_llroundf(float %x) {
  %r = call float @llvm.round.f32(float %x)
  %n = call i64 @llvm.fptosi.sat.i64.f32(float %r)
  ret i64 %n
}

define i32 @__nv_isnand(double %x) {
  %u = fcmp uno double %x, 0.0
  %r = zext i1 %u to i32
  ret i32 %r
}
define i32 @__nv_isnanf(float %x) {
  %u = fcmp uno float %x, 0.0
  %r = zext i1 %u to i32
  ret i32 %r
}
define i32 @__nv_isinfd(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %u = fcmp oeq double %a, 0x7FF0000000000000
  %r = zext i1 %u to i32
  ret i32 %r
}
define i32 @__nv_isinff(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %u = fcmp oeq float %a, 0x7FF0000000000000
  %r = zext i1 %u to i32
  ret i32 %r
}
define i32 @__nv_isfinited(double %x) {
  %a = call double @llvm.fabs.f64(double %x)
  %u = fcmp one double %a, 0x7FF0000000000000
  %r = zext i1 %u to i32
  ret i32 %r
}
define i32 @__nv_finitef(float %x) {
  %a = call float @llvm.fabs.f32(float %x)
  %u = fcmp one float %a, 0x7FF0000000000000
  %r = zext i1 %u to i32
  ret i32 %r
}
define i32 @__nv_signbitd(double %x) {
  %b = bitcast double %x to i64
  %s = lshr i64 %b, 63
  %r = trunc i64 %s to i32
  ret i32 %r
}
define i32 @__nv_signbitf(float %x) {
  %b = bitcast float %x to i32
  %r = lshr i32 %b, 31
  ret i32 %r
}
define float @___numba_atomic_float_sub(ptr %p, float %v) alwaysinline {
  %n = fneg float %v
  %r = atomicrmw fadd ptr %p, float %n monotonic
  ret float %r
}
define float @___numba_atomic_float_max(ptr %p, float %v) {
entry:
  %first = load volatile float, ptr %p
  %number = fcmp ord float %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi float [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp olt float %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast float %old to i32
  %v.bits = bitcast float %v to i32
  %pair = cmpxchg ptr %p, i32 %old.bits, i32 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i32, i1 } %pair, 0
  %seen = bitcast i32 %seen.bits to float
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi float [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret float %r
}
define float @___numba_atomic_float_min(ptr %p, float %v) {
entry:
  %first = load volatile float, ptr %p
  %number = fcmp ord float %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi float [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ogt float %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast float %old to i32
  %v.bits = bitcast float %v to i32
  %pair = cmpxchg ptr %p, i32 %old.bits, i32 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i32, i1 } %pair, 0
  %seen = bitcast i32 %seen.bits to float
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi float [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret float %r
}
define float @___numba_atomic_float_nanmax(ptr %p, float %v) {
entry:
  %first = load volatile float, ptr %p
  %number = fcmp ord float %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi float [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ult float %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast float %old to i32
  %v.bits = bitcast float %v to i32
  %pair = cmpxchg ptr %p, i32 %old.bits, i32 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i32, i1 } %pair, 0
  %seen = bitcast i32 %seen.bits to float
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi float [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret float %r
}
define float @___numba_atomic_float_nanmin(ptr %p, float %v) {
entry:
  %first = load volatile float, ptr %p
  %number = fcmp ord float %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi float [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ugt float %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast float %old to i32
  %v.bits = bitcast float %v to i32
  %pair = cmpxchg ptr %p, i32 %old.bits, i32 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i32, i1 } %pair, 0
  %seen = bitcast i32 %seen.bits to float
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi float [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret float %r
}
define double @___numba_atomic_double_sub(ptr %p, double %v) alwaysinline {
  %n = fneg double %v
  %r = atomicrmw fadd ptr %p, double %n monotonic
  ret double %r
}
define double @___numba_atomic_double_max(ptr %p, double %v) {
entry:
  %first = load volatile double, ptr %p
  %number = fcmp ord double %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi double [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp olt double %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast double %old to i64
  %v.bits = bitcast double %v to i64
  %pair = cmpxchg ptr %p, i64 %old.bits, i64 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i64, i1 } %pair, 0
  %seen = bitcast i64 %seen.bits to double
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi double [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret double %r
}
define double @___numba_atomic_double_min(ptr %p, double %v) {
entry:
  %first = load volatile double, ptr %p
  %number = fcmp ord double %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi double [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ogt double %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast double %old to i64
  %v.bits = bitcast double %v to i64
  %pair = cmpxchg ptr %p, i64 %old.bits, i64 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i64, i1 } %pair, 0
  %seen = bitcast i64 %seen.bits to double
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi double [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret double %r
}
define double @___numba_atomic_double_nanmax(ptr %p, double %v) {
entry:
  %first = load volatile double, ptr %p
  %number = fcmp ord double %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi double [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ult double %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast double %old to i64
  %v.bits = bitcast double %v to i64
  %pair = cmpxchg ptr %p, i64 %old.bits, i64 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i64, i1 } %pair, 0
  %seen = bitcast i64 %seen.bits to double
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi double [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret double %r
}
define double @___numba_atomic_double_nanmin(ptr %p, double %v) {
entry:
  %first = load volatile double, ptr %p
  %number = fcmp ord double %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi double [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ugt double %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast double %old to i64
  %v.bits = bitcast double %v to i64
  %pair = cmpxchg ptr %p, i64 %old.bits, i64 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i64, i1 } %pair, 0
  %seen = bitcast i64 %seen.bits to double
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi double [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret double %r
}

declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
declare double @cbrt(double)
declare float @cbrtf(float)
declare double @hypot(double, double)
declare float @hypotf(float, float)
declare double @erfc(double)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i64 @llvm.bitreverse.i64(i64)
declare i32 @llvm.cttz.i32(i32, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare double @llvm.fabs.f64(double)
declare float @llvm.fabs.f32(float)
declare double @llvm.log.f64(double)
declare double @llvm.exp.f64(double)
declare double @erf(double)
declare i32 @ilogb(double)
declare i32 @ilogbf(float)
declare double @llvm.roundeven.f64(double)
declare float @llvm.roundeven.f32(float)
declare double @llvm.round.f64(double)
declare float @llvm.round.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i64 @llvm.fptosi.sat.i64.f32(float)
