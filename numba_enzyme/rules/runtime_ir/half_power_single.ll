define linkonce_odr float @ne.half_power.f32(float %x) noinline nounwind willreturn memory(none) {
  %result = call float @llvm.pow.f32(float %x, float 0.5)
  ret float %result
}

declare float @llvm.pow.f32(float, float)
