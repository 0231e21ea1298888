target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.P = type { [2 x double], i32, i32 }

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca %struct.P, align 8
  %4 = alloca %struct.P, align 8
  %5 = tail call noalias noundef nonnull dereferenceable(72) ptr @_Znwm(i64 noundef 72) #8
  %6 = getelementptr inbounds i8, ptr %5, i64 24
  %7 = getelementptr inbounds i8, ptr %5, i64 48
  %8 = icmp sgt i32 %1, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %5, i8 0, i64 72, i1 false)
  br i1 %8, label %87, label %78

9:                                                ; preds = %102
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %6, i64 24, i1 false), !tbaa.struct !5
  %10 = getelementptr inbounds i8, ptr %5, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %23

11:                                               ; preds = %102
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) %6, i64 24, i1 false), !tbaa.struct !5
  %12 = load double, ptr %111, align 8, !tbaa !11
  %13 = fcmp olt double %12, %114
  br i1 %13, label %14, label %21

14:                                               ; preds = %11, %14
  %15 = phi ptr [ %17, %14 ], [ %5, %11 ]
  %16 = phi ptr [ %15, %14 ], [ %6, %11 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, ptr noundef nonnull align 8 dereferenceable(24) %15, i64 24, i1 false), !tbaa.struct !5
  %17 = getelementptr inbounds i8, ptr %15, i64 -24
  %18 = getelementptr inbounds [2 x double], ptr %17, i64 0, i64 %109
  %19 = load double, ptr %18, align 8, !tbaa !11
  %20 = fcmp olt double %12, %19
  br i1 %20, label %14, label %21, !llvm.loop !13

21:                                               ; preds = %14, %11
  %22 = phi ptr [ %6, %11 ], [ %15, %14 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %22, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #9
  br label %23

23:                                               ; preds = %21, %9
  %24 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 %109
  %25 = load double, ptr %24, align 8, !tbaa !11
  %26 = load double, ptr %110, align 8, !tbaa !11
  %27 = fcmp olt double %25, %26
  br i1 %27, label %41, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 8 dereferenceable(24) %7, i64 24, i1 false), !tbaa.struct !5
  %29 = load double, ptr %111, align 8, !tbaa !11
  %30 = load double, ptr %112, align 8, !tbaa !11
  %31 = fcmp olt double %29, %30
  br i1 %31, label %32, label %39

32:                                               ; preds = %28, %32
  %33 = phi ptr [ %35, %32 ], [ %6, %28 ]
  %34 = phi ptr [ %33, %32 ], [ %7, %28 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %34, ptr noundef nonnull align 8 dereferenceable(24) %33, i64 24, i1 false), !tbaa.struct !5
  %35 = getelementptr inbounds i8, ptr %33, i64 -24
  %36 = getelementptr inbounds [2 x double], ptr %35, i64 0, i64 %109
  %37 = load double, ptr %36, align 8, !tbaa !11
  %38 = fcmp olt double %29, %37
  br i1 %38, label %32, label %39, !llvm.loop !13

39:                                               ; preds = %32, %28
  %40 = phi ptr [ %7, %28 ], [ %33, %32 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %40, ptr noundef nonnull align 8 dereferenceable(24) %3, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #9
  br label %43

41:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(24) %7, i64 24, i1 false), !tbaa.struct !5
  %42 = getelementptr inbounds i8, ptr %5, i64 24
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %42, ptr noundef nonnull align 8 dereferenceable(48) %5, i64 48, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %43

43:                                               ; preds = %41, %39
  %44 = getelementptr inbounds i8, ptr %5, i64 20
  %45 = getelementptr inbounds i8, ptr %5, i64 16
  %46 = load i32, ptr %44, align 4, !tbaa !15
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !11
  %50 = load double, ptr %5, align 8, !tbaa !11
  %51 = fmul double %49, %50
  %52 = load i32, ptr %45, align 8, !tbaa !17
  %53 = add nsw i32 %52, 2
  %54 = sitofp i32 %53 to double
  %55 = tail call double @llvm.fmuladd.f64(double %51, double %54, double 0.000000e+00)
  %56 = load i32, ptr %106, align 4, !tbaa !15
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !11
  %60 = fmul double %59, 2.000000e+00
  %61 = load double, ptr %6, align 8, !tbaa !11
  %62 = fmul double %60, %61
  %63 = load i32, ptr %105, align 8, !tbaa !17
  %64 = add nsw i32 %63, 2
  %65 = sitofp i32 %64 to double
  %66 = tail call double @llvm.fmuladd.f64(double %62, double %65, double %55)
  %67 = load i32, ptr %103, align 4, !tbaa !15
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !11
  %71 = fmul double %70, 3.000000e+00
  %72 = load double, ptr %7, align 8, !tbaa !11
  %73 = fmul double %71, %72
  %74 = load i32, ptr %104, align 8, !tbaa !17
  %75 = add nsw i32 %74, 2
  %76 = sitofp i32 %75 to double
  %77 = tail call double @llvm.fmuladd.f64(double %73, double %76, double %66)
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 72) #10
  ret double %77

