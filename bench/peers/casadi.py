"""CasADi: symbolic graphs of matrix operations (MX), reverse mode by its own transformation, evaluated in its virtual machine.

Time loops are ``mapaccum``, so that the step is differentiated once.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from . import Problem, Task, look_up


def lstm(main, extra, initial_state, sequence):
    layers, (c, b) = main.shape[0] // 2, sequence.shape
    state, rows = ca.MX.sym("state", 2 * layers, b), ca.MX.sym("rows", 2, b)
    w, e = ca.MX.sym("main", *main.shape), ca.MX.sym("extra", *extra.shape)

    def sigmoid(x):
        return 1.0 / (1.0 + ca.exp(-x))

    incoming, new = rows[0, :] * e[0, :], []
    for layer in range(layers):
        weight, bias = w[2 * layer, :], w[2 * layer + 1, :]
        hidden, cell = state[2 * layer, :], state[2 * layer + 1, :]
        forget = sigmoid(incoming * weight[:b] + bias[:b])
        ingate = sigmoid(hidden * weight[b : 2 * b] + bias[b : 2 * b])
        outgate = sigmoid(incoming * weight[2 * b : 3 * b] + bias[2 * b : 3 * b])
        change = ca.tanh(hidden * weight[3 * b :] + bias[3 * b :])
        cell = cell * forget + ingate * change
        incoming = outgate * ca.tanh(cell)
        new += [incoming, cell]
    prediction = incoming * e[1, :] + e[2, :]
    term = ca.sum2((prediction - ca.log(ca.sum2(ca.exp(prediction)))) * rows[1, :])
    step = ca.Function("step", [state, rows, w, e], [ca.vertcat(*new), term])
    steps = step.mapaccum(c - 1)
    pairs = np.stack([sequence[:-1], sequence[1:]], 1)
    all_rows = ca.horzcat(*[ca.DM(pair) for pair in pairs])
    _, terms = steps(ca.DM(initial_state), all_rows, ca.repmat(main, 1, c - 1), ca.repmat(extra, 1, c - 1))
    return ca.sum2(terms) / (c - 1)


def ba(cameras, points, weights, observations, features, errors, weight_errors):
    camera = cameras[observations[:, 0].tolist(), :]
    p = points[observations[:, 1].tolist(), :] - camera[:, 3:6]
    r = camera[:, :3]
    square = ca.sum2(r * r)
    turns = square > 0.0
    angle = ca.sqrt(ca.if_else(turns, square, 1.0))
    cosine, sine = ca.cos(angle), ca.sin(angle)
    axis = r / ca.repmat(angle, 1, 3)
    along = ca.sum2(axis * p) * (1.0 - cosine)
    turned = p * ca.repmat(cosine, 1, 3) + cross(axis, p) * ca.repmat(sine, 1, 3) + axis * ca.repmat(along, 1, 3)
    moved = ca.if_else(ca.repmat(turns, 1, 3), turned, p + cross(r, p))
    image = moved[:, :2] / ca.repmat(moved[:, 2], 1, 2)
    square = ca.sum2(image * image)
    scale = 1.0 + camera[:, 9] * square + camera[:, 10] * square * square
    scaled = image * ca.repmat(scale * camera[:, 6], 1, 2) + camera[:, 7:9] - ca.DM(features)
    return ca.repmat(weights, 1, 2) * scaled, 1.0 - weights * weights


def cross(a, b):
    return ca.horzcat(
        a[:, 1] * b[:, 2] - a[:, 2] * b[:, 1], a[:, 2] * b[:, 0] - a[:, 0] * b[:, 2], a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
    )


def ode(x, steps):
    n, h = x.shape[0], 2.0 / steps
    y, c = ca.MX.sym("y", n), ca.MX.sym("x", n)

    def slope(y):
        return c * ca.vertcat(1.0, y[:-1])

    k1 = slope(y)
    k2 = slope(y + 0.5 * h * k1)
    k3 = slope(y + 0.5 * h * k2)
    k4 = slope(y + h * k3)
    step = ca.Function("step", [y, c], [y + h * (k1 + 2.0 * k2 + 2.0 * k3 + k4) / 6.0])
    return step.mapaccum(steps)(ca.DM.zeros(n), ca.repmat(x, 1, steps))[n - 1, -1]


def burgers_1d(initial, advection, diffusion, steps):
    u = ca.MX.sym("u", *initial.shape)
    left, here, right = u[:-2], u[1:-1], u[2:]
    inner = here - advection * here * (right - left) + diffusion * (right - 2.0 * here + left)
    return after(u, ca.vertcat(u[0], inner, u[-1]), initial, steps)


def burgers(initial, advection, diffusion, steps):
    u = ca.MX.sym("u", *initial.shape)
    here = u[1:-1, 1:-1]
    slope = u[1:-1, 2:] - u[1:-1, :-2] + u[2:, 1:-1] - u[:-2, 1:-1]
    curve = u[1:-1, 2:] + u[1:-1, :-2] + u[2:, 1:-1] + u[:-2, 1:-1] - 4.0 * here
    inner = here - advection * here * slope + diffusion * curve
    rows = ca.horzcat(u[1:-1, 0], inner, u[1:-1, -1])
    return after(u, ca.vertcat(u[0, :], rows, u[-1, :]), initial, steps)


def after(u, advanced, initial, steps):
    """Sum of squares after so many steps."""
    step = ca.Function("step", [u], [advanced])
    return ca.sumsqr(step.fold(steps)(initial))


def norm(x, out):
    return (x / ca.sqrt(ca.sumsqr(x)),)


def lse(x):
    largest = ca.mmax(x)
    return largest + ca.log(ca.sum1(ca.exp(x - largest)))


def llsq(x, n):
    t = -1.0 + 2.0 * np.arange(n) / (n - 1.0)
    monomials = ca.DM(np.vander(t, x.shape[0], increasing=True))
    return 0.5 * ca.sumsqr(ca.DM(np.sign(t)) - monomials @ x)


def kmeans(centres, points):
    p, nearest = ca.DM(points), None
    for c in range(centres.shape[0]):
        difference = ca.repmat(centres[c, :], points.shape[0], 1) - p
        square = ca.sum2(difference * difference)
        nearest = square if nearest is None else ca.fmin(nearest, square)
    return ca.sum1(nearest)


def lj(positions, box, cutoff):
    """One row of pairs at a time: particle i with all after it."""
    n, energy = positions.shape[0], 0.0
    for i in range(n - 1):
        separation = ca.repmat(positions[i, :], n - 1 - i, 1) - positions[i + 1 :, :]
        separation -= box * ca.floor(separation / box + 0.5)
        square = ca.sum2(separation * separation)
        counted = square < cutoff * cutoff
        sixth = ca.if_else(counted, square, 1.0) ** -3
        energy += ca.sum1(ca.if_else(counted, 4.0 * sixth * (sixth - 1.0), 0.0))
    return energy


def matdescent(rates, start_u, start_v, target):
    u, v = ca.DM(start_u), ca.DM(start_v)
    for t in range(rates.shape[0]):
        error = u @ v - ca.DM(target)
        u, v = u - rates[t] * (error @ v.T), v - rates[t] * (u.T @ error)
    error = u @ v - ca.DM(target)
    return 0.5 * ca.sumsqr(error)


PROGRAMS = {p.__name__: p for p in (lstm, ba, ode, burgers, burgers_1d, norm, lse, llsq, kmeans, lj, matdescent)}
PROGRAMS["matdescent_matrix"] = matdescent
CANNOT = {
    "particle": "no loop whose length depends on the data",
    "saddle": "not written",
    "gmm": "a graph over points, components and dimensions: 25,000 triangular products of their own",
    "gmm_matrix": "as gmm",
    "fft": "no transform and no complex numbers; its graph would have a node per butterfly",
    "fft_complex": "no complex numbers",
    "det": "recursion over an index list edited in place would unroll into n! operations",
    "ht": "not written: its graph of 544 skinned vertices needs arrays of more than two dimensions, spelt out",
    "ht_barycentric": "as ht",
}


def prepare(problem: Problem, variant: str) -> Task:
    kernel, program, args = problem.kernel, look_up(PROGRAMS, CANNOT, problem.name), list(problem.args)
    symbols = []
    for place in kernel.gradient_inputs:
        shape = args[place].shape if args[place].ndim == 2 else (args[place].shape[0], 1)
        symbols.append(ca.MX.sym(f"a{place}", *shape))
    values = [ca.DM(args[place]) for place in kernel.gradient_inputs]
    shapes = [args[place].shape for place in kernel.gradient_inputs]
    for place, symbol in zip(kernel.gradient_inputs, symbols, strict=True):
        args[place] = symbol
    found = program(*args)
    loss = found
    if kernel.outputs:
        loss = sum(ca.dot(ca.DM(c), f) for c, f in zip(problem.cotangents, found, strict=True))
    primal = ca.Function("primal", symbols, list(found) if kernel.outputs else [found])
    adjoint = [ca.gradient(loss, symbol) for symbol in symbols]
    gradient = ca.Function("gradient", symbols, [loss, *adjoint])
    held = {}

    def run() -> None:
        held["last"] = gradient(*values)

    return Task(
        lambda: primal(*values),
        run,
        lambda: [np.array(g.full()).reshape(shape) for g, shape in zip(held["last"][1:], shapes, strict=True)],
    )
