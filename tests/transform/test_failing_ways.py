"""Ways that are bound to fail part from the others where that is decided."""

import pytest

from numba_enzyme.analysis.control.cfg import ControlFlow
from numba_enzyme.ir.llvm_io import normalize, optimize
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.transform.prepare.failing_ways import part_failing_ways

HEAD = """
declare ptr @malloc(i64)
declare void @give_back(i64)

define i32 @f(i64 %n, ptr %error) {
"""
ALLOCATION = HEAD + """
entry:
  %new = call ptr @malloc(i64 %n)
  %none = icmp eq ptr %new, null
  br i1 %none, label %join, label %fill
fill:
  store double 0.0, ptr %new
  br label %join
join:
  %p = phi ptr [ null, %entry ], [ %new, %fill ]
  %code = phi i64 [ 7, %entry ], [ 0, %fill ]
  %twice = add i64 %code, %n
  call void @give_back(i64 %twice)
  br i1 %CONDITION, label %fail, label %go
fail:
  store i64 %twice, ptr %error
  br label %end
go:
  store double 1.0, ptr %p
  br label %end
end:
  %status = phi i32 [ 1, %fail ], [ 0, %go ]
  ret i32 %status
}
"""


def parted(text, *, status=True):
    module = parse_module(text)
    changed = part_failing_ways(module, status=status)
    printed = print_module(module)
    normalize(printed)
    return changed, module.functions["f"], printed


def joining(function):
    cfg = ControlFlow(function)
    return [block.name for block in cfg.order if len(cfg.predecessors[block]) > 1]


@pytest.mark.parametrize("condition", ["none", "%late = icmp eq ptr %p, null", "%late = icmp ne i64 %code, 0", "flag"])
def test_the_way_that_fails_has_a_block_of_its_own(condition):
    text = ALLOCATION.replace("%CONDITION", "%none") if condition == "none" else ALLOCATION
    if condition == "flag":
        text = text.replace("  %code = phi", "  %flag = phi i1 [ true, %entry ], [ false, %fill ]\n  %code = phi")
        text = text.replace("%CONDITION", "%flag")
    elif condition != "none":
        text = text.replace("  br i1 %CONDITION", f"  {condition}\n  br i1 %late")
    changed, function, printed = parted(text)
    assert changed and joining(function) == ["fail"]
    assert "%twice.failed = phi" in printed, "what is used after the failure comes through a phi"
    assert printed.count("call void @give_back") == 2
    assert not parted(printed)[0]
    assert "phi ptr" not in optimize(printed)


def test_nothing_is_done_where_a_failure_can_not_be_told():
    assert not parted(ALLOCATION.replace("%CONDITION", "%none"), status=False)[0]
    succeeds = ALLOCATION.replace("%CONDITION", "%none").replace("[ 1, %fail ]", "[ 0, %fail ]")
    assert not parted(succeeds)[0]


def test_what_is_used_far_behind_the_failure_holds_it_back():
    far = ALLOCATION.replace("%CONDITION", "%none").replace("fail:\n  store", "fail:\n  br label %later\nlater:\n  store")
    far = far.replace("[ 1, %fail ]", "[ 1, %later ]")
    assert not parted(far)[0]


def test_a_way_that_is_not_decided_stays():
    text = ALLOCATION.replace("  br i1 %CONDITION", "  %late = icmp sgt i64 %n, 3\n  br i1 %late")
    assert not parted(text)[0]
