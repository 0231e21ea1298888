;! f(active 1.1) -> active
define double @f(double %x) {
  %p = alloca double
  call void @llvm.lifetime.start.p0(ptr %p)
  store double %x, ptr %p
  %c = fcmp ogt double %x, 0.0
  call void @llvm.assume(i1 %c)
  %a = load double, ptr %p
  %b = fmul double %a, %a
  call void @llvm.lifetime.end.p0(ptr %p)
  call void @llvm.donothing()
  %e = call double @expect_like(double %b)
  ret double %e
}
define internal double @expect_like(double %x) {
  ret double %x
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.assume(i1)
declare void @llvm.donothing()
