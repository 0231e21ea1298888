; fuzz seed=5006 kind=double count=1 aliased=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(ptr %x, ptr %y, double %s, i64 %n) {
entry:
  %c.1 = trunc i64 %n to i1
  %chosen.2 = select i1 %c.1, ptr %x, ptr %y
  %x.3 = load double, ptr %x
  %p.4 = getelementptr inbounds double, ptr %y, i64 3
  %y.5 = load double, ptr %p.4
  %p.6 = getelementptr inbounds double, ptr %x, i64 4
  %p.7 = getelementptr inbounds double, ptr %chosen.2, i64 0
  %w.8 = load <2 x i64>, ptr %p.7, align 8
  store <2 x i64> %w.8, ptr %p.6, align 8
  ret double %s
}

