; ModuleID = 'programs.c'
source_filename = "programs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { double, ptr }
%union.bits = type { double }
%struct.record = type { float, double, i32, %struct.anon }
%struct.anon = type { [3 x float] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@table = dso_local global [2 x ptr] [ptr @square, ptr @cube], align 16
@computed_goto.targets = internal global [3 x ptr] [ptr blockaddress(@computed_goto, %13), ptr blockaddress(@computed_goto, %23), ptr blockaddress(@computed_goto, %45)], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @linked_list(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store ptr null, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %33, %2
  %11 = load i32, ptr %6, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %36

14:                                               ; preds = %10
  %15 = call noalias ptr @malloc(i64 noundef 16) #8
  store ptr %15, ptr %7, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %16, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %20, %25
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds nuw %struct.node, ptr %27, i32 0, i32 0
  store double %26, ptr %28, align 8
  %29 = load ptr, ptr %5, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = getelementptr inbounds nuw %struct.node, ptr %30, i32 0, i32 1
  store ptr %29, ptr %31, align 8
  %32 = load ptr, ptr %7, align 8
  store ptr %32, ptr %5, align 8
  br label %33

33:                                               ; preds = %14
  %34 = load i32, ptr %6, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %6, align 4
  br label %10, !llvm.loop !5

36:                                               ; preds = %10
  store double 0.000000e+00, ptr %8, align 8
  br label %37

37:                                               ; preds = %40, %36
  %38 = load ptr, ptr %5, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %40, label %52

40:                                               ; preds = %37
  %41 = load double, ptr %8, align 8
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds nuw %struct.node, ptr %42, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = call double @sin(double noundef %44) #9
  %46 = call double @llvm.fmuladd.f64(double %41, double 5.000000e-01, double %45)
  store double %46, ptr %8, align 8
  %47 = load ptr, ptr %5, align 8
  %48 = getelementptr inbounds nuw %struct.node, ptr %47, i32 0, i32 1
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %9, align 8
  %50 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %50) #9
  %51 = load ptr, ptr %9, align 8
  store ptr %51, ptr %5, align 8
  br label %37, !llvm.loop !7

52:                                               ; preds = %37
  %53 = load double, ptr %8, align 8
  ret double %53
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: nounwind
declare double @sin(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @unions(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %union.bits, align 8
  %6 = alloca %union.bits, align 8
  %7 = alloca %union.bits, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 0
  %10 = load double, ptr %9, align 8
  store double %10, ptr %5, align 8
  %11 = load i64, ptr %5, align 8
  store i64 %11, ptr %6, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 1
  %14 = load double, ptr %13, align 8
  %15 = fptrunc double %14 to float
  %16 = getelementptr inbounds [2 x float], ptr %5, i64 0, i64 0
  store float %15, ptr %16, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds double, ptr %17, i64 2
  %19 = load double, ptr %18, align 8
  %20 = fptrunc double %19 to float
  %21 = fmul float 2.000000e+00, %20
  %22 = getelementptr inbounds [2 x float], ptr %5, i64 0, i64 1
  store float %21, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %5, i64 8, i1 false)
  %23 = load double, ptr %6, align 8
  %24 = load double, ptr %6, align 8
  %25 = getelementptr inbounds [2 x float], ptr %7, i64 0, i64 0
  %26 = load float, ptr %25, align 8
  %27 = getelementptr inbounds [2 x float], ptr %7, i64 0, i64 1
  %28 = load float, ptr %27, align 4
  %29 = fmul float %26, %28
  %30 = fpext float %29 to double
  %31 = call double @llvm.fmuladd.f64(double %23, double %24, double %30)
  ret double %31
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @recursion(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %6, 2
  br i1 %7, label %8, label %14

8:                                                ; preds = %2
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = load double, ptr %12, align 8
  store double %13, ptr %3, align 8
  br label %28

14:                                               ; preds = %2
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %5, align 4
  %17 = sub nsw i32 %16, 1
  %18 = call double @recursion(ptr noundef %15, i32 noundef %17)
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %5, align 4
  %21 = sub nsw i32 %20, 2
  %22 = call double @recursion(ptr noundef %19, i32 noundef %21)
  %23 = fmul double 5.000000e-01, %22
  %24 = load ptr, ptr %4, align 8
  %25 = getelementptr inbounds double, ptr %24, i64 0
  %26 = load double, ptr %25, align 8
  %27 = call double @llvm.fmuladd.f64(double %23, double %26, double %18)
  store double %27, ptr %3, align 8
  br label %28

28:                                               ; preds = %14, %8
  %29 = load double, ptr %3, align 8
  ret double %29
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @structures(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [4 x %struct.record], align 16
  %6 = alloca i32, align 4
  %7 = alloca %struct.record, align 8
  %8 = alloca %struct.record, align 8
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %6, align 4
  br label %11

11:                                               ; preds = %34, %2
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %12, 4
  br i1 %13, label %14, label %37

14:                                               ; preds = %11
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %16
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %6, align 4
  %20 = load i32, ptr %4, align 4
  %21 = srem i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %18, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fptrunc double %24 to float
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %6, align 4
  %28 = add nsw i32 %27, 1
  %29 = load i32, ptr %4, align 4
  %30 = srem i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %26, i64 %31
  %33 = load double, ptr %32, align 8
  call void @make(ptr dead_on_unwind writable sret(%struct.record) align 8 %7, float noundef %25, double noundef %33)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %17, ptr align 8 %7, i64 32, i1 false)
  br label %34

34:                                               ; preds = %14
  %35 = load i32, ptr %6, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %6, align 4
  br label %11, !llvm.loop !8

37:                                               ; preds = %11
  %38 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 16 %38, i64 32, i1 false)
  %39 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 1
  %40 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %39, ptr align 16 %40, i64 32, i1 false)
  %41 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %41, ptr align 8 %8, i64 32, i1 false)
  store double 0.000000e+00, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %42

