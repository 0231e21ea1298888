"""The C and C++ library of the oracle: allocation, memory, strings, mathematics, and the output that is ignored.

    %p = call ptr @malloc(i64 24)           fresh checked memory
    %y = call double @sin(double %x)        the function table
    call i32 @printf(ptr @format, ...)      nothing is printed; returns 0
"""

from __future__ import annotations

from collections.abc import Callable

from ..ir.types import FloatType, IntType, PointerType, Type, VectorType, integer_bits
from .oracle_arithmetic import signed
from .oracle_complex import call_complex
from .oracle_functions import evaluate, spelled
from .oracle_machine import Machine
from .oracle_numba import NUMBA
from .oracle_scalars import PRECISE, Dual, OracleError, is_finite, scaled_integer

GREATEST_ALLOCATION = 1 << 30


# ------------------------------------------------------------------------------------------------------ allocation


def allocate(oracle: Machine, size: int, *, fill: int = 0xFF) -> int:
    if size > GREATEST_ALLOCATION:
        raise OracleError(f"allocation of {size} bytes")
    return oracle.memory.allocate(int(size), "heap", f"allocation {len(oracle.memory.allocations)}", fill=fill)


def _malloc(oracle: Machine, size: int, *rest) -> int:
    return allocate(oracle, size)


def _calloc(oracle: Machine, count: int, size: int) -> int:
    return allocate(oracle, count * size, fill=0)


def _free(oracle: Machine, address: int, *rest) -> None:
    if address:
        oracle.memory.free(address)


def _realloc(oracle: Machine, address: int, size: int) -> int:
    fresh = allocate(oracle, size)
    if address:
        allocation, _ = oracle.memory.find(address, 0, "realloc")
        oracle.memory.copy(fresh, address, min(size, len(allocation.data)))
        oracle.memory.free(address)
    return fresh


def _aligned(oracle: Machine, alignment: int, size: int) -> int:
    return allocate(oracle, size)


def _posix_memalign(oracle: Machine, place: int, alignment: int, size: int) -> int:
    oracle.memory.store(place, PointerType(), allocate(oracle, size))
    return 0


# ---------------------------------------------------------------------------------------------- memory and strings


def c_string(oracle: Machine, address: int) -> bytes:
    """The bytes before the terminating zero."""
    allocation, offset = oracle.memory.find(address, 1, "string")
    end = allocation.data.find(0, offset)
    if end < 0:
        raise OracleError(f"a string without end in {allocation}")
    return bytes(allocation.data[offset:end])


def _memcpy(oracle: Machine, destination: int, source: int, size: int, *rest) -> int:
    oracle.memory.copy(destination, source, size)
    return destination


def _memset(oracle: Machine, destination: int, byte: int, size: int, *rest) -> int:
    oracle.memory.write(destination, bytes([byte & 0xFF]) * size)
    return destination


def _order(a: bytes, b: bytes) -> int:
    return (a > b) - (a < b) & 0xFFFFFFFF


def _memcmp(oracle: Machine, a: int, b: int, size: int) -> int:
    return _order(oracle.memory.read(a, size)[0], oracle.memory.read(b, size)[0])


def _strcmp(oracle: Machine, a: int, b: int) -> int:
    return _order(c_string(oracle, a), c_string(oracle, b))


def _strncmp(oracle: Machine, a: int, b: int, size: int) -> int:
    return _order(c_string(oracle, a)[:size], c_string(oracle, b)[:size])


def _strcpy(oracle: Machine, destination: int, source: int) -> int:
    oracle.memory.copy(destination, source, len(c_string(oracle, source)) + 1)
    return destination


def _strdup(oracle: Machine, source: int) -> int:
    size = len(c_string(oracle, source)) + 1
    fresh = allocate(oracle, size)
    oracle.memory.copy(fresh, source, size)
    return fresh


def _strchr(oracle: Machine, address: int, byte: int) -> int:
    position = (c_string(oracle, address) + b"\0").find(byte & 0xFF)
    return address + position if position >= 0 else 0


def _memchr(oracle: Machine, address: int, byte: int, size: int) -> int:
    position = oracle.memory.read(address, size)[0].find(byte & 0xFF)
    return address + position if position >= 0 else 0


def _qsort(oracle: Machine, base: int, count: int, size: int, compare: int) -> None:
    """An insertion sort that moves bytes, with everything they carry."""
    function = oracle.functions_at.get(compare)
    if function is None:
        raise OracleError(f"qsort with {compare:#x}, which is no function")
    spare = oracle.memory.allocate(int(size), "stack", "qsort")
    for i in range(1, count):
        oracle.memory.copy(spare, base + i * size, size)
        place = i
        while place and signed(oracle.invoke(function, [base + (place - 1) * size, spare], [PointerType()] * 2), 32) > 0:
            oracle.memory.copy(base + place * size, base + (place - 1) * size, size)
            place -= 1
        oracle.memory.copy(base + place * size, spare, size)
    oracle.memory.free(spare, "stack")


