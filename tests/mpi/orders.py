"""Requests that are completed in another order than they were posted, one tag for all; products; waits called more than once.

    mpirun -n 2 python tests/mpi/orders.py one_tag products

For two ranks or four: neighbours of a ring do not call the same.
"""

from __future__ import annotations

import numba_mpi as mpi
import numpy as np
from mpi4py import MPI
from numba import njit
from programs import RANK, SIZE, WORLD, judge, main, own

import numba_enzyme as ne

PROD = MPI._addressof(MPI.PROD)  # numba_mpi names sums and extrema only


@ne.differentiate
def swapped(x):
    other = mpi.size() - 1 - mpi.rank()
    y = np.zeros(x.size)
    mpi.sendrecv(x * x, other, y, other, 3, 3)
    return np.sum(y)


@njit
def alone(x):
    other = mpi.size() - 1 - mpi.rank()
    y = np.zeros(x.size)
    received, sent = mpi.irecv(y, other, 3)[1], mpi.isend(x, other, 3)[1]
    mpi.wait(received)
    mpi.wait(sent)
    return np.sum(y)


def afterwards() -> None:
    """What Numba compiles later finds the functions that only a derivative has called by now."""
    np.testing.assert_array_equal(swapped.grad(np.ones(3)), np.full(3, 2.0))
    assert alone(np.ones(3)) == 3.0


@ne.differentiate
def mixed(x):
    """Sends and receives of one tag: adjoints must be matched as the messages were, whatever is waited for first."""
    size, rank = mpi.size(), mpi.rank()
    to, source = (rank + 1) % size, (rank - 1) % size
    got, out = np.zeros((5, x.size)), np.zeros((5, x.size))
    for k in range(5):
        out[k] = x ** (k + 1)
    sent, received = np.zeros((5, 1), dtype=mpi.RequestType), np.zeros((5, 1), dtype=mpi.RequestType)
    if rank % 2 == 0:
        for k in range(5):
            sent[k : k + 1] = mpi.isend(out[k], to, 1)[1]
        for k in range(5):
            received[4 - k : 5 - k] = mpi.irecv(got[k], source, 1)[1]
        mpi.waitall(received)
        for _ in range(5):
            mpi.waitany(sent)
    else:
        sent[0:1] = mpi.isend(out[0], to, 1)[1]
        received[0:1] = mpi.irecv(got[0], source, 1)[1]
        mpi.send(out[1], to, 1)
        mpi.recv(got[1], source, 1)
        mpi.sendrecv(out[2], to, got[2], source, 1, 1)
        sent[1:2] = mpi.isend(out[3], to, 1)[1]
        sent[2:3] = mpi.isend(out[4], to, 1)[1]
        received[1:2] = mpi.irecv(got[3], source, 1)[1]
        mpi.recv(got[4])
        mpi.wait(sent[2])
        mpi.wait(received[1])
        mpi.wait(sent[0])
        mpi.wait(received[0])
        mpi.wait(sent[1])
    total = 0.0
    for k in range(5):
        total += np.sum(np.sin((k + 1) * got[k]) * x)
    longer, part = np.full(x.size + 2, x[0]), x[1:].copy()  # what comes is shorter than the buffer: the rest stays
    last, first = mpi.irecv(longer, source, 2)[1], mpi.isend(part, to, 2)[1]
    while not mpi.test(last)[1]:
        pass
    while not mpi.test(first)[1]:
        pass
    return total + np.sum(longer * longer)


def one_tag() -> None:
    x, every = own(3)
    left, right = every[RANK - 1], every[(RANK + 1) % SIZE]
    expected = sum(np.sin(k * left**k) + np.cos(k * x**k) * k * k * x ** (k - 1) * right for k in range(1, 6))
    expected[1:] += 2 * x[1:]
    expected[0] += 6 * x[0]
    np.testing.assert_allclose(mixed.grad(x), expected, rtol=1e-12)


@ne.differentiate
def product(x):
    everywhere, somewhere = np.zeros(x.size), np.zeros(x.size)
    mpi.allreduce(x, everywhere, PROD)
    mpi.reduce(x * x, somewhere, PROD, mpi.size() - 1)
    return np.sum(np.sin(everywhere)) + np.sum(somewhere)


def products() -> None:
    x, every = own(4)
    xs = np.array(every)
    xs[0, 1] = xs[SIZE - 1, 2] = 0.0  # one factor that is zero, in the one place the first, in the other the last
    xs[:, 3] = 0.0
    x = xs[RANK].copy()
    others = np.array([np.prod(np.delete(xs, rank, 0), 0) for rank in range(SIZE)])
    expected = SIZE * np.cos(xs.prod(0)) * others + 2 * xs * others**2
    _, tangents = own(4, 7)
    judge(product, x, expected[RANK], tangents[RANK], np.vdot(expected, tangents))


@ne.differentiate
def product_of_complex(z):
    total = np.zeros(z.size, z.dtype)
    mpi.allreduce(z, total, PROD)
    return np.sum(total.imag)


def complex_products() -> None:
    zs = np.array([np.exp(1j * np.array([0.2, 0.7]) * (rank + 1)) * 1.1 for rank in range(SIZE)])
    others = np.array([np.prod(np.delete(zs, rank, 0), 0) for rank in range(SIZE)])
    tangents = zs * (1 + 2j)
    np.testing.assert_allclose(product_of_complex.grad(zs[RANK]), -1j * others[RANK] * SIZE, rtol=1e-13)
    _, out = product_of_complex.jvp((zs[RANK],), (tangents[RANK],))
    np.testing.assert_allclose(WORLD.allreduce(out), SIZE * np.sum((others * tangents).imag), rtol=1e-12)


if __name__ == "__main__":
    main(globals())
