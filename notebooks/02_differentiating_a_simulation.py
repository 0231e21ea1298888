# ---
# jupyter:
#   jupytext:
#     formats: ipynb,py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Differentiating a simulation
#
# A pendulum with friction, integrated step by step. Its length and its friction are found again from noisy measurements, by
# least squares with exact derivatives: of every step, through the whole simulation.

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate"], check=True)

# %%
import base64
import pathlib
import tempfile
import time

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.animation import FuncAnimation
from numba import njit
from scipy.optimize import approx_fprime, least_squares, minimize

import numba_enzyme as ne
from numba_enzyme import Duplicated, differentiate

# %% [markdown]
# ## The simulation
#
# The classical Runge-Kutta method. The state is overwritten in every step; the angles are written into the result.


# %%
@njit
def acceleration(angle, speed, length, friction):
    return -9.81 / length * np.sin(angle) - friction * speed


@differentiate
def swing(parameters, start, step, count):
    length, friction = parameters[0], parameters[1]
    angle, speed = start, 0.0
    angles = np.empty(count)
    for i in range(count):
        angles[i] = angle
        a1 = acceleration(angle, speed, length, friction)
        v2 = speed + 0.5 * step * a1
        a2 = acceleration(angle + 0.5 * step * speed, v2, length, friction)
        v3 = speed + 0.5 * step * a2
        a3 = acceleration(angle + 0.5 * step * v2, v3, length, friction)
        v4 = speed + step * a3
        a4 = acceleration(angle + step * v3, v4, length, friction)
        angle += step / 6.0 * (speed + 2.0 * v2 + 2.0 * v3 + v4)
        speed += step / 6.0 * (a1 + 2.0 * a2 + 2.0 * a3 + a4)
    return angles


TRUE, START, STEP, COUNT = np.array([1.3, 0.25]), 1.2, 0.02, 600
times = STEP * np.arange(COUNT)
measured = swing(TRUE, START, STEP, COUNT) + 0.02 * np.random.default_rng(1).normal(size=COUNT)

# %% [markdown]
# ## The misfit and its gradient
#
# One number from the whole run. `value_and_grad` is what `minimize(jac=True)` asks for.


# %%
@differentiate
def misfit(parameters, measured, start, step):
    angles = swing(parameters, start, step, measured.size)
    total = 0.0
    for i in range(measured.size):
        total += (angles[i] - measured[i]) ** 2
    return 0.5 * total


guess = np.array([1.15, 0.1])
value, gradient = misfit.value_and_grad(guess, measured, START, STEP)
differences = approx_fprime(guess, misfit, 1e-7, measured, START, STEP)
print("gradient   ", gradient)
print("differences", differences)
assert np.allclose(gradient, differences, rtol=1e-4)
ne.testing.check_grads(misfit, (guess, measured, START, STEP))

# %%
path = [guess]
found = minimize(misfit.value_and_grad, guess, args=(measured, START, STEP), jac=True, method="BFGS",
                 callback=lambda x: path.append(x.copy()))
path = np.array(path)
print(f"length {found.x[0]:.4f} (true {TRUE[0]}), friction {found.x[1]:.4f} (true {TRUE[1]}), {found.nfev} runs")
assert np.allclose(found.x, TRUE, atol=0.02)

# %% [markdown]
# ## Least squares, with the Jacobian
#
# The residuals are 600 numbers of two parameters: forward mode, two sweeps. From the Jacobian come the error bars, too.


# %%
@differentiate
def residuals(parameters, measured, start, step):
    return swing(parameters, start, step, measured.size) - measured


fit = least_squares(residuals, guess, jac=ne.jacfwd(residuals), args=(measured, START, STEP))
variance = 2.0 * fit.cost / (COUNT - 2)
errors = np.sqrt(np.diag(np.linalg.inv(fit.jac.T @ fit.jac)) * variance)
print(f"length {fit.x[0]:.4f} ± {errors[0]:.4f}, friction {fit.x[1]:.4f} ± {errors[1]:.4f}")
assert np.allclose(fit.x, found.x, atol=1e-4) and np.all(np.abs(fit.x - TRUE) < 5.0 * errors)

