"""The oracle's memory: what is an error, and which moves of bytes keep a derivative."""

import pytest

from numba_enzyme.testing import Dual, Oracle, OracleError
from numba_enzyme.testing.oracle_scalars import mpf

DECLARATIONS = """
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare i32 @posix_memalign(ptr, i64, i64)
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, <2 x i1>, <2 x double>)
declare i64 @llvm.bswap.i64(i64)
declare double @unknown(double)
@table = constant [2 x double] [double 1.5, double 2.5]
@place = global double 4.0
@link = global ptr getelementptr (i8, ptr @table, i64 8)
"""


def run(body: str, *arguments, parameters: str = "double %x", result: str = "double"):
    oracle = Oracle(f"define {result} @f({parameters}) {{\n{body}\n}}\n{DECLARATIONS}", step_limit=10_000)
    return oracle, oracle.call("f", list(arguments))


ERRORS = {
    "null pointer": "%v = load double, ptr null",
    "belongs to no allocation": "%q = inttoptr i64 12345 to ptr\n  %v = load double, ptr %q",
    "out of bounds": "%p = alloca [2 x double]\n  %q = getelementptr double, ptr %p, i64 2\n  %v = load double, ptr %q",
    "offset -8 out of bounds": "%p = alloca double\n  %q = getelementptr i8, ptr %p, i64 -8\n  %v = load double, ptr %q",
    "after it was freed": "%p = call ptr @malloc(i64 8)\n  call void @free(ptr %p)\n  %v = load double, ptr %p",
    "double free": "%p = call ptr @malloc(i64 8)\n  call void @free(ptr %p)\n  call void @free(ptr %p)",
    "not the start of heap": "%p = alloca double\n  call void @free(ptr %p)",
    "store to constant": "store double 1.0, ptr @table",
    "neither defined nor known": "%v = call double @unknown(double %x)",
    "udiv by zero": "%v = udiv i64 1, 0",
    "instructions": "br label %loop\nloop:\n  br label %loop\nafter:",
    "which is no function": "%v = call double inttoptr (i64 77 to ptr)(double %x)",
}


@pytest.mark.parametrize("message", ERRORS)
def test_errors(message):
    with pytest.raises(OracleError, match=message):
        run(f"  {ERRORS[message]}\n  ret double 0.0", 1.0)


def test_stack_memory_ends_with_its_function():
    text = """define ptr @g() { %p = alloca double
  ret ptr %p }
define double @f() { %p = call ptr @g()
  %v = load double, ptr %p
  ret double %v }"""
    with pytest.raises(OracleError, match="after it was freed"):
        Oracle(text).call("f")


def test_leaks_are_listed():
    body = "  %p = call ptr @malloc(i64 24)\n  %q = call ptr @_Znwm(i64 8)\n  call void @_ZdlPv(ptr %q)\n  ret double %x"
    oracle, _ = run(body, 1.0)
    assert [len(a.data) for a in oracle.memory.leaks()] == [24]


def test_errors_name_the_instruction():
    with pytest.raises(OracleError, match=r"at %v = load in @f"):
        run("  %v = load double, ptr null\n  ret double %v", 1.0)


def test_globals_keep_their_contents_between_calls():
    oracle = Oracle(f"""define double @f(double %x) {{
  %v = load double, ptr @place
  %s = fadd double %v, %x
  store double %s, ptr @place
  %l = load ptr, ptr @link
  %t = load double, ptr %l
  %r = fadd double %s, %t
  ret double %r }}{DECLARATIONS}""")
    assert [oracle.call("f", [1.0]).value for _ in range(2)] == [7.5, 8.5]


