"""From Numba argument types to one activity per LLVM parameter.

    f(a: array(float64, 1d, C), s: float64, n: int64), a and s differentiated, reverse mode
    ->  ret dup | excinfo const | a: dup dup const const dup const const | s: active | n: const

The wish is expressed by the types of the shadows: where the shadow's type is ``none`` the argument is constant; an array
is shadowed by an array, a float in forward mode by its tangent, and in reverse mode by any float (its gradient is returned).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from llvmlite import ir
from numba.core import types
from numba.core.base import BaseContext

from ...errors import ActivityError
from ...request import Activity, ArrayParameter, GradientRequest, Mode
from ...target import NUMBA_CPU
from ..floats import is_floating, scalar_word
from ..record_layout import has_shadow, memory_word


@dataclass(frozen=True)
class FlatParameter:
    """One LLVM parameter: its activity, what lies behind it (or "integer"), and what it is a multiple of (0: not known)."""

    activity: Activity
    layout: str = ""
    multiple: int = 0


INERT = (types.Number, types.Boolean, types.Dummy, types.UnicodeType, types.FunctionType, types.EnumMember, types.RangeType,
         types.SliceType, types.NPDatetime, types.NPTimedelta, types.CharSeq, types.UnicodeCharSeq,
         types.NumPyRandomGeneratorType, types.NumPyRandomBitGeneratorType)
"""Types of values that hold no number with a tangent, or show the one that they are."""

ARRAY_DATA = 4  # meminfo, parent, nitems, itemsize, data, shape, strides
CONST = FlatParameter(Activity.CONST)
INTEGER = FlatParameter(Activity.CONST, "integer")
POINTER_SHADOWED = FlatParameter(Activity.DUP)


def flat_parameters(context: BaseContext, argument: types.Type, shadow: types.Type, mode: Mode) -> list[FlatParameter]:
    """The LLVM parameters of one argument, in the order in which Numba passes them."""
    if isinstance(argument, types.Array) and (carries_derivative(argument) or isinstance(argument.dtype, types.Integer)):
        return array_parameters(argument, CONST if isinstance(shadow, (types.NoneType, types.Omitted)) else POINTER_SHADOWED)
    if isinstance(argument, types.Record) and shadow == argument:
        return [FlatParameter(Activity.DUP, memory_word(argument))]
    if isinstance(shadow, (types.NoneType, types.Omitted)):
        types_ = context.get_arg_packer([argument]).argument_types
        return [INTEGER if isinstance(type_, ir.IntType) else CONST for type_ in types_]
    if is_floating(argument):
        activity = Activity.DUP if mode is Mode.FORWARD else Activity.ACTIVE
        return [FlatParameter(activity)] * (2 if isinstance(argument, types.Complex) else 1)
    if isinstance(argument, types.BaseTuple):
        return [flat for part, part_shadow in zip(argument.types, shadow.types, strict=True)
                for flat in flat_parameters(context, part, part_shadow, mode)]
    raise ActivityError(f"an argument of type {argument} can't carry a derivative: pass it as Const")


def array_parameters(array: types.Array, pointer: FlatParameter) -> list[FlatParameter]:
    """The parameters of an array of numbers, given what its pointers are.

    The strides of an array that NumPy calls aligned are multiples of the size of its numbers, whatever they skip. Those of
    contiguous records are multiples of the size of a record.
    """
    step = replace(INTEGER, multiple=_stride_unit(array))
    data = FlatParameter(pointer.activity, memory_word(array.dtype))
    return [pointer, pointer, INTEGER, step, data] + [INTEGER] * array.ndim + [step] * array.ndim


def _stride_unit(array: types.Array) -> int:
    if isinstance(array.dtype, types.Record):
        return array.dtype.size if array.layout in "CF" else 0
    return array.dtype.bitwidth // (16 if isinstance(array.dtype, types.Complex) else 8) if array.aligned else 0


def return_parameter(restype: types.Type, mode: Mode, *, needed: bool = True) -> FlatParameter:
    """The pointer through which Numba returns the result; its shadow carries the seed, or the tangent."""
    if not carries_derivative(restype):
        return CONST
    activity = Activity.DUP if needed or mode is Mode.FORWARD else Activity.DUPNONEED
    return FlatParameter(activity, return_layout(restype))


def carries_derivative(type_: types.Type) -> bool:
    """Whether a value of this type holds floating data, anywhere."""
    if is_floating(type_):
        return True
    if isinstance(type_, types.Array):
        return is_floating(type_.dtype) or is_shadowed_record(type_.dtype)
    return isinstance(type_, types.BaseTuple) and any(carries_derivative(part) for part in type_.types)


def is_shadowed_record(dtype: types.Type) -> bool:
    """Whether an array of such records has a shadow: an array of the same records, for their floating fields."""
    return isinstance(dtype, types.Record) and has_shadow(dtype)


def sealed_parameters(context: BaseContext, arguments: tuple[types.Type, ...]) -> Iterator[int]:
    """Places of the parameters of whatever may hold numbers, or their bits as integers, and has no shadow."""
    position = 2
    for leaf in (leaf for argument in arguments for leaf in _leaves(argument)):
        count = len(context.get_arg_packer([leaf]).argument_types)
        if not carries_derivative(leaf):
            yield from range(position, position + count)
        position += count


def hides_derivative(type_: types.Type) -> bool:
    """Whether a value may hold floats where this package gives them no tangent: in a list, an instance, what is not known."""
    if isinstance(type_, types.BaseTuple):
        return any(map(hides_derivative, type_.types))
    if isinstance(type_, types.Buffer):
        return hides_derivative(type_.dtype)
    contents = _contents(type_)
    if contents is None:
        return not isinstance(type_, INERT) or isinstance(type_, types.RawPointer)
    return any(carries_derivative(part) or hides_derivative(part) for part in contents)


def lacks_shadow(type_: types.Type) -> bool:
    """Whether some part of a value may hold floats where this package gives them no tangent."""
    return any(hides_derivative(leaf) and not carries_derivative(leaf) for leaf in _leaves(type_))


def leads_to_arrays(type_: types.Type) -> bool:
    """Whether behind a value may lie memory that is an array's as well, where nothing tells whether it is."""
    if isinstance(type_, types.Array | types.Bytes):
        return False
    contents = _contents(type_)
    if contents is None or isinstance(type_, types.Record):
        return hides_derivative(type_)
    return any(isinstance(part, types.Array) or leads_to_arrays(part) for part in contents)


