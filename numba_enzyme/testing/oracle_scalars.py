"""Dual numbers of the oracle: a primal as the machine has it, tangents at fifty digits.

    %y = fmul double %x, %x        x = Dual(3.0, {0: 1})   ->   y = Dual(9.0, {0: 6})

A tangent is sparse: direction -> mpf, or None where nothing flows, so one run carries a whole gradient. In precision
"double" a primal is rounded to its IR type after every operation (a Python float; an mpf for the types wider than
double), hence control flow is that of the compiled program and tangents are the exact derivative of the program at its own
rounded intermediates. In precision "exact" every primal is an mpf that is never rounded. An mpf has no signed zero.
"""

from __future__ import annotations

import ctypes
import struct
from dataclasses import dataclass

from mpmath.ctx_mp import MPContext

PRECISE = MPContext()
PRECISE.dps = 50
mpf = PRECISE.mpf
mpc = PRECISE.mpc
INFINITY, NAN = PRECISE.inf, PRECISE.nan

Number = float | mpf
Tangent = dict[int, mpf] | None


class OracleError(Exception):
    """The interpreted program did something undefined, or something that the oracle does not know."""

    located = False  # the message says at which instruction


@dataclass(frozen=True, slots=True)
class Format:
    """A binary floating type: significand bits, exponent of the smallest subnormal, exponent above the largest finite."""

    precision: int
    smallest: int
    overflow: int
    size: int


FORMATS = {
    "half": Format(11, -24, 16, 2),
    "bfloat": Format(8, -133, 128, 2),
    "float": Format(24, -149, 128, 4),
    "double": Format(53, -1074, 1024, 8),
    "x86_fp80": Format(64, -16445, 16384, 10),
    "fp128": Format(113, -16494, 16384, 16),
}
WIDE = frozenset({"x86_fp80", "fp128"})  # no Python float holds these


class Dual:
    """A floating value and its sparse tangent."""

    __slots__ = ("tangent", "value")

    def __init__(self, value: Number, tangent: Tangent = None) -> None:
        self.value = value
        self.tangent = tangent

    def __repr__(self) -> str:
        return f"Dual({self.value!r}, {self.tangent!r})"


# ------------------------------------------------------------------------------------------------------- rounding


def scaled_integer(value: Number) -> tuple[int, int]:
    """Finite ``value`` as (m, e) with value = m * 2**e."""
    if isinstance(value, float):
        numerator, denominator = value.as_integer_ratio()
        return numerator, 1 - denominator.bit_length()
    if isinstance(value, int):
        return value, 0
    mantissa, exponent = value.man_exp  # with or without the sign, as the release has it
    mantissa = -abs(mantissa) if value < 0 else abs(mantissa)
    return int(mantissa), int(exponent)


def _nearest(mantissa: int, exponent: int, kind: str) -> tuple[int, int]:
    """The nearest representable number, ties to even, as (m, e); overflow is the caller's to see."""
    format_ = FORMATS[kind]
    ulp = max(mantissa.bit_length() + exponent - format_.precision, format_.smallest)
    shift = ulp - exponent
    if shift <= 0:
        return mantissa, exponent
    magnitude = abs(mantissa)
    kept, half = magnitude >> shift, 1 << (shift - 1)
    rest = magnitude & ((1 << shift) - 1)
    if rest > half or (rest == half and kept & 1):
        kept += 1
    return (kept if mantissa >= 0 else -kept), ulp


def is_finite(value: Number) -> bool:
    if isinstance(value, float):
        return value - value == 0.0
    return bool(PRECISE.isfinite(value))


def round_to(kind: str, value: Number | int) -> Number:
    """``value`` rounded to nearest in the format: a Python float, or an mpf for the wide types."""
    if isinstance(value, float):
        if kind == "double":
            return value
        if kind == "float":
            return ctypes.c_float(value).value
    if not isinstance(value, int) and not is_finite(value):
        return mpf(value) if kind in WIDE else float(value)
    if value == 0:
        return mpf(0) if kind in WIDE else float(value)
    mantissa, exponent = _nearest(*scaled_integer(value), kind)
    if mantissa.bit_length() + exponent > FORMATS[kind].overflow:
        infinity = INFINITY if mantissa > 0 else -INFINITY
        return infinity if kind in WIDE else float(infinity)
    if kind in WIDE:
        return mpf((mantissa, exponent))
    if mantissa == 0:
        return -0.0 if value < 0 else 0.0
    return mantissa / (1 << -exponent) if exponent < 0 else float(mantissa << exponent)


