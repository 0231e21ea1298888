"""Checks a kernel's derivatives without knowing them, on host execution.

    check_kernel(saxpy, (grid, block), (2.0, x, y))       AssertionError names the check that fails

The primal part of a gradient leaves what the primal leaves, bit for bit; constants stay; reverse and forward agree,
<w, J v> = <J' w, v>; the map is linear in its seed; gradients are added to the shadows of scalars and of what is only read; both
targets of memory, central differences of the primal as a loose witness; with ``oracle=True`` the exact gradient of the IR, run
thread by thread.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ..api.annotations import Const, Duplicated
from .tolerance import FINITE_DIFFERENCES, difference, tolerance_of

if TYPE_CHECKING:
    from ..api.kernels import DifferentiableKernel

GIVEN_POWER = re.compile(r"@ne\.given_negative_power\.f(32|64)\(([^,]+, [^,]+), [^,)]+\)")  # base and exponent; its value


class _KernelCheck:
    def __init__(self, kernel: DifferentiableKernel, configuration: tuple, arguments: tuple, seed: int) -> None:
        self.kernel, self.configuration = kernel, configuration
        self.given = arguments
        arguments = self.arguments = tuple(leaf for argument in arguments for leaf in _leaves(argument))
        self.random = np.random.default_rng(seed)
        self.active = [not isinstance(a, Const) and _is_floating(a) for a in arguments]
        self.tangents = [self._like(a) if on else None for a, on in zip(arguments, self.active, strict=True)]
        self.cotangents = [self._like(a) if on and isinstance(a, np.ndarray) else None
                           for a, on in zip(arguments, self.active, strict=True)]  # fmt: skip
        dtypes = [np.asarray(a).dtype for a, on in zip(arguments, self.active, strict=True) if on]
        self.dtype = max(dtypes, key=tolerance_of)
        self.rtol = tolerance_of(self.dtype)

    def _like(self, argument: object) -> np.ndarray:
        array = np.asarray(argument)
        values = self.random.uniform(-1, 1, array.shape)
        if np.iscomplexobj(array):
            values = values + 1j * self.random.uniform(-1, 1, array.shape)
        fresh = np.empty_like(array) if isinstance(argument, np.ndarray) else np.empty(1, array.dtype)
        fresh[...] = values
        return fresh

    def values(self, shift: float = 0.0) -> list:
        """Copies of the arguments, moved along the tangents."""
        found = []
        for argument, tangent in zip(self.arguments, self.tangents, strict=True):
            value = argument.value if isinstance(argument, Const) else argument
            if isinstance(value, np.ndarray):
                copy = np.copy(value, order="K")
                if copy.strides != value.strides:
                    copy = _laid_out_like(value)
                    copy[...] = value
                if shift and tangent is not None:
                    copy += (shift * tangent).astype(copy.dtype)
                found.append(copy)
            else:
                found.append(value + shift * tangent[0] if shift and tangent is not None else value)
        return found

    def primal(self, shift: float = 0.0) -> list:
        values = self.values(shift)
        self.kernel[self.configuration](*self._packed(values))
        return values

    def forward(self) -> list:
        values = self.values()
        tangents = [_shadow_like(v, t) for v, t in zip(values, self.tangents, strict=True)]
        self.kernel.jvp[self.configuration](*self._annotated(values, tangents))
        self._same_contents(values, "the forward sweep's primal part")
        return tangents

    def reverse(self, scale: float = 1.0) -> list:
        values = self.values()
        shadows = []
        for value, cotangent, on in zip(values, self.cotangents, self.active, strict=True):
            if not on:
                shadows.append(None)
            elif cotangent is not None:
                shadows.append(_shadow_like(value, scale * cotangent))
            else:
                shadows.append(np.zeros(1, np.asarray(value).dtype))
        self.kernel.grad[self.configuration](*self._annotated(values, shadows))
        self._same_contents(values, "the gradient's primal part")
        return shadows

    def _packed(self, leaves: list) -> list:
        """The arguments, tuples as they were given."""
        rest = iter(leaves)
        return [_like_given(argument, rest) for argument in self.given]

    def _annotated(self, values: list, shadows: list) -> list:
        parts: list[list] = [list(_leaves(s)) for s in self._packed(shadows)]
        rows = zip(self._packed(values), self._packed(shadows), parts, strict=True)
        return [Duplicated(v, s) if any(p is not None for p in part) else Const(v) for v, s, part in rows]

    def _same_contents(self, values: list, what: str) -> None:
        for got, want in zip(values, self.after, strict=True):
            if isinstance(got, np.ndarray):
                found = difference(got, want) if got.dtype.kind in "fc" else float(not np.array_equal(got, want))
                if found > self.rtol:
                    raise AssertionError(f"{self.kernel.__name__}: {what} differs from the primal by {found:.3g}")

    def check_races(self) -> None:
        """One gradient under the race check."""
        kernel = self.kernel
        before, kernel.race_check = kernel.race_check, True
        try:
            self.reverse()
        finally:
            kernel.race_check = before

    def run(self, oracle: bool, differences: bool, races: bool) -> None:
        self.after = self.primal()
        if races:  # first: whatever else is wrong comes of them
            self.check_races()
        name = self.kernel.__name__
        shadows = self.reverse()
        tangents = self.forward()
        self._compare_ways(shadows, tangents)
        twice = self.reverse(2.0)
        for once, double in zip(shadows, twice, strict=True):
            if once is not None and difference(double, 2 * once) > 10 * self.rtol:
                raise AssertionError(f"{name}: the gradient is not linear in its seed")
        if differences:
            self._compare_differences(tangents)
        if oracle:
            self._compare_oracle(shadows)

    def _compare_ways(self, shadows: list, tangents: list) -> None:
        """<w, J v> = <J' w, v>, without <w, v> of arrays that the kernel leaves alone: on both sides it would hide the rest."""
        left = right = scale = whole = 0.0
        rows = zip(self.values(), self.after, self.cotangents, shadows, self.tangents, tangents, strict=True)
        for before, after, cotangent, shadow, tangent, moved in rows:
            if shadow is None:
                continue
            whole += _size(shadow, tangent)
            if cotangent is None:
                added = shadow
            elif np.array_equal(before, after) and np.array_equal(tangent, moved):
                added = shadow - cotangent
            else:
                added = shadow
                left += _inner(cotangent, moved)
                whole += _size(cotangent, moved)
                scale += _size(cotangent, moved)
            right += _inner(added, tangent)
            scale += _size(added, tangent)
        rounding = 100 * np.finfo(self.dtype).eps * whole  # of what was taken away
        if not abs(left - right) <= 10 * self.rtol * max(scale, 1e-300) + rounding:
            found = f"<w, Jv> = {left!r}, <J'w, v> = {right!r}"
            raise AssertionError(f"{self.kernel.__name__}: forward and reverse disagree: {found}")

    def _compare_differences(self, tangents: list) -> None:
        step = 1e-6 if tolerance_of(self.dtype) < 1e-8 else 1e-2
        high, low = self.primal(step), self.primal(-step)
        for up, down, tangent in zip(high, low, tangents, strict=True):
            if isinstance(up, np.ndarray) and tangent is not None:
                found = difference((up - down) / (2 * step), tangent, 1.0)
                if found > FINITE_DIFFERENCES[np.dtype(self.dtype).name]:
                    raise AssertionError(f"{self.kernel.__name__}: differs from central differences by {found:.3g}")

    def _compare_oracle(self, shadows: list) -> None:
        from ..api.kernel_arguments import given_arguments
        from ..api.kernels import dimensions
        from ..bridge.cuda.extract import extract
        from ..bridge.cuda.opaque import shared_bytes
        from ..request import Mode
        from . import oracle_gradient

        grid, block, _, dynamic = dimensions(self.configuration)
        values = self.values()
        given = given_arguments(self.kernel, tuple(self._annotated(values, shadows)), Mode.REVERSE)
        kernel = extract(self.kernel.dispatcher, given.types)
        flat, activities, wanted = [], [], []
        for value, cotangent, shadow in zip(values, self.cotangents, shadows, strict=True):
            if isinstance(value, np.ndarray):
                data = (np.ascontiguousarray(value), np.ascontiguousarray(cotangent)) if shadow is not None else value
                if value.strides != np.ascontiguousarray(value).strides:
                    raise ValueError("the oracle takes contiguous arrays")
                flat += [0, 0, value.size, value.itemsize, data, *value.shape, *value.strides]
                activities += ["const"] * 4 + ["dup" if shadow is not None else "const"] + ["const"] * (2 * value.ndim)
                if shadow is not None:
                    wanted.append((len(flat) - 1 - 2 * value.ndim, shadow))
            else:
                flat.append(value)
                activities.append("active" if shadow is not None else "const")
        for array in kernel.shared:
            size = shared_bytes(array) if array.count else dynamic
            floats = {"double": np.float64, "float": np.float32}.get(array.element)
            zeros = np.zeros(size // np.dtype(floats or np.int8).itemsize, floats or np.int8)
            flat.append((zeros, zeros.copy()) if floats else zeros)
            activities.append("dup" if floats else "const")
        text = re.sub(r"(tail )?call i32 @ne\.dynamic_shared_bytes\(\)", f"add i32 {dynamic}, 0", kernel.text)
        text = GIVEN_POWER.sub(lambda found: f"@__nv_pow{'f' if found[1] == '32' else ''}({found[2]})", text)
        text = text.replace("@ne.shfl.sync.", "@llvm.nvvm.shfl.sync.whole.").replace("@ne.", "@llvm.nvvm.")
        found = oracle_gradient(text, kernel.name, flat, activities, returns="const", launch=(grid, block, dynamic))
        for position, shadow in wanted:
            off = difference(shadow, np.asarray(found.shadows[position]).reshape(shadow.shape), found.scale)
            if off > self.rtol:
                raise AssertionError(f"{self.kernel.__name__}: gradient differs from the oracle by {off:.3g}")
        scalars = [s for v, s in zip(values, shadows, strict=True) if s is not None and not isinstance(v, np.ndarray)]
        for exact, shadow in zip(found.gradients, scalars, strict=True):
            off = difference(shadow, np.asarray([exact], shadow.dtype), found.scale)
            if off > self.rtol:
                raise AssertionError(f"{self.kernel.__name__}: a scalar's gradient differs from the oracle by {off:.3g}")


def check_kernel(kernel: DifferentiableKernel, configuration: tuple, arguments: tuple, *, seed: int = 0, oracle: bool = False,
                 differences: bool = True, races: bool = False) -> None:  # fmt: skip
    """Check the derivatives of a differentiable kernel (``target="cpu"``) at these arguments.

    ``configuration``: what stands between the brackets of a launch. Floating arguments are differentiated unless they are
    ``Const``. ``races``: watch threads as well. Raises AssertionError with the check that fails, RaceError for races.
    """
    _KernelCheck(kernel, configuration, tuple(arguments), seed).run(oracle, differences, races)


def _leaves(argument: object) -> Iterator[object]:
    if isinstance(argument, tuple) and not isinstance(argument, Const):  # which is a tuple, too
        for part in argument:
            yield from _leaves(part)
    else:
        yield argument


def _like_given(given: object, leaves: Iterator[object]) -> object:
    """The next leaves, in tuples where these are in tuples."""
    if not isinstance(given, tuple) or isinstance(given, Const):
        return next(leaves)
    parts = [_like_given(part, leaves) for part in given]
    named = getattr(type(given), "_make", tuple)  # of a named tuple
    return named(parts)


def _is_floating(argument: object) -> bool:
    return np.asarray(argument).dtype.kind in "fc"


def _laid_out_like(array: np.ndarray) -> np.ndarray:
    """Zeros with the strides of an array, be they negative."""
    reach = [(max(n - 1, 0) * step) for n, step in zip(array.shape, array.strides, strict=True)]
    memory = np.zeros(sum(map(abs, reach)) + array.itemsize, np.uint8)
    return np.ndarray(array.shape, array.dtype, memory, -sum(min(r, 0) for r in reach), array.strides)


def _shadow_like(value: object, contents: np.ndarray | None) -> np.ndarray | None:
    """An array laid out as the primal, with these contents."""
    if contents is None:
        return None
    if not isinstance(value, np.ndarray):
        return contents.copy()
    shadow = _laid_out_like(value)
    shadow[...] = contents
    return shadow


def _inner(a: np.ndarray, b: np.ndarray) -> float:
    """Of real and complex numbers: sum of the products of their real parts and of their imaginary parts."""
    return float(np.sum(np.real(np.conj(np.asarray(a, np.clongdouble)) * np.asarray(b, np.clongdouble))))


def _size(a: np.ndarray, b: np.ndarray) -> float:
    return float(np.sum(np.abs(np.asarray(a)) * np.abs(np.asarray(b))))
