target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define double @f(ptr readonly captures(none) %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %.unpack5 = load double, ptr %0, align 8, !tbaa !4
  %.elt6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %.unpack7 = load double, ptr %.elt6, align 8, !tbaa !4
  %3 = getelementptr i8, ptr %0, i64 16
  %.unpack8 = load double, ptr %3, align 8, !tbaa !4
  %.elt9 = getelementptr i8, ptr %0, i64 24
  %.unpack10 = load double, ptr %.elt9, align 8, !tbaa !4
  %4 = fneg contract double %.unpack10
  %5 = fadd contract double %.unpack5, 2.000000e+00
  %6 = fadd contract double %.unpack7, 0.000000e+00
  %7 = load <2 x double>, ptr %1, align 8, !tbaa !10
  %8 = insertelement <2 x double> poison, double %.unpack5, i64 0
  %9 = shufflevector <2 x double> %8, <2 x double> poison, <2 x i32> zeroinitializer
  %10 = fmul contract <2 x double> %7, %9
  %11 = insertelement <2 x double> poison, double %.unpack7, i64 0
  %12 = shufflevector <2 x double> %7, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %13 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> zeroinitializer
  %14 = fmul contract <2 x double> %12, %13
  %15 = fsub contract <2 x double> %10, %14
  %16 = fadd contract <2 x double> %10, %14
  %17 = shufflevector <2 x double> %15, <2 x double> %16, <2 x i32> <i32 0, i32 3>
  %18 = tail call contract { double, double } @__divdc3(double %.unpack8, double %4, double %5, double %6)
  %.fca.0.extract = extractvalue { double, double } %18, 0
  %.fca.1.extract = extractvalue { double, double } %18, 1
  %19 = insertelement <2 x double> poison, double %.fca.0.extract, i64 0
  %20 = insertelement <2 x double> %19, double %.fca.1.extract, i64 1
  %21 = fadd contract <2 x double> %17, %20
  store <2 x double> %21, ptr %1, align 8, !tbaa !10
  %22 = extractelement <2 x double> %21, i64 0
  %23 = extractelement <2 x double> %21, i64 1
  %24 = fmul contract <2 x double> %21, %21
  %shift = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop = fsub contract <2 x double> %24, %shift
  %25 = load <2 x double>, ptr %0, align 8, !tbaa !4
  %26 = shufflevector <2 x double> %25, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %27 = load <2 x double>, ptr %3, align 8, !tbaa !4
  %28 = fmul contract <2 x double> %26, %27
  %shift20 = shufflevector <2 x double> %28, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %foldExtExtBinop21 = fadd contract <2 x double> %28, %shift20
  %foldExtExtBinop23 = fadd contract <2 x double> %foldExtExtBinop, %foldExtExtBinop21
  %29 = extractelement <2 x double> %foldExtExtBinop23, i64 0
  %30 = tail call contract double @cabs(double %22, double %23)
  %31 = fadd contract double %30, %29
  ret double %31
}

declare { double, double } @__divdc3(double, double, double, double) local_unnamed_addr

; Function Attrs: nofree
declare double @cabs(double, double) local_unnamed_addr #1

attributes #0 = { "target-cpu"="x86-64" }
attributes #1 = { nofree }

!llvm.module.flags = !{!1, !2, !3}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"dummy arg data/_QFfEz", !6, i64 0}
!6 = !{!"dummy arg data", !7, i64 0}
!7 = !{!"any data access", !8, i64 0}
!8 = !{!"any access", !9, i64 0}
!9 = !{!"Flang function root f"}
!10 = !{!11, !11, i64 0}
!11 = !{!"dummy arg data/_QFfEw", !6, i64 0}
