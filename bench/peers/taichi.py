"""Taichi: kernels of its own, launched on one thread of the CPU, their adjoints launched in reverse order by hand.

A value that the adjoint needs may not be overwritten, and of what a dynamic loop carries only a bounded stack is kept, so all of
the history lies in arrays. What has no derivative, or one that cancels, is computed by launches that are not reversed: a maximum
that only stabilises, the choice of the nearest centre. Loops are serialised: one thread needs no atomic additions. Annotations of
kernels are read as types, so they can't be strings here.
"""

import math
import os
import sys
from contextlib import redirect_stdout

import numpy as np

os.environ.setdefault("ENABLE_TAICHI_HEADER_PRINT", "0")

import taichi as ti

from kernels.gmm import wishart_constant
from kernels.ode import END

from . import Problem, Task, look_up

with redirect_stdout(sys.stderr):  # it says where it starts
    ti.init(arch=ti.cpu, default_fp=ti.f64, cpu_max_num_threads=1, offline_cache=False, log_level=ti.ERROR)

F = ti.f64
V = ti.types.ndarray(dtype=F, ndim=1)
M = ti.types.ndarray(dtype=F, ndim=2)
A3 = ti.types.ndarray(dtype=F, ndim=3)
INDICES = ti.types.ndarray(dtype=ti.i32, ndim=1)
PAIRS = ti.types.ndarray(dtype=ti.i32, ndim=2)


@ti.kernel
def ba_kernel(cameras: M, points: M, weights: V, observations: PAIRS, features: M, errors: M, weight_errors: V):
    ti.loop_config(serialize=True)
    for o in range(weights.shape[0]):
        c, p = observations[o, 0], observations[o, 1]
        r = ti.Vector([cameras[c, 0], cameras[c, 1], cameras[c, 2]])
        x = ti.Vector([points[p, 0] - cameras[c, 3], points[p, 1] - cameras[c, 4], points[p, 2] - cameras[c, 5]])
        square = r.dot(r)
        moved = x + r.cross(x)
        if square > 0.0:
            angle = ti.sqrt(square)
            axis = r / angle
            moved = x * ti.cos(angle) + axis.cross(x) * ti.sin(angle) + axis * (axis.dot(x) * (1.0 - ti.cos(angle)))
        u, v = moved[0] / moved[2], moved[1] / moved[2]
        radius = u * u + v * v
        scale = 1.0 + cameras[c, 9] * radius + cameras[c, 10] * radius * radius
        errors[o, 0] = weights[o] * (u * scale * cameras[c, 6] + cameras[c, 7] - features[o, 0])
        errors[o, 1] = weights[o] * (v * scale * cameras[c, 6] + cameras[c, 8] - features[o, 1])
        weight_errors[o] = 1.0 - weights[o] * weights[o]


@ti.kernel
def lj_kernel(positions: M, box: F, cutoff: F, energy: V):
    ti.loop_config(serialize=True)
    for i in range(positions.shape[0]):
        for j in range(i + 1, positions.shape[0]):
            dx, dy = positions[i, 0] - positions[j, 0], positions[i, 1] - positions[j, 1]
            dz = positions[i, 2] - positions[j, 2]
            dx -= box * ti.floor(dx / box + 0.5)
            dy -= box * ti.floor(dy / box + 0.5)
            dz -= box * ti.floor(dz / box + 0.5)
            square = dx * dx + dy * dy + dz * dz
            if square < cutoff * cutoff:
                inverse = 1.0 / square
                sixth = inverse * inverse * inverse
                energy[0] += 4.0 * sixth * (sixth - 1.0)


@ti.kernel
def square_kernel(x: V, total: V):
    ti.loop_config(serialize=True)
    for i in range(x.shape[0]):
        total[0] += x[i] * x[i]


@ti.kernel
def divide_kernel(x: V, square: V, out: V):
    ti.loop_config(serialize=True)
    for i in range(x.shape[0]):
        out[i] = x[i] / ti.sqrt(square[0])


@ti.kernel
def largest_kernel(x: V, largest: V):
    found = x[0]
    ti.loop_config(serialize=True)
    for i in range(x.shape[0]):
        ti.atomic_max(found, x[i])
    largest[0] = found


