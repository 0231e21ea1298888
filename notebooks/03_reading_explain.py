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
# # Reading `explain`, and shrinking a tape
#
# Reverse mode runs a function forwards and then backwards. The reverse sweep needs values of the forward sweep. Each of them is
# *recomputed*, *kept* (once per call), or *cached* (once per iteration, on the tape). `f.explain()` says which, why, and at how
# many bytes; this notebook reads it, and then gets rid of the bytes.

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate"], check=True)

# %%
import os
import time

import matplotlib.pyplot as plt
import numpy as np

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated, differentiate

# %% [markdown]
# ## A simulation that overwrites its state
#
# Populations that grow until their food is eaten. `u` is overwritten in each step; its old contents are gone, but the
# derivative of `u * (1 - u)` needs them.


# %%
@differentiate
def grow(u, steps):
    for _ in range(steps):
        for i in range(u.size):
            u[i] += 0.1 * u[i] * (1.0 - u[i])


grow(np.array([0.2, 0.4]), 3)  # compiled now for these types, which are those that `explain` speaks of
report = grow.explain()
print(report)

# %% [markdown]
# How to read it:
#
# - The **gutter** beside the source has the bytes of tape that come from each line, in the function's own variables
#   (`u.nitems` is what Numba calls `u.size`); a star marks lines that carry a derivative.
# - **cached**: `u[i]`, 8 bytes per iteration of both loops, *because* it is overwritten at that line. "One allocation per
#   call": the number of iterations is known before the loop is entered.
# - **recomputed**: cheap, and their inputs are there. `1 - u[i]` is not worth 8 bytes.
#
# In Jupyter, `report` as the last line of a cell shows the same in colours. Blue lines carry a derivative, orange ones put
# something on the tape; the reason appears when the pointer rests on a line.

# %%
report

# %% [markdown]
# ## What it will cost
#
# The formula is evaluated with numbers: a million cells and a thousand steps would need 8 GB.

# %%
print(report.tape_formula, "=", report.bytes_for({"steps": 1000, "u.nitems": 1_000_000}) / 1e9, "GB")
assert report.bytes_for({"steps": 1000, "u.nitems": 1_000_000}) == 8 * 1000 * 1_000_000
for entry in report.shown("cached"):
    print(entry.place.line, entry.value, "|", entry.size, "|", entry.cause)
assert [entry.value for entry in report.shown("cached")] == ["u[i]"]

# %% [markdown]
# ## Where the bytes come from, as a picture
#
# The same decisions as data: `report.entries` has one entry per value, with its line, its way (cached, kept, recomputed) and its
# bytes as a formula. Two chemicals that react and diffuse, with a rate that is dear to compute:


# %%
@differentiate
def react(u, v, steps, feed):
    for _ in range(steps):
        left, last = u[0], v[0]
        for i in range(1, u.size - 1):
            here, food = u[i], v[i]
            eaten = food * here * here
            rate = 1.0 + 0.1 * np.tanh(here)
            u[i] = here + 0.1 * (left - 2.0 * here + u[i + 1]) + rate * eaten - 0.1 * here
            v[i] = food + 0.2 * (last - 2.0 * food + v[i + 1]) - eaten + feed * (1.0 - food)
            left, last = here, food


def draw_plan(report, sizes, axes):
    """The source, and beside each line what its values cost."""
    first, text = report.source.first, report.source.lines
    for line in range(first, first + len(text)):
        cached = [e for e in report.shown("cached") if e.place.line == line]
        again = [e.value for e in report.shown("recomputed") if e.place.line == line]
        size = sum(e.total.evaluate(sizes) for e in cached) / 1e6
        axes.barh(line, size, color="tab:orange")
        axes.text(size, line, ", ".join(e.value for e in cached) + " ", va="center", ha="right")
        axes.plot([0.0] * bool(again), [line] * bool(again), "o", color="tab:green", clip_on=False)
        axes.text(0.0, line, "   " + ", ".join(again), va="center", color="tab:green")
    axes.set_yticks(range(first, first + len(text)), text, family="monospace", fontsize=7, ha="left")
    axes.tick_params(axis="y", pad=470, length=0)
    axes.set(xlabel="MB of tape: cached (orange); green: computed again, no memory", ylim=(first + len(text) - 0.5, first - 0.5))
    axes.spines[["top", "right"]].set_visible(False)


