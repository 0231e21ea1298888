"""Compiled functions that only compiled functions call are linked and not loaded; nothing else about them changes."""

import math

import numba
import numpy as np
import pytest
from numba import njit
from numba.core import types
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import deferred
from numba_enzyme.bridge.cpu.deferred import DeferredLibrary, deferred_loading
from numba_enzyme.bridge.cpu.glue import glue


@glue
def root(x):
    """Raises with what is known only at run time, and so reads its environment."""
    if x < 0:
        raise ValueError("no root of", x)
    return math.sqrt(x)


@ne.differentiate
def doubled(x):
    return 2 * root(x)


def test_a_function_is_loaded_when_its_address_is_asked_for():
    assert doubled(4.0) == 4.0 and doubled.grad(4.0) == 0.5
    compiled = root.overloads[types.float64,]
    library = compiled.library
    assert isinstance(library, DeferredLibrary) and not library._loaded
    assert library.get_pointer_to_function("no_such_function") == 0 and not library._loaded
    assert library.get_pointer_to_function(compiled.fndesc.llvm_func_name) and library._loaded
    assert isinstance(doubled.grad.overloads[types.float64,].library, DeferredLibrary)
    assert doubled.grad.overloads[types.float64,].library._loaded


def test_exceptions_with_run_time_arguments_find_their_environment():
    with pytest.raises(ValueError) as failure:
        doubled.grad(-1.0)
    assert failure.value.args == ("no root of", -1.0)

    @njit
    def later(x):
        """Numba's own compilation, which links in what was compiled for a derivative."""
        return root(x)

    assert later(9.0) == 3.0
    with pytest.raises(ValueError) as failure:
        later(-2.0)
    assert failure.value.args == ("no root of", -2.0)


def test_deferral_ends():
    codegen = cpu_target.target_context.codegen()
    with pytest.raises(ZeroDivisionError), deferred_loading():
        with deferred_loading():
            assert isinstance(codegen.create_library("inside"), DeferredLibrary)
        assert isinstance(codegen.create_library("still_inside"), DeferredLibrary)
        raise ZeroDivisionError
    assert not isinstance(codegen.create_library("outside"), DeferredLibrary)


def test_numbas_own_functions_are_linked_only(monkeypatch):
    loaded = []
    finish = DeferredLibrary._finalize_final_module

    def recorded(self):
        if not self._deferring:
            loaded.append(self.name)
        finish(self)

    monkeypatch.setattr(DeferredLibrary, "_finalize_final_module", recorded)

    @ne.differentiate
    def loss(a, b):
        return np.dot(a, b).sum()

    a, b = np.array([[1.0, 2.0], [3.0, 4.0]]), np.array([[0.5, -1.0], [2.0, 1.5]])
    loss(a, b)
    loaded.clear()
    np.testing.assert_array_equal(loss.grad(a, b), np.ones((2, 2)) @ b.T)
    assert loaded == ["outermost.derivative"]


def test_glue_is_for_compiled_callers():
    with pytest.raises(TypeError, match="compiled functions only"):
        root(4.0)
    assert root.py_func(4.0) == 2.0


def test_only_what_can_be_a_value_gets_a_wrapper_for_c(monkeypatch):
    wrapped = []
    create = deferred._CREATE
    monkeypatch.setattr(deferred, "_CREATE", lambda context, library, fndesc, *rest: (
        wrapped.append(fndesc.modname), create(context, library, fndesc, *rest)))  # fmt: skip

    @njit
    def largest(x):
        return np.ptp(np.flipud(x))

    array = np.arange(24, dtype=np.int16).reshape(2, 3, 2, 2)
    with deferred_loading():
        compiled = largest.compile((types.int16[:, :, :, ::1],))
    assert wrapped == [__name__]
    overload = largest.overloads[types.int16[:, :, :, ::1],]
    assert compiled and overload.library.get_pointer_to_function(overload.fndesc.llvm_cfunc_wrapper_name)
    assert largest(array) == 23


