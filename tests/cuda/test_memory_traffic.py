"""What the gradient of a kernel need not do in memory: clear what is zero, add in every iteration, read again what is known."""

import re

import numpy as np
import pytest
from kernel_corpus import CASES, kernel
from launched import annotated
from numba import cuda, float64

from numba_enzyme import Const, Duplicated
from numba_enzyme.analysis.control.cfg import ControlFlow
from numba_enzyme.analysis.control.loops import LoopForest
from numba_enzyme.api.kernel_views import requested
from numba_enzyme.bridge.cuda.guarded_clears import with_guarded_clears
from numba_enzyme.bridge.cuda.host.run import derivative_of
from numba_enzyme.ir.instructions import AtomicRMW
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.request import Mode
from numba_enzyme.testing import check_kernel

BODY = ".visible .entry f(\n)\n{{\n{lines}\n\tret;\n}}\n"
LOAD, CLEAR = "\tld.global.b64 \t%rd5, [%rd4+8];", "\tst.global.b64 \t[%rd4+8], 0;"


def lines_of(*lines: str) -> str:
    return BODY.format(lines="\n".join(lines))


@pytest.mark.parametrize("between", [
    (), ("\tadd.f64 \t%rd6, %rd5, %rd2;",), ("\tst.global.b64 \t[%rd7], 0;",),
    ("\t.loc\t1 7 3", "\tld.shared.b64 \t%rd9, [%rd8];"),
    ("\tsetp.ge.s64 \t%p1, %rd5, %rd8;",),
])  # fmt: skip
def test_a_clear_waits_for_what_was_there(between):
    made = with_guarded_clears(lines_of(LOAD, *between, CLEAR))
    assert "setp.ne.b64 %clear, %any, 0;" in made and "mov.b64 %any, %rd5;" in made
    assert re.search(r"@%clear st\.global\.b64 \t\[%rd4\+8\], 0; \}", made)


@pytest.mark.parametrize("between", [
    ("\tst.global.b64 \t[%rd7], %rd2;",), ("\tred.global.add.f64 \t[%rd7], %rd2;",), ("\tbar.sync \t0;",), ("$L__BB0_3:",),
    ("\tadd.s64 \t%rd4, %rd4, 8;",), ("\tmov.b64 \t%rd5, %rd6;",), ("\tmov.b64 \t{%r1, %rd5}, %rd6;",), ("\tcall.uni g, ();",),
    ("\tld.global.v2.b64 \t{%rd1, %rd4}, [%rd8];",), ("\t@%p1 bra \t$L__BB0_2;",),
    ("\tld.volatile.global.b32 \t%r1, [%rd8];",),
    ("\tld.acquire.gpu.global.b32 \t%r1, [%rd8];",), ("\tmov.b64 %rd6, %rd7; st.global.b64 [%rd7], %rd2;",),
    ("\tadd.s64 %rd6, %rd7, 8; add.s64 %rd4, %rd4, 8;",), ("\t{ .reg .pred %p; mov.b64 %rd6, %rd7; }",),
])  # fmt: skip
def test_what_may_have_changed_is_cleared_in_any_case(between):
    text = lines_of(LOAD, *between, CLEAR)
    assert with_guarded_clears(text) == text


@pytest.mark.parametrize(("load", "clear"), [
    (LOAD, "\tst.global.b32 \t[%rd4+8], 0;"), (LOAD, "\tst.global.b64 \t[%rd4], 0;"), (LOAD, "\tst.global.b64 \t[%rd4+8], 1;"),
    ("\tld.global.b64 \t%rd4, [%rd4+8];", CLEAR), ("\tld.shared.b64 \t%rd5, [%rd4];", "\tst.shared.b64 \t[%rd4], 0;"),
    ("\tld.global.s32 \t%rd5, [%rd4];", "\tst.global.b32 \t[%rd4], 0;"),
    ("\tld.global.f32 \t%fd5, [%rd4];", "\tst.global.f32 \t[%rd4], 0f00000000;"),
    ("\tld.global.v2.b32 \t{%r1, _}, [%rd4];", "\tst.global.v2.b32 \t[%rd4], {0, 0};"),
])  # fmt: skip
def test_other_stores_stay(load, clear):
    text = lines_of(load, clear)
    assert with_guarded_clears(text) == text


