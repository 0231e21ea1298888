"""The problems as a user of an array language writes them: whole arrays, no element is overwritten, loops only through time.

    gmm(A, alpha, mu, icf, x, gamma, m)        A: the language (see ``Arrays``), then the kernel's arguments

One function per problem, the same for JAX, PyTorch and autograd; problems with outputs return them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from kernels.gmm import wishart_constant


@dataclass(frozen=True)
class Arrays:
    """What differs between the array languages.

    ``xp``: the namespace with NumPy's names. ``repeat(step, carry, count)``: the carry after so many steps.
    ``scan(step, carry, rows)``: (carry, stacked results) of ``step(carry, row)``. ``constant``: a NumPy array as one of theirs.
    ``gradient(f)``: the derivative of a scalar function, inside a program.
    """

    xp: Any
    repeat: Callable
    scan: Callable
    constant: Callable
    fft: Callable
    complex_of: Callable
    gradient: Callable


def log_sum_exp(A, values, axis):
    largest = A.xp.amax(values, axis)
    shifted = values - (largest if values.ndim == 1 else largest[..., None])
    return largest + A.xp.log(A.xp.sum(A.xp.exp(shifted), axis))


def gmm(A, alpha, mu, icf, x, gamma, m):
    """Dense triangles are gathered from the packed ones; one contraction for all points and components."""
    xp = A.xp
    k, d = mu.shape
    place = np.full((d, d), d * (d - 1) // 2)
    rows, columns = np.tril_indices(d, -1)
    order = np.lexsort((rows, columns))
    place[rows[order], columns[order]] = np.arange(len(rows))
    packed = xp.concatenate([icf[:, d:], A.constant(np.zeros((k, 1)))], 1)
    lower = packed[:, place]
    diagonal, q_sum = xp.exp(icf[:, :d]), xp.sum(icf[:, :d], 1)
    centred = x[:, None, :] - mu[None, :, :]
    whitened = diagonal * centred + xp.einsum("kij,nkj->nki", lower, centred)
    terms = alpha + q_sum - 0.5 * xp.sum(whitened * whitened, 2)
    frobenius = xp.sum(diagonal * diagonal) + xp.sum(icf[:, d:] * icf[:, d:])
    prior = 0.5 * gamma * gamma * frobenius - m * xp.sum(q_sum) - k * wishart_constant.py_func(d, gamma, m)
    n = x.shape[0]
    constant = 0.5 * n * d * math.log(2.0 * math.pi)
    return xp.sum(log_sum_exp(A, terms, 1)) - n * log_sum_exp(A, alpha, 0) - constant + prior


def ba(A, cameras, points, weights, observations, features, errors, weight_errors):
    """All observations at once; the branch at zero rotation has to be guarded twice, or its derivative is NaN."""
    xp = A.xp
    camera, point = cameras[observations[:, 0]], points[observations[:, 1]]
    r, p = camera[:, :3], point - camera[:, 3:6]
    square = xp.sum(r * r, 1)[:, None]
    turns = square > 0.0
    angle = xp.sqrt(xp.where(turns, square, xp.ones_like(square)))
    cosine, sine = xp.cos(angle), xp.sin(angle)
    axis = r / angle
    along = xp.sum(axis * p, 1)[:, None] * (1.0 - cosine)
    turned = p * cosine + cross(A, axis, p) * sine + axis * along
    moved = xp.where(turns, turned, p + cross(A, r, p))
    image = moved[:, :2] / moved[:, 2:]
    square = xp.sum(image * image, 1)[:, None]
    scale = 1.0 + camera[:, 9:10] * square + camera[:, 10:11] * square * square
    found = weights[:, None] * (image * scale * camera[:, 6:7] + camera[:, 7:9] - features)
    return found, 1.0 - weights * weights


def cross(A, a, b):
    return A.xp.stack(
        [
            a[:, 1] * b[:, 2] - a[:, 2] * b[:, 1],
            a[:, 2] * b[:, 0] - a[:, 0] * b[:, 2],
            a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0],
        ],
        1,
    )


def lstm(A, main, extra, initial_state, sequence):
    """A scan over time; layers are unrolled."""
    xp = A.xp
    layers, b = main.shape[0] // 2, sequence.shape[1]

    def sigmoid(x):
        return 1.0 / (1.0 + xp.exp(-x))

    def step(state, rows):
        now, following = rows[0], rows[1]
        incoming, new = now * extra[0], []
        for layer in range(layers):
            w, bias = main[2 * layer], main[2 * layer + 1]
            hidden, cell = state[2 * layer], state[2 * layer + 1]
            forget = sigmoid(incoming * w[:b] + bias[:b])
            ingate = sigmoid(hidden * w[b : 2 * b] + bias[b : 2 * b])
            outgate = sigmoid(incoming * w[2 * b : 3 * b] + bias[2 * b : 3 * b])
            change = xp.tanh(hidden * w[3 * b :] + bias[3 * b :])
            cell = cell * forget + ingate * change
            incoming = outgate * xp.tanh(cell)
            new += [incoming, cell]
        prediction = incoming * extra[1] + extra[2]
        log_sum = xp.log(xp.sum(xp.exp(prediction)))
        return xp.stack(new), xp.sum((prediction - log_sum) * following)

    rows = xp.stack([sequence[:-1], sequence[1:]], 1)
    _, terms = A.scan(step, initial_state, rows)
    return xp.sum(terms) / (sequence.shape[0] - 1)


def skin(A, theta, parents, base, inverse_base, rest, bone_of, weight):
    """Posed vertices: a chain of 3 x 4 products in a Python loop over the bones, then all vertices at once."""
    xp = A.xp
    zero, one = theta[0] * 0.0, theta[0] * 0.0 + 1.0
    angles = [[zero, zero] for _ in parents]
    for finger in range(5):
        first, at = 2 + 4 * finger, 6 + 4 * finger
        angles[first] = [theta[at], theta[at + 1]]
        angles[first + 1] = [theta[at + 2], zero]
        angles[first + 2] = [theta[at + 3], zero]
    absolute = []
    for bone, parent in enumerate(parents):
        x, y = angles[bone]
        cx, sx, cy, sy = xp.cos(x), xp.sin(x), xp.cos(y), xp.sin(y)
        turn = xp.stack([cy, sx * sy, cx * sy, zero, cx * one, -sx, -sy, sx * cy, cx * cy]).reshape(3, 3)
        linear, shift = base[bone, :, :3] @ turn, base[bone, :, 3]
        if parent >= 0:
            above_linear, above_shift = absolute[parent]
            linear, shift = above_linear @ linear, above_linear @ shift + above_shift
        absolute.append((linear, shift))
    linears, shifts = xp.stack([a for a, _ in absolute]), xp.stack([b for _, b in absolute])
    linear = linears @ inverse_base[:, :, :3]
    shift = (linears @ inverse_base[:, :, 3:])[:, :, 0] + shifts
    moved = xp.einsum("viab,vb->via", linear[bone_of], rest) + shift[bone_of]
    local = xp.sum(weight[:, :, None] * moved, 1)
    return local @ axis_angle(A, theta).T + theta[3:6]


def axis_angle(A, theta):
    """The rotation by theta[0:3] (the benchmark's angle is not near zero)."""
    xp = A.xp
    angle = xp.sqrt(xp.sum(theta[:3] * theta[:3]))
    x, y, z = theta[0] / angle, theta[1] / angle, theta[2] / angle
    s, c = xp.sin(angle), xp.cos(angle)
    rest = 1.0 - c
    entries = [
        x * x * rest + c, x * y * rest - z * s, x * z * rest + y * s,
        x * y * rest + z * s, y * y * rest + c, y * z * rest - x * s,
        x * z * rest - y * s, z * y * rest + x * s, z * z * rest + c,
    ]  # fmt: skip
    return xp.stack(entries).reshape(3, 3)


def ht(A, theta, parents, base, inverse_base, rest, bone_of, weight, observed, correspondence, residuals):
    vertices = skin(A, theta, parents, base, inverse_base, rest, bone_of, weight)
    return (observed - vertices[correspondence],)


def ht_barycentric(A, theta, barycentric, parents, base, inverse_base, rest, bone_of, weight, observed, triangle, residuals):
    vertices = skin(A, theta, parents, base, inverse_base, rest, bone_of, weight)
    u, v = barycentric[:, :1], barycentric[:, 1:]
    place = u * vertices[triangle[:, 0]] + v * vertices[triangle[:, 1]] + (1.0 - u - v) * vertices[triangle[:, 2]]
    return (observed - place,)


def ode(A, x, steps):
    """The chain's neighbour is a shifted copy."""
    xp = A.xp
    h = 2.0 / steps
    one = A.constant(np.ones(1))

    def slope(y):
        return x * xp.concatenate([one, y[:-1]])

    def step(y):
        k1 = slope(y)
        k2 = slope(y + 0.5 * h * k1)
        k3 = slope(y + 0.5 * h * k2)
        k4 = slope(y + h * k3)
        return y + h * (k1 + 2.0 * k2 + 2.0 * k3 + k4) / 6.0

    return A.repeat(step, A.constant(np.zeros(x.shape[0])), steps)[-1]


def fft(A, real_signal, imaginary_signal, weights, cosine, sine):
    """By the library's own transform."""
    spectrum = A.fft(A.complex_of(real_signal, imaginary_signal))
    return A.xp.sum(weights * (A.xp.real(spectrum) ** 2 + A.xp.imag(spectrum) ** 2))


def fft_complex(A, signal, weights, twiddle):
    spectrum = A.fft(signal)
    return A.xp.sum(weights * (A.xp.real(spectrum) ** 2 + A.xp.imag(spectrum) ** 2))


def burgers_1d(A, initial, advection, diffusion, steps):
    """A new array per step, framed by the fixed edge."""
    xp = A.xp

    def step(u):
        left, here, right = u[:-2], u[1:-1], u[2:]
        inner = here - advection * here * (right - left) + diffusion * (right - 2.0 * here + left)
        return xp.concatenate([u[:1], inner, u[-1:]])

    u = A.repeat(step, initial, steps)
    return xp.sum(u * u)


def burgers(A, initial, advection, diffusion, steps):
    xp = A.xp

    def step(u):
        here = u[1:-1, 1:-1]
        slope = u[1:-1, 2:] - u[1:-1, :-2] + u[2:, 1:-1] - u[:-2, 1:-1]
        curve = u[1:-1, 2:] + u[1:-1, :-2] + u[2:, 1:-1] + u[:-2, 1:-1] - 4.0 * here
        inner = here - advection * here * slope + diffusion * curve
        rows = xp.concatenate([u[1:-1, :1], inner, u[1:-1, -1:]], 1)
        return xp.concatenate([u[:1], rows, u[-1:]], 0)

    u = A.repeat(step, initial, steps)
    return xp.sum(u * u)


def lj(A, positions, box, cutoff):
    """All N x N pairs, each counted half; what is not counted is masked."""
    xp = A.xp
    n = positions.shape[0]
    separation = positions[:, None, :] - positions[None, :, :]
    separation = separation - box * xp.floor(separation / box + 0.5)
    square = xp.sum(separation * separation, 2)
    counted = (square < cutoff * cutoff) & A.constant(~np.eye(n, dtype=bool))
    sixth = xp.where(counted, square, xp.ones_like(square)) ** -3
    return 0.5 * xp.sum(xp.where(counted, 4.0 * sixth * (sixth - 1.0), xp.zeros_like(square)))


def norm(A, x, out):
    return (x / A.xp.sqrt(A.xp.sum(x * x)),)


def lse(A, x):
    return log_sum_exp(A, x, 0)


def llsq(A, x, n):
    """The matrix of monomials times the coefficients."""
    t = -1.0 + 2.0 * np.arange(n) / (n - 1.0)
    monomials = A.constant(np.vander(t, x.shape[0], increasing=True))
    residual = A.constant(np.sign(t)) - monomials @ x
    return 0.5 * A.xp.sum(residual * residual)


def kmeans(A, centres, points):
    difference = centres[None, :, :] - points[:, None, :]
    return A.xp.sum(A.xp.amin(A.xp.sum(difference * difference, 2), 1))


def matdescent(A, rates, start_u, start_v, target):
    """Matrix products; the loop over the learning rates is a scan."""

    def step(factors, rate):
        u, v = factors
        error = u @ v - target
        return (u - rate * (error @ v.T), v - rate * (u.T @ error)), rate

    (u, v), _ = A.scan(step, (start_u, start_v), rates)
    error = u @ v - target
    return 0.5 * A.xp.sum(error * error)


def particle(A, charges, dt):
    """A Python loop, as long as the data say."""
    xp = A.xp

    def potential(x):
        away = x - charges
        return 2.0 * xp.sum(xp.sum(away * away, 1) ** -0.5) / charges.shape[0]

    uphill = A.gradient(potential)
    x, v = A.constant(np.array([0.0, 8.0])), A.constant(np.array([0.75, 0.0]))
    while x[1] + dt * v[1] > 0.0:
        x, v = x + dt * v, v - dt * uphill(x)
    place = x[0] - x[1] / v[1] * v[0]
    return place * place


def saddle(A, u, start, rate, steps):
    xp = A.xp

    def payoff(v):
        return xp.sum(u * u - v * v + xp.sin(u) * v)

    uphill = A.gradient(payoff)
    return payoff(A.repeat(lambda v: v + rate * uphill(v), start, steps))


PROGRAMS = {
    program.__name__: program
    for program in (
        gmm, ba, lstm, ht, ht_barycentric, ode, fft, fft_complex, burgers, burgers_1d, lj, norm, lse, llsq, kmeans, matdescent,
        particle, saddle,
    )
}  # fmt: skip
PROGRAMS["gmm_matrix"] = gmm  # an array language has only this form
PROGRAMS["matdescent_matrix"] = matdescent

CANNOT = {
    "det": "recursion over an index list edited in place would unroll into n! operations",
}
