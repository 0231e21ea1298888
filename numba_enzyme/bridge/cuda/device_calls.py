"""Emits calls of derivatives of device functions, as names that :mod:`.device_derivatives` fills in when the kernel is whole.

    autodiff(f, Duplicated(x, dx), Active(a))     %r = call { i32, double } @ne.autodiff.7(i1 %race_free, ptr %ret, ptr %ret.d,
                                                                                          ..., ptr %x, ptr %x.d, double %a)

Only the whole kernel tells which memory lies behind a pointer: a thread's own, shared, or that of the grid. So the derivative is
made there, one for each way in which the function is called.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from llvmlite import ir

from ...errors import ActivityError
from ...request import Activity, Mode
from ..floats import scalar_word
from .front_end import CUDATargetContext, Signature, cgutils, types
from .layout import CONST, Flat, carries_derivative, flat_parameters, places
from .names import readable_name, short_symbol

PLACEHOLDER = "ne.autodiff."


@dataclass(frozen=True)
class DeviceCall:
    """What a placeholder stands for: the derivative of ``symbol``.

    ``parameters``: one per LLVM parameter of the primal, the place of its result first; ``owners``: which argument each belongs
    to (-1: the result); ``kinds``: what it is of an array, in the words of `places`. In the placeholder's own parameters a flag
    for each argument comes first: whether its shadow is free of races.
    """

    symbol: str
    name: str
    mode: Mode
    parameters: tuple[Flat, ...]
    owners: tuple[int, ...]
    kinds: tuple[str, ...]

    @property
    def data(self) -> tuple[int, ...]:
        """The parameters that point to elements of arrays."""
        return tuple(place for place, kind in enumerate(self.kinds) if kind == "data")

    def words(self, place: int) -> tuple[int, ...]:
        """Of the array whose elements a parameter points to: bytes of an element, number of elements, extents and strides."""
        axes = len(list(itertools.takewhile("extent".__eq__, self.kinds[place + 1 :])))
        return place - 1, place - 2, *range(place + 1, place + 1 + 2 * axes)

    @property
    def flags(self) -> int:
        return max(self.owners) + 1


EXTRACTING: ContextVar[bool] = ContextVar("EXTRACTING", default=False)
"""Whether a kernel is being compiled for us: numba-cuda itself does not know what to make of placeholders."""


@contextmanager
def extracting() -> Iterator[None]:
    """Inside, what is compiled may call derivatives: we fill them in."""
    token = EXTRACTING.set(True)
    try:
        yield
    finally:
        EXTRACTING.reset(token)


_CALLS: dict[str, DeviceCall] = {}
_NAMES: dict[DeviceCall, str] = {}
_NUMBERS = itertools.count()


def call_of(placeholder: str) -> DeviceCall | None:
    """What a function of the IR stands for, if it is a placeholder."""
    return _CALLS.get(placeholder)


def _placeholder(call: DeviceCall) -> str:
    if call not in _NAMES:
        _NAMES[call] = f"{PLACEHOLDER}{next(_NUMBERS)}"
        _CALLS[_NAMES[call]] = call
    return _NAMES[call]


def gradient_type(argument: types.Type, shadow: types.Type) -> types.Type:
    """The type of the gradient that a call returns for an argument; none where there is none or it lies in memory."""
    if isinstance(shadow, types.NoneType) or isinstance(argument, types.Array) or not carries_derivative(argument):
        return types.none
    if isinstance(argument, types.BaseTuple):
        return types.BaseTuple.from_types([gradient_type(*pair) for pair in zip(argument.types, shadow.types, strict=True)])
    return argument


def tangent_type(result: types.Type) -> types.Type:
    """The type of the tangent of a result; none for what is not floating."""
    if not carries_derivative(result):
        return types.none
    if isinstance(result, types.BaseTuple):
        return types.BaseTuple.from_types([tangent_type(part) for part in result.types])
    return result


def check_result(name: str, result: types.Type) -> None:
    """Raise ActivityError for results that hold pointers."""
    if not _is_plain(result):
        raise ActivityError(f"{name} returns {result}: inside a kernel let it write its result into a Duplicated argument")


def _is_plain(type_: types.Type) -> bool:
    if isinstance(type_, types.BaseTuple):
        return all(map(_is_plain, type_.types))
    return isinstance(type_, (types.Number, types.Boolean, types.NoneType))


def flat_shadowed(type_: types.Type, shadow: types.Type, mode: Mode) -> list[Flat]:
    """The LLVM parameters of one argument whose shadow has the given type (none: it is constant)."""
    if isinstance(type_, types.BaseTuple) and isinstance(shadow, types.BaseTuple):
        return [flat for pair in zip(type_.types, shadow.types, strict=True) for flat in flat_shadowed(*pair, mode)]
    return flat_parameters(type_, not isinstance(shadow, types.NoneType), mode)


def _convention(context: CUDATargetContext, descriptor: Any):
    """How a function is called: functions say it themselves, in older versions of numba-cuda the context does."""
    return getattr(descriptor, "call_conv", None) or context.call_conv


class Emission:
    """One call of a derivative in a kernel or device function.

    ``shadows``: a type per argument, none for constant ones; that of an active scalar is its own. ``primal``: the signature that
    the call of the function resolves to.
    """

    def __init__(self, context: CUDATargetContext, builder: ir.IRBuilder, dispatcher: Any, primal: Signature,
                 shadows: Sequence[types.Type], mode: Mode) -> None:
        self.context, self.builder, self.primal = context, builder, primal
        self.shadows, self.mode = tuple(shadows), mode
        compiled = dispatcher.compile_device(tuple(primal.args))
        context.add_linking_libs([compiled.library])
        self.function_type = _convention(context, compiled.fndesc).get_function_type(primal.return_type, primal.args)
        differentiated = carries_derivative(primal.return_type)
        result = Flat(Activity.DUP, scalar_word(primal.return_type)) if differentiated else CONST
        groups = [flat_shadowed(*pair, mode) for pair in zip(primal.args, self.shadows, strict=True)]
        owners = [owner for owner, group in enumerate(groups) for _ in group]
        kinds = ["", *places(tuple(primal.args))]
        self.parameters = [result, *(flat for group in groups for flat in group)]
        name = readable_name(dispatcher.py_func)
        symbol = short_symbol(compiled.fndesc.llvm_func_name)
        call = DeviceCall(symbol, name, mode, tuple(self.parameters), (-1, *owners), tuple(kinds))
        self.name = _placeholder(call)
        pointee = self.function_type.args[0].pointee
        self.result_place = cgutils.alloca_once_value(builder, cgutils.get_null_value(pointee))
        self.shadow_place = cgutils.alloca_once_value(builder, cgutils.get_null_value(pointee)) if differentiated else None

    def emit(self, values: list, shadows: list, flags: list, seed: ir.Value | None = None) -> None:
        """The call. Per argument: its value, its shadow (None: it has none in memory), whether that is free of races."""
        builder, context = self.builder, self.context
        if seed is not None and self.shadow_place is not None:
            builder.store(context.get_return_value(builder, self.primal.return_type, seed), self.shadow_place)
        flat_values = [self.result_place, *context.get_arg_packer(self.primal.args).as_arguments(builder, values)]
        flat_shadows = [self.shadow_place, *self._flat_shadows(self.primal.args, self.shadows, shadows)]
        passed = list(flags)
        for value, shadow, parameter in zip(flat_values, flat_shadows, self.parameters, strict=True):
            passed += [value, shadow] if parameter.activity.has_shadow else [value]
        active = [v.type for v, p in zip(flat_values, self.parameters, strict=True) if p.activity is Activity.ACTIVE]
        result = ir.LiteralStructType([ir.IntType(32), *active])
        function_type = ir.FunctionType(result, [value.type for value in passed])
        callee = cgutils.get_or_insert_function(builder.module, function_type, self.name)
        code, *self.fields = cgutils.unpack_tuple(builder, builder.call(callee, passed))
        convention = _convention(context, getattr(context, "fndesc", None))
        status = convention._get_return_status(builder, code)
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)

    def _flat_shadows(self, kinds: Iterable[types.Type], shadow_kinds: Iterable[types.Type], shadows: Iterable) -> list:
        return [flat for triple in zip(kinds, shadow_kinds, shadows, strict=True) for flat in self._flat_shadow(*triple)]

    def _flat_shadow(self, kind: types.Type, shadow_kind: types.Type, shadow: ir.Value | None) -> list:
        """One value per flattened parameter of an argument; not all of them are used."""
        if shadow is None or isinstance(shadow_kind, types.NoneType):
            return [None] * len(self.context.get_arg_packer([kind]).argument_types)
        if isinstance(kind, types.BaseTuple):
            return self._flat_shadows(kind.types, shadow_kind.types, cgutils.unpack_tuple(self.builder, shadow))
        cast = self.context.cast(self.builder, shadow, shadow_kind, kind) if not isinstance(kind, types.Array) else shadow
        return list(self.context.get_arg_packer([kind]).as_arguments(self.builder, [cast]))

    def value(self):
        """What the function returns."""
        raw = self.builder.load(self.result_place)
        return self.context.get_returned_value(self.builder, self.primal.return_type, raw)

    def tangent(self):
        """The tangent of what it returns."""
        if self.shadow_place is None:
            return self.context.get_dummy_value()
        raw = self.context.get_returned_value(self.builder, self.primal.return_type, self.builder.load(self.shadow_place))
        return self._tangent(self.primal.return_type, raw)

    def _tangent(self, kind: types.Type, raw: ir.Value):
        if not carries_derivative(kind):
            return self.context.get_dummy_value()
        if isinstance(kind, types.BaseTuple):
            parts = [self._tangent(part, self.builder.extract_value(raw, i)) for i, part in enumerate(kind.types)]
            return self.context.make_tuple(self.builder, tangent_type(kind), parts)
        return raw

    def gradients(self) -> list:
        """One value per argument: the gradient of active ones, a dummy for the others."""
        fields = iter(self.fields)
        return [self._gradient(*pair, fields) for pair in zip(self.primal.args, self.shadows, strict=True)]

    def _gradient(self, kind: types.Type, shadow: types.Type, fields: Iterator[ir.Value]):
        made = gradient_type(kind, shadow)
        if isinstance(made, types.NoneType):
            return self.context.get_dummy_value()
        if isinstance(kind, types.BaseTuple):
            parts = [self._gradient(*pair, fields) for pair in zip(kind.types, shadow.types, strict=True)]
            return self.context.make_tuple(self.builder, made, parts)
        if isinstance(kind, types.Complex):
            pair = self.context.make_complex(self.builder, kind)
            pair.real, pair.imag = next(fields), next(fields)
            return pair._getvalue()
        return next(fields)
