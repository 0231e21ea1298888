"""TensorFlow: Numba functions as differentiable functions of tensors, eagerly and in graphs.

    drag = ne.tensorflow.function(drag_of_wing)          # an @njit function of arrays and numbers
    with tf.GradientTape() as tape:                      # the same inside @tf.function
        loss = drag(shape, speed)
    tape.gradient(loss, shape)

A call is a `tf.custom_gradient` whose gradient is a call of the pullback, which is such a call again: derivatives of every order.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import tensorflow as tf
from numba.core import types
from numba.np.numpy_support import as_dtype, from_dtype
from tensorflow.python.eager.forwardprop_util import pack_tangents

from ..api.gradients import normal_argnums
from ..bridge.cpu.layout import carries_derivative
from ..errors import EnzymeError
from .operation import Operation, leaves, mapped, operation_of, positional, restored


def function(f: Any, argnums: int | Sequence[int] | None = None) -> Callable:
    """The function of TensorFlow's tensors that *f*, an `@njit` or `@differentiate` function, computes.

    Tensors, variables and NumPy arrays become arrays, tensors without dimensions numbers; other arguments are passed as they are
    and are constants. *argnums* restricts which arguments are differentiated. The function must not write to its arguments.
    """
    if type(f).__name__ in ("DifferentiableKernel", "CUDADispatcher"):
        raise EnzymeError(f"{f.__name__} is a kernel, which TensorFlow can't call: launch its derivative, "
                          f"{f.__name__}.grad[grid, block](...), or use ne.torch.function")  # fmt: skip
    positions = None if argnums is None else (argnums,) if isinstance(argnums, int) else tuple(argnums)

    def called(*arguments: Any, **keywords: Any):
        arguments = positional(f, arguments, keywords)
        kept = range(len(arguments)) if positions is None else set(normal_argnums(positions, len(arguments)))
        arguments = tuple(mapped(argument, functools.partial(_tensor, called.__name__, i, constant=i not in kept))
                          for i, argument in enumerate(arguments))  # fmt: skip
        constant = tuple(i not in kept for i, argument in enumerate(arguments) for leaf in leaves(argument) if tf.is_tensor(leaf))
        operation, operands = operation_of(f, arguments, tf.is_tensor)
        kinds = types_of(operation.name, operands)
        operation.refuse_writes(kinds, "TensorFlow")
        results = _call(operation, tuple(operands), constant)
        return restored(operation.result_type(kinds), iter(results))

    called.__name__, called.__doc__ = getattr(f, "__name__", "function"), getattr(f, "__doc__", None)
    called.__wrapped__ = f
    return called


def _tensor(name: str, position: int, leaf: Any, *, constant: bool) -> object:
    """An argument as it is passed: variables are read, NumPy arrays become tensors, what is constant has no gradient."""
    if isinstance(leaf, np.ndarray) or tf.is_tensor(leaf):
        tensor = tf.convert_to_tensor(leaf)
        return tf.stop_gradient(tensor) if constant else tensor
    if leaf.__hash__ is None:
        raise EnzymeError(f"{name}: argument {position} is a {type(leaf).__name__}: pass a tensor, tf.constant(...)")
    return leaf


def types_of(name: str, tensors: Sequence[tf.Tensor]) -> tuple[types.Type, ...]:
    """Numba's types of tensors as they are passed: contiguous arrays, and numbers for tensors without dimensions."""
    for position, tensor in enumerate(tensors):
        if tensor.shape.rank is None:
            raise EnzymeError(f"{name}: how many dimensions tensor {position} has is unknown when the graph is made: "
                              "pass it through tf.ensure_shape")  # fmt: skip
    return tuple(_type_of(name, tensor.dtype, tensor.shape.rank) for tensor in tensors)


@functools.cache
def _type_of(name: str, dtype: tf.DType, dimensions: int) -> types.Type:
    number = np.dtype(dtype.as_numpy_dtype)
    if number.kind not in "biufc" or number == np.float16:
        raise EnzymeError(f"{name}: Numba does not know numbers of type {dtype.name} on the CPU: pass tf.cast(x, tf.float32)")
    scalar = from_dtype(number)
    return types.Array(scalar, dimensions, "C") if dimensions else scalar


def _call(operation: Operation, tensors: tuple[tf.Tensor, ...], constant: Sequence[bool]) -> tuple[tf.Tensor, ...]:
    """The results of one call in a row; *constant* says which operands have no gradient."""
    kinds = types_of(operation.name, tensors)
    results = operation.result_leaves(kinds)
    wanted = [not fixed and carries_derivative(kind) for fixed, kind in zip(constant, kinds, strict=True)]
    floating = [carries_derivative(kind) for kind in results]
    # Complex cotangents and gradients are conjugated: a gradient of TensorFlow is the conjugate of ours.

    @tf.custom_gradient
    def call(*tensors: Any):
        def gradient(*cotangents: Any):
            pullback, targets = operation.pullback(wanted, kinds)
            seeds = [tf.math.conj(tf.convert_to_tensor(seed)) for seed, real in zip(cotangents, floating, strict=True) if real]
            found = _call(pullback, (*tensors, *seeds), (*constant, *(False for _ in seeds)))
            gradients: list[tf.Tensor | None] = [None] * len(tensors)
            for target, value in zip(targets, found, strict=True):
                if target is not None and wanted[target]:
                    gradients[target] = tf.ensure_shape(tf.math.conj(value), tensors[target].shape)
            return gradients

        return _computed(operation, tensors, results), gradient

    return tuple(call(*tensors))


def _computed(operation: Operation, tensors: Sequence[tf.Tensor], results: Sequence[types.Type]) -> tuple[tf.Tensor, ...]:
    numbers = [_number(kind) for kind in results]

    def run(*arrays: np.ndarray) -> list[np.ndarray]:
        found = operation.function(*operation.filled([_writable(array) for array in arrays]))
        values = (leaf for leaf in leaves(found) if leaf is not None)
        return [np.asarray(value, dtype) for value, dtype in zip(values, numbers, strict=True)]

    if tf.executing_eagerly():
        return tuple(tf.constant(value) for value in run(*(tensor.numpy() for tensor in tensors)))
    if pack_tangents(list(tensors)).tangents:  # in graphs TensorFlow takes the tangent of every custom gradient for zero
        raise EnzymeError(f"{operation.name}: TensorFlow has no forward mode of custom gradients in graphs: use "
                          "tf.autodiff.ForwardAccumulator outside of tf.function")  # fmt: skip
    made = tf.numpy_function(run, tensors, numbers)
    for value, kind in zip(made, results, strict=True):
        value.set_shape([None] * (kind.ndim if isinstance(kind, types.Array) else 0))
    return tuple(made)


def _number(kind: types.Type) -> np.dtype:
    if not isinstance(kind, (types.Array, types.Number, types.Boolean)):
        raise EnzymeError(f"a result of type {kind} is not a tensor: return arrays, numbers, or tuples of them")
    return as_dtype(kind.dtype if isinstance(kind, types.Array) else kind)


def _writable(array: np.ndarray) -> object:
    """Numba has a type of its own for arrays that are read-only. Nothing is written: that was made sure of before."""
    array = np.asarray(array)
    return np.require(array, requirements=["C", "W"]) if array.ndim else array[()]
