"""Small modules that the tests of this directory explain."""

from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Activity, GradientRequest, Returns
from numba_enzyme.result import Derivative

PRODUCT = """
define double @product(ptr noalias %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi double [ 1.0, %entry ], [ %s.next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %s.next = fmul double %s, %v
  store double %s.next, ptr %p
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %out, label %loop
out:
  ret double %s.next
}
"""

# for i in range(8): x[i] = sin(x[i]);  lines and names as a compiler with -g gives them
MARKED = """
define void @wave(ptr noalias %0) !dbg !4 {
entry:
  #dbg_value(ptr %0, !10, !DIExpression(), !20)
  br label %loop, !dbg !21
loop:
  %1 = phi i64 [ 0, %entry ], [ %5, %loop ]
  #dbg_value(i64 %1, !11, !DIExpression(), !20)
  %2 = getelementptr double, ptr %0, i64 %1, !dbg !22
  %3 = load double, ptr %2, !dbg !22
  %4 = call double @llvm.sin.f64(double %3), !dbg !22
  store double %4, ptr %2, !dbg !23
  %5 = add i64 %1, 1, !dbg !21
  %6 = icmp eq i64 %5, 8, !dbg !21
  br i1 %6, label %out, label %loop, !dbg !21
out:
  ret void, !dbg !23
}
declare double @llvm.sin.f64(double)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "wave.c", directory: "/")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "wave", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 3, type: !8)
!11 = !DILocalVariable(name: "i", scope: !4, file: !1, line: 4, type: !7)
!20 = !DILocation(line: 3, scope: !4)
!21 = !DILocation(line: 4, scope: !4)
!22 = !DILocation(line: 5, scope: !4)
!23 = !DILocation(line: 6, scope: !4)
"""

COUNTED = """
define double @halve(double %x) {
entry:
  br label %loop
loop:
  %y = phi double [ %x, %entry ], [ %y.next, %loop ]
  %square = fmul double %y, %y
  %y.next = fmul double %square, 5.0e-1
  %again = fcmp ogt double %y.next, 1.0
  br i1 %again, label %loop, label %out
out:
  ret double %y.next
}
"""

RECURSIVE = """
define double @power(double %x, i64 %n) {
entry:
  %base = icmp slt i64 %n, 1
  br i1 %base, label %out, label %more
more:
  %less = add i64 %n, -1
  %rest = call double @power(double %x, i64 %less)
  %again = call double @power(double %rest, i64 %less)
  %product = fmul double %again, %rest
  br label %out
out:
  %y = phi double [ %x, %entry ], [ %product, %more ]
  ret double %y
}
"""


def gradient(module: str, function: str, *activities: str, returns: str = "active") -> Derivative:
    """The reverse-mode derivative, as the LLVM IR entry asks for it."""
    request = GradientRequest(function, tuple(map(Activity, activities)), returns=Returns(returns))
    return differentiate(module, request)
