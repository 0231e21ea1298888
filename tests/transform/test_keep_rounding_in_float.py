"""Whole numbers stay floating where the way through an integer changes nothing, and only there."""

import math

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.rules import default_book
from numba_enzyme.testing.check import check_grads
from numba_enzyme.transform.prepare.keep_rounding_in_float import keep_rounding_in_float

TEXT = """
declare {from} @{name}({from})
define {to} @f({from} %x) {{
  %w = call {from} @{name}({from} %x)
  %i = fptosi {from} %w to {integer}
  %f = sitofp {integer} %i to {to}
  ret {to} %f
}}
"""


def kept(name: str, source: str = "double", integer: str = "i64", target: str = "double") -> str | None:
    module = parse_module(TEXT.format(name=name, integer=integer, to=target, **{"from": source}))
    return print_module(module) if keep_rounding_in_float(module, default_book()) else None


@pytest.mark.parametrize("name", ["llvm.floor.f64", "llvm.ceil.f64", "llvm.trunc.f64", "llvm.rint.f64", "floor"])
def test_the_integer_is_gone(name):
    assert "%f = fadd double %w, 0x0000000000000000" in kept(name) and "sitofp" not in kept(name)


def test_single_precision_is_widened():
    text = kept("llvm.floor.f32", "float")
    assert "fpext float %w to double" in text and "fadd double" in text


@pytest.mark.parametrize("form", [
    ("llvm.sqrt.f64",),  # no whole number
    ("llvm.floor.f64", "double", "i32"),  # one that does not fit is more likely
    ("llvm.floor.f64", "double", "i64", "float"),  # rounded on the way
])  # fmt: skip
def test_what_stays(form):
    assert kept(*form) is None


@njit
def sawtooth(x, period):
    total = 0.0
    for i in range(x.shape[0]):
        fraction = x[i] - period * math.floor(x[i] / period + 0.5)
        total += fraction * fraction + math.ceil(x[i]) * x[i]
    return total


def test_gradients_and_values():
    x = np.array([-3.7, -0.2, -0.0, 0.0, 0.4, 2.6, 1e15 + 0.5])
    value, gradient = ne.value_and_grad(sawtooth)(x, 1.5)
    assert value == sawtooth(x, 1.5)
    assert np.array_equal(gradient, 2.0 * (x - 1.5 * np.floor(x / 1.5 + 0.5)) + np.ceil(x))
    check_grads(sawtooth, (np.array([-3.7, -0.2, 0.4, 2.6]), 1.5))


@njit
def sign_of_nothing(x):
    return math.copysign(1.0, float(math.ceil(x))) * x


def test_an_integer_has_no_negative_zero():
    value, slope = ne.value_and_grad(sign_of_nothing)(-0.5)
    assert value == sign_of_nothing(-0.5) == -0.5 and slope == 1.0
