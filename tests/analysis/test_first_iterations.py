"""What is the same in all iterations of a loop goes to the tape in the first of them, where that one certainly comes by."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import link
from numba_enzyme.request import Mode
from tests.interpreted import check_gradient


@njit
def products(a, b, steps):
    """a[i, r] is the same for all j, b[r, j] for all i."""
    total = 0.0
    for _ in range(steps):
        for i in range(a.shape[0]):
            for j in range(b.shape[1]):
                product = 0.0
                for r in range(a.shape[1]):
                    product += a[i, r] * b[r, j]
                total += product * product
        a *= 0.9
        b *= 1.1
    return total


@njit
def reached_late(a, b, steps):
    """a[j] is the same for all i, but the first i never looks at it."""
    total = 0.0
    for t in range(steps):
        for i in range(b.size):
            if (i + t) % 3 == 1:
                for j in range(a.size):
                    total += a[j] * a[j] * b[i]
        for j in range(a.size):
            a[j] *= 0.9
    return total


@njit
def longer_and_longer(a, b, steps):
    """The first i sees nothing of a, the next one the first element."""
    total = 0.0
    for _ in range(steps):
        for i in range(b.size):
            for j in range(a.size):
                if j == i:
                    break
                total += a[j] * a[j] * b[i]
        for j in range(a.size):
            a[j] *= 0.9
    return total


@njit
def under_a_condition_of_its_own(a, b, steps):
    """Whether a[j] is looked at depends on j and on the data, not on i."""
    total = 0.0
    for _ in range(steps):
        for i in range(b.size):
            for j in range(a.size):
                if b[j] > 0.5:
                    total += a[j] * a[j] * b[i]
        for j in range(a.size):
            a[j] *= 0.9
    return total


def numbers(*shape):
    return np.random.default_rng(len(shape)).uniform(0.2, 0.9, shape)


PROGRAMS = [
    (products, (numbers(3, 2), numbers(2, 4), 3), [1, 1]),
    (reached_late, (numbers(4), numbers(5), 4), []),
    (longer_and_longer, (numbers(4), numbers(3), 3), []),
    (under_a_condition_of_its_own, (numbers(4), numbers(4), 3), [1]),
]


@pytest.mark.parametrize(("f", "args", "expected"), PROGRAMS, ids=lambda value: getattr(value, "__name__", ""))
def test_it_is_kept_in_first_iterations_that_come_by(f, args, expected):
    before = set(link._LINKED)
    check_gradient(f, args)
    made = [linked.derivative for key, linked in link._LINKED.items() if key not in before]
    of_gradients = [derivative for derivative in made if derivative.request.mode is Mode.REVERSE]
    assert of_gradients
    slots = [slot for d in of_gradients for plan in d.plans.values() for slot in plan.tape.slot_of.values()]
    assert sorted(len(slot.first_in) for slot in slots if slot.first_in) == expected * len(of_gradients)


@pytest.mark.parametrize("shapes", [((3, 2), (2, 0)), ((0, 2), (2, 4)), ((3, 0), (0, 4))])
def test_loops_that_never_run(shapes):
    first, second = (numbers(*shape) for shape in shapes)
    d_first, d_second = np.zeros_like(first), np.zeros_like(second)
    ne.autodiff(products, ne.Duplicated(first, d_first), ne.Duplicated(second, d_second), ne.Const(3))
    assert not d_first.any() and not d_second.any()
