; fuzz seed=103754 kind=double count=4 aliased=0
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
  %i0.10 = phi i64 [ 0, %entry ], [ %i0.71, %after.17 ]
  %v0.11 = phi double [ %s, %entry ], [ %v0.25, %after.17 ]
  %v2.12 = phi double [ %y.7, %entry ], [ %v2.26, %after.17 ]
  %v3.13 = phi double [ 0x3FE4000000000000, %entry ], [ %v2.26, %after.17 ]
  %c.14 = icmp slt i64 %i0.10, %n
  br i1 %c.14, label %body.15, label %after.9
body.15:
  br label %loop.16
loop.16:
  %i1.18 = phi i64 [ 0, %body.15 ], [ %i1.40, %after.23 ]
  %v0.19 = phi double [ %v0.11, %body.15 ], [ %v0.25, %after.23 ]
  %v2.20 = phi double [ %v2.12, %body.15 ], [ %v2.26, %after.23 ]
  %v3.21 = phi double [ %v3.13, %body.15 ], [ %v2.26, %after.23 ]
  br label %loop.22
loop.22:
  %i2.24 = phi i64 [ 0, %loop.16 ], [ %i2.39, %body.28 ]
  %v0.25 = phi double [ %v0.19, %loop.16 ], [ %t.38, %body.28 ]
  %v2.26 = phi double [ %v2.20, %loop.16 ], [ %x.33, %body.28 ]
  %c.27 = icmp slt i64 %i2.24, %n
  br i1 %c.27, label %body.28, label %after.23
body.28:
  %k.29 = mul i64 %i2.24, 1
  %k.30 = add i64 %k.29, 0
  %k.31 = and i64 %k.30, 7
  %p.32 = getelementptr inbounds double, ptr %x, i64 %k.31
  %x.33 = load double, ptr %p.32
  %t.34 = fmul double %x.5, %x.5
  %t.35 = fmul double %t.34, 0x3FD0000000000000
  %t.36 = fadd double %t.35, 0x3FE0000000000000
  %t.37 = call double @atan2(double 0x3FE0000000000000, double %t.36)
  %t.38 = fmul double %t.37, 0x3FE0000000000000
  %i2.39 = add nsw i64 %i2.24, 1
  br label %loop.22
after.23:
  %i1.40 = add nsw i64 %i1.18, 1
  %c.41 = icmp slt i64 %i1.40, %n
  br i1 %c.41, label %loop.16, label %after.17
after.17:
  %k.42 = mul i64 %i0.10, 5
  %k.43 = add i64 %k.42, 7
  %k.44 = and i64 %k.43, 7
  %p.45 = getelementptr inbounds double, ptr %slot.4, i64 %k.44
  %x.46 = load double, ptr %p.45
  %k.47 = mul i64 %i0.10, 2
  %k.48 = add i64 %k.47, 4
  %k.49 = and i64 %k.48, 7
  %p.50 = getelementptr inbounds double, ptr %x, i64 %k.49
  %x.51 = load double, ptr %p.50
  %t.52 = fmul double %x.46, 0x3FE8000000000000
  %t.53 = fadd double %t.52, 0x3FD28F5C28F5C28F
  %t.54 = fmul double %x.51, 0x3FECCCCCCCCCCCCD
  %t.55 = fadd double %t.54, 0x3F916872B020C49C
  %t.56 = call double @llvm.copysign.f64(double %t.53, double %t.55)
  %k.57 = mul i64 0, 1
  %k.58 = add i64 %k.57, 1
  %k.59 = and i64 %k.58, 7
  %c.60 = icmp ugt i64 %k.59, 5
  %t.61 = select i1 %c.60, double %v2.26, double %v2.26
  %t.62 = fmul double %t.61, %t.61
  %t.63 = fmul double %t.62, 0x3FD0000000000000
  %t.64 = fadd double %t.63, 0x3FE0000000000000
  %t.65 = call double @atan2(double %t.56, double %t.64)
  %t.66 = fmul double %t.65, 0x3FE0000000000000
  %k.67 = mul i64 0, 1
  %k.68 = add i64 %k.67, 0
  %k.69 = and i64 %k.68, 7
  %p.70 = getelementptr inbounds double, ptr %chosen.2, i64 %k.69
  store double %t.66, ptr %p.70
  %i0.71 = add nsw i64 %i0.10, 1
  br label %loop.8
after.9:
  %k.72 = mul i64 0, 5
  %k.73 = add i64 %k.72, 5
  %k.74 = and i64 %k.73, 7
  %p.75 = getelementptr inbounds double, ptr %chosen.2, i64 %k.74
  %x.76 = load double, ptr %p.75
  %p.77 = getelementptr inbounds double, ptr %x, i64 2
  %w.78 = load <4 x double>, ptr %p.77, align 8
  %t.79 = call double @llvm.vector.reduce.fadd.v4f64(double 0x0000000000000000, <4 x double> %w.78)
  %t.80 = fmul double %t.79, 0x3FD0000000000000
  %t.81 = fmul double %t.80, 0x3FE0000000000000
  %t.82 = fmul double %x.76, 0x3FE0000000000000
  %t.83 = fadd double %t.82, %t.81
  ret double %t.83
}

declare double @llvm.copysign.f64(double, double)
declare double @atan2(double, double)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
