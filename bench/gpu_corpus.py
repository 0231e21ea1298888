"""The kernels that the GPU benchmarks look at: the corpus of the tests, and larger launches of some of them.

    corpus()["block_sum"]     kernel, launch, arguments: small enough to be checked against host execution
    LARGE["block_sum"]()      launch, arguments: large enough to be timed on a device
    PORTS["dg"]               a published program, whose kernel calls derivatives of device functions; likewise
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

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
    found = {case: (kernel, launch, arguments) for case, (kernel, launch, arguments, _) in sys.modules[name].CASES.items()}
    return found | {"lbm": lattice(16, 4, 4)}


@functools.cache
def lattice(*size: int) -> tuple:
    """LBM on a box of nx x ny x nz cells."""
    from kernels.gpu.lbm import Lattice
    from numba_enzyme import differentiate

    box = Lattice(*size)
    return differentiate(box.step), (box.grid, box.block), (box.fields(), box.fields(), box.flags())


@dataclass(frozen=True)
class Port:
    """``module``: has ``primal``, ``gradient``, ``launch(arguments)``; the first ``shadowed`` arguments have shadows."""

    name: str
    shadowed: int
    small: Callable[[], tuple]
    large: Callable[[], tuple]

    @property
    def module(self) -> ModuleType:
        return importlib.import_module(f"kernels.gpu.{self.name}")

    def with_shadows(self, arguments: tuple) -> list:
        """Arguments of the gradient: all adjoints are one."""
        def shadow(array: np.ndarray) -> np.ndarray:
            if array.dtype.names is None:
                return np.ones_like(array)
            made = np.zeros_like(array)
            for field in array.dtype.names:
                made[field] = 1
            return made

        return [a for i, one in enumerate(arguments) for a in ((one, shadow(one)) if i < self.shadowed else (one,))]


def _inputs(name: str, *arguments: object, **options: object) -> Callable[[], tuple]:
    return lambda: importlib.import_module(f"kernels.gpu.{name}").inputs(*arguments, **options)


PORTS = {port.name: port for port in (
    Port("dg", 4, _inputs("dg", 3), _inputs("dg", 1 << 14)),
    Port("lulesh", 1, _inputs("lulesh", 4), _inputs("lulesh", 100)),
    Port("xsbench", 1, _inputs("xsbench", "small", 200, unionized=True, points=50),
         _inputs("xsbench", "small", 1 << 20, unionized=True)),
)}  # fmt: skip


def uniform(*shape: int, dtype: type = np.float64) -> np.ndarray:
    return np.random.default_rng(1).uniform(-1, 1, shape).astype(dtype)


# Launch and arguments; and another kernel where one is for one size.
LARGE: dict[str, Callable[[], tuple]] = {
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
    "lbm": lambda: (*lattice(120, 120, 150)[1:], lattice(120, 120, 150)[0]),
    "global_sum": lambda: ((1 << 12, 256), (uniform(1 << 20), uniform(1))),
}  # fmt: skip
