"""NumPy arguments as the 8-byte slots that a host launch reads.

    x: array, dx: its shadow      0 0 nitems itemsize data(x) data(dx) shape... strides...
    a: float, da: one element     the bits of a, the address of da
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ....errors import ActivityError
from ....request import Activity, GradientRequest
from ..front_end import types
from ..kernel import Kernel
from ..opaque import shared_bytes

WIDTHS = {"i1": "?", "i8": "b", "i16": "h", "i32": "i", "i64": "q"}


@dataclass
class Slots:
    """Collects the words of one launch; ``kept`` keeps alive what they point to."""

    request: GradientRequest | None
    words: list[Any] = field(default_factory=list)
    kept: list[object] = field(default_factory=list)
    position: int = 0

    def put(self, word: Any, shadow: Any = None) -> None:
        """One parameter, with its shadow where the request gives it one."""
        self.words.append(word)
        activity = self.request.activities[self.position] if self.request is not None else Activity.CONST
        if activity is not Activity.CONST:
            self.words.append(shadow)
        self.position += 1

    def array(self) -> np.ndarray:
        return np.array([w & 0xFFFF_FFFF_FFFF_FFFF for w in self.words], np.uint64).view(np.int64)

    def add(self, type_: types.Type, value: Any, shadow: Any) -> None:
        """One argument of the kernel."""
        if isinstance(type_, types.BaseTuple):
            for i, part in enumerate(type_.types):
                self.add(part, value[i], shadow[i] if shadow is not None else None)
        elif isinstance(type_, types.Array):
            self._add_array(value, shadow)
        elif isinstance(type_, types.Record):
            self.put(self.address(value), self.address(shadow) if shadow is not None else None)
        elif isinstance(type_, types.Complex):
            single = type_ == types.complex64
            parts = self._parts(shadow, single)
            self.put(_bits(value.real, single), parts[0])
            self.put(_bits(value.imag, single), parts[1])
        elif isinstance(type_, types.Float):
            self._add_float(type_, value, shadow)
        elif isinstance(type_, types.EnumMember):
            self.add(type_.dtype, value.value, None)
        elif isinstance(type_, (types.NPDatetime, types.NPTimedelta)):
            self.put(int(value.view(np.int64)))
        elif isinstance(type_, (types.Integer, types.Boolean)):
            self.put(int(value))
        else:
            raise ActivityError(f"kernel arguments of type {type_} are not supported")

    def _add_array(self, value: np.ndarray, shadow: object) -> None:
        for word in (0, 0, value.size, value.itemsize):
            self.put(word)
        self.put(self.address(value), self.address(shadow) if shadow is not None else None)
        for word in (*value.shape, *value.strides):
            self.put(word)

    def _add_float(self, type_: types.Float, value: Any, shadow: Any) -> None:
        word = _float_word(type_, value)
        if shadow is None:
            self.put(word)
        else:
            self.put(word, _float_word(type_, _number(shadow)) if self.forward else self.address(shadow))

    def address(self, value: Any) -> Any:
        """Where an array or a record lies."""
        return _address(value)

    def _parts(self, shadow: Any, single: bool) -> tuple[int | None, int | None]:
        """The words of a complex scalar's shadow: two numbers, or where they are added to."""
        if shadow is None:
            return None, None
        if self.forward:
            number = complex(_number(shadow))
            return _bits(number.real, single), _bits(number.imag, single)
        return self.address(shadow), self.address(shadow) + (4 if single else 8)

    @property
    def forward(self) -> bool:
        return self.request is not None and self.request.mode.value == "forward"

    def add_shared(self, kernel: Kernel, dynamic_bytes: int) -> list[tuple[np.ndarray, np.ndarray]]:
        """Memory for the shared arrays of one block, and for their shadows."""
        made = []
        for array in kernel.shared:
            size = shared_bytes(array) if array.count else dynamic_bytes
            if not size and not array.count:
                raise ValueError("the kernel uses dynamic shared memory: say how many bytes, kernel[grid, block, stream, bytes]")
            memory, shadow = (np.zeros(size // 8 + 2, np.int64) for _ in range(2))
            self.kept += [memory, shadow]
            self.put(memory.ctypes.data, shadow.ctypes.data)
            made.append((memory, shadow))
        return made


def _address(record: Any) -> int:
    return record.__array_interface__["data"][0] if hasattr(record, "__array_interface__") else record.ctypes.data


def _bits(value: float, single: bool) -> int:
    return struct.unpack("<I", struct.pack("<f", value))[0] if single else struct.unpack("<Q", struct.pack("<d", value))[0]


def _float_word(type_: types.Type, value: float) -> int:
    if type_ == types.float16:
        return int(np.float16(value).view(np.uint16))
    return _bits(float(value), type_ == types.float32)


def _number(shadow: Any) -> Any:
    return shadow.reshape(-1)[0] if isinstance(shadow, np.ndarray) else shadow
