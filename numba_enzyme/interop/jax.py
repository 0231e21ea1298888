"""JAX: Numba functions as differentiable functions of JAX arrays, under jit, vmap, grad, jvp and what is made of them.

    drag = ne.jax.function(drag_of_wing)                                        # an @njit function that returns a number
    flow = ne.jax.function(step, result_shape=lambda state, dt: state.shape)    # ... an array: its shape must be known
    jax.jit(jax.grad(lambda x: drag(x, 2.0)))(shape)

Compiled code calls compiled code, through XLA's foreign function interface. To JAX the function is a primitive with a rule for
its tangent, whose transpose is the pullback; both are primitives of the same kind again, so all orders and modes work.
"""

from __future__ import annotations

import functools
import itertools
import pathlib
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import jax
import jax.core
import jax.extend.core
import jax.ffi
import jax.numpy as jnp
import numpy as np
from jax.interpreters import ad, batching, mlir
from numba.core import types
from numba.np.numpy_support import as_dtype, from_dtype

from ..api.gradients import normal_argnums
from ..bridge.cpu.layout import carries_derivative
from ..errors import EnzymeError
from .operation import Operation, leaves, mapped, operation_of, positional, restored
from .xla_entry import entry

Shape = tuple[int, ...]
_MINE = itertools.count()


def function(f: Any, *, result_shape: Callable | None = None, static_argnums: int | Sequence[int] = ()) -> Callable:
    """The function of JAX arrays that *f*, an `@njit` or `@differentiate` function, computes.

    Arrays become arrays of Numba, arrays without dimensions and Python numbers become numbers, of JAX's precision. Arguments in
    *static_argnums*, strings and None are passed as they are. If *f* returns arrays, *result_shape* tells their shapes from the
    arguments: a shape, or a tuple of them like the result (anything for a number). *f* must not write to its arguments.
    """
    if type(f).__name__ in ("DifferentiableKernel", "CUDADispatcher"):
        raise EnzymeError(f"{f.__name__} is a kernel, which JAX can't call yet: launch its derivative, "
                          f"{f.__name__}.grad[grid, block](...), or take ne.torch.function")  # fmt: skip
    static = (static_argnums,) if isinstance(static_argnums, int) else tuple(static_argnums)

    def called(*arguments: Any, **keywords: Any):
        arguments = positional(f, arguments, keywords)
        kept = set(normal_argnums(static, len(arguments), "static_argnums"))
        for position, argument in enumerate(arguments):
            refuse_unhashable(f, position, argument)
        marked = tuple(mapped(a, _Static) if i in kept else a for i, a in enumerate(arguments))
        operation, operands = operation_of(f, marked, _is_operand)
        operation = Operation(operation.function, mapped(operation.arguments, _unmarked))
        operands = [jnp.asarray(operand) for operand in operands]
        kinds = types_of(operation.name, operands)
        operation.refuse_writes(kinds, "JAX")
        restype = operation.result_type(kinds)
        told = result_shape(*arguments) if result_shape is not None else None
        shapes = tuple(_shapes(operation.name, restype, told, given=result_shape is not None))
        return restored(restype, iter(_call.bind(*operands, operation=operation, shapes=shapes)))

    called.__name__, called.__doc__ = getattr(f, "__name__", "function"), getattr(f, "__doc__", None)
    called.__wrapped__ = f
    return called


class _Static:
    """Marks an argument that is no operand."""

    def __init__(self, value: object) -> None:
        self.value = value


def _unmarked(leaf: object) -> object:
    return leaf.value if isinstance(leaf, _Static) else leaf


def refuse_unhashable(f: Any, position: int, argument: object) -> None:
    """Raise EnzymeError for lists, dictionaries and the like: what is not an operand has to be a constant."""
    for leaf in leaves(argument):
        if not _is_operand(leaf) and leaf.__hash__ is None:
            raise EnzymeError(f"{f.__name__}: argument {position} is a {type(leaf).__name__}: pass an array, jnp.asarray(...), "
                              "or a tuple of arrays")  # fmt: skip


def _is_operand(leaf: object) -> bool:
    return isinstance(leaf, (jax.Array, np.ndarray, np.generic, bool, int, float, complex))


def types_of(name: str, operands: Sequence) -> tuple[types.Type, ...]:
    """Numba's types of operands: contiguous arrays, and numbers for what has no dimensions."""
    return tuple(_type_of(name, jnp.dtype(operand.dtype), len(_shape(operand))) for operand in operands)


