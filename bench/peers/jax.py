"""JAX: ``jit``, double precision, one thread, results awaited. Programs of arrays; time loops are ``lax.scan``."""

from __future__ import annotations

import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import jax
import jax.numpy as jnp
import numpy as np

from . import NotExpressible, Problem, Task, look_up
from .array_programs import CANNOT, PROGRAMS, Arrays

jax.config.update("jax_enable_x64", True)

ARRAYS = Arrays(
    xp=jnp,
    repeat=lambda step, carry, count: jax.lax.scan(lambda c, _: (step(c), None), carry, None, length=count)[0],
    scan=jax.lax.scan,
    constant=jnp.asarray,
    fft=jnp.fft.fft,
    complex_of=jax.lax.complex,
    gradient=jax.grad,
)


def prepare(problem: Problem, variant: str) -> Task:
    kernel, program = problem.kernel, look_up(PROGRAMS, CANNOT, problem.name)
    if problem.name == "particle":
        raise NotExpressible("reverse mode through a while loop whose length depends on the data is refused")
    position = kernel.gradient_inputs
    constants = list(problem.args)
    active = [jnp.asarray(problem.args[i]) for i in position]
    data = [jnp.asarray(a) if isinstance(a, np.ndarray) and i not in position else None for i, a in enumerate(constants)]
    if kernel.name.startswith("ht"):
        data[position[-1] + 1] = None  # the chain of bones is known when the program is traced

    def call(active, data):
        args = [held if moved is None else moved for held, moved in zip(constants, data, strict=True)]
        for place, value in zip(position, active, strict=True):
            args[place] = value
        return program(ARRAYS, *args)

    def loss(active, data, cotangents):
        found = call(active, data)
        return sum(jnp.sum(c * f) for c, f in zip(cotangents, found, strict=True)) if kernel.outputs else found

    cotangents = [jnp.asarray(c) for c in problem.cotangents]
    primal, derivative = jax.jit(call), jax.jit(jax.value_and_grad(loss))
    held = {}

    def gradient() -> None:
        held["last"] = jax.block_until_ready(derivative(active, data, cotangents))

    return Task(
        lambda: jax.block_until_ready(primal(active, data)),
        gradient,
        lambda: [np.conj(np.asarray(g)) for g in held["last"][1]],
    )
