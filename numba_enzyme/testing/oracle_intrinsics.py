"""LLVM intrinsics of the oracle.

    %s = call double @llvm.vector.reduce.fadd.v4f64(double %start, <4 x double> %v)     a sum in order
    %y = call <2 x double> @llvm.sin.v2f64(<2 x double> %x)                             the function table, lane by lane
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, reduce

from ..ir.instructions import Call
from ..ir.types import FloatType, IntType, Type, VectorType, element_of, float_kind, integer_bits, scalar_type, vector_of
from .oracle_arithmetic import float_class, signed
from .oracle_functions import FUNCTIONS, SPECIAL, evaluate
from .oracle_instructions import atomic_result
from .oracle_kernel import call_nvvm
from .oracle_library import LIBRARY, frexp, modf, to_nearest_integer
from .oracle_machine import Machine
from .oracle_memory import TracedInt, origins_of, traced
from .oracle_scalars import Dual, OracleError

_IGNORED = """
    lifetime.start lifetime.end invariant.end assume experimental.noalias.scope.decl dbg.value dbg.declare dbg.label
    donothing sideeffect stackrestore prefetch var.annotation va_end eh.sjlj.callsite pseudoprobe fake.use
"""
_TRANSPARENT = """
    expect expect.with.probability launder.invariant.group strip.invariant.group ssa.copy annotation ptr.annotation
    arithmetic.fence preserve.array.access.index
