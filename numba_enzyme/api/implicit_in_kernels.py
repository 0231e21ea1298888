"""The rule of an implicit function inside kernels, where nothing can be allocated: for numbers, whose slope is divided by.

    x = solve(a, b)          residual(x, a, b) == 0:          ct_a = -ct * (d residual / d a) / (d residual / d x)

All the partial derivatives come of one derivative of the residual, which the kernel calls as any other of a device function.
"""

from __future__ import annotations

from dataclasses import dataclass

from numba.core.registry import CPUDispatcher

from ..bridge.cuda.device_rules import DeviceRule
from ..bridge.cuda.front_end import types
from ..bridge.floats import is_floating
from ..bridge.function_text import FunctionText
from ..errors import EnzymeError
from .annotations import Const
from .device_functions import as_device_function
from .enzyme_form import autodiff


def rule_for(residual: CPUDispatcher, solve: CPUDispatcher, arguments: tuple[types.Type, ...], result: types.Type) -> DeviceRule:
    """The rule for arguments of these types, which *solve* makes a result of."""
    name = solve.__name__
    for kind in (*arguments, result):
        if not isinstance(kind, types.Float | types.Integer | types.Boolean):
            raise EnzymeError(f"{name} takes or returns {kind}: inside kernels implicit functions are differentiated for real "
                              "numbers; read the elements that it needs before the call")  # fmt: skip
    if not isinstance(result, types.Float):
        raise EnzymeError(f"{name} returns {result}: inside kernels implicit functions return a floating number")
    made = _Texts(residual, solve, [f"a_{i}" for i in range(len(arguments))],
                  [i for i, kind in enumerate(arguments) if is_floating(kind)])  # fmt: skip
    parts = made.forward(), made.backward(), made.tangent()
    return DeviceRule(name, solve.py_func, *(as_device_function(part) for part in parts))


@dataclass(frozen=True)
class _Texts:
    """The functions of the rule. ``floats``: places of the arguments that carry derivatives."""

    residual: CPUDispatcher
    solve: CPUDispatcher
    names: list[str]
    floats: list[int]

    def _text(self, what: str) -> FunctionText:
        return FunctionText(f"{what} of {self.solve.__name__} in a kernel", {"autodiff": autodiff, "Const": Const})

    def forward(self):
        text = self._text("forward")
        given = ", ".join(self.names)
        text.add(f"x = {text.constant(self.solve, 'solve')}({given})")
        return text.build(self.names, f"x, (x, {given})", "forward")

    def backward(self):
        text = self._text("backward")
        text.add(f"x, {', '.join(self.names)} = residuals")
        self._slopes(text)
        text.add("weight = -cotangent / slopes[0]")
        found = [f"weight * slopes[{i + 1}]" if i in self.floats else "None" for i in range(len(self.names))]
        return text.build(["residuals", "cotangent"], f"({', '.join(found)},)", "backward")

    def tangent(self):
        text = self._text("tangent")
        text.add(f"{', '.join(self.names)}, = primals")
        text.add(f"x = {text.constant(self.solve, 'solve')}({', '.join(self.names)})")
        self._slopes(text)
        terms = " + ".join(f"slopes[{i + 1}] * tangents[{i}]" for i in self.floats) or "0.0"
        return text.build(["primals", "tangents"], f"x, -({terms}) / slopes[0]", "tangent")

    def _slopes(self, text: FunctionText) -> None:
        given = [name if i in self.floats else f"Const({name})" for i, name in enumerate(self.names)]
        residual = text.constant(as_device_function(self.residual), "residual")
        text.add(f"slopes = autodiff({residual}, x, {', '.join(given)})")
