target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Stepper = type { double, %struct.Buffer, %struct.Buffer, double, double, %struct.Buffer, i8 }
%struct.Buffer = type { ptr, i64, i8 }

; Function Attrs: mustprogress nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.Stepper, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #6
  %3 = load double, ptr %0, align 8
  store double %3, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store double %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store double %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 96
  store i8 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 88
  store i8 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i8 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i8 0, ptr %16, align 8
  br label %24

17:                                               ; preds = %66
  %18 = load ptr, ptr %15, align 8
  tail call void @free(ptr noundef %18) #6
  %19 = load ptr, ptr %13, align 8
  tail call void @free(ptr noundef %19) #6
  %20 = load ptr, ptr %11, align 8
  tail call void @free(ptr noundef %20) #6
  %21 = load double, ptr %2, align 8
  %22 = load double, ptr %6, align 8
  %23 = tail call double @llvm.fmuladd.f64(double %21, double %22, double %61)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #6
  ret double %23

24:                                               ; preds = %1, %66
  %25 = phi i64 [ 0, %1 ], [ %67, %66 ]
  %26 = phi double [ 0.000000e+00, %1 ], [ %61, %66 ]
  %27 = add nuw nsw i64 %25, 3
  %28 = load double, ptr %2, align 8
  %29 = call fastcc noundef zeroext i1 @_ZL6resizeR6Bufferld(ptr noundef nonnull align 8 dereferenceable(24) %15, i64 noundef %27, double noundef %28)
  br i1 %29, label %30, label %37

30:                                               ; preds = %24
  %31 = load double, ptr %6, align 8
  %32 = call fastcc noundef zeroext i1 @_ZL6resizeR6Bufferld(ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef 4, double noundef %31)
  br i1 %32, label %33, label %37

33:                                               ; preds = %30
  %34 = load double, ptr %9, align 8
  %35 = call fastcc noundef zeroext i1 @_ZL6resizeR6Bufferld(ptr noundef nonnull align 8 dereferenceable(24) %11, i64 noundef 5, double noundef %34)
  %36 = zext i1 %35 to i8
  store i8 %36, ptr %10, align 8
  br label %37

37:                                               ; preds = %33, %30, %24
  %38 = load ptr, ptr %15, align 8
  %39 = load ptr, ptr %13, align 8
  %40 = load ptr, ptr %11, align 8
  br label %50

41:                                               ; preds = %50
  %42 = load double, ptr %9, align 8
  %43 = trunc nuw nsw i64 %25 to i32
  %44 = uitofp nneg i32 %43 to double
  %45 = fadd double %42, %44
  %46 = load double, ptr %2, align 8
  %47 = fmul double %46, %45
  store double %47, ptr %2, align 8
  %48 = load i8, ptr %10, align 8, !range !5, !noundef !6
  %49 = trunc nuw i8 %48 to i1
  br i1 %49, label %63, label %66

50:                                               ; preds = %37, %50
  %51 = phi i64 [ 0, %37 ], [ %55, %50 ]
  %52 = phi double [ %26, %37 ], [ %61, %50 ]
  %53 = getelementptr inbounds nuw double, ptr %38, i64 %51
  %54 = load double, ptr %53, align 8
  %55 = add nuw nsw i64 %51, 1
  %56 = getelementptr inbounds nuw double, ptr %39, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fmul double %54, %57
  %59 = getelementptr inbounds nuw double, ptr %40, i64 %51
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %58, double %60, double %52)
  %62 = icmp eq i64 %55, 3
  br i1 %62, label %41, label %50, !llvm.loop !7

63:                                               ; preds = %41
  %64 = load double, ptr %6, align 8
  %65 = fadd double %47, %64
  store double %65, ptr %6, align 8
  br label %66

66:                                               ; preds = %41, %63
  %67 = add nuw nsw i64 %25, 1
  %68 = icmp eq i64 %67, 3
  br i1 %68, label %17, label %24, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef zeroext i1 @_ZL6resizeR6Bufferld(ptr noundef nonnull align 8 captures(none) dereferenceable(24) %0, i64 noundef range(i64 -2147483645, 6) %1, double noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i8, ptr %4, align 8, !range !5, !noundef !6
  %6 = trunc nuw i8 %5 to i1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, %1
  %10 = select i1 %6, i1 %9, i1 false
  br i1 %10, label %38, label %11

11:                                               ; preds = %3
  br i1 %6, label %12, label %14

12:                                               ; preds = %11
  %13 = load ptr, ptr %0, align 8
  tail call void @free(ptr noundef %13) #6
  br label %14

14:                                               ; preds = %12, %11
  %15 = shl nsw i64 %1, 3
  %16 = tail call noalias ptr @malloc(i64 noundef %15) #7
  store ptr %16, ptr %0, align 8
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %20, %14
  %19 = icmp sgt i64 %1, 3
  br i1 %19, label %28, label %37

20:                                               ; preds = %14, %20
  %21 = phi i64 [ %22, %20 ], [ 0, %14 ]
  %22 = add nuw nsw i64 %21, 1
  %23 = uitofp nneg i64 %22 to double
  %24 = fmul double %2, %23
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr inbounds nuw double, ptr %25, i64 %21
  store double %24, ptr %26, align 8
  %27 = icmp eq i64 %22, %1
  br i1 %27, label %18, label %20, !llvm.loop !11

28:                                               ; preds = %18
  %29 = load ptr, ptr %0, align 8
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load double, ptr %31, align 8
  %33 = fmul double %30, %32
  %34 = fmul double %2, %33
  %35 = getelementptr double, ptr %29, i64 %1
  %36 = getelementptr i8, ptr %35, i64 -8
  store double %34, ptr %36, align 8
  br label %37

37:                                               ; preds = %28, %18
  store i64 %1, ptr %7, align 8
  store i8 1, ptr %4, align 8
  br label %38

38:                                               ; preds = %3, %37
  %39 = xor i1 %10, true
  ret i1 %39
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #5

attributes #0 = { mustprogress nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress noinline nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{i8 0, i8 2}
!6 = !{}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
