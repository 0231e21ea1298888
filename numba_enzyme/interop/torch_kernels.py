"""`@cuda.jit` kernels as differentiable functions of PyTorch tensors, in split mode.

    blur = ne.torch.function(blur_kernel, outputs={"out": torch.empty_like})
    y = blur[grid, block](x)      forward: augmented primal, tape kept      backward: reverse sweep, gradient of x

Tensors on the CPU run on the host (``target="cpu"``), tensors on a CUDA device there, on PyTorch's current stream; no copies.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import torch

from ..api.annotations import Const, Duplicated
from ..api.decorator import differentiate
from ..api.kernel_arguments import given_arguments
from ..api.kernels import DifferentiableKernel, dimensions, target_of
from ..bridge.cuda.extract import extract
from ..bridge.cuda.written import written_arguments
from ..errors import EnzymeError
from .torch_transforms import Launch, refuse_batches, refuse_second_order, transforms_active, zeros_for


class KernelFunction:
    """A kernel that takes and returns tensors: ``[grid, block, stream, shared bytes](*inputs)``."""

    def __init__(self, kernel: Any, outputs: Mapping[str, Callable] | None) -> None:
        self.kernel: Any = kernel if isinstance(kernel, DifferentiableKernel) else differentiate(kernel)
        self.names = tuple(inspect.signature(self.kernel.py_func).parameters)
        if not outputs:
            inputs = ", ".join(self.names[:-1])
            raise EnzymeError(f"{self.kernel.__name__} is a kernel: say what it writes, and how that is made from its inputs, "
                              f"as in outputs={{'{self.names[-1]}': lambda {inputs}: torch.empty_like({self.names[0]})}}")
        if unknown := [name for name in outputs if name not in self.names]:
            raise EnzymeError(f"{self.kernel.__name__}{inspect.signature(self.kernel.py_func)} has no parameter {unknown[0]!r}")
        self.outputs = dict(outputs)
        self._checked: set[tuple] = set()

    def __getitem__(self, configuration: tuple) -> Callable:
        dimensions(configuration)  # says what is wrong with it

        @torch.compiler.disable
        def launch(*inputs: Any):
            call = Launch if transforms_active() else KernelCall
            results = call.apply(self, configuration, *inputs)
            return results[0] if len(self.outputs) == 1 else results

        return launch

    def __call__(self, *inputs: Any):
        raise ValueError(f"{self.kernel.__name__} is a kernel: say how many blocks and threads, layer[grid, block](...)")

    def made_outputs(self, inputs: tuple) -> dict[str, torch.Tensor]:
        """Fresh tensors for what the kernel writes, its inputs checked."""
        name = self.kernel.__name__
        if len(inputs) != len(self.names) - len(self.outputs):
            raise TypeError(f"{name} takes {len(self.names) - len(self.outputs)} inputs "
                            f"({', '.join(n for n in self.names if n not in self.outputs)}), got {len(inputs)}")
        made = self._made(tuple(i.detach() if isinstance(i, torch.Tensor) else i for i in inputs))
        for output, tensor in made.items():
            if not isinstance(tensor, torch.Tensor) or not tensor.is_contiguous():
                raise EnzymeError(f"the output {output} of {name} must be made as a contiguous tensor")
        devices = {tensor.device for tensor in (*inputs, *made.values()) if isinstance(tensor, torch.Tensor) and tensor.dim()}
        if len(devices) > 1:
            raise EnzymeError(f"the tensors of {name} lie on several devices: {', '.join(sorted(map(str, devices)))}")
        self._check_device(next(iter(devices)))
        return made

    def _made(self, inputs: tuple) -> dict[str, torch.Tensor]:
        """What the makers make; one that does not take all inputs, as `torch.empty_like`, is the likeliest mistake."""
        made = {}
        for output, maker in self.outputs.items():
            try:
                made[output] = maker(*inputs)
            except TypeError as failed:
                names = [name for name in self.names if name not in self.outputs]
                raise EnzymeError(f"the output {output} of {self.kernel.__name__} is made from all inputs, as in lambda "
                                  f"{', '.join(names)}: torch.empty_like({names[0]}); this went wrong: {failed}") from failed
        return made

    def run(self, configuration: tuple, inputs: tuple) -> tuple[torch.Tensor, ...]:
        """Launch the primal: its outputs."""
        outputs = self.made_outputs(inputs)
        plain = self._plain(inputs, outputs)
        self.kernel[_on_current_stream(configuration, outputs)](*plain.values())
        return tuple(outputs.values())

    def differentiated(self, mode: str, configuration: tuple, inputs: tuple, shadows: Iterable, output_shadows: Iterable) -> None:
        """Launch primal and derivative, "grad" or "jvp"; a shadow is None where nothing is differentiated."""
        outputs = self.made_outputs(inputs)
        plain = self._plain(inputs, outputs)
        ordered = self.in_order(shadows, dict(zip(outputs, output_shadows, strict=True)))
        arguments = [Const(value) if ordered[name] is None else Duplicated(value, _passed_shadow(ordered[name], mode))
                     for name, value in plain.items()]  # fmt: skip
        getattr(self.kernel, mode)[_on_current_stream(configuration, outputs)](*arguments)

    def _plain(self, inputs: tuple, outputs: Mapping[str, torch.Tensor]) -> dict[str, object]:
        """What a launch takes, in order; an input that would be written is an error where that can be found out."""
        plain = self.in_order(map(_passed, inputs), {name: _passed(tensor) for name, tensor in outputs.items()})
        if target_of(self.kernel) == "cpu":
            self.refuse_writes(tuple(plain.values()))
        return plain

    def in_order(self, inputs: Iterable[object], outputs: Mapping[str, object]) -> dict[str, object]:
        """What belongs to inputs and outputs, in the order of the kernel's parameters."""
        left = iter(inputs)
        return {name: outputs[name] if name in outputs else next(left) for name in self.names}

    def _check_device(self, device: torch.device) -> None:
        name, target = self.kernel.__name__, target_of(self.kernel)
        if target == "cpu" and device.type != "cpu":
            raise EnzymeError(f"{name} runs on the host (target='cpu'), but its tensors lie on {device}: pass them with .cpu()")
        if target == "cuda" and device.type != "cuda":
            raise EnzymeError(f"{name} runs on a CUDA device, but its tensors lie on {device}: pass them with .cuda(), or make "
                              "it with differentiate(kernel, target='cpu')")  # fmt: skip

    def refuse_writes(self, arguments: tuple) -> None:
        """Raise EnzymeError if an input may be written: autograd would not know."""
        given = given_arguments(self.kernel, arguments, None)
        if given.types in self._checked:
            return
        for name, written in zip(self.names, written_arguments(extract(self.kernel.dispatcher, given.types)), strict=True):
            if written and name not in self.outputs:
                raise EnzymeError(f"{self.kernel.__name__} writes to `{name}`: name it in outputs=")
        self._checked.add(given.types)


