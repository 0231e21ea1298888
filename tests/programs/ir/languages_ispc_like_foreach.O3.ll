target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local nofpclass(nan inf) double @f(ptr noalias noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %74

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
  %14 = phi <8 x double> [ zeroinitializer, %9 ], [ %38, %12 ]
  %15 = phi <8 x double> [ zeroinitializer, %9 ], [ %39, %12 ]
  %16 = phi <8 x double> [ zeroinitializer, %9 ], [ %40, %12 ]
  %17 = phi <8 x double> [ zeroinitializer, %9 ], [ %41, %12 ]
  %18 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 192
  %22 = load <8 x double>, ptr %18, align 8, !tbaa !9
  %23 = load <8 x double>, ptr %19, align 8, !tbaa !9
  %24 = load <8 x double>, ptr %20, align 8, !tbaa !9
  %25 = load <8 x double>, ptr %21, align 8, !tbaa !9
  %26 = fcmp fast ogt <8 x double> %22, splat (double 5.000000e-01)
  %27 = fcmp fast ogt <8 x double> %23, splat (double 5.000000e-01)
  %28 = fcmp fast ogt <8 x double> %24, splat (double 5.000000e-01)
  %29 = fcmp fast ogt <8 x double> %25, splat (double 5.000000e-01)
  %30 = select fast <8 x i1> %26, <8 x double> %22, <8 x double> splat (double 1.000000e+00)
  %31 = select fast <8 x i1> %27, <8 x double> %23, <8 x double> splat (double 1.000000e+00)
  %32 = select fast <8 x i1> %28, <8 x double> %24, <8 x double> splat (double 1.000000e+00)
  %33 = select fast <8 x i1> %29, <8 x double> %25, <8 x double> splat (double 1.000000e+00)
  %34 = fmul fast <8 x double> %30, %22
  %35 = fmul fast <8 x double> %31, %23
  %36 = fmul fast <8 x double> %32, %24
  %37 = fmul fast <8 x double> %33, %25
  %38 = fadd fast <8 x double> %34, %14
  %39 = fadd fast <8 x double> %35, %15
  %40 = fadd fast <8 x double> %36, %16
  %41 = fadd fast <8 x double> %37, %17
  %42 = add nuw i64 %13, 32
  %43 = icmp eq i64 %42, %11
  br i1 %43, label %44, label %12, !llvm.loop !11

44:                                               ; preds = %12
  %45 = fadd fast <8 x double> %39, %38
  %46 = fadd fast <8 x double> %40, %45
  %47 = fadd fast <8 x double> %41, %46
  %48 = tail call fast double @llvm.vector.reduce.fadd.v8f64(double 0.000000e+00, <8 x double> %47)
  %49 = icmp eq i64 %11, %5
  br i1 %49, label %74, label %50

50:                                               ; preds = %44
  %51 = icmp eq i64 %10, 0
  br i1 %51, label %71, label %52, !prof !15

52:                                               ; preds = %7, %50
  %53 = phi i64 [ %11, %50 ], [ 0, %7 ]
  %54 = phi double [ %48, %50 ], [ 0.000000e+00, %7 ]
  %55 = and i64 %5, 2147483644
  %56 = insertelement <4 x double> <double poison, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00>, double %54, i64 0
  br label %57

57:                                               ; preds = %57, %52
  %58 = phi i64 [ %53, %52 ], [ %66, %57 ]
  %59 = phi <4 x double> [ %56, %52 ], [ %65, %57 ]
  %60 = getelementptr inbounds nuw double, ptr %0, i64 %58
  %61 = load <4 x double>, ptr %60, align 8, !tbaa !9
  %62 = fcmp fast ogt <4 x double> %61, splat (double 5.000000e-01)
  %63 = select fast <4 x i1> %62, <4 x double> %61, <4 x double> splat (double 1.000000e+00)
  %64 = fmul fast <4 x double> %63, %61
  %65 = fadd fast <4 x double> %64, %59
  %66 = add nuw i64 %58, 4
  %67 = icmp eq i64 %66, %55
  br i1 %67, label %68, label %57, !llvm.loop !16

68:                                               ; preds = %57
  %69 = tail call fast double @llvm.vector.reduce.fadd.v4f64(double 0.000000e+00, <4 x double> %65)
  %70 = icmp eq i64 %55, %5
  br i1 %70, label %74, label %71

71:                                               ; preds = %4, %50, %68
  %72 = phi i64 [ 0, %4 ], [ %11, %50 ], [ %55, %68 ]
  %73 = phi double [ 0.000000e+00, %4 ], [ %48, %50 ], [ %69, %68 ]
  br label %76

74:                                               ; preds = %76, %44, %68, %2
  %75 = phi double [ 0.000000e+00, %2 ], [ %69, %68 ], [ %48, %44 ], [ %84, %76 ]
  ret double %75

76:                                               ; preds = %71, %76
  %77 = phi i64 [ %85, %76 ], [ %72, %71 ]
  %78 = phi double [ %84, %76 ], [ %73, %71 ]
  %79 = getelementptr inbounds nuw double, ptr %0, i64 %77
  %80 = load double, ptr %79, align 8, !tbaa !9
  %81 = fcmp fast ogt double %80, 5.000000e-01
  %82 = select fast i1 %81, double %80, double 1.000000e+00
  %83 = fmul fast double %82, %80
  %84 = fadd fast double %83, %78
  %85 = add nuw nsw i64 %77, 1
  %86 = icmp eq i64 %85, %5
  br i1 %86, label %74, label %76, !llvm.loop !17
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v8f64(double, <8 x double>) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "prefer-vector-width"="512" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+avx512f,+cmov,+crc32,+cx8,+f16c,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
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
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.isvectorized", i32 1}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = !{!"branch_weights", i32 4, i32 28}
!16 = distinct !{!16, !12, !13, !14}
!17 = distinct !{!17, !12, !14, !13}
