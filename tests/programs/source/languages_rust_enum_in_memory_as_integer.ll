;! f(active 1.1) -> active
define double @f(double %x) {
  %slot = alloca [16 x i8], align 8
  %payload = getelementptr inbounds i8, ptr %slot, i64 8
  %xx = fmul double %x, %x
  store double %xx, ptr %payload, align 8
  store i64 1, ptr %slot, align 8
  %copy = alloca [16 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %slot, i64 16, i1 false)
  %tag = load i64, ptr %copy, align 8
  %is = icmp eq i64 %tag, 1
  %p2 = getelementptr inbounds i8, ptr %copy, i64 8
  br i1 %is, label %some, label %none
some:
  %v = load double, ptr %p2, align 8
  %r = fmul double %v, %x
  ret double %r
none:
  ret double 0.0
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