class KernelCall(torch.autograd.Function):
    """One launch. Its gradient is refused a derivative: a launch in split mode has one reverse sweep, of first order."""

    @staticmethod
    def forward(ctx: Any, layer: Any, configuration: tuple, *inputs: Any):
        outputs = layer.made_outputs(inputs)
        configuration = _on_current_stream(configuration, outputs)
        plain = layer._plain(inputs, outputs)
        ctx.mark_non_differentiable(*(tensor for tensor in outputs.values() if not tensor.is_floating_point()))
        needed = ctx.needs_input_grad[2:]
        if not any(needed):
            layer.kernel[configuration](*plain.values())
            return tuple(outputs.values())
        ctx.save_for_backward(*(value for value in inputs if isinstance(value, torch.Tensor)))
        ctx.layer, ctx.configuration, ctx.outputs = layer, configuration, list(outputs)
        ctx.inputs = [None if isinstance(value, torch.Tensor) else value for value in inputs]
        ctx.shadows = layer.in_order((zeros_for(value) if need else None for value, need in zip(inputs, needed, strict=True)),
                                     {n: zeros_for(t) if t.is_floating_point() else None for n, t in outputs.items()})
        ctx.arguments = _annotated(plain, ctx.shadows)
        ctx.tape = layer.kernel.augmented[configuration](*ctx.arguments)
        return tuple(outputs.values())

    @staticmethod
    def backward(ctx: Any, *cotangents: Any):
        refuse_batches(cotangents)
        saved = ctx.saved_tensors  # PyTorch says if the graph is gone, or an input was overwritten
        layer = ctx.layer
        if ctx.tape is None:  # backward has run before: its tape is spent
            left = iter(saved)
            inputs = [next(left) if value is None else value for value in ctx.inputs]
            outputs = {name: _passed(tensor) for name, tensor in layer.made_outputs(tuple(inputs)).items()}
            ctx.arguments = _annotated(layer.in_order(map(_passed, inputs), outputs), ctx.shadows)
            ctx.tape = layer.kernel.augmented[ctx.configuration](*ctx.arguments)
        for name, shadow in ctx.shadows.items():
            if shadow is not None:
                shadow.zero_()
                if name in ctx.outputs:
                    shadow.copy_(cotangents[ctx.outputs.index(name)].detach().reshape(shadow.shape))
        layer.kernel.reverse[ctx.configuration](ctx.tape, *ctx.arguments)
        ctx.tape = None
        tensors = iter(saved)
        gradients = []
        for name, value in zip((n for n in layer.names if n not in ctx.outputs), ctx.inputs, strict=True):
            shape = next(tensors).shape if value is None else None
            shadow = ctx.shadows[name]
            gradients.append(None if shadow is None else shadow.reshape(shape).clone())
        if torch.is_grad_enabled():  # create_graph=True
            gradients = [g if g is None else FirstOrder.apply(layer.kernel.__name__, g, *saved, *cotangents) for g in gradients]
        return None, None, *gradients


