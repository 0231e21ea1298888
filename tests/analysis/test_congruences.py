"""Residue classes of integers against the values that a loop gives them, executed by hand."""

import pytest

from numba_enzyme.analysis.memory.congruences import integer_residue
from numba_enzyme.analysis.memory.objects import Offset
from numba_enzyme.ir.parser import parse_module

LOOP = """
define i64 @f(i64 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 3, %entry ], [ %i3, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum1, %loop ]
  %down = phi i64 [ 40, %entry ], [ %down1, %loop ]
  %still = phi i64 [ 5, %entry ], [ %still, %loop ]
  %narrow = phi i32 [ 0, %entry ], [ %narrow1, %loop ]
  %i1 = add i64 %i, 6
  %i2 = add i64 %i1, 9
  %i3 = sub i64 %i2, 3
  %sum1 = add i64 %i, %sum
  %down1 = add i64 %down, -8
  %narrow1 = add i32 %narrow, 12
  %wide = zext i32 %narrow to i64
  %chosen = select i1 %c, i64 %i, i64 6
  %times = mul i64 %i, 4
  %product = mul i64 %i, %down
  %shifted = shl i64 %i, 3
  %quotient = sdiv exact i64 %times, 4
  %masked = and i64 %sum, -4
  %difference = sub i64 %times, %down
  %joined = or disjoint i64 %shifted, 1
  %end = icmp eq i64 %i, %n
  br i1 %end, label %exit, label %loop
exit:
  ret i64 %i
}
"""
CLASSES = {
    "i": (3, 12), "sum": (0, 3), "down": (0, 8), "still": (5, 0), "wide": (0, 4), "chosen": (0, 3), "times": (12, 48),
    "i2": (6, 12), "product": (0, 24), "shifted": (24, 96), "quotient": (3, 12), "masked": (0, 4), "difference": (4, 8),
    "joined": (25, 96),
}  # fmt: skip


def rounds(count):
    """The values by name, round by round."""
    i, total, down, narrow = 3, 0, 40, 0
    for _ in range(count):
        yield {
            "i": i, "sum": total, "down": down, "still": 5, "wide": narrow, "chosen": i, "times": 4 * i, "i2": i + 15,
            "product": i * down, "shifted": 8 * i, "quotient": i, "masked": total & -4, "difference": 4 * i - down,
            "joined": 8 * i | 1,
        }  # fmt: skip
        i, total, down, narrow = i + 12, total + i, down - 8, (narrow + 12) % 2**32


@pytest.mark.parametrize("name", CLASSES)
def test_residues(name):
    function = parse_module(LOOP).functions["f"]
    value = next(i for i in function.instructions() if i.name == name)
    found = integer_residue(value)
    values = [one[name] for one in rounds(50)] + ([6] if name == "chosen" else [])
    assert all(x == found.base if not found.stride else (x - found.base) % found.stride == 0 for x in values)
    assert found == Offset.of(*CLASSES[name])
