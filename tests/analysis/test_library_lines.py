"""A place in a library's code is told as the line of the user's that calls it."""

from numba_enzyme.analysis.source.source_lines import SourceLines
from numba_enzyme.diagnostics import LIBRARIES, Problem, SourceLocation
from numba_enzyme.ir.parser import parse_module

TEXT = """
declare void @inner()
define void @user() !dbg !2 {
  call void @inner(), !dbg !5
  call void @inner(), !dbg !6
  call void @helper(), !dbg !8
  ret void
}
define void @helper() !dbg !3 {
  call void @inner(), !dbg !7
  ret void
}
!0 = !DIFile(filename: "mine.py", directory: "/somewhere")
!1 = !DIFile(filename: "theirs.py", directory: "/libraries/numeric/core")
!2 = distinct !DISubprogram(name: "user", file: !0, line: 1)
!3 = distinct !DISubprogram(name: "helper", file: !1, line: 50)
!4 = !DILocation(line: 12, column: 1, scope: !2)
!5 = !DILocation(line: 51, column: 1, scope: !3, inlinedAt: !4)
!6 = !DILocation(line: 13, column: 1, scope: !2)
!7 = !DILocation(line: 52, column: 1, scope: !3)
!8 = !DILocation(line: 14, column: 1, scope: !2)
"""


def test_the_users_line(monkeypatch):
    monkeypatch.setitem(LIBRARIES, "/libraries/numeric", "numeric")
    module = parse_module(TEXT)
    lines = SourceLines(module)
    inlined, own, called = list(module.functions["user"].instructions())[:3]
    inside = next(iter(module.functions["helper"].instructions()))
    assert lines.place(inlined) == SourceLocation("mine.py", 12, inside="numeric's theirs.py")
    assert lines.place(own) == SourceLocation("mine.py", 13)
    assert lines.place(called) == SourceLocation("mine.py", 14)
    assert lines.is_library(inside)
    assert lines.place(inside).file == "theirs.py"
    assert lines.place_of_call(module.functions["helper"]) == SourceLocation("mine.py", 14)
    told = str(Problem("NE100", "no", lines.place(inlined)))
    assert told == "NE100 no    mine.py:12 (in numeric's theirs.py, called from here)"


def test_what_is_installed_is_a_library():
    installed = TEXT.replace("/libraries/numeric/core", "/python/lib/site-packages/numba_stats")
    lines = SourceLines(parse_module(installed))
    module = lines._module
    inlined = next(iter(module.functions["user"].instructions()))
    inside = next(iter(module.functions["helper"].instructions()))
    assert lines.place(inlined) == SourceLocation("mine.py", 12, inside="numba_stats's theirs.py:51")
    assert lines.is_library(inside) and lines.inside(inside) == "numba_stats's theirs.py:52"
    alone = SourceLines(parse_module(TEXT.replace("/libraries/numeric/core", "/python/lib/site-packages")))
    assert alone.place(next(iter(alone._module.functions["user"].instructions()))).inside == "theirs's theirs.py:51"
