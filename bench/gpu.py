"""Gradients of CUDA kernels on a device: time of the gradient over time of the primal, checked against host execution.

    python -m bench gpu [--kernels block_sum,matmul] [--minutes 8]

Times on the device are those between two events with nothing but the launch between them, arrays put back before each (see
:mod:`.device_timing`); those of a call are the wall clock's, in a loop. Arrays lie on the device. A row is "right" if the
gradient at the size of the tests is that of the host, and, at a large size, if forward and reverse mode agree. Without a device
the same kernels are measured on the host, at the size of the tests.
"""

from __future__ import annotations

import functools
import gc
import importlib.metadata
import platform
import time
import warnings
from collections.abc import Callable, Iterator

import numba_enzyme as ne
from numba_enzyme.testing.demonstration import least_seconds

from .device_timing import CudaClock, call_seconds, device_seconds
from .gpu_case import Case, PortCase, disagreement, error
from .gpu_corpus import LARGE, PORTS, corpus

COUNTING_ON = frozenset({"ticket"})  # which thread gets which place is open; a second launch would go on behind the array's end
MOST_DISAGREEMENT = {8: 1e-11, 4: 1e-5}  # of the two modes, by the bytes of a number
MOST_RATIO = 5  # without a reason beside it
HOST = "host execution itself"
ANY_ORDER = "threads come in any order: not compared, not timed"
WAITS = "right; the call waits for the device, which counts the tape: host included"
# Why a gradient takes more than five times its primal, as far as profiles and the assembler tell.
REASONS = {
    "dg": "1.2 KB of tape, own arrays and spilled numbers per thread, which wait for memory",
    "attention": "one block of 16 threads: nothing hides the latency of 3.7 KB of tape per thread",
}
GOOD = ("right", WAITS, HOST, ANY_ORDER, "no time left")
PACKAGES = ("numba-differentiate", "numba", "llvmlite", "numba-cuda", "cuda-core", "cuda-bindings", "numpy")
METHOD = """\
- device ms: one launch on the device, between two events, everything enqueued before the first of them; arrays put back before
  each launch; median of 7 rounds, primal and gradient by turns. ratio: of these two
- call ms: wall clock per call in a loop of calls with arrays on the device, until all have ended; nothing put back
- gradient: primal and reverse sweep in one launch, with its tape's memory. Primal: numba-cuda's own code
- GB/s: what the primal must read and write at least, over its device ms"""


def has_device() -> bool:
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False


def environment() -> dict:
    """What was found: versions, and the device if there is one."""
    found = {"python": platform.python_version(), "system": f"{platform.system()} {platform.machine()}"}
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


def measure(name: str, target: str) -> dict:
    """One row of the table."""
    row = {"kernel": name, "status": "right", "size": "test"}
    if name in COUNTING_ON:
        return row | {"status": ANY_ORDER}
    if target == "cpu":
        case = PortCase(name, target) if name in PORTS else Case(*corpus()[name], target)
        primal, gradient = least_seconds(case.primal), least_seconds(case.gradient)
        return row | {"status": HOST, "primal": primal, "gradient": gradient, "ratio": gradient / primal}
    row["error"] = error(name)
    if not row["error"] <= 1.0:  # NaN is wrong too
        return row | {"status": "wrong"}
    if name in PORTS:
        row["size"], case = "large", PortCase(name, target, large=True)
    elif name in LARGE:
        large = LARGE[name]()
        kernel = large.kernel or corpus()[name][0]
        row["size"], row["disagreement"] = "large", disagreement(kernel, large.launch, large.arguments)
        if not row["disagreement"] <= MOST_DISAGREEMENT[large.precision]:
            return row | {"status": "wrong at this size"}
        row["bytes"] = large.bytes
        case = Case(kernel, large.launch, large.arguments, target)
    else:
        case = Case(*corpus()[name], target)
    variants = {"primal": case.primal, "gradient": case.gradient}
    on_device = device_seconds(_clock(), variants, case.restore)
    calls = call_seconds(variants, _clock().wait, case.restore)
    row |= {way: sample.seconds for way, sample in on_device.items()} | {f"call {way}": s for way, s in calls.items()}
    row["ratio"] = row["gradient"] / row["primal"]
    return row | ({"status": WAITS} if on_device["gradient"].waits else {})


@functools.cache
def _clock() -> CudaClock:
    return CudaClock()


def measure_all(names: tuple[str, ...], minutes: float) -> Iterator[dict]:
    """The document, after every kernel; kernels for which no time is left are named."""
    warnings.filterwarnings("ignore", "Grid size .* will likely result in GPU under-utilization")  # at the size of the tests
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
            gc.collect()
            ne.release_memory()
        yield document


def as_markdown(document: dict) -> str:
    on_device = document["target"] == "cuda"
    where = "on a device" if on_device else "on the host, one thread: no CUDA device was found"
    lines = [f"Gradients of kernels {where}. Ratio: gradient (primal and reverse sweep) over primal.", ""]
    lines += [METHOD, ""] if on_device else []
    lines += [f"- {key}: {value}" for key, value in document["environment"].items()]
    columns = DEVICE_COLUMNS if on_device else HOST_COLUMNS
    lines += ["", f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    lines += [f"| {' | '.join(cell(row) for cell in columns.values())} |" for row in document["kernels"]]
    return "\n".join(lines) + "\n"


def _milliseconds(key: str) -> Callable[[dict], str]:
    return lambda row: f"{1e3 * row[key]:.3f}" if row.get(key) is not None else ""


def _rate(row: dict) -> str:
    return f"{1e-9 * row['bytes'] / row['primal']:.0f}" if row.get("bytes") and row.get("primal") else ""


def _status(row: dict) -> str:
    checked = f"; modes agree to {row['disagreement']:.0e}" if row.get("disagreement") is not None else ""
    reason = REASONS.get(row["kernel"], "") if (row.get("ratio") or 0) > MOST_RATIO else ""
    return row["status"].splitlines()[0] + checked + (f"; {reason}" if reason else "")


HOST_COLUMNS: dict[str, Callable[[dict], str]] = {
    "kernel": lambda row: row["kernel"],
    "size": lambda row: row.get("size", "") if row.get("ratio") else "",
    "primal ms": _milliseconds("primal"),
    "gradient ms": _milliseconds("gradient"),
    "ratio": lambda row: f"{row['ratio']:.1f}" if row.get("ratio") else "",
    "status": _status,
}
DEVICE_COLUMNS: dict[str, Callable[[dict], str]] = {
    "kernel": HOST_COLUMNS["kernel"],
    "size": HOST_COLUMNS["size"],
    "primal device ms": _milliseconds("primal"),
    "gradient device ms": _milliseconds("gradient"),
    "ratio": HOST_COLUMNS["ratio"],
    "primal GB/s": _rate,
    "primal call ms": _milliseconds("call primal"),
    "gradient call ms": _milliseconds("call gradient"),
    "status": _status,
}
