target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [49 x i8] c"cannot create std::vector larger than max_size()\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !9
  %4 = sext i32 %1 to i64
  %5 = icmp slt i32 %1, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #10
  unreachable

7:                                                ; preds = %2
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %7
  %10 = shl nuw nsw i64 %4, 2
  %11 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %10) #11
  br label %12

12:                                               ; preds = %9, %7
  %13 = phi ptr [ null, %7 ], [ %11, %9 ]
  br i1 %8, label %21, label %14

14:                                               ; preds = %12
  store i32 0, ptr %13, align 4, !tbaa !5
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = add nsw i64 %4, -1
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = shl nuw nsw i64 %16, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 %19, i1 false), !tbaa !5
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 %19
  br label %21

21:                                               ; preds = %18, %14, %12
  %22 = phi ptr [ %13, %12 ], [ %15, %14 ], [ %20, %18 ]
  %23 = icmp eq ptr %13, %22
  br i1 %23, label %144, label %24

24:                                               ; preds = %21, %24
  %25 = phi i32 [ %27, %24 ], [ 0, %21 ]
  %26 = phi ptr [ %28, %24 ], [ %13, %21 ]
  store i32 %25, ptr %26, align 4, !tbaa !5
  %27 = add nuw nsw i32 %25, 1
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %29 = icmp eq ptr %28, %22
  br i1 %29, label %30, label %24, !llvm.loop !12

30:                                               ; preds = %24
  %31 = ptrtoint ptr %22 to i64
  %32 = ptrtoint ptr %13 to i64
  %33 = sub i64 %31, %32
  %34 = ashr exact i64 %33, 2
  %35 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %34, i1 true)
  %36 = shl nuw nsw i64 %35, 1
  %37 = xor i64 %36, 126
  call fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SB_T0_T1_"(ptr %13, ptr %22, i64 noundef %37, ptr nonnull readonly %3)
  %38 = icmp sgt i64 %33, 64
  %39 = getelementptr i8, ptr %13, i64 4
  br i1 %38, label %40, label %103

40:                                               ; preds = %30, %70
  %41 = phi i64 [ %72, %70 ], [ 4, %30 ]
  %42 = phi ptr [ %43, %70 ], [ %13, %30 ]
  %43 = getelementptr inbounds nuw i8, ptr %13, i64 %41
  %44 = load i32, ptr %43, align 4, !tbaa !5
  %45 = load i32, ptr %13, align 4, !tbaa !5
  %46 = sext i32 %44 to i64
  %47 = getelementptr inbounds double, ptr %0, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !15
  %49 = sext i32 %45 to i64
  %50 = getelementptr inbounds double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !15
  %52 = fcmp olt double %48, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %40
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %39, ptr noundef nonnull align 4 dereferenceable(1) %13, i64 %41, i1 false)
  br label %70

54:                                               ; preds = %40
  %55 = load i32, ptr %42, align 4, !tbaa !5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !15
  %59 = fcmp olt double %48, %58
  br i1 %59, label %60, label %70

60:                                               ; preds = %54, %60
  %61 = phi i32 [ %65, %60 ], [ %55, %54 ]
  %62 = phi ptr [ %64, %60 ], [ %42, %54 ]
  %63 = phi ptr [ %62, %60 ], [ %43, %54 ]
  store i32 %61, ptr %63, align 4, !tbaa !5
  %64 = getelementptr inbounds i8, ptr %62, i64 -4
  %65 = load i32, ptr %64, align 4, !tbaa !5
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !15
  %69 = fcmp olt double %48, %68
  br i1 %69, label %60, label %70, !llvm.loop !17

70:                                               ; preds = %60, %54, %53
  %71 = phi ptr [ %13, %53 ], [ %43, %54 ], [ %62, %60 ]
  store i32 %44, ptr %71, align 4, !tbaa !5
  %72 = add nuw nsw i64 %41, 4
  %73 = icmp eq i64 %72, 64
  br i1 %73, label %74, label %40, !llvm.loop !18

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %76 = icmp eq ptr %75, %22
  br i1 %76, label %144, label %77

