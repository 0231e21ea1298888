"""Draws the pictures of `libraries.md`: programs of public libraries, compiled by Numba, and what their gradients show.

    pip install -e '.[libraries]' matplotlib && python docs/library_pictures.py [FOLDER]

Each program stands by itself, without the tests' tools, so that it can be taken from here.
"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

import matplotlib
import numpy as np
from matplotlib.figure import Figure
from numba import njit

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated

HERE = Path(__file__).parent
GRAY = "0.55"


# ---- PyMPDATA

FIRST_GROUP = 5  # the compiled step takes traversals, counts and coefficients first, then nested named tuples of arrays


def rebuilt(value, leaf):
    """The same tuples, with ``leaf`` of each array."""
    if isinstance(value, np.ndarray):
        return leaf(value)
    if isinstance(value, tuple):
        parts = [rebuilt(part, leaf) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def rotating_wind(n, turn):
    """Courant numbers on the faces of an n x n grid: a rotation about its middle that fades towards the border."""
    corner = np.arange(n + 1) - n / 2
    stream = turn * np.exp(-(corner[:, None] ** 2 + corner**2) / (n / 3.2) ** 2)
    return -np.diff(stream, axis=1), np.diff(stream, axis=0)


def transport_step(values, wind, steps):
    """The library's compiled step, the arguments with which its solver calls it, and which part of an array is the field."""
    from PyMPDATA import Options, ScalarField, Solver, Stepper, VectorField
    from PyMPDATA.boundary_conditions import Periodic

    options = Options(n_iters=2)
    boundaries = (Periodic(), Periodic())
    stepper = Stepper(options=options, grid=values.shape, n_threads=1)
    field = ScalarField(values, halo=options.n_halo, boundary_conditions=boundaries)
    solver = Solver(stepper, field, VectorField(wind, halo=options.n_halo, boundary_conditions=boundaries))
    step, calls = stepper._Stepper__call, []
    stepper._Stepper__call = lambda *arguments: calls.append(arguments) or 0.0
    solver.advance(steps)
    shape, domain = solver.advectee.data.shape, solver.advectee.domain

    def field_of(arguments):
        arrays = [a for a in arguments[FIRST_GROUP][0].field if isinstance(a, np.ndarray)]
        return next(a for a in arrays if a.dtype.kind == "f" and a.shape == shape)[domain]

    return step, calls[0], field_of


def transport():
    n, steps, place = 40, 90, (26, 13)
    i, j = np.mgrid[0:n, 0:n]
    start = 0.2 + np.exp(-((i - 20) ** 2 + (j - 29) ** 2) / 12.0) + 0.7 * np.exp(-((i - 11) ** 2 + (j - 18) ** 2) / 8.0)
    wind = rotating_wind(n, 3.2)
    step, arguments, field_of = transport_step(start, wind, steps)

    def after(shift=0.0):
        given = rebuilt(arguments, np.copy)
        field_of(given)[...] += shift
        step(*given)
        return field_of(given).copy()

    shadows = rebuilt(arguments, np.zeros_like)
    field_of(shadows)[place] = 1.0
    given = rebuilt(arguments, np.copy)
    pairs = zip(given[FIRST_GROUP:], shadows[FIRST_GROUP:], strict=True)
    ne.autodiff(step, *map(Const, given[:FIRST_GROUP]), *(Duplicated(v, s) for v, s in pairs))
    origin = field_of(shadows).copy()

    end, direction = after(), np.cos(0.3 * i + 0.2 * j)
    difference = (after(1e-6 * direction)[place] - after(-1e-6 * direction)[place]) / 2e-6
    assert abs(np.sum(origin * direction) - difference) < 1e-5 * np.abs(origin).sum()

    figure = Figure(figsize=(9, 3.1), layout="constrained")
    axes = figure.subplots(1, 3)
    limit = np.abs(origin).max()
    gray, signed = {"cmap": "Greys", "vmin": 0, "vmax": 1.3}, {"cmap": "RdBu", "vmin": -limit, "vmax": limit}
    shown = ((start, "start", gray), (end, f"after {steps} steps", gray), (origin, "what the cross depends on", signed))
    for axis, (picture, title, colours) in zip(axes, shown, strict=True):
        axis.imshow(picture, **colours)
        axis.plot(place[1], place[0], "x", color="tab:orange", markersize=9, markeredgewidth=2)
        axis.set(xticks=[], yticks=[])
        axis.set_title(title, fontsize=10)
    axes[2].contour(start, levels=[0.5], colors="black", linewidths=0.6)
    return figure


# ---- numba-stats


