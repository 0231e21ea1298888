"""Arguments and results as trees of leaves: arrays and scalars inside (named, nested) tuples.

    x: Tuple(array(float64, 1d, C), int64)
    shadow_tree     -> ("shadow_0", None)            with  shadow_0 = zeros_like(x[0])
    gradient        -> "(shadow_0, None,)"

A tree is a name, an expression, None where there is no derivative, or a tuple of trees.
"""

from __future__ import annotations

from typing import Any

from numba.core import types

from ..bridge.cpu.fresh import copy_laid_out, zeros_laid_out
from ..bridge.cpu.layout import carries_derivative, hides_derivative, leaves
from ..bridge.cpu.record_memory import conjugate_numbers, holds_complex_numbers, put_numbers
from ..bridge.cpu.row_types import has_columns, in_words
from ..bridge.function_text import construct
from ..errors import EnzymeError
from .annotations import Const, annotation_of
from .source import Source

Tree = str | None | tuple


def render(tree: Tree) -> str:
    """The tree as a Python expression; a tuple without any derivative is None, which says Const."""
    if tree is None:
        return "None"
    if isinstance(tree, str):
        return tree
    if all(render(part) == "None" for part in tree):
        return "None"
    return "(" + "".join(f"{render(part)}, " for part in tree) + ")"


def laid_out(source: Source, type_: types.Type, expression: str, epilogue: list[tuple[str, str, int]]) -> str:
    """The argument with every array of any layout inside replaced by a copy without large gaps, so that shadows can share its
    layout; contiguous if the array is.

    What the function wrote is to be copied back: (target, source, dimension) goes to *epilogue*, for :func:`copy_over`.
    """
    if isinstance(type_, types.Array) and type_.layout == "A" and carries_derivative(type_):
        name = source.bind(copy_of(source, type_, expression), "primal")
        if type_.mutable:
            epilogue.append((expression, name, type_.ndim))
        return name
    if isinstance(type_, types.BaseTuple) and holds_strided(type_):
        parts = [laid_out(source, part, f"{expression}[{i}]", epilogue) for i, part in enumerate(type_.types)]
        return source.bind(construct(source, type_, parts), "primal")
    return expression


def keeps_layout(type_: types.Array) -> bool:
    """Whether a copy is not simply in C order. One of records is: what is known of the types of members goes by that."""
    return type_.layout != "C" and not isinstance(type_.dtype, types.Record)


def copy_of(source: Source, type_: types.Array, expression: str) -> str:
    """An expression of a copy with which a function does what it does with the array."""
    return f"{source.constant(copy_laid_out, 'copy_laid_out')}({expression})" if keeps_layout(type_) else f"{expression}.copy()"


def zeros(source: Source, type_: types.Array) -> str:
    """What makes zeros with the strides of an array, or of its copy."""
    return source.constant(zeros_laid_out, "zeros_laid_out") if _is_of_any_layout(type_) else "zeros_like"


def _is_of_any_layout(type_: types.Array) -> bool:
    return type_.layout == "A" and keeps_layout(type_)


def copy_over(source: Source, arrays: list[tuple[str, str, int]]) -> None:
    """Lines that write the elements of a copy back to the strided array for which it stood."""
    for target, origin, ndim in arrays:
        with source.loops(target, ndim) as index:
            source.add(f"{target}[{index}] = {origin}[{index}]")


def holds_strided(type_: types.Type) -> bool:
    """Whether an array in it has a derivative and no layout that is known."""
    if isinstance(type_, types.BaseTuple):
        return any(holds_strided(part) for part in type_.types)
    return isinstance(type_, types.Array) and type_.layout == "A" and carries_derivative(type_)


def copied(source: Source, type_: types.Type, expression: str) -> str:
    """The argument with every array inside replaced by a fresh copy."""
    if isinstance(type_, types.Array):
        return source.bind(copy_of(source, type_, expression), "copy")
    if isinstance(type_, types.BaseTuple) and any(isinstance(leaf, types.Array) for leaf, _ in leaves(type_, "")):
        parts = [copied(source, part, f"{expression}[{i}]") for i, part in enumerate(type_.types)]
        return source.bind(construct(source, type_, parts), "copy")
    return expression