78:                                               ; preds = %2
  %79 = getelementptr inbounds i8, ptr %5, i64 40
  store i32 1, ptr %79, align 8, !tbaa !17
  %80 = icmp ne i32 %1, -1
  %81 = zext i1 %80 to i32
  %82 = getelementptr inbounds i8, ptr %5, i64 44
  store i32 %81, ptr %82, align 4, !tbaa !15
  %83 = getelementptr inbounds i8, ptr %5, i64 64
  store i32 2, ptr %83, align 8, !tbaa !17
  %84 = sub i32 0, %1
  %85 = urem i32 2, %84
  %86 = getelementptr inbounds i8, ptr %5, i64 68
  store i32 %85, ptr %86, align 4, !tbaa !15
  br label %102

87:                                               ; preds = %2
  %88 = zext nneg i32 %1 to i64
  %89 = shl nuw nsw i64 %88, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 8 %0, i64 %89, i1 false), !tbaa !11
  %90 = getelementptr inbounds i8, ptr %5, i64 40
  store i32 1, ptr %90, align 8, !tbaa !17
  %91 = icmp ne i32 %1, 1
  %92 = zext i1 %91 to i32
  %93 = getelementptr inbounds i8, ptr %5, i64 44
  store i32 %92, ptr %93, align 4, !tbaa !15
  %94 = getelementptr i8, ptr %0, i64 %89
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %6, ptr align 8 %94, i64 %89, i1 false), !tbaa !11
  %95 = getelementptr inbounds i8, ptr %5, i64 64
  store i32 2, ptr %95, align 8, !tbaa !17
  %96 = urem i32 2, %1
  %97 = getelementptr inbounds i8, ptr %5, i64 68
  store i32 %96, ptr %97, align 4, !tbaa !15
  %98 = shl nuw i32 %1, 1
  %99 = zext i32 %98 to i64
  %100 = shl nuw nsw i64 %99, 3
  %101 = getelementptr i8, ptr %0, i64 %100
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %7, ptr align 8 %101, i64 %89, i1 false), !tbaa !11
  br label %102

102:                                              ; preds = %78, %87
  %103 = phi ptr [ %97, %87 ], [ %86, %78 ]
  %104 = phi ptr [ %95, %87 ], [ %83, %78 ]
  %105 = phi ptr [ %90, %87 ], [ %79, %78 ]
  %106 = phi ptr [ %93, %87 ], [ %82, %78 ]
  %107 = getelementptr inbounds i8, ptr %5, i64 72
  tail call fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP1PSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SC_T0_T1_"(ptr nonnull %5, ptr nonnull %107, i64 noundef 2, i32 %1)
  %108 = add nsw i32 %1, -1
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %109
  %111 = getelementptr inbounds [2 x double], ptr %3, i64 0, i64 %109
  %112 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %109
  %113 = load double, ptr %112, align 8, !tbaa !11
  %114 = load double, ptr %110, align 8, !tbaa !11
  %115 = fcmp olt double %113, %114
  br i1 %115, label %9, label %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP1PSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SC_T0_T1_"(ptr %0, ptr %1, i64 noundef %2, i32 %3) unnamed_addr #7 {
  %5 = alloca %struct.P, align 8
  %6 = alloca %struct.P, align 8
  %7 = alloca %struct.P, align 8
  %8 = alloca %struct.P, align 8
  %9 = alloca %struct.P, align 8
  %10 = alloca %struct.P, align 8
  %11 = alloca %struct.P, align 8
  %12 = alloca %struct.P, align 8
  %13 = alloca %struct.P, align 8
  %14 = alloca %struct.P, align 8
  %15 = ptrtoint ptr %0 to i64
  %16 = ptrtoint ptr %1 to i64
  %17 = sub i64 %16, %15
  %18 = icmp sgt i64 %17, 384
  br i1 %18, label %19, label %193

