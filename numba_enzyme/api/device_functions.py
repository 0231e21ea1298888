"""`@cuda.jit(device=True)` functions that know their derivatives, for use inside kernels.

    @differentiate
    @cuda.jit(device=True)
    def f(x): ...                          called like the device function that it is
    f.grad(x), f.value_and_grad(x)         inside a kernel; also autodiff(f, ...), grad(f, argnums)(...), jvp(f, ...)
"""

from __future__ import annotations

from functools import partial
from typing import Any

from numba import cuda

from ..bridge.cuda.device_rules import DeviceRule
from ..bridge.cuda.front_end import CUDADispatcher, is_mlir
from ..bridge.cuda.mlir_twins import finish_twin, twin_of
from ..bridge.ruled_functions import remember
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

    def __call__(self, *arguments: Any, **keywords: Any):
        raise EnzymeError(f"{self.__name__} is a device function: call it in a kernel, its derivatives too")

    @property
    def grad(self):
        """Inside kernels: `f.grad(x, ...)`, the gradient with respect to the first argument."""
        return self

    @property
    def value_and_grad(self):
        """Inside kernels: `f.value_and_grad(x, ...)`."""
        return self


class CustomDeviceDerivative(DifferentiableDeviceFunction):
    """A device function that brings its own derivative; what :func:`custom_vjp` makes of one."""

    _forward = _backward = _tangent = _rule = None

    def defvjp(self, forward: object, backward: object) -> CustomDeviceDerivative:
        """Define the reverse derivative, as for an @njit function; ``backward`` returns None for arrays."""
        return self._define(_forward=forward, _backward=backward)

    def defjvp(self, tangent: object) -> CustomDeviceDerivative:
        """Define the forward derivative: ``tangent(primals, tangents)`` returns ``(out, tangent of out)``."""
        return self._define(_tangent=tangent)

    def _define(self, **functions: object) -> CustomDeviceDerivative:
        if self.overloads:
            raise EnzymeError(f"{self.__name__} has been compiled for a kernel already: define the rule before that")
        for name, function in functions.items():
            setattr(self, name, as_device_function(function))
        self._rule = None
        return self

    @property
    def enzyme_rule(self) -> DeviceRule:
        """What the bridge asks for."""
        if self._backward is None and self._tangent is None:
            raise EnzymeError(f"{self.__name__} is a custom_vjp that has no rule: "
                              f"call {self.__name__}.defvjp(forward, backward)")  # fmt: skip
        if self._rule is None:
            self._rule = DeviceRule(self.__name__, self.py_func, self._forward, self._backward, self._tangent)
        return self._rule


def as_device_function(function: Any) -> Any:
    """A function that kernels can call: of Python, @njit or @cuda.jit(device=True)."""
    return twin_of(function) if hasattr(function, "py_func") else cuda.jit(device=True)(function)


def differentiable_device_function(function: Any) -> Any:
    """What `differentiate` makes of a device function."""
    if not is_mlir(function):
        return DifferentiableDeviceFunction.from_dispatcher(function)
    return finish_twin(function, DifferentiableDeviceFunction.from_dispatcher)


def custom_device_derivative(function: Any) -> Any:
    """What `custom_vjp` makes of a device function."""
    if not is_mlir(function):
        return remembered(CustomDeviceDerivative.from_dispatcher(function))
    finish_twin(function, lambda twin: remembered(CustomDeviceDerivative.from_dispatcher(twin)))
    for name in ("defvjp", "defjvp"):
        setattr(function, name, partial(_define_twin, function, name))
    return function


def _define_twin(function: Any, name: str, *derivatives: Any) -> Any:
    """`defvjp` or `defjvp` of a function of numba-cuda-mlir."""
    return finish_twin(function, lambda twin: getattr(twin, name)(*map(twin_of, derivatives)))


def inactive_device_function(function: Any) -> Any:
    """Mark a device function as one whose calls carry no derivative."""
    return _marked(function, inactive=True)


def device_function_with_partials(function: CUDADispatcher, forward: object, backward: object, tangent: object) -> CUDADispatcher:
    """Give a device function a rule in place."""
    names = ("forward", "backward", "tangent")
    return _marked(function, **dict(zip(names, map(as_device_function, (forward, backward, tangent)), strict=True)))


def _marked(function: CUDADispatcher, **rule: Any) -> CUDADispatcher:
    if is_mlir(function):
        return finish_twin(function, lambda twin: _marked(twin, **rule))
    if function.overloads:
        raise EnzymeError(f"{function.__name__} has been compiled for a kernel already: give it the rule before that")
    function.enzyme_rule = DeviceRule(function.__name__, function.py_func, **rule)
    return remembered(function)


def remembered(function: Any) -> Any:
    remember(function)
    return function
