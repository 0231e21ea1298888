"""A test that a product of a cotangent of zero is no number goes where it can't be one, and stays where it can."""

import math

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.transform.prepare.drop_zero_tests import drop_zero_tests

TESTED = """
declare double @llvm.sqrt.f64(double)
declare double @llvm.exp.f64(double)
define double @f(double %s, double %t, i64 %n) {
entry:
  %bad = fcmp oeq double %s, 0.0
  br i1 %bad, label %out, label %go
out:
  ret double 0.0
go:
  %number = uitofp i64 %n to double
  %root = call double @llvm.sqrt.f64(double %s)
  %other = call double @llvm.exp.f64(double %t)
  %cotangent = COTANGENT
  %partial = PARTIAL
  %product = fmul double %cotangent, %partial
  %none = fcmp oeq double %cotangent, 0.0
  %odd = fcmp uno double %product, 0.0
  %both = and i1 %none, %odd
  %v = select i1 %both, double 0.0, double %product
  ret double %v
}
"""


def settled(cotangent: str, partial: str, *changes: tuple[str, str]) -> bool:
    text = TESTED.replace("COTANGENT", cotangent).replace("PARTIAL", partial)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    module = parse_module(llvm_io.normalize(text))
    changed = drop_zero_tests(module)
    assert changed == ("select i1 false" in print_module(module))
    return changed


@pytest.mark.parametrize(("cotangent", "partial", "expected"), [
    ("fdiv double 1.0, %number", "fdiv double 1.0, %t", True),  # not zero
    ("fdiv double 1.0e-300, %number", "fdiv double 1.0, %t", False),  # which may be too small for a number
    ("fdiv double %t, %number", "fdiv double 1.0, %t", False),
    ("fdiv double %t, %root", "fdiv double 0.5, %root", True),  # what makes the partial NaN makes the cotangent NaN
    ("fdiv double %root, %t", "fdiv double 0.5, %root", True),
    ("fadd double %t, %t", "fdiv double 0.5, %root", False),  # the root may be of a negative number, the cotangent zero
    ("fmul double %root, %t", "fdiv double 0.5, %s", False),  # may be infinite
    ("fmul double %root, %t", "fmul double %root, 4.0", False),
    ("fmul double %root, %t", "fmul double %root, 1.0e200", False),
    ("fmul double %root, %t", "fmul double %root, %t", False),
    ("fadd double %t, %t", "fmul double %number, 4.0", True),
    ("fmul double %t, %t", "fadd double %other, 1.0", False),
    ("fmul double %root, %other", "fsub double %root, %root", False),
    ("fmul double %t, %t", "fdiv double %number, %number", False),
])  # fmt: skip
def test_what_is_settled(cotangent, partial, expected):
    assert settled(cotangent, partial) == expected
    logical = "and i1 %none, %odd", "select i1 %odd, i1 %none, i1 false"
    assert settled(cotangent, partial, logical) == expected
    exchanged = "fmul double %cotangent, %partial", "fmul double %partial, %cotangent"
    assert settled(cotangent, partial, exchanged) == expected


@pytest.mark.parametrize("change", [
    ("br i1 %bad, label %out, label %go", "br i1 %bad, label %go, label %out"),
    ("fcmp oeq double %s, 0.0", "fcmp olt double %s, 0.0"),
    ("fcmp oeq double %s, 0.0", "fcmp oeq double %t, 0.0"),
    ("ret double 0.0", "br label %go"),
    ("uno double %product", "uno double %t"),
    ("uno double %product", "ord double %product"),
    ("oeq double %cotangent", "ueq double %cotangent"),
    ("and i1 %none", "or i1 %none"),
])  # fmt: skip
def test_what_it_rests_on(change):
    assert settled("fdiv double %t, %root", "fdiv double 0.5, %root")
    assert not settled("fdiv double %t, %root", "fdiv double 0.5, %root", change)


AT_ZERO = {"oeq": True, "ueq": True, "one": False, "une": False, "ole": True, "oge": True, "ule": True, "uge": True, "ord": True,
           "olt": False, "ogt": False, "ult": False, "ugt": False, "uno": False}  # fmt: skip


@pytest.mark.parametrize("exchanged", [False, True])
@pytest.mark.parametrize("predicate", AT_ZERO)
def test_comparisons_that_exclude_zero(predicate, exchanged):
    """``go`` is reached where the comparison says ``exchanged``: at zero it must say the contrary."""
    changes = [("fcmp oeq double %s", f"fcmp {predicate} double %s")]
    if exchanged:
        changes.append(("br i1 %bad, label %out, label %go", "br i1 %bad, label %go, label %out"))
    found = settled("fdiv double %t, %root", "fdiv double 0.5, %root", *changes)
    excluded = AT_ZERO[predicate] != exchanged
    assert found == excluded if predicate in ("oeq", "ueq", "one", "une") else not found or excluded


def test_a_number_that_comes_twice_hides_no_other():
    change = "%other = call", "%square = fmul double %t, %t\n  %other = call"
    for cotangent in ("fdiv double %root, %square", "fdiv double %square, %root"):
        assert settled(cotangent, "fdiv double 0.5, %root", change)


def test_single_precision_is_narrower():
    text = TESTED.replace("double", "float").replace(".f64", ".f32").replace("COTANGENT", "fadd float %t, %t")
    wide, narrow = (text.replace("PARTIAL", f"fmul float %number, {c}") for c in ("4.0", "0x4600000000000000"))
    assert drop_zero_tests(parse_module(llvm_io.normalize(wide)))
    assert not drop_zero_tests(parse_module(llvm_io.normalize(narrow)))


@njit
def inner(x, y):
    total = 0.0
    for i in range(y.shape[0]):
        d = x[0] - y[i]
        total += math.sqrt(d * d) + 1.0 / math.sqrt(1.0 + d * d)
    return total / y.shape[0]


pull = ne.grad(inner)


@njit
def outer(x, y):
    g = pull(x, y)
    return g[0] * g[0] + x[0] * g[0]


def test_second_derivatives():
    x, y = np.array([0.75]), np.array([0.5, -0.25, 2.0])
    ne.testing.check_grads(outer, (x, y))
