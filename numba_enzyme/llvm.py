"""The LLVM IR entry: differentiate a function of any LLVM module.

    text = differentiate(module, "f", ["dup", "active", "const"])
    # { double } @diffe_f(ptr %x, ptr %x.d, double %s, i64 %n, double %seed)
"""

from __future__ import annotations

from collections.abc import Sequence

from .ir import llvm_io
from .pipeline import differentiate_by_calls
from .request import Activity, GradientRequest, Mode, Returns


def differentiate(
    module: str,
    function: str,
    activities: Sequence[str],
    *,
    mode: str = "reverse",
    returns: str = "active",
    primal: bool = False,
    name: str | None = None,
    runtime_activity: bool = False,
    loose_types: bool = False,
    width: int = 1,
    final: bool = False,
) -> str:
    """The module's text with the derivative of ``function`` added.

    ``activities``: one word per parameter: "const", "active" (a floating scalar, vector or aggregate whose gradient is
    returned; reverse mode only), "dup" (a shadow of the same type follows), "dupnoneed". ``mode``: "reverse" or "forward".
    ``returns``: "const", "active" (reverse: a seed of the return type is the last parameter), "dup" (forward: the tangent
    is wanted; reverse: a returned pointer). ``primal``: the function's own result is returned too. ``name``: of the new
    function, ``diffe_<function>`` by default. ``runtime_activity``: memory whose shadow is itself is constant, tested at
    run time. ``loose_types``: bytes of unknown type that are copied count as floating-point numbers of their size.

    ``width``: how many tangents one forward sweep computes: each shadow parameter stands for that many, one after the other,
    and so does the tangent of the result. ``final``: nobody will differentiate the new function, so that it may do less (where
    a cotangent is zero, where the results of a loop are thrown away); its own derivatives would be wrong.

    The new function takes every parameter in order, each dup one followed by its shadow, then the seed; it returns void or
    a literal structure of the primal result, then (reverse) the gradients of the active parameters in order, or (forward)
    the tangent of the result. Reverse: a shadow holds the adjoint of the memory's contents after the function on entry,
    and of its contents before on return.

    A module without a data layout gets that of its triple, or this machine's. It must be little-endian, with pointers of 64 bits.

    Raises NotDifferentiable with all reasons at once if the function can't be differentiated, ValueError if the text is no
    valid module or a word is none of the above.

    Examples:
        >>> square = '''define double @square(double %x) {
        ...   %y = fmul double %x, %x
        ...   ret double %y
        ... }'''
        >>> text = ne.llvm.differentiate(square, "square", ["active"])
        >>> "define { double } @diffe_square(double %x, double %seed)" in text
        True
    """
    if width < 1 or (width > 1 and mode == "reverse"):
        raise ValueError(f"width={width}: several tangents at once are for forward mode")
    try:
        request = GradientRequest(
            function=function,
            activities=tuple(Activity(word) for word in activities),
            mode=Mode(mode),
            returns=Returns(returns),
            primal=primal,
            name=name or "",
            runtime_activity=runtime_activity,
            loose_types=loose_types,
            width=width,
            final=final,
            keep_functions=True,
        )
    except ValueError as error:
        raise ValueError(f"{error}; see the documentation of differentiate") from None
    text = llvm_io.with_data_layout(module)
    return differentiate_by_calls(text, request).text
