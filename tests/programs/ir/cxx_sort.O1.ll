target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$_ZSt16__introsort_loopIPdlN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_T1_ = comdat any

$_ZSt22__final_insertion_sortIPdN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_ = comdat any

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = shl nsw i64 %3, 3
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %2
  %8 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %9 = shl nuw nsw i64 %8, 1
  %10 = xor i64 %9, 126
  tail call void @_ZSt16__introsort_loopIPdlN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_T1_(ptr noundef %0, ptr noundef nonnull %5, i64 noundef %10)
  tail call void @_ZSt22__final_insertion_sortIPdN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %0, ptr noundef nonnull %5)
  br label %11

11:                                               ; preds = %2, %7
  %12 = load double, ptr %0, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load double, ptr %13, align 8, !tbaa !9
  %15 = getelementptr i8, ptr %5, i64 -8
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = tail call double @llvm.fmuladd.f64(double %12, double %14, double %16)
  ret double %17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt16__introsort_loopIPdlN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_T1_(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 comdat {
  %4 = ptrtoint ptr %0 to i64
  %5 = ptrtoint ptr %1 to i64
  %6 = sub i64 %5, %4
  %7 = icmp sgt i64 %6, 128
  br i1 %7, label %8, label %179

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %10

10:                                               ; preds = %8, %175
  %11 = phi i64 [ %6, %8 ], [ %177, %175 ]
  %12 = phi ptr [ %1, %8 ], [ %163, %175 ]
  %13 = phi i64 [ %2, %8 ], [ %131, %175 ]
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %130

15:                                               ; preds = %10
  %16 = lshr exact i64 %11, 3
  %17 = add nsw i64 %16, -2
  %18 = lshr i64 %17, 1
  %19 = add nsw i64 %16, -1
  %20 = lshr i64 %19, 1
  %21 = and i64 %11, 8
  %22 = icmp eq i64 %21, 0
  br label %23

23:                                               ; preds = %67, %15
  %24 = phi i64 [ %18, %15 ], [ %71, %67 ]
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = icmp slt i64 %24, %20
  br i1 %27, label %28, label %44

28:                                               ; preds = %23, %28
  %29 = phi i64 [ %39, %28 ], [ %24, %23 ]
  %30 = shl i64 %29, 1
  %31 = add i64 %30, 2
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = getelementptr double, ptr %0, i64 %30
  %34 = getelementptr i8, ptr %33, i64 8
  %35 = load double, ptr %32, align 8, !tbaa !9
  %36 = load double, ptr %34, align 8, !tbaa !9
  %37 = fcmp olt double %35, %36
  %38 = or disjoint i64 %30, 1
  %39 = select i1 %37, i64 %38, i64 %31
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = getelementptr inbounds double, ptr %0, i64 %29
  store double %41, ptr %42, align 8, !tbaa !9
  %43 = icmp slt i64 %39, %20
  br i1 %43, label %28, label %44, !llvm.loop !11

44:                                               ; preds = %28, %23
  %45 = phi i64 [ %24, %23 ], [ %39, %28 ]
  %46 = icmp eq i64 %45, %18
  %47 = select i1 %22, i1 %46, i1 false
  br i1 %47, label %48, label %54

48:                                               ; preds = %44
  %49 = shl nuw nsw i64 %45, 1
  %50 = or disjoint i64 %49, 1
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !9
  %53 = getelementptr inbounds nuw double, ptr %0, i64 %45
  store double %52, ptr %53, align 8, !tbaa !9
  br label %54

54:                                               ; preds = %48, %44
  %55 = phi i64 [ %50, %48 ], [ %45, %44 ]
  %56 = icmp sgt i64 %55, %24
  br i1 %56, label %57, label %67

57:                                               ; preds = %54, %64
  %58 = phi i64 [ %60, %64 ], [ %55, %54 ]
  %59 = add nsw i64 %58, -1
  %60 = lshr i64 %59, 1
  %61 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !9
  %63 = fcmp olt double %62, %26
  br i1 %63, label %64, label %67

64:                                               ; preds = %57
  %65 = getelementptr inbounds nuw double, ptr %0, i64 %58
  store double %62, ptr %65, align 8, !tbaa !9
  %66 = icmp sgt i64 %60, %24
  br i1 %66, label %57, label %67, !llvm.loop !14

67:                                               ; preds = %64, %57, %54
  %68 = phi i64 [ %55, %54 ], [ %58, %57 ], [ %60, %64 ]
  %69 = getelementptr inbounds double, ptr %0, i64 %68
  store double %26, ptr %69, align 8, !tbaa !9
  %70 = icmp eq i64 %24, 0
  %71 = tail call i64 @llvm.usub.sat.i64(i64 %24, i64 1)
  br i1 %70, label %72, label %23, !llvm.loop !15

72:                                               ; preds = %67, %126
  %73 = phi ptr [ %74, %126 ], [ %12, %67 ]
  %74 = getelementptr inbounds i8, ptr %73, i64 -8
  %75 = load double, ptr %74, align 8, !tbaa !9
  %76 = load double, ptr %0, align 8, !tbaa !9
  store double %76, ptr %74, align 8, !tbaa !9
  %77 = ptrtoint ptr %74 to i64
  %78 = sub i64 %77, %4
  %79 = ashr exact i64 %78, 3
  %80 = add nsw i64 %79, -1
  %81 = sdiv i64 %80, 2
  %82 = icmp sgt i64 %79, 2
  br i1 %82, label %83, label %99

83:                                               ; preds = %72, %83
  %84 = phi i64 [ %94, %83 ], [ 0, %72 ]
  %85 = shl i64 %84, 1
  %86 = add i64 %85, 2
  %87 = getelementptr inbounds double, ptr %0, i64 %86
  %88 = getelementptr double, ptr %0, i64 %85
  %89 = getelementptr i8, ptr %88, i64 8
  %90 = load double, ptr %87, align 8, !tbaa !9
  %91 = load double, ptr %89, align 8, !tbaa !9
  %92 = fcmp olt double %90, %91
  %93 = or disjoint i64 %85, 1
  %94 = select i1 %92, i64 %93, i64 %86
  %95 = getelementptr inbounds double, ptr %0, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !9
  %97 = getelementptr inbounds double, ptr %0, i64 %84
  store double %96, ptr %97, align 8, !tbaa !9
  %98 = icmp slt i64 %94, %81
  br i1 %98, label %83, label %99, !llvm.loop !11

99:                                               ; preds = %83, %72
  %100 = phi i64 [ 0, %72 ], [ %94, %83 ]
  %101 = and i64 %78, 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %113

103:                                              ; preds = %99
  %104 = add nsw i64 %79, -2
  %105 = ashr exact i64 %104, 1
  %106 = icmp eq i64 %100, %105
  br i1 %106, label %107, label %113

107:                                              ; preds = %103
  %108 = shl nsw i64 %100, 1
  %109 = or disjoint i64 %108, 1
  %110 = getelementptr inbounds double, ptr %0, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !9
  %112 = getelementptr inbounds double, ptr %0, i64 %100
  store double %111, ptr %112, align 8, !tbaa !9
  br label %113

113:                                              ; preds = %107, %103, %99
  %114 = phi i64 [ %109, %107 ], [ %100, %103 ], [ %100, %99 ]
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %116, label %126

116:                                              ; preds = %113, %123
  %117 = phi i64 [ %119, %123 ], [ %114, %113 ]
  %118 = add nsw i64 %117, -1
  %119 = sdiv i64 %118, 2
  %120 = getelementptr inbounds nuw double, ptr %0, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !9
  %122 = fcmp olt double %121, %75
  br i1 %122, label %123, label %126

123:                                              ; preds = %116
  %124 = getelementptr inbounds nuw double, ptr %0, i64 %117
  store double %121, ptr %124, align 8, !tbaa !9
  %125 = icmp sgt i64 %117, 2
  br i1 %125, label %116, label %126, !llvm.loop !14

126:                                              ; preds = %123, %116, %113
  %127 = phi i64 [ %114, %113 ], [ %117, %116 ], [ %119, %123 ]
  %128 = getelementptr inbounds double, ptr %0, i64 %127
  store double %75, ptr %128, align 8, !tbaa !9
  %129 = icmp sgt i64 %78, 8
  br i1 %129, label %72, label %179, !llvm.loop !16

130:                                              ; preds = %10
  %131 = add nsw i64 %13, -1
  %132 = lshr i64 %11, 4
  %133 = getelementptr inbounds nuw double, ptr %0, i64 %132
  %134 = getelementptr inbounds i8, ptr %12, i64 -8
  %135 = load double, ptr %9, align 8, !tbaa !9
  %136 = load double, ptr %133, align 8, !tbaa !9
  %137 = fcmp olt double %135, %136
  %138 = load double, ptr %134, align 8, !tbaa !9
  br i1 %137, label %139, label %148

139:                                              ; preds = %130
  %140 = fcmp olt double %136, %138
  br i1 %140, label %141, label %143

141:                                              ; preds = %139
  %142 = load double, ptr %0, align 8, !tbaa !9
  store double %136, ptr %0, align 8, !tbaa !9
  store double %142, ptr %133, align 8, !tbaa !9
  br label %157

143:                                              ; preds = %139
  %144 = fcmp olt double %135, %138
  %145 = load double, ptr %0, align 8, !tbaa !9
  br i1 %144, label %146, label %147

146:                                              ; preds = %143
  store double %138, ptr %0, align 8, !tbaa !9
  store double %145, ptr %134, align 8, !tbaa !9
  br label %157

147:                                              ; preds = %143
  store double %135, ptr %0, align 8, !tbaa !9
  store double %145, ptr %9, align 8, !tbaa !9
  br label %157

148:                                              ; preds = %130
  %149 = fcmp olt double %135, %138
  br i1 %149, label %150, label %152

150:                                              ; preds = %148
  %151 = load double, ptr %0, align 8, !tbaa !9
  store double %135, ptr %0, align 8, !tbaa !9
  store double %151, ptr %9, align 8, !tbaa !9
  br label %157

152:                                              ; preds = %148
  %153 = fcmp olt double %136, %138
  %154 = load double, ptr %0, align 8, !tbaa !9
  br i1 %153, label %155, label %156

155:                                              ; preds = %152
  store double %138, ptr %0, align 8, !tbaa !9
  store double %154, ptr %134, align 8, !tbaa !9
  br label %157

156:                                              ; preds = %152
  store double %136, ptr %0, align 8, !tbaa !9
  store double %154, ptr %133, align 8, !tbaa !9
  br label %157

157:                                              ; preds = %156, %155, %150, %147, %146, %141
  br label %158

158:                                              ; preds = %157, %174
  %159 = phi ptr [ %169, %174 ], [ %12, %157 ]
  %160 = phi ptr [ %166, %174 ], [ %9, %157 ]
  %161 = load double, ptr %0, align 8, !tbaa !9
  br label %162

162:                                              ; preds = %162, %158
  %163 = phi ptr [ %160, %158 ], [ %166, %162 ]
  %164 = load double, ptr %163, align 8, !tbaa !9
  %165 = fcmp olt double %164, %161
  %166 = getelementptr inbounds nuw i8, ptr %163, i64 8
  br i1 %165, label %162, label %167, !llvm.loop !17

167:                                              ; preds = %162, %167
  %168 = phi ptr [ %169, %167 ], [ %159, %162 ]
  %169 = getelementptr inbounds i8, ptr %168, i64 -8
  %170 = load double, ptr %169, align 8, !tbaa !9
  %171 = fcmp olt double %161, %170
  br i1 %171, label %167, label %172, !llvm.loop !18

172:                                              ; preds = %167
  %173 = icmp ult ptr %163, %169
  br i1 %173, label %174, label %175

174:                                              ; preds = %172
  store double %170, ptr %163, align 8, !tbaa !9
  store double %164, ptr %169, align 8, !tbaa !9
  br label %158, !llvm.loop !19

175:                                              ; preds = %172
  tail call void @_ZSt16__introsort_loopIPdlN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_T1_(ptr noundef nonnull %163, ptr noundef %12, i64 noundef %131)
  %176 = ptrtoint ptr %163 to i64
  %177 = sub i64 %176, %4
  %178 = icmp sgt i64 %177, 128
  br i1 %178, label %10, label %179, !llvm.loop !20

179:                                              ; preds = %175, %126, %3
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZSt22__final_insertion_sortIPdN9__gnu_cxx5__ops15_Iter_less_iterEEvT_S4_T0_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 comdat {
  %3 = ptrtoint ptr %1 to i64
  %4 = ptrtoint ptr %0 to i64
  %5 = sub i64 %3, %4
  %6 = icmp sgt i64 %5, 128
  br i1 %6, label %7, label %51

7:                                                ; preds = %2
  %8 = getelementptr i8, ptr %0, i64 8
  br label %9

9:                                                ; preds = %27, %7
  %10 = phi i64 [ 8, %7 ], [ %29, %27 ]
  %11 = phi ptr [ %0, %7 ], [ %12, %27 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !9
  %14 = load double, ptr %0, align 8, !tbaa !9
  %15 = fcmp olt double %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %9
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %8, ptr noundef nonnull align 8 dereferenceable(1) %0, i64 %10, i1 false)
  br label %27

17:                                               ; preds = %9
  %18 = load double, ptr %11, align 8, !tbaa !9
  %19 = fcmp olt double %13, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %17, %20
  %21 = phi double [ %25, %20 ], [ %18, %17 ]
  %22 = phi ptr [ %24, %20 ], [ %11, %17 ]
  %23 = phi ptr [ %22, %20 ], [ %12, %17 ]
  store double %21, ptr %23, align 8, !tbaa !9
  %24 = getelementptr inbounds i8, ptr %22, i64 -8
  %25 = load double, ptr %24, align 8, !tbaa !9
  %26 = fcmp olt double %13, %25
  br i1 %26, label %20, label %27, !llvm.loop !21

27:                                               ; preds = %20, %17, %16
  %28 = phi ptr [ %0, %16 ], [ %12, %17 ], [ %22, %20 ]
  store double %13, ptr %28, align 8, !tbaa !9
  %29 = add nuw nsw i64 %10, 8
  %30 = icmp eq i64 %29, 128
  br i1 %30, label %31, label %9, !llvm.loop !22

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %33 = icmp eq ptr %32, %1
  br i1 %33, label %83, label %34

34:                                               ; preds = %31, %47
  %35 = phi ptr [ %49, %47 ], [ %32, %31 ]
  %36 = load double, ptr %35, align 8, !tbaa !9
  %37 = getelementptr inbounds i8, ptr %35, i64 -8
  %38 = load double, ptr %37, align 8, !tbaa !9
  %39 = fcmp olt double %36, %38
  br i1 %39, label %40, label %47

40:                                               ; preds = %34, %40
  %41 = phi double [ %45, %40 ], [ %38, %34 ]
  %42 = phi ptr [ %44, %40 ], [ %37, %34 ]
  %43 = phi ptr [ %42, %40 ], [ %35, %34 ]
  store double %41, ptr %43, align 8, !tbaa !9
  %44 = getelementptr inbounds i8, ptr %42, i64 -8
  %45 = load double, ptr %44, align 8, !tbaa !9
  %46 = fcmp olt double %36, %45
  br i1 %46, label %40, label %47, !llvm.loop !21

47:                                               ; preds = %40, %34
  %48 = phi ptr [ %35, %34 ], [ %42, %40 ]
  store double %36, ptr %48, align 8, !tbaa !9
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %50 = icmp eq ptr %49, %1
  br i1 %50, label %83, label %34, !llvm.loop !23

51:                                               ; preds = %2
  %52 = icmp eq ptr %0, %1
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %54 = icmp eq ptr %53, %1
  %55 = select i1 %52, i1 true, i1 %54
  br i1 %55, label %83, label %56

56:                                               ; preds = %51, %79
  %57 = phi ptr [ %81, %79 ], [ %53, %51 ]
  %58 = phi ptr [ %57, %79 ], [ %0, %51 ]
  %59 = load double, ptr %57, align 8, !tbaa !9
  %60 = load double, ptr %0, align 8, !tbaa !9
  %61 = fcmp olt double %59, %60
  br i1 %61, label %62, label %69

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %64 = ptrtoint ptr %57 to i64
  %65 = sub i64 %64, %4
  %66 = ashr exact i64 %65, 3
  %67 = sub nsw i64 0, %66
  %68 = getelementptr inbounds double, ptr %63, i64 %67
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %68, ptr noundef nonnull align 8 dereferenceable(1) %0, i64 %65, i1 false)
  br label %79

69:                                               ; preds = %56
  %70 = load double, ptr %58, align 8, !tbaa !9
  %71 = fcmp olt double %59, %70
  br i1 %71, label %72, label %79

72:                                               ; preds = %69, %72
  %73 = phi double [ %77, %72 ], [ %70, %69 ]
  %74 = phi ptr [ %76, %72 ], [ %58, %69 ]
  %75 = phi ptr [ %74, %72 ], [ %57, %69 ]
  store double %73, ptr %75, align 8, !tbaa !9
  %76 = getelementptr inbounds i8, ptr %74, i64 -8
  %77 = load double, ptr %76, align 8, !tbaa !9
  %78 = fcmp olt double %59, %77
  br i1 %78, label %72, label %79, !llvm.loop !21

79:                                               ; preds = %72, %69, %62
  %80 = phi ptr [ %0, %62 ], [ %57, %69 ], [ %74, %72 ]
  store double %59, ptr %80, align 8, !tbaa !9
  %81 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %82 = icmp eq ptr %81, %1
  br i1 %82, label %83, label %56, !llvm.loop !22

83:                                               ; preds = %79, %47, %51, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #4

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12, !13}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
!20 = distinct !{!20, !12, !13}
!21 = distinct !{!21, !12, !13}
!22 = distinct !{!22, !12, !13}
!23 = distinct !{!23, !12, !13}
