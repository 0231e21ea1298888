; ModuleID = 'records.c'
source_filename = "records.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl assembled"
module asm "assembled = 0"

%struct.Packed = type <{ i8, double, i16 }>
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.Particle = type { [3 x double], float, i16 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%union.Bits = type { double }
%struct.anon = type { float, float }

@per_thread = dso_local thread_local global i32 3, align 4
@wide = dso_local global x86_fp80 0xK3FFFA000000000000000, align 16
@narrow = dso_local global half 0xH34CD, align 2
@not_a_number = dso_local global float 0x7FF8000000000000, align 4
@infinite = dso_local global double 0x7FF0000000000000, align 8
@packed_record = dso_local global %struct.Packed <{ i8 120, double 2.500000e+00, i16 -1 }>, align 1
@self_reference = dso_local global ptr @self_reference, align 8
@table = internal global [4 x double] [double 1.000000e-01, double -1.500000e+300, double 9.999880e-321, double 0x3FD5555555555555], align 16
@unary = internal global [3 x ptr] [ptr @sin, ptr @square, ptr null], align 16
@.str = private unnamed_addr constant [10 x i8] c"%s %f %d\0A\00", align 1
@names = internal constant [3 x ptr] [ptr @.str.1, ptr @.str.2, ptr null], align 16
@counter = dso_local global i64 0, align 8
@elsewhere = external global i32, align 4
@computed.steps = internal constant [3 x ptr] [ptr blockaddress(@computed, %27), ptr blockaddress(@computed, %9), ptr blockaddress(@computed, %18)], align 16
@buffer = dso_local global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@placed = hidden global i32 9, section ".mine", align 64
@.str.1 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.2 = private unnamed_addr constant [11 x i8] c"one\0A\09\22two\22\00", align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr @placed], section "llvm.metadata"

@square_alias = dso_local alias double (double), ptr @square

