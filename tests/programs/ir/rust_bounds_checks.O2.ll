target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_e6697bedd977b26e2db8ad060facec52 = private unnamed_addr constant [22 x i8] c"rust_bounds_checks.rs\00", align 1
@alloc_8ae4b8e465a2c8fb23008f81c7b8f952 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e6697bedd977b26e2db8ad060facec52, [16 x i8] c"\15\00\00\00\00\00\00\00\0D\00\00\00\0D\00\00\00" }>, align 8
@alloc_62d1338a31d3d11e01ebc2ec6319b90f = private unnamed_addr constant [19 x i8] c"\10no logarithm of \C0\00", align 1
@alloc_b9ccb936c3938c7019c1476b5d576b62 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e6697bedd977b26e2db8ad060facec52, [16 x i8] c"\15\00\00\00\00\00\00\00\0D\00\00\00\05\00\00\00" }>, align 8
@alloc_cc57cdd2561642fcba3f49e1a4394e0f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e6697bedd977b26e2db8ad060facec52, [16 x i8] c"\15\00\00\00\00\00\00\00\08\00\00\00\10\00\00\00" }>, align 8
@alloc_8a814f2f84560eac28261d0d694df5db = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e6697bedd977b26e2db8ad060facec52, [16 x i8] c"\15\00\00\00\00\00\00\00\08\00\00\00\22\00\00\00" }>, align 8
@alloc_3d8d5c2a0b42f9f84b3f32523e226e47 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e6697bedd977b26e2db8ad060facec52, [16 x i8] c"\15\00\00\00\00\00\00\00\08\00\00\00\09\00\00\00" }>, align 8
@alloc_5b9edc77c79f36d5209121d9f7b94f1d = private unnamed_addr constant [19 x i8] c"there is one before", align 1
@alloc_5b7064f212dbd1a79bf94445679f7a98 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e6697bedd977b26e2db8ad060facec52, [16 x i8] c"\15\00\00\00\00\00\00\00\14\00\00\00!\00\00\00" }>, align 8
@alloc_fe8aa235020cca6be2f1b793dc92d67c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e6697bedd977b26e2db8ad060facec52, [16 x i8] c"\15\00\00\00\00\00\00\00\13\00\00\00\12\00\00\00" }>, align 8

; Function Attrs: nounwind nonlazybind uwtable
define void @f(ptr noalias noundef nonnull readonly align 8 captures(none) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1, ptr noalias noundef nonnull align 8 captures(none) %y.0, i64 noundef range(i64 0, 1152921504606846976) %y.1, i64 noundef %n) unnamed_addr #0 {
start:
  %_1811.not = icmp eq i64 %n, 0
  br i1 %_1811.not, label %bb7, label %bb6.preheader

bb6.preheader:                                    ; preds = %start
  %0 = tail call i64 @llvm.usub.sat.i64(i64 %x.1, i64 1)
  br label %bb6

bb7:                                              ; preds = %bb5, %start
  ret void

bb6:                                              ; preds = %bb6.preheader, %bb5
  %iter.sroa.0.012 = phi i64 [ %1, %bb5 ], [ 0, %bb6.preheader ]
  %1 = add nuw nsw i64 %iter.sroa.0.012, 1
  %exitcond.not = icmp eq i64 %iter.sroa.0.012, %0
  br i1 %exitcond.not, label %panic, label %bb3

panic:                                            ; preds = %bb6
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %1, i64 noundef %x.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_cc57cdd2561642fcba3f49e1a4394e0f) #7
  unreachable

bb3:                                              ; preds = %bb6
  %2 = getelementptr inbounds nuw double, ptr %x.0, i64 %1
  %_7 = load double, ptr %2, align 8, !noundef !3
  %3 = getelementptr inbounds nuw double, ptr %x.0, i64 %iter.sroa.0.012
  %_11 = load double, ptr %3, align 8, !noundef !3
  %_6 = fmul double %_7, %_11
  %_14 = sub nsw i64 %n, %iter.sroa.0.012
  %_16 = icmp ult i64 %_14, %y.1
  br i1 %_16, label %bb4, label %panic2

bb4:                                              ; preds = %bb3
  %exitcond21.not = icmp eq i64 %iter.sroa.0.012, %y.1
  br i1 %exitcond21.not, label %panic3, label %bb5

panic2:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14, i64 noundef %y.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8a814f2f84560eac28261d0d694df5db) #7
  unreachable

bb5:                                              ; preds = %bb4
  %4 = getelementptr inbounds nuw double, ptr %y.0, i64 %_14
  %_13 = load double, ptr %4, align 8, !noundef !3
  %5 = getelementptr inbounds nuw double, ptr %y.0, i64 %iter.sroa.0.012
  %6 = fadd double %_6, %_13
  store double %6, ptr %5, align 8
  %exitcond22.not = icmp eq i64 %1, %n
  br i1 %exitcond22.not, label %bb7, label %bb6

panic3:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %y.1, i64 noundef %y.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3d8d5c2a0b42f9f84b3f32523e226e47) #7
  unreachable
}

; Function Attrs: nounwind nonlazybind uwtable
define noundef double @g(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1, i64 noundef %start1) unnamed_addr #0 {
start:
  %args.i5 = alloca [16 x i8], align 8
  %args.i = alloca [16 x i8], align 8
  %_21 = icmp ugt i64 %start1, %x.1
  br i1 %_21, label %bb5, label %bb6, !prof !4

