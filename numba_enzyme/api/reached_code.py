"""What a function may reach, in its own file and in others: part of the key under which its derivatives are cached on disk.

    @differentiate(cache=True)
    def f(x): return C * solve(x)        cached no longer when C, solve, what solve calls, or solve.defvjp(...) changes

Numba's key is the function's own file. Found by the names that the function's code mentions, in its globals, its cells, in
modules and objects, and among the attributes and methods that have been given to Numba's types; functions that it calls are
searched as well, and those of the rules. What has been given for operators, rules of module level, and those of functions from
outside count wherever they are.
"""

from __future__ import annotations

import builtins
import dis
import functools
import hashlib
import re
from collections.abc import Iterable, Iterator
from enum import Enum, EnumMeta
from inspect import getattr_static
from types import FunctionType, ModuleType
from typing import Any

from numba.core import imputils, types
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps
from numba.core.typing.templates import builtin_registry
from numba.stencils.stencil import StencilFunc

from ..bridge.code_objects import codes_in
from ..bridge.cpu.external_rules import external_rules
from ..bridge.ruled_functions import ruled_functions

PACKAGE = __name__.partition(".")[0]
LIBRARIES = frozenset({"builtins", "math", "cmath", "operator", "numpy", "scipy", "numba", "llvmlite"})


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
    if not isinstance(function, FunctionType) or _is_of_library(function) or (function is value and _root(function) == PACKAGE):
        return None
    return function


def _root(value: object) -> str:
    """The package that a function or class comes from."""
    return (getattr(value, "__module__", None) or "").partition(".")[0]


def _is_of_library(value: object) -> bool:
    return _root(value) in LIBRARIES


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


class _Registered:
    """What code outside of Numba has given it: functions for functions, and for attributes and methods of its types."""

    def __init__(self) -> None:
        self._by_function: dict[int, list[Any]] = {}
        self._by_name: dict[str, list[Any]] = {}
        self.of_operators: list[Any] = []
        functions, attributes, lowerings = _registries()
        given = [(template.key, getattr(template, "_overload_func", None)) for template in functions]
        given += [(key, function) for function, key, _ in lowerings]
        for key, function in given:
            if isinstance(function, FunctionType) and _root(function) not in (*LIBRARIES, PACKAGE, ""):  # "": Numba's own text
                self._by_function.setdefault(id(key), []).append(function)
                if getattr(key, "__module__", None) == "_operator":  # no name in the code mentions it
                    self.of_operators.append(function)
        for template in attributes:
            if (function := getattr(template, "_overload_func", None)) is not None and not _is_of_library(function):
                self._by_name.setdefault(template._attr, []).append(function)

    def of(self, value: object) -> list[Any]:
        """For a function or class."""
        return self._by_function.get(id(value), [])

    def named(self, names: Iterable[str]) -> list[Any]:
        """For attributes and methods of such names."""
        return [function for name in names for function in self._by_name.get(name, ())]


def _registries() -> tuple[list[Any], list[Any], list[Any]]:
    return builtin_registry.functions, builtin_registry.attributes, imputils.builtin_registry.functions


@functools.lru_cache(maxsize=1)
def _registered(*_lengths: int) -> _Registered:
    """As long as nothing has been added."""
    return _Registered()


def _mentioned(function: FunctionType | None) -> Iterator[object]:
    """What the names in a function's code mean; through modules and objects, what their attributes mean."""
    if function is None:
        return
    registered = _registered(*map(len, _registries()))
    codes = list(codes_in(function.__code__))
    loaded = sorted({i.argval for code in codes for i in dis.get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME")})
    names = sorted({name for code in codes for name in code.co_names})
    searched: set[int] = set()
    found = [function.__globals__.get(name, getattr(builtins, name, None)) for name in loaded]
    found += [cell.cell_contents for cell in function.__closure__ or () if is_filled(cell)]
    while found:
        value = found.pop()
        if not isinstance(value, ModuleType):
            yield from _with_members((value,), registered)
        if (isinstance(value, ModuleType) or _is_plain(value)) and id(value) not in searched:
            searched.add(id(value))
            found += [getattr_static(value, name, None) for name in names]
    yield from (*registered.named(names), *registered.of_operators)


def _is_plain(value: object) -> bool:
    """An object of a class that the user wrote for Python, or such a class: overloads may read what it holds."""
    class_ = value if isinstance(value, type) else type(value)
    known = isinstance(value, FunctionType | Enum | EnumMeta | types.Type | tuple | property | staticmethod | classmethod)
    known = known or _written(value) is not value or _jitclass(value) is not None
    return not known and class_.__module__.partition(".")[0] not in (*LIBRARIES, PACKAGE)


def _with_members(values: Any, registered: _Registered) -> Iterator[object]:
    for value in values:
        class_ = _jitclass(value)
        if isinstance(value, tuple):
            yield from _with_members(value, registered)
        elif class_ is not None:
            yield value
            yield from class_.jit_methods.values()
            yield from (part for parts in class_.jit_props.values() for part in parts.values())
        else:
            yield value.fget if isinstance(value, property) else value
            yield from registered.of(value)


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
    parts += [data for value in _mentioned(function) if (data := _data(value)) != ""]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _data(value: object, within: tuple[int, ...] = ()) -> object:
    """Numbers, text, arrays of them, types, enumerations, and what tuples, lists, dictionaries, sets and objects hold; nothing
    for what is a function, a module or an object of a library."""
    if isinstance(value, Enum):
        return str(value), _data(value.value)
    if isinstance(value, int | float | complex | str | bytes | bool | None):
        return value
    if id(value) in within:
        return ""
    within = (*within, id(value))
    if isinstance(value, tuple | list):
        return tuple(_data(part, within) for part in value)
    if isinstance(value, frozenset | set):  # in another order in each process
        return sorted(repr(_data(part, within)) for part in value)
    if isinstance(value, dict):
        return [(_data(key, within), _data(part, within)) for key, part in value.items()]
    if isinstance(value, type | types.Type):
        return _type(value)
    if _is_plain(value):
        return _data(getattr(value, "__dict__", {}), within)
    plain = type(value).__module__.startswith("numpy") and not getattr(getattr(value, "dtype", value), "hasobject", False)
    return hashlib.sha256(dumps(value)).hexdigest() if plain else ""


def _type(value: Any) -> object:
    if isinstance(value, EnumMeta):
        return [_data(member) for member in value]
    class_ = _jitclass(value)
    fields = [(name, str(type_)) for name, type_ in class_.struct.items()] if class_ is not None else ()
    return _IDENTITY.sub("", str((value, fields)))


_IDENTITY = re.compile("#[0-9a-f]+|0x[0-9a-f]+")  # which type of that name it is in this process
