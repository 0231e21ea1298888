"""The transforms as numba.cuda sees them: calls of derivatives of device functions inside kernels.

    @cuda.jit
    def k(grid, dgrid, out):
        local, dlocal = cuda.local.array(5, float64), cuda.local.array(5, float64)
        autodiff(lookup, Duplicated(grid, dgrid), Duplicated(local, dlocal), Const(cuda.grid(1)))
        out[0], slope = value_and_grad(f)(out[1])

Nothing can be allocated there, so arrays need shadows that the kernel has made, and gradients that are returned are scalars.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from llvmlite.ir import IRBuilder, Value
from numba import cuda

from ..bridge.cuda.device_calls import EXTRACTING, Emission, check_result, gradient_type, tangent_type
from ..bridge.cuda.front_end import (
    AbstractTemplate,
    AttributeTemplate,
    CUDATargetContext,
    DispatcherType,
    OpaqueModel,
    Signature,
    cgutils,
    lowering_registry,
    register_model,
    signature,
    typeof_impl,
    types,
    typing_registry,
)
from ..bridge.cuda.layout import carries_derivative
from ..bridge.floats import is_floating
from ..bridge.function_text import FunctionText
from ..errors import ActivityError, EnzymeError
from ..request import Mode
from . import transforms
from .annotations import Active, Const, ModeToken, ModeType, Reverse, annotation_of
from .inside_njit import IN_KERNELS, AutodiffType, static_value
from .positions import wanted_positions
from .shadow_check import check_types

# The numba.cuda that Numba brings along sees what is registered for the CPU, too; this goes before it.
FOR_KERNELS = {"target": "cuda"}

register_model(ModeType)(OpaqueModel)


@typeof_impl.register(ModeToken)
def _typeof_mode(value: Any, context: Any):
    return ModeType(value.mode)


@lowering_registry.lower_constant(ModeType)
def _lower_mode(context: CUDATargetContext, builder: IRBuilder, type_: types.Type, value: Value):
    return context.get_dummy_value()


@dataclass(frozen=True)
class Given:
    """One argument of a call: the type of its primal, that of its shadow (none: constant), and whether it is annotated."""

    primal: types.Type
    shadow: types.Type
    annotated: bool


@dataclass(frozen=True)
class Call:
    """A call of a derivative, typed. ``primal``: the signature of the function that is differentiated."""

    dispatcher: object
    given: tuple[Given, ...]
    primal: Signature
    mode: Mode

    @property
    def shadows(self) -> tuple[types.Type, ...]:
        """The types of the shadows; that of an active scalar is its own type as the function takes it."""
        return tuple(g.shadow if isinstance(g.shadow, types.NoneType) or not _is_active(g, self.mode) else wanted
                     for g, wanted in zip(self.given, self.primal.args, strict=True))

    @property
    def gradients(self) -> types.BaseTuple:
        return types.BaseTuple.from_types([gradient_type(*pair) for pair in zip(self.primal.args, self.shadows, strict=True)])

    def emit(self, context: CUDATargetContext, builder: IRBuilder, values: list, seed: Value | None = None) -> Emission:
        """``values``: the arguments as they were given, annotations and all."""
        emission = Emission(context, builder, self.dispatcher, self.primal, self.shadows, self.mode)
        primals, shadows, flags = [], [], []
        for given, wanted, value in zip(self.given, self.primal.args, values, strict=True):
            parts = cgutils.unpack_tuple(builder, value) if given.annotated else [value]
            primals.append(context.cast(builder, parts[0], given.primal, wanted))
            shadows.append(parts[1] if len(parts) > 1 else None)
            flags.append(cgutils.as_bool_bit(builder, parts[2]) if len(parts) > 2 else cgutils.false_bit)
        emission.emit(primals, shadows, flags, seed)
        return emission


def _is_active(given: Given, mode: Mode) -> bool:
    """Whether the gradient of an argument is returned."""
    return mode is Mode.REVERSE and not isinstance(given.primal, types.Array) and not _has_memory(given.primal)


def _has_memory(type_: types.Type) -> bool:
    if isinstance(type_, types.BaseTuple):
        return any(map(_has_memory, type_.types))
    return isinstance(type_, (types.Array, types.Record))


def typed_call(context: Any, function: types.Type, given: list[Given], mode: Mode) -> Call:
    """The call of a function's derivative.

    Raises EnzymeError where the kernel is not compiled by us.
    """
    if not isinstance(function, types.Dispatcher):
        raise EnzymeError(f"inside a kernel a transform takes a device function, got {function}")
    name = function.dispatcher.py_func.__name__
    if not EXTRACTING.get():
        raise EnzymeError(f"a kernel that calls the derivative of {name} must be decorated with @differentiate")
    kinds = tuple(types.unliteral(g.primal) for g in given)
    primal = context.resolve_function_type(function, kinds, {}) if _takes(function.dispatcher, kinds) else None
    if primal is None or len(primal.args) != len(given):
        count = len(inspect.signature(function.dispatcher.py_func).parameters)
        raise ActivityError(f"{name} takes {count} arguments, {len(given)} were given")
    check_result(name, primal.return_type)
    return Call(function.dispatcher, tuple(given), primal, mode)


def _takes(dispatcher: Any, arguments: tuple) -> bool:
    """Whether a function can be called with so many arguments."""
    try:
        inspect.signature(dispatcher.py_func).bind(*arguments)
    except TypeError:
        return False
    return True


# ---------------------------------------------------------------------------------------------------------------- autodiff


class KernelAutodiff:
    """Types calls of `autodiff` inside kernels, as AutodiffType does for the CPU."""

    def get_call_type(self, context: Any, args: Any, kws: Any):
        kws = dict(kws)
        if unknown := set(kws) - {"mode", "seed", "with_primal"}:
            raise EnzymeError(f"autodiff has no keyword argument {', '.join(sorted(unknown))}")
        call, with_primal = _autodiff_call(context, args, kws)
        result = call.gradients if call.mode is Mode.REVERSE else tangent_type(call.primal.return_type)
        if with_primal:
            result = types.BaseTuple.from_types([call.primal.return_type, result])
        names = [*(f"argument{i}" for i in range(len(args))), *kws]
        pysig = inspect.Signature([inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in names])
        return signature(result, *args, *kws.values()).replace(pysig=pysig)

    def get_impl_key(self, sig: Signature):
        names = list(sig.pysig.parameters)
        key = tuple(names), sig.args
        if key not in _IMPLEMENTATIONS:
            _IMPLEMENTATIONS[key] = _autodiff_implementation(names, sig.args)
        return _IMPLEMENTATIONS[key]


_IMPLEMENTATIONS: dict[tuple, object] = {}
register_model(AutodiffType)(OpaqueModel)
IN_KERNELS[DispatcherType] = KernelAutodiff()


def _autodiff_implementation(names: list[str], kinds: tuple[types.Type, ...]):
    kws = {name: kind for name, kind in zip(names, kinds, strict=True) if not name.startswith("argument")}
    args = kinds[: len(kinds) - len(kws)]

    def implementation(context: CUDATargetContext, builder: IRBuilder, sig: Signature, values: list):
        call, with_primal = _autodiff_call(context.typing_context, args, kws)
        seed = None
        if call.mode is Mode.REVERSE and carries_derivative(call.primal.return_type):
            given = (values[names.index("seed")], types.unliteral(kws["seed"])) if "seed" in kws else None
            seed = _seed(context, builder, call.primal.return_type, given)
        emission = call.emit(context, builder, values[1 : len(args)], seed)
        if call.mode is Mode.REVERSE:
            made = context.make_tuple(builder, call.gradients, emission.gradients())
        else:
            made = emission.tangent()
        return context.make_tuple(builder, sig.return_type, [emission.value(), made]) if with_primal else made

    lowering_registry.lower(implementation, *kinds)(implementation)
    return implementation


def _autodiff_call(context: Any, args: Any, kws: Any) -> tuple[Call, bool]:
    mode = kws.get("mode", ModeType(Reverse.mode))
    if not isinstance(mode, ModeType):
        raise EnzymeError("inside a kernel mode must be Reverse or Forward")
    if mode.mode is Mode.FORWARD and "seed" in kws:
        raise ActivityError("forward mode takes no seed: the shadows are the tangents")
    with_primal = bool(static_value("with_primal", kws.get("with_primal", False)))
    names = list(inspect.signature(args[0].dispatcher.py_func).parameters) if isinstance(args[0], types.Dispatcher) else []
    given = [_given(names[i] if i < len(names) else f"argument {i}", kind, mode.mode) for i, kind in enumerate(args[1:])]
    return typed_call(context, args[0], given, mode.mode), with_primal


def _seed(context: CUDATargetContext, builder: IRBuilder, kind: types.Type, given: Any):
    """The seed in the structure of the result: the number that is given, or one; zero where there is no derivative."""
    if isinstance(kind, types.BaseTuple):
        return context.make_tuple(builder, kind, [_seed(context, builder, part, given) for part in kind.types])
    if isinstance(kind, types.NoneType):
        return context.get_dummy_value()
    if not is_floating(kind):
        return context.get_constant(kind, 0)
    value, type_ = given if given is not None else (context.get_constant(types.int64, 1), types.int64)
    return context.cast(builder, value, type_, kind)


def _given(name: str, kind: types.Type, mode: Mode) -> Given:
    """What an argument of `autodiff` says, checked."""
    annotation = annotation_of(kind)
    if annotation is None:
        if not carries_derivative(kind):
            return Given(kind, types.none, annotated=False)
        if is_floating(kind) and mode is Mode.REVERSE:
            return Given(kind, kind, annotated=False)
        wish = "Active(x)" if is_floating(kind) and mode is Mode.REVERSE else "Duplicated(x, dx)"
        raise ActivityError(f"{name} of type {kind} needs an annotation: write {wish} to differentiate it, or Const(x)")
    primal = kind.types[0]
    if annotation is Const:
        return Given(primal, types.none, annotated=True)
    if annotation is Active:
        if mode is Mode.FORWARD:
            raise ActivityError(f"{name} is Active, which is for reverse mode: write Duplicated(x, dx) or Const(x)")
        if _has_memory(primal):
            raise ActivityError(f"{name} is Active but of type {primal}: arrays need a shadow, write Duplicated(x, dx)")
        if not carries_derivative(primal):
            raise ActivityError(f"{name} is Active but of type {primal}, which is not floating: write Const(x), or pass a float")
        return Given(primal, primal, annotated=True)
    return Given(primal, _shadow(name, primal, kind.types[1], mode), annotated=True)


def _shadow(name: str, primal: types.Type, shadow: types.Type, mode: Mode) -> types.Type:
    """The type of the shadow of a Duplicated argument; None inside a tuple says that this part is constant."""
    if isinstance(shadow, types.NoneType):
        return types.none
    if not carries_derivative(primal):
        raise ActivityError(f"{name} of type {primal} is not floating and has no derivative: write Const(x)")
    check_types(name, primal, shadow)
    if isinstance(primal, types.BaseTuple):
        parts = zip(primal.types, shadow.types, strict=True)
        return types.BaseTuple.from_types(
            [_shadow(f"{name}[{i}]", *pair, mode) if carries_derivative(pair[0]) else types.none for i, pair in enumerate(parts)])
    if isinstance(primal, types.Record) and shadow != primal:
        raise ActivityError(f"the shadow of {name} must be a record like its primal {primal}, got {shadow}")
    if is_floating(primal) and mode is Mode.REVERSE:
        raise ActivityError(f"{name} of type {primal} is a scalar, whose gradient is returned: write Active(x)")
    if is_floating(primal) and not isinstance(shadow, types.Number):
        raise ActivityError(f"the tangent of {name} must be a number, got {shadow}")
    return shadow


# ------------------------------------------------------------------------------------------------- grad, value_and_grad, jvp


class DeviceTransformType(types.Callable, types.Opaque):
    """The type of `grad(f)` or `value_and_grad(f)` inside a kernel."""

    def __init__(self, function: types.Dispatcher, argnums: int | tuple[int, ...], *, with_value: bool) -> None:
        self.function, self.argnums, self.with_value = function, argnums, with_value
        super().__init__(f"{'value_and_' if with_value else ''}grad({function.dispatcher.py_func.__name__}, {argnums})")

    @property
    def key(self):
        return self.function, self.argnums, self.with_value

    def get_call_type(self, context: Any, args: Any, kws: Any):
        if kws:
            raise EnzymeError("inside a kernel gradients take positional arguments only")
        call = self.call(context, args)
        result = self._wanted(call.gradients.types)
        result = types.BaseTuple.from_types(result) if isinstance(self.argnums, tuple) else result[0]
        if self.with_value:
            result = types.BaseTuple.from_types([call.primal.return_type, result])
        return signature(result, *args)

    def get_call_signatures(self):
        return (), True

    def get_impl_key(self, sig: Signature):
        key = self.key, sig.args
        if key not in _IMPLEMENTATIONS:
            _IMPLEMENTATIONS[key] = self._implementation(sig.args)
        return _IMPLEMENTATIONS[key]

    def _wanted(self, parts: Sequence) -> list:
        return [parts[number] for number in (self.argnums if isinstance(self.argnums, tuple) else (self.argnums,))]

    def call(self, context: Any, args: Any) -> Call:
        """The call of the derivative; arguments that are not asked for are constant."""
        numbers = self.argnums if isinstance(self.argnums, tuple) else (self.argnums,)
        name = self.function.dispatcher.py_func.__name__
        for number in numbers:
            if not 0 <= number < len(args):
                raise ActivityError(f"{name} has no argument {number}")
            if _has_memory(args[number]) or not carries_derivative(args[number]):
                raise ActivityError(f"argument {number} of {name} is of type {args[number]}: inside a kernel grad is for floats; "
                                    "autodiff adds the gradient of an array to its shadow")  # fmt: skip
        given = [Given(kind, kind if i in numbers else types.none, annotated=False) for i, kind in enumerate(args)]
        call = typed_call(context, self.function, given, Mode.REVERSE)
        if not isinstance(call.primal.return_type, types.Float):
            raise ActivityError(f"grad needs a function that returns a float; {name} returns {call.primal.return_type}")
        return call

    def _implementation(self, kinds: tuple[types.Type, ...]):
        def implementation(context: CUDATargetContext, builder: IRBuilder, sig: Signature, values: list):
            call = self.call(context.typing_context, kinds)
            seed = _seed(context, builder, call.primal.return_type, None)
            emission = call.emit(context, builder, values, seed)
            made = self._wanted(emission.gradients())
            kind = sig.return_type.types[1] if self.with_value else sig.return_type
            gradient = context.make_tuple(builder, kind, made) if isinstance(self.argnums, tuple) else made[0]
            return context.make_tuple(builder, sig.return_type, [emission.value(), gradient]) if self.with_value else gradient

        lowering_registry.lower(implementation, *kinds)(implementation)
        return implementation


register_model(DeviceTransformType)(OpaqueModel)


@cache
def _as_device_function(gradient: DeviceTransformType):
    """A gradient as a function that has one in its turn: `grad(grad(f))`."""
    function = gradient.function.dispatcher
    names = list(inspect.signature(function.py_func).parameters)
    text = FunctionText(f"grad of {function.py_func.__name__}", {"function": function, "argnums": gradient.argnums})
    transform = text.constant(transforms.value_and_grad if gradient.with_value else transforms.grad, "transform")
    derivative = text.build(names, f"{transform}(function, argnums)({', '.join(names)})")
    return cuda.jit(device=True)(derivative)


def _register_transform(function: Any, *, with_value: bool) -> None:
    @typing_registry.register_global(function)
    class Template(AbstractTemplate):
        prefer_literal = True
        metadata = FOR_KERNELS

        def generic(self, args: Any, kws: Any):
            given = args[0] if args else None
            if isinstance(given, DeviceTransformType):
                given = _as_device_function(given)._numba_type_
            options = {**dict(zip(("argnums",), args[1:], strict=False)), **kws}
            if options.keys() - {"argnums", "argnames"} or not 1 <= len(args) <= 2 or not isinstance(given, types.Dispatcher):
                raise EnzymeError(f"inside a kernel {function.__name__} takes a device function, argnums and argnames")
            static = {name: static_value(name, value) for name, value in options.items()}
            wanted = wanted_positions(given.dispatcher.py_func, static.get("argnums"), static.get("argnames"))
            made = DeviceTransformType(given, wanted, with_value=with_value)
            names = ["f", *options]
            pysig = inspect.Signature([inspect.Parameter(n, inspect.Parameter.POSITIONAL_OR_KEYWORD) for n in names])
            return signature(made, *args, *kws.values()).replace(pysig=pysig)

    @lowering_registry.lower(function, types.VarArg(types.Any))
    def lower(context: CUDATargetContext, builder: IRBuilder, sig: Signature, values: list):
        return context.get_dummy_value()


_register_transform(transforms.grad, with_value=False)
_register_transform(transforms.value_and_grad, with_value=True)


@typing_registry.register_global(transforms.jvp)
class _ForwardProduct(AbstractTemplate):
    """``jvp(f, primals, tangents)`` with tuples of scalars."""

    metadata = FOR_KERNELS

    def generic(self, args: Any, kws: Any):
        if kws or len(args) != 3 or not all(isinstance(a, types.BaseTuple) for a in args[1:]):
            raise EnzymeError("inside a kernel write jvp(f, (x, ...), (dx, ...))")
        call = _forward_call(self.context, args)
        return signature(types.BaseTuple.from_types([call.primal.return_type, tangent_type(call.primal.return_type)]), *args)


def _forward_call(context: Any, args: Any) -> Call:
    name = args[0].dispatcher.py_func.__name__ if isinstance(args[0], types.Dispatcher) else "the function"
    primals, tangents = args[1].types, args[2].types
    if len(primals) != len(tangents):
        raise ActivityError(f"jvp of {name}: {len(primals)} primals, {len(tangents)} tangents")
    given = [Given(p, _shadow(f"primals[{i}]", p, t, Mode.FORWARD) if carries_derivative(p) else types.none, annotated=False)
             for i, (p, t) in enumerate(zip(primals, tangents, strict=True))]
    return typed_call(context, args[0], given, Mode.FORWARD)


@lowering_registry.lower(transforms.jvp, types.Dispatcher, types.BaseTuple, types.BaseTuple)
def _lower_jvp(context: CUDATargetContext, builder: IRBuilder, sig: Signature, values: list):
    call = _forward_call(context.typing_context, sig.args)
    emission = Emission(context, builder, call.dispatcher, call.primal, call.shadows, Mode.FORWARD)
    primals = [context.cast(builder, value, *kinds) for value, *kinds in
               zip(cgutils.unpack_tuple(builder, values[1]), sig.args[1].types, call.primal.args, strict=True)]
    tangents = [None if isinstance(shadow, types.NoneType) else value for value, shadow in
                zip(cgutils.unpack_tuple(builder, values[2]), call.shadows, strict=True)]
    emission.emit(primals, tangents, [cgutils.false_bit] * len(primals))
    return context.make_tuple(builder, sig.return_type, [emission.value(), emission.tangent()])


class DeviceFunctionType(DispatcherType):
    """The Numba type of a device function that knows its derivatives: it has transforms as attributes."""


register_model(DeviceFunctionType)(OpaqueModel)


@typing_registry.register_attr
class _DeviceFunctionAttributes(AttributeTemplate):
    key = DeviceFunctionType

    def generic_resolve(self, type_: types.Dispatcher, attribute: str):
        if attribute in ("grad", "value_and_grad"):
            return DeviceTransformType(type_, 0, with_value=attribute == "value_and_grad")
        return None


@lowering_registry.lower_getattr_generic(DeviceFunctionType)
def _lower_attribute(context: CUDATargetContext, builder: IRBuilder, type_: types.Type, value: Value, attribute: Any):
    return context.get_dummy_value()
