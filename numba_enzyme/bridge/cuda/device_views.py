"""Arrays in device memory, known by their array interface alone.

    view = device_view(tensor)        view.address, view.shape, view.strides, view.dtype
"""

from __future__ import annotations

import itertools
import math
import operator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ...errors import ActivityError


@dataclass(frozen=True, eq=False)
class DeviceView:
    """What `__cuda_array_interface__` tells of an array; ``owner`` is the array itself."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype
    writeable: bool
    stream: int | None
    owner: object

    @cached_property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @cached_property
    def _extent(self) -> tuple[int, int]:
        return extent(self, self.address)

    def extent(self) -> tuple[int, int]:
        """The bytes from the first to behind the last element."""
        return self._extent


def is_on_device(value: object) -> bool:
    return not isinstance(value, np.ndarray) and hasattr(value, "__cuda_array_interface__")


def device_view(array: Any) -> DeviceView:
    """An array in device memory. Raises ActivityError for one with a mask."""
    interface = array.__cuda_array_interface__
    if interface.get("mask") is not None:
        raise ActivityError("arrays with a mask are not supported")
    dtype = np.dtype(interface["descr"] if interface["typestr"].startswith("|V") and interface.get("descr") else
                     interface["typestr"])  # fmt: skip
    shape = tuple(int(n) for n in interface["shape"])
    strides = interface.get("strides")
    if strides is None:
        steps = itertools.accumulate(reversed(shape[1:]), operator.mul, initial=dtype.itemsize) if shape else ()
        strides = tuple(steps)[::-1]
    address, readonly = interface["data"]
    return DeviceView(int(address), shape, tuple(strides), dtype, not readonly, interface.get("stream"), array)


def extent(array: np.ndarray | DeviceView, address: int) -> tuple[int, int]:
    """The bytes from the first to behind the last element of an array that lies at ``address``."""
    if not array.size:
        return address, address
    steps = [(n - 1) * s for n, s in zip(array.shape, array.strides, strict=True)]
    return address + sum(s for s in steps if s < 0), address + sum(s for s in steps if s > 0) + array.itemsize
