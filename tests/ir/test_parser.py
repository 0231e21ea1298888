"""What goes in comes out: real modules through the parser and the printer, and what the parser makes of text."""

from __future__ import annotations

import random

import pytest
from equivalence import differences, llvm_text
from module_corpus import (
    CLANG_OPTIONS,
    NUMBA_CASES,
    SOURCES,
    STORED,
    clang_or_reason,
    compiled,
    long_function,
    numba_modules,
    stored,
)

from numba_enzyme.ir.functions import DebugRecord, Module, Phi, users
from numba_enzyme.ir.instructions import Alloca, Binary, Call, ExtractValue, Verbatim
from numba_enzyme.ir.lexer import END, ParseError, Tokens
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.types import DOUBLE, I32, FunctionType, PointerType, StructType
from numba_enzyme.ir.values import ConstantFloat, ConstantInt, GlobalAlias, GlobalVariable, InlineAsm, MetadataOperand
from numba_enzyme.ir.verifier import verify


def assert_round_trip(text: str) -> None:
    """LLVM sees no difference, whether we read the text itself or LLVM's printing of it; printing twice changes nothing."""
    expected = llvm_text(text)
    for given in (text, expected):
        module = parse_module(given)
        verify(module)
        printed = print_module(module)
        assert differences(expected, llvm_text(printed)) == []
        assert print_module(parse_module(printed)) == printed


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_stored_modules_come_out_as_they_went_in(path):
    assert_round_trip(path.read_text())


@pytest.mark.parametrize(("name", "debug"), NUMBA_CASES)
def test_numba_modules_come_out_as_they_went_in(name, debug):
    for text in numba_modules(name, debug):
        assert_round_trip(text)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_clang_modules_come_out_as_they_went_in(source):
    clang, reason = clang_or_reason()
    for options in CLANG_OPTIONS if clang else ():
        assert_round_trip(compiled(clang, source, options))
    assert clang or reason.startswith("no clang"), "either this ran, or it says why not"


def test_the_comparison_sees_a_difference():
    text = llvm_text(stored("records_plain"))
    swapped = text.replace("fmul double", "fadd double", 1)
    assert differences(text, swapped)
    assert differences(text, text.replace("nsw", "", 1))
    assert differences(text, text.replace("noundef ", "", 1))


def body(text: str, header: str = "double @f(double %x, i64 %n, ptr %p)") -> list:
    module = parse_module(f"define {header} {{\n{text}\n}}")
    return list(module.functions["f"].instructions())


def test_operands_are_the_objects_that_define_them():
    module = parse_module(
        """
        define double @f(double %x) {
        entry:
          br label %loop
        loop:
          %s = phi double [ %x, %entry ], [ %next, %loop ]
          %next = call double @g(double %s)
          %c = fcmp olt double %next, 1.0
          br i1 %c, label %loop, label %out
        out:
          ret double %next
        }
        declare double @g(double)"""
    )
    function = module.functions["f"]
    _, phi, call, compare, branch, ret = function.instructions()
    assert phi.operands[0] is function.arguments[0]
    assert phi.operands[1] is call
    assert call.callee is module.functions["g"]
    assert call.callee_name == "g"
    assert call.function_type == FunctionType(DOUBLE, (DOUBLE,))
    assert branch.targets == [phi.block, ret.block]
    assert branch.condition is compare
    assert users(function)[call] == [phi, compare, ret]


def test_unnamed_values_and_blocks_are_numbered_as_llvm_does():
    module = parse_module(
        """define i32 @f(i32, i32) {
             %3 = add i32 %0, %1
             br label %4
           4:
             %5 = phi i32 [ %3, %2 ]
             br label %6
           6:                      ; a comment with a "quote
             ret i32 %5
           }"""
    )
    function = module.functions["f"]
    assert [block.name for block in function.blocks] == ["b2", "b4", "b6"]
    assert [argument.name for argument in function.arguments] == ["v0", "v1"]
    phi = function.blocks[1].phis()[0]
    assert phi.incoming_blocks == [function.blocks[0]]
    assert phi.operands == [function.blocks[0].instructions[0]]


def test_needless_quotes_make_no_difference():
    text = 'define i32 @"f"(i32 %"x") {\nentry:\n  br label %"next"\nnext:\n  %".1" = add i32 %x, 1\n  ret i32 %.1\n}'
    module = parse_module(text)
    assert [block.name for block in module.functions["f"].blocks] == ["entry", "next"]