77:                                               ; preds = %74, %99
  %78 = phi ptr [ %101, %99 ], [ %75, %74 ]
  %79 = load i32, ptr %78, align 4, !tbaa !5
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %0, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !15
  %83 = getelementptr inbounds i8, ptr %78, i64 -4
  %84 = load i32, ptr %83, align 4, !tbaa !5
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %0, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !15
  %88 = fcmp olt double %82, %87
  br i1 %88, label %89, label %99

89:                                               ; preds = %77, %89
  %90 = phi i32 [ %94, %89 ], [ %84, %77 ]
  %91 = phi ptr [ %93, %89 ], [ %83, %77 ]
  %92 = phi ptr [ %91, %89 ], [ %78, %77 ]
  store i32 %90, ptr %92, align 4, !tbaa !5
  %93 = getelementptr inbounds i8, ptr %91, i64 -4
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %0, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !15
  %98 = fcmp olt double %82, %97
  br i1 %98, label %89, label %99, !llvm.loop !17

99:                                               ; preds = %89, %77
  %100 = phi ptr [ %78, %77 ], [ %91, %89 ]
  store i32 %79, ptr %100, align 4, !tbaa !5
  %101 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %102 = icmp eq ptr %101, %22
  br i1 %102, label %144, label %77, !llvm.loop !19

103:                                              ; preds = %30
  %104 = icmp eq ptr %39, %22
  br i1 %104, label %144, label %105

105:                                              ; preds = %103, %140
  %106 = phi ptr [ %142, %140 ], [ %39, %103 ]
  %107 = phi ptr [ %106, %140 ], [ %13, %103 ]
  %108 = load i32, ptr %106, align 4, !tbaa !5
  %109 = load i32, ptr %13, align 4, !tbaa !5
  %110 = sext i32 %108 to i64
  %111 = getelementptr inbounds double, ptr %0, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !15
  %113 = sext i32 %109 to i64
  %114 = getelementptr inbounds double, ptr %0, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !15
  %116 = fcmp olt double %112, %115
  br i1 %116, label %117, label %124

117:                                              ; preds = %105
  %118 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %119 = ptrtoint ptr %106 to i64
  %120 = sub i64 %119, %32
  %121 = ashr exact i64 %120, 2
  %122 = sub nsw i64 0, %121
  %123 = getelementptr inbounds i32, ptr %118, i64 %122
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %123, ptr noundef nonnull align 4 dereferenceable(1) %13, i64 %120, i1 false)
  br label %140

124:                                              ; preds = %105
  %125 = load i32, ptr %107, align 4, !tbaa !5
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds double, ptr %0, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !15
  %129 = fcmp olt double %112, %128
  br i1 %129, label %130, label %140

130:                                              ; preds = %124, %130
  %131 = phi i32 [ %135, %130 ], [ %125, %124 ]
  %132 = phi ptr [ %134, %130 ], [ %107, %124 ]
  %133 = phi ptr [ %132, %130 ], [ %106, %124 ]
  store i32 %131, ptr %133, align 4, !tbaa !5
  %134 = getelementptr inbounds i8, ptr %132, i64 -4
  %135 = load i32, ptr %134, align 4, !tbaa !5
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds double, ptr %0, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !15
  %139 = fcmp olt double %112, %138
  br i1 %139, label %130, label %140, !llvm.loop !17

140:                                              ; preds = %130, %124, %117
  %141 = phi ptr [ %13, %117 ], [ %106, %124 ], [ %132, %130 ]
  store i32 %108, ptr %141, align 4, !tbaa !5
  %142 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %143 = icmp eq ptr %142, %22
  br i1 %143, label %144, label %105, !llvm.loop !18

144:                                              ; preds = %140, %99, %21, %74, %103
  %145 = icmp eq i32 %1, 0
  br i1 %145, label %149, label %146

146:                                              ; preds = %144
  %147 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %148 = zext nneg i32 %147 to i64
  br label %155