# %% [markdown]
# ## What it costs
#
# The gradient with respect to all parameters costs a small multiple of one run, however many there are.


# %%
def best_time(call, repeat=20):
    best = np.inf
    for _ in range(repeat):
        begin = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - begin)
    return best


one_run = best_time(lambda: misfit(guess, measured, START, STEP))
with_gradient = best_time(lambda: misfit.value_and_grad(guess, measured, START, STEP))
print(f"one run {1e6 * one_run:.0f} µs, value and gradient {1e6 * with_gradient:.0f} µs")
print(misfit.explain().tape_formula, "bytes of tape")

# %% [markdown]
# ## Beside difference quotients
#
# What solvers do without derivatives: one more run per parameter for the Jacobian, and half of the digits. `least_squares`
# from the same guess with both, and what a Jacobian costs. Where there are many parameters the difference shows: each grain of a
# rod that cools has a conductivity of its own, and differences need a run for each.


# %%
def table(rows):
    for row in rows:
        print(f"{row[0]:34} {row[1]:>10} {row[2]:>12}")


@differentiate
def rod_misfit(conductivity, start, end, steps):
    u = start.copy()
    for _ in range(steps):
        left = u[0]
        for i in range(1, u.size - 1):
            here = u[i]
            u[i] = here + conductivity[i] * (left - 2.0 * here + u[i + 1])
            left = here
    total = 0.0
    for i in range(u.size):
        total += (u[i] - end[i]) ** 2
    return total


arguments = (measured, START, STEP)
by_differences = least_squares(residuals, guess, args=arguments)
exact, quotients = ne.jacfwd(residuals)(guess, *arguments), approx_fprime(guess, residuals, 1.5e-8, *arguments)
rod = (np.exp(-np.linspace(-3.0, 3.0, 200) ** 2), np.zeros(200), 300)
conductivities = np.linspace(0.1, 0.4, 200)
rod_exact, rod_quotients = rod_misfit.grad(conductivities, *rod), approx_fprime(conductivities, rod_misfit, 1.5e-8, *rod)
times_of = {name: best_time(call, 5) for name, call in {
    "jacfwd": lambda: ne.jacfwd(residuals)(guess, *arguments),
    "jacfwd by differences": lambda: approx_fprime(guess, residuals, 1.5e-8, *arguments),
    "grad": lambda: rod_misfit.grad(conductivities, *rod),
    "grad by differences": lambda: approx_fprime(conductivities, rod_misfit, 1.5e-8, *rod),
}.items()}


def error_of(found, wanted):
    return np.max(np.abs(found - wanted)) / np.max(np.abs(wanted))


table([("", "time / ms", "error"),
       ("pendulum, 600 x 2: jacfwd", f"{1e3 * times_of['jacfwd']:.3f}", "rounding"),
       ("pendulum: differences", f"{1e3 * times_of['jacfwd by differences']:.3f}", f"{error_of(quotients, exact):.0e}"),
       ("rod, 200 parameters: grad", f"{1e3 * times_of['grad']:.3f}", "rounding"),
       ("rod: differences", f"{1e3 * times_of['grad by differences']:.3f}", f"{error_of(rod_quotients, rod_exact):.0e}")])
print(f"least_squares: {fit.nfev} residuals and {fit.njev} Jacobians; with differences {by_differences.nfev} and "
      f"{by_differences.njev}, each of them two more runs")
assert np.allclose(fit.x, by_differences.x, atol=1e-6)
assert error_of(quotients, exact) < 1e-5 and error_of(rod_quotients, rod_exact) < 1e-3
assert times_of["grad by differences"] > 5 * times_of["grad"]

