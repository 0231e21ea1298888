"""Types that a front end states by `"enzyme_type"`: evidence where the instructions have none, refused where it can't be read."""

import numpy as np
import pytest

from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.llvm import differentiate
from numba_enzyme.testing.native import run_native

COPY = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr SAID %x, ptr %y, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr THERE %y, ptr %x, i64 %n, i1 false)
  ret void
}
"""


def said(tree):
    return f'"enzyme_type"="{tree}"'


def copy(*, parameter="", call=""):
    return COPY.replace("SAID", parameter).replace("THERE", call)


def cotangents(text, x, n):
    """(of x, of y) after the reverse sweep of a copy of n bytes, of cotangents 1, 2, ... of y."""
    seeds = (1 + np.arange(x.size)).astype(x.dtype)
    run = run_native(text, "diffe_f", [x, np.zeros_like(x), np.zeros_like(x), seeds, n])
    return run.contents[1], run.contents[3]


@pytest.mark.parametrize("place", ["parameter", "call"])
@pytest.mark.parametrize(("word", "dtype"), [("double", np.float64), ("float", np.float32)])
def test_numbers_throughout(place, word, dtype):
    module = copy(**{place: said(f"{{[-1]:Pointer, [-1,-1]:Float@{word}}}")})
    text = differentiate(module, "f", ["dup", "dup", "const"], returns="const")
    x = np.ones(5, dtype)
    of_x, of_y = cotangents(text, x, 3 * x.itemsize)
    assert of_x.tolist() == [1, 2, 3, 0, 0] and of_y.tolist() == [0, 0, 0, 4, 5]


def test_tangents():
    text = differentiate(copy(parameter=said("{[-1]:Pointer, [-1,-1]:Float@double}")), "f", ["dup", "dup", "const"],
                         mode="forward", returns="const")  # fmt: skip
    x, y = np.arange(3.0), np.zeros(3)
    run = run_native(text, "diffe_f", [x, np.array([5.0, 6.0, 7.0]), y, np.array([1.0, 1.0, 1.0]), 16])
    assert run.contents[3].tolist() == [5.0, 6.0, 1.0] and run.contents[2].tolist() == [0.0, 1.0, 0.0]


def test_integers_have_no_derivative():
    text = differentiate(copy(parameter=said("{[-1]:Pointer, [-1,-1]:Integer}")), "f", ["dup", "dup", "const"], returns="const")
    of_x, of_y = cotangents(text, np.arange(4), 32)
    assert of_x.tolist() == [0, 0, 0, 0] and of_y.tolist() == [1, 2, 3, 4], "shadows of integers are nobody's"


def test_fields():
    module = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr SAID %x, ptr %y) {
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 24, i1 false)
  ret void
}
"""
    fields = "[-1,0]:Float@double, [-1,8]:Integer, [-1,12]:Integer, [-1,16]:Float@float, [-1,20]:Float@float"
    module = module.replace("SAID", said(f"{{[-1]:Pointer, {fields}}}"))
    text = differentiate(module, "f", ["dup", "dup"], returns="const")
    record = np.dtype([("a", "f8"), ("n", "i8"), ("b", "f4"), ("c", "f4")])
    x, y = np.zeros(1, record), np.zeros(1, record)
    x["n"] = 7
    shadows = [np.array([values], record) for values in [(0.5, 0, 0.25, 0.0), (1.0, 3, 2.0, 4.0)]]
    run = run_native(text, "diffe_f", [x.view("i8"), shadows[0].view("i8"), y.view("i8"), shadows[1].view("i8")])
    assert run.contents[1].view(record).tolist() == [(1.5, 0, 2.25, 4.0)]
    assert run.contents[3].view(record).tolist() == [(0.0, 3, 0.0, 0.0)]


