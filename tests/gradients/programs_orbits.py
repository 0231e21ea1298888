"""After the kernels of libraries for orbital mechanics and stellar dynamics."""

import math

import numpy as np
from numba import njit

from .collection import numbers, program


@program(1.1, 0.4)
def kepler_newton(mean_anomaly, ecc):
    eccentric = mean_anomaly if ecc < 0.8 else math.pi
    for _ in range(50):
        f = eccentric - ecc * math.sin(eccentric) - mean_anomaly
        step = f / (1.0 - ecc * math.cos(eccentric))
        eccentric -= step
        if abs(step) < 1e-14:
            break
    else:
        raise RuntimeError("Kepler's equation did not converge")
    return 2.0 * math.atan2(math.sqrt(1 + ecc) * math.sin(eccentric / 2), math.sqrt(1 - ecc) * math.cos(eccentric / 2))


@njit
def stumpff_c2(psi):
    if psi > 1e-3:
        return (1 - math.cos(math.sqrt(psi))) / psi
    if psi < -1e-3:
        return (math.cosh(math.sqrt(-psi)) - 1) / (-psi)
    res, delta, k = 0.5, -psi / 24.0, 1
    while res + delta != res:
        res = res + delta
        k += 1
        delta = (-psi) ** k / math.gamma(2 * k + 2 + 1)
    return res


@njit
def stumpff_c3(psi):
    if psi > 1e-3:
        return (math.sqrt(psi) - math.sin(math.sqrt(psi))) / (psi * math.sqrt(psi))
    if psi < -1e-3:
        return (math.sinh(math.sqrt(-psi)) - math.sqrt(-psi)) / (-psi * math.sqrt(-psi))
    res, delta, k = 1.0 / 6.0, -psi / 120.0, 1
    while res + delta != res:
        res = res + delta
        k += 1
        delta = (-psi) ** k / math.gamma(2 * k + 3 + 1)
    return res


@njit
def norm3(v):
    return math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])


@program(1.0, np.array([1.0, 0.1, 0.05]), np.array([-0.1, 1.05, 0.2]), 1.7, slow=True)
def vallado_propagation(mu, r0, v0, tof):
    """Universal variables, Newton's iteration to a tolerance."""
    dot = r0[0] * v0[0] + r0[1] * v0[1] + r0[2] * v0[2]
    r_norm = norm3(r0)
    alpha = -(v0[0] ** 2 + v0[1] ** 2 + v0[2] ** 2) / mu + 2.0 / r_norm
    xi = math.sqrt(mu) * tof * alpha
    count = 0
    while count < 100:
        psi = xi * xi * alpha
        c2, c3 = stumpff_c2(psi), stumpff_c3(psi)
        r = xi * xi * c2 + dot / math.sqrt(mu) * xi * (1 - psi * c3) + r_norm * (1 - psi * c2)
        new = xi + (math.sqrt(mu) * tof - xi**3 * c3 - dot / math.sqrt(mu) * xi * xi * c2 - r_norm * xi * (1 - psi * c3)) / r
        if abs(new - xi) < 1e-13:
            break
        xi = new
        count += 1
    else:
        raise RuntimeError("maximum number of iterations reached")
    f = 1 - xi**2 / r_norm * c2
    g = tof - xi**3 / math.sqrt(mu) * c3
    return f * r0 + g * v0


@program(1.0, np.array([1.2, 0.0, 0.1]), np.array([0.3, 0.9, -0.2]), differences=1e-6, slow=True)
def state_to_elements(k, r, v):
    h = np.cross(r, v)
    n = np.cross(np.array([0.0, 0.0, 1.0]), h)
    e = ((np.sum(v * v) - k / norm3(r)) * r - np.sum(r * v) * v) / k
    ecc = norm3(e)
    p = np.sum(h * h) / k
    inc = math.acos(h[2] / norm3(h))
    raan = math.atan2(n[1], n[0]) % (2 * math.pi)
    argp = math.atan2(np.sum(np.cross(h, e) * -n) / norm3(h), np.sum(e * n) + 1e-300)
    return p, ecc, inc, raan, argp


