target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ident_t = type { i32, i32, i32, i32, ptr }

@0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@1 = private unnamed_addr constant %struct.ident_t { i32 0, i32 514, i32 0, i32 22, ptr @0 }, align 8
@.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer, align 8
@2 = private unnamed_addr constant %struct.ident_t { i32 0, i32 18, i32 0, i32 22, ptr @0 }, align 8
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
@4 = private unnamed_addr constant %struct.ident_t { i32 0, i32 34, i32 0, i32 22, ptr @0 }, align 8
@5 = private unnamed_addr constant %struct.ident_t { i32 0, i32 322, i32 0, i32 22, ptr @0 }, align 8
@.gomp_critical_user_.var = common global [8 x i32] zeroinitializer, align 8

; Function Attrs: nounwind uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !6
  store i32 %1, ptr %4, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #3
  store double 0.000000e+00, ptr %5, align 8, !tbaa !12
  %6 = load i64, ptr %0, align 8, !tbaa !12
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @3, i32 4, ptr nonnull @f.omp_outlined, ptr nonnull %4, ptr nonnull %5, ptr nonnull %3, i64 %6)
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @3, i32 2, ptr nonnull @f.omp_outlined.1, ptr nonnull %3, ptr nonnull %5)
  %7 = load double, ptr %5, align 8, !tbaa !12
  %8 = load ptr, ptr %3, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !12
  %11 = fadd double %7, %10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #3
  ret double %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline norecurse nounwind uwtable
define internal void @f.omp_outlined(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture readnone %1, ptr nocapture noundef nonnull readonly align 4 dereferenceable(4) %2, ptr nocapture noundef nonnull align 8 dereferenceable(8) %3, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %4, i64 noundef %5) #2 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca [1 x ptr], align 8
  %13 = load i32, ptr %2, align 4, !tbaa !10
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %48

15:                                               ; preds = %6
  %16 = add nsw i32 %13, -1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #3
  store i32 0, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #3
  store i32 %16, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #3
  store i32 1, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #3
  store i32 0, ptr %10, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #3
  store double 0.000000e+00, ptr %11, align 8, !tbaa !12
  %17 = load i32, ptr %0, align 4, !tbaa !10
  call void @__kmpc_for_static_init_4(ptr nonnull @1, i32 %17, i32 34, ptr nonnull %10, ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, i32 1, i32 1)
  %18 = load i32, ptr %8, align 4
  %19 = call i32 @llvm.smin.i32(i32 %18, i32 %16)
  store i32 %19, ptr %8, align 4, !tbaa !10
  %20 = load i32, ptr %7, align 4, !tbaa !10
  %21 = icmp sgt i32 %20, %19
  br i1 %21, label %38, label %22

22:                                               ; preds = %15
  %23 = load double, ptr %11, align 8, !tbaa !12
  %24 = load ptr, ptr %4, align 8, !tbaa !6
  %25 = bitcast i64 %5 to double
  %26 = sext i32 %20 to i64
  %27 = add nsw i32 %19, 1
  br label %28

28:                                               ; preds = %22, %28
  %29 = phi i64 [ %26, %22 ], [ %35, %28 ]
  %30 = phi double [ %23, %22 ], [ %34, %28 ]
  %31 = getelementptr inbounds double, ptr %24, i64 %29
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = fmul double %32, %32
  %34 = call double @llvm.fmuladd.f64(double %33, double %25, double %30)
  store double %34, ptr %11, align 8, !tbaa !12
  %35 = add nsw i64 %29, 1
  %36 = trunc i64 %35 to i32
  %37 = icmp eq i32 %27, %36
  br i1 %37, label %38, label %28

38:                                               ; preds = %28, %15
  call void @__kmpc_for_static_fini(ptr nonnull @1, i32 %17)
  store ptr %11, ptr %12, align 8
  %39 = call i32 @__kmpc_reduce_nowait(ptr nonnull @2, i32 %17, i32 1, i64 8, ptr nonnull %12, ptr nonnull @f.omp_outlined.omp.reduction.reduction_func, ptr nonnull @.gomp_critical_user_.reduction.var)
  switch i32 %39, label %47 [
    i32 1, label %40
    i32 2, label %44
  ]

40:                                               ; preds = %38
  %41 = load double, ptr %3, align 8, !tbaa !12
  %42 = load double, ptr %11, align 8, !tbaa !12
  %43 = fadd double %41, %42
  store double %43, ptr %3, align 8, !tbaa !12
  call void @__kmpc_end_reduce_nowait(ptr nonnull @2, i32 %17, ptr nonnull @.gomp_critical_user_.reduction.var)
  br label %47

