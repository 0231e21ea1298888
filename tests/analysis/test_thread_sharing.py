"""Which additions of a parallel loop's reverse sweep may meet, shown on chunks written as IR."""

import pytest

from numba_enzyme.ir.instructions import Load
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.passes import Unit, run_phases
from numba_enzyme.pipeline import PHASES, differentiate
from numba_enzyme.rules import default_book
from tools.golden import parse_request

MODULE = """
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i32 @ne.parallel_for(ptr, ptr, i64, i64, i64)
define void @f(ptr noalias %x, ptr noalias %y, double %s, i64 %n, i64 %m) {{
entry:
  %captured = alloca {{ ptr, ptr, double, i64, i64 }}
  %c1 = getelementptr i8, ptr %captured, i64 8
  %c2 = getelementptr i8, ptr %captured, i64 16
  %c3 = getelementptr i8, ptr %captured, i64 24
  %c4 = getelementptr i8, ptr %captured, i64 32
  store ptr %x, ptr %captured
  store ptr %y, ptr %c1
  store double %s, ptr %c2
  store i64 %m, ptr %c3
  store i64 {other}, ptr %c4
  %status = call i32 @ne.parallel_for(ptr @chunk, ptr %captured, i64 0, i64 %n, i64 4)
  ret void
}}
define internal i32 @chunk(ptr %captured, i64 %number, i64 %low, i64 %high) {{
entry:
  %c1 = getelementptr i8, ptr %captured, i64 8
  %c2 = getelementptr i8, ptr %captured, i64 16
  %c3 = getelementptr i8, ptr %captured, i64 24
  %c4 = getelementptr i8, ptr %captured, i64 32
  %x = load ptr, ptr %captured
  %y = load ptr, ptr %c1
  %m = load i64, ptr %c3
  %k = load i64, ptr %c4
  %some = icmp sgt i64 %m, 0
  br label %rows
rows:
  %i = phi i64 [ %low, %entry ], [ %i.next, %end ]
  br i1 %some, label %columns, label %end
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %columns ]
  %sum = phi double [ 0.0, %rows ], [ %sum.next, %columns ]
{body}
  %px = getelementptr double, ptr %x, i64 %at
  %v = load double, ptr %px
  %w = fmul double %v, %v
  %sum.next = fadd double %sum, %w
  %j.next = add nsw i64 %j, 1
  %more = icmp slt i64 %j.next, %m
  br i1 %more, label %columns, label %end
end:
  %total = phi double [ 0.0, %rows ], [ %sum.next, %columns ]
  %s = load double, ptr %c2
  %scaled = fmul double %total, %s
  %py = getelementptr double, ptr %y, i64 %i
  store double %scaled, ptr %py
  %i.next = add nsw i64 %i, 1
  %again = icmp slt i64 %i.next, %high
  br i1 %again, label %rows, label %exit
exit:
  ret i32 0
}}
"""

PAIR = "%a = sub i64 %i, 9\n%b = sub i64 %i, 5\n"
CASES = {
    "a row of m": ("%r = mul i64 %i, %m\n%at = add i64 %r, %j", "%m", "disjoint"),
    "a row of m, known by another name": ("%r = mul i64 %i, %k\n%at = add i64 %r, %j", "%m", "disjoint"),
    "rows of another length": ("%r = mul i64 %i, %k\n%at = add i64 %r, %j", "%n", "atomic"),
    "a row from its second element on": ("%r = mul i64 %i, %m\n%q = add i64 %r, %j\n%at = add i64 %q, 1", "%m", "disjoint"),
    "windows that overlap": ("%at = add i64 %i, %j", "%m", "atomic"),
    "a column": ("%r = mul i64 %j, %k\n%at = add i64 %r, %i", "%n", "atomic"),
    "one place per iteration": ("%at = add i64 %i, 0", "%m", "disjoint"),
    "the same places for all": ("%at = add i64 %j, 0", "%m", "atomic"),
    "one place": ("%at = add i64 %k, 0", "%m", "atomic"),
    "a place per chunk": ("%at = add i64 %number, 3", "%m", "disjoint"),
    "the square of the iteration": ("%at = mul i64 %i, %i", "%m", "atomic"),
    "a distance that changes in the inner loop": ("%at = mul i64 %i, %j", "%m", "atomic"),
    "every second place": ("%at = mul i64 %i, 2", "%m", "disjoint"),
    "an unknown step": ("%d = mul i64 %i, 2\n%z = and i64 %j, 1\n%at = add i64 %d, %z", "%m", "atomic"),
    "backwards": ("%at = sub i64 %k, %i", "%n", "disjoint"),
    "a remainder": ("%at = srem i64 %i, 5", "%m", "atomic"),
    "the smaller of two": (PAIR + "%at = call i64 @llvm.smin.i64(i64 %a, i64 %b)", "%m", "disjoint"),
    "the smaller of two, chosen": (PAIR + "%c = icmp slt i64 %a, %b\n%at = select i1 %c, i64 %a, i64 %b", "%m", "disjoint"),
    # i - 9 may be huge there: iterations 7 and 11 both come to 2
    "the smaller of two, without signs": (PAIR + "%at = call i64 @llvm.umin.i64(i64 %a, i64 %b)", "%m", "atomic"),
    "the smaller, chosen without signs": (PAIR + "%c = icmp ult i64 %a, %b\n%at = select i1 %c, i64 %a, i64 %b", "%m", "atomic"),
    "the end of the part": ("%d = sub i64 %high, %i\n%at = add i64 %d, %low", "%m", "atomic"),
}  # fmt: skip


def sharing_of(text):
    request = parse_request("reverse f(dup,dup,active,const,const)")
    unit = Unit(text, request, default_book())
    run_phases(unit, PHASES, until="plan")
    return unit.facts.sharing, unit.module


@pytest.mark.parametrize("case", CASES)
def test_addresses(case):
    body, other, expected = CASES[case]
    sharing, module = sharing_of(MODULE.format(body=body, other=other))
    chunk = module.functions["chunk"]
    loads = [i for i in chunk.instructions() if isinstance(i, Load) and i in sharing.verdicts]
    kinds = {sharing.verdicts[i].kind for i in loads if sharing.verdicts[i].kind != "captured"}
    assert kinds == {expected}, {i.name: sharing.verdicts[i] for i in loads}
    assert "captured" in {v.kind for v in sharing.verdicts.values()}
    assert sharing.is_atomic(loads[0]) == (sharing.verdicts[loads[0]].kind == "atomic")
    assert not sharing.serial
    (private,) = sharing.private.values()
    assert [offset for offset, _ in private.fields] == [16] and private.size == 40 and private.stride == 64


def test_the_plan_says_what_is_shared():
    body, other, _ = CASES["windows that overlap"]
    text = MODULE.format(body=body, other=other)
    plan = differentiate(text, parse_request("reverse f(dup,dup,active,const,const)"), until="plan").plan
    assert "it may reach the place of another iteration" in plan
    assert "one copy of 1 captured number per chunk" in plan


def test_the_model_shows_what_chunks_get():
    module = parse_module(MODULE.format(body="%at = add i64 %i, 0", other="%m"))
    (call,) = [i for i in module.functions["f"].instructions() if i.opcode == "call"]
    assert call.callee is module.functions["chunk"] and call.callee_name == "chunk"
    assert [a.name for a in call.arguments if hasattr(a, "name")][:1] == ["captured"]
    assert call.captured.name == "captured" and call.range[1].name == "n" and call.chunks.value == 4
