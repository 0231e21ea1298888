target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%_QMfortran_bodiesTbody = type { double, [2 x double] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define double @_QMfortran_bodiesPmoment(ptr noalias readonly captures(none) %0, ptr noalias readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !4
  %4 = load double, ptr %3, align 8, !tbaa !8
  %5 = getelementptr i8, ptr %3, i64 8
  %6 = load <2 x double>, ptr %5, align 8, !tbaa !8
  %7 = load <2 x double>, ptr %1, align 8, !tbaa !12
  %8 = fsub contract <2 x double> %6, %7
  %9 = fmul <2 x double> %8, %8
  %shift = shufflevector <2 x double> %9, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop = fadd contract <2 x double> %9, %shift
  %10 = extractelement <2 x double> %foldExtExtBinop, i64 0
  %11 = fmul contract double %4, %10
  ret double %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define double @f(ptr captures(none) %0, double %1) local_unnamed_addr #1 {
  %3 = getelementptr i8, ptr %0, i64 16
  %4 = load <2 x double>, ptr %3, align 8, !tbaa !14
  %5 = insertelement <2 x double> poison, double %1, i64 0
  %6 = shufflevector <2 x double> %5, <2 x double> poison, <2 x i32> zeroinitializer
  %7 = fmul contract <2 x double> %6, %4
  store <2 x double> %7, ptr %3, align 8, !tbaa !14
  %8 = getelementptr i8, ptr %0, i64 32
  %9 = load i32, ptr %8, align 8, !tbaa !14
  %10 = getelementptr i8, ptr %0, i64 36
  %11 = load float, ptr %10, align 4, !tbaa !14
  %12 = fpext float %11 to double
  %13 = fmul contract double %1, %12
  %14 = load <2 x double>, ptr %0, align 8, !tbaa !14
  %15 = insertelement <2 x double> <double 9.000000e-01, double poison>, double %1, i64 1
  %16 = fmul contract <2 x double> %14, %15
  %17 = extractelement <2 x double> %16, i64 1
  %18 = fadd contract double %17, 0.000000e+00
  %19 = extractelement <2 x double> %7, i64 0
  %20 = fadd contract double %18, %19
  %21 = extractelement <2 x double> %7, i64 1
  %22 = fadd contract double %20, %21
  %23 = tail call contract double @llvm.powi.f64.i32(double %22, i32 %9)
  %24 = extractelement <2 x double> %14, i64 0
  %25 = fmul contract double %24, %23
  %26 = fsub contract double %25, %13
  store <2 x double> %16, ptr %0, align 8, !tbaa !14
  ret double %26
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define double @g(ptr readonly captures(none) %0, i32 %1) local_unnamed_addr #2 {
  %3 = alloca [2 x %_QMfortran_bodiesTbody], align 8
  %4 = sext i32 %1 to i64
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %.lr.ph, label %.preheader44

.lr.ph:                                           ; preds = %2, %.lr.ph
  %indvars.iv = phi i64 [ %indvars.iv.next, %.lr.ph ], [ 1, %2 ]
  %indvar = phi i64 [ %indvar.next, %.lr.ph ], [ 0, %2 ]
  %6 = mul nuw nsw i64 %indvar, 24
  %7 = add nuw nsw i64 %6, 8
  %scevgep = getelementptr i8, ptr %3, i64 %7
  %scevgep48 = getelementptr i8, ptr %0, i64 %7
  %8 = add nsw i64 %indvars.iv, -1
  %.idx = mul nuw nsw i64 %8, 24
  %9 = getelementptr i8, ptr %0, i64 %.idx
  %10 = load double, ptr %9, align 8, !tbaa !20
  %11 = getelementptr %_QMfortran_bodiesTbody, ptr %3, i64 %8
  store double %10, ptr %11, align 8, !tbaa !26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %scevgep, ptr noundef nonnull align 8 dereferenceable(16) %scevgep48, i64 16, i1 false), !tbaa !29
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %indvar.next = add nuw nsw i64 %indvar, 1
  %exitcond.not = icmp eq i64 %indvar.next, %4
  br i1 %exitcond.not, label %.lr.ph47.preheader, label %.lr.ph

.lr.ph47.preheader:                               ; preds = %.lr.ph
  %12 = icmp eq i32 %1, 1
  br i1 %12, label %.lr.ph47.epil.preheader, label %.lr.ph47.preheader.new

.lr.ph47.preheader.new:                           ; preds = %.lr.ph47.preheader
  %unroll_iter = and i64 %4, 2147483646
  br label %.lr.ph47

.preheader44.loopexit.unr-lcssa:                  ; preds = %.lr.ph47
  %13 = and i32 %1, 1
  %lcmp.mod.not = icmp eq i32 %13, 0
  br i1 %lcmp.mod.not, label %.preheader44, label %.lr.ph47.epil.preheader

.lr.ph47.epil.preheader:                          ; preds = %.preheader44.loopexit.unr-lcssa, %.lr.ph47.preheader
  %indvars.iv50.epil.init = phi i64 [ 1, %.lr.ph47.preheader ], [ %indvars.iv.next51.1, %.preheader44.loopexit.unr-lcssa ]
  %.epil.init = phi <2 x double> [ zeroinitializer, %.lr.ph47.preheader ], [ %69, %.preheader44.loopexit.unr-lcssa ]
  %14 = and i32 %1, 1
  %lcmp.mod62 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %lcmp.mod62)
  %15 = getelementptr %_QMfortran_bodiesTbody, ptr %3, i64 %indvars.iv50.epil.init
  %16 = getelementptr i8, ptr %15, i64 -24
  %17 = getelementptr i8, ptr %15, i64 -8
  %18 = load double, ptr %17, align 8, !tbaa !26
  %19 = load <2 x double>, ptr %16, align 8, !tbaa !26
  %20 = shufflevector <2 x double> %19, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %21 = insertelement <2 x double> %20, double %18, i64 0
  %22 = fmul contract <2 x double> %19, %21
  %23 = fadd contract <2 x double> %.epil.init, %22
  br label %.preheader44

