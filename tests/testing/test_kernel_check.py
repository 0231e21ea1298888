"""The check of kernels finds what is wrong, also where the results are small beside what the kernel leaves alone."""

from unittest import mock

import numpy as np
import pytest
from numba import cuda

from numba_enzyme import Const, Duplicated, differentiate
from numba_enzyme.errors import RaceError
from numba_enzyme.testing import check_kernel


@differentiate(target="cpu")
@cuda.jit
def faint(x, y, size):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = size * x[i] * x[i]


class Halved:
    """Gradients that add half of what they should to the shadow of the first argument."""

    def __init__(self, launcher):
        self.launcher = launcher

    def __getitem__(self, configuration):
        def launch(x, y, size):
            right = Duplicated(x.primal, x.shadow.copy())
            self.launcher[configuration](right, y, size)
            x.shadow[...] += 0.5 * (right.shadow - x.shadow)

        return launch


@pytest.mark.parametrize("size", [1.0, 1e-6, 1e-9])
def test_half_a_gradient_is_found(size):
    random = np.random.default_rng(1)
    arguments = random.uniform(1, 2, 40), random.uniform(1, 2, 40), Const(size)
    check_kernel(faint, (2, 32), arguments, differences=False)
    kind, right = type(faint), type(faint).grad
    halved = mock.patch.object(kind, "grad", property(lambda self: Halved(right.fget(self))))
    with halved, pytest.raises(AssertionError, match="disagree"):
        check_kernel(faint, (2, 32), arguments, differences=False)


@differentiate(target="cpu")
@cuda.jit
def of_tuples(parts, y):
    i = cuda.grid(1)
    (a, b), scale, first = parts
    y[i] = scale * a[i] * b[first]


def test_tuples_are_differentiated_leaf_by_leaf():
    random = np.random.default_rng(2)
    arrays = tuple(random.uniform(1, 2, 4) for _ in range(3))
    check_kernel(of_tuples, (1, 4), ((arrays[:2], 1.5, 2), arrays[2]), races=True)


@differentiate(target="cpu")
@cuda.jit
def racy(x, y):
    i = cuda.grid(1)
    if i == 0:
        y[1] = x[0]
    else:
        cuda.atomic.add(y, 1, x[i])


def test_a_race_is_told_before_what_comes_of_it():
    with pytest.raises(RaceError, match=r"y\[1\]"):
        check_kernel(racy, (1, 4), (np.ones(4), np.ones(4)), races=True)
