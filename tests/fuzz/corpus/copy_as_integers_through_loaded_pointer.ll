; fuzz seed=3 kind=double count=2 aliased=0
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
  %p.8 = getelementptr inbounds double, ptr %x, i64 0
  %p.9 = getelementptr inbounds double, ptr %slot.4, i64 0
  %w.10 = load [2 x i64], ptr %p.9, align 8
  store [2 x i64] %w.10, ptr %p.8, align 8
  ret double %s
}

