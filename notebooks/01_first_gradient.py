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
# # A first gradient
#
# A Numba function, its value, its gradient, its Hessian; the check that they are right; and what they are good for: going
# down a hill. In Jupyter this file opens as a notebook (`jupytext`); it also runs as a plain script.

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate"], check=True)

# %%
import matplotlib.pyplot as plt
import numpy as np
from numba import njit

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated, differentiate

# %% [markdown]
# ## The function
#
# `@differentiate` stands where `@njit` would stand. The function is called as usual, from Python and from other `@njit`
# functions. Inside it may use what Numba may use: loops, branches, other `@njit` functions, arrays overwritten in place.


# %%
@njit
def step(x, i, b):
    return b * (x[i + 1] - x[i] * x[i]) ** 2 + (1.0 - x[i]) ** 2


@differentiate
def rosenbrock(x, b):
    total = 0.0
    for i in range(x.size - 1):
        total += step(x, i, b)
    return total


start = np.array([-1.2, 1.0])
print("value   ", rosenbrock(start, 100.0))

# %% [markdown]
# ## The gradient
#
# `f.grad` takes the arguments of `f` and gives the derivative with respect to the first one, as `jax.grad` does. It is
# compiled when it is called for the first time, like the function itself.

# %%
gradient = rosenbrock.grad(start, 100.0)
print("gradient", gradient)

value, same = rosenbrock.value_and_grad(start, 100.0)
print("value and gradient in one run:", value, same)
assert value == rosenbrock(start, 100.0)
assert np.array_equal(gradient, same)

# %% [markdown]
# With respect to several arguments: say which. A scalar's derivative is a scalar.

# %%
d_x, d_b = ne.grad(rosenbrock, argnums=(0, 1))(start, 100.0)
print("d/dx", d_x, " d/db", d_b)
assert np.isclose(d_b, (start[1] - start[0] ** 2) ** 2)

# %% [markdown]
# ## Is it right?
#
# The derivative by hand, and central differences: half of the digits is what differences can give. A gradient that is
# exact up to rounding agrees with them to about `eps ** (2/3)`.


# %%
def by_hand(x, b):
    return np.array([-4.0 * b * x[0] * (x[1] - x[0] ** 2) - 2.0 * (1.0 - x[0]), 2.0 * b * (x[1] - x[0] ** 2)])


def central_differences(f, x, *rest, h=6e-6):
    result = np.empty_like(x)
    for i in range(x.size):
        e = np.zeros_like(x)
        e[i] = h
        result[i] = (f(x + e, *rest) - f(x - e, *rest)) / (2.0 * h)
    return result


print("by hand    ", by_hand(start, 100.0))
print("differences", central_differences(rosenbrock, start, 100.0))
assert np.allclose(gradient, by_hand(start, 100.0), rtol=1e-14)
assert np.allclose(gradient, central_differences(rosenbrock, start, 100.0), rtol=1e-8)

# %% [markdown]
# `ne.testing.check_grads` does this for any function: forward mode against reverse mode, and both against differences.

# %%
ne.testing.check_grads(rosenbrock, (np.linspace(-1.0, 1.0, 5), 100.0))
print("check_grads has nothing to say against it")

# %% [markdown]
# ## The cost does not grow with the number of inputs
#
# That is the point of reverse mode: ten thousand derivatives for a few function calls.

# %%
many = np.linspace(-1.0, 1.0, 10_000)
print("10,000 derivatives:", rosenbrock.grad(many, 100.0)[:4], "...")
assert rosenbrock.grad(many, 100.0).shape == many.shape

# %% [markdown]
# ## The Hessian
#
# The derivative of the gradient: the same compiler, once more, on its own output.

# %%
hessian = rosenbrock.hessian(start, 100.0)
print(hessian)
expected = [[1200.0 * start[0] ** 2 - 400.0 * start[1] + 2.0, -400.0 * start[0]], [-400.0 * start[0], 200.0]]
assert np.allclose(hessian, expected)

# %% [markdown]
# ## Going down
#
# Steepest descent creeps along the bottom of the valley; Newton's method, with the Hessian, is there in a handful of steps.


# %%
def steepest_descent(x, steps, rate):
    path = [x]
    for _ in range(steps):
        path.append(path[-1] - rate * rosenbrock.grad(path[-1], 100.0))
    return np.array(path)


def newton(x, steps):
    path = [x]
    for _ in range(steps):
        path.append(path[-1] - np.linalg.solve(rosenbrock.hessian(path[-1], 100.0), rosenbrock.grad(path[-1], 100.0)))
    return np.array(path)


creeping, jumping = steepest_descent(start, 2000, 1e-3), newton(start, 6)
print("steepest descent, 2000 steps:", creeping[-1], " Newton, 6 steps:", jumping[-1])
assert np.allclose(jumping[-1], 1.0)
assert rosenbrock(creeping[-1], 100.0) < 0.1

# %%
u, v = np.meshgrid(np.linspace(-1.6, 1.6, 120), np.linspace(-1.2, 1.9, 120))
heights = np.array([rosenbrock(np.array(p), 100.0) for p in zip(u.ravel(), v.ravel(), strict=True)]).reshape(u.shape)
arrows = np.mgrid[-1.4:1.5:7j, -1.0:1.7:7j].reshape(2, -1).T
slopes = np.array([-rosenbrock.grad(p, 100.0) for p in arrows])
slopes /= np.linalg.norm(slopes, axis=1, keepdims=True)

figure, axes = plt.subplots(figsize=(7, 5))
axes.contourf(u, v, np.log10(heights + 1e-3), levels=20, cmap="Greys")
axes.quiver(*arrows.T, *slopes.T, color="tab:gray", scale=25, width=0.003)
axes.plot(*creeping.T, color="tab:orange", label="steepest descent, 2000 steps")
axes.plot(*jumping.T, "o-", color="tab:blue", label="Newton, 6 steps")
axes.plot(1.0, 1.0, "*", color="tab:red", markersize=12, label="minimum")
axes.set(title="Down the Rosenbrock valley", xlabel="x[0]", ylabel="x[1]", xlim=(-1.6, 1.6), ylim=(-1.2, 1.9))
axes.legend(loc="upper center")
plt.show()

# %% [markdown]
# ## The other form: shadows
#
# For functions that write into their arguments, `autodiff` takes the arrays and their shadows. The shadow of an output
# holds its adjoint on entry, that of an input has the gradient added to it.


# %%
@differentiate
def smooth(x, y, n):
    for i in range(1, n - 1):
        y[i] = 0.25 * x[i - 1] + 0.5 * x[i] + 0.25 * x[i + 1]


x, y = np.arange(5.0), np.zeros(5)
d_x, d_y = np.zeros(5), np.ones(5)
ne.autodiff(smooth, Duplicated(x, d_x), Duplicated(y, d_y), Const(5))
print("gradient of sum(y):", d_x, " adjoint of what y held before:", d_y)
assert np.allclose(d_x, [0.25, 0.75, 1.0, 0.75, 0.25])
assert np.allclose(d_y, [1.0, 0.0, 0.0, 0.0, 1.0]), "what is overwritten has no influence any more"
