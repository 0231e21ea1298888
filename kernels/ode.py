"""Runge-Kutta 4 on a chain of integrators (the `ode` problem of cmpad and GradBench).

    y_0' = x_0        y_i' = x_i y_(i-1)        y(0) = 0        result: last component of y at t = 2

The exact solution is prod(x) 2^n / n!; RK4 reproduces it exactly for n <= 4. The gradient is with respect to x.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": (4, 5), "bench": (8, 100), "large": (64, 10000)}
END = 2.0


@njit
def slope(x, y, k):
    k[0] = x[0]
    for i in range(1, x.shape[0]):
        k[i] = x[i] * y[i - 1]


@njit
def ode(x, steps):
    """Last component of a chain of integrators after RK4 steps."""
    n = x.shape[0]
    h = END / steps
    y = np.zeros(n)
    stage = np.empty(n)
    k1, k2, k3, k4 = np.empty(n), np.empty(n), np.empty(n), np.empty(n)
    for _ in range(steps):
        slope(x, y, k1)
        for i in range(n):
            stage[i] = y[i] + 0.5 * h * k1[i]
        slope(x, stage, k2)
        for i in range(n):
            stage[i] = y[i] + 0.5 * h * k2[i]
        slope(x, stage, k3)
        for i in range(n):
            stage[i] = y[i] + h * k3[i]
        slope(x, stage, k4)
        for i in range(n):
            y[i] += h * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]) / 6.0
    return y[n - 1]


@njit
def adjoint(x, steps, d_x):
    """Gradient by hand: the four points of every step at which the slope is taken are kept."""
    n = x.shape[0]
    h = END / steps
    y = np.zeros(n)
    slope_sum = np.empty(n)
    tape = np.empty((steps, 4, n))
    for t in range(steps):
        for i in range(n):
            tape[t, 0, i] = y[i]
            slope_sum[i] = 0.0
        for s in range(4):
            weight = 1.0 if s == 0 or s == 3 else 2.0
            reach = h if s == 2 else 0.5 * h
            for i in range(n):
                k = x[i] * tape[t, s, i - 1] if i > 0 else x[0]
                slope_sum[i] += weight * k
                if s < 3:
                    tape[t, s + 1, i] = y[i] + reach * k
        for i in range(n):
            y[i] += h * slope_sum[i] / 6.0
    d_y = np.zeros(n)
    d_y[n - 1] = 1.0
    d_new, d_stage = np.empty(n), np.empty(n)
    for t in range(steps - 1, -1, -1):
        for i in range(n):
            d_new[i] = d_y[i]
            d_stage[i] = 0.0
        for s in range(3, -1, -1):
            weight = 1.0 if s == 0 or s == 3 else 2.0
            reach = 0.0 if s == 3 else (h if s == 2 else 0.5 * h)
            # Upwards through the chain: element i reads the adjoint of its own slope before it is replaced by i + 1.
            for i in range(n):
                d_k = weight * h * d_new[i] / 6.0 + reach * d_stage[i]
                d_stage[i] = 0.0
                if i > 0:
                    d_x[i] += d_k * tape[t, s, i - 1]
                    d_stage[i - 1] = d_k * x[i]
                else:
                    d_x[0] += d_k
            for i in range(n):
                d_y[i] += d_stage[i]


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    n, steps = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    return (1.0 + 0.5 * rng.standard_normal(n)).astype(dtype), steps


primal = ode
active = (0,)
KERNELS = (Kernel("ode", primal, inputs, active, adjoint, notes="small arrays overwritten in a long time loop"),)
