target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @f(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @sort(ptr noundef %0, i32 noundef %1)
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  %6 = load double, ptr %0, align 8
  br label %8

7:                                                ; preds = %8, %2
  ret void

8:                                                ; preds = %4, %8
  %9 = phi double [ %6, %4 ], [ %13, %8 ]
  %10 = phi i64 [ 1, %4 ], [ %14, %8 ]
  %11 = getelementptr double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !9
  %13 = fmul double %9, %12
  store double %13, ptr %11, align 8, !tbaa !9
  %14 = add nuw nsw i64 %10, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %7, label %8, !llvm.loop !11
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @sort(ptr noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca [8 x double], align 16
  %4 = icmp slt i32 %1, 2
  br i1 %4, label %74, label %5

5:                                                ; preds = %2
  %6 = lshr i32 %1, 1
  tail call fastcc void @sort(ptr noundef %0, i32 noundef %6)
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %7
  %9 = sub nsw i32 %1, %6
  tail call fastcc void @sort(ptr noundef %8, i32 noundef %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  br label %27

10:                                               ; preds = %27
  %11 = icmp samesign ult i32 %39, %6
  br i1 %11, label %12, label %49

12:                                               ; preds = %10
  %13 = shl i64 %44, 3
  %14 = and i64 %13, 34359738360
  %15 = getelementptr i8, ptr %3, i64 %14
  %16 = zext nneg i32 %39 to i64
  %17 = shl nuw nsw i64 %16, 3
  %18 = getelementptr i8, ptr %0, i64 %17
  %19 = xor i32 %39, -1
  %20 = add nsw i32 %6, %19
  %21 = zext i32 %20 to i64
  %22 = shl nuw nsw i64 %21, 3
  %23 = add nuw nsw i64 %22, 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %15, ptr noundef nonnull align 8 dereferenceable(1) %18, i64 %23, i1 false), !tbaa !9
  %24 = and i64 %44, 4294967295
  %25 = zext nneg i32 %39 to i64
  %26 = zext nneg i32 %6 to i64
  br label %64

27:                                               ; preds = %5, %27
  %28 = phi i64 [ 0, %5 ], [ %44, %27 ]
  %29 = phi i32 [ %6, %5 ], [ %42, %27 ]
  %30 = phi i32 [ 0, %5 ], [ %39, %27 ]
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !9
  %34 = zext nneg i32 %29 to i64
  %35 = getelementptr inbounds nuw double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !9
  %37 = fcmp olt double %33, %36
  %38 = zext i1 %37 to i32
  %39 = add nuw nsw i32 %30, %38
  %40 = xor i1 %37, true
  %41 = zext i1 %40 to i32
  %42 = add nuw nsw i32 %29, %41
  %43 = select i1 %37, double %33, double %36
  %44 = add nuw nsw i64 %28, 1
  %45 = getelementptr inbounds nuw double, ptr %3, i64 %28
  store double %43, ptr %45, align 8, !tbaa !9
  %46 = icmp samesign ult i32 %39, %6
  %47 = icmp slt i32 %42, %1
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %27, label %10, !llvm.loop !14

49:                                               ; preds = %64, %10
  %50 = phi i64 [ %44, %10 ], [ %68, %64 ]
  %51 = icmp slt i32 %42, %1
  br i1 %51, label %52, label %70

52:                                               ; preds = %49
  %53 = shl i64 %50, 3
  %54 = and i64 %53, 34359738360
  %55 = getelementptr i8, ptr %3, i64 %54
  %56 = zext nneg i32 %42 to i64
  %57 = shl nuw nsw i64 %56, 3
  %58 = getelementptr i8, ptr %0, i64 %57
  %59 = xor i32 %42, -1
  %60 = add nsw i32 %1, %59
  %61 = zext i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 3
  %63 = add nuw nsw i64 %62, 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %55, ptr noundef nonnull align 8 dereferenceable(1) %58, i64 %63, i1 false), !tbaa !9
  br label %70

64:                                               ; preds = %12, %64
  %65 = phi i64 [ %25, %12 ], [ %67, %64 ]
  %66 = phi i64 [ %24, %12 ], [ %68, %64 ]
  %67 = add nuw nsw i64 %65, 1
  %68 = add nuw nsw i64 %66, 1
  %69 = icmp eq i64 %67, %26
  br i1 %69, label %49, label %64, !llvm.loop !15

70:                                               ; preds = %49, %52
  %71 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %72 = zext nneg i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %0, ptr noundef nonnull align 16 dereferenceable(1) %3, i64 %73, i1 false), !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  br label %74

74:                                               ; preds = %2, %70
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
