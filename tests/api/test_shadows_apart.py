"""Arguments and shadows that share memory: right where it is only read or shared in one way by both, refused elsewhere."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme import ActivityError, Const, Duplicated, Forward, autodiff


@njit
def overwrites(x, y):
    x[0] = 5.0
    return y[0] * 3.0 + x[1]


@njit
def reads(x, y):
    return np.sum(x * y * y)


@njit
def reverse(f, x, dx, y, dy):
    autodiff(f, Duplicated(x, dx), Duplicated(y, dy))


@njit
def forward(f, x, dx, y, dy):
    return autodiff(f, Duplicated(x, dx), Duplicated(y, dy), mode=Forward)


IN_PYTHON = (lambda f, x, dx, y, dy: autodiff(f, Duplicated(x, dx), Duplicated(y, dy)),
             lambda f, x, dx, y, dy: autodiff(f, Duplicated(x, dx), Duplicated(y, dy), mode=Forward))  # fmt: skip
MODES = pytest.mark.parametrize("run", [reverse, forward, *IN_PYTHON],
                                ids=["reverse in njit", "forward in njit", "reverse", "forward"])  # fmt: skip


def numbers():
    return np.array([0.7, 1.3, -0.4])


@MODES
def test_memory_that_is_written_is_shared_by_arguments_and_shadows_alike(run):
    x, y, dx, dy, whole = numbers(), numbers(), np.ones(3), np.ones(3), np.ones(5)
    for given in ((x, dx, y, dx), (x, whole[:3], y, whole[2:]), (x, dx, x, dy), (x, y, y, dy), (x, dx, y, x)):
        kept = [part.copy() for part in given]
        with pytest.raises(ActivityError, match="pass copies"):
            run(overwrites, *given)
        np.testing.assert_array_equal(given, kept)
    run(overwrites, x, dx, y, dy)
    run(overwrites, x, dx, x, dx)  # in one way


def test_a_constant_that_is_part_of_a_written_argument():
    x, dx = numbers(), np.zeros(3)
    with pytest.raises(ActivityError, match="pass copies"):
        autodiff(overwrites, Duplicated(x, dx), Const(x))
    with pytest.raises(ActivityError, match="pass copies"):
        autodiff(reads, Duplicated(x, dx), Const(dx))  # the gradient would change what it reads
    autodiff(reads, Duplicated(x, dx), Const(x))
    np.testing.assert_allclose(dx, x * x)


def test_memory_that_is_only_read():
    x, y, both, dy = numbers(), numbers() + 1.0, np.zeros(3), np.zeros(3)
    autodiff(reads, Duplicated(x, both), Duplicated(y, both))
    np.testing.assert_allclose(both, y * y + 2 * x * y)  # the sum of both gradients
    autodiff(reads, Duplicated(x, both), Duplicated(x, dy))
    np.testing.assert_allclose(dy, 2 * x * x)
    tangent = autodiff(reads, Duplicated(x, y), Duplicated(y, x), mode=Forward)
    np.testing.assert_allclose(tangent, np.sum(y ** 3 + 2 * x * x * y))


def test_arrays_of_tuples():
    pair, shadow = (numbers(), numbers()), np.zeros(3)
    of_pair = ne.differentiate(lambda pair: overwrites(pair[0], pair[1]))
    with pytest.raises(ActivityError, match="pass copies"):
        autodiff(of_pair, Duplicated(pair, (shadow, shadow)))


@njit
def overwrites_a_field(r, x):
    r.a = 5.0
    return x.a * 3.0 + r.b


@njit
def reads_fields(r, x):
    return r.a * x.b


def test_records():
    kind = np.dtype([("a", "f8"), ("b", "f8")])
    r, other, d, e = np.array([(1.0, 2.0)] * 2, kind), np.array([(1.0, 2.0)], kind), np.zeros(2, kind), np.zeros(2, kind)
    for given in ((r[0], d[0], r[1], d[0]), (r[0], d[0], r[0], d[1]), (r[0], r[0], r[1], d[0]), (r[0], r[1], r[1], d[0])):
        with pytest.raises(ActivityError, match="overlap"):
            autodiff(overwrites_a_field, Duplicated(*given[:2]), Duplicated(*given[2:]))
    assert not any(map(any, d.tolist())) and r.tolist() == [(1.0, 2.0)] * 2
    autodiff(overwrites_a_field, Duplicated(r[0], d[0]), Duplicated(other[0], d[1]))
    assert d.tolist() == [(0.0, 1.0), (3.0, 0.0)]
    autodiff(reads_fields, Duplicated(other[0], e[0]), Duplicated(other[0], e[1]))
    assert e.tolist() == [(2.0, 0.0), (0.0, 1.0)]


@njit
def doubles_each(a):
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            a[i, j] *= 2.0
    return np.sum(a * a)


TRANSFORMS = {
    "grad": lambda a, v: ne.grad(doubles_each)(a),
    "jvp": lambda a, v: ne.jvp(doubles_each, (a,), (v,)),
    "hvp": lambda a, v: ne.hvp(doubles_each, (a,), (v,)),
}


@pytest.mark.parametrize("strides", [(8, 8), (0, 8), (8, 16), (24, 4)], ids=str)
@pytest.mark.parametrize("transform", TRANSFORMS)
def test_elements_of_one_array_that_share_memory_and_are_written(transform, strides):
    """Shadows of sliding windows, made by the transforms, have an element for each of theirs: 540.8 instead of 4904."""
    memory = np.arange(1.0, 17.0)
    a = np.lib.stride_tricks.as_strided(memory, (4, 3), strides)
    with pytest.raises(ActivityError, match="elements of an argument share memory"):
        TRANSFORMS[transform](a, np.ones((4, 3)))
    np.testing.assert_array_equal(memory, np.arange(1.0, 17.0))


def test_elements_of_strided_arrays_that_are_apart():
    whole = np.arange(96.0).reshape(8, 12)
    for a in (whole[::2, ::4], whole[::-2, ::-4], whole[::2, ::4].T, whole[3:4, ::5], whole[:0, ::2]):
        expected = 8 * a
        np.testing.assert_allclose(ne.grad(doubles_each)(a), expected)


def test_a_sliding_window_in_a_list():
    window = np.lib.stride_tricks.as_strided(np.arange(1.0, 7.0), (4, 3), (8, 8))
    with pytest.raises(ActivityError, match="share memory"):
        ne.grad(lambda rows: doubles_each(rows[0]))([window])
    apart = np.ones((8, 6))[::2, ::2]
    np.testing.assert_allclose(ne.grad(lambda rows: doubles_each(rows[0]))([apart])[0], 8.0)


def test_a_shadow_with_the_strides_of_its_sliding_window():
    memory, slope = np.arange(1.0, 7.0), np.zeros(6)
    window, shadow = (np.lib.stride_tricks.as_strided(numbers, (4, 3), (8, 8)) for numbers in (memory.copy(), slope))
    autodiff(doubles_each, Duplicated(window, shadow))
    count = np.array([1, 2, 3, 3, 2, 1])
    np.testing.assert_allclose(slope, 2 * count * 4.0**count * memory)
    window = np.lib.stride_tricks.as_strided(memory, (4, 3), (8, 8))
    np.testing.assert_allclose(ne.grad(lambda a: np.sum(a * a * a))(window), 3 * window**2)  # only read: by each element
