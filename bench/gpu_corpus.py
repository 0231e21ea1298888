"""The kernels that the GPU benchmarks look at: the corpus of the tests, and larger launches of some of them.

    corpus()["block_sum"]     kernel, launch, arguments: small enough to be checked against host execution
    LARGE["block_sum"]()      launch, arguments: large enough to be timed on a device
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

CORPUS = Path(__file__).resolve().parents[1] / "tests" / "cuda" / "kernel_corpus.py"


def corpus() -> dict[str, tuple]:
    """name -> (kernel, launch, arguments)."""
    name = "kernel_corpus"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, CORPUS)
        sys.modules[name] = importlib.util.module_from_spec(spec)
        sys.path.append(str(CORPUS.parent))  # it takes in a second file
        spec.loader.exec_module(sys.modules[name])
    return {case: (kernel, launch, arguments) for case, (kernel, launch, arguments, _) in sys.modules[name].CASES.items()}


def ports() -> dict[str, Callable[[], tuple]]:
    """name -> what makes (kernel, arguments) of a published program: a kernel that calls derivatives of device functions."""
    from kernels.gpu import dg, lulesh, xsbench

    def with_shadows(module, arguments: tuple, last: int) -> tuple:
        """Shadows stand behind the first arguments; only types matter."""
        return module.gradient, [a for i, argument in enumerate(arguments) for a in (argument,) * (1 + (i < last))]

    return {"dg": lambda: with_shadows(dg, dg.inputs(1), 4), "lulesh": lambda: with_shadows(lulesh, lulesh.inputs(2), 1),
            "xsbench": lambda: with_shadows(xsbench, xsbench.inputs("small", 8, unionized=True, points=50), 1)}  # fmt: skip


def uniform(*shape: int, dtype: type = np.float64) -> np.ndarray:
    return np.random.default_rng(1).uniform(-1, 1, shape).astype(dtype)


LARGE: dict[str, Callable[[], tuple[tuple, tuple]]] = {
    "saxpy": lambda: ((1 << 14, 256), (2.0, uniform(1 << 22), uniform(1 << 22))),
    "saxpy32": lambda: ((1 << 14, 256), (2.0, uniform(1 << 22, dtype=np.float32), uniform(1 << 22, dtype=np.float32))),
    "reversal": lambda: ((1 << 15, 64), (1.7, uniform(1 << 21), uniform(1 << 21))),
    "block_sum": lambda: ((1 << 15, 64), (uniform(1 << 21), uniform(1 << 15))),
    "matmul": lambda: (((64, 64), (8, 8)), (uniform(512, 512), uniform(512, 512), uniform(512, 512))),
    "histogram": lambda: ((1 << 13, 256), (uniform(1 << 21), uniform(1024))),
    "stencil": lambda: (((256, 256), (8, 8)), (uniform(2048, 2048), uniform(2048, 2048))),
    "nbody": lambda: ((256, 16), (uniform(4096, 3), uniform(4096, 3))),
    "warp_sum": lambda: ((1 << 15, 64), (uniform(1 << 21), uniform(1 << 16))),
    "gather": lambda: ((1 << 13, 256), (np.random.default_rng(2).integers(0, 1 << 20, 1 << 21), uniform(1 << 20),
                                        uniform(1 << 21))),
    "scatter": lambda: ((1 << 13, 256), (np.random.default_rng(2).integers(0, 1 << 20, 1 << 21), uniform(1 << 21),
                                         uniform(1 << 20))),
    "inplace": lambda: ((1 << 13, 128), (0.3 * uniform(1 << 20), 16)),
    "local_array": lambda: ((1 << 13, 128), (uniform(1 << 20), uniform(1 << 20))),
    "global_sum": lambda: ((1 << 12, 256), (uniform(1 << 20), uniform(1))),
}  # fmt: skip