@chosen = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @square(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @energy(ptr noalias noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store double 0.000000e+00, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %8

8:                                                ; preds = %74, %2
  %9 = load i32, ptr %6, align 4
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %77

12:                                               ; preds = %8
  store i32 0, ptr %7, align 4
  br label %13

13:                                               ; preds = %40, %12
  %14 = load i32, ptr %7, align 4
  %15 = icmp slt i32 %14, 3
  br i1 %15, label %16, label %43

16:                                               ; preds = %13
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Particle, ptr %17, i64 %19
  %21 = getelementptr inbounds nuw %struct.Particle, ptr %20, i32 0, i32 1
  %22 = load float, ptr %21, align 8
  %23 = fpext float %22 to double
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.Particle, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw %struct.Particle, ptr %27, i32 0, i32 0
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [3 x double], ptr %28, i64 0, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fmul double %23, %32
  %34 = load i32, ptr %7, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x double], ptr @table, i64 0, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %5, align 8
  %39 = call double @llvm.fmuladd.f64(double %33, double %37, double %38)
  store double %39, ptr %5, align 8
  br label %40

40:                                               ; preds = %16
  %41 = load i32, ptr %7, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %7, align 4
  br label %13, !llvm.loop !6

43:                                               ; preds = %13
  %44 = load ptr, ptr %3, align 8
  %45 = load i32, ptr %6, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Particle, ptr %44, i64 %46
  %48 = getelementptr inbounds nuw %struct.Particle, ptr %47, i32 0, i32 2
  %49 = load i16, ptr %48, align 4
  %50 = lshr i16 %49, 5
  %51 = zext i16 %50 to i32
  %52 = load ptr, ptr %3, align 8
  %53 = load i32, ptr %6, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.Particle, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw %struct.Particle, ptr %55, i32 0, i32 2
  %57 = load i16, ptr %56, align 4
  %58 = shl i16 %57, 11
  %59 = ashr i16 %58, 11
  %60 = sext i16 %59 to i32
  %61 = add nsw i32 %51, %60
  %62 = load ptr, ptr %3, align 8
  %63 = load i32, ptr %6, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Particle, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw %struct.Particle, ptr %65, i32 0, i32 2
  %67 = trunc i32 %61 to i16
  %68 = load i16, ptr %66, align 4
  %69 = and i16 %67, 2047
  %70 = shl i16 %69, 5
  %71 = and i16 %68, 31
  %72 = or i16 %71, %70
  store i16 %72, ptr %66, align 4
  %73 = zext i16 %69 to i32
  br label %74

74:                                               ; preds = %43
  %75 = load i32, ptr %6, align 4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %6, align 4
  br label %8, !llvm.loop !8

77:                                               ; preds = %8
  %78 = load double, ptr %5, align 8
  ret double %78
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @dispatch(i32 noundef %0, double noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  store i32 %0, ptr %4, align 4
  store double %1, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  switch i32 %6, label %26 [
    i32 0, label %7
    i32 1, label %11
    i32 7, label %14
    i32 -3, label %25
  ]

7:                                                ; preds = %2
  %8 = load ptr, ptr @unary, align 16
  %9 = load double, ptr %5, align 8
  %10 = call double %8(double noundef %9)
  store double %10, ptr %3, align 8
  br label %34

11:                                               ; preds = %2
  %12 = load double, ptr %5, align 8
  %13 = fneg double %12
  store double %13, ptr %3, align 8
  br label %34

14:                                               ; preds = %2
  %15 = load double, ptr %5, align 8
  %16 = fcmp ogt double %15, 0.000000e+00
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load double, ptr %5, align 8
  %19 = call double @sqrt(double noundef %18) #13
  br label %23

20:                                               ; preds = %14
  %21 = load double, ptr %5, align 8
  %22 = call double @llvm.fabs.f64(double %21)
  br label %23

23:                                               ; preds = %20, %17
  %24 = phi double [ %19, %17 ], [ %22, %20 ]
  store double %24, ptr %3, align 8
  br label %34

25:                                               ; preds = %2
  call void @abort() #14
  unreachable

26:                                               ; preds = %2
  %27 = load i32, ptr %4, align 4
  %28 = and i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [3 x ptr], ptr @unary, i64 0, i64 %29
  %31 = load ptr, ptr %30, align 8
  %32 = load double, ptr %5, align 8
  %33 = call double %31(double noundef %32)
  store double %33, ptr %3, align 8
  br label %34

34:                                               ; preds = %26, %23, %11, %7
  %35 = load double, ptr %3, align 8
  ret double %35
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: noreturn nounwind
declare void @abort() #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @total(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  store double 0.000000e+00, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %54, %1
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %57

11:                                               ; preds = %7
  %12 = load i32, ptr %5, align 4
  %13 = srem i32 %12, 2
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %32

15:                                               ; preds = %11
  %16 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 1
  %18 = load i32, ptr %17, align 4
  %19 = icmp ule i32 %18, 160
  br i1 %19, label %20, label %25

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 3
  %22 = load ptr, ptr %21, align 16
  %23 = getelementptr i8, ptr %22, i32 %18
  %24 = add i32 %18, 16
  store i32 %24, ptr %17, align 4
  br label %29

25:                                               ; preds = %15
  %26 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %16, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i8, ptr %27, i32 8
  store ptr %28, ptr %26, align 8
  br label %29

29:                                               ; preds = %25, %20
  %30 = phi ptr [ %23, %20 ], [ %27, %25 ]
  %31 = load double, ptr %30, align 8
  br label %50

32:                                               ; preds = %11
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %34 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %34, align 16
  %36 = icmp ule i32 %35, 40
  br i1 %36, label %37, label %42

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %33, i32 0, i32 3
  %39 = load ptr, ptr %38, align 16
  %40 = getelementptr i8, ptr %39, i32 %35
  %41 = add i32 %35, 8
  store i32 %41, ptr %34, align 16
  br label %46

42:                                               ; preds = %32
  %43 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %33, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr i8, ptr %44, i32 8
  store ptr %45, ptr %43, align 8
  br label %46

46:                                               ; preds = %42, %37
  %47 = phi ptr [ %40, %37 ], [ %44, %42 ]
  %48 = load i32, ptr %47, align 4
  %49 = sitofp i32 %48 to double
  br label %50

50:                                               ; preds = %46, %29
  %51 = phi double [ %31, %29 ], [ %49, %46 ]
  %52 = load double, ptr %4, align 8
  %53 = fadd double %52, %51
  store double %53, ptr %4, align 8
  br label %54

54:                                               ; preds = %50
  %55 = load i32, ptr %5, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %5, align 4
  br label %7, !llvm.loop !9

57:                                               ; preds = %7
  %58 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %58)
  %59 = load double, ptr %4, align 8
  ret double %59
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @by_value(ptr dead_on_unwind noalias writable sret(%struct.Packed) align 1 %0, ptr noundef byval(%struct.Packed) align 8 %1, ptr noundef byval(%struct.Particle) align 8 %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Particle, ptr %2, i32 0, i32 0
  %5 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 1
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.Packed, ptr %1, i32 0, i32 1
  %8 = load double, ptr %7, align 1
  %9 = fadd double %8, %6
  store double %9, ptr %7, align 1
  %10 = load ptr, ptr getelementptr inbounds ([3 x ptr], ptr @names, i64 0, i64 1), align 8
  %11 = getelementptr inbounds nuw %struct.Packed, ptr %1, i32 0, i32 1
  %12 = load double, ptr %11, align 1
  %13 = getelementptr inbounds nuw %struct.Particle, ptr %2, i32 0, i32 2
  %14 = load i16, ptr %13, align 4
  %15 = shl i16 %14, 11
  %16 = ashr i16 %15, 11
  %17 = sext i16 %16 to i32
  %18 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %10, double noundef %12, i32 noundef %17)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 8 %1, i64 11, i1 false)
  ret void
}

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @punned(i64 %0) #0 {
  %2 = alloca %union.Bits, align 8
  %3 = getelementptr inbounds nuw %union.Bits, ptr %2, i32 0, i32 0
  store i64 %0, ptr %3, align 8
  %4 = load i64, ptr %2, align 8
  %5 = getelementptr inbounds nuw %struct.anon, ptr %2, i32 0, i32 0
  %6 = load float, ptr %5, align 8
  %7 = fptoui float %6 to i64
  %8 = xor i64 %4, %7
  ret i64 %8
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @rotated(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call i32 asm sideeffect "roll $$3, $0; nop", "=r,0,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %4) #13, !srcloc !10
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @atomics(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i64 4, ptr %5, align 8
  store i64 2, ptr %6, align 8
  %14 = load i64, ptr %6, align 8
  %15 = atomicrmw add ptr @counter, i64 %14 seq_cst, align 8
  store i64 %15, ptr %7, align 8
  %16 = load i64, ptr %7, align 8
  %17 = load ptr, ptr %3, align 8
  store i64 7, ptr %8, align 8
  %18 = load i64, ptr %5, align 8
  %19 = load i64, ptr %8, align 8
  %20 = cmpxchg weak ptr %17, i64 %18, i64 %19 acq_rel acquire, align 8
  %21 = extractvalue { i64, i1 } %20, 0
  %22 = extractvalue { i64, i1 } %20, 1
  br i1 %22, label %24, label %23

23:                                               ; preds = %2
  store i64 %21, ptr %5, align 8
  br label %24

24:                                               ; preds = %23, %2
  %25 = zext i1 %22 to i8
  store i8 %25, ptr %9, align 1
  %26 = load i8, ptr %9, align 1
  %27 = trunc i8 %26 to i1
  fence seq_cst
  fence syncscope("singlethread") acquire
  %28 = load ptr, ptr %4, align 8
  %29 = load ptr, ptr %4, align 8
  %30 = load atomic i64, ptr %29 monotonic, align 8
  store i64 %30, ptr %11, align 8
  %31 = load double, ptr %11, align 8
  %32 = fadd double %31, 1.000000e+00
  store double %32, ptr %10, align 8
  %33 = load i64, ptr %10, align 8
  store atomic i64 %33, ptr %28 release, align 8
  %34 = load i64, ptr %5, align 8
  store i64 %34, ptr %12, align 8
  %35 = load i64, ptr %12, align 8
  %36 = atomicrmw xchg ptr @counter, i64 %35 seq_cst, align 8
  store i64 %36, ptr %13, align 8
  %37 = load i64, ptr %13, align 8
  %38 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread)
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %37, %40
  %42 = load i32, ptr @elsewhere, align 4
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %41, %43
  ret i64 %44
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @computed(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %4 = load ptr, ptr %2, align 8
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i64
  %7 = getelementptr inbounds nuw [3 x ptr], ptr @computed.steps, i64 0, i64 %6
  %8 = load ptr, ptr %7, align 8
  br label %29

9:                                                ; preds = %29
  %10 = load i32, ptr %3, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %3, align 4
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i32 1
  store ptr %13, ptr %2, align 8
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds nuw [3 x ptr], ptr @computed.steps, i64 0, i64 %15
  %17 = load ptr, ptr %16, align 8
  br label %29

18:                                               ; preds = %29
  %19 = load i32, ptr %3, align 4
  %20 = add nsw i32 %19, -1
  store i32 %20, ptr %3, align 4
  %21 = load ptr, ptr %2, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i32 1
  store ptr %22, ptr %2, align 8
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds nuw [3 x ptr], ptr @computed.steps, i64 0, i64 %24
  %26 = load ptr, ptr %25, align 8
  br label %29

27:                                               ; preds = %29
  %28 = load i32, ptr %3, align 4
  ret i32 %28

29:                                               ; preds = %18, %9, %1
  %30 = phi ptr [ %8, %1 ], [ %17, %9 ], [ %26, %18 ]
  indirectbr ptr %30, [label %27, label %9, label %18]
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x float> @vectors(<4 x float> noundef %0, <4 x float> noundef %1, i32 noundef %2) #8 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16
  store <4 x float> %1, ptr %5, align 16
  store i32 %2, ptr %6, align 4
  %9 = load <4 x float>, ptr %4, align 16
  %10 = load <4 x float>, ptr %5, align 16
  %11 = fcmp ogt <4 x float> %9, %10
  %12 = sext <4 x i1> %11 to <4 x i32>
  store <4 x i32> %12, ptr %7, align 16
  %13 = load <4 x i32>, ptr %7, align 16
  %14 = load <4 x float>, ptr %4, align 16
  %15 = bitcast <4 x float> %14 to <4 x i32>
  %16 = and <4 x i32> %13, %15
  %17 = load <4 x i32>, ptr %7, align 16
  %18 = xor <4 x i32> %17, splat (i32 -1)
  %19 = load <4 x float>, ptr %5, align 16
  %20 = bitcast <4 x float> %19 to <4 x i32>
  %21 = and <4 x i32> %18, %20
  %22 = or <4 x i32> %16, %21
  %23 = bitcast <4 x i32> %22 to <4 x float>
  store <4 x float> %23, ptr %8, align 16
  %24 = load i32, ptr %6, align 4
  %25 = load <4 x float>, ptr %8, align 16
  %26 = insertelement <4 x float> %25, float 2.000000e+00, i32 %24
  store <4 x float> %26, ptr %8, align 16
  %27 = load <4 x float>, ptr %8, align 16
  %28 = load <4 x float>, ptr %4, align 16
  %29 = shufflevector <4 x float> %27, <4 x float> %28, <4 x i32> <i32 3, i32 2, i32 5, i32 poison>
  %30 = fmul <4 x float> %29, splat (float 5.000000e-01)
  ret <4 x float> %30
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @variable_length(i32 noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca double, align 8
  store i32 %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %8 = load i32, ptr %3, align 4
  %9 = zext i32 %8 to i64
  %10 = call ptr @llvm.stacksave.p0()
  store ptr %10, ptr %5, align 8
  %11 = alloca double, i64 %9, align 16
  store i64 %9, ptr %6, align 8
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = mul i64 %13, 8
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 0, i64 %14, i1 false)
  %15 = load ptr, ptr %4, align 8
  %16 = call double %15(ptr noundef %11)
  store volatile double %16, ptr %7, align 8
  %17 = load volatile double, ptr %7, align 8
  %18 = load ptr, ptr %5, align 8
  call void @llvm.stackrestore.p0(ptr %18)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @jumps(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = call i32 @_setjmp(ptr noundef @buffer) #15
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  store i32 1, ptr %2, align 4
  br label %12

7:                                                ; preds = %1
  %8 = load i32, ptr %3, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  call void @longjmp(ptr noundef @buffer, i32 noundef 2) #14
  unreachable

11:                                               ; preds = %7
  store i32 0, ptr %2, align 4
  br label %12

12:                                               ; preds = %11, %6
  %13 = load i32, ptr %2, align 4
  ret i32 %13
}

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #10

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { double, double } @multiply(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #0 {
  %5 = alloca { double, double }, align 8
  %6 = alloca { double, double }, align 8
  %7 = alloca { double, double }, align 8
  %8 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  store double %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  store double %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %19 = load double, ptr %18, align 8
  %20 = fmul double %13, %17
  %21 = fmul double %15, %19
  %22 = fmul double %13, %19
  %23 = fmul double %15, %17
  %24 = fsub double %20, %21
  %25 = fadd double %22, %23
  %26 = fcmp uno double %24, %24
  br i1 %26, label %27, label %33, !prof !11

27:                                               ; preds = %4
  %28 = fcmp uno double %25, %25
  br i1 %28, label %29, label %33, !prof !11

29:                                               ; preds = %27
  %30 = call { double, double } @__muldc3(double noundef %13, double noundef %15, double noundef %17, double noundef %19) #13
  %31 = extractvalue { double, double } %30, 0
  %32 = extractvalue { double, double } %30, 1
  br label %33

33:                                               ; preds = %29, %27, %4
  %34 = phi double [ %24, %4 ], [ %24, %27 ], [ %31, %29 ]
  %35 = phi double [ %25, %4 ], [ %25, %27 ], [ %32, %29 ]
  %36 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %37 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %34, ptr %36, align 8
  store double %35, ptr %37, align 8
  %38 = load { double, double }, ptr %5, align 8
  ret { double, double } %38
}

declare { double, double } @__muldc3(double, double, double, double)

; Function Attrs: disable_sanitizer_instrumentation noinline nounwind optnone uwtable
define dso_local ptr @resolve() #11 {
  ret ptr @abs
}

; Function Attrs: nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) #12

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_fp80 @widen(double noundef %0) #0 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load x86_fp80, ptr @wide, align 16
  %4 = load double, ptr %2, align 8
  %5 = fpext double %4 to x86_fp80
  %6 = load half, ptr @narrow, align 2
  %7 = fpext half %6 to x86_fp80
  %8 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %3, x86_fp80 %5, x86_fp80 %7)
  ret x86_fp80 %8
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i128 @huge(i128 noundef %0) #0 {
  %2 = alloca i128, align 16
  store i128 %0, ptr %2, align 16
  %3 = load i128, ptr %2, align 16
  %4 = mul nsw i128 %3, 1000000007
  %5 = add nsw i128 %4, 1267650600228229401496703205376
  ret i128 %5
}

; Function Attrs: nounwind
declare double @sin(double noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nosync nounwind willreturn }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { disable_sanitizer_instrumentation noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind returns_twice }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = !{i64 2185}
!11 = !{!"branch_weights", i32 1, i32 1048575}