def test_clears_of_vectors_and_single_precision():
    load, clear = "\tld.global.v2.b32 \t{%r1, %r2}, [%rd4];", "\tst.global.v2.b32 \t[%rd4], {0, 0};"
    made = with_guarded_clears(lines_of(load, clear))
    assert ".reg .b32 %any; mov.b32 %any, %r1; or.b32 %any, %any, %r2; setp.ne.b32 %clear, %any, 0;" in made
    assert "@%clear st.global.f64 \t[%rd1], 0d0000000000000000; }" in with_guarded_clears(
        lines_of("\tld.global.f64 \t%fd1, [%rd1];", "\tst.global.f64 \t[%rd1], 0d0000000000000000;"))  # fmt: skip


def gradient_text(function, arguments, view: str) -> str:
    annotated = [Const(a) if np.asarray(a).dtype.kind in "iu" else Duplicated(a, np.zeros_like(a)) for a in arguments]
    return function.inspect_gradient(annotated, view=view)


def test_the_gradient_of_a_kernel_reads_and_clears():
    ptx = gradient_text(CASES["local_array"][0], (np.ones(8), np.ones(8)), "ptx")
    assert len(re.findall(r"@%clear st\.global\.b64|@%clear st\.global\.[fu]64", ptx)) == 1


@kernel
def kept_wider(counts, kept, x, y):
    i = cuda.grid(1)
    if i < y.size:
        count = counts[i]
        counts[i] = 0
        kept[i] = count
        y[i] = x[i] * x[i]


def test_registers_that_are_wider_than_what_is_loaded():
    """The assembler takes no move between registers of different sizes; the shadow of `y` is cleared as usual."""
    ptx = gradient_text(kept_wider, (np.ones(8, np.int32), np.ones(8, np.int64), np.ones(8), np.ones(8)), "ptx")
    assert not re.search(r"mov\.b32 %any, %rd", ptx) and "mov.b64 %any, %rd" in ptx


def test_shadows_that_keep_their_values_are_not_written():
    """reversal: y[i] += ...; its shadow stays what it is, and the assembler is not told to write it."""
    function, _, (a, x, y), _ = CASES["reversal"]
    annotated = Duplicated(a, np.zeros(1)), Duplicated(x, np.zeros_like(x)), Duplicated(y, np.zeros_like(y))
    ir = function.inspect_gradient(annotated, view="ir")
    assert not re.search(r"store double [^,]*, ptr %[^,]*\by[^,]*\.d\b", ir)


# ------------------------------------------------------------------------------------------------------- sums of a thread's own


@kernel
def pairs(x, y, n):
    i = cuda.grid(1)
    if i < x.size:
        total = 0.0
        for k in range(n):
            total += (x[i] - x[k]) ** 2
        y[i] = total


