"""Does a shadow fit its primal, are arguments apart? What types can't tell is checked at each call, in compiled code.

    refuse_misfits(source, [("x", "dx")])      lines that raise unless shapes and strides agree and the memories are apart
    refuse_overlaps(source, ["x", "y"])        lines that raise if two arguments share memory
"""

from __future__ import annotations

from collections.abc import Sequence

from numba.core import types

from ..bridge.cpu.overlap import SHAPES, STRIDES, extent, shadow_misfit, some_overlap
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