@ti.kernel
def exp_kernel(x: V, largest: V, total: V):
    ti.loop_config(serialize=True)
    for i in range(x.shape[0]):
        total[0] += ti.exp(x[i] - largest[0])


@ti.kernel
def log_kernel(largest: V, total: V, factor: F, value: V):
    ti.loop_config(serialize=True)
    for i in range(total.shape[0]):
        value[0] += factor * (largest[i] + ti.log(total[i]))


@ti.kernel
def burgers_1d_kernel(u: V, advection: F, diffusion: F, v: V):
    ti.loop_config(serialize=True)
    for i in range(u.shape[0]):
        here = u[i]
        if i > 0 and i < u.shape[0] - 1:
            v[i] = here - advection * here * (u[i + 1] - u[i - 1]) + diffusion * (u[i + 1] - 2.0 * here + u[i - 1])
        else:
            v[i] = here


@ti.kernel
def burgers_kernel(u: M, advection: F, diffusion: F, v: M):
    ti.loop_config(serialize=True)
    for i, j in ti.ndrange(u.shape[0], u.shape[1]):
        here = u[i, j]
        if i > 0 and j > 0 and i < u.shape[0] - 1 and j < u.shape[1] - 1:
            slope = u[i, j + 1] - u[i, j - 1] + u[i + 1, j] - u[i - 1, j]
            curve = u[i, j + 1] + u[i, j - 1] + u[i + 1, j] + u[i - 1, j] - 4.0 * here
            v[i, j] = here - advection * here * slope + diffusion * curve
        else:
            v[i, j] = here


@ti.kernel
def squares_kernel(u: M, loss: V):
    ti.loop_config(serialize=True)
    for i, j in ti.ndrange(u.shape[0], u.shape[1]):
        loss[0] += u[i, j] * u[i, j]


@ti.kernel
def nearest_kernel(centres: M, points: M, nearest: INDICES):
    ti.loop_config(serialize=True)
    for i in range(points.shape[0]):
        least, winner = ti.math.inf, 0
        for c in range(centres.shape[0]):
            square = 0.0
            for j in range(centres.shape[1]):
                difference = centres[c, j] - points[i, j]
                square += difference * difference
            if square < least:
                least, winner = square, c
        nearest[i] = winner


@ti.kernel
def distance_kernel(centres: M, points: M, nearest: INDICES, total: V):
    ti.loop_config(serialize=True)
    for i in range(points.shape[0]):
        for j in range(centres.shape[1]):
            difference = centres[nearest[i], j] - points[i, j]
            total[0] += difference * difference


@ti.kernel
def powers_kernel(power: M, residual: V):
    ti.loop_config(serialize=True)
    for i in range(power.shape[0]):
        t = -1.0 + 2.0 * i / (power.shape[0] - 1.0)
        residual[i] = ti.math.sign(t)
        value = ti.cast(1.0, F)
        for j in range(power.shape[1]):
            power[i, j] = value
            value *= t


@ti.kernel
def residual_kernel(x: V, power: M, residual: V):
    ti.loop_config(serialize=True)
    for i in range(power.shape[0]):
        for j in range(power.shape[1]):
            residual[i] -= x[j] * power[i, j]


@ti.kernel
def half_square_kernel(residual: V, total: V):
    ti.loop_config(serialize=True)
    for i in range(residual.shape[0]):
        total[0] += 0.5 * residual[i] * residual[i]


@ti.kernel
def ode_kernel(x: V, h: F, steps: ti.i32, point: A3):
    """``point[t, s, i]``: component i - 1 where stage s of step t takes its slope; component -1 is 1.

    One inner loop, over components: of several in one time loop the gradient was wrong without notice.
    """
    ti.loop_config(serialize=True)
    for _ in range(1):
        for t in range(steps):
            for i in range(x.shape[0]):
                point[t, 1, i + 1] = point[t, 0, i + 1] + 0.5 * h * x[i] * point[t, 0, i]
                point[t, 2, i + 1] = point[t, 0, i + 1] + 0.5 * h * x[i] * point[t, 1, i]
                point[t, 3, i + 1] = point[t, 0, i + 1] + h * x[i] * point[t, 2, i]
                total = point[t, 0, i] + 2.0 * point[t, 1, i] + 2.0 * point[t, 2, i] + point[t, 3, i]
                point[t + 1, 0, i + 1] = point[t, 0, i + 1] + h / 6.0 * x[i] * total


