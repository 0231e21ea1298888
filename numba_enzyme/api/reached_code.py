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
import re
from collections.abc import Iterator
from enum import Enum, EnumMeta
from types import FunctionType, ModuleType
from typing import Any

from numba.core import types
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.serialize import dumps
from numba.stencils.stencil import StencilFunc

from ..bridge.code_objects import codes_in
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
    function = _written(value)
    foreign = ("numpy", "numba", "math", "builtins", "llvmlite", "scipy", *(() if function is not value else (PACKAGE,)))
    if not isinstance(function, FunctionType) or (function.__module__ or "").partition(".")[0] in foreign:
        return None
    return function


def _written(value: Any) -> Any:
    """What was decorated: by njit, differentiate, vectorize, guvectorize, stencil or intrinsic; of a derivative, the primal."""
    if isinstance(value, CPUDispatcher):
        return _stack(value)[-1].py_func
    if isinstance(value, StencilFunc):
        return value.kernel_ir.func_id.func
    return value if isinstance(value, FunctionType | type) else getattr(value, "__wrapped__", value)


def _stack(value: object) -> list[Any]:
    """A derivative, what that is a derivative of, and so on, down to the primal."""
    stack = [value]
    while isinstance(stack[-1], CPUDispatcher) and (inner := vars(stack[-1]).get("function")) is not None:
        stack.append(inner)
    return stack


def _overloads(value: object) -> Iterator[object]:
    """What @overload has given for a function."""
    if isinstance(value, FunctionType):
        cpu_target.typing_context.refresh()
        known = cpu_target.typing_context._lookup_global(value)
        yield from (getattr(template, "_overload_func", None) for template in getattr(known, "templates", ()))


def _mentioned(function: FunctionType | None) -> Iterator[object]:
    """What the names in a function's code mean; through modules, what their attributes mean."""
    if function is None:
        return
    codes = list(codes_in(function.__code__))
    loaded = sorted({i.argval for code in codes for i in dis.get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME")})
    names = sorted({name for code in codes for name in code.co_names})
    modules: set[str] = set()
    found = [function.__globals__.get(name) for name in loaded]
    found += [cell.cell_contents for cell in function.__closure__ or () if is_filled(cell)]
    while found:
        value = found.pop()
        if not isinstance(value, ModuleType):
            yield from _with_members((value,))
        elif value.__name__ not in modules:
            modules.add(value.__name__)
            found += [vars(value).get(name) for name in names]


def _with_members(values: Any) -> Iterator[object]:
    for value in values:
        class_ = _jitclass(value)
        if isinstance(value, tuple):
            yield from _with_members(value)
        elif class_ is not None:
            yield value
            yield from class_.jit_methods.values()
            yield from (part for parts in class_.jit_props.values() for part in parts.values())
        else:
            yield value
            yield from _overloads(value)


def _jitclass(value: object) -> types.ClassType | None:
    class_ = getattr(value, "class_type", None) if isinstance(value, type) else None
    return class_ if isinstance(class_, types.ClassType) else None


def is_filled(cell: Any) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False


def _content(value: object) -> str:
    """What a function does, as far as it says itself: code, constants, defaults, and the data that its names mean."""
    function = _python(value)
    if function is None:
        return ""
    parts: list[object] = [function.__qualname__, _data(function.__defaults__)]
    parts += [str(made.transform) for made in _stack(value)[:-1]]
    for code in codes_in(function.__code__):
        parts += [code.co_code, code.co_names, [_data(c) for c in code.co_consts]]
    parts += [_data(value) for value in _mentioned(function)]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _data(value: object) -> object:
    """Numbers, text, arrays of them, tuples, types and enumerations; nothing for what is a function, a module or an object."""
    if isinstance(value, Enum):
        return str(value), _data(value.value)
    if isinstance(value, int | float | complex | str | bytes | bool | None):
        return value
    if isinstance(value, tuple):
        return tuple(_data(part) for part in value)
    if isinstance(value, frozenset):  # in another order in each process
        return sorted(repr(_data(part)) for part in value)
    if isinstance(value, type | types.Type):
        return _type(value)
    plain = type(value).__module__.startswith("numpy") and not getattr(getattr(value, "dtype", value), "hasobject", False)
    return hashlib.sha256(dumps(value)).hexdigest() if plain else ""


def _type(value: Any) -> object:
    if isinstance(value, EnumMeta):
        return [_data(member) for member in value]
    class_ = _jitclass(value)
    fields = [(name, str(type_)) for name, type_ in class_.struct.items()] if class_ is not None else ()
    return _IDENTITY.sub("", str((value, fields)))


_IDENTITY = re.compile("#[0-9a-f]+|0x[0-9a-f]+")  # which type of that name it is in this process
