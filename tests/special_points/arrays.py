"""Functions of arrays at zeros, ties, nodes, multiples, subnormals, infinities and NaN; and matrices that are singular or nearly.

The expressions mean the same under `numpy` in @njit functions and under `jax.numpy`: x and z are arrays of one length, or
matrices; ``w`` sums with weights.
"""

from __future__ import annotations

import numpy as np

INF, NAN = np.inf, np.nan


def texts(source: str) -> tuple[str, ...]:
    return tuple(text.strip() for line in source.strip().split("\n") for text in line.split("|"))


GROUPS = {
    "reductions": texts("""
np.sum(x)|np.prod(x)|np.mean(x)|np.var(x)|np.std(x)|np.min(x)|np.max(x)|np.ptp(x)|np.nansum(x)|np.nanprod(x)|np.nanmean(x)
np.nanstd(x)|np.nanmin(x)|np.nanmax(x)|w(np.cumsum(x))|w(np.cumprod(x))|w(np.nancumprod(x))|np.average(x)|x[np.argmin(x)]
x[np.argmax(x)]|x[np.nanargmin(x)]|np.trapezoid(x)
"""),
    "order": texts("""
np.median(x)|np.percentile(x, 25.0)|np.quantile(x, 0.5)|np.nanmedian(x)|np.nanpercentile(x, 40.0)|np.nanquantile(x, 1.0)
np.diff(np.percentile(x, np.array([40.0, 40.0])))[0]
w(np.sort(x))|w(x[np.argsort(x)])|np.partition(x, 0)[0]|w(np.sort(x[np.argpartition(x, 0)]))|w(np.clip(x, -1.0, 1.0))
w(np.clip(x, z, z))|w(np.clip(x, 1, 1))
w(np.clip(x, z - 1.0, z + 0.5))|w(np.nan_to_num(x))|w(np.nan_to_num(x, nan=2.5))|w(np.sinc(x))|w(np.unwrap(x))
w(np.round(x, 1) * x)|w(np.diff(x))|w(np.ediff1d(x))|w(np.vander(x, 4))
w(np.array_split(x, 2)[0] * 1.0)
w(x * np.digitize(x, np.array([0.0, 1.0])))|w(x * np.searchsorted(np.array([0.0, 1.0]), x))
w(np.histogram(x * 0 + 0.5, 3)[0] * x[0])
"""),
    "elements": texts("""
w(np.sqrt(x))|w(np.cbrt(x))|w(np.exp(x))|w(np.log(x))|w(np.tanh(x))|w(np.hypot(x, z))|w(np.arctan2(x, z))|w(np.logaddexp(x, z))
w(np.copysign(x, z))|w(np.power(x, z))|w(np.float_power(x, z))|w(x**3)|w(x**0.5)|w(np.mod(x, z))|w(np.fmod(x, z))
w(np.divmod(x, z)[1])|w(np.floor_divide(x, z) * x)|w(np.maximum(x, z))|w(np.minimum(x, z))|w(np.fmax(x, z))|w(np.fmin(x, z))
w(np.where(x > z, x * z, z))|w(np.where(x == z, x * x, x))|w(np.divide(x, z))|w(np.reciprocal(x))|w(np.abs(x + 1j * z))
w(np.angle(x + 1j * z))|w(np.real(np.sqrt(x + 1j * z)))|w(np.real((x + 1j * z)**2))|w(np.imag(np.exp(x + 1j * z)))
w(np.select([x > 1.0, x > 0.0], [x * x, z], 1.0))|w(np.real((x + 1j * z)**3))
"""),
    "pairs": texts("""
w(np.interp(x, np.array([-1.0, 0.0, 1.0, 2.0]), np.array([1.0, 3.0, 2.0, 2.5])))|np.trapezoid(z, x)|w(np.convolve(x, z))
w(np.interp(z, np.array([-1.0, 0.0, 1.5, 2.0]), np.array([1.0, 3.0, 2.0, 2.5]) * x[0]))|w(np.correlate(x, z, mode='full'))
w(np.cov(x, z))|w(np.corrcoef(x, z))|w(np.outer(x, z))|w(np.kron(x, z))|np.dot(x, z)|np.vdot(x, z)|np.linalg.norm(x)
np.linalg.norm(x, 1)|np.linalg.norm(x, 3)|np.linalg.norm(x, 0.5)|np.linalg.norm(x, np.inf)|np.linalg.norm(x, -np.inf)
np.average(x, weights=z)|w(np.linspace(x[0], z[0], 4))|w(np.logspace(x[0], z[0], 3))|w(np.extract(x > 0.0, x * z))
w(np.kaiser(5, x[0]))|w(np.concatenate((x, z)))|w(np.bincount(np.zeros(x.size, np.int64), weights=x))
"""),
    "sets": texts("""
w(np.unique(x))|w(np.setdiff1d(x, z))|w(np.union1d(x, z))|w(np.intersect1d(x, z))|w(np.setxor1d(x, z))|w(np.trim_zeros(x) * 1.0)
"""),
    "matrices": texts("""
np.linalg.det(x)|np.linalg.slogdet(x)[1]|w(np.linalg.inv(x))|w(np.linalg.solve(x, z[0].copy()))|np.trace(x)|w(np.dot(x, z))
w(x @ x.T)|w(np.linalg.matrix_power(x, 0) * x[0, 0])|w(np.linalg.matrix_power(x, 2))|w(np.linalg.matrix_power(x, -1))
np.linalg.norm(x)|np.linalg.norm(x, 1)|np.linalg.norm(x, -1)|np.linalg.norm(x, np.inf)|np.linalg.norm(x, -np.inf)
w(np.linalg.cholesky(x @ x.T + np.eye(3)))
"""),
    "spectra": texts("""
w(np.linalg.svd(x)[1])|w(np.linalg.eigvalsh(x + x.T))|w(np.abs(np.diag(np.linalg.qr(x + 3.0 * np.eye(3))[1])))
w(np.linalg.pinv(x))|np.linalg.norm(x, 2)|np.linalg.norm(x, -2)|np.linalg.cond(x)|np.linalg.cond(x, 1)
w(np.linalg.lstsq(x, z[0].copy())[0])
"""),
}  # fmt: skip

