"""Arrays seen through several views at once: copies of whole memory beside reversed, strided and mixed ones."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.testing import check_grads
from tests.interpreted import check_gradient

X = np.array([0.31, -0.72, 1.13, 0.44, -0.25])
A = np.arange(1.0, 13.0).reshape(4, 3) * 0.21


@njit
def copied_beside_steps(x, a, step):
    """Steps and rows that only the caller knows are multiples of an element all the same."""
    whole, back, stepped = x.copy(), x[::-1], x[::step]
    row, column = a[step].copy(), a[:, 1].copy()
    return whole[0] * back[1] * stepped[1] + (row * row).sum() * column[2] * a[0, 0]


@njit
def chosen_among_views(x, n):
    """Strides that come out of memory: typed accesses lie at multiples of their size nevertheless."""
    t = x.copy()
    u = np.zeros((n, 2))
    views = (u.T, t[::-1])
    flat = u.reshape(2 * n)
    for k in range(n):
        w = views[0] if k % 2 == 0 else u
        w[k % w.shape[0], k % w.shape[1]] = t[k] * x[k]
    return flat.copy().sum() ** 2 + views[1][0] ** 2


@njit
def walked(a, rows):
    """A loop whose step is a stride."""
    total, where = 0.0, a[::-1].T
    for i in range(rows):
        total += where[i % where.shape[0], i] ** 2 * a.copy()[i, 0]
    return total


@pytest.mark.parametrize("array", [A, np.asfortranarray(A), np.arange(1.0, 73.0).reshape(8, 9)[::2, ::3] * 0.1])
def test_copies_beside_views(array):
    check_gradient(copied_beside_steps, (X, array, 2))
    check_gradient(walked, (array, 4))


def test_views_chosen_at_run_time():
    check_grads(chosen_among_views, (X, 4))


def test_complex_and_single_precision():
    check_grads(copied_beside_steps, (X.astype(np.float32), A.astype(np.float32), 2))
    check_grads(walked, (A[:, ::-1] * (0.5 + 0.2j), 4))


@njit
def transposed_beside_slices(a, t, s):
    part = a[1:, ::2]
    turned = t.transpose(2, 0, 1).copy()[::-1] * s + np.swapaxes(t, 0, 2).copy()[:, :2, :].sum()
    return part[::-1, 1:].copy() * a.copy()[0, 0], turned


@pytest.mark.slow
def test_axes_are_permuted_beside_slices():
    check_grads(transposed_beside_slices, (A, A.reshape(2, 3, 2).copy(), 0.7))


@njit
def bits_kept(buffer, x):
    buffer[0] = np.array([x * x]).view(np.int64)[0]
    return buffer.view(np.float64)[0] * x


@njit
def numbers_in_bytes(raw, x):
    return raw.view(np.float64)[1] * x


def test_bits_of_numbers_in_arrays_of_integers():
    """An array of integers has no shadow: what is put there and read back as a number would lose its derivative."""
    with pytest.raises(ne.NotDifferentiable, match="NE208 a number with a derivative is kept in the argument `buffer`"):
        ne.jvp(bits_kept, (np.zeros(2, np.int64), 2.0), (None, 1.0))
    for raw in (np.array([1.5, 2.5]).view(np.int64), np.array([1.5, 2.5]).view(np.uint8)):
        assert ne.grad(numbers_in_bytes, argnums=1)(raw, 2.0) == 2.5
        assert ne.jvp(numbers_in_bytes, (raw, 2.0), (None, 1.0))[1] == 2.5


@njit
def bits_above_indices(x, n):
    words = np.zeros(n, np.int64)
    for i in range(n):
        words[i] = np.int64(np.float32(x * (i + 1)).view(np.int32)) << 32 | i
    total = 0.0
    for i in range(n):
        total += (words[i] & 0xFFFFFFFF) * float(np.int32(words[i] >> 32).view(np.float32)) * x
    return total


def test_bits_of_a_number_above_an_integer():
    """The sum of i * (i + 1) * x * x, i < 3."""
    assert ne.grad(bits_above_indices)(1.75, 3) == 28.0
    assert ne.jvp(bits_above_indices, (1.75, 3), (1.0, None))[1] == 28.0


@njit
def bits_in_records(kept, x):
    for i in range(x.size):
        kept[i].n = np.float64(x[i]).view(np.int64)
    total = 0.0
    for i in range(x.size):
        total += np.int64(kept[i].n).view(np.float64) ** 2
    return total


@njit
def numbers_in_flags(kept, x):
    numbers = kept.view(np.float64)
    for i in range(x.size):
        numbers[i] = x[i]
    return (numbers * numbers).sum()


@pytest.mark.parametrize(
    ("function", "kept"),
    [(bits_in_records, np.zeros(2, np.dtype([("m", np.int64), ("n", np.int64)]))), (numbers_in_flags, np.zeros(16, np.bool_))],
)
def test_bits_of_numbers_in_arrays_of_other_things(function, kept):
    with pytest.raises(ne.NotDifferentiable, match="NE208 a number with a derivative is kept in the argument `kept`"):
        ne.grad(function, argnums=1)(kept, np.array([2.0, 3.0]))
