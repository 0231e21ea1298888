"""Rules that a module of C or C++ registers for Enzyme: functions of the module itself, named by a global.

    void* __enzyme_register_gradient_f[]   = {f, f_augmented, f_reverse};     reverse mode
    void* __enzyme_register_derivative_f[] = {f, f_forward};                  forward mode
    void* __enzyme_function_like[]         = {f, "log1p"};                    the derivative is that of another function
    void* __enzyme_inactivefn[]            = {f};                             no derivative passes through

Each pointer that `f` takes is followed by its shadow in the rules. `f_augmented` returns what `f` does, behind what `f_reverse`
gets as its last argument, if it keeps anything; `f_reverse` gets the cotangent of the result before that, and returns the
gradients of the floating-point numbers among the arguments. In `f_forward` those have a tangent behind them as well, and it
returns result and tangent.
"""

from __future__ import annotations

from dataclasses import dataclass

from .effects import ANY, CallFacts, CallKind


@dataclass(frozen=True, slots=True)
class RegisteredRule:
    """Symbols of the module: ``augmented`` and ``reverse`` for reverse mode, ``forward`` for forward mode; empty: there is none.
    """

    function: str
    augmented: str = ""
    reverse: str = ""
    forward: str = ""


REGISTERED = CallFacts(reads=ANY, writes=ANY, inaccessible=True, kind=CallKind.REGISTERED)
