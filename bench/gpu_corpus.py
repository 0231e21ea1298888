"""The kernels that the GPU benchmarks look at: the corpus of the tests, and larger launches of some of them.

    corpus()["block_sum"]     kernel, launch, arguments: small enough to be checked against host execution
    LARGE["block_sum"]()      launch, arguments, bytes: large enough to be timed on a device
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
    """``file``: has ``primal``, ``gradient``, ``launch(arguments)``; the first ``shadowed`` arguments have shadows.

    ``form``: what the names of the two kernels end in, where a file has several.
    """

    name: str
    shadowed: int
    small: Callable[[], tuple]
    large: Callable[[], tuple]
    file: str = ""
    form: str = ""

    @property
    def module(self) -> ModuleType:
        return importlib.import_module(f"kernels.gpu.{self.file or self.name}")

    @property
    def primal(self):
        return getattr(self.module, f"primal{self.form}")

    @property
    def gradient(self):
        return getattr(self.module, f"gradient{self.form}")

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
    Port("lulesh", 1, _inputs("lulesh", 4), _inputs("lulesh", 160)),
    Port("xsbench", 1, _inputs("xsbench", "small", 200, unionized=True, points=50),
         _inputs("xsbench", "small", 1 << 20, unionized=True)),
    Port("xsbench_by_search", 1, _inputs("xsbench", "small", 200, points=50), _inputs("xsbench", "small", 1 << 20),
         "xsbench", "_by_search"),
    Port("rsbench", 1, _inputs("rsbench", "small", 60), _inputs("rsbench", "small", 1 << 20)),
)}  # fmt: skip


PERIOD = 4_194_301  # of random numbers: a prime, and to make more of them takes longer than to launch anything


def repeated(random: np.random.Generator, shape: tuple[int, ...]) -> np.ndarray:
    """Random numbers between -1 and 1, the same again after a while."""
    count = int(np.prod(shape, dtype=np.int64))
    return np.resize(random.uniform(-1, 1, min(count, PERIOD)), shape) if count else np.zeros(shape)


def uniform(*shape: int, dtype: type = np.float64) -> np.ndarray:
    return repeated(np.random.default_rng(1), shape).astype(dtype, copy=False)


@dataclass(frozen=True)
class Large:
    """``passes``: how many times each argument, or what part of it, must at least be read or written, where that takes the time.

    ``kernel``: for this size, where there is another one.
    """

    launch: tuple
    arguments: tuple
    passes: tuple[float, ...] = ()
    kernel: object | None = None

    @property
    def bytes(self) -> int | None:
        """What goes over the memory's bus at least."""
        arrays = zip(self.arguments, self.passes, strict=False)
        return round(sum(count * array.nbytes for array, count in arrays if count)) or None

    @property
    def precision(self) -> int:
        """Bytes of a floating-point number."""
        return min(a.dtype.itemsize for a in self.arguments if isinstance(a, np.ndarray) and a.dtype.kind == "f")


def _places(count: int, among: int) -> np.ndarray:
    return np.random.default_rng(2).integers(0, among, count)


MI = 1 << 20

# Half a millisecond and more on an H100, arrays several times as large as its L2 cache (50 MB) where memory takes the time.
LARGE: dict[str, Callable[[], Large]] = {
    "saxpy": lambda: Large((64 * MI // 256, 256), (2.0, uniform(64 * MI), uniform(64 * MI)), (0, 1, 2)),
    "saxpy32": lambda: Large((128 * MI // 256, 256),
                             (2.0, uniform(128 * MI, dtype=np.float32), uniform(128 * MI, dtype=np.float32)), (0, 1, 2)),
    "reversal": lambda: Large((64 * MI // 64, 64), (1.7, uniform(64 * MI), uniform(64 * MI)), (0, 1, 2)),
    "block_sum": lambda: Large((2 * MI, 64), (uniform(128 * MI), uniform(2 * MI)), (1, 1)),
    "matmul": lambda: Large(((128, 128), (8, 8)), (uniform(1024, 1024), uniform(1024, 1024), uniform(1024, 1024))),
    "histogram": lambda: Large((32 * MI // 256, 256), (uniform(32 * MI), uniform(1024)), (1, 0)),
    "stencil": lambda: Large(((1024, 1024), (8, 8)), (uniform(8192, 8192), uniform(8192, 8192)), (1, 1)),
    "nbody": lambda: Large((512, 16), (uniform(8192, 3), uniform(8192, 3))),
    "warp_sum": lambda: Large((2 * MI, 64), (uniform(128 * MI), uniform(4 * MI)), (1, 1)),
    "gather": lambda: Large((32 * MI // 256, 256), (_places(32 * MI, 16 * MI), uniform(16 * MI), uniform(32 * MI)), (1, 1, 1)),
    "scatter": lambda: Large((32 * MI // 256, 256), (_places(32 * MI, 16 * MI), uniform(32 * MI), uniform(16 * MI)), (1, 1, 2)),
    "inplace": lambda: Large((32 * MI // 128, 128), (1e-4 * uniform(32 * MI), 16)),
    "local_array": lambda: Large((32 * MI // 128, 128), (uniform(32 * MI), uniform(32 * MI)), (1, 1)),
    "lbm": lambda: _whole_lattice(120, 120, 150),  # as published
    "global_sum": lambda: Large((MI // 256, 256), (uniform(MI), uniform(1))),
}


def _whole_lattice(*size: int) -> Large:
    kernel, launch, arguments = lattice(*size)
    used = 19 * size[0] * size[1] * size[2] / arguments[0].size  # of the fields, with their margins
    return Large(launch, arguments, (used, used, 1), kernel)
