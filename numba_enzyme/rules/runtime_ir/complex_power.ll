; (x + ib)^(c + id) as Numba computes it, between registers instead of through memory.

define linkonce_odr { double, double } @ne.complex_power.f64(double %x, double %b, double %c, double %d) noinline nounwind willreturn memory(none) {
  %z = alloca { double, double }
  %v = alloca { double, double }
  %w = alloca { double, double }
  %z.im = getelementptr { double, double }, ptr %z, i64 0, i32 1
  %v.im = getelementptr { double, double }, ptr %v, i64 0, i32 1
  store double %x, ptr %z
  store double %b, ptr %z.im
  store double %c, ptr %v
  store double %d, ptr %v.im
  call void @numba_cpow(ptr %z, ptr %v, ptr %w)
  %result = load { double, double }, ptr %w
  ret { double, double } %result
}

declare void @numba_cpow(ptr, ptr, ptr)
