"""Functions of C called by their addresses: known ones are differentiated, whatever way the address takes; others refused."""

import ctypes
import ctypes.util
import math

import numpy as np
import pytest
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.core.errors import NumbaError
from numba.extending import intrinsic

import numba_enzyme as ne
from numba_enzyme import EnzymeError, NotDifferentiable
from numba_enzyme.bridge.cpu.functions_at_addresses import symbol_at

PROCESS = ctypes.CDLL(None)
LIBM = ctypes.CDLL(ctypes.util.find_library("m"))
X = np.array([0.5, 0.7, -1.2])
WANTED = np.cos(X * X) * 2 * X  # of sum(sin(x * x))


def c_function(name, result, *parameters, library=PROCESS):
    function = ctypes.CDLL(None)[name] if library is PROCESS else library[name]
    function.restype, function.argtypes = result, list(parameters)
    return function


memmove = c_function("memmove", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
memcpy_of_numbers = c_function("memcpy", ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t, ctypes.c_size_t)
raw_memmove = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)(
    ctypes.cast(PROCESS.memmove, ctypes.c_void_p).value)  # fmt: skip
cosine = c_function("cos", ctypes.c_double, ctypes.c_double, library=LIBM)
swab = c_function("swab", None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ssize_t)  # moves bytes; no rule
COSINE = ctypes.cast(LIBM.cos, ctypes.c_void_p).value
GAMMA = ctypes.cast(LIBM.erf, ctypes.c_void_p).value


@intrinsic
def cosine_of_a_number(typingctx, x):
    """Calls `cos` by an address that stands in the code as a number."""

    def codegen(context, builder, signature, args):
        type_ = ir.FunctionType(ir.DoubleType(), [ir.DoubleType()])
        return builder.call(builder.inttoptr(ir.Constant(cgutils.intp_t, COSINE), type_.as_pointer()), args)

    return types.float64(types.float64), codegen


@pytest.mark.parametrize("copy", [memmove, memcpy_of_numbers, raw_memmove], ids=["pointers", "numbers", "address"])
def test_copies_between_temporaries(copy):
    """Numba lets go of `t` after its last use, which is before the call."""

    @njit
    def f(x):
        y = np.zeros(x.size)
        t = x * x
        copy(y.ctypes.data, t.ctypes.data, 8 * x.size)
        return np.sum(np.sin(y))

    np.testing.assert_allclose(ne.grad(f)(X), WANTED, rtol=1e-14)
    out, tangent = ne.jvp(f, (X,), (np.ones(3),))
    np.testing.assert_allclose((out, tangent), (np.sum(np.sin(X * X)), np.sum(WANTED)), rtol=1e-14)


def test_copy_of_an_argument_and_of_a_part():
    @njit
    def f(x):
        y = np.zeros(x.size)
        memmove(y.ctypes.data + 8, x.ctypes.data, 8 * (x.size - 1))
        return np.sum(np.sin(y))

    np.testing.assert_allclose(ne.grad(f)(X), [*np.cos(X[:-1]), 0.0], rtol=1e-14)


def test_addresses_that_lie_in_memory():
    @njit
    def f(x):
        t = x * x
        y = np.zeros(x.size)
        places = np.array([y.ctypes.data, t.ctypes.data])
        memcpy_of_numbers(np.uint64(places[0]), np.uint64(places[1]), np.uint64(8 * x.size))
        return np.sum(np.sin(y)) + 0.0 * t[0]

    np.testing.assert_allclose(ne.grad(f)(X), WANTED, rtol=1e-14)


@pytest.mark.parametrize("call", [cosine, cosine_of_a_number], ids=["ctypes", "number"])
def test_mathematics_by_address(call):
    @njit
    def f(x):
        return call(x) * x

    np.testing.assert_allclose(ne.grad(f)(0.7), math.cos(0.7) - 0.7 * math.sin(0.7), rtol=1e-15)


def test_unknown_functions_are_refused():
    """Memory that is neither argument nor result of the function: once a gradient of zero."""

    @njit
    def f(x):
        y = np.zeros(x.size)
        t = x * x
        swab(t.ctypes.data, y.ctypes.data, 8 * x.size)
        return np.sum(y)

    with pytest.raises((NotDifferentiable, EnzymeError, NumbaError), match="NE100"):
        ne.grad(f)(X)

    @njit
    def harmless(x):  # no derivative goes in
        y, t = np.zeros(x.size), np.ones(x.size)
        swab(t.ctypes.data, y.ctypes.data, 8 * x.size)
        return np.sum(x) + 0.0 * y[0]

    np.testing.assert_allclose(ne.grad(harmless)(X), np.ones(3))


def test_rules_come_first():
    error = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(GAMMA)
    ne.rule(error, partials=(njit(lambda x: 3.0),))  # no slope of erf: so it is the rule that is used

    @njit
    def f(x):
        return error(x)

    assert ne.grad(f)(0.3) == 3.0


def test_names_of_addresses():
    assert symbol_at(COSINE) == "cos"
    assert symbol_at(ctypes.cast(PROCESS.memmove, ctypes.c_void_p).value) == "memmove"
    assert symbol_at(ctypes.cast(PROCESS.swab, ctypes.c_void_p).value) == ""  # exported, and nothing is known of it
    assert symbol_at(id(X)) == ""