@ti.kernel
def last_kernel(point: A3, value: V):
    value[0] = point[point.shape[0] - 1, 0, point.shape[2] - 1]


@ti.func
def sigmoid(x):
    return 1.0 / (1.0 + ti.exp(-x))


@ti.kernel
def lstm_kernel(main: M, extra: M, sequence: M, layers: ti.template(), hidden: A3, cell: A3):
    """Every element goes through time by itself; ``hidden[t + 1]`` and ``cell[t + 1]`` are the states after step t."""
    ti.loop_config(serialize=True)
    for j in range(sequence.shape[1]):
        for t in range(sequence.shape[0] - 1):
            incoming = sequence[t, j] * extra[0, j]
            for layer in ti.static(range(layers)):
                w, b = 2 * layer, sequence.shape[1]
                forget = sigmoid(incoming * main[w, j] + main[w + 1, j])
                ingate = sigmoid(hidden[t, layer, j] * main[w, b + j] + main[w + 1, b + j])
                outgate = sigmoid(incoming * main[w, 2 * b + j] + main[w + 1, 2 * b + j])
                change = ti.tanh(hidden[t, layer, j] * main[w, 3 * b + j] + main[w + 1, 3 * b + j])
                new_cell = cell[t, layer, j] * forget + ingate * change
                incoming = outgate * ti.tanh(new_cell)
                cell[t + 1, layer, j] = new_cell
                hidden[t + 1, layer, j] = incoming


@ti.kernel
def prediction_kernel(extra: M, hidden: A3, prediction: M, exponentials: V):
    ti.loop_config(serialize=True)
    for t, j in ti.ndrange(prediction.shape[0], prediction.shape[1]):
        prediction[t, j] = hidden[t + 1, hidden.shape[1] - 1, j] * extra[1, j] + extra[2, j]
        exponentials[t] += ti.exp(prediction[t, j])


@ti.kernel
def likelihood_kernel(sequence: M, prediction: M, exponentials: V, total: V):
    ti.loop_config(serialize=True)
    for t, j in ti.ndrange(prediction.shape[0], prediction.shape[1]):
        total[0] += (prediction[t, j] - ti.log(exponentials[t])) * sequence[t + 1, j] / prediction.shape[0]


@ti.kernel
def triangle_kernel(icf: M, d: ti.i32, gamma: F, m: F, q_diagonal: M, q_sum: V, total: V):
    ti.loop_config(serialize=True)
    for c, j in ti.ndrange(icf.shape[0], icf.shape[1]):
        if j < d:
            q_diagonal[c, j] = ti.exp(icf[c, j])
            q_sum[c] += icf[c, j]
            total[0] += 0.5 * gamma * gamma * ti.exp(2.0 * icf[c, j]) - m * icf[c, j]
        else:
            total[0] += 0.5 * gamma * gamma * icf[c, j] * icf[c, j]


@ti.kernel
def terms_kernel(alpha: V, mu: M, icf: M, x: M, d: ti.template(), q_diagonal: M, q_sum: V, terms: M):
    """The triangle is unrolled, so that no value is carried through a loop."""
    ti.loop_config(serialize=True)
    for i, c in ti.ndrange(x.shape[0], mu.shape[0]):
        square = 0.0
        for row in ti.static(range(d)):
            whitened = q_diagonal[c, row] * (x[i, row] - mu[c, row])
            for column in ti.static(range(row)):
                at = d + column * d - column * (column + 1) // 2 + row - column - 1
                whitened += icf[c, at] * (x[i, column] - mu[c, column])
            square += whitened * whitened
        terms[i, c] = alpha[c] + q_sum[c] - 0.5 * square


@ti.kernel
def row_largest_kernel(terms: M, largest: V):
    ti.loop_config(serialize=True)
    for i in range(terms.shape[0]):
        found = terms[i, 0]
        for c in range(1, terms.shape[1]):
            found = ti.max(found, terms[i, c])
        largest[i] = found


@ti.kernel
def row_exp_kernel(terms: M, largest: V, total: V):
    ti.loop_config(serialize=True)
    for i, c in ti.ndrange(terms.shape[0], terms.shape[1]):
        total[i] += ti.exp(terms[i, c] - largest[i])


@ti.kernel
def offset_kernel(value: F, total: V):
    total[0] += value


