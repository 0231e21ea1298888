target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Matrix.0 = type { [2 x [1 x double]] }
%struct.Matrix = type { [2 x [2 x double]] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: readwrite) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.Matrix.0, align 8
  %3 = alloca %struct.Matrix, align 8
  %4 = alloca %struct.Matrix, align 8
  %5 = alloca %struct.Matrix, align 8
  %6 = alloca %struct.Matrix.0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  br label %85

7:                                                ; preds = %85
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  tail call void @llvm.experimental.noalias.scope.decl(metadata !9)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, i8 0, i64 32, i1 false), !alias.scope !9
  br label %8

8:                                                ; preds = %17, %7
  %9 = phi i64 [ 0, %7 ], [ %18, %17 ]
  %10 = getelementptr inbounds nuw [2 x double], ptr %3, i64 %9
  %11 = getelementptr inbounds nuw [2 x double], ptr %5, i64 %9
  br label %12

12:                                               ; preds = %20, %8
  %13 = phi i64 [ 0, %8 ], [ %21, %20 ]
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %15 = getelementptr inbounds nuw double, ptr %11, i64 %13
  %16 = load double, ptr %15, align 8, !tbaa !12, !alias.scope !9
  br label %23

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %9, 0
  br i1 %19, label %8, label %33, !llvm.loop !14

20:                                               ; preds = %23
  store double %30, ptr %15, align 8, !tbaa !12, !alias.scope !9
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %13, 0
  br i1 %22, label %12, label %17, !llvm.loop !17

23:                                               ; preds = %23, %12
  %24 = phi i64 [ 0, %12 ], [ %31, %23 ]
  %25 = phi double [ %16, %12 ], [ %30, %23 ]
  %26 = getelementptr inbounds nuw double, ptr %10, i64 %24
  %27 = load double, ptr %26, align 8, !tbaa !12, !noalias !9
  %28 = getelementptr inbounds nuw [2 x double], ptr %14, i64 %24
  %29 = load double, ptr %28, align 8, !tbaa !12, !noalias !9
  %30 = tail call double @llvm.fmuladd.f64(double %27, double %29, double %25)
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %24, 0
  br i1 %32, label %23, label %20, !llvm.loop !18

33:                                               ; preds = %17
  tail call void @llvm.experimental.noalias.scope.decl(metadata !19)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false), !alias.scope !19
  br label %34

34:                                               ; preds = %43, %33
  %35 = phi i64 [ 0, %33 ], [ %44, %43 ]
  %36 = getelementptr inbounds nuw [2 x double], ptr %5, i64 %35
  %37 = getelementptr inbounds nuw [2 x double], ptr %4, i64 %35
  br label %38

38:                                               ; preds = %46, %34
  %39 = phi i64 [ 0, %34 ], [ %47, %46 ]
  %40 = getelementptr inbounds nuw double, ptr %3, i64 %39
  %41 = getelementptr inbounds nuw double, ptr %37, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !12, !alias.scope !19
  br label %49

43:                                               ; preds = %46
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp eq i64 %35, 0
  br i1 %45, label %34, label %59, !llvm.loop !14

46:                                               ; preds = %49
  store double %56, ptr %41, align 8, !tbaa !12, !alias.scope !19
  %47 = add nuw nsw i64 %39, 1
  %48 = icmp eq i64 %39, 0
  br i1 %48, label %38, label %43, !llvm.loop !17

49:                                               ; preds = %49, %38
  %50 = phi i64 [ 0, %38 ], [ %57, %49 ]
  %51 = phi double [ %42, %38 ], [ %56, %49 ]
  %52 = getelementptr inbounds nuw double, ptr %36, i64 %50
  %53 = load double, ptr %52, align 8, !tbaa !12, !noalias !19
  %54 = getelementptr inbounds nuw [2 x double], ptr %40, i64 %50
  %55 = load double, ptr %54, align 8, !tbaa !12, !noalias !19
  %56 = tail call double @llvm.fmuladd.f64(double %53, double %55, double %51)
  %57 = add nuw nsw i64 %50, 1
  %58 = icmp eq i64 %50, 0
  br i1 %58, label %49, label %46, !llvm.loop !18

59:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  store double 1.000000e+00, ptr %6, align 8, !tbaa !12
  %60 = load double, ptr %0, align 8, !tbaa !12
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %60, ptr %61, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  br label %62

62:                                               ; preds = %67, %59
  %63 = phi i64 [ 0, %59 ], [ %68, %67 ]
  %64 = getelementptr inbounds nuw [2 x double], ptr %4, i64 %63
  %65 = getelementptr inbounds nuw [1 x double], ptr %2, i64 %63
  %66 = load double, ptr %65, align 8, !tbaa !12
  br label %70

67:                                               ; preds = %70
  store double %77, ptr %65, align 8, !tbaa !12
  %68 = add nuw nsw i64 %63, 1
  %69 = icmp eq i64 %63, 0
  br i1 %69, label %62, label %80, !llvm.loop !22

70:                                               ; preds = %70, %62
  %71 = phi i64 [ 0, %62 ], [ %78, %70 ]
  %72 = phi double [ %66, %62 ], [ %77, %70 ]
  %73 = getelementptr inbounds nuw double, ptr %64, i64 %71
  %74 = load double, ptr %73, align 8, !tbaa !12
  %75 = getelementptr inbounds nuw [1 x double], ptr %6, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !12
  %77 = tail call double @llvm.fmuladd.f64(double %74, double %76, double %72)
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %71, 0
  br i1 %79, label %70, label %67, !llvm.loop !23

80:                                               ; preds = %67
  %81 = load double, ptr %2, align 8
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %83 = load double, ptr %82, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %84 = fmul double %81, %83
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret double %84

85:                                               ; preds = %1, %85
  %86 = phi i64 [ 0, %1 ], [ %94, %85 ]
  %87 = getelementptr inbounds nuw double, ptr %0, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !12
  %89 = lshr i64 %86, 1
  %90 = and i64 %86, 1
  %91 = and i64 %89, 2147483647
  %92 = getelementptr inbounds nuw [2 x double], ptr %3, i64 %91
  %93 = getelementptr inbounds nuw double, ptr %92, i64 %90
  store double %88, ptr %93, align 8, !tbaa !12
  %94 = add nuw nsw i64 %86, 1
  %95 = icmp eq i64 %94, 4
  br i1 %95, label %7, label %85, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nounwind }

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
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZmlILi2ELi2ELi2EE6MatrixIXT_EXT1_EERKS0_IXT_EXT0_EERKS0_IXT0_EXT1_EE: argument 0"}
!11 = distinct !{!11, !"_ZmlILi2ELi2ELi2EE6MatrixIXT_EXT1_EERKS0_IXT_EXT0_EERKS0_IXT0_EXT1_EE"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZmlILi2ELi2ELi2EE6MatrixIXT_EXT1_EERKS0_IXT_EXT0_EERKS0_IXT0_EXT1_EE: argument 0"}
!21 = distinct !{!21, !"_ZmlILi2ELi2ELi2EE6MatrixIXT_EXT1_EERKS0_IXT_EXT0_EERKS0_IXT0_EXT1_EE"}
!22 = distinct !{!22, !15, !16}
!23 = distinct !{!23, !15, !16}
!24 = distinct !{!24, !15, !16}
