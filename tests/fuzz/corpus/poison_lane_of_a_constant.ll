; fuzz seed=2050 kind=double count=1 aliased=1
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(ptr %x, ptr %y, double %s, i64 %n) {
entry:
  %heap.1 = call ptr @malloc(i64 64)
  call void @llvm.memcpy.p0.p0.i64(ptr %heap.1, ptr %y, i64 64, i1 false)
  %x.2 = load double, ptr %x
  %p.3 = getelementptr inbounds double, ptr %y, i64 3
  %y.4 = load double, ptr %p.3
  br label %loop.5
loop.5:
  %i1.7 = phi i64 [ 0, %entry ], [ %i1.23, %join.18 ]
  %c.8 = icmp slt i64 %i1.7, 5
  br i1 %c.8, label %body.9, label %after.6
body.9:
  %k.10 = mul i64 %i1.7, 1
  %k.11 = add i64 %k.10, 0
  %k.12 = and i64 %k.11, 7
  %p.13 = getelementptr inbounds double, ptr %y, i64 %k.12
  %x.14 = load double, ptr %p.13
  %c.15 = fcmp ogt double %x.14, %s
  br i1 %c.15, label %then.16, label %else.17
then.16:
  br label %join.18
else.17:
  %k.19 = mul i64 0, 1
  %k.20 = add i64 %k.19, 0
  %k.21 = and i64 %k.20, 7
  %p.22 = getelementptr inbounds double, ptr %x, i64 %k.21
  store double %s, ptr %p.22
  br label %join.18
join.18:
  %i1.23 = add nsw i64 %i1.7, 1
  br label %loop.5
after.6:
  %p.24 = getelementptr inbounds double, ptr %x, i64 3
  %w.25 = load <4 x double>, ptr %p.24, align 8
  %p.26 = getelementptr inbounds double, ptr %heap.1, i64 1
  %w.27 = load <4 x double>, ptr %p.26, align 8
  %w.28 = fadd <4 x double> %w.25, %w.27
  %w.29 = fmul <4 x double> %w.28, <double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000>
  %p.30 = getelementptr inbounds double, ptr %heap.1, i64 1
  store <4 x double> %w.29, ptr %p.30, align 8
  %k.31 = mul i64 0, 5
  %k.32 = add i64 %k.31, 3
  %k.33 = and i64 %k.32, 7
  %p.34 = getelementptr inbounds double, ptr %heap.1, i64 %k.33
  %x.35 = load double, ptr %p.34
  %k.36 = mul i64 0, 3
  %k.37 = add i64 %k.36, 4
  %k.38 = and i64 %k.37, 7
  %p.39 = getelementptr inbounds double, ptr %heap.1, i64 %k.38
  %x.40 = load double, ptr %p.39
  %t.41 = fmul double %x.40, %x.40
  %t.42 = fmul double %t.41, 0x3FD0000000000000
  %t.43 = fadd double %t.42, 0x3FE0000000000000
  %t.44 = call double @hypot(double %x.35, double %t.43)
  %t.45 = fmul double %t.44, 0x3FE0000000000000
  call void @free(ptr %heap.1)
  ret double %t.45
}

declare double @hypot(double, double)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare noalias ptr @malloc(i64)
declare void @free(ptr)
