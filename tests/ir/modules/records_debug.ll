; ModuleID = 'records.c'
source_filename = "records.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl assembled"
module asm "assembled = 0"

%struct.Packed = type <{ i8, double, i16 }>
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.Particle = type { [3 x double], float, i16 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@per_thread = dso_local thread_local local_unnamed_addr global i32 3, align 4, !dbg !0
@wide = dso_local local_unnamed_addr global x86_fp80 0xK3FFFA000000000000000, align 16, !dbg !40
@narrow = dso_local local_unnamed_addr global half 0xH34CD, align 2, !dbg !42
@not_a_number = dso_local local_unnamed_addr global float 0x7FF8000000000000, align 4, !dbg !44
@infinite = dso_local local_unnamed_addr global double 0x7FF0000000000000, align 8, !dbg !46
@packed_record = dso_local local_unnamed_addr global %struct.Packed <{ i8 120, double 2.500000e+00, i16 -1 }>, align 1, !dbg !48
@self_reference = dso_local global ptr @self_reference, align 8, !dbg !57
@unary = internal unnamed_addr constant [3 x ptr] [ptr @sin, ptr @square, ptr null], align 16, !dbg !116
@.str = private unnamed_addr constant [10 x i8] c"%s %f %d\0A\00", align 1, !dbg !59
@counter = dso_local global i64 0, align 8, !dbg !83
@elsewhere = external local_unnamed_addr global i32, align 4
@computed.steps = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@computed, %7), ptr blockaddress(@computed, %2), ptr blockaddress(@computed, %3)], align 16, !dbg !64
@buffer = dso_local global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !87
@placed = hidden global i32 9, section ".mine", align 64, !dbg !81
@.str.2 = private unnamed_addr constant [11 x i8] c"one\0A\09\22two\22\00", align 1, !dbg !128
@llvm.compiler.used = appending global [1 x ptr] [ptr @placed], section "llvm.metadata"

@square_alias = dso_local alias double (double), ptr @square