class Program:
    """Arrays of one problem and the launches that compute it; ``results``: what has a cotangent."""

    def __init__(self, problem: Problem) -> None:
        self.arrays: list[ti.Ndarray] = []
        self.active = [self.array(problem.args[i]) for i in problem.kernel.gradient_inputs]
        self.cotangents = [constant(c) for c in problem.cotangents] or [constant(np.ones(1))]
        self.results: list[ti.Ndarray] = []
        self.cleared: list[ti.Ndarray] = []
        self.launches: list[tuple] = []
        self.reversed: list[tuple] = []

    def array(self, values: np.ndarray) -> ti.Ndarray:
        """An array with an adjoint."""
        made = constant(values, True)
        self.arrays.append(made)
        return made

    def zeros(self, shape) -> ti.Ndarray:
        """An array that is summed into, and so cleared before each run."""
        made = self.array(np.zeros(shape))
        self.cleared.append(made)
        return made

    def add(self, kernel, *arguments, differentiated: bool = True) -> None:
        self.launches.append((kernel, arguments))
        if differentiated:
            self.reversed.insert(0, (kernel.grad, arguments))

    def run(self) -> None:
        for held in self.cleared:
            held.fill(0.0)
        for kernel, arguments in self.launches:
            kernel(*arguments)
        ti.sync()

    def gradient(self) -> None:
        self.run()
        for held in self.arrays:
            held.grad.fill(0.0)
        for result, cotangent in zip(self.results, self.cotangents, strict=True):
            result.grad.copy_from(cotangent)
        for kernel, arguments in self.reversed:
            kernel(*arguments)
        ti.sync()


def constant(values: np.ndarray, active: bool = False) -> ti.Ndarray:
    """A copy of an array; indices become 32 bits wide."""
    whole = np.issubdtype(values.dtype, np.integer)
    made = ti.ndarray(ti.i32 if whole else F, values.shape, needs_grad=active)
    made.from_numpy(np.ascontiguousarray(values, np.int32 if whole else np.float64))
    return made


def ba(program: Program, problem: Problem) -> None:
    observations, features = constant(problem.args[3]), constant(problem.args[4])
    count = len(problem.args[3])
    program.results = [program.array(np.zeros((count, 2))), program.array(np.zeros(count))]
    program.add(ba_kernel, *program.active, observations, features, *program.results)


def lj(program: Program, problem: Problem) -> None:
    (positions,), energy = program.active, program.zeros(1)
    program.results = [energy]
    program.add(lj_kernel, positions, problem.args[1], problem.args[2], energy)


def norm(program: Program, problem: Problem) -> None:
    (x,) = program.active
    square, out = program.zeros(1), program.array(np.zeros(x.shape))
    program.results = [out]
    program.add(square_kernel, x, square)
    program.add(divide_kernel, x, square, out)


def lse(program: Program, problem: Problem) -> None:
    value = program.zeros(1)
    program.results = [value]
    log_sum_exp(program, program.active[0], 1.0, value)


def log_sum_exp(program: Program, x: ti.Ndarray, factor: float, value: ti.Ndarray) -> None:
    """Add a multiple of it to ``value``; the derivative by the maximum cancels, so the maximum is taken as a constant."""
    largest, total = program.array(np.zeros(1)), program.zeros(1)
    program.add(largest_kernel, x, largest, differentiated=False)
    program.add(exp_kernel, x, largest, total)
    program.add(log_kernel, largest, total, factor, value)


def burgers_1d(program: Program, problem: Problem) -> None:
    time_loop(program, problem, burgers_1d_kernel, square_kernel)


def burgers(program: Program, problem: Problem) -> None:
    time_loop(program, problem, burgers_kernel, squares_kernel)


def time_loop(program: Program, problem: Problem, step, loss_of) -> None:
    """An array per step."""
    (u,), (initial, advection, diffusion, steps), loss = program.active, problem.args, program.zeros(1)
    for _ in range(steps):
        v = program.array(np.zeros(initial.shape))
        program.add(step, u, advection, diffusion, v)
        u = v
    program.add(loss_of, u, loss)
    program.results = [loss]


