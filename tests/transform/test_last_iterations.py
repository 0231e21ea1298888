"""Loops that test whether an iteration is one of the last are two; the judge is what each iteration adds, in plain Python."""

import ctypes
from unittest import mock

import llvmlite.binding as ll
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.verifier import verify
from numba_enzyme.testing import check_grads
from numba_enzyme.transform.prepare import last_iterations
from tests.interpreted import differences

BORDERS = [("range(n)", "i", "n - 1"), ("range(n)", "i", "n - 2"), ("range(n)", "i", "n + 1"), ("range(1, n)", "i + 1", "n"),
           ("range(n - 1)", "i", "n - 2"), ("range(n - 1, -1, -1)", "i", "0"), ("range(n - 1, -1, -1)", "i", "1")]  # fmt: skip
TESTS = [(loop, f"{counter} {test} {at}") for loop, counter, at in BORDERS for test in ("<", "<=", "==", "!=", ">", ">=")]
WEIGHTS = np.random.default_rng(3).standard_normal((len(TESTS), 2))


def source():
    """A function with one loop for each test."""
    lines = ["def weighted(x, w):", "    n, total = x.size, 0.0"]
    for place, (loop, test) in enumerate(TESTS):
        lines += [f"    for i in {loop}:", f"        if {test}:", f"            total += w[{place}, 0] * np.sin(x[i])",
                  "        else:", f"            total += w[{place}, 1] * x[i] * x[i]"]  # fmt: skip
    return "\n".join([*lines, "    return total"])


@pytest.fixture(scope="module")
def weighted():
    names = {"np": np}
    exec(source(), names)
    return njit(names["weighted"])


def expected(x, part):
    """The sum over what all loops add, or its derivatives: with ``part`` (sine, square)."""
    n, found = x.size, np.zeros(x.size)
    for (loop, test), (sine, square) in zip(TESTS, WEIGHTS, strict=True):
        for i in eval(loop, {"n": n}):
            found[i] += sine * part[0](x[i]) if eval(test, {"i": i, "n": n}) else square * part[1](x[i])
    return found


@pytest.fixture
def splits(monkeypatch):
    """Where loops were split."""
    found = []
    emit = last_iterations._Split.emit

    def noted(split, *rest):
        found.append(split.border.last)
        emit(split, *rest)

    monkeypatch.setattr(last_iterations._Split, "emit", noted)
    return found


def test_every_test_of_a_border(weighted, splits):
    value_and_gradient = ne.value_and_grad(weighted)
    for n in (1, 2, 3, 4, 7, 0):
        x = np.linspace(0.3, 1.2, n)
        value, gradient = value_and_gradient(x, WEIGHTS)
        np.testing.assert_allclose(gradient, expected(x, (np.cos, lambda v: 2 * v)), rtol=0, atol=1e-13)
        assert value == weighted(x, WEIGHTS)
        np.testing.assert_allclose(value, expected(x, (np.sin, np.square)).sum(), rtol=1e-12)
    assert len(splits) > 12 and set(splits) <= {1, 2, 3}


@njit
def chain(q, p, steps):
    """Springs whose ends are fixed (Fermi, Pasta, Ulam, Tsingou), by conditional expressions."""
    n = q.size
    for _ in range(steps):
        for i in range(n):
            left = q[i] - (q[i - 1] if i > 0 else 0.0)
            right = (q[i + 1] if i < n - 1 else 0.0) - q[i]
            p[i] += 0.1 * (right - left + right * right - left * left)
        for i in range(n):
            q[i] += 0.1 * p[i]
    return np.sum(p * p)


@njit
def ring(q, p, steps):
    """The same neighbours by `%`, and clamped."""
    n = q.size
    for _ in range(steps):
        for i in range(n):
            p[i] += 0.1 * q[(i + 1) % n] * q[max(i - 1, 0)] * q[min(i + 1, n - 1)]
        for i in range(n):
            q[i] += 0.1 * p[i]
    return np.sum(p * p)


