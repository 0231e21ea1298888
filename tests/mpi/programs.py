"""What ranks run (see test_messages.py): each check compares with a closed form over the arguments of all ranks.

    mpirun -n 2 python tests/mpi/programs.py blocking collective
"""

from __future__ import annotations

import sys
import traceback

import numba_mpi as mpi
import numpy as np
from mpi4py import MPI

import numba_enzyme as ne

WORLD = MPI.COMM_WORLD
RANK, SIZE = WORLD.rank, WORLD.size
MAX, MIN = mpi.Operator.MAX, mpi.Operator.MIN


def own(count: int, seed: int = 0) -> tuple[np.ndarray, list[np.ndarray]]:
    """This rank's argument, and those of all."""
    every = [np.random.default_rng(100 * seed + rank).uniform(0.5, 1.5, count) for rank in range(SIZE)]
    return every[RANK].copy(), every


def judge(f, x, expected, tangent, expected_tangent_sum) -> None:
    """Gradient, and in forward mode the sum of all ranks' tangents, against closed forms."""
    np.testing.assert_allclose(f.grad(x), expected, rtol=1e-13, atol=1e-14)
    _, out = f.jvp((x,), (tangent,))
    np.testing.assert_allclose(WORLD.allreduce(out), expected_tangent_sum, rtol=1e-12)


@ne.differentiate
def ping_pong(x):
    y = np.zeros(x.size)
    z = np.ones(2 * x.size)
    if mpi.rank() == 0:
        mpi.send(x * x, 1, 5)
        mpi.recv(y, 1, 6)
        mpi.send(x[::2], 1, 7)
        return np.sum(y)
    if mpi.rank() == 1:
        mpi.recv(y, 0, 5)
        mpi.send(np.sin(y) * x, 0, 6)
        mpi.recv(z[:-1:4], 0, 7)  # strided: a temporary, and a copy
        return np.sum(z * z)
    return 0.0


def blocking() -> None:
    """sum(sin(x0^2) x1), and the squares of every second element of x0."""
    x, every = own(4)
    a, b = every[0], every[1]
    expected = np.zeros((SIZE, 4))
    expected[0] = np.cos(a * a) * 2 * a * b
    expected[0, ::2] += 2 * a[::2]
    expected[1] = np.sin(a * a)
    _, tangents = own(4, 7)
    judge(ping_pong, x, expected[RANK], tangents[RANK], np.vdot(expected, tangents))


@ne.differentiate
def together(x):
    n, size, rank = x.size, mpi.size(), mpi.rank()
    y = x * x
    mpi.bcast(y, 0)  # y = x0^2 everywhere
    total, most, least = np.zeros(n), np.zeros(n), np.zeros(n)
    mpi.allreduce(x * y, total)
    mpi.allreduce(x, most, MAX)
    mpi.reduce(x * x, least, MIN, 1)
    one = np.zeros(1)
    mpi.reduce(np.sum(np.sin(x)), one, mpi.Operator.SUM, 0)
    every = np.zeros(n * size)
    mpi.allgather(x * x, every, n)
    gathered = np.zeros(n * size)
    mpi.gather(np.sin(x), gathered, n, 0)
    mpi.barrier()
    part = np.zeros(n)
    mpi.scatter(gathered * gathered, part, n, 0)
    result = np.sum(total) + 3.0 * np.sum(most) + np.sum(every) * (rank + 1) + np.sum(part * x)
    if rank == 1:
        result += 2.0 * np.sum(least)
    return result + (5.0 * one[0] if rank == 0 else 0.0)


def collective() -> None:
    x, every = own(3)
    xs = np.array(every)
    ranks = np.arange(1, SIZE + 1)
    expected = SIZE * np.broadcast_to(xs[0] ** 2, xs.shape).copy()  # of SIZE * sum_r x_r x_0^2
    expected[0] += SIZE * 2 * xs[0] * xs.sum(0)
    expected += 3 * SIZE * (xs == xs.max(0))
    expected += 2 * 2 * xs * (xs == xs.min(0))
    expected += 5 * np.cos(xs)
    expected += ranks.sum() * 2 * xs
    expected += np.sin(xs) ** 2 + xs * 2 * np.sin(xs) * np.cos(xs)
    _, tangents = own(3, 7)
    judge(together, x, expected[RANK], tangents[RANK], np.vdot(expected, tangents))
    equal = np.ones(3)  # ties go to the lowest rank
    many = SIZE + 1 + SIZE * (SIZE + 1)
    closed = SIZE + (2 * SIZE * SIZE if RANK == 0 else 0) + (3 * SIZE + 4 if RANK == 0 else 0) + 5 * np.cos(1) + many - SIZE - 1
    closed += np.sin(1) ** 2 + 2 * np.sin(1) * np.cos(1)
    np.testing.assert_allclose(together.grad(equal), np.full(3, closed), rtol=1e-13)


