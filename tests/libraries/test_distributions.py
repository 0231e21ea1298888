"""numba-stats: likelihoods by all parameters of a distribution, against differences and, along a direction, in forward mode.

    pip install -e '.[test,libraries]' && python -m pytest -m libraries tests/libraries
"""

from importlib import import_module

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .test_libraries import differences

pytestmark = pytest.mark.libraries
NORMAL = np.random.default_rng(3).normal(0.2, 1.0, 9)
POSITIVE = np.random.default_rng(4).random(9) * 0.9 + 0.05
CASES = {
    "argus": (POSITIVE, (1.3, 1.1, 0.7)),
    "chi2": (POSITIVE, (3.2, -0.4, 1.2)),
    "cmsshape": (NORMAL, (0.7, 0.3, 0.1)),
    "crystalball_ex": (NORMAL, (1.5, 2.5, 0.9, 1.7, 2.2, 1.1, 0.1)),
    "expon": (POSITIVE, (-0.6, 1.2)),
    "exponnorm": (NORMAL, (0.8, 0.1, 1.2)),
    "gamma": (POSITIVE, (2.3, -0.4, 1.2)),
    "laplace": (NORMAL, (0.13, 1.2)),
    "lognorm": (POSITIVE, (0.7, -0.4, 1.2)),
    "novosibirsk": (NORMAL, (0.2, 0.1, 1.2)),
    "qgaussian": (NORMAL, (1.4, 0.1, 1.2)),
    "skewnorm": (NORMAL, (0.9, 0.1, 1.2)),
    "t": (NORMAL, (3.1, 0.1, 1.2)),
    "truncexpon": (POSITIVE, (0.0, 1.0, -0.2, 1.2)),
    "truncexponnorm": (POSITIVE, (-0.3, 1.3, 0.8, 0.1, 1.2)),
    "tsallis": (POSITIVE, (0.8, 0.5, 3.2)),
    "voigt": (NORMAL, (0.7, 0.1, 1.2)),
}


def likelihood(name, sample, count):
    """Minus the logarithm of the likelihood; the library has no logarithm of some densities."""
    module = import_module(f"numba_stats.{name}")
    density, logarithm = getattr(module, "logpdf", None), "{}"
    if density is None:
        density, logarithm = module.pdf, "np.log({})"
    call = f"density(sample, {', '.join(f'p[{i}]' for i in range(count))})"
    space = {"density": density, "sample": sample, "np": np}
    exec(f"def loss(p):\n    return -({logarithm.format(call)}).sum()", space)
    return njit(space["loss"])


@pytest.mark.parametrize("name", CASES)
def test_likelihood_by_all_parameters(name):
    sample, parameters = CASES[name]
    point = np.array(parameters)
    loss = likelihood(name, sample, point.size)
    gradient, expected, direction = ne.grad(loss)(point), differences(loss, point), np.cos(np.arange(point.size))
    tangent = ne.jvp(loss, (point,), (direction,))[1]
    np.testing.assert_allclose(gradient, expected, rtol=1e-7, atol=1e-8)
    assert tangent == pytest.approx(np.sum(direction * gradient), rel=1e-10)


@pytest.mark.parametrize("name, parameters", [("t", (3.1, 0.1, 1.2)), ("qgaussian", (1.4, 0.1, 1.2))])
def test_distribution_and_quantile_by_all_parameters(name, parameters):
    module = import_module(f"numba_stats.{name}")
    distribution, quantile = module.cdf, module.ppf

    @njit
    def loss(p):
        return (distribution(NORMAL, p[0], p[1], p[2]) * NORMAL).sum() + quantile(POSITIVE, p[0], p[1], p[2]).sum()

    point = np.array(parameters)
    np.testing.assert_allclose(ne.grad(loss)(point), differences(loss, point), rtol=1e-7, atol=1e-8)
