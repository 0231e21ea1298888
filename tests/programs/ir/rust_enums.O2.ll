target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_5ee71b2d0c24b56401fe59fae8a422dd = private unnamed_addr constant [14 x i8] c"rust_enums.rs\00", align 1
@alloc_7ac4eaba866310e27c5969dcf36e3de3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5ee71b2d0c24b56401fe59fae8a422dd, [16 x i8] c"\0D\00\00\00\00\00\00\00\14\00\00\00\19\00\00\00" }>, align 8
@alloc_b95fd60035738c09441d6337dc4bb00d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5ee71b2d0c24b56401fe59fae8a422dd, [16 x i8] c"\0D\00\00\00\00\00\00\00(\00\00\00\0B\00\00\00" }>, align 8
@alloc_1313a826a9e2cf590151aa8c1fccf7e5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_5ee71b2d0c24b56401fe59fae8a422dd, [16 x i8] c"\0D\00\00\00\00\00\00\00(\00\00\00\11\00\00\00" }>, align 8

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @f(ptr noalias noundef nonnull readonly align 8 captures(none) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1) unnamed_addr #0 {
start:
  %_8 = icmp eq i64 %x.1, 0
  br i1 %_8, label %panic, label %bb5

bb5:                                              ; preds = %start
  %_5 = load double, ptr %x.0, align 8, !noundef !3
  %0 = icmp ne i64 %x.1, 1
  %_6.1 = zext i1 %0 to i64
  %1 = getelementptr inbounds nuw double, ptr %x.0, i64 %_6.1
  %_5.1 = load double, ptr %1, align 8, !noundef !3
  %2 = fmul double %_5, 1.500000e+00
  %_13.1 = fmul double %_5.1, 3.000000e+00
  %3 = fadd double %2, %_13.1
  %4 = fmul double %3, %3
  ret double %4

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7ac4eaba866310e27c5969dcf36e3de3) #4
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @g(ptr noalias noundef nonnull readonly align 8 captures(none) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1) unnamed_addr #0 {
start:
  %_6.not = icmp eq i64 %x.1, 0
  br i1 %_6.not, label %panic, label %bb1

bb1:                                              ; preds = %start
  %_4 = load double, ptr %x.0, align 8, !noundef !3
  %_8.not = icmp eq i64 %x.1, 1
  br i1 %_8.not, label %panic1, label %bb2

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b95fd60035738c09441d6337dc4bb00d) #4
  unreachable

bb2:                                              ; preds = %bb1
  %0 = getelementptr inbounds nuw i8, ptr %x.0, i64 8
  %_7 = load double, ptr %0, align 8, !noundef !3
  %_13.i = fcmp ult double %_4, 0.000000e+00
  br i1 %_13.i, label %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit, label %bb3.i

bb3.i:                                            ; preds = %bb2
  %1 = tail call double @llvm.sqrt.f64(double %_4)
  %_9.i = fsub double %_7, %1
  %_16.i = fcmp ult double %_9.i, 0.000000e+00
  br i1 %_16.i, label %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit, label %bb6.i

bb6.i:                                            ; preds = %bb3.i
  %2 = tail call double @llvm.sqrt.f64(double %_9.i)
  %_12.i = fmul double %1, %2
  br label %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit

_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit:   ; preds = %bb2, %bb3.i, %bb6.i
  %_0.sroa.0.0.i = phi double [ %_12.i, %bb6.i ], [ -1.000000e+00, %bb2 ], [ -1.000000e+00, %bb3.i ]
  %_13.i4 = fcmp ult double %_7, 0.000000e+00
  br i1 %_13.i4, label %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit12.thread, label %bb3.i5

bb3.i5:                                           ; preds = %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit
  %3 = tail call double @llvm.sqrt.f64(double %_7)
  %_9.i6 = fsub double %_4, %3
  %_16.i7 = fcmp ult double %_9.i6, 0.000000e+00
  br i1 %_16.i7, label %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit12.thread, label %5

_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit12.thread: ; preds = %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit, %bb3.i5
  %4 = fmul double %_4, 3.000000e+00
  br label %7

5:                                                ; preds = %bb3.i5
  %6 = tail call double @llvm.sqrt.f64(double %_9.i6)
  %_12.i9 = fmul double %3, %6
  br label %7

7:                                                ; preds = %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit12.thread, %5
  %8 = phi double [ %_12.i9, %5 ], [ %4, %_ZN10rust_enums5roots17hdb05b7aa1e3118b3E.exit12.thread ]
  %_0 = fadd double %_0.sroa.0.0.i, %8
  ret double %_0

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_1313a826a9e2cf590151aa8c1fccf7e5) #4
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #2

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