# %% [markdown]
# ## Jacobians that are mostly zero
#
# A chain of springs in an uneven field, at rest: each equation knows three unknowns. `ne.scipy.sparse_jacobian` finds the
# pattern out from exact derivatives, gives columns that share no row one colour, and sweeps each colour at once: three sweeps
# (and one that checks), however many unknowns there are. SciPy's differences need to be told the pattern.


# %%
@differentiate
def balance(u, rate):
    r = np.empty_like(u)
    for i in range(u.size):
        left = u[i - 1] if i > 0 else 0.0
        right = u[i + 1] if i < u.size - 1 else 0.0
        r[i] = left - 3.0 * u[i] + right + rate * np.cos(u[i] + 0.1 * i)
    return r


rest = np.zeros(300)
jacobian = ne.scipy.sparse_jacobian(balance)
first = jacobian(rest, 0.5)
colours = jacobian.colours.max() + 1
print(f"pattern: {jacobian.pattern.nnz} of {rest.size**2} entries, {colours} colours, {jacobian.sweeps} sweeps")
assert colours == 3 and np.allclose(first.toarray(), ne.jacfwd(balance)(rest, 0.5))
dense = ne.jacfwd(balance)


def solved(**options):
    begin = time.perf_counter()
    solution = least_squares(balance, rest, args=(0.5,), tr_solver="lsmr", **options)
    assert np.max(np.abs(balance(solution.x, 0.5))) < 1e-4
    return solution, f"{1e3 * (time.perf_counter() - begin):.0f}"


rows = [("300 equations", "time / ms", "Jacobians")]
for name, options in {
    "sparse, exact": {"jac": jacobian},
    "dense, exact": {"jac": dense},
    "sparse, differences, pattern told": {"jac_sparsity": jacobian.pattern},
    "dense, differences": {},
}.items():
    solution, took = solved(**options)
    rows.append((name, took, solution.njev))
table(rows)

# %%
lengths, frictions = np.linspace(1.05, 1.5, 60), np.linspace(0.0, 0.5, 50)
heights = np.array([[misfit(np.array([length, friction]), measured, START, STEP) for length in lengths]
                    for friction in frictions])

figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4))
left.plot(times, measured, ".", color="lightgrey", label="measured")
left.plot(times, swing(guess, START, STEP, COUNT), color="tab:orange", label="first guess")
left.plot(times, swing(fit.x, START, STEP, COUNT), color="tab:blue", label="fit")
left.set(title="The fit", xlabel="time / s", ylabel="angle")
left.legend()
right.contourf(lengths, frictions, np.log10(heights), levels=25, cmap="Greys")
right.plot(*path.T, "o-", color="tab:orange", label="BFGS")
right.plot(*TRUE, "*", color="tab:red", markersize=12, label="true")
right.set(title="The misfit", xlabel="length", ylabel="friction", xlim=(1.05, 1.5), ylim=(0.0, 0.5))
right.legend()
plt.show()

figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4))
left.semilogy(np.abs(rod_quotients - rod_exact) / np.max(np.abs(rod_exact)), ".", color="tab:orange")
left.set(title="Differences against the exact gradient", xlabel="grain of the rod", ylabel="relative error")
corner = jacobian.pattern[:40, :40].tocoo()
right.scatter(corner.col, corner.row, c=jacobian.colours[corner.col], cmap="viridis", s=14, marker="s")
right.set(title="The pattern, in three colours (a corner)", xlabel="unknown", ylabel="equation", aspect="equal")
right.invert_yaxis()
plt.show()

# %% [markdown]
# ## The reverse sweep, watched
#
# A wave starts on the left, meets an obstacle, and is heard by a sensor on the right. Reverse mode runs the same time steps
# backwards: its state is the *adjoint*, how what the sensor hears depends on the wave at that moment. Here it goes step by step,
# with `autodiff` and shadows, so that it can be drawn; `grad` of the whole run does the same, and the two agree.


