"""check_grads against derivatives written by hand: right ones pass, each kind of wrong one is named."""

import numba
import numpy as np
import pytest

from numba_enzyme.testing import check


@numba.njit
def energy(x, n, s):
    total = 0.0
    for i in range(n):
        total += s * x[i] * x[i]
    x[0] = 2.0
    return total


def slopes(x, n, s):
    gradient = np.zeros_like(x)
    gradient[:n] = 2 * s * x[:n]
    return gradient, None, float(np.sum(x[:n] ** 2))


class ByHand:
    """The four transforms of :func:`energy`; ``fault`` makes one thing wrong."""

    def __init__(self, fault=""):
        self.fault, self.calls, self.kept = fault, 0, []

    def jvp(self, f, primals, tangents):
        dx, _, ds = slopes(*primals)
        tangent = float(dx @ tangents[0] + ds * tangents[2])
        out = f(*primals)
        if self.fault == "value":
            out += 1e-9
        if self.fault == "memory":
            primals[0][1] = 0.0
        return out, tangent * (1.01 if self.fault == "forward" else 1.0)

    def vjp(self, f, *primals):
        saved = (primals[0].copy(), *primals[1:])

        def pullback(cotangent):
            self.calls += 1
            dx, _, ds = slopes(*saved)
            shift = 1e-3 if self.fault == "affine" else 0.0
            if self.fault == "unsteady":
                shift = 1e-12 * self.calls
            if self.fault == "both":
                dx = 1.01 * dx
            if self.fault == "constant":
                return cotangent * dx, 0.0, cotangent * ds
            return cotangent * dx + shift, None, cotangent * ds

        return f(*primals), pullback

    def value_and_grad(self, f, argnums):
        def gradient(*args):
            grads = slopes(args[0].copy(), *args[1:])
            factors = {"grad": (2, 1, 1), "both": (1.01, 1, 1)}.get(self.fault, (1, 1, 1))
            return f(*args), tuple(grads[i] * factors[i] for i in argnums)

        return gradient


@pytest.fixture
def install(monkeypatch):
    def put(fault=""):
        by_hand = ByHand(fault)
        for name in ("jvp", "vjp", "value_and_grad"):
            monkeypatch.setattr(check, name, getattr(by_hand, name))

    return put


ARGUMENTS = (np.array([0.5, -1.5, 2.5]), 3, 0.75)


@pytest.mark.parametrize("modes", [("fwd", "rev"), ("fwd",), ("rev",)])
def test_right_derivatives_pass_and_arguments_stay(install, modes):
    install()
    check.check_grads(energy, ARGUMENTS, modes=modes)
    assert np.array_equal(ARGUMENTS[0], [0.5, -1.5, 2.5])


FAULTS = {
    "value": "jvp returns",
    "memory": "jvp leaves the arguments otherwise",
    "forward": "reverse and forward mode disagree",
    "affine": "not linear in the cotangent",
    "unsteady": "a second pullback differs",
    "constant": "the cotangent of 3",
    "grad": "grad and the pullback of 1 differ",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_wrong_derivatives_are_named(install, fault):
    install(fault)
    with pytest.raises(AssertionError, match=FAULTS[fault]):
        check.check_grads(energy, ARGUMENTS)


def test_a_wrong_rule_in_one_mode_alone_is_found_by_differences(install):
    install("both")
    with pytest.raises(AssertionError, match="by differences"):
        check.check_grads(energy, ARGUMENTS, modes=("rev",))


def test_functions_without_derivative_are_refused(install):
    install()
    with pytest.raises(ValueError, match="no floating argument"):
        check.check_grads(numba.njit(lambda n: n + 0.5), (3,))
    with pytest.raises(ValueError, match="has no derivative"):
        check.check_grads(numba.njit(lambda x: 3), (0.5,))
    with pytest.raises(ValueError, match="order 2 needs"):
        check.check_grads(numba.njit(lambda x: 2 * x), (np.ones(2),), order=2)
    with pytest.raises(ValueError, match="modes"):
        check.check_grads(energy, ARGUMENTS, modes=("forward",))


def test_leaks_are_counted():
    @numba.njit
    def make(n):
        return np.zeros(n)

    with check.allocation_statistics() as live:
        before = live()
        kept = [make(3), make(4)]
        assert live() - before > 0
        kept.clear()
        assert live() == before
