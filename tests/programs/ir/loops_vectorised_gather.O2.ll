target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %180

6:                                                ; preds = %4
  %7 = icmp ult i64 %3, 4
  br i1 %7, label %178, label %8

8:                                                ; preds = %6
  %9 = icmp ult i64 %3, 16
  br i1 %9, label %140, label %10

10:                                               ; preds = %8
  %11 = and i64 %3, 12
  %12 = and i64 %3, 9223372036854775792
  br label %13

13:                                               ; preds = %13, %10
  %14 = phi i64 [ 0, %10 ], [ %134, %13 ]
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 28
  %30 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 36
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %36 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 44
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 48
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 52
  %42 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 60
  %46 = load i32, ptr %15, align 4, !tbaa !5
  %47 = load i32, ptr %17, align 4, !tbaa !5
  %48 = load i32, ptr %19, align 4, !tbaa !5
  %49 = load i32, ptr %21, align 4, !tbaa !5
  %50 = load i32, ptr %23, align 4, !tbaa !5
  %51 = load i32, ptr %25, align 4, !tbaa !5
  %52 = load i32, ptr %27, align 4, !tbaa !5
  %53 = load i32, ptr %29, align 4, !tbaa !5
  %54 = load i32, ptr %31, align 4, !tbaa !5
  %55 = load i32, ptr %33, align 4, !tbaa !5
  %56 = load i32, ptr %35, align 4, !tbaa !5
  %57 = load i32, ptr %37, align 4, !tbaa !5
  %58 = load i32, ptr %39, align 4, !tbaa !5
  %59 = load i32, ptr %41, align 4, !tbaa !5
  %60 = load i32, ptr %43, align 4, !tbaa !5
  %61 = load i32, ptr %45, align 4, !tbaa !5
  %62 = sext i32 %46 to i64
  %63 = sext i32 %47 to i64
  %64 = sext i32 %48 to i64
  %65 = sext i32 %49 to i64
  %66 = sext i32 %50 to i64
  %67 = sext i32 %51 to i64
  %68 = sext i32 %52 to i64
  %69 = sext i32 %53 to i64
  %70 = sext i32 %54 to i64
  %71 = sext i32 %55 to i64
  %72 = sext i32 %56 to i64
  %73 = sext i32 %57 to i64
  %74 = sext i32 %58 to i64
  %75 = sext i32 %59 to i64
  %76 = sext i32 %60 to i64
  %77 = sext i32 %61 to i64
  %78 = getelementptr inbounds double, ptr %0, i64 %62
  %79 = getelementptr inbounds double, ptr %0, i64 %63
  %80 = getelementptr inbounds double, ptr %0, i64 %64
  %81 = getelementptr inbounds double, ptr %0, i64 %65
  %82 = getelementptr inbounds double, ptr %0, i64 %66
  %83 = getelementptr inbounds double, ptr %0, i64 %67
  %84 = getelementptr inbounds double, ptr %0, i64 %68
  %85 = getelementptr inbounds double, ptr %0, i64 %69
  %86 = getelementptr inbounds double, ptr %0, i64 %70
  %87 = getelementptr inbounds double, ptr %0, i64 %71
  %88 = getelementptr inbounds double, ptr %0, i64 %72
  %89 = getelementptr inbounds double, ptr %0, i64 %73
  %90 = getelementptr inbounds double, ptr %0, i64 %74
  %91 = getelementptr inbounds double, ptr %0, i64 %75
  %92 = getelementptr inbounds double, ptr %0, i64 %76
  %93 = getelementptr inbounds double, ptr %0, i64 %77
  %94 = load double, ptr %78, align 8, !tbaa !9
  %95 = load double, ptr %79, align 8, !tbaa !9
  %96 = load double, ptr %80, align 8, !tbaa !9
  %97 = load double, ptr %81, align 8, !tbaa !9
  %98 = insertelement <4 x double> poison, double %94, i64 0
  %99 = insertelement <4 x double> %98, double %95, i64 1
  %100 = insertelement <4 x double> %99, double %96, i64 2
  %101 = insertelement <4 x double> %100, double %97, i64 3
  %102 = load double, ptr %82, align 8, !tbaa !9
  %103 = load double, ptr %83, align 8, !tbaa !9
  %104 = load double, ptr %84, align 8, !tbaa !9
  %105 = load double, ptr %85, align 8, !tbaa !9
  %106 = insertelement <4 x double> poison, double %102, i64 0
  %107 = insertelement <4 x double> %106, double %103, i64 1
  %108 = insertelement <4 x double> %107, double %104, i64 2
  %109 = insertelement <4 x double> %108, double %105, i64 3
  %110 = load double, ptr %86, align 8, !tbaa !9
  %111 = load double, ptr %87, align 8, !tbaa !9
  %112 = load double, ptr %88, align 8, !tbaa !9
  %113 = load double, ptr %89, align 8, !tbaa !9
  %114 = insertelement <4 x double> poison, double %110, i64 0
  %115 = insertelement <4 x double> %114, double %111, i64 1
  %116 = insertelement <4 x double> %115, double %112, i64 2
  %117 = insertelement <4 x double> %116, double %113, i64 3
  %118 = load double, ptr %90, align 8, !tbaa !9
  %119 = load double, ptr %91, align 8, !tbaa !9
  %120 = load double, ptr %92, align 8, !tbaa !9
  %121 = load double, ptr %93, align 8, !tbaa !9
  %122 = insertelement <4 x double> poison, double %118, i64 0
  %123 = insertelement <4 x double> %122, double %119, i64 1
  %124 = insertelement <4 x double> %123, double %120, i64 2
  %125 = insertelement <4 x double> %124, double %121, i64 3
  %126 = fmul <4 x double> %101, %101
  %127 = fmul <4 x double> %109, %109
  %128 = fmul <4 x double> %117, %117
  %129 = fmul <4 x double> %125, %125
  %130 = getelementptr inbounds nuw double, ptr %2, i64 %14
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 32
  %132 = getelementptr inbounds nuw i8, ptr %130, i64 64
  %133 = getelementptr inbounds nuw i8, ptr %130, i64 96
  store <4 x double> %126, ptr %130, align 8, !tbaa !9
  store <4 x double> %127, ptr %131, align 8, !tbaa !9
  store <4 x double> %128, ptr %132, align 8, !tbaa !9
  store <4 x double> %129, ptr %133, align 8, !tbaa !9
  %134 = add nuw i64 %14, 16
  %135 = icmp eq i64 %134, %12
  br i1 %135, label %136, label %13, !llvm.loop !11

