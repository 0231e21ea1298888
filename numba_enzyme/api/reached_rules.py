"""What the rules say that a function may reach: part of the key under which its derivatives are cached on disk.

    @differentiate(cache=True)
    def f(x): return solve(x)        when solve.defvjp(...) changes, in another file, the cached gradient of f is stale

Found by the names that the function's code mentions, in its globals, its cells and in modules; functions that it calls are
searched as well, and those of the rules. Rules of module level, and those of functions from outside, count wherever they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps

from ..bridge.cpu.external_rules import external_rules
from ..bridge.ruled_functions import ruled_functions


def digest_of_rules(function: FunctionType) -> str:
    """Changes when a rule changes that *function* may reach, or becomes one, or stops to be one."""
    reached = _reached([function, *(partial for _, partials in external_rules() for partial in partials if partial is not None),
                        *(ruled for ruled in ruled_functions() if "<locals>" not in ruled.py_func.__qualname__)])  # fmt: skip
    lines = sorted(_line(found) for found in reached if _functions_of_rule(found) is not None)
    lines += [f"{symbol}: {[_content(partial) for partial in partials]}" for symbol, partials in external_rules()]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _line(ruled: CPUDispatcher) -> str:
    """A rule in a line: the functions that it consists of, and what they call."""
    functions = _functions_of_rule(ruled) or []
    called = sorted(_content(found) for found in _reached(functions))
    return f"{ruled.py_func.__module__}.{ruled.py_func.__qualname__}: {len(functions)} {called}"


def _functions_of_rule(found: Any) -> list[Any] | None:
    """The functions of a rule, none for one that is inactive; None for a function without a rule."""
    if not isinstance(found, CPUDispatcher):
        return None
    functions = [getattr(found, name, None) for name in ("_forward", "_backward", "_tangent")]
    if any(functions):
        return [function for function in functions if function is not None]
    return [] if "enzyme_rule" in vars(found) else None


def _reached(functions: list[Any]) -> list[Any]:
    """The functions and all that they may call."""
    found: dict[int, object] = {}
    stack = list(functions)
    while stack:
        current = stack.pop()
        if id(current) in found:
            continue
        found[id(current)] = current
        stack.extend(_functions_of_rule(current) or ())
        stack.extend(value for value in _mentioned(_python(current)) if _python(value) is not None)
    return list(found.values())


def _python(value: object) -> FunctionType | None:
    """The Python function of a dispatcher; modules of Numba and NumPy are not searched."""
    function = value.py_func if isinstance(value, CPUDispatcher) else value
    foreign = ("numpy", "numba", "math", "builtins")
    if not isinstance(function, FunctionType) or (function.__module__ or "").partition(".")[0] in foreign:
        return None
    return function


def _mentioned(function: FunctionType | None) -> Iterator[object]:
    """What the names in a function's code mean; through modules, what their attributes mean."""
    if function is None:
        return
    for cell in function.__closure__ or ():
        yield from _with_members([cell.cell_contents] if is_filled(cell) else ())
    names = {name for code in _codes(function.__code__) for name in code.co_names}
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            yield from (vars(value).get(other) for other in names)
        else:
            yield from _with_members((value,))


def _with_members(values: Any) -> Iterator[object]:
    for value in values:
        yield from value if isinstance(value, tuple) else (value,)


def is_filled(cell: Any) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _content(value: object) -> str:
    """What a function does, as far as it says itself: code, constants, defaults, cells, and numbers among its globals."""
    function = _python(value)
    if function is None:
        return ""
    parts: list[object] = [function.__qualname__, function.__defaults__]
    for code in _codes(function.__code__):
        parts += [code.co_code, code.co_names, [c for c in code.co_consts if not isinstance(c, CodeType)]]
    cells = [cell.cell_contents for cell in function.__closure__ or () if is_filled(cell)]
    bound = [function.__globals__.get(name) for name in function.__code__.co_names]
    parts += [_data(value) for value in (*cells, *bound)]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _data(value: object) -> object:
    """Numbers, text and arrays of them; nothing for what is a function, a module or an object."""
    if isinstance(value, int | float | complex | str | bytes | bool | None):
        return value
    return hashlib.sha256(dumps(value)).hexdigest() if type(value).__module__ == "numpy" else ""