@ne.differentiate
def ring(x, steps):
    """Each rank's numbers are mixed with both neighbours', without waiting between the messages."""
    size, rank = mpi.size(), mpi.rank()
    left, right = (rank - 1) % size, (rank + 1) % size
    u = x.copy()
    for _ in range(steps):
        from_left, from_right = np.empty(1), np.empty(1)
        requests = np.zeros((4, 1), dtype=mpi.RequestType)
        requests[0:1] = mpi.irecv(from_left, left, 1)[1]
        requests[1:2] = mpi.irecv(from_right, right, 2)[1]
        requests[2:3] = mpi.isend(u[-1:], right, 1)[1]
        requests[3:4] = mpi.isend(u[:1], left, 2)[1]
        mpi.waitall(requests)
        v = u * u * 0.5
        v[0] += 0.3 * from_left[0] * u[0]
        v[-1] += 0.2 * from_right[0]
        u = v
    return np.sum(u)


def serial_ring(every: list, steps: int):
    """The same over all ranks at once, with derivatives by complex steps."""
    us = [np.array(x) for x in every]
    for _ in range(steps):
        vs = [u * u * 0.5 for u in us]
        for rank, (u, v) in enumerate(zip(us, vs, strict=True)):
            v[0] += 0.3 * us[rank - 1][-1] * u[0]
            v[-1] += 0.2 * us[(rank + 1) % len(us)][0]
        us = vs
    return sum(np.sum(u) for u in us)


def nonblocking() -> None:
    x, every = own(3)
    expected = np.zeros((SIZE, 3))
    for rank, i in np.ndindex(SIZE, 3):
        moved = [np.array(other, dtype=complex) for other in every]
        moved[rank][i] += 1e-30j
        expected[rank, i] = serial_ring(moved, 3).imag / 1e-30
    np.testing.assert_allclose(ring.grad(x, 3), expected[RANK], rtol=1e-12)
    _, tangents = own(3, 7)
    _, out = ring.jvp((x, 3), (tangents[RANK], None))
    np.testing.assert_allclose(WORLD.allreduce(out), np.vdot(expected, tangents), rtol=1e-12)


def from_python() -> None:
    """A sum over ranks with shared parameters, and with parameters of each rank's own; a failure on one rank."""
    data = np.random.default_rng(RANK).uniform(size=(5, 3))

    @ne.differentiate
    def part(w, scale):
        return scale * np.sum((data @ w) ** 2)

    w = np.array([1.0, -2.0, 0.5])
    every = WORLD.allgather(data)
    value, gradient = ne.mpi.value_and_grad(part, WORLD, argnums=(0, 1), distributed=(1,))(w, 1.0 + RANK)
    scales = 1.0 + np.arange(SIZE)
    np.testing.assert_allclose(value, sum(s * np.sum((d @ w) ** 2) for s, d in zip(scales, every, strict=True)), rtol=1e-13)
    np.testing.assert_allclose(gradient[0], sum(s * 2 * d.T @ (d @ w) for s, d in zip(scales, every, strict=True)), rtol=1e-13)
    np.testing.assert_allclose(gradient[1], np.sum((data @ w) ** 2), rtol=1e-13)
    try:
        ne.mpi.value_and_grad(part, WORLD)(w if RANK == 0 else "no array", 1.0)
    except Exception as raised:
        assert RANK or (isinstance(raised, ne.EnzymeError) and "rank 1 raised" in str(raised)), raised
    else:
        raise AssertionError("one rank has failed, and this one did not notice")


