"""Vector operations that x86 has and LLVM has no instruction for, in LLVM's own words. The numbers are the same, bit for bit.

    call <2 x double> @llvm.x86.sse2.max.pd(a, b)        %m = fcmp ogt a, b;  select %m, a, b
    call <2 x double> @llvm.x86.sse2.max.sd(a, b)        the same of lane 0, put into a
    call <4 x double> @llvm.x86.avx.hadd.pd.256(a, b)    two shuffles and fadd
    call <2 x double> @llvm.x86.sse41.round.pd(a, 9)     call @llvm.floor
    call <2 x double> asm "maxpd $1, $0"(a, b)           %m = fcmp ogt b, a;  select %m, b, a       (Eigen's `max`)
    call <4 x double> asm "vfmadd231pd $1, $2, $0"(a, b, c)     call @llvm.fma(a, b, c)             (Eigen's products)
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ...ir.builder import Builder, zero
from ...ir.functions import Function, Instruction, Module
from ...ir.instructions import Call
from ...ir.types import DOUBLE, FLOAT, IntType, Type, VectorType, vector_of
from ...ir.values import ConstantInt, InlineAsm, Value
from ...rules.symbols import type_suffix
from .canonical_calls import Rewrite, rewrite_all

NAME = re.compile(r"llvm\.x86\.(?:sse\d*|avx\d*)\.(?P<what>max|min|cmp|blendv|round|hadd|hsub|addsub|dp)(?:\.|v|)"
                  r"(?P<kind>pd|ps|sd|ss)(?:\.256|\.512)?")  # fmt: skip
ASSEMBLY = re.compile(r'asm "(?:(?P<old>(?:max|min)p[ds])\s+\$1, \$0", "=x,x,0|'
                      r'v(?P<new>(?:max|min)p[ds])\s+\$2, \$1, \$0", "=x,x,x)[,"]')  # fmt: skip
FUSED = re.compile(r'asm "vfmadd231(?P<kind>p[ds])\s+\$1, \$2, \$0", "=x,x,x,0[,"]')
PREDICATES = ("oeq", "olt", "ole", "uno", "une", "uge", "ugt", "ord", "ueq", "ult", "ule", "false", "one", "oge", "ogt", "true")
"""Of `cmp`, by its number; from 16 on the same ones again, quiet where these signal and the other way round."""
ROUNDINGS = ("roundeven", "floor", "ceil", "trunc")
LANES_OF_128_BITS = {"pd": 2, "ps": 4}


def write_x86_vectors(module: Module) -> bool:
    """Rewrite the calls of all functions in place; whether anything changed."""
    return rewrite_all(module, _rewrite_of)


def _rewrite_of(instruction: Instruction) -> Rewrite | None:
    if isinstance(instruction, Call) and isinstance(instruction.callee, InlineAsm):
        return _of_assembly(instruction, instruction.callee)
    if not isinstance(instruction, Call) or not isinstance(instruction.callee, Function):
        return None
    match = NAME.fullmatch(instruction.callee.name)
    if match is None:
        return None
    what, kind = match["what"], match["kind"]
    if what in ("cmp", "round", "dp") and not isinstance(instruction.arguments[-1], ConstantInt):
        return None
    if kind in ("sd", "ss"):
        return (lambda b, call: _lowest_lane(b, call, what)) if what in ("max", "min", "cmp", "round") else None
    return lambda b, call: WAYS[what](b, call, call.arguments)


def _of_assembly(call: Call, callee: InlineAsm) -> Rewrite | None:
    """Fused products, and both forms of an extremum: the machine's first operand is the result's place, or second in the text."""
    if (match := FUSED.match(callee.text)) and _holds(call, match["kind"]):
        return lambda b, call: b.call_named(f"llvm.fma.{type_suffix(call.type)}", call.type, call.arguments, call.name)
    match = ASSEMBLY.match(callee.text)
    if match is None or not _holds(call, (match["old"] or match["new"])[3:]):
        return None
    operands = call.arguments[::-1] if match["old"] else call.arguments
    return lambda b, call: WAYS[(match["old"] or match["new"])[:3]](b, call, operands)


def _holds(call: Call, kind: str) -> bool:
    """Whether a vector's numbers are those of the instruction, which may take the bits for others than their type says."""
    return isinstance(call.type, VectorType) and call.type.element == {"pd": DOUBLE, "ps": FLOAT}[kind]