149:                                              ; preds = %155, %144
  %150 = phi double [ 0.000000e+00, %144 ], [ %167, %155 ]
  %151 = icmp eq ptr %13, null
  br i1 %151, label %154, label %152

152:                                              ; preds = %149
  %153 = shl nuw nsw i64 %4, 2
  tail call void @_ZdlPvm(ptr noundef nonnull %13, i64 noundef %153) #12
  br label %154

154:                                              ; preds = %149, %152
  ret double %150

155:                                              ; preds = %146, %155
  %156 = phi i64 [ 0, %146 ], [ %158, %155 ]
  %157 = phi double [ 0.000000e+00, %146 ], [ %167, %155 ]
  %158 = add nuw nsw i64 %156, 1
  %159 = trunc nuw nsw i64 %158 to i32
  %160 = uitofp nneg i32 %159 to double
  %161 = getelementptr inbounds nuw i32, ptr %13, i64 %156
  %162 = load i32, ptr %161, align 4, !tbaa !5
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr %0, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !15
  %166 = fmul double %165, %160
  %167 = tail call double @llvm.fmuladd.f64(double %166, double %165, double %157)
  %168 = icmp eq i64 %158, %148
  br i1 %168, label %149, label %155, !llvm.loop !20
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SB_T0_T1_"(ptr %0, ptr %1, i64 noundef %2, ptr readonly captures(none) %3) unnamed_addr #5 {
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %1 to i64
  %7 = sub i64 %6, %5
  %8 = ashr exact i64 %7, 2
  %9 = icmp sgt i64 %8, 16
  br i1 %9, label %10, label %236

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %12 = icmp eq i64 %2, 0
  br i1 %12, label %15, label %164

13:                                               ; preds = %231
  %14 = icmp eq i64 %168, 0
  br i1 %14, label %15, label %164, !llvm.loop !21

15:                                               ; preds = %13, %10
  %16 = phi i64 [ %8, %10 ], [ %234, %13 ]
  %17 = phi i64 [ %7, %10 ], [ %233, %13 ]
  %18 = phi ptr [ %1, %10 ], [ %213, %13 ]
  %19 = add nsw i64 %16, -2
  %20 = lshr i64 %19, 1
  %21 = add nsw i64 %16, -1
  %22 = lshr i64 %21, 1
  %23 = and i64 %17, 4
  %24 = icmp eq i64 %23, 0
  br label %25

25:                                               ; preds = %84, %15
  %26 = phi i64 [ %20, %15 ], [ %88, %84 ]
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !5
  %29 = icmp slt i64 %26, %22
  br i1 %29, label %30, label %53

30:                                               ; preds = %25
  %31 = load ptr, ptr %3, align 8, !tbaa !9
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi i64 [ %26, %30 ], [ %48, %32 ]
  %34 = shl i64 %33, 1
  %35 = add i64 %34, 2
  %36 = getelementptr inbounds i32, ptr %0, i64 %35
  %37 = or disjoint i64 %34, 1
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  %39 = load i32, ptr %36, align 4, !tbaa !5
  %40 = load i32, ptr %38, align 4, !tbaa !5
  %41 = sext i32 %39 to i64
  %42 = getelementptr inbounds double, ptr %31, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !15
  %44 = sext i32 %40 to i64
  %45 = getelementptr inbounds double, ptr %31, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !15
  %47 = fcmp olt double %43, %46
  %48 = select i1 %47, i64 %37, i64 %35
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !5
  %51 = getelementptr inbounds i32, ptr %0, i64 %33
  store i32 %50, ptr %51, align 4, !tbaa !5
  %52 = icmp slt i64 %48, %22
  br i1 %52, label %32, label %53, !llvm.loop !22

53:                                               ; preds = %32, %25
  %54 = phi i64 [ %26, %25 ], [ %48, %32 ]
  %55 = icmp eq i64 %54, %20
  %56 = select i1 %24, i1 %55, i1 false
  br i1 %56, label %57, label %63

