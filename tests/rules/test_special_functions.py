"""SciPy's special functions, called by their addresses: derivatives against mpmath, refusals, and all ways to such an address."""

import ctypes
import random

import mpmath as mp
import numpy as np
import pytest
from numba import njit, types
from numba.core.types import WrapperAddressProtocol
from numba.extending import get_cython_function_address

import numba_enzyme as ne
from numba_enzyme.rules.expression import UNKNOWN, ZERO
from numba_enzyme.rules.special_functions import PREFIX, SPECIAL_ROWS

MODULE = "scipy.special.cython_special"
TOLERANCE = 2e-8  # SciPy's own functions have no more where they call older code (kelvin functions, owens_t)


def normal(x):
    return mp.ncdf(x)


def voigt(x, sigma, gamma):
    """By the error function of a complex number (DLMF 7.2.3)."""
    z = mp.mpc(x, gamma) / (sigma * mp.sqrt(2))
    return (mp.exp(-z * z) * mp.erfc(-1j * z)).real / (sigma * mp.sqrt(2 * mp.pi))


def student(n, t):
    return mp.betainc(mp.mpf(n) / 2, mp.mpf(n) / 2, 0, (t + mp.sqrt(t * t + n)) / (2 * mp.sqrt(t * t + n)), regularized=True)


def fisher(m, n, x):
    return mp.betainc(mp.mpf(m) / 2, mp.mpf(n) / 2, 0, m * x / (m * x + n), regularized=True)


def beta_ratio(a, b, x):
    return mp.betainc(a, b, 0, x, regularized=True)


def gamma_ratio(a, x):
    return mp.gammainc(a, 0, x, regularized=True)


def poisson(k, m):
    return mp.gammainc(mp.floor(k) + 1, m, regularized=True)


def wright(a, b, x):
    return mp.nsum(lambda k: x**k * mp.rgamma(a * k + b) / mp.factorial(k), [0, mp.inf])


def noncentral(x, df, nc):
    """A mixture of central distributions by Poisson's weights."""
    weights = (mp.exp(-nc / 2) * (nc / 2) ** j / mp.factorial(j) for j in range(40))
    return mp.fsum(w * gamma_ratio(df / 2 + j, x / 2) for j, w in enumerate(weights))


def tukey(x, shape):
    return mp.findroot(lambda p: (p**shape - (1 - p) ** shape) / shape - x, (0.01, 0.99), solver="anderson")


def tukey_near_logistic(x, shape):
    """With the quantile's series by its shape, to the second order."""
    def quantile(p):
        return mp.fsum(shape ** (k - 1) * (mp.log(p) ** k - mp.log(1 - p) ** k) / mp.factorial(k) for k in (1, 2, 3))

    return mp.findroot(lambda p: quantile(p) - x, 1 / (1 + mp.exp(-x)))


def scaled(function, sign):
    return lambda *a: function(*a) * mp.exp(sign * a[-1])