136:                                              ; preds = %13
  %137 = icmp eq i64 %3, %12
  br i1 %137, label %180, label %138

138:                                              ; preds = %136
  %139 = icmp eq i64 %11, 0
  br i1 %139, label %178, label %140, !prof !15

140:                                              ; preds = %8, %138
  %141 = phi i64 [ %12, %138 ], [ 0, %8 ]
  %142 = and i64 %3, 9223372036854775804
  br label %143

143:                                              ; preds = %143, %140
  %144 = phi i64 [ %141, %140 ], [ %174, %143 ]
  %145 = getelementptr inbounds nuw i32, ptr %1, i64 %144
  %146 = getelementptr inbounds nuw i32, ptr %1, i64 %144
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 4
  %148 = getelementptr inbounds nuw i32, ptr %1, i64 %144
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %150 = getelementptr inbounds nuw i32, ptr %1, i64 %144
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 12
  %152 = load i32, ptr %145, align 4, !tbaa !5
  %153 = load i32, ptr %147, align 4, !tbaa !5
  %154 = load i32, ptr %149, align 4, !tbaa !5
  %155 = load i32, ptr %151, align 4, !tbaa !5
  %156 = sext i32 %152 to i64
  %157 = sext i32 %153 to i64
  %158 = sext i32 %154 to i64
  %159 = sext i32 %155 to i64
  %160 = getelementptr inbounds double, ptr %0, i64 %156
  %161 = getelementptr inbounds double, ptr %0, i64 %157
  %162 = getelementptr inbounds double, ptr %0, i64 %158
  %163 = getelementptr inbounds double, ptr %0, i64 %159
  %164 = load double, ptr %160, align 8, !tbaa !9
  %165 = load double, ptr %161, align 8, !tbaa !9
  %166 = load double, ptr %162, align 8, !tbaa !9
  %167 = load double, ptr %163, align 8, !tbaa !9
  %168 = insertelement <4 x double> poison, double %164, i64 0
  %169 = insertelement <4 x double> %168, double %165, i64 1
  %170 = insertelement <4 x double> %169, double %166, i64 2
  %171 = insertelement <4 x double> %170, double %167, i64 3
  %172 = fmul <4 x double> %171, %171
  %173 = getelementptr inbounds nuw double, ptr %2, i64 %144
  store <4 x double> %172, ptr %173, align 8, !tbaa !9
  %174 = add nuw i64 %144, 4
  %175 = icmp eq i64 %174, %142
  br i1 %175, label %176, label %143, !llvm.loop !16

176:                                              ; preds = %143
  %177 = icmp eq i64 %3, %142
  br i1 %177, label %180, label %178

178:                                              ; preds = %6, %138, %176
  %179 = phi i64 [ 0, %6 ], [ %12, %138 ], [ %142, %176 ]
  br label %181

180:                                              ; preds = %181, %136, %176, %4
  ret void

181:                                              ; preds = %178, %181
  %182 = phi i64 [ %190, %181 ], [ %179, %178 ]
  %183 = getelementptr inbounds nuw i32, ptr %1, i64 %182
  %184 = load i32, ptr %183, align 4, !tbaa !5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds double, ptr %0, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !9
  %188 = fmul double %187, %187
  %189 = getelementptr inbounds nuw double, ptr %2, i64 %182
  store double %188, ptr %189, align 8, !tbaa !9
  %190 = add nuw nsw i64 %182, 1
  %191 = icmp eq i64 %190, %3
  br i1 %191, label %180, label %181, !llvm.loop !17
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = !{!"branch_weights", i32 4, i32 12}
!16 = distinct !{!16, !12, !13, !14}
!17 = distinct !{!17, !12, !14, !13}
