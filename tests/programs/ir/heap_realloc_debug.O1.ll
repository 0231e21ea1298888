target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !14 {
    #dbg_value(ptr %0, !21, !DIExpression(), !29)
    #dbg_value(i32 %1, !22, !DIExpression(), !29)
  %3 = tail call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #4, !dbg !30
    #dbg_value(ptr %3, !23, !DIExpression(), !29)
  %4 = load double, ptr %0, align 8, !dbg !31, !tbaa !32
  store double %4, ptr %3, align 8, !dbg !34, !tbaa !32
    #dbg_value(i32 1, !24, !DIExpression(), !35)
    #dbg_value(ptr %3, !23, !DIExpression(), !29)
  %5 = icmp sgt i32 %1, 1, !dbg !36
  br i1 %5, label %6, label %8, !dbg !38

6:                                                ; preds = %2
  %7 = zext nneg i32 %1 to i64, !dbg !39
  br label %13, !dbg !40

8:                                                ; preds = %13, %2
  %9 = phi ptr [ %3, %2 ], [ %18, %13 ], !dbg !41
    #dbg_value(i32 0, !27, !DIExpression(), !42)
    #dbg_value(double 0.000000e+00, !26, !DIExpression(), !29)
  %10 = icmp sgt i32 %1, 0, !dbg !43
  br i1 %10, label %11, label %26, !dbg !45

11:                                               ; preds = %8
  %12 = zext nneg i32 %1 to i64, !dbg !46
  br label %28, !dbg !47

13:                                               ; preds = %6, %13
  %14 = phi i64 [ 1, %6 ], [ %16, %13 ]
  %15 = phi ptr [ %3, %6 ], [ %18, %13 ]
    #dbg_value(i64 %14, !24, !DIExpression(), !35)
    #dbg_value(ptr %15, !23, !DIExpression(), !29)
  %16 = add nuw nsw i64 %14, 1, !dbg !48
  %17 = shl nuw nsw i64 %16, 3, !dbg !50
  %18 = tail call ptr @realloc(ptr noundef %15, i64 noundef %17) #5, !dbg !51
    #dbg_value(ptr %18, !23, !DIExpression(), !29)
  %19 = getelementptr double, ptr %18, i64 %14, !dbg !52
  %20 = getelementptr i8, ptr %19, i64 -8, !dbg !52
  %21 = load double, ptr %20, align 8, !dbg !52, !tbaa !32
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %14, !dbg !53
  %23 = load double, ptr %22, align 8, !dbg !53, !tbaa !32
  %24 = fmul double %21, %23, !dbg !54
  store double %24, ptr %19, align 8, !dbg !55, !tbaa !32
    #dbg_value(i64 %16, !24, !DIExpression(), !35)
  %25 = icmp eq i64 %16, %7, !dbg !39
  br i1 %25, label %8, label %13, !dbg !56, !llvm.loop !57

26:                                               ; preds = %28, %8
  %27 = phi double [ 0.000000e+00, %8 ], [ %33, %28 ], !dbg !61
  tail call void @free(ptr noundef %9) #6, !dbg !62
  ret double %27, !dbg !63

28:                                               ; preds = %11, %28
  %29 = phi i64 [ 0, %11 ], [ %34, %28 ]
  %30 = phi double [ 0.000000e+00, %11 ], [ %33, %28 ]
    #dbg_value(i64 %29, !27, !DIExpression(), !42)
    #dbg_value(double %30, !26, !DIExpression(), !29)
  %31 = getelementptr inbounds nuw double, ptr %9, i64 %29, !dbg !64
  %32 = load double, ptr %31, align 8, !dbg !64, !tbaa !32
  %33 = fadd double %30, %32, !dbg !65
    #dbg_value(double %33, !26, !DIExpression(), !29)
  %34 = add nuw nsw i64 %29, 1, !dbg !66
    #dbg_value(i64 %34, !27, !DIExpression(), !42)
  %35 = icmp eq i64 %34, %12, !dbg !46
  br i1 %35, label %26, label %28, !dbg !67, !llvm.loop !68
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !70 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !78 noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !81 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind allocsize(1) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "heap_realloc_debug.c", directory: ".", checksumkind: CSK_MD5, checksum: "48e545f63ca5fc1ff84342d614c0ec29")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !20, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !18, !19}
!17 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !22, !23, !24, !26, !27}
!21 = !DILocalVariable(name: "x", arg: 1, scope: !14, file: !1, line: 5, type: !18)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !14, file: !1, line: 5, type: !19)
!23 = !DILocalVariable(name: "t", scope: !14, file: !1, line: 5, type: !18)
!24 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 5, type: !19)
!25 = distinct !DILexicalBlock(scope: !14, file: !1, line: 5, column: 74)
!26 = !DILocalVariable(name: "s", scope: !14, file: !1, line: 5, type: !17)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 5, type: !19)
!28 = distinct !DILexicalBlock(scope: !14, file: !1, line: 5, column: 181)
!29 = !DILocation(line: 0, scope: !14)
!30 = !DILocation(line: 5, column: 42, scope: !14, atomGroup: 1, atomRank: 2)
!31 = !DILocation(line: 5, column: 68, scope: !14, atomGroup: 2, atomRank: 2)
!32 = !{!33, !33, i64 0}
!33 = !{!"double", !12, i64 0}
!34 = !DILocation(line: 5, column: 66, scope: !14, atomGroup: 2, atomRank: 1)
!35 = !DILocation(line: 0, scope: !25)
!36 = !DILocation(line: 5, column: 92, scope: !37, atomGroup: 19, atomRank: 1)
!37 = distinct !DILexicalBlock(scope: !25, file: !1, line: 5, column: 74)
!38 = !DILocation(line: 5, column: 74, scope: !25, atomGroup: 20, atomRank: 1)
!39 = !DILocation(line: 5, column: 92, scope: !37, atomGroup: 4, atomRank: 1)
!40 = !DILocation(line: 5, column: 74, scope: !25)
!41 = !DILocation(line: 5, scope: !14, atomGroup: 1, atomRank: 1)
!42 = !DILocation(line: 0, scope: !28)
!43 = !DILocation(line: 5, column: 199, scope: !44, atomGroup: 21, atomRank: 1)
!44 = distinct !DILexicalBlock(scope: !28, file: !1, line: 5, column: 181)
!45 = !DILocation(line: 5, column: 181, scope: !28, atomGroup: 22, atomRank: 1)
!46 = !DILocation(line: 5, column: 199, scope: !44, atomGroup: 12, atomRank: 1)
!47 = !DILocation(line: 5, column: 181, scope: !28)
!48 = !DILocation(line: 5, column: 122, scope: !49)
!49 = distinct !DILexicalBlock(scope: !37, file: !1, line: 5, column: 102)
!50 = !DILocation(line: 5, column: 127, scope: !49)
!51 = !DILocation(line: 5, column: 108, scope: !49, atomGroup: 6, atomRank: 2)
!52 = !DILocation(line: 5, column: 148, scope: !49)
!53 = !DILocation(line: 5, column: 159, scope: !49)
!54 = !DILocation(line: 5, column: 157, scope: !49, atomGroup: 7, atomRank: 2)
!55 = !DILocation(line: 5, column: 146, scope: !49, atomGroup: 7, atomRank: 1)
!56 = !DILocation(line: 5, column: 74, scope: !25, atomGroup: 5, atomRank: 1)
!57 = distinct !{!57, !40, !58, !59, !60}
!58 = !DILocation(line: 5, column: 165, scope: !25)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !DILocation(line: 5, scope: !14, atomGroup: 10, atomRank: 1)
!62 = !DILocation(line: 5, column: 220, scope: !14)
!63 = !DILocation(line: 5, column: 229, scope: !14, atomGroup: 18, atomRank: 1)
!64 = !DILocation(line: 5, column: 214, scope: !44)
!65 = !DILocation(line: 5, column: 211, scope: !44, atomGroup: 14, atomRank: 2)
!66 = !DILocation(line: 5, column: 205, scope: !44, atomGroup: 15, atomRank: 2)
!67 = !DILocation(line: 5, column: 181, scope: !28, atomGroup: 13, atomRank: 1)
!68 = distinct !{!68, !47, !69, !59, !60}
!69 = !DILocation(line: 5, column: 217, scope: !28)
!70 = !DISubprogram(name: "malloc", scope: !71, file: !71, line: 553, type: !72, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!72 = !DISubroutineType(types: !73)
!73 = !{!74, !75}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !76, line: 18, baseType: !77)
!76 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DISubprogram(name: "realloc", scope: !71, file: !71, line: 564, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DISubroutineType(types: !80)
!80 = !{!74, !74, !75}
!81 = !DISubprogram(name: "free", scope: !71, file: !71, line: 568, type: !82, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{null, !74}
