"""Preparation: what calls, returns, loops and recursion look like afterwards."""

import pytest

import numba_enzyme as ne
from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.ir.functions import Phi
from numba_enzyme.ir.instructions import Call, Return
from numba_enzyme.ir.llvm_io import normalize
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.values import ConstantInt
from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import Activity, GradientRequest, Mode, Returns
from numba_enzyme.rules import default_book
from numba_enzyme.testing import Oracle
from numba_enzyme.transform.prepare.canonical_calls import canonicalize_all
from numba_enzyme.transform.prepare.indirect_calls import resolve_indirect_calls
from numba_enzyme.transform.prepare.inlining import free_for_inlining
from numba_enzyme.transform.prepare.loop_form import shape_function
from numba_enzyme.transform.prepare.recursion import is_recursive, separate_recursion
from numba_enzyme.transform.prepare.returns import merge_returns, split_status_returns
from numba_enzyme.transform.prepare.signature import check_request, plainest_request

LOOP = """
define i64 @f(i64 %n, i1 %early) {
entry:
  br label %loop
loop:
  %down = phi i64 [ %n, %entry ], [ %down.next, %latch ]
  br i1 %early, label %left, label %latch
latch:
  %down.next = add nsw i64 %down, -1
  %done = icmp sle i64 %down.next, 0
  br i1 %done, label %finished, label %loop
left:
  br label %join
finished:
  br label %join
join:
  %r = phi i64 [ 1, %left ], [ 2, %finished ]
  ret i64 %r
}
"""


def calls(module, function="f"):
    return [i.callee_name for i in module.functions[function].instructions() if isinstance(i, Call)]


def canonical(text):
    module = parse_module(normalize(text))
    changed = canonicalize_all(module, default_book())
    return parse_module(normalize(print_module(module))), changed


# ------------------------------------------------------------------------------------------------------ canonical calls


def test_sincos_stores_what_an_intrinsic_returns():
    module, changed = canonical("""
    declare void @sincos(double, ptr, ptr)
    define void @f(double %x, ptr %s, ptr %c) {
      call void @sincos(double %x, ptr %s, ptr %c)
      ret void
    }""")
    assert changed and calls(module) == ["llvm.sincos.f64"]


def test_realloc_is_a_new_allocation_and_a_copy():
    module, changed = canonical("""
    declare ptr @realloc(ptr, i64)
    define ptr @f(ptr %p, i64 %n) {
      %q = call ptr @realloc(ptr %p, i64 %n)
      ret ptr %q
    }""")
    assert changed
    assert calls(module) == ["malloc_usable_size", "llvm.umin.i64", "malloc", "llvm.memcpy.p0.p0.i64", "free"]


def test_posix_memalign_succeeds():
    module, _ = canonical("""
    declare i32 @posix_memalign(ptr, i64, i64)
    define i32 @f(ptr %p, i64 %n) {
      %failed = call i32 @posix_memalign(ptr %p, i64 64, i64 %n)
      ret i32 %failed
    }""")
    assert calls(module) == ["aligned_alloc"]
    assert [i.operands[0].value for i in module.functions["f"].instructions() if isinstance(i, Return)] == [0]


def test_invoke_becomes_a_call():
    module, changed = canonical("""
    declare double @g(double)
    declare i32 @__gxx_personality_v0(...)
    define double @f(double %x) personality ptr @__gxx_personality_v0 {
    entry:
      %y = invoke double @g(double %x) to label %fine unwind label %thrown
    fine:
      ret double %y
    thrown:
      %pad = landingpad { ptr, i32 } cleanup
      resume { ptr, i32 } %pad
    }""")
    assert changed
    assert [i.opcode for i in module.functions["f"].instructions() if isinstance(i, Call)] == ["call"]


def test_nothing_to_rewrite():
    _, changed = canonical("define double @f(double %x) {\n  ret double %x\n}")
    assert not changed


