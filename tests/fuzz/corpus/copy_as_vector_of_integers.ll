; fuzz seed=37 kind=double count=1 aliased=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(ptr %x, ptr %y, double %s, i64 %n) {
entry:
  %x.1 = load double, ptr %x
  %p.2 = getelementptr inbounds double, ptr %y, i64 3
  %y.3 = load double, ptr %p.2
  %p.4 = getelementptr inbounds double, ptr %x, i64 4
  %p.5 = getelementptr inbounds double, ptr %y, i64 0
  %w.6 = load <2 x i64>, ptr %p.5, align 8
  store <2 x i64> %w.6, ptr %p.4, align 8
  ret double %s
}

