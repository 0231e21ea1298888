"""Names become unique and valid; single instructions and functions print alone."""

from __future__ import annotations

from equivalence import llvm_text

from numba_enzyme.ir.functions import Block, Function, Module
from numba_enzyme.ir.instructions import Binary, Branch, Call, Return
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_function, print_instruction, print_module
from numba_enzyme.ir.types import DOUBLE, I1, I64, VOID, FunctionType
from numba_enzyme.ir.values import ConstantFloat, ConstantInt


def chain(names: list[str], block_names: list[str]) -> Function:
    """A function of blocks in a row; each adds one to the value before, under the given names."""
    function = Function("f", FunctionType(DOUBLE, (DOUBLE,)))
    value = function.arguments[0]
    function.blocks = [Block(name, function) for name in block_names]
    for position, (block, name) in enumerate(zip(function.blocks, names, strict=True)):
        value = Binary("fadd", DOUBLE, [value, ConstantFloat(DOUBLE, "1.0")], name=name)
        last = position == len(names) - 1
        end = Return("ret", VOID, [value]) if last else Branch([function.blocks[position + 1]])
        block.instructions = [value, end]
        for instruction in block.instructions:
            instruction.block = block
    return function


def test_equal_names_are_told_apart():
    function = chain(["x", "x", "x", "x.1"], ["x", "loop", "loop", "loop"])
    text = print_function(function)
    llvm_text(text)
    assert "x:" in text
    assert "loop.1:" in text
    assert "%x.1 = fadd" in text


def test_names_that_llvm_does_not_take_are_quoted_or_given():
    function = chain(["a b", "12", "", 'say "hi"', '"in quotes"'], ["first", "", "9", "böse", "end"])
    llvm_text(print_function(function))
    assert '%"a b" = ' in print_function(function)
    assert "%v12 = " in print_function(function)
    assert '%"in quotes" = ' in print_function(function)


def test_long_names_are_cut():
    """LLVM takes 1,024 characters of a local name; what was inlined comes near, and passes add to it."""
    first, second = "x" * 1020 + ".begin", "x" * 1020 + ".end"
    function = Function("f", FunctionType(I64, (I64,)))
    function.arguments[0].name = first
    block = Block("b" * 2000, function)
    function.blocks.append(block)
    for name in (second, f'"{first}"', first):
        block.instructions.append(Binary("add", I64, [function.arguments[0], ConstantInt(I64, 1)], name=name))
    block.instructions.append(Return("ret", VOID, [block.instructions[-1]]))
    text = print_function(function)
    assert max(map(len, text.replace(",", " ").split())) < 256
    llvm_text(text)


def test_many_equal_names_cost_linear_time():
    function = chain(["x"] * 20000, ["b"] * 20000)
    text = print_function(function)
    assert "%x.19999 = " in text
    assert "b.19999:" in text


def test_declarations_and_globals_with_odd_names():
    module = Module()
    module.functions["odd name"] = Function("odd name", FunctionType(DOUBLE, (DOUBLE, I64), vararg=True), prefix="noundef")
    assert 'declare noundef double @"odd name"(double, i64, ...)' in print_module(module)
    llvm_text(print_module(module))


def test_print_instruction_uses_the_names_of_the_model():
    module = parse_module("define double @f(double %x) {\n  %y = fmul nnan double %x, 2.0, !dbg !3\n  ret double %y\n}\n!3 = !{}")
    multiply, ret = module.functions["f"].instructions()
    assert print_instruction(multiply) == "%y = fmul nnan double %x, 2.0, !dbg !3"
    multiply.name = ""
    assert print_instruction(ret) == "ret double %<unnamed>"


def test_suffixes_may_lack_their_space():
    callee = Function("g", FunctionType(I1, ()))
    call = Call(callee.function_type, callee, [], suffix="nounwind", name="c")
    assert print_instruction(call) == "%c = call i1 @g() nounwind"


def test_integers_of_one_bit_print_as_words():
    assert str(ConstantInt(I1, 1)) == "true"
    assert str(ConstantInt(I64, 1)) == "1"


def test_renaming_a_block_keeps_its_address():
    module = parse_module(
        "@t = global ptr blockaddress(@f, %2)\ndefine void @f(ptr %b2) {\n  br label %2\n2:\n  indirectbr ptr %b2, [label %2]\n}"
    )
    text = print_module(module)
    llvm_text(text)
    assert f"blockaddress(@f, %{module.functions['f'].blocks[1].name})" in text
