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
# # Rules of your own
#
# Where you know a better derivative than the compiler could find, say it: for iterations that solve an equation, for functions
# from outside, for what carries no derivative at all.

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate"], check=True)

# %%
import math

import matplotlib.pyplot as plt
import numpy as np
from numba import njit

import numba_enzyme as ne
from numba_enzyme import differentiate

# %% [markdown]
# ## The solution of an equation
#
# Kepler's equation `E - e sin E = M` is solved by Newton's iteration. Its derivative follows from the equation itself; the
# iterations need not be kept.


# %%
@njit
def iterate(mean, eccentricity):
    anomaly = mean + eccentricity * math.sin(mean)
    for _ in range(50):
        change = (anomaly - eccentricity * math.sin(anomaly) - mean) / (1.0 - eccentricity * math.cos(anomaly))
        anomaly -= change
        if abs(change) < 1e-15:
            break
    return anomaly


@ne.custom_vjp
@njit
def kepler(mean, eccentricity):
    return iterate(mean, eccentricity)


@njit
def forward(mean, eccentricity):
    anomaly = iterate(mean, eccentricity)
    return anomaly, (anomaly, eccentricity)


@njit
def backward(residuals, cotangent):
    anomaly, eccentricity = residuals
    by_mean = cotangent / (1.0 - eccentricity * math.cos(anomaly))
    return by_mean, by_mean * math.sin(anomaly)


@njit
def tangent(primals, tangents):
    mean, eccentricity = primals
    anomaly = iterate(mean, eccentricity)
    return anomaly, (tangents[0] + math.sin(anomaly) * tangents[1]) / (1.0 - eccentricity * math.cos(anomaly))


kepler.defvjp(forward, backward)
kepler.defjvp(tangent)

# %% [markdown]
# A rule holds wherever the function is called, in forward and in reverse mode. It is your word, so have it checked.


# %%
@differentiate
def distance(mean, eccentricity):
    return 1.0 - eccentricity * math.cos(kepler(mean, eccentricity))


@differentiate
def through_the_iteration(mean, eccentricity):
    return 1.0 - eccentricity * math.cos(iterate(mean, eccentricity))


by_rule = ne.grad(distance, (0, 1))(1.0, 0.6)
by_iteration = ne.grad(through_the_iteration, (0, 1))(1.0, 0.6)
print("by the rule             ", by_rule)
print("through every iteration ", by_iteration)
assert np.allclose(by_rule, by_iteration, rtol=1e-12)
ne.testing.check_grads(distance, (1.0, 0.6))

# %%
print("tape through the iteration:", through_the_iteration.explain("(float64, float64)").tape_formula, "bytes")
print("tape by the rule:          ", distance.explain("(float64, float64)").tape_formula, "bytes")

# %% [markdown]
# ## What carries no derivative
#
# A table that is looked up for its index, a random choice, a log: `ne.inactive` says that calls of it are constants.


# %%
@ne.inactive
@njit
def regime(speed):
    return 2.0 if speed > 1.0 else 1.0


@differentiate
def drag(speed):
    return regime(speed) * speed**2


assert drag.grad(3.0) == 2.0 * 2.0 * 3.0
print("drag'(3) =", drag.grad(3.0), "with the regime as a constant")

# %% [markdown]
# ## A picture
#
# The distance from the sun over one round, and its slope as the rule gives it.

# %%
means = np.linspace(0.0, 2.0 * np.pi, 200)
figure, axes = plt.subplots(figsize=(7, 4))
for eccentricity, colour in ((0.2, "tab:blue"), (0.6, "tab:orange"), (0.9, "tab:red")):
    axes.plot(means, [distance(m, eccentricity) for m in means], color=colour, label=f"eccentricity {eccentricity}")
    axes.plot(means, [distance.grad(m, eccentricity) for m in means], "--", color=colour)
axes.set(title="Distance (solid) and its derivative (dashed)", xlabel="mean anomaly")
axes.legend()
plt.show()