REFERENCES = {
    "gamma": mp.gamma, "gammaln": lambda x: mp.log(mp.gamma(x)), "loggamma": mp.loggamma, "rgamma": mp.rgamma, "psi": mp.digamma,
    "beta": mp.beta, "betaln": lambda a, b: mp.log(mp.beta(a, b)), "binom": mp.binomial, "poch": mp.rf,
    "gammainc": gamma_ratio, "gammaincc": lambda a, x: 1 - gamma_ratio(a, x),
    "erf": mp.erf, "erfc": mp.erfc, "erfcx": lambda x: mp.exp(x * x) * mp.erfc(x), "erfi": mp.erfi,
    "dawsn": lambda x: mp.sqrt(mp.pi) / 2 * mp.exp(-x * x) * mp.erfi(x), "erfinv": mp.erfinv,
    "erfcinv": lambda x: mp.erfinv(1 - x),
    "ndtr": normal, "log_ndtr": lambda x: mp.log(mp.erfc(-x / mp.sqrt(2)) / 2),
    "ndtri": lambda p: mp.sqrt(2) * mp.erfinv(2 * p - 1),
    "owens_t": lambda h, a: mp.quad(lambda t: mp.exp(-h * h * (1 + t * t) / 2) / (1 + t * t), [0, a]) / (2 * mp.pi),
    "j0": mp.j0, "j1": mp.j1, "y0": lambda x: mp.bessely(0, x), "y1": lambda x: mp.bessely(1, x),
    "i0": lambda x: mp.besseli(0, x), "i1": lambda x: mp.besseli(1, x), "k0": lambda x: mp.besselk(0, x),
    "k1": lambda x: mp.besselk(1, x), "i0e": lambda x: mp.besseli(0, x) * mp.exp(-abs(x)),
    "i1e": lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), "k0e": lambda x: mp.besselk(0, x) * mp.exp(x),
    "k1e": lambda x: mp.besselk(1, x) * mp.exp(x), "jv": mp.besselj, "jve": mp.besselj, "yv": mp.bessely, "yve": mp.bessely,
    "iv": mp.besseli, "kv": mp.besselk, "ive": scaled(mp.besseli, -1), "kve": scaled(mp.besselk, 1), "struve": mp.struveh,
    "modstruve": mp.struvel, "ber": lambda x: mp.ber(0, x), "bei": lambda x: mp.bei(0, x), "ker": lambda x: mp.ker(0, x),
    "kei": lambda x: mp.kei(0, x), "ellipk": mp.ellipk, "ellipkm1": lambda p: mp.ellipk(1 - p), "ellipe": mp.ellipe,
    "ellipkinc": mp.ellipf, "ellipeinc": mp.ellipe, "elliprd": mp.elliprd,
    "elliprc": mp.elliprc, "elliprg": mp.elliprg, "agm": mp.agm, "lpmv": lambda m, v, x: mp.legenp(v, m, x, type=2),
    "expit": lambda x: 1 / (1 + mp.exp(-x)), "logit": lambda p: mp.log(p / (1 - p)),
    "log_expit": lambda x: -mp.log(1 + mp.exp(-x)), "xlogy": lambda x, b: x * mp.log(b), "xlog1py": lambda x, b: x * mp.log1p(b),
    "entr": lambda x: -x * mp.log(x), "rel_entr": lambda x, b: x * mp.log(x / b),
    "kl_div": lambda x, b: x * mp.log(x / b) - x + b,
    "huber": lambda d, r: r * r / 2 if abs(r) <= d else d * (abs(r) - d / 2),
    "pseudo_huber": lambda d, r: d * d * (mp.sqrt(1 + (r / d) ** 2) - 1),
    "boxcox": lambda x, k: mp.expm1(k * mp.log(x)) / k, "boxcox1p": lambda x, k: mp.expm1(k * mp.log1p(x)) / k,
    "inv_boxcox": lambda z, k: mp.exp(mp.log1p(k * z) / k), "inv_boxcox1p": lambda z, k: mp.exp(mp.log1p(k * z) / k) - 1,
    "exprel": lambda x: mp.expm1(x) / x, "spence": lambda x: mp.polylog(2, 1 - x).real,
    "wrightomega": lambda x: mp.lambertw(mp.exp(x)).real, "powm1": lambda x, b: x**b - 1,
    "expm1": mp.expm1, "log1p": mp.log1p, "cbrt": mp.cbrt, "exp2": lambda x: mp.mpf(2) ** x, "exp10": lambda x: mp.mpf(10) ** x,
    "cosm1": lambda x: mp.cos(x) - 1, "sindg": lambda x: mp.sin(mp.radians(x)), "cosdg": lambda x: mp.cos(mp.radians(x)),
    "tandg": lambda x: mp.tan(mp.radians(x)), "cotdg": lambda x: mp.cot(mp.radians(x)),
    "stdtr": student, "betainc": beta_ratio, "betaincc": lambda a, b, x: 1 - beta_ratio(a, b, x),
    "chdtr": lambda v, x: gamma_ratio(v / 2, x / 2), "chdtrc": lambda v, x: 1 - gamma_ratio(v / 2, x / 2), "fdtr": fisher,
    "fdtrc": lambda m, n, x: 1 - fisher(m, n, x), "gdtr": lambda a, b, x: gamma_ratio(b, a * x),
    "gdtrc": lambda a, b, x: 1 - gamma_ratio(b, a * x), "pdtr": poisson, "pdtrc": lambda k, m: 1 - poisson(k, m),
    "exp1": mp.e1, "expi": mp.ei, "hyp0f1": mp.hyp0f1, "hyp1f1": mp.hyp1f1, "hyp2f1": mp.hyp2f1, "hyperu": mp.hyperu,
    "eval_chebyt": mp.chebyt, "eval_legendre": mp.legendre, "eval_laguerre": lambda n, x: mp.laguerre(n, 0, x),
    "eval_genlaguerre": mp.laguerre, "voigt_profile": voigt,
    "eval_jacobi": mp.jacobi, "eval_gegenbauer": mp.gegenbauer, "eval_chebyu": mp.chebyu,
    "eval_sh_jacobi": lambda n, p, q, x: mp.jacobi(n, p - q, q - 1, 2 * x - 1) / mp.binomial(2 * n + p - 1, n),
    "eval_chebyc": lambda n, x: 2 * mp.chebyt(n, x / 2), "eval_chebys": lambda n, x: mp.chebyu(n, x / 2),
    "eval_sh_chebyt": lambda n, x: mp.chebyt(n, 2 * x - 1), "eval_sh_chebyu": lambda n, x: mp.chebyu(n, 2 * x - 1),
    "eval_sh_legendre": lambda n, x: mp.legendre(n, 2 * x - 1),
    "kn": mp.besselk, "yn": mp.bessely, "expn": mp.expint, "elliprf": mp.elliprf,
    "itstruve0": lambda x: mp.quad(lambda t: mp.struveh(0, t), [0, x]),
    "it2struve0": lambda x: mp.pi / 2 - mp.quad(lambda t: mp.struveh(0, t) / t, [0, x]),
    "itmodstruve0": lambda x: mp.quad(lambda t: mp.struvel(0, t), [0, x]),
    "wright_bessel": wright, "log_wright_bessel": lambda a, b, x: mp.log(wright(a, b, x)),
    "nrdtrimn": lambda p, sd, x: x - sd * mp.sqrt(2) * mp.erfinv(2 * p - 1),
    "nrdtrisd": lambda mn, p, x: (x - mn) / (mp.sqrt(2) * mp.erfinv(2 * p - 1)),
    "bdtr": lambda k, n, p: beta_ratio(n - k, k + 1, 1 - p), "bdtrc": lambda k, n, p: 1 - beta_ratio(n - k, k + 1, 1 - p),
    "nbdtr": lambda k, n, p: beta_ratio(n, k + 1, p), "nbdtrc": lambda k, n, p: 1 - beta_ratio(n, k + 1, p),
    "gdtria": lambda p, b, x: mp.findroot(lambda a: gamma_ratio(b, a * x) - p, b / x), "elliprj": mp.elliprj,
    "chndtr": noncentral, "chndtrix": lambda p, df, nc: mp.findroot(lambda x: noncentral(x, df, nc) - p, df + nc),
    "chndtrinc": lambda x, df, p: mp.findroot(lambda nc: noncentral(x, df, nc) - p, 4),
    "tklmbda": tukey, "radian": lambda d, m, s: (d + m / 60 + s / 3600) * mp.pi / 180,
    "gdtrix": lambda a, b, p: mp.findroot(lambda x: gamma_ratio(b, a * x) - p, b / a),
}  # fmt: skip
INVERSES = {  # of one argument, the last: the row whose inverse it is, and its sign
    "gammaincinv": "gammainc", "gammainccinv": "gammaincc", "betaincinv": "betainc", "betainccinv": "betaincc",
    "stdtrit": "stdtr", "chdtri": "chdtrc", "fdtri": "fdtr", "ndtri_exp": "log_ndtr",
    "pdtri": "pdtr", "bdtri": "bdtr", "nbdtri": "nbdtr",
}  # fmt: skip
SECONDS = {"berp": "ber", "beip": "bei", "kerp": "ker", "keip": "kei"}
FLAT = {"round"}


