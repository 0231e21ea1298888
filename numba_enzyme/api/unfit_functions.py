"""What is given in the place of a function that can be differentiated, and what to write instead."""

from __future__ import annotations

import inspect

import numpy as np

from ..errors import EnzymeError

PARAMETERS = {
    inspect.Parameter.VAR_POSITIONAL: "takes *{}: pass a tuple, or name the arguments",
    inspect.Parameter.VAR_KEYWORD: "takes **{}: name the arguments",
    inspect.Parameter.KEYWORD_ONLY: "takes `{}` as a keyword only: put it before the star",
    inspect.Parameter.POSITIONAL_ONLY: "takes `{}` by position only: leave out the `/`",
}


def what_to_do_instead(function: object) -> str:
    """What was given instead of a function, and what to give."""
    kind = type(function).__name__
    if inspect.ismethod(function):
        return (f"a bound method ({function.__func__.__qualname__}): decorate the method in its class with @differentiate, "
                "or pass a function of the numbers that it works on")
    if inspect.isbuiltin(function):
        name = f"{function.__module__}.{function.__name__}"
        return f"the built-in function {name}: write it in a function, `lambda x: {name}(x)`"
    if isinstance(function, np.ufunc):
        return f"the ufunc {function.__name__}{_of_ufunc(function)}"
    if isinstance(function, property):
        name = getattr(function.fget, "__name__", "name")
        return f"a property: pass a function that reads it, `lambda m: m.{name}`"
    if not callable(function):
        return kind
    kind = f"the class {function.__name__}" if isinstance(function, type) else f"an object of type {kind}"
    return f"{kind}: write what it computes as a function of numbers, arrays and tuples"


def _of_ufunc(function: np.ufunc) -> str:
    if getattr(np, function.__name__, None) is function:
        return f": write it in a function, `lambda x: np.{function.__name__}(x)`"
    return (", which Numba can't call: leave out `target` of @vectorize and @guvectorize, and call SciPy's functions by their "
            "addresses (numba.extending.get_cython_function_address)")


def refuse_parameters(name: str, signature: inspect.Signature) -> None:
    """Raises EnzymeError for parameters that have no place of their own in a call."""
    for parameter in signature.parameters.values():
        if parameter.kind in PARAMETERS:
            raise EnzymeError(f"{name}{signature} can't be differentiated, because it "
                              f"{PARAMETERS[parameter.kind].format(parameter.name)}")
