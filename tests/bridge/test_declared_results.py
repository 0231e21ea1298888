"""Functions whose signature declares another result than Numba infers, compiled by it, or loaded from its cache."""

import importlib.util
import sys

import numpy as np
import pytest

import numba_enzyme as ne

MODULE = """
import numba
import numpy as np
from numba import complex128, float32, float64, njit, prange


@njit(float64[:](float64[:]), OPTIONS)
def doubled(x):
    y = np.empty_like(x)
    for i in prange(x.size):
        y[i] = 2.0 * x[i]
    return y


@njit(float32(float64), OPTIONS)
def rounded(x):
    return x * x


@njit(complex128(float64), OPTIONS)
def widened(x):
    return x * x


@njit(numba.types.UniTuple(float64, 2)(float64), OPTIONS)
def pair(x):
    return x, 1


@njit(numba.optional(float64)(float64), OPTIONS)
def perhaps(x):
    return x * x


@njit(float64(float64, float64), OPTIONS)
def power(x, n):
    if n < 1.0:
        return 1
    return x * power(x, n - 1.0)


@njit
def user(x):
    first, second = pair(x[2])
    given = perhaps(x[1])
    total = 0.0 if given is None else given
    return doubled(x).sum() + rounded(x[0]) + (widened(x[1]) * (1 + 2j)).imag + first * second + total + power(x[2], 3.0)
"""


def loaded(folder, options):
    folder.joinpath("declared.py").write_text(MODULE.replace("OPTIONS", options))
    specification = importlib.util.spec_from_file_location("declared", folder / "declared.py")
    module = sys.modules["declared"] = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaPerformanceWarning")
@pytest.mark.parametrize(("options", "times"), [
    ("error_model='numpy'", 1), pytest.param("parallel=True", 1, marks=pytest.mark.slow), ("cache=True", 2),
])  # fmt: skip
def test_the_declared_result_is_that_of_the_derivative(tmp_path, options, times):
    for _ in range(times):
        module = loaded(tmp_path, options)
    if times > 1:
        assert sum(module.doubled.stats.cache_hits.values())
    x = np.array([0.5, 1.5, 0.75])
    expected = [2.0 + 2.0 * x[0], 2.0 + 4.0 * x[1] + 2.0 * x[1], 2.0 + 1.0 + 3.0 * x[2] ** 2]
    np.testing.assert_allclose(ne.grad(module.user)(x), expected, rtol=1e-14)
    np.testing.assert_allclose(ne.jvp(module.user, (x,), (x,))[1], np.dot(expected, x), rtol=1e-14)
    _, pullback = ne.vjp(module.doubled, x)
    np.testing.assert_allclose(pullback(x), [2.0 * x])
