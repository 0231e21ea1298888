"""SciPy's functions of integer orders, degrees and counts: derivatives of both orders against mpmath."""

import ctypes
import re

import mpmath as mp
import numpy as np
import pytest
import scipy.special.cython_special as cython_special
from numba import njit
from numba.extending import get_cython_function_address

import numba_enzyme as ne
from numba_enzyme.rules.special_counts import COUNTS, LONG, counted_rows
from numba_enzyme.rules.special_functions import PREFIX, SPECIAL_ROWS

KINDS = {"long": ctypes.c_long, "Py_ssize_t": ctypes.c_ssize_t, "double": ctypes.c_double}
ARGUMENTS = {"kn": (3, 0.9), "yn": (2, 1.3), "expn": (3, 0.7), "bdtr": (2.0, 7, 0.3), "bdtrc": (2.0, 7, 0.3),
             "nbdtr": (2, 5, 0.4), "nbdtrc": (2, 5, 0.4), "pdtri": (2, 0.3), "bdtri": (2.0, 7, 0.3),
             "nbdtri": (2, 5, 0.4)}  # fmt: skip
DEGREES = (0, 1, 2, 40)
PARAMETERS = {"jacobi": (0.4, 0.7), "sh_jacobi": (2.3, 0.8), "gegenbauer": (0.6,), "genlaguerre": (0.3,)}
NAMES = [row.name.removeprefix(PREFIX).removesuffix(LONG) for row in counted_rows(SPECIAL_ROWS, PREFIX)]



REFERENCES = {
    "kn": mp.besselk, "yn": mp.bessely, "expn": mp.expint,
    "bdtr": lambda k, n, p: mp.betainc(n - k, k + 1, 0, 1 - p, regularized=True),
    "bdtrc": lambda k, n, p: mp.betainc(k + 1, n - k, 0, p, regularized=True),
    "nbdtr": lambda k, n, p: mp.betainc(n, k + 1, 0, p, regularized=True),
    "nbdtrc": lambda k, n, p: mp.betainc(k + 1, n, 0, 1 - p, regularized=True),
    "pdtri": lambda k, y: mp.findroot(lambda m: mp.gammainc(k + 1, m, regularized=True) - y, k + 1),
    "bdtri": lambda k, n, y: mp.findroot(lambda p: mp.betainc(n - k, k + 1, 0, 1 - p, regularized=True) - y, 0.4),
    "nbdtri": lambda k, n, y: mp.findroot(lambda p: mp.betainc(n, k + 1, 0, p, regularized=True) - y, 0.6),
    "eval_jacobi": mp.jacobi, "eval_gegenbauer": mp.gegenbauer, "eval_chebyt": mp.chebyt, "eval_chebyu": mp.chebyu,
    "eval_sh_jacobi": lambda n, p, q, x: mp.jacobi(n, p - q, q - 1, 2 * x - 1) / mp.binomial(2 * n + p - 1, n),
    "eval_chebyc": lambda n, x: 2 * mp.chebyt(n, x / 2), "eval_chebys": lambda n, x: mp.chebyu(n, x / 2),
    "eval_sh_chebyt": lambda n, x: mp.chebyt(n, 2 * x - 1), "eval_sh_chebyu": lambda n, x: mp.chebyu(n, 2 * x - 1),
    "eval_legendre": mp.legendre, "eval_sh_legendre": lambda n, x: mp.legendre(n, 2 * x - 1),
    "eval_laguerre": lambda n, x: mp.laguerre(n, 0, x), "eval_genlaguerre": mp.laguerre, "eval_hermite": mp.hermite,
    "eval_hermitenorm": lambda n, x: mp.hermite(n, x / mp.sqrt(2)) * mp.power(2, -mp.mpf(n) / 2),
}  # fmt: skip


def pointer(name):
    """The version of a function of SciPy's that takes integers, by ctypes."""
    for known, capsule in cython_special.__pyx_capi__.items():
        kinds = re.search(r"\((.*?)(, int __pyx_skip_dispatch)?\)", repr(capsule)).group(1).split(", ")
        if re.sub(r"^__pyx_fuse_\d+(_1)?", "", known) == name and set(kinds) in ({"long", "double"}, {"Py_ssize_t", "double"}):
            address = get_cython_function_address("scipy.special.cython_special", known)
            return ctypes.CFUNCTYPE(ctypes.c_double, *[KINDS[kind] for kind in kinds])(address)
    raise LookupError(name)


def test_partials_against_mpmath():
    calls = [(name, (n, *PARAMETERS.get(name.removeprefix("eval_"), ()), 0.35)) for name in NAMES if name.startswith("eval_")
             for n in DEGREES] + list(ARGUMENTS.items())  # fmt: skip
    assert {name for name, _ in calls} == {*NAMES} == {*REFERENCES}
    namespace = {name: pointer(name) for name in NAMES}
    terms = (f"w[{j}] * {name}({', '.join([*map(repr, fixed), f'x[{j}]'])})" for j, (name, (*fixed, _)) in enumerate(calls))
    exec(f"def total(x, w): return {' + '.join(terms)}", namespace)
    total, x, weights = njit(namespace["total"]), np.array([at[-1] for _, at in calls]), np.ones(len(calls))
    slopes, bends = ne.grad(total)(x, weights), ne.hvp(total, (x, weights), (np.ones_like(x), np.zeros_like(x)))[0]
    tangent = ne.jvp(total, (x, weights), (np.ones_like(x), np.zeros_like(x)))[1]
    assert tangent == pytest.approx(slopes.sum(), rel=1e-12)
    with mp.workdps(40):
        for (name, (*fixed, at)), slope, bend in zip(calls, slopes, bends, strict=True):
            for found, order in ((slope, 1), (bend, 2)):
                exact = mp.diff(lambda t, name=name, fixed=fixed: REFERENCES[name](*fixed, t), mp.mpf(at), order)
                assert found == pytest.approx(float(exact), rel=1e-8, abs=1e-10), (name, fixed, order)


def test_a_high_degree_keeps_its_digits():
    laguerre = pointer("eval_laguerre")
    slope = ne.grad(njit(lambda x: laguerre(200, x)))(2.7)
    assert slope == pytest.approx(float(-mp.laguerre(199, 1, mp.mpf(2.7))), rel=1e-12)


def test_integers_are_arguments_of_the_rows():
    assert all(interval is COUNTS for row in counted_rows(SPECIAL_ROWS, PREFIX) for i, interval in enumerate(row.on)
               if i in row.integers)
    with pytest.raises(ne.NotDifferentiable, match=r"eval_genlaguerre\.long` is known by its argument 1"):
        by_order = pointer("eval_genlaguerre")
        ne.grad(njit(lambda a: by_order(3, a, 0.5)))(0.2)