def is_object(type_: types.Type) -> bool:
    """Whether a value is or holds something that can change and of which no copy is made: an instance, a dictionary."""
    if isinstance(type_, types.BaseTuple | types.Optional):
        return any(map(is_object, type_.types if isinstance(type_, types.BaseTuple) else (type_.type,)))
    if isinstance(type_, types.Buffer):
        return is_object(type_.dtype)
    return not isinstance(type_, (*INERT, types.Record))


def draws_numbers(type_: types.Type) -> bool:
    """Whether a value is or holds a generator of random numbers."""
    if isinstance(type_, types.BaseTuple):
        return any(map(draws_numbers, type_.types))
    return isinstance(type_, types.NumPyRandomGeneratorType | types.NumPyRandomBitGeneratorType)


def object_parameters(context: BaseContext, arguments: tuple[types.Type, ...]) -> dict[int, int]:
    """For the LLVM parameters of each such value, the argument that it belongs to."""
    found: dict[int, int] = {}
    parameter = 2
    for position, argument in enumerate(arguments):
        for leaf in _leaves(argument):
            count = len(context.get_arg_packer([leaf]).argument_types)
            if is_object(leaf):
                found |= dict.fromkeys(range(parameter, parameter + count), position)
            parameter += count
    return found


def _contents(type_: types.Type) -> tuple[types.Type, ...] | None:
    """The types of what a container holds; None for what is none."""
    if isinstance(type_, types.List | types.ListType | types.Set):
        return (type_.dtype,)
    if isinstance(type_, types.DictType):
        return (type_.key_type, type_.value_type)
    if isinstance(type_, types.ClassInstanceType):
        return tuple(type_.struct.values())
    if isinstance(type_, types.StructRef):
        return tuple(type_.field_dict.values())
    if isinstance(type_, types.Record):
        return tuple(field.type for field in type_.fields.values())
    if isinstance(type_, types.LiteralList | types.LiteralStrKeyDict):
        return tuple(type_.types)
    return (type_.type,) if isinstance(type_, types.Optional) else None


def full_shadow(type_: types.Type) -> types.Type:
    """The type of the shadow of everything floating in a value; none for the rest."""
    if not carries_derivative(type_):
        return types.none
    if isinstance(type_, types.BaseTuple):
        return types.BaseTuple.from_types([full_shadow(part) for part in type_.types])
    return type_


def return_layout(restype: types.Type) -> str:
    """The scalar word of a result that consists of floats of one kind only; else empty, and the compiler finds out."""
    if is_floating(restype):
        return scalar_word(restype)
    if isinstance(restype, types.BaseTuple):
        words = {return_layout(part) for part in restype.types}
        return words.pop() if len(words) == 1 else ""
    return ""