19:                                               ; preds = %4
  %20 = getelementptr inbounds i8, ptr %0, i64 24
  %21 = add nsw i32 %3, -1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [2 x double], ptr %20, i64 0, i64 %22
  %24 = getelementptr [2 x double], ptr %0, i64 0, i64 %22
  br label %25

25:                                               ; preds = %19, %189
  %26 = phi i64 [ %17, %19 ], [ %191, %189 ]
  %27 = phi i64 [ %2, %19 ], [ %145, %189 ]
  %28 = phi ptr [ %1, %19 ], [ %175, %189 ]
  %29 = icmp eq i64 %27, 0
  br i1 %29, label %30, label %144

30:                                               ; preds = %25
  %31 = udiv exact i64 %26, 24
  %32 = add nsw i64 %31, -2
  %33 = lshr i64 %32, 1
  %34 = add nsw i64 %31, -1
  %35 = lshr i64 %34, 1
  %36 = and i64 %31, 1
  %37 = icmp eq i64 %36, 0
  %38 = or disjoint i64 %32, 1
  %39 = getelementptr inbounds %struct.P, ptr %0, i64 %38
  %40 = getelementptr inbounds %struct.P, ptr %0, i64 %33
  %41 = getelementptr inbounds [2 x double], ptr %13, i64 0, i64 %22
  br label %42

42:                                               ; preds = %81, %30
  %43 = phi i64 [ %33, %30 ], [ %85, %81 ]
  %44 = getelementptr inbounds %struct.P, ptr %0, i64 %43
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %14, ptr noundef nonnull align 8 dereferenceable(24) %44, i64 24, i1 false)
  %45 = icmp sgt i64 %35, %43
  br i1 %45, label %46, label %60

46:                                               ; preds = %42, %46
  %47 = phi i64 [ %56, %46 ], [ %43, %42 ]
  %48 = shl i64 %47, 1
  %49 = add i64 %48, 2
  %50 = or disjoint i64 %48, 1
  %51 = getelementptr %struct.P, ptr %24, i64 %49
  %52 = load double, ptr %51, align 8, !tbaa !11
  %53 = getelementptr %struct.P, ptr %24, i64 %50
  %54 = load double, ptr %53, align 8, !tbaa !11
  %55 = fcmp olt double %52, %54
  %56 = select i1 %55, i64 %50, i64 %49
  %57 = getelementptr inbounds %struct.P, ptr %0, i64 %56
  %58 = getelementptr inbounds %struct.P, ptr %0, i64 %47
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %58, ptr noundef nonnull align 8 dereferenceable(24) %57, i64 24, i1 false), !tbaa.struct !5
  %59 = icmp slt i64 %56, %35
  br i1 %59, label %46, label %60, !llvm.loop !18

60:                                               ; preds = %46, %42
  %61 = phi i64 [ %43, %42 ], [ %56, %46 ]
  %62 = icmp eq i64 %61, %33
  %63 = select i1 %37, i1 %62, i1 false
  br i1 %63, label %64, label %65

64:                                               ; preds = %60
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %40, ptr noundef nonnull align 8 dereferenceable(24) %39, i64 24, i1 false), !tbaa.struct !5
  br label %65

65:                                               ; preds = %64, %60
  %66 = phi i64 [ %38, %64 ], [ %61, %60 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef nonnull readonly align 8 dereferenceable(24) %14, i64 24, i1 false)
  %67 = icmp sgt i64 %66, %43
  br i1 %67, label %68, label %81

68:                                               ; preds = %65
  %69 = load double, ptr %41, align 8, !tbaa !11
  br label %70

70:                                               ; preds = %78, %68
  %71 = phi i64 [ %73, %78 ], [ %66, %68 ]
  %72 = add nsw i64 %71, -1
  %73 = sdiv i64 %72, 2
  %74 = getelementptr inbounds %struct.P, ptr %0, i64 %73
  %75 = getelementptr inbounds [2 x double], ptr %74, i64 0, i64 %22
  %76 = load double, ptr %75, align 8, !tbaa !11
  %77 = fcmp olt double %76, %69
  br i1 %77, label %78, label %81

78:                                               ; preds = %70
  %79 = getelementptr inbounds %struct.P, ptr %0, i64 %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %79, ptr noundef nonnull align 8 dereferenceable(24) %74, i64 24, i1 false), !tbaa.struct !5
  %80 = icmp sgt i64 %73, %43
  br i1 %80, label %70, label %81, !llvm.loop !19

