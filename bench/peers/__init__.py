"""Who is measured: this project, adjoints by hand, and other tools; one file per peer, one function per problem in it.

    peer = find("jax")                     # Peer("jax", module="jax", package="jax", ...)
    peer.missing()                         # "" or why it can't be measured here
    task = peer.prepare(problem)           # Task: primal(), gradient(), result(); or NotExpressible with the reason

A module of a peer has ``prepare(problem, variant)``. Peers of one ``process`` share a child process, all others have their own.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version

import numpy as np

import kernels
from kernels import Kernel


class NotExpressible(Exception):
    """The problem can't be written in the peer's vocabulary; the message says why."""


@dataclass(frozen=True)
class Task:
    """One problem in the vocabulary of one peer.

    ``primal`` and ``gradient`` are what is timed: they work on data that is already where the peer wants it, and return when
    the result is there. ``result()``: the gradients by the problem's ``gradient_inputs``, as the last call of ``gradient`` (with
    the problem's cotangents) has them; called once, before anything is timed. ``release`` gives tape memory back and says how
    many bytes there were.
    """

    primal: Callable[[], object]
    gradient: Callable[[], object]
    result: Callable[[], list[np.ndarray]]
    release: Callable[[], int] | None = None


@dataclass(frozen=True)
class Problem:
    """A kernel at one size, with the cotangents of its outputs."""

    kernel: Kernel
    size: str

    @cached_property
    def args(self) -> tuple:
        return self.kernel.inputs(self.size)

    @cached_property
    def cotangents(self) -> list[np.ndarray]:
        """One array per output, those that ``Kernel.shadows`` gives."""
        shadows = zip(self.kernel.active, self.kernel.shadows(self.args), strict=True)
        return [shadow for i, shadow in shadows if i in self.kernel.outputs]

    @property
    def name(self) -> str:
        return self.kernel.name


@dataclass(frozen=True)
class Peer:
    """One column of the comparison: a ``variant`` of what ``module`` of this package makes, with the ``package`` it needs."""

    name: str
    module: str
    package: str
    title: str
    variant: str = ""
    process: str = ""

    def missing(self) -> str:
        """Why the peer can't be measured here; empty if it can."""
        try:
            version(self.package)
        except PackageNotFoundError:
            return f"{self.package} is not installed"
        return ""

    @property
    def version(self) -> str:
        return "" if self.missing() else version(self.package)

    def load(self) -> None:
        """Import the peer, and pay for what the first compilation of a process pays for."""
        module = importlib.import_module(f"{__name__}.{self.module}")
        getattr(module, "warm_up", lambda: None)()

    def prepare(self, problem: Problem) -> Task:
        return importlib.import_module(f"{__name__}.{self.module}").prepare(problem, self.variant)


OURS, HAND = "numba_enzyme", "hand"

PEERS = (
    Peer(HAND, "hand", "numba", "adjoint written by hand in Numba", process="numba"),
    Peer(OURS, "ours", "numba", "this project", process="numba"),
    Peer("enzyme", "enzyme", "enzyme-ad", "Enzyme on C++"),
    Peer("jax", "jax", "jax", "JAX, jit"),
    Peer("torch", "torch", "torch", "PyTorch, eager", "eager", process="torch"),
    Peer("torch.compile", "torch", "torch", "PyTorch, compile", "compile", process="torch"),
    Peer("warp", "warp", "warp-lang", "Warp"),
    Peer("taichi", "taichi", "taichi", "Taichi"),
    Peer("autograd", "autograd", "autograd", "autograd"),
    Peer("casadi", "casadi", "casadi", "CasADi"),
)


def find(name: str) -> Peer:
    """The peer of that name; ``KeyError`` lists those there are."""
    found = {peer.name: peer for peer in PEERS}
    if name not in found:
        raise KeyError(f"no peer {name!r}; there are {', '.join(found)}")
    return found[name]


def problem(name: str, size: str) -> Problem:
    return Problem(kernels.get(name), size)


def look_up(table: dict[str, Callable], reasons: dict[str, str], name: str) -> Callable:
    """What ``table`` has for a problem; NotExpressible with the reason where it has nothing."""
    if name not in table:
        raise NotExpressible(reasons.get(name, "not written for this peer"))
    return table[name]