42:                                               ; preds = %72, %37
  %43 = load i32, ptr %10, align 4
  %44 = icmp slt i32 %43, 4
  br i1 %44, label %45, label %75

45:                                               ; preds = %42
  %46 = load i32, ptr %10, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %47
  %49 = getelementptr inbounds nuw %struct.record, ptr %48, i32 0, i32 0
  %50 = load float, ptr %49, align 16
  %51 = fpext float %50 to double
  %52 = load i32, ptr %10, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %53
  %55 = getelementptr inbounds nuw %struct.record, ptr %54, i32 0, i32 1
  %56 = load double, ptr %55, align 8
  %57 = fmul double %51, %56
  %58 = load i32, ptr %10, align 4
  %59 = add nsw i32 %58, 1
  %60 = sitofp i32 %59 to double
  %61 = load i32, ptr %10, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [4 x %struct.record], ptr %5, i64 0, i64 %62
  %64 = getelementptr inbounds nuw %struct.record, ptr %63, i32 0, i32 3
  %65 = getelementptr inbounds nuw %struct.anon, ptr %64, i32 0, i32 0
  %66 = getelementptr inbounds [3 x float], ptr %65, i64 0, i64 1
  %67 = load float, ptr %66, align 4
  %68 = fpext float %67 to double
  %69 = call double @llvm.fmuladd.f64(double %57, double %60, double %68)
  %70 = load double, ptr %9, align 8
  %71 = fadd double %70, %69
  store double %71, ptr %9, align 8
  br label %72

72:                                               ; preds = %45
  %73 = load i32, ptr %10, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %42, !llvm.loop !9

