"""Warp: kernels of its own, launched on the CPU under a tape.

Only problems in which no value that the adjoint needs is carried through a dynamic loop or overwritten in place: of those its
gradients are wrong without notice. Time loops keep an array per step for the same reason.
"""

from __future__ import annotations

import numpy as np
import warp as wp

from . import Problem, Task, look_up

wp.config.quiet = True
F = wp.float64
wp.init()


@wp.kernel
def ba_kernel(
    cameras: wp.array2d(dtype=F), points: wp.array2d(dtype=F), weights: wp.array(dtype=F),
    observations: wp.array2d(dtype=wp.int64), features: wp.array2d(dtype=F),
    errors: wp.array2d(dtype=F), weight_errors: wp.array(dtype=F),
):  # fmt: skip
    o = wp.tid()
    c, p = int(observations[o, 0]), int(observations[o, 1])
    r = wp.vec3d(cameras[c, 0], cameras[c, 1], cameras[c, 2])
    x = wp.vec3d(points[p, 0] - cameras[c, 3], points[p, 1] - cameras[c, 4], points[p, 2] - cameras[c, 5])
    square = wp.dot(r, r)
    moved = x + wp.cross(r, x)
    if square > F(0.0):
        angle = wp.sqrt(square)
        axis = r / angle
        moved = x * wp.cos(angle) + wp.cross(axis, x) * wp.sin(angle) + axis * (wp.dot(axis, x) * (F(1.0) - wp.cos(angle)))
    u, v = moved[0] / moved[2], moved[1] / moved[2]
    radius = u * u + v * v
    scale = F(1.0) + cameras[c, 9] * radius + cameras[c, 10] * radius * radius
    errors[o, 0] = weights[o] * (u * scale * cameras[c, 6] + cameras[c, 7] - features[o, 0])
    errors[o, 1] = weights[o] * (v * scale * cameras[c, 6] + cameras[c, 8] - features[o, 1])
    weight_errors[o] = F(1.0) - weights[o] * weights[o]


@wp.kernel
def lj_kernel(positions: wp.array2d(dtype=F), box: F, cutoff: F, energy: wp.array(dtype=F)):
    i = wp.tid()
    for j in range(i + 1, positions.shape[0]):
        dx, dy = positions[i, 0] - positions[j, 0], positions[i, 1] - positions[j, 1]
        dz = positions[i, 2] - positions[j, 2]
        dx = dx - box * wp.floor(dx / box + F(0.5))
        dy = dy - box * wp.floor(dy / box + F(0.5))
        dz = dz - box * wp.floor(dz / box + F(0.5))
        square = dx * dx + dy * dy + dz * dz
        if square < cutoff * cutoff:
            inverse = F(1.0) / square
            sixth = inverse * inverse * inverse
            wp.atomic_add(energy, 0, F(4.0) * sixth * (sixth - F(1.0)))


@wp.kernel
def square_kernel(x: wp.array(dtype=F), total: wp.array(dtype=F)):
    i = wp.tid()
    wp.atomic_add(total, 0, x[i] * x[i])


@wp.kernel
def divide_kernel(x: wp.array(dtype=F), square: wp.array(dtype=F), out: wp.array(dtype=F)):
    i = wp.tid()
    out[i] = x[i] / wp.sqrt(square[0])


@wp.kernel
def largest_kernel(x: wp.array(dtype=F), largest: wp.array(dtype=F)):
    wp.atomic_max(largest, 0, x[wp.tid()])


@wp.kernel
def exp_kernel(x: wp.array(dtype=F), largest: wp.array(dtype=F), total: wp.array(dtype=F)):
    wp.atomic_add(total, 0, wp.exp(x[wp.tid()] - largest[0]))


@wp.kernel
def log_kernel(largest: wp.array(dtype=F), total: wp.array(dtype=F), value: wp.array(dtype=F)):
    value[0] = largest[0] + wp.log(total[0])


@wp.kernel
def burgers_1d_kernel(u: wp.array(dtype=F), advection: F, diffusion: F, v: wp.array(dtype=F)):
    i = wp.tid()
    here = u[i]
    if i > 0 and i < u.shape[0] - 1:
        v[i] = here - advection * here * (u[i + 1] - u[i - 1]) + diffusion * (u[i + 1] - F(2.0) * here + u[i - 1])
    else:
        v[i] = here


@wp.kernel
def burgers_kernel(u: wp.array2d(dtype=F), advection: F, diffusion: F, v: wp.array2d(dtype=F)):
    i, j = wp.tid()
    here = u[i, j]
    if i > 0 and j > 0 and i < u.shape[0] - 1 and j < u.shape[1] - 1:
        slope = u[i, j + 1] - u[i, j - 1] + u[i + 1, j] - u[i - 1, j]
        curve = u[i, j + 1] + u[i, j - 1] + u[i + 1, j] + u[i - 1, j] - F(4.0) * here
        v[i, j] = here - advection * here * slope + diffusion * curve
    else:
        v[i, j] = here


