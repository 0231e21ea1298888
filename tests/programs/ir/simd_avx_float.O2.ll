target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local nofpclass(nan inf) float @f(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %157

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = icmp ult i32 %1, 4
  br i1 %6, label %71, label %7

7:                                                ; preds = %4
  %8 = icmp ult i32 %1, 32
  br i1 %8, label %52, label %9

9:                                                ; preds = %7
  %10 = and i64 %5, 28
  %11 = and i64 %5, 2147483616
  br label %12

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %42, %12 ]
  %14 = phi <8 x float> [ zeroinitializer, %9 ], [ %38, %12 ]
  %15 = phi <8 x float> [ zeroinitializer, %9 ], [ %39, %12 ]
  %16 = phi <8 x float> [ zeroinitializer, %9 ], [ %40, %12 ]
  %17 = phi <8 x float> [ zeroinitializer, %9 ], [ %41, %12 ]
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %22 = load <8 x float>, ptr %18, align 4, !tbaa !9
  %23 = load <8 x float>, ptr %19, align 4, !tbaa !9
  %24 = load <8 x float>, ptr %20, align 4, !tbaa !9
  %25 = load <8 x float>, ptr %21, align 4, !tbaa !9
  %26 = fmul fast <8 x float> %22, %22
  %27 = fmul fast <8 x float> %23, %23
  %28 = fmul fast <8 x float> %24, %24
  %29 = fmul fast <8 x float> %25, %25
  %30 = fmul fast <8 x float> %26, splat (float 5.000000e-01)
  %31 = fmul fast <8 x float> %27, splat (float 5.000000e-01)
  %32 = fmul fast <8 x float> %28, splat (float 5.000000e-01)
  %33 = fmul fast <8 x float> %29, splat (float 5.000000e-01)
  %34 = fadd fast <8 x float> %30, splat (float 0x3FB99999A0000000)
  %35 = fadd fast <8 x float> %31, splat (float 0x3FB99999A0000000)
  %36 = fadd fast <8 x float> %32, splat (float 0x3FB99999A0000000)
  %37 = fadd fast <8 x float> %33, splat (float 0x3FB99999A0000000)
  store <8 x float> %34, ptr %18, align 4, !tbaa !9
  store <8 x float> %35, ptr %19, align 4, !tbaa !9
  store <8 x float> %36, ptr %20, align 4, !tbaa !9
  store <8 x float> %37, ptr %21, align 4, !tbaa !9
  %38 = fadd fast <8 x float> %34, %14
  %39 = fadd fast <8 x float> %35, %15
  %40 = fadd fast <8 x float> %36, %16
  %41 = fadd fast <8 x float> %37, %17
  %42 = add nuw i64 %13, 32
  %43 = icmp eq i64 %42, %11
  br i1 %43, label %44, label %12, !llvm.loop !11

44:                                               ; preds = %12
  %45 = fadd fast <8 x float> %39, %38
  %46 = fadd fast <8 x float> %40, %45
  %47 = fadd fast <8 x float> %41, %46
  %48 = tail call fast float @llvm.vector.reduce.fadd.v8f32(float 0.000000e+00, <8 x float> %47)
  %49 = icmp eq i64 %11, %5
  br i1 %49, label %74, label %50

50:                                               ; preds = %44
  %51 = icmp eq i64 %10, 0
  br i1 %51, label %71, label %52, !prof !15

52:                                               ; preds = %7, %50
  %53 = phi i64 [ %11, %50 ], [ 0, %7 ]
  %54 = phi float [ %48, %50 ], [ 0.000000e+00, %7 ]
  %55 = and i64 %5, 2147483644
  %56 = insertelement <4 x float> <float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, float %54, i64 0
  br label %57

57:                                               ; preds = %57, %52
  %58 = phi i64 [ %53, %52 ], [ %66, %57 ]
  %59 = phi <4 x float> [ %56, %52 ], [ %65, %57 ]
  %60 = getelementptr inbounds nuw float, ptr %0, i64 %58
  %61 = load <4 x float>, ptr %60, align 4, !tbaa !9
  %62 = fmul fast <4 x float> %61, %61
  %63 = fmul fast <4 x float> %62, splat (float 5.000000e-01)
  %64 = fadd fast <4 x float> %63, splat (float 0x3FB99999A0000000)
  store <4 x float> %64, ptr %60, align 4, !tbaa !9
  %65 = fadd fast <4 x float> %64, %59
  %66 = add nuw i64 %58, 4
  %67 = icmp eq i64 %66, %55
  br i1 %67, label %68, label %57, !llvm.loop !16

