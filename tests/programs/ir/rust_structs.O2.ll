target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; <rust_structs::Triangle as rust_structs::Shape>::scaled
; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable
define void @"_ZN62_$LT$rust_structs..Triangle$u20$as$u20$rust_structs..Shape$GT$6scaled17hca30ae35bb2fbe09E"(ptr dead_on_unwind noalias noundef writable writeonly sret([48 x i8]) align 8 captures(none) dereferenceable(48) initializes((0, 48)) %_0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(48) %self, double noundef %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %me.sroa.0.0.copyload.i = load double, ptr %self, align 8, !alias.scope !3, !noalias !6
  %me.sroa.4.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %me.sroa.4.0.copyload.i = load double, ptr %me.sroa.4.0.self.sroa_idx.i, align 8, !alias.scope !3, !noalias !6
  %me.sroa.5.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %me.sroa.5.0.copyload.i = load double, ptr %me.sroa.5.0.self.sroa_idx.i, align 8, !alias.scope !3, !noalias !6
  %me.sroa.6.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %self, i64 24
  %me.sroa.6.0.copyload.i = load double, ptr %me.sroa.6.0.self.sroa_idx.i, align 8, !alias.scope !3, !noalias !6
  %me.sroa.7.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %self, i64 32
  %me.sroa.7.0.copyload.i = load double, ptr %me.sroa.7.0.self.sroa_idx.i, align 8, !alias.scope !3, !noalias !6
  %me.sroa.8.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %self, i64 40
  %me.sroa.8.0.copyload.i = load double, ptr %me.sroa.8.0.self.sroa_idx.i, align 8, !alias.scope !3, !noalias !6
  %_10.i.i.i.i.i.i = fmul double %0, %me.sroa.0.0.copyload.i
  %_11.i.i.i.i.i.i = fmul double %0, %me.sroa.4.0.copyload.i
  %_12.i.i.i.i.i.i = fadd double %0, %_10.i.i.i.i.i.i
  %_13.i.i.i.i.i.i = fsub double %_11.i.i.i.i.i.i, %0
  %_10.i.i.i.1.i.i.i = fmul double %0, %me.sroa.5.0.copyload.i
  %_11.i.i.i.1.i.i.i = fmul double %0, %me.sroa.6.0.copyload.i
  %_12.i.i.i.1.i.i.i = fadd double %0, %_10.i.i.i.1.i.i.i
  %_13.i.i.i.1.i.i.i = fsub double %_11.i.i.i.1.i.i.i, %0
  %_10.i.i.i.2.i.i.i = fmul double %0, %me.sroa.7.0.copyload.i
  %_11.i.i.i.2.i.i.i = fmul double %0, %me.sroa.8.0.copyload.i
  %_12.i.i.i.2.i.i.i = fadd double %0, %_10.i.i.i.2.i.i.i
  %_13.i.i.i.2.i.i.i = fsub double %_11.i.i.i.2.i.i.i, %0
  store double %_12.i.i.i.i.i.i, ptr %_0, align 8
  %_3.sroa.4.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store double %_13.i.i.i.i.i.i, ptr %_3.sroa.4.0._0.sroa_idx, align 8
  %_3.sroa.5.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store double %_12.i.i.i.1.i.i.i, ptr %_3.sroa.5.0._0.sroa_idx, align 8
  %_3.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 24
  store double %_13.i.i.i.1.i.i.i, ptr %_3.sroa.6.0._0.sroa_idx, align 8
  %_3.sroa.7.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 32
  store double %_12.i.i.i.2.i.i.i, ptr %_3.sroa.7.0._0.sroa_idx, align 8
  %_3.sroa.8.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 40
  store double %_13.i.i.i.2.i.i.i, ptr %_3.sroa.8.0._0.sroa_idx, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define noundef double @f(ptr noundef readonly captures(none) %x, i64 noundef %n) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_19 = load double, ptr %x, align 8, !noundef !9
  %_21 = getelementptr inbounds nuw i8, ptr %x, i64 8
  %_20 = load double, ptr %_21, align 8, !noundef !9
  %_23 = getelementptr inbounds nuw i8, ptr %x, i64 16
  %_22 = load double, ptr %_23, align 8, !noundef !9
  %_25 = getelementptr inbounds nuw i8, ptr %x, i64 24
  %_24 = load double, ptr %_25, align 8, !noundef !9
  %.idx = shl i64 %n, 4
  %0 = getelementptr i8, ptr %x, i64 %.idx
  %_27 = getelementptr i8, ptr %0, i64 -16
  %_26 = load double, ptr %_27, align 8, !noundef !9
  %_30 = getelementptr i8, ptr %0, i64 -8
  %_29 = load double, ptr %_30, align 8, !noundef !9
  %_12.i.i.i.i.i.i.i.i.i.i.i = fadd double %_19, 1.000000e+00
  %_13.i.i.i.i.i.i.i.i.i.i.i = fadd double %_20, -1.000000e+00
  %_12.i.i.i.1.i.i.i.i.i.i.i.i = fadd double %_22, 1.000000e+00
  %_13.i.i.i.1.i.i.i.i.i.i.i.i = fadd double %_24, -1.000000e+00
  %_12.i.i.i.2.i.i.i.i.i.i.i.i = fadd double %_26, 1.000000e+00
  %_13.i.i.i.2.i.i.i.i.i.i.i.i = fadd double %_29, -1.000000e+00
  %a.i.i.i.i.i = fsub double %_12.i.i.i.1.i.i.i.i.i.i.i.i, %_12.i.i.i.i.i.i.i.i.i.i.i
  %a1.i.i.i.i.i = fsub double %_13.i.i.i.1.i.i.i.i.i.i.i.i, %_13.i.i.i.i.i.i.i.i.i.i.i
  %b.i.i.i.i.i = fsub double %_12.i.i.i.2.i.i.i.i.i.i.i.i, %_12.i.i.i.i.i.i.i.i.i.i.i
  %b2.i.i.i.i.i = fsub double %_13.i.i.i.2.i.i.i.i.i.i.i.i, %_13.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i = fmul double %a.i.i.i.i.i, %b2.i.i.i.i.i
  %_4.i.i.i.i.i = fmul double %a1.i.i.i.i.i, %b.i.i.i.i.i
  %_2.i.i.i.i.i = fsub double %_3.i.i.i.i.i, %_4.i.i.i.i.i
  %_0.i.i.i.i.i = fmul double %_2.i.i.i.i.i, 5.000000e-01
  %_10.i.i.i.i.i.i.i.i.i.i.1.i = fmul double %_19, 5.000000e-01
  %_11.i.i.i.i.i.i.i.i.i.i.1.i = fmul double %_20, 5.000000e-01
  %_12.i.i.i.i.i.i.i.i.i.i.1.i = fadd double %_10.i.i.i.i.i.i.i.i.i.i.1.i, 5.000000e-01
  %_13.i.i.i.i.i.i.i.i.i.i.1.i = fadd double %_11.i.i.i.i.i.i.i.i.i.i.1.i, -5.000000e-01
  %_10.i.i.i.1.i.i.i.i.i.i.i.1.i = fmul double %_22, 5.000000e-01
  %_11.i.i.i.1.i.i.i.i.i.i.i.1.i = fmul double %_24, 5.000000e-01
  %_12.i.i.i.1.i.i.i.i.i.i.i.1.i = fadd double %_10.i.i.i.1.i.i.i.i.i.i.i.1.i, 5.000000e-01
  %_13.i.i.i.1.i.i.i.i.i.i.i.1.i = fadd double %_11.i.i.i.1.i.i.i.i.i.i.i.1.i, -5.000000e-01
  %_10.i.i.i.2.i.i.i.i.i.i.i.1.i = fmul double %_26, 5.000000e-01
  %_11.i.i.i.2.i.i.i.i.i.i.i.1.i = fmul double %_29, 5.000000e-01
  %_12.i.i.i.2.i.i.i.i.i.i.i.1.i = fadd double %_10.i.i.i.2.i.i.i.i.i.i.i.1.i, 5.000000e-01
  %_13.i.i.i.2.i.i.i.i.i.i.i.1.i = fadd double %_11.i.i.i.2.i.i.i.i.i.i.i.1.i, -5.000000e-01
  %a.i.i.i.i.1.i = fsub double %_12.i.i.i.1.i.i.i.i.i.i.i.1.i, %_12.i.i.i.i.i.i.i.i.i.i.1.i
  %a1.i.i.i.i.1.i = fsub double %_13.i.i.i.1.i.i.i.i.i.i.i.1.i, %_13.i.i.i.i.i.i.i.i.i.i.1.i
  %b.i.i.i.i.1.i = fsub double %_12.i.i.i.2.i.i.i.i.i.i.i.1.i, %_12.i.i.i.i.i.i.i.i.i.i.1.i
  %b2.i.i.i.i.1.i = fsub double %_13.i.i.i.2.i.i.i.i.i.i.i.1.i, %_13.i.i.i.i.i.i.i.i.i.i.1.i
  %_3.i.i.i.i.1.i = fmul double %a.i.i.i.i.1.i, %b2.i.i.i.i.1.i
  %_4.i.i.i.i.1.i = fmul double %a1.i.i.i.i.1.i, %b.i.i.i.i.1.i
  %_2.i.i.i.i.1.i = fsub double %_3.i.i.i.i.1.i, %_4.i.i.i.i.1.i
  %_0.i.i.i.i.1.i = fmul double %_2.i.i.i.i.1.i, 5.000000e-01
  %_0.i.i.i.1.i = fadd double %_0.i.i.i.i.i, %_0.i.i.i.i.1.i
  %_10.i.i.i.i.i.i.i.i.i.i.2.i = fmul double %_19, %_19
  %_11.i.i.i.i.i.i.i.i.i.i.2.i = fmul double %_19, %_20
  %_12.i.i.i.i.i.i.i.i.i.i.2.i = fadd double %_19, %_10.i.i.i.i.i.i.i.i.i.i.2.i
  %_13.i.i.i.i.i.i.i.i.i.i.2.i = fsub double %_11.i.i.i.i.i.i.i.i.i.i.2.i, %_19
  %_10.i.i.i.1.i.i.i.i.i.i.i.2.i = fmul double %_19, %_22
  %_11.i.i.i.1.i.i.i.i.i.i.i.2.i = fmul double %_19, %_24
  %_12.i.i.i.1.i.i.i.i.i.i.i.2.i = fadd double %_19, %_10.i.i.i.1.i.i.i.i.i.i.i.2.i
  %_13.i.i.i.1.i.i.i.i.i.i.i.2.i = fsub double %_11.i.i.i.1.i.i.i.i.i.i.i.2.i, %_19
  %_10.i.i.i.2.i.i.i.i.i.i.i.2.i = fmul double %_19, %_26
  %_11.i.i.i.2.i.i.i.i.i.i.i.2.i = fmul double %_19, %_29
  %_12.i.i.i.2.i.i.i.i.i.i.i.2.i = fadd double %_19, %_10.i.i.i.2.i.i.i.i.i.i.i.2.i
  %_13.i.i.i.2.i.i.i.i.i.i.i.2.i = fsub double %_11.i.i.i.2.i.i.i.i.i.i.i.2.i, %_19
  %a.i.i.i.i.2.i = fsub double %_12.i.i.i.1.i.i.i.i.i.i.i.2.i, %_12.i.i.i.i.i.i.i.i.i.i.2.i
  %a1.i.i.i.i.2.i = fsub double %_13.i.i.i.1.i.i.i.i.i.i.i.2.i, %_13.i.i.i.i.i.i.i.i.i.i.2.i
  %b.i.i.i.i.2.i = fsub double %_12.i.i.i.2.i.i.i.i.i.i.i.2.i, %_12.i.i.i.i.i.i.i.i.i.i.2.i
  %b2.i.i.i.i.2.i = fsub double %_13.i.i.i.2.i.i.i.i.i.i.i.2.i, %_13.i.i.i.i.i.i.i.i.i.i.2.i
  %_3.i.i.i.i.2.i = fmul double %a.i.i.i.i.2.i, %b2.i.i.i.i.2.i
  %_4.i.i.i.i.2.i = fmul double %a1.i.i.i.i.2.i, %b.i.i.i.i.2.i
  %_2.i.i.i.i.2.i = fsub double %_3.i.i.i.i.2.i, %_4.i.i.i.i.2.i
  %_0.i.i.i.i.2.i = fmul double %_2.i.i.i.i.2.i, 5.000000e-01
  %_0.i.i.i.2.i = fadd double %_0.i.i.i.i.2.i, %_0.i.i.i.1.i
  %_35 = fsub double %_22, %_19
  %_36 = fsub double %_24, %_20
  %_37 = fsub double %_26, %_19
  %_38 = fsub double %_29, %_20
  %_33 = fmul double %_35, %_38
  %_34 = fmul double %_36, %_37
  %_32 = fsub double %_33, %_34
  %_18 = fmul double %_32, 5.000000e-01
  %1 = tail call double @llvm.fabs.f64(double %_18)
  %2 = tail call double @llvm.sqrt.f64(double %1)
  %_0 = fmul double %2, %_0.i.i.i.2.i
  ret double %_0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable
define noundef double @g(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %power, double noundef %s) unnamed_addr #1 {
start:
  %_5 = load double, ptr %power, align 8, !noundef !9
  %0 = getelementptr inbounds nuw i8, ptr %power, i64 8
  %_7 = load i64, ptr %0, align 8, !noundef !9
  %_6 = trunc i64 %_7 to i32
  %1 = tail call double @llvm.powi.f64.i32(double %_5, i32 %_6)
  %2 = getelementptr inbounds nuw i8, ptr %power, i64 16
  %_8 = load double, ptr %2, align 8, !noundef !9
  %_3 = fmul double %_8, %1
  %_0 = fmul double %s, %_3
  ret double %_0
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.powi.f64.i32(double, i32) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4core5array40_$LT$impl$u20$$u5b$T$u3b$$u20$N$u5d$$GT$7try_map17hd00fce97270c7f89E: %self"}
!5 = distinct !{!5, !"_ZN4core5array40_$LT$impl$u20$$u5b$T$u3b$$u20$N$u5d$$GT$7try_map17hd00fce97270c7f89E"}
!6 = !{!7, !8}
!7 = distinct !{!7, !5, !"_ZN4core5array40_$LT$impl$u20$$u5b$T$u3b$$u20$N$u5d$$GT$7try_map17hd00fce97270c7f89E: %_0"}
!8 = distinct !{!8, !5, !"_ZN4core5array40_$LT$impl$u20$$u5b$T$u3b$$u20$N$u5d$$GT$7try_map17hd00fce97270c7f89E: argument 2"}
!9 = !{}
