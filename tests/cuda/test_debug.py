"""Launches on the host that look for mistakes: indices outside of arrays, numbers that are not finite, races across blocks."""

import inspect
import math
import pickle

import numpy as np
import pytest
from numba import cuda, float64, njit

from numba_enzyme import Duplicated, EnzymeError, NonFiniteError, OutsideError, RaceError, autodiff, differentiate
from numba_enzyme.testing import check_kernel


def debugged(function):
    return differentiate(cuda.jit(function), target="cpu", debug=True)


def line_of(made, text):
    lines, first = inspect.getsourcelines(made.py_func)
    return first + next(i for i, line in enumerate(lines) if text in line)


@njit
def next_one(x, i):
    return x[i + 1]


@cuda.jit(device=True)
def pair(x, i):
    return x[i] * next_one(x, i)


@debugged
def pairs(x, y):
    i = cuda.grid(1)
    y[i] = pair(x, i)


@debugged
def rows(a, y):
    s = cuda.shared.array(4, float64)
    i, j = cuda.blockIdx.x, cuda.threadIdx.x
    s[j] = a[i, j]
    cuda.syncthreads()
    y[i, j] = s[-1 - j] * s[j]


@debugged
def added(x, y):
    i = cuda.grid(1)
    cuda.atomic.add(y, x.size - i, x[i] * x[i])


def both_ways(function, configuration, arguments):
    """A launch of the primal and one of each derivative."""
    yield lambda: function[configuration](*arguments)
    for way in ("grad", "jvp"):
        given = [Duplicated(a.copy(), np.ones_like(a)) for a in arguments]
        yield lambda way=way, given=given: getattr(function, way)[configuration](*given)


def test_an_index_behind_the_end():
    for run in both_ways(pairs, (2, 4), (np.ones(8), np.ones(8))):
        with pytest.raises(IndexError) as caught:
            run()
        assert isinstance(caught.value, OutsideError) and isinstance(caught.value, EnzymeError)
        said = str(caught.value)
        assert "thread 3 of block 1" in said and "index 8 along axis 0, which has 8 elements" in said
        assert f"test_debug.py:{line_of(pairs, 'pair(x, i)')}" in said
    assert str(pickle.loads(pickle.dumps(caught.value))) == said
    check_kernel(pairs, (1, 7), (np.linspace(1, 2, 8), np.zeros(8)))


def test_the_end_of_a_row_is_not_the_next_row():
    """Inside of the array's memory; shared arrays and negative indices have extents, too."""
    a = np.linspace(1, 2, 15).reshape(3, 5)
    for run in both_ways(rows, (2, 5), (np.ascontiguousarray(a[:, :4]), np.zeros((2, 5)))):
        with pytest.raises(OutsideError, match=r"thread 4 of block 0 .* index 4 along axis 1, which has 4 elements"):
            run()
    with pytest.raises(OutsideError, match=r"index 4 along axis 0, which has 4 elements"):
        rows[1, 5](a, np.zeros((2, 5)))
    with pytest.raises(OutsideError, match=r"thread 0 of block 2 .* index 2 along axis 0, which has 2 elements"):
        rows[3, 4](a, np.zeros((2, 5)))
    check_kernel(rows, (2, 4), (a, np.zeros((2, 5))), races=True)


def test_an_atomic_operation():
    with pytest.raises(OutsideError, match=r"thread 0 of block 0 .* index 8 along axis 0"):
        added[1, 8](np.ones(8), np.zeros(8))
    check_kernel(added, (1, 8), (np.linspace(1, 2, 8), np.zeros(9)))


def outside_in_a_derivative(x, y, i):
    y[i] = x[i + 1] * x[i]


@debugged
def derivative_within(x, dx, y, dy):
    autodiff(device_function, Duplicated(x, dx), Duplicated(y, dy), cuda.grid(1))


device_function = cuda.jit(device=True)(outside_in_a_derivative)


def test_a_derivative_within_a_kernel():
    dx = np.zeros(5)
    derivative_within[1, 4](np.arange(5.0), dx, np.zeros(5), np.ones(5))
    np.testing.assert_array_equal(dx, [1, 2, 4, 6, 3])
    with pytest.raises(OutsideError, match=r"thread 4 of block 0 .* index 5"):
        derivative_within[1, 5](np.arange(5.0), dx, np.zeros(5), np.ones(5))


def test_the_kernel_itself_is_compiled_as_ever():
    """Nothing of the comparisons is found again where the functions are compiled for other kernels."""
    @differentiate(target="cpu")
    @cuda.jit
    def plain(x, y):
        i = cuda.grid(1)
        y[i] = pair(x, i)

    with pytest.raises(OutsideError):
        pairs[1, 8](np.ones(8), np.ones(8))
    plain[1, 7](np.ones(8), np.ones(8))
    assert "ne.outside" not in plain.inspect_llvm("(float64[::1], float64[::1])")
    assert "outside" not in plain.inspect_gradient("(float64[::1], float64[::1])", view="ptx")