57:                                               ; preds = %53
  %58 = shl nuw nsw i64 %54, 1
  %59 = or disjoint i64 %58, 1
  %60 = getelementptr inbounds nuw i32, ptr %0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !5
  %62 = getelementptr inbounds nuw i32, ptr %0, i64 %54
  store i32 %61, ptr %62, align 4, !tbaa !5
  br label %63

63:                                               ; preds = %57, %53
  %64 = phi i64 [ %59, %57 ], [ %54, %53 ]
  %65 = icmp sgt i64 %64, %26
  br i1 %65, label %66, label %84

66:                                               ; preds = %63
  %67 = load ptr, ptr %3, align 8, !tbaa !9
  %68 = sext i32 %28 to i64
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !15
  br label %71

71:                                               ; preds = %81, %66
  %72 = phi i64 [ %64, %66 ], [ %74, %81 ]
  %73 = add nsw i64 %72, -1
  %74 = lshr i64 %73, 1
  %75 = getelementptr inbounds nuw i32, ptr %0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !5
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %67, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !15
  %80 = fcmp olt double %79, %70
  br i1 %80, label %81, label %84

81:                                               ; preds = %71
  %82 = getelementptr inbounds nuw i32, ptr %0, i64 %72
  store i32 %76, ptr %82, align 4, !tbaa !5
  %83 = icmp sgt i64 %74, %26
  br i1 %83, label %71, label %84, !llvm.loop !23

84:                                               ; preds = %81, %71, %63
  %85 = phi i64 [ %64, %63 ], [ %72, %71 ], [ %74, %81 ]
  %86 = getelementptr inbounds i32, ptr %0, i64 %85
  store i32 %28, ptr %86, align 4, !tbaa !5
  %87 = icmp eq i64 %26, 0
  %88 = tail call i64 @llvm.usub.sat.i64(i64 %26, i64 1)
  br i1 %87, label %89, label %25, !llvm.loop !24

89:                                               ; preds = %84
  %90 = icmp sgt i64 %17, 4
  br i1 %90, label %91, label %236

91:                                               ; preds = %89, %160
  %92 = phi ptr [ %93, %160 ], [ %18, %89 ]
  %93 = getelementptr inbounds i8, ptr %92, i64 -4
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = load i32, ptr %0, align 4, !tbaa !5
  store i32 %95, ptr %93, align 4, !tbaa !5
  %96 = ptrtoint ptr %93 to i64
  %97 = sub i64 %96, %5
  %98 = ashr exact i64 %97, 2
  %99 = add nsw i64 %98, -1
  %100 = sdiv i64 %99, 2
  %101 = icmp sgt i64 %98, 2
  br i1 %101, label %102, label %125

102:                                              ; preds = %91
  %103 = load ptr, ptr %3, align 8, !tbaa !9
  br label %104

104:                                              ; preds = %104, %102
  %105 = phi i64 [ 0, %102 ], [ %120, %104 ]
  %106 = shl i64 %105, 1
  %107 = add i64 %106, 2
  %108 = getelementptr inbounds i32, ptr %0, i64 %107
  %109 = or disjoint i64 %106, 1
  %110 = getelementptr inbounds i32, ptr %0, i64 %109
  %111 = load i32, ptr %108, align 4, !tbaa !5
  %112 = load i32, ptr %110, align 4, !tbaa !5
  %113 = sext i32 %111 to i64
  %114 = getelementptr inbounds double, ptr %103, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !15
  %116 = sext i32 %112 to i64
  %117 = getelementptr inbounds double, ptr %103, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !15
  %119 = fcmp olt double %115, %118
  %120 = select i1 %119, i64 %109, i64 %107
  %121 = getelementptr inbounds i32, ptr %0, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !5
  %123 = getelementptr inbounds i32, ptr %0, i64 %105
  store i32 %122, ptr %123, align 4, !tbaa !5
  %124 = icmp slt i64 %120, %100
  br i1 %124, label %104, label %125, !llvm.loop !22

