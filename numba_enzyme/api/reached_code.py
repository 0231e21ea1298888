"""What a function may reach, in its own file and in others: part of the key under which its derivatives are cached on disk.

    @differentiate(cache=True)
    def f(x): return C * solve(x)        cached no longer when C, solve, what solve calls, or solve.defvjp(...) changes

Numba's key is the function's own file. Found by the names that the function's code mentions, in its globals, its cells and in
modules; functions that it calls are searched as well, and those of the rules. Rules of module level, and those of functions from
outside, count wherever they are.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

from numba.core import types
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps

from ..bridge.cpu.external_rules import external_rules
from ..bridge.ruled_functions import ruled_functions

PACKAGE = __name__.partition(".")[0]


def digest_of_reached(function: FunctionType) -> str:
    """Changes with the code, the constants and the rules of all that *function* may reach."""
    reached = _reached([function, *(partial for _, partials in external_rules() for partial in partials if partial is not None),
                        *(ruled for ruled in ruled_functions() if "<locals>" not in ruled.py_func.__qualname__)])  # fmt: skip
    lines = sorted({_line(found) for found in reached})
    lines += [f"{symbol}: {[_content(partial) for partial in partials]}" for symbol, partials in external_rules()]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def digest_of_contents(function: FunctionType) -> str:
    """The same of what it reaches by itself: Numba compiles that in as it is at the time."""
    return hashlib.sha256("\n".join(sorted(_content(found) for found in _reached([function]))).encode()).hexdigest()


def _line(found: object) -> str:
    """A function in a line: what it does, and the functions of its rule, if it has one."""
    rule = _functions_of_rule(found)
    return f"{_content(found)}: {None if rule is None else [_content(part) for part in rule]}"


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
    """The Python function of a dispatcher; libraries that Numba or this package knows are not searched."""
    function = value.py_func if isinstance(value, CPUDispatcher) else value
    foreign = ("numpy", "numba", "math", "builtins", "llvmlite", "scipy", *(() if function is not value else (PACKAGE,)))
    if not isinstance(function, FunctionType) or (function.__module__ or "").partition(".")[0] in foreign:
        return None
    return function


def _mentioned(function: FunctionType | None) -> Iterator[object]:
    """What the names in a function's code mean; through modules, what their attributes mean."""
    if function is None:
        return
    for cell in function.__closure__ or ():
        yield from _with_members([cell.cell_contents] if is_filled(cell) else ())
    codes = list(_codes(function.__code__))
    loaded = sorted({i.argval for code in codes for i in dis.get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME")})
    names = sorted({name for code in codes for name in code.co_names})
    modules: set[str] = set()
    found = [function.__globals__.get(name) for name in loaded]
    while found:
        value = found.pop()
        if not isinstance(value, ModuleType):
            yield from _with_members((value,))
        elif value.__name__ not in modules:
            modules.add(value.__name__)
            found += [vars(value).get(name) for name in names]


def _with_members(values: Any) -> Iterator[object]:
    for value in values:
        class_ = getattr(value, "class_type", None) if isinstance(value, type) else None
        if class_ is not None and isinstance(class_, types.ClassType):
            yield from class_.jit_methods.values()
            yield from (part for parts in class_.jit_props.values() for part in parts.values())
        else:
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
    """What a function does, as far as it says itself: code, constants, defaults, and the data that its names mean."""
    function = _python(value)
    if function is None:
        return ""
    parts: list[object] = [function.__qualname__, _data(function.__defaults__)]
    for code in _codes(function.__code__):
        parts += [code.co_code, code.co_names, [_data(c) for c in code.co_consts]]
    parts += [_data(value) for value in _mentioned(function)]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _data(value: object) -> object:
    """Numbers, text, arrays of them and tuples; nothing for what is a function, a module or an object."""
    if isinstance(value, int | float | complex | str | bytes | bool | None):
        return value
    if isinstance(value, tuple):
        return tuple(_data(part) for part in value)
    if isinstance(value, frozenset):  # in another order in each process
        return sorted(repr(_data(part)) for part in value)
    plain = type(value).__module__ == "numpy" and not getattr(getattr(value, "dtype", None), "hasobject", False)
    return hashlib.sha256(dumps(value)).hexdigest() if plain else ""
