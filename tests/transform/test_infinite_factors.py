"""Products with infinity that are computed in front of the test by which they are used, or not."""

import ctypes
import math

import llvmlite.binding as ll
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir.types import DOUBLE, FLOAT, HALF
from numba_enzyme.ir.values import ConstantFloat

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


AHEAD = """
define double @f(double %x, double %y, i64 %n) {
entry:
  %t = fmul double %x, %y
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %end ]
  %s = phi double [ 0.0, %entry ], [ %s.next, %end ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %add, label %end
add:
  %more = fadd double %s, %t
  br label %end
end:
  %s.next = phi double [ %more, %add ], [ %s, %loop ]
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %done
done:
  ret double %s.next
}
"""


@pytest.mark.parametrize("final", [False, True])
def test_a_product_ahead_of_the_loop_that_may_use_it(final):
    """As LLVM leaves ``if i % 2: s += x * y``."""
    text = ne.llvm.differentiate(AHEAD, "f", ["active", "const", "const"], final=final)
    call = """
define double @call(double %x, double %y, i64 %n) {
  %g = call { double } @diffe_f(double %x, double %y, i64 %n, double 1.0)
  %r = extractvalue { double } %g, 0
  ret double %r
}
"""
    ll.initialize_native_target()
    ll.initialize_native_asmprinter()
    machine = ll.Target.from_default_triple().create_target_machine(jit=True)
    engine = ll.create_mcjit_compiler(ll.parse_assembly(text + call), machine)
    engine.finalize_object()
    form = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_int64)
    gradient = form(engine.get_function_address("call"))
    assert gradient(0.5, 2.0, 4) == 4.0
    assert gradient(0.5, np.inf, 1) == 0.0 and gradient(0.5, np.nan, 1) == 0.0
    assert gradient(0.5, np.inf, 2) == np.inf


def test_what_a_branch_does_not_reach():
    @njit
    def gated(x, scale, gate):
        total = 0.0
        for i in range(x.shape[0]):
            if gate[i]:
                total += x[i] * (scale * scale)
        return total

    x, gate = np.ones(3), np.zeros(3, np.bool_)
    d_x, d_scale = ne.grad(gated, argnums=(0, 1))(x, np.inf, gate)
    assert not d_x.any() and d_scale == 0.0
    gate[1] = True
    assert ne.grad(gated, argnums=1)(x, 3.0, gate) == 6.0


def test_a_steep_result_that_is_only_tested():
    """A test is no use of a value: where the way that uses it is not taken, it has no part in the derivative."""
    def logarithm(x, y):
        r = math.log(x * x)
        return r * y if r > -10.0 else y

    def root(x, y):
        r = math.pow(x * x + y * y, 0.25)
        return x / r if r > 1e-3 else y

    def quotient(x, y):
        q = y / (x * x)
        return q * q if q < 5.0 else x

    for function, gradient in ((logarithm, (0.0, 1.0)), (root, (0.0, 1.0)), (quotient, (1.0, 0.0))):
        compiled = njit(error_model="numpy")(function)
        at = (0.0, 0.0 if function is root else 0.3)
        assert ne.grad(compiled, argnums=(0, 1))(*at) == gradient
        assert [ne.jvp(compiled, at, tangent)[1] for tangent in ((1.0, 0.0), (0.0, 1.0))] == list(gradient)


def root_of_positive_part(x, y):
    return math.sqrt(max(x, 0.0)) * y


def reciprocal_on_a_branch(x, y):
    w = x * y if x > 0.0 else 0.0
    return 1.0 + math.log1p(w) - math.sqrt(w * 3.0) * 0.5 * y


def extremum(x, y):
    return np.sqrt(np.maximum(x, 0.0)) + y


def full_truncation(x, y):
    """Heston's variance by Euler steps (Lord, Koekkoek & van Dijk 2010): it becomes negative."""
    total = 0.0
    for k in range(8):
        positive = max(x, 0.0)
        x += 0.1 * (y - positive) + math.sqrt(positive) * (-0.9 if k % 2 == 0 else 0.4)
        total += math.sqrt(positive)
    return total


@pytest.mark.parametrize("function", [root_of_positive_part, reciprocal_on_a_branch, extremum, full_truncation])
@pytest.mark.parametrize("x", [-1.0, 0.3])
def test_a_constant_that_was_chosen_carries_no_tangent(function, x):
    compiled, step = njit(function), 1e-4
    gradient = ne.grad(compiled, argnums=(0, 1))(x, 0.7)
    tangents = [ne.jvp(compiled, (x, 0.7), direction)[1] for direction in ((1.0, 0.0), (0.0, 1.0))]
    assert tangents == pytest.approx(gradient, rel=1e-14)
    for k, tangent in enumerate(tangents):
        a, b, c, d = (compiled(*(v + n * step * (i == k) for i, v in enumerate((x, 0.7)))) for n in (-2, -1, 1, 2))
        assert tangent == pytest.approx((a - 8 * b + 8 * c - d) / (12 * step), rel=1e-9, abs=1e-11)


def test_a_sum_that_is_zero_carries_its_tangent():
    @njit
    def norm(x, n):
        total = 0.0
        for _ in range(n):
            total += x * x
        return math.sqrt(total)

    assert np.isnan(ne.grad(norm)(0.0, 3)) and np.isnan(ne.jvp(lambda x: norm(x, 3), (0.0,), (1.0,))[1])


@njit
def distances(x, y):
    total = 0.0
    for i in range(y.shape[0]):
        d = x[0] - y[i]
        total += math.sqrt(d * d) + 1.0 / math.sqrt(1.0 + d * d)
    return total / y.shape[0]


pull = ne.grad(distances)


@njit
def of_slopes(x, y):
    g = pull(x, y)
    return g[0] * g[0] + x[0] * g[0]


def test_roots_that_are_differentiated_again():
    ne.testing.check_grads(of_slopes, (np.array([0.75]), np.array([0.5, -0.25, 2.0])))
