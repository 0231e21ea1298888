"""Rules that users write: functions that bring their own derivative, and functions that carry none.

    @custom_vjp
    @njit
    def solve(A, b): ...

    solve.defvjp(forward, backward)      forward(A, b) -> (out, residuals);  backward(residuals, cotangent) -> (dA, db)
    solve.defjvp(tangent)                tangent(primals, tangents) -> (out, tangent of out)

    inactive(f)                          calls of f carry no derivative
    rule("zeta", partials=(zeta_prime,)) a scalar function from outside, by its symbol or as a ctypes or cffi function
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence
from typing import Any

import numba
from numba.core import sigutils, types
from numba.core.registry import CPUDispatcher
from numba.core.typing import Signature, cffi_utils, ctypes_utils
from numba.core.typing import signature as make_signature

from ..bridge.cpu.external_rules import define_external
from ..bridge.cpu.rules import Rule, is_used
from ..bridge.cpu.written import refuse_changed_instances, refuse_writes
from ..bridge.ruled_functions import remember
from ..errors import EnzymeError
from .differentiable import Differentiable, as_dispatcher
from .options import compiled


class CustomDerivative(Differentiable):
    """A function that brings its own derivative; what :func:`custom_vjp` returns."""

    _forward = _backward = _tangent = _rule = None
    in_kernels: Callable[..., Any] | None = None
    """What makes the rule that kernels follow instead of this one, of the types of a call."""

    def defvjp(self, forward: Callable[..., Any], backward: Callable[..., Any]) -> CustomDerivative:
        """Define the reverse derivative.

        ``forward(*args)`` returns ``(out, residuals)`` and runs instead of the function wherever that is differentiated.
        ``backward(residuals, cotangent)`` returns a tuple with one gradient per argument, None for those without one. Both
        are compiled with `njit` unless they are already. Residuals may be the arguments themselves: they are copied if, and
        only if, something may overwrite them before they are needed.
        """
        self._define(_forward=as_dispatcher(forward), _backward=as_dispatcher(backward))
        return self

    def defjvp(self, tangent: Callable[..., Any]) -> CustomDerivative:
        """Define the forward derivative: ``tangent(primals, tangents)`` returns ``(out, tangent of out)``.

        Tangents of arguments that are not differentiated are zeros, and None for what is not floating.
        """
        self._define(_tangent=as_dispatcher(tangent))
        return self

    def _define(self, **functions: CPUDispatcher) -> None:
        if self._rule is not None and is_used(self._rule):
            raise EnzymeError(f"{self.__name__} has been differentiated by its rule already: define the rule before that")
        self._rule = None
        for name, function in functions.items():
            setattr(self, name, function)

    @property
    def enzyme_rule(self) -> Rule:
        """What the bridge asks for."""
        if self._rule is None:
            if self._backward is None and self._tangent is None:
                raise EnzymeError(f"{self.__name__} is a custom_vjp that has no rule: "
                                  f"call {self.__name__}.defvjp(forward, backward)")  # fmt: skip
            forward = self._forward if self._forward is not None else _without_residuals(self)
            self._rule = Rule(self.__name__, self, forward, self._backward, self._tangent, public=True, check=self._check)
        return self._rule

    def _check(self, arguments: tuple[types.Type, ...]) -> None:
        assert self._rule is not None and self._rule.forward is not None
        refuse_writes(self.__name__, self._rule.forward, arguments)
        refuse_changed_instances(self.__name__, self._rule.forward, arguments)

    def _reduce_states(self):
        return {**super()._reduce_states(), "functions": (self._forward, self._backward, self._tangent),
                "in_kernels": self.in_kernels}  # fmt: skip

    @classmethod
    def _rebuild(cls, functions: Any, in_kernels: Any, **states: Any):
        made = super()._rebuild(**states)
        made._forward, made._backward, made._tangent = functions
        made.in_kernels = in_kernels
        remember(made)
        return made


def custom_vjp(function: Callable[..., Any]) -> CustomDerivative:
    """Make *function*, an @njit or Python function, one that brings its own derivative: see ``defvjp`` and ``defjvp``.

    Its results are fresh arrays wherever it is differentiated; it must not write to its arguments.

    Examples:
        >>> root = ne.custom_vjp(lambda a: a**0.5)
        >>> _ = root.defvjp(lambda a: (a**0.5, a**0.5), lambda kept, cotangent: (cotangent / (2.0 * kept),))
        >>> ne.grad(root)(4.0)
        0.25
    """
    if _is_device_function(function):
        from .device_functions import custom_device_derivative

        return custom_device_derivative(function)
    made = CustomDerivative.from_dispatcher(_dispatcher(function, "custom_vjp"))
    remember(made)
    return made


def inactive(function: Callable[..., Any]) -> CPUDispatcher:
    """Declare that calls of *function* carry no derivative: its results are constants, at every order and in every mode.

    On the user's word: nothing is differentiated, and the gradient through the call is zero. An @njit function is marked in
    place and returned; a Python function is compiled with `njit`. It must not write to its arguments.

    Examples:
        >>> step = ne.inactive(lambda x: 2.0 * x)
        >>> ne.grad(lambda x: step(x) * x)(3.0)
        6.0
    """
    if _is_device_function(function):
        from .device_functions import inactive_device_function

        return inactive_device_function(function)
    made = _dispatcher(function, "inactive")
    if isinstance(made, CustomDerivative):
        raise EnzymeError(f"{made.__name__} has a rule of its own: it can't be inactive as well")
    if hasattr(made, "enzyme_rule"):
        return made
    if is_used(made):
        raise EnzymeError(f"{made.__name__} has been differentiated already: mark it as inactive before that")
    plain = _plain(made)
    made.enzyme_rule = Rule(made.__name__, made, inactive=True,
                            check=lambda arguments: refuse_writes(made.__name__, plain, arguments))  # fmt: skip
    remember(made)
    return made


def rule(function: Any, partials: Sequence[object], *, signature: object = None) -> None:
    """Give a scalar function from outside its derivative.

    *function*: the symbol of a `types.ExternalFunction`, that function, a ctypes or cffi function, a `WrapperAddressProtocol`, an
    address, or an @njit or device function of numbers, which is marked in place. *signature*: Numba's, "float64(float64)", for an
    address and for nothing else. *partials*: for every argument an @njit function of all arguments that returns the partial
    derivative by it, or None for an argument without one, such as an integer. The function must be pure: it is called again, or
    less often, as the derivative likes.

    Examples:
        >>> import ctypes, ctypes.util
        >>> cube_root = ctypes.CDLL(ctypes.util.find_library("m")).cbrt
        >>> cube_root.restype, cube_root.argtypes = ctypes.c_double, [ctypes.c_double]
        >>> ne.rule(cube_root, partials=(lambda x: 1.0 / (3.0 * x ** (2.0 / 3.0)),))
        >>> round(ne.grad(lambda x: cube_root(x))(8.0), 12)
        0.083333333333
    """
    made = tuple(None if partial is None else as_dispatcher(partial) for partial in partials)
    if isinstance(function, CPUDispatcher) or _is_device_function(function):
        _give_partials(function, partials)
        return
    if (signature is not None) != (isinstance(function, int) and not isinstance(function, bool)):
        raise EnzymeError("signature= goes with an address, an int, and with nothing else")
    if isinstance(function, types.ExternalFunction):
        function = function.symbol
    if isinstance(function, str):
        define_external(function, made)
        return
    pointer, found = _function_at_address(function, signature)
    name = re.sub(r"\W", "_", getattr(function, "__name__", "function"), flags=re.ASCII)
    define_external(f"ne.external.{name}.{pointer:x}", made, address=pointer, signature=found)


def _give_partials(function: Any, partials: Sequence[object]) -> None:
    """A rule for a function of numbers that Numba compiles: in place."""
    names = list(inspect.signature(function.py_func).parameters)
    if len(partials) != len(names):
        raise EnzymeError(f"the rule of {function.__name__} has {len(partials)} partials, but it takes {len(names)} arguments: "
                          "give None for those without a derivative")  # fmt: skip
    if not isinstance(function, CPUDispatcher):
        from .device_functions import as_device_function, device_function_with_partials, twin_of

        known = [partial if partial is None else as_device_function(partial) for partial in partials]
        plain = as_device_function(twin_of(function).py_func)
        device_function_with_partials(function, *_rule_of_partials(names, plain, known))
        return
    made = as_dispatcher(function)
    if hasattr(made, "enzyme_rule"):
        raise EnzymeError(f"{made.__name__} has a rule already")
    if is_used(made):
        raise EnzymeError(f"{made.__name__} has been differentiated already: give it its rule before that")
    plain = _plain(made)
    known = [partial if partial is None else as_dispatcher(partial) for partial in partials]
    functions = map(numba.njit, _rule_of_partials(names, plain, known))
    made.enzyme_rule = Rule(made.__name__, made, *functions, public=True,
                            check=lambda arguments: refuse_writes(made.__name__, plain, arguments))  # fmt: skip
    remember(made)


def _rule_of_partials(names: list[str], function: object, partials: Sequence[object]) -> tuple[Callable, Callable, Callable]:
    """``(forward, backward, tangent)`` as Python functions, of compiled partial derivatives."""
    given = ", ".join(names)
    calls = [None if partial is None else f"partial_{i}({given})" for i, partial in enumerate(partials)]
    gradients = "".join("None, " if call is None else f"{call} * cotangent, " for call in calls)
    terms = " + ".join(f"{call} * tangents[{i}]" for i, call in enumerate(calls) if call is not None) or "0.0"
    text = (f"def forward({given}):\n    return function({given}), ({given},)\n"
            f"def backward(residuals, cotangent):\n    {given}, = residuals\n    return ({gradients})\n"
            f"def tangent(primals, tangents):\n    {given}, = primals\n    return function({given}), {terms}\n")
    namespace: dict[str, Any] = {"__name__": __name__, "function": function}
    namespace |= {f"partial_{i}": partial for i, partial in enumerate(partials)}
    exec(text, namespace)
    return namespace["forward"], namespace["backward"], namespace["tangent"]


def _is_device_function(function: Any) -> bool:
    return hasattr(function, "compile_device") and bool(function.targetoptions.get("device"))


def _function_at_address(function: Any, signature: object) -> tuple[int, Signature]:
    if isinstance(function, int):
        arguments, result = sigutils.normalize_signature(signature)
        if result is None:
            raise EnzymeError(f"signature={signature!r} does not say what is returned: write 'float64(float64)'")
        return function, make_signature(result, *arguments)
    if isinstance(function, types.WrapperAddressProtocol):
        return function.__wrapper_address__(), function.signature()
    if ctypes_utils.is_ctypes_funcptr(function):
        return ctypes_utils.get_pointer(function), ctypes_utils.make_function_type(function).sig
    if cffi_utils.SUPPORTED and cffi_utils.is_cffi_func(function):
        return cffi_utils.get_pointer(function), cffi_utils.make_function_type(function).sig
    raise EnzymeError("rule takes a symbol, a types.ExternalFunction, a ctypes or cffi function, a WrapperAddressProtocol or an "
                      f"address, got {type(function).__name__}")  # fmt: skip


def _dispatcher(function: object, what: str) -> CPUDispatcher:
    if inspect.isfunction(function):
        return compiled(function)
    if isinstance(function, CPUDispatcher):
        return as_dispatcher(function)
    raise EnzymeError(f"{what} takes a function or an @njit function, got {type(function).__name__}")


def _plain(function: CPUDispatcher) -> CPUDispatcher:
    """The function as it stands, without its rule."""
    return numba.njit(**{k: v for k, v in function.targetoptions.items() if k != "nopython"})(function.py_func)


def _without_residuals(function: CPUDispatcher) -> CPUDispatcher:
    """`def forward(*args): return function(*args), ()`."""
    arguments = ", ".join(inspect.signature(function.py_func).parameters)
    namespace = {"__name__": function.py_func.__module__, "function": _plain(function)}
    exec(f"def forward({arguments}):\n    return function({arguments}), ()", namespace)
    return numba.njit(namespace["forward"])