44:                                               ; preds = %38
  %45 = load double, ptr %11, align 8, !tbaa !12
  %46 = atomicrmw fadd ptr %3, double %45 monotonic, align 8
  br label %47

47:                                               ; preds = %44, %40, %38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #3
  br label %48

48:                                               ; preds = %47, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @__kmpc_for_static_init_4(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nounwind
declare void @__kmpc_for_static_fini(ptr, i32) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal void @f.omp_outlined.omp.reduction.reduction_func(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #5 {
  %3 = load ptr, ptr %1, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = load double, ptr %4, align 8, !tbaa !12
  %6 = load double, ptr %3, align 8, !tbaa !12
  %7 = fadd double %5, %6
  store double %7, ptr %4, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent nounwind
declare i32 @__kmpc_reduce_nowait(ptr, i32, i32, i64, ptr, ptr, ptr) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare void @__kmpc_end_reduce_nowait(ptr, i32, ptr) local_unnamed_addr #6

; Function Attrs: nounwind
declare !callback !14 void @__kmpc_fork_call(ptr, i32, ptr, ...) local_unnamed_addr #3

; Function Attrs: alwaysinline norecurse nounwind uwtable
define internal void @f.omp_outlined.1(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture readnone %1, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %2, ptr nocapture noundef nonnull align 8 dereferenceable(8) %3) #2 {
  %5 = tail call i32 @omp_get_thread_num()
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !tbaa !6
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !12
  %11 = load double, ptr %8, align 8, !tbaa !12
  %12 = fmul double %10, %11
  store double %12, ptr %8, align 8, !tbaa !12
  br label %13

13:                                               ; preds = %7, %4
  %14 = load i32, ptr %0, align 4, !tbaa !10
  tail call void @__kmpc_barrier(ptr nonnull @4, i32 %14)
  %15 = tail call i32 @__kmpc_single(ptr nonnull @3, i32 %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr %2, align 8, !tbaa !6
  %19 = load double, ptr %18, align 8, !tbaa !12
  %20 = load double, ptr %3, align 8, !tbaa !12
  %21 = fmul double %19, %20
  store double %21, ptr %3, align 8, !tbaa !12
  tail call void @__kmpc_end_single(ptr nonnull @3, i32 %14)
  br label %22

22:                                               ; preds = %17, %13
  tail call void @__kmpc_barrier(ptr nonnull @5, i32 %14)
  %23 = tail call i32 @__kmpc_master(ptr nonnull @3, i32 %14)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %32, label %25

25:                                               ; preds = %22
  %26 = load double, ptr %3, align 8, !tbaa !12
  %27 = load ptr, ptr %2, align 8, !tbaa !6
  %28 = getelementptr inbounds i8, ptr %27, i64 16
  %29 = load double, ptr %28, align 8, !tbaa !12
  %30 = fmul double %26, %29
  %31 = getelementptr inbounds i8, ptr %27, i64 8
  store double %30, ptr %31, align 8, !tbaa !12
  tail call void @__kmpc_end_master(ptr nonnull @3, i32 %14)
  br label %32

32:                                               ; preds = %25, %22
  ret void
}

; Function Attrs: nounwind
declare i32 @omp_get_thread_num() local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare void @__kmpc_barrier(ptr, i32) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare i32 @__kmpc_single(ptr, i32) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare void @__kmpc_end_single(ptr, i32) local_unnamed_addr #6

; Function Attrs: nounwind
declare i32 @__kmpc_master(ptr, i32) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @__kmpc_end_master(ptr, i32) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local void @g(ptr noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !6
  store i64 %1, ptr %4, align 8, !tbaa !16
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @3, i32 2, ptr nonnull @g.omp_outlined, ptr nonnull %4, ptr nonnull %3)
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @3, i32 2, ptr nonnull @g.omp_outlined.2, ptr nonnull %4, ptr nonnull %3)
  ret void
}

