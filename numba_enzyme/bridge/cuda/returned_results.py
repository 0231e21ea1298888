"""Functions of libdevice that store results, and its conversion to single precision, as operations that have rules.

    call void @__nv_sincos(double %x, ptr %s, ptr %c)     %1 = call double @__nv_sin(double %x); store; the same for cos
    %f = call double @__nv_frexp(double %x, ptr %e)       %n = __nv_ilogb(%x) + 1; %f = __nv_ldexp(%x, -%n); store %n
    %w = call float @__nv_double2float_rn(double %x)      %w = fptrunc double %x to float

The numbers are the same: scaling by a power of two and taking away the whole part are exact.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.builder import Builder, zero
from ...ir.functions import Block, Module, replace_uses
from ...ir.instructions import Call
from ...ir.types import DOUBLE, FLOAT, I32, Type
from ...ir.values import ConstantInt, ConstantWord, Value

Rewrite = Callable[[Builder, Call, str], Value | None]


def return_results(module: Module) -> None:
    """Replace all such calls, in place."""
    for function in list(module.functions.values()):
        found: dict[Value, Value] = {}
        for block in function.blocks:
            if any(_rewrite(i) for i in block.instructions):
                _rewrite_block(module, block, found)
        replace_uses(function, found)


def _rewrite_block(module: Module, block: Block, found: dict[Value, Value]) -> None:
    old, block.instructions = block.instructions, []
    b = Builder(module, block)
    for instruction in old:
        rewrite = _rewrite(instruction)
        if rewrite is None or not isinstance(instruction, Call):
            block.instructions.append(instruction)
            continue
        b.debug = instruction.metadata.get("dbg")
        value = rewrite(b, instruction, "" if instruction.arguments[0].type == DOUBLE else "f")
        if value is not None:
            found[instruction] = value


def _rewrite(instruction: Value) -> Rewrite | None:
    name = instruction.callee_name if isinstance(instruction, Call) else None
    if not name or not name.startswith("__nv_"):
        return None
    return REWRITES.get(name) or REWRITES.get(name.removesuffix("f"))


def _both(sine: str, cosine: str) -> Rewrite:
    def rewrite(b: Builder, call: Call, letter: str) -> None:
        x, *places = call.arguments
        for name, place in zip((sine, cosine), places, strict=True):
            b.store(b.call_named(f"__nv_{name}{letter}", x.type, [x]), place)

    return rewrite


def _modf(b: Builder, call: Call, letter: str) -> Value:
    x, place = call.arguments
    whole = b.call_named(f"__nv_trunc{letter}", x.type, [x])
    b.store(whole, place)
    rest = b.binary("fsub", x, whole)
    infinite = b.fcmp("oeq", b.call_named(f"__nv_fabs{letter}", x.type, [x]), _infinity(x.type))
    return b.call_named(f"__nv_copysign{letter}", x.type, [b.select(infinite, zero(x.type), rest), x], call.name)


def _frexp(b: Builder, call: Call, letter: str) -> Value:
    x, place = call.arguments
    size = b.call_named(f"__nv_fabs{letter}", x.type, [x])
    ordinary = b.binary("and", b.fcmp("one", size, zero(x.type)), b.fcmp("olt", size, _infinity(x.type)))
    exponent = b.binary("add", b.call_named(f"__nv_ilogb{letter}", I32, [x]), ConstantInt(I32, 1))
    exponent = b.select(ordinary, exponent, ConstantInt(I32, 0))
    b.store(exponent, place)
    return b.call_named(f"__nv_ldexp{letter}", x.type, [x, b.binary("sub", ConstantInt(I32, 0), exponent)], call.name)


def _narrow(b: Builder, call: Call, letter: str) -> Value:
    return b.cast("fptrunc", call.arguments[0], FLOAT, call.name)


def _infinity(type_: Type) -> Value:
    return ConstantWord(type_, "0x7FF0000000000000")  # LLVM writes single precision with the digits of double


REWRITES: dict[str, Rewrite] = {
    "__nv_sincos": _both("sin", "cos"),
    "__nv_sincospi": _both("sinpi", "cospi"),
    "__nv_fast_sincosf": _both("fast_sin", "fast_cos"),
    "__nv_modf": _modf,
    "__nv_frexp": _frexp,
    "__nv_double2float_rn": _narrow,
}
