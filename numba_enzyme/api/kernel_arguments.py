"""The arguments of a kernel's derivative: annotations taken off, shadows checked before anything runs.

    (Duplicated(x, dx), Const(n), 3)   ->   types, values (x, n, 3), shadows (dx, None, None)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np

from ..bridge.cuda.device_views import DeviceView, device_view, is_on_device
from ..bridge.cuda.front_end import is_mlir, type_of_argument, types
from ..bridge.cuda.layout import carries_derivative
from ..bridge.floats import is_floating
from ..errors import ActivityError
from ..request import Mode
from .annotations import Active, Const, Duplicated, DuplicatedNoNeed

ARRAYS = (np.ndarray, DeviceView)
MOST_WORK = 10_000  # in deciding whether arrays with gaps interleave or touch; else they are taken to touch
DLPACK_CPU = 1  # kDLCPU, the host's memory


@dataclass(frozen=True)
class Given:
    """Arguments without their annotations; ``names`` as in the kernel's signature."""

    names: tuple[str, ...]
    types: tuple[types.Type, ...]
    values: list[Any]
    shadows: list[Any]
    race_free: tuple[bool, ...] = ()

    @property
    def active(self) -> tuple[bool, ...]:
        return tuple(shadow is not None for shadow in self.shadows)

    def with_hidden(self, values: list[Any]) -> Given:
        """With arguments of the launch that the user does not see."""
        count = len(values)
        return replace(self, names=self.names + ("",) * count, values=self.values + values, shadows=self.shadows + [None] * count)

    @property
    def has_gaps(self) -> bool:
        """Whether there are NumPy arrays with gaps between their elements: numba-cuda can't copy them to a device."""
        arrays = [leaf for n, v in zip(self.names, self.values, strict=True) for _, leaf, _ in _arrays(n, v, None)]
        return any(isinstance(a, np.ndarray) and not (a.flags.c_contiguous or a.flags.f_contiguous) for a in arrays)

    def check_apart(self, written: Callable[[], tuple[bool, ...]]) -> bool:
        """Whether no two arrays share memory that matters: two arguments that are only read may share theirs, in whatever
        way their shadows lie. ``written()``: per argument whether the kernel may write to it; asked where that decides.

        Raises ActivityError where an array that is written to, or its shadow, shares memory and the other two do not in the
        same way.
        """
        each = enumerate(zip(self.names, self.values, self.shadows, strict=True))
        primals = [(index, *leaf) for index, argument in each for leaf in _arrays(*argument)]
        shadows = [(name, shadow) for _, name, _, shadow in primals if shadow is not None]
        for _, name, array, _ in primals:
            for other, shadow in shadows:
                if _overlap(array, shadow):
                    raise ActivityError(f"the shadow of {other} shares memory with {name}: give it memory of its own")
        apart = not any(_overlap(a, b) for (_, a), (_, b) in combinations(shadows, 2))
        for (i, name, array, twin), (k, other, second, second_twin) in combinations(primals, 2):
            shadows_overlap = twin is not None and second_twin is not None and _overlap(twin, second_twin)
            if not (_overlap(array, second) or shadows_overlap):
                continue
            if _alike(array, second, twin, second_twin):
                apart = False
            elif written()[i] or written()[k]:
                raise ActivityError(f"{name} and {other}, or their shadows, share memory to which the kernel may write, and not "
                                    "in the same way: pass copies")  # fmt: skip
        return apart