@chosen = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @square(double noundef %0) #0 !dbg !151 {
    #dbg_value(double %0, !153, !DIExpression(), !154)
  %2 = fmul double %0, %0, !dbg !155
  ret double %2, !dbg !156
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @energy(ptr noalias noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !dbg !157 {
    #dbg_value(ptr %0, !162, !DIExpression(), !171)
    #dbg_value(i32 %1, !163, !DIExpression(), !171)
    #dbg_value(double 0.000000e+00, !164, !DIExpression(), !171)
    #dbg_value(i32 0, !165, !DIExpression(), !172)
  %3 = icmp sgt i32 %1, 0, !dbg !173
  br i1 %3, label %4, label %31, !dbg !174

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64, !dbg !175
  br label %6, !dbg !176

6:                                                ; preds = %4, %6
  %7 = phi i64 [ 0, %4 ], [ %29, %6 ]
  %8 = phi double [ 0.000000e+00, %4 ], [ %23, %6 ]
    #dbg_value(i64 %7, !165, !DIExpression(), !172)
    #dbg_value(double %8, !164, !DIExpression(), !171)
  %9 = getelementptr inbounds nuw %struct.Particle, ptr %0, i64 %7
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %11 = load float, ptr %10, align 8, !tbaa !177
  %12 = fpext float %11 to double
    #dbg_value(i64 0, !167, !DIExpression(), !180)
  %13 = load double, ptr %9, align 8, !dbg !181, !tbaa !183
  %14 = fmul double %13, %12, !dbg !185
  %15 = tail call double @llvm.fmuladd.f64(double %14, double 1.000000e-01, double %8), !dbg !186
    #dbg_value(double %15, !164, !DIExpression(), !171)
    #dbg_value(i64 1, !167, !DIExpression(), !180)
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !181
  %17 = load double, ptr %16, align 8, !dbg !181, !tbaa !183
  %18 = fmul double %17, %12, !dbg !185
  %19 = tail call double @llvm.fmuladd.f64(double %18, double -1.500000e+300, double %15), !dbg !187
    #dbg_value(double %19, !164, !DIExpression(), !171)
    #dbg_value(i64 2, !167, !DIExpression(), !180)
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !181
  %21 = load double, ptr %20, align 8, !dbg !181, !tbaa !183
  %22 = fmul double %21, %12, !dbg !185
  %23 = tail call double @llvm.fmuladd.f64(double %22, double 9.999880e-321, double %19), !dbg !188
    #dbg_value(double %23, !164, !DIExpression(), !171)
    #dbg_value(i64 3, !167, !DIExpression(), !180)
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 28, !dbg !189
  %25 = load i16, ptr %24, align 4, !dbg !189
  %26 = shl i16 %25, 11, !dbg !190
  %27 = ashr exact i16 %26, 6, !dbg !191
  %28 = add i16 %27, %25, !dbg !191
  store i16 %28, ptr %24, align 4, !dbg !192
  %29 = add nuw nsw i64 %7, 1, !dbg !193
    #dbg_value(i64 %29, !165, !DIExpression(), !172)
  %30 = icmp eq i64 %29, %5, !dbg !175
  br i1 %30, label %31, label %6, !dbg !194, !llvm.loop !195

31:                                               ; preds = %6, %2
  %32 = phi double [ 0.000000e+00, %2 ], [ %23, %6 ], !dbg !198
  ret double %32, !dbg !199
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define dso_local double @dispatch(i32 noundef %0, double noundef %1) local_unnamed_addr #4 !dbg !200 {
    #dbg_value(i32 %0, !204, !DIExpression(), !206)
    #dbg_value(double %1, !205, !DIExpression(), !206)
  switch i32 %0, label %14 [
    i32 0, label %3
    i32 1, label %5
    i32 7, label %7
    i32 -3, label %13
  ], !dbg !207

3:                                                ; preds = %2
  %4 = tail call double @sin(double noundef %1), !dbg !208
  br label %20, !dbg !210

5:                                                ; preds = %2
  %6 = fneg double %1, !dbg !211
  br label %20, !dbg !212

7:                                                ; preds = %2
  %8 = fcmp ogt double %1, 0.000000e+00, !dbg !213
  br i1 %8, label %9, label %11, !dbg !214

9:                                                ; preds = %7
  %10 = tail call double @sqrt(double noundef %1) #22, !dbg !215, !tbaa !147
  br label %20, !dbg !216

11:                                               ; preds = %7
  %12 = tail call double @llvm.fabs.f64(double %1), !dbg !217
  br label %20, !dbg !216

13:                                               ; preds = %2
  tail call void @abort() #23, !dbg !218
  unreachable, !dbg !218

14:                                               ; preds = %2
  %15 = and i32 %0, 1, !dbg !219
  %16 = zext nneg i32 %15 to i64, !dbg !220
  %17 = getelementptr inbounds nuw ptr, ptr @unary, i64 %16, !dbg !220
  %18 = load ptr, ptr %17, align 8, !dbg !220, !tbaa !221
  %19 = tail call double %18(double noundef %1) #22, !dbg !223
  br label %20, !dbg !224

20:                                               ; preds = %9, %11, %14, %5, %3
  %21 = phi double [ %19, %14 ], [ %4, %3 ], [ %6, %5 ], [ %10, %9 ], [ %12, %11 ], !dbg !225
  ret double %21, !dbg !226
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare !dbg !227 double @sqrt(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local double @total(i32 noundef %0, ...) local_unnamed_addr #7 !dbg !229 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !250
    #dbg_assign(i1 poison, !234, !DIExpression(), !250, ptr %2, !DIExpression(), !251)
    #dbg_value(i32 %0, !233, !DIExpression(), !251)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #22, !dbg !252
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !253
    #dbg_value(i32 0, !248, !DIExpression(), !254)
    #dbg_value(double 0.000000e+00, !247, !DIExpression(), !251)
  %3 = icmp sgt i32 %0, 0, !dbg !255
  br i1 %3, label %4, label %12, !dbg !257

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load i32, ptr %6, align 4
  %11 = load ptr, ptr %7, align 8
  br label %14, !dbg !257

12:                                               ; preds = %49, %1
  %13 = phi double [ 0.000000e+00, %1 ], [ %54, %49 ], !dbg !251
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !258
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #22, !dbg !259
  ret double %13, !dbg !260

14:                                               ; preds = %4, %49
  %15 = phi ptr [ %11, %4 ], [ %50, %49 ]
  %16 = phi i32 [ %10, %4 ], [ %51, %49 ]
  %17 = phi i32 [ 0, %4 ], [ %55, %49 ]
  %18 = phi double [ 0.000000e+00, %4 ], [ %54, %49 ]
  %19 = phi i32 [ %5, %4 ], [ %52, %49 ]
    #dbg_value(i32 %17, !248, !DIExpression(), !254)
    #dbg_value(double %18, !247, !DIExpression(), !251)
  %20 = and i32 %17, 1, !dbg !261
  %21 = icmp eq i32 %20, 0, !dbg !262
  br i1 %21, label %35, label %22, !dbg !263

22:                                               ; preds = %14
  %23 = icmp ult i32 %16, 161, !dbg !264
  br i1 %23, label %24, label %28, !dbg !264

24:                                               ; preds = %22
  %25 = zext nneg i32 %16 to i64, !dbg !264
  %26 = getelementptr i8, ptr %9, i64 %25, !dbg !264
  %27 = add nuw nsw i32 %16, 16, !dbg !264
  store i32 %27, ptr %6, align 4, !dbg !264, !DIAssignID !265
    #dbg_assign(i32 %27, !234, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !265, ptr %6, !DIExpression(), !251)
  br label %30, !dbg !264

28:                                               ; preds = %22
  %29 = getelementptr i8, ptr %15, i64 8, !dbg !264
  store ptr %29, ptr %7, align 8, !dbg !264, !DIAssignID !266
    #dbg_assign(ptr %29, !234, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !266, ptr %7, !DIExpression(), !251)
  br label %30, !dbg !264

30:                                               ; preds = %28, %24
  %31 = phi ptr [ %15, %24 ], [ %29, %28 ]
  %32 = phi i32 [ %27, %24 ], [ %16, %28 ]
  %33 = phi ptr [ %26, %24 ], [ %15, %28 ], !dbg !264
  %34 = load double, ptr %33, align 8, !dbg !264, !tbaa !183
  br label %49, !dbg !267

35:                                               ; preds = %14
  %36 = icmp ult i32 %19, 41, !dbg !268
  br i1 %36, label %37, label %41, !dbg !268

37:                                               ; preds = %35
  %38 = zext nneg i32 %19 to i64, !dbg !268
  %39 = getelementptr i8, ptr %9, i64 %38, !dbg !268
  %40 = add nuw nsw i32 %19, 8, !dbg !268
  store i32 %40, ptr %2, align 16, !dbg !268, !DIAssignID !269
    #dbg_assign(i32 %40, !234, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !269, ptr %2, !DIExpression(), !251)
  br label %43, !dbg !268

41:                                               ; preds = %35
  %42 = getelementptr i8, ptr %15, i64 8, !dbg !268
  store ptr %42, ptr %7, align 8, !dbg !268, !DIAssignID !270
    #dbg_assign(ptr %42, !234, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !270, ptr %7, !DIExpression(), !251)
  br label %43, !dbg !268

43:                                               ; preds = %41, %37
  %44 = phi ptr [ %15, %37 ], [ %42, %41 ]
  %45 = phi i32 [ %40, %37 ], [ %19, %41 ]
  %46 = phi ptr [ %39, %37 ], [ %15, %41 ], !dbg !268
  %47 = load i32, ptr %46, align 4, !dbg !268, !tbaa !147
  %48 = sitofp i32 %47 to double, !dbg !268
  br label %49, !dbg !267

49:                                               ; preds = %43, %30
  %50 = phi ptr [ %31, %30 ], [ %44, %43 ]
  %51 = phi i32 [ %32, %30 ], [ %16, %43 ]
  %52 = phi i32 [ %19, %30 ], [ %45, %43 ]
  %53 = phi double [ %34, %30 ], [ %48, %43 ], !dbg !267
  %54 = fadd double %18, %53, !dbg !271
    #dbg_value(double %54, !247, !DIExpression(), !251)
  %55 = add nuw nsw i32 %17, 1, !dbg !272
    #dbg_value(i32 %55, !248, !DIExpression(), !254)
  %56 = icmp eq i32 %55, %0, !dbg !273
  br i1 %56, label %12, label %14, !dbg !274, !llvm.loop !275
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: nofree nounwind uwtable
define dso_local void @by_value(ptr dead_on_unwind noalias writable writeonly sret(%struct.Packed) align 1 captures(none) initializes((0, 11)) %0, ptr noundef byval(%struct.Packed) align 8 captures(none) %1, ptr noundef readonly byval(%struct.Particle) align 8 captures(none) %2) local_unnamed_addr #9 !dbg !278 {
    #dbg_declare(ptr %1, !282, !DIExpression(), !284)
    #dbg_declare(ptr %2, !283, !DIExpression(), !285)
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !286
  %5 = load double, ptr %4, align 8, !dbg !286, !tbaa !183
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1, !dbg !287
  %7 = load double, ptr %6, align 1, !dbg !288, !tbaa !289
  %8 = fadd double %5, %7, !dbg !292
  store double %8, ptr %6, align 1, !dbg !293, !tbaa !289
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 28, !dbg !294
  %10 = load i16, ptr %9, align 4, !dbg !294
  %11 = shl i16 %10, 11, !dbg !294
  %12 = ashr exact i16 %11, 11, !dbg !294
  %13 = sext i16 %12 to i32, !dbg !294
  %14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, ptr noundef nonnull @.str.2, double noundef %8, i32 noundef %13), !dbg !295
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(11) %0, ptr noundef nonnull align 8 dereferenceable(11) %1, i64 11, i1 false), !dbg !296, !tbaa.struct !297
  ret void, !dbg !300
}