.preheader44:                                     ; preds = %.lr.ph47.epil.preheader, %.preheader44.loopexit.unr-lcssa, %2
  %24 = phi <2 x double> [ zeroinitializer, %2 ], [ %69, %.preheader44.loopexit.unr-lcssa ], [ %23, %.lr.ph47.epil.preheader ]
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %26 = extractelement <2 x double> %24, i64 1
  %27 = extractelement <2 x double> %24, i64 0
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %29 = load <4 x double>, ptr %3, align 8
  %30 = load double, ptr %25, align 8, !tbaa !26
  %31 = extractelement <4 x double> %29, i64 0
  %32 = fadd contract double %31, 0.000000e+00
  %33 = fadd contract double %32, %30
  %34 = fdiv contract double %26, %33
  %35 = fdiv contract double %27, %33
  %36 = load <2 x double>, ptr %28, align 8, !tbaa !8, !noalias !30
  %37 = shufflevector <2 x double> %36, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %38 = shufflevector <4 x double> %29, <4 x double> %37, <2 x i32> <i32 1, i32 4>
  %39 = insertelement <2 x double> poison, double %34, i64 0
  %40 = shufflevector <2 x double> %39, <2 x double> poison, <2 x i32> zeroinitializer
  %41 = fsub contract <2 x double> %38, %40
  %42 = fmul <2 x double> %41, %41
  %43 = shufflevector <4 x double> %29, <4 x double> %37, <2 x i32> <i32 2, i32 5>
  %44 = insertelement <2 x double> poison, double %35, i64 0
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = fsub contract <2 x double> %43, %45
  %47 = fmul <2 x double> %46, %46
  %48 = fadd contract <2 x double> %42, %47
  %49 = shufflevector <4 x double> %29, <4 x double> poison, <2 x i32> <i32 0, i32 3>
  %50 = fmul contract <2 x double> %49, %48
  %shift = shufflevector <2 x double> %50, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop = fadd contract <2 x double> %50, %shift
  %51 = extractelement <2 x double> %foldExtExtBinop, i64 0
  ret double %51

