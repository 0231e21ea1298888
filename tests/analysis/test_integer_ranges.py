"""Intervals of integers: of loops, of operations, of what a call says; held against all small numbers."""

import itertools

import pytest

from numba_enzyme.analysis.values.integer_arithmetic import Undecided, computed, signed
from numba_enzyme.analysis.values.integer_ranges import IntegerRanges
from numba_enzyme.ir.instructions import Compare
from numba_enzyme.ir.parser import parse_module

LARGEST = 2**63 - 1
LOOP = """
define i64 @f(i64 %n, i1 %c) {
entry:
  br label %loop
loop:
  %half = phi i64 [ 1, %entry ], [ %twice, %loop ]
  %at = phi i64 [ 0, %entry ], [ %at.next, %loop ]
  %down = phi i64 [ 9, %entry ], [ %down.next, %loop ]
  %wraps = phi i64 [ 0, %entry ], [ %wraps.next, %loop ]
  %itself = phi i64 [ poison, %entry ], [ %itself, %loop ]
  %twice = shl nsw i64 %half, 1
  %bits = call range(i64 1, 65) i64 @llvm.cttz.i64(i64 %twice, i1 true)
  %zeros = call i64 @llvm.ctlz.i64(i64 %n, i1 false)
  %stride = lshr i64 %n, %bits
  %product = mul nsw i64 %at, %stride
  %at.next = add nsw i64 %at, %twice
  %down.next = add nsw i64 %down, -1
  %wraps.next = add i64 %wraps, %twice
  %larger = call i64 @llvm.smax.i64(i64 %n, i64 3)
  %chosen = select i1 %c, i64 %larger, i64 2
  %frozen = freeze i64 %half
  %rest = srem i64 %n, %half
  %few = urem i64 %larger, 8
  %more = icmp slt i64 %twice, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %half
}
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
"""
EXPECTED = {
    "half": (1, LARGEST), "twice": (2, LARGEST), "at": (0, LARGEST), "bits": (1, 64), "zeros": (0, 64), "stride": (0, LARGEST),
    "product": (0, LARGEST), "down": (-LARGEST - 1, 9), "wraps": (-LARGEST - 1, LARGEST), "larger": (3, LARGEST),
    "chosen": (2, LARGEST), "frozen": (-LARGEST - 1, LARGEST), "rest": (1 - LARGEST, LARGEST - 1), "few": (0, 7), "itself": None,
}  # fmt: skip


def test_values_of_a_loop():
    found = {i.name: i for i in parse_module(LOOP).functions["f"].instructions() if i.name}
    ranges = IntegerRanges(found[name] for name in EXPECTED)
    assert {name: ranges.of(found[name]) for name in EXPECTED} == EXPECTED


class Given(IntegerRanges):
    """Of one instruction whose operands lie in given intervals."""

    def __init__(self, result, given):
        self.given = given
        super().__init__([result])

    def of(self, value):
        return self.given.get(value.name) or super().of(value)


OPERATIONS = [
    *("add i4", "add nsw i4", "sub i4", "sub nsw i4", "mul i4", "mul nsw i4", "shl i4", "shl nsw i4", "lshr i4", "ashr i4"),
    *("and i4", "or i4", "xor i4", "sdiv i4", "udiv i4", "srem i4", "urem i4"),
]
INTERVALS = [(low, high) for low in (-8, -3, -1, 0, 1, 2) for high in (-8, -1, 0, 1, 3, 7) if low <= high]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_what_an_operation_can_come_to(operation):
    """All numbers of four bits, of all pairs of intervals: none comes to something outside."""
    text = f"define i4 @f(i4 %a, i4 %b) {{\n  %r = {operation} %a, %b\n  ret i4 %r\n}}"
    (result, _) = parse_module(text).functions["f"].instructions()
    narrow = 0
    for given in itertools.product(INTERVALS, repeat=2):
        low, high = Given(result, dict(zip("ab", given, strict=True))).of(result)
        narrow += (low, high) != (-8, 7)
        for a in range(given[0][0], given[0][1] + 1):
            for b in range(given[1][0], given[1][1] + 1):
                try:
                    value = computed(result, [a % 16, b % 16])
                except Undecided:
                    continue
                if "nsw" in result.flags:
                    exact = {"add": a + b, "sub": a - b, "mul": a * b, "shl": a << (b % 16)}[result.opcode]
                    if exact != signed(exact, 4):
                        continue  # poison
                assert low <= signed(value, 4) <= high, (operation, given, a, b)
    assert narrow


CASTS = """
define i64 @f(i8 %x, i1 %c, i64 %n) {
  %byte = zext i8 %x to i64
  %one = zext i1 %c to i64
  %minus = sext i1 %c to i64
  %low = trunc i64 %n to i8
  %kept = trunc i64 %one to i8
  %both = add i64 %byte, %minus
  ret i64 %both
}
"""


def test_casts():
    found = {i.name: i for i in parse_module(CASTS).functions["f"].instructions() if i.name}
    ranges = IntegerRanges(found.values())
    expected = {"byte": (0, 255), "one": (0, 1), "minus": (-1, 0), "low": (-128, 127), "kept": (0, 1), "both": (-1, 255)}
    assert {name: ranges.of(found[name]) for name in expected} == expected


@pytest.mark.parametrize(
    ("comparison", "decided"),
    [("slt i64 %byte, 0", False), ("sge i64 %byte, 0", True), ("slt i64 %byte, 256", True), ("sgt i64 %byte, 254", None),
     ("eq i64 %byte, -1", False), ("ne i64 %byte, 300", True), ("ult i64 %byte, 256", True), ("uge i64 %minus, 0", None),
     ("sle i64 %minus, 0", True), ("slt i64 %n, 0", None), ("eq i64 %one, 1", None), ("ugt i64 %byte, 255", False)],
)  # fmt: skip
def test_comparisons(comparison, decided):
    module = parse_module(CASTS.replace("  ret", f"  %asked = icmp {comparison}\n  ret"))
    (asked,) = (i for i in module.functions["f"].instructions() if isinstance(i, Compare))
    assert IntegerRanges(asked.operands).decided(asked) is decided
