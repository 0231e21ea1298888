"""Kernels under `torch.func` and forward-mode autograd: functions without a tape, which transforms may call as they like.

    torch.func.grad(lambda x: layer[1, 32](x).sum())(x)       Launch, then Reverse: the primal runs once more
    torch.func.jvp(layer[1, 32], (x,), (dx,))                 Launch, then Tangent: forward mode
    torch.func.vmap(layer[1, 32])(xs)                         one launch after the other

Derivatives are of first order: asking one for its own is an error that says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch

from ..errors import EnzymeError


def transforms_active() -> bool:
    """Whether a transform of `torch.func` or a level of forward-mode autograd is at work."""
    active = getattr(torch._C, "_are_functorch_transforms_active", lambda: False)
    return active() or torch.autograd.forward_ad._current_level >= 0


def refuse_second_order(name: str) -> None:
    """Raise EnzymeError: the gradient of the kernel *name* was asked for its derivative."""
    raise EnzymeError(f"the gradient of the kernel {name} can't be differentiated again: kernels have first derivatives "
                      "in PyTorch; an @njit function has all of them")  # fmt: skip


def refuse_batches(tensors: Iterable[object]) -> None:
    """Raise EnzymeError for batches of the kind that autograd makes itself, which hide their numbers."""
    functorch = torch._C._functorch  # pyright: ignore[reportAttributeAccessIssue]  # PyTorch has no stub of it
    hidden = getattr(functorch, "is_legacy_batchedtensor", lambda tensor: False)
    if any(isinstance(tensor, torch.Tensor) and hidden(tensor) for tensor in tensors):
        raise EnzymeError("is_grads_batched=True and vectorize=True hide numbers from compiled code: use torch.func.jacrev, "
                          "torch.func.vmap or a loop")  # fmt: skip


class _OneAfterTheOther(torch.autograd.Function):
    """A function that transforms may batch."""

    @classmethod
    def vmap(cls, info: Any, in_dims: Any, *arguments: Any):
        pairs = [(a, dim if isinstance(a, torch.Tensor) else None) for a, dim in zip(arguments, in_dims, strict=True)]
        results = [cls.apply(*(a if dim is None else a.select(dim, i) for a, dim in pairs)) for i in range(info.batch_size)]
        return tuple(torch.stack(column) for column in zip(*results, strict=True)), (0,) * len(results[0])


class Launch(_OneAfterTheOther):
    """The primal."""

    @staticmethod
    def forward(layer: Any, configuration: tuple, *inputs: Any):
        return layer.run(configuration, inputs)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple, output: Any):
        ctx.layer, ctx.configuration, *values = inputs
        ctx.others = [None if isinstance(value, torch.Tensor) else value for value in values]
        tensors = [value for value in values if isinstance(value, torch.Tensor)]
        ctx.mark_non_differentiable(*(tensor for tensor in output if not tensor.is_floating_point()))
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)

    @staticmethod
    def backward(ctx: Any, *cotangents: Any):
        wanted = tuple(ctx.needs_input_grad[2:])
        found = iter(Reverse.apply(ctx.layer, ctx.configuration, wanted, *_values(ctx), *cotangents))
        return None, None, *(next(found) if want else None for want in wanted)

    @staticmethod
    def jvp(ctx: Any, _: Any, __: Any, *tangents: Any):
        moved = tuple(isinstance(tangent, torch.Tensor) for tangent in tangents)
        along = [tangent for tangent in tangents if isinstance(tangent, torch.Tensor)]
        return tuple(Tangent.apply(ctx.layer, ctx.configuration, moved, *_values(ctx), *along))


def _values(ctx: Any) -> list:
    tensors = iter(ctx.saved_tensors)
    return [next(tensors) if other is None else other for other in ctx.others]


class _FirstOrder(_OneAfterTheOther):
    @staticmethod
    def setup_context(ctx: Any, inputs: tuple, output: Any):
        ctx.name = inputs[0].kernel.__name__

    @staticmethod
    def backward(ctx: Any, *cotangents: Any):
        refuse_second_order(ctx.name)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any):
        refuse_second_order(ctx.name)


class Reverse(_FirstOrder):
    """The gradients of the wanted inputs, from cotangents of all outputs."""

    @staticmethod
    def forward(layer: Any, configuration: tuple, wanted: Any, *values: Any):
        inputs, cotangents = values[: len(wanted)], values[len(wanted) :]
        gradients = [zeros_for(value) if want else None for value, want in zip(inputs, wanted, strict=True)]
        seeds = [c.detach().clone(memory_format=torch.contiguous_format) if c.is_floating_point() else None for c in cotangents]
        layer.differentiated("grad", configuration, inputs, gradients, seeds)
        return tuple(g.reshape(v.shape) for g, v in zip(gradients, inputs, strict=True) if g is not None)


class Tangent(_FirstOrder):
    """The tangents of all outputs, along tangents of the inputs that move."""

    @staticmethod
    def forward(layer: Any, configuration: tuple, moved: Any, *values: Any):
        inputs, along = values[: len(moved)], iter(values[len(moved) :])
        tangents = [next(along).detach().contiguous() if move else None for move in moved]
        made = layer.made_outputs(inputs)
        found = [zeros_for(output) if output.is_floating_point() else None for output in made.values()]
        layer.differentiated("jvp", configuration, inputs, tangents, found)
        return tuple(torch.zeros_like(o) if t is None else t for t, o in zip(found, made.values(), strict=True))


def zeros_for(tensor: torch.Tensor) -> torch.Tensor:
    """A shadow: contiguous, of one element for a tensor without dimensions."""
    return torch.zeros_like(tensor, memory_format=torch.contiguous_format).reshape(tensor.shape or (1,))