def test_any_spacing_and_comments():
    tight = "define double @f(double %x){%y=fmul fast double %x,2.0,!dbg !0 ret double %y}!0=!{}"
    spread = """define
        double ; result
        @f ( double
        %x )
        {
        %y = fmul ; why
        fast double %x ,
        2.0, !dbg
        !0
        ret double
        %y }
        !0=!{}"""
    for text in (tight, spread):
        multiply, _ = parse_module(text).functions["f"].instructions()
        assert (multiply.opcode, multiply.flags, multiply.metadata) == ("fmul", ("fast",), {"dbg": "!0"})


@pytest.mark.parametrize(
    ("constant", "value"),
    [("i8 255", -1), ("i8 -128", -128), ("i1 true", 1), ("i1 -1", 1), ("i64 u0xFF", 255), ("i8 s0xFF", -1), ("i128 -5", -5)],
)
def test_integers_are_signed_as_llvm_prints_them(constant, value):
    type_text, _ = constant.split()
    ret = body(f"ret {constant}", f"{type_text} @f()")[0]
    assert isinstance(ret.operands[0], ConstantInt)
    assert ret.operands[0].value == value


@pytest.mark.parametrize("text", ["1.0", "0x3FB999999999999A", "-2.500000e-01", "0x7FF8000000000000"])
def test_floats_keep_their_spelling(text):
    constant = body(f"ret double {text}")[0].operands[0]
    assert isinstance(constant, ConstantFloat)
    assert constant.text == text


def test_calls_are_taken_apart():
    module = parse_module(
        """declare i32 @printf(ptr, ...)
        define i32 @f(ptr %p) {
          %r = tail call fastcc noundef i32 (ptr, ...)
                 @printf(ptr noundef nonnull align 8 %p, double 1.0) #3 [ "a"(ptr %p), "b"() ]
          %s = call i32 asm sideeffect "x; y", "=r,r"(i32 inreg 4) nounwind
          call void @md(metadata ptr %p, metadata !"t", metadata !DIExpression())
          ret i32 %r
        }
        declare void @md(metadata, metadata, metadata)"""
    )
    call, assembly, metadata, _ = module.functions["f"].instructions()
    assert isinstance(call, Call)
    assert (call.tail, call.prefix, call.suffix) == ("tail", "fastcc noundef", " #3")
    assert call.argument_attributes == ["noundef nonnull align 8", ""]
    assert call.bundles == [('"a"', [module.functions["f"].arguments[0]]), ('"b"', [])]
    assert call.function_type.vararg
    assert isinstance(assembly.callee, InlineAsm)
    assert assembly.argument_attributes == ["inreg"]
    first, second, third = metadata.arguments
    assert isinstance(first, MetadataOperand)
    assert first.value is module.functions["f"].arguments[0]
    assert (second.text, third.text) == ('!"t"', "!DIExpression()")


def test_invoke_and_landing_pad_know_their_blocks():
    module = parse_module(stored("language"))
    invoke = next(i for i in module.functions["caller"].instructions() if i.opcode == "invoke")
    assert [block.name for block in invoke.successors] == ["fine", "pad"]
    pad = invoke.unwind.instructions[0]
    assert isinstance(pad, Verbatim)
    assert isinstance(pad.type, StructType)
    switch = next(i for i in module.functions["funclets"].instructions() if i.opcode == "catchswitch")
    assert [block.name for block in switch.successors] == ["handler", "other", "cleanup"]


def test_debug_records_refer_to_values():
    record_text = "#dbg_value(!DIArgList(double %y, i64 %n), !1, !DIExpression(), !2)"
    add, record, _ = body(f"%y = fadd double %x, 1.0\n{record_text}\nret double %y")
    assert isinstance(record, DebugRecord)
    assert record.opcode == "dbg_value"
    assert record.operands[0] is add
    assert len(record.operands) == 2


def test_addresses_know_their_space():
    module = parse_module('@g = addrspace(3) global i32 0\n@a = alias i32, ptr addrspace(3) @g\ntarget triple = "x"')
    assert module.globals["g"].type == PointerType(3)
    assert isinstance(module.globals["a"], GlobalAlias)
    assert module.globals["a"].target is module.globals["g"]
    alloca = body("%a = alloca i32, i64 4, align 4, addrspace(5)\nret double %x")[0]
    assert isinstance(alloca, Alloca)
    assert (alloca.type, alloca.suffix) == (PointerType(5), ", align 4, addrspace(5)")


