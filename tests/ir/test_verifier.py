"""The verifier accepts what LLVM made and refuses each broken invariant, with the message at the right instruction."""

from __future__ import annotations

import pytest
from equivalence import llvm_text
from module_corpus import long_function

from numba_enzyme.ir.functions import Argument, Block, Function, Module, Phi
from numba_enzyme.ir.instructions import Branch, Return
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.types import DOUBLE, I32, I64
from numba_enzyme.ir.values import ConstantInt
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


# Each of these is text that LLVM refuses too.
REFUSED_BY_LLVM = {
    "use before definition": (
        "define i32 @f() {\n  %a = add i32 %b, 1\n  %b = add i32 1, 1\n  ret i32 %a\n}",
        "b does not dominate this use",
    ),
    "use beside definition": (
        "define i32 @f(i1 %c) {\n  br i1 %c, label %l, label %r\nl:\n  %a = add i32 1, 1\n  br label %r\nr:\n  ret i32 %a\n}",
        "a does not dominate this use",
    ),
    "phi without an entry": (
        "define i32 @f(i1 %c) {\ne:\n  br i1 %c, label %l, label %r\nl:\n  br label %r\nr:\n"
        "  %a = phi i32 [ 1, %l ]\n  ret i32 %a\n}",
        "no entry for the predecessor e",
    ),
    "phi with a foreign entry": (
        "define i32 @f() {\ne:\n  br label %r\nx:\n  unreachable\nr:\n  %a = phi i32 [ 1, %e ], [ 2, %x ]\n  ret i32 %a\n}",
        "an entry for x, which is no predecessor (or stands too often)",
    ),
    "phi with one entry for two edges": (
        "define i32 @f(i1 %c) {\ne:\n  br i1 %c, label %r, label %r\nr:\n  %a = phi i32 [ 1, %e ]\n  ret i32 %a\n}",
        "no entry for the predecessor e",
    ),
    "phi with two values for one predecessor": (
        "define i32 @f(i1 %c) {\ne:\n  br i1 %c, label %r, label %r\nr:\n  %a = phi i32 [ 1, %e ], [ 2, %e ]\n  ret i32 %a\n}",
        "two values for the one predecessor e",
    ),
    "phi whose value comes too late": (
        "define i32 @f(i1 %c) {\ne:\n  br label %l\nl:\n  %a = phi i32 [ %b, %e ], [ 1, %l ]\n  %b = add i32 %a, 1\n"
        "  br i1 %c, label %l, label %x\nx:\n  ret i32 %a\n}",
        "b does not dominate the end of e",
    ),
    "phi behind another instruction": (
        "define i32 @f() {\ne:\n  br label %r\nr:\n  %b = add i32 1, 1\n  %a = phi i32 [ 1, %e ]\n  ret i32 %a\n}",
        "a phi behind another instruction",
    ),
    "entry as a target": ("define void @f() {\ne:\n  br label %e\n}", "the first block of a function can't be a target"),
    "returned type": ("define i32 @f() {\n  ret i64 1\n}", "i64 is returned from a function that gives i32"),
    "nothing returned": ("define i32 @f() {\n  ret void\n}", "void is returned from a function that gives i32"),
    "fadd of integers": ("define i32 @f() {\n  %a = fadd i32 1, 2\n  ret i32 %a\n}", "fadd of i32"),
    "trunc to a wider type": ("define i64 @f(i32 %x) {\n  %a = trunc i32 %x to i64\n  ret i64 %a\n}", "trunc of i32 to i64"),
    "cast of a vector to a scalar": (
        "define i64 @f(<2 x i32> %x) {\n  %a = zext <2 x i32> %x to i64\n  ret i64 %a\n}",
        "zext of <2 x i32> to i64",
    ),
    "address of type i64": ("define i64 @f(i64 %x) {\n  %a = load i64, i64 %x\n  ret i64 %a\n}", "the address has type i64"),
    "condition of type i32": (
        "define void @f(i32 %x) {\n  br i32 %x, label %a, label %a\na:\n  ret void\n}",
        "the condition has type i32",
    ),
    "case twice": (
        "define void @f(i32 %x) {\n  switch i32 %x, label %a [ i32 1, label %a i32 1, label %a ]\na:\n  ret void\n}",
        "case 1 stands twice",
    ),
    "result of an invoke on its unwind path": (
        "declare i32 @g()\ndeclare i32 @__gxx_personality_v0(...)\ndefine i32 @f() personality ptr @__gxx_personality_v0 {\n"
        "  %v = invoke i32 @g() to label %ok unwind label %bad\nok:\n  ret i32 %v\nbad:\n"
        "  %l = landingpad { ptr, i32 } cleanup\n  ret i32 %v\n}",
        "v does not dominate this use",
    ),
    "result of an invoke in a phi on its unwind path": (
        "declare i32 @g()\ndeclare i32 @__gxx_personality_v0(...)\ndefine i32 @f() personality ptr @__gxx_personality_v0 {\n"
        "  %v = invoke i32 @g() to label %ok unwind label %bad\nok:\n  ret i32 %v\nbad:\n  %p = phi i32 [ %v, %0 ]\n"
        "  %l = landingpad { ptr, i32 } cleanup\n  ret i32 %p\n}",
        "v does not dominate the end of b0",
    ),
    "float index": (
        "define ptr @f(ptr %p) {\n  %a = getelementptr i8, ptr %p, double 1.0\n  ret ptr %a\n}",
        "index 1 has type double",
    ),
    "atomic float addition of integers": (
        "define i32 @f(ptr %p) {\n  %a = atomicrmw fadd ptr %p, i32 1 seq_cst\n  ret i32 %a\n}",
        "atomic fadd of i32",
    ),
}


