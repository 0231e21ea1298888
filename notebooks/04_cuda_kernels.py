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
# # CUDA kernels
#
# A `@cuda.jit` kernel is differentiated as it is written, with its shared memory and its barriers. Here it runs on the host, so
# no GPU is needed: the same gradient IR, threads as coroutines.

# %%
import math

import matplotlib.pyplot as plt
import numpy as np
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, differentiate

# %% [markdown]
# ## A reduction in shared memory
#
# Every block adds up the squares of its part. The barriers have their mirrors in the reverse sweep.


# %%
@differentiate(target="cpu")
@cuda.jit
def block_norm(x, out):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)] ** 2
    cuda.syncthreads()
    k = 32
    while k > 0:
        if t < k:
            s[t] += s[t + k]
        cuda.syncthreads()
        k //= 2
    if t == 0:
        out[cuda.blockIdx.x] = math.sqrt(s[0])


x, out = np.linspace(0.1, 1.0, 256), np.zeros(4)
d_x, d_out = np.zeros(256), np.ones(4)
block_norm.grad[4, 64](Duplicated(x, d_x), Duplicated(out, d_out))
print("norms of the blocks", out)
assert np.allclose(out, np.linalg.norm(x.reshape(4, 64), axis=1))
assert np.allclose(d_x, x / np.repeat(out, 64)), "the derivative of a norm"

# %% [markdown]
# ## A stencil, and two launches in a row
#
# In split mode the primal runs first and keeps a tape; the reverse sweep runs later, after other kernels. That is how programs of
# several launches are differentiated: backwards, launch by launch.


# %%
@differentiate(target="cpu")
@cuda.jit
def diffuse(u, new, rate):
    i = cuda.grid(1)
    if 0 < i < u.size - 1:
        new[i] = u[i] + rate * u[i] * (u[i - 1] - 2.0 * u[i] + u[i + 1])
    elif i < u.size:
        new[i] = u[i]


start = np.exp(-0.5 * ((np.arange(100) - 40.0) / 6.0) ** 2)
states = [start] + [np.zeros(100) for _ in range(20)]
shadows = [np.zeros(100) for _ in states]
tapes = []
for before, after, d_before, d_after in zip(states[:-1], states[1:], shadows[:-1], shadows[1:], strict=True):
    tapes.append(diffuse.augmented[2, 64](Duplicated(before, d_before), Duplicated(after, d_after), Const(0.4)))
shadows[-1][:] = 2.0 * states[-1]  # of the sum of squares at the end
steps = list(zip(tapes, states[:-1], states[1:], shadows[:-1], shadows[1:], strict=True))
for tape, before, after, d_before, d_after in reversed(steps):
    diffuse.reverse[2, 64](tape, Duplicated(before, d_before), Duplicated(after, d_after), Const(0.4))


# %%
def energy(u):
    for _ in range(20):
        new = u.copy()
        new[1:-1] = u[1:-1] + 0.4 * u[1:-1] * (u[:-2] - 2.0 * u[1:-1] + u[2:])
        u = new
    return np.sum(u * u)


direction = np.random.default_rng(0).normal(size=100)
difference = (energy(start + 1e-6 * direction) - energy(start - 1e-6 * direction)) / 2e-6
print("along a direction", shadows[0] @ direction, " differences", difference)
assert np.isclose(shadows[0] @ direction, difference, rtol=1e-7)

# %% [markdown]
# ## What the gradient keeps
#
# Bytes are those of one thread.

# %%
explanation = diffuse.explain(Duplicated(states[0], shadows[0]), Duplicated(states[1], shadows[1]), Const(0.4))
print(explanation)

# %% [markdown]
# ## A picture

# %%
figure, axes = plt.subplots(figsize=(7, 4))
axes.plot(start, color="grey", label="start")
axes.plot(states[-1], color="tab:blue", label="after 20 launches")
axes.plot(shadows[0], "--", color="tab:orange", label="gradient by the start")
axes.set(title="Twenty launches, differentiated", xlabel="place")
axes.legend()
plt.show()