.lr.ph47:                                         ; preds = %.lr.ph47, %.lr.ph47.preheader.new
  %indvars.iv50 = phi i64 [ 1, %.lr.ph47.preheader.new ], [ %indvars.iv.next51.1, %.lr.ph47 ]
  %52 = phi <2 x double> [ zeroinitializer, %.lr.ph47.preheader.new ], [ %69, %.lr.ph47 ]
  %niter = phi i64 [ 0, %.lr.ph47.preheader.new ], [ %niter.next.1, %.lr.ph47 ]
  %53 = getelementptr %_QMfortran_bodiesTbody, ptr %3, i64 %indvars.iv50
  %54 = getelementptr i8, ptr %53, i64 -24
  %55 = getelementptr i8, ptr %53, i64 -8
  %56 = load double, ptr %55, align 8, !tbaa !26
  %57 = load <2 x double>, ptr %54, align 8, !tbaa !26
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %59 = insertelement <2 x double> %58, double %56, i64 0
  %60 = fmul contract <2 x double> %57, %59
  %61 = fadd contract <2 x double> %52, %60
  %62 = getelementptr %_QMfortran_bodiesTbody, ptr %3, i64 %indvars.iv50
  %63 = getelementptr i8, ptr %62, i64 16
  %64 = load double, ptr %63, align 8, !tbaa !26
  %65 = load <2 x double>, ptr %62, align 8, !tbaa !26
  %66 = shufflevector <2 x double> %65, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %67 = insertelement <2 x double> %66, double %64, i64 0
  %68 = fmul contract <2 x double> %65, %67
  %69 = fadd contract <2 x double> %61, %68
  %indvars.iv.next51.1 = add nuw nsw i64 %indvars.iv50, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %.preheader44.loopexit.unr-lcssa, label %.lr.ph47
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.powi.f64.i32(double, i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"descriptor member", !6, i64 0}
!6 = !{!"any access", !7, i64 0}
!7 = !{!"Flang function root _QMfortran_bodiesPmoment"}
!8 = !{!9, !9, i64 0}
!9 = !{!"dummy arg data/_QMfortran_bodiesFmomentEself", !10, i64 0}
!10 = !{!"dummy arg data", !11, i64 0}
!11 = !{!"any data access", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"dummy arg data/_QMfortran_bodiesFmomentEabout", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"dummy arg data/_QMfortran_bodiesFfEs", !16, i64 0}
!16 = !{!"dummy arg data", !17, i64 0}
!17 = !{!"any data access", !18, i64 0}
!18 = !{!"any access", !19, i64 0}
!19 = !{!"Flang function root f"}
!20 = !{!21, !21, i64 0}
!21 = !{!"dummy arg data/_QMfortran_bodiesFgEx", !22, i64 0}
!22 = !{!"dummy arg data", !23, i64 0}
!23 = !{!"any data access", !24, i64 0}
!24 = !{!"any access", !25, i64 0}
!25 = !{!"Flang function root g"}
!26 = !{!27, !27, i64 0}
!27 = !{!"allocated data/_QMfortran_bodiesFgEbodies", !28, i64 0}
!28 = !{!"allocated data", !23, i64 0}
!29 = !{!23, !23, i64 0}
!30 = !{!31, !33}
!31 = distinct !{!31, !32, !"_QMfortran_bodiesPmoment: argument 0"}
!32 = distinct !{!32, !"_QMfortran_bodiesPmoment"}
!33 = distinct !{!33, !32, !"_QMfortran_bodiesPmoment: argument 1"}
