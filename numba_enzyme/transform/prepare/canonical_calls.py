"""Calls with an equivalent that the families know: fewer forms for everybody after this.

    call void @sincos(x, p, q)         %r = call { double, double } @llvm.sincos(x); store, store
    %q = call ptr @realloc(p, n)       %m = min(malloc_usable_size(p), n); %q = malloc(n); memcpy(q, p, m); free(p)
    call double @llvm.pow(x, 0.5)      call double @ne.half_power(x)
    %r = call @ne.given_pow(x, 4.0, v) v, whose products have the derivative; @ne.given_negative_power where it was inverted
    call i32 @posix_memalign(p, a, n)  %q = aligned_alloc(a, n); store %q, p
    invoke @f() to %a unwind %b        call @f(); br %a
    %r = call i64 @memmove(i64 %a, ..) call void @llvm.memmove(inttoptr %a, ..)     %r = %a
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...ir.builder import Builder
from ...ir.functions import Function, Instruction, Module, replace_uses
from ...ir.instructions import Branch, Call
from ...ir.types import DOUBLE, FLOAT, I1, I8, I32, I64, PTR, VOID, StructType, Type, VectorType, integer_bits
from ...ir.values import ConstantFloat, ConstantInt, Value
from ...rules import RuleBook
from ...rules.effects import Allocator
from ...rules.symbols import GIVEN_PREFIX, type_suffix

POWERS = ("llvm.pow.f64", "llvm.pow.f32", "pow", "powf")
WHOLE_POWER = f"ne.{GIVEN_PREFIX}pow."
COMPLEX_POWERS = {"numba_cpow": DOUBLE, "numba_cpowf": FLOAT}
C_COPIES = {"memcpy": "llvm.memcpy.p0.p0.i64", "memmove": "llvm.memmove.p0.p0.i64", "memset": "llvm.memset.p0.i64"}
OF_PACKED_PARTS = {"cabs": "hypot", "cabsf": "hypotf", "carg": "atan2", "cargf": "atan2f"}
"""Functions of a complex number that comes as one value: [2 x double], { double, double } or <2 x float>, by the target."""
FLOAT_SIZES = {"double": 8, "float": 4}
Rewrite = Callable[[Builder, Any], Value | None]  # given the instruction that it was found for, of whatever class


def canonicalize_all(module: Module, book: RuleBook) -> bool:
    """Rewrite the calls of all functions in place; whether anything changed."""
    return rewrite_all(module, lambda instruction: _rewrite_of(instruction, book))


def rewrite_all(module: Module, rewrite_of: Callable[[Instruction], Rewrite | None]) -> bool:
    """`rewrite_instructions` in all functions; whether anything changed."""
    changed = [rewrite_instructions(module, f, rewrite_of) for f in list(module.functions.values()) if not f.is_declaration]
    return any(changed)


def rewrite_instructions(module: Module, function: Function, rewrite_of: Callable[[Instruction], Rewrite | None]) -> bool:
    """Put in the place of each instruction that has a rewrite what that emits, and in the place of its value what it returns.

    Whether anything changed. Debug records of what is replaced go.
    """
    rewrites = {i: rewrite for i in function.instructions() if (rewrite := rewrite_of(i)) is not None}
    replaced: dict[Value, Value] = {}
    for block in function.blocks if rewrites else ():
        old, block.instructions = block.instructions, []
        b = Builder(module, block)
        for instruction in old:
            if instruction not in rewrites:
                b.append(instruction)
            elif (value := rewrites[instruction](b, instruction)) is not None:
                replaced[instruction] = value
    replace_uses(function, replaced)
    return bool(rewrites)


def _rewrite_of(instruction: Instruction, book: RuleBook) -> Rewrite | None:
    if not isinstance(instruction, Call):
        return None
    callee = instruction.callee
    if instruction.opcode == "invoke":
        facts = book.facts_of(instruction)
        # What throws and carries nothing keeps its landing pad: an exception that is caught stays caught.
        return None if facts is not None and facts.inactive and not facts.allocates else lower_invoke
    if not isinstance(callee, Function) or not callee.is_declaration:
        return None
    return _of_library_call(instruction, callee.name.strip('"'), book)


def _of_library_call(instruction: Call, name: str, book: RuleBook) -> Rewrite | None:
    storing = book.storing_rule(name)
    if storing is not None and storing.rule.name in STORING and not name.startswith("__nv_"):
        return STORING[storing.rule.name]
    if name in OF_PACKED_PARTS and len(instruction.arguments) == 1:
        return _of_packed_parts
    if name in COMPLEX_POWERS and len(instruction.arguments) == 3:
        return _complex_power
    if name in POWERS and len(instruction.arguments) == 2 and _is_half(instruction.arguments[1]):
        return _half_power
    if name.startswith(WHOLE_POWER) and _whole(instruction.arguments[1]) is not None:
        return _whole_power
    facts = book.facts(name)
    if facts is not None and facts.allocates is Allocator.REALLOC:
        return _rust_realloc if len(instruction.arguments) == 4 else _realloc
    if facts is not None and facts.allocates is Allocator.POSIX_MEMALIGN:
        return _posix_memalign
    if facts is not None and name in C_COPIES and len(instruction.arguments) == 3:
        return _copy
    return None


def lower_invoke(b: Builder, invoke: Call) -> Value | None:
    """An exception that is thrown leaves the derivative altogether: only the way without one is differentiated."""
    normal, unwind = invoke.normal, invoke.unwind
    assert normal is not None and unwind is not None
    invoke.opcode = "call"
    invoke.normal = invoke.unwind = None
    b.append(invoke)
    b.append(Branch([normal]))
    for phi in unwind.phis():
        phi.keep_incoming(lambda block: block is not b.block)
    return None


def _struct_call(b: Builder, name: str, x: Value, second: Type) -> Value:
    return b.call_named(f"llvm.{name}", StructType((x.type, second)), [x])


def _sincos(b: Builder, call: Call) -> None:
    x, sine, cosine = call.arguments
    both = _struct_call(b, f"sincos.{type_suffix(x.type)}", x, x.type)
    b.store(b.extract_value(both, (0,)), sine)
    b.store(b.extract_value(both, (1,)), cosine)


def _modf(b: Builder, call: Call) -> Value:
    x, whole = call.arguments
    both = _struct_call(b, f"modf.{type_suffix(x.type)}", x, x.type)
    b.store(b.extract_value(both, (1,)), whole)
    return b.extract_value(both, (0,), call.name)


def _frexp(b: Builder, call: Call) -> Value:
    x, exponent = call.arguments
    both = _struct_call(b, f"frexp.{type_suffix(x.type)}.i32", x, I32)
    b.store(b.extract_value(both, (1,)), exponent)
    return b.extract_value(both, (0,), call.name)


def _lgamma(b: Builder, call: Call) -> Value:
    """The call itself stays for the sign that it stores."""
    return _beside(b, call, "lgamma")


def _remquo(b: Builder, call: Call) -> Value:
    """The call itself stays for the bits of the quotient."""
    return _beside(b, call, "remainder")


def _beside(b: Builder, call: Call, function: str) -> Value:
    """The number by a function of its own; the name of the call is that one's."""
    name, call.name = call.name, ""
    *arguments, _ = call.arguments
    b.append(call)
    return b.call_named(function + ("f" if call.type == FLOAT else ""), call.type, arguments, name)