75:                                               ; preds = %42
  %76 = load double, ptr %9, align 8
  ret double %76
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make(ptr dead_on_unwind noalias writable sret(%struct.record) align 8 %0, float noundef %1, double noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca double, align 8
  store float %1, ptr %4, align 4
  store double %2, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 32, i1 false)
  %6 = load float, ptr %4, align 4
  %7 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  store float %6, ptr %7, align 8
  %8 = load double, ptr %5, align 8
  %9 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  store double %8, ptr %9, align 8
  %10 = load float, ptr %4, align 4
  %11 = load double, ptr %5, align 8
  %12 = fptrunc double %11 to float
  %13 = fmul float %10, %12
  %14 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 3
  %15 = getelementptr inbounds nuw %struct.anon, ptr %14, i32 0, i32 0
  %16 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 1
  store float %13, ptr %16, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @square(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @cube(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  %6 = load double, ptr %2, align 8
  %7 = fmul double %5, %6
  ret double %7
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @function_pointers(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %25, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %28

11:                                               ; preds = %7
  %12 = load i32, ptr %6, align 4
  %13 = and i32 %12, 1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [2 x ptr], ptr @table, i64 0, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = call double %16(double noundef %21)
  %23 = load double, ptr %5, align 8
  %24 = fadd double %23, %22
  store double %24, ptr %5, align 8
  br label %25

25:                                               ; preds = %11
  %26 = load i32, ptr %6, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %6, align 4
  br label %7, !llvm.loop !10

28:                                               ; preds = %7
  %29 = load double, ptr %5, align 8
  ret double %29
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @switches(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 1.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %54, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %57

11:                                               ; preds = %7
  %12 = load i32, ptr %6, align 4
  %13 = srem i32 %12, 5
  switch i32 %13, label %50 [
    i32 0, label %14
    i32 1, label %23
    i32 2, label %32
    i32 3, label %40
  ]

14:                                               ; preds = %11
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = call double @llvm.fmuladd.f64(double 1.000000e-01, double %19, double 1.000000e+00)
  %21 = load double, ptr %5, align 8
  %22 = fmul double %21, %20
  store double %22, ptr %5, align 8
  br label %53

23:                                               ; preds = %11
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = call double @tanh(double noundef %28) #9
  %30 = load double, ptr %5, align 8
  %31 = fadd double %30, %29
  store double %31, ptr %5, align 8
  br label %53

32:                                               ; preds = %11
  %33 = load double, ptr %5, align 8
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %6, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = call double @llvm.maxnum.f64(double %33, double %38)
  store double %39, ptr %5, align 8
  br label %53

40:                                               ; preds = %11
  %41 = load double, ptr %5, align 8
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = fadd double %42, 1.000000e-01
  %44 = load ptr, ptr %3, align 8
  %45 = load i32, ptr %6, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = call double @pow(double noundef %43, double noundef %48) #9
  store double %49, ptr %5, align 8
  br label %53

50:                                               ; preds = %11
  %51 = load double, ptr %5, align 8
  %52 = fneg double %51
  store double %52, ptr %5, align 8
  br label %53

53:                                               ; preds = %50, %40, %32, %23, %14
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %6, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %6, align 4
  br label %7, !llvm.loop !11

57:                                               ; preds = %7
  %58 = load double, ptr %5, align 8
  ret double %58
}

; Function Attrs: nounwind
declare double @tanh(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: nounwind
declare double @pow(double noundef, double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @long_doubles(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca x86_fp80, align 16
  %6 = alloca i32, align 4
  %7 = alloca x86_fp80, align 16
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store x86_fp80 0xK00000000000000000000, ptr %5, align 16
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %27, %2
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %30

12:                                               ; preds = %8
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %13, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fpext double %17 to x86_fp80
  %19 = fadd x86_fp80 %18, 0xK3FFE8000000000000000
  store x86_fp80 %19, ptr %7, align 16
  %20 = load x86_fp80, ptr %7, align 16
  %21 = load x86_fp80, ptr %7, align 16
  %22 = load x86_fp80, ptr %7, align 16
  %23 = fdiv x86_fp80 0xK3FFF8000000000000000, %22
  %24 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %20, x86_fp80 %21, x86_fp80 %23)
  %25 = load x86_fp80, ptr %5, align 16
  %26 = fadd x86_fp80 %25, %24
  store x86_fp80 %26, ptr %5, align 16
  br label %27

27:                                               ; preds = %12
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %8, !llvm.loop !12

30:                                               ; preds = %8
  %31 = load x86_fp80, ptr %5, align 16
  %32 = fptrunc x86_fp80 %31 to double
  ret double %32
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @sorting(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %10

10:                                               ; preds = %62, %2
  %11 = load i32, ptr %5, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %65

14:                                               ; preds = %10
  store i32 0, ptr %6, align 4
  br label %15

15:                                               ; preds = %58, %14
  %16 = load i32, ptr %6, align 4
  %17 = add nsw i32 %16, 1
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = sub nsw i32 %18, %19
  %21 = icmp slt i32 %17, %20
  br i1 %21, label %22, label %61

22:                                               ; preds = %15
  %23 = load ptr, ptr %3, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %6, align 4
  %30 = add nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %28, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %27, %33
  br i1 %34, label %35, label %57

35:                                               ; preds = %22
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %6, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8
  store double %40, ptr %7, align 8
  %41 = load ptr, ptr %3, align 8
  %42 = load i32, ptr %6, align 4
  %43 = add nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %6, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  store double %46, ptr %50, align 8
  %51 = load double, ptr %7, align 8
  %52 = load ptr, ptr %3, align 8
  %53 = load i32, ptr %6, align 4
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %52, i64 %55
  store double %51, ptr %56, align 8
  br label %57

57:                                               ; preds = %35, %22
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %6, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %6, align 4
  br label %15, !llvm.loop !13

61:                                               ; preds = %15
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %5, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %5, align 4
  br label %10, !llvm.loop !14

65:                                               ; preds = %10
  store double 0.000000e+00, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %66

66:                                               ; preds = %78, %65
  %67 = load i32, ptr %9, align 4
  %68 = load i32, ptr %4, align 4
  %69 = icmp slt i32 %67, %68
  br i1 %69, label %70, label %81

70:                                               ; preds = %66
  %71 = load double, ptr %8, align 8
  %72 = load ptr, ptr %3, align 8
  %73 = load i32, ptr %9, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = call double @llvm.fmuladd.f64(double %71, double 0x3FE6666666666666, double %76)
  store double %77, ptr %8, align 8
  br label %78

78:                                               ; preds = %70
  %79 = load i32, ptr %9, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %9, align 4
  br label %66, !llvm.loop !15

81:                                               ; preds = %66
  %82 = load double, ptr %8, align 8
  ret double %82
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @single_precision(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store float 0.000000e+00, ptr %5, align 4
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %27, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %30

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fptrunc double %16 to float
  %18 = call float @sinf(float noundef %17) #9
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %19, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fptrunc double %23 to float
  %25 = load float, ptr %5, align 4
  %26 = call float @llvm.fmuladd.f32(float %18, float %24, float %25)
  store float %26, ptr %5, align 4
  br label %27

27:                                               ; preds = %11
  %28 = load i32, ptr %6, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %7, !llvm.loop !16

30:                                               ; preds = %7
  %31 = load float, ptr %5, align 4
  %32 = fpext float %31 to double
  ret double %32
}

; Function Attrs: nounwind
declare float @sinf(float noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @variadic(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds double, ptr %5, i64 0
  %7 = load double, ptr %6, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds double, ptr %8, i64 0
  %10 = load double, ptr %9, align 8
  %11 = fmul double %7, %10
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds double, ptr %12, i64 1
  %14 = load double, ptr %13, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 2
  %17 = load double, ptr %16, align 8
  %18 = load ptr, ptr %3, align 8
  %19 = getelementptr inbounds double, ptr %18, i64 3
  %20 = load double, ptr %19, align 8
  %21 = fmul double %17, %20
  %22 = call double (i32, ...) @weighted(i32 noundef 3, double noundef %11, i32 noundef 2, double noundef %14, i32 noundef 3, double noundef %21, i32 noundef 5)
  ret double %22
}

; Function Attrs: noinline nounwind optnone uwtable
define internal double @weighted(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  store i32 %0, ptr %2, align 4
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  store double 0.000000e+00, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %8

8:                                                ; preds = %50, %1
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %2, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %53

12:                                               ; preds = %8
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %14 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %13, i32 0, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = icmp ule i32 %15, 160
  br i1 %16, label %17, label %22

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %13, i32 0, i32 3
  %19 = load ptr, ptr %18, align 16
  %20 = getelementptr i8, ptr %19, i32 %15
  %21 = add i32 %15, 16
  store i32 %21, ptr %14, align 4
  br label %26

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %13, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr i8, ptr %24, i32 8
  store ptr %25, ptr %23, align 8
  br label %26

26:                                               ; preds = %22, %17
  %27 = phi ptr [ %20, %17 ], [ %24, %22 ]
  %28 = load double, ptr %27, align 8
  store double %28, ptr %6, align 8
  %29 = load double, ptr %4, align 8
  %30 = load double, ptr %6, align 8
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %32 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 0
  %33 = load i32, ptr %32, align 16
  %34 = icmp ule i32 %33, 40
  br i1 %34, label %35, label %40

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 3
  %37 = load ptr, ptr %36, align 16
  %38 = getelementptr i8, ptr %37, i32 %33
  %39 = add i32 %33, 8
  store i32 %39, ptr %32, align 16
  br label %44

40:                                               ; preds = %26
  %41 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 2
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr i8, ptr %42, i32 8
  store ptr %43, ptr %41, align 8
  br label %44

44:                                               ; preds = %40, %35
  %45 = phi ptr [ %38, %35 ], [ %42, %40 ]
  %46 = load i32, ptr %45, align 4
  %47 = sitofp i32 %46 to double
  %48 = fmul double %30, %47
  %49 = call double @llvm.fmuladd.f64(double %29, double 5.000000e-01, double %48)
  store double %49, ptr %4, align 8
  br label %50

50:                                               ; preds = %44
  %51 = load i32, ptr %5, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %5, align 4
  br label %8, !llvm.loop !17

53:                                               ; preds = %8
  %54 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %54)
  %55 = load double, ptr %4, align 8
  ret double %55
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @library_sort(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %4, align 4
  %9 = sext i32 %8 to i64
  call void @qsort(ptr noundef %7, i64 noundef %9, i64 noundef 8, ptr noundef @order)
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %28, %2
  %11 = load i32, ptr %6, align 4
  %12 = load i32, ptr %4, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %31

14:                                               ; preds = %10
  %15 = load double, ptr %5, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %16, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = load ptr, ptr %3, align 8
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %20, %25
  %27 = call double @llvm.fmuladd.f64(double %15, double 0x3FE6666666666666, double %26)
  store double %27, ptr %5, align 8
  br label %28

28:                                               ; preds = %14
  %29 = load i32, ptr %6, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %6, align 4
  br label %10, !llvm.loop !18

31:                                               ; preds = %10
  %32 = load double, ptr %5, align 8
  ret double %32
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @order(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = load double, ptr %7, align 8
  store double %8, ptr %5, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = load double, ptr %9, align 8
  store double %10, ptr %6, align 8
  %11 = load double, ptr %5, align 8
  %12 = load double, ptr %6, align 8
  %13 = fcmp ogt double %11, %12
  %14 = zext i1 %13 to i32
  %15 = load double, ptr %5, align 8
  %16 = load double, ptr %6, align 8
  %17 = fcmp olt double %15, %16
  %18 = zext i1 %17 to i32
  %19 = sub nsw i32 %14, %18
  ret i32 %19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @computed_goto(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 5.000000e-01, ptr %5, align 8
  store i32 0, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = srem i32 %7, 3
  %9 = sub nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [3 x ptr], ptr @computed_goto.targets, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  br label %47

13:                                               ; preds = %47
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %6, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %6, align 4
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds double, ptr %14, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = load double, ptr %5, align 8
  %21 = fmul double %20, %19
  store double %21, ptr %5, align 8
  %22 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @computed_goto.targets, i64 0, i64 1), align 8
  br label %47

23:                                               ; preds = %47
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %6, align 4
  %27 = sext i32 %25 to i64
  %28 = getelementptr inbounds double, ptr %24, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = load double, ptr %5, align 8
  %31 = fadd double %30, %29
  store double %31, ptr %5, align 8
  %32 = load i32, ptr %6, align 4
  %33 = load i32, ptr %4, align 4
  %34 = sub nsw i32 %33, 1
  %35 = icmp slt i32 %32, %34
  br i1 %35, label %36, label %39

36:                                               ; preds = %23
  %37 = load i32, ptr %6, align 4
  %38 = sdiv i32 %37, 4
  br label %40

39:                                               ; preds = %23
  br label %40

40:                                               ; preds = %39, %36
  %41 = phi i32 [ %38, %36 ], [ 2, %39 ]
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [3 x ptr], ptr @computed_goto.targets, i64 0, i64 %42
  %44 = load ptr, ptr %43, align 8
  br label %47

45:                                               ; preds = %47
  %46 = load double, ptr %5, align 8
  ret double %46

47:                                               ; preds = %40, %13, %2
  %48 = phi ptr [ %12, %2 ], [ %22, %13 ], [ %44, %40 ]
  indirectbr ptr %48, [label %13, label %23, label %45]
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind willreturn }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
!12 = distinct !{!12, !6}
!13 = distinct !{!13, !6}
!14 = distinct !{!14, !6}
!15 = distinct !{!15, !6}
!16 = distinct !{!16, !6}
!17 = distinct !{!17, !6}
!18 = distinct !{!18, !6}
