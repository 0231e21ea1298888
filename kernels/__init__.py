"""Model problems: one file each, shared by tests, benchmarks, the demo and notebooks.

    import kernels
    for kernel in kernels.all_kernels():
        kernel.primal(*kernel.inputs("test"))

Definitions follow ADBench (Srajer, Kukelova, Fitzgibbon, "A benchmark of selected algorithmic differentiation tools on some
problems in computer vision and machine learning", 2018), GradBench, and the CPU suite of the Enzyme paper (Moses, Churavy,
NeurIPS 2020). All inputs are generated from a seed. A kernel is what a Numba user would write; nothing in it knows about
differentiation, but for `particle` and `saddle`, in which an inner derivative is part of the problem.
"""

from __future__ import annotations

from . import ba, burgers, det, fft, gmm, gmm_matrix, ht, kmeans, lj, llsq, lse, lstm, matdescent, norm, ode, particle, saddle
from .kernel import SIZES, Kernel

__all__ = ["SIZES", "Kernel", "all_kernels", "get", "names"]

_MODULES = (gmm, gmm_matrix, ba, lstm, ht, ode, fft, burgers, lj, norm, lse, llsq, det, kmeans, matdescent, particle, saddle)


def all_kernels() -> tuple[Kernel, ...]:
    """Every model problem, those of ADBench first."""
    return tuple(kernel for module in _MODULES for kernel in module.KERNELS)


def names() -> tuple[str, ...]:
    return tuple(kernel.name for kernel in all_kernels())


def get(name: str) -> Kernel:
    """The problem of that name; ``KeyError`` lists the names there are."""
    found = {kernel.name: kernel for kernel in all_kernels()}
    if name not in found:
        raise KeyError(f"no kernel {name!r}; there are {', '.join(found)}")
    return found[name]