@program(numbers(1, 4, 3), numbers(2, 4, 3, low=-0.1, high=0.1), numbers(3, 4, low=0.5, high=1.0), 0.01, 6, slow=True)
def leapfrog_nbody(positions, velocities, masses, dt, steps):
    n = len(masses)
    acceleration = np.zeros((n, 3))
    for step in range(steps + 1):
        acceleration[:] = 0.0
        for i in range(n):
            for j in range(i):
                d = positions[j] - positions[i]
                inv = 1.0 / (d[0] ** 2 + d[1] ** 2 + d[2] ** 2 + 0.01) ** 1.5
                acceleration[i] += masses[j] * inv * d
                acceleration[j] -= masses[i] * inv * d
        half = 0.5 * dt if step in (0, steps) else dt
        velocities += half * acceleration
        if step < steps:
            positions += dt * velocities
    kinetic = 0.0
    for i in range(n):
        kinetic += 0.5 * masses[i] * np.sum(velocities[i] ** 2)
    return kinetic


@program(0.3, 1.2, 0.4, 2.4)
def great_circle(lon1, lat1, lon2, lat2):
    dlon = lon2 - lon1
    a, b = math.cos(lat2) * math.sin(dlon), math.cos(lat1) * math.sin(lat2) - math.sin(lat1) * math.cos(lat2) * math.cos(dlon)
    c = math.sin(lat1) * math.sin(lat2) + math.cos(lat1) * math.cos(lat2) * math.cos(dlon)
    return math.atan2(math.hypot(a, b), c), math.degrees(math.atan2(a, b))


@program(0.4, 0.9, 1.7, slow=True)
def lambert_time_of_flight(x, lam, k):
    """Izzo's time equation away from and near the parabola."""
    if x <= -1:
        raise ValueError("x")
    y = math.sqrt(1 - lam**2 * (1 - x**2))
    if math.sqrt(0.6) < x < math.sqrt(1.4):
        eta = y - lam * x
        s1 = (1 - lam - x * eta) * 0.5
        total, term = 1.0, 1.0
        for j in range(1, 60):
            term *= (2.0 + j) * j / (1.5 + j - 1.0) / j * s1 / (1.0 + j)
            total += term
            if abs(term) < 1e-15:
                break
        return (eta**3 * 4.0 / 3.0 * total + 4 * lam * eta) * 0.5 * k
    psi = math.acos(x * y + lam * (1 - x**2)) if x < 1 else math.acosh(x * y - lam * (x**2 - 1))
    return k * (psi / math.sqrt(abs(1 - x**2)) - x + lam * y) / (1 - x**2)


@program(np.array([0.1, -0.2, 0.05, 0.97]), numbers(5, 6, 3), 0.05, slow=True)
def quaternion_attitude(q, rates, dt):
    q = q / np.sqrt(np.sum(q**2))
    for omega in rates:
        x, y, z, w = q
        dq = np.array([
            omega[2] * y - omega[1] * z + omega[0] * w,
            -omega[2] * x + omega[0] * z + omega[1] * w,
            omega[1] * x - omega[0] * y + omega[2] * w,
            -omega[0] * x - omega[1] * y - omega[2] * z,
        ])  # fmt: skip
        q = q + 0.5 * dt * dq
        q /= math.sqrt((q * q).sum())
    x, y, z, w = q[0], q[1], q[2], q[3]
    return np.array([[1 - 2 * (y * y + z * z), 2 * (x * y - z * w)], [2 * (x * y + z * w), 1 - 2 * (x * x + z * z)]])


@program(np.array([1.0, 0.0, 0.0, 1.1]), 0.3, 7, slow=True)
def adaptive_runge_kutta(y0, span, digits):
    """Bogacki and Shampine with step control: the steps depend on the values."""

    def rhs(y):
        r3 = (y[0] * y[0] + y[1] * y[1]) ** 1.5
        return np.array([y[2], y[3], -y[0] / r3, -y[1] / r3])

    tolerance = 10.0**-digits
    t, h, y = 0.0, 0.05, y0.copy()
    k1 = rhs(y)
    rejected = 0
    while t < span:
        h = min(h, span - t)
        k2 = rhs(y + 0.5 * h * k1)
        k3 = rhs(y + 0.75 * h * k2)
        new = y + h * (2.0 / 9.0 * k1 + 1.0 / 3.0 * k2 + 4.0 / 9.0 * k3)
        k4 = rhs(new)
        error = np.max(np.abs(h * (-5.0 / 72.0 * k1 + 1.0 / 12.0 * k2 + 1.0 / 9.0 * k3 - 0.125 * k4)))
        if error <= tolerance:
            t += h
            y = new
            k1 = k4
        else:
            rejected += 1
        h *= min(4.0, max(0.2, 0.9 * (tolerance / (error + 1e-300)) ** (1.0 / 3.0)))
    return y