bb6:                                              ; preds = %start
  %iter2 = sub nuw nsw i64 %x.1, %start1
  %_28 = getelementptr inbounds nuw double, ptr %x.0, i64 %start1
  %_6 = add nsw i64 %start1, -1
  %_29 = icmp ult i64 %_6, %x.1
  br i1 %_29, label %bb7, label %bb8, !prof !5

bb5:                                              ; preds = %start
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %start1, i64 noundef %x.1, i64 noundef %x.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_fe8aa235020cca6be2f1b793dc92d67c) #7
  unreachable

bb8:                                              ; preds = %bb6
; call core::option::expect_failed
  tail call void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_5b9edc77c79f36d5209121d9f7b94f1d, i64 noundef 19, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_5b7064f212dbd1a79bf94445679f7a98) #7
  unreachable

bb7:                                              ; preds = %bb6
  %_30 = getelementptr inbounds nuw double, ptr %x.0, i64 %_6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  %_6.i.not = icmp eq i64 %x.1, %start1
  br i1 %_6.i.not, label %panic.i, label %bb1.i

bb1.i:                                            ; preds = %bb7
  %_4.i = load double, ptr %_28, align 8, !alias.scope !6, !noundef !3
  %_3.i = fcmp ogt double %_4.i, 0.000000e+00
  br i1 %_3.i, label %_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE.exit, label %bb3.i, !prof !5

panic.i:                                          ; preds = %bb7
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef range(i64 0, 1152921504606846976) %iter2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8ae4b8e465a2c8fb23008f81c7b8f952) #7, !noalias !6
  unreachable

bb3.i:                                            ; preds = %bb1.i
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i), !noalias !6
  store ptr %_28, ptr %args.i, align 8, !noalias !6
  %_11.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 8
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_11.sroa.4.0..sroa_idx.i, align 8, !noalias !6
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_62d1338a31d3d11e01ebc2ec6319b90f, ptr noundef nonnull %args.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b9ccb936c3938c7019c1476b5d576b62) #7
  unreachable

_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE.exit: ; preds = %bb1.i
  %0 = tail call noundef double @llvm.log.f64(double %_4.i)
  %_32 = load double, ptr %_30, align 8, !noundef !3
  %1 = fmul double %0, %_32
  %_3317 = icmp samesign ugt i64 %iter2, 1
  br i1 %_3317, label %bb1.i8, label %bb12

bb1.i8:                                           ; preds = %_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE.exit, %bb4
  %iter.sroa.0.019 = phi i64 [ %6, %bb4 ], [ 1, %_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE.exit ]
  %total.sroa.0.018 = phi double [ %9, %bb4 ], [ %1, %_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE.exit ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !9)
  %2 = getelementptr inbounds nuw double, ptr %_28, i64 %iter.sroa.0.019
  %_4.i9 = load double, ptr %2, align 8, !alias.scope !9, !noundef !3
  %_3.i10 = fcmp ogt double %_4.i9, 0.000000e+00
  br i1 %_3.i10, label %bb4, label %bb3.i11, !prof !5

bb3.i11:                                          ; preds = %bb1.i8
  %3 = getelementptr inbounds nuw double, ptr %_28, i64 %iter.sroa.0.019
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i5), !noalias !9
  store ptr %3, ptr %args.i5, align 8, !noalias !9
  %_11.sroa.4.0..sroa_idx.i12 = getelementptr inbounds nuw i8, ptr %args.i5, i64 8
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_11.sroa.4.0..sroa_idx.i12, align 8, !noalias !9
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_62d1338a31d3d11e01ebc2ec6319b90f, ptr noundef nonnull %args.i5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b9ccb936c3938c7019c1476b5d576b62) #7
  unreachable

bb12:                                             ; preds = %bb4, %_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE.exit
  %total.sroa.0.0.lcssa = phi double [ %1, %_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE.exit ], [ %9, %bb4 ]
  %4 = tail call double @llvm.sqrt.f64(double %total.sroa.0.0.lcssa)
  %_39 = load double, ptr %x.0, align 8, !noundef !3
  %_17 = fmul double %_39, %_39
  %_0 = fadd double %4, %_17
  ret double %_0

bb4:                                              ; preds = %bb1.i8
  %5 = tail call noundef double @llvm.log.f64(double %_4.i9)
  %6 = add nuw i64 %iter.sroa.0.019, 1
  %7 = getelementptr double, ptr %_28, i64 %iter.sroa.0.019
  %8 = getelementptr i8, ptr %7, i64 -8
  %_13 = load double, ptr %8, align 8, !noundef !3
  %_11 = fmul double %5, %_13
  %9 = fadd double %total.sroa.0.018, %_11
  %exitcond.not = icmp eq i64 %6, %iter2
  br i1 %exitcond.not, label %bb12, label %bb1.i8
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; <f64 as core::fmt::Display>::fmt
; Function Attrs: nounwind nonlazybind uwtable
declare noundef zeroext i1 @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #0

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #4

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind nonlazybind uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!5 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE: %x.0"}
!8 = distinct !{!8, !"_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE: %x.0"}
!11 = distinct !{!11, !"_ZN18rust_bounds_checks7checked17h036adc5206cccb6dE"}
