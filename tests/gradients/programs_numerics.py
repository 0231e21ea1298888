"""Numerical methods written out: factorisations, eigenvalues, integration, elements, optimisers."""

import math

import numpy as np
from numba import njit

from .collection import numbers, program


@program(numbers(1, 5, 5) + 3 * np.eye(5), slow=True)
def lu_with_pivots(matrix):
    a = matrix.copy()
    n = len(a)
    pivots = np.arange(n)
    sign = 1
    for k in range(n - 1):
        p = k + np.argmax(np.abs(a[k:, k]))
        if p != k:
            row = a[p].copy()
            a[p] = a[k]
            a[k] = row
            pivots[k], pivots[p] = pivots[p], pivots[k]
            sign = -sign
        a[k + 1 :, k] /= a[k, k]
        for i in range(k + 1, n):
            a[i, k + 1 :] -= a[i, k] * a[k, k + 1 :]
    return np.log(np.abs(np.diag(a))).sum() * sign


@program(numbers(2, 4, 4), 5, slow=True)
def jacobi_eigenvalues(m, sweeps):
    a = 0.5 * (m + m.T)
    n = a.shape[0]
    for _ in range(sweeps):
        off = 0.0
        for p in range(n - 1):
            for q in range(p + 1, n):
                off += a[p, q] ** 2
                if abs(a[p, q]) < 1e-15:
                    continue
                theta = (a[q, q] - a[p, p]) / (2 * a[p, q])
                t = (1.0 if theta >= 0 else -1.0) / (abs(theta) + math.sqrt(theta * theta + 1))
                c = 1 / math.sqrt(t * t + 1)
                s = t * c
                for k in range(n):
                    akp, akq = a[k, p], a[k, q]
                    a[k, p], a[k, q] = c * akp - s * akq, s * akp + c * akq
                for k in range(n):
                    apk, aqk = a[p, k], a[q, k]
                    a[p, k], a[q, k] = c * apk - s * aqk, s * apk + c * aqk
        if off < 1e-20:
            break
    return np.sort(np.diag(a))


@program(numbers(3, 5, 3), slow=True)
def gram_schmidt(vectors):
    q = np.zeros_like(vectors)
    r = np.zeros((3, 3))
    for j in range(3):
        v = vectors[:, j].copy()
        for i in range(j):
            r[i, j] = (q[:, i] * v).sum()
            v -= r[i, j] * q[:, i]
        r[j, j] = math.sqrt((v * v).sum())
        q[:, j] = v / r[j, j]
    return q, r


@program(numbers(4, 6, 6), numbers(5, 6), 20, slow=True)
def conjugate_gradients(m, b, limit):
    n = b.size
    a = np.eye(n) * 4.0
    for i in range(n):
        for j in range(n):
            a[i, j] += 0.5 * (m[i, j] + m[j, i])
    x = np.zeros(n)
    r = b.copy()
    p = r.copy()
    rs = np.sum(r * r)
    for _ in range(limit):
        ap = np.zeros(n)
        for i in range(n):
            ap[i] = np.sum(a[i] * p)
        alpha = rs / np.sum(p * ap)
        x += alpha * p
        r -= alpha * ap
        new = np.sum(r * r)
        if new < 1e-24:
            break
        p = r + (new / rs) * p
        rs = new
    return x


@program(0.0, 1.3, 2.0, slow=True)
def adaptive_simpson(a, b, k):
    """An explicit stack of intervals instead of recursion."""

    def f(x):
        return math.exp(-k * x) * math.sin(3 * x)

    left, right = np.zeros(64), np.zeros(64)
    left[0], right[0] = a, b
    top, total = 1, 0.0
    while top > 0:
        top -= 1
        lo, hi = left[top], right[top]
        mid = 0.5 * (lo + hi)
        whole = (hi - lo) / 6 * (f(lo) + 4 * f(mid) + f(hi))
        parts = (hi - lo) / 12 * (f(lo) + 4 * f(0.5 * (lo + mid)) + 2 * f(mid) + 4 * f(0.5 * (mid + hi)) + f(hi))
        if abs(parts - whole) < 1e-8 or top > 60:
            total += parts + (parts - whole) / 15
        else:
            left[top], right[top] = lo, mid
            left[top + 1], right[top + 1] = mid, hi
            top += 2
    return total


@program(np.array([0.0, 1.0, 0.2, 1.1, 0.5]), np.array([0.0, 0.1, 1.0, 0.9, 0.45]), numbers(6, 4, low=0.5, high=1.5), slow=True)
def finite_elements(x, y, conductivity):
    """Assembly of linear triangles through index tables, energy of a given field."""
    triangles = np.array([[0, 1, 4], [1, 3, 4], [3, 2, 4], [2, 0, 4]])
    stiffness = np.zeros((5, 5))
    for e in range(triangles.shape[0]):
        nodes = triangles[e]
        b, c = np.empty(3), np.empty(3)
        for i in range(3):
            j, k = (i + 1) % 3, (i + 2) % 3
            b[i] = y[nodes[j]] - y[nodes[k]]
            c[i] = x[nodes[k]] - x[nodes[j]]
        area = 0.5 * (b[0] * c[1] - b[1] * c[0])
        for i in range(3):
            for j in range(3):
                stiffness[nodes[i], nodes[j]] += conductivity[e] * (b[i] * b[j] + c[i] * c[j]) / (4 * area)
    u = x * x + y
    energy = 0.0
    for i in range(5):
        for j in range(5):
            energy += 0.5 * u[i] * stiffness[i, j] * u[j]
    return energy


