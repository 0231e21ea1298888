"""Which branches decide about a block, and what an iteration has certainly written: on control flow written by hand."""

from numba_enzyme.analysis.control.cfg import ControlFlow
from numba_enzyme.analysis.control.control_dependence import ControlDependence
from numba_enzyme.analysis.memory.certain_writes import CertainWrites
from numba_enzyme.analysis.memory.objects import Offset
from numba_enzyme.ir.data_layout import DataLayout
from numba_enzyme.ir.instructions import Load, Store
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.transform.prepare.loop_form import shape_function

BRANCHES = """
define void @f(i1 %p, i1 %q) {
a:
  br i1 %p, label %b, label %e
b:
  br label %c
c:
  br i1 %q, label %c, label %d
d:
  br label %e
e:
  ret void
}
"""

# for j: { a[k] = ... for all k < 4, for {begin} < 4 twice as far apart;  if (p) a[0] = ...;  ... = a[m] }
LOOPS = """
define double @f(ptr %x, i64 %n, i64 %m, i1 %p) {{
entry:
  %a = alloca [4 x double]
  br label %j
j:
  %i = phi i64 [ 0, %entry ], [ %i.next, %end ]
  br label %k
k:
  %c = phi i64 [ {begin}, %j ], [ %c.next, %k ]
  %at = shl i64 %c, 3
  %to = getelementptr i8, ptr %a, i64 %at
  store double 1.0, ptr %to
  %c.next = add nuw nsw i64 %c, {step}
  %more = icmp slt i64 %c.next, 4
  br i1 %more, label %k, label %maybe
maybe:
  br i1 %p, label %then, label %end
then:
  store double 2.0, ptr %a
  br label %end
end:
  %from = getelementptr double, ptr %a, i64 %m
  %v = load double, ptr %from
  %i.next = add nuw nsw i64 %i, 1
  %again = icmp slt i64 %i.next, %n
  br i1 %again, label %j, label %done
done:
  ret double %v
}}
"""


def test_deciders_and_meetings():
    function = parse_module(BRANCHES).functions["f"]
    cfg = ControlFlow(function)
    blocks = {b.name: b for b in cfg.order}
    control = ControlDependence(cfg.successors, blocks["e"])
    found = {name: {d.name for d in control.deciders(block)} for name, block in blocks.items()}
    assert found == {"a": set(), "b": {"a"}, "c": {"a", "c"}, "d": {"a"}, "e": set()}
    assert control.meeting[blocks["a"]] is blocks["e"] and control.meeting[blocks["c"]] is blocks["d"]


def covered(place: Offset, *, begin: int = 0, step: int = 1) -> bool:
    module = parse_module(LOOPS.format(begin=begin, step=step))
    function = module.functions["f"]
    shape = shape_function(module, function)
    stores = [i for i in function.instructions() if isinstance(i, Store)]
    load = next(i for i in function.instructions() if isinstance(i, Load))
    outer = next(loop for loop in shape.loops.loops if loop.header.name == "j")
    certain = CertainWrites(shape, DataLayout.of(module))
    return certain.cover(stores, load, outer, function.entry.instructions[0], place, 8)


def test_what_an_iteration_has_certainly_written():
    anywhere = Offset(0, 8)
    assert covered(anywhere)
    assert covered(Offset(24), begin=1) and not covered(anywhere, begin=1)  # a[0] only sometimes
    assert covered(Offset(0, 16), step=2) and not covered(anywhere, step=2)
    assert covered(Offset(4, 8)) and not covered(Offset(32))  # whatever lies within the array, nothing behind it