def pointer(name, parameters):
    """The double version of a function of SciPy's, by ctypes."""
    fused = "__pyx_fuse_0_1" if name.startswith("eval_") else ""
    for prefix in (fused, "", "__pyx_fuse_0", "__pyx_fuse_1"):
        try:
            address = get_cython_function_address(MODULE, prefix + name)
        except ValueError:
            continue
        if "complex" not in repr(__import__(MODULE, fromlist=["x"]).__pyx_capi__[prefix + name]):
            return ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_double] * parameters)(address)
    raise LookupError(name)


def expected(name, arguments, i, value):
    exact = [mp.mpf(a) for a in arguments]
    if name in INVERSES:
        forward, at = REFERENCES[INVERSES[name]], (*exact[:-1], mp.mpf(value))
        last = len(at) - 1
        moved = 1 if i == last else -mp.diff(lambda t: forward(*at[:i], t, *at[i + 1:]), at[i])
        return moved / mp.diff(lambda t: forward(*at[:-1], t), at[-1])
    if name in SECONDS:
        return mp.diff(REFERENCES[SECONDS[name]], exact[0], 2)
    return mp.diff(lambda t: REFERENCES[name](*exact[:i], t, *exact[i + 1:]), exact[i])


def test_every_row_has_a_reference():
    assert {row.name.removeprefix(PREFIX) for row in SPECIAL_ROWS} == {*REFERENCES, *INVERSES, *SECONDS, *FLAT}