u, v = np.linspace(0.0, 0.5, 10), np.linspace(1.0, 0.5, 10)
react(u, v, 3, 0.04)
plan = react.explain()
SIZES = {"steps": 500, "u.nitems": 10_000}
figure, axes = plt.subplots(figsize=(10.5, 3.4))
figure.subplots_adjust(left=0.6, right=0.98, bottom=0.15, top=0.98)
draw_plan(plan, SIZES, axes)
plt.show()
assert sum(e.total.evaluate(SIZES) for e in plan.shown("cached")) == plan.bytes_for(SIZES)

# %% [markdown]
# `here` and `food` are cached once per cell and step, at the loop that carries them to its next turn; `rate` is cached because it
# is dearer to compute than to load; `eaten` and the rest are computed again from what is cached.
#
# ## Smaller, first: only what is nonlinear costs
#
# The derivative of a linear update does not depend on the state. Overwriting is free then: this one needs no tape at all,
# however many steps it makes.


# %%
@differentiate
def diffuse(u, steps):
    for _ in range(steps):
        left = u[0]
        for i in range(1, u.size - 1):
            here = u[i]
            u[i] = here + 0.1 * (left - 2.0 * here + u[i + 1])
            left = here


diffuse(np.zeros(4), 1)
print(diffuse.explain())
assert diffuse.explain().tape_bytes == 0

# %% [markdown]
# ## Second: half the precision, half the tape
#
# Values are cached in the type that they have.

# %%
grow(np.array([0.2, 0.4], dtype=np.float32), 3)
print(grow.explain("(float32[::1], int64)").tape_formula, "instead of", grow.explain("(float64[::1], int64)").tape_formula)
assert grow.explain("(float32[::1], int64)").bytes_for({"steps": 1, "u.nitems": 1}) == 4

# %% [markdown]
# ## Third: do not overwrite what a loop could hold in a variable
#
# The same sum twice. The first keeps its intermediate results in an array which it overwrites, so they must be cached.
# The second holds them in a variable of the loop body: they are computed again from `x[i]`, which is never overwritten.


# %%
@differentiate
def in_passes(x):
    y = x.copy()
    for i in range(y.size):
        y[i] = 2.0 * y[i] + 1.0
    for i in range(y.size):
        y[i] = y[i] * y[i]
    total = 0.0
    for i in range(y.size):
        total += y[i] * y[i]
    return total


@differentiate
def in_one(x):
    total = 0.0
    for i in range(x.size):
        y = 2.0 * x[i] + 1.0
        y = y * y
        total += y * y
    return total


x = np.linspace(0.0, 1.0, 5)
assert np.allclose(in_passes.grad(x), in_one.grad(x))
for function in (in_passes, in_one):
    print(function.__name__, "needs", function.explain().tape_formula, "bytes")
assert in_one.explain().tape_bytes == 0
assert in_passes.explain().tape_bytes is None, "as much as the array is long"

# %% [markdown]
# ## Fourth: differentiate the answer, not the way to it
#
# An iteration to convergence is cached step by step: in a buffer that grows, because how long it takes is not known before.


# %%
@differentiate
def root(a, tolerance):
    r = a
    while abs(r * r - a) > tolerance:
        r = 0.5 * (r + a / r)
    return r


print(root.grad(2.0, 1e-12), "is", 0.5 / np.sqrt(2.0))
print(root.explain())

# %% [markdown]
# At the solution one more step changes nothing, and where it comes from does not matter any more: the derivative of that
# one step, with `r` held fixed, is the derivative of the root. No tape.


# %%
@differentiate
def one_step(a, r):
    return 0.5 * (r + a / r)


r = root(2.0, 1e-12)
print(one_step.grad(2.0, r), "with", one_step.explain().tape_bytes, "bytes of tape")
assert np.isclose(one_step.grad(2.0, r), 0.5 / np.sqrt(2.0))
assert one_step.explain().tape_bytes == 0

# %% [markdown]
# ## Fifth: checkpoints
#
# `@differentiate(checkpoints=k)` keeps at most `k` states of a time loop, and runs steps again from them: less memory for
# more time.


# %%
def simulate(u, steps):
    for _ in range(steps):
        for i in range(u.size):
            u[i] += 0.1 * u[i] * (1.0 - u[i])


