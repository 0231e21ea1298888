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
