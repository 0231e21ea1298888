"""What comes out of Numba: one inlined module, runtime calls kept, nothing vectorised, lines known."""

import re

import numpy as np
import pytest
from numba import float64, int64, njit, prange
from numba.core import compiler, lowering
from numba.extending import overload

from numba_enzyme.bridge.cpu import context
from numba_enzyme.bridge.cpu.extract import extract, readable_name


@njit
def square(x):
    return x * x


@njit
def work(a, n):
    b = np.zeros(n)
    total = 0.0
    for i in range(a.shape[0]):
        if a[i] < 0:
            raise ValueError("negative")
        total += square(a[i]) * np.sin(a[i])
        b[i] = total
    return total + np.sum(b)


@njit
def is_even(n, x):
    return x if n == 0 else is_odd(n - 1, x * 1.5)


@njit
def is_odd(n, x):
    return -x if n == 0 else is_even(n - 1, x + 0.5)


def factory(scale):
    @njit
    def scaled(x):
        return scale * x
    return scaled


@pytest.fixture(scope="module")
def extracted_work():
    return extract(work, (float64[::1], int64))


def test_callees_are_inlined_into_one_function(extracted_work):
    assert re.findall(r"^define [^\n]*@([\w.\"]+)\(", extracted_work.text, re.MULTILINE) == [extracted_work.name]
    assert extracted_work.name.endswith("test_extract.work")


def test_runtime_functions_stay_calls_but_the_data_accessor_is_a_load(extracted_work):
    assert re.search(r"^declare [^\n]*@NRT_MemInfo_alloc_aligned", extracted_work.text, re.MULTILINE)
    assert re.search(r"^declare [^\n]*@NRT_decref", extracted_work.text, re.MULTILINE)
    assert "NRT_MemInfo_data_fast" not in extracted_work.text


def test_nothing_is_vectorised_and_lines_are_known(extracted_work):
    assert not re.search(r"<\d+ x double>", extracted_work.text)
    lines = {int(line) for line in re.findall(r"DILocation\(line: (\d+)", extracted_work.text)}
    first = work.py_func.__code__.co_firstlineno
    assert lines & set(range(first, first + 10))


def test_parameters_know_what_is_only_read(extracted_work):
    kinds = extracted_work.parameters
    assert len(kinds) == 2 + 7 + 1
    assert kinds[6] == ("ptr", True)


def test_extraction_is_remembered(extracted_work):
    assert extract(work, (float64[::1], int64)) is extracted_work


def test_mutual_recursion_is_closed():
    extracted = extract(is_even, (int64, float64))
    assert "numba.unresolved" not in extracted.text


def test_closures_and_fast_math_and_error_model():
    assert "3.500000e+00" in extract(factory(3.5), (float64,)).text
    fast = njit(fastmath=True)(work.py_func)
    assert "fadd fast" in extract(fast, (float64[::1], int64)).text
    divide = extract(njit(error_model="numpy")(lambda x, y: x / y), (float64, float64))
    checked = extract(njit(lambda x, y: x / y), (float64, float64))
    assert "picklebuf" not in divide.text
    assert "picklebuf" in checked.text


def test_bounds_checks_are_those_of_the_dispatcher():
    def element(x, i):
        return x[i]
    assert "picklebuf" in extract(njit(boundscheck=True)(element), (float64[::1], int64)).text
    assert "picklebuf" not in extract(njit(element), (float64[::1], int64)).text


def test_parallel_loops_are_extracted_as_chunks(monkeypatch):
    @njit(parallel=True)
    def total(x):
        result = 0.0
        for i in prange(x.shape[0]):
            result += x[i]
        return result
    text = extract(total, (float64[::1],)).text
    assert "call i32 @ne.parallel_for(ptr " in text and "@total.prange.line" in text
    assert "do_scheduling" not in text
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "threads")
    assert "parallel_for" not in extract(total, (float64[::1],)).text


def test_names_are_readable_and_apart_from_c_functions():
    assert readable_name(factory(1.0).py_func) == f"{__name__}.factory.scaled"


def test_extraction_compiles_nothing_for_the_processor_again(monkeypatch):
    """Implementations of `@overload` that the primal has compiled are found; only the raw context compiles."""
    def own(n):
        raise NotImplementedError

    overload(own)(lambda n: lambda n: 2.0 * n)  # of this test: no other test can have compiled it

    @njit
    def pieces(n):
        return own(n) + np.zeros(n).sum() + np.linalg.norm(np.ones((2, n)))

    pieces(3)
    contexts = []

    def recorded(compile_for, target_is_at):
        return lambda *args, **options: (contexts.append(type(args[target_is_at]).__name__), compile_for(*args, **options))[1]

    monkeypatch.setattr(compiler, "compile_extra", recorded(compiler.compile_extra, 1))
    monkeypatch.setattr(context, "lower_again", recorded(context.lower_again, 1))  # `pieces` itself, whatever is compiled already
    extract(pieces, (int64,))
    assert set(contexts) == {"DifferentiationContext"}


def test_lowering_reads_no_source_file(monkeypatch):
    def refuse(function):
        raise AssertionError(f"the file of {function} would be parsed")

    @njit
    def several(
        x,
    ):
        """With a docstring."""
        return x * x

    several(1.0)
    monkeypatch.setattr(lowering, "get_func_body_first_lineno", refuse)
    assert f"line: {several.py_func.__code__.co_firstlineno + 4}," in extract(several, (float64,)).text
