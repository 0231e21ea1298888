"""Keeps LLVM from replacing, before differentiation, what is equal in value and not in derivative.

    br (fcmp oeq %x, 1.0), then, else         in `then` LLVM puts 1.0 for every %x: the derivative of x * x * x is lost
    call @llvm.pow.f64(%x, 0.5)               becomes fabs(sqrt(x)) behind a test for -inf: fabs has derivative 0 at 0

:func:`hidden` writes such comparisons as a constrained intrinsic, which LLVM folds where both sides are constant and looks
through nowhere else, and such powers as calls of a function without meaning; :func:`shown` puts both back. Whoever optimises
text that is to be differentiated stands between the two.
"""

from __future__ import annotations

import re

FLAGS = r"(?:(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc) )*"
OPERAND = r"[^,\s()]+"
COMPARISON = re.compile(rf"= fcmp {FLAGS}(?P<test>oeq|une) (?P<kind>double|float) (?P<left>{OPERAND}), (?P<right>{OPERAND})")
ZERO = re.compile(r"-?0(?:\.0*(?:e[+-]\d+)?)?|0x8?0+")
SUFFIXES = {"double": "f64", "float": "f32"}
INTRINSIC = "llvm.experimental.constrained.fcmp"
HIDDEN = re.compile(
    rf"= (?:(?:tail|notail) )?call i1 @{re.escape(INTRINSIC)}\.f(?:64|32)"
    rf"\((?P<kind>double|float) (?:noundef )?(?P<left>{OPERAND}), (?:double|float) (?:noundef )?(?P<right>{OPERAND}), "
    r'metadata !"(?P<test>oeq|une)", metadata !"fpexcept\.ignore"\)(?: #\d+)?'
)
DECLARED = re.compile(rf"^(?:; Function Attrs:[^\n]*\n)?declare i1 @{re.escape(INTRINSIC)}\.[^\n]*\n?", re.MULTILINE)

POWERS = {"llvm.pow.f64": "double", "llvm.pow.f32": "float", "pow": "double", "powf": "float"}
PREFIX = "ne.hidden."
POWER = re.compile(r"@(?P<name>llvm\.pow\.f64|llvm\.pow\.f32|powf?)\((?P<arguments>[^()\n]*)\)")
# 1, x, x * x and 1/x have the derivatives of the powers: LLVM may write them so.
HARMLESS = re.compile(r".*, (?:double|float) (?:0|-?1|2)\.0+(?:e\+0+)?$")
HIDDEN_DECLARATION = re.compile(rf"^(?:; Function Attrs:[^\n]*\n)?declare [^\n]*@{re.escape(PREFIX)}[^\n]*\n?", re.MULTILINE)


def hidden(text: str) -> str:
    """The text of a module whose treacherous comparisons and powers LLVM does not know."""
    kinds: set[str] = set()

    def comparison(found: re.Match[str]) -> str:
        test, kind, left, right = found.group("test", "kind", "left", "right")
        if left == right or ZERO.fullmatch(left) or ZERO.fullmatch(right):
            return found[0]
        kinds.add(kind)
        arguments = f'{kind} {left}, {kind} {right}, metadata !"{test}", metadata !"fpexcept.ignore"'
        return f"= call i1 @{INTRINSIC}.{SUFFIXES[kind]}({arguments}) memory(none)"

    text = COMPARISON.sub(comparison, text) if " fcmp " in text else text
    declarations = [f"declare i1 @{INTRINSIC}.{SUFFIXES[kind]}({kind}, {kind}, metadata, metadata)" for kind in sorted(kinds)]
    text, powers = _with_hidden_powers(text)
    return "\n".join([text, *declarations, *powers, ""]) if declarations or powers else text


def _with_hidden_powers(text: str) -> tuple[str, list[str]]:
    if "pow" not in text:
        return text, []
    declared = [name for name in POWERS if _is_declared(name, text)]
    used: set[str] = set()

    def power(found: re.Match[str]) -> str:
        name = found["name"]
        if name not in declared or HARMLESS.match(found["arguments"]):
            return found[0]
        used.add(name)
        return f"@{PREFIX}{name}({found['arguments']})"

    lines = [line if line.startswith(("declare", "define")) else POWER.sub(power, line) for line in text.split("\n")]
    pure = "nocallback nofree nosync nounwind willreturn memory(none)"
    new = [f"declare {POWERS[name]} @{PREFIX}{name}({POWERS[name]}, {POWERS[name]}) {pure}" for name in sorted(used)]
    return "\n".join(lines), new


def shown(text: str) -> str:
    """The text with the comparisons and powers that :func:`hidden` has hidden."""
    if INTRINSIC in text:
        text = HIDDEN.sub(r"= fcmp \g<test> \g<kind> \g<left>, \g<right>", text)
        text = DECLARED.sub("", text) if not re.search(rf"call [^\n]*@{re.escape(INTRINSIC)}", text) else text
    if PREFIX not in text:
        return text
    text = HIDDEN_DECLARATION.sub("", text).replace(f"@{PREFIX}", "@")
    missing = [name for name in POWERS if f"@{name}(" in text and not _is_declared(name, text)]
    declarations = (f"declare {POWERS[name]} @{name}({POWERS[name]}, {POWERS[name]})" for name in missing)
    return "\n".join([text, *declarations, ""]) if missing else text


def _is_declared(name: str, text: str) -> bool:
    return re.search(rf"^declare [^\n]*@{re.escape(name)}\(", text, re.MULTILINE) is not None
