; (x + ib)^(c + id) as Numba computes it, between registers instead of through memory.

define linkonce_odr { float, float } @ne.complex_power.f32(float %x, float %b, float %c, float %d) noinline nounwind willreturn memory(none) {
  %z = alloca { float, float }
  %v = alloca { float, float }
  %w = alloca { float, float }
  %z.im = getelementptr { float, float }, ptr %z, i64 0, i32 1
  %v.im = getelementptr { float, float }, ptr %v, i64 0, i32 1
  store float %x, ptr %z
  store float %b, ptr %z.im
  store float %c, ptr %v
  store float %d, ptr %v.im
  call void @numba_cpowf(ptr %z, ptr %v, ptr %w)
  %result = load { float, float }, ptr %w
  ret { float, float } %result
}

declare void @numba_cpowf(ptr, ptr, ptr)
