"""PyTorch: Numba functions and kernels as differentiable functions of tensors.

    drag = ne.torch.function(drag_of_wing)          # an @njit function of arrays and numbers
    loss = drag(shape, speed) + penalty             # tensors in, tensors out, part of autograd's graph
    loss.backward()

    blur = ne.torch.function(blur_kernel, outputs={"out": torch.empty_like})       # a @cuda.jit kernel
    y = blur[grid, block](x)

Memory is shared with tensors that are contiguous; nothing is copied to the device or back.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import torch
from numba.core import types
from numba.np.numpy_support import as_dtype, from_dtype

from ..api.gradients import normal_argnums
from ..bridge.cpu.layout import carries_derivative
from ..errors import EnzymeError
from .operation import Operation, leaves, mapped, operation_of, positional, restored
from .torch_transforms import refuse_batches

SUPPORTED = (torch.float64, torch.float32, torch.complex128, torch.complex64, torch.int64, torch.int32, torch.int16, torch.int8,
             torch.uint8, torch.bool)


def function(f: Any, argnums: int | Sequence[int] | None = None, *, outputs: Mapping[str, Callable] | None = None) -> Any:
    """The function of tensors that *f* computes; autograd, `torch.func` and `gradcheck` know its derivatives.

    *f* is an `@njit` or `@differentiate` function of the CPU. Tensors become arrays, tensors without dimensions numbers; other
    arguments are passed as they are and are constants. *argnums* restricts which arguments are differentiated. The function must
    not write to its arguments.

    For a `@cuda.jit` kernel *outputs* says what it writes: per parameter a function that makes an empty tensor from the inputs,
    which are the other parameters. The result is launched with ``[grid, block](*inputs)`` and returns the outputs.
    """
    if _is_kernel(f):
        from .torch_kernels import KernelFunction
        if argnums is not None:
            raise EnzymeError("a kernel takes no argnums here: detach() what is not to be differentiated")
        return KernelFunction(f, outputs)
    if outputs is not None:
        raise EnzymeError("outputs= is for @cuda.jit kernels: an @njit function returns its results")
    positions = None if argnums is None else (argnums,) if isinstance(argnums, int) else tuple(argnums)
    return TorchFunction(f, positions)


def _is_kernel(f: object) -> bool:
    return type(f).__name__ in ("DifferentiableKernel", "CUDADispatcher")


class TorchFunction:
    """A Numba function that takes and returns tensors; what :func:`function` returns."""

    def __init__(self, f: object, argnums: tuple[int, ...] | None) -> None:
        self.__wrapped__ = f
        self.__name__, self.__doc__ = getattr(f, "__name__", "function"), getattr(f, "__doc__", None)
        self.argnums = argnums

    @torch.compiler.disable
    def __call__(self, *arguments: Any, **keywords: Any):
        arguments = positional(self.__wrapped__, arguments, keywords)
        arguments = tuple(mapped(argument, functools.partial(_plain, self.__name__, i)) for i, argument in enumerate(arguments))
        if self.argnums is not None:
            kept = set(normal_argnums(self.argnums, len(arguments)))
            arguments = tuple(argument if i in kept else mapped(argument, _detached) for i, argument in enumerate(arguments))
        for position, argument in enumerate(arguments):
            for leaf in leaves(argument):
                check_tensor(self.__name__, position, leaf)
        operation, tensors = operation_of(self.__wrapped__, arguments, lambda leaf: isinstance(leaf, torch.Tensor))
        kinds = types_of(tensors)
        operation.refuse_writes(kinds, "PyTorch")
        results = Call.apply(operation, *tensors)
        return restored(operation.result_type(kinds), iter(results))

    def __repr__(self) -> str:
        return f"<PyTorch function of {self.__name__}>"


class Call(torch.autograd.Function):
    """One call of an operation. Its derivatives are calls of the operation's derivatives, so that they can be derived again."""

    @staticmethod
    def forward(operation: Operation, *tensors: Any):
        refuse_batches(tensors)
        kinds = types_of(tensors)
        arrays = [_array(tensor) for tensor in tensors]
        result = operation.function(*operation.filled(arrays))
        values = [leaf for leaf in leaves(result) if leaf is not None]
        results: list[torch.Tensor] = []
        for value, kind in zip(values, operation.result_leaves(kinds), strict=True):
            results.append(_tensor(value, kind, [*arrays, *values[: len(results)]]))
        return tuple(results)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple, output: Any):
        ctx.operation, *tensors = inputs
        kinds = types_of(tensors)
        ctx.floating = [carries_derivative(kind) for kind in ctx.operation.result_leaves(kinds)]
        ctx.mark_non_differentiable(*(tensor for tensor, real in zip(output, ctx.floating, strict=True) if not real))
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)

    @staticmethod
    def backward(ctx: Any, *cotangents: Any):
        tensors, wanted = ctx.saved_tensors, ctx.needs_input_grad[1:]
        pullback, targets = ctx.operation.pullback(wanted, types_of(tensors))
        seeds = [cotangent.conj() for cotangent, real in zip(cotangents, ctx.floating, strict=True) if real]
        gradients: list[torch.Tensor | None] = [None] * len(tensors)
        for target, gradient in zip(targets, Call.apply(pullback, *tensors, *seeds), strict=True):
            if target is not None and wanted[target]:  # an operand may stand in one place only, so nothing is added up here
                gradients[target] = gradient.conj()
        return None, *gradients

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any):
        tensors = ctx.saved_tensors
        pushforward, owners = ctx.operation.pushforward(types_of(tensors))
        along = [torch.zeros_like(tensors[i]) if tangents[i] is None else tangents[i] for i in owners]
        results = iter(Call.apply(pushforward, *tensors, *along)[len(ctx.floating):])
        return tuple(next(results) if real else None for real in ctx.floating)

    @staticmethod
    def vmap(info: Any, in_dims: Any, operation: Operation, *tensors: Any):
        """One call after the other."""
        pairs = list(zip(tensors, in_dims[1:], strict=True))
        results = [Call.apply(operation, *(tensor if dim is None else tensor.select(dim, i) for tensor, dim in pairs))
                   for i in range(info.batch_size)]  # fmt: skip
        return tuple(torch.stack(column) for column in zip(*results, strict=True)), (0,) * len(results[0])


