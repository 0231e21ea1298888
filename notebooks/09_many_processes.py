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
# # Many processes
#
# A mixture of Gaussians is fitted to points that lie in chunks on Dask's workers. Each worker compiles the gradient
# once and has its chunks' part of it; Dask adds the parts up.

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate[dask]"], check=True)

# %%
import dask.array
import matplotlib.pyplot as plt
import numpy as np
import scipy.optimize
from distributed import Client
from distributed.deploy.subprocess import SubprocessCluster

import numba_enzyme as ne
from numba_enzyme import differentiate

# %% [markdown]
# ## The loss of one chunk
#
# Three round clusters in the plane. The parameters are a row for each: its middle, the logarithm of its width, and of
# its share before it is made to add up to one. The loss is the negative logarithm of the likelihood of a chunk's
# points: the losses of all chunks add up to that of all points.


# %%
@differentiate
def misfit(parameters, points):
    clusters = parameters.reshape(3, 4)
    shares = clusters[:, 3] - np.log(np.sum(np.exp(clusters[:, 3])))
    terms = np.empty(3)
    total = 0.0
    for i in range(points.shape[0]):
        for k in range(3):
            x, y = points[i, 0] - clusters[k, 0], points[i, 1] - clusters[k, 1]
            width = np.exp(clusters[k, 2])
            terms[k] = shares[k] - np.log(2.0 * np.pi) - 2.0 * clusters[k, 2] - 0.5 * (x * x + y * y) / (width * width)
        largest = np.max(terms)
        total -= largest + np.log(np.sum(np.exp(terms - largest)))
    return total


# %%
truth = np.array([[-2.0, 0.0, np.log(0.5), np.log(0.5)], [1.5, 1.5, np.log(0.7), np.log(0.3)],
                  [1.0, -2.0, np.log(0.4), np.log(0.2)]])
random = np.random.default_rng(3)
labels = random.choice(3, size=6000, p=np.exp(truth[:, 3]))
points = truth[labels, :2] + np.exp(truth[labels, 2:3]) * random.normal(size=(6000, 2))
start = np.array([[-1.0, 1.0, 0.0, 0.0], [1.0, 1.0, 0.0, 0.0], [0.0, -1.0, 0.0, 0.0]]).ravel()

# %% [markdown]
# ## Two workers
#
# `ne.distributed.value_and_grad(misfit)` takes a Dask client (or an executor of `concurrent.futures`), the parameters
# and the chunks: here the blocks of a `dask.array`. The workers get the function, compile it once each, and keep it.

# %%
cluster = SubprocessCluster(worker_kwargs={"nthreads": 1}, scheduler_kwargs={"dashboard": False})
cluster.scale(2)
client = Client(cluster)
client.wait_for_workers(2)
blocks = dask.array.from_array(points, chunks=(1000, 2))
everywhere = ne.distributed.value_and_grad(misfit)

value, gradient = everywhere(client, start, blocks)
here = ne.value_and_grad(misfit)(start, points)
print(f"{value:.6f}, here {here[0]:.6f}")
assert np.isclose(value, here[0], rtol=1e-12)
assert np.allclose(gradient, here[1], rtol=1e-9)

# %% [markdown]
# ## The fit
#
# SciPy's optimiser sees one function with a gradient; each of its evaluations is a tree of sums on the workers.

# %%
fit = scipy.optimize.minimize(lambda p: everywhere(client, p, blocks), start, jac=True, method="BFGS", options={"gtol": 1e-3})
found = fit.x.reshape(3, 4)
shares = np.exp(found[:, 3]) / np.sum(np.exp(found[:, 3]))
for (x, y, width, _), share in zip(found, shares, strict=True):
    print(f"middle ({x:6.3f}, {y:6.3f})   width {np.exp(width):.3f}   share {share:.3f}")
assert np.allclose(found[:, :2], truth[:, :2], atol=0.1)
assert np.allclose(shares, np.exp(truth[:, 3]), atol=0.05)

# %%
angle = np.linspace(0.0, 2.0 * np.pi, 100)
plt.figure(figsize=(5, 5))
plt.plot(*points[::4].T, ".", markersize=2, color="0.6")
for x, y, width, _ in found:
    plt.plot(x + 2.0 * np.exp(width) * np.cos(angle), y + 2.0 * np.exp(width) * np.sin(angle))
plt.gca().set_aspect("equal")
plt.title("Two widths around each middle that was found")
plt.show()

# %%
client.close()
cluster.close()
