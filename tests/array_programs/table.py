"""What the programs are made of: expressions that mean the same under `numpy` in @njit functions and under `jax.numpy`.

    "w": np.cross(w, w1)        an expression of two vectors of three numbers whose value is a third

The names of the operands say their kinds: s a number, v five numbers, w three, m a matrix of 3 x 4, q one of 3 x 3.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

SHAPES = {"s": (), "v": (5,), "w": (3,), "m": (3, 4), "q": (3, 3)}

TEXTS = {
    "s": """
np.sum(v)|np.sum(m)|np.sum(v * v1)|np.prod(v)|np.prod(w)|np.mean(m)|np.mean(v)|np.var(v)|np.var(m)|np.std(m)|np.std(v)|np.min(v)
np.max(m)|np.max(v)|np.ptp(v)|np.median(v)|np.median(m)|np.percentile(v, 30.0)|np.percentile(v, 50.0)|np.quantile(v, 0.3)
np.quantile(m, 1.0)|np.quantile(v, 0.0)|np.nansum(v)|np.nanprod(w)|np.nanmean(v)|np.nanvar(v)|np.nanstd(v)|np.nanmin(v)
np.nanmax(v)|np.nanmedian(v)|np.nanquantile(v, 0.4)|np.trace(q)|np.average(v)|np.trapezoid(v)|np.trapezoid(v, v1)|np.dot(v, v1)
np.vdot(w, w1)|np.linalg.norm(v)|np.linalg.norm(m)|np.linalg.norm(v, 1)|np.linalg.norm(v, 3)|np.linalg.norm(v, np.inf)
np.linalg.norm(v, -np.inf)|np.linalg.norm(q, 1)|np.linalg.norm(q, -1)|np.linalg.norm(q, np.inf)|np.linalg.norm(q, 2)
np.linalg.norm(q, -2)|np.linalg.det(q)|np.linalg.slogdet(q)[1]|np.linalg.cond(q)|np.interp(s, w, w1)|np.interp(s, v, v1)
np.interp(s, np.array([-1.0, 0.0, 0.5, 1.0, 2.0]), v)|np.sinc(s)|np.hypot(s, s1)|np.arctan2(s, s1)|np.logaddexp(s, s1)|s * s1
s + s1|s - s1|s / (s1 * s1 + 1.0)|np.tanh(s)|np.sin(s)|np.cos(s)|np.exp(-s * s)|np.log1p(s * s)|np.sqrt(s * s + 1.0)
np.maximum(s, s1)|np.minimum(s, s1)|np.abs(s)|np.cbrt(s)|np.where(s > 0.5, s * s, s)|v[0] * v[4]|m[1, 2] + m[2, 0]
q[0, 0] * q[2, 1]|np.sum(np.abs(v + 1j * v1))|np.sum(np.real((w + 1j * w1) ** 3))|np.sum(np.imag(np.exp(w + 1j * w1)))
np.sum(np.angle(w + 1j * w1))|np.sum(np.real((v + 1j) / (v1 + 2j)))|np.cov(v, v1)[0, 1]|np.corrcoef(v, v1)[0, 1]
np.sum(np.unique(v))|np.sum(np.bincount(np.array([0, 1, 1, 2, 0]), weights=v) ** 2)
np.sum(np.extract(np.array([True, False, True, True, False]), v) ** 2)
""",
    "v": """
