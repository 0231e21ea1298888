; fuzz seed=117551 kind=double count=2 aliased=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define double @f(ptr %x, ptr %y, double %s, i64 %n) {
entry:
  %heap.1 = call ptr @malloc(i64 64)
  %w.2 = load <8 x double>, ptr %y, align 8
  store <8 x double> %w.2, ptr %heap.1, align 8
  %c.3 = trunc i64 %n to i1
  %chosen.4 = select i1 %c.3, ptr %x, ptr %y
  %x.5 = load double, ptr %x
  %p.6 = getelementptr inbounds double, ptr %y, i64 3
  %y.7 = load double, ptr %p.6
  %c.8 = fcmp une double %s, %s
  br i1 %c.8, label %then.9, label %else.10
then.9:
  %k.12 = mul i64 0, 5
  %k.13 = add i64 %k.12, 5
  %k.14 = and i64 %k.13, 7
  %p.15 = getelementptr inbounds double, ptr %chosen.4, i64 %k.14
  %x.16 = load double, ptr %p.15
  %k.17 = mul i64 0, 1
  %k.18 = add i64 %k.17, 0
  %k.19 = and i64 %k.18, 7
  %p.20 = getelementptr inbounds double, ptr %x, i64 %k.19
  store double %x.16, ptr %p.20
  %c.21 = fcmp oge double %s, %x.5
  br i1 %c.21, label %then.22, label %else.23
then.22:
  %k.25 = mul i64 0, 1
  %k.26 = add i64 %k.25, 0
  %k.27 = and i64 %k.26, 7
  %p.28 = getelementptr inbounds double, ptr %heap.1, i64 %k.27
  %x.29 = load double, ptr %p.28
  %b.30 = bitcast double %x.29 to i64
  %b.31 = xor i64 %b.30, -9223372036854775808
  %t.32 = bitcast i64 %b.31 to double
  %k.33 = mul i64 0, 1
  %k.34 = add i64 %k.33, 0
  %k.35 = and i64 %k.34, 7
  %p.36 = getelementptr inbounds double, ptr %x, i64 %k.35
  store double %t.32, ptr %p.36
  br label %join.24
else.23:
  br label %join.24
join.24:
  br label %join.11
else.10:
  br label %join.11
join.11:
  call void @free(ptr %heap.1)
  ret double %s
}

declare noalias ptr @malloc(i64)
declare void @free(ptr)