@ne.differentiate
def heat(u, steps, width):
    """Explicit diffusion with a nonlinear conductivity; each rank has some rows, and exchanges its first and last one."""
    size, rank = mpi.size(), mpi.rank()
    rows = u.size // width
    old = np.zeros((rows + 2, width))
    old[1:-1] = u.reshape(rows, width)
    for _ in range(steps):
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
        new = np.zeros((rows + 2, width))
        for i in range(1, rows + 1):
            for j in range(1, width - 1):
                c = old[i, j]
                around = old[i - 1, j] + old[i + 1, j] + old[i, j - 1] + old[i, j + 1]
                new[i, j] = c + 0.1 * (1.0 + 0.2 * c * c) * (around - 4.0 * c)
        old = new
    total = 0.0
    for i in range(1, rows + 1):
        for j in range(width):
            total += old[i, j] ** 2 * (j + 1)
    return total


def serial_heat(u, steps):
    """The same on the whole grid; works for complex numbers."""
    old = np.zeros((u.shape[0] + 2, u.shape[1]), dtype=u.dtype)
    old[1:-1] = u
    for _ in range(steps):
        new = np.zeros_like(old)
        c = old[1:-1, 1:-1]
        around = old[:-2, 1:-1] + old[2:, 1:-1] + old[1:-1, :-2] + old[1:-1, 2:]
        new[1:-1, 1:-1] = c + 0.1 * (1.0 + 0.2 * c * c) * (around - 4.0 * c)
        old = new
    return np.sum(old[1:-1] ** 2 * (1 + np.arange(u.shape[1])))


