"""Programs of the fuzzer as LLVM IR, in SSA form with phis at joins and loop headers.

    ("if", c, [("assign", "v0", a)], [])   ->   br i1 %c, label %then1, label %join1 ... %v0.2 = phi double [...]
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from .program import LENGTH

LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
MATHEMATICS = ("sin", "cos", "tanh", "exp", "log", "sqrt", "fabs", "pow", "atan", "maxnum", "minnum", "fma", "copysign")
LIBRARY = ("hypot", "atan2")


@dataclass
class _Loop:
    """Where ``break_if`` goes and with which values it arrives."""

    exit: str
    arrivals: list[tuple[str, dict[str, str]]]


def assigned(node) -> set[str]:
    """Variables that a block may assign."""
    found: set[str] = set()
    if isinstance(node, list):
        for statement in node:
            found |= assigned(statement)
    elif isinstance(node, tuple):
        if node[0] == "assign":
            found.add(node[1])
        for part in node[1:]:
            if isinstance(part, list):
                found |= assigned(part)
    return found


def mentioned(node, found: set) -> set:
    """All strings and numbers in a program's tree: cheap to ask whether an array is used."""
    if isinstance(node, (list, tuple)):
        for part in node:
            mentioned(part, found)
    elif isinstance(node, str):
        found.add(node)
    return found