@njit
def lorenz(state, sigma, rho, beta):
    x, y, z = state
    return (sigma * (y - x), x * (rho - z) - y, x * y - beta * z)


@njit
def shifted(state, k, h):
    return (state[0] + h * k[0], state[1] + h * k[1], state[2] + h * k[2])


@program((1.0, 0.5, 20.0), 10.0, 28.0, 2.6, 15, slow=True)
def runge_kutta_tuples(state, sigma, rho, beta, steps):
    h = 0.01
    for _ in range(steps):
        k1 = lorenz(state, sigma, rho, beta)
        k2 = lorenz(shifted(state, k1, h / 2), sigma, rho, beta)
        k3 = lorenz(shifted(state, k2, h / 2), sigma, rho, beta)
        k4 = lorenz(shifted(state, k3, h), sigma, rho, beta)
        state = (
            state[0] + h / 6 * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0]),
            state[1] + h / 6 * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1]),
            state[2] + h / 6 * (k1[2] + 2 * k2[2] + 2 * k3[2] + k4[2]),
        )
    return state


@program(np.array([1.5, -0.5]), 4, step=1e-4, slow=True)
def gradient_descent_backtracking(x, limit):
    def f(x):
        return x[0] ** 4 + x[0] * x[1] + (1 + x[1]) ** 2

    for _ in range(limit):
        g = np.array([4 * x[0] ** 3 + x[1], x[0] + 2 * (1 + x[1])])
        if np.sum(g * g) < 1e-8:
            break
        step = 1.0
        here = f(x)
        while f(x - step * g) > here - 0.3 * step * np.sum(g * g):
            step *= 0.5
            if step < 1e-10:
                return np.nan
        x = x - step * g
    return f(x)


@program(np.array([1.0, 0.5]), np.linspace(0.0, 2.0, 8), 2, slow=True)
def levenberg_marquardt(parameters, t, rounds):
    data = 2.0 * np.exp(-0.7 * t)
    p = parameters.copy()
    damping = 0.01
    for _ in range(rounds):
        model = p[0] * np.exp(-p[1] * t)
        residual = data - model
        j0, j1 = np.exp(-p[1] * t), -t * model
        a, b, c = np.sum(j0 * j0) + damping, np.sum(j0 * j1), np.sum(j1 * j1) + damping
        g0, g1 = np.sum(j0 * residual), np.sum(j1 * residual)
        det = a * c - b * b
        trial = p + np.array([(c * g0 - b * g1) / det, (a * g1 - b * g0) / det])
        if np.sum((data - trial[0] * np.exp(-trial[1] * t)) ** 2) < np.sum(residual**2):
            p = trial
            damping *= 0.3
        else:
            damping *= 2.0
    return p


@program(0.6, 24)
def cordic_like_rotation(angle, bits):
    x, y, z = 1.0, 0.0, angle
    power = 1.0
    gain = 1.0
    for _ in range(bits):
        direction = 1.0 if z >= 0 else -1.0
        x, y, z = x - direction * y * power, y + direction * x * power, z - direction * math.atan(power)
        gain *= math.sqrt(1 + power * power)
        power *= 0.5
    # the remaining angle by a series
    return (x * math.cos(z) - y * math.sin(z)) / gain, (y * math.cos(z) + x * math.sin(z)) / gain


@program(numbers(7, 9), 0.37)
def chebyshev_clenshaw(coefficients, x):
    b1 = b2 = 0.0
    for c in coefficients[:0:-1]:
        b1, b2 = 2 * x * b1 - b2 + c, b1
    return x * b1 - b2 + coefficients[0]


@program(2.3, 1.7)
def arithmetic_geometric_mean(a, b):
    while abs(a - b) > 1e-15 * abs(a):
        a, b = 0.5 * (a + b), math.sqrt(a * b)
    return math.pi / (2 * a)


@program(5, 0.4)
def legendre_and_bessel(n, x):
    p0, p1 = 1.0, x
    for k in range(1, n):
        p0, p1 = p1, ((2 * k + 1) * x * p1 - k * p0) / (k + 1)
    term = total = (x / 2) ** n / math.gamma(n + 1.0)
    k = 1
    while abs(term) > 1e-18:
        term *= -(x * x) / (4.0 * k * (n + k))
        total += term
        k += 1
    return p1 + total


@njit
def ackermann_like(depth, x):
    if depth == 0:
        return math.sin(x)
    return 0.5 * ackermann_like(depth - 1, x * x) + 0.25 * ackermann_like(depth - 1, x + 0.1)


@program(4, 0.8)
def recursive_tree(depth, x):
    return ackermann_like(depth, x) * x
