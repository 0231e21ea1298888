; fuzz seed=7700379 kind=double count=2 aliased=1
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
  %c.8 = fcmp oge double %s, %s
  br i1 %c.8, label %then.9, label %else.10
then.9:
  %t.12 = fmul double %s, %s
  %t.13 = fmul double %t.12, 0x3FD0000000000000
  %t.14 = fadd double %t.13, 0x3FE0000000000000
  %t.15 = call double @hypot(double %s, double %t.14)
  %t.16 = fmul double %t.15, 0x3FE0000000000000
  br label %join.11
else.10:
  br label %join.11
join.11:
  %v1.17 = phi double [ %t.16, %then.9 ], [ %x.5, %else.10 ]
  %k.18 = mul i64 0, 1
  %k.19 = add i64 %k.18, 3
  %k.20 = and i64 %k.19, 7
  %p.21 = getelementptr inbounds double, ptr %x, i64 %k.20
  %x.22 = load double, ptr %p.21
  %k.23 = mul i64 0, 1
  %k.24 = add i64 %k.23, 0
  %k.25 = and i64 %k.24, 7
  %p.26 = getelementptr inbounds double, ptr %slot.4, i64 %k.25
  %x.27 = load double, ptr %p.26
  %t.28 = fmul double %x.27, %x.27
  %t.29 = fmul double %t.28, 0x3FD0000000000000
  %t.30 = fadd double %t.29, 0x3FE0000000000000
  %t.31 = call double @hypot(double %x.22, double %t.30)
  %t.32 = fmul double %t.31, 0x3FE0000000000000
  %c.33 = fcmp olt double %s, 0x3FE0000000000000
  %k.34 = mul i64 0, 1
  %k.35 = add i64 %k.34, 6
  %k.36 = and i64 %k.35, 7
  %p.37 = getelementptr inbounds double, ptr %slot.4, i64 %k.36
  %x.38 = load double, ptr %p.37
  %t.39 = fmul double %x.38, %x.38
  %t.40 = fmul double %t.39, 0x3FD0000000000000
  %t.41 = fadd double %t.40, 0x3FE0000000000000
  %t.42 = call double @atan2(double %t.32, double %t.41)
  %t.43 = fmul double %t.42, 0x3FE0000000000000
  %t.44 = select i1 %c.33, double %v1.17, double %t.43
  %c.45 = fcmp ole double %t.44, %s
  br i1 %c.45, label %early.46, label %stay.47
early.46:
  ret double %s
stay.47:
  %k.48 = mul i64 0, 1
  %k.49 = add i64 %k.48, 0
  %k.50 = and i64 %k.49, 7
  %p.51 = getelementptr inbounds double, ptr %y, i64 %k.50
  %x.52 = load double, ptr %p.51
  %m.53 = alloca i64
  store double %x.52, ptr %m.53
  %b.54 = load i64, ptr %m.53
  store i64 %b.54, ptr %m.53
  %t.55 = load double, ptr %m.53
  %b.56 = bitcast double %t.44 to i64
  %t.57 = bitcast i64 %b.56 to double
  %t.58 = fmul double %t.57, %t.57
  %t.59 = fmul double %t.58, 0x3FD0000000000000
  %t.60 = fadd double %t.59, 0x3FE0000000000000
  %t.61 = call double @hypot(double %t.55, double %t.60)
  %t.62 = fmul double %t.61, 0x3FE0000000000000
  ret double %t.62
}

declare double @hypot(double, double)
declare double @atan2(double, double)
