"""The states of Numba's random generators, so that a function can be run again with the numbers that it saw.

    before = RandomStates.now()
    out = f(x)                        draws
    with before.again(): f(x)         draws the same; afterwards the generators are where they were
"""

from __future__ import annotations

import copy
import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from numba import _helperlib


class _State(ctypes.Structure):
    """`rnd_state_t`: the Mersenne Twister and the normal number that it may have left over."""

    _fields_ = [("index", ctypes.c_int), ("mt", ctypes.c_uint32 * 624), ("has_gauss", ctypes.c_int),
                ("gauss", ctypes.c_double), ("is_initialized", ctypes.c_int)]  # fmt: skip


def _pointers() -> tuple[int, int]:
    """This thread's states behind `np.random` and `random`."""
    return _helperlib.rnd_get_np_state_ptr(), _helperlib.rnd_get_py_state_ptr()


@dataclass(frozen=True)
class RandomStates:
    """Copies of this thread's states."""

    states: tuple[bytes, ...]

    @classmethod
    def now(cls) -> RandomStates:
        for pointer in _pointers():
            if not _State.from_address(pointer).is_initialized:  # else the first draw would choose a seed, each time another
                _helperlib.rnd_seed(pointer, os.urandom(512))
        return cls(tuple(ctypes.string_at(pointer, ctypes.sizeof(_State)) for pointer in _pointers()))

    @contextmanager
    def again(self) -> Iterator[None]:
        """Inside, the generators start where they were."""
        present = RandomStates.now()
        self._restore()
        try:
            yield
        finally:
            present._restore()

    def _restore(self) -> None:
        for pointer, state in zip(_pointers(), self.states, strict=True):
            ctypes.memmove(pointer, state, len(state))


def same_generator(value: object) -> object:
    """A generator that will draw what this one will; anything else as it is."""
    return copy.deepcopy(value) if isinstance(value, np.random.Generator) else value
