"""Checkpointed steps: gradients equal to the ones without, less memory, and refusals where a step can't be run again."""

import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest
from central_differences import numeric_gradient
from checkpointed_programs import burgers, burgers_arguments, burgers_loss
from numba import njit
from test_failing_calls import left_behind

import numba_enzyme as ne

BURGERS = ne.checkpoint(burgers)
PLAIN, CHECKPOINTED = burgers_loss(burgers), burgers_loss(BURGERS)


def gradients(f, arguments, argnums):
    copies = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
    return ne.value_and_grad(f, argnums=argnums)(*copies), copies


def agree(f, reference, arguments, argnums):
    """The same value, gradients and mutated arguments."""
    (value, grads), after = gradients(f, arguments, argnums)
    (expected, expected_grads), expected_after = gradients(reference, arguments, argnums)
    assert value == expected
    for given, wanted in [*zip(grads, expected_grads, strict=True), *zip(after, expected_after, strict=True)]:
        np.testing.assert_allclose(given, wanted, rtol=1e-12, atol=1e-13)


def test_in_place_steps():
    u, c, dt = burgers_arguments()
    agree(CHECKPOINTED, PLAIN, (u, c, dt, 20), (0, 1, 2))
    agree(CHECKPOINTED, PLAIN, (u, c, dt, 0), (0, 1, 2))
    agree(CHECKPOINTED, PLAIN, (u, c, dt, 1), (0, 1, 2))
    assert CHECKPOINTED(u.copy(), c, dt, 20) == PLAIN(u.copy(), c, dt, 20)
    tangent = ne.jvp(CHECKPOINTED, (u.copy(), c, dt, 20), (c, u, 0.5, None))
    assert tangent == pytest.approx(ne.jvp(PLAIN, (u.copy(), c, dt, 20), (c, u, 0.5, None)), rel=1e-12)


def fill(x, b):
    """Reads nothing of what it writes."""
    for i in range(len(x)):
        b[i] = x[i] * x[i]


def loss_of_filled(step):
    @ne.differentiate
    def loss(x, b):
        step(x, b)
        total = 0.0
        for i in range(len(x)):
            total += b[i] * b[i]
            b[i] = np.sin(b[i]) * x[i]
        return total

    return loss


def test_memory_that_a_step_only_writes_is_left_as_the_function_leaves_it():
    filled, plain = loss_of_filled(ne.checkpoint(fill)), loss_of_filled(njit(fill))
    x = np.array([0.5, -1.25, 2.0])
    agree(filled, plain, (x, np.ones(3)), (0,))
    (_, (gradient,)), (_, b) = gradients(filled, (x, np.ones(3)), (0,))
    np.testing.assert_allclose(gradient, 4 * x**3, rtol=1e-12)
    np.testing.assert_allclose(b, np.sin(x * x) * x, rtol=1e-14)


def test_all_checks_hold():
    ne.testing.check_grads(CHECKPOINTED, (*burgers_arguments(5), 3))


def test_second_order():
    u, c, dt = burgers_arguments(6)
    expected = ne.hessian(PLAIN)(u.copy(), c, dt, 4)
    np.testing.assert_allclose(ne.hessian(CHECKPOINTED)(u.copy(), c, dt, 4), expected, rtol=1e-10, atol=1e-12)


def test_the_plan_and_the_explanation_say_so():
    u, c, dt = burgers_arguments()
    ne.grad(CHECKPOINTED)(u, c, dt, 2)
    explanation = CHECKPOINTED.explain(u, c, dt, 2)
    assert "saved and run again: the call of burgers" in str(explanation)
    assert "checkpoint" in CHECKPOINTED.inspect_gradient(view="plan")
    names = {name for monomial, _ in explanation.tape.terms for name in monomial}

    def formula(size, steps):
        values = dict.fromkeys(names, size)
        values |= {name: steps for name in names if name == "n" or name.startswith("iterations")}
        return explanation.bytes_for(values)

    assert formula(1000, 100) == pytest.approx(100 * 2 * 8000, rel=0.1)  # the state and the scratch array, each step


@njit
def chunk(u, scratch, c, dt, steps):
    for _ in range(steps):
        BURGERS(u, scratch, c, dt)


CHUNK = ne.checkpoint(chunk)


@ne.differentiate
def in_chunks(u, c, dt, n):
    """Two levels: about sqrt(n) states are alive at any time."""
    scratch = np.empty_like(u)
    length, done = int(np.sqrt(n)), 0
    while done < n:
        steps = min(length, n - done)
        CHUNK(u, scratch, c, dt, steps)
        done += steps
    return np.sum(u * u)


def test_nested_checkpoints():
    u, c, dt = burgers_arguments()
    agree(in_chunks, PLAIN, (u, c, dt, 23), (0, 1, 2))


@njit
def on_views(parts, v, k):
    """Strided views in a tuple; the result and a number carry derivatives, too."""
    a, b = parts
    total = 0.0
    for i in range(len(a)):
        t = a[i] * v + b[i]
        b[i] = np.sin(a[i] * b[i])
        a[i] = t
        total += t * k
    return total


ON_VIEWS = ne.checkpoint(on_views)


def through_views(step):
    @njit
    def inner(y, v, depth):
        value = step((y[1::2], y[::2]), v * depth, depth)
        return value if depth == 0 else value + inner(y * 1.1, v * v, depth - 1) * v

    @njit
    def f(x, v, n):
        total = 0.0
        y = x.copy()
        for i in range(n):
            total += 10 * step((y[::2], y[1::2]), v * (i + 1), i) * v
            v = v + total * 0.01
        return total + inner(y, v, 2)

    return f


