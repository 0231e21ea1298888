"""The words of common refusals: code, text, way out, and the line of the user's function."""

import ctypes
import re

import numba
import numpy as np
import pytest
from numba import njit
from numba.core import types
from numba.experimental import structref

import numba_enzyme as ne

U = np.array([0.3, 0.7, 0.5])
external = ctypes.CDLL(None).difftime  # of which nothing is known
external.restype, external.argtypes = ctypes.c_double, [ctypes.c_double, ctypes.c_double]


@njit
def through_a_pointer(u):
    return external(u[0], u[1])


@njit
def of_bytes(u):
    view = u.view(np.uint8)
    view[3] = 1
    return u.sum()


@njit
def of_a_half(u):
    squares = u * u
    squares.view(np.int32)[3] = 1 << 20  # always in the same number, while others are read by an index
    total = 0.0
    for i in range(u.size):
        total += squares[i] * u[i]
    return total


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


@structref.register
class SpringType(types.StructRef):
    pass


class Spring(structref.StructRefProxy):
    def __new__(cls, stiffness):
        return structref.StructRefProxy.__new__(cls, stiffness)


structref.define_proxy(Spring, SpringType, ["stiffness"])


@njit
def of_structures(u, first, second):
    first.stiffness = u[0] * u[1]
    second.stiffness = 1.0
    return first.stiffness * u[2]


REFUSALS = {
    through_a_pointer: """
NE100 the callee is not known    HERE:2
      of:  u[0], u[1]
      why: active: argument `u` -> memory of `u` (float64) -> u[0]
      do:  call it by its name instead of through a pointer or a cfunc, give it a rule (ne.rule, or ne.custom_vjp around it), \
or mark its arguments const""",
    of_bytes: """
NE203 part of a floating-point number is overwritten    HERE:3
      of:  u[3] = 1""",
    of_a_half: """
NE203 part of a floating-point number is overwritten    HERE:3
      of:  squares[3] = 1048576""",
    of_bits: """
NE210 arithmetic on the bits of a floating-point number    HERE:3
      of:  u[0] + 1
      why: active: argument `u` -> memory of `u` (float64) -> u[0] -> u[0] + 1
      do:  write it with floating-point operations (abs, copysign, frexp, ldexp)""",
    of_structures: """
NE208 a number with a derivative is kept in the argument `first`, which has no shadow, and read back    HERE:2
      why: active: argument `u` -> memory of `u` (float64) -> u[0] -> u[0] * u[1]
      do:  keep it in an array or a typed list of numbers, which get shadows""",
}
ARGUMENTS = {of_structures: (Spring(1.0), Spring(2.0))}


def text_of(f, *rest):
    """The refusal of the gradient, with lines counted from the decorator, and without IR."""
    with pytest.raises(ne.NotDifferentiable) as refusal:
        ne.grad(f)(U.copy(), *rest)
    start = f.py_func.__code__.co_firstlineno
    text = re.sub(r"^      at:  .*\n?", "", str(refusal.value), flags=re.MULTILINE).rstrip()
    return re.sub(r"test_refusal_texts\.py:(\d+)", lambda line: f"HERE:{int(line[1]) - start}", text)


@pytest.mark.parametrize("f", REFUSALS, ids=lambda f: f.__name__)
def test_the_whole_text(f):
    heading, _, text = text_of(f, *ARGUMENTS.get(f, ())).partition("\n")
    assert text == REFUSALS[f].strip("\n")
    assert re.fullmatch(rf"{text.count('NE')} problems? in `\w*\.?test_refusal_texts\.{f.__name__}`", heading)


def test_the_array_of_a_checkpointed_function():
    first = text_of(of_a_fresh_array).split("\n")[1]
    start = fresh.py_func.__code__.co_firstlineno - of_a_fresh_array.py_func.__code__.co_firstlineno
    assert first == f"NE260 an array leaves a checkpointed function    HERE:{start + 3}"
    assert "do:  write the result into an array that is an argument" in text_of(of_a_fresh_array)


def test_a_step_that_prints():
    with pytest.raises(ne.NotDifferentiable) as refusal:
        ne.grad(of_a_printing_step)(U.copy())
    words = "which can't be repeated"
    found = [p for p in refusal.value.problems if p.code == "NE262" and words in p.text]
    assert found
    assert found[0].fix == "move random numbers and output out of the step, or do not checkpoint it"


@njit
def total_of(values):
    return values[0] * 2.0


@njit
def with_python(x):
    with numba.objmode(y="float64"):
        y = float(x)
    return y


@njit
def with_default(x, k=2.0):
    return x * k


@njit
def with_more(x, *more):
    return x * more[0]


def test_arguments_without_a_name_or_a_value():
    with pytest.raises(ne.EnzymeError, match=r"argument `k` of with_default is left out of the call: pass it"):
        ne.grad(with_default, argnums=1)(2.0)
    for run in (lambda: ne.grad(with_more)(1.0, 2.0), lambda: ne.jvp(with_more, (1.0, 2.0), (1.0, 0.0)),
                lambda: ne.autodiff(with_more, 1.0, 2.0)):  # fmt: skip
        with pytest.raises(ne.EnzymeError, match=r"takes \*\w+.*: pass a tuple, or name the arguments"):
            run()


@pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaPendingDeprecationWarning")
def test_wrong_arguments():
    def words(run):
        with pytest.raises(ne.EnzymeError) as refusal:
            run()
        return str(refusal.value)

    assert words(lambda: ne.grad(total_of)(np.array([1, 2]))) == (
        "argument `values` of total_of has type array(int64, 1d, C), which is not floating: "
        "pass values.astype(np.float64), or choose other argnums")
    assert words(lambda: ne.grad(total_of)([U, U])) == (
        "grad needs a scalar-valued function, but total_of returns array(float64, 1d, C): use vjp or jacrev")
    assert words(lambda: ne.autodiff(total_of, U)) == (
        "argument `values` of type array(float64, 1d, C) needs an annotation: "
        "write Duplicated(x, dx) to differentiate it, or Const(x)")
    place = f"{with_python.py_func.__code__.co_filename}:{with_python.py_func.__code__.co_firstlineno + 2}"
    with pytest.raises(ne.NotDifferentiable) as refusal:
        ne.grad(with_python)(1.0)
    assert str(refusal.value) == (
        "1 problem in `with_python`\n"
        f"NE105 an objmode block runs in Python, of which no derivative is known    {place}\n"
        "      do:  take it out of the function, or give the function that holds it a custom_vjp; if it only reports, mark that "
        "function ne.inactive")


def test_wrong_uses():
    with pytest.raises(ne.EnzymeError, match=r"^grad needs a scalar-valued function, but f returns .*: use vjp or jacrev$"):
        @njit
        def f(u):
            return u * 2.0

        ne.grad(f)(U)
    with pytest.raises(ne.EnzymeError, match=r"^expected an @njit function or a Python function, got int$"):
        ne.grad(3)
