"""What a first gradient of few lines does not do twice."""

import re

import numpy as np
import pytest
from numba import njit
from numba.core import types

import numba_enzyme as ne
from numba_enzyme.api.source import Source
from numba_enzyme.bridge.cpu import deferred, extract, link
from numba_enzyme.bridge.cpu.context import differentiation_context
from numba_enzyme.bridge.cpu.status import FAILURES
from numba_enzyme.ir import llvm_io
from numba_enzyme.pipeline import differentiate
from numba_enzyme.request import OUT_OF_MEMORY, RAISED_IN_CHUNK, Activity, GradientRequest, Mode
from numba_enzyme.rules import special_functions


@njit
def weighted(x, y, a):
    total = 0.0
    for i in range(x.size):
        u = x[i] * a
        v = y[i] ** 2
        total += u * v
    return total


ARRAY = types.float64[::1]
X, Y = np.array([1.0, 2.0]), np.array([3.0, 0.5])


def test_a_type_and_a_line_are_described_once():
    weighted(X, Y, 2.0)
    compiled = differentiation_context().compile_raw(weighted, (ARRAY, ARRAY, types.float64))
    text = compiled.library.linked_text({})
    assert len(re.findall(r'DICompositeType\([^\n]*name: "array\(float64, 1d, C\)', text)) == 1
    nodes = [re.sub(r"^!\d+ = ", "", line) for line in text.splitlines() if "!DILocation(" in line]
    assert nodes and len(nodes) == len(set(nodes))
    assert "!DISubroutineType(types: " in text
    names = set(re.findall(r'!DILocalVariable\(name: "(\w+)"', text))
    assert {"x", "y", "a", "u", "v", "total"} <= names


def test_a_failure_ends_one_branch():
    source = Source("gradient", __name__)
    source.raise_if_failed()
    assert [line.strip() for line in source.lines] == ["if status[0]:", "raise_failure(status)", "raise RuntimeError"]


def test_failures_of_derivatives_have_their_exceptions():
    assert {code: kind for code, (kind, _) in FAILURES.items()} == {OUT_OF_MEMORY: MemoryError, RAISED_IN_CHUNK: RuntimeError}


def test_one_function_alone_goes_through_one_pipeline(monkeypatch):
    """It is unrolled, simplified and known by what it reads, as others are."""
    managers, simplify = [], extract._simplify
    real = extract.ll.PassBuilder.getModulePassManager

    def counted(machine, module):
        with monkeypatch.context() as inside:
            inside.setattr(extract.ll.PassBuilder, "getModulePassManager", lambda self: managers.append(self) or real(self))
            simplify(machine, module)

    monkeypatch.setattr(extract, "_simplify", counted)

    @njit
    def alone(x, out):
        for i in range(x.size):
            out[i] = x[i] * x[i]

    found = extract.extract(alone, (ARRAY, ARRAY))
    assert not managers
    assert found.text.count("\ndefine ") == 1 and "alloca" not in found.text
    data = [only_read for kind, only_read in found.parameters if kind == "ptr"]
    assert True in data and False in data

    @njit
    def several(x):
        return np.sum(x) * x[0] ** 2

    extract.extract(several, (ARRAY,))
    assert len(managers) == 1


def test_small_derivatives_are_inlined_at_once():
    def attributes(function, *arguments):
        ne.grad(function)(*arguments)
        made = [linked for linked in link._LINKED.values() if linked.request.function.endswith(function.__name__)]
        (linked,) = made
        return str(linked.library._final_module.get_function(linked.name)), str(linked.library._final_module)

    @njit
    def few_lines(x):
        return x * x

    @njit
    def many_lines(x):
        total = 0.0
        for i in range(x.size - 8):
            total += (x[i] * x[i + 1] - x[i + 2] / x[i + 3]) * np.sin(x[i + 4] * x[i + 5] + x[i + 6]) / (x[i + 7] * x[i + 8])
        return total

    few, module = attributes(few_lines, 2.0)
    number = re.search(r"#(\d+)[^\n]*\{", few)[1]
    assert re.search(rf"^attributes #{number} = \{{[^\n]*\balwaysinline\b", module, re.MULTILINE)
    many, module = attributes(many_lines, np.ones(12))
    number = re.search(r"#(\d+)[^\n]*\{", many)[1]
    assert not re.search(rf"^attributes #{number} = \{{[^\n]*\balwaysinline\b", module, re.MULTILINE)


def test_what_was_emitted_is_verified_by_the_pipeline_that_comes_next(monkeypatch):
    monkeypatch.delenv("NUMBA_ENZYME_VERIFY", raising=False)
    calls = []
    real = llvm_io.verify
    monkeypatch.setattr(llvm_io, "verify", lambda text: calls.append(text) or real(text))
    text = "define double @f(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n"
    request = GradientRequest("f", (Activity.ACTIVE,), Mode.REVERSE)
    assert "define" in differentiate(text, request).text and not calls
    differentiate(text, request, until="differentiate")
    assert len(calls) == 1  # nothing comes next


def test_special_functions_are_looked_up_only_if_there_are_some(monkeypatch):
    monkeypatch.setattr(special_functions, "_known_rows", lambda: pytest.fail("no row was asked for"))
    assert special_functions.special_rows([]) == []


def test_a_processor_is_described_once():
    assert llvm_io._target_machine("") is llvm_io._target_machine("")


def test_long_blocks_are_scheduled_in_part(monkeypatch):
    options = []
    monkeypatch.setattr(deferred.ll, "set_option", lambda name, option: options.append(option))
    with deferred._vectorized():
        assert f"-slp-schedule-budget={deferred.SCHEDULED}" in options
    assert [o for o in options if "slp" in o] == [
        f"-slp-schedule-budget={deferred.SCHEDULED}", f"-slp-schedule-budget={deferred.LLVMS_SCHEDULED}"]  # fmt: skip
