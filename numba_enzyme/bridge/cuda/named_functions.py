"""Functions of numba.cuda whose value is computed by branches get their derivative from the rules; see rules/given_values.py.

    %s = call i32 @...impl_np_sinc...(ptr %r, double %x)       stays, and behind it
                                                               %v = load double, ptr %r
                                                               %g = call double @ne.given_sinc.f64(double %x, double %v)
                                                               store double %g, ptr %r

Device functions are compiled once, for launches as well, so their lowering is left alone: they are found by their mangled names.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.functions import Function, Instruction, Module
from ...ir.instructions import Call
from ...ir.types import DOUBLE, FLOAT, I8, PointerType, StructType, Type
from ...ir.values import Value
from ...rules.symbols import GIVEN_ROWS
from ...transform.prepare.canonical_calls import Rewrite, call_given, rewrite_all

REMAINDER = "numba6python3rem"  # of Python's own division: returns the quotient and stores the remainder
MARKS = {
    ("impl_np_sinc", "4impl"): "sinc",
    ("complex_div_impl", "11complex_div"): "complex_divide",
    ("cpow_implement", "cpow_internal"): "complex_power",
    ("cmathimpl", "sqrt_impl"): "csqrt",
    ("cmathimpl", "impl_cmath_tanh"): "ctanh",
    ("cmathimpl", "atanh_impl"): "catanh",
}  # fmt: skip
BYTES: dict[Type, int] = {FLOAT: 4, DOUBLE: 8}
PURE = " nounwind willreturn memory(none)"


def give_values(module: Module) -> None:
    """Add to the calls of such functions, in place."""
    rewrite_all(module, _rewrite_of)


def _rewrite_of(instruction: Instruction) -> Rewrite | None:
    if not isinstance(instruction, Call) or not isinstance(instruction.callee, Function) or not instruction.arguments:
        return None
    callee = instruction.callee
    given, place = list(instruction.arguments), 0
    if REMAINDER in callee.name:
        row, place = "floor_mod", len(given) - 1
    else:
        row = next((row for marks, row in MARKS.items() if all(mark in callee.name for mark in marks)), None)
    target = given.pop(place)
    kinds = {argument.type for argument in given}
    if row is None or len(given) != GIVEN_ROWS[row][0] or not kinds <= BYTES.keys() or len(kinds) != 1:
        return None
    if not isinstance(target.type, PointerType):
        return None
    return lambda b, call: _give(b, call, row, given, target)


def _give(b: Builder, call: Call, row: str, given: list[Value], target: Value) -> None:
    kind, results = given[0].type, GIVEN_ROWS[row][1]
    b.append(call)
    first = len(b.block.instructions)
    places = [target if k == 0 else b.gep(I8, target, [b.i64(k * BYTES[kind])]) for k in range(results)]
    values = [b.load(kind, place) for place in places]
    made = call_given(b, row, kind if results == 1 else StructType((kind,) * results), [*given, *values], PURE)
    for k, place in enumerate(places):
        b.store(made if results == 1 else b.extract_value(made, (k,)), place)
    if location := call.metadata.get("dbg"):
        for instruction in b.block.instructions[first:]:
            instruction.metadata = {**instruction.metadata, "dbg": location}