def _lowest_lane(b: Builder, call: Call, what: str) -> Value:
    """Lane 0 is computed, of the second operand for `round`; the others are those of the first."""
    first, second, *rest = call.arguments
    count = vector_of(first.type).count
    if what == "round":
        return b.shuffle(first, _rounded(b, call, [second, *rest]), [count, *range(1, count)], call.name)
    whole = WAYS[what](b, call, call.arguments)
    return b.shuffle(first, whole, [count, *range(1, count)])


def _extremum(predicate: str) -> Callable[[Builder, Call, list[Value]], Value]:
    """The second operand where they are equal, and where one is NaN."""
    return lambda b, call, given: b.select(b.fcmp(predicate, given[0], given[1]), given[0], given[1])


def _compared(b: Builder, call: Call, given: list[Value]) -> Value:
    first, second, number = given
    predicate = PREDICATES[_number(number) % 16]
    integers = _integers(first.type)
    if predicate in ("true", "false"):
        return b.bitcast(b.integer(integers, -1 if predicate == "true" else 0), first.type)
    return b.bitcast(b.cast("sext", b.fcmp(predicate, first, second), integers), first.type)


def _blended(b: Builder, call: Call, given: list[Value]) -> Value:
    first, second, mask = given
    integers = _integers(mask.type)
    return b.select(b.icmp("slt", b.bitcast(mask, integers), zero(integers)), second, first)


def _rounded(b: Builder, call: Call, given: list[Value]) -> Value:
    number, how = given
    name = "rint" if _number(how) & 4 else ROUNDINGS[_number(how) & 3]  # bit 2: as the environment says
    return b.call_named(f"llvm.{name}.{type_suffix(number.type)}", number.type, [number])


def _horizontal(opcode: str) -> Callable[[Builder, Call, list[Value]], Value]:
    """Neighbours of each half of 128 bits: those of the first operand, then those of the second."""

    def emit(b: Builder, call: Call, given: list[Value]) -> Value:
        first, second = given
        count = vector_of(first.type).count
        half = LANES_OF_128_BITS[_kind(first)]
        even = []
        for start in range(0, count, half):
            even += range(start, start + half, 2)
            even += range(count + start, count + start + half, 2)
        return b.binary(opcode, b.shuffle(first, second, even), b.shuffle(first, second, [lane + 1 for lane in even]))

    return emit


def _alternating(b: Builder, call: Call, given: list[Value]) -> Value:
    first, second = given
    count = vector_of(first.type).count
    minus, plus = b.binary("fsub", first, second), b.binary("fadd", first, second)
    return b.shuffle(minus, plus, [lane + count * (lane % 2) for lane in range(count)])


def _dot(b: Builder, call: Call, given: list[Value]) -> Value:
    """In each half: the products that the upper four bits choose, added in pairs, in the lanes that the lower four choose."""
    first, second, number = given
    count, half = vector_of(first.type).count, LANES_OF_128_BITS[_kind(first)]
    none = zero(first.type)
    chosen = [lane if _number(number) >> 4 + lane % half & 1 else count + lane for lane in range(count)]
    terms = b.shuffle(b.binary("fmul", first, second), none, chosen)
    step = 1
    while step < half:
        terms = b.binary("fadd", terms, b.shuffle(terms, none, [lane ^ step for lane in range(count)]))
        step *= 2
    return b.shuffle(terms, none, [lane if _number(number) >> lane % half & 1 else count + lane for lane in range(count)])


WAYS: dict[str, Callable[[Builder, Call, list[Value]], Value]] = {
    "max": _extremum("ogt"), "min": _extremum("olt"), "cmp": _compared, "blendv": _blended, "round": _rounded,
    "hadd": _horizontal("fadd"), "hsub": _horizontal("fsub"), "addsub": _alternating, "dp": _dot,
}  # fmt: skip


def _number(constant: Value) -> int:
    """What an argument is that has to be a constant."""
    assert isinstance(constant, ConstantInt)
    return constant.value


def _kind(value: Value) -> str:
    return {"double": "pd", "float": "ps"}[str(vector_of(value.type).element)]


def _integers(type_: Type) -> VectorType:
    floats = vector_of(type_)
    return VectorType(floats.count, IntType({"double": 64, "float": 32}[str(floats.element)]))