class FunctionEmitter:
    """One function: ``self.env`` maps variables and loop counters to operands at the current point."""

    def __init__(self, kind: str, arrays: dict[str, str], result: str) -> None:
        self.T = kind
        self.size = 8 if kind == "double" else 4
        self.integer = f"i{8 * self.size}"
        self.arrays = arrays
        self.result = result
        self.lines: list[str] = []
        self.block = "entry"
        self.names = 0
        self.env: dict[str, str] = {}
        self.loops: list[_Loop] = []
        self.heap: str | None = None

    # ----------------------------------------------------------------------------------------------- primitives

    def fresh(self, stem: str = "t") -> str:
        self.names += 1
        return f"{stem}.{self.names}"

    def op(self, text: str, stem: str = "t") -> str:
        name = "%" + self.fresh(stem)
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def const(self, value: float) -> str:
        rounded = struct.unpack("<f", struct.pack("<f", value))[0] if self.T == "float" else value
        return f"0x{struct.unpack('<Q', struct.pack('<d', rounded))[0]:016X}"

    def math(self, name: str, *operands: str) -> str:
        typed = ", ".join(f"{self.T} {o}" for o in operands)
        if name in LIBRARY:
            return self.op(f"call {self.T} @{name}{'' if self.T == 'double' else 'f'}({typed})")
        suffix = "f64" if self.T == "double" else "f32"
        return self.op(f"call {self.T} @llvm.{name}.{suffix}({typed})")

    def arith(self, opcode: str, a: str, b: str) -> str:
        return self.op(f"{opcode} {self.T} {a}, {b}")

    def affine(self, a: str, factor: float, addend: str) -> str:
        return self.arith("fadd", self.arith("fmul", a, self.const(factor)), addend)

    # --------------------------------------------------------------------------------------- indices, conditions

    def index(self, node: tuple) -> str:
        _, counter, factor, shift = node
        operand = self.env.get(counter, "0") if counter else "0"
        scaled = self.op(f"mul i64 {operand}, {factor}", "k")
        moved = self.op(f"add i64 {scaled}, {shift}", "k")
        return self.op(f"and i64 {moved}, {LENGTH - 1}", "k")

    def element(self, array: str, index: str | int) -> str:
        return self.op(f"getelementptr inbounds {self.T}, ptr {self.arrays.get(array, '%x')}, i64 {index}", "p")

    def condition(self, node: tuple) -> str:
        if node[0] == "compare":
            a, b = self.expression(node[2]), self.expression(node[3])
            return self.op(f"fcmp {node[1]} {self.T} {a}, {b}", "c")
        if node[0] == "index_compare":
            return self.op(f"icmp {node[1]} i64 {self.index(node[2])}, {node[3]}", "c")
        a, b = self.condition(node[1]), self.condition(node[2])
        return self.op(f"and i1 {a}, {b}", "c")

    # ---------------------------------------------------------------------------------------------- expressions

    def expression(self, node: tuple) -> str:
        return getattr(self, "_" + node[0])(*node[1:])

    def _var(self, name: str) -> str:
        return self.env[name]

    def _const(self, value: float) -> str:
        return self.const(value)

    def _load(self, array: str, index: tuple) -> str:
        return self.op(f"load {self.T}, ptr {self.element(array, self.index(index))}", "x")

    def _select(self, condition: tuple, then: tuple, otherwise: tuple) -> str:
        c, a, b = self.condition(condition), self.expression(then), self.expression(otherwise)
        return self.op(f"select i1 {c}, {self.T} {a}, {self.T} {b}")

    def _unary(self, operation: str, operand: tuple) -> str:
        a, one = self.expression(operand), self.const(1.0)
        if operation in ("sin", "cos", "tanh", "atan"):
            return self.math(operation, a)
        if operation == "negate":
            return self.op(f"fneg {self.T} {a}")
        if operation == "abs":
            return self.math("fabs", self.affine(a, 0.75, self.const(0.37)))
        if operation == "round_trip":
            other = "float" if self.T == "double" else "double"
            there, back = ("fptrunc", "fpext") if self.T == "double" else ("fpext", "fptrunc")
            return self.op(f"{back} {other} {self.op(f'{there} {self.T} {a} to {other}')} to {self.T}")
        if operation == "power":
            exponent = self.affine(a, 0.5, one)
            return self.arith("fmul", self.math("pow", self.const(1.5), exponent), self.const(0.5))
        square = self.arith("fmul", a, a)
        if operation == "gauss":
            return self.math("exp", self.op(f"fneg {self.T} {square}"))
        if operation == "bell":
            return self.arith("fdiv", a, self.arith("fadd", one, square))
        if operation == "root":
            return self.arith("fmul", self.math("sqrt", self.arith("fadd", one, square)), self.const(0.75))
        return self.math("log", self.arith("fadd", one, square))

    def _binary(self, operation: str, left: tuple, right: tuple) -> str:
        a, b = self.expression(left), self.expression(right)
        half = self.const(0.5)
        if operation == "mean":
            return self.affine(a, 0.5, self.arith("fmul", b, half))
        if operation == "difference":
            return self.arith("fmul", self.arith("fsub", a, b), half)
        if operation == "product":
            return self.arith("fmul", self.arith("fmul", a, b), half)
        if operation == "quotient":
            return self.arith("fdiv", a, self.affine(self.arith("fmul", b, b), 0.5, self.const(1.0)))
        if operation in ("max", "min"):
            return self.math(operation + "num", a, self.affine(b, 0.9, self.const(0.0123)))
        if operation == "fma":
            return self.math("fma", a, half, self.arith("fmul", b, half))
        if operation == "copysign":
            return self.math("copysign", self.affine(a, 0.75, self.const(0.29)), self.affine(b, 0.9, self.const(0.017)))
        if operation == "powi":
            suffix = "f64.i32" if self.T == "double" else "f32.i32"
            return self.op(f"call {self.T} @llvm.powi.{suffix}({self.T} {self.arith('fmul', a, half)}, i32 3)")
        one = self.affine(self.arith("fmul", b, b), 0.25, self.const(0.5))
        return self.arith("fmul", self.math(operation, a, one), half)

    def _bits(self, style: str, operand: tuple) -> str:
        a, n = self.expression(operand), self.integer
        if style == "memory":
            place = self.op(f"alloca {n}", "m")
            self.do(f"store {self.T} {a}, ptr {place}")
            bits = self.op(f"load {n}, ptr {place}", "b")
            self.do(f"store {n} {bits}, ptr {place}")
            return self.op(f"load {self.T}, ptr {place}")
        bits = self.op(f"bitcast {self.T} {a} to {n}", "b")
        if style == "negate":
            bits = self.op(f"xor {n} {bits}, {-(1 << 8 * self.size - 1)}", "b")
        if style == "shifted":
            wide = f"i{16 * self.size}"
            shifted = self.op(f"shl {wide} {self.op(f'zext {n} {bits} to {wide}', 'b')}, {8 * self.size}", "b")
            bits = self.op(f"trunc {wide} {self.op(f'lshr {wide} {shifted}, {8 * self.size}', 'b')} to {n}", "b")
        return self.op(f"bitcast {n} {bits} to {self.T}")

    def _vector_sum(self, array: str, start: int) -> str:
        vector = self.op(f"load <4 x {self.T}>, ptr {self.element(array, start)}, align {self.size}", "w")
        suffix = "v4f64" if self.T == "double" else "v4f32"
        total = self.op(f"call {self.T} @llvm.vector.reduce.fadd.{suffix}({self.T} {self.const(0.0)}, <4 x {self.T}> {vector})")
        return self.arith("fmul", total, self.const(0.25))

    def _call(self, which: int, a: tuple, b: tuple, array: str) -> str:
        left, right = self.expression(a), self.expression(b)
        pointer = self.arrays.get(array, "%x")
        return self.op(f"call {self.T} @helper{which}({self.T} {left}, {self.T} {right}, ptr {pointer}, i64 %n)")

    def _recurse(self, a: tuple, depth: int) -> str:
        return self.op(f"call {self.T} @recursive({self.T} {self.expression(a)}, i64 {depth})")
