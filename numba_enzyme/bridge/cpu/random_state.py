"""The states of Numba's random generators, so that a function can be run again with the numbers that it saw.

    before = RandomStates.now()
    out = f(x)                        draws
    with before.again(): f(x)         draws the same; afterwards the generators are where they were
"""

from __future__ import annotations

import copy
import ctypes
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from numba import _helperlib

from ..tuples import tuple_like


class _State(ctypes.Structure):
    """`rnd_state_t`: the Mersenne Twister and the normal number that it may have left over."""

    _fields_ = [("index", ctypes.c_int), ("mt", ctypes.c_uint32 * 624), ("has_gauss", ctypes.c_int),
                ("gauss", ctypes.c_double), ("is_initialized", ctypes.c_int)]  # fmt: skip


class _OfThread(threading.local):
    """This thread's states behind `np.random` and `random`, where they stay as long as the thread runs: fields, and bytes."""

    def __init__(self) -> None:
        self.pointers = _helperlib.rnd_get_np_state_ptr(), _helperlib.rnd_get_py_state_ptr()
        self.fields = tuple(map(_State.from_address, self.pointers))
        self.bytes = tuple(map((ctypes.c_char * ctypes.sizeof(_State)).from_address, self.pointers))


_here = _OfThread()


class RandomStates:
    """Copies of this thread's states."""

    __slots__ = ("states",)

    def __init__(self, states: tuple[bytes, bytes]) -> None:
        self.states = states

    @classmethod
    def now(cls) -> RandomStates:
        first, second = _here.fields
        if not (first.is_initialized and second.is_initialized):  # else the first draw would choose a seed, each time another
            for pointer, fields in zip(_here.pointers, _here.fields, strict=True):
                if not fields.is_initialized:
                    _helperlib.rnd_seed(pointer, os.urandom(512))
        first, second = _here.bytes
        return cls((first.raw, second.raw))

    @contextmanager
    def again(self) -> Iterator[None]:
        """Inside, the generators start where they were."""
        present = RandomStates.now()
        if present.states != self.states:
            self.restore()
        try:
            yield
        finally:
            present.restore()

    def restore(self) -> None:
        """Puts the generators where they were."""
        first, second = _here.bytes
        state, other = self.states
        if first.raw != state:
            first.raw = state
        if second.raw != other:
            second.raw = other


def same_generator(value: object) -> object:
    """A generator that will draw what this one will, also in tuples; anything else as it is."""
    if isinstance(value, tuple):
        return tuple_like(value, map(same_generator, value))
    return copy.deepcopy(value) if isinstance(value, np.random.Generator) else value
