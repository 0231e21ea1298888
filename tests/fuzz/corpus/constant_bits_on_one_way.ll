; fuzz seed=145151 kind=double count=1 aliased=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(ptr %x, ptr %y, double %s, i64 %n) {
entry:
  %x.1 = load double, ptr %x
  %p.2 = getelementptr inbounds double, ptr %y, i64 3
  %y.3 = load double, ptr %p.2
  %c.4 = fcmp ult double %s, 0x3FD0000000000000
  br i1 %c.4, label %then.5, label %else.6
then.5:
  %t.8 = call double @llvm.tanh.f64(double 0xBFEC000000000000)
  %k.9 = mul i64 0, 1
  %k.10 = add i64 %k.9, 5
  %k.11 = and i64 %k.10, 7
  %p.12 = getelementptr inbounds double, ptr %x, i64 %k.11
  store double %t.8, ptr %p.12
  br label %join.7
else.6:
  br label %join.7
join.7:
  %p.13 = getelementptr inbounds double, ptr %x, i64 0
  %p.14 = getelementptr inbounds double, ptr %x, i64 4
  %w.15 = load [2 x i64], ptr %p.14, align 8
  store [2 x i64] %w.15, ptr %p.13, align 8
  ret double %x.1
}

declare double @llvm.tanh.f64(double)
