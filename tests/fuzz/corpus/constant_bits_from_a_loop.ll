; fuzz seed=105641 kind=double count=1 aliased=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(ptr %x, ptr %y, double %s, i64 %n) {
entry:
  %local.1 = alloca [8 x double]
  call void @llvm.memset.p0.i64(ptr %local.1, i8 0, i64 64, i1 false)
  %x.2 = load double, ptr %x
  %p.3 = getelementptr inbounds double, ptr %y, i64 3
  %y.4 = load double, ptr %p.3
  br label %loop.5
loop.5:
  %i3.7 = phi i64 [ 0, %entry ], [ %i3.17, %body.9 ]
  %c.8 = icmp slt i64 %i3.7, 2
  br i1 %c.8, label %body.9, label %after.6
body.9:
  %k.10 = mul i64 0, 1
  %k.11 = add i64 %k.10, 0
  %k.12 = and i64 %k.11, 7
  %p.13 = getelementptr inbounds double, ptr %local.1, i64 %k.12
  store double 0x3FE0000000000000, ptr %p.13
  %p.14 = getelementptr inbounds double, ptr %x, i64 0
  %p.15 = getelementptr inbounds double, ptr %local.1, i64 0
  %w.16 = load <2 x i64>, ptr %p.15, align 8
  store <2 x i64> %w.16, ptr %p.14, align 8
  %i3.17 = add nsw i64 %i3.7, 1
  br label %loop.5
after.6:
  ret double %s
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
