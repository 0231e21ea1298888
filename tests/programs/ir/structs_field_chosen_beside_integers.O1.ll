target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.P = type { i64, [3 x double], i64 }
%struct.sample = type { float, i32, [2 x double] }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x %struct.P], align 16
  %4 = alloca [4 x %struct.P], align 16
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %3) #4
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %4) #4
  %5 = icmp sgt i32 %1, 0
  %6 = zext nneg i32 %1 to i64
  br label %7

7:                                                ; preds = %2, %20
  %8 = phi i64 [ 0, %2 ], [ %21, %20 ]
  %9 = getelementptr inbounds [4 x %struct.P], ptr %3, i64 0, i64 %8
  store i64 %8, ptr %9, align 8, !tbaa !5
  %10 = trunc i64 %8 to i32
  %11 = mul i32 %10, 3
  %12 = add i32 %11, %1
  %13 = and i32 %12, 3
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %9, i64 32
  store i64 %14, ptr %15, align 8, !tbaa !10
  br i1 %5, label %16, label %20

16:                                               ; preds = %7
  %17 = getelementptr inbounds double, ptr %0, i64 %8
  %18 = load double, ptr %17, align 8, !tbaa !11
  %19 = getelementptr inbounds i8, ptr %9, i64 8
  br label %23

20:                                               ; preds = %23, %7
  %21 = add nuw nsw i64 %8, 1
  %22 = icmp eq i64 %21, 4
  br i1 %22, label %33, label %7, !llvm.loop !13

23:                                               ; preds = %16, %23
  %24 = phi i64 [ 0, %16 ], [ %25, %23 ]
  %25 = add nuw nsw i64 %24, 1
  %26 = trunc nuw nsw i64 %25 to i32
  %27 = uitofp nneg i32 %26 to double
  %28 = fmul double %18, %27
  %29 = getelementptr inbounds [3 x double], ptr %19, i64 0, i64 %24
  store double %28, ptr %29, align 8, !tbaa !11
  %30 = icmp eq i64 %25, %6
  br i1 %30, label %20, label %23, !llvm.loop !16

31:                                               ; preds = %33
  %32 = sext i32 %1 to i64
  br label %42

33:                                               ; preds = %20, %33
  %34 = phi i64 [ %39, %33 ], [ 0, %20 ]
  %35 = getelementptr inbounds [4 x %struct.P], ptr %3, i64 0, i64 %34, i32 2
  %36 = load i64, ptr %35, align 8, !tbaa !10
  %37 = getelementptr inbounds %struct.P, ptr %4, i64 %36
  %38 = getelementptr inbounds %struct.P, ptr %3, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %37, ptr noundef nonnull align 8 dereferenceable(40) %38, i64 40, i1 false)
  %39 = add nuw nsw i64 %34, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %31, label %33, !llvm.loop !17

41:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %4) #4
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %3) #4
  ret double %56

42:                                               ; preds = %31, %42
  %43 = phi i64 [ 0, %31 ], [ %57, %42 ]
  %44 = phi double [ 0.000000e+00, %31 ], [ %56, %42 ]
  %45 = getelementptr inbounds [4 x %struct.P], ptr %4, i64 0, i64 %43
  %46 = getelementptr inbounds i8, ptr %45, i64 8
  %47 = load i64, ptr %45, align 8, !tbaa !5
  %48 = srem i64 %47, %32
  %49 = getelementptr inbounds [3 x double], ptr %46, i64 0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !11
  %51 = getelementptr inbounds i8, ptr %45, i64 16
  %52 = load double, ptr %51, align 8, !tbaa !11
  %53 = fmul double %50, %52
  %54 = add nsw i64 %47, 1
  %55 = sitofp i64 %54 to double
  %56 = tail call double @llvm.fmuladd.f64(double %53, double %55, double %44)
  %57 = add nuw nsw i64 %43, 1
  %58 = icmp eq i64 %57, 4
  br i1 %58, label %41, label %42, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @records(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [3 x %struct.sample], align 16
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #4
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %1 to i64
  br label %11

7:                                                ; preds = %11, %2
  %8 = icmp sgt i32 %1, 1
  br i1 %8, label %9, label %31

9:                                                ; preds = %7
  %10 = zext nneg i32 %1 to i64
  br label %35

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %13, %11 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = uitofp nneg i32 %14 to float
  %16 = fmul float %15, 5.000000e-01
  %17 = getelementptr inbounds [3 x %struct.sample], ptr %3, i64 0, i64 %12
  store float %16, ptr %17, align 8, !tbaa !19
  %18 = and i64 %12, 1
  %19 = icmp eq i64 %18, 0
  %20 = select i1 %19, i32 -1, i32 1
  %21 = getelementptr inbounds i8, ptr %17, i64 4
  store i32 %20, ptr %21, align 4, !tbaa !23
  %22 = shl nuw nsw i64 %12, 1
  %23 = getelementptr inbounds double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !11
  %25 = getelementptr inbounds i8, ptr %17, i64 8
  store double %24, ptr %25, align 8, !tbaa !11
  %26 = or disjoint i64 %22, 1
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !11
  %29 = getelementptr inbounds i8, ptr %17, i64 16
  store double %28, ptr %29, align 8, !tbaa !11
  %30 = icmp eq i64 %13, %6
  br i1 %30, label %7, label %11, !llvm.loop !24

31:                                               ; preds = %54, %7
  %32 = icmp sgt i32 %1, 0
  br i1 %32, label %33, label %63

33:                                               ; preds = %31
  %34 = zext nneg i32 %1 to i64
  br label %65

35:                                               ; preds = %9, %54
  %36 = phi i64 [ 1, %9 ], [ %61, %54 ]
  %37 = getelementptr inbounds [3 x %struct.sample], ptr %3, i64 0, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %37, i64 8
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %37, i64 16
  %42 = load double, ptr %41, align 8, !tbaa !25
  br label %43

43:                                               ; preds = %35, %51
  %44 = phi i64 [ %36, %35 ], [ %45, %51 ]
  %45 = add nsw i64 %44, -1
  %46 = and i64 %45, 4294967295
  %47 = getelementptr inbounds [3 x %struct.sample], ptr %3, i64 0, i64 %46
  %48 = getelementptr inbounds i8, ptr %47, i64 8
  %49 = load double, ptr %48, align 8, !tbaa !11
  %50 = fcmp olt double %40, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %43
  %52 = getelementptr inbounds [3 x %struct.sample], ptr %3, i64 0, i64 %44
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %52, ptr noundef nonnull align 8 dereferenceable(24) %47, i64 24, i1 false), !tbaa.struct !26
  %53 = icmp sgt i64 %44, 1
  br i1 %53, label %43, label %54, !llvm.loop !29

