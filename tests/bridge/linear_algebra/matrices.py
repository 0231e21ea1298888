"""Matrices for the tests of linear algebra."""

import numpy as np


def numbers(random, shape, dtype, layout="C"):
    """Random numbers in C or Fortran order, or between others."""
    values = random.standard_normal(shape)
    if np.issubdtype(dtype, np.complexfloating):
        values = values + 1j * random.standard_normal(shape)
    values = values.astype(dtype)
    if layout == "F":
        return np.asfortranarray(values)
    if layout == "A":
        spread = np.zeros([2 * n for n in shape], dtype)
        spread[tuple(slice(None, None, 2) for _ in shape)] = values
        return spread[tuple(slice(None, None, 2) for _ in shape)]
    return values


def definite(random, size, dtype):
    a = numbers(random, (size, size), dtype)
    return (a @ a.conj().T + size * np.eye(size)).astype(dtype)