def check_tensor(name: str, position: int, leaf: object) -> None:
    """Raise EnzymeError for a tensor that the CPU's code can't take."""
    if not isinstance(leaf, torch.Tensor):
        return
    if leaf.device.type != "cpu":
        raise EnzymeError(f"{name} runs on the CPU, but its argument {position} lies on {leaf.device}: pass it with "
                          ".cpu(), or write a @cuda.jit kernel for ne.torch.function(kernel, outputs=...)")  # fmt: skip
    if leaf.layout != torch.strided:
        raise EnzymeError(f"{name}: argument {position} is a tensor of layout {leaf.layout}: pass it with .to_dense()")
    if leaf.dtype not in SUPPORTED:
        raise EnzymeError(f"{name}: argument {position} has dtype {leaf.dtype}, which Numba does not know on the CPU: "
                          "pass it with .float() or .double()")  # fmt: skip


def types_of(tensors: Sequence[torch.Tensor]) -> tuple[types.Type, ...]:
    """Numba's types of tensors as they are passed: contiguous arrays, and numbers for tensors without dimensions."""
    return tuple(_type_of(tensor.dtype, tensor.dim()) for tensor in tensors)


@functools.cache
def _type_of(dtype: torch.dtype, dimensions: int) -> types.Type:
    scalar = from_dtype(np.dtype(str(dtype).removeprefix("torch.")))
    return types.Array(scalar, dimensions, "C") if dimensions else scalar


def _array(tensor: torch.Tensor) -> object:
    array = tensor.detach().resolve_conj().resolve_neg().contiguous().numpy()
    return array if array.ndim else array[()]


def _tensor(value: object, kind: types.Type, others: Sequence[object]) -> torch.Tensor:
    """A result as a tensor; one that shares memory with an operand or another result is copied: autograd takes them for apart."""
    if isinstance(value, np.ndarray):
        shared = any(isinstance(other, np.ndarray) and np.may_share_memory(value, other) for other in others)
        return torch.from_numpy(value.copy() if shared or not value.flags.writeable else value)
    if not isinstance(kind, (types.Number, types.Boolean)):
        raise EnzymeError(f"a result of type {kind} is not a tensor: return arrays, numbers, or tuples of them")
    return torch.from_numpy(np.asarray(value, dtype=as_dtype(kind)))


def _plain(name: str, position: int, leaf: object) -> object:
    """An argument as it can be passed: NumPy arrays become tensors, which are constants."""
    if isinstance(leaf, np.ndarray):
        return torch.from_numpy(leaf if leaf.flags.writeable else leaf.copy())
    if leaf.__hash__ is None:
        raise EnzymeError(f"{name}: argument {position} is a {type(leaf).__name__}: pass a tensor, torch.tensor(...)")
    return leaf


def _detached(leaf: object) -> object:
    return leaf.detach() if isinstance(leaf, torch.Tensor) else leaf
