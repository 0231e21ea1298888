"""Gradients of CUDA kernels on a device: time of the gradient over time of the primal, checked against host execution.

    python -m bench gpu [--kernels block_sum,matmul] [--minutes 8]

Times are CUDA events around several launches with arrays in device memory, the best of some rounds; a gradient's time has its
tape's allocation in it. Without a device the same kernels are measured on the host, at the size of the tests.
"""

from __future__ import annotations

import importlib.metadata
import platform
import time
from collections.abc import Callable, Iterator

import numpy as np

from numba_enzyme.testing.demonstration import least_seconds

from .gpu_corpus import LARGE, PORTS, corpus

ROUNDS = 5
SHORTEST = 2e-3  # seconds: of one sample
MOST_LAUNCHES = 200
TOLERANCE = {"d": 1e-9, "D": 1e-9, "f": 1e-3, "F": 1e-3}
COUNTING_ON = frozenset({"ticket"})  # which thread gets which place is open; a second launch would go on behind the array's end
HOST = "host execution itself"
ANY_ORDER = "threads come in any order: not compared, not timed"
GOOD = ("right", HOST, ANY_ORDER, "no time left")
PACKAGES = ("numba-differentiate", "numba", "llvmlite", "numba-cuda", "cuda-core", "cuda-bindings", "numpy")


def has_device() -> bool:
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False


def environment() -> dict:
    """What was found: versions, and the device if there is one."""
    found = {"python": platform.python_version(), "system": platform.platform()}
    for name in PACKAGES:
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            found[name] = "not installed"
    if has_device():
        from numba import cuda

        device = cuda.get_current_device()
        name = device.name.decode() if isinstance(device.name, bytes) else str(device.name)
        found["device"], found["capability"] = name, ".".join(map(str, device.compute_capability))
        try:
            found["driver"] = ".".join(map(str, cuda.cudadrv.driver.get_version()))
        except Exception as error:
            found["driver"] = f"unknown ({type(error).__name__})"
    else:
        found["device"] = "none: host execution"
    return found


class Case:
    """A kernel with arguments, and shadows for those that are floating."""

    def __init__(self, kernel, launch: tuple, arguments: tuple, target: str) -> None:
        from numba_enzyme import Const, Duplicated
        from numba_enzyme.api.kernels import differentiable_kernel

        self.kernel, self.launch = differentiable_kernel(kernel.dispatcher, target), launch
        self.device = target == "cuda"
        random = np.random.default_rng(4)
        self.values, self.annotated, self.arrays = [], [], []
        for argument in arguments:
            if not isinstance(argument, np.ndarray):
                value, shadow = argument, np.zeros(1) if isinstance(argument, float) else None
            else:
                value = laid_out_like(argument, argument)
                floating = argument.dtype.kind in "fc"
                shadow = laid_out_like(argument, random.uniform(-1, 1, argument.shape)) if floating else None
            value, shadow = self._placed(value), self._placed(shadow)
            self.values.append(value)
            self.annotated.append(Const(value) if shadow is None else Duplicated(value, shadow))
            self.arrays += [a for a in (value, shadow) if hasattr(a, "shape")]

    def _placed(self, value: object) -> object:
        contiguous = isinstance(value, np.ndarray) and (value.flags.c_contiguous or value.flags.f_contiguous)
        if not self.device or not contiguous:
            return value
        from numba import cuda

        return cuda.to_device(value)

    def primal(self) -> None:
        self.kernel[self.launch](*self.values)

    def gradient(self) -> None:
        self.kernel.grad[self.launch](*self.annotated)

    def results(self) -> list[np.ndarray]:
        return [a.copy_to_host() if hasattr(a, "copy_to_host") else a for a in self.arrays]


class PortCase:
    """A published program: its gradient is a kernel that calls derivatives, launched as it is."""

    def __init__(self, name: str, target: str, *, large: bool = False) -> None:
        from numba_enzyme.api.kernels import differentiable_kernel

        port = PORTS[name]
        self._primal, self._gradient = (differentiable_kernel(k, target) for k in (port.module.primal, port.module.gradient))
        arguments = port.large() if large else port.small()
        self.launch = port.module.launch(arguments)
        place = self._on_device if target == "cuda" else np.copy
        self.values = [place(a) for a in arguments]
        self.with_shadows = [place(a) for a in port.with_shadows(arguments)]

    @staticmethod
    def _on_device(array: np.ndarray):
        from numba import cuda

        return cuda.to_device(array)

    def primal(self) -> None:
        self._primal[self.launch](*self.values)

    def gradient(self) -> None:
        self._gradient[self.launch](*self.with_shadows)

    def results(self) -> list[np.ndarray]:
        """Plain numbers; records as columns."""
        found = [a.copy_to_host() if hasattr(a, "copy_to_host") else a for a in self.with_shadows]
        return [column for a in found for column in ([a[f] for f in a.dtype.names] if a.dtype.names else [a])]