def test_a_derivative_gets_a_wrapper_for_c_when_it_becomes_a_value():
    kind = types.FunctionType(types.float64(types.float64))

    @njit(types.float64(kind, types.float64))
    def twice(function, x):
        return function(function(x))

    @ne.differentiate
    def cubed(x):
        return x**3

    assert cubed.grad(2.0) == 12.0
    compiled = cubed.grad.overloads[types.float64,]
    name = compiled.fndesc.llvm_cfunc_wrapper_name
    assert name not in {function.name for function in compiled.library._final_module.functions}
    assert twice(cubed.grad, 2.0) == 432.0
    assert compiled.library.get_pointer_to_function(name) == compiled.library.get_pointer_to_function(name) != 0

    @njit
    def applied(x):
        return twice(cubed.grad, x)

    assert applied(2.0) == 432.0


def test_what_is_only_linked_is_optimised_with_its_callers_alone(monkeypatch):
    """Functions that the interpreter calls, as they are for Numba; a derivative as a whole; those in between not at all."""
    seen = []
    real = cpu_target.target_context.codegen().__class__._function_pass_manager
    monkeypatch.setattr(cpu_target.target_context.codegen().__class__, "_function_pass_manager",
                        lambda self, **options: seen.append(True) or real(self, **options))

    @glue
    def third(x):
        return x / 3

    primal = ne.differentiate(njit(lambda x: third(x) * x))
    assert primal(3.0) == 3.0
    ordinary = len(seen)
    assert ordinary and not seen[ordinary:]
    assert primal.grad(3.0) == 2.0 and len(seen) == ordinary


def test_the_glue_of_this_package_has_no_wrappers_for_c(monkeypatch):
    wrapped, real = [], deferred._CREATE

    def noted(context, library, fndesc, env, call_helper):
        wrapped.append(fndesc.modname)
        real(context, library, fndesc, env, call_helper)

    monkeypatch.setattr(CPUContext, "create_cfunc_wrapper", real)
    monkeypatch.setattr(deferred, "_CREATE", noted)
    a = np.eye(3) + 0.5
    product = ne.differentiate(njit(lambda m: np.dot(m, m.T).sum()))
    assert product(a) > 0.0 and product.grad(a).shape == (3, 3)
    assert wrapped and not any(name.startswith(("numba.", "numba_enzyme")) for name in wrapped)


def test_what_lines_say_side_by_side_becomes_a_vector():
    def spring(a, b):
        total = 0.0
        for i in range(a.shape[0]):
            dx, dy = a[i, 0] - b[i, 0], a[i, 1] - b[i, 1]
            total += math.sqrt(dx * dx + dy * dy)
        return total

    chosen = numba.config.SLP_VECTORIZE
    gradient = ne.grad(njit(spring), argnums=(0, 1))
    a, b = np.ones((3, 2)), np.zeros((3, 2))
    assert np.allclose(gradient(a, b)[0], math.sqrt(0.5))
    assert "<2 x double>" in gradient.overloads[gradient.signatures[0]].library.get_llvm_str()
    assert chosen == numba.config.SLP_VECTORIZE


def test_a_derivative_that_compiled_code_calls_is_not_loaded_by_itself():
    @ne.differentiate(nogil=True)
    def cubed_root(x):
        return root(x) ** 3

    slope = cubed_root.grad

    @njit
    def twice(x):
        return 2.0 * slope(x)

    assert twice(4.0) == 6.0  # 3 / 2 of the root
    compiled, = slope.for_compiled_callers.overloads.values()
    assert not compiled.library._loaded and not slope.overloads
    assert slope(4.0) == slope.for_compiled_callers(4.0) == 3.0
    loaded, = slope.overloads.values()
    assert loaded.fndesc is compiled.fndesc and not compiled.library._loaded  # compiled once
    with pytest.raises(ValueError) as failure:
        slope(-1.0)
    assert failure.value.args == ("no root of", -1.0)
