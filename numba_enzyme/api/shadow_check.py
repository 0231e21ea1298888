"""Does a shadow fit its primal, are arguments apart? What types can't tell is checked at each call, in compiled code.

    refuse_misfits(source, [("x", "dx")])      lines that raise unless shapes and strides agree and the memories are apart
    refuse_overlaps(source, ["x", "y"])        lines that raise if two arguments share memory
    refuse_folded(source, ["x", "y"])          lines that raise if elements of one argument share memory
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from numba.core import types

from ..bridge.cpu.overlap import SHAPES, STRIDES, extent, shadow_misfit, shadows_misplaced, some_folded, some_overlap
from ..errors import ActivityError
from .source import Source


def refuse_misfits(source: Source, pairs: Sequence[tuple[str, str]]) -> None:
    """Lines that refuse shadows which do not fit, given as pairs of expressions (primal, shadow)."""
    if not pairs:
        return
    check = source.constant(shadow_misfit, "shadow_misfit")
    misfit = source.bind(" | ".join(f"{check}({_extent(source, primal)}, {_extent(source, shadow)})" for primal, shadow in pairs),
                         "misfit")
    with source.block(f"if {misfit}:"):
        for flag, message in ((SHAPES, "a shadow must have the shape of its primal: make it with np.zeros_like"),
                              (STRIDES, "a shadow must have the memory layout of its primal (strides differ)")):
            with source.block(f"if {misfit} & {flag}:"):
                _refuse(source, message)
        _refuse(source, "a shadow overlaps its primal: it must have memory of its own")


def refuse_overlaps(source: Source, arrays: Sequence[str], others: Sequence[str] = ()) -> None:
    """Lines that refuse arguments which share memory: two of the arrays, or one of them and one of the others."""
    with source.block(f"if {overlap_test(source, arrays, others)}:"):
        _refuse(source, "two arguments overlap in memory and the function writes to one of them: "
                        "their gradients can't be told apart, pass copies")


def refuse_folded(source: Source, arrays: Sequence[str]) -> None:
    """Lines that refuse arrays whose own elements share memory, such as sliding windows, of which shadows are copies."""
    extents = "".join(f"{_extent(source, array)}, " for array in arrays)
    with source.block(f"if {source.constant(some_folded, 'some_folded')}(({extents})):"):
        _refuse(source, "elements of an argument share memory (its strides overlap) and the function writes to it: their "
                        "derivatives can't be told apart, pass a copy, or autodiff with a shadow of the same strides")


@dataclass(frozen=True)
class ArrayArgument:
    """An array among the arguments and its shadow, as expressions, and whether the function may write to it."""

    primal: str
    shadow: str | None
    is_written: bool


def sharing_test(source: Source, arrays: Sequence[ArrayArgument]) -> str | None:
    """The condition that any of the arrays and their shadows share memory; None if there are no two arrays that might."""
    memory = [path for array in arrays for path in (array.primal, array.shadow) if path is not None]
    return overlap_test(source, memory) if len(arrays) > 1 else None


def refuse_misplaced(source: Source, arrays: Sequence[ArrayArgument], *, alone: bool) -> None:
    """Lines that refuse arrays which are written and share memory, where their shadows do not share theirs in the same way.

    ``alone``: and shadows that share memory with an array which is only read.
    """
    if all(array.shadow is None for array in arrays):
        return
    primals, shadows = ("".join(f"{'(0, 0, 0)' if path is None else _extent(source, path)}, " for path in group)
                        for group in zip(*((array.primal, array.shadow) for array in arrays), strict=True))
    written = "".join(f"{array.is_written}, " for array in arrays)
    check = source.constant(shadows_misplaced, "shadows_misplaced")
    with source.block(f"if {check}(({primals}), ({shadows}), ({written}), {alone}):"):
        _refuse(source, "two arguments or shadows overlap in memory that is written, and not both in the same way: their "
                        "derivatives can't be told apart, pass copies")


def overlap_test(source: Source, arrays: Sequence[str], others: Sequence[str] = ()) -> str:
    """The condition that two of the arrays share memory, or one of them and one of the others."""
    groups = ("".join(f"{_extent(source, array)}, " for array in group) for group in (arrays, others))
    return f"{source.constant(some_overlap, 'some_overlap')}({', '.join(f'({group})' for group in groups)})"


def _extent(source: Source, array: str) -> str:
    return f"{source.constant(extent, 'extent')}({array})"


def _refuse(source: Source, message: str) -> None:
    source.add(f"raise {source.constant(ActivityError, 'ActivityError')}({message!r})")


def check_types(name: str, primal: types.Type, shadow: types.Type) -> None:
    """Refuses shadows whose type does not fit, before anything is compiled."""
    if isinstance(primal, types.Array):
        if not isinstance(shadow, types.Array):
            raise ActivityError(f"the shadow of {name} must be an array like its primal {primal}, got {shadow}")
        if shadow.dtype != primal.dtype or shadow.ndim != primal.ndim:
            raise ActivityError(f"the shadow of {name} must have the dtype and dimension of its primal {primal}, got {shadow}")
        if shadow.layout != primal.layout and primal.layout != "A":
            raise ActivityError(f"the shadow of {name} must have the layout of its primal {primal}, got {shadow}")
        if not shadow.mutable:
            raise ActivityError(f"the shadow of {name} is read-only: derivatives are written to it")
    elif isinstance(primal, types.Record):
        if shadow != primal:
            raise ActivityError(f"the shadow of {name} must be a record like its primal {primal}, got {shadow}")
    elif isinstance(primal, types.BaseTuple) and not (
            isinstance(shadow, types.BaseTuple) and len(shadow.types) == len(primal.types)):
        raise ActivityError(f"the shadow of {name} must be a tuple like its primal {primal}, got {shadow}")
