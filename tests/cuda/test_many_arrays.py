"""Kernels of many arrays: their symbols are longer than LLVM's names of local values may be."""

import linecache

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda

from numba_enzyme import Duplicated, autodiff
from numba_enzyme.bridge.cuda.names import LONGEST, short_symbol, with_short_symbols

COUNT = 40
NAMES = [f"component_{i}_of_the_field" for i in range(COUNT)]


def of_source(text: str, name: str, **known) -> object:
    """A function of generated source, whose lines can be found again."""
    file = f"<many arrays {name}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    namespace = {"cuda": cuda, **known}
    exec(compile(text, file, "exec"), namespace)
    return namespace[name]


@pytest.fixture(scope="module")
def sums():
    body = "".join(f"        {NAMES[-1]}[i] += {name}[i] * {name}[i] * {k + 1}.0\n" for k, name in enumerate(NAMES[:-1]))
    head = f"def sums({', '.join(NAMES)}):\n    i = cuda.grid(1)\n    if i < {NAMES[0]}.size:\n"
    return kernel(of_source(head + body, "sums"))


def annotated() -> list:
    random = np.random.default_rng(0)
    arrays = [random.uniform(1, 2, 6) for _ in NAMES[:-1]]
    return [*(Duplicated(a, np.zeros(6)) for a in arrays), Duplicated(np.zeros(6), np.ones(6))]


def test_forty_arrays(sums):
    given = annotated()
    sums.grad[1, 8](*given)
    for k, argument in enumerate(given[:-1]):
        np.testing.assert_allclose(argument.shadow, 2 * (k + 1) * argument.primal, rtol=1e-14)
    given = annotated()
    sums[1, 8](*(argument.primal for argument in given))
    wanted = sum((k + 1) * argument.primal**2 for k, argument in enumerate(given[:-1]))
    np.testing.assert_allclose(given[-1].primal, wanted, rtol=1e-14)
    assert ".entry" in sums.inspect_gradient(annotated(), view="ptx")


@pytest.mark.slow
def test_a_derivative_of_forty_arrays_within_a_kernel():
    squares = " + ".join(f"{name}[i] ** 2" for name in NAMES[:-1])
    inner = cuda.jit(device=True)(of_source(f"def inner({', '.join(NAMES)}, i):\n    {NAMES[-1]}[i] = {squares}\n", "inner"))
    given = ", ".join(["Duplicated(x, dx)"] * (COUNT - 1))
    text = f"def outer(x, dx, y, dy):\n    i = cuda.grid(1)\n    autodiff(inner, {given}, Duplicated(y, dy), i)\n"
    outer = kernel(of_source(text, "outer", autodiff=autodiff, Duplicated=Duplicated, inner=inner))
    x, dx = np.arange(1.0, 5.0), np.zeros(4)
    outer[1, 4](x, dx, np.zeros(4), np.ones(4))
    np.testing.assert_allclose(dx, 2 * (COUNT - 1) * x)


def test_long_symbols_are_shortened_alike():
    long, other = "_ZN" + "a" * 500 + ".b$-c", "_ZN" + "a" * 500 + ".d"
    first, second = with_short_symbols([f'call void @"{long}"(i32 1)', f"define void @{long}() @{other} @short"])
    assert f'@"{short_symbol(long)}"(' in first and f"@{short_symbol(long)}()" in second and "@short" in second
    assert short_symbol(long) != short_symbol(other) and len(short_symbol(long)) <= LONGEST and short_symbol("f") == "f"
