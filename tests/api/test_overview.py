"""What a notebook shows of functions and kernels: what is compiled, bytes of tape, measured times."""

from xml.etree import ElementTree

import numpy as np
import pytest
from numba import cuda, njit, types

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated


def rows(page: str) -> list[tuple[str, ...]]:
    return [tuple("".join(cell.itertext()) for cell in row) for row in ElementTree.fromstring(page).iter("tr")][1:]


def test_a_function_shows_what_is_compiled_and_measured():
    @ne.differentiate
    def grown(x, n):
        total = 0.0
        for _ in range(n):
            for i in range(x.size):
                x[i] *= x[i]
        for i in range(x.size):
            total += x[i]
        return total

    assert "grown(x, n)</code>: differentiable, not compiled yet" in grown._repr_html_()
    x = np.linspace(0.5, 1.0, 4)
    before = x.copy()
    found = grown.measure(x, 3)
    assert np.array_equal(x, before)
    assert found.primal > 0 and found.gradient > 0 and found.ratio == found.gradient / found.primal and found.calls >= 5
    grown.jvp((x.copy(), 1), (x.copy(), None))
    shown = grown._repr_html_()
    kinds = "(array(float64, 1d, C), int64)"
    assert ("grown", kinds, "–") in rows(shown)
    assert ("grown.grad (argnums=(0,))", kinds, "8*n*x.nitems") in rows(shown)
    assert any(name == "grown.jvp" and tape == "–" for name, _, tape in rows(shown))
    assert f"measured: grown{kinds}: " in shown and f"{found.ratio:.2f} times as long" in shown
    with pytest.raises(ne.EnzymeError, match="none of these arguments is floating"):
        ne.differentiate(njit(lambda n: n * 2)).measure(3)
    assert "_repr_html_" not in dir(njit(grown.py_func))


def test_annotated_arguments_and_derivatives_of_derivatives():
    @ne.differentiate
    def fill(x, y):
        for i in range(x.size):
            y[i] = x[i] * x[i]

    @ne.differentiate
    def cube(x):
        return x * x * x

    x = np.ones(6)[::2]
    shadow = np.zeros(6)[::2]
    found = fill.measure(Duplicated(x, shadow), Duplicated(np.zeros(3), np.ones(3)))
    assert found.types == ("array(float64, 1d, A)", "array(float64, 1d, C)") and not shadow.any()
    assert [name for name, _, _ in rows(fill._repr_html_())] == ["fill", "fill.autodiff"]
    cube.grad.grad(2.0)
    assert ("cube.grad.grad", "(float64)", "0") in rows(cube._repr_html_())


def test_a_kernel_shows_what_is_compiled_and_measured():
    @ne.differentiate(target="cpu")
    @cuda.jit
    def scaled(a, y):
        i = cuda.grid(1)
        if i < y.size:
            y[i] *= a * y[i]

    assert "scaled(a, y)</code>: differentiable, not compiled yet" in scaled._repr_html_()
    y, dy, da = np.ones(4), np.ones(4), np.zeros(1)
    arguments = Duplicated(2.0, da), Duplicated(y, dy)
    found = scaled.measure[1, 4](*arguments)
    assert np.array_equal(y, np.ones(4)) and np.array_equal(dy, np.ones(4)) and not da.any() and found.ratio > 0
    scaled.reverse[1, 4](scaled.augmented[1, 4](*arguments), *arguments)
    scaled.jvp[1, 4](Const(2.0), Duplicated(y, dy))
    shown = scaled._repr_html_()
    kinds = "(float64, array(float64, 1d, C))"
    assert rows(shown) == [("scaled", kinds, "–"), ("scaled.grad", kinds, "0"), ("scaled.augmented, .reverse", kinds, "8"),
                           ("scaled.jvp", kinds, "–")]  # fmt: skip
    assert "bytes per thread" in shown and f"measured: scaled{kinds}: " in shown


def test_the_ir_of_a_kernel_on_the_host_and_the_plan_of_a_split_launch():
    @ne.differentiate(target="cpu")
    @cuda.jit
    def doubled(y):
        y[cuda.grid(1)] *= 2.0

    assert doubled.inspect_llvm() == {}
    y = np.ones(2)
    doubled.augmented[1, 2](Duplicated(y, np.ones(2)))
    assert "augmented" in doubled.inspect_gradient(view="ir")
    [(kinds, text)] = doubled.inspect_llvm().items()
    assert kinds == (types.float64[::1],) and "fmul double" in text
    assert doubled.inspect_llvm("(float64[::1],)") == text and "fmul float" in doubled.inspect_llvm((types.float32[::1],))