@pytest.mark.parametrize("part", range(6))
def test_partials_against_mpmath(part):
    rows = SPECIAL_ROWS[part::6]
    names = [row.name.removeprefix(PREFIX) for row in rows]
    namespace = {f"f_{name}": pointer(name, row.arity) for name, row in zip(names, rows, strict=True)}
    lines = ["def total(a, fixed):", "    s = 0.0"]
    for j, (name, row) in enumerate(zip(names, rows, strict=True)):
        taken = ("fixed" if row.partial(i) == UNKNOWN else "a" for i in range(row.arity))
        lines.append(f"    s += f_{name}({', '.join(f'{one}[{j}, {i}]' for i, one in enumerate(taken))})")
    exec("\n".join([*lines, "    return s"]), namespace)
    gradient = ne.grad(njit(namespace["total"]), 0)
    source = random.Random(part)
    for _ in range(2):
        a = np.zeros((len(rows), 4))
        for j, row in enumerate(rows):
            a[j, :row.arity] = [source.uniform(interval.low, interval.high) for interval in row.on]
        found = gradient(a, a.copy())
        for j, (name, row) in enumerate(zip(names, rows, strict=True)):
            arguments = [float(v) for v in a[j, :row.arity]]
            for i in range(row.arity):
                if row.partial(i) in (UNKNOWN, ZERO):
                    assert found[j, i] == 0.0
                    continue
                exact = expected(name, arguments, i, namespace[f"f_{name}"](*arguments))
                assert abs(found[j, i] - exact) <= TOLERANCE * max(abs(exact), 1e-3), (name, i, arguments, found[j, i], exact)


GAMMALN = pointer("gammaln", 1)
SKIPPING = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_int)(ctypes.cast(GAMMALN, ctypes.c_void_p).value)


class Wrapped(WrapperAddressProtocol):
    """As numba-scipy and others hand such functions on: a first-class function with an address."""

    def __wrapper_address__(self):
        return ctypes.cast(GAMMALN, ctypes.c_void_p).value

    def signature(self):
        return types.float64(types.float64)


def test_all_ways_to_an_address():
    wrapped = Wrapped()

    @njit
    def f(x):
        return GAMMALN(x) * SKIPPING(2 * x, 1) + wrapped(x * x)

    x = 1.7
    log_gamma, psi = (lambda v: mp.log(mp.gamma(v))), mp.digamma
    slope = psi(x) * log_gamma(2 * x) + 2 * log_gamma(x) * psi(2 * x) + 2 * x * psi(x * x)
    assert ne.grad(f)(x) == pytest.approx(float(slope), rel=1e-12)
    assert ne.jvp(f, (x,), (2.0,))[1] == pytest.approx(2 * float(slope), rel=1e-12)
    bend = mp.diff(lambda v: log_gamma(v) * log_gamma(2 * v) + log_gamma(v * v), x, 2)
    assert ne.grad(ne.grad(f))(x) == pytest.approx(float(bend), rel=1e-10)