@njit
def plate(q, p, steps):
    """Two dimensions: what is at the border is told by four tests, two of which do not change in the inner loop."""
    m, n = 3, q.size // 3
    for _ in range(steps):
        for i in range(m):
            for j in range(n):
                here = q[i * n + j]
                if i == 0 or j == 0 or i == m - 1 or j == n - 1:
                    p[i * n + j] = here * here
                else:
                    p[i * n + j] = here + 0.1 * (q[i * n + j - n] + q[i * n + j + n] + q[i * n + j - 1] + q[i * n + j + 1]) * here
        q[:] = p
    return np.sum(q * q)


def numbers(n):
    return np.random.default_rng(n).uniform(0.5, 1.5, n)


@pytest.mark.parametrize("f", [chain, ring, plate])
def test_stencils(f, splits):
    gradient = ne.grad(f, argnums=(0, 1))
    for n in (1, 2, 3, 6, 12):
        args = numbers(n), numbers(n) + 1, 3
        found = gradient(*(a.copy() for a in args[:2]), 3)
        for place in (0, 1):
            np.testing.assert_allclose(found[place], differences(f.py_func, args, place), rtol=1e-6, atol=1e-7)
    assert splits


@pytest.mark.slow
@pytest.mark.parametrize("f, order", [(chain, 2), (ring, 1), (plate, 1)])
def test_all_checks_hold(f, order, splits):
    check_grads(f, (numbers(12), numbers(12), 3), order=order)
    assert splits


@njit
def leaves_early(q, w):
    """By a division that raises, or where an element is too large; what has been added so far is used behind the loop."""
    n, total = q.size, 0.0
    for i in range(n):
        if q[i] > 2:
            break
        total += q[i] * q[i] / w[i] if i < n - 1 else q[i] / w[i]
    return total * total


def test_loops_that_are_left_early(splits):
    gradient, w = ne.grad(leaves_early), np.array([2.0, 1.0, 4.0, 0.5])
    for large in (None, 0, 2, 3):
        q = numbers(4)
        if large is not None:
            q[large] = 3.0
        count = 4 if large is None else large
        parts, slopes = q * q / w, 2 * q / w
        parts[3], slopes[3] = q[3] / w[3], 1 / w[3]
        np.testing.assert_allclose(gradient(q, w), 2 * parts[:count].sum() * slopes * (np.arange(4) < count), rtol=1e-13)
    assert splits
    for place in (0, 2, 3):
        with pytest.raises(ZeroDivisionError):
            gradient(numbers(4), np.where(np.arange(4) == place, 0.0, w))


@njit
def another_border(q, n):
    total = 0.0
    for i in range(q.size):
        total += q[i] * q[i] if i < n else q[i]
    return total


@njit
def other_choices(q):
    n, out = q.size, np.zeros(q.size)
    for i in range(n):
        if q[i] > 0:
            out[i] = np.sin(q[i]) if q[i] > 2 else q[i] * q[i] if i < n - 1 else q[i]
    return np.sum(out)


@pytest.mark.parametrize("f, rest", [(another_border, (2,)), (other_choices, ())])
def test_other_loops_stay_one(f, rest, splits):
    q = numbers(4)
    last = 2 if rest else 3
    np.testing.assert_allclose(ne.grad(f)(q, *rest), np.where(np.arange(4) < last, 2 * q, 1))
    assert not splits


def test_not_all_of_very_many_loops_are_split():
    loop = LOOP.format(shift="nsw", begin="1", step="nsw", test="slt")
    module = parse_module("\n".join(loop.replace("@f", f"@f{place}") for place in range(150)))
    assert 50 < len(last_iterations.split_last_iterations(module)) < 150


