"""PyTorch, eager and compiled, one thread; the programs are the array programs.

Compiled, a whole program is one graph, but the step of a time loop is compiled by itself: unrolled loops of hundreds of steps
compile for minutes.
"""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import torch

from . import NotExpressible, Problem, Task, look_up
from .array_programs import CANNOT, PROGRAMS, Arrays

torch.set_num_threads(1)
torch.set_default_dtype(torch.float64)

STEPWISE = ("lstm", "ode", "burgers", "burgers_1d", "matdescent", "matdescent_matrix")
NAMES = ("amax", "amin", "cos", "einsum", "exp", "floor", "imag", "log", "ones_like", "real", "sin", "sqrt", "stack", "sum")
XP = SimpleNamespace(
    **{name: getattr(torch, name) for name in (*NAMES, "tanh", "where", "zeros_like")}, concatenate=torch.cat
)


def language(compiled: bool) -> Arrays:
    """Loops of steps in Python; ``compiled``: each step is a graph."""

    def prepared(step):
        return torch.compile(step) if compiled else step

    def repeat(step, carry, count):
        step = prepared(step)
        for _ in range(count):
            carry = step(carry)
        return carry

    def scan(step, carry, rows):
        step, results = prepared(step), []
        for row in rows:
            carry, result = step(carry, row)
            results.append(result)
        return carry, torch.stack(results)

    return Arrays(
        xp=XP, repeat=repeat, scan=scan, constant=torch.as_tensor,
        fft=torch.fft.fft, complex_of=torch.complex, gradient=inner_gradient,
    )  # fmt: skip


def inner_gradient(function):
    """A derivative that can be differentiated again, whether or not anything is recorded around it."""

    def derivative(x):
        with torch.enable_grad():
            x = x if x.requires_grad else x.detach().requires_grad_()
            return torch.autograd.grad(function(x), x, create_graph=True)[0]

    return derivative


def prepare(problem: Problem, variant: str) -> Task:
    kernel, program = problem.kernel, look_up(PROGRAMS, CANNOT, problem.name)
    compiled = variant == "compile"
    if compiled and np.iscomplexobj(problem.args[0]):
        raise NotExpressible("its compiler has no code for complex numbers and falls back to eager mode")
    if compiled and problem.name in ("particle", "saddle"):
        raise NotExpressible("its compiler does not take a derivative inside what it compiles")
    stepwise = problem.name in STEPWISE
    arrays = language(compiled and stepwise)
    args = [torch.from_numpy(a) if isinstance(a, np.ndarray) else a for a in problem.args]
    if problem.name.startswith("ht"):
        place = kernel.gradient_inputs[-1] + 1
        args[place] = problem.args[place].tolist()
    active = [args[i].clone().requires_grad_() for i in kernel.gradient_inputs]
    cotangents = [torch.from_numpy(c) for c in problem.cotangents]

    def call(*active):
        given = list(args)
        for place, value in zip(kernel.gradient_inputs, active, strict=True):
            given[place] = value
        return program(arrays, *given)

    def loss(*active):
        found = call(*active)
        return sum((c * f).sum() for c, f in zip(cotangents, found, strict=True)) if kernel.outputs else found

    if compiled and not stepwise:
        torch._dynamo.reset()
        call, loss = torch.compile(call), torch.compile(loss)
    held = {}

    def primal() -> None:
        with torch.no_grad():
            call(*args_of(active))

    def gradient() -> None:
        held["last"] = torch.autograd.grad(loss(*active), active)

    return Task(primal, gradient, lambda: [g.resolve_conj().numpy() for g in held["last"]])


def args_of(active: list[torch.Tensor]) -> list[torch.Tensor]:
    """The same data without a request for gradients."""
    return [a.detach() for a in active]
