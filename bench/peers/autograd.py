"""autograd: NumPy programs on a tape of array operations; the programs are the array programs, loops are Python's."""

from __future__ import annotations

import autograd
import autograd.numpy as anp
import numpy as np

from . import Problem, Task, look_up
from .array_programs import CANNOT, PROGRAMS, Arrays


def repeat(step, carry, count):
    for _ in range(count):
        carry = step(carry)
    return carry


def scan(step, carry, rows):
    results = []
    for t in range(rows.shape[0]):
        carry, result = step(carry, rows[t])
        results.append(result)
    return carry, anp.stack(results)


ARRAYS = Arrays(
    xp=anp, repeat=repeat, scan=scan, constant=np.asarray, fft=anp.fft.fft, complex_of=lambda real, imag: real + 1j * imag,
    gradient=autograd.grad,
)


def prepare(problem: Problem, variant: str) -> Task:
    kernel, program = problem.kernel, look_up(PROGRAMS, CANNOT, problem.name)
    position, args, cotangents = kernel.gradient_inputs, problem.args, problem.cotangents

    def loss(active):
        given = list(args)
        for place, value in zip(position, active, strict=True):
            given[place] = value
        found = program(ARRAYS, *given)
        return sum(anp.sum(c * f) for c, f in zip(cotangents, found, strict=True)) if kernel.outputs else found

    derivative = autograd.value_and_grad(loss)
    active = tuple(args[i] for i in position)
    held = {}

    def gradient() -> None:
        held["last"] = derivative(active)

    return Task(lambda: program(ARRAYS, *args), gradient, lambda: [np.conj(g) for g in held["last"][1]])
