"""Arrays on the stack of which an iteration has certainly written what a load in it reads."""

import pytest

from numba_enzyme.analysis.facts import analyze_module
from numba_enzyme.analysis.memory.certain_writes import CertainWrites
from numba_enzyme.analysis.memory.objects import Offset
from numba_enzyme.ir.instructions import Alloca, Call, Load, Store
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.request import Activity, GradientRequest
from numba_enzyme.rules import default_book
from numba_enzyme.transform.prepare.loop_form import shape_function

PROGRAM = """
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define double @f(ptr %x, i64 %n, i64 %m, i1 %some) {{
entry:
  %a = alloca {array}
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %read ]
  %v = load double, ptr %x
  br label %fill
fill:
  %j = phi i64 [ 0, %loop ], [ %j.next, %filled ]
  {enter}
write:
  {write}
  br label %filled
filled:
  %j.next = add nuw nsw i64 %j, 1
  %end = icmp eq i64 %j.next, 4
  br i1 %end, label %read, label %fill
read:
  %r = getelementptr double, ptr %a, i64 %m
  %u = load double, ptr %r
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret double %u
}}
"""
STORE = "{index}\n  %q = getelementptr double, ptr %a, i64 %at\n  store double %v, ptr %q"
USUAL = {"array": "[4 x double]", "enter": "br label %write", "index": "%at = add i64 %j, 0"}
MEMSET = "call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 {}, i1 false)"


def is_covered(write: str = STORE, **changes) -> bool:
    words = USUAL | changes
    module = parse_module(PROGRAM.format(array=words["array"], enter=words["enter"], write=write.format(**words)))
    root = module.functions["f"]
    shape = shape_function(module, root)
    request = GradientRequest("f", (Activity.DUP, Activity.CONST, Activity.CONST, Activity.CONST))
    facts = analyze_module(module, root, request, default_book())
    (array,) = [i for i in root.instructions() if isinstance(i, Alloca)]
    writers = [i for i in root.instructions() if isinstance(i, (Store, Call))]
    (load,) = [i for i in root.instructions() if isinstance(i, Load) and i.name == "u"]
    outer = shape.loops.by_header[next(b for b in root.blocks if b.name == "loop")]
    return CertainWrites(shape, facts.points_to.layout).cover(writers, load, outer, array, Offset(0, 8), 8)


BACKWARDS = "%back = sub i64 3, %j\n  %at = {}"


@pytest.mark.parametrize("changes", [
    {},
    {"index": BACKWARDS.format("and i64 %back, 3")},
    {"index": "%narrow = trunc i64 %j to i8\n  %at = zext i8 %narrow to i64"},
    {"index": "%odd = icmp eq i64 %j, 9\n  %at = select i1 %odd, i64 0, i64 %j"},
    {"write": MEMSET.format(32)},
])  # fmt: skip
def test_covered(changes):
    assert is_covered(**changes)


@pytest.mark.parametrize("changes", [
    {"array": "[5 x double]"},
    {"array": "double, i64 %n"},  # of a length that is not known
    {"enter": "br i1 %some, label %write, label %filled"},
    {"write": MEMSET.format(24)},
    {"write": MEMSET.format("%n")},
    {"index": "%at = add i64 %m, %j"},
    {"index": "%at = add i64 %i, %j"},  # another loop's counter
    {"index": "%at = udiv i64 %j, 0"},
    {"index": "%at = ptrtoint ptr %x to i64"},
    {"index": "%odd = icmp eq i64 %j, 3\n  %at = select i1 %odd, i64 0, i64 %j"},
    {"index": "%w = getelementptr i64, ptr %x, i64 %j\n  %at = load i64, ptr %w"},
    {"write": "%q = getelementptr double, ptr %x, i64 %j\n  store double %v, ptr %q"},
    {"write": "%old = atomicrmw fadd ptr %a, double %v monotonic"},
])  # fmt: skip
def test_not_covered(changes):
    assert not is_covered(**changes)