def _guard_acquire(oracle: Machine, guard: int) -> int:
    return int(oracle.memory.load(guard, IntType(8)) == 0)


def _guard_release(oracle: Machine, guard: int) -> None:
    oracle.memory.store(guard, IntType(8), 1)


# ------------------------------------------------------------------------------------------------------ small ones


def _rand(oracle: Machine, *arguments) -> int:
    """A fixed sequence, the same in every oracle."""
    oracle.random_state = (oracle.random_state * 1103515245 + 12345) & 0x7FFFFFFF
    return oracle.random_state


def _srand(oracle: Machine, seed: int) -> None:
    oracle.random_state = int(seed) & 0x7FFFFFFF


def _stop(name: str) -> Callable:
    def stop(oracle: Machine, *arguments) -> None:
        raise OracleError(f"the program called {name}")

    return stop


def _zero(oracle: Machine, *arguments) -> int:
    return 0


LIBRARY: dict[str, Callable] = {
    "calloc": _calloc,
    "realloc": _realloc,
    "aligned_alloc": _aligned,
    "memalign": _aligned,
    "posix_memalign": _posix_memalign,
    "malloc_usable_size": lambda oracle, p: len(oracle.memory.find(p, 0)[0].data) if p else 0,
    "memcpy": _memcpy,
    "memmove": _memcpy,
    "mempcpy": lambda oracle, d, s, n: _memcpy(oracle, d, s, n) + n,
    "bcopy": lambda oracle, s, d, n: _memcpy(oracle, d, s, n) and None,
    "memset": _memset,
    "bzero": lambda oracle, d, n: _memset(oracle, d, 0, n) and None,
    "memcmp": _memcmp,
    "bcmp": _memcmp,
    "strlen": lambda oracle, s: len(c_string(oracle, s)),
    "strcmp": _strcmp,
    "strncmp": _strncmp,
    "strcpy": _strcpy,
    "strdup": _strdup,
    "strchr": _strchr,
    "memchr": _memchr,
    "qsort": _qsort,
    "__cxa_guard_acquire": _guard_acquire,
    "__cxa_guard_release": _guard_release,
    "rand": _rand,
    "random": _rand,
    "srand": _srand,
    "srandom": _srand,
    "abs": lambda oracle, x: abs(signed(x, 32)) & 0xFFFFFFFF,
    "labs": lambda oracle, x: abs(signed(x, 64)) & (1 << 64) - 1,
    "llabs": lambda oracle, x: abs(signed(x, 64)) & (1 << 64) - 1,
}
ALLOCATING = """
    malloc valloc _Znwm _Znam _Znwj _Znaj _ZnwmSt11align_val_t _ZnamSt11align_val_t _ZnwmRKSt9nothrow_t
    _ZnamRKSt9nothrow_t NRT_Allocate NRT_Allocate_External
"""
FREEING = """
    free cfree _ZdlPv _ZdaPv _ZdlPvm _ZdaPvm _ZdlPvSt11align_val_t _ZdaPvSt11align_val_t _ZdlPvmSt11align_val_t
    _ZdaPvmSt11align_val_t _ZdlPvRKSt9nothrow_t NRT_Free
"""
WITHOUT_EFFECT = """
    printf fprintf puts putchar putc fputc fputs fflush fwrite perror clock time usleep vprintf vfprintf
    __printf_chk __fprintf_chk atexit __cxa_atexit clock_gettime getpid numba_gil_ensure numba_gil_release
"""
STOPPING = """
    abort exit _exit _Exit __assert_fail __assert_rtn __cxa_throw __cxa_rethrow _ZSt9terminatev __cxa_pure_virtual
    __stack_chk_fail _ZSt17__throw_bad_allocv _ZSt20__throw_length_errorPKc longjmp _longjmp
"""
LIBRARY.update(dict.fromkeys(ALLOCATING.split(), _malloc))
LIBRARY.update(dict.fromkeys(FREEING.split(), _free))
LIBRARY.update(dict.fromkeys(WITHOUT_EFFECT.split(), _zero))
LIBRARY.update({name: _stop(name) for name in STOPPING.split()})


# --------------------------------------------------------------------------- mathematics with unusual signatures


def frexp(oracle: Machine, kind: str, x: Dual) -> tuple[Dual, int]:
    """Fraction in [1/2, 1) and exponent; the fraction is linear in x with slope 2**-exponent."""
    if x.value == 0 or not is_finite(x.value):
        return x, 0
    mantissa, exponent = scaled_integer(x.value)
    exponent += mantissa.bit_length()
    return evaluate("ldexp", kind, [x, -exponent], oracle.arithmetic), exponent & 0xFFFFFFFF


