"""The model problems once more, in NumPy and SciPy: vectorised, and written from the formulas rather than from the kernels.

    REFERENCES["gmm"](*args)      # the loss, or the tuple of outputs
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation
from scipy.special import expit, logsumexp, multigammaln


def gmm(alpha, mu, icf, x, gamma, m):
    k, d = mu.shape
    upper = np.triu_indices(d, 1)
    terms = np.empty((x.shape[0], k))
    prior = 0.0
    for c in range(k):
        lower = np.zeros((d, d))
        lower.T[upper] = icf[c, d:]
        lower += np.diag(np.exp(icf[c, :d]))
        precision = lower.T @ lower
        centred = x - mu[c]
        square = np.einsum("ij,jk,ik->i", centred, precision, centred)
        terms[:, c] = alpha[c] + 0.5 * np.linalg.slogdet(precision)[1] - 0.5 * square
        prior += 0.5 * gamma**2 * np.sum(lower**2) - m * np.sum(icf[c, :d])
    degrees = d + m + 1
    constant = degrees * d * (math.log(gamma) - 0.5 * math.log(2)) - multigammaln(0.5 * degrees, d)
    n = x.shape[0]
    return logsumexp(terms, axis=1).sum() - n * logsumexp(alpha) - 0.5 * n * d * math.log(2 * math.pi) + prior - k * constant


def lstm(main, extra, initial_state, sequence):
    layers = main.shape[0] // 2
    weights = main.reshape(layers, 2, 4, -1)
    hidden, cell = list(initial_state[0::2]), list(initial_state[1::2])
    likelihoods = []
    for letter, following in pairwise(sequence):
        x = letter * extra[0]
        for layer in range(layers):
            sources = np.stack([x, hidden[layer], x, hidden[layer]])
            forget, ingate, outgate, change = sources * weights[layer, 0] + weights[layer, 1]
            cell[layer] = cell[layer] * expit(forget) + expit(ingate) * np.tanh(change)
            x = hidden[layer] = expit(outgate) * np.tanh(cell[layer])
        y = x * extra[1] + extra[2]
        likelihoods.append(np.dot(y - logsumexp(y), following))
    return np.mean(likelihoods)


def ba(cameras, points, weights, observations, features, errors, weight_errors):
    camera, point = cameras[observations[:, 0]], points[observations[:, 1]]
    seen = Rotation.from_rotvec(camera[:, :3]).apply(point - camera[:, 3:6])
    plane = seen[:, :2] / seen[:, 2:]
    square = np.sum(plane**2, axis=1)
    scale = 1 + camera[:, 9] * square + camera[:, 10] * square**2
    projected = plane * (scale * camera[:, 6])[:, None] + camera[:, 7:9]
    return weights[:, None] * (projected - features), 1 - weights**2


def _affine(stack):
    full = np.zeros((stack.shape[0], 4, 4))
    full[:, :3] = stack
    full[:, 3, 3] = 1
    return full


def _posed_vertices(theta, parents, base, inverse_base, rest, bone_of, weight):
    angles = np.zeros((parents.size, 3))
    fingers = theta[6:].reshape(5, 4)
    for finger in range(5):
        first = 2 + 4 * finger
        angles[first, :2] = fingers[finger, :2]
        angles[first + 1 : first + 3, 0] = fingers[finger, 2:]
    turns = _affine(np.concatenate([Rotation.from_euler("xyz", angles).as_matrix(), np.zeros((parents.size, 3, 1))], axis=2))
    local = _affine(base) @ turns
    absolute = []
    for bone, parent in enumerate(parents):
        absolute.append(local[bone] if parent < 0 else absolute[parent] @ local[bone])
    transforms = np.stack(absolute) @ _affine(inverse_base)
    homogeneous = np.concatenate([rest, np.ones((rest.shape[0], 1))], axis=1)
    skinned = np.einsum("vi,virc,vc->vr", weight, transforms[bone_of], homogeneous)[:, :3]
    return Rotation.from_rotvec(theta[:3]).apply(skinned) + theta[3:6]


def ht(theta, parents, base, inverse_base, rest, bone_of, weight, observed, correspondence, residuals):
    return (observed - _posed_vertices(theta, parents, base, inverse_base, rest, bone_of, weight)[correspondence],)


def ht_barycentric(theta, barycentric, parents, base, inverse_base, rest, bone_of, weight, observed, triangle, residuals):
    corners = _posed_vertices(theta, parents, base, inverse_base, rest, bone_of, weight)[triangle]
    full = np.column_stack([barycentric, 1 - barycentric.sum(axis=1)])
    return (observed - np.einsum("ic,icr->ir", full, corners),)


def ode(x, steps):
    """The same right-hand side by a high-order adaptive solver; RK4 is exact for four components."""

    def slope(_, y):
        return x * np.concatenate([[1.0], y[:-1]])

    return solve_ivp(slope, (0, 2), np.zeros(x.size), method="DOP853", rtol=1e-12, atol=1e-14).y[-1, -1]


def fft(real, imaginary, weights, cosine, sine):
    return np.sum(weights * np.abs(np.fft.fft(real + 1j * imaginary)) ** 2)


def fft_complex(signal, weights, twiddle):
    return np.sum(weights * np.abs(np.fft.fft(signal)) ** 2)


def burgers(initial, advection, diffusion, steps):
    u = initial.copy()
    for _ in range(steps):
        north, south, west, east, here = u[:-2, 1:-1], u[2:, 1:-1], u[1:-1, :-2], u[1:-1, 2:], u[1:-1, 1:-1]
        following = u.copy()
        following[1:-1, 1:-1] += diffusion * (north + south + west + east - 4 * here)
        following[1:-1, 1:-1] -= advection * here * (east - west + south - north)
        u = following
    return np.sum(u**2)


def burgers_1d(initial, advection, diffusion, steps):
    u = initial.copy()
    for _ in range(steps):
        flow = np.convolve(u, [1, 0, -1], "valid")
        curve = np.convolve(u, [1, -2, 1], "valid")
        u = np.concatenate([u[:1], u[1:-1] - advection * u[1:-1] * flow + diffusion * curve, u[-1:]])
    return np.sum(u**2)


def lj(positions, box, cutoff):
    separation = positions[:, None] - positions[None]
    separation -= box * np.round(separation / box)
    distance = np.sqrt(np.sum(separation**2, axis=-1))[np.triu_indices(positions.shape[0], 1)]
    near = distance[distance < cutoff]
    return np.sum(4 * (near**-12.0 - near**-6.0))


def norm(x, out):
    return (x / np.linalg.norm(x),)


def llsq(x, n):
    t = np.linspace(-1, 1, n)
    return 0.5 * np.sum((np.sign(t) - np.polynomial.polynomial.polyval(t, x)) ** 2)


def kmeans(centres, points):
    return np.sum(np.min(np.sum((centres[None] - points[:, None]) ** 2, axis=-1), axis=1))


def matdescent(rates, start_u, start_v, target):
    u, v = start_u, start_v
    for rate in rates:
        error = u @ v - target
        u, v = u - rate * error @ v.T, v - rate * u.T @ error
    return 0.5 * np.sum((u @ v - target) ** 2)


def particle(charges, dt):
    x, v = np.array([0.0, 8.0]), np.array([0.75, 0.0])
    while (x + dt * v)[1] > 0.0:
        away = x - charges
        x, v = x + dt * v, v + dt * 2.0 * np.mean(away / np.linalg.norm(away, axis=1)[:, None] ** 3, axis=0)
    return np.interp(0.0, [x[1] + 100.0 * v[1], x[1]], [x[0] + 100.0 * v[0], x[0]]) ** 2


def saddle(u, start, rate, steps):
    best = 0.5 * np.sin(u)
    v = best + (1.0 - 2.0 * rate) ** steps * (start - best)
    return np.sum(u * u - v * v + np.sin(u) * v)


REFERENCES = {
    "gmm": gmm,
    "gmm_matrix": gmm,
    "ba": ba,
    "lstm": lstm,
    "ht": ht,
    "ht_barycentric": ht_barycentric,
    "ode": ode,
    "fft": fft,
    "fft_complex": fft_complex,
    "burgers": burgers,
    "burgers_1d": burgers_1d,
    "lj": lj,
    "norm": norm,
    "lse": logsumexp,
    "llsq": llsq,
    "det": np.linalg.det,
    "kmeans": kmeans,
    "matdescent": matdescent,
    "matdescent_matrix": matdescent,
    "particle": particle,
    "saddle": saddle,
}