def test_views_results_and_recursion():
    x = np.random.default_rng(3).random(10)
    f = through_views(ON_VIEWS)
    agree(f, through_views(on_views), (x, 0.3, 5), (0, 1))
    (_, (by_x, _)), _ = gradients(f, (x, 0.3, 3), (0, 1))
    np.testing.assert_allclose(by_x, numeric_gradient(f, x, 0.3, 3), rtol=1e-6)


@ne.checkpoint
@njit
def overlapping(a, b):
    for i in range(len(a)):
        a[i] = 0.5 * np.sin(a[i] * b[i]) + 0.3 * b[i]


@njit
def on_one_array(x, n):
    y = x.copy()
    for _ in range(n):
        overlapping(y[1:], y[:-1])
        overlapping(y[:-1], y[1:])
    return np.sum(y)


def test_views_of_one_array():
    x = np.linspace(0.1, 0.9, 7)
    np.testing.assert_allclose(ne.grad(on_one_array)(x, 4), numeric_gradient(on_one_array, x, 4), atol=1e-9)


@njit
def failing(u, limit):
    scratch = np.empty(len(u))
    for i in range(len(u)):
        scratch[i] = u[i] * u[i] / limit
        u[i] = np.sin(scratch[i]) + u[i]
    if u[0] > limit:
        raise ValueError("too large")


def fails(step):
    @njit
    def may_fail(u, limit, n):
        for _ in range(n):
            step(u, limit)
        return u.sum()

    return may_fail


def test_exceptions_come_out_and_leave_nothing_more(no_leak):
    u = np.array([0.5, 0.2, 0.1])
    plain, checkpointed = fails(failing), fails(ne.checkpoint(failing))
    agree(checkpointed, plain, (u, 2.0, 3), (0, 1))
    no_leak(lambda: ne.grad(checkpointed)(u.copy(), 2.0, 3))
    with pytest.raises(ZeroDivisionError):
        ne.grad(checkpointed)(u.copy(), 0.0, 9)
    arrays, heap = left_behind(lambda: ne.grad(plain)(u.copy(), 0.6, 9))
    own_arrays, own_heap = left_behind(lambda: ne.grad(checkpointed)(u.copy(), 0.6, 9))
    assert own_arrays == arrays
    assert own_heap < heap + 16


@ne.checkpoint
@njit
def gathering(u, where, weights):
    for i in range(len(u)):
        u[i] = np.sin(u[where[i]]) * weights[i] + u[i]


@njit
def with_arrays_that_go(x, n):
    """What the steps read is given back, and its memory used again, before the reverse sweep runs them again."""
    u = x.copy()
    for k in range(n):
        where = (np.arange(len(x)) * 2 + k) % len(x)
        weights = np.linspace(0.5, 1.0 + k, len(x))
        gathering(u, where, weights)
        weights[:] = 7.0
    return (u * u).sum()


def test_arrays_that_the_primal_gives_back_are_held(no_leak):
    x = np.linspace(0.1, 0.9, 6)
    np.testing.assert_allclose(
        ne.grad(with_arrays_that_go)(x, 4), numeric_gradient(with_arrays_that_go, x, 4), rtol=1e-6)
    no_leak(lambda: ne.grad(with_arrays_that_go)(x, 4))


def test_memory_and_its_want():
    """The peak is that of the states, not of what happens inside; every allocation that fails is a MemoryError."""
    program = pathlib.Path(__file__).with_name("malloc_witness.py")
    alone = {**os.environ, "NUMBA_ENZYME_DISABLE": "tape-pool"}
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False, env=alone)
    assert done.returncode == 0, done.stderr
    first, second, failures = done.stdout.splitlines()
    (plain, checkpointed), (plain_400, checkpointed_400) = (map(int, line.split()[1:]) for line in (first, second))
    assert checkpointed < 0.75 * plain
    assert checkpointed_400 < 0.75 * plain_400
    assert int(failures.split()[1]) > 20


def refused(f, *arguments):
    with pytest.raises(ne.NotDifferentiable) as info:
        ne.grad(f)(*arguments)
    return {(problem.code, problem.text) for problem in info.value.problems}


def test_refusals():
    @ne.checkpoint
    @njit
    def fresh(u):
        return u * u

    @ne.checkpoint
    @njit
    def random(u):
        for i in range(len(u)):
            u[i] *= np.random.normal()

    @ne.checkpoint
    @njit
    def printing(u):
        u[0] *= 2
        print(len(u))

    @njit
    def with_fresh(u):
        return fresh(u).sum()

    @njit
    def with_random(u):
        random(u)
        return u.sum()

    @njit
    def with_printing(u):
        printing(u)
        return u.sum()

    u = np.ones(3)
    assert ("NE260", "an array leaves a checkpointed function") in refused(with_fresh, u)
    assert {code for code, _ in refused(with_random, u)} & {"NE261", "NE262"}
    assert {code for code, _ in refused(with_printing, u)} & {"NE262"}
    for f in (with_random, with_printing):
        assert ne.jvp(f, (u.copy(),), (u.copy(),)) is not None  # forward mode runs everything once


def test_the_function_itself_is_what_it_was():
    assert ne.checkpoint(BURGERS) is BURGERS
    assert BURGERS.py_func is burgers.py_func and BURGERS.__name__ == "burgers"
    with pytest.raises(ne.EnzymeError):
        ne.checkpoint(3)

    @ne.checkpoint
    def square(x):
        return x * x

    assert square(3.0) == 9.0
    assert square.grad(3.0) == 6.0
