target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %19

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = zext nneg i32 %2 to i64
  %8 = zext nneg i32 %2 to i64
  %9 = zext nneg i32 %2 to i64
  %10 = zext nneg i32 %2 to i64
  %11 = zext nneg i32 %2 to i64
  %12 = zext nneg i32 %2 to i64
  %13 = zext nneg i32 %2 to i64
  %14 = zext nneg i32 %2 to i64
  %15 = zext nneg i32 %2 to i64
  br label %26

16:                                               ; preds = %101, %78
  %17 = add nuw nsw i64 %28, 1
  %18 = icmp eq i64 %30, %11
  br i1 %18, label %19, label %26, !llvm.loop !9

19:                                               ; preds = %16, %3
  %20 = icmp sgt i32 %2, 0
  br i1 %20, label %21, label %131

21:                                               ; preds = %19
  %22 = add nuw i32 %2, 1
  %23 = zext nneg i32 %2 to i64
  %24 = zext nneg i32 %2 to i64
  %25 = zext nneg i32 %2 to i64
  br label %118

26:                                               ; preds = %5, %16
  %27 = phi i64 [ 0, %5 ], [ %30, %16 ]
  %28 = phi i64 [ 1, %5 ], [ %17, %16 ]
  %29 = trunc i64 %27 to i32
  %30 = add nuw nsw i64 %27, 1
  %31 = icmp samesign ult i64 %30, %9
  %32 = trunc nuw nsw i64 %27 to i32
  br i1 %31, label %33, label %37

33:                                               ; preds = %26
  %34 = trunc nuw nsw i64 %27 to i32
  %35 = getelementptr inbounds double, ptr %0, i64 %27
  %36 = getelementptr double, ptr %0, i64 %27
  br label %47

37:                                               ; preds = %47, %26
  %38 = phi i32 [ %32, %26 ], [ %61, %47 ]
  %39 = zext i32 %38 to i64
  %40 = icmp eq i64 %27, %39
  br i1 %40, label %78, label %41

41:                                               ; preds = %37
  %42 = mul nuw nsw i64 %27, %8
  %43 = mul nsw i32 %38, %2
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %0, i64 %42
  %46 = getelementptr double, ptr %0, i64 %44
  br label %70

47:                                               ; preds = %33, %47
  %48 = phi i64 [ %28, %33 ], [ %62, %47 ]
  %49 = phi i32 [ %34, %33 ], [ %61, %47 ]
  %50 = mul nuw nsw i64 %48, %6
  %51 = getelementptr inbounds double, ptr %35, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !12
  %53 = tail call double @llvm.fabs.f64(double %52)
  %54 = mul nsw i32 %49, %2
  %55 = sext i32 %54 to i64
  %56 = getelementptr double, ptr %36, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !12
  %58 = tail call double @llvm.fabs.f64(double %57)
  %59 = fcmp ogt double %53, %58
  %60 = trunc nuw nsw i64 %48 to i32
  %61 = select i1 %59, i32 %60, i32 %49
  %62 = add nuw nsw i64 %48, 1
  %63 = icmp eq i64 %62, %12
  br i1 %63, label %37, label %47, !llvm.loop !14

64:                                               ; preds = %70
  %65 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %66 = load double, ptr %65, align 8, !tbaa !12
  %67 = sext i32 %38 to i64
  %68 = getelementptr inbounds double, ptr %1, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !12
  store double %69, ptr %65, align 8, !tbaa !12
  store double %66, ptr %68, align 8, !tbaa !12
  br label %78

70:                                               ; preds = %41, %70
  %71 = phi i64 [ 0, %41 ], [ %76, %70 ]
  %72 = getelementptr inbounds double, ptr %45, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !12
  %74 = getelementptr double, ptr %46, i64 %71
  %75 = load double, ptr %74, align 8, !tbaa !12
  store double %75, ptr %72, align 8, !tbaa !12
  store double %73, ptr %74, align 8, !tbaa !12
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, %13
  br i1 %77, label %64, label %70, !llvm.loop !15

78:                                               ; preds = %64, %37
  %79 = icmp samesign ult i64 %30, %10
  br i1 %79, label %80, label %16