; Function Attrs: alwaysinline norecurse nounwind uwtable
define internal void @g.omp_outlined(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture readnone %1, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %2, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %3) #2 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = load i64, ptr %2, align 8, !tbaa !16
  %10 = add nsw i64 %9, -1
  %11 = icmp sgt i64 %9, 0
  br i1 %11, label %12, label %40

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #3
  store i64 0, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #3
  store i64 %10, ptr %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #3
  store i64 1, ptr %7, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #3
  store i32 0, ptr %8, align 4, !tbaa !10
  %13 = load i32, ptr %0, align 4, !tbaa !10
  call void @__kmpc_for_static_init_8u(ptr nonnull @1, i32 %13, i32 33, ptr nonnull %8, ptr nonnull %5, ptr nonnull %6, ptr nonnull %7, i64 1, i64 2)
  %14 = load i64, ptr %5, align 8, !tbaa !16
  %15 = load i64, ptr %6, align 8
  %16 = call i64 @llvm.umin.i64(i64 %15, i64 %10)
  store i64 %16, ptr %6, align 8, !tbaa !16
  %17 = icmp ugt i64 %14, %16
  br i1 %17, label %39, label %18

18:                                               ; preds = %12
  %19 = load ptr, ptr %3, align 8, !tbaa !6
  %20 = getelementptr double, ptr %19, i64 %9
  %21 = load i64, ptr %7, align 8, !tbaa !16
  br label %22

22:                                               ; preds = %18, %33
  %23 = phi i64 [ %16, %18 ], [ %36, %33 ]
  %24 = phi i64 [ %14, %18 ], [ %34, %33 ]
  br label %25

25:                                               ; preds = %22, %25
  %26 = phi i64 [ %24, %22 ], [ %31, %25 ]
  %27 = xor i64 %26, -1
  %28 = getelementptr double, ptr %20, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !12
  %30 = fmul double %29, %29
  store double %30, ptr %28, align 8, !tbaa !12
  %31 = add i64 %26, 1
  %32 = icmp ugt i64 %31, %23
  br i1 %32, label %33, label %25

33:                                               ; preds = %25
  %34 = add i64 %21, %24
  %35 = add i64 %21, %23
  %36 = call i64 @llvm.umin.i64(i64 %35, i64 %10)
  %37 = icmp ugt i64 %34, %36
  br i1 %37, label %38, label %22

38:                                               ; preds = %33
  store i64 %36, ptr %6, align 8, !tbaa !16
  store i64 %34, ptr %5, align 8, !tbaa !16
  br label %39

39:                                               ; preds = %38, %12
  call void @__kmpc_for_static_fini(ptr nonnull @1, i32 %13)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #3
  br label %40

40:                                               ; preds = %39, %4
  ret void
}

; Function Attrs: nounwind
declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) local_unnamed_addr #3

; Function Attrs: alwaysinline norecurse nounwind uwtable
define internal void @g.omp_outlined.2(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture readnone %1, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %2, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = load i64, ptr %2, align 8, !tbaa !16
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %42

11:                                               ; preds = %4
  %12 = add nsw i64 %9, -4294967294
  %13 = udiv i64 %12, 3
  %14 = trunc i64 %13 to i32
  %15 = add i32 %14, -1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #3
  store i32 0, ptr %5, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #3
  store i32 %15, ptr %6, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #3
  store i32 1, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #3
  store i32 0, ptr %8, align 4, !tbaa !10
  %16 = load i32, ptr %0, align 4, !tbaa !10
  call void @__kmpc_for_static_init_4u(ptr nonnull @1, i32 %16, i32 34, ptr nonnull %8, ptr nonnull %5, ptr nonnull %6, ptr nonnull %7, i32 1, i32 1)
  %17 = load i32, ptr %6, align 4
  %18 = call i32 @llvm.umin.i32(i32 %17, i32 %15)
  store i32 %18, ptr %6, align 4, !tbaa !10
  %19 = load i32, ptr %5, align 4, !tbaa !10
  %20 = add i32 %18, 1
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %22, label %41

22:                                               ; preds = %11
  %23 = zext i32 %19 to i64
  br label %24

24:                                               ; preds = %22, %24
  %25 = phi i64 [ %23, %22 ], [ %36, %24 ]
  %26 = mul i64 %25, 3
  call void @__kmpc_critical(ptr nonnull @3, i32 %16, ptr nonnull @.gomp_critical_user_.var)
  %27 = load ptr, ptr %3, align 8, !tbaa !6
  %28 = and i64 %26, 4294967295
  %29 = getelementptr inbounds double, ptr %27, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !12
  %31 = getelementptr inbounds i8, ptr %27, i64 16
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = getelementptr inbounds i8, ptr %27, i64 8
  %34 = load double, ptr %33, align 8, !tbaa !12
  %35 = call double @llvm.fmuladd.f64(double %30, double %32, double %34)
  store double %35, ptr %33, align 8, !tbaa !12
  call void @__kmpc_end_critical(ptr nonnull @3, i32 %16, ptr nonnull @.gomp_critical_user_.var)
  %36 = add nuw nsw i64 %25, 1
  %37 = load i32, ptr %6, align 4, !tbaa !10
  %38 = add i32 %37, 1
  %39 = zext i32 %38 to i64
  %40 = icmp ult i64 %36, %39
  br i1 %40, label %24, label %41

41:                                               ; preds = %24, %11
  call void @__kmpc_for_static_fini(ptr nonnull @1, i32 %16)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #3
  br label %42

42:                                               ; preds = %41, %4
  ret void
}

