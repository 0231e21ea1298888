; fuzz seed=100591 kind=double count=1 aliased=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(ptr %x, ptr %y, double %s, i64 %n) {
entry:
  %local.1 = alloca [8 x double]
  call void @llvm.memset.p0.i64(ptr %local.1, i8 0, i64 64, i1 false)
  %c.2 = trunc i64 %n to i1
  %chosen.3 = select i1 %c.2, ptr %x, ptr %y
  %x.4 = load double, ptr %x
  %p.5 = getelementptr inbounds double, ptr %y, i64 3
  %y.6 = load double, ptr %p.5
  %k.7 = mul i64 0, 1
  %k.8 = add i64 %k.7, 0
  %k.9 = and i64 %k.8, 7
  %p.10 = getelementptr inbounds double, ptr %chosen.3, i64 %k.9
  store double %s, ptr %p.10
  %k.11 = mul i64 0, 2
  %k.12 = add i64 %k.11, 7
  %k.13 = and i64 %k.12, 7
  %p.14 = getelementptr inbounds double, ptr %local.1, i64 %k.13
  %x.15 = load double, ptr %p.14
  %b.16 = bitcast double %x.15 to i64
  %b.17 = xor i64 %b.16, -9223372036854775808
  %t.18 = bitcast i64 %b.17 to double
  %k.19 = mul i64 0, 3
  %k.20 = add i64 %k.19, 2
  %k.21 = and i64 %k.20, 7
  %p.22 = getelementptr inbounds double, ptr %y, i64 %k.21
  store double %t.18, ptr %p.22
  ret double %y.6
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