80:                                               ; preds = %78
  %81 = mul nuw nsw i32 %2, %29
  %82 = trunc nuw nsw i64 %27 to i32
  %83 = add nuw nsw i32 %81, %82
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw double, ptr %0, i64 %84
  %86 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %87 = trunc i64 %27 to i32
  %88 = mul i32 %2, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %0, i64 %27
  %91 = getelementptr inbounds double, ptr %0, i64 %89
  br label %92

92:                                               ; preds = %80, %101
  %93 = phi i64 [ %28, %80 ], [ %107, %101 ]
  %94 = mul nuw nsw i64 %93, %7
  %95 = getelementptr inbounds double, ptr %90, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !12
  %97 = load double, ptr %85, align 8, !tbaa !12
  %98 = fdiv double %96, %97
  %99 = fneg double %98
  %100 = getelementptr inbounds double, ptr %0, i64 %94
  br label %109

101:                                              ; preds = %109
  %102 = load double, ptr %86, align 8, !tbaa !12
  %103 = getelementptr inbounds nuw double, ptr %1, i64 %93
  %104 = load double, ptr %103, align 8, !tbaa !12
  %105 = fneg double %98
  %106 = tail call double @llvm.fmuladd.f64(double %105, double %102, double %104)
  store double %106, ptr %103, align 8, !tbaa !12
  %107 = add nuw nsw i64 %93, 1
  %108 = icmp eq i64 %107, %14
  br i1 %108, label %16, label %92, !llvm.loop !16

109:                                              ; preds = %92, %109
  %110 = phi i64 [ %27, %92 ], [ %116, %109 ]
  %111 = getelementptr inbounds double, ptr %91, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !12
  %113 = getelementptr inbounds double, ptr %100, i64 %110
  %114 = load double, ptr %113, align 8, !tbaa !12
  %115 = tail call double @llvm.fmuladd.f64(double %99, double %112, double %114)
  store double %115, ptr %113, align 8, !tbaa !12
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, %15
  br i1 %117, label %101, label %109, !llvm.loop !17

118:                                              ; preds = %21, %132
  %119 = phi i64 [ %24, %21 ], [ %121, %132 ]
  %120 = phi i64 [ %23, %21 ], [ %122, %132 ]
  %121 = add nsw i64 %119, -1
  %122 = add nsw i64 %120, -1
  %123 = icmp slt i64 %119, %25
  br i1 %123, label %124, label %132

124:                                              ; preds = %118
  %125 = getelementptr inbounds nuw double, ptr %1, i64 %121
  %126 = load double, ptr %125, align 8, !tbaa !12
  %127 = trunc i64 %121 to i32
  %128 = mul i32 %2, %127
  %129 = zext i32 %128 to i64
  %130 = getelementptr double, ptr %0, i64 %129
  br label %142

131:                                              ; preds = %132, %19
  ret void

132:                                              ; preds = %142, %118
  %133 = trunc nuw nsw i64 %121 to i32
  %134 = mul i32 %22, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds double, ptr %0, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !12
  %138 = getelementptr inbounds nuw double, ptr %1, i64 %121
  %139 = load double, ptr %138, align 8, !tbaa !12
  %140 = fdiv double %139, %137
  store double %140, ptr %138, align 8, !tbaa !12
  %141 = icmp sgt i64 %119, 1
  br i1 %141, label %118, label %131, !llvm.loop !18

142:                                              ; preds = %124, %142
  %143 = phi i64 [ %120, %124 ], [ %151, %142 ]
  %144 = phi double [ %126, %124 ], [ %150, %142 ]
  %145 = getelementptr double, ptr %130, i64 %143
  %146 = load double, ptr %145, align 8, !tbaa !12
  %147 = getelementptr inbounds nuw double, ptr %1, i64 %143
  %148 = load double, ptr %147, align 8, !tbaa !12
  %149 = fneg double %146
  %150 = tail call double @llvm.fmuladd.f64(double %149, double %148, double %144)
  store double %150, ptr %125, align 8, !tbaa !12
  %151 = add nuw nsw i64 %143, 1
  %152 = trunc nuw i64 %151 to i32
  %153 = icmp sgt i32 %2, %152
  br i1 %153, label %142, label %132, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