@kernel
def over_rows(a, x, y):
    """Two loops: the sum of the inner one goes on in the outer one."""
    i = cuda.grid(1)
    if i < x.size:
        total = 0.0
        for j in range(a.shape[0]):
            for k in range(a.shape[1]):
                total += a[j, k] * x[i // 2] * x[i // 2]
        y[i] = total


@kernel
def sometimes(x, at, y):
    """The place lies outside the array where no iteration comes to it."""
    i = cuda.grid(1)
    if i < y.size:
        total = 0.0
        for k in range(4):
            if at[i] < x.size:
                total += x[at[i]] * (k + 1)
        y[i] = total


@kernel
def written_meanwhile(x, y):
    """The place is read and written in the same loop."""
    i = cuda.grid(1)
    if i < y.size:
        for k in range(4):
            y[i] += x[0] * (k + 1)
            if i == 0:
                x[1] = x[1] * x[0]


@kernel
def through_barriers(x, y):
    s = cuda.shared.array(8, float64)
    t = cuda.threadIdx.x
    total = 0.0
    for k in range(4):
        s[t] = x[t] * (k + 1)
        cuda.syncthreads()
        total += s[7 - t] * x[0]
        cuda.syncthreads()
    y[t] = total


X = np.random.default_rng(5).uniform(0.5, 1.5, 8)
AT = np.array([0, 3, 99, 2, 7, 10**6, 1, 1])
SUMS = {
    "pairs": (pairs, (X, np.zeros(8), 8)),
    "over_rows": (over_rows, (np.random.default_rng(6).uniform(size=(3, 4)), X, np.zeros(8))),
    "sometimes": (sometimes, (X, AT, np.zeros(8))),
    "written_meanwhile": (written_meanwhile, (X, np.zeros(8))),
    "through_barriers": (through_barriers, (X, np.zeros(8))),
}


@pytest.mark.parametrize("name", SUMS)
def test_sums_are_right(name):
    function, arguments = SUMS[name]
    check_kernel(function, (1, 8) if name == "through_barriers" else (2, 4), arguments)


def test_pairs_against_their_closed_form():
    dx, dy = np.zeros(8), np.linspace(1, 2, 8)
    seed = dy.copy()
    pairs.grad[2, 4](Duplicated(X, dx), Duplicated(np.zeros(8), dy), 8)
    difference = X[:, None] - X[None, :]
    np.testing.assert_allclose(dx, 2 * (seed[:, None] * difference).sum(1) - 2 * (seed[:, None] * difference).sum(0), rtol=1e-12)


def test_what_is_outside_is_not_touched():
    x = np.zeros(8 + 4)
    dx, dy = np.full(8 + 4, 0.0), np.ones(8)
    sometimes.grad[2, 4](Duplicated(x[:8], dx[:8]), Const(AT), Duplicated(np.zeros(8), dy))
    np.testing.assert_array_equal(dx, np.bincount(AT[AT < 8], minlength=12) * 10.0)


@kernel
def adds_itself(x, y, n):
    for k in range(n):
        if x[k] > 0.0:
            cuda.atomic.add(y, 0, x[k])


@pytest.mark.parametrize(("x", "start"), [(np.linspace(0.5, 1.5, 64), 1e16), (np.full(2, 1e308), -1.7e308)])
def test_additions_of_the_kernel_itself_keep_their_order(x, start):
    """What they leave is what the kernel leaves: a sum of them alone may be more exact, or infinite."""
    alone, y, dx = np.array([start]), np.array([start]), np.zeros_like(x)
    adds_itself[1, 1](x, alone, x.size)
    adds_itself.grad[1, 1](Duplicated(x, dx), Duplicated(y, np.ones(1)), x.size)
    np.testing.assert_array_equal(y, alone)
    np.testing.assert_array_equal(dx, np.ones(x.size))


def additions(name: str) -> tuple[int, int]:
    """Atomic additions of the derivative, and how many of them are in loops."""
    function, arguments = SUMS[name]
    derivative = derivative_of(*requested(function, annotated(arguments)[0], Mode.REVERSE))
    made = parse_module(derivative.text).functions[derivative.name]
    cfg = ControlFlow(made)
    inside = set().union(*(loop.blocks for loop in LoopForest(cfg).loops))
    found = [i for i in made.instructions() if isinstance(i, AtomicRMW)]
    return len(found), sum(i.block in inside for i in found)


@pytest.mark.parametrize("name", ["over_rows", "sometimes"])
def test_additions_are_behind_the_loop(name):
    everywhere, in_loops = additions(name)
    assert in_loops == 0 < everywhere


def test_meetings_and_other_accesses_keep_additions_in_the_loop():
    assert additions("through_barriers")[1] >= 1
    assert additions("written_meanwhile")[1] >= 1