STORING: dict[str, Rewrite] = {"sincos": _sincos, "modf": _modf, "frexp": _frexp, "lgamma_r": _lgamma, "remquo": _remquo}
"""By the row of the function, whatever its spelling."""


def _is_half(value: Value) -> bool:
    return isinstance(value, ConstantFloat) and value.text in ("5.000000e-01", "0x3FE0000000000000")


def _half_power(b: Builder, call: Call) -> Value:
    """Its derivative is that of a root, which costs less than one more power."""
    x = call.arguments[0]
    return b.call_named(f"ne.half_power.{type_suffix(x.type)}", x.type, [x], call.name)


def _whole(value: Value) -> float | None:
    """A constant whole number, which LLVM prints in decimals."""
    if not isinstance(value, ConstantFloat) or value.text.startswith("0x"):
        return None
    number = float(value.text)
    return number if number.is_integer() else None


def _whole_power(b: Builder, call: Call) -> Value:
    """Of an exponent that inlining has made known: a power costs more than the products."""
    x, exponent, value = call.arguments
    assert isinstance(call.callee, Function)
    if (_whole(exponent) or 0.0) >= 0.0:
        return value
    return call_given(b, "negative_power", call.type, [x, exponent, value], call.callee.suffix, call.name)


def call_given(b: Builder, row: str, type_: Type, arguments: list[Value], suffix: str, name: str = "") -> Call:
    """Gives the value that stands behind the arguments of a row its derivative (rules/given_values.py)."""
    symbol = f"ne.{GIVEN_PREFIX}{row}.{type_suffix(arguments[0].type)}"
    made = b.call_named(symbol, type_, arguments, name)
    b.module.functions[symbol].suffix = suffix
    return made


