"""What `help(f.grad)` shows: docstrings of transformed functions, with the sections that NumPy's have.

    grad of energy(x, rate)      ->      Gradient of `energy` with respect to `x`. Parameters, ...
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Sequence

SUMMARIES = {
    "grad": ("Gradient of", "gradient : of the shape and dtype of the argument; a tuple of them for several"),
    "value_and_grad": ("Value and gradient of", "value, gradient : the gradient is of the shape and dtype of the argument"),
    "jacfwd": ("Jacobian, by forward mode, of", "jacobian : array, axes of the result first, then those of the argument"),
    "jacrev": ("Jacobian, by reverse mode, of", "jacobian : array, axes of the result first, then those of the argument"),
    "jvp": ("Result and tangent of", "out, tangent_out : alike in shape and dtype"),
    "hvp": ("Hessian times tangents of", "product : of the structure of the primals; a tuple for several"),
    "pullback": ("Pullback of", "cotangents : a tuple, one entry per primal, None for what is not floating"),
}
OWN = {
    "primals": "tuple of the arguments",
    "tangents": "tuple, one entry per primal, of its shape and dtype; None for what is not floating",
    "cotangent": "of the structure of the result",
}


SECTION = re.compile(r"^(?:\S[^\n]*\n-{3,}|(?:Args|Arguments|Parameters|Returns|Raises|Examples?):) *$", re.M)
"""Where the sections of the function's own docstring begin: those speak of the function, not of its derivative."""


def docstring(name: str, function: Callable, signature: inspect.Signature, argnums: int | Sequence[int] | None) -> str:
    """The text for the transform *name* of *function*."""
    summary, result = SUMMARIES.get(name, (f"{name} of", "result"))
    names = list(signature.parameters)
    by = () if argnums is None or names[:1] == ["primals"] else (argnums,) if isinstance(argnums, int) else tuple(argnums)
    wanted = [names[i] for i in by if -len(names) <= i < len(names)]
    lines = [f"{summary} `{function.__name__}`" + (f" with respect to `{'`, `'.join(wanted)}`." if wanted else "."), ""]
    lines += ["Parameters", "----------"]
    for parameter in names:
        role = "floating; differentiated" if parameter in wanted else OWN.get(parameter, f"as `{function.__name__}` takes it")
        lines.append(f"{parameter} : {role}")
    lines += ["", "Returns", "-------", result, "", "Raises", "------", "NotDifferentiable"]
    lines += ["    What the function does has no known derivative: all reasons, with codes and lines.",
              "EnzymeError", "    The arguments do not fit: an integer where a float is wanted, a result that is no scalar."]
    if function.__doc__:
        about = SECTION.split(inspect.cleandoc(function.__doc__))[0].rstrip()
        lines += ["", "Notes", "-----", f"`{function.__name__}`: {about}"]
    return "\n".join(lines)
