target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(double noundef %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i64 %3, 0
  br i1 %5, label %6, label %52

6:                                                ; preds = %4
  %7 = ptrtoint ptr %2 to i64
  %8 = ptrtoint ptr %1 to i64
  %9 = icmp ult i64 %3, 4
  %10 = sub i64 %7, %8
  %11 = icmp ult i64 %10, 32
  %12 = or i1 %9, %11
  br i1 %12, label %33, label %13

13:                                               ; preds = %6
  %14 = and i64 %3, 9223372036854775804
  %15 = insertelement <2 x double> poison, double %0, i64 0
  %16 = shufflevector <2 x double> %15, <2 x double> poison, <2 x i32> zeroinitializer
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i64 [ 0, %13 ], [ %29, %17 ]
  %19 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load <2 x double>, ptr %19, align 8, !tbaa !9
  %22 = load <2 x double>, ptr %20, align 8, !tbaa !9
  %23 = fmul <2 x double> %21, %21
  %24 = fmul <2 x double> %22, %22
  %25 = fmul <2 x double> %16, %23
  %26 = fmul <2 x double> %16, %24
  %27 = getelementptr inbounds nuw double, ptr %2, i64 %18
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store <2 x double> %25, ptr %27, align 8, !tbaa !9
  store <2 x double> %26, ptr %28, align 8, !tbaa !9
  %29 = add nuw i64 %18, 4
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %31, label %17, !llvm.loop !11

31:                                               ; preds = %17
  %32 = icmp eq i64 %3, %14
  br i1 %32, label %52, label %33

33:                                               ; preds = %6, %31
  %34 = phi i64 [ 0, %6 ], [ %14, %31 ]
  %35 = and i64 %3, 3
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %48, label %37

37:                                               ; preds = %33, %37
  %38 = phi i64 [ %45, %37 ], [ %34, %33 ]
  %39 = phi i64 [ %46, %37 ], [ 0, %33 ]
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = fmul double %41, %41
  %43 = fmul double %0, %42
  %44 = getelementptr inbounds nuw double, ptr %2, i64 %38
  store double %43, ptr %44, align 8, !tbaa !9
  %45 = add nuw nsw i64 %38, 1
  %46 = add i64 %39, 1
  %47 = icmp eq i64 %46, %35
  br i1 %47, label %48, label %37, !llvm.loop !15

48:                                               ; preds = %37, %33
  %49 = phi i64 [ %34, %33 ], [ %45, %37 ]
  %50 = sub nsw i64 %34, %3
  %51 = icmp ugt i64 %50, -4
  br i1 %51, label %52, label %53

52:                                               ; preds = %48, %53, %31, %4
  ret void

53:                                               ; preds = %48, %53
  %54 = phi i64 [ %78, %53 ], [ %49, %48 ]
  %55 = getelementptr inbounds nuw double, ptr %1, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !9
  %57 = fmul double %56, %56
  %58 = fmul double %0, %57
  %59 = getelementptr inbounds nuw double, ptr %2, i64 %54
  store double %58, ptr %59, align 8, !tbaa !9
  %60 = add nuw nsw i64 %54, 1
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !9
  %63 = fmul double %62, %62
  %64 = fmul double %0, %63
  %65 = getelementptr inbounds nuw double, ptr %2, i64 %60
  store double %64, ptr %65, align 8, !tbaa !9
  %66 = add nuw nsw i64 %54, 2
  %67 = getelementptr inbounds nuw double, ptr %1, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !9
  %69 = fmul double %68, %68
  %70 = fmul double %0, %69
  %71 = getelementptr inbounds nuw double, ptr %2, i64 %66
  store double %70, ptr %71, align 8, !tbaa !9
  %72 = add nuw nsw i64 %54, 3
  %73 = getelementptr inbounds nuw double, ptr %1, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = fmul double %74, %74
  %76 = fmul double %0, %75
  %77 = getelementptr inbounds nuw double, ptr %2, i64 %72
  store double %76, ptr %77, align 8, !tbaa !9
  %78 = add nuw nsw i64 %54, 4
  %79 = icmp eq i64 %78, %3
  br i1 %79, label %52, label %53, !llvm.loop !17
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !12, !13}
