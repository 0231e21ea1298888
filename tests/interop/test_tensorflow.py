"""TensorFlow: tensors in and out of Numba functions, eagerly and in graphs; derivatives by TensorFlow's tapes and differences."""

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

tf = pytest.importorskip("tensorflow", reason="TensorFlow is in the extra `tensorflow`")
X = np.linspace(0.1, 1.0, 5)


def differences(f, x, h=1e-6):
    """Central differences of a function that returns a number."""
    found = np.empty_like(x)
    for i in range(x.size):
        step = np.zeros_like(x)
        step[i] = h
        found[i] = (f(x + step) - f(x - step)) / (2 * h)
    return found


@pytest.mark.parametrize("made", [lambda f: f, tf.function], ids=["eager", "graph"])
def test_gradients_of_variables_and_tensors(made):
    f = ne.tensorflow.function(energy)
    x, a = tf.Variable(X), tf.constant(0.2, tf.float64)

    @made
    def value_and_gradients(a):
        with tf.GradientTape() as tape:
            tape.watch(a)
            value = 3.0 * f(x, a, 3)
        return value, tape.gradient(value, (x, a))

    value, (dx, da) = value_and_gradients(a)
    assert value.shape == () and value.dtype == tf.float64 and float(value) == 3.0 * energy(X, 0.2, 3)
    assert np.allclose(dx, differences(lambda x: 3.0 * energy.py_func(x, 0.2, 3), X), rtol=1e-7)
    wanted_dx, wanted_da = ne.grad(energy, (0, 1))(X, 0.2, 3)
    assert np.allclose(dx, 3.0 * wanted_dx, rtol=1e-14) and float(da) == pytest.approx(3.0 * wanted_da, rel=1e-14)