class FirstOrder(torch.autograd.Function):
    """A gradient that has no derivative, and says so instead of passing for a constant."""

    @staticmethod
    def forward(ctx: Any, name: str, gradient: Any, *causes: Any):
        ctx.name = name
        return gradient.clone()

    @staticmethod
    def backward(ctx: Any, *cotangents: Any):
        refuse_second_order(ctx.name)


def _annotated(plain: Mapping[str, object], shadows: Mapping[str, torch.Tensor | None]) -> list[object]:
    return [Const(value) if shadows[name] is None else Duplicated(value, _passed_shadow(shadows[name]))
            for name, value in plain.items()]


def _passed(value: object) -> object:
    """What the launch takes: NumPy's view of a tensor of the host, a tensor of a device itself, a number for one without axes."""
    if not isinstance(value, torch.Tensor):
        return value
    value = value.detach().contiguous()
    if not value.dim():
        return value.cpu().numpy()[()]
    return value.numpy() if value.device.type == "cpu" else value


def _passed_shadow(shadow: Any, mode: str = "grad") -> object:
    if mode == "jvp" and not shadow.dim():
        return shadow.item()  # the tangent of a number
    return shadow.numpy() if shadow.device.type == "cpu" else shadow


def _on_current_stream(configuration: tuple, outputs: Mapping[str, torch.Tensor]) -> tuple:
    """PyTorch's current stream where none is given and the tensors lie on a device."""
    device = next(iter(outputs.values())).device
    if device.type != "cuda" or (len(configuration) > 2 and configuration[2]):
        return configuration
    from numba import cuda
    stream = cuda.external_stream(torch.cuda.current_stream(device).cuda_stream)
    return (*configuration[:2], stream, *configuration[3:])


