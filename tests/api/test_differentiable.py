"""The decorated function: options, calls from @njit code, attributes there, pickling, caching, views."""

import ctypes
import os
import pickle
import subprocess
import sys
import textwrap

import numpy as np
import pytest
from numba import float64, njit

import numba_enzyme as ne
from numba_enzyme import EnzymeError, NotDifferentiable, differentiate, grad
from numba_enzyme.api import Differentiable


@differentiate
def energy(x, k=2.0):
    """Energy of a spring."""
    return 0.5 * k * np.sum(x * x)


@njit
def plain(x):
    return x * x * x


X = np.array([1.0, 2.0])


def test_it_is_a_numba_dispatcher():
    assert isinstance(energy, Differentiable)
    assert energy.__name__ == "energy" and energy.__doc__ == "Energy of a spring."
    assert energy.__wrapped__ is energy.py_func and energy.py_func(X) == energy(X) == 5.0
    assert energy.signatures and "define" in energy.inspect_llvm(energy.signatures[0])
    assert energy.grad.__name__ == "energy.grad" and "energy" in repr(energy)


def test_the_docstring_of_a_derivative_has_sections_of_its_own_alone():
    def spring(x, k):
        """Energy of a spring.

        Linear.

        Parameters
        ----------
        x : its length
        """
        return 0.5 * k * x * x

    shown = differentiate(spring).grad.__doc__
    assert shown.startswith("Gradient of `spring` with respect to `x`.\n") and shown.count("Parameters") == 1
    assert shown.endswith("Notes\n-----\n`spring`: Energy of a spring.\n\nLinear.")


def test_options_pass_through_and_stacking_keeps_them():
    assert differentiate(fastmath=True)(plain.py_func).targetoptions["fastmath"] is True
    stacked = differentiate(njit(error_model="numpy")(plain.py_func))
    assert stacked.targetoptions["error_model"] == "numpy"
    assert differentiate(stacked) is stacked
    assert differentiate(stacked, fastmath=True).targetoptions == {**stacked.targetoptions, "fastmath": True}
    explicit = differentiate(njit("float64(float64)")(plain.py_func))
    assert explicit(2.0) == 8.0 and explicit.grad(2.0) == 12.0


def test_calls_and_transforms_from_njit_code():
    @njit
    def use(x):
        out, pullback = ne.vjp(energy, x, 3.0)
        return (energy(x), energy.grad(x), ne.grad(energy, argnums=1)(x, 2.0), energy.value_and_grad(x)[0],
                energy.jvp((x, 2.0), (x, 0.0))[1], pullback(1.0)[0], out, ne.hvp(energy, (x, 2.0), (x, 0.0))[0])
    value, gradient, by_k, again, slope, pulled, out, curvature = use(X)
    assert (value, again, by_k, slope, out) == (5.0, 5.0, 2.5, 10.0, 7.5)
    np.testing.assert_array_equal(gradient, 2 * X)
    np.testing.assert_array_equal(pulled, 3 * X)
    np.testing.assert_array_equal(curvature, 2 * X)


def test_gradient_descent_inside_njit(no_leak):
    slope = grad(energy)

    @njit
    def descend(x, steps):
        for _ in range(steps):
            x = x - 0.25 * slope(x)
        return x
    np.testing.assert_allclose(descend(X, 3), X / 8)
    no_leak(lambda: descend(X, 3))


def test_recursion_closures_and_calls():
    def make(scale):
        @njit
        def scaled(x):
            return scale * x
        return scaled
    double = make(2.0)

    @njit
    def factorial_like(x, n):
        return 1.0 if n == 0 else double(x) * factorial_like(x, n - 1)
    assert grad(factorial_like)(3.0, 3) == pytest.approx(3 * 8 * 9.0)
    assert grad(make(2.0))(1.0) == 2.0 and grad(make(5.0))(1.0) == 5.0


def test_transforms_are_made_once_and_pickle():
    assert energy.grad is grad(energy) and grad(energy, argnums=1) is not energy.grad
    assert pickle.loads(pickle.dumps(energy.grad)) is energy.grad
    copy = pickle.loads(pickle.dumps(energy))
    np.testing.assert_array_equal(copy.grad(X), 2 * X)


def test_plain_functions_and_njit_functions_are_taken():
    assert grad(plain)(2.0) == 12.0
    assert grad(plain.py_func)(2.0) == 12.0
    with pytest.raises(EnzymeError, match="takes a function"):
        differentiate(3)


def test_what_has_no_derivative_is_refused_with_the_line():
    address = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(abs)

    @differentiate
    def unknown(x):
        return x * address(x)
    with pytest.raises(NotDifferentiable, match=r"(?s)NE100.*test_differentiable.py"):
        unknown.grad(2.0)


def test_views():
    text = energy.inspect_gradient((float64[::1], float64), view="ir")
    assert text.startswith("define") and "energy" in text
    assert ".globl" in energy.inspect_gradient((float64[::1], float64), view="asm")
    assert isinstance(energy.inspect_gradient((float64[::1], float64), view="plan"), str)
    assert "gradient of energy" in str(energy.explain((float64[::1], float64)))
    with pytest.raises(EnzymeError, match="view must be"):
        energy.inspect_gradient((float64[::1], float64), view="nothing")
    with pytest.raises(EnzymeError, match="call it first"):
        differentiate(plain.py_func).inspect_gradient()


@pytest.mark.slow
def test_derivatives_are_cached_on_disk(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(textwrap.dedent("""
        import numpy as np
        from numba import njit
        from numba_enzyme import differentiate, grad

        @differentiate(cache=True)
        def f(x, k=3.0):
            if x[0] < 0:
                raise ValueError("negative")
            return k * np.sum(x * x)

        def make(scale):
            return njit(cache=True)(lambda x: scale * x * x)

        gradient = f.grad(np.ones(2))
        slopes = grad(make(2.0))(1.0), grad(make(5.0))(1.0)
        try:
            f.grad(-np.ones(2))
        except ValueError as error:
            print(gradient, slopes, error, sum(f.grad.stats.cache_hits.values()), sum(f.grad.stats.cache_misses.values()))
    """))
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    outputs = [subprocess.run([sys.executable, str(program)], env=environment, check=True, capture_output=True, text=True).stdout
               for _ in range(2)]
    assert outputs[0].strip() == "[6. 6.] (4.0, 10.0) negative 0 1"
    assert outputs[1].strip() == "[6. 6.] (4.0, 10.0) negative 1 0"
