"""`@cuda.jit(device=True)` functions that know their derivatives, for use inside kernels.

    @differentiate
    @cuda.jit(device=True)
    def f(x): ...                          called like the device function that it is
    f.grad(x), f.value_and_grad(x)         inside a kernel; also autodiff(f, ...), grad(f, argnums)(...), jvp(f, ...)
"""

from __future__ import annotations

from ..bridge.cuda.front_end import CUDADispatcher
from ..errors import EnzymeError
from .inside_kernels import DeviceFunctionType


class DifferentiableDeviceFunction(CUDADispatcher):
    """A device function with derivatives; what `differentiate` makes of one."""

    @property
    def _numba_type_(self):
        return DeviceFunctionType(self)

    @classmethod
    def from_dispatcher(cls, original: CUDADispatcher) -> DifferentiableDeviceFunction:
        """The same function with the same options."""
        return cls(original.py_func, {"lineinfo": True, **original.targetoptions})

    def __repr__(self) -> str:
        return f"<differentiable device function {self.__name__}>"

    def __call__(self, *arguments, **keywords):
        raise EnzymeError(f"{self.__name__} is a device function: call it in a kernel, its derivatives too")

    @property
    def grad(self):
        """Inside kernels: `f.grad(x, ...)`, the gradient with respect to the first argument."""
        return self

    @property
    def value_and_grad(self):
        """Inside kernels: `f.value_and_grad(x, ...)`."""
        return self