@pytest.mark.parametrize("name", REFUSED_BY_LLVM)
def test_text_that_llvm_refuses_is_refused(name):
    text, message = REFUSED_BY_LLVM[name]
    with pytest.raises(RuntimeError):
        llvm_text(text)
    assert message in faults_of(parse_module(text))


def test_result_of_an_invoke_in_a_phi_of_its_normal_target():
    text = ("declare i32 @g()\ndeclare i32 @__gxx_personality_v0(...)\n"
            "define i32 @f(i1 %c) personality ptr @__gxx_personality_v0 {\n  br i1 %c, label %call, label %done\n"
            "call:\n  %v = invoke i32 @g() to label %done unwind label %bad\n"
            "done:\n  %p = phi i32 [ 0, %0 ], [ %v, %call ]\n  ret i32 %p\n"
            "bad:\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 1\n}")  # fmt: skip
    llvm_text(text)
    verify(parse_module(text))


def test_the_message_stands_under_the_instruction():
    text, message = REFUSED_BY_LLVM["use before definition"]
    with pytest.raises(InvalidIR) as caught:
        verify(parse_module(text))
    lines = str(caught.value).splitlines()
    assert lines[0] == "invalid IR: 1 fault in function @f"
    assert lines[lines.index("  %a = add i32 %b, 1") + 1] == f"    ^ {message}"


def test_all_faults_of_a_function_come_at_once():
    text = "define i32 @f(double %x) {\n  %a = fadd i32 1, 2\n  %b = load i32, double %x\n  ret i64 3\n}"
    assert len(faults_of(parse_module(text))) == 3


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


def test_phi_whose_type_differs():
    _, function = diamond()
    phi = function.blocks[3].instructions[0]
    phi.operands[0] = ConstantInt(I32, 1)
    assert "an incoming value has type i32, the phi double" in faults_of(function)


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
    call.operands[0] = module.functions["f"].arguments[0]
    assert faults_of(module) == ["argument 1 has type double, the parameter i32"]
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


def test_initialiser_of_another_type():
    module, _ = diamond()
    module.globals["g"].value_type = DOUBLE
    assert faults_of(module) == ["the initialiser has type i64, the variable double"]


def test_wrong_number_of_operands_is_shown_and_not_a_crash():
    _, function = diamond()
    function.blocks[1].instructions[0].operands.clear()
    assert "fadd has 0 operands, 2 are needed" in faults_of(function)


def test_return_of_two_values():
    _, function = diamond()
    ret = function.blocks[3].instructions[2]
    assert isinstance(ret, Return)
    ret.operands.append(ret.operands[0])
    assert any("is returned from a function" in message for message in faults_of(function))


def test_unreachable_blocks_may_use_anything_of_the_function():
    text = "define i32 @f() {\n  ret i32 0\ndead:\n  %a = add i32 %b, 1\n  %b = add i32 %a, 1\n  br label %dead\n}"
    llvm_text(text)
    verify(parse_module(text))


def test_loops_and_long_chains_are_valid():
    verify(parse_module(long_function(4000)))