"""
IGNORED = frozenset(_IGNORED.split())
TRANSPARENT = frozenset(_TRANSPARENT.split())
RENAMED = {"maxnum": "fmax", "minnum": "fmin", "maximumnum": "fmax", "minimumnum": "fmin"}


# ------------------------------------------------------------------------------------------- integers, lane by lane


def _leading_zeros(value: int, bits: int, *rest) -> int:
    return bits - int(value).bit_length()


def _trailing_zeros(value: int, bits: int, *rest) -> int:
    return (value & -value).bit_length() - 1 if value else bits


def _byte_swap(value: int, bits: int) -> int:
    size = bits // 8
    swapped = int.from_bytes(int(value).to_bytes(size, "little"), "big")
    return traced(swapped, origins_of(value, size)[::-1]) if isinstance(value, TracedInt) else swapped


def _funnel_left(a: int, b: int, shift: int, bits: int) -> int:
    shift %= bits
    return (a << bits | b) >> (bits - shift)


def _funnel_right(a: int, b: int, shift: int, bits: int) -> int:
    return (a << bits | b) >> shift % bits


def _clamped(value: int, bits: int, is_signed: bool) -> int:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    return max(low, min(high, value))


INTEGER: dict[str, Callable[..., int]] = {
    "ctpop": lambda a, n: bin(a).count("1"),
    "ctlz": lambda a, zero, n: _leading_zeros(a, n),
    "cttz": lambda a, zero, n: _trailing_zeros(a, n),
    "bswap": _byte_swap,
    "bitreverse": lambda a, n: int(format(int(a), f"0{n}b")[::-1], 2),
    "fshl": _funnel_left,
    "fshr": _funnel_right,
    "smax": lambda a, b, n: max(signed(a, n), signed(b, n)),
    "smin": lambda a, b, n: min(signed(a, n), signed(b, n)),
    "umax": lambda a, b, n: max(a, b),
    "umin": lambda a, b, n: min(a, b),
    "abs": lambda a, poison, n: abs(signed(a, n)),
    "sadd.sat": lambda a, b, n: _clamped(signed(a, n) + signed(b, n), n, True),
    "ssub.sat": lambda a, b, n: _clamped(signed(a, n) - signed(b, n), n, True),
    "uadd.sat": lambda a, b, n: _clamped(a + b, n, False),
    "usub.sat": lambda a, b, n: _clamped(a - b, n, False),
    "sshl.sat": lambda a, b, n: _clamped(signed(a, n) << b, n, True),
    "ushl.sat": lambda a, b, n: _clamped(a << b, n, False),
    "ucmp": lambda a, b, n: (a > b) - (a < b),
    "scmp": lambda a, b, n: (signed(a, n) > signed(b, n)) - (signed(a, n) < signed(b, n)),
}
OVERFLOW = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
}


def _lanes(result: Type, values: list, types: list[Type], scalar: Callable):
    """Applies ``scalar`` to scalars, or to each lane of vectors (scalar operands are shared)."""
    vectors = [t for t in types if isinstance(t, VectorType)]
    if not vectors:
        return scalar(*values)
    count = vectors[0].count
    return tuple(scalar(*(v[i] if isinstance(v, tuple) else v for v in values)) for i in range(count))


def _integer(name: str, result: Type, values: list, types: list[Type]):
    operand, mask = integer_bits(scalar_type(types[0])), (1 << integer_bits(scalar_type(result))) - 1

    def scalar(*lane):
        value = INTEGER[name](*lane, operand)
        return value if isinstance(value, TracedInt) else value & mask

    return _lanes(result, values, types, scalar)


def _with_overflow(name: str, values: list, types: list[Type]):
    is_signed, operation = name[0] == "s", OVERFLOW[name[1:4]]
    bits = integer_bits(scalar_type(types[0]))

    def scalar(a: int, b: int) -> tuple[int, int]:
        a, b = (signed(a, bits), signed(b, bits)) if is_signed else (int(a), int(b))
        exact = operation(a, b)
        return exact & ((1 << bits) - 1), int(exact != _clamped(exact, bits, is_signed))

    pairs = _lanes(types[0], values, types, scalar)
    return tuple(zip(*pairs, strict=True)) if isinstance(types[0], VectorType) else pairs


# ------------------------------------------------------------------------------------------------------ reductions


def _reduce(oracle: Machine, operation: str, values: list, types: list[Type]):
    element = element_of(types[-1])
    if operation in ("fadd", "fmul"):
        binary = oracle.constants.operators.binary
        return reduce(lambda a, b: binary(operation, element, a, b), values[1], values[0])
    name = {"smax": "max", "smin": "min"}.get(operation, operation)
    if operation == "mul":
        return reduce(lambda a, b: a * b & ((1 << integer_bits(element)) - 1), values[0])
    return reduce(lambda a, b: atomic_result(oracle, name, element, a, b), values[0])


# ---------------------------------------------------------------------------------------------------- masked memory


def _masked(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    """Masked load, store, gather, scatter; the alignment argument of older modules is passed over."""
    memory = oracle.memory
    kept = [(v, t) for v, t in zip(values, types, strict=True) if t != IntType(32)]
    values = [v for v, _ in kept]
    if name in ("masked.load", "masked.gather"):
        places, mask, otherwise = values
        vector = vector_of(result)
        size = memory.layout.store_size(vector.element)
        addresses = places if isinstance(places, tuple) else [places + i * size for i in range(vector.count)]
        lanes = zip(addresses, mask, otherwise, strict=True)
        return tuple(memory.load(a, vector.element) if m else o for a, m, o in lanes)
    stored, places, mask = values
    vector = vector_of(kept[0][1])
    size = memory.layout.store_size(vector.element)
    addresses = places if isinstance(places, tuple) else [places + i * size for i in range(vector.count)]
    for value, address, m in zip(stored, addresses, mask, strict=True):
        if m:
            memory.store(address, vector.element, value)
    return None


# --------------------------------------------------------------------------------------------------------- dispatch


def _mathematics(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    kind = float_kind(scalar_type(types[0]))
    integers = {i: s.bits for i, s in enumerate(map(scalar_type, types)) if isinstance(s, IntType)}

    def scalar(*lane):
        arguments = [signed(v, integers[i]) if i in integers else v for i, v in enumerate(lane)]
        return evaluate(name, kind, arguments, oracle.arithmetic)

    return _lanes(result, values, types, scalar)


def _pairs(oracle: Machine, name: str, values: list, types: list[Type]):
    """Intrinsics of one float that return two values."""
    kind = float_kind(scalar_type(types[0]))

    def scalar(x: Dual):
        if name == "frexp":
            return frexp(oracle, kind, x)
        if name == "modf":
            return modf(oracle, kind, x)
        suffix = name.removeprefix("sincos")
        return tuple(evaluate(f + suffix, kind, [x], oracle.arithmetic) for f in ("sin", "cos"))

    pairs = _lanes(types[0], values, types, scalar)
    return tuple(zip(*pairs, strict=True)) if isinstance(types[0], VectorType) else pairs


def _conversions(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    operators, bits = oracle.constants.operators, integer_bits(scalar_type(result))
    kind = float_kind(scalar_type(types[0]))
    if name in ("fptosi.sat", "fptoui.sat"):
        is_signed = name == "fptosi.sat"
        return _lanes(result, values, types, lambda v: operators.saturated(v, bits, is_signed))
    return _lanes(result, values, types, lambda v: to_nearest_integer(oracle, name, kind, v, bits))


def _other(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    """Single intrinsics; NotImplemented where the name is none of them."""
    if name in ("memcpy", "memmove", "memset", "memcpy.inline", "memset.inline"):
        LIBRARY[name.removesuffix(".inline")](oracle, *values[:3])
        return None
    if name == "is.fpclass":
        kind = float_kind(scalar_type(types[0]))
        return _lanes(result, values, types, lambda v, mask: float_class(v, mask, kind))
    if name == "objectsize":
        return 0 if values[1] else (1 << integer_bits(result)) - 1
    if name in ("is.constant", "stacksave", "invariant.start", "returnaddress", "frameaddress"):
        return 0
    if name == "threadlocal.address":
        return values[0]
    if name == "ptrmask":
        return values[0] & (values[1] | ~((1 << integer_bits(types[1])) - 1))
    if name == "va_copy":
        oracle.memory.copy(values[0], values[1], 24)
        return None
    if name in ("trap", "ubsantrap", "debugtrap"):
        raise OracleError(f"llvm.{name} was reached")
    return _of_vectors(name, result, values)


def _of_vectors(name: str, result: Type, values: list):
    if name == "vector.insert":
        whole, part, at = values
        return whole[:at] + part + whole[at + len(part) :]
    if name == "vector.extract":
        return values[0][values[1] : values[1] + vector_of(result).count]
    if name in ("vector.reverse", "experimental.vector.reverse"):
        return values[0][::-1]
    if name == "get.active.lane.mask":
        return tuple(int(values[0] + i < values[1]) for i in range(vector_of(result).count))
    if name in ("vector.splice", "vector.interleave2", "vector.deinterleave2"):
        return _rearranged(name, values)
    return NotImplemented


def _rearranged(name: str, values: list):
    if name == "vector.interleave2":
        return tuple(v for pair in zip(*values, strict=True) for v in pair)
    if name == "vector.deinterleave2":
        return values[0][::2], values[0][1::2]
    first, second, at = values
    start = signed(at, 32) % len(first)
    return (first + second)[start : start + len(first)]


def _known_part(name: str) -> list[str]:
    """``llvm.smul.with.overflow.i64`` may be known as any of its dotted beginnings, longest first."""
    parts = name.split(".")[1:]
    return [".".join(parts[:n]) for n in range(len(parts), 0, -1)]


def call_intrinsic(oracle: Machine, full_name: str, result: Type, values: list, types: list[Type], call: Call | None = None):
    """A call of ``@llvm....``; an intrinsic that is not known is an error."""
    if full_name.startswith("llvm.nvvm."):
        answer = call_nvvm(oracle, full_name.removeprefix("llvm.nvvm."), values)
        if answer is not NotImplemented:
            return answer
    for candidate in _known_part(full_name):
        name = candidate.removeprefix("experimental.constrained.")
        for family in (_transparent, _vector_memory, _arithmetic, _other):
            answer = family(oracle, name, result, values, types)
            if answer is not NotImplemented:
                return answer
    raise OracleError(f"intrinsic @{full_name} is not known")


def _transparent(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    if name in IGNORED:
        return None
    return values[0] if name in TRANSPARENT else NotImplemented


def _vector_memory(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    if name.startswith("vector.reduce."):
        return _reduce(oracle, name.split(".")[2], values, types)
    if name in ("masked.load", "masked.store", "masked.gather", "masked.scatter"):
        return _masked(oracle, name, result, values, types)
    return NotImplemented


def _arithmetic(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    if name.endswith(".with.overflow"):
        return _with_overflow(name, values, types)
    if name in INTEGER and isinstance(scalar_type(types[0]), IntType):
        return _integer(name, result, values, types)
    if name in ("frexp", "modf", "sincos", "sincospi"):
        return _pairs(oracle, name, values, types)
    if name in ("fptosi.sat", "fptoui.sat", "lround", "llround", "lrint", "llrint"):
        return _conversions(oracle, name, result, values, types)
    if name in ("fadd", "fsub", "fmul", "fdiv", "frem") and isinstance(scalar_type(result), FloatType):
        return _lanes(result, values, types, partial(oracle.constants.operators.binary, name, scalar_type(result)))
    table_name = RENAMED.get(name, name)
    if (table_name in FUNCTIONS or table_name in SPECIAL) and isinstance(scalar_type(types[0]), FloatType):
        return _mathematics(oracle, table_name, result, values, types)
    return NotImplemented
