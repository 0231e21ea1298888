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
# A `@cuda.jit` kernel is differentiated as it is written, with its shared memory and its barriers. It runs on the GPU if there is
# one, and on the host if not: the same gradient IR, threads as coroutines. Arrays are NumPy's here, which a launch on a device
# copies in and out; device arrays (of Numba, CuPy, PyTorch) are not copied.

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate", "numba-cuda"], check=True)

# %%
import math

import matplotlib.pyplot as plt
import numpy as np
from numba import cuda, float64

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated, differentiate

TARGET = "cuda" if cuda.is_available() else "cpu"
print("kernels run on", "the device" if TARGET == "cuda" else "the host")

# %% [markdown]
# ## A reduction in shared memory
#
# Every block adds up the squares of its part. The barriers have their mirrors in the reverse sweep.


# %%
@differentiate(target=TARGET)
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
@differentiate(target=TARGET)
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
# `explain` says it by lines; bytes are those of one thread. In Jupyter the reason appears when the pointer rests on a line.

# %%
diffuse.explain(Duplicated(states[0], shadows[0]), Duplicated(states[1], shadows[1]), Const(0.4))

# %% [markdown]
# A kernel that makes many steps in shared memory keeps something per step. The report is data, too: `plan.shown("cached")` has
# an entry per value, with its line and its bytes. Beside each line, what the gradient of a launch of 64 threads with 100 rounds
# keeps:


# %%
@differentiate(target=TARGET)
@cuda.jit
def relax(u, out, rounds, rate):
    s = cuda.shared.array(66, float64)
    t = cuda.threadIdx.x
    s[t + 1] = u[t]
    if t < 2:
        s[65 * t] = 0.0
    cuda.syncthreads()
    for _ in range(rounds):
        here = s[t + 1]
        flux = s[t] - 2.0 * here + s[t + 2]
        cuda.syncthreads()
        s[t + 1] = here + rate * math.sin(here) * flux
        cuda.syncthreads()
    out[t] = s[t + 1] * s[t + 1]


u, rounds = np.linspace(0.1, 1.0, 64), 100
d_u = np.zeros(64)
relaxed = Duplicated(u, d_u), Duplicated(np.zeros(64), np.ones(64)), Const(rounds), Const(0.2)
relax.grad[1, 64](*relaxed)
plan = relax.explain(*relaxed)
first, text = plan.source.first, plan.source.lines
figure, axes = plt.subplots(figsize=(9, 4))
figure.subplots_adjust(left=0.5, right=0.98, bottom=0.15, top=0.98)
for line in range(first, first + len(text)):
    stored = [e for way in ("cached", "kept") for e in plan.shown(way) if e.place.line == line]
    axes.barh(line, 64e-3 * sum(e.bytes * (rounds if e.way == "cached" else 1) for e in stored), color="tab:orange")
axes.set_yticks(range(first, first + len(text)), text, family="monospace", fontsize=7, ha="left")
axes.tick_params(axis="y", pad=310, length=0)
axes.set(xlabel="tape of all threads / kB", ylim=(first + len(text) - 0.5, first - 0.5))
axes.spines[["top", "right"]].set_visible(False)
plt.show()


def relaxed_energy(u):
    for _ in range(rounds):
        wide = np.pad(u, 1)
        u = u + 0.2 * np.sin(u) * (wide[:-2] - 2.0 * u + wide[2:])
    return np.sum(u * u)


direction = np.cos(np.arange(64))
difference = (relaxed_energy(u + 1e-6 * direction) - relaxed_energy(u - 1e-6 * direction)) / 2e-6
assert np.isclose(d_u @ direction, difference, rtol=1e-6)

# %% [markdown]
# ## The race check
#
# On the host every load and store can be watched. This reduction lacks the barrier before its first round: as long as threads
# happen to run in step its sums are right, and nothing is noticed. `race_check=True` sees it, in the primal and in the gradient.


# %%
@differentiate(target="cpu", race_check=True)
@cuda.jit
def careless_norm(x, out):
    s = cuda.shared.array(64, float64)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)] ** 2
    k = 32
    while k > 0:
        if t < k:
            s[t] += s[t + k]
        cuda.syncthreads()
        k //= 2
    if t == 0:
        out[cuda.blockIdx.x] = math.sqrt(s[0])


