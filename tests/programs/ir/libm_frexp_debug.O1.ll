target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local double @f(double noundef %0) local_unnamed_addr #0 !dbg !14 {
  %2 = alloca i32, align 4, !DIAssignID !23
    #dbg_assign(i1 poison, !20, !DIExpression(), !23, ptr %2, !DIExpression(), !24)
    #dbg_value(double %0, !19, !DIExpression(), !24)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3, !dbg !25
  %3 = call double @frexp(double noundef %0, ptr noundef nonnull %2) #3, !dbg !26
    #dbg_value(double %3, !22, !DIExpression(), !24)
  %4 = load i32, ptr %2, align 4, !dbg !27, !tbaa !10
  %5 = sitofp i32 %4 to double, !dbg !27
  %6 = fmul double %3, %5, !dbg !28
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3, !dbg !29
  ret double %6, !dbg !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare !dbg !31 double @frexp(double noundef, ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "libm_frexp_debug.c", directory: ".", checksumkind: CSK_MD5, checksum: "e50d02d213a8502392f0d1bc9f68b328")
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
!14 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!18 = !{!19, !20, !22}
!19 = !DILocalVariable(name: "x", arg: 1, scope: !14, file: !1, line: 5, type: !17)
!20 = !DILocalVariable(name: "e", scope: !14, file: !1, line: 5, type: !21)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DILocalVariable(name: "m", scope: !14, file: !1, line: 5, type: !17)
!23 = distinct !DIAssignID()
!24 = !DILocation(line: 0, scope: !14)
!25 = !DILocation(line: 5, column: 22, scope: !14)
!26 = !DILocation(line: 5, column: 40, scope: !14, atomGroup: 1, atomRank: 2)
!27 = !DILocation(line: 5, column: 65, scope: !14)
!28 = !DILocation(line: 5, column: 63, scope: !14, atomGroup: 3, atomRank: 2)
!29 = !DILocation(line: 5, column: 68, scope: !14)
!30 = !DILocation(line: 5, column: 54, scope: !14, atomGroup: 3, atomRank: 1)
!31 = !DISubprogram(name: "frexp", scope: !32, file: !32, line: 98, type: !33, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/mathcalls.h", directory: "", checksumkind: CSK_MD5, checksum: "8c6e2d0d2bda65bc5ba1ca02b65383b7")
!33 = !DISubroutineType(types: !34)
!34 = !{!17, !17, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
