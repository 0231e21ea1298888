"""Arrays of a function that the reverse sweep restores: which, how much less is kept, and whether gradients are right."""

import re
from functools import cache

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import numba_enzyme as ne
from numba_enzyme import differentiate
from numba_enzyme.transform.planning import restoration

jax.config.update("jax_enable_x64", True)


def swapped(initial, steps, count):
    """Two buffers that change places; each number is made of three around it, in products that need two numbers of them."""
    u, v = initial.copy(), initial.copy()
    for _ in range(steps):
        for i in range(1, count - 1):
            v[i] = u[i] - 0.2 * u[i] * (u[i + 1] - u[i - 1]) + 0.1 * np.sin(u[i + 1]) * u[i - 1]
        u, v = v, u
    return np.sum(u * u)


def in_place(initial, steps, count):
    """One buffer, in which the numbers to the left are new already and those to the right are not."""
    u = initial.copy()
    for _ in range(steps):
        for i in range(1, count - 1):
            u[i] = u[i] - 0.2 * u[i] * (u[i + 1] - u[i - 1]) + 0.1 * np.sin(u[i + 1]) * u[i - 1]
    return np.sum(u * u)


def sometimes(initial, steps, count):
    """Stores behind a branch, and a second one to the same place."""
    u, v = initial.copy(), initial.copy()
    for t in range(steps):
        for i in range(1, count - 1):
            if (t + i) % 3:
                v[i] = u[i] * u[i + 1] * (u[i - 1] + 0.5 * u[i + 1])
                v[i] = v[i] + 0.3 * u[i] * u[i]
            else:
                v[count - 1 - i] = 0.9 * u[i] * u[i - 1]
        u, v = v, u
    return np.sum(u * u) + np.sum(v * v * v)


def raises(initial, steps, count):
    """Ends with an exception in the middle of a step when it comes to a zero."""
    u, v = initial.copy(), initial.copy()
    for _ in range(steps):
        for i in range(1, count - 1):
            if u[i] > 100.0:
                raise ValueError("too large")
            v[i] = u[i] * (u[i + 1] - u[i - 1]) + 1.5 * u[i] * u[i + 1]
        u, v = v, u
    return np.sum(u * u)


def step_of(u, u_left, right):
    return u - 0.2 * u * (right - u_left) + 0.1 * jnp.sin(right) * u_left


def swapped_in_jax(initial, steps):
    u, v = initial, initial
    for _ in range(steps):
        u, v = v.at[1:-1].set(step_of(u[1:-1], u[:-2], u[2:])), u
    return jnp.sum(u * u)


@cache
def both(function):
    """The function with restored memory wherever that is possible, and without; each with its plan and its bytes."""
    x, sizes = np.linspace(0.2, 0.9, 9), {"steps": 1000, "count": 1002}
    found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(restoration, "GAIN_IN_ARRAYS", 1e6)
        for off in ("", "restored-memory"):
            patch.setenv("NUMBA_ENZYME_DISABLE", off)
            made = differentiate(function)
            made.grad(x, 1, 9)
            found.append((made, made.inspect_gradient(view="plan"), made.explain().bytes_for(sizes)))
    return found


@pytest.mark.parametrize("function", [swapped, pytest.param(in_place, marks=pytest.mark.slow), sometimes, raises])
def test_against_differences(function):
    (made, plan, _), (without, other_plan, _) = both(function)
    assert re.search(r"^  restored .* undone", plan, re.MULTILINE)
    assert "undone" not in other_plan
    for steps, count in ((0, 9), (1, 2), (1, 3), (4, 9), (3, 40)):
        x = np.linspace(0.2, 0.9, count)
        gradient = made.grad(x, steps, count)
        np.testing.assert_allclose(gradient, without.grad(x, steps, count), rtol=1e-12, atol=1e-14)
        ends = [made(x + h, steps, count) - made(x - h, steps, count) for h in 1e-6 * np.eye(count)]
        np.testing.assert_allclose(gradient, np.array(ends) / 2e-6, rtol=1e-6, atol=1e-7 * abs(made(x, steps, count)))


def test_against_jax():
    x = np.linspace(0.2, 1.1, 33)
    np.testing.assert_allclose(
        both(swapped)[0][0].grad(x, 7, 33), jax.grad(swapped_in_jax)(jnp.asarray(x), 7), rtol=1e-13, atol=1e-13
    )


def test_half_of_the_tape():
    (_, _, restored), (_, _, without) = both(swapped)
    assert restored < 0.51 * without


def test_an_exception_in_a_step():
    made = both(raises)[0][0]
    x, dx = np.full(9, 30.0), np.full(9, 7.0)
    kept = x.copy()
    with pytest.raises(ValueError, match="too large"):
        ne.autodiff(made, ne.Duplicated(x, dx), ne.Const(9), ne.Const(9))
    assert np.array_equal(x, kept)
    assert np.all(dx == 7.0)


def written_out(initial, out, steps, count):
    """What was swapped is copied to the caller: that must be there afterwards as the primal leaves it."""
    u, v = initial.copy(), initial.copy()
    for _ in range(steps):
        for i in range(1, count - 1):
            v[i] = u[i] - 0.2 * u[i] * (u[i + 1] - u[i - 1]) + 0.1 * np.sin(u[i + 1]) * u[i - 1]
        u, v = v, u
    out[:] = u


def test_results_are_those_of_the_primal():
    x, out, expected = np.linspace(0.2, 1.1, 20), np.zeros(20), np.zeros(20)
    made = differentiate(written_out)
    made(x, expected, 5, 20)
    dx, dout = np.zeros(20), 2.0 * expected
    ne.autodiff(made, ne.Duplicated(x, dx), ne.Duplicated(out, dout), ne.Const(5), ne.Const(20))
    assert np.array_equal(out, expected)
    np.testing.assert_allclose(dx, jax.grad(swapped_in_jax)(jnp.asarray(x), 5), rtol=1e-13, atol=1e-13)


@pytest.mark.slow
def test_second_derivatives():
    x, w = np.linspace(0.2, 1.1, 12), np.cos(np.arange(12.0))
    of_jax = jax.jvp(jax.grad(lambda x: swapped_in_jax(x, 4)), (jnp.asarray(x),), (jnp.asarray(w),))[1]
    found = ne.hvp(differentiate(swapped), (x, 4, 12), (w, None, None))
    np.testing.assert_allclose(found[0], of_jax, rtol=1e-12, atol=1e-12)