try:
    careless_norm.grad[1, 64](Duplicated(x[:64], np.zeros(64)), Duplicated(np.zeros(1), np.ones(1)))
    raise AssertionError("not noticed")
except ne.RaceError as error:
    print("\n".join(str(error).splitlines()[:4]))

careful = differentiate(block_norm, target="cpu", race_check=True)
careful.grad[4, 64](Duplicated(x, np.zeros(256)), Duplicated(np.zeros(4), np.ones(4)))
print("with all its barriers: no race")

# %% [markdown]
# ### The race as a picture
#
# `error.accesses` has who did what to which element, and how many barriers it had passed; `error.races` the pairs that nothing
# orders. The same kernel with 16 threads, its primal alone: a column per phase between barriers. In phase 0 a thread of the lower
# half reads an element that a thread of the upper half writes, and no barrier stands between the two.


# %%
@differentiate(target="cpu", race_check=True)
@cuda.jit
def careless_sum(x, out):
    s = cuda.shared.array(16, float64)
    t = cuda.threadIdx.x
    s[t] = x[t] ** 2
    k = 8
    while k > 0:
        if t < k:
            s[t] += s[t + k]
        cuda.syncthreads()
        k //= 2
    if t == 0:
        out[0] = s[0]


def draw_race(error, array):
    """Who touches which element of an array in which phase; a line joins the two of a race."""
    seen = [a for a in error.accesses if a.array == array]
    phases = range(max(a.phase for a in seen) + 1)
    _, panels = plt.subplots(1, len(phases), figsize=(11, 2.9), sharey=True, layout="constrained")
    for phase, axes in zip(phases, panels, strict=True):
        for kind, style in {"writes": {"c": "tab:orange", "marker": "s", "s": 34}, "reads": {"c": "tab:blue", "s": 9}}.items():
            found = [a for a in seen if a.phase == phase and a.kind == kind]
            axes.scatter([a.thread for a in found], [a.element[0] for a in found], label=kind, **style)
        for race in error.races:
            if race.first.array == array and phase in (race.first.phase, race.second.phase):
                axes.plot([race.first.thread, race.second.thread], race.first.element * 2, "o-", color="tab:red", markersize=11,
                          markerfacecolor="none", label="race")
        axes.set(title=f"phase {phase}", xlabel="thread", xlim=(-1, 16), ylim=(16, -1), yticks=range(0, 16, 4))
    panels[0].set(ylabel=f"element of {array}")
    panels[0].legend(loc="upper right", fontsize=7)


try:
    careless_sum[1, 16](x[:16], np.zeros(1))
    raise AssertionError("not noticed")
except ne.RaceError as error:
    draw_race(error, "shared memory 0")
    race = error.races[0]
    print(race)
    assert race.first.phase == race.second.phase == 0 and abs(race.first.thread - race.second.thread) == 8
plt.show()

# %% [markdown]
# ## PTX
#
# What a device would run, by LLVM's own back end. No GPU and no driver is needed to read it: the barriers of the reverse sweep
# are there, and a gradient that is known to belong to one thread is stored without atomics.

# %%
ptx = block_norm.inspect_gradient("(float64[::1], float64[::1])", view="ptx", capability=(8, 0))
instructions = [line.split()[0] for line in ptx.splitlines() if line.startswith("\t") and not line.startswith("\t.")]
for word in (".entry", ".shared"):
    print(next(line for line in ptx.splitlines() if word in line))
print({word: sum(i.startswith(word) for i in instructions) for word in ("bar", "ld.shared", "st.shared", "atom", "red")})
assert sum(i.startswith("bar") for i in instructions) >= 2

# %% [markdown]
# ## What is compiled, and how long it takes
#
# `measure` times a launch and one with its gradient. A kernel as the last line of a cell shows all of it in a table.

# %%
print(block_norm.measure[4, 64](Duplicated(x, d_x), Duplicated(out, d_out)))
block_norm

# %% [markdown]
# ## A picture

# %%
figure, axes = plt.subplots(figsize=(7, 4))
axes.plot(start, color="grey", label="start")
axes.plot(states[-1], color="tab:blue", label="after 20 launches")
axes.plot(shadows[0], "--", color="tab:orange", label="gradient w.r.t. the start")
axes.set(title="Twenty launches, differentiated", xlabel="place")
axes.legend()
plt.show()