# ------------------------------------------------------------------------------------------------- calls and recursion

TABLE = """
@table = internal constant [2 x ptr] [ptr @twice, ptr @square]
define double @twice(double %x) {
  %y = fmul double %x, 2.0
  ret double %y
}
define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @f(double %x, i64 %i) {
  %p = getelementptr ptr, ptr @table, i64 %i
  %g = load ptr, ptr %p
  %y = call double %g(double %x)
  ret double %y
}
"""


@pytest.mark.parametrize(("index", "result"), [(0, 6.0), (1, 9.0)])
def test_indirect_calls_become_direct(index, result):
    module = parse_module(normalize(TABLE))
    assert resolve_indirect_calls(module, module.functions["f"], default_book())
    assert sorted(calls(module)) == ["square", "twice"]
    assert Oracle(normalize(print_module(module))).call("f", [3.0, index]).value == result


def test_a_call_of_an_argument_stays():
    module = parse_module(normalize("define double @f(ptr %g) {\n  %y = call double %g()\n  ret double %y\n}"))
    assert not resolve_indirect_calls(module, module.functions["f"], default_book())


def test_recursion_of_the_root_goes_to_a_copy():
    module = parse_module(normalize("""
    define double @f(double %x, i64 %n) {
    entry:
      %more = icmp sgt i64 %n, 0
      br i1 %more, label %deeper, label %leaf
    deeper:
      %m = add i64 %n, -1
      %y = call double @g(double %x, i64 %m)
      ret double %y
    leaf:
      ret double %x
    }
    define double @g(double %x, i64 %n) {
      %twice = fadd double %x, %x
      %y = call double @f(double %twice, i64 %n)
      ret double %y
    }"""))
    root = module.functions["f"]
    assert is_recursive(root)
    copy = separate_recursion(module, root)
    assert copy is module.functions["f.outermost"] and not is_recursive(copy)
    assert calls(module, "g") == ["f"] and is_recursive(root)
    assert calls(module, "f") == calls(module, "f.outermost") == ["g"]
    assert Oracle(normalize(print_module(module))).call("f.outermost", [1.5, 3]).value == 12.0


# ------------------------------------------------------------------------------------------------------------- returns


def test_returns_are_merged():
    module = parse_module(normalize("""
    define double @f(i1 %c, double %x) {
    entry:
      br i1 %c, label %a, label %b
    a:
      ret double %x
    b:
      ret double 2.0
    }"""))
    function = module.functions["f"]
    merge_returns(module, function, lambda block: True)
    text = normalize(print_module(module))
    assert text.count("ret double") == 1
    assert Oracle(text).call("f", [1, 5.0]).value == 5.0 and Oracle(text).call("f", [0, 5.0]).value == 2.0


def test_errors_are_told_from_success():
    module = parse_module(normalize("""
    define i32 @f(i32 %k) {
    entry:
      switch i32 %k, label %fine [
        i32 1, label %bad
        i32 2, label %end
      ]
    fine:
      br label %end
    bad:
      br label %end
    end:
      %status = phi i32 [ 0, %fine ], [ 1, %bad ], [ 7, %entry ]
      ret i32 %status
    }"""))
    function = module.functions["f"]
    split_status_returns(function)
    returned = sorted(b.terminator.operands[0].value for b in function.blocks if isinstance(b.terminator, Return))
    assert returned == [0, 1, 7]
    oracle = Oracle(normalize(print_module(module)))
    assert [oracle.call("f", [k]) for k in (0, 1, 2)] == [0, 1, 7]
    shape = shape_function(module, function, status=True)
    assert len(shape.returns) == 1


# --------------------------------------------------------------------------------------------------------------- loops