81:                                               ; preds = %78, %70, %65
  %82 = phi i64 [ %66, %65 ], [ %71, %70 ], [ %73, %78 ]
  %83 = getelementptr inbounds %struct.P, ptr %0, i64 %82
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %83, ptr noundef nonnull readonly align 8 dereferenceable(24) %14, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14)
  %84 = icmp eq i64 %43, 0
  %85 = add nsw i64 %43, -1
  br i1 %84, label %86, label %42, !llvm.loop !20

86:                                               ; preds = %81
  %87 = getelementptr inbounds [2 x double], ptr %12, i64 0, i64 %22
  br label %88

88:                                               ; preds = %140, %86
  %89 = phi ptr [ %90, %140 ], [ %28, %86 ]
  %90 = getelementptr inbounds i8, ptr %89, i64 -24
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %12, ptr noundef nonnull align 8 dereferenceable(24) %90, i64 24, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %90, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !5
  %91 = ptrtoint ptr %90 to i64
  %92 = sub i64 %91, %15
  %93 = sdiv exact i64 %92, 24
  %94 = add nsw i64 %93, -1
  %95 = sdiv i64 %94, 2
  %96 = icmp sgt i64 %92, 48
  br i1 %96, label %97, label %111

97:                                               ; preds = %88, %97
  %98 = phi i64 [ %107, %97 ], [ 0, %88 ]
  %99 = shl i64 %98, 1
  %100 = add i64 %99, 2
  %101 = or disjoint i64 %99, 1
  %102 = getelementptr %struct.P, ptr %24, i64 %100
  %103 = load double, ptr %102, align 8, !tbaa !11
  %104 = getelementptr %struct.P, ptr %24, i64 %101
  %105 = load double, ptr %104, align 8, !tbaa !11
  %106 = fcmp olt double %103, %105
  %107 = select i1 %106, i64 %101, i64 %100
  %108 = getelementptr inbounds %struct.P, ptr %0, i64 %107
  %109 = getelementptr inbounds %struct.P, ptr %0, i64 %98
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %109, ptr noundef nonnull align 8 dereferenceable(24) %108, i64 24, i1 false), !tbaa.struct !5
  %110 = icmp slt i64 %107, %95
  br i1 %110, label %97, label %111, !llvm.loop !18

111:                                              ; preds = %97, %88
  %112 = phi i64 [ 0, %88 ], [ %107, %97 ]
  %113 = and i64 %93, 1
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %115, label %124

115:                                              ; preds = %111
  %116 = add nsw i64 %93, -2
  %117 = ashr exact i64 %116, 1
  %118 = icmp eq i64 %112, %117
  br i1 %118, label %119, label %124

119:                                              ; preds = %115
  %120 = shl nsw i64 %112, 1
  %121 = or disjoint i64 %120, 1
  %122 = getelementptr inbounds %struct.P, ptr %0, i64 %121
  %123 = getelementptr inbounds %struct.P, ptr %0, i64 %112
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %123, ptr noundef nonnull align 8 dereferenceable(24) %122, i64 24, i1 false), !tbaa.struct !5
  br label %124

124:                                              ; preds = %119, %115, %111
  %125 = phi i64 [ %121, %119 ], [ %112, %115 ], [ %112, %111 ]
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %140

127:                                              ; preds = %124
  %128 = load double, ptr %87, align 8, !tbaa !11
  br label %129

129:                                              ; preds = %137, %127
  %130 = phi i64 [ %132, %137 ], [ %125, %127 ]
  %131 = add nsw i64 %130, -1
  %132 = lshr i64 %131, 1
  %133 = getelementptr inbounds %struct.P, ptr %0, i64 %132
  %134 = getelementptr inbounds [2 x double], ptr %133, i64 0, i64 %22
  %135 = load double, ptr %134, align 8, !tbaa !11
  %136 = fcmp olt double %135, %128
  br i1 %136, label %137, label %140

137:                                              ; preds = %129
  %138 = getelementptr inbounds %struct.P, ptr %0, i64 %130
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %138, ptr noundef nonnull align 8 dereferenceable(24) %133, i64 24, i1 false), !tbaa.struct !5
  %139 = icmp ult i64 %131, 2
  br i1 %139, label %140, label %129, !llvm.loop !19

140:                                              ; preds = %137, %129, %124
  %141 = phi i64 [ %125, %124 ], [ %130, %129 ], [ 0, %137 ]
  %142 = getelementptr inbounds %struct.P, ptr %0, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %142, ptr noundef nonnull readonly align 8 dereferenceable(24) %12, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  %143 = icmp sgt i64 %92, 24
  br i1 %143, label %88, label %193, !llvm.loop !21

