"""Names of BLAS and LAPACK that a module only declares are known by what stands for them."""

from __future__ import annotations

import ctypes

import pytest

from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.llvm import differentiate
from tests.programs.native import Native

DOT = """
declare {real} @{name}({integer}, ptr, {integer}, ptr, {integer})
define {real} @f(ptr %x, ptr %y) {{
  %r = call {real} @{name}({integer} 2, ptr %x, {integer} 1, ptr %y, {integer} -1)
  ret {real} %r
}}
"""
BY_ADDRESS = """
@two = constant {integer} 2
@one = constant {integer} 1
declare {result} @{name}(ptr, ptr, ptr, ptr, ptr{more})
define {real} @f(ptr %x, ptr %y) {{
  %r = call {real} @{name}(ptr @two, ptr %x, ptr @one, ptr %y, ptr @one)
  ret {real} %r
}}
"""


def gradient_at(text: str, kind: str) -> list[float]:
    """d(dot)/dx at y = (3, 5): the module has all that it calls."""
    number = ctypes.c_float if kind == "float" else ctypes.c_double
    memory = [(number * 2)(*values) for values in ((1, 2), (0, 0), (3, 5), (0, 0))]
    answer = differentiate(text, "f", ["dup", "dup"], mode="reverse")
    Native(answer, ["diffe_f"]).call("diffe_f", [*map(ctypes.addressof, memory), 1.0])
    return list(memory[1])


@pytest.mark.parametrize(
    ("name", "real", "integer"),
    [("cblas_ddot", "double", "i32"), ("cblas_ddot", "double", "i64"), ("cblas_ddot64_", "double", "i64"),
     ("cblas_ddot_64", "double", "i64"), ("cblas_sdot", "float", "i32"), ("cblas_sdot64_", "float", "i64")],
)  # fmt: skip
def test_names_of_c(name: str, real: str, integer: str) -> None:
    assert gradient_at(DOT.format(name=name, real=real, integer=integer), real) == [5.0, 3.0]


@pytest.mark.parametrize(
    ("name", "real", "integer"), [("ddot_", "double", "i32"), ("ddot_64_", "double", "i64"), ("sdot64_", "float", "i64")]
)
def test_names_of_fortran(name: str, real: str, integer: str) -> None:
    assert gradient_at(BY_ADDRESS.format(name=name, real=real, result=real, integer=integer, more=""), real) == [3.0, 5.0]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ddot", BY_ADDRESS.format(name="ddot", real="double", result="double", integer="i32", more="")),
        ("zdot_", BY_ADDRESS.format(name="zdot_", real="double", result="double", integer="i32", more="")),
        ("cblas_ddot", DOT.format(name="cblas_ddot", real="float", integer="i32")),
        ("cblas_ddot64_", DOT.format(name="cblas_ddot64_", real="double", integer="i32")),
    ],
)
def test_other_names_and_types_are_unknown(name: str, text: str) -> None:
    with pytest.raises(NotDifferentiable, match=f"`{name}`"):
        differentiate(text, "f", ["dup", "dup"])


def test_a_function_of_the_module_is_what_it_is() -> None:
    """Its own cblas_ddot is differentiated, not the library's."""
    own = """
    define double @cblas_ddot(i32 %n, ptr %x, i32 %i, ptr %y, i32 %j) {
      %a = load double, ptr %x
      ret double %a
    }
    """
    text = DOT.format(name="cblas_ddot", real="double", integer="i32")
    assert gradient_at(own + text[text.index("define") :], "double") == [1.0, 0.0]


def test_what_is_scaled_by_zero_has_a_second_derivative() -> None:
    """Of beta * y, where beta is zero, it is that by both: y is not read, but beta's derivative is y."""
    scaled = """
    declare void @cblas_dgemv(i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32)
    define double @f(double %beta, ptr %y) {
      call void @cblas_dgemv(i32 102, i32 111, i32 1, i32 1, double 0.0, ptr %y, i32 1, ptr %y, i32 1,
                             double %beta, ptr %y, i32 1)
      %r = load double, ptr %y
      ret double %r
    }
    """
    reverse = differentiate(scaled, "f", ["active", "dup"])
    text = differentiate(reverse, "diffe_f", ["dup", "dup", "dup", "const"], mode="forward", returns="dup")
    y, dy, adjoint, along = ((ctypes.c_double * 1)(value) for value in (3, 1, 0, 0))
    memory = [ctypes.addressof(number) for number in (y, dy, adjoint, along)]
    assert Native(text, ["diffe_diffe_f"]).call("diffe_diffe_f", [0.0, 0.0, *memory, 1.0]) == [1.0]


@pytest.mark.parametrize("trans", [111, 112])
def test_what_is_scaled_by_zero_is_not_looked_at(trans: int) -> None:
    """BLAS leaves beta * y where alpha is zero, whatever lies in the matrix."""
    text = f"""
    declare void @cblas_dgemv(i32, i32, i32, i32, double, ptr, i32, ptr, i32, double, ptr, i32)
    define double @f(ptr %a, ptr %x, ptr %y, double %alpha) {{
      call void @cblas_dgemv(i32 102, i32 {trans}, i32 1, i32 1, double %alpha, ptr %a, i32 1, ptr %x, i32 1,
                             double 2.0, ptr %y, i32 1)
      %r = load double, ptr %y
      ret double %r
    }}
    """
    forward = differentiate(text, "f", ["const", "const", "dup", "const"], mode="forward", returns="dup", primal=True)
    memory = [(ctypes.c_double * 1)(value) for value in (float("inf"), 3, 5, 1)]
    assert Native(forward, ["diffe_f"]).call("diffe_f", [*map(ctypes.addressof, memory), 0.0]) == [10.0, 2.0]
