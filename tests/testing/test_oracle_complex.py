"""Complex functions of the oracle against numerical derivatives along both axes."""

import cmath

import pytest

from numba_enzyme.testing import Dual, Oracle
from numba_enzyme.testing.oracle_complex import BINARY, UNARY
from numba_enzyme.testing.oracle_scalars import PRECISE, mpf


def called(name, *parts):
    """The result of ``@name`` on complex numbers in halves, each half in a direction of its own."""
    names = [f"%a{i}" for i in range(len(parts))]
    parameters = ", ".join(f"double {n}" for n in names)
    text = f"""define {{ double, double }} @f({parameters}) {{
  %r = call {{ double, double }} @{name}({parameters})
  ret {{ double, double }} %r
}}
declare {{ double, double }} @{name}({', '.join(['double'] * len(parts))})"""
    return Oracle(text).call("f", [Dual(p, {i: mpf(1)}) for i, p in enumerate(parts)])


@pytest.mark.parametrize("name", sorted({**UNARY, **BINARY}))
def test_derivative_along_both_axes(name):
    points = [0.7 + 0.4j] if name in UNARY else [0.7 + 0.4j, -0.3 + 1.1j]
    parts = [half for z in points for half in (z.real, z.imag)]
    found = called(name, *parts)
    value = (UNARY.get(name) or BINARY[name])[0]
    exact = value(*map(PRECISE.mpc, points))
    assert complex(found[0].value, found[1].value) == pytest.approx(complex(exact), rel=1e-14)
    for direction in range(len(parts)):

        def along(t, direction=direction):
            moved = [mpf(p) + (t if i == direction else 0) for i, p in enumerate(parts)]
            return value(*(PRECISE.mpc(moved[i], moved[i + 1]) for i in range(0, len(moved), 2)))

        slope = PRECISE.diff(along, 0)
        assert abs(found[0].tangent[direction] - slope.real) < mpf("1e-15")
        assert abs(found[1].tangent[direction] - slope.imag) < mpf("1e-15")


def test_modulus_argument_and_packed_singles():
    text = """define { double, double, float } @f(double %x, double %y, <2 x float> %z) {
  %m = call double @cabs(double %x, double %y)
  %a = call double @carg(double %x, double %y)
  %w = call <2 x float> @cexpf(<2 x float> %z)
  %s = extractelement <2 x float> %w, i32 1
  %p = insertvalue { double, double, float } poison, double %m, 0
  %q = insertvalue { double, double, float } %p, double %a, 1
  %r = insertvalue { double, double, float } %q, float %s, 2
  ret { double, double, float } %r
}
declare double @cabs(double, double)
declare double @carg(double, double)
declare <2 x float> @cexpf(<2 x float>)"""
    x, y = Dual(3.0, {0: mpf(1)}), Dual(4.0, {1: mpf(1)})
    modulus, argument, single = Oracle(text).call("f", [x, y, (0.5, 0.25)])
    assert (modulus.value, modulus.tangent) == (5.0, {0: mpf(3) / 5, 1: mpf(4) / 5})
    assert argument.value == cmath.phase(3 + 4j)
    assert single.value == pytest.approx(cmath.exp(0.5 + 0.25j).imag, rel=1e-7)