; Function Attrs: nofree nounwind
declare !dbg !301 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i64 @punned(i64 %0) local_unnamed_addr #0 !dbg !305 {
  %2 = trunc i64 %0 to i32
  %3 = bitcast i32 %2 to float
    #dbg_value(float %3, !318, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !319)
    #dbg_value(i64 %0, !318, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_stack_value, DW_OP_LLVM_fragment, 32, 32), !319)
  %4 = fptoui float %3 to i64, !dbg !320
  %5 = xor i64 %0, %4, !dbg !321
  ret i64 %5, !dbg !322
}

; Function Attrs: nounwind uwtable
define dso_local i32 @rotated(i32 noundef %0) local_unnamed_addr #4 !dbg !323 {
    #dbg_value(i32 %0, !327, !DIExpression(), !329)
  %2 = tail call i32 asm sideeffect "roll $$3, $0; nop", "=r,0,~{cc},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %0) #22, !dbg !330, !srcloc !331
    #dbg_value(i32 %2, !328, !DIExpression(), !329)
  ret i32 %2, !dbg !332
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i64 @atomics(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #12 !dbg !333 {
    #dbg_value(ptr %0, !340, !DIExpression(), !343)
    #dbg_value(ptr %1, !341, !DIExpression(), !343)
    #dbg_value(i64 4, !342, !DIExpression(), !343)
  %3 = atomicrmw add ptr @counter, i64 2 seq_cst, align 8, !dbg !344
  %4 = cmpxchg weak ptr %0, i64 4, i64 7 acq_rel acquire, align 8, !dbg !345
  %5 = extractvalue { i64, i1 } %4, 0
    #dbg_value(i64 %5, !342, !DIExpression(), !343)
  fence seq_cst, !dbg !346
  fence syncscope("singlethread") acquire, !dbg !347
  %6 = load atomic i64, ptr %1 monotonic, align 8, !dbg !348
  %7 = bitcast i64 %6 to double, !dbg !349
  %8 = fadd double %7, 1.000000e+00, !dbg !350
  %9 = bitcast double %8 to i64, !dbg !351
  store atomic i64 %9, ptr %1 release, align 8, !dbg !352
  %10 = atomicrmw xchg ptr @counter, i64 %5 seq_cst, align 8, !dbg !353
  %11 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !354
  %12 = load i32, ptr %11, align 4, !dbg !354, !tbaa !147
  %13 = sext i32 %12 to i64, !dbg !354
  %14 = add nsw i64 %10, %13, !dbg !355
  %15 = load i32, ptr @elsewhere, align 4, !dbg !356, !tbaa !147
  %16 = sext i32 %15 to i64, !dbg !356
  %17 = add nsw i64 %14, %16, !dbg !357
  ret i64 %17, !dbg !358
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #13

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @computed(ptr noundef readonly captures(none) %0) local_unnamed_addr #14 !dbg !66 {
    #dbg_value(ptr %0, !73, !DIExpression(), !359)
    #dbg_value(i32 0, !74, !DIExpression(), !359)
  br label %8, !dbg !360

2:                                                ; preds = %8
    #dbg_label(!75, !361)
    #dbg_value(i32 %5, !74, !DIExpression(), !359)
    #dbg_value(ptr %9, !73, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !359)
  br label %3, !dbg !362

3:                                                ; preds = %8, %2
  %4 = phi i32 [ 1, %2 ], [ -1, %8 ]
  %5 = add nsw i32 %10, %4, !dbg !359
  %6 = getelementptr inbounds nuw i8, ptr %9, i64 1, !dbg !359
  br label %8, !dbg !359

7:                                                ; preds = %8
    #dbg_label(!77, !363)
  ret i32 %10, !dbg !364

8:                                                ; preds = %3, %1
  %9 = phi ptr [ %0, %1 ], [ %6, %3 ]
  %10 = phi i32 [ 0, %1 ], [ %5, %3 ], !dbg !359
  %11 = load i8, ptr %9, align 1, !dbg !359, !tbaa !298
  %12 = zext i8 %11 to i64, !dbg !359
  %13 = getelementptr inbounds nuw ptr, ptr @computed.steps, i64 %12, !dbg !359
  %14 = load ptr, ptr %13, align 8, !dbg !359, !tbaa !221
    #dbg_value(i32 %10, !74, !DIExpression(), !359)
    #dbg_value(ptr %9, !73, !DIExpression(), !359)
  indirectbr ptr %14, [label %7, label %2, label %3]
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @vectors(<4 x float> noundef %0, <4 x float> noundef %1, i32 noundef %2) local_unnamed_addr #15 !dbg !365 {
    #dbg_value(<4 x float> %0, !369, !DIExpression(), !374)
    #dbg_value(<4 x float> %1, !370, !DIExpression(), !374)
    #dbg_value(i32 %2, !371, !DIExpression(), !374)
    #dbg_value(<4 x i32> poison, !372, !DIExpression(), !374)
  %4 = fcmp ogt <4 x float> %0, %1, !dbg !375
  %5 = select <4 x i1> %4, <4 x float> %0, <4 x float> %1, !dbg !375
    #dbg_value(<4 x float> %5, !373, !DIExpression(), !374)
  %6 = insertelement <4 x float> %5, float 2.000000e+00, i32 %2, !dbg !376
    #dbg_value(<4 x float> %6, !373, !DIExpression(), !374)
  %7 = shufflevector <4 x float> %6, <4 x float> %0, <4 x i32> <i32 3, i32 2, i32 5, i32 poison>, !dbg !377
  %8 = fmul <4 x float> %7, splat (float 5.000000e-01), !dbg !378
  ret <4 x float> %8, !dbg !379
}

; Function Attrs: nounwind uwtable
define dso_local void @variable_length(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #4 !dbg !380 {
  %3 = alloca double, align 8, !DIAssignID !397
    #dbg_assign(i1 poison, !395, !DIExpression(), !397, ptr %3, !DIExpression(), !398)
    #dbg_value(i32 %0, !388, !DIExpression(), !398)
    #dbg_value(ptr %1, !389, !DIExpression(), !398)
  %4 = zext i32 %0 to i64, !dbg !399
  %5 = alloca double, i64 %4, align 16, !dbg !399
    #dbg_value(i64 %4, !390, !DIExpression(), !398)
    #dbg_declare(ptr %5, !391, !DIExpression(), !400)
  %6 = sext i32 %0 to i64, !dbg !401
  %7 = shl nsw i64 %6, 3, !dbg !402
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %5, i8 0, i64 %7, i1 false), !dbg !403
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !404
  %8 = call double %1(ptr noundef nonnull %5) #22, !dbg !405
  store volatile double %8, ptr %3, align 8, !dbg !406, !tbaa !183, !DIAssignID !407
    #dbg_assign(double %8, !395, !DIExpression(), !407, ptr %3, !DIExpression(), !398)
  %9 = load volatile double, ptr %3, align 8, !dbg !408, !tbaa !183
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !409
  ret void, !dbg !410
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @jumps(i32 noundef %0) local_unnamed_addr #4 !dbg !411 {
    #dbg_value(i32 %0, !415, !DIExpression(), !416)
  %2 = call i32 @_setjmp(ptr noundef nonnull @buffer) #24, !dbg !417
  %3 = icmp eq i32 %2, 0, !dbg !419
  br i1 %3, label %4, label %7, !dbg !420

