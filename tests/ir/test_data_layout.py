"""Sizes and offsets are LLVM's, for random types on real layouts."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numba_enzyme.ir.data_layout import DataLayout
from numba_enzyme.ir.functions import Argument
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.types import (
    DOUBLE,
    FLOAT,
    FP128,
    HALF,
    I1,
    I8,
    I16,
    I32,
    I64,
    LABEL,
    PTR,
    VOID,
    X86_FP80,
    ArrayType,
    IntType,
    NamedStruct,
    PointerType,
    StructType,
    Type,
    VectorType,
)
from numba_enzyme.ir.values import ConstantInt, ConstantWord

LAYOUTS = {
    "x86-64": "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    "aarch64": "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    "nvptx64": "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "i386": "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
    "amdgpu": "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-i64:64-A5-G1",
    "empty": "",
}
SCALARS = [I1, I8, I16, I32, I64, IntType(24), IntType(128), HALF, FLOAT, DOUBLE, X86_FP80, FP128]
SCALARS += [PTR, PointerType(3), PointerType(5)]
VECTORS = [VectorType(count, element) for count in (1, 2, 3, 4, 8) for element in (I8, I32, FLOAT, DOUBLE, HALF, PTR)]


def compound(inner: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
    fields = st.lists(inner, max_size=5).map(tuple)
    return st.builds(StructType, fields, st.booleans()) | st.builds(ArrayType, st.integers(0, 4), inner)


TYPES = st.recursive(st.sampled_from(SCALARS + VECTORS), compound, max_leaves=12)


class Witness:
    """LLVM's own answers."""

    def __init__(self, layout: str, type_: Type) -> None:
        text = f'target datalayout = "{layout}"\n@v = external global {type_}\n'
        self._module = llvm.parse_assembly(text, llvm.create_context())
        self._data = llvm.create_target_data(layout)
        self._type = self._module.get_global_variable("v").global_value_type
        self.size = self._data.get_abi_size(self._type)
        self.alignment = self._data.get_abi_alignment(self._type)

    def offset(self, index: int) -> int:
        return self._data.get_element_offset(self._type, index)


@pytest.mark.parametrize("target", LAYOUTS)
@settings(max_examples=120, deadline=None)
@given(type_=TYPES)
def test_sizes_alignments_and_offsets_are_those_of_llvm(target, type_):
    layout = DataLayout(LAYOUTS[target])
    witness = Witness(LAYOUTS[target], type_)
    assert layout.size_of(type_) == witness.size
    assert layout.align_of(type_) == witness.alignment
    if isinstance(type_, StructType):
        for index in range(len(type_.fields)):
            assert layout.field_offset(type_, index) == witness.offset(index)


@settings(max_examples=200, deadline=None)
@given(type_=TYPES)
def test_flat_scalars_lie_in_order_within_the_type(type_):
    layout = DataLayout(LAYOUTS["x86-64"])
    position = 0
    for offset, scalar in layout.flatten(type_):
        assert offset >= position
        position = offset + layout.store_size(scalar)
    assert position <= layout.size_of(type_)


def test_flatten_goes_through_everything():
    module = parse_module(
        f'target datalayout = "{LAYOUTS["x86-64"]}"\n%S = type {{ i8, %T }}\n%T = type <{{ double, [2 x <2 x float>] }}>'
    )
    layout = DataLayout.of(module)
    named = NamedStruct("S")
    assert layout.flatten(named) == [(0, I8), (1, DOUBLE), (9, FLOAT), (13, FLOAT), (17, FLOAT), (21, FLOAT)]
    assert layout.size_of(named) == 25
    assert layout.struct_fields(named) == (I8, NamedStruct("T"))
    assert layout.flatten(named) is layout.flatten(NamedStruct("S"))


def test_store_size_differs_from_size():
    layout = DataLayout(LAYOUTS["x86-64"])
    assert (layout.store_size(X86_FP80), layout.size_of(X86_FP80)) == (10, 16)
    assert (layout.store_size(I1), layout.bits_of(I1)) == (1, 1)
    assert (layout.store_size(VectorType(3, FLOAT)), layout.size_of(VectorType(3, FLOAT))) == (12, 16)


def test_pointers_by_address_space():
    layout = DataLayout(LAYOUTS["amdgpu"])
    assert [layout.pointer_bits(space) for space in (0, 1, 3, 7, 8, 42)] == [64, 64, 32, 160, 128, 64]


def test_constant_offsets():
    layout = DataLayout(LAYOUTS["x86-64"])
    record = StructType((I32, ArrayType(3, StructType((I8, DOUBLE)))))
    indices = [ConstantInt(I64, 2), ConstantInt(I32, 1), ConstantInt(I64, 2), ConstantInt(I32, 1)]
    assert layout.constant_offset(record, indices) == 2 * 56 + 8 + 2 * 16 + 8
    assert layout.constant_offset(I8, [ConstantInt(I64, -5)]) == -5
    assert layout.constant_offset(DOUBLE, [ConstantWord(I64, "zeroinitializer")]) == 0
    assert layout.constant_offset(record, [0, Argument(I64, "i", 0)]) is None
    assert layout.constant_offset(record, []) == 0


@pytest.mark.parametrize("type_", [VOID, LABEL, VectorType(2, DOUBLE, scalable=True), NamedStruct("unknown")])
def test_types_without_a_size_are_refused(type_):
    with pytest.raises(ValueError):
        DataLayout().size_of(type_)
