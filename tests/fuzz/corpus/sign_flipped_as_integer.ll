; fuzz seed=1100 kind=double count=1 aliased=1
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
  %k.8 = mul i64 0, 1
  %k.9 = add i64 %k.8, 0
  %k.10 = and i64 %k.9, 7
  %p.11 = getelementptr inbounds double, ptr %slot.4, i64 %k.10
  %x.12 = load double, ptr %p.11
  %b.13 = bitcast double %x.12 to i64
  %b.14 = xor i64 %b.13, -9223372036854775808
  %t.15 = bitcast i64 %b.14 to double
  %k.16 = mul i64 0, 2
  %k.17 = add i64 %k.16, 5
  %k.18 = and i64 %k.17, 7
  %p.19 = getelementptr inbounds double, ptr %x, i64 %k.18
  store double %t.15, ptr %p.19
  ret double %s
}

