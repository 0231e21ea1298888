"""A block reduction on the host: this package against Numba's own CUDA simulator, both on one core.

    python -m bench.simulator        seconds of each for the same kernel and launch, and their ratio

The simulator runs every CUDA thread in a Python thread of its own. It takes a process of its own, because Numba decides when it
is imported whether kernels are compiled or simulated.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
from numba import cuda, float64

from numba_enzyme.testing.demonstration import least_seconds

BLOCKS, THREADS = 16, 128


def block_sum(x, out):
    """The kernel: sums of squares."""
    s = cuda.shared.array(THREADS, float64)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)] ** 2
    cuda.syncthreads()
    k = THREADS // 2
    while k > 0:
        if t < k:
            s[t] += s[t + k]
        cuda.syncthreads()
        k //= 2
    if t == 0:
        out[cuda.blockIdx.x] = s[0]


def seconds_per_launch(kernel, rounds: int) -> tuple[float, float]:
    """The best time of some launches, and a checksum of the result."""
    x, out = np.linspace(0.0, 1.0, BLOCKS * THREADS), np.zeros(BLOCKS)
    launch = kernel[BLOCKS, THREADS]
    best = least_seconds(lambda: launch(x, out), rounds)
    return best, float(out.sum())


def ours() -> tuple[float, float]:
    """Host execution, blocks one after the other."""
    from numba_enzyme import differentiate

    before = os.environ.get("NUMBA_ENZYME_KERNEL_THREADS")
    os.environ["NUMBA_ENZYME_KERNEL_THREADS"] = "1"
    try:
        return seconds_per_launch(differentiate(cuda.jit(block_sum), target="cpu"), 50)
    finally:
        if before is None:
            del os.environ["NUMBA_ENZYME_KERNEL_THREADS"]
        else:
            os.environ["NUMBA_ENZYME_KERNEL_THREADS"] = before


def simulated() -> tuple[float, float]:
    """Numba's simulator, in a process of its own."""
    command = [sys.executable, "-c", "from bench.simulator import main_of_simulator; main_of_simulator()"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_CUDA_LOG_LEVEL": "ERROR"}
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    seconds, checksum = json.loads(answer.stdout.splitlines()[-1])
    return seconds, checksum


def main_of_simulator() -> None:
    """What the other process does."""
    print(json.dumps(seconds_per_launch(cuda.jit(block_sum), 2)))


def measure() -> dict[str, float]:
    """Seconds of both and the ratio. Raises RuntimeError if the results differ."""
    mine, checksum = ours()
    theirs, other = simulated()
    if abs(checksum - other) > 1e-9 * abs(other):
        raise RuntimeError(f"results differ: {checksum} and {other}")
    return {"host": mine, "simulator": theirs, "ratio": theirs / mine}


def report() -> str:
    found = measure()
    return (f"A reduction in {BLOCKS} blocks of {THREADS} threads, one core: host execution {1e6 * found['host']:.0f} us, "
            f"Numba's simulator {1e3 * found['simulator']:.0f} ms, {found['ratio']:.0f} times as long.")  # fmt: skip


if __name__ == "__main__":
    print(report())
