"""Views and explanations of a kernel's gradient."""

import numpy as np
import pytest
from kernel_corpus import CASES

from numba_enzyme import Const, Duplicated, EnzymeError
from numba_enzyme.bridge.cuda.extract import kernel_from_text

SIGNATURE = "(float64, float64[:], float64[:])"


def test_every_view():
    kernel = CASES["reversal"][0]
    for view, mark in {"plan": "plan of", "ir": "atomicrmw fadd", "cfg": "digraph", "source": "math.sin(x[i])",
                       "asm": "ne.launch"}.items():  # fmt: skip
        assert mark in kernel.inspect_gradient(SIGNATURE, view=view)
    assert "atomicrmw" not in kernel.inspect_gradient(SIGNATURE, mode="forward")
    with pytest.raises(EnzymeError, match="view must be"):
        kernel.inspect_gradient(SIGNATURE, view="llvm")


def test_without_a_signature_the_latest_launch_is_meant():
    kernel = CASES["gather"][0]
    again = type(kernel)(kernel.dispatcher, "cpu")
    with pytest.raises(EnzymeError, match="has not been differentiated"):
        again.inspect_gradient()
    again.grad[1, 4](np.arange(4), Const(np.ones(4)), Duplicated(np.zeros(4), np.ones(4)))
    assert "plan of" in again.inspect_gradient(view="plan")
    assert "y[i]" in str(again.explain())


def test_explain_names_lines_and_bytes():
    text = str(CASES["time_loop"][0].explain(signature="(float64[:], int64, float64)"))
    assert "shared.0" in text and "8 B" in text
    assert str(CASES["time_loop"][0].explain("(float64[:], int64, float64)")) == text


def test_devices_that_are_too_old():
    with pytest.raises(EnzymeError, match=r"capability 3.5 are too old: 7.0 is needed"):
        CASES["reversal"][0].inspect_gradient(SIGNATURE, view="ptx", capability=(3, 5))


def test_kernels_come_from_text_alone():
    text = """
target triple = "nvptx64-nvidia-cuda"
define i32 @"k"(i8** %".ret", double* %"x")
{
entry:
  %"v" = load double, double* %"x"
  %"w" = fmul double %"v", %"v"
  store double %"w", double* %"x"
  ret i32 0
}
"""
    kernel = kernel_from_text([text], "k", "mine")
    assert "define void @mine(ptr" in kernel.text and kernel.parameter_types == ("ptr",)
