"""Where the forward sweep could only raise, `autodiff` works on copies of the shadows, if they are small beside the work."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme import Active, Const, Duplicated, autodiff
from numba_enzyme.bridge.cpu import link

LEFT_OUT = "no forward sweep"


def pairs(x, w, scale):
    total = 0.0
    for i in range(x.size):
        for j in range(i + 1, x.size):
            distance = (x[i] - x[j]) / w[j]
            total += scale * distance * distance / x[i]
    return total


@njit
def element(x, place):
    total = 0.0
    for i in range(place, place + 2):
        total += 1.0 / x[i]
    return total


def plan_of(function, *arguments, **options):
    before = set(link._LINKED)
    autodiff(function, *arguments, **options)
    (made,) = [linked for key, linked in link._LINKED.items() if key not in before]
    return made.derivative.plan


def operands(n=40):
    rng = np.random.default_rng(1)
    return [rng.uniform(0.5, 2.0, n) for _ in range(2)], [rng.uniform(-1.0, 1.0, n) for _ in range(2)]


def annotated(arrays, shadows):
    return *(Duplicated(a, s) for a, s in zip(arrays, shadows, strict=True)), Active(0.5)


def test_the_same_bits_as_with_a_forward_sweep(monkeypatch):
    arrays, start = operands()
    shadows, expected = [s.copy() for s in start], [s.copy() for s in start]
    function = njit(pairs)
    assert LEFT_OUT in plan_of(function, *annotated(arrays, shadows))
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "forward-sweep")
    again = njit(pairs)
    assert LEFT_OUT not in plan_of(again, *annotated(arrays, expected))
    for found, wanted, before in zip(shadows, expected, start, strict=True):
        np.testing.assert_array_equal(found, wanted)
        assert (found != before).any()
    assert autodiff(function, *annotated(arrays, shadows)) == autodiff(again, *annotated(arrays, expected))
    for found, wanted in zip(shadows, expected, strict=True):
        np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("place", [1, 20, 39])
def test_shadows_stay_as_they_are_where_the_function_raises(place):
    arrays, start = operands()
    arrays[1][place] = 0.0
    shadows = [s.copy() for s in start]
    with pytest.raises(ZeroDivisionError):
        autodiff(CHECKED, *annotated(arrays, shadows))
    for found, before in zip(shadows, start, strict=True):
        np.testing.assert_array_equal(found, before)


CHECKED = njit(pairs)


def test_a_long_array_of_which_little_is_read_is_not_copied():
    x, shadow = np.full(100_000, 2.0), np.ones(100_000)
    ne.release_memory()
    assert LEFT_OUT in plan_of(element, Duplicated(x, shadow), Const(3))
    assert ne.release_memory() == 0
    np.testing.assert_array_equal(shadow[:6], [1.0, 1.0, 1.0, 0.75, 0.75, 1.0])
    x[4] = 0.0
    with pytest.raises(ZeroDivisionError):
        autodiff(element, Duplicated(x, shadow), Const(3))
    np.testing.assert_array_equal(shadow[:6], [1.0, 1.0, 1.0, 0.75, 0.75, 1.0])
    autodiff(element, Duplicated(x, shadow), Const(7))
    assert shadow[7] == 0.75


def test_a_long_array_of_which_much_is_read_is_copied():
    arrays, shadows = operands(9_000)
    ne.release_memory()
    autodiff(CHECKED, *annotated(arrays, shadows))
    assert ne.release_memory() >= 2 * 8 * 9_000


def test_only_where_the_shadows_can_be_copied_and_the_value_is_not_wanted():
    arrays, shadows = operands(6)
    assert LEFT_OUT not in plan_of(njit(pairs), *annotated(arrays, shadows), with_primal=True)
    strided, shadow = np.arange(1.0, 13.0)[::2], np.zeros(12)[::2]
    assert LEFT_OUT not in plan_of(element, Duplicated(strided, shadow), Const(1))
    np.testing.assert_allclose(shadow[:4], [0.0, -1 / 9, -1 / 25, 0.0])


def test_nested_in_compiled_code():
    """Differentiated again, and called from a function that is compiled."""
    function = njit(pairs)

    @njit
    def length_of_gradient(x, w):
        dx = np.zeros_like(x)
        autodiff(function, Duplicated(x, dx), Const(w), Const(0.5))
        return np.sum(dx * dx)

    arrays, _ = operands(5)
    ne.testing.check_grads(length_of_gradient, tuple(arrays))


def test_copies_of_both_precisions():
    """An odd number of small elements before larger ones."""
    (x, w), _ = operands(41)
    x = x.astype(np.float32)
    shadows = [np.full_like(x, 3.0), np.full_like(w, 2.0)]
    function = njit(pairs)
    assert LEFT_OUT in plan_of(function, *annotated([x, w], shadows))
    with_value = [np.full_like(x, 3.0), np.full_like(w, 2.0)]
    autodiff(function, *annotated([x, w], with_value), with_primal=True)
    for found, wanted in zip(shadows, with_value, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-5)