4:                                                ; preds = %1
  %5 = icmp eq i32 %0, 0, !dbg !421
  br i1 %5, label %7, label %6, !dbg !423

6:                                                ; preds = %4
  call void @longjmp(ptr noundef nonnull @buffer, i32 noundef 2) #23, !dbg !424
  unreachable, !dbg !424

7:                                                ; preds = %4, %1
  %8 = phi i32 [ 1, %1 ], [ 0, %4 ], !dbg !425
  ret i32 %8, !dbg !426
}

; Function Attrs: nounwind returns_twice
declare !dbg !427 i32 @_setjmp(ptr noundef) local_unnamed_addr #17

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #18

; Function Attrs: nounwind uwtable
define dso_local { double, double } @multiply(double noundef %0, double noundef %1, double noundef %2, double noundef %3) local_unnamed_addr #4 !dbg !431 {
    #dbg_value(double %0, !436, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !438)
    #dbg_value(double %1, !436, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !438)
    #dbg_value(double %2, !437, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !438)
    #dbg_value(double %3, !437, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !438)
  %5 = fmul double %0, %2, !dbg !439
  %6 = fmul double %1, %3, !dbg !439
  %7 = fmul double %0, %3, !dbg !439
  %8 = fmul double %1, %2, !dbg !439
  %9 = fsub double %5, %6, !dbg !439
  %10 = fadd double %8, %7, !dbg !439
  %11 = fcmp uno double %9, 0.000000e+00, !dbg !439
  br i1 %11, label %12, label %18, !dbg !439, !prof !440

12:                                               ; preds = %4
  %13 = fcmp uno double %10, 0.000000e+00, !dbg !439
  br i1 %13, label %14, label %18, !dbg !439, !prof !440

14:                                               ; preds = %12
  %15 = tail call { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %2, double noundef %3) #22, !dbg !439
  %16 = extractvalue { double, double } %15, 0, !dbg !439
  %17 = extractvalue { double, double } %15, 1, !dbg !439
  br label %18, !dbg !439

