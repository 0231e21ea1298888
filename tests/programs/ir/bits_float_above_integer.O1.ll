target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define dso_local double @packed(ptr noundef readonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = shl i64 %1, 3
  %4 = tail call noalias ptr @malloc(i64 noundef %3) #3
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %8, %2
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %23, label %21

8:                                                ; preds = %2, %8
  %9 = phi i64 [ %19, %8 ], [ 0, %2 ]
  %10 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !9
  %12 = fmul double %11, %11
  %13 = fptrunc double %12 to float
  %14 = bitcast float %13 to i32
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 32
  %17 = or i64 %16, %9
  %18 = getelementptr inbounds nuw i64, ptr %4, i64 %9
  store i64 %17, ptr %18, align 8, !tbaa !11
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %6, label %8, !llvm.loop !13

21:                                               ; preds = %23, %6
  %22 = phi double [ 0.000000e+00, %6 ], [ %36, %23 ]
  tail call void @free(ptr noundef %4) #4
  ret double %22

23:                                               ; preds = %6, %23
  %24 = phi double [ %36, %23 ], [ 0.000000e+00, %6 ]
  %25 = phi i64 [ %37, %23 ], [ 0, %6 ]
  %26 = getelementptr inbounds nuw i64, ptr %4, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !11
  %28 = lshr i64 %27, 32
  %29 = trunc nuw i64 %28 to i32
  %30 = bitcast i32 %29 to float
  %31 = fmul float %30, %30
  %32 = and i64 %27, 4294967295
  %33 = uitofp nneg i64 %32 to float
  %34 = fmul float %31, %33
  %35 = fpext float %34 to double
  %36 = fadd double %24, %35
  %37 = add nuw nsw i64 %25, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %21, label %23, !llvm.loop !16
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #2

attributes #0 = { nounwind memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }
attributes #4 = { nounwind }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !7, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