54:                                               ; preds = %51, %43
  %55 = phi i64 [ 0, %51 ], [ %44, %43 ]
  %56 = shl i64 %55, 32
  %57 = ashr exact i64 %56, 32
  %58 = getelementptr inbounds [3 x %struct.sample], ptr %3, i64 0, i64 %57
  store i64 %38, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %58, i64 8
  store double %40, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %58, i64 16
  store double %42, ptr %60, align 8, !tbaa !25
  %61 = add nuw nsw i64 %36, 1
  %62 = icmp eq i64 %61, %10
  br i1 %62, label %31, label %35, !llvm.loop !30

63:                                               ; preds = %65, %31
  %64 = phi double [ 0.000000e+00, %31 ], [ %85, %65 ]
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #4
  ret double %64

65:                                               ; preds = %33, %65
  %66 = phi i64 [ 0, %33 ], [ %82, %65 ]
  %67 = phi double [ 0.000000e+00, %33 ], [ %85, %65 ]
  %68 = getelementptr inbounds [3 x %struct.sample], ptr %3, i64 0, i64 %66
  %69 = load float, ptr %68, align 8, !tbaa !19
  %70 = getelementptr inbounds i8, ptr %68, i64 4
  %71 = load i32, ptr %70, align 4, !tbaa !23
  %72 = sitofp i32 %71 to float
  %73 = fmul float %69, %72
  %74 = fpext float %73 to double
  %75 = getelementptr inbounds i8, ptr %68, i64 8
  %76 = load double, ptr %75, align 8, !tbaa !11
  %77 = fmul double %76, %74
  %78 = and i64 %66, 1
  %79 = getelementptr inbounds [2 x double], ptr %75, i64 0, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !11
  %81 = fmul double %80, %77
  %82 = add nuw nsw i64 %66, 1
  %83 = trunc nuw nsw i64 %82 to i32
  %84 = uitofp nneg i32 %83 to double
  %85 = tail call double @llvm.fmuladd.f64(double %81, double %84, double %67)
  %86 = icmp eq i64 %82, %34
  br i1 %86, label %63, label %65, !llvm.loop !31
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"P", !7, i64 0, !8, i64 8, !7, i64 32}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!6, !7, i64 32}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !8, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = !{!20, !21, i64 0}
!20 = !{!"sample", !21, i64 0, !22, i64 4, !8, i64 8}
!21 = !{!"float", !8, i64 0}
!22 = !{!"int", !8, i64 0}
!23 = !{!20, !22, i64 4}
!24 = distinct !{!24, !14, !15}
!25 = !{!8, !8, i64 0}
!26 = !{i64 0, i64 4, !27, i64 4, i64 4, !28, i64 8, i64 16, !25}
!27 = !{!21, !21, i64 0}
!28 = !{!22, !22, i64 0}
!29 = distinct !{!29, !14, !15}
!30 = distinct !{!30, !14, !15}
!31 = distinct !{!31, !14, !15}