@debugged
def logarithms(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = math.log(x[i]) * x[i]


@debugged
def roots(x, y):
    i = cuda.grid(1)
    y[i] = math.sqrt(x[i])


def test_the_first_number_that_is_not_finite():
    x = np.array([1.0, 2.0, 0.0, 3.0])
    with pytest.raises(FloatingPointError) as caught:
        logarithms[1, 8](x, np.zeros(4))
    assert isinstance(caught.value, NonFiniteError)
    said = str(caught.value)
    assert "thread 2 of block 0 makes -inf" in said and "log(0.0)" in said and f":{line_of(logarithms, 'math.log')}" in said
    roots[1, 4](x, np.zeros(4))
    with pytest.raises(NonFiniteError, match=r"thread 2 of block 0 makes inf at .*: /\("):  # in the derivative alone
        roots.grad[1, 4](Duplicated(x, np.zeros(4)), Duplicated(np.zeros(4), np.ones(4)))
    y = np.zeros(4)
    logarithms[1, 8](np.array([1.0, np.inf, np.nan, 2.0]), y)  # not made here
    assert np.isinf(y[1]) and np.isnan(y[2])


@debugged
def handed_on(x, y, waits):
    grid = cuda.cg.this_grid()
    i = cuda.grid(1)
    y[i] = x[i] ** 2
    if waits:
        grid.sync()
    x[i] = y[x.size - 1 - i] * x[i]


def test_blocks_are_ordered_by_barriers_of_the_grid():
    x = np.linspace(1, 2, 8)
    handed_on[2, 4](x.copy(), np.zeros(8), True)
    handed_on.grad[2, 4](Duplicated(x.copy(), np.ones(8)), Duplicated(np.zeros(8), np.zeros(8)), True)
    with pytest.raises(RaceError, match=r"y\[\d\]: thread \d of block 0 reads .*, thread \d of block 1 writes"):
        handed_on[2, 4](x.copy(), np.zeros(8), False)


def test_a_grid_has_blocks():
    for grid in (0, (2, 0)):
        with pytest.raises(ValueError, match="the grid has at least one block along each axis"):
            roots[grid, 4](np.ones(4), np.zeros(4))
    with pytest.raises(ValueError, match="the block has at least one thread along each axis"):
        roots[1, 0](np.ones(4), np.zeros(4))


def test_what_llvm_computes_in_advance_is_no_finding():
    """A quotient in front of the branch that uses it is made of what a thread that goes another way has never written."""
    @differentiate(target="cpu", debug=True)
    @cuda.jit
    def factored(a, factor):
        s = cuda.shared.array((4, 4), float64)
        i, j = cuda.threadIdx.x, cuda.threadIdx.y
        s[i, j] = a[i, j]
        cuda.syncthreads()
        for k in range(4):
            if i == k and j == k:
                s[k, k] = math.sqrt(s[k, k])
            cuda.syncthreads()
            if j == k and i > k:
                s[i, k] /= s[k, k]
            cuda.syncthreads()
            if i > k and j > k and i >= j:
                s[i, j] -= s[i, k] * s[j, k]
            cuda.syncthreads()
        factor[i, j] = s[i, j] if i >= j else 0.0

    r = np.random.default_rng(0).random((4, 4))
    a, da = r @ r.T + 2 * np.eye(4), np.zeros((4, 4))
    factored.grad[1, (4, 4)](Duplicated(a, da), Duplicated(np.zeros((4, 4)), np.ones((4, 4))))
    direction = np.diag(np.arange(1.0, 5.0)) + np.tril(r)
    whole = direction + np.tril(direction, -1).T
    sums = [np.tril(np.linalg.cholesky(a + h * whole)).sum() for h in (-2e-4, -1e-4, 1e-4, 2e-4)]
    difference = np.dot(sums, [1, -8, 8, -1]) / 12e-4
    assert (da * direction).sum() == pytest.approx(difference, rel=1e-9)


def potential(cut):
    """A kernel made by a function, as packages make theirs: what it names is assigned in a branch only."""
    if cut:
        largest = 2.0

    @cuda.jit(device=True)
    def energy(v):
        return min(v, largest) ** 3 if cut else v**3

    @cuda.jit
    def energies(x, y):
        i = cuda.grid(1)
        y[i] = energy(x[i])
        if cut:
            y[i] += largest

    return energies


@pytest.mark.parametrize("cut", [False, True])
@pytest.mark.parametrize("options", [{"debug": True}, {"race_check": True}])
def test_names_around_a_kernel_need_no_value_where_nothing_uses_them(cut, options):
    checked = differentiate(potential(cut), target="cpu", **options)
    x, dx = np.array([1.5, 3.0]), np.zeros(2)
    checked.grad[1, 2](Duplicated(x, dx), Duplicated(np.zeros(2), np.ones(2)))
    np.testing.assert_allclose(dx, [3 * 1.5**2, 0.0 if cut else 27.0])