def zero_shadow(source: Source, type_: types.Type, expression: str) -> Tree:
    """Zeroed shadows for the arrays, the scalars themselves where a gradient is to be returned."""
    check_supported(type_)
    return _zero_shadow(source, type_, expression)


def _zero_shadow(source: Source, type_: types.Type, expression: str) -> Tree:
    if not carries_derivative(type_):
        return None
    if isinstance(type_, types.Array):
        return source.bind(f"{zeros(source, type_)}({expression})", "shadow")
    if isinstance(type_, types.BaseTuple):
        return tuple(_zero_shadow(source, part, f"{expression}[{i}]") for i, part in enumerate(type_.types))
    return expression


def gradient(source: Source, type_: types.Type, shadow: Any, returned: str) -> str:
    """The gradient with the structure of the argument; complex entries follow JAX's convention (conjugated)."""
    if shadow is None:
        return "None"
    if isinstance(type_, types.Array):
        conjugate_records(source, type_, shadow)
        if isinstance(type_.dtype, types.Complex):
            return f"np.conj({shadow})"
        return f"{shadow}.copy()" if _is_of_any_layout(type_) else shadow
    if isinstance(type_, types.BaseTuple):
        parts = [gradient(source, part, part_shadow, f"{returned}[{i}]")
                 for i, (part, part_shadow) in enumerate(zip(type_.types, shadow, strict=True))]
        return construct(source, type_, parts)
    return f"{returned}.conjugate()" if isinstance(type_, types.Complex) else returned


def tangent(source: Source, primal_type: types.Type, primal: str, type_: types.Type, given: str, argument: str) -> Tree:
    """The caller's tangent in the layout of the primal; copied, because the sweep writes to it where the primal is written.

    ``argument``: what the caller knows it as.
    """
    whose = f"the tangent of argument `{argument}` of type {primal_type}"
    if isinstance(type_, types.NoneType) and not carries_derivative(primal_type):
        return None
    if has_columns(primal_type) and annotation_of(type_) is not Const:
        raise EnzymeError(f"{whose} must be a list of the same kind, or None if it is constant, got {type_}")
    check_supported(primal_type)
    if not carries_derivative(primal_type):
        return None
    if annotation_of(type_) is Const:
        return zero_tangent(source, primal_type, primal)
    if isinstance(type_, types.NoneType):
        raise EnzymeError(f"{whose} is missing: give zeros if it is constant")
    if isinstance(primal_type, types.BaseTuple):
        if not isinstance(type_, types.BaseTuple) or len(type_.types) != len(primal_type.types):
            raise EnzymeError(f"{whose} must be a tuple of the same length, got {type_}")
        return tuple(tangent(source, part, f"{primal}[{i}]", given_part, f"{given}[{i}]", f"{argument}[{i}]")
                     for i, (part, given_part) in enumerate(zip(primal_type.types, type_.types, strict=True)))
    if isinstance(primal_type, types.Array):
        type_, given = without_axes(source, primal_type, type_, given)
        if not isinstance(type_, types.Array) or type_.ndim != primal_type.ndim:
            raise EnzymeError(f"{whose} must be an array of the same shape, got {type_}")
        check_records(primal_type, type_, "tangent")
        records = isinstance(primal_type.dtype, types.Record)
        filled = records or _is_of_any_layout(primal_type)
        name = source.bind(f"{zeros(source, primal_type)}({primal})" if filled else f"np.empty_like({primal})", "tangent")
        with source.block(f"if {given}.shape != {primal}.shape:"):
            source.add("raise ValueError('a tangent must have the shape of its primal')")
        with source.loops(name, primal_type.ndim) as index:
            source.add(f"{source.constant(put_numbers, 'put_numbers')}({name}[{index}], {given}[{index}])" if records
                       else f"{name}[{index}] = {given}[{index}]")
        return name
    type_, given = number(type_, given)
    if not isinstance(type_, types.Number):
        raise EnzymeError(f"{whose} must be a number, got {type_}")
    return source.bind(f"{source.constant(scalar_class(primal_type), 'scalar')}({given})", "tangent")