np.sin(v)|np.cos(v)|np.tan(v * 0.4)|np.sinh(v)|np.cosh(v)|np.tanh(v)|np.arctan(v)|np.arcsinh(v)|np.exp(v)|np.exp2(v)|np.expm1(v)
np.square(v)|np.negative(v)|np.positive(v)|np.absolute(v)|np.fabs(v)|np.cbrt(v)|np.deg2rad(v)|np.rad2deg(v)|np.degrees(v)
np.radians(v)|np.conjugate(v)|np.sqrt(np.abs(v))|np.sqrt(v * v + 0.5)|np.log(np.abs(v) + 0.1)|np.log2(v * v + 1.0)
np.log10(v * v + 1.0)|np.log1p(v * v)|np.reciprocal(v * v + 0.5)|np.arcsin(np.sin(v) * 0.9)|np.arccos(v * 0.3)
np.arctanh(np.tanh(v) * 0.8)|np.arccosh(1.5 + v * v)|v * np.sign(v1)|v * np.floor(v1)|v * np.ceil(v1)|v * np.trunc(v1)
v * np.rint(v1)|np.add(v, v1)|np.subtract(v, v1)|np.multiply(v, v1)|np.maximum(v, v1)|np.minimum(v, v1)|np.fmax(v, v1)
np.fmin(v, v1)|np.hypot(v, v1)|np.arctan2(v, v1)|np.copysign(v, v1)|np.logaddexp(v, v1)|np.logaddexp2(v, v1)
np.divide(v, v1 * v1 + 1.0)|np.divide(v, v1)|np.power(np.abs(v) + 0.5, v1)|v ** 2|v ** 3|v ** 0|v ** 0.5|(v * v + 0.1) ** -1.5
np.float_power(np.abs(v), 1.5)|np.remainder(v, np.abs(v1) + 1.0)|np.fmod(v, np.abs(v1) + 1.0)|v * np.floor_divide(v1, 0.7)
np.where(v > v1, v * v1, v1)|np.where(v == v1, v * v, v)|np.select([v > 1.0, v > 0.0], [v * v, v1], 1.0)|np.sort(v)
np.sort(v) * v1|np.cumsum(v)|np.cumprod(v)|np.nancumsum(v)|np.nancumprod(v)|np.roll(v, 2)|np.flip(v) * v1|v[::-1] * v
np.clip(v, -0.5, 1.0)|np.clip(v, s, s1)|np.sinc(v)|np.unwrap(v * 3.0)|np.unwrap(v)|np.convolve(v, w, mode='same')
np.correlate(v, w, mode='same')|np.interp(v, w, w1)|np.interp(v, v1, v2)
np.interp(v, np.array([-1.0, 0.0, 1.0, 2.0]), np.array([1.0, 3.0, 2.0, 2.5]))|np.nan_to_num(v)|np.concatenate((w, w1))[:5]
np.append(w, w1)[1:].copy()|np.hstack((w, w1))[:5]|np.linspace(s, s1, 5)|np.logspace(s * 0.3, s1 * 0.2, 5)
np.geomspace(np.abs(s) + 0.1, 2.0 + s1 * s1, 5)|np.full(5, s) * v|s * v|v + s|np.take(v, np.array([3, 0, 4, 0, 1]))
v * np.argmax(v1)|v[np.argsort(v1)]|v * np.searchsorted(np.array([0.0, 0.5]), v1)|v * np.digitize(v1, np.array([0.0, 0.5]))
v * np.isfinite(v1)|np.sort(np.partition(v, 2)[:3])[0] * v|np.delete(np.append(v, s), 2)|np.insert(v, 2, s)[1:].copy()
np.ediff1d(np.append(v, s))|np.diff(np.append(v, s))|np.vander(w, 5)[1].copy()|np.ravel(m)[2:7].copy()
np.repeat(v, 2)[2:7].copy()|np.percentile(v, v1 * 0.0 + 40.0)|np.arange(5) * v|np.round(v, 1) * v1|np.abs(v + 1j * v1)
np.real(np.sqrt(v + 1j * v1))|np.imag(np.log(v + 1j * v1))|np.nextafter(v, v1)|np.where(v < 0.0, 0.5, 1.0) * v1
np.angle(v + 1j * v1)|np.where(np.isnan(v), v1, v)|np.trim_zeros(v * v + 1.0)
""",
    "w": """