def test_result_types_follow_named_structures():
    structures = "%S = type { i32, [2 x %T] }\n%T = type { double }\n"
    module = parse_module(structures + "define double @f(%S %s) {\n%v = extractvalue %S %s, 1, 0, 0\nret double %v\n}")
    extract = next(module.functions["f"].instructions())
    assert isinstance(extract, ExtractValue)
    assert extract.type == DOUBLE


def test_parts_of_the_module_are_kept():
    module = parse_module(stored("language"))
    assert module.triple == "x86_64-unknown-linux-gnu"
    assert module.data_layout.startswith("e-m:e")
    assert len(module.inline_asm) == 2
    assert module.comdats == ["$group = comdat any", "$other = comdat exactmatch"]
    assert set(module.attribute_groups) == {"0", "1", "2"}
    variable = module.globals["far"]
    assert isinstance(variable, GlobalVariable)
    assert variable.prefix == "addrspace(1) externally_initialized"
    assert module.functions["jumper"].blocks[2].name == "second"
    assert isinstance(module, Module)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("define i32 @f() {\n  ret i32 %x\n}", 2, "`%x` is not defined"),
        ("define i32 @f() {\n\n  %a = call i32 @g()\n  ret i32 %a\n}", 3, "`@g` is not defined"),
        ("define void @f() {\n  br label %gone\n}", 2, "block `%gone` is not defined"),
        ("define void @f(i32 %x) {\n  %x = add i32 1, 2\n  ret void\n}", 2, "`%x` is defined twice"),
        ("define i64 @f(i32 %x) {\n  ret i64 %x\n}", 2, "`%x` has type i32, but i64 is written"),
        ("define i64 @f() {\n  br label %b\nb:\n  ret i64 %x\nc:\n  %x = add i32 1, 2\n  unreachable\n}", 4, "`%x` has type i32"),
        ("define void @f() {\n  frobnicate i32 1\n  ret void\n}", 2, "`frobnicate` is no instruction"),
        ("define void @f() {\n  ret void\n", 1, "unbalanced bracket"),
        ("define void @f(i32* %p) {\n  ret void\n}", 1, "typed pointers are not read"),
        ("define i8 @f() {\n  ret i8 300\n}", 2, "300 does not fit into i8"),
        ("define void @f() {\n}", 2, "has no blocks"),
        ("declare void @f()\ndeclare void @f()", 2, "`@f` is defined twice"),
        ("define void @f() {\n  %a = ret void\n}", 2, "without a result"),
        ("define i32 @f() {\n  %5 = add i32 1, 2\n  %3 = add i32 1, 2\n  ret i32 %3\n}", 3, "`%3` is out of order"),
        ("define double @f() {\n  ret double x\n}", 2, "expected a constant of type double"),
        ("hello", 1, "does not begin anything"),
        ("\n@g = i32 0\n", 2, "lacks the word `global`"),
        ("define { i32 } @f({ i32 } %s) {\n %v = extractvalue { i32 } %s, 3\n ret { i32 } %s\n}", 2, "has no element 3"),
    ],
)
def test_errors_name_line_and_cause(text, line, message):
    with pytest.raises(ParseError) as caught:
        parse_module(text)
    assert message in caught.value.message
    assert caught.value.line == line


@pytest.mark.parametrize("seed", range(5))
def test_damaged_text_is_read_or_refused_with_a_line(seed):
    choose = random.Random(seed)
    tokens = [token for token in Tokens(stored("language")).tokens if token != END]
    refused = 0
    for _ in range(60):
        damaged = list(tokens)
        place, other = choose.randrange(len(tokens)), choose.randrange(len(tokens))
        damage = choose.randrange(4)
        if damage == 0:
            del damaged[place]
        elif damage == 1:
            damaged.insert(place, tokens[other])
        elif damage == 2:
            damaged[place] = tokens[other]
        else:
            del damaged[place:]
        try:
            print_module(parse_module("\n".join(damaged)))
        except ParseError as error:
            refused += 1
            assert 1 <= error.line <= len(damaged) + 2
    assert refused > 20


def test_numbers_of_instructions_in_a_long_function():
    module = parse_module(long_function(2000))
    count = sum(1 for _ in module.functions["long"].instructions())
    assert count == 2102
    first = module.functions["long"].blocks[1]
    assert isinstance(first.instructions[0], Phi)
    assert isinstance(first.instructions[4], Binary)
    assert I32 not in {i.type for i in first.instructions}
