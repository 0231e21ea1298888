"""Launches that are like an earlier one are recognised by the form of their arguments, and started without looking at them again.

    form_of((Duplicated(x, dx), 2.0))     ->   Form(key=(Duplicated, False, (type, "<f8", (9,), None, False), ..., float), ...)

The form holds all that decides about types, checks of shadows and the request: kinds of annotations, types, shapes, strides.
Apart from it are addresses and numbers. Arguments that have to be looked at, such as NumPy arrays, tuples or records, have none.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple

import numpy as np

from ..bridge.cuda.device.ready import Ready
from .annotations import Const, Duplicated, DuplicatedNoNeed

MOST_KNOWN = 1024
SMALLEST, BEHIND_LARGEST = -(2**63), 2**63  # what numba takes as int64
NUMBERS = frozenset({bool, int, float, np.bool_, np.float32, np.float64, np.int8, np.int16, np.int32, np.int64, np.uint8,
                     np.uint16, np.uint32, np.uint64})  # fmt: skip


class Form(NamedTuple):
    """``addresses``, ``numbers``: in the order of the arguments, each before its shadow; ``streams``: of the arrays."""

    key: tuple
    addresses: list[int]
    numbers: list[object]
    streams: list[int]


def form_of(arguments: tuple) -> Form | None:
    """The form of the arguments of a launch on a device; None where one of them has to be looked at."""
    key: list[object] = []
    addresses: list[int] = []
    numbers: list[object] = []
    streams: list[int] = []
    for argument in arguments:
        kind = type(argument)
        key.append(kind)
        if kind is Duplicated or kind is DuplicatedNoNeed:
            parts = argument[:2]
            key.append(argument[2])
        else:
            parts = argument if kind is Const else (argument,)
        for part in parts:
            type_ = type(part)
            if type_ in NUMBERS:
                if type_ is int and not SMALLEST <= part < BEHIND_LARGEST:
                    return None
                key.append(type_)
                numbers.append(part)
                continue
            interface = getattr(part, "__cuda_array_interface__", None)
            if interface is None or interface.get("mask") is not None or _says_its_type(type_):
                return None
            kind_of_number = interface["typestr"]
            if kind_of_number[1] not in "fciub":  # records, dates
                return None
            address, readonly = interface["data"]
            addresses.append(int(address or 0))
            key.append((type_, kind_of_number, interface["shape"], interface.get("strides"), readonly))
            stream = interface.get("stream")
            if stream is not None:
                streams.append(stream)
    return Form(tuple(key), addresses, numbers, streams)


@cache
def _says_its_type(type_: type) -> bool:
    """Whether objects of a class tell Numba a type of their own; those of Numba itself say what their interface says."""
    return hasattr(type_, "_numba_type_") and not type_.__module__.startswith("numba.")


class Plain(Enum):
    """A primal that numba-cuda launches."""

    PLAIN = "plain"


PLAIN = Plain.PLAIN


class KnownLaunches:
    """Those of one kernel."""

    def __init__(self) -> None:
        self._known: dict[tuple, Ready | Plain] = {}

    def find(self, key: tuple) -> Ready | Plain | None:
        return self._known.get(key)

    def add(self, key: tuple | None, ready: Ready | Plain | None) -> None:
        """Nothing where one of them is None."""
        if key is not None and ready is not None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = ready
