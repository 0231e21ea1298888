target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @move(ptr noundef %0, i32 noundef %1, i32 noundef 0, i32 noundef 1, i32 noundef 2)
  %3 = load double, ptr %0, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %4, align 8, !tbaa !9
  %6 = fmul double %5, 2.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = tail call double @llvm.fmuladd.f64(double %6, double %8, double %3)
  ret double %9
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @move(ptr noundef %0, i32 noundef %1, i32 noundef range(i32 0, 3) %2, i32 noundef range(i32 0, 3) %3, i32 noundef range(i32 0, 3) %4) unnamed_addr #0 {
  br label %6

6:                                                ; preds = %11, %5
  %7 = phi i32 [ %1, %5 ], [ %12, %11 ]
  %8 = phi i32 [ %2, %5 ], [ %9, %11 ]
  %9 = phi i32 [ %4, %5 ], [ %8, %11 ]
  %10 = icmp eq i32 %7, 0
  br i1 %10, label %24, label %11

11:                                               ; preds = %6
  %12 = add nsw i32 %7, -1
  tail call fastcc void @move(ptr noundef %0, i32 noundef %12, i32 noundef %8, i32 noundef %9, i32 noundef %3)
  %13 = zext nneg i32 %8 to i64
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !9
  %16 = fmul double %15, 5.000000e-01
  %17 = sitofp i32 %7 to double
  %18 = zext nneg i32 %3 to i64
  %19 = getelementptr inbounds nuw double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !9
  %21 = tail call double @llvm.fmuladd.f64(double %16, double %17, double %20)
  store double %21, ptr %19, align 8, !tbaa !9
  %22 = load double, ptr %14, align 8, !tbaa !9
  %23 = fmul double %22, 5.000000e-01
  store double %23, ptr %14, align 8, !tbaa !9
  br label %6

24:                                               ; preds = %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
