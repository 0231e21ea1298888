"""Profilers and debuggers find the user's lines in a derivative."""

from __future__ import annotations

import inspect
import re

import numpy as np

import numba_enzyme as ne
from numba_enzyme.ir import llvm_io

PROGRAM = """
define double @f(ptr %x, i64 %n) !dbg !5 {
entry:
  br label %loop, !dbg !8
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ], !dbg !8
  %s = phi double [ 1.0, %entry ], [ %sum, %loop ], !dbg !8
  %p = getelementptr double, ptr %x, i64 %i, !dbg !9
  %v = load double, ptr %p, !dbg !9
  %g = call double @g(double %v, i64 %i), !dbg !9
  %w = fmul double %g, %s, !dbg !10
  call void @count(), !dbg !12
  %sum = fadd double %w, %v, !dbg !12
  %next = add i64 %i, 1, !dbg !8
  %more = icmp ult i64 %next, %n, !dbg !8
  br i1 %more, label %loop, label %out, !dbg !8
out:
  ret double %sum, !dbg !13
}

define internal double @g(double %v, i64 %n) !dbg !14 {
entry:
  %last = icmp eq i64 %n, 0, !dbg !15
  br i1 %last, label %one, label %more, !dbg !15
one:
  ret double %v, !dbg !16
more:
  %m = sub i64 %n, 1, !dbg !15
  %inner = call double @g(double %v, i64 %m), !dbg !15
  %a = fmul double %inner, %v, !dbg !15
  %b = fmul double %a, %a
  ret double %b, !dbg !16
}

@calls = internal global i32 0
define internal void @count() noinline !dbg !17 {
  %old = load i32, ptr @calls, !dbg !18
  %new = add i32 %old, 1, !dbg !18
  store i32 %new, ptr @calls, !dbg !18
  ret void, !dbg !18
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "user.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 10, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "scaled", scope: !1, file: !1, line: 3, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DILexicalBlock(scope: !5, file: !1, line: 12)
!8 = !DILocation(line: 11, column: 3, scope: !5)
!9 = !DILocation(line: 12, column: 7, scope: !7)
!10 = !DILocation(line: 4, scope: !6, inlinedAt: !11)
!11 = distinct !DILocation(line: 13, scope: !7)
!12 = !DILocation(line: 14, scope: !7)
!13 = !DILocation(line: 16, scope: !5)
!14 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 20, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocation(line: 21, scope: !14)
!16 = !DILocation(line: 22, scope: !14)
!17 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 30, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!18 = !DILocation(line: 31, scope: !17)
"""

ACTIVITIES = ["dup", "const"]


class Debug:
    """The locations of one function of a module."""

    def __init__(self, text: str, name: str) -> None:
        self.nodes = dict(re.findall(r"^(!\d+) = (.*)$", text, re.M))
        body = re.search(rf'^define [^\n]*@"?{re.escape(name)}"?\(.*?^}}', text, re.M | re.S).group(0)
        head, *self.instructions = [line for line in body.splitlines() if line.startswith(("  ", "define"))]
        found = re.search(r"!dbg (!\d+)", head)
        self.subprogram = found.group(1) if found else ""

    def name(self) -> str:
        return re.search(r'name: "([^"]*)"', self.nodes[self.subprogram]).group(1)

    def stacks(self, pattern: str = "") -> set[tuple[int, ...]]:
        """Lines from the innermost to the outermost, of all instructions that match."""
        tags = [re.search(r"!dbg (!\d+)", i) for i in self.instructions if re.search(pattern, i)]
        return {self.stack(tag.group(1)) for tag in tags if tag}

    def stack(self, tag: str) -> tuple[int, ...]:
        node = self.nodes[tag]
        outer = re.search(r"inlinedAt: (!\d+)", node)
        return (int(re.search(r"line: (\d+)", node).group(1)), *(self.stack(outer.group(1)) if outer else ()))

    def without_location(self, pattern: str) -> list[str]:
        return [i for i in self.instructions if re.search(pattern, i) and "!dbg" not in i]


