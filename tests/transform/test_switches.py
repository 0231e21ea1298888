"""Gradients without some of the optimisations: slower, never different."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme import config
from numba_enzyme.pipeline import differentiate
from tools.golden import parse_request

SIZED = Path(__file__).with_name("reverse_tape_sized.ll").read_text(encoding="utf-8")


def program():
    """A new function every time, since derivatives are kept by function; loops of all kinds over memory that is overwritten."""

    @njit
    def scaled(a, b):
        return a * math.exp(-b * b)

    @njit
    def loss(x, steps):
        u = np.empty(x.size)
        u[:] = x
        total = 0.0
        for _ in range(steps):
            for i in range(1, u.size):
                u[i] = scaled(u[i], u[i - 1]) + math.sin(x[i]) * u[i - 1]
            for i in range(u.size):
                for j in range(i):
                    total += u[i] * u[j] * u[j]
        left = total
        while left > 1e-3:
            left = left * (0.5 - 0.1 * math.cos(left * x[0]))
            total += left * left
        for i in range(4):
            total = total * 0.9 + math.tanh(total * x[i])
        return total

    return loss


def central_differences(f, x, *rest, step=1e-6):
    found = np.empty_like(x)
    for i in range(x.size):
        plus, minus = x.copy(), x.copy()
        plus[i] += step
        minus[i] -= step
        found[i] = (f(plus, *rest) - f(minus, *rest)) / (2.0 * step)
    return found


@pytest.fixture(scope="module")
def expected():
    x = np.linspace(0.3, 1.1, 6)
    loss = program()
    gradient = ne.grad(loss)(x, 5)
    np.testing.assert_allclose(gradient, central_differences(loss, x, 5), rtol=2e-7)
    return gradient


NAMES = [name for name in config.OPTIMISATIONS if name != "threads"]
EVERY_SIXTH = [",".join(NAMES[first::6]) for first in range(6)]


@pytest.mark.parametrize("names", [*EVERY_SIXTH, *(pytest.param(name, marks=pytest.mark.slow) for name in NAMES)])
def test_gradient_without_optimisations(names, expected, monkeypatch):
    """Several at a time, so that each is off once; each alone is slow."""
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", names)
    loss, x = program(), np.linspace(0.3, 1.1, 6)
    np.testing.assert_allclose(ne.grad(loss)(x, 5), expected, rtol=1e-12)


def test_gradient_with_no_optimisation_of_the_cache(expected, monkeypatch):
    """Once reverse, and once the halves of a split."""
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "min-cut,recomputation,cache-licm,cache-merging,tape-layout,tape-pool")
    loss, x = program(), np.linspace(0.3, 1.1, 6)
    np.testing.assert_allclose(ne.grad(loss)(x, 5), expected, rtol=1e-12)
    value, pullback = ne.vjp(program(), x, 5)
    np.testing.assert_allclose(pullback(2.0)[0], 2.0 * expected, rtol=1e-12)
    assert value == pytest.approx(loss(x, 5), rel=1e-13)


def test_switches_change_the_plan(monkeypatch):
    """Each of them does what its name says."""

    def plan(name):
        monkeypatch.setenv("NUMBA_ENZYME_DISABLE", name)
        return differentiate(SIZED, parse_request("reverse f(dup, const) -> const"), until="differentiate")

    everything = plan("")
    assert "ne.tape.resize" not in everything.text
    assert "ne.tape.resize" in plan("tape-layout").text
    assert "tape 8*n bytes" in everything.plan
    assert "tape 16*n bytes" in plan("recomputation").plan