@pytest.mark.parametrize("made", [lambda f: f, tf.function], ids=["eager", "graph"])
def test_the_second_derivative(made):
    f = ne.tensorflow.function(energy)

    @made
    def hessian(x):
        with tf.GradientTape(persistent=True) as outer:
            outer.watch(x)
            with tf.GradientTape() as inner:
                inner.watch(x)
                value = f(x, 0.2, 3)
            gradient = tf.unstack(inner.gradient(value, x))
        return tf.stack([outer.gradient(part, x) for part in gradient])

    found = hessian(tf.constant(X))
    for i in range(X.size):
        assert np.allclose(found[i], differences(lambda x, i=i: energy.grad(x, 0.2, 3)[i], X), rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("made", [lambda f: f, tf.function], ids=["eager", "graph"])
def test_several_results(made):
    f = ne.tensorflow.function(scaled_waves)

    @made
    def gradients(x, a):
        with tf.GradientTape(persistent=True) as tape:
            tape.watch((x, a))
            y, total, count = f(x, a)
            only_one = tf.reduce_sum(y**2)
        return y, total, count, tape.gradient(total, (x, a)), tape.gradient(only_one, (x, a))

    y, total, count, (dx, da), (ex, ea) = gradients(tf.constant(X), tf.constant(0.7, tf.float64))
    assert y.shape == (5,) and total.shape == () and int(count) == 5 and count.dtype == tf.int64
    waves = np.sin(0.7 * X) * X
    slopes = 0.7 * np.cos(0.7 * X) * X + np.sin(0.7 * X)
    assert np.allclose(y, waves) and np.allclose(dx, 0.7 * slopes, rtol=1e-13)
    assert float(da) == pytest.approx(waves.sum() + 0.7 * np.sum(np.cos(0.7 * X) * X**2), rel=1e-13)
    assert np.allclose(ex, 2 * waves * slopes, rtol=1e-13)
    assert float(ea) == pytest.approx(np.sum(2 * waves * np.cos(0.7 * X) * X**2), rel=1e-13)


def test_forward_mode():
    """Eagerly it is what TensorFlow makes of the gradient; in graphs it would be zero."""
    f, x, along = ne.tensorflow.function(energy), tf.constant(X), np.array([1.0, -2.0, 3.0, 0.5, 4.0])

    def tangent(x):
        with tf.autodiff.ForwardAccumulator(x, tf.constant(along)) as pushed:
            value = f(x, 0.2, 3)
        return pushed.jvp(value)

    h = 1e-6
    slope = (energy(X + h * along, 0.2, 3) - energy(X - h * along, 0.2, 3)) / (2 * h)
    assert float(tangent(x)) == pytest.approx(slope, rel=1e-8)
    with pytest.raises(ne.EnzymeError, match=r"no forward mode of custom gradients in graphs: .* outside of tf\.function"):
        tf.function(tangent)(x)


def test_batches_and_jacobians():
    f = ne.tensorflow.function(scaled_waves)
    x = tf.constant(X)
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = f(x, 0.7)[0]
    jacobian = tape.jacobian(y, x, experimental_use_pfor=False)
    assert np.allclose(jacobian, np.diag(0.7 * np.cos(0.7 * X) * X + np.sin(0.7 * X)), rtol=1e-13)
    rows = tf.map_fn(lambda row: f(row, 0.7)[1], tf.stack([x, 2 * x]))
    assert np.allclose(rows, [scaled_waves(X, 0.7)[1], scaled_waves(2 * X, 0.7)[1]], rtol=1e-14)


def test_named_tuples_keywords_and_argnums():
    spring = Spring(tf.constant(3.0, tf.float64), tf.constant(0.5, tf.float64))
    with tf.GradientTape() as tape:
        tape.watch(spring)
        value = ne.tensorflow.function(spring_energy)(spring, x=2.0)
    dk, dr = tape.gradient(value, spring)
    assert float(dk) == 1.5**2 and float(dr) == -2 * 3.0 * 1.5 + 2.0
    names = list(inspect.signature(energy.py_func).parameters)
    x, a = tf.constant(X), tf.constant(0.2, tf.float64)
    with tf.GradientTape() as tape:
        tape.watch((x, a))
        value = ne.tensorflow.function(energy, argnums=0)(x, **dict(zip(names[1:], (a, 3), strict=True)))
    dx, da = tape.gradient(value, (x, a))
    assert np.array_equal(dx, energy.grad(X, 0.2, 3)) and da is None


def test_single_precision_and_complex_numbers():
    x = tf.constant(X, tf.float32)
    with tf.GradientTape() as tape:
        tape.watch(x)
        value = ne.tensorflow.function(energy)(x, tf.constant(0.2, tf.float32), 2)
    assert value.dtype == tf.float32 and np.allclose(tape.gradient(value, x), energy.grad(X, 0.2, 2), rtol=1e-5)
    z, w = tf.constant(1 + 2j, tf.complex128), tf.constant(0.3 - 0.7j, tf.complex128)
    f = ne.tensorflow.function(complex_product)
    with tf.GradientTape(persistent=True) as tape:
        tape.watch((z, w))
        ours, theirs = tf.math.abs(f(z, w)) ** 2, tf.math.abs(z * z * w + tf.math.conj(z)) ** 2
    for mine, wanted in zip(tape.gradient(ours, (z, w)), tape.gradient(theirs, (z, w)), strict=True):
        assert complex(mine) == pytest.approx(complex(wanted), rel=1e-14)


def test_training_in_a_graph():
    @njit
    def decay(rate, times):
        return np.exp(-rate * times)

    f = ne.tensorflow.function(decay)
    times = np.linspace(0.0, 2.0, 20)
    rate, target = tf.Variable(0.3, dtype=tf.float64), np.exp(-1.3 * times)

    @tf.function
    def step():
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum((f(rate, times) - target) ** 2)
        rate.assign_sub(0.2 * tape.gradient(loss, rate))
        return loss

    for _ in range(60):
        step()
    assert float(rate) == pytest.approx(1.3, abs=1e-6)


def test_what_is_refused():
    with pytest.raises(ne.EnzymeError, match="may write to its argument 0, or returns it, which TensorFlow would not"):
        ne.tensorflow.function(overwrites)(tf.constant(X))
    with pytest.raises(ne.EnzymeError, match=r"argument 0 is a list: pass a tensor, tf\.constant"):
        ne.tensorflow.function(energy)([1.0, 2.0], 0.2, 3)
    with pytest.raises(ne.EnzymeError, match="smooth is a kernel, which TensorFlow can't call"):
        ne.tensorflow.function(smooth)
    with pytest.raises(ne.EnzymeError, match=r"numbers of type bfloat16 .*tf\.cast"):
        ne.tensorflow.function(twice_the_same)(tf.constant(X, tf.bfloat16))
    with pytest.raises(ne.EnzymeError, match=r"argnums=\(3,\) names an argument that is not there"):
        ne.tensorflow.function(energy, argnums=3)(tf.constant(X), 0.2, 3)
    unknown = tf.function(ne.tensorflow.function(twice_the_same), input_signature=[tf.TensorSpec(None, tf.float64)])
    with pytest.raises(ne.EnzymeError, match=r"tensor 0 has is unknown .*tf\.ensure_shape"):
        unknown.get_concrete_function()


def test_exceptions_of_a_run():
    f = ne.tensorflow.function(raises_below_zero)
    with pytest.raises(ValueError, match="below zero"):
        f(tf.constant(-X))
    with pytest.raises(tf.errors.InvalidArgumentError, match="below zero"):
        tf.function(f)(tf.constant(-X))
