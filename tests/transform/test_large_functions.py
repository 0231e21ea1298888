"""Large functions are prepared for LLVM; small ones with the limits at nothing, so that all of it is done to them."""

import numpy as np
import pytest

import numba_enzyme as ne
from bench.family import function_text
from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.llvm import differentiate
from numba_enzyme.testing.native import run_native
from numba_enzyme.transform import large_functions
from numba_enzyme.transform.large_functions import cut_long_chains, joined, optimized, split_long_loop_chains
from tools.fuzz.ir import Case, judge
from tools.fuzz.program import generate

N = 3
NEVER = '"${:comment} cut never"'


@pytest.fixture
def all_are_large(monkeypatch):
    for limit in ("MANY_LOOPS", "MANY_BLOCKS"):
        monkeypatch.setattr(large_functions, limit, 0)
    monkeypatch.setattr(large_functions, "ROW", 1)


def derivative(family, size):
    return ne.llvm.differentiate(function_text(family, size), "f", ["dup", "const"])


def gradient(text):
    x, shadow = np.linspace(0.1, 0.9, N + 32), np.zeros(N + 32)
    run_native(text, "diffe_f", [x, shadow, N, 1.0])
    return x, shadow


def test_a_row_of_loops_is_cut_at_every_sixteenth_loop():
    module = parse_module(function_text("loops", 1000))
    assert cut_long_chains(module, module.functions["f"])
    text = print_module(module)
    assert text.count(NEVER) == 3  # of fifty loops: in front of numbers 16, 32 and 48
    assert [f"%loop{k}.cut" in text for k in (15, 16, 17, 32, 48)] == [False, True, False, True, True]


def test_short_rows_are_left_alone():
    text = function_text("loops", 600)
    module = parse_module(text)
    assert not cut_long_chains(module, module.functions["f"])
    assert print_module(module) == print_module(parse_module(text))


def test_loops_with_two_ways_in_are_cut_off_already(all_are_large):
    module = parse_module("""
define void @f(i1 %c, i64 %n) {
entry:
  br i1 %c, label %a, label %loop
a:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ 1, %a ], [ %next, %loop ]
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %second
second:
  %j = phi i64 [ 0, %loop ], [ %after, %second ]
  %after = add i64 %j, 1
  %again = icmp slt i64 %after, %n
  br i1 %again, label %second, label %end
end:
  ret void
}
""")
    assert cut_long_chains(module, module.functions["f"])
    text = print_module(module)
    assert "%second.cut" in text and "%loop.cut" not in text


def test_cuts_are_joined_before_a_function_is_differentiated(all_are_large):
    text, module = optimized(parse_module(function_text("loops", 200)), eased=True)
    assert "asm" not in text
    assert len(module.functions["f"].blocks) == len(optimized(parse_module(text), eased=False)[1].functions["f"].blocks)


def test_cuts_of_a_derivative_go_when_that_is_differentiated(all_are_large):
    once = derivative("loops", 60)
    assert NEVER in once
    assert "asm" not in llvm_io.normalize(joined(once))
    activities = ["dup", "dup", "const", "const"]
    twice = ne.llvm.differentiate(once, "diffe_f", activities, mode="forward", returns="const", name="second")
    x, tangent = np.linspace(0.1, 0.9, N + 32), np.linspace(0.5, -0.5, N + 32)
    shadow, second = np.zeros(N + 32), np.zeros(N + 32)
    run_native(twice, "second", [x.copy(), tangent.copy(), shadow, second, N, 1.0])

    def moved(step):
        found = np.zeros(N + 32)
        run_native(once, "diffe_f", [x + step * tangent, found, N, 1.0])
        return found

    assert second == pytest.approx((moved(1e-5) - moved(-1e-5)) / 2e-5, abs=1e-8)


@pytest.mark.parametrize("family", ["straight", "branches", "loops", "calls"])
def test_nothing_changes_but_the_time(family, monkeypatch):
    plain = gradient(derivative(family, 300))
    for limit in ("MANY_LOOPS", "MANY_BLOCKS"):
        monkeypatch.setattr(large_functions, limit, 0)
    for one, other in zip(plain, gradient(derivative(family, 300)), strict=True):
        assert np.array_equal(one, other)


SLOTS = """
define double @f(double %a, i64 %n, i1 %c) {
entry:
  %total = alloca double
  %kept = alloca double
  %own = alloca double
  %passed = alloca double
  %narrow = alloca i64
  store i64 81985529216486895, ptr %narrow
  store double 0.0, ptr %total
  store double 0.0, ptr %kept
  store double 0.0, ptr %own
  store double 0.0, ptr %passed
  br i1 %c, label %before, label %end
before:
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %t = load double, ptr %total
  %u = fadd double %t, %a
  store double %u, ptr %total
  %v = load double, ptr %own
  %w = fadd double %v, %u
  store double %w, ptr %own
  store double 0.0, ptr %own
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %after
after:
  store double %w, ptr %kept
  %p = load double, ptr %kept
  %q = load double, ptr %passed
  store i32 0, ptr %narrow
  %bits = load i64, ptr %narrow
  %number = uitofp i64 %bits to double
  %all = fadd double %p, %number
  call void @g(ptr %passed)
  br label %end
end:
  %r = phi double [ 0.0, %entry ], [ %all, %after ]
  ret double %r
}
define void @g(ptr %p) {
  ret void
}
"""


def test_first_stores_move_to_their_uses(monkeypatch):
    monkeypatch.setattr(large_functions, "MANY_BLOCKS", 0)
    module = parse_module(llvm_io.normalize(SLOTS))
    split_long_loop_chains(module)
    place = {}
    for block in module.functions["f"].blocks:
        for i in block.instructions:
            assert i.block is block
            if i.opcode == "store":
                place.setdefault(i.pointer.name, []).append(block.name)
    assert place["total"] == ["before", "loop"]  # out of the loop that goes on with it
    assert place["own"] == ["loop"] * 3  # the block leaves it as it found it
    assert place["kept"] == ["after"]  # overwritten at once
    assert place["narrow"] == ["after"] * 2  # half of it is overwritten
    assert place["passed"] == ["entry"]  # somebody else knows of it
    for a, n, c in ((1.5, 4, True), (1.5, 1, True), (1.5, 4, False)):
        assert run_native(print_module(module), "f", [a, n, c]).result == run_native(SLOTS, "f", [a, n, c]).result


@pytest.mark.parametrize("seed", range(7000, 7005))
def test_random_programs(seed, all_are_large):
    verdict = judge(Case.of(generate(seed)), differentiate, ["reverse"])
    assert not verdict.fails, f"{verdict.category}: {verdict.detail}"
