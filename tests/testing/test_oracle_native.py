"""The oracle's primals are those of machine code, bit for bit."""

import itertools
import struct

import numpy as np
import pytest

from numba_enzyme.testing import Dual, Oracle, Tree
from numba_enzyme.testing.native import run_native

LAYOUT = 'target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n'
FLOATS = [0.0, -0.0, 1.0, -1.5, 3.141592653589793, 1e-310, -2.5e-320, 1e308, 0.1, -7.0, float("inf"), float("nan"), 65504.0, 1e-7]
INTEGERS = [0, 1, 2, 5, 7, 127, 128, 200, 255, 2**31, 2**63 - 1, 2**63, 2**64 - 3, 0x0102030405060708]


def bits(value):
    """A result in a form in which NaN equals NaN and zero has a sign; payloads of NaN are not compared."""
    if isinstance(value, tuple):
        return tuple(bits(v) for v in value)
    if isinstance(value, Dual):
        value = float(value.value)
    if isinstance(value, float):
        return "nan" if value != value else struct.pack("<d", value)
    return int(value)


def tabulate(body: str, parameter: str, result: str, inputs: list[tuple], declarations: str = "") -> tuple[list, list]:
    """Results of ``@f`` for all inputs by machine code (one compilation, a table in memory) and by the oracle."""
    text = LAYOUT + f"define {result} @f({parameter}) {{\n{body}\n}}\n{declarations}"
    oracle = Oracle(text)
    types = [a.type for a in oracle.module.functions["f"].arguments]
    size = oracle.layout.size_of(oracle.module.functions["f"].function_type.result)
    table = "".join(oracle.memory.to_bytes(t, oracle.argument(t, v))[0].ljust(32, b"\0").hex() for row in inputs
                    for t, v in zip(types, row, strict=True))  # fmt: skip
    stride = 32 * len(types)
    loads = "".join(f"  %q{i} = getelementptr i8, ptr %row, i64 {32 * i}\n  %v{i} = load {t}, ptr %q{i}, align 1\n"
                    for i, t in enumerate(types))  # fmt: skip
    call = f"call {result} @f({', '.join(f'{t} %v{i}' for i, t in enumerate(types))})"
    loop = f"""
define void @all(ptr %in, ptr %out, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %o = mul i64 %i, {stride}
  %row = getelementptr i8, ptr %in, i64 %o
{loads}  %r = {call}
  %w = mul i64 %i, {size}
  %place = getelementptr i8, ptr %out, i64 %w
  store {result} %r, ptr %place, align 1
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""
    given = Tree(np.frombuffer(bytes.fromhex(table), dtype=np.uint8))
    run = run_native(text + loop, "all", [given, np.zeros(size * len(inputs), np.uint8), len(inputs)])
    raw = run.contents[1].tobytes()
    type_ = oracle.module.functions["f"].function_type.result
    native = [oracle.memory.from_bytes(type_, raw[i * size : i * size + oracle.layout.store_size(type_)], None)
              for i in range(len(inputs))]  # fmt: skip
    return [bits(v) for v in native], [bits(oracle.call("f", list(row))) for row in inputs]


OPCODES = ["add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "udiv", "sdiv", "urem", "srem"]
NEEDS_COMPILER_RT = {(opcode, 128) for opcode in ("udiv", "sdiv", "urem", "srem")}


INTEGER_CASES = sorted({*itertools.product(OPCODES, [8, 16, 32, 64, 128])} - NEEDS_COMPILER_RT)


@pytest.mark.parametrize(("opcode", "bits_of_type"), [
    pytest.param(*case, marks=[pytest.mark.slow] if case[1] in (16, 64) else []) for case in INTEGER_CASES
])  # fmt: skip
def test_integer_arithmetic(opcode, bits_of_type):
    mask = (1 << bits_of_type) - 1
    pairs = sorted({(a & mask, b & mask) for a, b in itertools.product(INTEGERS, INTEGERS)})
    if opcode in ("udiv", "sdiv", "urem", "srem"):
        smallest = 1 << bits_of_type - 1
        pairs = [(a, b) for a, b in pairs if b and not (a == smallest and b == mask)]
    if opcode in ("shl", "lshr", "ashr"):
        pairs = sorted({(a, b % bits_of_type) for a, b in pairs})
    t = f"i{bits_of_type}"
    native, oracle = tabulate(f"  %r = {opcode} {t} %a, %b\n  ret {t} %r", f"{t} %a, {t} %b", t, pairs)
    assert native == oracle


@pytest.mark.parametrize("kind", ["float", "double", "x86_fp80"])
@pytest.mark.parametrize("opcode", ["fadd", "fsub", "fmul", "fdiv"])
def test_float_arithmetic(opcode, kind):
    finite = [v for v in FLOATS if v == v and abs(v) <= 1e308]
    values = FLOATS if kind != "x86_fp80" else [v for v in finite if v]
    pairs = list(itertools.product(values, values))
    native, oracle = tabulate(f"  %r = {opcode} {kind} %a, %b\n  ret {kind} %r", f"{kind} %a, {kind} %b", kind, pairs)
    assert native == oracle


FOUR = [("fadd", np.add), ("fsub", np.subtract), ("fmul", np.multiply), ("fdiv", np.divide)]


@pytest.mark.parametrize(("opcode", "operation"), FOUR)
def test_half_precision_is_that_of_numpy(opcode, operation):
    """Machine code for half needs compiler-rt, so NumPy is the witness."""
    values = [0.0, -0.0, 1.0, -1.5, 3.14, 6e-8, 1e-5, 65504.0, float("inf"), float("nan"), 0.333, -2049.0]
    values = [float(np.float16(v)) for v in values]
    oracle = Oracle(f"define half @f(half %a, half %b) {{ %r = {opcode} half %a, %b\n  ret half %r }}")
    with np.errstate(all="ignore"):
        for a, b in itertools.product(values, values):
            assert bits(oracle.call("f", [a, b])) == bits(float(operation(np.float16(a), np.float16(b))))


@pytest.mark.parametrize("value", [1 + 2**-11, 1 + 3 * 2**-11, 6e-8, 2e-8, 65519.0, 65520.0, -1e-9, 0.1, float("nan")])
def test_truncation_to_half_is_that_of_numpy(value):
    text = "define double @f(double %a) { %h = fptrunc double %a to half\n  %r = fpext half %h to double\n  ret double %r }"
    with np.errstate(over="ignore"):
        assert bits(Oracle(text).call("f", [value])) == bits(float(np.float16(value)))


@pytest.mark.parametrize("kind", ["float", "double"])
def test_remainder(kind):
    pairs = [(a, b) for a, b in itertools.product(FLOATS, FLOATS)]
    native, oracle = tabulate(f"  %r = frem {kind} %a, %b\n  ret {kind} %r", f"{kind} %a, {kind} %b", kind, pairs)
    assert native == oracle


FLOAT_PREDICATES = "oeq one olt ole ogt oge ord uno ueq une ult ule ugt uge true false"


@pytest.mark.parametrize("predicate", FLOAT_PREDICATES.split())
def test_float_comparisons(predicate):
    pairs = list(itertools.product(FLOATS, FLOATS))
    body = f"  %c = fcmp {predicate} double %a, %b\n  %r = zext i1 %c to i32\n  ret i32 %r"
    native, oracle = tabulate(body, "double %a, double %b", "i32", pairs)
    assert native == oracle


@pytest.mark.parametrize("predicate", ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"])
def test_integer_comparisons(predicate):
    pairs = list(itertools.product(INTEGERS, INTEGERS))
    body = f"  %c = icmp {predicate} i64 %a, %b\n  %r = zext i1 %c to i32\n  ret i32 %r"
    native, oracle = tabulate(body, "i64 %a, i64 %b", "i32", pairs)
    assert native == oracle


CASTS = [
    ("trunc", "i64", "i8", INTEGERS),
    ("zext", "i32", "i64", [v & 0xFFFFFFFF for v in INTEGERS]),
    ("sext", "i32", "i128", [v & 0xFFFFFFFF for v in INTEGERS]),
    ("sitofp", "i64", "float", INTEGERS + [2**53 + 1, 2**24 + 1, 2**60 + 2**36 + 1]),
    ("uitofp", "i64", "float", INTEGERS + [2**53 + 1, 2**24 + 1, 2**60 + 2**36 + 1]),
    ("sitofp", "i64", "double", INTEGERS + [2**53 + 1]),
    ("uitofp", "i64", "double", INTEGERS + [2**53 + 1]),
    ("fptosi", "double", "i64", [0.0, -0.5, 1.9, -3.99, 1e15]),
    ("fptoui", "double", "i64", [0.0, 0.5, 1.9, 1e19]),
    ("fptrunc", "double", "float", FLOATS + [1 + 2**-24, 1 + 3 * 2**-24, 1e-45, 7e-46]),
    ("fpext", "float", "double", [0.5, -1e38, 1e-45]),
    ("bitcast", "double", "i64", [0.1, -0.0, 1e-310]),
    ("bitcast", "<2 x float>", "i64", [(0.1, 2.5)]),
    ("bitcast", "i64", "<4 x i16>", INTEGERS),
]


@pytest.mark.parametrize(("opcode", "source", "target", "values"), CASTS, ids=lambda v: v if isinstance(v, str) else "")
def test_casts(opcode, source, target, values):
    body = f"  %r = {opcode} {source} %a to {target}\n  ret {target} %r"
    native, oracle = tabulate(body, f"{source} %a", target, [(v,) for v in values])
    assert native == oracle


UNARY_INTRINSICS = """
    fabs floor ceil trunc rint nearbyint round roundeven sqrt sin cos exp log exp2 log2 log10