def differentiated(mode: str) -> str:
    returns = "active" if mode == "reverse" else "dup"
    return ne.llvm.differentiate(PROGRAM, "f", ACTIVITIES, mode=mode, returns=returns)


def test_reverse_mode_names_the_lines_of_the_primal():
    debug = Debug(differentiated("reverse"), "diffe_f")
    assert debug.name() == "diffe_f"
    arithmetic = debug.stacks(r" f(mul|add)")
    assert {(14, 10), (4, 13, 10)} <= arithmetic
    assert arithmetic <= {(12, 10), (14, 10), (4, 13, 10), (11, 10)}
    assert debug.stacks(r"call .*@ne\.reverse\.g") == debug.stacks(r"call .*@ne\.augmented\.g") == {(12, 10)}
    assert not debug.without_location(r"\bcall\b")


def test_forward_mode_names_the_lines_of_the_primal():
    debug = Debug(differentiated("forward"), "diffe_f")
    assert (4, 13, 10) in debug.stacks(" fmul")
    assert (14, 10) in debug.stacks(" fadd")
    assert not debug.without_location(r"\bcall\b")


def test_split_functions_have_subprograms_of_their_own():
    text = differentiated("reverse")
    augmented, reverse = Debug(text, "ne.augmented.g"), Debug(text, "ne.reverse.g")
    assert (augmented.name(), reverse.name()) == ("ne.augmented.g", "ne.reverse.g")
    assert reverse.stacks(" fmul") == {(21, 20), (20,)}, "what has no line is blamed on the definition"


def test_machine_code_keeps_the_lines():
    lines = {int(line) for line in re.findall(r"\.loc\s+\d+ (\d+)", llvm_io.assembly(differentiated("reverse")))}
    assert {4, 11, 12, 14, 21} <= lines <= {0, 4, 10, 11, 12, 13, 14, 16, 20, 21, 22, 30, 31}


def test_second_order_keeps_the_chain():
    second = ne.llvm.differentiate(
        differentiated("reverse"), "diffe_f", ["dup", "dup", "const", "const"], mode="forward", returns="dup"
    )
    debug = Debug(second, "diffe_diffe_f")
    assert debug.name() == "diffe_diffe_f"
    assert (4, 13, 10, 10) in debug.stacks(" fmul")
    llvm_io.assembly(second)


def test_each_location_is_moved_once():
    again = "\n".join(f"  %w{k} = fmul double %w{k - 1 if k else ''}, %v, !dbg !10" for k in range(50))
    program = PROGRAM.replace("  call void @count(), !dbg !12\n  %sum = fadd double %w,", f"{again}\n  %sum = fadd double %w49,")
    text = ne.llvm.differentiate(program, "f", ACTIVITIES)
    assert text.count("DILocation(line: 4,") == 2


def test_without_debug_information_there_is_none():
    program = re.sub(r",? !dbg !\d+", "", PROGRAM)
    program = re.sub(r"^!.*$", "", program, flags=re.M)
    text = ne.llvm.differentiate(program, "f", ACTIVITIES)
    assert "!dbg" not in text
    assert "DISubprogram" not in text


def test_numba_functions_keep_their_python_lines():
    @ne.differentiate
    def energy(x):
        total = 0.0
        for i in range(x.size):
            total += np.sin(x[i]) * total + x[i]
        return total

    energy.grad(np.ones(3))
    first = inspect.getsourcelines(energy.__wrapped__)[1]
    text = energy.inspect_gradient(view="ir")
    assert re.search(r"call double @(llvm\.cos\.f64|cos)\(.*!dbg", text)
    lines = {int(line) for line in re.findall(r"\.loc\s+\d+ (\d+)", energy.inspect_gradient(view="asm"))}
    assert first + 4 in lines
    assert lines - {0} <= set(range(first, first + 6))
