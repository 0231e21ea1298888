"""Runs formulas: every partial of every row emitted as a function, assembled once per floating type.

    compiled(DOUBLE).partial("tan", 0, 0)(x, y)        the IR of 1 + y*y, executed
    compiled(DOUBLE).primal("tan")(x)                  what formulas call for tan
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

import llvmlite.binding as llvm
import mpmath as mp

from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.builder import Builder
from numba_enzyme.ir.functions import Argument, Block, Function, Module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.types import FLOAT, I32, FloatType, FunctionType, Type
from numba_enzyme.rules import HOST, Emission, ScalarRule, default_book
from numba_enzyme.rules.book import INSTRUCTION_ROWS
from numba_enzyme.rules.runtime import is_runtime_symbol, runtime_module_text
from numba_enzyme.rules.symbols import GIVEN_PREFIX, GIVEN_ROWS

# Rows that no formula calls and that the host has no function for: the reference stands in for their values.
NO_HOST_FUNCTION = HOST.missing | {"carg"} | INSTRUCTION_ROWS | {GIVEN_PREFIX + name for name in GIVEN_ROWS}


# Functions of libdevice that formulas call: here by mpmath, so that their rows run as well.
STAND_INS = {"cyl_bessel_i0": lambda x: float(mp.besseli(0, x)), "cyl_bessel_i1": lambda x: float(mp.besseli(1, x))}
SYMBOLS = replace(HOST, missing=HOST.missing - STAND_INS.keys())


def _register_stand_ins() -> list:
    """Make the stand-ins known to the assembler; the result keeps them alive."""
    alive = []
    for name, function in STAND_INS.items():
        for floating, letter in ((ctypes.c_double, ""), (ctypes.c_float, "f")):
            callback = ctypes.CFUNCTYPE(floating, floating)(function)
            llvm.add_symbol(name + letter, ctypes.cast(callback, ctypes.c_void_p).value)
            alive.append(callback)
    return alive


def define(module: Module, name: str, result: Type, parameters: tuple[Type, ...]) -> tuple[Builder, list[Argument]]:
    """A new function in the module and a builder at its entry."""
    function = Function(name, FunctionType(result, parameters), [Argument(t, f"a{i}", i) for i, t in enumerate(parameters)])
    module.functions[name] = function
    block = Block("entry", function)
    function.blocks.append(block)
    return Builder(module, block), function.arguments


def parameter_types(rule: ScalarRule, type_: Type) -> tuple[Type, ...]:
    return tuple(I32 if i in rule.integers else type_ for i in range(rule.arity))


class Compiled:
    """All rows on one floating type; llvm.powi is lowered to a function of the compiler's own library."""

    def __init__(self, type_: FloatType) -> None:
        self.stand_ins = _register_stand_ins()
        llvm.load_library_permanently("libgcc_s.so.1")
        self.type = type_
        self.book = default_book()
        module = Module()
        for rule in self.book.rows.values():
            self._define_partials(module, rule)
            if len(rule.outputs) == 1 and rule.name not in NO_HOST_FUNCTION:
                builder, arguments = define(module, f"primal.{rule.name}", type_, parameter_types(rule, type_))
                builder.ret(builder.call_named(HOST.symbol(rule.name, type_), type_, list(arguments)))
        helpers = runtime_module_text(n for n in module.functions if is_runtime_symbol(n))
        self.text = print_module(module)
        parsed = llvm.parse_assembly(llvm_io.normalize(self.text))
        parsed.link_in(llvm.parse_assembly(_as_external(helpers)))
        parsed.verify()
        machine = llvm.Target.from_default_triple().create_target_machine()
        self.engine = llvm.create_mcjit_compiler(parsed, machine)
        self.engine.finalize_object()

    def _define_partials(self, module: Module, rule: ScalarRule) -> None:
        """Functions of (arguments, results): a partial each, and its product with a seed as last argument."""
        types = (*parameter_types(rule, self.type), *(self.type for _ in rule.outputs))
        for k, row in enumerate(rule.outputs):
            for i, formula in enumerate(row):
                builder, values = define(module, f"partial.{rule.name}.{k}.{i}", self.type, types)
                emission = Emission(builder, values[: rule.arity], values[rule.arity :], self.type, symbols=SYMBOLS)
                builder.ret(emission.emit(formula))
                builder, values = define(module, f"product.{rule.name}.{k}.{i}", self.type, (*types, self.type))
                emission = Emission(builder, values[: rule.arity], values[rule.arity : -1], self.type, symbols=SYMBOLS)
                product = emission.product(formula, values[-1], strong_zero=True)
                builder.ret(product if product is not None else builder.float_constant(self.type, 0.0))

    def _function(self, symbol: str, rule: ScalarRule, further: int) -> Callable[..., float]:
        floating = ctypes.c_float if self.type == FLOAT else ctypes.c_double
        types = [ctypes.c_int32 if i in rule.integers else floating for i in range(rule.arity)] + [floating] * further
        return ctypes.CFUNCTYPE(floating, *types)(self.engine.get_function_address(symbol))

    def primal(self, name: str) -> Callable[..., float]:
        return self._function(f"primal.{name}", self.book.row(name), 0)

    def partial(self, name: str, output: int, index: int) -> Callable[..., float]:
        """Takes the arguments, then all results."""
        rule = self.book.row(name)
        return self._function(f"partial.{name}.{output}.{index}", rule, len(rule.outputs))

    def product(self, name: str, output: int, index: int) -> Callable[..., float]:
        """Takes the arguments, all results, and the seed."""
        rule = self.book.row(name)
        return self._function(f"product.{name}.{output}.{index}", rule, len(rule.outputs) + 1)


def _as_external(helpers: str) -> str:
    """Helpers are internal to the module that they are merged into; across a link they must be visible."""
    return helpers.replace("define internal", "define")


@lru_cache(maxsize=2)
def compiled(type_: FloatType) -> Compiled:
    return Compiled(type_)
