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
# # Inside PyTorch and JAX
#
# A Numba function as a layer: a step of a simulation that was never written for either library, between things that were.

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate", "numba-cuda"], check=True)

# %%
import jax
import matplotlib.pyplot as plt
import numpy as np
import torch
from numba import cuda

import numba_enzyme as ne
from numba_enzyme import differentiate

jax.config.update("jax_enable_x64", True)

# %% [markdown]
# ## The function
#
# Heat in a rod, explicit steps, in place: loops over elements, which both libraries would rather not see.


# %%
@differentiate
def heat(u, conductivity, steps):
    new = u.copy()
    for _ in range(steps):
        left = new[0]
        for i in range(1, new.size - 1):
            here = new[i]
            new[i] = here + conductivity[i] * (left - 2.0 * here + new[i + 1])
            left = here
    return new


start = np.exp(-0.5 * ((np.arange(40) - 12.0) / 3.0) ** 2)
conductivity = np.where(np.arange(40) < 20, 0.1, 0.4)
target = heat(start, conductivity, 200)

# %% [markdown]
# ## PyTorch
#
# `ne.torch.function` takes and returns tensors. PyTorch's own checks agree with the derivatives, the second ones included.

# %%
layer = ne.torch.function(heat)
small = [torch.tensor(start[8:14], requires_grad=True), torch.tensor(conductivity[8:14], requires_grad=True)]
assert torch.autograd.gradcheck(lambda u, c: layer(u, c, 3), small)
print("gradcheck has nothing to say against it")


# %% [markdown]
# A module with a parameter of its own, trained as usual: the conductivity of the rod from one look at its end.


# %%
class Rod(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.raw = torch.nn.Parameter(torch.full((40,), -1.4, dtype=torch.float64))

    def conductivity(self):
        return 0.5 * torch.sigmoid(self.raw)

    def forward(self, u, steps):
        return layer(u, self.conductivity(), steps)


rod, inputs, wanted = Rod(), torch.tensor(start), torch.tensor(target)
optimiser = torch.optim.Adam(rod.parameters(), lr=0.05)
losses = []
for _ in range(150):
    optimiser.zero_grad()
    loss = torch.sum((rod(inputs, 200) - wanted) ** 2)
    loss.backward()
    optimiser.step()
    losses.append(loss.item())
print(f"loss {losses[0]:.4f} -> {losses[-1]:.2e}")
assert losses[-1] < 1e-2 * losses[0]

# %% [markdown]
# ## A kernel as a layer
#
# A `@cuda.jit` kernel is a layer as well; `outputs` says what it writes. Tensors on a device are launched on there, on PyTorch's
# stream and without copies; tensors of the host run on the host. The forward pass keeps the tape, the backward pass runs the
# reverse sweep; under `torch.func` the launch is made once more instead.


# %%
@differentiate(target="cpu")
@cuda.jit
def blur(u, weight, out):
    i = cuda.grid(1)
    if 0 < i < u.size - 1:
        out[i] = weight * (u[i - 1] + u[i + 1]) + (1.0 - 2.0 * weight) * u[i] * u[i]
    elif i < u.size:
        out[i] = u[i]


blurred = ne.torch.function(blur, outputs={"out": lambda u, weight: torch.empty_like(u)})
weight = torch.tensor(0.2, dtype=torch.float64, requires_grad=True)
loss = torch.sum(blurred[2, 32](blurred[2, 32](inputs, weight), weight) ** 2)
loss.backward()
print("through two launches, by the weight:", weight.grad.item())
assert torch.autograd.gradcheck(lambda u, w: blurred[1, 32](u, w), (small[0], weight))
jacobian = torch.func.jacrev(lambda w: blurred[2, 32](inputs, w))(weight.detach())
assert jacobian.shape == (40,)

# %% [markdown]
# ## JAX
#
# To JAX the function is a primitive: `jit`, `grad`, `vmap` and the others know it. JAX wants to know shapes before a call, so an
# array result needs `result_shape`. XLA calls the compiled function itself; there is no Python on the way.

# %%
rod_of_jax = ne.jax.function(heat, result_shape=lambda u, c, steps: u.shape, static_argnums=2)


@jax.jit
def loss_of(conductivity):
    return jax.numpy.sum((rod_of_jax(start, conductivity, 200) - target) ** 2)


guess = np.full(40, 0.2)
value, gradient = jax.value_and_grad(loss_of)(guess)
again = torch.tensor(guess, requires_grad=True)
torch.sum((layer(inputs, again, 200) - wanted) ** 2).backward()
assert np.allclose(gradient, again.grad.numpy(), rtol=1e-10)
lowered = jax.jit(loss_of).lower(guess).as_text()
print("in XLA's program:", next(line.strip()[:90] for line in lowered.splitlines() if "numba_enzyme_heat" in line), "...")
assert "callback" not in lowered

# %%
starts = np.stack([np.roll(start, shift) for shift in (0, 5, 10)])
ends = jax.vmap(lambda u: rod_of_jax(u, conductivity, 50))(starts)
assert np.allclose(ends, [heat(u, conductivity, 50) for u in starts])

# %% [markdown]
# ## What was found, and what was not
#
# The loss has fallen by three orders of magnitude: the end of the simulation is met. The conductivity is not, everywhere, and the
# Jacobian says why. Its columns (by JAX, through the same primitive) tell how much the end depends on each place. Where that is
# little, a wrong conductivity costs nothing; on the two ends of the rod, which no step touches, nothing depends at all, and they
# stay where they began.

# %%
found = rod.conductivity().detach().numpy()
influence = np.linalg.norm(jax.jacrev(lambda c: rod_of_jax(start, c, 200))(found), axis=0)
assert influence[0] == influence[-1] == 0.0

figure, (left, middle, right) = plt.subplots(1, 3, figsize=(12, 3.6), layout="constrained")
left.semilogy(losses)
left.set(title="PyTorch: training the rod", xlabel="step", ylabel="loss")
middle.plot(start, ":", color="grey", label="start")
middle.plot(target, color="tab:grey", linewidth=4, alpha=0.5, label="measured end")
middle.plot(heat(start, found, 200), color="tab:blue", label="end, as found")
middle.set(title="What is fitted", xlabel="place", ylabel="temperature")
middle.legend()
right.plot(conductivity, "--", color="grey", label="true")
right.plot(found, color="tab:blue", label="found")
right.set(title="What is wanted", xlabel="place", ylabel="conductivity", ylim=(0.0, 0.52))
right.legend(loc="upper left")
shade = right.twinx()
shade.fill_between(range(40), influence, color="tab:orange", alpha=0.2)
shade.set_ylabel("influence on the end", color="tab:orange")
plt.show()
