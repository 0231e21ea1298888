target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nounwind memory(argmem: read) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %3
  %6 = phi double [ 0.000000e+00, %3 ], [ %23, %7 ]
  ret double %6

7:                                                ; preds = %3, %7
  %8 = phi double [ %23, %7 ], [ 0.000000e+00, %3 ]
  %9 = phi i64 [ %24, %7 ], [ 0, %3 ]
  %10 = shl nuw nsw i64 %9, 1
  %11 = getelementptr inbounds nuw double, ptr %0, i64 %10
  %12 = load <2 x double>, ptr %11, align 1, !tbaa !9
  %13 = getelementptr inbounds nuw double, ptr %1, i64 %10
  %14 = load <2 x double>, ptr %13, align 1, !tbaa !9
  %15 = fmul <2 x double> %12, %12
  %16 = fmul <2 x double> %15, %14
  %17 = fadd <2 x double> %14, splat (double 1.000000e+00)
  %18 = tail call <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> splat (double -4.000000e+00), <2 x double> %17) #1, !srcloc !10
  %19 = tail call <2 x double> asm "minpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %18, <2 x double> %16) #1, !srcloc !11
  %20 = shufflevector <2 x double> %19, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %21 = fadd <2 x double> %19, %20
  %22 = extractelement <2 x double> %21, i64 0
  %23 = fadd double %8, %22
  %24 = add nuw nsw i64 %9, 1
  %25 = icmp eq i64 %24, %2
  br i1 %25, label %5, label %7, !llvm.loop !12
}

attributes #0 = { nofree nounwind memory(argmem: read) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind memory(none) }

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
!9 = !{!7, !7, i64 0}
!10 = !{i64 358}
!11 = !{i64 473}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
