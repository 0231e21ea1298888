"""Kernels of `@cuda.jit`: what can be measured of their gradients here, and what can't.

Gradients of kernels are not launched on devices yet, so nothing is measured on a GPU. Measured is host execution: the gradient
against the primal, both on the host, in one run.
"""

from __future__ import annotations

import functools
import math
import time

import numpy as np


@functools.cache
def kernels() -> dict[str, tuple]:
    """name -> kernel, launch, arguments; compiled once per process."""
    from numba import cuda, float64

    from numba_enzyme import differentiate

    @differentiate(target="cpu")
    @cuda.jit
    def elementwise(x, y):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = math.sin(x[i]) * x[i] + y[i]

    @differentiate(target="cpu")
    @cuda.jit
    def block_sum(x, out):
        s = cuda.shared.array(128, float64)
        t = cuda.threadIdx.x
        s[t] = x[cuda.grid(1)] ** 2
        cuda.syncthreads()
        k = 64
        while k > 0:
            if t < k:
                s[t] += s[t + k]
            cuda.syncthreads()
            k //= 2
        if t == 0:
            out[cuda.blockIdx.x] = math.sqrt(s[0])

    random = np.random.default_rng(0)
    n, block = 1 << 18, 128
    x = random.uniform(0.1, 1.0, n)
    return {"elementwise": (elementwise, (n // block, block), (x, np.zeros(n))),
            "block_sum": (block_sum, (n // block, block), (x, np.zeros(n // block)))}  # fmt: skip


def measure(rounds: int = 5) -> list[tuple[str, float, float]]:
    """(name, primal, gradient) in seconds, the best of some rounds."""
    from numba_enzyme import Duplicated

    rows = []
    for name, (kernel, launch, arguments) in kernels().items():
        shadows = [np.ones_like(a) for a in arguments]
        annotated = [Duplicated(a, s) for a, s in zip(arguments, shadows, strict=True)]
        primal = min(_seconds(kernel[launch], arguments) for _ in range(rounds + 1))
        gradient = min(_seconds(kernel.grad[launch], annotated) for _ in range(rounds + 1))
        rows.append((name, primal, gradient))
    return rows


def error(name: str) -> float:
    """Largest difference between the gradient of a kernel and its closed form, relative to the largest entry."""
    from numba_enzyme import Duplicated

    kernel, launch, (x, out) = kernels()[name]
    shadow, cotangent = np.zeros_like(x), np.ones_like(out)
    kernel.grad[launch](Duplicated(x, shadow), Duplicated(out, cotangent))
    exact = np.cos(x) * x + np.sin(x) if name == "elementwise" else x / np.repeat(out, x.size // out.size)
    return float(np.max(np.abs(shadow - exact)) / np.max(np.abs(exact)))


def _seconds(launch, arguments) -> float:
    start = time.perf_counter()
    launch(*arguments)
    return time.perf_counter() - start


def report() -> str:
    """What is there, in words and figures."""
    try:
        from numba import cuda
        device = "a CUDA device is there, but" if cuda.is_available() else "no CUDA device is there, and"
    except ImportError:
        return "numba-cuda is not installed: kernels can't be differentiated."
    lines = [f"Nothing is measured on a GPU: {device} gradients of kernels are not launched on devices yet.",
             "Host execution of kernels, one thread, best of 6:", "", "| kernel | primal ms | gradient ms | ratio |",
             "|---|---|---|---|"]  # fmt: skip
    lines += [f"| {name} | {1e3 * primal:.2f} | {1e3 * gradient:.2f} | {gradient / primal:.1f} |"
              for name, primal, gradient in measure()]  # fmt: skip
    return "\n".join(lines)