def fit():
    from numba_stats import norm, truncexpon
    from scipy.optimize import minimize

    peak, background = norm.pdf, truncexpon.pdf
    random = np.random.default_rng(1)
    tail = -1.0 / 0.9 * np.log1p(-random.random(700) * (1 - np.exp(-0.9 * 4.0)))
    sample = np.concatenate([random.normal(1.6, 0.22, 260), tail])
    sample = sample[(sample > 0.0) & (sample < 4.0)]

    @njit
    def loss(p, sample):
        share, centre, width, length = p
        density = share * peak(sample, centre, width) + (1.0 - share) * background(sample, 0.0, 4.0, 0.0, length)
        return -np.sum(np.log(density))

    differentiated, path = ne.differentiate(loss), [np.array([0.5, 2.2, 0.5, 2.0])]
    bounds = [(0.01, 0.99), (0.5, 3.5), (0.05, 1.0), (0.2, 5.0)]
    found = minimize(differentiated.value_and_grad, path[0], args=(sample,), jac=True, method="L-BFGS-B", bounds=bounds,
                     callback=lambda p: path.append(p.copy()))  # fmt: skip
    slope = differentiated.grad(found.x, sample)
    assert np.abs(slope).max() < 0.05 and abs(found.x[1] - 1.6) < 0.06
    curvature = differentiated.hessian(found.x, sample)
    errors = np.sqrt(np.diag(np.linalg.inv(curvature)))

    figure = Figure(figsize=(9, 3.3), layout="constrained")
    left, right = figure.subplots(1, 2)
    x = np.linspace(0.01, 3.99, 300)
    share, centre, width, length = found.x
    left.hist(sample, bins=40, range=(0, 4), color="0.85")
    scale = sample.size * 0.1
    left.plot(x, scale * (share * peak(x, centre, width) + (1 - share) * background(x, 0.0, 4.0, 0.0, length)), label="fit")
    left.plot(x, scale * (1 - share) * background(x, 0.0, 4.0, 0.0, length), "--", color=GRAY, label="background")
    left.legend(frameon=False)
    left.set_title(f"centre {centre:.3f} ± {errors[1]:.3f}, width {width:.3f} ± {errors[2]:.3f}", fontsize=10)

    centres, widths = np.linspace(1.45, 2.3, 60), np.linspace(0.12, 0.62, 60)
    heights = [[loss(np.array([share, c, w, length]), sample) - found.fun for c in centres] for w in widths]
    right.contour(centres, widths, heights, levels=[0.5, 2, 8, 32, 80, 160], colors=GRAY, linewidths=0.8)
    right.plot(*np.array(path)[:, 1:3].T, ".-", linewidth=1, label=f"{len(path) - 1} steps, {found.njev} gradients")
    right.plot(centre, width, "k+", markersize=9)
    right.set(xlim=(1.45, 2.3), ylim=(0.12, 0.62), xlabel="centre", ylabel="width")
    right.legend(frameon=False)
    return figure


# ---- CyRK


def populations():
    from CyRK import nbsolve_ivp

    @njit
    def rate(t, y):
        return np.array([(1.0 - 0.01 * y[1]) * y[0], (0.02 * y[0] - 1.0) * y[1]])

    @njit
    def prey(y, end):
        return nbsolve_ivp(rate, (0.0, end), y, rk_method=1, rtol=1e-9, atol=1e-10, warnings=False).y[0, -1]

    differentiated, start = ne.differentiate(prey), np.array([20.0, 20.0])
    times = np.linspace(0.1, 18.0, 180)
    found = [differentiated.value_and_grad(start, t) for t in times]
    values, slopes = np.array([v for v, _ in found]), np.array([g for _, g in found])
    h = np.array([1e-3, 0.0])
    difference = (prey(start + h, 7.0) - prey(start - h, 7.0)) / 2e-3
    assert abs(differentiated.grad(start, 7.0)[0] - difference) < 1e-4 * abs(difference)

    figure = Figure(figsize=(9, 2.9), layout="constrained")
    left, right = figure.subplots(1, 2, sharex=True)
    left.plot(times, values, color="black")
    left.set(xlabel="time", ylabel="prey")
    for column, name in enumerate(("prey at the start", "hunters at the start")):
        right.plot(times, slopes[:, column], label=f"by {name}")
    right.axhline(0.0, color=GRAY, linewidth=0.6)
    right.set(xlabel="time", ylabel="derivative of the prey")
    right.legend(frameon=False)
    return figure


PICTURES = {"transport": transport, "fit": fit, "populations": populations}


def draw(name, folder):
    """Text stays text, and nothing of the day or of chance gets into the file."""
    with warnings.catch_warnings(), matplotlib.rc_context({"svg.hashsalt": name, "svg.fonttype": "none"}):
        warnings.simplefilter("ignore")  # the libraries' own
        path = Path(folder, f"{name}.svg")
        PICTURES[name]().savefig(path, metadata={"Date": None})
        return path


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "pictures" / "libraries"
    target.mkdir(parents=True, exist_ok=True)
    for each in PICTURES:
        print(draw(each, target))
