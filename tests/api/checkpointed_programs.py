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


def pendulum(q, p, h, n):
    """Numbers go round, no arrays."""
    for _ in range(n):
        p = p - h * np.sin(q)
        q = q + h * p
    return q * q + p


def in_place(u, c, dt, n):
    """One array is written in place, another one is scratch."""
    scratch = np.empty_like(u)
    for t in range(n):
        for i in range(1, len(u) - 1):
            scratch[i] = u[i] - dt * u[i] * (u[i] - u[i - 1]) + c[i] * dt * (u[i + 1] - 2 * u[i] + u[i - 1]) * np.cos(t * dt)
        scratch[0], scratch[-1] = np.sin(u[0]), u[-1]
        for i in range(len(u)):
            u[i] = scratch[i]
    return np.sum(u * u)


def double_buffer(u0, c, dt, n):
    """Two arrays change places in every iteration; what is read afterwards depends on how many there were."""
    old = u0.copy()
    new = np.zeros_like(old)
    energy = 0.0
    for _ in range(n):
        for i in range(1, len(old) - 1):
            new[i] = old[i] - dt * old[i] * (old[i] - old[i - 1]) + c[i] * dt * (old[i + 1] - 2 * old[i] + old[i - 1])
        new[0], new[-1] = np.sin(old[0]), old[-1]
        energy += new[1] * new[2]
        old, new = new, old
    c[0] = 5.0
    return np.sum(old * old) + energy + 0.5 * new[1]


def one_after_the_other(u, c, dt, n):
    """Two loops share what memory there is."""
    for _ in range(n):
        for i in range(1, len(u)):
            u[i] = np.sin(u[i - 1]) * c[i]
    for _ in range(n):
        for i in range(1, len(u)):
            u[i] = np.cos(u[i - 1]) * u[i] + dt
    return np.sum(u * u)


def ragged(u, c, dt, n):
    """How long an inner loop is depends on the loop around it."""
    for _ in range(n):
        for i in range(len(u)):
            for j in range(i, min(i + 3, len(u))):
                u[i] += dt * np.sin(u[j]) * c[i]
    return np.sum(u * u)