18:                                               ; preds = %14, %12, %4
  %19 = phi double [ %9, %4 ], [ %9, %12 ], [ %16, %14 ], !dbg !441
  %20 = phi double [ %10, %4 ], [ %10, %12 ], [ %17, %14 ], !dbg !441
  %21 = insertvalue { double, double } poison, double %19, 0, !dbg !442
  %22 = insertvalue { double, double } %21, double %20, 1, !dbg !442
  ret { double, double } %22, !dbg !443
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: disable_sanitizer_instrumentation mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef nonnull ptr @resolve() #19 !dbg !444 {
  ret ptr @abs, !dbg !448
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) #20

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local x86_fp80 @widen(double noundef %0) local_unnamed_addr #21 !dbg !449 {
    #dbg_value(double %0, !453, !DIExpression(), !454)
  %2 = load x86_fp80, ptr @wide, align 16, !dbg !455, !tbaa !456
  %3 = fpext double %0 to x86_fp80, !dbg !458
  %4 = load half, ptr @narrow, align 2, !dbg !459, !tbaa !460
  %5 = fpext half %4 to x86_fp80, !dbg !462
  %6 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %2, x86_fp80 %3, x86_fp80 %5), !dbg !463
  ret x86_fp80 %6, !dbg !464
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i128 -170141182192818631503457902219180900352, -170141183460469231731687303715884105728) i128 @huge(i128 noundef %0) local_unnamed_addr #0 !dbg !465 {
    #dbg_value(i128 %0, !469, !DIExpression(), !470)
  %2 = mul nsw i128 %0, 1000000007, !dbg !471
  %3 = add nsw i128 %2, 1267650600228229401496703205376, !dbg !472
  ret i128 %3, !dbg !473
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(errnomem: write)
declare double @sin(double noundef) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(errnomem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold nofree noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { disable_sanitizer_instrumentation mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { nounwind }
attributes #23 = { noreturn nounwind }
attributes #24 = { nounwind returns_twice }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!139, !140, !141, !142, !143, !144, !145}
!llvm.ident = !{!146}
!llvm.errno.tbaa = !{!147}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "per_thread", scope: !2, file: !3, line: 17, type: !28, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !39, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "records.c", directory: ".", checksumkind: CSK_MD5, checksum: "a0475dec71009ebe40c8f6f8c5487fc4")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "stdatomic.h", directory: ".", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17, !30, !31, !35, !37, !38}
!16 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Particle", file: !3, line: 10, size: 256, elements: !19)
!19 = !{!20, !25, !27, !29}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "position", scope: !18, file: !3, line: 10, baseType: !21, size: 192)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 192, elements: !23)
!22 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!23 = !{!24}
!24 = !DISubrange(count: 3)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "mass", scope: !18, file: !3, line: 10, baseType: !26, size: 32, offset: 192)
!26 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !18, file: !3, line: 10, baseType: !28, size: 5, offset: 224, flags: DIFlagBitField, extraData: i64 224)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !18, file: !3, line: 10, baseType: !7, size: 11, offset: 229, flags: DIFlagBitField, extraData: i64 224)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "Float4", file: !3, line: 93, baseType: !32)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, flags: DIFlagVector, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 4)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "Int4", file: !3, line: 94, baseType: !36)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 128, flags: DIFlagVector, elements: !33)
!37 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!38 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!39 = !{!0, !40, !42, !44, !46, !48, !57, !59, !64, !81, !83, !87, !113, !116, !123, !128, !133}
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 19, type: !37, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "narrow", scope: !2, file: !3, line: 20, type: !16, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "not_a_number", scope: !2, file: !3, line: 21, type: !26, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "infinite", scope: !2, file: !3, line: 22, type: !22, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "packed_record", scope: !2, file: !3, line: 23, type: !50, isLocal: false, isDefinition: true)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Packed", file: !3, line: 12, size: 88, elements: !51)
!51 = !{!52, !54, !55}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !50, file: !3, line: 12, baseType: !53, size: 8)
!53 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !50, file: !3, line: 12, baseType: !22, size: 64, offset: 8)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !50, file: !3, line: 12, baseType: !56, size: 16, offset: 72)
!56 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "self_reference", scope: !2, file: !3, line: 24, type: !17, isLocal: false, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 62, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 80, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 10)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "steps", scope: !66, file: !3, line: 85, type: !78, isLocal: true, isDefinition: true)
!66 = distinct !DISubprogram(name: "computed", scope: !3, file: !3, line: 84, type: !67, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !72, keyInstructions: true)
!67 = !DISubroutineType(types: !68)
!68 = !{!28, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !71)
!71 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!72 = !{!73, !74, !75, !76, !77}
!73 = !DILocalVariable(name: "code", arg: 1, scope: !66, file: !3, line: 84, type: !69)
!74 = !DILocalVariable(name: "x", scope: !66, file: !3, line: 86, type: !28)
!75 = !DILabel(scope: !66, name: "up", file: !3, line: 88, column: 1)
!76 = !DILabel(scope: !66, name: "down", file: !3, line: 89, column: 1)
!77 = !DILabel(scope: !66, name: "stop", file: !3, line: 90, column: 1)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 192, elements: !23)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "placed", scope: !2, file: !3, line: 114, type: !28, isLocal: false, isDefinition: true, align: 512)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 26, type: !85, isLocal: false, isDefinition: true)
!85 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !86)
!86 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 109, type: !89, isLocal: false, isDefinition: true)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !90, line: 32, baseType: !91)
!90 = !DIFile(filename: "setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 1600, elements: !111)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !93, line: 26, size: 1600, elements: !94)
!93 = !DIFile(filename: "struct___jmp_buf_tag.h", directory: ".", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!94 = !{!95, !101, !102}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !92, file: !93, line: 32, baseType: !96, size: 512)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !97, line: 31, baseType: !98)
!97 = !DIFile(filename: "setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 512, elements: !99)
!99 = !{!100}
!100 = !DISubrange(count: 8)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !92, file: !93, line: 33, baseType: !28, size: 32, offset: 512)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !92, file: !93, line: 34, baseType: !103, size: 1024, offset: 576)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !104, line: 8, baseType: !105)
!104 = !DIFile(filename: "__sigset_t.h", directory: ".", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !104, line: 5, size: 1024, elements: !106)
!106 = !{!107}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !105, file: !104, line: 7, baseType: !108, size: 1024)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 1024, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 16)
!111 = !{!112}
!112 = !DISubrange(count: 1)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 16, type: !115, isLocal: true, isDefinition: true)
!115 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !33)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(name: "unary", scope: !2, file: !3, line: 30, type: !118, isLocal: true, isDefinition: true)
!118 = !DICompositeType(tag: DW_TAG_array_type, baseType: !119, size: 192, elements: !23)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "Unary", file: !3, line: 13, baseType: !120)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DISubroutineType(types: !122)
!122 = !{!22, !22}
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !125, isLocal: true, isDefinition: true)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 40, elements: !126)
!126 = !{!127}
!127 = !DISubrange(count: 5)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !130, isLocal: true, isDefinition: true)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !53, size: 88, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 11)
!133 = !DIGlobalVariableExpression(var: !134, expr: !DIExpression())
!134 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 15, type: !135, isLocal: true, isDefinition: true)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !136, size: 192, elements: !23)
!136 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !137)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!139 = !{i32 7, !"Dwarf Version", i32 5}
!140 = !{i32 2, !"Debug Info Version", i32 3}
!141 = !{i32 1, !"wchar_size", i32 4}
!142 = !{i32 8, !"PIC Level", i32 2}
!143 = !{i32 7, !"PIE Level", i32 2}
!144 = !{i32 7, !"uwtable", i32 2}
!145 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!146 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!147 = !{!148, !148, i64 0}
!148 = !{!"int", !149, i64 0}
!149 = !{!"omnipotent char", !150, i64 0}
!150 = !{!"Simple C/C++ TBAA"}
!151 = distinct !DISubprogram(name: "square", scope: !3, file: !3, line: 28, type: !121, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !152, keyInstructions: true)
!152 = !{!153}
!153 = !DILocalVariable(name: "x", arg: 1, scope: !151, file: !3, line: 28, type: !22)
!154 = !DILocation(line: 0, scope: !151)
!155 = !DILocation(line: 28, column: 36, scope: !151, atomGroup: 1, atomRank: 2)
!156 = !DILocation(line: 28, column: 27, scope: !151, atomGroup: 1, atomRank: 1)
!157 = distinct !DISubprogram(name: "energy", scope: !3, file: !3, line: 32, type: !158, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !161, keyInstructions: true)
!158 = !DISubroutineType(types: !159)
!159 = !{!22, !160, !28}
!160 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !17)
!161 = !{!162, !163, !164, !165, !167}
!162 = !DILocalVariable(name: "p", arg: 1, scope: !157, file: !3, line: 32, type: !160)
!163 = !DILocalVariable(name: "n", arg: 2, scope: !157, file: !3, line: 32, type: !28)
!164 = !DILocalVariable(name: "sum", scope: !157, file: !3, line: 33, type: !22)
!165 = !DILocalVariable(name: "i", scope: !166, file: !3, line: 34, type: !28)
!166 = distinct !DILexicalBlock(scope: !157, file: !3, line: 34, column: 3)
!167 = !DILocalVariable(name: "j", scope: !168, file: !3, line: 35, type: !28)
!168 = distinct !DILexicalBlock(scope: !169, file: !3, line: 35, column: 5)
!169 = distinct !DILexicalBlock(scope: !170, file: !3, line: 34, column: 31)
!170 = distinct !DILexicalBlock(scope: !166, file: !3, line: 34, column: 3)
!171 = !DILocation(line: 0, scope: !157)
!172 = !DILocation(line: 0, scope: !166)
!173 = !DILocation(line: 34, column: 21, scope: !170, atomGroup: 18, atomRank: 1)
!174 = !DILocation(line: 34, column: 3, scope: !166, atomGroup: 19, atomRank: 1)
!175 = !DILocation(line: 34, column: 21, scope: !170, atomGroup: 3, atomRank: 1)
!176 = !DILocation(line: 34, column: 3, scope: !166)
!177 = !{!178, !179, i64 24}
!178 = !{!"Particle", !149, i64 0, !179, i64 24, !148, i64 28, !148, i64 28}
!179 = !{!"float", !149, i64 0}
!180 = !DILocation(line: 0, scope: !168)
!181 = !DILocation(line: 35, column: 52, scope: !182)
!182 = distinct !DILexicalBlock(scope: !168, file: !3, line: 35, column: 5)
!183 = !{!184, !184, i64 0}
!184 = !{!"double", !149, i64 0}
!185 = !DILocation(line: 35, column: 50, scope: !182)
!186 = !DILocation(line: 35, column: 37, scope: !182, atomGroup: 8, atomRank: 2)
!187 = !DILocation(line: 35, column: 37, scope: !182, atomGroup: 20, atomRank: 2)
!188 = !DILocation(line: 35, column: 37, scope: !182, atomGroup: 24, atomRank: 2)
!189 = !DILocation(line: 36, column: 23, scope: !169)
!190 = !DILocation(line: 36, column: 36, scope: !169)
!191 = !DILocation(line: 36, column: 16, scope: !169)
!192 = !DILocation(line: 36, column: 16, scope: !169, atomGroup: 11, atomRank: 1)
!193 = !DILocation(line: 34, column: 27, scope: !170, atomGroup: 12, atomRank: 2)
!194 = !DILocation(line: 34, column: 3, scope: !166, atomGroup: 4, atomRank: 1)
!195 = distinct !{!195, !176, !196, !197}
!196 = !DILocation(line: 37, column: 3, scope: !166)
!197 = !{!"llvm.loop.mustprogress"}
!198 = !DILocation(line: 33, column: 10, scope: !157, atomGroup: 1, atomRank: 1)
!199 = !DILocation(line: 38, column: 3, scope: !157, atomGroup: 15, atomRank: 1)
!200 = distinct !DISubprogram(name: "dispatch", scope: !3, file: !3, line: 41, type: !201, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !203, keyInstructions: true)
!201 = !DISubroutineType(types: !202)
!202 = !{!22, !28, !22}
!203 = !{!204, !205}
!204 = !DILocalVariable(name: "kind", arg: 1, scope: !200, file: !3, line: 41, type: !28)
!205 = !DILocalVariable(name: "x", arg: 2, scope: !200, file: !3, line: 41, type: !22)
!206 = !DILocation(line: 0, scope: !200)
!207 = !DILocation(line: 42, column: 3, scope: !200, atomGroup: 1, atomRank: 1)
!208 = !DILocation(line: 43, column: 20, scope: !209, atomGroup: 2, atomRank: 2)
!209 = distinct !DILexicalBlock(scope: !200, file: !3, line: 42, column: 17)
!210 = !DILocation(line: 43, column: 13, scope: !209, atomGroup: 2, atomRank: 1)
!211 = !DILocation(line: 44, column: 20, scope: !209, atomGroup: 3, atomRank: 2)
!212 = !DILocation(line: 44, column: 13, scope: !209, atomGroup: 3, atomRank: 1)
!213 = !DILocation(line: 45, column: 22, scope: !209, atomGroup: 5, atomRank: 2)
!214 = !DILocation(line: 45, column: 20, scope: !209, atomGroup: 5, atomRank: 1)
!215 = !DILocation(line: 45, column: 28, scope: !209)
!216 = !DILocation(line: 45, column: 20, scope: !209)
!217 = !DILocation(line: 45, column: 38, scope: !209)
!218 = !DILocation(line: 46, column: 14, scope: !209)
!219 = !DILocation(line: 47, column: 32, scope: !209)
!220 = !DILocation(line: 47, column: 21, scope: !209)
!221 = !{!222, !222, i64 0}
!222 = !{!"any pointer", !149, i64 0}
!223 = !DILocation(line: 47, column: 21, scope: !209, atomGroup: 6, atomRank: 2)
!224 = !DILocation(line: 47, column: 14, scope: !209, atomGroup: 6, atomRank: 1)
!225 = !DILocation(line: 0, scope: !209)
!226 = !DILocation(line: 49, column: 1, scope: !200, atomGroup: 7, atomRank: 1)
!227 = !DISubprogram(name: "sqrt", scope: !228, file: !228, line: 143, type: !121, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DIFile(filename: "mathcalls.h", directory: ".", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!229 = distinct !DISubprogram(name: "total", scope: !3, file: !3, line: 51, type: !230, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !232, keyInstructions: true)
!230 = !DISubroutineType(types: !231)
!231 = !{!22, !28, null}
!232 = !{!233, !234, !247, !248}
!233 = !DILocalVariable(name: "n", arg: 1, scope: !229, file: !3, line: 51, type: !28)
!234 = !DILocalVariable(name: "list", scope: !229, file: !3, line: 52, type: !235)
!235 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !236, line: 52, baseType: !237)
!236 = !DIFile(filename: "stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!237 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !238, line: 12, baseType: !239)
!238 = !DIFile(filename: "__stdarg___gnuc_va_list.h", directory: ".", checksumkind: CSK_MD5, checksum: "edb3f2eab991638e4dc94f6e55e3530f")
!239 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !240)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !241, size: 192, elements: !111)
!241 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !242)
!242 = !{!243, !244, !245, !246}
!243 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !241, file: !3, line: 52, baseType: !7, size: 32)
!244 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !241, file: !3, line: 52, baseType: !7, size: 32, offset: 32)
!245 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !241, file: !3, line: 52, baseType: !80, size: 64, offset: 64)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !241, file: !3, line: 52, baseType: !80, size: 64, offset: 128)
!247 = !DILocalVariable(name: "sum", scope: !229, file: !3, line: 54, type: !22)
!248 = !DILocalVariable(name: "i", scope: !249, file: !3, line: 55, type: !28)
!249 = distinct !DILexicalBlock(scope: !229, file: !3, line: 55, column: 3)
!250 = distinct !DIAssignID()
!251 = !DILocation(line: 0, scope: !229)
!252 = !DILocation(line: 52, column: 3, scope: !229)
!253 = !DILocation(line: 53, column: 3, scope: !229)
!254 = !DILocation(line: 0, scope: !249)
!255 = !DILocation(line: 55, column: 21, scope: !256, atomGroup: 28, atomRank: 1)
!256 = distinct !DILexicalBlock(scope: !249, file: !3, line: 55, column: 3)
!257 = !DILocation(line: 55, column: 3, scope: !249, atomGroup: 29, atomRank: 1)
!258 = !DILocation(line: 56, column: 3, scope: !229)
!259 = !DILocation(line: 58, column: 1, scope: !229)
!260 = !DILocation(line: 57, column: 3, scope: !229, atomGroup: 10, atomRank: 1)
!261 = !DILocation(line: 55, column: 40, scope: !256)
!262 = !DILocation(line: 55, column: 40, scope: !256, atomGroup: 6, atomRank: 2)
!263 = !DILocation(line: 55, column: 38, scope: !256, atomGroup: 6, atomRank: 1)
!264 = !DILocation(line: 55, column: 46, scope: !256)
!265 = distinct !DIAssignID()
!266 = distinct !DIAssignID()
!267 = !DILocation(line: 55, column: 38, scope: !256)
!268 = !DILocation(line: 55, column: 69, scope: !256)
!269 = distinct !DIAssignID()
!270 = distinct !DIAssignID()
!271 = !DILocation(line: 55, column: 35, scope: !256, atomGroup: 5, atomRank: 2)
!272 = !DILocation(line: 55, column: 27, scope: !256, atomGroup: 7, atomRank: 2)
!273 = !DILocation(line: 55, column: 21, scope: !256, atomGroup: 3, atomRank: 1)
!274 = !DILocation(line: 55, column: 3, scope: !249, atomGroup: 4, atomRank: 1)
!275 = distinct !{!275, !276, !277, !197}
!276 = !DILocation(line: 55, column: 3, scope: !249)
!277 = !DILocation(line: 55, column: 69, scope: !249)
!278 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 60, type: !279, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !281, keyInstructions: true)
!279 = !DISubroutineType(types: !280)
!280 = !{!50, !50, !18}
!281 = !{!282, !283}
!282 = !DILocalVariable(name: "a", arg: 1, scope: !278, file: !3, line: 60, type: !50)
!283 = !DILocalVariable(name: "b", arg: 2, scope: !278, file: !3, line: 60, type: !18)
!284 = !DILocation(line: 60, column: 38, scope: !278)
!285 = !DILocation(line: 60, column: 57, scope: !278)
!286 = !DILocation(line: 61, column: 14, scope: !278)
!287 = !DILocation(line: 61, column: 5, scope: !278)
!288 = !DILocation(line: 61, column: 11, scope: !278)
!289 = !{!290, !184, i64 1}
!290 = !{!"Packed", !149, i64 0, !184, i64 1, !291, i64 9}
!291 = !{!"short", !149, i64 0}
!292 = !DILocation(line: 61, column: 11, scope: !278, atomGroup: 1, atomRank: 2)
!293 = !DILocation(line: 61, column: 11, scope: !278, atomGroup: 1, atomRank: 1)
!294 = !DILocation(line: 62, column: 45, scope: !278)
!295 = !DILocation(line: 62, column: 3, scope: !278)
!296 = !DILocation(line: 63, column: 10, scope: !278, atomGroup: 2, atomRank: 1)
!297 = !{i64 0, i64 1, !298, i64 1, i64 8, !183, i64 9, i64 2, !299}
!298 = !{!149, !149, i64 0}
!299 = !{!291, !291, i64 0}
!300 = !DILocation(line: 63, column: 3, scope: !278, atomGroup: 2, atomRank: 1)
!301 = !DISubprogram(name: "printf", scope: !236, file: !236, line: 356, type: !302, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!302 = !DISubroutineType(types: !303)
!303 = !{!28, !304, null}
!304 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !137)
!305 = distinct !DISubprogram(name: "punned", scope: !3, file: !3, line: 66, type: !306, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !317, keyInstructions: true)
!306 = !DISubroutineType(types: !307)
!307 = !{!30, !308}
!308 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Bits", file: !3, line: 11, size: 64, elements: !309)
!309 = !{!310, !311, !312}
!310 = !DIDerivedType(tag: DW_TAG_member, name: "real", scope: !308, file: !3, line: 11, baseType: !22, size: 64)
!311 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !308, file: !3, line: 11, baseType: !30, size: 64)
!312 = !DIDerivedType(tag: DW_TAG_member, name: "halves", scope: !308, file: !3, line: 11, baseType: !313, size: 64)
!313 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !308, file: !3, line: 11, size: 64, elements: !314)
!314 = !{!315, !316}
!315 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !313, file: !3, line: 11, baseType: !26, size: 32)
!316 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !313, file: !3, line: 11, baseType: !26, size: 32, offset: 32)
!317 = !{!318}
!318 = !DILocalVariable(name: "u", arg: 1, scope: !305, file: !3, line: 66, type: !308)
!319 = !DILocation(line: 0, scope: !305)
!320 = !DILocation(line: 66, column: 55, scope: !305)
!321 = !DILocation(line: 66, column: 53, scope: !305, atomGroup: 1, atomRank: 2)
!322 = !DILocation(line: 66, column: 38, scope: !305, atomGroup: 1, atomRank: 1)
!323 = distinct !DISubprogram(name: "rotated", scope: !3, file: !3, line: 68, type: !324, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !326, keyInstructions: true)
!324 = !DISubroutineType(types: !325)
!325 = !{!7, !7}
!326 = !{!327, !328}
!327 = !DILocalVariable(name: "x", arg: 1, scope: !323, file: !3, line: 68, type: !7)
!328 = !DILocalVariable(name: "y", scope: !323, file: !3, line: 69, type: !7)
!329 = !DILocation(line: 0, scope: !323)
!330 = !DILocation(line: 70, column: 3, scope: !323, atomGroup: 1, atomRank: 1)
!331 = !{i64 2185}
!332 = !DILocation(line: 71, column: 3, scope: !323, atomGroup: 4, atomRank: 1)
!333 = distinct !DISubprogram(name: "atomics", scope: !3, file: !3, line: 74, type: !334, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !339, keyInstructions: true)
!334 = !DISubroutineType(types: !335)
!335 = !{!86, !336, !337}
!336 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!337 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !338, size: 64)
!338 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !22)
!339 = !{!340, !341, !342}
!340 = !DILocalVariable(name: "p", arg: 1, scope: !333, file: !3, line: 74, type: !336)
!341 = !DILocalVariable(name: "q", arg: 2, scope: !333, file: !3, line: 74, type: !337)
!342 = !DILocalVariable(name: "expected", scope: !333, file: !3, line: 75, type: !86)
!343 = !DILocation(line: 0, scope: !333)
!344 = !DILocation(line: 76, column: 3, scope: !333, atomGroup: 2, atomRank: 2)
!345 = !DILocation(line: 77, column: 3, scope: !333)
!346 = !DILocation(line: 78, column: 3, scope: !333)
!347 = !DILocation(line: 79, column: 3, scope: !333)
!348 = !DILocation(line: 80, column: 28, scope: !333, atomGroup: 5, atomRank: 2)
!349 = !DILocation(line: 80, column: 28, scope: !333, atomGroup: 5, atomRank: 1)
!350 = !DILocation(line: 80, column: 74, scope: !333, atomGroup: 4, atomRank: 2)
!351 = !DILocation(line: 80, column: 3, scope: !333, atomGroup: 4, atomRank: 2)
!352 = !DILocation(line: 80, column: 3, scope: !333, atomGroup: 4, atomRank: 1)
!353 = !DILocation(line: 81, column: 10, scope: !333, atomGroup: 7, atomRank: 2)
!354 = !DILocation(line: 81, column: 48, scope: !333)
!355 = !DILocation(line: 81, column: 46, scope: !333)
!356 = !DILocation(line: 81, column: 61, scope: !333)
!357 = !DILocation(line: 81, column: 59, scope: !333, atomGroup: 8, atomRank: 2)
!358 = !DILocation(line: 81, column: 3, scope: !333, atomGroup: 8, atomRank: 1)
!359 = !DILocation(line: 0, scope: !66)
!360 = !DILocation(line: 87, column: 3, scope: !66, atomGroup: 2, atomRank: 1)
!361 = !DILocation(line: 88, column: 1, scope: !66)
!362 = !DILocation(line: 88, column: 10, scope: !66, atomGroup: 4, atomRank: 1)
!363 = !DILocation(line: 90, column: 1, scope: !66)
!364 = !DILocation(line: 90, column: 7, scope: !66, atomGroup: 9, atomRank: 1)
!365 = distinct !DISubprogram(name: "vectors", scope: !3, file: !3, line: 95, type: !366, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !368, keyInstructions: true)
!366 = !DISubroutineType(types: !367)
!367 = !{!31, !31, !31, !28}
!368 = !{!369, !370, !371, !372, !373}
!369 = !DILocalVariable(name: "a", arg: 1, scope: !365, file: !3, line: 95, type: !31)
!370 = !DILocalVariable(name: "b", arg: 2, scope: !365, file: !3, line: 95, type: !31)
!371 = !DILocalVariable(name: "i", arg: 3, scope: !365, file: !3, line: 95, type: !28)
!372 = !DILocalVariable(name: "mask", scope: !365, file: !3, line: 96, type: !35)
!373 = !DILocalVariable(name: "c", scope: !365, file: !3, line: 97, type: !31)
!374 = !DILocation(line: 0, scope: !365)
!375 = !DILocation(line: 97, column: 40, scope: !365, atomGroup: 2, atomRank: 3)
!376 = !DILocation(line: 98, column: 8, scope: !365, atomGroup: 3, atomRank: 2)
!377 = !DILocation(line: 99, column: 10, scope: !365)
!378 = !DILocation(line: 99, column: 53, scope: !365, atomGroup: 5, atomRank: 2)
!379 = !DILocation(line: 99, column: 3, scope: !365, atomGroup: 5, atomRank: 1)
!380 = distinct !DISubprogram(name: "variable_length", scope: !3, file: !3, line: 102, type: !381, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !387, keyInstructions: true)
!381 = !DISubroutineType(types: !382)
!382 = !{null, !28, !383}
!383 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !384, size: 64)
!384 = !DISubroutineType(types: !385)
!385 = !{!22, !386}
!386 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!387 = !{!388, !389, !390, !391, !395}
!388 = !DILocalVariable(name: "n", arg: 1, scope: !380, file: !3, line: 102, type: !28)
!389 = !DILocalVariable(name: "f", arg: 2, scope: !380, file: !3, line: 102, type: !383)
!390 = !DILocalVariable(name: "__vla_expr0", scope: !380, type: !30, flags: DIFlagArtificial)
!391 = !DILocalVariable(name: "values", scope: !380, file: !3, line: 103, type: !392)
!392 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, elements: !393)
!393 = !{!394}
!394 = !DISubrange(count: !390)
!395 = !DILocalVariable(name: "sink", scope: !380, file: !3, line: 105, type: !396)
!396 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!397 = distinct !DIAssignID()
!398 = !DILocation(line: 0, scope: !380)
!399 = !DILocation(line: 103, column: 3, scope: !380)
!400 = !DILocation(line: 103, column: 10, scope: !380)
!401 = !DILocation(line: 104, column: 21, scope: !380)
!402 = !DILocation(line: 104, column: 23, scope: !380)
!403 = !DILocation(line: 104, column: 3, scope: !380, atomGroup: 1, atomRank: 1)
!404 = !DILocation(line: 105, column: 3, scope: !380)
!405 = !DILocation(line: 105, column: 26, scope: !380, atomGroup: 2, atomRank: 2)
!406 = !DILocation(line: 105, column: 19, scope: !380, atomGroup: 2, atomRank: 1)
!407 = distinct !DIAssignID()
!408 = !DILocation(line: 106, column: 9, scope: !380)
!409 = !DILocation(line: 107, column: 1, scope: !380)
!410 = !DILocation(line: 107, column: 1, scope: !380, atomGroup: 3, atomRank: 1)
!411 = distinct !DISubprogram(name: "jumps", scope: !3, file: !3, line: 110, type: !412, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !414, keyInstructions: true)
!412 = !DISubroutineType(types: !413)
!413 = !{!28, !28}
!414 = !{!415}
!415 = !DILocalVariable(name: "x", arg: 1, scope: !411, file: !3, line: 110, type: !28)
!416 = !DILocation(line: 0, scope: !411)
!417 = !DILocation(line: 110, column: 24, scope: !418)
!418 = distinct !DILexicalBlock(scope: !411, file: !3, line: 110, column: 24)
!419 = !DILocation(line: 110, column: 24, scope: !418, atomGroup: 1, atomRank: 2)
!420 = !DILocation(line: 110, column: 24, scope: !418, atomGroup: 1, atomRank: 1)
!421 = !DILocation(line: 110, column: 54, scope: !422, atomGroup: 3, atomRank: 2)
!422 = distinct !DILexicalBlock(scope: !411, file: !3, line: 110, column: 54)
!423 = !DILocation(line: 110, column: 54, scope: !422, atomGroup: 3, atomRank: 1)
!424 = !DILocation(line: 110, column: 57, scope: !422)
!425 = !DILocation(line: 110, scope: !411, atomGroup: 2, atomRank: 1)
!426 = !DILocation(line: 110, column: 87, scope: !411, atomGroup: 5, atomRank: 1)
!427 = !DISubprogram(name: "_setjmp", scope: !90, file: !90, line: 45, type: !428, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DISubroutineType(types: !429)
!429 = !{!28, !430}
!430 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!431 = distinct !DISubprogram(name: "multiply", scope: !3, file: !3, line: 111, type: !432, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !435, keyInstructions: true)
!432 = !DISubroutineType(types: !433)
!433 = !{!434, !434, !434}
!434 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!435 = !{!436, !437}
!436 = !DILocalVariable(name: "a", arg: 1, scope: !431, file: !3, line: 111, type: !434)
!437 = !DILocalVariable(name: "b", arg: 2, scope: !431, file: !3, line: 111, type: !434)
!438 = !DILocation(line: 0, scope: !431)
!439 = !DILocation(line: 111, column: 75, scope: !431)
!440 = !{!"branch_weights", i32 1, i32 1048575}
!441 = !DILocation(line: 111, column: 75, scope: !431, atomGroup: 1, atomRank: 2)
!442 = !DILocation(line: 111, column: 66, scope: !431, atomGroup: 1, atomRank: 2)
!443 = !DILocation(line: 111, column: 66, scope: !431, atomGroup: 1, atomRank: 1)
!444 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 112, type: !445, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!445 = !DISubroutineType(types: !446)
!446 = !{!447}
!447 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !412, size: 64)
!448 = !DILocation(line: 112, column: 29, scope: !444, atomGroup: 1, atomRank: 1)
!449 = distinct !DISubprogram(name: "widen", scope: !3, file: !3, line: 116, type: !450, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !452, keyInstructions: true)
!450 = !DISubroutineType(types: !451)
!451 = !{!37, !22}
!452 = !{!453}
!453 = !DILocalVariable(name: "x", arg: 1, scope: !449, file: !3, line: 116, type: !22)
!454 = !DILocation(line: 0, scope: !449)
!455 = !DILocation(line: 116, column: 38, scope: !449)
!456 = !{!457, !457, i64 0}
!457 = !{!"long double", !149, i64 0}
!458 = !DILocation(line: 116, column: 45, scope: !449)
!459 = !DILocation(line: 116, column: 62, scope: !449)
!460 = !{!461, !461, i64 0}
!461 = !{!"_Float16", !149, i64 0}
!462 = !DILocation(line: 116, column: 49, scope: !449)
!463 = !DILocation(line: 116, column: 47, scope: !449, atomGroup: 1, atomRank: 2)
!464 = !DILocation(line: 116, column: 31, scope: !449, atomGroup: 1, atomRank: 1)
!465 = distinct !DISubprogram(name: "huge", scope: !3, file: !3, line: 117, type: !466, scopeLine: 117, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !468, keyInstructions: true)
!466 = !DISubroutineType(types: !467)
!467 = !{!38, !38}
!468 = !{!469}
!469 = !DILocalVariable(name: "x", arg: 1, scope: !465, file: !3, line: 117, type: !38)
!470 = !DILocation(line: 0, scope: !465)
!471 = !DILocation(line: 117, column: 38, scope: !465)
!472 = !DILocation(line: 117, column: 51, scope: !465, atomGroup: 1, atomRank: 2)
!473 = !DILocation(line: 117, column: 29, scope: !465, atomGroup: 1, atomRank: 1)