68:                                               ; preds = %57
  %69 = tail call fast float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %65)
  %70 = icmp eq i64 %55, %5
  br i1 %70, label %74, label %71

71:                                               ; preds = %4, %50, %68
  %72 = phi i64 [ 0, %4 ], [ %11, %50 ], [ %55, %68 ]
  %73 = phi float [ 0.000000e+00, %4 ], [ %48, %50 ], [ %69, %68 ]
  br label %159

74:                                               ; preds = %159, %68, %44
  %75 = phi float [ %69, %68 ], [ %48, %44 ], [ %167, %159 ]
  %76 = zext nneg i32 %1 to i64
  %77 = icmp ult i32 %1, 4
  br i1 %77, label %143, label %78

78:                                               ; preds = %74
  %79 = icmp ult i32 %1, 32
  br i1 %79, label %124, label %80

80:                                               ; preds = %78
  %81 = and i64 %5, 28
  %82 = and i64 %5, 2147483616
  %83 = insertelement <8 x float> <float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, float %75, i64 0
  br label %84

84:                                               ; preds = %84, %80
  %85 = phi i64 [ 0, %80 ], [ %114, %84 ]
  %86 = phi <8 x float> [ %83, %80 ], [ %110, %84 ]
  %87 = phi <8 x float> [ zeroinitializer, %80 ], [ %111, %84 ]
  %88 = phi <8 x float> [ zeroinitializer, %80 ], [ %112, %84 ]
  %89 = phi <8 x float> [ zeroinitializer, %80 ], [ %113, %84 ]
  %90 = getelementptr inbounds nuw float, ptr %0, i64 %85
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 64
  %93 = getelementptr inbounds nuw i8, ptr %90, i64 96
  %94 = load <8 x float>, ptr %90, align 4, !tbaa !9
  %95 = load <8 x float>, ptr %91, align 4, !tbaa !9
  %96 = load <8 x float>, ptr %92, align 4, !tbaa !9
  %97 = load <8 x float>, ptr %93, align 4, !tbaa !9
  %98 = fmul fast <8 x float> %94, %94
  %99 = fmul fast <8 x float> %95, %95
  %100 = fmul fast <8 x float> %96, %96
  %101 = fmul fast <8 x float> %97, %97
  %102 = fmul fast <8 x float> %98, splat (float 5.000000e-01)
  %103 = fmul fast <8 x float> %99, splat (float 5.000000e-01)
  %104 = fmul fast <8 x float> %100, splat (float 5.000000e-01)
  %105 = fmul fast <8 x float> %101, splat (float 5.000000e-01)
  %106 = fadd fast <8 x float> %102, splat (float 0x3FB99999A0000000)
  %107 = fadd fast <8 x float> %103, splat (float 0x3FB99999A0000000)
  %108 = fadd fast <8 x float> %104, splat (float 0x3FB99999A0000000)
  %109 = fadd fast <8 x float> %105, splat (float 0x3FB99999A0000000)
  store <8 x float> %106, ptr %90, align 4, !tbaa !9
  store <8 x float> %107, ptr %91, align 4, !tbaa !9
  store <8 x float> %108, ptr %92, align 4, !tbaa !9
  store <8 x float> %109, ptr %93, align 4, !tbaa !9
  %110 = fadd fast <8 x float> %106, %86
  %111 = fadd fast <8 x float> %107, %87
  %112 = fadd fast <8 x float> %108, %88
  %113 = fadd fast <8 x float> %109, %89
  %114 = add nuw i64 %85, 32
  %115 = icmp eq i64 %114, %82
  br i1 %115, label %116, label %84, !llvm.loop !17

