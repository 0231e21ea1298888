"""Instances with fields that may be None: an array that was never given has no elements that could be read."""

import numpy as np
import pytest
from numba import float64, njit, optional
from numba.experimental import jitclass

from .witness import check


@jitclass([("height", float64[:]), ("fraction", optional(float64[:])), ("scale", optional(float64)), ("out", float64[:])])
class Layers:
    def __init__(self, height, fraction, scale):
        self.height = height
        self.fraction = fraction
        self.scale = scale
        self.out = np.zeros(len(height))
        self.fill()

    def fill(self):
        """The compiler can't see which fields are None: it reads them between writes to the instance."""
        for i in range(len(self.height)):
            share = 0.5
            if self.fraction is not None:
                share = self.fraction[i]
            if self.scale is not None:
                share *= self.scale
            self.out[i] = self.height[i] ** 2 * share


@njit
def without(height):
    return np.sum(Layers(height, None, None).out)


@njit
def with_both(height, fraction, scale):
    return np.sum(Layers(height, fraction, scale).out)


@njit
def with_some(height, fraction, scale, first, second):
    layers = Layers(height, fraction if first else None, scale if second else None)
    layers.scale = None if second else scale
    layers.fill()
    return np.sum(layers.out)


@njit
def taken_away(height, fraction):
    layers = Layers(height, None, None)
    total = np.sum(layers.out)
    layers.fraction = fraction
    layers.fill()
    total += np.sum(layers.out) ** 2
    layers.fraction = None
    layers.fill()
    return total * np.sum(layers.out)


@njit
def given_later(height, fraction):
    """Where the reverse sweep puts zeros, the destructor of the shadow still reads that the field is not None."""
    layers = Layers(height, None, None)
    layers.fraction = fraction * 2.0
    layers.fill()
    return np.sum(layers.out**2)


@njit
def given_in_turn(height, fraction, scale):
    total = 0.0
    layers = Layers(height, None, None)
    for i in range(4):
        if i % 2 == 0:
            layers.fraction = fraction * (i + 1)
        else:
            layers.fraction = None
            layers.scale = scale * i
        layers.fill()
        total += np.sum(layers.out**2)
    return total


@njit
def given_to_some(height, fraction, scale):
    grid = [Layers(height, None, None) for _ in range(3)]
    for i in range(3):
        if i != 1:
            grid[i].fraction = fraction * (i + 1)
            grid[i].scale = scale
        grid[i].fill()
    return np.sum(grid[0].out * grid[1].out + grid[2].out ** 2)


HEIGHT, FRACTION = np.array([1.0, 0.7, 1.3]), np.array([0.3, 0.9, 0.4])
CASES = [(without, (HEIGHT,)), (with_both, (HEIGHT, FRACTION, 1.7)), (taken_away, (HEIGHT, FRACTION))]
CASES += [(given_later, (HEIGHT, FRACTION)), (given_in_turn, (HEIGHT, FRACTION, 1.7)), (given_to_some, (HEIGHT, FRACTION, 1.7))]
CASES += [(with_some, (HEIGHT, FRACTION, 1.7, first, second)) for first in (True, False) for second in (True, False)]


@pytest.mark.parametrize(("function", "args"), CASES, ids=[f"{f.__name__}{a[3:]}" for f, a in CASES])
def test_fields_that_may_be_none(function, args):
    check(function, *args)