# ------------------------------------------------------------------------------------------------------- bit patterns


def encode(kind: str, value: Number) -> bytes:
    """The bytes of ``value`` in memory, low byte first."""
    if kind == "double":
        return struct.pack("<d", value if isinstance(value, float) else round_to(kind, value))
    rounded = round_to(kind, value)
    if kind == "float":
        return struct.pack("<f", rounded)
    if kind == "half":
        return struct.pack("<e", rounded)
    if kind == "bfloat":
        return struct.pack("<f", rounded)[2:]
    return _encode_wide(kind, rounded)


def _encode_wide(kind: str, value: Number) -> bytes:
    format_ = FORMATS[kind]
    explicit = kind == "x86_fp80"  # its leading bit is stored
    fraction_bits = format_.precision if explicit else format_.precision - 1
    leading = 1 << (format_.precision - 1)
    sign = 0
    if not is_finite(value):
        sign = int(value < 0)
        biased, fraction = 0x7FFF, leading | (leading >> 1 if PRECISE.isnan(value) else 0)
    elif value == 0:
        biased = fraction = 0
    else:
        mantissa, exponent = scaled_integer(value)
        sign, mantissa = int(mantissa < 0), abs(mantissa)
        ulp = max(mantissa.bit_length() + exponent - format_.precision, format_.smallest)
        fraction = mantissa << (exponent - ulp)
        biased = ulp - format_.smallest + 1 if fraction >= leading else 0
    if not explicit:
        fraction &= leading - 1
    return (sign << (15 + fraction_bits) | biased << fraction_bits | fraction).to_bytes(format_.size, "little")


def decode(kind: str, data: bytes) -> Number:
    """The number whose bytes these are."""
    if kind == "double":
        return struct.unpack("<d", data)[0]
    if kind == "float":
        return struct.unpack("<f", data)[0]
    if kind == "half":
        return struct.unpack("<e", data)[0]
    if kind == "bfloat":
        return struct.unpack("<f", b"\0\0" + bytes(data))[0]
    format_ = FORMATS[kind]
    explicit = kind == "x86_fp80"
    fraction_bits = format_.precision if explicit else format_.precision - 1
    bits = int.from_bytes(data[: format_.size], "little")
    fraction, biased = bits & ((1 << fraction_bits) - 1), bits >> fraction_bits & 0x7FFF
    negative = bits >> (fraction_bits + 15) & 1
    leading = 1 << (format_.precision - 1)
    if biased == 0x7FFF:
        value = NAN if fraction & (leading - 1) else INFINITY
    else:
        if biased and not explicit:
            fraction |= leading
        value = mpf((fraction, max(biased, 1) - 1 + format_.smallest))
    return -value if negative else value


def parse_float(kind: str, text: str) -> Number:
    """The value of LLVM's spelling of a constant."""
    if not text.startswith("0x"):
        return round_to(kind, float(text))
    if text[2] == "K":
        return decode(kind, int(text[3:], 16).to_bytes(10, "little"))
    if text[2] == "L":  # the low word is printed first
        return decode(kind, int(text[3:19], 16).to_bytes(8, "little") + int(text[19:], 16).to_bytes(8, "little"))
    if kind not in FORMATS:
        raise OracleError(f"numbers of type {kind} are not interpreted")
    if text[2] in "HR":
        return decode(kind, int(text[3:], 16).to_bytes(2, "little"))
    return round_to(kind, decode("double", int(text[2:], 16).to_bytes(8, "little")))


# ------------------------------------------------------------------------------------------------------- tangents


