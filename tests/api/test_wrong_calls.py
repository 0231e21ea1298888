"""Calls that do not fit: the error says which argument, what it is, and what to write; and calls that Numba fits by casting."""

import math
from typing import NamedTuple

import numpy as np
import pytest
from numba import njit, objmode

import numba_enzyme as ne


@njit
def square(x):
    return x * x


@njit
def total(x):
    return (x * x).sum()


@njit("float64(float64)")
def eager(x):
    return x * x * x


@njit("float64(complex128)")
def eager_complex(z):
    return abs(z) ** 2


@njit("float64(float64[::1])")
def eager_array(x):
    return (x * x).sum()


class Plain:
    def method(self, x):
        return x * x


@njit
def product(x, y):
    return x[0] * y


X, FOUR = np.arange(3.0), np.ones(4)
FEW = r"product\(x, y\) is given 1 arguments: missing a required argument: 'y'"
CALLS = {
    "a shadow of None": (lambda: ne.autodiff(square, ne.Duplicated(2.0, None)), ne.ActivityError,
                         "argument `x` of type float64 is Duplicated without a shadow"),
    "seeds": (lambda: ne.autodiff(square, ne.Active(2.0), seed=np.ones(2)), ne.ActivityError,
              "seed must be a number, got array"),
    "no tuple": (lambda: ne.jvp(total, X, X), ne.EnzymeError, r"primals must be a tuple .* got ndarray: write \(x,\)"),
    "no tuple of tangents": (lambda: ne.hvp(square, (1.0,), 1.0), ne.EnzymeError, "tangents must be a tuple .* got float"),
    "tangent": (lambda: ne.jvp(total, (X,), (FOUR,)), ValueError, r"tangent of argument `x` has shape \(4,\), its primal \(3,\)"),
    "tangent of second order": (lambda: ne.hvp(total, (X,), (FOUR,)), ValueError,
                                r"argument `x` has shape \(4,\), its primal \(3,\)"),
    "shadow": (lambda: ne.autodiff(total, ne.Duplicated(X, FOUR)), ne.ActivityError,
               r"shadow of argument `x` has shape \(4,\), its primal \(3,\)"),
    "cotangent": (lambda: ne.vjp(square, X)[1](FOUR), ValueError, r"square returned \(3,\), the cotangent has \(4,\)"),
    "too few in autodiff": (lambda: ne.autodiff(product, ne.Const([1.0, 2.0])), ne.ActivityError, FEW),
    "too few in jvp": (lambda: ne.jvp(product, ([1.0, 2.0],), (None,)), ne.ActivityError, FEW),
    "too few in hvp": (lambda: ne.hvp(product, (X,), (X,)), ne.ActivityError, FEW),
    "too few in vjp": (lambda: ne.vjp(product, X), ne.ActivityError, FEW),
    "too many in jvp": (lambda: ne.jvp(square, (1.0, 2.0), (1.0, 2.0)), ne.ActivityError, "too many positional arguments"),
    "layout": (lambda: ne.grad(eager_array)(np.arange(6.0)[::2]), TypeError, "eager_array has no signature for .*1d, A"),
    "method": (lambda: ne.grad(Plain().method)(2.0), ne.EnzymeError, r"a bound method \(Plain.method\): decorate"),
    "built-in": (lambda: ne.grad(math.sin)(2.0), ne.EnzymeError, r"built-in function math.sin: .* `lambda x: math.sin\(x\)`"),
    "object": (lambda: ne.grad(square)(Plain()), ne.EnzymeError, "argument `x` of square is not something that Numba knows"),
    "byte order": (lambda: ne.grad(square)(X.astype(">f8")), ne.EnzymeError, r"another byte order x.astype\(np.float64\)"),
    "shadow in another byte order": (lambda: ne.autodiff(total, ne.Duplicated(X, X.astype(">f8"))), ne.EnzymeError,
                                     "byte order .*not something that Numba knows"),
    "dict": (lambda: ne.grad(square)({"x": 1.0}), ne.EnzymeError, "the numbers of an object or dict one by one"),
}  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
def test_says_what_is_wrong(call):
    run, error, says = CALLS[call]
    with pytest.raises(error, match=says) as caught:
        run()
    assert "\n" not in str(caught.value)


def test_an_array_in_another_byte_order_is_refused_after_one_in_that_of_the_machine():
    """Numba's fingerprints of tuples do not tell the two apart."""
    total(X)
    assert ne.jvp(total, (X,), (X,))[1] == pytest.approx(2.0 * total(X))
    swapped = X.astype(">f8")
    for primal, tangent in ((swapped, X), (X, swapped)):
        with pytest.raises(ne.EnzymeError, match=r"byte order \(>f8\).* pass x.astype\(np.float64\)"):
            ne.jvp(total, (primal,), (tangent,))


class Scaled(NamedTuple):
    x: np.ndarray
    scale: float


@njit
def of_named_tuple(given):
    return given.scale * np.sum(given.x * given.x)


def test_another_byte_order_in_a_named_tuple_or_a_subclass_of_arrays():
    swapped = X.astype(">f8")
    subclass = type("Subclass", (np.ndarray,), {})
    for of, taken, other, shadow in ((of_named_tuple, Scaled(X, 2.0), Scaled(swapped, 2.0), Scaled(0 * X, 0.0)),
                                     (total, X, swapped.view(subclass), 0 * X)):  # fmt: skip
        ne.autodiff(of, ne.Duplicated(taken, shadow))
        with pytest.raises(ne.EnzymeError, match="another byte order"):
            ne.autodiff(of, ne.Duplicated(other, shadow))


@njit
def in_python(x):
    with objmode(y="float64"):
        y = float(x)
    return y * x


def test_object_mode_has_a_code():
    with pytest.raises(ne.NotDifferentiable) as refusal:
        ne.grad(in_python)(2.0)
    assert [problem.code for problem in refusal.value.problems] == ["NE105"]
    assert refusal.value.problems[0].place.file.endswith("test_wrong_calls.py")


def test_arguments_that_numba_casts():
    """Gradients come back in the type of the argument; of a real argument of a complex parameter the real part."""
    x = np.float32(2.0)
    assert ne.grad(eager)(x) == 12.0 and ne.value_and_grad(eager)(x) == (8.0, 12.0)
    assert ne.autodiff(eager, ne.Active(x)) == (12.0,)
    assert ne.jvp(eager, (x,), (np.float32(1.0),)) == (8.0, 12.0)
    assert ne.hvp(eager, (x,), (np.float32(1.0),)) == 12.0
    assert ne.grad(eager_complex)(3.0) == 6.0


@njit
def sums(x):
    return np.sum(x * x), x * 2.0


@pytest.mark.parametrize(("wrong", "message"), [
    ((np.ones(2), np.ones(2)), "returns float64: its cotangent must be such a number, got array"),
    ((None, np.ones(2)), "returns float64: its cotangent must be such a number, got none"),
    ((1j, np.ones(2)), "returns float64: its cotangent must be such a number, got complex128"),
    ((1.0, np.ones(2, np.complex128)), "its cotangent must be an array of the same shape, got array.complex128"),
    ((1.0, 1.0), "its cotangent must be an array of the same shape, got float64"),
])  # fmt: skip
def test_cotangents_of_another_kind(wrong, message):
    with pytest.raises(ne.EnzymeError, match=message):
        ne.vjp(sums, np.array([1.0, 2.0]))[1](wrong)