"""


@pytest.mark.parametrize("kind", ["float", "double"])
@pytest.mark.parametrize("name", UNARY_INTRINSICS.split())
def test_float_intrinsics(name, kind):
    suffix = "f64" if kind == "double" else "f32"
    values = [(v,) for v in FLOATS + [0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994] if name not in ("exp", "exp2") or v < 80]
    body = f"  %r = call {kind} @llvm.{name}.{suffix}({kind} %a)\n  ret {kind} %r"
    native, oracle = tabulate(body, f"{kind} %a", kind, values, f"declare {kind} @llvm.{name}.{suffix}({kind})")
    assert native == oracle


@pytest.mark.parametrize("name", ["pow", "minnum", "maxnum", "minimum", "maximum", "copysign"])
def test_binary_float_intrinsics(name):
    zeros = {0.0, -0.0} if name in ("minnum", "maxnum") else set()  # which zero is not defined there
    values = [v for v in FLOATS if v not in zeros]
    pairs = list(itertools.product(values, values))
    body = f"  %r = call double @llvm.{name}.f64(double %a, double %b)\n  ret double %r"
    native, oracle = tabulate(body, "double %a, double %b", "double", pairs, f"declare double @llvm.{name}.f64(double, double)")
    assert native == oracle


def test_fma_rounds_once():
    values = [1 + 2**-30, -1 + 2**-29, 3.3, 1e-200, 1e200]
    body = "  %r = call double @llvm.fma.f64(double %a, double %b, double %c)\n  ret double %r"
    declare = "declare double @llvm.fma.f64(double, double, double)"
    triples = list(itertools.product(values, values, values))
    native, oracle = tabulate(body, "double %a, double %b, double %c", "double", triples, declare)
    assert native == oracle


INTEGER_INTRINSICS = {
    "ctpop": "", "bswap": "", "bitreverse": "", "ctlz": ", i1 false", "cttz": ", i1 false", "abs": ", i1 false",
    "smax": ", i64 %b", "smin": ", i64 %b", "umax": ", i64 %b", "umin": ", i64 %b", "sadd.sat": ", i64 %b",
    "uadd.sat": ", i64 %b", "ssub.sat": ", i64 %b", "usub.sat": ", i64 %b", "fshl": ", i64 %b, i64 13",
    "fshr": ", i64 %b, i64 64",
}  # fmt: skip


@pytest.mark.parametrize("name", INTEGER_INTRINSICS)
def test_integer_intrinsics(name):
    rest = INTEGER_INTRINSICS[name]
    types = ", ".join(part.strip().split()[0] for part in ("i64 %a" + rest).split(","))
    body = f"  %r = call i64 @llvm.{name}.i64(i64 %a{rest})\n  ret i64 %r"
    pairs = list(itertools.product(INTEGERS, INTEGERS))
    native, oracle = tabulate(body, "i64 %a, i64 %b", "i64", pairs, f"declare i64 @llvm.{name}.i64({types})")
    assert native == oracle


@pytest.mark.parametrize("name", ["sadd", "uadd", "ssub", "usub", "smul", "umul"])
def test_overflow_intrinsics(name):
    result = "{ i32, i1 }"
    body = f"""  %p = call {result} @llvm.{name}.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue {result} %p, 0
  %o = extractvalue {result} %p, 1
  %w = zext i1 %o to i32
  %s = insertvalue {{ i32, i32 }} poison, i32 %v, 0
  %r = insertvalue {{ i32, i32 }} %s, i32 %w, 1
  ret {{ i32, i32 }} %r"""
    pairs = [(a & 0xFFFFFFFF, b & 0xFFFFFFFF) for a, b in itertools.product(INTEGERS, INTEGERS)]
    declare = f"declare {result} @llvm.{name}.with.overflow.i32(i32, i32)"
    native, oracle = tabulate(body, "i32 %a, i32 %b", "{ i32, i32 }", pairs, declare)
    assert native == oracle


def test_vectors():
    body = """  %s = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %c = fcmp olt <4 x float> %s, %a
  %m = select <4 x i1> %c, <4 x float> %b, <4 x float> %s
  %x = extractelement <4 x float> %a, i32 2
  %i = insertelement <4 x float> %m, float %x, i32 1
  %t = fadd <4 x float> %i, %b
  %u = call float @llvm.vector.reduce.fadd.v4f32(float 0.5, <4 x float> %t)
  %r = insertelement <4 x float> %t, float %u, i32 3
  ret <4 x float> %r"""
    rows = [((1.0, 2.0, 3.0, 4.0), (0.5, -2.0, 9.0, 0.1)), ((0.1, 0.2, 0.3, 0.4), (1e10, 3.0, -7.0, 2.0))]
    declare = "declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)"
    native, oracle = tabulate(body, "<4 x float> %a, <4 x float> %b", "<4 x float>", rows, declare)
    assert native == oracle