def linear(*terms: tuple[Number, Tangent]) -> Tangent:
    """Sum of coefficient * tangent over the terms; a missing tangent contributes nothing, even times infinity."""
    result: Tangent = None
    for coefficient, tangent in terms:
        if tangent is None:
            continue
        factor = mpf(coefficient)
        if result is None:
            result = {k: factor * t for k, t in tangent.items()}
        else:
            for k, t in tangent.items():
                result[k] = result[k] + factor * t if k in result else factor * t
    return result


def negate_tangent(tangent: Tangent) -> Tangent:
    return None if tangent is None else {k: -t for k, t in tangent.items()}


def divide(numerator: Number, denominator: Number) -> Number:
    """IEEE division for floats and mpf alike."""
    if denominator != 0:
        return numerator / denominator
    if numerator != numerator or numerator == 0:
        return NAN if not isinstance(numerator, float) else float("nan")
    if isinstance(numerator, float) and isinstance(denominator, float):
        return float("inf") * _sign(numerator) * _sign(denominator)
    return INFINITY if numerator > 0 else -INFINITY


def _sign(value: float) -> float:
    """1.0 or -1.0 by the sign bit."""
    return -1.0 if struct.pack("<d", value)[7] & 0x80 else 1.0


class Arithmetic:
    """The five operations and negation on duals of one kind, in one precision."""

    def __init__(self, precision: str) -> None:
        if precision not in ("double", "exact"):
            raise ValueError(f"precision is 'double' or 'exact', not {precision!r}")
        self.exact = precision == "exact"

    def number(self, kind: str, value: Number | int) -> Number:
        """``value`` as a primal of this precision."""
        return mpf(value) if self.exact else round_to(kind, value)

    def dual(self, kind: str, value: Number | int | Dual) -> Dual:
        """A number of the caller as a dual of the kind."""
        if isinstance(value, Dual):
            return Dual(self.number(kind, value.value), value.tangent)
        return Dual(self.number(kind, value))

    def add(self, kind: str, x: Dual, y: Dual) -> Dual:
        value = x.value + y.value
        return Dual(value if kind == "double" else self.number(kind, value), linear((1, x.tangent), (1, y.tangent)))

    def subtract(self, kind: str, x: Dual, y: Dual) -> Dual:
        value = x.value - y.value
        return Dual(value if kind == "double" else self.number(kind, value), linear((1, x.tangent), (-1, y.tangent)))

    def multiply(self, kind: str, x: Dual, y: Dual) -> Dual:
        value = x.value * y.value
        return Dual(value if kind == "double" else self.number(kind, value), linear((y.value, x.tangent), (x.value, y.tangent)))

    def divide(self, kind: str, x: Dual, y: Dual) -> Dual:
        tangent = None
        if x.tangent is not None or y.tangent is not None:
            inverse = divide(mpf(1), mpf(y.value))
            tangent = linear((inverse, x.tangent), (-mpf(x.value) * inverse * inverse, y.tangent))
        return Dual(self.number(kind, divide(x.value, y.value)), tangent)

    def remainder(self, kind: str, x: Dual, y: Dual) -> Dual:
        """C's fmod: exact, and linear in both between the jumps of the truncated quotient."""
        if not is_finite(x.value) or y.value == 0 or y.value != y.value:
            return Dual(self.number(kind, NAN), x.tangent)
        if not is_finite(y.value):
            return x
        (xm, xe), (ym, ye) = scaled_integer(x.value), scaled_integer(y.value)
        e = min(xe, ye)
        xm, ym = xm << (xe - e), ym << (ye - e)
        quotient = abs(xm) // abs(ym) * (1 if (xm < 0) == (ym < 0) else -1)
        rest = xm - quotient * ym
        value = self.number(kind, mpf((rest, e)))
        if value == 0 and isinstance(value, float):
            value = 0.0 * _sign(float(x.value))
        return Dual(value, linear((1, x.tangent), (-quotient, y.tangent)))

    def negate(self, x: Dual) -> Dual:
        return Dual(-x.value, negate_tangent(x.tangent))

    def absolute(self, x: Dual) -> Dual:
        negative = x.value < 0 or (isinstance(x.value, float) and _sign(x.value) < 0)
        return self.negate(x) if negative else x
