"""One launch of a kernel's derivative with fresh arguments and reproducible seeds, on the target that is asked for."""

from __future__ import annotations

import os
from contextlib import contextmanager
from unittest import mock

import numpy as np

from numba_enzyme import Const, Duplicated


@contextmanager
def target(name: str):
    with mock.patch.dict(os.environ, NUMBA_ENZYME_CUDA_TARGET=name):
        yield


def fresh(array: np.ndarray, contents: np.ndarray | None = None) -> np.ndarray:
    """An array laid out as another one, with the same contents or with others."""
    steps = zip(array.shape, array.strides, strict=True)
    count = sum((n - 1) * s for n, s in steps) // array.itemsize + 1 if array.size else 0
    made = np.lib.stride_tricks.as_strided(np.zeros(count, array.dtype), array.shape, array.strides)
    made[...] = array if contents is None else contents
    return made


def annotated(arguments: tuple, wrap=lambda array: array) -> tuple[list, list[np.ndarray]]:
    """Annotated copies of the arguments, and all arrays that a derivative leaves something in. ``wrap``: what is passed."""
    random = np.random.default_rng(11)
    passed, arrays = [], []
    for argument in arguments:
        if not isinstance(argument, np.ndarray):
            shadow = np.zeros(1) if isinstance(argument, float) else None
            value = argument
        else:
            value = fresh(argument)
            shadow = fresh(argument, random.uniform(-1, 1, argument.shape)) if argument.dtype.kind in "fc" else None
            arrays.append(value)
        if shadow is not None:
            arrays.append(shadow)
        value = wrap(value) if isinstance(value, np.ndarray) else value
        passed.append(Const(value) if shadow is None else Duplicated(value, wrap(shadow)))
    return passed, arrays


def reverse(kernel, configuration: tuple, arguments: tuple, where: str, *, split: bool = False, wrap=lambda a: a) -> list:
    passed, arrays = annotated(arguments, wrap)
    with target(where):
        if split:
            tape = kernel.augmented[configuration](*passed)
            kernel.reverse[configuration](tape, *passed)
        else:
            kernel.grad[configuration](*passed)
    return arrays


def forward(kernel, configuration: tuple, arguments: tuple, where: str) -> list:
    passed, arrays = annotated(arguments)
    passed = [Duplicated(p.primal, 0.5) if isinstance(p, Duplicated) and isinstance(p.primal, float) else p for p in passed]
    with target(where):
        kernel.jvp[configuration](*passed)
    return arrays


def assert_same(found: list[np.ndarray], wanted: list[np.ndarray]) -> None:
    for got, want in zip(found, wanted, strict=True):
        if got.dtype.kind in "fc":
            exact = got.dtype.char in "dD"
            np.testing.assert_allclose(got, want, rtol=1e-10 if exact else 2e-4, atol=1e-12 if exact else 1e-5)
        else:
            np.testing.assert_array_equal(got, want)