def laid_out_like(array: np.ndarray, contents: np.ndarray) -> np.ndarray:
    span = sum((n - 1) * s for n, s in zip(array.shape, array.strides, strict=True)) // array.itemsize + 1 if array.size else 0
    made = np.lib.stride_tricks.as_strided(np.zeros(span, array.dtype), array.shape, array.strides)
    made[...] = contents
    return made


def error(name: str) -> float:
    """Largest difference between the results of a gradient on the device and on the host, relative to its type's tolerance."""
    if name in PORTS:
        found, wanted = (PortCase(name, where) for where in ("cuda", "cpu"))
    else:
        found, wanted = (Case(*corpus()[name], where) for where in ("cuda", "cpu"))
    found.gradient()
    wanted.gradient()
    worst = 0.0
    for got, want in zip(found.results(), wanted.results(), strict=True):
        if want.dtype.kind in "fc" and want.size:
            off = float(np.max(np.abs(got - want)) / max(1.0, float(np.max(np.abs(want)))))
            worst = float(np.maximum(worst, off / TOLERANCE[want.dtype.char]))  # NaN stays NaN
    return worst


def seconds_on_device(call: Callable[[], None]) -> float:
    """Seconds of one launch, by CUDA events, the best of some rounds."""
    from numba import cuda

    def sample(count: int) -> float:
        begin, end = cuda.event(timing=True), cuda.event(timing=True)
        begin.record()
        for _ in range(count):
            call()
        end.record()
        end.synchronize()
        return 1e-3 * cuda.event_elapsed_time(begin, end)

    call()
    cuda.synchronize()
    count = min(MOST_LAUNCHES, max(1, int(SHORTEST / max(sample(1), 1e-7))))
    return min(sample(count) for _ in range(ROUNDS)) / count


def measure(name: str, target: str) -> dict:
    """One row of the table."""
    row = {"kernel": name, "status": "right", "error": None, "primal": None, "gradient": None, "ratio": None, "size": "test"}
    if name in COUNTING_ON:
        row["status"] = ANY_ORDER
        return row
    if target == "cuda":
        row["error"] = error(name)
        if not row["error"] <= 1.0:  # NaN is wrong too
            row["status"] = "wrong"
            return row
    else:
        row["status"] = HOST
    row["size"] = "large" if target == "cuda" and (name in LARGE or name in PORTS) else "test"
    if name in PORTS:
        case = PortCase(name, target, large=target == "cuda")
    else:
        kernel, launch, arguments = corpus()[name]
        if row["size"] == "large":
            launch, arguments, *others = LARGE[name]()
            kernel = others[0] if others else kernel
        case = Case(kernel, launch, arguments, target)
    seconds = seconds_on_device if target == "cuda" else least_seconds
    row["primal"], row["gradient"] = seconds(case.primal), seconds(case.gradient)
    row["ratio"] = row["gradient"] / row["primal"]
    return row


def measure_all(names: tuple[str, ...], minutes: float) -> Iterator[dict]:
    """The document, after every kernel; kernels for which no time is left are named."""
    target = "cuda" if has_device() else "cpu"
    document = {"environment": environment(), "target": target, "kernels": []}
    deadline = time.monotonic() + 60 * minutes
    for name in sorted(names, key=lambda n: n not in LARGE and n not in PORTS):
        if time.monotonic() > deadline:
            document["kernels"].append({"kernel": name, "status": "no time left"})
        else:
            try:
                document["kernels"].append(measure(name, target))
            except Exception as problem:  # one kernel that fails does not keep the others from being measured
                document["kernels"].append({"kernel": name, "status": f"{type(problem).__name__}: {problem}"})
        yield document


def as_markdown(document: dict) -> str:
    where = "on a device" if document["target"] == "cuda" else "on the host, one thread: no CUDA device was found"
    lines = [f"Gradients of kernels {where}. Ratio: gradient (primal and reverse sweep) over primal.", ""]
    lines += [f"- {key}: {value}" for key, value in document["environment"].items()]
    lines += ["", "| kernel | size | primal ms | gradient ms | ratio | status |", "|---|---|---|---|---|---|"]
    for row in document["kernels"]:
        status = row["status"].splitlines()[0]
        if row.get("ratio") is None:
            lines.append(f"| {row['kernel']} | | | | | {status} |")
        else:
            lines.append(f"| {row['kernel']} | {row['size']} | {1e3 * row['primal']:.3f} | {1e3 * row['gradient']:.3f} | "
                         f"{row['ratio']:.1f} | {status} |")  # fmt: skip
    return "\n".join(lines) + "\n"
