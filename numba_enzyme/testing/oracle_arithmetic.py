"""Scalar operators of the oracle: integer and floating arithmetic, comparisons, casts.

    %b = add i32 %a, 1          binary("add", I32, 4294967295, 1)  ->  0
    %c = xor i64 %bits, min     the sign bit of a float in integer clothes: the float behind it is negated

Integers are unsigned Python ints, pointers are integers, floats are duals. Vectors are handled by the caller, element by
element. Moves of whole bytes (shifts, truncations, masks, disjoint or) keep the floats they carry.
"""

from __future__ import annotations

from ..ir.types import FloatType, IntType, PointerType, Type, float_kind, integer_bits
from .oracle_memory import Memory, TracedInt, origins_of, sign_changed, traced
from .oracle_scalars import FORMATS, Dual, Number, OracleError, is_finite, scaled_integer


def signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) & 1 else value


def _quotient(a: int, b: int) -> int:
    """C's division: towards zero."""
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


INTEGER = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "mul": lambda a, b, n: a * b,
    "udiv": lambda a, b, n: a // b,
    "urem": lambda a, b, n: a % b,
    "sdiv": lambda a, b, n: _quotient(signed(a, n), signed(b, n)),
    "srem": lambda a, b, n: signed(a, n) - signed(b, n) * _quotient(signed(a, n), signed(b, n)),
    "shl": lambda a, b, n: a << b if b < n else 0,
    "lshr": lambda a, b, n: a >> b if b < n else 0,
    "ashr": lambda a, b, n: signed(a, n) >> min(b, n - 1),
    "and": lambda a, b, n: a & b,
    "or": lambda a, b, n: a | b,
    "xor": lambda a, b, n: a ^ b,
}


class Operators:
    """Operators that need the arithmetic's precision and a place for notes."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.arithmetic = memory.arithmetic
        arithmetic = self.arithmetic
        self.floating = {
            "fadd": arithmetic.add,
            "fsub": arithmetic.subtract,
            "fmul": arithmetic.multiply,
            "fdiv": arithmetic.divide,
            "frem": arithmetic.remainder,
        }

    # ---------------------------------------------------------------------------------------------------- binary

    def binary(self, opcode: str, type_: Type, a, b):
        if isinstance(type_, FloatType):
            return self.floating[opcode](type_.kind, a, b)
        bits = integer_bits(type_)
        if opcode in ("udiv", "urem", "sdiv", "srem") and b == 0:
            raise OracleError(f"{opcode} by zero")
        result = INTEGER[opcode](int(a), int(b), bits) & ((1 << bits) - 1)
        if isinstance(a, TracedInt) or isinstance(b, TracedInt):
            return self._keep_floats(opcode, bits, a, b, result)
        return result

    def _keep_floats(self, opcode: str, bits: int, a: int, b: int, result: int) -> int:
        """The result with the floats it still carries; a note if a derivative ends here."""
        if bits % 8 == 0:
            size = bits // 8
            origins = None
            if opcode in ("shl", "lshr", "ashr") and not isinstance(b, TracedInt) and b % 8 == 0:
                moved, n = origins_of(a, size), min(b // 8, size)
                origins = [None] * n + moved[: size - n] if opcode == "shl" else moved[n:] + [None] * n
            elif opcode in ("or", "xor", "add") and isinstance(a, TracedInt) and isinstance(b, TracedInt):
                origins = _disjoint(a, b, size)
            elif opcode in ("or", "xor", "and"):
                carrier, mask = (a, b) if isinstance(a, TracedInt) else (b, a)
                origins = sign_changed(origins_of(carrier, size), int(mask).to_bytes(size, "little"), opcode)
            elif opcode in ("add", "sub") and isinstance(a, TracedInt) and not isinstance(b, TracedInt):
                mask = int(b).to_bytes(size, "little")
                if all(byte == 0 for byte, origin in zip(mask, a.origins, strict=True) if origin) and opcode == "add":
                    origins = list(a.origins)
            if origins is not None:
                return traced(result, origins)
        for operand in (a, b):
            if isinstance(operand, TracedInt):
                self.memory.note_lost(operand.origins, f"integer {opcode} on the bits of a float")
        return result

    # ----------------------------------------------------------------------------------------------- comparisons

    def compare(self, opcode: str, predicate: str, type_: Type, a, b) -> int:
        if opcode == "fcmp":
            return int(_float_relation(predicate, a.value, b.value))
        if predicate[0] == "s":
            bits = type_.bits if isinstance(type_, IntType) else 64
            a, b = signed(a, bits), signed(b, bits)
        relation = predicate[-2:]
        if relation == "eq":
            return int(a == b)
        if relation == "ne":
            return int(a != b)
        if relation == "gt":
            return int(a > b)
        if relation == "ge":
            return int(a >= b)
        return int(a < b) if relation == "lt" else int(a <= b)

    # ----------------------------------------------------------------------------------------------------- casts

    def cast(self, opcode: str, source: Type, target: Type, value):
        """A cast of scalars; bitcast between any two types of one size."""
        if opcode in ("trunc", "zext", "sext"):
            return _resize(opcode, integer_bits(source), integer_bits(target), value)
        if opcode in ("fptrunc", "fpext"):
            return Dual(self.arithmetic.number(float_kind(target), value.value), value.tangent)
        if opcode in ("sitofp", "uitofp"):
            if isinstance(value, TracedInt):
                self.memory.note_lost(value.origins, f"{opcode} of the bits of a float")
            number = signed(value, integer_bits(source)) if opcode == "sitofp" else int(value)
            return Dual(self.arithmetic.number(float_kind(target), number))
        if opcode in ("fptosi", "fptoui"):
            return self.to_integer(value, integer_bits(target))
        if opcode in ("ptrtoint", "inttoptr", "ptrtoaddr"):
            before, after = (t.bits if isinstance(t, IntType) else 64 for t in (source, target))
            return value if before == after else _resize("trunc" if before > after else "zext", before, after, value)
        if opcode == "addrspacecast":
            return value
        if opcode == "bitcast":
            if source == target or (isinstance(source, PointerType) and isinstance(target, PointerType)):
                return value
            return self.memory.from_bytes(target, *self.memory.to_bytes(source, value))
        raise OracleError(f"cast {opcode}")

    def to_integer(self, value: Dual, bits: int) -> int:
        """Towards zero; a value that does not fit is poison in LLVM, here x86's smallest integer."""
        if not is_finite(value.value):
            return 1 << (bits - 1)
        return int(value.value) & ((1 << bits) - 1)

    def saturated(self, value: Dual, bits: int, is_signed: bool) -> int:
        """``llvm.fptosi.sat`` and ``llvm.fptoui.sat``."""
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
        if value.value != value.value:
            return 0
        if not is_finite(value.value):
            return (high if value.value > 0 else low) & ((1 << bits) - 1)
        return max(low, min(high, int(value.value))) & ((1 << bits) - 1)