BEHIND = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr SAID %x, ptr %y) {
  %p = getelementptr i8, ptr %x, i64 8
  %data = load ptr, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %data, i64 16, i1 false)
  ret void
}
"""


@pytest.mark.parametrize("tree", ["{[-1]:Pointer, [-1,8]:Pointer, [-1,8,-1]:Float@double}",
                                  "{[-1,-1]:Pointer,[-1,-1,-1]:Float@double}",
                                  "{[0]:Pointer , [0, 8] : Pointer, [0,8,0]:Float@double, [0,8,8]:Float@double,}"])  # fmt: skip
def test_memory_behind_memory(tree):
    text = differentiate(BEHIND.replace("SAID", said(tree)), "f", ["dup", "dup"], returns="const")
    data, shadow = np.array([2.0, 3.0]), np.array([0.5, 0.0])
    lists = [np.array([0, array.ctypes.data]) for array in (data, shadow)]
    assert run_native(text + READ, "twice", [*lists, np.zeros(2), np.array([4.0, 6.0])]).result == (4.5, 6.0)


READ = """
define { double, double } @twice(ptr %x, ptr %dx, ptr %y, ptr %dy) {
  call void @diffe_f(ptr %x, ptr %dx, ptr %y, ptr %dy)
  %p = getelementptr i8, ptr %dx, i64 8
  %d = load ptr, ptr %p
  %a = load double, ptr %d
  %q = getelementptr i8, ptr %d, i64 8
  %b = load double, ptr %q
  %r = insertvalue { double, double } poison, double %a, 0
  %s = insertvalue { double, double } %r, double %b, 1
  ret { double, double } %s
}
"""


@pytest.mark.parametrize("where", ["the definition", "the call"])
def test_results_of_functions(where):
    module = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal SAID ptr @first(ptr %x) {
  ret ptr %x
}
define internal ptr @second(ptr %x) {
  %p = getelementptr i8, ptr %x, i64 8
  ret ptr %p
}
@choices = constant [2 x ptr] [ptr @first, ptr @second]
define void @f(ptr %x, i64 %n, ptr %y) {
  %choice = getelementptr ptr, ptr @choices, i64 %n
  %chosen = load ptr, ptr %choice
  %from = call THERE ptr %chosen(ptr %x)
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %from, i64 8, i1 false)
  ret void
}
"""
    tree = said("{[-1]:Pointer, [-1,-1]:Float@double}")
    module = module.replace("SAID" if where == "the definition" else "THERE", tree).replace("SAID", "").replace("THERE", "")
    text = differentiate(module, "f", ["dup", "const", "dup"], returns="const")
    run = run_native(text, "diffe_f", [np.arange(3.0), np.zeros(3), 1, np.zeros(1), np.array([5.0])])
    assert run.contents[1].tolist() == [0.0, 5.0, 0.0]


@pytest.mark.parametrize("place", ["parameter", "call"])
def test_functions_that_are_inlined(place):
    """What is stated of a callee's parameter is kept, behind pointers in memory as well."""
    inside = copy(**{place: said("{[-1]:Pointer, [-1,-1]:Float@double}")}).replace("@f(", "@copy(")
    module = inside + """
define void @f(ptr %x, ptr %y) {
  %p = getelementptr i8, ptr %x, i64 8
  %data = load ptr, ptr %p
  call void @copy(ptr %data, ptr %y, i64 16)
  ret void
}
"""
    text = differentiate(module, "f", ["dup", "dup"], returns="const")
    data, shadow = np.array([2.0, 3.0]), np.array([0.5, 0.0])
    lists = [np.array([0, array.ctypes.data]) for array in (data, shadow)]
    assert run_native(text + READ, "twice", [*lists, np.zeros(2), np.array([4.0, 6.0])]).result == (4.5, 6.0)


def test_what_contradicts_the_instructions_is_refused():
    module = """
define double @f(ptr SAID %x, ptr %y) {
  %a = load float, ptr %x
  %bits = load i64, ptr %x
  store i64 %bits, ptr %y
  %b = fpext float %a to double
  ret double %b
}
""".replace("SAID", said("{[-1]:Pointer, [-1,-1]:Float@double}"))
    with pytest.raises(NotDifferentiable, match="NE202"):
        differentiate(module, "f", ["dup", "dup"])


def test_nothing_is_said():
    for tree in ("{}", "{[-1]:Pointer}", "{[-1]:Pointer, [-1,-1]:Anything}", "{[-1]:Unknown}"):
        with pytest.raises(NotDifferentiable, match="NE201"):
            differentiate(copy(parameter=said(tree)), "f", ["dup", "dup", "const"], returns="const")


@pytest.mark.parametrize(("tree", "words"), [
    ("[-1]:Pointer", "not in braces"),
    ("{[-1]:Pointer", "not in braces"),
    ("{[-1]:Pointer; [-1,-1]:Float@double}", "no comma before"),
    ("{[-1]:Pointer, -1:Integer}", "does not begin with indices"),
    ("{[-2]:Pointer}", "no indices"),
    ("{[]:Pointer}", "no indices"),
    ("{[-1]:Float@dbl}", "`Float@dbl` is no type"),
    ("{[-1]:pointer}", "`pointer` is no type"),
])  # fmt: skip
def test_what_cannot_be_read_is_refused(tree, words):
    for module in (copy(parameter=said(tree)), copy(call=said(tree))):
        with pytest.raises(NotDifferentiable, match=f"NE002.*{words}"):
            differentiate(module, "f", ["dup", "dup", "const"], returns="const")
