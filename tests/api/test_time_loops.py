"""`@differentiate(checkpoints=k)`: gradients equal to those without, of states that number k instead of n."""

import os
import pathlib
import pickle
import subprocess
import sys
from functools import cache
from math import comb

import numpy as np
import pytest
from central_differences import numeric_gradient
from checkpointed_programs import burgers_arguments, double_buffer, in_place, one_after_the_other, pendulum, ragged
from numba import njit

import numba_enzyme as ne
from tests.interpreted import differences


def failing(u, limit, n):
    """Iterations may raise, and divide by zero."""
    for _t in range(n):
        for i in range(len(u)):
            u[i] = np.sin(u[i] * u[i] / limit) + 0.9 * u[i]
        if u[0] > limit:
            raise ValueError("too large")
    return np.sum(u * u)


def two_loops(u, c, dt, n):
    """The second loop begins where the first has ended; the matrix is not contiguous."""
    total = 0.0
    for _t in range(n):
        for i in range(1, u.shape[0]):
            for j in range(u.shape[1]):
                u[i, j] = np.sin(u[i, j]) + dt * u[i - 1, j] * c[j]
        total += u[1, 1]
    for _t in range(n + 1):
        for i in range(1, u.shape[0]):
            u[i, 0] = u[i, 0] * u[i - 1, 1] + total
    return np.sum(u)


U, C, DT = burgers_arguments(8)
MATRIX = np.asfortranarray(np.linspace(0.1, 0.9, 24).reshape(4, 6))[::1, ::2]
PROGRAMS = {
    pendulum: (1.0, 0.1, 0.1),
    in_place: (U, C, DT),
    double_buffer: (U, C, DT),
    failing: (U, 20.0),
    two_loops: (MATRIX, C, DT),
}


@cache
def made(f, checkpoints):
    return ne.differentiate(f, checkpoints=checkpoints)


def gradient(f, arguments):
    copies = [a.copy(order="K") if isinstance(a, np.ndarray) else a for a in arguments]
    return (*ne.value_and_grad(f, argnums=tuple(range(len(arguments) - 1)))(*copies), copies)


@pytest.mark.parametrize("f", [pytest.param(f, id=f.__name__, marks=pytest.mark.slow if f is in_place else []) for f in PROGRAMS])
def test_equal_to_the_gradient_that_keeps_everything(f):
    for k in (1, 2) if f is pendulum else (2,):
        for n in (0, 1, 2, 3, 7, 17):
            arguments = (*PROGRAMS[f], n)
            value, grads, after = gradient(made(f, k), arguments)
            expected_value, expected, expected_after = gradient(made(f, 0), arguments)
            assert value == expected_value
            for one, other in [*zip(grads, expected, strict=True), *zip(after, expected_after, strict=True)]:
                np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-13)
    explanation = made(f, 2).explain(*arguments)
    assert "from at most 2 states" in str(explanation)
    assert any(remark.code == "NE804" for remark in explanation.remarks)


@pytest.mark.parametrize("f", [
    pytest.param(double_buffer, marks=pytest.mark.slow), one_after_the_other, ragged,
], ids=lambda f: f.__name__)  # fmt: skip
def test_memory_chooses_the_number_of_states(f):
    """Gradients are those that keep everything."""
    planned = ne.differentiate(f, memory="2kB")
    for n in (0, 1, 17):
        arguments = (U, C, DT, n)
        expected_value, expected, expected_after = gradient(made(f, 0), arguments)
        value, grads, after = gradient(planned, arguments)
        assert value == expected_value
        for one, other in [*zip(grads, expected, strict=True), *zip(after, expected_after, strict=True)]:
            np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-13)
    explained = str(planned.explain(*arguments))
    assert f"as many states as fit into {1000 if f is one_after_the_other else 2000} B" in explained


def test_against_central_differences_and_forward_mode():
    f = made(double_buffer, 2)

    def primal(u):
        return double_buffer(u, C.copy(), DT, 9)

    np.testing.assert_allclose(ne.grad(f)(U, C.copy(), DT, 9), numeric_gradient(primal, U), rtol=1e-6)
    ne.testing.check_grads(made(in_place, 2), (*burgers_arguments(5), 4))


def test_second_order():
    """Derivatives of the gradient are those of the one that keeps everything."""
    f = made(pendulum, 2)
    expected = numeric_gradient(ne.grad(f), 1.0, 0.1, 0.1, 6)
    assert ne.hessian(f)(1.0, 0.1, 0.1, 6) == pytest.approx(expected, rel=1e-6)


def test_arrays_that_share_memory():
    """The derivative for arrays that overlap is one of its own."""
    x = np.linspace(0.1, 0.9, 9)
    gradients = []
    for f in (made(double_buffer, 2), made(double_buffer, 0)):
        values, shadow = x.copy(), np.zeros(9)
        ne.autodiff(f, ne.Duplicated(values[:8], shadow[:8]), ne.Duplicated(values[1:], shadow[1:]), ne.Const(0.1), ne.Const(5))
        gradients.append(shadow)
    np.testing.assert_allclose(*gradients, rtol=1e-12)


def test_exceptions():
    f = made(failing, 2)
    u = np.array([1.5, 0.2])
    for limit, error in ((1.4, ValueError), (0.0, ZeroDivisionError)):
        with pytest.raises(error):
            ne.grad(f)(u.copy(), limit, 12)


def test_nothing_leaks(no_leak):
    no_leak(lambda: ne.grad(made(double_buffer, 2))(U, C.copy(), DT, 6))