@wp.kernel
def squares_kernel(u: wp.array2d(dtype=F), loss: wp.array(dtype=F)):
    i, j = wp.tid()
    wp.atomic_add(loss, 0, u[i, j] * u[i, j])


class Program:
    """Arrays of one problem and the launches that compute it; ``results``: what has a cotangent."""

    def __init__(self, problem: Problem) -> None:
        self.active = [array(problem.args[i]) for i in problem.kernel.gradient_inputs]
        self.cotangents = [array(c, False) for c in problem.cotangents] or [array(np.ones(1), False)]
        self.results: list[wp.array] = []
        self.cleared: list[wp.array] = []
        self.launches: list[tuple] = []

    def zeros(self, shape) -> wp.array:
        """An array that is summed into, and so cleared before each run."""
        made = array(np.zeros(shape))
        self.cleared.append(made)
        return made

    def add(self, kernel, dim, inputs: list, outputs: list) -> None:
        self.launches.append((kernel, dim, inputs, outputs))

    def run(self) -> None:
        for held in self.cleared:
            held.zero_()
        for kernel, dim, inputs, outputs in self.launches:
            wp.launch(kernel, dim=dim, inputs=inputs, outputs=outputs, device="cpu")

    def gradient(self) -> None:
        with wp.Tape() as tape:
            self.run()
        tape.zero()
        tape.backward(grads=dict(zip(self.results, self.cotangents, strict=True)))


def array(values: np.ndarray, active: bool = True) -> wp.array:
    return wp.array(values, dtype=F, requires_grad=active, device="cpu")


def ba(program: Program, problem: Problem) -> None:
    observations = wp.array(problem.args[3], dtype=wp.int64, device="cpu")
    features, count = array(problem.args[4], False), len(problem.args[3])
    program.results = [array(np.zeros((count, 2))), array(np.zeros(count))]
    program.add(ba_kernel, count, [*program.active, observations, features], program.results)


def lj(program: Program, problem: Problem) -> None:
    (positions,), energy = program.active, program.zeros(1)
    program.results = [energy]
    program.add(lj_kernel, positions.shape[0], [positions, F(problem.args[1]), F(problem.args[2])], [energy])


def norm(program: Program, problem: Problem) -> None:
    (x,) = program.active
    square, out = program.zeros(1), array(np.zeros(x.shape[0]))
    program.results = [out]
    program.add(square_kernel, x.shape[0], [x], [square])
    program.add(divide_kernel, x.shape[0], [x, square], [out])


def lse(program: Program, problem: Problem) -> None:
    (x,) = program.active
    largest, total, value = program.zeros(1), program.zeros(1), program.zeros(1)
    program.results = [value]
    program.add(largest_kernel, x.shape[0], [x], [largest])
    program.add(exp_kernel, x.shape[0], [x, largest], [total])
    program.add(log_kernel, 1, [largest, total], [value])


def burgers_1d(program: Program, problem: Problem) -> None:
    (u,), (initial, advection, diffusion, steps), loss = program.active, problem.args, program.zeros(1)
    for _ in range(steps):
        v = array(np.zeros(len(initial)))
        program.add(burgers_1d_kernel, len(initial), [u, F(advection), F(diffusion)], [v])
        u = v
    program.add(square_kernel, len(initial), [u], [loss])
    program.results = [loss]


def burgers(program: Program, problem: Problem) -> None:
    (u,), (initial, advection, diffusion, steps), loss = program.active, problem.args, program.zeros(1)
    for _ in range(steps):
        v = array(np.zeros(initial.shape))
        program.add(burgers_kernel, initial.shape, [u, F(advection), F(diffusion)], [v])
        u = v
    program.add(squares_kernel, initial.shape, [u], [loss])
    program.results = [loss]


PROGRAMS = {p.__name__: p for p in (ba, lj, norm, lse, burgers, burgers_1d)}
CARRIED = "values carried through dynamic loops and used after them get wrong gradients without notice"
CANNOT = {
    "gmm": f"{CARRIED} (the log of a sum)",
    "gmm_matrix": "no products of matrices by BLAS",
    "lstm": f"{CARRIED}; needs the whole history of states in arrays of the user",
    "ht": "not written: arrays overwritten in place have to become one array per bone and product",
    "ht_barycentric": "as ht",
    "ode": "one thread would overwrite its arrays step after step, which gives wrong gradients; 500 launches for 8 numbers",
    "fft": "in-place butterflies give wrong gradients; would need an array per stage",
    "fft_complex": "no complex numbers",
    "llsq": f"{CARRIED} (the residual)",
    "det": "no recursion",
    "particle": "no derivative inside a kernel",
    "saddle": "no derivative inside a kernel",
    "kmeans": f"{CARRIED} (the running minimum)",
    "matdescent": f"{CARRIED}; arrays are overwritten in place",
    "matdescent_matrix": "no products of matrices by BLAS",
}


def prepare(problem: Problem, variant: str) -> Task:
    build = look_up(PROGRAMS, CANNOT, problem.name)
    program = Program(problem)
    build(program, problem)
    return Task(program.run, program.gradient, lambda: [a.grad.numpy() for a in program.active])
