target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [49 x i8] c"cannot create std::vector larger than max_size()\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = sext i32 %1 to i64
  %4 = icmp slt i32 %1, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #7
  unreachable

6:                                                ; preds = %2
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %6
  %9 = shl nuw nsw i64 %3, 3
  %10 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %9) #8
  br label %11

11:                                               ; preds = %8, %6
  %12 = phi ptr [ null, %6 ], [ %10, %8 ]
  br i1 %7, label %20, label %13

13:                                               ; preds = %11
  store double 0.000000e+00, ptr %12, align 8, !tbaa !9
  %14 = getelementptr i8, ptr %12, i64 8
  %15 = add nsw i64 %3, -1
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = shl nuw nsw i64 %15, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 %18, i1 false), !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 %18
  br label %20

20:                                               ; preds = %17, %13, %11
  %21 = phi ptr [ %12, %11 ], [ %14, %13 ], [ %19, %17 ]
  %22 = icmp eq i32 %1, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %20
  %24 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %25 = zext nneg i32 %24 to i64
  br label %30

26:                                               ; preds = %30, %20
  %27 = icmp eq ptr %12, %21
  br i1 %27, label %38, label %28

28:                                               ; preds = %26
  %29 = load double, ptr %12, align 8, !tbaa !9
  br label %44

30:                                               ; preds = %23, %30
  %31 = phi i64 [ 0, %23 ], [ %36, %30 ]
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = fmul double %33, %33
  %35 = getelementptr inbounds nuw double, ptr %12, i64 %31
  store double %34, ptr %35, align 8, !tbaa !9
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %25
  br i1 %37, label %26, label %30, !llvm.loop !11

38:                                               ; preds = %44, %26
  %39 = phi double [ 0.000000e+00, %26 ], [ %48, %44 ]
  %40 = icmp eq ptr %12, null
  br i1 %40, label %43, label %41

41:                                               ; preds = %38
  %42 = shl nuw nsw i64 %3, 3
  tail call void @_ZdlPvm(ptr noundef nonnull %12, i64 noundef %42) #9
  br label %43

43:                                               ; preds = %38, %41
  ret double %39

44:                                               ; preds = %28, %44
  %45 = phi double [ 0.000000e+00, %28 ], [ %48, %44 ]
  %46 = phi ptr [ %12, %28 ], [ %49, %44 ]
  %47 = load double, ptr %46, align 8, !tbaa !9
  %48 = tail call double @llvm.fmuladd.f64(double %47, double %29, double %45)
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %50 = icmp eq ptr %49, %21
  br i1 %50, label %38, label %44, !llvm.loop !14
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { noreturn }
attributes #8 = { builtin allocsize(0) }
attributes #9 = { builtin nounwind }

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
!14 = distinct !{!14, !13}