MOVES = {
    "integer": "%i = load i64, ptr %a\n  store i64 %i, ptr %b",
    "two halves": """%l = load i32, ptr %a
  %a4 = getelementptr i8, ptr %a, i64 4
  %h = load i32, ptr %a4
  %b4 = getelementptr i8, ptr %b, i64 4
  store i32 %h, ptr %b4
  store i32 %l, ptr %b""",
    "memcpy": "call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 16, i1 false)",
    "vector": "%v = load <2 x i64>, ptr %a\n  store <2 x i64> %v, ptr %b",
    "i128": "%v = load i128, ptr %a\n  store i128 %v, ptr %b",
    "structure": "%v = load { double, i64 }, ptr %a\n  store { double, i64 } %v, ptr %b",
    "bytes": "%v = load [8 x i8], ptr %a\n  store [8 x i8] %v, ptr %b",
    "shifts": """%i = load i64, ptr %a
  %w = zext i64 %i to i128
  %s = shl i128 %w, 64
  %o = or i128 %s, 77
  %t = lshr i128 %o, 64
  %u = trunc i128 %t to i64
  store i64 %u, ptr %b""",
    "masks": """%i = load i64, ptr %a
  %l = and i64 %i, 4294967295
  %h = and i64 %i, -4294967296
  %o = or disjoint i64 %l, %h
  store i64 %o, ptr %b""",
    "swapped twice": """%i = load i64, ptr %a
  %s = call i64 @llvm.bswap.i64(i64 %i)
  %t = call i64 @llvm.bswap.i64(i64 %s)
  store i64 %t, ptr %b""",
    "realloc": """%m = call ptr @malloc(i64 16)
  call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr %a, i64 16, i1 false)
  %n = call ptr @realloc(ptr %m, i64 32)
  %v = load double, ptr %n
  store double %v, ptr %b
  call void @free(ptr %n)""",
    "exchange": "%i = load i64, ptr %a\n  %o = atomicrmw xchg ptr %b, i64 %i seq_cst",
    "compare and exchange": """%i = load i64, ptr %a
  store i64 5, ptr %b
  %o = cmpxchg ptr %b, i64 5, i64 %i seq_cst seq_cst""",
    "masked load": """%m = insertelement <2 x i1> zeroinitializer, i1 true, i32 0
  %v = call <2 x double> @llvm.masked.load.v2f64.p0(ptr %a, <2 x i1> %m, <2 x double> zeroinitializer)
  store <2 x double> %v, ptr %b""",
}


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("precision", ["double", "exact"])
def test_moves_of_bytes_keep_the_derivative(move, precision):
    body = f"""  %a = alloca [2 x double]
  %b = alloca [2 x double]
  store [2 x double] zeroinitializer, ptr %a
  store double %x, ptr %a
  {MOVES[move]}
  %r = load double, ptr %b
  ret double %r"""
    text = f"define double @f(double %x) {{\n{body}\n}}\n{DECLARATIONS}"
    oracle = Oracle(text, precision=precision)
    third = mpf(1) / 3
    result = oracle.call("f", [Dual(third, {0: mpf(3)})])
    assert result.value == (third if precision == "exact" else 1 / 3)
    assert result.tangent == {0: mpf(3)}
    assert oracle.notes == []


SIGNS = {
    "xor i64 %i, -9223372036854775808": (-1, -2.5),
    "and i64 %i, 9223372036854775807": (1, 2.5),
    "or i64 %i, -9223372036854775808": (-1, -2.5),
}


@pytest.mark.parametrize("operation", SIGNS)
def test_signs_changed_through_integers(operation):
    slope, value = SIGNS[operation]
    body = f"  %i = bitcast double %x to i64\n  %j = {operation}\n  %r = bitcast i64 %j to double\n  ret double %r"
    oracle, result = run(body, Dual(2.5, {0: mpf(1)}))
    assert (result.value, result.tangent, oracle.notes) == (value, {0: mpf(slope)}, [])


def test_packed_pairs_of_floats():
    body = """  %p = alloca i64
  %v = insertelement <2 x float> poison, float %x, i32 0
  %w = insertelement <2 x float> %v, float 3.0, i32 1
  %i = bitcast <2 x float> %w to i64
  %h = lshr i64 %i, 32
  %l = shl i64 %i, 32
  %s = or i64 %h, %l
  %u = bitcast i64 %s to <2 x float>
  %r = extractelement <2 x float> %u, i32 1
  ret float %r"""
    oracle, result = run(body, Dual(1.5, {0: mpf(1)}), parameters="float %x", result="float")
    assert (result.value, result.tangent, oracle.notes) == (1.5, {0: mpf(1)}, [])


def test_inspected_bits_end_the_derivative_and_are_noted():
    body = "  %i = bitcast double %x to i64\n  %j = add i64 %i, 1\n  %r = bitcast i64 %j to double\n  ret double %r"
    oracle, result = run(body, Dual(1.0, {0: mpf(1)}))
    assert result.value == 1.0000000000000002
    assert result.tangent is None
    assert oracle.notes == ["integer add on the bits of a float"]


def test_a_partly_overwritten_float_is_noted():
    body = "  %p = alloca double\n  store double %x, ptr %p\n  store i8 7, ptr %p\n  %r = load double, ptr %p\n  ret double %r"
    oracle, result = run(body, Dual(1.0, {0: mpf(1)}))
    assert result.tangent is None
    assert oracle.notes == ["bytes of a float read as double"]


def test_fresh_memory_reads_as_nan():
    _, result = run("  %p = call ptr @malloc(i64 8)\n  %r = load double, ptr %p\n  call void @free(ptr %p)\n  ret double %r", 1.0)
    assert result.value != result.value
