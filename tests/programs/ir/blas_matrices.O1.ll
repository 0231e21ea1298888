target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"T\00", align 1

; Function Attrs: nounwind uwtable
define dso_local void @gemv(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, double noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq i32 %6, 111
  %9 = select i1 %8, i32 3, i32 2
  %10 = select i1 %8, i32 2, i32 3
  %11 = icmp eq i32 %5, 101
  %12 = add nuw nsw i32 %9, 1
  %13 = select i1 %11, i32 %10, i32 %12
  %14 = select i1 %8, i32 2, i32 1
  tail call void @cblas_dgemv(i32 noundef %5, i32 noundef %6, i32 noundef %9, i32 noundef %10, double noundef %3, ptr noundef %0, i32 noundef %13, ptr noundef %1, i32 noundef %14, double noundef %4, ptr noundef %2, i32 noundef -1) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare void @cblas_dgemv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define dso_local void @others(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  tail call void @cblas_dger(i32 noundef %4, i32 noundef 3, i32 noundef 3, double noundef %3, ptr noundef %1, i32 noundef 1, ptr noundef %2, i32 noundef -1, ptr noundef %0, i32 noundef 3) #5
  tail call void @cblas_dsymv(i32 noundef %4, i32 noundef %5, i32 noundef 3, double noundef %3, ptr noundef %0, i32 noundef 3, ptr noundef %1, i32 noundef 1, double noundef 5.000000e-01, ptr noundef %2, i32 noundef 1) #5
  tail call void @cblas_dsyr(i32 noundef %4, i32 noundef %5, i32 noundef 3, double noundef %3, ptr noundef %2, i32 noundef 1, ptr noundef %0, i32 noundef 3) #5
  tail call void @cblas_dsyr2(i32 noundef %4, i32 noundef %5, i32 noundef 3, double noundef %3, ptr noundef %2, i32 noundef 1, ptr noundef %1, i32 noundef -1, ptr noundef %0, i32 noundef 3) #5
  tail call void @cblas_dtrmv(i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef 3, ptr noundef %0, i32 noundef 3, ptr noundef %1, i32 noundef -1) #5
  tail call void @cblas_dtrsv(i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef 3, ptr noundef %0, i32 noundef 3, ptr noundef %2, i32 noundef 1) #5
  ret void
}

declare void @cblas_dger(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @cblas_dsymv(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, double noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @cblas_dsyr(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @cblas_dsyr2(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @cblas_dtrmv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare void @cblas_dtrsv(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local double @fresh(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store i32 2, ptr %3, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i32 1, ptr %4, align 4, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store double 1.000000e+00, ptr %5, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  store double 0.000000e+00, ptr %6, align 8, !tbaa !9
  %7 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #6
  call void @dgemv_(ptr noundef nonnull @.str, ptr noundef nonnull %3, ptr noundef nonnull %3, ptr noundef nonnull %5, ptr noundef %0, ptr noundef nonnull %3, ptr noundef %1, ptr noundef nonnull %4, ptr noundef nonnull %6, ptr noundef %7, ptr noundef nonnull %4, i64 noundef 1) #5
  %8 = load double, ptr %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !9
  %11 = fmul double %8, %10
  call void @free(ptr noundef %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret double %11
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

declare void @dgemv_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define dso_local void @packed(ptr noundef %0, ptr noundef %1, ptr noundef %2, double noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call void @cblas_dspmv(i32 noundef %4, i32 noundef %5, i32 noundef 3, double noundef %3, ptr noundef %0, ptr noundef %1, i32 noundef 1, double noundef 5.000000e-01, ptr noundef %2, i32 noundef -1) #5
  %7 = icmp eq i32 %5, 121
  %8 = select i1 %7, i32 122, i32 121
  tail call void @cblas_dspmv(i32 noundef %4, i32 noundef %8, i32 noundef 3, double noundef %3, ptr noundef %0, ptr noundef %2, i32 noundef 1, double noundef 1.000000e+00, ptr noundef %1, i32 noundef 1) #5
  ret void
}

declare void @cblas_dspmv(i32 noundef, i32 noundef, i32 noundef, double noundef, ptr noundef, ptr noundef, i32 noundef, double noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

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