def test_it_is_told_of_and_turned_off(splits):
    q = numbers(5)
    report = ne.differentiate(chain).explain(q, q.copy(), 2)
    assert any(remark.code == "NE816" for remark in report.remarks)
    splits.clear()
    with mock.patch.dict("os.environ", NUMBA_ENZYME_DISABLE="loop-splitting"):
        ne.grad(njit(chain.py_func))(q.copy(), q.copy(), 1)
    assert not splits


LOOP = """define double @f(ptr %x, i64 %begin, i64 %n) {{
entry:
  %border = add {shift} i64 %n, -1
  br label %loop

loop:
  %i = phi i64 [ {begin}, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %total, %loop ]
  %next = add {step} i64 %i, 1
  %before = icmp {test} i64 %i, %border
  %place = select i1 %before, i64 %i, i64 0
  %address = getelementptr double, ptr %x, i64 %place
  %value = load double, ptr %address
  %total = fadd double %sum, %value
  %end = icmp eq i64 %next, %n
  br i1 %end, label %leave, label %loop

leave:
  ret double %total
}}"""


@pytest.mark.parametrize("shift, begin, step, test, splits", [
    ("nsw", "%begin", "nsw", "slt", True),
    ("nsw", "%begin", "nuw", "slt", False),  # it may pass the greatest number with a sign
    ("nsw", "%begin", "", "ne", True),
    ("", "%begin", "nsw", "slt", False),  # so may the border
    ("nsw", "%begin", "nuw nsw", "ult", False),  # it may begin below zero
    ("nsw", "1", "nuw nsw", "ult", True),
    ("nsw", "-1", "nsw", "ult", False),
    ("nsw", "1", "", "ult", False),
])  # fmt: skip
def test_counters_that_may_wrap_around(shift, begin, step, test, splits):
    module = parse_module(LOOP.format(shift=shift, begin=begin, step=step, test=test))
    assert bool(last_iterations.split_last_iterations(module)) == splits
    verify(module)
    llvm_io.verify(print_module(module))


LEFT_BEFORE_IT_WRAPS = """
define double @f(ptr noalias %x, i64 %start, i64 %end) {
entry:
  %border = add nsw i64 %end, -2
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %latch ]
  %sum = phi double [ 0.0, %entry ], [ %more, %latch ]
  %k = sub i64 %i, %start
  %p = getelementptr double, ptr %x, i64 %k
  %v = load double, ptr %p
  %large = fcmp ogt double %v, 2.0
  br i1 %large, label %early, label %body
body:
  %inside = icmp slt i64 %i, %border
  br i1 %inside, label %squared, label %latch
squared:
  %square = fmul double %v, %v
  br label %latch
latch:
  %part = phi double [ %square, %squared ], [ %v, %body ]
  %more = fadd double %sum, %part
  %next = add nsw i64 %i, 1
  %done = icmp eq i64 %next, %end
  br i1 %done, label %end.of.loop, label %loop
end.of.loop:
  ret double %more
early:
  ret double %sum
}
"""


def test_counters_that_begin_behind_the_border(splits):
    """Next to the greatest integer, where only an early exit keeps them from wrapping around: there no iteration is before it."""
    text = ne.llvm.differentiate(LEFT_BEFORE_IT_WRAPS, "f", ["dup", "const", "const"])
    assert splits
    engine = ll.create_mcjit_compiler(ll.parse_assembly(text), ll.Target.from_default_triple().create_target_machine(jit=True))
    engine.finalize_object()
    types = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_double
    call = ctypes.CFUNCTYPE(None, *types)(engine.get_function_address("diffe_f"))
    greatest = 2**63 - 1
    for start, end, slopes in ((0, 8, [1.0, 1.25]), (greatest - 2, -greatest + 4, [1.0, 1.0])):
        x, d = np.array([0.5, 0.625, 3.0]), np.zeros(3)
        call(x.ctypes.data, d.ctypes.data, start, end, 1.0)
        assert d.tolist() == [*slopes, 0.0]
