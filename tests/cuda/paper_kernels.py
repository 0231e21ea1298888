"""Two kernels of the GPU paper (SC'21), written from their definitions: the DG volume kernel and LULESH's material update."""

import math

import numpy as np
from numba import cuda, float64

from numba_enzyme import differentiate

GRAVITY = 9.81


@differentiate(target="cpu")
@cuda.jit
def dg_volume(rhs, q, vgeo, d):
    """Order 4, a block of 5 x 5 threads per element: fluxes in shared memory, overwritten in each of five layers."""
    sd = cuda.shared.array((5, 5), float64)
    f = cuda.shared.array((5, 5, 5), float64)
    g = cuda.shared.array((5, 5, 5), float64)
    r = cuda.local.array((5, 5), float64)
    h = cuda.local.array(5, float64)
    e, i, j = cuda.blockIdx.x, cuda.threadIdx.x, cuda.threadIdx.y
    for s in range(5):
        for k in range(5):
            r[s, k] = 0.0
    sd[j, i] = d[j, i]
    for k in range(5):
        cuda.syncthreads()
        mj = vgeo[e, 9, k, j, i]
        rho, u, v, w, energy = q[e, 0, k, j, i], q[e, 1, k, j, i], q[e, 2, k, j, i], q[e, 3, k, j, i], q[e, 4, k, j, i]
        p = 0.4 * (energy - (u * u + v * v + w * w) / (2 * rho) - rho * GRAVITY * vgeo[e, 13, k, j, i])
        for direction in range(3):
            x, y, z = vgeo[e, direction, k, j, i], vgeo[e, 3 + direction, k, j, i], vgeo[e, 6 + direction, k, j, i]
            m = mj * (x * u + y * v + z * w)
            if direction == 0:
                f[i, j, 0], f[i, j, 4] = m, m * (energy + p) / rho
                f[i, j, 1], f[i, j, 2], f[i, j, 3] = m * u / rho + mj * x * p, m * v / rho + mj * y * p, m * w / rho + mj * z * p
            elif direction == 1:
                g[i, j, 0], g[i, j, 4] = m, m * (energy + p) / rho
                g[i, j, 1], g[i, j, 2], g[i, j, 3] = m * u / rho + mj * x * p, m * v / rho + mj * y * p, m * w / rho + mj * z * p
            else:
                h[0], h[4] = m, m * (energy + p) / rho
                h[1], h[2], h[3] = m * u / rho + mj * x * p, m * v / rho + mj * y * p, m * w / rho + mj * z * p
        for s in range(5):
            for n in range(5):
                r[s, n] += sd[k, n] * h[s]
        r[3, k] -= mj * rho * GRAVITY
        cuda.syncthreads()
        for s in range(5):
            for n in range(5):
                r[s, k] += sd[n, i] * f[n, j, s] + sd[n, j] * g[i, n, s]
    for s in range(5):
        for k in range(5):
            rhs[e, s, k, j, i] += vgeo[e, 10, k, j, i] * r[s, k]


def dg_inputs(elements=3):
    fill = (0.5 + 0.5 * np.sin(0.37 * np.arange(elements * 19 * 125))).reshape(elements, 19, 5, 5, 5)
    q, vgeo = fill[:, :5].copy() + 1, fill[:, 5:].copy()
    q[:, 4] += 20
    vgeo[:, 9] += 3
    vgeo[:, 10] = 1 / vgeo[:, 9]
    d = 0.5 + 0.5 * np.cos(0.91 * np.arange(25)).reshape(5, 5)
    return np.zeros((elements, 5, 5, 5, 5)), q, vgeo, d


@cuda.jit(device=True)
def pressure(e, c, v):
    b = 2.0 / 3.0 * (c + 1.0)
    p = b * e
    if abs(p) < 1e-7:
        p = 0.0
    if v >= 1e9:
        p = 0.0
    return max(p, 0.0), b


@cuda.jit(device=True)
def sound(e, v, b, p):
    radicand = 2.0 / 3.0 * e + v * v * b * p
    return 3.333333e-19 if radicand <= 1.111111e-37 else math.sqrt(radicand)


@differentiate(target="cpu")
@cuda.jit
def lulesh_material(e_, p_, q_, ql_, qq_, delv_, vnew_, v_, ss_, elements, reps):
    i = cuda.grid(1)
    if i >= elements.size:
        return
    z = elements[i]
    vc = min(max(vnew_[z], 1e-9), 1e9)
    e, p, q, qq, ql, delv = e_[z], p_[z], q_[z], qq_[z], ql_[z], delv_[z]
    e3, p4, q4 = e, p, q
    bvc = 0.0
    for _ in range(reps[i]):
        c = 1.0 / vc - 1.0
        h = 1.0 / (vc - delv * 0.5) - 1.0
        if vc <= 1e-9:
            h = c
        e1 = max(e - 0.5 * delv * (p + q), -1e15)
        ph, b = pressure(e1, h, vc)
        vh = 1.0 / (1.0 + h)
        q1 = 0.0 if delv > 0 else sound(e1, vh, b, ph) * ql + qq
        e2 = e1 + 0.5 * delv * (3.0 * (p + q) - 4.0 * (ph + q1))
        if abs(e2) < 1e-7:
            e2 = 0.0
        e2 = max(e2, -1e15)
        p1, b = pressure(e2, c, vc)
        qt = 0.0 if delv > 0 else sound(e2, vc, b, p1) * ql + qq
        e3 = e2 - delv * (7.0 * (p + q) - 8.0 * (ph + q1) + p1 + qt) / 6.0
        if abs(e3) < 1e-7:
            e3 = 0.0
        e3 = max(e3, -1e15)
        p4, bvc = pressure(e3, c, vc)
        if delv <= 0:
            q4 = sound(e3, vc, bvc, p4) * ql + qq
            if abs(q4) < 1e-7:
                q4 = 0.0
        else:
            q4 = q1
    p_[z], e_[z], q_[z] = p4, e3, q4
    ss_[z] = sound(e3, vc, bvc, p4)
    v_[z] = 1.0 if abs(vnew_[z] - 1.0) < 1e-10 else vnew_[z]


def lulesh_inputs():
    """The two elements of the published values: arrays e, p, q, ql, qq, delv, vnew."""
    k = np.array([0.0, 3.0])
    return [2 + np.sin(k), np.array([1.5, 1 + 0.5 * math.cos(3)]), np.array([0.1, 0.1 + 0.05 * math.sin(6)]),
            np.array([0.3, 0.2 + 0.1 * math.cos(9)]), np.array([0.3, 0.3 + 0.1 * math.sin(15)]),
            0.1 * np.sin(k + 1), 1 + 0.1 * np.sin(k + 1)]  # fmt: skip