def _shape(operand: object) -> Shape:
    """Numbers that stand in JAX's own programs have a type, but no shape."""
    return getattr(operand, "shape", ())


@functools.cache
def _type_of(name: str, dtype: np.dtype, dimensions: int) -> types.Type:
    if dtype.kind not in "biufc" or dtype == np.float16:
        raise EnzymeError(f"{name}: Numba does not know numbers of type {dtype} on the CPU: pass them with .astype('float32')")
    scalar = from_dtype(dtype)
    return types.Array(scalar, dimensions, "C") if dimensions else scalar


def _shapes(name: str, type_: types.Type, told: Any, *, given: bool) -> Iterator[Shape]:
    """The shapes of all leaves of a result, of which *told* is the structure."""
    if isinstance(type_, types.BaseTuple):
        if given and (not isinstance(told, tuple) or len(told) != len(type_.types)):
            raise EnzymeError(f"{name} returns {type_}: result_shape must return a tuple like it, got {told!r}")
        for i, part in enumerate(type_.types):
            yield from _shapes(name, part, told[i] if given else None, given=given)
    elif isinstance(type_, types.Array):
        if not given:
            raise EnzymeError(f"{name} returns {type_}, and JAX must know its shape before the call: "
                              "give result_shape=lambda x, ...: x.shape")  # fmt: skip
        shape = tuple(getattr(told, "shape", told))
        if len(shape) != type_.ndim:
            raise EnzymeError(f"{name} returns {type_}, but result_shape gives it the shape {shape}")
        yield shape
    elif isinstance(type_, (types.Number, types.Boolean)):
        yield ()
    elif not isinstance(type_, types.NoneType):
        raise EnzymeError(f"a result of type {type_} is not a JAX array: return arrays, numbers, or tuples of them")


def _result_types(operation: Operation, kinds: Sequence[types.Type]) -> list[types.Type]:
    """What XLA holds: the result's types in JAX's precision."""
    found = []
    for leaf in operation.result_leaves(kinds):
        scalar = from_dtype(jax.dtypes.canonicalize_dtype(as_dtype(leaf.dtype if isinstance(leaf, types.Array) else leaf)))
        found.append(types.Array(scalar, leaf.ndim, "C") if isinstance(leaf, types.Array) else scalar)
    return found


_call = jax.extend.core.Primitive("numba_call")
_tangent = jax.extend.core.Primitive("numba_tangent")
_call.multiple_results = _tangent.multiple_results = True


def _call_avals(*operands: Any, operation: Operation, shapes: Any):
    kinds = types_of(operation.name, operands)
    return [jax.core.ShapedArray(shape, as_dtype(kind.dtype if isinstance(kind, types.Array) else kind))
            for shape, kind in zip(shapes, _result_types(operation, kinds), strict=True)]


def _call_compiled(*operands: Any, operation: Operation, shapes: Any):
    """The call as XLA makes it."""
    kinds = types_of(operation.name, operands)
    results = [jax.ShapeDtypeStruct(aval.shape, aval.dtype)
               for aval in _call_avals(*operands, operation=operation, shapes=shapes)]
    return jax.ffi.ffi_call(_registered(operation, kinds, tuple(_result_types(operation, kinds))), results)(*operands)


@functools.cache
def _registered(operation: Operation, kinds: tuple[types.Type, ...], results: tuple[types.Type, ...]) -> str:
    """The name under which XLA knows the compiled entry."""
    made = entry(operation, kinds, results, _interface_version())
    name = f"numba_enzyme_{operation.name}_{next(_MINE)}"
    jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(made.ctypes), platform="cpu")
    _ALIVE.append(made)
    return name


_ALIVE: list[object] = []


@functools.cache
def _interface_version() -> tuple[int, int]:
    """(major, minor) of the interface that this JAX speaks; the entry is written for major version 0."""
    header = pathlib.Path(jax.ffi.include_dir(), "xla", "ffi", "api", "c_api.h").read_text(encoding="utf-8")
    major, minor = (int(re.findall(rf"#define XLA_FFI_API_{part} (\d+)", header)[0]) for part in ("MAJOR", "MINOR"))
    if major != 0:
        raise EnzymeError(f"this JAX speaks version {major}.{minor} of XLA's foreign function interface; version 0 is known here")
    return major, minor