VECTORS = {
    "zeros": [0.0, 0.0, 0.0, 0.0], "constant": [1.5, 1.5, 1.5, 1.5], "ties": [1.0, 2.0, 2.0, 1.0], "one": [0.7],
    "two": [2.0, 2.0],
    "multiples": [3.0, -1.5, 0.0, 1.5], "in order": [-1.0, 0.0, 1.0, 2.0], "reversed": [2.0, 1.0, 0.0, -1.0],
    "pi": [0.0, np.pi, 2 * np.pi, -np.pi], "one zero": [0.0, 2.0, 3.0, -1.0], "ordinary": [0.3, -1.2, 2.5, 0.9],
    "negative zeros": [-0.0, 0.0, -0.0, 1.0], "subnormal": [5e-324, 1e-310, -5e-324, 0.0], "large": [1e200, -1e200, 1e160, 1.0],
    "infinite": [1.0, INF, 0.5, 2.0], "infinities": [INF, -INF, INF, -2.0], "nan": [1.0, NAN, 0.5, 2.0],
}  # fmt: skip
MATRICES = {
    "identity": np.eye(3), "zeros": np.zeros((3, 3)), "equal": np.diag([2.0, 2.0, 1.0]), "ones": np.ones((3, 3)),
    "singular": np.array([[1.0, 2, 3], [4, 5, 6], [7, 8, 9]]), "permutation": np.eye(3)[[2, 0, 1]], "negative": -np.eye(3),
    "rank one": np.outer([1.0, 2, 3], [1.0, -1, 2]), "symmetric": np.array([[2.0, 1, 0], [1, 3, 1], [0, 1, 4]]),
    "triangular": np.triu(np.arange(9.0).reshape(3, 3) + 1),
    "ordinary": np.array([[0.3, -1.2, 2.5], [0.9, 0.1, -0.4], [1.7, 0.2, -2.1]]),
    "nearly singular": np.array([[0.89, -1e-310, -1e-310], [0.93, 1e8, 3.14], [2.0, 1e-9, -1e-310]]),
}  # fmt: skip
OTHER = np.array([[1.0, 0.5, -2.0], [3.0, 0.25, -1.0], [2.0, 1.5, -0.5]])


def points(group: str) -> list[tuple[str, np.ndarray, np.ndarray]]:
    """(name, x, z): the arguments of all expressions of a group."""
    if group in ("matrices", "spectra"):
        return [(name, matrix.copy(), OTHER.copy()) for name, matrix in MATRICES.items()]
    found = []
    for name, numbers in VECTORS.items():
        x = np.array(numbers)
        found += [(name, x, x[::-1].copy()), (f"{name} twice", x, x.copy())]
    return found
