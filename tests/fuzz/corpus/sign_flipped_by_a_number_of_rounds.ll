; fuzz seed=115338 kind=double count=1 aliased=0
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
  %i2.10 = phi i64 [ 0, %entry ], [ %i2.15, %loop.8 ]
  %v1.11 = phi double [ %x.5, %entry ], [ %t.14, %loop.8 ]
  %b.12 = bitcast double %v1.11 to i64
  %b.13 = xor i64 %b.12, -9223372036854775808
  %t.14 = bitcast i64 %b.13 to double
  %i2.15 = add nsw i64 %i2.10, 1
  %c.16 = icmp slt i64 %i2.15, %n
  br i1 %c.16, label %loop.8, label %after.9
after.9:
  %k.17 = mul i64 0, 1
  %k.18 = add i64 %k.17, 0
  %k.19 = and i64 %k.18, 7
  %p.20 = getelementptr inbounds double, ptr %slot.4, i64 %k.19
  store double %t.14, ptr %p.20
  ret double %s
}

