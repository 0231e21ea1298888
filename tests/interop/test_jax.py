"""JAX: Numba functions as primitives of JAX, derivatives checked against ours and by JAX's own `check_grads`."""

import inspect

import numpy as np
import pytest
from interop_programs import (
    Spring,
    complex_product,
    energy,
    overwrites,
    raises_below_zero,
    scaled_waves,
    smooth,
    spring_energy,
    twice_the_same,
)
from numba import njit

import numba_enzyme as ne

jax = pytest.importorskip("jax", reason="JAX is in the extra `jax`")
jnp = jax.numpy
test_util = pytest.importorskip("jax.test_util")
X = np.linspace(0.1, 1.0, 5)


@pytest.fixture(autouse=True)
def double_precision():
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", False)


@njit
def weighted_sum(x, weights):
    total = x.dtype.type(0)
    for i in range(x.size):
        total += weights[i] * x[i] * x[i]
    return total


@njit
def running_sum(x, how):
    y = np.empty_like(x)
    total = 0.0
    for i in range(x.size):
        total += x[i] if how == "plain" else x[i] ** 2
        y[i] = total
    return y


def test_reverse_mode_under_jit():
    f = ne.jax.function(energy)
    value, (dx, da) = jax.jit(jax.value_and_grad(f, (0, 1)), static_argnums=2)(X, 0.2, 3)
    wanted, (wanted_dx, wanted_da) = ne.value_and_grad(energy, (0, 1))(X, 0.2, 3)
    assert value == wanted and np.array_equal(dx, wanted_dx) and da == wanted_da
    lowered = jax.jit(f, static_argnums=2).lower(X, 0.2, 3).as_text()
    assert "numba_enzyme_energy" in lowered and "callback" not in lowered
    batch = np.stack([X, 2 * X, -X])
    rows = jax.jit(jax.vmap(jax.grad(f), (0, None, None)))(batch, 0.2, 3)
    assert np.array_equal(rows, np.stack([energy.grad(row, 0.2, 3) for row in batch]))


def test_all_orders_and_modes():
    f = ne.jax.function(weighted_sum)
    weights = np.array([1.0, -2.0, 3.0, 0.5, 4.0])
    test_util.check_grads(f, (X, weights), order=2)
    assert np.allclose(jax.hessian(f)(X, weights), 2 * np.diag(weights))
    assert np.allclose(jax.jacrev(jax.grad(f))(X, weights), 2 * np.diag(weights))


def test_numbers_that_are_constant_in_second_derivatives():
    f = ne.jax.function(energy, static_argnums=(1, 2))
    found = jax.jacrev(jax.grad(lambda x: f(x, 0.2, 3)))(X)
    assert np.allclose(found, energy.hessian(X, 0.2, 3), rtol=1e-12, atol=1e-14)


def test_several_results_and_arrays():
    f = ne.jax.function(scaled_waves, result_shape=lambda x, a: (x.shape, (), ()))
    y, total, count = f(X, 0.7)
    wanted = scaled_waves(X, 0.7)
    assert np.array_equal(y, wanted[0]) and (total, count) == wanted[1:] and count.dtype == jnp.int64
    test_util.check_grads(lambda x, a: f(x, a)[:2], (X, 0.7), order=1)


def test_tuples_strings_and_constants():
    f = ne.jax.function(spring_energy)
    dk, dr = jax.grad(lambda s: f(s, 2.0))(Spring(3.0, 0.5))
    assert float(dk) == 1.5**2 and float(dr) == -2 * 3.0 * 1.5 + 2.0
    g = ne.jax.function(running_sum, result_shape=lambda x, how: x.shape, static_argnums=1)
    assert np.allclose(jax.jacrev(g)(X, "plain"), np.tril(np.ones((5, 5))))
    assert np.allclose(jax.jacfwd(g)(X, "square"), np.tril(np.ones((5, 5))) * 2 * X)


