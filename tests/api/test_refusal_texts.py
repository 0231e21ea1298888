"""The words of common refusals: code, text, way out, and the line of the user's function."""

import ctypes

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

U = np.array([0.3, 0.7, 0.5])
external = ctypes.CDLL(None).drem
external.restype, external.argtypes = ctypes.c_double, [ctypes.c_double, ctypes.c_double]


@njit
def through_a_pointer(u):
    return external(u[0], u[1])


@njit
def of_a_dictionary(u):
    table = {0: u[0]}
    table[1] = u[1] * u[0]
    return table[1]


@njit
def of_a_set(u):
    found = {u[0], u[1]}
    total = 0.0
    for x in found:
        total += x
    return total


@njit
def of_bytes(u):
    view = u.view(np.uint8)
    view[3] = 1
    return u.sum()


@njit
def of_bits(u):
    view = u.view(np.int64)
    view[0] += 1
    return u.sum()


@ne.checkpoint
@njit
def fresh(u):
    return u * u


@njit
def of_a_fresh_array(u):
    return fresh(u).sum()


@ne.checkpoint
@njit
def printing(u):
    u[0] *= 2.0
    print(len(u))


@njit
def of_a_printing_step(u):
    printing(u)
    return u.sum()


REFUSALS = [
    (through_a_pointer, through_a_pointer, 2, "NE100 the callee is not known",
     "call it by its name instead of through a pointer or a cfunc, give it a rule (ne.rule, or ne.custom_vjp around it), "
     "or mark its arguments const"),
    (of_a_dictionary, None, 0, "NE100 no derivative is known of `numba_dict_new_sized`",
     "keep the numbers in an array or a list, and their positions in the dictionary"),
    (of_a_set, of_a_set, 2, "NE100 no derivative is known of `NRT_MemInfo_varsize_alloc`",
     "use a list or an array instead of a set"),
    (of_bytes, of_bytes, 3, "NE203 part of a floating-point number is overwritten", ""),
    (of_bits, of_bits, 3, "NE210 arithmetic on the bits of a floating-point number",
     "write it with floating-point operations (abs, copysign, frexp, ldexp)"),
    (of_a_fresh_array, fresh, 3, "NE260 an array leaves a checkpointed function",
     "write the result into an array that is an argument"),
]  # fmt: skip


@pytest.mark.parametrize(("f", "where", "line", "text", "fix"), REFUSALS, ids=lambda value: getattr(value, "__name__", ""))
def test_code_text_line_and_way_out(f, where, line, text, fix):
    with pytest.raises(ne.NotDifferentiable) as refusal:
        ne.grad(f)(U.copy())
    first = refusal.value.problems[0]
    assert f"{first.code} {first.text}" == text
    assert first.fix == fix
    if where is not None:
        assert first.place.file.endswith("test_refusal_texts.py")
        start = where.py_func.__code__.co_firstlineno
        assert start < first.place.line <= start + line
    assert str(refusal.value).startswith(f"{len(refusal.value.problems)} problem")
    assert text in str(refusal.value)


def test_a_step_that_prints():
    with pytest.raises(ne.NotDifferentiable) as refusal:
        ne.grad(of_a_printing_step)(U.copy())
    words = "which can't be repeated"
    found = [p for p in refusal.value.problems if p.code == "NE262" and words in p.text]
    assert found
    assert found[0].fix == "move random numbers and output out of the step, or do not checkpoint it"


def test_wrong_uses():
    with pytest.raises(ne.EnzymeError, match=r"^grad needs a scalar-valued function, but f returns .*: use vjp or jacrev$"):
        @njit
        def f(u):
            return u * 2.0

        ne.grad(f)(U)
    with pytest.raises(ne.EnzymeError, match=r"^expected an @njit function or a Python function, got int$"):
        ne.grad(3)
