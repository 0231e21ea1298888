"""Small arrays of a function's own become variables; what leaves the function, or is reached otherwise, stays an array."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.rules import default_book
from numba_enzyme.transform.prepare.small_arrays import make_variables

HEAD = """
declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
declare ptr @NRT_MemInfo_alloc_dtor(i64, ptr)
declare void @NRT_incref(ptr)
declare void @NRT_decref(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.assume(i1)
declare void @unknown(ptr)
"""

ARRAY = """
define double @f(double %a, ptr %other, i64 %i, i1 %c) {
entry:
  %m = call ptr @NRT_MemInfo_alloc_aligned(i64 16, i32 32)
  %none = icmp eq ptr %m, null
  br i1 %none, label %full, label %go
full:
  ret double -1.0
go:
  %h = getelementptr i8, ptr %m, i64 24
  %x = load ptr, ptr %h
  call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 16, i1 false)
  %y = getelementptr double, ptr %x, i64 1
  store double %a, ptr %y
  %s = load double, ptr %x
  %t = load double, ptr %y
  call void @NRT_incref(ptr %m)
  call void @NRT_decref(ptr %m)
  ; more
  %r = fadd double %s, %t
  call void @NRT_decref(ptr %m)
  ret double %r
}
"""


def rewritten(text: str) -> str | None:
    module = parse_module(HEAD + text)
    return print_module(module) if make_variables(module, default_book()) else None


def test_memory_becomes_variables():
    text = rewritten(ARRAY).split("define double @f")[1]
    assert text.count("alloca double") == 2
    assert "@NRT" not in text and "memset" not in text and "getelementptr" not in text
    assert "br i1 false" in text


@pytest.mark.parametrize("more", [
    "call void @unknown(ptr %x)",
    "call void @unknown(ptr %m)",
    "store ptr %x, ptr %other",
    "store ptr %m, ptr %other",
    "%z = getelementptr double, ptr %x, i64 %i\n  %u = load double, ptr %z",
    "%z = getelementptr double, ptr %x, i64 2\n  %u = load double, ptr %z",
    "%z = getelementptr double, ptr %x, i64 -1\n  store double %a, ptr %z",
    "%z = getelementptr i8, ptr %x, i64 4\n  %u = load double, ptr %z",
    "%u = load i64, ptr %x",
    "%u = load volatile double, ptr %x",
    "%u = load i64, ptr %m",
    "%z = select i1 %c, ptr %x, ptr %other\n  store double %a, ptr %z",
    "%z = ptrtoint ptr %x to i64\n  %u = inttoptr i64 %z to ptr\n  store double %a, ptr %u",
    "%u = icmp ult ptr %x, %other",
    "%u = atomicrmw fadd ptr %x, double %a monotonic",
    "call void @llvm.memset.p0.i64(ptr %x, i8 1, i64 16, i1 false)",
    "call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 12, i1 false)",
    "call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 24, i1 false)",
    "call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 %i, i1 false)",
    "call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %other, i64 %i, i1 false)",
    "call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %y, i64 8, i1 false)",
    "call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %other, i64 16, i1 true)",
    'call void @llvm.assume(i1 true) ["align"(ptr %x, i64 32)]',
])  # fmt: skip
def test_what_variables_cannot_do(more):
    assert rewritten(ARRAY.replace("; more", more)) is None


@pytest.mark.parametrize(("old", "new"), [
    ("alloc_aligned(i64 16", "alloc_aligned(i64 %i"),
    ("alloc_aligned(i64 16", "alloc_aligned(i64 264"),
    ("alloc_aligned(i64 16, i32 32)", "alloc_dtor(i64 16, ptr @unknown)"),
    ("ret double %r", "store ptr %m, ptr %other\n  ret double %r"),
])  # fmt: skip
def test_other_allocations(old, new):
    assert rewritten(ARRAY.replace(old, new)) is None


def test_copies_are_of_whole_variables():
    taken = rewritten(ARRAY.replace("; more", "call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %other, i64 16, i1 false)"))
    given = rewritten(ARRAY.replace("; more", "call void @llvm.memcpy.p0.p0.i64(ptr %other, ptr %x, i64 16, i1 false)"))
    assert "load double, ptr %other" in taken and "store double" in given and "memcpy.p0.p0.i64(ptr %" not in taken + given
    wide = ARRAY.replace("aligned(i64 16", "aligned(i64 24")
    given = wide.replace("; more", "call void @llvm.memcpy.p0.p0.i64(ptr %other, ptr %x, i64 24, i1 false)")
    assert rewritten(wide) is not None and rewritten(given) is None  # nobody knows what the last eight bytes are


@njit
def fresh_in_each_iteration(x, n):
    total = 0.0
    for i in range(n):
        w = np.empty(2)
        if i % 3 != 1:
            w[0] = x[i] * x[i]
        else:
            w[0] = 2.0
        w[1] = w[0] * x[i]
        z = np.zeros(3)
        if i > 1:
            z[1] = w[1] + z[2]
        total += w[0] * w[1] + z[1] * z[0] + z[1] * x[i]
    return total


@njit
def carried(x, n):
    v = np.array([x[0], 1.0])
    for i in range(n):
        old = v[0]
        v[0] += 0.1 * v[1] * x[i]
        v[1] -= 0.1 * old
    w = v.copy()
    w[0] *= v[1]
    return w[0] + w[1]


@njit
def exchanged(x, n):
    a, b = np.array([1.0, 0.5]), np.zeros(2)
    for i in range(n):
        b[0], b[1] = a[1] * x[i], a[0] + x[i]
        a, b = b, a
    return a[0] * b[1] + a[1]


@njit
def chosen(x, n):
    a, b = np.zeros(2), np.ones(2)
    for i in range(n):
        c = a if x[i] > 0 else b
        c[0] += x[i] * x[i]
        c[i % 2] *= 1.5
    return a[0] * b[0] + a[1] * b[1]


@njit
def returned(x, n):
    out = np.zeros(2)
    for i in range(n):
        out[0] += x[i] * out[1]
        out[1] += x[i]
    return out


@njit
def raising(x, n):
    v = np.array([1.0, 2.0])
    for i in range(n):
        v[0] *= x[i]
        if v[0] > 50.0:
            raise ValueError("far")
        v[1] += v[0]
    return v[1]


@njit
def mixed(x, n):
    where, value = np.zeros(2, np.int64), np.zeros(2)
    c = np.empty(1, np.complex128)
    c[0] = 1.0
    for i in range(n):
        where[0] = i
        value[1] = x[where[0]]
        c[0] = c[0] * complex(1.0, value[1])
    return c[0].real * value[1]


@pytest.mark.parametrize("function", [fresh_in_each_iteration, carried, exchanged, chosen, raising, mixed])
@pytest.mark.parametrize("n", [5, 0])
def test_against_the_oracle(function, n):
    ne.testing.check_grads(function, (np.array([0.5, -1.25, 2.0, 0.75, 1.5]), n))


def test_what_is_returned():
    ne.testing.check_grads(returned, (np.array([0.5, -1.25, 2.0]), 3))


def test_exceptions_come_through():
    with pytest.raises(ValueError, match="far"):
        ne.grad(raising)(np.full(9, 9.0), 9)


def test_nothing_of_them_is_kept_in_memory():
    x = np.array([0.5, -1.25, 2.0])
    entries = ne.differentiate(carried).explain(x, 3).entries
    assert not [e for e in entries if "release of memory" in e.reason]


def test_the_switch(monkeypatch):
    x = np.array([0.5, -1.25, 2.0])
    expected = ne.grad(carried)(x, 3)
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "small-arrays")
    assert np.allclose(ne.grad(njit(carried.py_func))(x, 3), expected, rtol=1e-14)
