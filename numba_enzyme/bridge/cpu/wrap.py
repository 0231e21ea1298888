"""Emits the call of a derivative inside @njit code.

    status, value, grads = call_reverse(f, (a, s, n), (da, s, None), 1.0)     # da += ..., grads == (None, ds, None)
    status, value, tangent = call_forward(f, (a, s, n), (da, ds, None))
    if status[0]:
        raise_failure(status)
        raise RuntimeError

Both are typed statically: a shadow of type ``none`` says Const. If the primal raised, ``status`` says so (see status.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace

from llvmlite import ir
from numba.core import cgutils, types, typing
from numba.core.base import BaseContext
from numba.core.registry import CPUDispatcher
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ... import config
from ...errors import EnzymeError
from ...request import Activity, Mode
from ...result import Derivative
from .call_types import call_signature
from .context import DifferentiationContext
from .extract import compiled_arguments, extract
from .fresh import zeros_like
from .function_values import by_name, is_function_value
from .layout import build_request, carries_derivative, count_arrays, data_parameters, holds_array, lacks_shadow
from .link import LinkedDerivative, link
from .nonfinite import holds_checks, raised_status
from .status import STATUS, status_value
from .vector_library import vector_functions

OUTERMOST = "outermost.derivative"
"""The qualified name of functions that transforms write for the interpreter, and for no compiled function, to call."""
APPROXIMATE = re.compile(r"\bcall [^\n(]*\b(?:fast|afn)\b")
_CALLED: ContextVar[list[Derivative] | None] = ContextVar("derivatives that what is being compiled calls", default=None)
_TURNED_OFF: ContextVar[frozenset[str]] = ContextVar("optimisations that outermost derivatives do without", default=frozenset())


@contextmanager
def turned_off(switches: frozenset[str]) -> Iterator[None]:
    """Derivatives that are compiled inside, for the interpreter to call, do without these optimisations."""
    token = _TURNED_OFF.set(switches)
    try:
        yield
    finally:
        _TURNED_OFF.reset(token)


@contextmanager
def derivatives_called() -> Iterator[list[Derivative]]:
    """Collects the derivatives that are called by what is compiled inside, but not in a further one inside of that."""
    called: list[Derivative] = []
    token = _CALLED.set(called)
    try:
        yield called
    finally:
        _CALLED.reset(token)


def derivative_for(dispatcher: CPUDispatcher, arguments: tuple[types.Type, ...], shadows: tuple[types.Type, ...],
                   mode: Mode, *, apart: bool = True, needed: bool = True, hidden: bool = False,
                   again: bool = False, outermost: bool = True, debug_nans: bool = False) -> LinkedDerivative:
    """The derivative of *dispatcher* for these types of arguments and shadows.

    ``apart``: it may be taken for granted that arrays, and shadows, do not share memory that is written.
    ``needed``: somebody wants the primal's result, too. ``hidden``: nobody sees the shadows of a call that fails. ``again``: it
    will be differentiated itself, which schedules of checkpoints do not stand: then loops keep what they need. ``outermost``: the
    interpreter calls it, so that no compiled function makes a value of its results. ``debug_nans``: it is checked, even if the
    dispatcher does not ask for that.
    """
    debug_nans |= is_debugged(dispatcher)
    dispatcher = getattr(dispatcher, "unchecked", None) or dispatcher
    extracted = extract(dispatcher, arguments, debug_nans=debug_nans)
    debug_nans |= holds_checks(extracted.text)  # of a function that is checked, which this one calls
    planning = None if again else getattr(dispatcher, "planning", None)
    request = build_request(extracted.context, extracted.name, extracted.signature.return_type, arguments, shadows, mode,
                            apart=apart, needed=needed, hidden=hidden, final=not again, outermost=outermost,
                            debug_nans=debug_nans, checkpoints=planning.checkpoints if planning else 0,
                            memory=planning.memory if planning else 0)
    if not again and APPROXIMATE.search(extracted.text):
        features = extracted.context.codegen().magic_tuple()[2]
        request = replace(request, vector_functions=vector_functions(features))
    if outermost and _TURNED_OFF.get():
        request = replace(request, switches=_TURNED_OFF.get())
    linked = link(extracted, request)
    if (called := _CALLED.get()) is not None:
        called.append(linked.derivative)
    return linked


def is_debugged(dispatcher: CPUDispatcher) -> bool:
    """Whether what is made of a function is checked for numbers that are not finite."""
    return getattr(dispatcher, "debug_nans", False) or config.debug_nans()


def primal_signature(typing_context: Context, function: types.Dispatcher, arguments: types.BaseTuple) -> typing.Signature:
    """The signature that a call of *function* with these arguments resolves to; omitted arguments are filled in."""
    given = tuple(types.unliteral(argument) for argument in arguments.types)
    found = call_signature(typing_context, function, given)
    if any(isinstance(type_, types.StarArgTuple | types.StarArgUniTuple) for type_ in found.args):
        raise EnzymeError(f"{function.dispatcher.__name__} takes *args, which can't be differentiated: "
                          "pass a tuple, or name the arguments")
    return found


def _resolved(typing_context: Context, function: types.Dispatcher,
              arguments: types.BaseTuple) -> tuple[types.Dispatcher, Signature]:
    """The type of what is differentiated (which does not keep it), and its signature. A signature that takes a function as a
    pointer does not say which one it is: there a function around the call, which takes what is given."""
    primal = primal_signature(typing_context, function, arguments)
    if any(is_function_value(*pair) for pair in zip(arguments.types, primal.args, strict=False)):
        function = by_name(function.dispatcher)._numba_type_
        primal = primal_signature(typing_context, function, arguments)
    return function, primal


def gradient_type(argument: types.Type, shadow: types.Type) -> types.Type:
    """The type in which :func:`call_reverse` returns the gradient of an argument; none where it lies in a shadow."""
    if isinstance(shadow, types.NoneType) or isinstance(argument, types.Array | types.Record):
        return types.none
    if isinstance(argument, types.BaseTuple):
        parts = [gradient_type(*pair) for pair in zip(argument.types, shadow.types, strict=True)]
        return types.BaseTuple.from_types(parts)
    return types.unliteral(argument)


@intrinsic
def call_reverse(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, shadows: types.BaseTuple,
                 seed: types.Type):
    """``(status, value, gradients)``: runs primal and adjoint; array shadows are accumulated into, scalar gradients returned.

    For arrays that do not share memory which is written: the caller has made sure.
    """
    return _reverse(typingctx, function, arguments, shadows, seed, apart=True)


@intrinsic
def call_reverse_sharing(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, shadows: types.BaseTuple,
                         seed: types.Type):
    """As :func:`call_reverse`, for arrays that share memory, with shadows that share it in the same way."""
    return _reverse(typingctx, function, arguments, shadows, seed, apart=False)


@intrinsic
def call_value_and_gradient(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, shadows: types.BaseTuple,
                            seed: types.Type):
    """As :func:`call_reverse`, for shadows that nobody sees where the call fails: they may hold anything then."""
    return _reverse(typingctx, function, arguments, shadows, seed, apart=True, hidden=True)


@intrinsic
def call_gradient(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, shadows: types.BaseTuple,
                  seed: types.Type):
    """As :func:`call_reverse`, but the value means nothing: work that only the result needs is not done.

    For shadows that nobody sees where the call fails: they may hold anything then.
    """
    return _reverse(typingctx, function, arguments, shadows, seed, apart=True, needed=False, hidden=True)


@intrinsic
def call_gradient_into(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, shadows: types.BaseTuple,
                       seed: types.Type):
    """As :func:`call_gradient`, for shadows that are left as they are where the call fails."""
    return _reverse(typingctx, function, arguments, shadows, seed, apart=True, needed=False)


@intrinsic
def call_gradient_into_sharing(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple,
                               shadows: types.BaseTuple, seed: types.Type):
    """As :func:`call_gradient_into`, for arrays that share memory, with shadows that share it in the same way."""
    return _reverse(typingctx, function, arguments, shadows, seed, apart=False, needed=False)


def _reverse(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, shadows: types.BaseTuple,
             seed: types.Type, *, apart: bool, needed: bool = True, hidden: bool = False):
    source, primal = _resolved(typingctx, function, arguments)
    if holds_array(primal.return_type):
        raise EnzymeError(f"reverse mode needs a result without arrays, got {primal.return_type}: "
                          "use vjp, or let the function write its result into an argument")
    seeded = types.unliteral(primal.return_type) if carries_derivative(primal.return_type) else seed
    gradients = types.BaseTuple.from_types(
        [gradient_type(*pair) for pair in zip(arguments.types, shadows.types, strict=True)])
    result = types.Tuple((STATUS, primal.return_type, gradients))

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        call = _Call(context, builder, source.dispatcher, primal, arguments, shadows, Mode.REVERSE,
                     apart=apart, needed=needed, hidden=hidden)
        call.seed_result(args[3])
        fields = call.emit(args[1], args[2])
        values = iter(fields)
        gradient = _gather(context, builder, arguments.types, primal.args, shadows, values)
        return context.make_tuple(builder, result, (call.status, call.result(), gradient))

    return result(function, arguments, shadows, seeded), codegen


@intrinsic
def call_forward(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, tangents: types.BaseTuple):
    """``(status, value, tangent)``; the tangent of a result without floating data is None. Arrays may share memory."""
    return _forward(typingctx, function, arguments, tangents)


@intrinsic
def call_checked(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, tangents: types.BaseTuple):
    """As :func:`call_forward`, and what is computed is checked for numbers that are not finite."""
    return _forward(typingctx, function, arguments, tangents, debug_nans=True)


def _forward(typingctx: Context, function: types.Dispatcher, arguments: types.BaseTuple, tangents: types.BaseTuple, *,
             debug_nans: bool = False):
    source, primal = _resolved(typingctx, function, arguments)
    if lacks_shadow(primal.return_type):
        raise EnzymeError(f"{function.dispatcher.__name__} returns {primal.return_type}, whose numbers have no tangents: "
                          "return an array or a tuple")
    tangent = tangent_type(primal.return_type)
    result = types.Tuple((STATUS, primal.return_type, tangent))

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        call = _Call(context, builder, source.dispatcher, primal, arguments, tangents, Mode.FORWARD, apart=False,
                     debug_nans=debug_nans)
        call.emit(args[1], args[2])
        value = call.result()
        raw = call.result_tangent() if carries_derivative(primal.return_type) else context.get_dummy_value()
        derivative = _tangent(context, builder, primal.return_type, value, raw)
        return context.make_tuple(builder, result, (call.status, value, derivative))

    return result(function, arguments, tangents), codegen


def tangent_type(type_: types.Type) -> types.Type:
    """The type of the tangent of a value: itself, with none for what is not floating."""
    if not carries_derivative(type_):
        return types.none
    if isinstance(type_, types.NamedTuple | types.NamedUniTuple):
        return types.BaseTuple.from_types([tangent_type(part) for part in type_.types], type_.instance_class)
    if isinstance(type_, types.BaseTuple):
        return types.BaseTuple.from_types([tangent_type(part) for part in type_.types])
    return type_


class _Call:
    """One call of a derivative: result and seed in allocas, arguments interleaved with shadows, the status kept."""

    def __init__(self, context: BaseContext, builder: ir.IRBuilder, dispatcher: CPUDispatcher, primal: Signature,
                 arguments: types.BaseTuple, shadows: types.BaseTuple, mode: Mode, *, apart: bool,
                 needed: bool = True, hidden: bool = False, debug_nans: bool = False):
        self.context, self.builder, self.primal = context, builder, primal
        self.given, self.name = arguments.types, dispatcher.__name__
        omitted = primal.args[len(self.given):]
        self.shadows = shadows.types + (types.none,) * len(omitted)
        again = isinstance(context, DifferentiationContext)
        self.linked = derivative_for(dispatcher, primal.args, self.shadows, mode,
                                     apart=apart, needed=needed, hidden=hidden, again=again, debug_nans=debug_nans,
                                     outermost=context.fndesc.qualname == OUTERMOST)
        context.add_linking_libs(self.linked.libraries_for(context))
        pointee = context.call_conv.get_return_type(primal.return_type).pointee
        self.pointer = cgutils.alloca_once_value(builder, cgutils.get_null_value(pointee))
        self.shadow_pointer = cgutils.alloca_once_value(builder, cgutils.get_null_value(pointee))

    def seed_result(self, seed: ir.Value):
        if carries_derivative(self.primal.return_type):
            value = self.context.get_return_value(self.builder, self.primal.return_type, seed)
            self.builder.store(value, self.shadow_pointer)

    def emit(self, arguments: ir.Value, shadows: ir.Value) -> list[ir.Value]:
        """Emit the call; the fields of its result after the status are returned."""
        builder, conv = self.builder, self.context.call_conv
        excinfo = cgutils.alloca_once(builder, conv._get_excinfo_argument(builder.function).type.pointee, name="excinfo")
        values = [self.pointer, excinfo, *self._flat_arguments(arguments)]
        flat_shadows = [self.shadow_pointer, None, *self._flat_shadows(shadows)]
        passed = []
        for value, shadow, activity in zip(values, flat_shadows, self.linked.request.activities, strict=True):
            passed += [value, shadow] if activity.has_shadow else [value]
        active = [value.type for value, activity in zip(values, self.linked.request.activities, strict=True)
                  if activity is Activity.ACTIVE]
        restype = ir.LiteralStructType([ir.IntType(32), *active])
        function_type = ir.FunctionType(restype, [value.type for value in passed])
        function = cgutils.get_or_insert_function(builder.module, function_type, self.linked.name)
        fields = cgutils.unpack_tuple(builder, builder.call(function, passed))
        status = fields[0], builder.load(excinfo)
        if self.linked.request.debug_nans and not isinstance(self.context, DifferentiationContext):
            status = raised_status(self.context, builder, status, self.name)
        self.status = status_value(self.context, builder, *status)
        return fields[1:]

    def _flat_arguments(self, arguments: ir.Value):
        """The arguments as Numba passes them; literal types are brought to the types of the compiled signature."""
        wanted = self.primal.args[:len(self.given)]
        cast = [self.context.cast(self.builder, value, source, target) for value, source, target
                in zip(cgutils.unpack_tuple(self.builder, arguments), self.given, wanted, strict=True)]
        return self.context.get_arg_packer(wanted).as_arguments(self.builder, cast)

    def _flat_shadows(self, shadows: ir.Value):
        """One value per flattened argument (not all are used), None where an argument is constant."""
        parts = cgutils.unpack_tuple(self.builder, shadows)
        return [flat for argument, type_, value in zip(self.primal.args, self.shadows, parts, strict=False)
                for flat in self._flat_shadow(argument, type_, value)]

    def _flat_shadow(self, argument: types.Type, type_: types.Type, value: ir.Value):
        if isinstance(type_, types.NoneType):
            return [None] * len(self.context.get_arg_packer([argument]).argument_types)
        if isinstance(argument, types.BaseTuple):
            parts = cgutils.unpack_tuple(self.builder, value)
            return [flat for part, part_type, part_value in zip(argument.types, type_.types, parts, strict=True)
                    for flat in self._flat_shadow(part, part_type, part_value)]
        cast = self.context.cast(self.builder, value, type_, argument)
        return list(self.context.get_arg_packer([argument]).as_arguments(self.builder, [cast]))

    def result(self):
        raw = self.builder.load(self.pointer)
        return self.context.get_returned_value(self.builder, self.primal.return_type, raw)

    def result_tangent(self):
        raw = self.builder.load(self.shadow_pointer)
        return self.context.get_returned_value(self.builder, self.primal.return_type, raw)


def _gather(context: BaseContext, builder: ir.IRBuilder, arguments: tuple[types.Type, ...],
            compiled: tuple[types.Type, ...], shadows: types.BaseTuple, values: Iterator[ir.Value]):
    """The nested tuple of gradients; takes the active fields from *values* in order.

    ``compiled``: the types that the function takes, to which Numba casts where signatures are given; gradients are cast back.
    """
    gradients, kinds = [], []
    for argument, taken, shadow in zip(arguments, compiled, shadows.types, strict=False):
        kind = gradient_type(argument, shadow)
        kinds.append(kind)
        if isinstance(kind, types.NoneType):
            gradients.append(context.get_dummy_value())
        elif isinstance(argument, types.BaseTuple):
            gradients.append(_gather(context, builder, argument.types, taken.types, shadow, values))
        elif isinstance(taken, types.Complex):
            pair = context.make_complex(builder, taken)
            pair.real, pair.imag = next(values), next(values)
            gradients.append(_cast_back(context, builder, pair._getvalue(), taken, argument))
        else:
            gradients.append(_cast_back(context, builder, next(values), taken, argument))
    return context.make_tuple(builder, types.BaseTuple.from_types(kinds), gradients)


def _cast_back(context: BaseContext, builder: ir.IRBuilder, value: ir.Value, taken: types.Type, given: types.Type):
    """A gradient in the type of the argument as it was given; of a real argument of a complex parameter the real part."""
    given = types.unliteral(given)
    if isinstance(taken, types.Complex) and not isinstance(given, types.Complex):
        value, taken = context.make_complex(builder, taken, value).real, taken.underlying_float
    return value if taken == given else context.cast(builder, value, taken, given)


def _tangent(context: BaseContext, builder: ir.IRBuilder, type_: types.Type, value: ir.Value, raw: ir.Value):
    """The tangent of a result: data and owner from the shadow; the numbers that describe an array from the primal."""
    if not carries_derivative(type_):
        return context.get_dummy_value()
    if isinstance(type_, types.Array):
        return _array_tangent(context, builder, type_, value, raw)
    if isinstance(type_, types.BaseTuple):
        parts = [_tangent(context, builder, part, builder.extract_value(value, i), builder.extract_value(raw, i))
                 for i, part in enumerate(type_.types)]
        return context.make_tuple(builder, tangent_type(type_), parts)
    return raw


def _array_tangent(context: BaseContext, builder: ir.IRBuilder, type_: types.Type, value: ir.Value, raw: ir.Value):
    """The returned array's tangent. Memory without a derivative is its own shadow: then the tangent is a fresh array of zeros."""
    primal, shadow = context.make_array(type_)(context, builder, value), context.make_array(type_)(context, builder, raw)
    for name in ("nitems", "itemsize", "shape", "strides"):
        setattr(shadow, name, getattr(primal, name))
    result = cgutils.alloca_once_value(builder, shadow._getvalue())
    with builder.if_then(builder.icmp_unsigned("==", primal.data, shadow.data)):
        zeros = context.compile_internal(builder, _zeros_like, types.Array(type_.dtype, type_.ndim, type_.layout)(type_), [value])
        builder.store(zeros, result)
    return builder.load(result)


def _zeros_like(array: types.Array):
    return zeros_like(array)


def writes_argument(dispatcher: CPUDispatcher, arguments: tuple[types.Type, ...], position: int) -> bool:
    """Whether the primal may write to array data of the argument at *position*: LLVM's answer, so never too few."""
    written = written_arrays(dispatcher, arguments)
    before = count_arrays(arguments[:position])
    return any(written[before:before + count_arrays(arguments[position:position + 1])])


def written_arrays(dispatcher: CPUDispatcher, arguments: tuple[types.Type, ...], *, records: bool = False) -> list[bool]:
    """The same of each array among the arguments, with ``records`` also of each single record, in order."""
    arguments = compiled_arguments(dispatcher, arguments)
    extracted = extract(dispatcher, arguments)
    places = list(data_parameters(extracted.context, arguments, records=records))[1:]
    return [not extracted.parameters[place][1] for place in places]
