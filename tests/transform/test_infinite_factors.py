"""Products with infinity that are computed in front of the test by which they are used, or not."""

import ctypes

import llvmlite.binding as ll
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir.model import ConstantFloat
from numba_enzyme.ir.types import DOUBLE, FLOAT, HALF

HOISTED = """
define double @f(double %x, double %y) {
entry:
  %far = fmul double %x, 0x7FF0000000000000
  %is.far = fcmp ogt double %y, 1.0
  br i1 %is.far, label %away, label %end
away:
  br label %end
end:
  %r = phi double [ %far, %away ], [ %x, %entry ]
  ret double %r
}
"""


def compiled(text):
    """The derivative with one active argument as a function of x, y and the seed."""
    ll.initialize_native_target()
    ll.initialize_native_asmprinter()
    call = """
define double @call(double %x, double %y, double %seed) {
  %g = call { double } @diffe_f(double %x, double %y, double %seed)
  %r = extractvalue { double } %g, 0
  ret double %r
}
"""
    machine = ll.Target.from_default_triple().create_target_machine(jit=True)
    engine = ll.create_mcjit_compiler(ll.parse_assembly(text + call), machine)
    engine.finalize_object()
    function = ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_double] * 3)(engine.get_function_address("call"))
    function.engine = engine  # keeps the machine code
    return function


@pytest.mark.parametrize("final", [False, True])
def test_a_product_with_infinity_that_is_not_used(final):
    gradient = compiled(ne.llvm.differentiate(HOISTED, "f", ["active", "const"], final=final))
    assert gradient(0.5, 0.0, 1.0) == 1.0
    assert gradient(0.5, 2.0, 1.0) == np.inf


@pytest.mark.parametrize("z", [0.7 - 0.4j, -1.3 + 2.0j, 0j])
def test_complex_sines(z):
    for function, slope in ((njit(lambda z: np.sin(z)), np.cos(z)), (njit(lambda z: np.sinh(z)), np.cosh(z))):
        assert ne.grad(function, holomorphic=True)(z) == pytest.approx(slope, rel=1e-13)


@pytest.mark.parametrize(("type_", "text", "finite"), [
    (DOUBLE, "1.500000e+00", True), (DOUBLE, "-2.0", True), (DOUBLE, "0x3FB99999A0000000", True),
    (DOUBLE, "0x7FEFFFFFFFFFFFFF", True),
    (DOUBLE, "0x7FF0000000000000", False), (DOUBLE, "0xFFF0000000000000", False), (DOUBLE, "0x7FF8000000000000", False),
    (FLOAT, "0x7FF0000000000000", False), (FLOAT, "0x36A0000000000000", True), (HALF, "0xH7C00", False), (HALF, "0xH3C00", True),
    (HALF, "0xHFC00", False), (FLOAT, "0xR7F80", False), (FLOAT, "0xR3F80", True), (DOUBLE, "0xK7FFF8000000000000000", False),
    (DOUBLE, "+inf", False), (DOUBLE, "-nan", False),
])  # fmt: skip
def test_which_constants_are_finite(type_, text, finite):
    assert ConstantFloat(type_, text).is_finite is finite
