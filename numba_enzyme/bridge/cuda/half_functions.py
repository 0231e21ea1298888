"""Arithmetic and functions of half-precision numbers as LLVM's own operations, where numba.cuda calls C++ that nobody has here.

    declare i32 @_ZplRK6__halfS1__nbst(ptr, ptr, ptr)     ->   define ... { *result = *a + *b }            of numba-cuda
    declare i32 @__numba_wrapper_hsin(ptr, i16)           ->   define ... { *result = half(sin(float a)) } of Numba's own

Each is what CUDA's cuda_fp16.h says: sums, products, quotients and roots are rounded once; functions are those of float, rounded.
What has no row here stays a call, of which no derivative is known.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

DECLARED = re.compile(r'^declare [^\n@]*@"?(?P<symbol>_Z\w+_nbst|__numba_wrapper_h\w+)"?\(', re.MULTILINE)
FUNCTION = re.compile(r"_ZL(?P<length>\d+)(?P<rest>\w+)_nbst")
OPERATOR = re.compile(r"_Z(?P<name>[a-z][a-zA-Z])(?:RK6__half(?:S1_)?|R6__halfRKS_)_nbst")
WRAPPER = re.compile(r"__numba_wrapper_(?P<name>h\w+)")
HALVES_ONLY = re.compile(r"6__half(?:S_)*")
SYMBOL_OF_OPERATOR = {
    "pl": "add", "pL": "add", "mi": "sub", "mI": "sub", "ml": "mul", "mL": "mul", "dv": "div", "dV": "div", "ng": "neg",
    "ps": "pos", "eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge",
}  # fmt: skip

# What a function comes to, of %x, %y and %z.
OPERATIONS = {
    "pos": "freeze half %x", "neg": "fneg half %x", "abs": "call half @llvm.fabs.f16(half %x)", "rcp": "fdiv half 1.0, %x",
    "add": "fadd half %x, %y", "sub": "fsub half %x, %y", "mul": "fmul half %x, %y", "div": "fdiv half %x, %y",
    "fma": "call half @llvm.fma.f16(half %x, half %y, half %z)",
}  # fmt: skip
COMPARISONS = {name: f"o{name}" for name in ("eq", "lt", "le", "gt", "ge")} | {"ne": "une", "isnan": "uno", "isinf": "oeq"}
COMPARISONS |= {f"{name}u": f"u{name}" for name in ("eq", "ne", "lt", "le", "gt", "ge")}
IN_FLOATS = {name: f"{name}f" for name in ("sin", "cos", "tanh", "exp", "exp2", "exp10", "log", "log2", "log10", "sqrt", "rsqrt",
                                            "floor", "ceil", "trunc", "rint")} | {"max": "fmaxf", "min": "fminf"}  # fmt: skip
SATURATED = re.compile(r"(?P<name>add|sub|mul|fma)_sat")
ROUNDED = re.compile(r"(?P<name>add|sub|mul)_rn")  # never fused with others: no arithmetic of halves is, here


def half_functions(modules: Iterable[str]) -> str:
    """A module that defines what these declare; "" where there is nothing to define."""
    symbols = sorted({found["symbol"] for text in modules for found in DECLARED.finditer(text)})
    definitions = [text for text in map(_definition, symbols) if text]
    called = sorted(set(re.findall(r"call (\w+) (@[\w.]+)\(([^()]*)\)", "".join(definitions))))
    declared = [f"declare {result} {name}({re.sub(r' %[a-z.]+', '', given)})" for result, name, given in called]
    return "\n".join(definitions + sorted(set(declared)))


def _definition(symbol: str) -> str:
    wrapper = WRAPPER.fullmatch(symbol)
    name = wrapper["name"].removeprefix("h") if wrapper else _name(symbol)
    computed = _computed(name) if name else []
    if not computed:
        return ""
    operands = [o for o in "xyz" if any(re.search(rf"%{o}\b", line) for line in computed)]
    if wrapper:
        parameters = "".join(f", i16 %{o}.bits" for o in operands)
        given = [f"%{o} = bitcast i16 %{o}.bits to half" for o in operands]
    else:
        parameters = "".join(f", ptr %{o}.at" for o in operands)
        given = [f"%{o} = load half, ptr %{o}.at" for o in operands]
    body = "\n  ".join([*given, *computed, "ret i32 0"])
    return f'define linkonce_odr i32 @"{symbol}"(ptr %result{parameters}) alwaysinline nounwind {{\n  {body}\n}}'


def _name(symbol: str) -> str:
    """The name in CUDA's header without what stands before all of them: ``add`` of ``__hadd``, ``sin`` of ``hsin``."""
    operator = OPERATOR.fullmatch(symbol)
    if operator:
        return SYMBOL_OF_OPERATOR.get(operator["name"], "")
    function = FUNCTION.fullmatch(symbol)
    if not function:
        return ""
    name, parameters = function["rest"][: int(function["length"])], function["rest"][int(function["length"]) :]
    return name.removeprefix("__").removeprefix("h") if HALVES_ONLY.fullmatch(parameters) else ""


def _computed(name: str) -> list[str]:
    """The lines that compute a function and store what it comes to."""
    saturated, rounded = SATURATED.fullmatch(name), ROUNDED.fullmatch(name)
    if rounded:
        name = rounded["name"]
    if saturated:
        return [
            f"%v = {OPERATIONS[saturated['name']]}", "%v.wide = fpext half %v to float",
            "%r.wide = call float @__nv_saturatef(float %v.wide)", *_narrowed(),
        ]  # fmt: skip
    if name in OPERATIONS:
        return [f"%r = {OPERATIONS[name]}", "store half %r, ptr %result"]
    if name in COMPARISONS:
        return _compared(name)
    if name in IN_FLOATS:
        used = "xy" if name in ("max", "min") else "x"
        given = ", ".join(f"float %{o}.wide" for o in used)
        return [*(f"%{o}.wide = fpext half %{o} to float" for o in used),
                f"%r.wide = call float @__nv_{IN_FLOATS[name]}({given})", *_narrowed()]  # fmt: skip
    return []


def _compared(name: str) -> list[str]:
    tests = {"isnan": ("%x", "%x"), "isinf": ("%m", "0xH7C00")}
    first, second = tests.get(name, ("%x", "%y"))
    before = ["%m = call half @llvm.fabs.f16(half %x)"] if first == "%m" else []
    return [*before, f"%t = fcmp {COMPARISONS[name]} half {first}, {second}", "%r = zext i1 %t to i8", "store i8 %r, ptr %result"]


def _narrowed() -> list[str]:
    return ["%r = fptrunc float %r.wide to half", "store half %r, ptr %result"]
