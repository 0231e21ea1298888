"""A kernel of the GPU benchmarks with its arguments on a device or on the host, and whether what comes out is right.

    case = Case(kernel, launch, arguments, "cuda");  case.primal();  case.gradient();  case.restore();  case.results()
    error("block_sum")              against host execution, at the size of the tests
    disagreement(kernel, launch, arguments)     of forward and reverse mode, at any size
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .gpu_corpus import PORTS, corpus, repeated

TOLERANCE = {"d": 1e-9, "D": 1e-9, "f": 1e-3, "F": 1e-3}
TANGENT = 0.5  # of scalars


def laid_out_like(array: np.ndarray, contents: np.ndarray) -> np.ndarray:
    """Contents in memory of their own, with the strides of an array."""
    if array.flags.c_contiguous:
        return np.array(contents, array.dtype, order="C", copy=contents is array or None)
    span = sum((n - 1) * s for n, s in zip(array.shape, array.strides, strict=True)) // array.itemsize + 1 if array.size else 0
    made = np.lib.stride_tricks.as_strided(np.zeros(span, array.dtype), array.shape, array.strides)
    made[...] = contents
    return made


@dataclass
class OnHost:
    """``argument``: what is passed."""

    argument: np.ndarray

    def read(self) -> np.ndarray:
        return self.argument

    def restore(self) -> None:
        """A round on the host begins where the last one has ended."""


class OnDevice:
    """An array on the device, also one with gaps; and a copy of it, to put it back."""

    def __init__(self, array: np.ndarray) -> None:
        from numba import cuda
        from numba.cuda.cudadrv.devicearray import DeviceNDArray

        self._shape, self._strides = array.shape, array.strides
        self._whole = array.flags.c_contiguous or array.flags.f_contiguous
        if self._whole:
            self._memory = self.argument = cuda.to_device(array)
        else:
            span = sum((n - 1) * step for n, step in zip(array.shape, array.strides, strict=True)) // array.itemsize + 1
            flat = np.zeros(span, array.dtype)
            np.lib.stride_tricks.as_strided(flat, array.shape, array.strides)[...] = array
            self._memory = cuda.to_device(flat)
            self.argument = DeviceNDArray(array.shape, array.strides, array.dtype, gpu_data=self._memory.gpu_data)
        self._copy = None

    def read(self) -> np.ndarray:
        found = self._memory.copy_to_host()
        return found if self._whole else np.lib.stride_tricks.as_strided(found, self._shape, self._strides)

    def keep(self) -> None:
        """Remember what it holds."""
        from numba import cuda

        self._copy = cuda.device_array_like(self._memory)
        self._move(self._copy, self._memory)

    def restore(self) -> None:
        """Hold again what was remembered; in the order of the default stream, nobody waits."""
        if self._copy is None:
            self.keep()
        else:
            self._move(self._memory, self._copy)

    @staticmethod
    def _move(target, source) -> None:
        from numba_enzyme.bridge.cuda.device.driver import cuda_driver

        size = source.size * source.dtype.itemsize
        if size:
            addresses = (int(a.__cuda_array_interface__["data"][0]) for a in (target, source))
            cuda_driver().copy(*addresses, size, 0)


def placed(array: np.ndarray, target: str) -> OnHost | OnDevice:
    return OnDevice(array) if target == "cuda" else OnHost(array)


class Case:
    """A kernel with arguments, and shadows for those that are floating."""

    def __init__(self, kernel, launch: tuple, arguments: tuple, target: str, *, seed: int = 4) -> None:
        from numba_enzyme import Const, Duplicated
        from numba_enzyme.api.kernels import differentiable_kernel

        self.kernel, self.launch = differentiable_kernel(kernel.dispatcher, target), launch
        random = np.random.default_rng(seed)
        self.values, self.annotated, self.tangents, self.arrays = [], [], [], []
        self.floating: list[bool] = []  # per array: whether it is a shadow
        for argument in arguments:
            shadow = None
            if isinstance(argument, np.ndarray):
                value = self._kept(argument if target == "cuda" else laid_out_like(argument, argument), target, shadow=False)
                if argument.dtype.kind in "fc":
                    shadow = self._kept(laid_out_like(argument, repeated(random, argument.shape)), target, shadow=True)
            else:
                value = argument
                if isinstance(argument, float):
                    shadow = self._kept(np.zeros(1), target, shadow=True)
            self.values.append(value)
            self.annotated.append(Const(value) if shadow is None else Duplicated(value, shadow))
            tangent = TANGENT if isinstance(argument, float) else shadow
            self.tangents.append(Const(value) if shadow is None else Duplicated(value, tangent))

    def _kept(self, array: np.ndarray, target: str, *, shadow: bool):
        self.arrays.append(placed(array, target))
        self.floating.append(shadow)
        return self.arrays[-1].argument

    def primal(self) -> None:
        self.kernel[self.launch](*self.values)

    def gradient(self) -> None:
        self.kernel.grad[self.launch](*self.annotated)

    def tangent(self) -> None:
        self.kernel.jvp[self.launch](*self.tangents)

    def restore(self) -> None:
        for array in self.arrays:
            array.restore()

    def results(self) -> list[np.ndarray]:
        return [array.read() for array in self.arrays]

    def shadows(self) -> list[np.ndarray]:
        return [array.read() for array, shadow in zip(self.arrays, self.floating, strict=True) if shadow]


class PortCase:
    """A published program: its gradient is a kernel that calls derivatives, launched as it is."""

    def __init__(self, name: str, target: str, *, large: bool = False) -> None:
        from numba_enzyme.api.kernels import differentiable_kernel

        port = PORTS[name]
        self._primal, self._gradient = (differentiable_kernel(k, target) for k in (port.primal, port.gradient))
        arguments = port.large() if large else port.small()
        self.launch = port.module.launch(arguments)
        self.values = [placed(np.copy(a), target) for a in arguments]
        self.with_shadows = [placed(np.copy(a), target) for a in port.with_shadows(arguments)]

    def primal(self) -> None:
        self._primal[self.launch](*[a.argument for a in self.values])

    def gradient(self) -> None:
        self._gradient[self.launch](*[a.argument for a in self.with_shadows])

    def restore(self) -> None:
        for array in (*self.values, *self.with_shadows):
            array.restore()

    def results(self) -> list[np.ndarray]:
        """Plain numbers; records as columns."""
        found = [a.read() for a in self.with_shadows]
        return [column for a in found for column in ([a[f] for f in a.dtype.names] if a.dtype.names else [a])]


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


def disagreement(kernel, launch: tuple, arguments: tuple, target: str = "cuda") -> float:
    """How far <w, J s> by forward mode is from <J^T w, s> by reverse mode, relative to the sum of the first one's magnitudes.

    J is the map from the memory before the launch to the memory after it, s and w are random. One place that is wrong among
    n shifts it by about 1/n.
    """
    forward = Case(kernel, launch, arguments, target, seed=5)
    tangents = [np.copy(a) for a in forward.shadows()]
    forward.tangent()
    pushed = forward.shadows()
    del forward
    reverse = Case(kernel, launch, arguments, target, seed=6)
    adjoints = [np.copy(a) for a in reverse.shadows()]
    reverse.gradient()
    pulled = reverse.shadows()
    left = right = magnitude = 0.0
    arguments = [a for a in arguments if isinstance(a, float) or (isinstance(a, np.ndarray) and a.dtype.kind in "fc")]
    for argument, s, w, forth, back in zip(arguments, tangents, adjoints, pushed, pulled, strict=True):
        if isinstance(argument, float):
            right += TANGENT * float(back[0])
            continue
        s, w, forth, back = (np.asarray(a, np.float64).reshape(-1) for a in (s, w, forth, back))
        product = w * forth
        left, right, magnitude = left + float(product.sum()), right + float(back @ s), magnitude + float(np.abs(product).sum())
    return abs(left - right) / magnitude if magnitude else float("nan")
