; ModuleID = 'programs.c'
source_filename = "programs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@table = dso_local local_unnamed_addr global [2 x ptr] [ptr @square, ptr @cube], align 16
@computed_goto.targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@computed_goto, %9), ptr blockaddress(@computed_goto, %19), ptr blockaddress(@computed_goto, %33)], align 16

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @linked_list(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %25

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi i64 [ 0, %4 ], [ %14, %6 ]
  %8 = phi ptr [ null, %4 ], [ %9, %6 ]
  %9 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #18
  %10 = getelementptr inbounds nuw double, ptr %0, i64 %7
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fmul double %11, %11
  store double %12, ptr %9, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %8, ptr %13, align 8, !tbaa !14
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %16, label %6, !llvm.loop !15

16:                                               ; preds = %6, %16
  %17 = phi ptr [ %23, %16 ], [ %9, %6 ]
  %18 = phi double [ %21, %16 ], [ 0.000000e+00, %6 ]
  %19 = load double, ptr %17, align 8, !tbaa !10
  %20 = tail call double @sin(double noundef %19) #19, !tbaa !4
  %21 = tail call double @llvm.fmuladd.f64(double %18, double 5.000000e-01, double %20)
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %23 = load ptr, ptr %22, align 8, !tbaa !14
  tail call void @free(ptr noundef nonnull %17) #19
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %16, !llvm.loop !17

25:                                               ; preds = %16, %2
  %26 = phi double [ 0.000000e+00, %2 ], [ %21, %16 ]
  ret double %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @unions(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !8
  %6 = fptrunc double %5 to float
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = fptrunc double %8 to float
  %10 = fmul float %9, 2.000000e+00
  %11 = fmul float %10, %6
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.fmuladd.f64(double %3, double %3, double %12)
  ret double %13
}

; Function Attrs: nofree nosync nounwind memory(argmem: read) uwtable
define dso_local double @recursion(ptr noundef %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = icmp slt i32 %1, 2
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds double, ptr %0, i64 %5
  %7 = load double, ptr %6, align 8, !tbaa !8
  br label %8

8:                                                ; preds = %10, %4
  %9 = phi double [ %7, %4 ], [ %17, %10 ]
  ret double %9

10:                                               ; preds = %2
  %11 = add nsw i32 %1, -1
  %12 = tail call double @recursion(ptr noundef %0, i32 noundef %11)
  %13 = add nsw i32 %1, -2
  %14 = tail call double @recursion(ptr noundef %0, i32 noundef %13)
  %15 = fmul double %14, 5.000000e-01
  %16 = load double, ptr %0, align 8, !tbaa !8
  %17 = tail call double @llvm.fmuladd.f64(double %15, double %16, double %12)
  br label %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local double @structures(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #6 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = fptrunc double %3 to float
  %5 = srem i32 1, %1
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = fptrunc double %8 to float
  %10 = fmul float %4, %9
  %11 = srem i32 2, %1
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fptrunc double %14 to float
  %16 = fmul float %9, %15
  %17 = srem i32 3, %1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = fptrunc double %20 to float
  %22 = fmul float %15, %21
  %23 = srem i32 4, %1
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = fptrunc double %26 to float
  %28 = fmul float %21, %27
  %29 = fpext float %4 to double
  %30 = fmul double %8, %29
  %31 = fpext float %10 to double
  %32 = fadd double %30, %31
  %33 = fadd double %32, 0.000000e+00
  %34 = fpext float %15 to double
  %35 = fmul double %20, %34
  %36 = fpext float %22 to double
  %37 = tail call double @llvm.fmuladd.f64(double %35, double 2.000000e+00, double %36)
  %38 = fadd double %33, %37
  %39 = fpext float %9 to double
  %40 = fmul double %14, %39
  %41 = fpext float %16 to double
  %42 = tail call double @llvm.fmuladd.f64(double %40, double 3.000000e+00, double %41)
  %43 = fadd double %38, %42
  %44 = fpext float %21 to double
  %45 = fmul double %26, %44
  %46 = fpext float %28 to double
  %47 = tail call double @llvm.fmuladd.f64(double %45, double 4.000000e+00, double %46)
  %48 = fadd double %43, %47
  ret double %48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @square(double noundef %0) #8 {
  %2 = fmul double %0, %0
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef double @cube(double noundef %0) #8 {
  %2 = fmul double %0, %0
  %3 = fmul double %0, %2
  ret double %3
}

; Function Attrs: nounwind uwtable
define dso_local double @function_pointers(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #9 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %17, %8 ]
  ret double %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %18, %8 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %17, %8 ]
  %11 = and i64 %9, 1
  %12 = getelementptr inbounds nuw ptr, ptr @table, i64 %11
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = tail call double %13(double noundef %15) #19
  %17 = fadd double %10, %16
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %6, label %8, !llvm.loop !19
}

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @switches(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #10 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %8

6:                                                ; preds = %35, %2
  %7 = phi double [ 1.000000e+00, %2 ], [ %36, %35 ]
  ret double %7

8:                                                ; preds = %4, %35
  %9 = phi i64 [ 0, %4 ], [ %37, %35 ]
  %10 = phi double [ 1.000000e+00, %4 ], [ %36, %35 ]
  %11 = trunc nuw nsw i64 %9 to i32
  %12 = urem i32 %11, 5
  switch i32 %12, label %33 [
    i32 0, label %13
    i32 1, label %18
    i32 2, label %23
    i32 3, label %27
  ]

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = tail call double @llvm.fmuladd.f64(double %15, double 1.000000e-01, double 1.000000e+00)
  %17 = fmul double %10, %16
  br label %35

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = tail call double @tanh(double noundef %20) #19, !tbaa !4
  %22 = fadd double %10, %21
  br label %35

23:                                               ; preds = %8
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %25 = load double, ptr %24, align 8, !tbaa !8
  %26 = tail call double @llvm.maxnum.f64(double %10, double %25)
  br label %35

27:                                               ; preds = %8
  %28 = tail call double @llvm.fabs.f64(double %10)
  %29 = fadd double %28, 1.000000e-01
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = tail call double @pow(double noundef %29, double noundef %31) #19, !tbaa !4
  br label %35

33:                                               ; preds = %8
  %34 = fneg double %10
  br label %35

35:                                               ; preds = %13, %18, %23, %27, %33
  %36 = phi double [ %34, %33 ], [ %17, %13 ], [ %22, %18 ], [ %26, %23 ], [ %32, %27 ]
  %37 = add nuw nsw i64 %9, 1
  %38 = icmp eq i64 %37, %5
  br i1 %38, label %6, label %8, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @tanh(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @pow(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @long_doubles(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %26

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 1
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483646
  br label %28

10:                                               ; preds = %28
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %23, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %47, %10 ]
  %14 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ %46, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = fpext double %17 to x86_fp80
  %19 = fadd x86_fp80 %18, 0xK3FFE8000000000000000
  %20 = fdiv x86_fp80 0xK3FFF8000000000000000, %19
  %21 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %19, x86_fp80 %19, x86_fp80 %20)
  %22 = fadd x86_fp80 %14, %21
  br label %23

23:                                               ; preds = %10, %12
  %24 = phi x86_fp80 [ %46, %10 ], [ %22, %12 ]
  %25 = fptrunc x86_fp80 %24 to double
  br label %26

26:                                               ; preds = %23, %2
  %27 = phi double [ 0.000000e+00, %2 ], [ %25, %23 ]
  ret double %27

28:                                               ; preds = %28, %8
  %29 = phi i64 [ 0, %8 ], [ %47, %28 ]
  %30 = phi x86_fp80 [ 0xK00000000000000000000, %8 ], [ %46, %28 ]
  %31 = phi i64 [ 0, %8 ], [ %48, %28 ]
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fpext double %33 to x86_fp80
  %35 = fadd x86_fp80 %34, 0xK3FFE8000000000000000
  %36 = fdiv x86_fp80 0xK3FFF8000000000000000, %35
  %37 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %35, x86_fp80 %35, x86_fp80 %36)
  %38 = fadd x86_fp80 %30, %37
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %29
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = fpext double %41 to x86_fp80
  %43 = fadd x86_fp80 %42, 0xK3FFE8000000000000000
  %44 = fdiv x86_fp80 0xK3FFF8000000000000000, %43
  %45 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %43, x86_fp80 %43, x86_fp80 %44)
  %46 = fadd x86_fp80 %38, %45
  %47 = add nuw nsw i64 %29, 2
  %48 = add i64 %31, 2
  %49 = icmp eq i64 %48, %9
  br i1 %49, label %10, label %28, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @sorting(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %77

4:                                                ; preds = %2, %34
  %5 = phi i32 [ %35, %34 ], [ 0, %2 ]
  %6 = xor i32 %5, -1
  %7 = add nsw i32 %1, %6
  %8 = zext i32 %7 to i64
  %9 = sub nsw i32 %1, %5
  %10 = icmp sgt i32 %9, 1
  br i1 %10, label %11, label %34

11:                                               ; preds = %4
  %12 = and i64 %8, 1
  %13 = icmp eq i32 %7, 1
  br i1 %13, label %24, label %14

14:                                               ; preds = %11
  %15 = and i64 %8, 4294967294
  br label %37

16:                                               ; preds = %34
  %17 = zext nneg i32 %1 to i64
  %18 = and i64 %17, 3
  %19 = icmp ult i32 %1, 4
  br i1 %19, label %63, label %20

20:                                               ; preds = %16
  %21 = and i64 %17, 2147483644
  br label %79

22:                                               ; preds = %56
  %23 = icmp eq i64 %12, 0
  br i1 %23, label %34, label %24

24:                                               ; preds = %22, %11
  %25 = phi i64 [ 0, %11 ], [ %58, %22 ]
  %26 = phi i64 [ 1, %11 ], [ %57, %22 ]
  %27 = icmp ne i64 %12, 0
  tail call void @llvm.assume(i1 %27)
  %28 = getelementptr inbounds nuw double, ptr %0, i64 %25
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = fcmp ogt double %29, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %24
  store double %31, ptr %28, align 8, !tbaa !8
  store double %29, ptr %30, align 8, !tbaa !8
  br label %34

34:                                               ; preds = %22, %33, %24, %4
  %35 = add nuw nsw i32 %5, 1
  %36 = icmp eq i32 %35, %1
  br i1 %36, label %16, label %4, !llvm.loop !22

37:                                               ; preds = %56, %14
  %38 = phi i64 [ 0, %14 ], [ %58, %56 ]
  %39 = phi i64 [ 1, %14 ], [ %57, %56 ]
  %40 = phi i64 [ 0, %14 ], [ %59, %56 ]
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fcmp ogt double %42, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %37
  store double %44, ptr %41, align 8, !tbaa !8
  store double %42, ptr %43, align 8, !tbaa !8
  br label %47

47:                                               ; preds = %37, %46
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %39
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fcmp ogt double %50, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %47
  store double %53, ptr %49, align 8, !tbaa !8
  store double %50, ptr %52, align 8, !tbaa !8
  br label %56

56:                                               ; preds = %55, %47
  %57 = add nuw nsw i64 %39, 2
  %58 = add nuw nsw i64 %38, 2
  %59 = add i64 %40, 2
  %60 = icmp eq i64 %59, %15
  br i1 %60, label %22, label %37, !llvm.loop !23

61:                                               ; preds = %79
  %62 = icmp eq i64 %18, 0
  br i1 %62, label %77, label %63

63:                                               ; preds = %61, %16
  %64 = phi i64 [ 0, %16 ], [ %98, %61 ]
  %65 = phi double [ 0.000000e+00, %16 ], [ %97, %61 ]
  %66 = icmp ne i64 %18, 0
  tail call void @llvm.assume(i1 %66)
  br label %67

67:                                               ; preds = %67, %63
  %68 = phi i64 [ %64, %63 ], [ %74, %67 ]
  %69 = phi double [ %65, %63 ], [ %73, %67 ]
  %70 = phi i64 [ 0, %63 ], [ %75, %67 ]
  %71 = getelementptr inbounds nuw double, ptr %0, i64 %68
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = tail call double @llvm.fmuladd.f64(double %69, double 0x3FE6666666666666, double %72)
  %74 = add nuw nsw i64 %68, 1
  %75 = add i64 %70, 1
  %76 = icmp eq i64 %75, %18
  br i1 %76, label %77, label %67, !llvm.loop !24

77:                                               ; preds = %61, %67, %2
  %78 = phi double [ 0.000000e+00, %2 ], [ %97, %61 ], [ %73, %67 ]
  ret double %78

79:                                               ; preds = %79, %20
  %80 = phi i64 [ 0, %20 ], [ %98, %79 ]
  %81 = phi double [ 0.000000e+00, %20 ], [ %97, %79 ]
  %82 = phi i64 [ 0, %20 ], [ %99, %79 ]
  %83 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = tail call double @llvm.fmuladd.f64(double %81, double 0x3FE6666666666666, double %84)
  %86 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = tail call double @llvm.fmuladd.f64(double %85, double 0x3FE6666666666666, double %88)
  %90 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = tail call double @llvm.fmuladd.f64(double %89, double 0x3FE6666666666666, double %92)
  %94 = getelementptr inbounds nuw double, ptr %0, i64 %80
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = tail call double @llvm.fmuladd.f64(double %93, double 0x3FE6666666666666, double %96)
  %98 = add nuw nsw i64 %80, 4
  %99 = add i64 %82, 4
  %100 = icmp eq i64 %99, %21
  br i1 %100, label %61, label %79, !llvm.loop !26
}

; Function Attrs: nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable
define dso_local double @single_precision(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #10 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %31

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = and i64 %5, 3
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = and i64 %5, 2147483644
  br label %33

10:                                               ; preds = %33
  %11 = icmp eq i64 %6, 0
  br i1 %11, label %28, label %12

12:                                               ; preds = %10, %4
  %13 = phi i64 [ 0, %4 ], [ %60, %10 ]
  %14 = phi float [ 0.000000e+00, %4 ], [ %59, %10 ]
  %15 = icmp ne i64 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %13, %12 ], [ %25, %16 ]
  %18 = phi float [ %14, %12 ], [ %24, %16 ]
  %19 = phi i64 [ 0, %12 ], [ %26, %16 ]
  %20 = getelementptr inbounds nuw double, ptr %0, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fptrunc double %21 to float
  %23 = tail call float @sinf(float noundef %22) #19, !tbaa !4
  %24 = tail call float @llvm.fmuladd.f32(float %23, float %22, float %18)
  %25 = add nuw nsw i64 %17, 1
  %26 = add i64 %19, 1
  %27 = icmp eq i64 %26, %6
  br i1 %27, label %28, label %16, !llvm.loop !27

28:                                               ; preds = %16, %10
  %29 = phi float [ %59, %10 ], [ %24, %16 ]
  %30 = fpext float %29 to double
  br label %31

31:                                               ; preds = %28, %2
  %32 = phi double [ 0.000000e+00, %2 ], [ %30, %28 ]
  ret double %32

33:                                               ; preds = %33, %8
  %34 = phi i64 [ 0, %8 ], [ %60, %33 ]
  %35 = phi float [ 0.000000e+00, %8 ], [ %59, %33 ]
  %36 = phi i64 [ 0, %8 ], [ %61, %33 ]
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = fptrunc double %38 to float
  %40 = tail call float @sinf(float noundef %39) #19, !tbaa !4
  %41 = tail call float @llvm.fmuladd.f32(float %40, float %39, float %35)
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fptrunc double %44 to float
  %46 = tail call float @sinf(float noundef %45) #19, !tbaa !4
  %47 = tail call float @llvm.fmuladd.f32(float %46, float %45, float %41)
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fptrunc double %50 to float
  %52 = tail call float @sinf(float noundef %51) #19, !tbaa !4
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %51, float %47)
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = fptrunc double %56 to float
  %58 = tail call float @sinf(float noundef %57) #19, !tbaa !4
  %59 = tail call float @llvm.fmuladd.f32(float %58, float %57, float %53)
  %60 = add nuw nsw i64 %34, 4
  %61 = add i64 %36, 4
  %62 = icmp eq i64 %61, %9
  br i1 %62, label %10, label %33, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare float @sinf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define dso_local double @variadic(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #13 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = fmul double %3, %3
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load double, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = fmul double %8, %10
  %12 = tail call double (i32, ...) @weighted(i32 poison, double noundef %4, i32 noundef 2, double noundef %6, i32 noundef 3, double noundef %11, i32 noundef 5)
  ret double %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal double @weighted(i32 %0, ...) unnamed_addr #13 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %4 = load i32, ptr %3, align 4
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  %10 = icmp ult i32 %4, 161
  br i1 %10, label %11, label %15

11:                                               ; preds = %1
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr i8, ptr %8, i64 %12
  %14 = add nuw nsw i32 %4, 16
  store i32 %14, ptr %3, align 4
  br label %17

15:                                               ; preds = %1
  %16 = getelementptr i8, ptr %9, i64 8
  store ptr %16, ptr %6, align 8
  br label %17

17:                                               ; preds = %15, %11
  %18 = phi ptr [ %9, %11 ], [ %16, %15 ]
  %19 = phi i32 [ %14, %11 ], [ %4, %15 ]
  %20 = phi ptr [ %13, %11 ], [ %9, %15 ]
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = icmp ult i32 %5, 41
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  %24 = zext nneg i32 %5 to i64
  %25 = getelementptr i8, ptr %8, i64 %24
  %26 = add nuw nsw i32 %5, 8
  store i32 %26, ptr %2, align 16
  br label %29

27:                                               ; preds = %17
  %28 = getelementptr i8, ptr %18, i64 8
  store ptr %28, ptr %6, align 8
  br label %29

29:                                               ; preds = %27, %23
  %30 = phi ptr [ %18, %23 ], [ %28, %27 ]
  %31 = phi i32 [ %26, %23 ], [ %5, %27 ]
  %32 = phi ptr [ %25, %23 ], [ %18, %27 ]
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = icmp ult i32 %19, 161
  br i1 %34, label %37, label %35

35:                                               ; preds = %29
  %36 = getelementptr i8, ptr %30, i64 8
  store ptr %36, ptr %6, align 8
  br label %41

37:                                               ; preds = %29
  %38 = zext nneg i32 %19 to i64
  %39 = getelementptr i8, ptr %8, i64 %38
  %40 = add nuw nsw i32 %19, 16
  store i32 %40, ptr %3, align 4
  br label %41

41:                                               ; preds = %37, %35
  %42 = phi ptr [ %30, %37 ], [ %36, %35 ]
  %43 = phi i32 [ %40, %37 ], [ %19, %35 ]
  %44 = phi ptr [ %39, %37 ], [ %30, %35 ]
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = icmp ult i32 %31, 41
  br i1 %46, label %49, label %47

47:                                               ; preds = %41
  %48 = getelementptr i8, ptr %42, i64 8
  store ptr %48, ptr %6, align 8
  br label %53

49:                                               ; preds = %41
  %50 = zext nneg i32 %31 to i64
  %51 = getelementptr i8, ptr %8, i64 %50
  %52 = add nuw nsw i32 %31, 8
  store i32 %52, ptr %2, align 16
  br label %53

53:                                               ; preds = %49, %47
  %54 = phi ptr [ %42, %49 ], [ %48, %47 ]
  %55 = phi i32 [ %52, %49 ], [ %31, %47 ]
  %56 = phi ptr [ %51, %49 ], [ %42, %47 ]
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = icmp ult i32 %43, 161
  br i1 %58, label %61, label %59

59:                                               ; preds = %53
  %60 = getelementptr i8, ptr %54, i64 8
  store ptr %60, ptr %6, align 8
  br label %65

61:                                               ; preds = %53
  %62 = zext nneg i32 %43 to i64
  %63 = getelementptr i8, ptr %8, i64 %62
  %64 = add nuw nsw i32 %43, 16
  store i32 %64, ptr %3, align 4
  br label %65

65:                                               ; preds = %61, %59
  %66 = phi ptr [ %54, %61 ], [ %60, %59 ]
  %67 = phi ptr [ %63, %61 ], [ %54, %59 ]
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = icmp ult i32 %55, 41
  br i1 %69, label %72, label %70

70:                                               ; preds = %65
  %71 = getelementptr i8, ptr %66, i64 8
  store ptr %71, ptr %6, align 8
  br label %76

72:                                               ; preds = %65
  %73 = zext nneg i32 %55 to i64
  %74 = getelementptr i8, ptr %8, i64 %73
  %75 = add nuw nsw i32 %55, 8
  store i32 %75, ptr %2, align 16
  br label %76

76:                                               ; preds = %72, %70
  %77 = phi ptr [ %74, %72 ], [ %66, %70 ]
  %78 = sitofp i32 %33 to double
  %79 = fmul double %21, %78
  %80 = fadd double %79, 0.000000e+00
  %81 = sitofp i32 %57 to double
  %82 = fmul double %45, %81
  %83 = call double @llvm.fmuladd.f64(double %80, double 5.000000e-01, double %82)
  %84 = load i32, ptr %77, align 4, !tbaa !4
  %85 = sitofp i32 %84 to double
  %86 = fmul double %68, %85
  %87 = call double @llvm.fmuladd.f64(double %83, double 5.000000e-01, double %86)
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  ret double %87
}