; Function Attrs: nounwind
declare void @__kmpc_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @__kmpc_critical(ptr, i32, ptr) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare void @__kmpc_end_critical(ptr, i32, ptr) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define dso_local double @h(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  br label %4

3:                                                ; preds = %4
  ret double %12

4:                                                ; preds = %2, %4
  %5 = phi i64 [ 0, %2 ], [ %13, %4 ]
  %6 = phi double [ 0.000000e+00, %2 ], [ %12, %4 ]
  %7 = getelementptr inbounds double, ptr %0, i64 %5
  %8 = trunc i64 %5 to i32
  %9 = sub i32 %1, %8
  %10 = tail call fastcc double @total(ptr noundef %7, i32 noundef %9)
  %11 = load double, ptr %7, align 8, !tbaa !12
  %12 = tail call double @llvm.fmuladd.f64(double %10, double %11, double %6)
  %13 = add nuw nsw i64 %5, 1
  %14 = icmp eq i64 %5, 0
  br i1 %14, label %4, label %3, !llvm.loop !18
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc double @total(ptr noundef %0, i32 noundef %1) unnamed_addr #8 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !6
  store i32 %1, ptr %4, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #3
  store double 0.000000e+00, ptr %5, align 8, !tbaa !12
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @3, i32 3, ptr nonnull @total.omp_outlined, ptr nonnull %4, ptr nonnull %3, ptr nonnull %5)
  %6 = load double, ptr %5, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #3
  ret double %6
}

; Function Attrs: alwaysinline norecurse nounwind uwtable
define internal void @total.omp_outlined(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture readnone %1, ptr nocapture noundef nonnull readonly align 4 dereferenceable(4) %2, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %3, ptr nocapture noundef nonnull align 8 dereferenceable(8) %4) #2 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = load i32, ptr %2, align 4, !tbaa !10
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %34

12:                                               ; preds = %5
  %13 = add nsw i32 %10, -1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #3
  store i32 0, ptr %6, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #3
  store i32 %13, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #3
  store i32 1, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #3
  store i32 0, ptr %9, align 4, !tbaa !10
  %14 = load i32, ptr %0, align 4, !tbaa !10
  call void @__kmpc_for_static_init_4(ptr nonnull @1, i32 %14, i32 34, ptr nonnull %9, ptr nonnull %6, ptr nonnull %7, ptr nonnull %8, i32 1, i32 1)
  %15 = load i32, ptr %7, align 4
  %16 = call i32 @llvm.smin.i32(i32 %15, i32 %13)
  store i32 %16, ptr %7, align 4, !tbaa !10
  %17 = load i32, ptr %6, align 4, !tbaa !10
  %18 = icmp sgt i32 %17, %16
  br i1 %18, label %33, label %19

19:                                               ; preds = %12
  %20 = sext i32 %17 to i64
  %21 = add nsw i32 %16, 1
  br label %22

22:                                               ; preds = %19, %22
  %23 = phi i64 [ %20, %19 ], [ %30, %22 ]
  %24 = load ptr, ptr %3, align 8, !tbaa !6
  %25 = getelementptr inbounds double, ptr %24, i64 %23
  %26 = load double, ptr %25, align 8, !tbaa !12
  %27 = fmul double %26, %26
  %28 = fmul double %26, %27
  %29 = atomicrmw fadd ptr %4, double %28 monotonic, align 8
  %30 = add nsw i64 %23, 1
  %31 = trunc i64 %30 to i32
  %32 = icmp eq i32 %21, %31
  br i1 %32, label %33, label %22

33:                                               ; preds = %22, %12
  call void @__kmpc_for_static_fini(ptr nonnull @1, i32 %14)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #3
  br label %34

34:                                               ; preds = %33, %5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"openmp", i32 51}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !8, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !8, i64 0}
!14 = !{!15}
!15 = !{i64 2, i64 -1, i64 -1, i1 true}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !8, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
