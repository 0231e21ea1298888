"""numba-cuda's dialect as today's LLVM reads it."""

from numba_enzyme.bridge.cuda.opaque import SharedArray, plain_text, untyped
from numba_enzyme.ir.llvm_io import normalize


def test_pointer_types_of_every_form():
    for typed, plain in {
        'load double, double addrspace(3)* %"p"': 'load double, ptr %"p"',
        "call i32 @f(i8** %a, [2 x {i32, i8*}]* %b)": "call i32 @f(ptr %a, ptr %b)",
        "void (i8*, {double, i32}*)* @k": "ptr @k",
        "getelementptr {i8*, i64}, {i8*, i64}* %x, i32 0": "getelementptr {ptr, i64}, ptr %x, i32 0",
        'store i8* null, i8** %"x*y" ; i8* in a comment': 'store ptr null, ptr %"x*y" ; i8* in a comment',
        "i32 (i8*)* (double*)* %f": "ptr %f",
        "<{i8, float*}>* %p": "ptr %p",
    }.items():
        assert untyped(typed) == plain


def test_shared_memory_and_old_intrinsics():
    text = """
target triple = "nvptx64-nvidia-cuda"
@"tile" = addrspace(3) global [64 x double] undef, align 8
@"dynamic" = external addrspace(3) global [0 x float], align 4
@"table" = internal addrspace(4) constant [2 x i8] [i8 1, i8 2], align 1
declare double @"llvm.nvvm.atomic.load.add.f64.p0f64"(double* %".1", double %".2")
define double @"k"(double* %"a.p0.1")
{
entry:
  %"g" = addrspacecast [64 x double] addrspace(3)* @"tile" to i8*
  %"d" = bitcast i8* %"g" to double*
  %"o" = call double @"llvm.nvvm.atomic.load.add.f64.p0f64"(double* %"d", double 0x3ff0000000000000)
  ret double %"o"
}
"""
    found = plain_text([text])
    assert found.shared == (SharedArray("tile", "double", 64), SharedArray("dynamic", "float", 0))
    assert "@tile = external global [64 x double], align 8" in normalize(found.modules[0])
    assert "atomicrmw fadd ptr" in found.modules[0] and '%"a.p0.1"' in found.modules[0]