; Function Attrs: nofree nounwind uwtable
define dso_local double @library_sort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = sext i32 %1 to i64
  tail call void @qsort(ptr noundef %0, i64 noundef %3, i64 noundef 8, ptr noundef nonnull @order) #19
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %28

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  %7 = and i64 %6, 3
  %8 = icmp ult i32 %1, 4
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483644
  br label %30

11:                                               ; preds = %30
  %12 = icmp eq i64 %7, 0
  br i1 %12, label %28, label %13

13:                                               ; preds = %11, %5
  %14 = phi i64 [ 0, %5 ], [ %53, %11 ]
  %15 = phi double [ 0.000000e+00, %5 ], [ %52, %11 ]
  %16 = icmp ne i64 %7, 0
  tail call void @llvm.assume(i1 %16)
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i64 [ %14, %13 ], [ %25, %17 ]
  %19 = phi double [ %15, %13 ], [ %24, %17 ]
  %20 = phi i64 [ 0, %13 ], [ %26, %17 ]
  %21 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fmul double %22, %22
  %24 = tail call double @llvm.fmuladd.f64(double %19, double 0x3FE6666666666666, double %23)
  %25 = add nuw nsw i64 %18, 1
  %26 = add i64 %20, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %28, label %17, !llvm.loop !29

