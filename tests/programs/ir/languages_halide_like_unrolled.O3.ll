target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %69

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64
  %7 = load double, ptr %0, align 8, !tbaa !9
  %8 = icmp ult i32 %2, 16
  br i1 %8, label %66, label %9

9:                                                ; preds = %5
  %10 = and i64 %6, 2147483632
  %11 = insertelement <4 x double> poison, double %7, i64 3
  br label %12

12:                                               ; preds = %12, %9
  %13 = phi i64 [ 0, %9 ], [ %61, %12 ]
  %14 = phi <4 x double> [ %11, %9 ], [ %24, %12 ]
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 104
  %21 = load <4 x double>, ptr %17, align 8, !tbaa !9
  %22 = load <4 x double>, ptr %18, align 8, !tbaa !9
  %23 = load <4 x double>, ptr %19, align 8, !tbaa !9
  %24 = load <4 x double>, ptr %20, align 8, !tbaa !9
  %25 = shufflevector <4 x double> %14, <4 x double> %21, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %26 = shufflevector <4 x double> %21, <4 x double> %22, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %27 = shufflevector <4 x double> %22, <4 x double> %23, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %28 = shufflevector <4 x double> %23, <4 x double> %24, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  %29 = fmul fast <4 x double> %21, splat (double 5.000000e-01)
  %30 = fmul fast <4 x double> %22, splat (double 5.000000e-01)
  %31 = fmul fast <4 x double> %23, splat (double 5.000000e-01)
  %32 = fmul fast <4 x double> %24, splat (double 5.000000e-01)
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %35 = getelementptr inbounds nuw i8, ptr %15, i64 80
  %36 = getelementptr inbounds nuw i8, ptr %15, i64 112
  %37 = load <4 x double>, ptr %33, align 8, !tbaa !9
  %38 = load <4 x double>, ptr %34, align 8, !tbaa !9
  %39 = load <4 x double>, ptr %35, align 8, !tbaa !9
  %40 = load <4 x double>, ptr %36, align 8, !tbaa !9
  %41 = fadd fast <4 x double> %37, %25
  %42 = fadd fast <4 x double> %38, %26
  %43 = fadd fast <4 x double> %39, %27
  %44 = fadd fast <4 x double> %40, %28
  %45 = fmul fast <4 x double> %25, splat (double 2.500000e-01)
  %46 = fmul fast <4 x double> %26, splat (double 2.500000e-01)
  %47 = fmul fast <4 x double> %27, splat (double 2.500000e-01)
  %48 = fmul fast <4 x double> %28, splat (double 2.500000e-01)
  %49 = fmul fast <4 x double> %45, %41
  %50 = fmul fast <4 x double> %46, %42
  %51 = fmul fast <4 x double> %47, %43
  %52 = fmul fast <4 x double> %48, %44
  %53 = fadd fast <4 x double> %49, %29
  %54 = fadd fast <4 x double> %50, %30
  %55 = fadd fast <4 x double> %51, %31
  %56 = fadd fast <4 x double> %52, %32
  %57 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 64
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 96
  store <4 x double> %53, ptr %57, align 8, !tbaa !9
  store <4 x double> %54, ptr %58, align 8, !tbaa !9
  store <4 x double> %55, ptr %59, align 8, !tbaa !9
  store <4 x double> %56, ptr %60, align 8, !tbaa !9
  %61 = add nuw i64 %13, 16
  %62 = icmp eq i64 %61, %10
  br i1 %62, label %63, label %12, !llvm.loop !11

63:                                               ; preds = %12
  %64 = extractelement <4 x double> %24, i64 3
  %65 = icmp eq i64 %10, %6
  br i1 %65, label %69, label %66

66:                                               ; preds = %5, %63
  %67 = phi double [ %7, %5 ], [ %64, %63 ]
  %68 = phi i64 [ 0, %5 ], [ %10, %63 ]
  br label %70

69:                                               ; preds = %70, %63, %3
  ret void

70:                                               ; preds = %66, %70
  %71 = phi double [ %76, %70 ], [ %67, %66 ]
  %72 = phi i64 [ %74, %70 ], [ %68, %66 ]
  %73 = getelementptr inbounds nuw double, ptr %0, i64 %72
  %74 = add nuw nsw i64 %72, 1
  %75 = getelementptr inbounds nuw double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !9
  %77 = fmul fast double %76, 5.000000e-01
  %78 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %79 = load double, ptr %78, align 8, !tbaa !9
  %80 = fadd fast double %79, %71
  %81 = fmul fast double %71, 2.500000e-01
  %82 = fmul fast double %81, %80
  %83 = fadd fast double %82, %77
  %84 = getelementptr inbounds nuw double, ptr %1, i64 %72
  store double %83, ptr %84, align 8, !tbaa !9
  %85 = icmp eq i64 %74, %6
  br i1 %85, label %69, label %70, !llvm.loop !15
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+cmov,+crc32,+cx8,+fma,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }

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
!15 = distinct !{!15, !12, !14, !13}