def _disjoint(a: TracedInt, b: TracedInt, size: int) -> list | None:
    """Origins of ``a | b`` where no byte is set in both."""
    a_bytes, b_bytes = int(a).to_bytes(size, "little"), int(b).to_bytes(size, "little")
    result = []
    for x, y, x_byte, y_byte in zip(a.origins, b.origins, a_bytes, b_bytes, strict=True):
        if (x and y) or (x and y_byte) or (y and x_byte):
            return None
        result.append(x or y)
    return result


def _resize(opcode: str, source: int, target: int, value: int) -> int:
    if opcode == "sext":
        resized = signed(int(value), source) & ((1 << target) - 1)
    else:
        resized = int(value) & ((1 << target) - 1)
    if isinstance(value, TracedInt) and target % 8 == 0 and source % 8 == 0:
        size = target // 8
        return traced(resized, (list(value.origins) + [None] * size)[:size])
    return resized


def _float_relation(predicate: str, a: Number, b: Number) -> bool:
    if predicate in ("true", "false"):
        return predicate == "true"
    unordered = a != a or b != b
    if predicate in ("ord", "uno"):
        return unordered == (predicate == "uno")
    if unordered:
        return predicate[0] == "u"
    relation = predicate[1:]
    if relation == "eq":
        return a == b
    if relation == "ne":
        return a != b
    if relation in ("gt", "ge"):
        return a > b or (relation == "ge" and a == b)
    return a < b or (relation == "le" and a == b)


def float_class(value: Dual, mask: int, kind: str) -> int:
    """``llvm.is.fpclass``."""
    number = value.value
    negative = str(number).startswith("-")
    if number != number:
        bit = 1  # quiet: a signalling NaN does not survive the arithmetic of the oracle
    elif not is_finite(number):
        bit = 2 if negative else 9
    elif number == 0:
        bit = 5 if negative else 6
    else:
        format_ = FORMATS[kind]
        mantissa, exponent = scaled_integer(abs(number))
        subnormal = mantissa.bit_length() + exponent < format_.smallest + format_.precision
        bit = (4 if subnormal else 3) if negative else (7 if subnormal else 8)
    return mask >> bit & 1


def zero(kind: str, memory: Memory) -> Dual:
    return Dual(memory.arithmetic.number(kind, 0))


