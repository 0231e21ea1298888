target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(address_is_null) %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #4, !noalias !9
  %3 = icmp eq ptr %0, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) %0, i64 24, i1 false)
  br label %5

5:                                                ; preds = %1, %4
  %6 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #4
          to label %7 unwind label %38

7:                                                ; preds = %5, %7
  %8 = phi i64 [ %14, %7 ], [ 0, %5 ]
  %9 = phi ptr [ %15, %7 ], [ %6, %5 ]
  %10 = getelementptr inbounds nuw double, ptr %2, i64 %8
  %11 = load double, ptr %10, align 8, !tbaa !12
  %12 = fmul double %11, %11
  %13 = fadd double %12, 1.000000e+00
  store double %13, ptr %9, align 8, !tbaa !12
  %14 = add nuw i64 %8, 1
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %16 = icmp eq i64 %14, 3
  br i1 %16, label %17, label %7, !llvm.loop !14

17:                                               ; preds = %7
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %19 = load double, ptr %18, align 8, !tbaa !12
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %21 = load double, ptr %20, align 8, !tbaa !12
  %22 = fdiv double %19, %21
  br label %23

23:                                               ; preds = %17, %23
  %24 = phi double [ %32, %23 ], [ %22, %17 ]
  %25 = phi i64 [ %26, %23 ], [ 2, %17 ]
  %26 = add i64 %25, -1
  %27 = getelementptr inbounds nuw double, ptr %6, i64 %26
  %28 = getelementptr inbounds nuw double, ptr %2, i64 %26
  %29 = load double, ptr %27, align 8, !tbaa !12
  %30 = load double, ptr %28, align 8, !tbaa !12
  %31 = fdiv double %29, %30
  %32 = fadd double %24, %31
  %33 = icmp eq i64 %26, 0
  br i1 %33, label %34, label %23, !llvm.loop !17

34:                                               ; preds = %23
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %36 = load double, ptr %35, align 8, !tbaa !12
  %37 = fmul double %32, %36
  tail call void @_ZdlPv(ptr noundef nonnull %6) #5
  tail call void @_ZdlPv(ptr noundef nonnull %2) #5
  ret double %37

38:                                               ; preds = %5
  %39 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZdlPv(ptr noundef nonnull %2) #5
  resume { ptr, i32 } %39
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #3

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }
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
!10 = distinct !{!10, !11, !"_ZNSt8valarrayIdEC2EPKdm: argument 0"}
!11 = distinct !{!11, !"_ZNSt8valarrayIdEC2EPKdm"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
