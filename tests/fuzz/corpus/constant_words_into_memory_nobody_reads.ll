; fuzz seed=100524 kind=float count=1 aliased=0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define float @f(ptr %x, ptr %y, float %s, i64 %n) {
entry:
  %local.1 = alloca [8 x float]
  call void @llvm.memset.p0.i64(ptr %local.1, i8 0, i64 32, i1 false)
  %c.2 = trunc i64 %n to i1
  %chosen.3 = select i1 %c.2, ptr %x, ptr %y
  %slot.4 = alloca ptr
  store ptr %chosen.3, ptr %slot.4
  %slot.5 = load ptr, ptr %slot.4
  %x.6 = load float, ptr %x
  %p.7 = getelementptr inbounds float, ptr %y, i64 3
  %y.8 = load float, ptr %p.7
  %p.9 = getelementptr inbounds float, ptr %slot.5, i64 0
  %p.10 = getelementptr inbounds float, ptr %local.1, i64 0
  %w.11 = load [2 x i32], ptr %p.10, align 4
  store [2 x i32] %w.11, ptr %p.9, align 4
  ret float %s
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