116:                                              ; preds = %84
  %117 = fadd fast <8 x float> %111, %110
  %118 = fadd fast <8 x float> %112, %117
  %119 = fadd fast <8 x float> %113, %118
  %120 = tail call fast float @llvm.vector.reduce.fadd.v8f32(float 0.000000e+00, <8 x float> %119)
  %121 = icmp eq i64 %82, %5
  br i1 %121, label %157, label %122

122:                                              ; preds = %116
  %123 = icmp eq i64 %81, 0
  br i1 %123, label %143, label %124, !prof !15

124:                                              ; preds = %78, %122
  %125 = phi i64 [ %82, %122 ], [ 0, %78 ]
  %126 = phi float [ %120, %122 ], [ %75, %78 ]
  %127 = and i64 %5, 2147483644
  %128 = insertelement <4 x float> <float poison, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00>, float %126, i64 0
  br label %129

129:                                              ; preds = %129, %124
  %130 = phi i64 [ %125, %124 ], [ %138, %129 ]
  %131 = phi <4 x float> [ %128, %124 ], [ %137, %129 ]
  %132 = getelementptr inbounds nuw float, ptr %0, i64 %130
  %133 = load <4 x float>, ptr %132, align 4, !tbaa !9
  %134 = fmul fast <4 x float> %133, %133
  %135 = fmul fast <4 x float> %134, splat (float 5.000000e-01)
  %136 = fadd fast <4 x float> %135, splat (float 0x3FB99999A0000000)
  store <4 x float> %136, ptr %132, align 4, !tbaa !9
  %137 = fadd fast <4 x float> %136, %131
  %138 = add nuw i64 %130, 4
  %139 = icmp eq i64 %138, %127
  br i1 %139, label %140, label %129, !llvm.loop !18

140:                                              ; preds = %129
  %141 = tail call fast float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %137)
  %142 = icmp eq i64 %127, %5
  br i1 %142, label %157, label %143

143:                                              ; preds = %74, %122, %140
  %144 = phi i64 [ 0, %74 ], [ %82, %122 ], [ %127, %140 ]
  %145 = phi float [ %75, %74 ], [ %120, %122 ], [ %141, %140 ]
  br label %146

146:                                              ; preds = %143, %146
  %147 = phi i64 [ %155, %146 ], [ %144, %143 ]
  %148 = phi float [ %154, %146 ], [ %145, %143 ]
  %149 = getelementptr inbounds nuw float, ptr %0, i64 %147
  %150 = load float, ptr %149, align 4, !tbaa !9
  %151 = fmul fast float %150, %150
  %152 = fmul fast float %151, 5.000000e-01
  %153 = fadd fast float %152, 0x3FB99999A0000000
  store float %153, ptr %149, align 4, !tbaa !9
  %154 = fadd fast float %153, %148
  %155 = add nuw nsw i64 %147, 1
  %156 = icmp eq i64 %155, %76
  br i1 %156, label %157, label %146, !llvm.loop !19

157:                                              ; preds = %146, %116, %140, %2
  %158 = phi float [ 0.000000e+00, %2 ], [ %141, %140 ], [ %120, %116 ], [ %154, %146 ]
  ret float %158

159:                                              ; preds = %71, %159
  %160 = phi i64 [ %168, %159 ], [ %72, %71 ]
  %161 = phi float [ %167, %159 ], [ %73, %71 ]
  %162 = getelementptr inbounds nuw float, ptr %0, i64 %160
  %163 = load float, ptr %162, align 4, !tbaa !9
  %164 = fmul fast float %163, %163
  %165 = fmul fast float %164, 5.000000e-01
  %166 = fadd fast float %165, 0x3FB99999A0000000
  store float %166, ptr %162, align 4, !tbaa !9
  %167 = fadd fast float %166, %161
  %168 = add nuw nsw i64 %160, 1
  %169 = icmp eq i64 %168, %5
  br i1 %169, label %74, label %159, !llvm.loop !20
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!"float", !7, i64 0}
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = !{!"branch_weights", i32 4, i32 28}
!16 = distinct !{!16, !12, !13, !14}
!17 = distinct !{!17, !12, !13, !14}
!18 = distinct !{!18, !12, !13, !14}
!19 = distinct !{!19, !12, !14, !13}
!20 = distinct !{!20, !12, !14, !13}