144:                                              ; preds = %25
  %145 = add nsw i64 %27, -1
  %146 = udiv i64 %26, 48
  %147 = getelementptr inbounds %struct.P, ptr %0, i64 %146
  %148 = getelementptr inbounds i8, ptr %28, i64 -24
  %149 = load double, ptr %23, align 8, !tbaa !11
  %150 = getelementptr inbounds [2 x double], ptr %147, i64 0, i64 %22
  %151 = load double, ptr %150, align 8, !tbaa !11
  %152 = fcmp olt double %149, %151
  %153 = getelementptr inbounds [2 x double], ptr %148, i64 0, i64 %22
  %154 = load double, ptr %153, align 8, !tbaa !11
  br i1 %152, label %155, label %162

155:                                              ; preds = %144
  %156 = fcmp olt double %151, %154
  br i1 %156, label %157, label %158

157:                                              ; preds = %155
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %11, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %147, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %147, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11)
  br label %169

158:                                              ; preds = %155
  %159 = fcmp olt double %149, %154
  br i1 %159, label %160, label %161

160:                                              ; preds = %158
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %148, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %148, ptr noundef nonnull align 8 dereferenceable(24) %10, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10)
  br label %169

161:                                              ; preds = %158
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %20, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %20, ptr noundef nonnull align 8 dereferenceable(24) %9, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9)
  br label %169

162:                                              ; preds = %144
  %163 = fcmp olt double %149, %154
  br i1 %163, label %164, label %165

164:                                              ; preds = %162
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %20, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %20, ptr noundef nonnull align 8 dereferenceable(24) %8, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8)
  br label %169

165:                                              ; preds = %162
  %166 = fcmp olt double %151, %154
  br i1 %166, label %167, label %168

167:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %148, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %148, ptr noundef nonnull align 8 dereferenceable(24) %7, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  br label %169

168:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false), !tbaa.struct !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %147, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %147, ptr noundef nonnull align 8 dereferenceable(24) %6, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  br label %169

169:                                              ; preds = %168, %167, %164, %161, %160, %157
  br label %170

170:                                              ; preds = %169, %188
  %171 = phi ptr [ %182, %188 ], [ %28, %169 ]
  %172 = phi ptr [ %179, %188 ], [ %20, %169 ]
  %173 = load double, ptr %24, align 8, !tbaa !11
  br label %174

174:                                              ; preds = %174, %170
  %175 = phi ptr [ %172, %170 ], [ %179, %174 ]
  %176 = getelementptr inbounds [2 x double], ptr %175, i64 0, i64 %22
  %177 = load double, ptr %176, align 8, !tbaa !11
  %178 = fcmp olt double %177, %173
  %179 = getelementptr inbounds i8, ptr %175, i64 24
  br i1 %178, label %174, label %180, !llvm.loop !22

180:                                              ; preds = %174, %180
  %181 = phi ptr [ %182, %180 ], [ %171, %174 ]
  %182 = getelementptr inbounds i8, ptr %181, i64 -24
  %183 = getelementptr inbounds [2 x double], ptr %182, i64 0, i64 %22
  %184 = load double, ptr %183, align 8, !tbaa !11
  %185 = fcmp olt double %173, %184
  br i1 %185, label %180, label %186, !llvm.loop !23

186:                                              ; preds = %180
  %187 = icmp ult ptr %175, %182
  br i1 %187, label %188, label %189

188:                                              ; preds = %186
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %175, i64 24, i1 false), !tbaa.struct !5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %175, ptr noundef nonnull align 8 dereferenceable(24) %182, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %182, ptr noundef nonnull align 8 dereferenceable(24) %5, i64 24, i1 false), !tbaa.struct !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %170, !llvm.loop !24

189:                                              ; preds = %186
  tail call fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIP1PSt6vectorIS2_SaIS2_EEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SC_T0_T1_"(ptr %175, ptr %28, i64 noundef %145, i32 %3)
  %190 = ptrtoint ptr %175 to i64
  %191 = sub i64 %190, %15
  %192 = icmp sgt i64 %191, 384
  br i1 %192, label %25, label %193, !llvm.loop !25

193:                                              ; preds = %189, %140, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #5

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { builtin allocsize(0) }
attributes #9 = { nounwind }
attributes #10 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{i64 0, i64 16, !6, i64 16, i64 4, !9, i64 20, i64 4, !9}
!6 = !{!7, !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !10, i64 20}
!16 = !{!"_ZTS1P", !7, i64 0, !10, i64 16, !10, i64 20}
!17 = !{!16, !10, i64 16}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
