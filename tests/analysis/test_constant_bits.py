"""Values that only constants go into."""

from numba_enzyme.analysis.values.constant_bits import is_made_of_constants
from numba_enzyme.ir.parser import parse_module

TEXT = """
define void @f(i64 %n, i64 %given, i1 %which) {
entry:
  br label %loop
loop:
  %moved = phi <2 x i64> [ zeroinitializer, %entry ], [ %put, %loop ]
  %counter = phi i64 [ 0, %entry ], [ %next, %loop ]
  %mixed = phi i64 [ 1, %entry ], [ %given, %loop ]
  %put = insertelement <2 x i64> %moved, i64 4602678819172646912, i64 %counter
  %chosen = select i1 %which, i64 3, i64 4
  %wide = zext i64 %chosen to i128
  %taken = extractelement <2 x i64> %put, i64 %counter
  %next = add i64 %counter, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
"""


def test_what_constants_are_chosen_and_put_together():
    function = parse_module(TEXT).functions["f"]
    made = {i.name: is_made_of_constants(i) for block in function.blocks for i in block.instructions if i.name}
    assert {name for name, constant in made.items() if constant} == {"moved", "put", "chosen", "wide", "taken"}