def test_refusals_name_function_argument_and_line():
    order, mathieu = pointer("jv", 2), pointer("mathieu_a", 2)

    @njit
    def by_order(v):
        return order(v, 2.0)

    @njit
    def unknown(q):
        return mathieu(1.0, q)

    with pytest.raises(ne.NotDifferentiable, match=r"NE100 no derivative of `scipy.special.jv` is known by its argument 0"):
        ne.grad(by_order)(1.0)
    with pytest.raises(ne.NotDifferentiable, match=r"NE100 no derivative is known of `scipy.special.mathieu_a` +test_special"):
        ne.grad(unknown)(1.0)
    with pytest.raises(ne.NotDifferentiable, match="by its argument 0"):
        ne.jvp(by_order, (1.0,), (1.0,))


def test_far_out_and_near_zero():
    for x in (59.0, 61.0, 1e4, -1e6):
        assert ne.grad(dawson)(x) == pytest.approx(float(mp.mpf(-1) / (2 * mp.mpf(x) ** 2) * (1 + 1.5 / mp.mpf(x) ** 2
                                                   + 3.75 / mp.mpf(x) ** 4 + 13.125 / mp.mpf(x) ** 6)), rel=1e-11)
    for m in (0.0, 1e-9, 9e-4, 1.1e-3):
        exact = mp.diff(lambda t: mp.ellipf(mp.mpf(0.8), t), mp.mpf(m))
        assert ne.grad(incomplete, 1)(0.8, m) == pytest.approx(float(exact), rel=1e-10)
    for k in (0.0, 1e-7, 0.05):
        exact = mp.quad(lambda t, k=k: mp.log(3) ** 2 * t * mp.exp(t * k * mp.log(3)), [0, 1])
        assert ne.grad(power_transform, 1)(3.0, k) == pytest.approx(float(exact), rel=1e-12)


DAWSN, ELLIPKINC, BOXCOX = pointer("dawsn", 1), pointer("ellipkinc", 2), pointer("boxcox", 2)


@njit
def dawson(x):
    return DAWSN(x)


@njit
def incomplete(phi, m):
    return ELLIPKINC(phi, m)


@njit
def power_transform(x, k):
    return BOXCOX(x, k)


def test_the_voigt_profile():
    """Near the origin and far out, where its differences cancel; a Gaussian, a Lorentzian; and second derivatives."""
    pointed = pointer("voigt_profile", 3)
    compiled = njit(lambda x, sigma, gamma: pointed(x, sigma, gamma))
    gradient = ne.grad(compiled, argnums=(0, 1, 2))
    for at in ((0.3, 0.7, 0.2), (40.0, 0.3, 0.1), (25.0, 0.3, 0.01), (2.0, 3.0, 0.0), (1e-3, 1e-4, 2.0), (300.0, 0.01, 2.0)):
        with mp.workdps(40):
            exact = [float(mp.diff(voigt, at, [i == k for k in range(3)])) for i in range(3)]
        assert gradient(*at) == pytest.approx(exact, rel=1e-12)
    x, gamma = 1.5, 0.7
    square = x * x + gamma * gamma
    lorentzian = -2 * x * gamma / (np.pi * square**2), 0.0, (x * x - gamma * gamma) / (np.pi * square**2)
    assert gradient(x, 0.0, gamma) == pytest.approx(lorentzian, rel=1e-14)
    at = 0.6, 0.5, 0.3
    found = [ne.jvp(gradient, at, tuple(np.eye(3)[k]))[1] for k in range(3)]
    exact = [[float(mp.diff(voigt, at, [(i == n) + (k == n) for n in range(3)])) for i in range(3)] for k in range(3)]
    np.testing.assert_allclose(found, exact, rtol=1e-11)


