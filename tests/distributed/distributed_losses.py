"""Losses that workers import, so that a process of its own finds them by name and on disk."""

import time
from collections import namedtuple

import numpy as np

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


def fails(w, chunk):
    if chunk[0] == 3.0:
        raise ValueError("the third chunk")
    return np.sum(w * chunk)


def slow(seconds, chunk):
    time.sleep(seconds)
    return chunk
