"""Time loops whose steps are checkpointed, next to the same without: what the tests of checkpointing share."""

import numpy as np
from numba import njit

import numba_enzyme as ne


@njit
def burgers(u, scratch, c, dt):
    """One step, in place; ``scratch`` is filled anew by each."""
    n = len(u)
    for i in range(1, n - 1):
        scratch[i] = u[i] - dt * u[i] * (u[i] - u[i - 1]) + c[i] * dt * (u[i + 1] - 2 * u[i] + u[i - 1])
    scratch[0], scratch[n - 1] = np.sin(u[0]), u[n - 1]
    for i in range(n):
        u[i] = scratch[i]


def burgers_loss(step):
    """A loss of the state after n steps."""
    @ne.differentiate
    def loss(u, c, dt, n):
        scratch = np.empty_like(u)
        for _ in range(n):
            step(u, scratch, c, dt)
        return np.sum(u * u)

    return loss


def burgers_arguments(size=40):
    random = np.random.default_rng(1)
    return random.random(size), random.random(size), 0.1