28:                                               ; preds = %11, %17, %2
  %29 = phi double [ 0.000000e+00, %2 ], [ %52, %11 ], [ %24, %17 ]
  ret double %29

30:                                               ; preds = %30, %9
  %31 = phi i64 [ 0, %9 ], [ %53, %30 ]
  %32 = phi double [ 0.000000e+00, %9 ], [ %52, %30 ]
  %33 = phi i64 [ 0, %9 ], [ %54, %30 ]
  %34 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = fmul double %35, %35
  %37 = tail call double @llvm.fmuladd.f64(double %32, double 0x3FE6666666666666, double %36)
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fmul double %40, %40
  %42 = tail call double @llvm.fmuladd.f64(double %37, double 0x3FE6666666666666, double %41)
  %43 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fmul double %45, %45
  %47 = tail call double @llvm.fmuladd.f64(double %42, double 0x3FE6666666666666, double %46)
  %48 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fmul double %50, %50
  %52 = tail call double @llvm.fmuladd.f64(double %47, double 0x3FE6666666666666, double %51)
  %53 = add nuw nsw i64 %31, 4
  %54 = add i64 %33, 4
  %55 = icmp eq i64 %54, %10
  br i1 %55, label %11, label %30, !llvm.loop !30
}

; Function Attrs: nofree
declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #15

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @order(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 {
  %3 = load double, ptr %0, align 8, !tbaa !8
  %4 = load double, ptr %1, align 8, !tbaa !8
  %5 = fcmp ogt double %3, %4
  %6 = zext i1 %5 to i32
  %7 = fcmp olt double %3, %4
  %8 = sext i1 %7 to i32
  %9 = add nsw i32 %8, %6
  ret i32 %9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @computed_goto(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = srem i32 %1, 3
  %4 = sext i32 %3 to i64
  %5 = getelementptr ptr, ptr @computed_goto.targets, i64 %4
  %6 = getelementptr i8, ptr %5, i64 -8
  %7 = load ptr, ptr %6, align 8, !tbaa !18
  %8 = add nsw i32 %1, -1
  br label %34

9:                                                ; preds = %34
  %10 = add nsw i32 %36, 1
  %11 = sext i32 %36 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fmul double %35, %13
  br label %15

15:                                               ; preds = %9, %29
  %16 = phi double [ %14, %9 ], [ %24, %29 ]
  %17 = phi i32 [ %10, %9 ], [ %20, %29 ]
  %18 = phi ptr [ blockaddress(@computed_goto, %19), %9 ], [ %32, %29 ]
  br label %34

19:                                               ; preds = %34
  %20 = add nsw i32 %36, 1
  %21 = sext i32 %36 to i64
  %22 = getelementptr inbounds double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fadd double %35, %23
  %25 = icmp slt i32 %20, %8
  br i1 %25, label %26, label %29

26:                                               ; preds = %19
  %27 = sdiv i32 %20, 4
  %28 = sext i32 %27 to i64
  br label %29

29:                                               ; preds = %19, %26
  %30 = phi i64 [ %28, %26 ], [ 2, %19 ]
  %31 = getelementptr inbounds ptr, ptr @computed_goto.targets, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !18
  br label %15

33:                                               ; preds = %34
  ret double %35

34:                                               ; preds = %15, %2
  %35 = phi double [ 5.000000e-01, %2 ], [ %16, %15 ]
  %36 = phi i32 [ 0, %2 ], [ %17, %15 ]
  %37 = phi ptr [ %7, %2 ], [ %18, %15 ]
  indirectbr ptr %37, [label %9, label %19, label %33]
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #17

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nounwind memory(argmem: read, errnomem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #18 = { nounwind allocsize(0) }
attributes #19 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !9, i64 0}
!11 = !{!"node", !9, i64 0, !12, i64 8}
!12 = !{!"p1 _ZTS4node", !13, i64 0}
!13 = !{!"any pointer", !6, i64 0}
!14 = !{!11, !12, i64 8}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = !{!13, !13, i64 0}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !16}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
!23 = distinct !{!23, !16}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = distinct !{!26, !16}
!27 = distinct !{!27, !25}
!28 = distinct !{!28, !16}
!29 = distinct !{!29, !25}
!30 = distinct !{!30, !16}