125:                                              ; preds = %104, %91
  %126 = phi i64 [ 0, %91 ], [ %120, %104 ]
  %127 = and i64 %97, 4
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %129, label %139

129:                                              ; preds = %125
  %130 = add nsw i64 %98, -2
  %131 = ashr exact i64 %130, 1
  %132 = icmp eq i64 %126, %131
  br i1 %132, label %133, label %139

133:                                              ; preds = %129
  %134 = shl nsw i64 %126, 1
  %135 = or disjoint i64 %134, 1
  %136 = getelementptr inbounds i32, ptr %0, i64 %135
  %137 = load i32, ptr %136, align 4, !tbaa !5
  %138 = getelementptr inbounds i32, ptr %0, i64 %126
  store i32 %137, ptr %138, align 4, !tbaa !5
  br label %139

139:                                              ; preds = %133, %129, %125
  %140 = phi i64 [ %135, %133 ], [ %126, %129 ], [ %126, %125 ]
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %160

142:                                              ; preds = %139
  %143 = load ptr, ptr %3, align 8, !tbaa !9
  %144 = sext i32 %94 to i64
  %145 = getelementptr inbounds double, ptr %143, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !15
  br label %147

147:                                              ; preds = %157, %142
  %148 = phi i64 [ %140, %142 ], [ %150, %157 ]
  %149 = add nsw i64 %148, -1
  %150 = sdiv i64 %149, 2
  %151 = getelementptr inbounds nuw i32, ptr %0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !5
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %143, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !15
  %156 = fcmp olt double %155, %146
  br i1 %156, label %157, label %160

157:                                              ; preds = %147
  %158 = getelementptr inbounds nuw i32, ptr %0, i64 %148
  store i32 %152, ptr %158, align 4, !tbaa !5
  %159 = icmp sgt i64 %148, 2
  br i1 %159, label %147, label %160, !llvm.loop !23

160:                                              ; preds = %157, %147, %139
  %161 = phi i64 [ %140, %139 ], [ %148, %147 ], [ %150, %157 ]
  %162 = getelementptr inbounds i32, ptr %0, i64 %161
  store i32 %94, ptr %162, align 4, !tbaa !5
  %163 = icmp sgt i64 %97, 4
  br i1 %163, label %91, label %236, !llvm.loop !25

164:                                              ; preds = %10, %13
  %165 = phi ptr [ %213, %13 ], [ %1, %10 ]
  %166 = phi i64 [ %168, %13 ], [ %2, %10 ]
  %167 = phi i64 [ %234, %13 ], [ %8, %10 ]
  %168 = add nsw i64 %166, -1
  %169 = lshr i64 %167, 1
  %170 = getelementptr inbounds nuw i32, ptr %0, i64 %169
  %171 = getelementptr inbounds i8, ptr %165, i64 -4
  %172 = load i32, ptr %11, align 4, !tbaa !5
  %173 = load i32, ptr %170, align 4, !tbaa !5
  %174 = load ptr, ptr %3, align 8, !tbaa !9
  %175 = sext i32 %172 to i64
  %176 = getelementptr inbounds double, ptr %174, i64 %175
  %177 = load double, ptr %176, align 8, !tbaa !15
  %178 = sext i32 %173 to i64
  %179 = getelementptr inbounds double, ptr %174, i64 %178
  %180 = load double, ptr %179, align 8, !tbaa !15
  %181 = fcmp olt double %177, %180
  %182 = load i32, ptr %171, align 4, !tbaa !5
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds double, ptr %174, i64 %183
  %185 = load double, ptr %184, align 8, !tbaa !15
  br i1 %181, label %186, label %195

186:                                              ; preds = %164
  %187 = fcmp olt double %180, %185
  br i1 %187, label %188, label %190

188:                                              ; preds = %186
  %189 = load i32, ptr %0, align 4, !tbaa !5
  store i32 %173, ptr %0, align 4, !tbaa !5
  store i32 %189, ptr %170, align 4, !tbaa !5
  br label %204