def test_a_loop_gets_a_counter_and_its_exits_the_number_of_trips():
    module = parse_module(normalize(LOOP))
    function = module.functions["f"]
    shape = shape_function(module, function)
    (loop,) = shape.loops.loops
    found = shape.shapes[loop]
    assert isinstance(found.counter, Phi) and found.counter.block is loop.header
    assert {b.name for b in found.trips} == {"left", "finished"}
    assert not found.exact and found.count.block.name == "entry"
    assert {b.name for b in shape.selectors} == {"join"}
    text = normalize(print_module(module))
    assert [Oracle(text).call("f", [n, early]) for n, early in ((4, 0), (4, 1), (0, 0))] == [2, 1, 2]


def test_a_counter_that_is_there_is_taken():
    module = parse_module(normalize("""
    define void @f(i64 %n) {
    entry:
      br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]
      %next = add nuw nsw i64 %i, 1
      %done = icmp eq i64 %next, %n
      br i1 %done, label %exit, label %loop
    exit:
      ret void
    }"""))
    shape = shape_function(module, module.functions["f"])
    assert next(iter(shape.shapes.values())).counter.name == "i"


# --------------------------------------------------------------------------------------------------------- the pipeline


def request(*activities, mode=Mode.REVERSE, returns=Returns.ACTIVE, **rest):
    return GradientRequest("f", tuple(Activity(a) for a in activities), mode=mode, returns=returns, **rest)


def prepared(text, asked):
    return parse_module(differentiate(text, asked, until="fixed-addresses").text)


HELPER = """
define internal double @g(double %x) noinline optnone {
  %y = fmul double %x, %x
  ret double %y
}
define internal double @f(double %x) {
  %y = call double @g(double %x)
  ret double %y
}
"""


def test_what_is_cold_stays_small():
    text = """
    define double @f(double %x) {
      %y = call double @rare(double %x)
      %z = call double @g(double %y)
      ret double %z
    }
    define internal double @rare(double %x) cold minsize noinline #0 {
      %p = fmul double %x, %x
      ret double %p
    }
    define internal double @g(double %x) noinline #1 {
      ret double %x
    }
    declare void @h() #2
    attributes #0 = { optsize nounwind }
    attributes #1 = { cold minsize optnone noinline }
    attributes #2 = { minsize noinline }"""
    module = parse_module(text)
    free_for_inlining(module, request("active"), default_book())
    assert module.functions["rare"].suffix.split() == ["cold", "minsize", "#0"]
    assert [group.split() for group in module.attribute_groups.values()] == [["nounwind"], ["cold", "minsize"], ['"ne"']]


def test_everything_is_inlined_and_the_root_stays():
    assert calls(prepared(HELPER, request("active"))) == []


def test_inlining_can_be_turned_off():
    assert calls(prepared(HELPER, request("active", switches=frozenset({"inlining"})))) == ["g"]


def test_switches_are_lowered():
    module = prepared("""
    define double @f(double %x, i32 %k) {
      switch i32 %k, label %d [
        i32 0, label %a
        i32 5, label %b
        i32 9, label %a
      ]
    a:
      %u = call double @llvm.sin.f64(double %x)
      br label %d
    b:
      %v = call double @llvm.cos.f64(double %x)
      br label %d
    d:
      %r = phi double [ %x, %0 ], [ %u, %a ], [ %v, %b ]
      ret double %r
    }
    declare double @llvm.sin.f64(double)
    declare double @llvm.cos.f64(double)""", request("active", "const"))  # fmt: skip
    assert {i.opcode for b in module.functions["f"].blocks for i in [b.terminator]} <= {"br", "ret"}


# ------------------------------------------------------------------------------------------------------- the signature

SIGNATURE = parse_module(normalize("""
define { i32, double } @f(ptr %p, double %x, i64 %n, <2 x double> %v) {
  ret { i32, double } { i32 1, double 2.0 }
}
define i64 @integer(double %x) {
  ret i64 0
}
define void @nothing(double %x) {
  ret void
}"""))