# %%
@differentiate
def advance(now, before, speed):
    """One step of the wave equation; the next state overwrites the one before."""
    n, m = now.shape
    for i in range(1, n - 1):
        for j in range(1, m - 1):
            laplacian = now[i - 1, j] + now[i + 1, j] + now[i, j - 1] + now[i, j + 1] - 4.0 * now[i, j]
            before[i, j] = 2.0 * now[i, j] - before[i, j] + speed[i, j] ** 2 * laplacian


@differentiate
def heard(speed, start, ear, steps):
    now, before = start.copy(), start.copy()
    for _ in range(steps):
        advance(now, before, speed)
        now, before = before, now
    return 0.5 * np.sum(ear * now * now)


SIZE, STEPS = 80, 128
i, j = np.mgrid[0:SIZE, 0:SIZE]
pulse = np.exp(-((i - 40) ** 2 + (j - 15) ** 2) / 12.0)
ear = np.exp(-((i - 40) ** 2 + (j - 64) ** 2) / 12.0)
speed = np.full((SIZE, SIZE), 0.55)
speed[26:46, 36:42] = 0.15

states = [pulse, pulse]
for _ in range(STEPS):
    following = states[-2].copy()
    advance(states[-1], following, speed)
    states.append(following)

d_now, d_before, d_speed = ear * states[-1], np.zeros((SIZE, SIZE)), np.zeros((SIZE, SIZE))
adjoints, gradients = [d_now + d_before], [d_speed.copy()]  # both: of a displacement that stays what it is in this step
for k in reversed(range(STEPS)):
    d_now, d_before = d_before, d_now  # what the step has written is `before`
    ne.autodiff(advance, Duplicated(states[k + 1], d_now), Duplicated(states[k].copy(), d_before), Duplicated(speed, d_speed))
    adjoints.append(d_now + d_before)
    gradients.append(d_speed.copy())
assert np.allclose(d_speed, heard.grad(speed, pulse, ear, STEPS), atol=1e-12)

# %%
figure, axes = plt.subplots(1, 3, figsize=(8.1, 2.9), layout="constrained")
pictures = []
for axis, name in zip(axes, ("wave", "adjoint of the wave", "gradient w.r.t. the speed"), strict=True):
    pictures.append(axis.imshow(np.zeros((SIZE, SIZE)), cmap=plt.get_cmap("RdBu", 15)))
    axis.contour(speed, levels=[0.3], colors="black", linewidths=0.7)
    axis.plot([15, 64], [40, 40], "k.", markersize=3)
    axis.set(title=name, xticks=[], yticks=[])


def draw(frame):
    """Frames up to the last step run forwards, the others back again."""
    back = max(0, frame - STEPS)
    fields = states[min(frame, 2 * STEPS - frame) + 1], adjoints[back] * (frame >= STEPS), gradients[back]
    for picture, field, least in zip(pictures, fields, (0.3, 1e-6, 1e-6), strict=True):
        picture.set_data(field)
        limit = max(least, 0.6 * np.abs(field[speed > 0.3]).max())
        picture.set_clim(-limit, limit)
    figure.supxlabel(f"step {min(frame, 2 * STEPS - frame)}, {'forwards' if frame < STEPS else 'backwards'}", fontsize=9)
    return pictures


class Film:
    """An animation as a GIF, which notebooks show as they are."""

    def __init__(self, animation):
        with tempfile.TemporaryDirectory() as folder:
            animation.save(f"{folder}/film.gif", writer="pillow", dpi=65)
            self.content = pathlib.Path(folder, "film.gif").read_bytes()

    def _repr_mimebundle_(self, **_):
        return {"image/gif": base64.b64encode(self.content).decode(), "text/plain": f"a film of {len(self.content)} bytes"}


film = Film(FuncAnimation(figure, draw, frames=range(0, 2 * STEPS + 1, 8), interval=180))
plt.close(figure)
assert len(film.content) < 1_000_000
film

# %% [markdown]
# In the reverse sweep the adjoint meets the wave again each moment. The gradient with respect to the speed of every place (6,400
# numbers, on the right) grows where both are: along the paths by which the wave can have come, those around the obstacle as well.