cells, steps = 20_000, 500
start = np.linspace(0.05, 0.9, cells)
gradients, seconds, memory = {}, {}, {}
for count in (0, 100, 30, 10, 5):
    scheduled = differentiate(simulate, checkpoints=count)
    for _ in range(2):  # the first call compiles
        gradients[count] = np.ones(cells)
        begin = time.perf_counter()
        ne.autodiff(scheduled, Duplicated(start.copy(), gradients[count]), Const(steps))
        seconds[count] = time.perf_counter() - begin
    memory[count] = 8e-6 * cells * (steps if count == 0 else count + 1)
    print(f"{count or 'all':>4} states: {memory[count]:6.1f} MB, {1e3 * seconds[count]:6.1f} ms")
    assert np.allclose(gradients[count], gradients[0], rtol=1e-12)
print("run again:", *scheduled.explain().reruns)

figure, axes = plt.subplots(figsize=(7, 4))
axes.semilogx(list(memory.values()), [1e3 * s for s in seconds.values()], "o-", color="tab:blue")
for count in memory:
    axes.annotate(f"  {count or 'no'} checkpoints", (memory[count], 1e3 * seconds[count]))
axes.set(title="Checkpoints", xlabel="states kept / MB", ylabel="gradient / ms", xlim=(0.5, 400), ylim=0)
plt.show()

# %% [markdown]
# These steps are cheap, and writing a long tape to memory is not: so running them again takes about as long as keeping
# everything. With expensive steps the fewest states take the longest, by the factor that `docs/checkpointing.md` states.
#
# Done by hand it looks like this, for schedules of your own: go forwards once, keeping the state at the beginning of each
# segment; then take the segments from the last to the first, each with a tape of its own. `autodiff` is made for that: the
# shadow of `u` holds the adjoint of its contents after the segment, then before it.


# %%
def grow_backwards(u, steps, segments, d_u):
    """Turn the adjoint of the state after all steps, in place, into that of the state before."""
    length = steps // segments
    checkpoints = []
    for _ in range(segments):
        checkpoints.append(u.copy())
        grow(u, length)
    for checkpoint in reversed(checkpoints):
        ne.autodiff(grow, Duplicated(checkpoint, d_u), Const(length))


cells, steps = 1000, 400
state = np.linspace(0.05, 0.9, cells)
results = {}
for segments in (1, 20):
    results[segments] = np.ones(cells)
    grow_backwards(state.copy(), steps, segments, results[segments])
    tape = report.bytes_for({"steps": steps // segments, "u.nitems": cells})
    print(f"{segments:3} segments: {(tape + 8 * cells * segments) / 1e6:.2f} MB")
assert np.allclose(results[1], results[20], rtol=1e-13)

# %% [markdown]
# Twenty segments of twenty steps: a tenth of the memory, for one more run forwards.
#
# ## Sixth: arrays that do not overlap
#
# If `w` might be part of `x`, writing to `x` might change `w`, and what is read from it would have to be kept. `grad` and the
# others check that arguments do not share memory that is written, and compile for arrays that don't (`noalias`); `autodiff`
# tests at run time and has another derivative, compiled only if it is needed, for those that do. `NUMBA_ENZYME_DISABLE` shows
# what that is worth.


# %%
def weighted(x, w):
    for i in range(x.size):
        x[i] = x[i] * w[i]


tapes = {}
for disabled in ("", "noalias"):
    os.environ["NUMBA_ENZYME_DISABLE"] = disabled
    function = differentiate(weighted)
    tapes[disabled] = function.explain("(float64[::1], float64[::1])").tape_formula
os.environ["NUMBA_ENZYME_DISABLE"] = ""
print("told apart:", tapes[""], "bytes; not told apart:", tapes["noalias"], "bytes")

whole = np.arange(1.0, 6.0)
shadow = np.ones(5)
ne.autodiff(weighted, Duplicated(whole[1:], shadow[1:]), Duplicated(whole[:-1], shadow[:-1]))
print("and arrays that overlap are still right:", shadow)

# %% [markdown]
# ## Further down
#
# `view="plan"` has every decision of the compiler, `"cfg"` the blocks and their mirrors (Graphviz), `"ir"` and `"asm"` what
# came out. The instructions of the derivative carry the lines of the function, so that profilers show where the time goes.

# %%
print(grow.inspect_gradient("(float64[::1], int64)", view="plan"))
machine_code = grow.inspect_gradient("(float64[::1], int64)", view="asm")
locations = [line.split()[2] for line in machine_code.splitlines() if line.split()[:1] == [".loc"]]
print("lines of this file in the machine code:", sorted(set(map(int, locations))))
assert len(set(locations)) > 2