def given_arguments(kernel: Any, arguments: tuple, mode: Mode | None, *, device: bool = False) -> Given:
    """``mode``: that of the derivative, None for the primal. ``device``: whether arrays in device memory are welcome."""
    names = tuple(kernel.py_func.__code__.co_varnames[: kernel.py_func.__code__.co_argcount])
    if len(arguments) != len(names):
        raise TypeError(f"{kernel.__name__} takes {len(names)} arguments, {len(arguments)} were given")
    found_types, values, shadows = [], [], []
    for name, argument in zip(names, arguments, strict=True):
        value, shadow = argument, None
        if isinstance(argument, (Duplicated, DuplicatedNoNeed)):
            value, shadow = argument.primal, argument.shadow
        elif isinstance(argument, (Const, Active)):
            value = argument.value
        value, shadow = (_shared_with_numpy(name, part) for part in (value, shadow))
        type_ = type_of_argument(value)
        value, shadow = (_placed(name, part, device) for part in (value, shadow))
        _check_annotation(name, type_, argument, shadow, mode)
        _check_value(name, type_, value)
        if shadow is not None and mode is not None:
            _check_shadow(name, type_, value, shadow, mode)
        found_types.append(type_)
        values.append(value)
        shadows.append(shadow)
    if is_mlir(kernel.dispatcher):
        _check_strides(names, values)
    race_free = tuple(getattr(argument, "race_free", False) for argument in arguments)
    return Given(names, tuple(found_types), values, shadows, race_free)


def _check_annotation(name: str, type_: types.Type, argument: object, shadow: Any, mode: Mode | None) -> None:
    if mode is None and shadow is not None:
        raise ActivityError(f"{name}: the primal takes no shadow")
    if isinstance(argument, Active):
        raise ActivityError(f"{name} is Active: a kernel returns nothing, write Duplicated({name}, d{name}) with a shadow of "
                            "one element")  # fmt: skip
    if mode is not None and shadow is None and not isinstance(argument, Const) and carries_derivative(type_):
        raise ActivityError(f"{name} of type {type_} needs an annotation: write Duplicated({name}, d{name}) to "
                            f"differentiate it, or Const({name})")  # fmt: skip


def _check_value(name: str, type_: types.Type, value: Any) -> None:
    if isinstance(value, list):
        raise ActivityError(f"{name} is a list: a kernel takes arrays, pass np.array({name})")
    if isinstance(value, np.ndarray) and value.dtype.hasobject:
        raise ActivityError(f"{name} is an array of objects: pass an array of numbers, {name}.astype(np.float64)")
    if isinstance(type_, types.Buffer) and not isinstance(value, (*ARRAYS, np.void)):
        raise ActivityError(f"{name} is a {type(value).__name__}, which is neither a NumPy array nor on a device: pass "
                            f"{name}.numpy() or np.asarray({name})")  # fmt: skip


def _check_strides(names: tuple[str, ...], values: list[Any]) -> None:
    """numba-cuda-mlir counts strides in elements. Raise ActivityError where that is not possible."""
    for argument, value in zip(names, values, strict=True):
        for name, array, _ in _arrays(argument, value, None):
            steps = (stride for stride, n in zip(array.strides, array.shape, strict=True) if n > 1)
            if array.size and any(step % array.dtype.itemsize for step in steps):
                raise ActivityError(f"the elements of {name} lie apart by no whole number of them: pass a copy")


def _shared_with_numpy(name: str, value: Any) -> object:
    """NumPy's view of an array of another library that lies on the host (DLPack); anything else as it is."""
    if isinstance(value, np.ndarray) or is_on_device(value) or not hasattr(value, "__dlpack_device__"):
        return value
    if value.__dlpack_device__()[0] != DLPACK_CPU:
        return value
    try:
        return np.from_dlpack(value)
    except (BufferError, TypeError, ValueError, RuntimeError) as problem:
        raise ActivityError(f"{name} can't be shared with NumPy ({problem}): pass an array, {name}.detach().numpy() of a PyTorch "
                            "tensor, or take ne.torch.function") from problem  # fmt: skip


def _placed(name: str, value: Any, device: bool) -> object:
    """A NumPy array or a number as it is; an array on the device as a view of it."""
    if isinstance(value, tuple) and not hasattr(value, "dtype"):
        return tuple(_placed(f"{name}[{i}]", part, device) for i, part in enumerate(value))
    if not is_on_device(value):
        return value
    if device:
        return device_view(value)
    raise ActivityError(f"{name} lies in device memory: kernels on the host take NumPy arrays (target='cuda' runs on the device)")