@pytest.mark.parametrize(
    ("activities", "mode", "words"),
    [
        (["active", "active", "const", "active"], Mode.REVERSE, ["parameter 0 (ptr) is active"]),
        (["dup", "dup", "const", "dup"], Mode.REVERSE, ["parameter 1 (double)", "parameter 3 (<2 x double>)"]),
        (["dup", "active", "dup", "active"], Mode.REVERSE, ["parameter 2 (i64) is an integer"]),
        (["dup", "active", "const", "dup"], Mode.FORWARD, ["parameter 1 (double) is active, which is for reverse mode"]),
        (["dup", "active"], Mode.REVERSE, ["2 activities are given for 4 parameters"]),
    ],
)
def test_a_request_that_does_not_fit(activities, mode, words):
    asked = request(*activities, mode=mode)
    with pytest.raises(NotDifferentiable) as refusal:
        check_request(SIGNATURE.functions["f"], asked)
    assert len(refusal.value.problems) == len(words)
    assert all(p.code == "NE001" and w in p.text for p, w in zip(refusal.value.problems, words, strict=True))


def test_requests_that_fit():
    f = SIGNATURE.functions["f"]
    fitting = {Mode.REVERSE: ["dup", "active", "const", "active"], Mode.FORWARD: ["dup", "dup", "const", "dup"]}
    for mode, activities in fitting.items():
        asked = request(*activities, mode=mode)
        check_request(f, plainest_request(f, asked))
        assert plainest_request(f, asked).returns is (Returns.DUP if mode is Mode.FORWARD else Returns.ACTIVE)


def test_an_integer_result_is_not_active():
    with pytest.raises(NotDifferentiable, match="returns i64"):
        check_request(SIGNATURE.functions["integer"], request("active"))


def test_what_returns_nothing_is_settled():
    assert plainest_request(SIGNATURE.functions["nothing"], request("active", primal=True)) == request(
        "active", returns=Returns.CONST, primal=False
    )


THROUGH_A_POINTER = """define double @f(ptr %x) {
  %p = getelementptr ptr, ptr %x, i64 1
  %q = load ptr, ptr %p
  %y = load double, ptr %q
  ret double %y
}
"""


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ('target triple = "i386-unknown-linux-gnu"', ["pointers have 32 bits"]),
        ('target triple = "x86_64-unknown-linux-gnux32"', ["pointers have 32 bits"]),
        ('target datalayout = "e-p:16:16"\ntarget triple = "x86_64-unknown-linux-gnu"', ["pointers have 16 bits"]),
        ('target datalayout = "E-p:32:32"', ["pointers have 32 bits", "highest byte first"]),
    ],
)
def test_targets_that_are_refused(head, words):
    with pytest.raises(NotDifferentiable) as refusal:
        ne.llvm.differentiate(f"{head}\n{THROUGH_A_POINTER}", "f", ["dup"])
    assert all(p.code == "NE003" and w in p.text for p, w in zip(refusal.value.problems, words, strict=True))


@pytest.mark.parametrize(
    "head", ["", 'target triple = "aarch64-unknown-linux-gnu"', 'target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64"']
)
def test_targets_with_pointers_of_64_bits(head):
    assert "getelementptr i8, ptr %x.d, i64 8" in ne.llvm.differentiate(f"{head}\n{THROUGH_A_POINTER}", "f", ["dup"])


def test_a_triple_without_a_known_layout():
    with pytest.raises(ValueError, match="give it by `target datalayout`"):
        ne.llvm.differentiate(f'target triple = "abacus"\n{THROUGH_A_POINTER}', "f", ["dup"])


def test_a_function_that_is_not_there():
    with pytest.raises(NotDifferentiable, match="does not define `f`"):
        check_request(None, request("active"))


def test_constants_of_merged_returns_are_kept():
    """A status is told from its value even where only one way leads to it."""
    module = parse_module(normalize("define i32 @f() {\n  ret i32 3\n}"))
    split_status_returns(module.functions["f"])
    assert isinstance(module.functions["f"].entry.terminator.operands[0], ConstantInt)