def _of_packed_parts(b: Builder, call: Call) -> Value:
    """glibc computes them so, too."""
    whole = call.arguments[0]
    if isinstance(whole.type, VectorType):
        real, imaginary = (b.extract_element(whole, b.i64(lane)) for lane in (0, 1))
    else:
        real, imaginary = (b.extract_value(whole, (part,)) for part in (0, 1))
    function = OF_PACKED_PARTS[call.callee.name.strip('"')]
    return b.call_named(function, call.type, [imaginary, real] if "atan2" in function else [real, imaginary], call.name)


def _complex_power(b: Builder, call: Call) -> None:
    """Numba's own function takes pointers to base, exponent and result."""
    kind = COMPLEX_POWERS[call.callee.name.strip('"')]
    *given, result = call.arguments
    parts = [b.load(kind, b.gep(I8, pointer, [b.i64(byte)])) for pointer in given for byte in (0, FLOAT_SIZES[kind.kind])]
    both = b.call_named(f"ne.complex_power.{type_suffix(kind)}", StructType((kind, kind)), parts)
    b.store(b.extract_value(both, (0,)), result)
    b.store(b.extract_value(both, (1,)), b.gep(I8, result, [b.i64(FLOAT_SIZES[kind.kind])]))


def _realloc(b: Builder, call: Call) -> Value:
    old, size = call.arguments
    if size.type != I64:
        size = b.cast("zext", size, I64)
    usable = b.call_named("malloc_usable_size", I64, [old])
    kept = b.call_named("llvm.umin.i64", I64, [usable, size])
    new = b.call_named("malloc", PTR, [size], call.name)
    b.call_named("llvm.memcpy.p0.p0.i64", VOID, [new, old, kept, ConstantInt(I1, 0)])
    b.call_named("free", VOID, [old])
    return new


def _rust_realloc(b: Builder, call: Call) -> Value:
    """Its allocator is told the old size, and may be any."""
    old, size, alignment, more = call.arguments
    name = call.callee.name.strip('"')
    kept = b.call_named("llvm.umin.i64", I64, [size, more])
    new = b.call_named(name.replace("14___rust_realloc", "12___rust_alloc").replace("_realloc", "_alloc"), PTR, [more, alignment],
                       call.name)  # fmt: skip
    b.call_named("llvm.memcpy.p0.p0.i64", VOID, [new, old, kept, ConstantInt(I1, 0)])
    b.call_named(name.replace("_realloc", "_dealloc"), VOID, [old, size, alignment])
    return new


def _copy(b: Builder, call: Call) -> Value:
    """Called by an address, they are declared as somebody has written: with integers for pointers, say."""
    name = call.callee.name.strip('"')
    to, source, size = (_resized(b, argument, type_) for argument, type_ in
                        zip(call.arguments, (PTR, I8 if name == "memset" else PTR, I64), strict=True))
    b.call_named(C_COPIES[name], VOID, [to, source, size, ConstantInt(I1, 0)])
    return _resized(b, to, call.type)


def _resized(b: Builder, value: Value, type_: Type) -> Value:
    """The same address, number or size in another type."""
    if value.type == type_ or type_ == VOID:
        return value
    if PTR in (value.type, type_):
        return b.cast("inttoptr" if type_ == PTR else "ptrtoint", value, type_)
    return b.cast("trunc" if integer_bits(type_) < integer_bits(value.type) else "zext", value, type_)


def _posix_memalign(b: Builder, call: Call) -> Value:
    place, alignment, size = call.arguments
    b.store(b.call_named("aligned_alloc", PTR, [alignment, size]), place)
    return ConstantInt(I32, 0)