190:                                              ; preds = %186
  %191 = fcmp olt double %177, %185
  %192 = load i32, ptr %0, align 4, !tbaa !5
  br i1 %191, label %193, label %194

193:                                              ; preds = %190
  store i32 %182, ptr %0, align 4, !tbaa !5
  store i32 %192, ptr %171, align 4, !tbaa !5
  br label %204

194:                                              ; preds = %190
  store i32 %172, ptr %0, align 4, !tbaa !5
  store i32 %192, ptr %11, align 4, !tbaa !5
  br label %204

195:                                              ; preds = %164
  %196 = fcmp olt double %177, %185
  br i1 %196, label %197, label %199

197:                                              ; preds = %195
  %198 = load i32, ptr %0, align 4, !tbaa !5
  store i32 %172, ptr %0, align 4, !tbaa !5
  store i32 %198, ptr %11, align 4, !tbaa !5
  br label %204

199:                                              ; preds = %195
  %200 = fcmp olt double %180, %185
  %201 = load i32, ptr %0, align 4, !tbaa !5
  br i1 %200, label %202, label %203

202:                                              ; preds = %199
  store i32 %182, ptr %0, align 4, !tbaa !5
  store i32 %201, ptr %171, align 4, !tbaa !5
  br label %204

203:                                              ; preds = %199
  store i32 %173, ptr %0, align 4, !tbaa !5
  store i32 %201, ptr %170, align 4, !tbaa !5
  br label %204

204:                                              ; preds = %203, %202, %197, %194, %193, %188
  br label %205

205:                                              ; preds = %204, %230
  %206 = phi ptr [ %222, %230 ], [ %165, %204 ]
  %207 = phi ptr [ %219, %230 ], [ %11, %204 ]
  %208 = load i32, ptr %0, align 4, !tbaa !5
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds double, ptr %174, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !15
  br label %212

212:                                              ; preds = %212, %205
  %213 = phi ptr [ %207, %205 ], [ %219, %212 ]
  %214 = load i32, ptr %213, align 4, !tbaa !5
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds double, ptr %174, i64 %215
  %217 = load double, ptr %216, align 8, !tbaa !15
  %218 = fcmp olt double %217, %211
  %219 = getelementptr inbounds nuw i8, ptr %213, i64 4
  br i1 %218, label %212, label %220, !llvm.loop !26

220:                                              ; preds = %212, %220
  %221 = phi ptr [ %222, %220 ], [ %206, %212 ]
  %222 = getelementptr inbounds i8, ptr %221, i64 -4
  %223 = load i32, ptr %222, align 4, !tbaa !5
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds double, ptr %174, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !15
  %227 = fcmp olt double %211, %226
  br i1 %227, label %220, label %228, !llvm.loop !27

228:                                              ; preds = %220
  %229 = icmp ult ptr %213, %222
  br i1 %229, label %230, label %231

230:                                              ; preds = %228
  store i32 %223, ptr %213, align 4, !tbaa !5
  store i32 %214, ptr %222, align 4, !tbaa !5
  br label %205, !llvm.loop !28

231:                                              ; preds = %228
  tail call fastcc void @"_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_comp_iterIZ1fE3$_0EEEvT_SB_T0_T1_"(ptr nonnull %213, ptr %165, i64 noundef %168, ptr nonnull %3)
  %232 = ptrtoint ptr %213 to i64
  %233 = sub i64 %232, %5
  %234 = ashr exact i64 %233, 2
  %235 = icmp sgt i64 %234, 16
  br i1 %235, label %13, label %236, !llvm.loop !21

236:                                              ; preds = %231, %160, %4, %89
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noreturn }
attributes #11 = { builtin allocsize(0) }
attributes #12 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 double", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
!22 = distinct !{!22, !13, !14}
!23 = distinct !{!23, !13, !14}
!24 = distinct !{!24, !13, !14}
!25 = distinct !{!25, !13, !14}
!26 = distinct !{!26, !13, !14}
!27 = distinct !{!27, !13, !14}
!28 = distinct !{!28, !13, !14}