def halo() -> None:
    """The gradient of a solver by its initial state is that of the serial one, whatever the number of ranks."""
    grid, steps = np.random.default_rng(5).uniform(0.5, 1.5, (8, 6)), 5
    expected = np.zeros(grid.shape)
    for at in np.ndindex(grid.shape):
        moved = grid.astype(complex)
        moved[at] += 1e-30j
        expected[at] = serial_heat(moved, steps).imag / 1e-30
    mine = slice(RANK * 8 // SIZE, (RANK + 1) * 8 // SIZE)
    value, gradient = heat.value_and_grad(grid[mine].ravel(), steps, 6)
    np.testing.assert_allclose(WORLD.allreduce(value), serial_heat(grid, steps), rtol=1e-13)
    np.testing.assert_allclose(gradient.reshape(-1, 6), expected[mine], rtol=1e-12, atol=1e-13)
    plan = heat.explain(grid[mine].ravel(), steps, 6)
    kept = [entry.value for entry in plan.entries if entry.way == "cached" and entry.numeric]
    assert not kept, "messages go into arrays of their own turn: those of the turns before are read again"


@ne.differentiate
def conjugate_gradients(a, b, steps):
    """Each rank has some rows of a matrix, and of the right-hand side; the sum of the squares of its part of the solution."""
    n = a.shape[1]
    x, p = np.zeros(b.size), np.zeros(n)
    r = b.copy()
    squares, sums = np.zeros(1), np.zeros(1)
    squares[0] = np.sum(r * r)
    mpi.allreduce(squares, sums, mpi.Operator.SUM)
    old = sums[0]
    own = r.copy()
    for _ in range(steps):
        mpi.allgather(own, p, b.size)
        product = np.zeros(b.size)
        for i in range(b.size):
            for j in range(n):
                product[i] += a[i, j] * p[j]
        squares[0] = np.sum(own * product)
        mpi.allreduce(squares, sums, mpi.Operator.SUM)
        alpha = old / sums[0]
        x = x + alpha * own
        r = r - alpha * product
        squares[0] = np.sum(r * r)
        mpi.allreduce(squares, sums, mpi.Operator.SUM)
        own = r + sums[0] / old * own
        old = sums[0]
    return np.sum(x * x)


@ne.differentiate
def largest_eigenvalue(a, steps):
    """Power iteration with the rows of a matrix on several ranks: this rank's part of the Rayleigh quotient."""
    rows, n = a.shape
    x, own = np.ones(n), np.ones(rows)
    squares, sums = np.zeros(1), np.zeros(1)
    for _ in range(steps):
        squares[0] = np.sum(own * own)
        mpi.allreduce(squares, sums, mpi.Operator.SUM)
        mpi.allgather(own / np.sqrt(sums[0]), x, rows)
        own = np.zeros(rows)
        for i in range(rows):
            for j in range(n):
                own[i] += a[i, j] * x[j]
    first = mpi.rank() * rows
    return np.sum(own * x[first : first + rows])


def serial_solution(a, b, steps):
    x, r = np.zeros(b.size), b
    p, old = r, np.sum(r * r)
    for _ in range(steps):
        alpha = old / np.sum(p * (a @ p))
        x, r = x + alpha * p, r - alpha * (a @ p)
        p, old = r + np.sum(r * r) / old * p, np.sum(r * r)
    return np.sum(x * x)


def serial_eigenvalue(a, steps):
    own = np.ones(a.shape[0])
    for _ in range(steps):
        x = own / np.sqrt(np.sum(own * own))
        own = a @ x
    return np.sum(own * x)


def imaginary_steps(f, x):
    """The gradient of a function of complex numbers."""
    found = np.zeros(x.shape)
    for at in np.ndindex(x.shape):
        moved = x.astype(complex)
        moved[at] += 1e-30j
        found[at] = f(moved).imag / 1e-30
    return found


def iterations() -> None:
    """Conjugate gradients and power iteration, with sums over all ranks and gathered vectors, against the serial ones."""
    n, steps = 8, 5
    square = np.random.default_rng(8).uniform(-1.0, 1.0, (n, n))
    a, b = square @ square.T + n * np.eye(n), np.random.default_rng(9).uniform(0.5, 1.5, n)
    mine = slice(RANK * n // SIZE, (RANK + 1) * n // SIZE)
    by_a, by_b = ne.grad(conjugate_gradients, argnums=(0, 1))(a[mine].copy(), b[mine].copy(), steps)
    np.testing.assert_allclose(by_a, imaginary_steps(lambda a: serial_solution(a, b, steps), a)[mine], rtol=1e-10, atol=1e-14)
    np.testing.assert_allclose(by_b, imaginary_steps(lambda b: serial_solution(a, b, steps), b)[mine], rtol=1e-10, atol=1e-14)
    slopes = largest_eigenvalue.grad(a[mine].copy(), 20)
    np.testing.assert_allclose(slopes, imaginary_steps(lambda a: serial_eigenvalue(a, 20), a)[mine], rtol=1e-10, atol=1e-13)


@ne.differentiate
def handed_over(x, y):
    if mpi.rank() == 0:
        mpi.send(x * x, 1, 5)
    if mpi.rank() == 1:
        mpi.recv(y, 0, 5)
        return np.sum(y)
    return 0.0


@ne.differentiate
def spread(x):
    mpi.bcast(x, 0)
    return np.sum(x * x)


def _annotated(x, constant: bool):
    return ne.Const(x) if constant else ne.Duplicated(x, np.ones_like(x))


def constant_receiver(mode=ne.Reverse) -> None:
    """Wrong: rank 1 says that what it receives is constant."""
    ne.autodiff(handed_over, _annotated(np.ones(3), False), _annotated(np.zeros(3), RANK == 1), mode=mode)


def constant_receiver_forward() -> None:
    constant_receiver(ne.Forward)


def constant_receiver_of_all() -> None:
    ne.autodiff(spread, _annotated(np.ones(3), RANK == 1))


def no_derivative() -> None:
    """Wrong: rank 1 runs the function alone."""
    (handed_over if RANK == 1 else handed_over.grad)(np.ones(3), np.zeros(3))


def no_tangent() -> None:
    """Wrong: rank 1 runs the function alone, rank 0 its forward mode."""
    if RANK == 1:
        spread(np.ones(3))
    else:
        spread.jvp((np.ones(3),), (np.ones(3),))


@ne.differentiate
def meeting(x):
    mpi.barrier()
    return np.sum(x * x)


def no_mirror_of_a_barrier() -> None:
    """Wrong: rank 1 runs the function alone."""
    (meeting if RANK == 1 else meeting.grad)(np.ones(3))


def main(checks: dict) -> None:
    for name in sys.argv[1:]:
        try:
            checks[name]()
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
            WORLD.Abort(1)
        WORLD.Barrier()
        if RANK == 0:
            print(f"passed: {name}", flush=True)


if __name__ == "__main__":
    main(globals())