def without_axes(source: Source, wanted: types.Array, type_: types.Type, given: str) -> tuple[types.Type, str]:
    """What was given for an array: a number for one without axes, since NumPy's arithmetic makes numbers of those."""
    if wanted.ndim == 0 and isinstance(type_, types.Number):
        return types.Array(type_, 0, "C"), source.bind(f"np.array({given})", "given")
    return type_, given


def number(type_: types.Type, given: str) -> tuple[types.Type, str]:
    """What was given for a number, and how to read it: `np.ones_like(out)` is an array without axes."""
    return (type_.dtype, f"{given}[()]") if isinstance(type_, types.Array) and type_.ndim == 0 else (type_, given)


def zero_tangent(source: Source, type_: types.Type, primal: str) -> Tree:
    """The tangent, or shadow, of what is constant when the function begins: arrays have one that it may write to."""
    if isinstance(type_, types.BaseTuple):
        return tuple(zero_tangent(source, part, f"{primal}[{i}]") for i, part in enumerate(type_.types))
    if not isinstance(type_, types.Array) or not carries_derivative(type_):
        return None
    return source.bind(f"{zeros(source, type_)}({primal})", "tangent")


def conjugate_records(source: Source, type_: types.Array, array: str) -> None:
    """Lines that replace complex numbers in the records of an array by their conjugates, if there are any."""
    if isinstance(type_.dtype, types.Record) and holds_complex_numbers(type_.dtype):
        with source.loops(array, type_.ndim) as index:
            source.add(f"{source.constant(conjugate_numbers, 'conjugate_numbers')}({array}[{index}])")


def check_records(primal: types.Array, given: types.Array, what: str) -> None:
    """Refuses a tangent or cotangent whose records, or numbers, are not records of the primal's dtype."""
    if given.dtype != primal.dtype and any(isinstance(array.dtype, types.Record) for array in (primal, given)):
        raise EnzymeError(f"the {what} of {primal} must have its dtype, got {given}: make it with np.zeros_like")


def scalar_class(type_: types.Type) -> object:
    """The type itself, which Numba accepts as a constructor of its values."""
    return types.unliteral(type_)


def check_supported(type_: types.Type) -> None:
    """Refuses arguments that hold floating data where no shadow can be made for it. Dictionaries in tuples are constants."""
    if isinstance(type_, types.BaseTuple):
        for part in type_.types:
            if not isinstance(part, types.DictType):
                check_supported(part)
    elif isinstance(type_, types.Array):
        if isinstance(type_.dtype, types.PyObject) or (hides_derivative(type_) and not carries_derivative(type_)):
            raise EnzymeError(f"an argument of type {type_} is not supported: " + (
                "pass its fields as separate arrays" if isinstance(type_.dtype, types.Record)
                else "pass an array of numbers, array.astype(np.float64)"))
    elif isinstance(type_, types.DictType | types.ListType | types.Optional) and not hides_derivative(type_):
        return  # of integers or strings, say
    elif isinstance(type_, types.List | types.DictType | types.Set | types.Optional):
        of_lists = isinstance(type_, types.List) and isinstance(type_.dtype, types.List)
        instead = ("take grad, jvp, vjp or hvp, or pass a tuple" if has_columns(type_) else
                   "pass an array, np.array(...), or a tuple" if of_lists else "pass an array or a tuple")
        raise EnzymeError(f"an argument of type {type_} is not supported: {instead} instead")
    elif isinstance(type_, types.ListType):
        instead = ("take grad, jvp, vjp or hvp, or pass a tuple" if has_columns(type_)
                   else "pass a typed list of numbers, of arrays or of tuples of them, an array or a tuple")
        raise EnzymeError(f"an argument of type {type_} is not supported: {instead} instead")
    elif isinstance(type_, types.Record):
        raise EnzymeError(f"an argument of type {type_} is not supported: pass its fields as arrays and floats")
    elif hides_derivative(type_):
        raise EnzymeError(f"an argument of type {in_words(type_)} is not supported: pass what it holds as arrays and floats")