EDGES = [  # function, arguments, the derivative with respect to the last one, and the second one
    ("kn", (0.5, 0.3), *(mp.diff(lambda t: mp.besselk(0, t), 0.3, k) for k in (1, 2))),
    ("kn", (-0.5, 4.0), *(mp.diff(lambda t: mp.besselk(0, t), 4, k) for k in (1, 2))),
    ("yn", (0.5, 0.3), *(mp.diff(lambda t: mp.bessely(0, t), 0.3, k) for k in (1, 2))),
    ("nbdtr", (-0.5, 5.0, 0.3), 5 * 0.3**4, 20 * 0.3**3),
    ("nbdtrc", (1.0, 1.0, 1.0), 0.0, 2.0),  # (1 - p)**2
    ("nbdtr", (1.0, 5.0, 0.0), 0.0, 0.0),  # 6 p**5 - 5 p**6
    ("bdtr", (1.0, 5.0, 0.0), 0.0, -20.0),  # (1 - p)**4 (1 + 4 p)
    ("bdtr", (1.0, 5.0, 1e-17), -20e-17, -20.0),
    ("bdtrc", (3.0, 5.0, 1.0), 0.0, -20.0),
    ("bdtrc", (-1.0, 5.0, 0.0), 0.0, 0.0),
    ("bdtri", (0.7, 2.6, 0.25), -1.0, 2.0),  # 1 - sqrt(t)
    ("nbdtri", (0.7, 2.6, 0.25), 1.0, -2.0),  # sqrt(t)
    ("betainc", (2.0, 3.0, 0.0), 0.0, 12.0),  # 6 t**2 - 8 t**3 + 3 t**4
    ("gammainc", (2.0, 0.0), 0.0, 1.0),  # 1 - (1 + t) exp(-t)
    ("pdtr", (1.0, 0.0), 0.0, -1.0),
    ("fdtr", (4.0, 2.0, 0.0), 0.0, 8.0),  # (2 t/(1 + 2 t))**2
    ("elliprc", (0.7, -1.3), *(mp.diff(lambda t: mp.elliprc(0.7, t).real, -1.3, k) for k in (1, 2))),
    ("elliprc", (1.3, 1.3), *(mp.diff(lambda t: mp.elliprf(1.3, t, t), 1.3, k) for k in (1, 2))),
    ("elliprd", (2.0, 1.0, 2.0), *(mp.diff(lambda t: mp.elliprd(2, 1, t), 2, k) for k in (1, 2))),
    ("elliprd", (0.0, 1.0, 2.0), *(mp.diff(lambda t: mp.elliprd(0, 1, t), 2, k) for k in (1, 2))),
    ("elliprd", (1.0, 2.0, 2.0 + 1e-9), *(mp.diff(lambda t: mp.elliprd(1, 2, t), 2, k) for k in (1, 2))),
    ("elliprf", (1.0, 1.0, 1.0), -1 / 6, 3 / 20),
    ("elliprg", (0.0, 0.0, 4.0), 1 / 8, -1 / 64),  # sqrt(t)/2
    ("lpmv", (-1.0, 1.0, 0.6), -3 / 8, -1 / (2 * 0.8**3)),  # sqrt(1 - x**2)/2
    ("elliprf", (2.0, 1.0, 2.0), *(mp.diff(lambda t: mp.elliprf(2, 1, t), 2, k) for k in (1, 2))),
    *(("elliprj", (0.7, 1.1, 2.3, p), *(mp.diff(lambda t: mp.elliprj(0.7, 1.1, 2.3, t).real, p, k) for k in (1, 2)))
      for p in (1.1, 0.7005, -0.8)),
    ("elliprj", (0.0, 1.0, 2.0, 1.0), *(mp.diff(lambda t: mp.elliprj(0, 1, 2, t), 1, k) for k in (1, 2))),
    ("elliprj", (1.0, 1.0, 1.0, 1.0), -3 / 5, 6 / 7),
    *(("chndtr", (4.0, 3.0, nc), *(mp.diff(lambda t: noncentral(4, 3, t), nc, k) for k in (1, 2))) for nc in (0.0, 0.2, 9.0)),
    ("tklmbda", (0.8, 0.0), *(mp.diff(lambda t: tukey_near_logistic(0.8, t), 0, k) for k in (1, 2))),
    ("tklmbda", (3.0, 0.5), 0.0, 0.0),  # behind the end of its support
    ("it2struve0", (0.0,), -2 / mp.pi, 0.0),
    ("itstruve0", (0.0,), 0.0, 2 / mp.pi),
    ("itmodstruve0", (0.0,), 0.0, 2 / mp.pi),
    ("struve", (1.0, 0.0), 0.0, 4 / (3 * mp.pi)),  # 2 x**2/(3 pi)
    ("struve", (-0.5, 4.0), *(mp.diff(lambda t: mp.sqrt(2 / (mp.pi * t)) * mp.sin(t), 4, k) for k in (1, 2))),
    ("eval_jacobi", (0.0, 0.5, 0.7, -1.0), 0.0, 0.0),
    ("eval_jacobi", (-2.75, 0.5, 0.25, 0.3), *(mp.diff(lambda t: mp.jacobi(-2.75, 0.5, 0.25, t), 0.3, k) for k in (1, 2))),
    ("eval_gegenbauer", (1.0, 2.0, 0.3), 4.0, 0.0),
    ("eval_chebyu", (0.0, 0.3), 0.0, 0.0),
    ("eval_chebyu", (-4.0, 0.3), -2.4, -8.0),  # 1 - 4 x**2
    ("eval_chebyt", (-3.0, 0.3), 12 * 0.3**2 - 3, 24 * 0.3),
    ("eval_chebyc", (-3.0, 0.3), 3 * 0.3**2 - 3, 6 * 0.3),
    ("eval_chebys", (-1.0, 0.3), 0.0, 0.0),
    ("eval_sh_chebyt", (1.0, 0.0), 2.0, 0.0),
    ("eval_sh_chebyu", (-2.0, 0.3), 0.0, 0.0),
    ("eval_legendre", (-3.0, 0.3), 0.9, 3.0),  # (3 x**2 - 1)/2
    ("eval_sh_legendre", (0.0, 0.3), 0.0, 0.0),
    ("eval_sh_jacobi", (0.0, 2.0, 1.0, 0.0), 0.0, 0.0),
]  # fmt: skip