def build_request(context: BaseContext, function: str, restype: types.Type, arguments: tuple[types.Type, ...],
                  shadows: tuple[types.Type, ...], mode: Mode, *, apart: bool = False, needed: bool = True,
                  hidden: bool = False, final: bool = False, outermost: bool = False, checkpoints: int = 0,
                  memory: int = 0, debug_nans: bool = False) -> GradientRequest:
    """The request for the flattened function, without a name for the derivative.

    ``apart``: no two arrays share memory of which something is written, nor do their shadows. ``needed``: the result is
    wanted, too. ``hidden``: nobody sees the shadows of a call that fails. ``final``: nobody differentiates the
    derivative. ``outermost``: nor computes a value with it. ``checkpoints``: how many states of time loops are kept (0: loops
    keep what they need). ``memory``: or how many bytes may be.
    """
    parameters = [return_parameter(restype, mode, needed=needed), CONST]
    apart = apart and not any(leads_to_arrays(leaf) for argument in arguments for leaf in _leaves(argument))
    for argument, shadow in zip(arguments, shadows, strict=True):
        parameters += flat_parameters(context, argument, shadow, mode)
    unseen = mode is Mode.REVERSE and apart and final and not needed and not hidden
    return GradientRequest(
        function, tuple(parameter.activity for parameter in parameters), mode=mode, primal=True, target=NUMBA_CPU,
        hidden_shadows=hidden, final=final, any_order=final and outermost, alone=True,
        checkpoints=checkpoints if mode is Mode.REVERSE else 0, memory=memory if mode is Mode.REVERSE else 0,
        arrays=tuple(array_extents(context, arguments)) if (checkpoints or memory) and mode is Mode.REVERSE else (),
        parameter_layouts=tuple(parameter.layout for parameter in parameters),
        parameter_multiples=tuple(parameter.multiple for parameter in parameters),
        copied_shadows=tuple(copied_shadows(context, arguments, parameters)) if unseen else (),
        sealed=tuple(place for place in sealed_parameters(context, arguments) if not parameters[place].activity.has_shadow),
        debug_nans=debug_nans, noalias=tuple(data_parameters(context, arguments)) if apart else ())


def data_parameters(context: BaseContext, arguments: tuple[types.Type, ...], *, records: bool = False) -> Iterator[int]:
    """Places of the data pointers of all arrays among the LLVM parameters; the result has memory of its own, too.

    ``records``: and those of single records, among them.
    """
    yield 0
    position = 2
    for argument in arguments:
        for leaf in _leaves(argument):
            if isinstance(leaf, types.Array):
                yield position + ARRAY_DATA
            elif records and isinstance(leaf, types.Record):
                yield position
            position += len(context.get_arg_packer([leaf]).argument_types)


def count_arrays(arguments: Sequence[types.Type]) -> int:
    """How many arrays there are among the arguments."""
    return sum(isinstance(leaf, types.Array) for argument in arguments for leaf in _leaves(argument))


def leaf_data_parameters(context: BaseContext, arguments: tuple[types.Type, ...]) -> dict[int, int]:
    """For the data pointer of each array among the LLVM parameters, the argument that it belongs to."""
    found: dict[int, int] = {}
    for position in range(len(arguments)):
        places = list(data_parameters(context, arguments[:position + 1]))[1:]
        found |= {place: position for place in places if place not in found}
    return found


def array_extents(context: BaseContext, arguments: tuple[types.Type, ...]) -> Iterator[ArrayParameter]:
    """Where the extents of all arrays stand among the LLVM parameters."""
    position = 2
    for leaf in (leaf for argument in arguments for leaf in _leaves(argument)):
        if isinstance(leaf, types.Array):
            item = context.get_abi_sizeof(context.get_data_type(leaf.dtype))
            yield ArrayParameter(position + ARRAY_DATA, leaf.ndim, item, leaf.layout in "CF")
        position += len(context.get_arg_packer([leaf]).argument_types)


def copied_shadows(context: BaseContext, arguments: tuple[types.Type, ...],
                   parameters: Sequence[FlatParameter]) -> list[ArrayParameter]:
    """The arrays with a shadow, if all of them are contiguous."""
    found = [array for array in array_extents(context, arguments) if parameters[array.place].activity.has_shadow]
    return found if all(array.contiguous for array in found) else []


def leaves(type_: types.Type, expression: str) -> Iterator[tuple[types.Type, str]]:
    """All leaves of a value with the expressions that reach them."""
    if isinstance(type_, types.BaseTuple):
        for i, part in enumerate(type_.types):
            yield from leaves(part, f"{expression}[{i}]")
    else:
        yield type_, expression


def _leaves(type_: types.Type) -> Iterator[types.Type]:
    return (leaf for leaf, _ in leaves(type_, ""))


def holds_array(type_: types.Type) -> bool:
    """Whether a value of this type is, or holds, an array of floating data."""
    if isinstance(type_, types.BaseTuple):
        return any(holds_array(part) for part in type_.types)
    return isinstance(type_, types.Array) and carries_derivative(type_)