def revolve(steps, states):
    """Iterations that the optimal schedule repeats (Griewank and Walther 2000): r n - C(s + r, r - 1)."""
    repetitions = next(r for r in range(steps + 1) if comb(states + r, states) >= steps)
    return repetitions * steps - comb(states + repetitions, repetitions - 1) if repetitions else 0


def test_the_closed_form_is_the_optimum():
    @cache
    def best(steps, states):
        if steps <= 1:
            return 0
        if states == 0:
            return 10**9
        return min(m + best(m, states) + best(steps - m, states - 1) for m in range(1, steps))

    assert all(revolve(n, s) == best(n, s) for n in range(1, 60) for s in range(1, 6))


@pytest.mark.parametrize("which", ["some loops", pytest.param("all loops", marks=pytest.mark.slow)])
def test_memory_and_its_want(which):
    """The peak does not grow with the number of steps; every allocation that fails is a MemoryError."""
    program = pathlib.Path(__file__).with_name("malloc_witness.py")
    alone = {**os.environ, "NUMBA_ENZYME_DISABLE": "tape-pool"}
    done = subprocess.run([sys.executable, program, *which.split()], capture_output=True, text=True, check=False, env=alone)
    assert done.returncode == 0, done.stderr
    *lines, failures = done.stdout.splitlines()
    peaks = [line for line in lines if line.startswith("peak")]
    for line in peaks:
        _, name, first, second, plain = line.split()
        assert first == second, name
        assert int(second) < int(plain) / 5, name
    assert len(peaks) == (3 if which == "all loops" else 2)
    assert int(failures.split()[1]) > 30
    budgets = [line.split()[1:] for line in lines if line.startswith("budget")]
    assert len(budgets) == (12 if which == "all loops" else 4)
    for name, budget, peak in budgets:
        assert int(budget) / 6 < int(peak) <= int(budget), name
    counted = [tuple(map(int, line.split()[1:])) for line in lines if line.startswith("steps")]
    assert len(counted) == 12
    for states, steps, count in counted:  # each iteration once more than the optimal schedule repeats it: that time it is kept
        assert count == revolve(steps, states) + steps


def untouched(f, *arguments, reason, checkpoints=2):
    """No loop is put under a schedule, and the remark says why; the gradient is right all the same."""
    g = ne.differentiate(f, checkpoints=checkpoints)
    expected = differences(f, arguments, 0)
    np.testing.assert_allclose(ne.grad(g)(*arguments), expected, rtol=1e-8, atol=1e-9)
    texts = [remark.text for remark in g.explain(*arguments).remarks if remark.code == "NE805"]
    assert any(reason in text for text in texts), texts


def until(x, n):
    while x < n:
        x = x * x + 0.5
    return x


def early(x, n):
    for _t in range(n):
        x = np.sin(x) * x
        if x < 0.01:
            break
    return x


def elements(u, n):
    for i in range(1, n):
        u[i] = u[i] * u[i - 1]
    return u[n - 1]


def fresh(u, n):
    for _t in range(n):
        u = u + 0.1 * np.sin(u)
    return u.sum()


def noisy(x, n):
    for t in range(n):
        x = np.sin(x) * x
        print(t)
    return x


def few(x, n):
    for _t in range(100):
        x = np.sin(x) + x
    return x


def renamed(u, v, n):
    a = u
    for _ in range(n):
        a = v
        for i in range(len(a)):
            a[i] = np.sin(a[i])
    return a.sum() + u.sum()


def test_loops_that_are_left_alone():
    untouched(renamed, U.copy(), C.copy(), 3, reason="names")
    untouched(until, 0.7, 30.0, reason="length")
    untouched(early, 0.9, 5, reason="l")
    untouched(elements, U.copy(), 6, reason="single element")
    untouched(fresh, U.copy(), 3, reason="made")
    untouched(few, 0.9, 5, reason="100 times", checkpoints=100)
    untouched(noisy, 0.9, 0, reason="repeated")


def test_the_option():
    f = made(pendulum, 2)
    assert f.checkpoints == 2 and f(1.0, 0.1, 0.1, 3) == pendulum(1.0, 0.1, 0.1, 3)
    assert pickle.loads(pickle.dumps(f)).checkpoints == 2
    assert ne.differentiate(checkpoints=3)(f).checkpoints == 3
    for wrong in (-1, 2000, 1.5, "many"):
        with pytest.raises(ne.EnzymeError, match="checkpoints"):
            ne.differentiate(pendulum, checkpoints=wrong)
    with pytest.raises(ne.EnzymeError, match="derivative"):
        ne.differentiate(f.grad, checkpoints=2)
    by_memory = pickle.loads(pickle.dumps(ne.differentiate(f, memory="1.5 KiB")))
    assert by_memory.planning.memory == 1536 and by_memory.checkpoints == 0
    for wrong in (0, -5, 1.5, True, "many", "3 PB", "1e400 GB", ""):
        with pytest.raises(ne.EnzymeError, match="memory must be"):
            ne.differentiate(pendulum, memory=wrong)
    with pytest.raises(ne.EnzymeError, match="not both"):
        ne.differentiate(pendulum, memory="1MB", checkpoints=2)


@pytest.mark.parametrize("decorated", [pendulum, njit(pendulum)], ids=["a function", "njit"])
def test_unknown_options(decorated):
    with pytest.raises(ne.EnzymeError, match="no option `fastmaths`: did you mean `fastmath`"):
        ne.differentiate(decorated, fastmaths=True)
    with pytest.raises(ne.EnzymeError, match="no option `surprise`: Its own are checkpoints"):
        ne.differentiate(surprise=True)
    with pytest.raises(ne.EnzymeError, match="`race_check` is an option of kernels"):
        ne.differentiate(decorated, race_check=True)