def test_at_ends_and_at_counts_that_are_cut():
    """Where formulas divide by zero or counts are no integers, derivatives of both orders are finite and right."""
    namespace = {f"f_{j}": pointer(name, len(arguments)) for j, (name, arguments, *_) in enumerate(EDGES)}
    calls = (f"f_{j}({', '.join([*map(repr, constants), f't[{j}]'])})" for j, (_, (*constants, _), *_) in enumerate(EDGES))
    exec(f"def total(t): return {' + '.join(calls)}", namespace)
    total, t = njit(namespace["total"]), np.array([float(arguments[-1]) for _, arguments, *_ in EDGES])
    bends = ne.hvp(total, (t,), (np.ones_like(t),))
    for found, second, (name, arguments, slope, bend) in zip(ne.grad(total)(t), bends, EDGES, strict=True):
        assert found == pytest.approx(float(slope), rel=1e-9, abs=1e-25), (name, arguments)
        assert second == pytest.approx(float(bend), rel=1e-7, abs=1e-12), (name, arguments)


@pytest.mark.parametrize(("name", "modified"), [("j1", False), ("i1", True)])
def test_bessel_functions_of_first_order_near_zero(name, modified):
    """``j0(x) - j1(x)/x`` cancels there, and its value at zero, a constant, has no derivative."""
    exec(f"def bessel(x): return {name}(x)", namespace := {name: pointer(name, 1)})
    orders = [ne.grad(njit(namespace["bessel"]))]
    orders += [ne.grad(orders[-1])]
    orders += [ne.grad(orders[-1])]
    exact = mp.besseli if modified else mp.besselj
    for x in (0.0, 1e-9, -1e-4, 0.05, 0.29, 0.31, -2.0):
        for n, derivative in enumerate(orders, 1):
            with mp.workdps(30):
                wanted = mp.taylor(lambda t: exact(1, t), x, n)[n] * mp.factorial(n)
            assert derivative(x) == pytest.approx(float(wanted), rel=1e-11, abs=1e-14), (x, n)
