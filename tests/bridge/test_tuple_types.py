"""Tuples that hold instances as arguments: their types are Numba's, and are not made anew in every call."""

from collections import namedtuple

import numpy as np
from numba import float64, njit, typed, typeof, types
from numba.experimental import jitclass

import numba_enzyme as ne


@jitclass([("a", float64), ("w", float64[::1])])
class Model:
    def __init__(self, a, w):
        self.a, self.w = a, w


@jitclass([("a", float64)])
class Other:
    def __init__(self, a):
        self.a = a


Pair = namedtuple("Pair", "first second")
Twin = namedtuple("Twin", "first second")


@njit
def value(model, x):
    return model.a * x * x + model.w.sum()


def test_types_are_numbas_and_are_found_again(monkeypatch):
    model, other = Model(2.0, np.ones(3)), Other(1.0)
    values = [(model, 1.0), (model, 1), (other, 1.0), Pair(model, 1.0), Twin(model, 1.0), (model, model), (model, (other, 2.0)),
              ((model, other), 2.0), (model, np.float32(1)), (model, True), (model, None), (model, np.ones(2)), (model,), (),
              (model, np.ones((2, 2))), (model, np.ones(4)[::2]), (model, 2**63), (model, "text"), (model, [1.0]),
              (model, typed.List([1.0]))]  # fmt: skip
    function = ne.differentiate(value)
    expected = [typeof(v) for v in values]
    assert [function.typeof_pyval(v) for v in values] == expected
    monkeypatch.setattr(types.BaseTuple, "from_types", None)
    assert [function.typeof_pyval(v) for v in values] == expected
    assert function.typeof_pyval((model, [])) is types.pyobject


def test_transforms_of_functions_of_instances():
    model, tangent = Model(2.0, np.ones(3)), Model(1.0, np.zeros(3))
    for _ in range(2):
        assert ne.jvp(value, (model, 3.0), (tangent, 0.5)) == (21.0, 9.0 + 6.0)
        out, pullback = ne.vjp(value, model, 3.0)
        slope, by_x = pullback(1.0)
        assert (out, slope.a, by_x) == (21.0, 9.0, 12.0)
