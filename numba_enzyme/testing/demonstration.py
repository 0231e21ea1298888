"""Programs that the demo differentiates wherever the package is installed, each beside its derivative in closed form.

    for program in programs():
        program.primal(); program.gradient()
        program.error()                     how far the gradient is from the closed form

Kernels are among them where there is a numba.cuda; they run on the host.
"""

from __future__ import annotations

import importlib.util
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..api import Duplicated, differentiate

if TYPE_CHECKING:
    from ..api.kernels import DifferentiableKernel

ROUNDS = 5


@dataclass(frozen=True)
class Program:
    """What is shown, run and compared."""

    name: str
    summary: str
    primal: Callable[[], object]
    gradient: Callable[[], np.ndarray]
    expected: np.ndarray

    def error(self) -> float:
        """The largest difference from the closed form, relative to its largest entry."""
        return float(np.max(np.abs(self.gradient() - self.expected)) / np.max(np.abs(self.expected)))

    def seconds(self) -> tuple[float, float]:
        """Of the primal and of the gradient: the least of some calls, after one that compiles."""
        return least_seconds(self.primal), least_seconds(self.gradient)


def least_seconds(call: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of a call: the least of some, after one that compiles; by the clock, since other threads and processes may work."""
    call()
    samples = []
    for _ in range(rounds):
        start = time.perf_counter()
        call()
        samples.append(time.perf_counter() - start)
    return min(samples)


def programs() -> list[Program]:
    """Those that can run here."""
    found = [logistic_map()]
    if not no_kernels():
        found += [elementwise(), block_norm()]
    return found


def no_kernels() -> str:
    """Why kernels can't be differentiated here: there is no numba.cuda, or it does not go with what it finds."""
    if importlib.util.find_spec("numba.cuda") is None:
        return "numba-cuda is not installed"
    try:
        importlib.import_module("...api.kernels", __name__)
    except Exception as problem:
        return f"numba.cuda can't be imported ({type(problem).__name__}: {problem})"
    return ""


def logistic_map() -> Program:
    """The chain rule in one product."""

    @differentiate
    def population(u0: np.ndarray, rate: float, steps: int):
        u = u0.copy()
        for _ in range(steps):
            for i in range(u.size):
                u[i] = rate * u[i] * (1.0 - u[i])
        return u.sum()

    u0 = np.linspace(0.1, 0.9, 1000)
    u, expected = u0.copy(), np.ones(1000)
    for _ in range(50):
        expected *= 2.9 * (1.0 - 2.0 * u)
        u = 2.9 * u * (1.0 - u)
    return Program("logistic", "array overwritten in place, step after step", lambda: population(u0, 2.9, 50),
                   lambda: population.grad(u0, 2.9, 50), expected)  # fmt: skip


def elementwise() -> Program:
    from numba import cuda

    @differentiate(target="cpu")
    @cuda.jit
    def wave(x: np.ndarray, out: np.ndarray):
        i = cuda.grid(1)
        if i < x.size:
            out[i] = math.sin(x[i]) * x[i]

    x = np.linspace(0.1, 3.0, 4000)
    return _kernel_program("elementwise", "CUDA kernel on the host: one thread per element", wave, (32, 128), x, np.zeros(4000),
                           np.cos(x) * x + np.sin(x))  # fmt: skip


def block_norm() -> Program:
    from numba import cuda, float64

    @differentiate(target="cpu")
    @cuda.jit
    def norm(x: np.ndarray, out: np.ndarray):
        s = cuda.shared.array(64, float64)
        t = cuda.threadIdx.x
        s[t] = x[cuda.grid(1)] ** 2
        cuda.syncthreads()
        k = 32
        while k > 0:
            if t < k:
                s[t] += s[t + k]
            cuda.syncthreads()
            k //= 2
        if t == 0:
            out[cuda.blockIdx.x] = math.sqrt(s[0])

    x = np.linspace(0.1, 1.0, 64 * 64)
    norms = np.sqrt((x.reshape(64, 64) ** 2).sum(axis=1))
    return _kernel_program("block_norm", "CUDA kernel on the host: shared memory, barriers", norm, (64, 64), x, np.zeros(64),
                           x / np.repeat(norms, 64))  # fmt: skip


def _kernel_program(name: str, summary: str, kernel: DifferentiableKernel, launch: tuple[int, int], x: np.ndarray,
                    out: np.ndarray, expected: np.ndarray) -> Program:  # fmt: skip
    def gradient() -> np.ndarray:
        dx = np.zeros_like(x)
        kernel.grad[launch](Duplicated(x, dx), Duplicated(out, np.ones_like(out)))
        return dx

    return Program(name, summary, lambda: kernel[launch](x, out), gradient, expected)
