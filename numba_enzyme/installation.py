"""What is installed, and whether it works: for bug reports and for the first minute after `pip install`.

    numba_enzyme.show_config()          versions, LLVM, processor, CUDA front ends, options that are set
    python -m numba_enzyme doctor       the same, and a gradient on each of them, checked
"""

from __future__ import annotations

import math
import os
import platform
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

from . import config

PACKAGES = (
    "numba-differentiate", "numba", "llvmlite", "numpy", "scipy", "numba-cuda", "numba-cuda-mlir", "cupy-cuda12x", "torch", "jax",
    "tensorflow", "tensorflow-cpu", "numba-mpi", "mpi4py", "dask", "rocket-fft",
)  # fmt: skip
FRONT_ENDS = {"numba-cuda": "numba_cuda", "numba-cuda-mlir": "numba_cuda_mlir"}
POINT = 0.7
SLOPE = math.cos(POINT) * POINT + math.sin(POINT)  # of sin(x) * x
RIVALS = ("numba-enzyme", "numba-enzyme-cuda")  # other distributions that install a package of this name


def show_config(mode: str = "stdout") -> dict[str, dict[str, object]] | None:
    """Show what a bug report should say: versions, platform, LLVM, CUDA front ends, options that are set.

    Parameters
    ----------
    mode : {"stdout", "dicts"}
        Print it, or return it as a dict of dicts of strings and numbers.

    Returns
    -------
    dict or None
        With ``mode="dicts"``, the sections by name; else None.

    Raises
    ------
    ValueError
        For another ``mode``.

    Examples
    --------
    >>> import numba_enzyme as ne
    >>> list(ne.show_config(mode="dicts"))
    ['packages', 'platform', 'cuda', 'options']
    """
    if mode not in ("stdout", "dicts"):
        raise ValueError(f"mode is {mode!r}, not 'stdout' or 'dicts'")
    sections = _sections()
    if mode == "dicts":
        return sections
    for title, entries in sections.items():
        print(f"{title}:")
        for name, value in entries.items():
            print(f"  {name:24} {value}")
    return None


def _sections() -> dict[str, dict[str, object]]:
    import llvmlite.binding as llvm
    import numba

    found = {name: _version(name) for name in PACKAGES}
    return {
        "packages": {name: installed for name, installed in found.items() if installed},
        "platform": {
            "python": platform.python_version(), "system": platform.platform(), "machine": platform.machine(),
            "processor": llvm.get_host_cpu_name(),
            "llvm": ".".join(map(str, llvm.llvm_version_info)), "threads": numba.config.NUMBA_NUM_THREADS,
        },
        "cuda": {**{name: "installed" if find_spec(module) else "not installed" for name, module in FRONT_ENDS.items()},
                 "device": _device()},
        "options": {name: value for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_")},
    }  # fmt: skip


def _version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


def _device() -> str:
    """The name of the current CUDA device, or why there is none."""
    if find_spec("numba_cuda") is None:
        return "not looked for: no CUDA front end"
    try:
        from numba import cuda

        return cuda.get_current_device().name.decode() if cuda.is_available() else "none"
    except Exception as error:  # a broken driver is what this is to show
        return f"none ({type(error).__name__}: {error})"


def doctor() -> int:
    """Print the configuration and check a gradient on everything that is there; the number of checks that fail."""
    show_config()
    print("checks:")
    faults = 0
    for name, check in _checks():
        try:
            said = check()
        except Exception as error:
            faults += 1
            said = f"FAILED: {type(error).__name__}: {error}"
        print(f"  {name:24} {said}")
    print("all is well" if not faults else f"{faults} of the checks failed", file=sys.stdout if not faults else sys.stderr)
    return faults


def _checks() -> Iterator[tuple[str, Callable[[], str]]]:
    yield "distribution", _alone
    yield "options", lambda: f"{len(config.disabled())} optimisations turned off"
    yield "LLVM IR", _llvm
    yield "CPU function", _cpu
    if find_spec("numba_cuda") is not None:
        yield "kernel on the host", _kernel
    for name, module, check in (("PyTorch bridge", "torch", _torch), ("JAX bridge", "jax", _jax),
                                ("TensorFlow bridge", "tensorflow", _tensorflow)):
        if find_spec(module) is not None:
            yield name, check


def _alone() -> str:
    others = [name for name in RIVALS if _version(name)]
    if others:
        raise RuntimeError(f"{' and '.join(others)} installs a package of the same name: uninstall one of the two")
    return f"numba-differentiate {_version('numba-differentiate') or '(a checkout)'}"


def _agrees(found: float, expected: float) -> str:
    if not math.isclose(found, expected, rel_tol=1e-12):
        raise ArithmeticError(f"the gradient is {found}, and should be {expected}")
    return "right"


def _llvm() -> str:
    from . import llvm

    text = "define double @f(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}"
    if "@diffe_f" not in llvm.differentiate(text, "f", ["active"], returns="active"):
        raise RuntimeError("the derivative is missing")
    return "right"


def _wave() -> Callable:
    from numba import njit

    from .api import differentiate

    @differentiate
    @njit
    def wave(x: Any):
        return math.sin(x) * x

    return wave


def _cpu() -> str:
    return _agrees(_wave().grad(POINT), SLOPE)


def _kernel() -> str:
    import numpy as np
    from numba import cuda

    from .api import Duplicated, differentiate

    @differentiate(target="cpu")
    @cuda.jit
    def square(x: Any, y: Any):
        i = cuda.grid(1)
        if i < x.size:
            y[i] = x[i] * x[i]

    x, dx, y, dy = np.full(4, 1.5), np.zeros(4), np.zeros(4), np.ones(4)
    square.grad[1, 4](Duplicated(x, dx), Duplicated(y, dy))
    return _agrees(float(dx[3]), 3.0)


def _torch() -> str:
    import torch

    from .interop import torch as bridge

    x = torch.tensor(POINT, dtype=torch.float64, requires_grad=True)
    bridge.function(_wave())(x).backward()
    assert x.grad is not None
    return _agrees(float(x.grad), SLOPE)


def _jax() -> str:
    import jax

    from .interop import jax as bridge

    with jax.enable_x64(True):
        return _agrees(float(jax.grad(bridge.function(_wave()))(POINT)), SLOPE)


def _tensorflow() -> str:
    import tensorflow as tf

    from .interop import tensorflow as bridge

    x = tf.constant(POINT, tf.float64)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = bridge.function(_wave())(x)
    return _agrees(float(tape.gradient(y, x)), SLOPE)
