"""Viscous Burgers equation u_t + u u_x = nu u_xx, explicit, in one and two dimensions; the loss is sum(u^2) at the end.

    v[i] = u[i] - dt u[i] (u[i+1] - u[i-1]) / (2 h) + nu dt (u[i+1] - 2 u[i] + u[i-1]) / h^2;    u, v = v, u

The two buffers are swapped by reference each step, so a pointer is carried through the time loop: tools that record values per
array get this wrong silently. The values at the edge stay fixed. The gradient is with respect to the initial state. ``advection``
is dt / (2 h), ``diffusion`` is nu dt / h^2. A time loop of 10^5 steps needs checkpoints and is not part of the sizes here.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS_1D = {"test": (32, 10), "bench": (65536, 200), "large": (1_000_000, 200)}
DIMENSIONS_2D = {"test": (8, 6), "bench": (256, 200), "large": (1024, 200)}
ADVECTION = 0.05
DIFFUSION = 0.1


@njit
def burgers_1d(initial, advection, diffusion, steps):
    """Sum of squares after explicit steps of the 1-D Burgers equation."""
    n = initial.shape[0]
    u = initial.copy()
    v = initial.copy()
    for _ in range(steps):
        for i in range(1, n - 1):
            left, here, right = u[i - 1], u[i], u[i + 1]
            v[i] = here - advection * here * (right - left) + diffusion * (right - 2.0 * here + left)
        u, v = v, u
    loss = 0.0
    for i in range(n):
        loss += u[i] * u[i]
    return loss


@njit
def burgers_2d(initial, advection, diffusion, steps):
    """Sum of squares after explicit steps of the 2-D Burgers equation u_t + u (u_x + u_y) = nu (u_xx + u_yy)."""
    rows, columns = initial.shape
    u = initial.copy()
    v = initial.copy()
    for _ in range(steps):
        for i in range(1, rows - 1):
            for j in range(1, columns - 1):
                here = u[i, j]
                slope = u[i, j + 1] - u[i, j - 1] + u[i + 1, j] - u[i - 1, j]
                curve = u[i, j + 1] + u[i, j - 1] + u[i + 1, j] + u[i - 1, j] - 4.0 * here
                v[i, j] = here - advection * here * slope + diffusion * curve
        u, v = v, u
    loss = 0.0
    for i in range(rows):
        for j in range(columns):
            loss += u[i, j] * u[i, j]
    return loss


@njit
def adjoint_1d(initial, advection, diffusion, steps, d_initial):
    """Gradient by hand: all states kept, the reverse step written as a gather so that it vectorises."""
    n = initial.shape[0]
    states = np.empty((steps + 1, n))
    for i in range(n):
        states[0, i] = initial[i]
    for t in range(steps):
        states[t + 1, 0] = states[t, 0]
        states[t + 1, n - 1] = states[t, n - 1]
        for i in range(1, n - 1):
            left, here, right = states[t, i - 1], states[t, i], states[t, i + 1]
            states[t + 1, i] = here - advection * here * (right - left) + diffusion * (right - 2.0 * here + left)
    # The rim around dv stays zero: fixed values at the edge pass their own adjoint on (kept in `edge`) and receive no update.
    edge = 2.0 * np.array([states[steps, 0], states[steps, n - 1]])
    dv = np.zeros(n)
    du = np.zeros(n)
    for i in range(1, n - 1):
        dv[i] = 2.0 * states[steps, i]
    for t in range(steps - 1, -1, -1):
        edge[0] += dv[1] * (advection * states[t, 1] + diffusion)
        edge[1] += dv[n - 2] * (diffusion - advection * states[t, n - 2])
        for i in range(1, n - 1):
            left, here, right = states[t, i - 1], states[t, i], states[t, i + 1]
            own = dv[i] * (1.0 - advection * (right - left) - 2.0 * diffusion)
            du[i] = own + dv[i - 1] * (diffusion - advection * left) + dv[i + 1] * (diffusion + advection * right)
        dv, du = du, dv
    d_initial[0] += edge[0]
    d_initial[n - 1] += edge[1]
    for i in range(1, n - 1):
        d_initial[i] += dv[i]


@njit
def states_2d(initial, advection, diffusion, steps):
    """All states of the 2-D time loop."""
    rows, columns = initial.shape
    states = np.empty((steps + 1, rows, columns))
    for i in range(rows):
        for j in range(columns):
            states[0, i, j] = initial[i, j]
    for t in range(steps):
        for j in range(columns):
            states[t + 1, 0, j], states[t + 1, rows - 1, j] = initial[0, j], initial[rows - 1, j]
        for i in range(1, rows - 1):
            states[t + 1, i, 0], states[t + 1, i, columns - 1] = initial[i, 0], initial[i, columns - 1]
            for j in range(1, columns - 1):
                here = states[t, i, j]
                slope = states[t, i, j + 1] - states[t, i, j - 1] + states[t, i + 1, j] - states[t, i - 1, j]
                curve = states[t, i, j + 1] + states[t, i, j - 1] + states[t, i + 1, j] + states[t, i - 1, j] - 4.0 * here
                states[t + 1, i, j] = here - advection * here * slope + diffusion * curve
    return states


@njit
def adjoint_2d(initial, advection, diffusion, steps, d_initial):
    """Gradient by hand: all states kept; the reverse step is a gather inside and a scatter to the fixed edge."""
    rows, columns = initial.shape
    states = states_2d(initial, advection, diffusion, steps)
    dv = np.zeros((rows, columns))
    du = np.zeros((rows, columns))
    for i in range(rows):
        for j in range(columns):
            if 0 < i < rows - 1 and 0 < j < columns - 1:
                dv[i, j] = 2.0 * states[steps, i, j]
            else:
                d_initial[i, j] += 2.0 * states[steps, i, j]
    for t in range(steps - 1, -1, -1):
        for j in range(1, columns - 1):
            d_initial[0, j] += dv[1, j] * (diffusion + advection * states[t, 1, j])
            d_initial[rows - 1, j] += dv[rows - 2, j] * (diffusion - advection * states[t, rows - 2, j])
        for i in range(1, rows - 1):
            d_initial[i, 0] += dv[i, 1] * (diffusion + advection * states[t, i, 1])
            d_initial[i, columns - 1] += dv[i, columns - 2] * (diffusion - advection * states[t, i, columns - 2])
            for j in range(1, columns - 1):
                west, east = states[t, i, j - 1], states[t, i, j + 1]
                north, south = states[t, i - 1, j], states[t, i + 1, j]
                own = dv[i, j] * (1.0 - advection * (east - west + south - north) - 4.0 * diffusion)
                before = dv[i, j - 1] * (diffusion - advection * west) + dv[i - 1, j] * (diffusion - advection * north)
                after = dv[i, j + 1] * (diffusion + advection * east) + dv[i + 1, j] * (diffusion + advection * south)
                du[i, j] = own + before + after
        dv, du = du, dv
    for i in range(1, rows - 1):
        for j in range(1, columns - 1):
            d_initial[i, j] += dv[i, j]


def inputs_1d(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    n, steps = DIMENSIONS_1D[size]
    rng = np.random.default_rng(seed)
    wave = np.sin(2.0 * np.pi * np.arange(n) / n) + 0.1 * rng.standard_normal(n)
    return wave.astype(dtype), ADVECTION, DIFFUSION, steps


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    """Inputs of the two-dimensional problem."""
    n, steps = DIMENSIONS_2D[size]
    rng = np.random.default_rng(seed)
    phase = 2.0 * np.pi * np.arange(n) / n
    wave = np.sin(phase)[:, None] * np.cos(phase)[None, :] + 0.1 * rng.standard_normal((n, n))
    return wave.astype(dtype), ADVECTION, DIFFUSION, steps


primal = burgers_2d
adjoint = adjoint_2d
active = (0,)
KERNELS = (
    Kernel("burgers", burgers_2d, inputs, active, adjoint_2d, notes="buffers swapped by reference; tape is one state per step"),
    Kernel("burgers_1d", burgers_1d, inputs_1d, active, adjoint_1d, notes="the same in one dimension"),
)