def _call_jvp(primals: Any, tangents: Any, *, operation: Operation, shapes: Any):
    results = _call.bind(*primals, operation=operation, shapes=shapes)
    kinds = types_of(operation.name, primals)
    floating = [carries_derivative(leaf) for leaf in operation.result_leaves(kinds)]
    _, owners = operation.pushforward(kinds)
    if all(type(tangents[i]) is ad.Zero for i in owners):
        return results, [_no_tangent(result) for result in results]
    along = [ad.instantiate_zeros(tangents[i]) for i in owners]
    found = iter(_tangent.bind(*primals, *along, operation=operation, shapes=shapes, count=len(primals)))
    return results, [next(found) if real else _no_tangent(result)
                     for real, result in zip(floating, results, strict=True)]


def _no_tangent(result: Any) -> ad.Zero:
    return ad.Zero(jax.typeof(result).to_tangent_aval())


def _tangent_through_call(*operands: Any, operation: Operation, shapes: Any, count: Any):
    """Tangents of the floating results; what :func:`_tangent` computes."""
    kinds = types_of(operation.name, operands[:count])
    floating = [carries_derivative(leaf) for leaf in operation.result_leaves(kinds)]
    pushforward, _ = operation.pushforward(kinds)
    all_shapes = (*shapes, *itertools.compress(shapes, floating))
    return _call.bind(*operands, operation=pushforward, shapes=all_shapes)[len(shapes):]


def _tangent_transpose(cotangents: Any, *operands: Any, operation: Operation, shapes: Any, count: Any):
    primals, along = operands[:count], operands[count:]
    kinds = types_of(operation.name, primals)
    _, owners = operation.pushforward(kinds)
    wanted = [False] * count
    for owner, tangent in zip(owners, along, strict=True):
        wanted[owner] = ad.is_undefined_primal(tangent)
    pullback, targets = operation.pullback(wanted, kinds)
    seeds = [ad.instantiate_zeros(cotangent) for cotangent in cotangents]
    shapes = tuple(() if target is None else _shape(primals[target]) for target in targets)
    gradients = _call.bind(*primals, *seeds, operation=pullback, shapes=shapes)
    found = dict(zip(targets, gradients, strict=True))
    return [None] * count + [found[owner] if wanted[owner] else None for owner in owners]


def _batched(primitive: Any, operands: Sequence, axes: Any, **parameters: Any):
    """One call after the other."""
    moved = [jnp.moveaxis(operand, axis, 0) for operand, axis in zip(operands, axes, strict=True)
             if axis is not None]  # fmt: skip

    def one(batch: Any):
        left = iter(batch)
        return primitive.bind(*(operand if axis is None else next(left)
                                for operand, axis in zip(operands, axes, strict=True)), **parameters)

    results = jax.lax.map(one, moved)
    return results, [0] * len(results)


def _elsewhere(context: Any, *operands: Any, operation: Operation, **parameters: Any):
    raise EnzymeError(f"{operation.name} is compiled for the CPU, but JAX runs this on another device: put it on the CPU with "
                      "jax.default_device(jax.devices('cpu')[0])")  # fmt: skip


@functools.cache
def _jitted(primitive: Any, **parameters: Any):
    return jax.jit(functools.partial(primitive.bind, **parameters))


for _primitive, _through in ((_call, _call_compiled), (_tangent, _tangent_through_call)):
    _primitive.def_impl(lambda *operands, _primitive=_primitive, **parameters: _jitted(_primitive, **parameters)(*operands))
    mlir.register_lowering(_primitive, _elsewhere)
    mlir.register_lowering(_primitive, mlir.lower_fun(_through, multiple_results=True), platform="cpu")
    batching.primitive_batchers[_primitive] = functools.partial(_batched, _primitive)

_call.def_abstract_eval(_call_avals)
ad.primitive_jvps[_call] = _call_jvp
ad.primitive_transposes[_tangent] = _tangent_transpose


@_tangent.def_abstract_eval
def _tangent_avals(*operands: Any, operation: Operation, shapes: Any, count: Any):
    kinds = types_of(operation.name, operands[:count])
    avals = _call_avals(*operands[:count], operation=operation, shapes=shapes)
    return [aval for aval, leaf in zip(avals, operation.result_leaves(kinds), strict=True) if carries_derivative(leaf)]


def _tangent_jvp(primals: Any, tangents: Any, **parameters: Any):
    whole = [ad.instantiate_zeros(tangent) for tangent in tangents]
    return jax.jvp(lambda *operands: _tangent_through_call(*operands, **parameters), primals, tuple(whole))


ad.primitive_jvps[_tangent] = _tangent_jvp
