; fuzz seed=6108 kind=double count=2 aliased=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(ptr %x, ptr %y, double %s, i64 %n) {
entry:
  %c.1 = trunc i64 %n to i1
  %chosen.2 = select i1 %c.1, ptr %x, ptr %y
  %slot.3 = alloca ptr
  store ptr %chosen.2, ptr %slot.3
  %slot.4 = load ptr, ptr %slot.3
  %x.5 = load double, ptr %x
  %p.6 = getelementptr inbounds double, ptr %y, i64 3
  %y.7 = load double, ptr %p.6
  br label %loop.8
loop.8:
  %i0.10 = phi i64 [ 0, %entry ], [ %i0.39, %join.31 ]
  br label %loop.11
loop.11:
  %i1.13 = phi i64 [ 0, %loop.8 ], [ %i1.21, %loop.11 ]
  %p.14 = getelementptr inbounds double, ptr %x, i64 1
  %w.15 = load <4 x double>, ptr %p.14, align 8
  %p.16 = getelementptr inbounds double, ptr %slot.4, i64 4
  %w.17 = load <4 x double>, ptr %p.16, align 8
  %w.18 = fcmp olt <4 x double> %w.15, %w.17
  %w.19 = select <4 x i1> %w.18, <4 x double> %w.15, <4 x double> %w.17
  %p.20 = getelementptr inbounds double, ptr %slot.4, i64 4
  store <4 x double> %w.19, ptr %p.20, align 8
  %i1.21 = add nsw i64 %i1.13, 1
  %c.22 = icmp slt i64 %i1.21, 5
  br i1 %c.22, label %loop.11, label %after.12
after.12:
  %k.23 = mul i64 %i0.10, 5
  %k.24 = add i64 %k.23, 5
  %k.25 = and i64 %k.24, 7
  %p.26 = getelementptr inbounds double, ptr %y, i64 %k.25
  %x.27 = load double, ptr %p.26
  %c.28 = fcmp oge double %x.27, %s
  br i1 %c.28, label %then.29, label %else.30
then.29:
  %p.32 = getelementptr inbounds double, ptr %y, i64 4
  %w.33 = load <4 x double>, ptr %p.32, align 8
  %p.34 = getelementptr inbounds double, ptr %chosen.2, i64 3
  %w.35 = load <4 x double>, ptr %p.34, align 8
  %w.36 = fadd <4 x double> %w.33, %w.35
  %w.37 = fmul <4 x double> %w.36, <double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000, double 0x3FE0000000000000>
  %p.38 = getelementptr inbounds double, ptr %chosen.2, i64 3
  store <4 x double> %w.37, ptr %p.38, align 8
  br label %join.31
else.30:
  br label %join.31
join.31:
  %i0.39 = add nsw i64 %i0.10, 1
  %c.40 = icmp slt i64 %i0.39, %n
  br i1 %c.40, label %loop.8, label %after.9
after.9:
  ret double %s
}

