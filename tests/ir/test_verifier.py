"""The verifier accepts what LLVM made and refuses what the text does not show, with the message at the right instruction."""

from __future__ import annotations

import pytest
from module_corpus import long_function

from numba_enzyme.ir.functions import Argument, Block, Function, Module, Phi
from numba_enzyme.ir.instructions import Branch
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.types import I64
from numba_enzyme.ir.verifier import InvalidIR, verify

DIAMOND = """
define double @f(double %x, i64 %n, ptr %p) {
entry:
  %c = icmp sgt i64 %n, 0
  br i1 %c, label %left, label %right
left:
  %a = fadd double %x, 1.0
  br label %join
right:
  %b = fmul double %x, 2.0
  br label %join
join:
  %r = phi double [ %a, %left ], [ %b, %right ]
  store double %r, ptr %p, align 8
  ret double %r
}
define void @other(double %x) {
  ret void
}
@g = global i64 3
"""


def diamond() -> tuple[Module, Function]:
    module = parse_module(DIAMOND)
    verify(module)
    return module, module.functions["f"]


def faults_of(broken: Module | Function) -> list[str]:
    with pytest.raises(InvalidIR) as caught:
        verify(broken)
    return [fault.message for fault in caught.value.faults]


def test_the_message_stands_under_the_instruction():
    _, function = diamond()
    function.blocks[3].instructions[0].operands.pop()
    with pytest.raises(InvalidIR) as caught:
        verify(function)
    lines = str(caught.value).splitlines()
    assert lines[0] == "invalid IR: 1 fault in function @f"
    assert lines[lines.index("join:") + 2] == "    ^ 1 values for 2 blocks"


def test_all_faults_of_a_function_come_at_once():
    _, function = diamond()
    function.blocks[3].instructions[0].operands.pop()
    function.blocks[1].instructions.pop()
    assert len(faults_of(function)) == 2


def test_block_without_terminator():
    _, function = diamond()
    function.blocks[1].instructions.pop()
    assert faults_of(function) == ["the block does not end with a terminator"]


def test_terminator_in_the_middle():
    _, function = diamond()
    block = function.blocks[1]
    early = Branch([function.blocks[3]])
    early.block = block
    block.instructions.insert(0, early)
    assert "a terminator in the middle of a block" in faults_of(function)


def test_empty_block():
    _, function = diamond()
    function.blocks.append(Block("empty", function))
    assert faults_of(function) == ["the block does not end with a terminator"]


def test_target_outside_of_the_function():
    _, function = diamond()
    function.blocks[1].terminator.targets[0] = Block("elsewhere")
    assert faults_of(function) == ["the target elsewhere is no block of this function"]


def test_wrong_back_links():
    _, function = diamond()
    function.blocks[1].instructions[0].block = function.blocks[2]
    function.blocks[2].function = None
    assert faults_of(function) == [
        "`instruction.block` is not the block it stands in",
        "`block.function` is not the function it stands in",
    ]


def test_instruction_that_stands_twice():
    _, function = diamond()
    function.blocks[1].instructions.insert(0, function.blocks[1].instructions[0])
    assert "the instruction stands twice in the function" in faults_of(function)


def test_operands_of_another_function():
    module, function = diamond()
    add = function.blocks[1].instructions[0]
    add.operands[0] = module.functions["other"].arguments[0]
    assert faults_of(module) == ["x is no argument of this function"]
    removed = function.blocks[2].instructions.pop(0)
    assert f"{removed.name} is no instruction of this function" in faults_of(function)


def test_operand_without_a_value():
    _, function = diamond()
    store = function.blocks[3].instructions[1]
    function.blocks[3].instructions[2].operands[0] = store
    assert "store has no result that could be used" in faults_of(function)
    function.blocks[3].instructions[2].operands[0] = function.blocks[0]
    assert "Block entry is no operand" in faults_of(function)


def test_phi_of_unequal_length():
    _, function = diamond()
    phi = function.blocks[3].instructions[0]
    assert isinstance(phi, Phi)
    phi.operands.append(phi.operands[0])
    assert faults_of(function) == ["3 values for 2 blocks"]


def test_arguments_and_signature():
    _, function = diamond()
    function.arguments.append(Argument(I64, "extra", 7))
    assert faults_of(function) == [
        f"the arguments do not fit {function.function_type}",
        "argument 3 says that it is argument 7",
    ]


def test_arguments_of_calls():
    module = parse_module("declare void @g(i32)\ndefine void @f(double %x) {\n  call void @g(i32 1)\n  ret void\n}")
    call = next(module.functions["f"].instructions())
    del call.operands[0]
    assert "0 arguments, but 1 entries of argument attributes" in faults_of(module)


def test_symbols_that_are_not_the_modules_own():
    module, function = diamond()
    store = function.blocks[3].instructions[1]
    store.operands[1] = parse_module("@g = global i64 3").globals["g"]
    assert faults_of(module) == ["@g is not the module's own"]
    verify(function)  # a function alone can't know


def test_symbol_under_another_name():
    module, function = diamond()
    function.name = "renamed"
    assert faults_of(module) == ["stands under the name `f`"]


def test_loops_and_long_chains_are_valid():
    verify(parse_module(long_function(4000)))
