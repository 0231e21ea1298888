"""From the types of a kernel's arguments to one activity per LLVM parameter, and from the arguments to 8-byte slots.

    x: array(float64, 1d, C), differentiated     const const const const dup const const
    a: float64, differentiated                   active (reverse), dup (forward)
    shared array of float32                      dup; of int32: const

A kernel's parameters are those of numba-cuda's convention: meminfo, parent, nitems, itemsize, data, shape, strides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ...errors import ActivityError
from ...request import Activity, GradientRequest, Mode
from ...target import HOST_KERNEL
from ..floats import is_floating
from ..record_layout import memory_word
from .front_end import types
from .kernel import Kernel, kept_by_kernel
from .known_block import tests_places
from .opaque import SharedArray

ARRAY_DATA = 4
ELEMENTS = {"double": "double", "float": "float", "half": "half"}


@dataclass(frozen=True)
class Flat:
    """One LLVM parameter: its activity and what lies behind it, or that it is an integer; whether numbers are lost there."""

    activity: Activity = Activity.CONST
    layout: str = ""
    sealed: bool = False


CONST = Flat()
INTEGER = Flat(layout="integer")


def carries_derivative(type_: types.Type) -> bool:
    """Whether a value of this type holds floating data, anywhere."""
    if is_floating(type_):
        return True
    if isinstance(type_, types.Array):
        return carries_derivative(type_.dtype)
    if isinstance(type_, types.Record):
        return any(carries_derivative(type_.typeof(name)) for name in type_.fields)
    if isinstance(type_, types.NestedArray):
        return carries_derivative(type_.dtype)
    return isinstance(type_, types.BaseTuple) and any(carries_derivative(part) for part in type_.types)


def flat_parameters(type_: types.Type, active: bool, mode: Mode) -> list[Flat]:
    """The LLVM parameters of one argument."""
    if isinstance(type_, types.BaseTuple):
        return [flat for part in type_.types for flat in flat_parameters(part, active, mode)]
    active = active and carries_derivative(type_)
    if isinstance(type_, types.Array):
        data = Flat(Activity.DUP if active else Activity.CONST, memory_word(type_.dtype), not carries_derivative(type_))
        return [CONST] * 2 + [INTEGER] * (ARRAY_DATA - 2) + [data] + [INTEGER] * (2 * type_.ndim)
    if isinstance(type_, types.Record):
        return [Flat(Activity.DUP, memory_word(type_)) if active else CONST]
    count = 2 if isinstance(type_, types.Complex) else 1
    if not active:
        return [CONST] * count
    return [Flat(Activity.DUP if mode is Mode.FORWARD else Activity.ACTIVE)] * count


@kept_by_kernel
def build_request(kernel: Kernel, active: tuple[bool, ...], mode: Mode, *, apart: bool, split: bool = False,
                  race_free: tuple[bool, ...] = (), single: tuple[str, ...] = (),
                  block: tuple[int, ...] = ()) -> GradientRequest:  # fmt: skip
    """The request for a kernel, without a name. ``active``: per argument; ``apart``: no two arrays share memory.

    It asks for split mode also where one launch is not enough. ``race_free``: per argument, whether threads keep apart in its
    shadow; ``single``: extents of the launch that are one; ``block``: its threads along each axis. With shared memory, gradients
    are for one size of blocks of several axes: only so is it known that no thread of one row of a tile reaches into the next.
    """
    hidden = (False,) * (len(kernel.arguments) - len(active) if kernel.late_blocks else 0)
    flat = [f for type_, on in zip(kernel.arguments, active + hidden, strict=True) for f in flat_parameters(type_, on, mode)]
    data = [i for i, place in enumerate(places(kernel.arguments)) if place == "data"]
    flat += map(shared_parameter, kernel.shared)
    if len(flat) != len(kernel.parameter_types):
        raise ActivityError(f"{kernel.name}: {len(flat)} parameters expected, {len(kernel.parameter_types)} found")
    shared = tuple(range(len(flat) - len(kernel.shared), len(flat)))
    request = GradientRequest(
        kernel.name, tuple(f.activity for f in flat), mode=mode, target=HOST_KERNEL, split=split,
        parameter_layouts=tuple(f.layout for f in flat), noalias=tuple(data) if apart else (),
        block_memory=shared, scratch=shared, single=single, contract=kernel.contract,
        block_size=block if any(a.count for a in kernel.shared) and _is_for_one_block(kernel, block) else (),
        race_free=_race_free(kernel, race_free), final=True, late_first=kernel.late_blocks,
        sealed=tuple(i for i, f in enumerate(flat) if f.sealed))
    return replace(request, split=True) if needs_two_launches(kernel, request) else request


def _is_for_one_block(kernel: Kernel, block: tuple[int, ...]) -> bool:
    """Whether threads that keep apart in shared memory are seen to do so in blocks of a known size only."""
    return sum(n > 1 for n in block) > 1 or (bool(block) and tests_places(kernel.text))


def _race_free(kernel: Kernel, race_free: tuple[bool, ...]) -> tuple[int, ...]:
    """The parameters of the arrays of which the caller says so."""
    counts = [len(list(places((type_,)))) for type_ in kernel.arguments]
    firsts = [sum(counts[:i]) for i in range(len(counts))]
    chosen = [(first, type_) for first, type_, on in zip(firsts, kernel.arguments, race_free, strict=False) if on]
    return tuple(first + i for first, type_ in chosen for i, place in enumerate(places((type_,))) if place == "data")


def single_extents(grid: tuple[int, ...], block: tuple[int, ...]) -> tuple[str, ...]:
    """The extents of a launch that are one, as registers."""
    sizes = {**{f"ntid.{axis}": n for axis, n in zip("xyz", block, strict=True)},
             **{f"nctaid.{axis}": n for axis, n in zip("xyz", grid, strict=True)}}  # fmt: skip
    return tuple(name for name, size in sizes.items() if size == 1)


def unused_extents(kernel: Kernel) -> tuple[str, ...]:
    """The extents along axes that a kernel never asks for: what a launch of it has, as a rule, at one."""
    used = {axis for axis in "xyz" if re.search(rf"sreg\.\w+\.{axis}\(", kernel.text)}
    return tuple(f"{name}.{axis}" for name in ("ntid", "nctaid") for axis in "xyz" if axis not in used)


def needs_two_launches(kernel: Kernel, request: GradientRequest) -> bool:
    """Whether the reverse sweep of any block needs what all blocks have done."""
    return bool(request.late_first) or looks_at_finals(kernel, request)


def looks_at_finals(kernel: Kernel, request: GradientRequest) -> bool:
    """Whether it looks at what is in memory at the end: who has won atomic extrema of the grid's memory."""
    places = [i for i in kernel.extrema if i not in request.block_memory]
    return request.mode is Mode.REVERSE and any(i < 0 or request.activities[i].has_shadow for i in places)


def shared_parameter(array: SharedArray) -> Flat:
    """The parameter that hands a shared array to a kernel or device function."""
    halves = array.element == "i16"  # or integers: what is done with them tells
    floating = array.count == 0 or halves or re.fullmatch(r"i\d+", array.element) is None
    return Flat(Activity.DUP if floating else Activity.CONST, ELEMENTS.get(array.element, ""), not floating)


def places(arguments: tuple[types.Type, ...]) -> Iterator[str]:
    """"data" for each parameter that points to the elements of an array, "owner" for pointers that no kernel uses, "count" for
    the number of an array's elements, "extent" for that along an axis, "" for others."""
    for type_ in arguments:
        if isinstance(type_, types.BaseTuple):
            yield from places(type_.types)
        elif isinstance(type_, types.Array):
            yield from ["owner", "owner", "count", "", "data"] + ["extent"] * type_.ndim + [""] * type_.ndim
        else:
            yield from [""] * (2 if isinstance(type_, types.Complex) else 1)
