"""Helper IR for what neither libm nor LLVM has: ``ne.digamma.f64`` and its like, the pool of tapes; text in ``runtime_ir/``.

    runtime_module_text({"ne.digamma.f32"})
        define linkonce_odr float @ne.digamma.f32(float %a) ...          computes in double, rounds once
        define linkonce_odr double @ne.digamma.f64(double %x) ...        what it calls

A helper whose float version is not the rounded double one has a file of its own (``complex_power_single.ll``).

Helpers are mergeable (so that nobody specialises them) and not inlined: a second differentiation meets the call and uses
its row, never the loop inside. They are accurate to about 1e-14 relative, near poles relative to the distance from the pole
as it was given.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, partial
from importlib.resources import files

from ..ir.types import DOUBLE
from .by_order import QUOTIENTS
from .messages import SYMBOL as MESSAGE
from .messages import message_runtime
from .symbols import GIVEN_PREFIX, GIVEN_ROWS, HOST, SymbolTable
from .voigt import IMAGINARY

PARAMETERS = {  # of all others: one number
    "polygamma": ("i32", "f"), "spherical_jn": ("i32", "f"), "complex_power_real": "ffff", "complex_power_imaginary": "ffff",
    "log_modulus": "ff", "times_log_real": "ff", "times_log_imaginary": "ff",
}  # fmt: skip
INTRINSIC = re.compile(r"@llvm\.(\w+)\.f64\(")
REFERENCE = re.compile(r"@(ne\.\w+\.f(?:32|64))\b")
ATTRIBUTES = "noinline nounwind willreturn memory(none)"
TAPE_POOL = frozenset({"ne.tape.acquire", "ne.tape.release"})  # one text: they share the pool
TAPE_STACK = frozenset(f"ne.stack.{what}" for what in ("push", "resize", "take", "pop", "back"))  # likewise
FILES = {  # of names of another form
    **dict.fromkeys(TAPE_POOL, "tape_pool"), **dict.fromkeys(TAPE_STACK, "tape_stack"), IMAGINARY: "wofz_imaginary",
    **QUOTIENTS,
}  # fmt: skip


def is_runtime_symbol(symbol: str) -> bool:
    """Whether a callee's name is one of our helpers."""
    return symbol in FILES or MESSAGE.fullmatch(symbol) is not None or REFERENCE.fullmatch("@" + symbol) is not None


def runtime_module_texts(names: Iterable[str], symbols: SymbolTable = HOST, *, final: bool = False) -> Iterator[str]:
    """The texts of all helpers called ``names``, those of messages apart: modules to be merged one after the other."""
    messages = {name for name in names if MESSAGE.fullmatch(name)}
    others = set(names) - messages
    if others:
        yield runtime_module_text(others, symbols, final=final)
    if messages:
        yield message_runtime(messages)


def runtime_module_text(names: Iterable[str], symbols: SymbolTable = HOST, *, final: bool = False) -> str:
    """The text of the helpers called ``names`` and of all that they call, with declarations of intrinsics.

    KeyError for a name that is no helper. Intrinsics that the target does not select become calls of its library. The text
    is a module of its own, to be linked, or parsed and merged. ``final``: the calls will not be differentiated again, so LLVM may
    inline them, but for those of the pool: its search would be unrolled at every call.
    """
    definitions: dict[str, list[str]] = {}
    declarations: dict[str, None] = {}
    pending = sorted(set(names) - TAPE_POOL - TAPE_STACK)
    pending += ["ne.stack.push"] * (not TAPE_STACK.isdisjoint(names))
    pending += ["ne.tape.acquire"] * (not (TAPE_POOL | TAPE_STACK).isdisjoint(names))  # where chunks of a stack come from
    while pending:
        name = pending.pop()
        if name in definitions:
            continue
        text = _helper_text(name)
        lines = text.splitlines()
        declarations |= dict.fromkeys(line for line in lines if line.startswith("declare"))
        definitions[name] = [line for line in lines if not line.startswith("declare")]
        pending += sorted(set(REFERENCE.findall(text)) - definitions.keys())

    def body(name: str) -> str:
        text = "\n".join(definitions[name]).strip()
        return text.replace(") noinline ", ") ") if final and name not in TAPE_POOL | TAPE_STACK else text

    bodies = map(body, sorted(definitions))
    return INTRINSIC.sub(partial(_on_target, symbols), "\n\n".join([*bodies, "\n".join(declarations)]) + "\n")


def _on_target(symbols: SymbolTable, match: re.Match[str]) -> str:
    return f"@{symbols.symbol(match[1], DOUBLE)}("


@cache
def _helper_text(name: str) -> str:
    match = re.fullmatch(r"ne\.(\w+)\.f(32|64)", name)
    function, bits = match.groups() if match else (FILES[name], "64")
    if function.startswith(GIVEN_PREFIX):
        return _given_value(function, "double" if bits == "64" else "float", name)
    folder = files(__spec__.parent).joinpath("runtime_ir")
    source = folder.joinpath(f"{function}_single.ll") if bits == "32" else folder.joinpath(f"{function}.ll")
    if bits == "32" and not source.is_file():
        return _single_precision(function)
    if not source.is_file():
        raise KeyError(name)
    return source.read_text(encoding="utf-8")


def _given_value(function: str, kind: str, name: str) -> str:
    """The helper that returns the last of its arguments: the value, or real and imaginary part of it."""
    arguments, results = GIVEN_ROWS[function.removeprefix(GIVEN_PREFIX)]
    parameters = ", ".join(f"{kind} %{number}" for number in range(arguments + results))
    if results == 1:
        return f"define linkonce_odr {kind} @{name}({parameters}) {ATTRIBUTES} {{\n  ret {kind} %{arguments}\n}}"
    both = f"{{ {kind}, {kind} }}"
    return "\n".join(
        [
            f"define linkonce_odr {both} @{name}({parameters}) {ATTRIBUTES} {{",
            f"  %real = insertvalue {both} poison, {kind} %{arguments}, 0",
            f"  %both = insertvalue {both} %real, {kind} %{arguments + 1}, 1",
            f"  ret {both} %both",
            "}",
        ]
    )


def _single_precision(function: str) -> str:
    """The float version: the double one on widened arguments."""
    parameters, widened, arguments = [], [], []
    for letter, kind in zip("abcd", PARAMETERS.get(function, ("f",)), strict=False):
        if kind == "f":
            parameters.append(f"float %{letter}")
            widened.append(f"  %{letter}.wide = fpext float %{letter} to double")
            arguments.append(f"double %{letter}.wide")
        else:
            parameters.append(f"{kind} %{letter}")
            arguments.append(f"{kind} %{letter}")
    return "\n".join(
        [
            f"define linkonce_odr float @ne.{function}.f32({', '.join(parameters)}) {ATTRIBUTES} {{",
            *widened,
            f"  %result.wide = call double @ne.{function}.f64({', '.join(arguments)})",
            "  %result = fptrunc double %result.wide to float",
            "  ret float %result",
            "}",
        ]
    )