np.dot(q, w)|np.dot(w, q)|q @ w|np.cross(w, w1)|np.diag(q).copy()|np.linalg.solve(q + 4.0 * np.eye(3), w)|np.linalg.solve(q, w)
np.linalg.svd(q)[1]|np.linalg.eigh(q @ q.T)[0]|np.linalg.eigvalsh(q + q.T)|np.sum(m, axis=1)|np.sum(q, axis=0)|m[:, 1] * m[:, 2]
np.take(v, np.array([3, 0, 4]))|v[1:4] * w|v[::2] * w|np.convolve(v, w, mode='valid')|np.correlate(v, w, mode='valid')
np.array([s, s1, s * s1])|np.sort(w)|np.cumprod(w)|np.sin(w) * w1|w * w1|w + w1|s * w|np.tanh(w)|np.diff(v)[:3] * w
np.histogram(v, 3)[0] * w|np.array_split(v, 2)[0] * w|np.trapezoid(q)|np.linspace(s, s1, 3)|np.append(w, s)[1:].copy()
np.where(w > 0.0, w * w1, s)|w / (w1 * w1 + 1.0)|np.broadcast_to(s, (3,)) * w|np.atleast_1d(w) * s|w * np.max(w1)
np.sort(w)[::-1] * w1|np.flip(w) + 0.0|np.linalg.qr(q)[1][0].copy()
""",
    "m": """
m * m1|m + m1|m - m1|np.sin(m)|np.tanh(m)|q @ m|np.dot(q, m)|np.tril(m)|np.triu(m) + np.tril(m1, -1)|np.roll(m, -1)
np.fliplr(m) * m1|np.flipud(m) + 0.0|m * s|m + np.expand_dims(w, 1)|m * w[:, None]|np.maximum(m, m1)|np.where(m > 0.0, m, 0.0)
np.where(m > m1, m, m1)|np.reshape(m, (4, 3)).T.copy()|np.outer(w, np.append(w1, s))|np.concatenate((q, m[:, :1]), axis=1)
np.column_stack((w, w1, w, w1))|np.abs(m)|np.cumsum(np.ravel(m)).reshape(3, 4)|np.clip(m, -1.0, 1.0)|np.vander(w, 4)
np.repeat(w, 4).reshape(3, 4)|np.tri(3, 4, 0) * m|np.hypot(m, m1)|np.nan_to_num(m)|np.resize(v, (3, 4))
np.linalg.pinv(m).T.copy()|np.take_along_axis(m, np.array([[1, 0], [2, 2], [3, 0]]), axis=1)[:, :1] * m
""",
    "q": """
q * q1|q + q1|q @ q1|np.dot(q, q1)|q.T @ q1|np.outer(w, w1)|np.diag(w)|np.diagflat(w)|np.linalg.inv(q + 3.0 * np.eye(3))
np.linalg.inv(q)|np.linalg.cholesky(q @ q.T + np.eye(3))|np.linalg.matrix_power(q, 3)|np.linalg.matrix_power(q, 0) * s
np.linalg.matrix_power(q, -1)|np.linalg.qr(q)[1]|np.cov(m)|np.corrcoef(m)|np.diff(m)|np.kron(w, w1).reshape(3, 3)
np.vander(w, 3)|np.stack((w, w1, w))|np.vstack((w, w1, w))|np.rot90(q) + 0.0|np.swapaxes(q, 0, 1) * q1|np.transpose(q) * q1
np.moveaxis(q, 0, 1) + 0.0|np.exp(q * 0.3)|q * s|np.eye(3) * s + q|np.identity(3) * s|m @ m1.T|np.maximum(q, q1)
np.tril(q) @ np.triu(q1)|np.dstack((w, w1, w))[0].copy()|m[:, 1:] * q|np.where(q > q.T, q, q1)|np.sin(q) + q1|np.copy(q) * q1
np.ones((3, 3)) * s|np.zeros((3, 3)) + w|np.full((3, 3), s) * q
""",
}


@dataclass(frozen=True)
class Entry:
    """One expression: its text, the kind of its value, its operands in order."""

    kind: str
    text: str
    operands: tuple[str, ...]


def _entry(kind: str, text: str) -> Entry:
    names = re.findall(r"(?<![\w.'])([svwmq]\d?)\b(?!['=(])", text)
    return Entry(kind, text, tuple(dict.fromkeys(names)))


ENTRIES: tuple[Entry, ...] = tuple(
    _entry(kind, text.strip())
    for kind, lines in TEXTS.items()
    for line in lines.strip().split("\n")
    for text in line.split("|")
)
