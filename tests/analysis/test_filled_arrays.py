"""Arrays that an iteration has certainly filled before a load in it."""

import pytest

from numba_enzyme.analysis.facts import analyze_module
from numba_enzyme.analysis.memory.filled_arrays import FilledArrays
from numba_enzyme.ir.instructions import AtomicRMW, Load, Store
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.request import Activity, GradientRequest
from numba_enzyme.rules import default_book
from numba_enzyme.transform.prepare.loop_form import shape_function

PROGRAM = """
declare noalias ptr @malloc(i64)
declare i64 @llvm.smax.i64(i64, i64)
define double @f(ptr %x, i64 %n, i64 %m, i64 %k) {{
entry:
  %size = {size}
  %w = call ptr @malloc(i64 %size)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %t = phi double [ 0.0, %entry ], [ %t.2, %next ]
  %empty = {test}
  {jump}
before:
  {before}
  br label %fill
fill:
  %j = phi i64 [ {first}, %{first_from} ], [ %j.next, %fill ]
  %p = getelementptr double, ptr %x, i64 %j
  %v = load double, ptr %p
  {index}
  %q = getelementptr double, ptr {written}, {at}
  {write}
  %j.next = add nuw nsw i64 %j, 1
  %filled = icmp eq i64 %j.next, {end}
  br i1 %filled, label %read, label %fill
read:
  %r = getelementptr double, ptr {array}, i64 %k
  %u = load double, ptr %r
  %t.2 = fadd double %t, %u
  br label %next
next:
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret double %t.2
}}
"""
USUAL = {
    "size": "shl i64 %m, 3", "guard": "slt i64 %m, 1", "before": "", "first": "0", "index": "%at = add i64 %j, 0", "end": "%m",
    "jump": "br i1 %empty, label %read, label %before", "first_from": "before", "at": "i64 %at", "written": "%w",
    "array": "%w", "write": "store double %v, ptr %q",
}  # fmt: skip


def is_filled(read: str = "u", **changes) -> bool:
    words = USUAL | changes
    module = parse_module(PROGRAM.format(**{"test": f"icmp {words['guard']}"} | words))
    root = module.functions["f"]
    shape = shape_function(module, root)
    request = GradientRequest("f", (Activity.DUP, Activity.CONST, Activity.CONST, Activity.CONST))
    facts = analyze_module(module, root, request, default_book())
    (writer,) = [i for i in root.instructions() if isinstance(i, (Store, AtomicRMW))]
    (load,) = [i for i in root.instructions() if isinstance(i, Load) and i.name == read]
    (target,) = facts.points_to.of(load.pointer)
    outer = shape.loops.by_header[next(b for b in root.blocks if b.name == "loop")]
    return FilledArrays(shape, facts.points_to).before(load, [writer], target, outer)


@pytest.mark.parametrize("changes", [
    {},
    {"guard": "eq i64 %m, 0"},
    {"guard": "sge i64 0, %m"},
    {"size": "mul i64 8, %m"},
    {"index": "%at = sub i64 %j, 0"},
    {"before": "br label %more\nmore:", "first_from": "more"},  # a block of its own before the loop
])  # fmt: skip
def test_filled(changes):
    assert is_filled(**changes)


@pytest.mark.parametrize("changes", [
    {"size": "shl i64 %k, 3"},  # the array is longer, or shorter, than what is written
    {"size": "shl i64 %m, 4"},
    {"first": "1"},  # the first element is not written
    {"index": "%at = add i64 %j, 1"},
    {"index": "%at = mul i64 %j, 2"},
    {"index": "%at = call i64 @llvm.smax.i64(i64 %j, i64 0)"},  # whatever that is
    {"guard": "slt i64 %m, 2"},  # one element may be left out
    {"guard": "slt i64 %k, 1"},
    {"guard": "sgt i64 %m, 1"},
    {"end": "%k"},
    {"guard": "ne i64 %m, 0"},
    {"test": "fcmp oeq double %t, 0.0"},  # nothing about the length
    {"test": "icmp slt i64 %m, 1", "jump": "switch i1 %empty, label %before [ i1 true, label %read ]"},
    {"index": "%narrow = trunc i64 %j to i32", "at": "i32 %narrow"},
    {"write": "%old = atomicrmw fadd ptr %q, double %v monotonic"},
    {"written": "%x", "array": "%x"},  # whose length is not known
    {"read": "early", "before": "%e = getelementptr double, ptr %w, i64 0\n  %early = load double, ptr %e"},
])  # fmt: skip
def test_not_filled(changes):
    assert not is_filled(**changes)


@pytest.mark.parametrize(("bound", "fills"), [("i64 %m1, 0", True), ("i64 %m1, 5", False), ("i64 %k, 0", False)])
def test_a_count_that_is_clamped_at_zero(bound, fills):
    """max(m - 1, 0) + 1 turns are m where there is an element; with another bound it may be one turn."""
    count = f"%m1 = add i64 %m, -1\n  %c = icmp sgt {bound}\n  %s = select i1 %c, i64 %m1, i64 0\n  %turns = add i64 %s, 1"
    assert is_filled(before=count, end="%turns") is fills
