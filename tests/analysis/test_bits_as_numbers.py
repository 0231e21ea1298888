"""Which conversions of integers show the fraction of a float: those of exponents, signs and counts do not."""

import pytest

from numba_enzyme.analysis.memory.bits_as_numbers import BitsAsNumbers
from numba_enzyme.analysis.memory.points_to import PointsTo
from numba_enzyme.analysis.memory.scalar_layout import ScalarLayout
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.rules import default_book

TEXT = """
define double @f(double %x, float %s, i64 %k) {{
  %bits = bitcast double %x to i64
  %short = bitcast float %s to i32
  {}
  ret double %y
}}
"""


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        ("%y = sitofp i64 %bits to double", True),
        ("%e = lshr i64 %bits, 52\n %y = uitofp i64 %e to double", False),
        ("%e = ashr i64 %bits, 52\n %n = sub i64 %e, 1023\n %y = sitofp i64 %n to double", False),
        ("%e = ashr i64 %bits, 51\n %y = sitofp i64 %e to double", True),
        ("%e = and i64 %bits, 9218868437227405312\n %y = sitofp i64 %e to double", False),
        ("%e = add i64 %bits, 7\n %n = lshr i64 %e, 52\n %y = sitofp i64 %n to double", True),  # what is carried
        ("%e = lshr i64 %bits, 20\n %n = trunc i64 %e to i32\n %y = sitofp i32 %n to double", True),
        ("%e = lshr i64 %bits, 52\n %n = trunc i64 %e to i32\n %y = sitofp i32 %n to double", False),
        ("%e = shl i64 %bits, 12\n %n = lshr i64 %e, 40\n %y = sitofp i64 %n to double", True),
        ("%e = lshr i32 %short, 23\n %y = uitofp i32 %e to double", False),
        ("%e = lshr i32 %short, 22\n %y = uitofp i32 %e to double", True),
        ("%e = lshr i32 %short, 23\n %n = sext i32 %e to i64\n %y = uitofp i64 %n to double", False),
        ("%n = sext i32 %short to i64\n %e = lshr i64 %n, 32\n %y = uitofp i64 %e to double", True),  # not told apart
        ("%c = icmp sgt i64 %bits, 0\n %e = select i1 %c, i64 %k, i64 3\n %y = sitofp i64 %e to double", False),
        ("%c = icmp sgt i64 %k, 0\n %e = select i1 %c, i64 %bits, i64 3\n %y = sitofp i64 %e to double", True),
        ("%e = urem i64 %bits, 7\n %y = sitofp i64 %e to double", True),
        ("%n = fptosi double %x to i64\n %y = sitofp i64 %n to double", False),
    ],
)
def test_what_shows_the_fraction(lines, shown):
    module = parse_module(TEXT.format(lines))
    points_to = PointsTo(module, module.functions["f"], default_book())
    found = BitsAsNumbers(points_to, ScalarLayout(module, points_to))
    assert len(found.conversions) == shown


MEMORY = """
define double @f(ptr noalias %x, i64 %i) {{
  %p = getelementptr double, ptr %x, i64 %i
  {}
  ret double %y
}}
"""
ALONE = "%n = load i32, ptr %q\n %y = sitofp i32 %n to double"
HIGH = "%q = getelementptr i8, ptr %p, i64 4\n %h = load i32, ptr %q\n %n = lshr i32 %h"
OF_HIGH = "%y = uitofp i32 %n to double"
RECORD = "16: 0 double, 8 integer"
NESTED = "32: 0 double, 8 double, 16 double, 24 integer"
OF_NESTED = "%r = getelementptr [32 x i8], ptr %x, i64 %i\n %q = getelementptr i8, ptr %r, i64"


@pytest.mark.parametrize(
    ("word", "lines", "shown"),
    [
        ("double", f"%q = getelementptr i8, ptr %p, i64 4\n {ALONE}", True),
        ("double", f"%q = getelementptr i8, ptr %x, i64 4\n {ALONE}", True),
        ("double", f"%q = getelementptr i8, ptr %x, i64 0\n {ALONE}", True),
        ("float", f"%q = getelementptr i8, ptr %x, i64 4\n {ALONE}", True),
        ("double", "%q = getelementptr i8, ptr %p, i64 6\n %n = load i8, ptr %q\n %y = sitofp i8 %n to double", True),
        ("double", "%q = getelementptr i8, ptr %p, i64 7\n %n = load i8, ptr %q\n %y = sitofp i8 %n to double", False),
        ("double", "%q = getelementptr i8, ptr %x, i64 %i\n %n = load i8, ptr %q\n %y = sitofp i8 %n to double", True),
        ("double", f"{HIGH}, 20\n {OF_HIGH}", False),
        ("double", f"{HIGH}, 19\n {OF_HIGH}", True),
        (RECORD, f"%r = getelementptr [16 x i8], ptr %x, i64 %i\n %q = getelementptr i8, ptr %r, i64 12\n {ALONE}", False),
        (RECORD, f"%r = getelementptr [16 x i8], ptr %x, i64 %i\n %q = getelementptr i8, ptr %r, i64 4\n {ALONE}", True),
        (NESTED, f"{OF_NESTED} 28\n %z = load double, ptr %p\n {ALONE}", False),
        (NESTED, f"%q = getelementptr i8, ptr %x, i64 28\n %z = load double, ptr %p\n {ALONE}", False),
    ],
)  # fmt: skip
def test_parts_of_floats_in_memory(word, lines, shown):
    module = parse_module(MEMORY.format(lines))
    points_to = PointsTo(module, module.functions["f"], default_book())
    found = BitsAsNumbers(points_to, ScalarLayout(module, points_to, (word, "")))
    assert len(found.conversions) == shown


COPIED = """
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr noalias %x, i64 %i) {{
  %t = call ptr @malloc(i64 800)
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %x, i64 800, i1 false)
  %p = getelementptr double, ptr %t, i64 %i
  %z = load double, ptr %p
  {}
  %r = getelementptr [32 x i8], ptr %t, i64 %i
  %q = getelementptr i8, ptr %r, i64 28
  %n = load i32, ptr %q
  %y = sitofp i32 %n to double
  ret double %y
}}
"""


@pytest.mark.parametrize(
    ("word", "line", "shown"),
    [
        ("double", "", True),
        (NESTED, "", False),
        ("double", "%w = getelementptr [4 x i64], ptr %t, i64 %i, i64 3\n store i64 7, ptr %w", False),
    ],
)
def test_memory_that_is_an_array_of_floats_or_of_records(word, line, shown):
    """The last double of four may be two integers, where something else than doubles comes into the memory."""
    module = parse_module(COPIED.format(line))
    points_to = PointsTo(module, module.functions["f"], default_book())
    found = BitsAsNumbers(points_to, ScalarLayout(module, points_to, (word, "")))
    assert len(found.conversions) == shown
