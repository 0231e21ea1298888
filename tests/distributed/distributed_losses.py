"""Losses that workers import, so that a process of its own finds them by name and on disk."""

import time
from collections import namedtuple

import numpy as np
from numba import cuda

import numba_enzyme as ne

Model = namedtuple("Model", ["weights", "offset"])


@ne.differentiate(cache=True)
def loss(model, chunk):
    x, y = chunk
    total = 0.0
    for i in range(x.shape[0]):
        total += (np.sum(x[i] * model.weights) + model.offset - y[i]) ** 2
    return total


@ne.differentiate
def square(w, chunk):
    return np.sum((w - chunk) ** 2)


@ne.differentiate(checkpoints=3)
def relaxed(w, chunk):
    state = chunk.copy()
    for _ in range(12):
        state = state + 0.1 * np.sin(w * state)
    return np.sum(state)


@ne.differentiate(target="cpu")
@cuda.jit
def cubes(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = x[i] ** 3


def adjoint_of(kernel, x):
    """The adjoint of x by a launch of the kernel's gradient, where all cotangents are 1."""
    dx = np.zeros_like(x)
    kernel.grad[1, 8](ne.Duplicated(x, dx), ne.Duplicated(np.zeros_like(x), np.ones_like(x)))
    return dx


def fails(w, chunk):
    if chunk[0] == 3.0:
        raise ValueError("the third chunk")
    return np.sum(w * chunk)


def slow(seconds, chunk):
    time.sleep(seconds)
    return chunk