def _check_shadow(name: str, type_: types.Type, value: Any, shadow: Any, mode: Mode) -> None:
    """Raise ActivityError unless a shadow fits."""
    if isinstance(type_, types.BaseTuple):
        _check_shadows_of_tuple(name, type_, value, shadow, mode)
        return
    if not carries_derivative(type_):
        way = f", or pass {name}.astype(np.float64)" if isinstance(type_, types.Array) else ", or pass a float"
        raise ActivityError(f"{name} of type {type_} is not floating and has no derivative: write Const({name}){way}")
    if type_ == types.float16:
        raise ActivityError(f"{name} is a number in half precision: pass np.float32({name}); arrays of halves are fine")
    if isinstance(type_, types.Array):
        _check_shadow_of_array(name, value, shadow)
    elif is_floating(type_) and mode is Mode.REVERSE:
        wanted = np.dtype(str(type_))
        if not isinstance(shadow, ARRAYS) or shadow.size != 1 or shadow.dtype != wanted or not _writeable(shadow):
            raise ActivityError(f"the shadow of {name} is one element to which its gradient is added: np.zeros(1, np.{wanted})")
    elif is_floating(type_) and (isinstance(shadow, DeviceView) or np.size(shadow) != 1):
        raise ActivityError(f"the tangent of {name} is one number")


def _check_shadows_of_tuple(name: str, type_: types.BaseTuple, value: Any, shadow: Any, mode: Mode) -> None:
    if not isinstance(shadow, tuple) or len(shadow) != len(type_.types):
        raise ActivityError(f"the shadow of {name} must be a tuple like its primal")
    for i, part in enumerate(type_.types):
        if shadow[i] is None and carries_derivative(part):
            raise ActivityError(f"the shadow of {name}[{i}] is missing")
        if shadow[i] is not None and carries_derivative(part):
            _check_shadow(f"{name}[{i}]", part, value[i], shadow[i], mode)


def _check_shadow_of_array(name: str, value: Any, shadow: Any) -> None:
    if not isinstance(shadow, ARRAYS) or shadow.dtype != value.dtype or shadow.shape != value.shape:
        raise ActivityError(f"the shadow of {name} must be an array of its shape and dtype: make it with np.zeros_like")
    if shadow.strides != value.strides and value.size:
        raise ActivityError(f"the shadow of {name} must have the memory layout of its primal (strides differ)")
    if not _writeable(shadow):
        raise ActivityError(f"the shadow of {name} is read-only: derivatives are written to it")


def _writeable(array: np.ndarray | DeviceView) -> bool:
    return array.writeable if isinstance(array, DeviceView) else array.flags.writeable


def _arrays(name: str, value: Any, shadow: Any) -> list[tuple[str, Any, Any]]:
    """(name, array, shadow) for every array in an argument; one-element shadows of scalars count as shadows."""
    if isinstance(value, tuple):
        return [leaf for i, part in enumerate(value) for leaf in _arrays(f"{name}[{i}]", part, shadow[i] if shadow else None)]
    if isinstance(value, ARRAYS):
        return [(name, value, shadow)]
    return []


def _overlap(a: np.ndarray | DeviceView, b: np.ndarray | DeviceView) -> bool:
    if not (a.size and b.size) or isinstance(a, DeviceView) is not isinstance(b, DeviceView):
        return False
    if isinstance(a, DeviceView) and isinstance(b, DeviceView):
        return a.extent()[0] < b.extent()[1] and b.extent()[0] < a.extent()[1]
    try:
        return np.shares_memory(a, b, max_work=MOST_WORK)  # pyright: ignore[reportArgumentType]  # any number of steps
    except np.exceptions.TooHardError:
        return True


def _address(array: np.ndarray | DeviceView) -> int:
    return array.address if isinstance(array, DeviceView) else array.ctypes.data


def _alike(a: np.ndarray | DeviceView, b: np.ndarray | DeviceView, twin: Any, other: Any) -> bool:
    """Whether two shadows lie to each other as their primals do."""
    if twin is None and other is None:
        return True
    if twin is None or other is None or isinstance(twin, DeviceView) is not isinstance(other, DeviceView):
        return False
    return _address(b) - _address(a) == _address(other) - _address(twin)