def modf(oracle: Machine, kind: str, x: Dual) -> tuple[Dual, Dual]:
    """Fraction and whole part; the fraction has slope 1."""
    whole = evaluate("trunc", kind, [x], oracle.arithmetic)
    if not is_finite(x.value):
        return evaluate("copysign", kind, [Dual(oracle.arithmetic.number(kind, 0)), x], oracle.arithmetic), whole
    fraction = oracle.arithmetic.subtract(kind, x, whole)
    return evaluate("copysign", kind, [fraction, Dual(x.value)], oracle.arithmetic), whole


def to_nearest_integer(oracle: Machine, name: str, kind: str, x: Dual, bits: int) -> int:
    """``lround`` and the like."""
    rounding = "round" if "round" in name and "even" not in name else "rint"
    return oracle.constants.operators.to_integer(evaluate(rounding, kind, [Dual(x.value)], oracle.arithmetic), bits)


def _split_results(oracle: Machine, stem: str, kind: str, values: list):
    """Functions that return through pointers."""
    memory, type_ = oracle.memory, FloatType(kind)
    x = values[0]
    if stem == "frexp":
        fraction, exponent = frexp(oracle, kind, x)
        memory.store(values[1], IntType(32), exponent)
        return fraction
    if stem == "modf":
        fraction, whole = modf(oracle, kind, x)
        memory.store(values[1], type_, whole)
        return fraction
    if stem in ("sincos", "sincospi"):
        suffix = stem.removeprefix("sincos")
        memory.store(values[1], type_, evaluate("sin" + suffix, kind, [x], oracle.arithmetic))
        memory.store(values[2], type_, evaluate("cos" + suffix, kind, [x], oracle.arithmetic))
        return None
    if stem == "lgamma_r":
        negative = x.value < 0 and is_finite(x.value) and int(PRECISE.floor(x.value)) % 2
        memory.store(values[1], IntType(32), -1 if negative else 1)
        return evaluate("lgamma", kind, [x], oracle.arithmetic)
    quotient = oracle.arithmetic.divide(kind, Dual(x.value), Dual(values[1].value))
    nearest = evaluate("rint", "x86_fp80", [quotient], oracle.arithmetic)
    memory.store(values[2], IntType(32), int(nearest.value) & 0xFFFFFFFF)
    return evaluate("remainder", kind, values[:2], oracle.arithmetic)


_SPLIT = frozenset({"frexp", "modf", "sincos", "sincospi", "lgamma_r", "remquo"})
_TO_INTEGER = frozenset({"lround", "llround", "lrint", "llrint"})
_CLASSES = {
    "isnan": lambda v: v != v,
    "isinf": lambda v: v == v and not is_finite(v),
    "finite": is_finite,
    "isfinite": is_finite,
    "signbit": lambda v: str(v).startswith("-"),
}


def _mathematics(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    """Any spelling of the function table, or None if ``name`` is no mathematical function."""
    stem = name.removeprefix("__nv_").removeprefix("__").removesuffix("d" if name.startswith("__nv_is") else "")
    for candidate in (stem, stem[:-1], stem[:-2] + "_r"):
        floating = [t for t in types if isinstance(t, FloatType)]
        if not floating:
            return None
        kind = floating[0].kind
        if candidate in _SPLIT and isinstance(types[-1], PointerType):
            return (_split_results(oracle, candidate, kind, values),)
        if candidate in _TO_INTEGER:
            return (to_nearest_integer(oracle, candidate, kind, values[0], integer_bits(result)),)
        if candidate in _CLASSES and isinstance(result, IntType):
            return (int(_CLASSES[candidate](values[0].value)),)
        if candidate == "ilogb":
            return (frexp(oracle, kind, Dual(values[0].value))[1] - 1 & 0xFFFFFFFF,)
    known = spelled(name)
    if known is None:
        return None
    arguments = [signed(v, t.bits) if isinstance(t, IntType) else v for v, t in zip(values, types, strict=True)]
    return (evaluate(known[0], floating[0].kind, arguments, oracle.arithmetic),)


def call_library(oracle: Machine, name: str, result: Type, values: list, types: list[Type]):
    """A call of a function that the module only declares."""
    known = LIBRARY.get(name) or NUMBA.get(name)
    if known is not None:
        return known(oracle, *values)
    complex_answer = call_complex(oracle.arithmetic, name, result, values, types)
    if complex_answer is not None:
        return complex_answer
    if not any(isinstance(t, VectorType) for t in types):
        answer = _mathematics(oracle, name, result, values, types)
        if answer is not None:
            return answer[0]
    raise OracleError(f"@{name} is declared but neither defined nor known")