def test_single_precision_and_complex_numbers():
    z, w = 1 + 2j, 0.3 - 0.7j
    f = ne.jax.function(complex_product)
    real = jax.grad(lambda z, w: f(z, w).real)(z, w)
    assert complex(real) == pytest.approx(complex(jax.grad(lambda z, w: (z * z * w + jnp.conj(z)).real)(z, w)), rel=1e-14)
    jax.config.update("jax_enable_x64", False)
    value, dx = jax.value_and_grad(ne.jax.function(energy))(X, 0.2, 2)
    assert value.dtype == dx.dtype == jnp.float32 and np.allclose(dx, energy.grad(X, 0.2, 2), rtol=1e-5)


def test_control_flow_and_rematerialisation():
    names = list(inspect.signature(energy.py_func).parameters)
    f, weights = ne.jax.function(energy), np.array([1.0, -2.0, 3.0, 0.5, 4.0])
    g = ne.jax.function(scaled_waves, result_shape=lambda x, a: (x.shape, (), ()))
    wanted = energy.grad(X, 0.2, 3)
    assert np.array_equal(jax.grad(jax.checkpoint(lambda x: f(x, 0.2, 3)))(X), wanted)
    either = jax.grad(lambda x: jax.lax.cond(x[0] > 0, lambda x: f(x, 0.2, 3), lambda x: f(x, 0.5, 1), x))
    assert np.array_equal(either(X), wanted)

    def steps(x, a):
        return jnp.sum(weights * jax.lax.scan(lambda state, _: (g(state, a)[0], None), x, None, length=3)[0])

    test_util.check_grads(jax.jit(steps), (X, 0.7), order=2, modes=("rev",))
    value, pushed = jax.linearize(lambda x: f(x, **dict(zip(names[1:], (0.2, 3), strict=True))), X)
    assert value == energy(X, 0.2, 3) and float(pushed(weights)) == pytest.approx(wanted @ weights, rel=1e-13)


def test_what_is_refused():
    with pytest.raises(ne.EnzymeError, match="may write to its argument 0, or returns it, which JAX would not"):
        ne.jax.function(overwrites)(X)
    with pytest.raises(ne.EnzymeError, match=r"argument 0 is a list: pass an array, jnp\.asarray"):
        ne.jax.function(energy)([1.0, 2.0], 0.2, 3)
    with pytest.raises(ne.EnzymeError, match="smooth is a kernel, which JAX can't call yet"):
        ne.jax.function(smooth)
    with pytest.raises(ne.EnzymeError, match=r"np\.asarray\(x\).* ne\.jax\.function"):
        energy.grad(jnp.asarray(X), 0.2, 3)
    with pytest.raises(ne.EnzymeError, match=r"static_argnums=\(3,\) names an argument that is not there: the call has 3"):
        ne.jax.function(energy, static_argnums=3)(X, 0.2, 3)
    with pytest.raises(ne.EnzymeError, match="must know its shape before the call"):
        ne.jax.function(running_sum)(X, "plain")
    with pytest.raises(ne.EnzymeError, match="result_shape must return a tuple like it"):
        ne.jax.function(twice_the_same, result_shape=lambda x: x.shape[0])(X)
    with pytest.raises(ne.EnzymeError, match=r"gives it the shape \(5, 5\)"):
        ne.jax.function(running_sum, result_shape=lambda x, how: (5, 5))(X, "plain")
    with pytest.raises(ne.EnzymeError, match="numbers of type bfloat16"):
        ne.jax.function(twice_the_same, result_shape=lambda x: (x, x))(jnp.asarray(X, jnp.bfloat16))


def test_faults_of_a_run_are_errors_of_jax():
    with pytest.raises(jax.errors.JaxRuntimeError, match="raises_below_zero raised an exception"):
        jax.block_until_ready(jax.jit(ne.jax.function(raises_below_zero))(-X))
    with pytest.raises(jax.errors.JaxRuntimeError, match="another shape than result_shape says"):
        jax.block_until_ready(ne.jax.function(running_sum, result_shape=lambda x, how: (3,))(X, "plain"))