def kmeans(program: Program, problem: Problem) -> None:
    """Which centre is the nearest has no derivative."""
    (centres,), points, total = program.active, constant(problem.args[1]), program.zeros(1)
    nearest = constant(np.zeros(len(problem.args[1]), np.int32))
    program.add(nearest_kernel, centres, points, nearest, differentiated=False)
    program.add(distance_kernel, centres, points, nearest, total)
    program.results = [total]


def llsq(program: Program, problem: Problem) -> None:
    """A table of powers, which have no derivative, in place of a power carried through the loop."""
    (x,), (coefficients, n), total = program.active, problem.args, program.zeros(1)
    power, residual = constant(np.zeros((n, len(coefficients)))), program.array(np.zeros(n))
    program.add(powers_kernel, power, residual, differentiated=False)
    program.add(residual_kernel, x, power, residual)
    program.add(half_square_kernel, residual, total)
    program.results = [total]


def ode(program: Program, problem: Problem) -> None:
    """An array of all stages of all steps."""
    (x,), (factors, steps) = program.active, problem.args
    start = np.zeros((steps + 1, 4, len(factors) + 1))
    start[:, :, 0] = 1.0
    point, value = program.array(start), program.array(np.zeros(1))
    program.add(ode_kernel, x, END / steps, steps, point)
    program.add(last_kernel, point, value)
    program.results = [value]


def lstm(program: Program, problem: Problem) -> None:
    """An array of the states after every step."""
    (main, extra), (_, _, state, letters) = program.active, problem.args
    sequence, (c, b), layers = constant(letters), letters.shape, len(state) // 2
    states = np.zeros((2, c, layers, b))
    states[:, 0] = state[0::2], state[1::2]
    hidden, cell = program.array(states[0]), program.array(states[1])
    prediction, exponentials, total = program.array(np.zeros((c - 1, b))), program.zeros(c - 1), program.zeros(1)
    program.add(lstm_kernel, main, extra, sequence, layers, hidden, cell)
    program.add(prediction_kernel, extra, hidden, prediction, exponentials)
    program.add(likelihood_kernel, sequence, prediction, exponentials, total)
    program.results = [total]


def gmm(program: Program, problem: Problem) -> None:
    (alpha, mu, icf), (_, means, _, points, gamma, m) = program.active, problem.args
    (k, d), n, x = means.shape, len(points), constant(points)
    q_diagonal, q_sum, terms = program.array(np.zeros((k, d))), program.zeros(k), program.array(np.zeros((n, k)))
    largest, exponentials, total = program.array(np.zeros(n)), program.zeros(n), program.zeros(1)
    program.add(triangle_kernel, icf, d, gamma, m, q_diagonal, q_sum, total)
    program.add(terms_kernel, alpha, mu, icf, x, d, q_diagonal, q_sum, terms)
    program.add(row_largest_kernel, terms, largest, differentiated=False)
    program.add(row_exp_kernel, terms, largest, exponentials)
    program.add(log_kernel, largest, exponentials, 1.0, total)
    log_sum_exp(program, alpha, -n, total)
    rest = -0.5 * n * d * math.log(2.0 * math.pi) - k * wishart_constant.py_func(d, gamma, m)
    program.add(offset_kernel, rest, total, differentiated=False)
    program.results = [total]


PROGRAMS = {p.__name__: p for p in (gmm, ba, lstm, ode, burgers, burgers_1d, lj, norm, lse, llsq, kmeans)}
CANNOT = {
    "gmm_matrix": "no products of matrices by BLAS",
    "ht": "not written: arrays overwritten in place have to become one array per bone and product",
    "ht_barycentric": "as ht",
    "fft": "not written: in-place butterflies break the rule of data access; would need an array per stage",
    "fft_complex": "no complex numbers",
    "det": "no recursion",
    "particle": "no derivative inside a kernel",
    "saddle": "no derivative inside a kernel",
    "matdescent": "not written: arrays overwritten in place have to become one array per step",
    "matdescent_matrix": "no products of matrices by BLAS",
}


def warm_up() -> None:
    """The first kernel of a process loads the compiler."""
    offset_kernel(0.0, constant(np.zeros(1)))


def prepare(problem: Problem, variant: str) -> Task:
    build = look_up(PROGRAMS, CANNOT, problem.name)
    program = Program(problem)
    build(program, problem)
    return Task(program.run, program.gradient, lambda: [a.grad.to_numpy() for a in program.active])
