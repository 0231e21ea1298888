"""What Numba calls and is no @njit function: ufuncs, partial functions, overloaded functions, C callbacks."""

from collections import namedtuple
from functools import partial, wraps

import numpy as np
import pytest
from numba import cfunc, float64, guvectorize, njit, stencil, vectorize
from numba.extending import overload

import numba_enzyme as ne


@vectorize
def wave(x, y):
    return np.sin(x) * y


@guvectorize(["void(float64[:,:],float64[:],float64[:])"], "(n,m),(m)->(n)")
def squares(a, x, out):
    for i in range(a.shape[0]):
        out[i] = 0.0
        for j in range(a.shape[1]):
            out[i] += a[i, j] * x[j] * x[j]


@guvectorize("(n),()->(),(n)")
def norm(x, scale, total, parts):
    total[0] = 0.0
    for i in range(x.shape[0]):
        parts[i] = scale * x[i] ** 2
        total[0] += parts[i]


@guvectorize([(float64[:],) * 4], "(n),(),()->(n)")
def swing(y, length, pull, out):
    out[0] = length[0] * y[1] + pull[0]
    out[1] = -np.sin(y[0]) * pull[0] * length[0]


X, Y = np.array([1.0, 2.0, 3.0]), np.array([[2.0], [5.0]])


@pytest.mark.parametrize("v", [wave, ne.differentiate(wave)], ids=["plain", "differentiate"])
def test_a_ufunc_has_gradients_of_numbers_and_products_of_arrays_that_are_broadcast(v):
    assert ne.grad(v)(0.5, 2.0) == 2.0 * np.cos(0.5) and ne.grad(v, argnames="y")(0.5, 2.0) == np.sin(0.5)
    out, pullback = ne.vjp(v, X, Y)
    by_x, by_y = pullback(np.array([[1.0, 2.0, 3.0], [1.0, 0.0, -1.0]]))
    assert np.array_equal(out, wave(X, Y))
    np.testing.assert_allclose(by_x, np.cos(X) * [2 + 5, 4, 6 - 5], rtol=1e-14)
    np.testing.assert_allclose(by_y, [[np.sin(X) @ [1, 2, 3]], [np.sin(X) @ [1, 0, -1]]], rtol=1e-14)
    _, tangent = ne.jvp(v, (X, Y), (np.array([1.0, 0.0, 2.0]), np.ones((2, 1))))
    np.testing.assert_allclose(tangent, np.cos(X) * [1, 0, 2] * Y + np.sin(X), rtol=1e-14)


def test_a_ufunc_inside_compiled_functions():
    @njit
    def inside(x, y):
        _, pullback = ne.vjp(wave, x, y)
        return ne.grad(wave)(x[0], 2.0), ne.autodiff(wave, ne.Active(x[0]), ne.Const(2.0)), pullback(np.ones((2, 3)))[0]

    slope, entries, by_x = inside(X, Y)
    assert slope == entries[0] == 2.0 * np.cos(1.0) and entries[1] is None
    np.testing.assert_allclose(by_x, 7 * np.cos(X), rtol=1e-14)


def test_a_generalised_ufunc_returns_its_outputs():
    a = np.arange(12.0).reshape(2, 2, 3)
    called = ne.differentiate(squares)
    assert np.array_equal(called(a, X), squares(a, X)) and np.array_equal(called(a[0], X), squares(a[0], X))
    weights = np.array([[1.0, 2.0], [-1.0, 0.5]])
    by_a, by_x = ne.vjp(squares, a, X)[1](weights)  # a has an axis more, which is broadcast over
    np.testing.assert_allclose(by_a, weights[:, :, None] * X**2, rtol=1e-14)
    np.testing.assert_allclose(by_x, np.einsum("kn,knm->m", weights, a) * 2 * X, rtol=1e-14)
    np.testing.assert_allclose(ne.jvp(squares, (a[0], X), (np.zeros((2, 3)), np.ones(3)))[1], a[0] @ (2 * X), rtol=1e-14)


@pytest.mark.slow
def test_outputs_of_a_generalised_ufunc_without_dimensions_are_numbers():
    total, parts = ne.differentiate(norm)(X, 2.0)
    assert total == 28.0 and np.array_equal(parts, 2 * X**2)
    value, (by_x, by_scale) = ne.value_and_grad(lambda x, s: ne_norm(x, s)[0], argnums=(0, 1))(X, 2.0)
    assert value == 28.0 and np.array_equal(by_x, 4 * X) and by_scale == 14.0
    by_x, by_scale = ne.vjp(norm, X, np.array([2.0, 3.0]))[1]((np.ones(2), np.zeros((2, 3))))
    assert np.array_equal(by_x, 10 * X) and np.array_equal(by_scale, [14.0, 14.0])


def test_numbers_that_a_generalised_ufunc_takes_as_arrays_of_one_element():
    y, lengths = np.array([[0.3, 0.4], [0.5, 0.6]]), np.array([2.0, 9.9, 2.5])[::2]
    assert np.array_equal(ne.differentiate(swing)(y, lengths, 3.0), swing(y, lengths, 3.0))
    by_y, by_length, by_pull = ne.vjp(swing, y, lengths, 3.0)[1](np.ones((2, 2)))
    np.testing.assert_allclose(by_y, np.stack([-np.cos(y[:, 0]) * 3 * lengths, lengths], 1), rtol=1e-14)
    np.testing.assert_allclose(by_length, y[:, 1] - np.sin(y[:, 0]) * 3, rtol=1e-14)
    assert by_pull == pytest.approx(2 - np.sin(y[:, 0]) @ lengths, rel=1e-14)
    _, tangent = ne.jvp(swing, (y[0], 2.0, 3.0), (np.ones(2), 1.0, 0.0))
    np.testing.assert_allclose(tangent, [2.4, -np.cos(0.3) * 6 - np.sin(0.3) * 3], rtol=1e-14)


ne_norm = ne.differentiate(norm)


def test_shapes_that_do_not_fit_a_generalised_ufunc_are_refused():
    with pytest.raises(ValueError, match="squares: arguments differ in the extent m"):
        ne.vjp(squares, np.ones((2, 3)), np.ones(2))
    with pytest.raises(ne.EnzymeError, match=r"argument `a` of squares .* wants 2 dimensions or more"):
        ne.vjp(squares, X, X)


@njit
def power(scale, x, n=2):
    return scale * x**n


@njit
def applied(f, x, scale):
    return scale * f(x)


@njit
def cube(x):
    return x * x * x


@pytest.mark.parametrize("f, arguments, expected", [
    (partial(power, 2.0), (3.0,), 12.0),
    (partial(power, 2.0), (3.0, 3), 54.0),
    (partial(power, n=3), (2.0, 3.0), 27.0),
    (partial(power, x=3.0), (2.0,), 9.0),
    (partial(partial(power, 2.0), n=1), (3.0,), 2.0),
    (partial(wave, 0.5), (2.0,), np.sin(0.5)),
    (partial(applied, cube, scale=2.0), (3.0,), 54.0),
    (partial(lambda a, b: a * b * b, 2.0), (3.0,), 12.0),
])  # fmt: skip
def test_partial_functions_are_functions_of_what_is_free(f, arguments, expected):
    assert ne.grad(f)(*arguments) == pytest.approx(expected, rel=1e-14)
    assert ne.differentiate(f)(*arguments) == pytest.approx(f(*arguments), rel=1e-14)


@njit
def composed(functions, x):
    for f in functions[::-1]:
        x = f(x)
    return x


Pair = namedtuple("Pair", "outer inner")


@njit
def paired(pair, x):
    return pair.outer(x) * pair.inner(x)


@cfunc("float64(float64)")
def one_more(x):
    return x + 1.0


@pytest.mark.filterwarnings("ignore:First-class function type feature is experimental")
def test_partial_functions_bind_tuples_of_functions():
    chain = partial(composed, (one_more, cube, one_more))  # (x + 1)**3 + 1
    assert ne.vjp(chain, 0.5)[1](1.0) == pytest.approx((3 * 1.5**2,), rel=1e-14)
    assert ne.jvp(chain, (0.5,), (2.0,)) == pytest.approx((1.5**3 + 1, 6 * 1.5**2), rel=1e-14)
    assert ne.grad(partial(paired, Pair(cube, one_more)))(2.0) == pytest.approx(4 * 8 + 3 * 4, rel=1e-14)


def test_derivatives_of_partial_functions_inside_compiled_functions():
    slope = ne.grad(partial(power, 2.0))
    assert njit(lambda x: slope(x))(3.0) == 12.0
    assert ne.hessian(partial(power, 2.0))(3.0) == 4.0


def test_partial_functions_bind_no_data():
    with pytest.raises(ne.EnzymeError, match="partial of power binds `scale` of type ndarray, which may change"):
        ne.grad(partial(power, X))
    with pytest.raises(ne.EnzymeError, match="partial of power"):
        ne.grad(partial(power, m=1))


def tripled(x, n=2):
    raise NotImplementedError("compiled functions call the overload")


@overload(tripled)
def _tripled(x, n=2):
    return lambda x, n=2: 3 * x**n


def test_of_an_overloaded_function_the_overload_is_differentiated():
    assert ne.grad(tripled)(2.0) == 12.0 and ne.grad(tripled)(2.0, 3) == 36.0
    assert njit(lambda x: ne.grad(tripled)(x))(2.0) == 12.0


def test_a_c_callback_is_differentiated_as_the_function_that_it_is_made_of():
    assert ne.grad(cfunc("float64(float64)")(lambda x: x * x))(3.0) == 6.0


def test_what_is_decorated_for_a_moment_leaves_the_function_as_it_was():
    f = njit(lambda x: x * x + 1.0)
    assert f(2.0) == 5.0
    ne.differentiate(f)  # shares what is compiled; gone at once
    assert njit(lambda x: f(x))(2.0) == 5.0


@njit
def member(pair, x):
    return pair[0](x) * pair[1][1](x) * pair[1][0]


@pytest.mark.filterwarnings("ignore:.*First-class function type:numba.NumbaExperimentalFeatureWarning")
def test_functions_in_tuples():
    assert ne.grad(member, argnums=1)((cube, (2.0, power_of_four)), 3.0) == pytest.approx(2 * 7 * 3.0**6)
    nothing, (by_number, _) = ne.grad(member)((cube, (2.0, power_of_four)), 3.0)
    assert nothing is None and by_number == pytest.approx(3.0**7)
    [(first, inner), _] = ne.autodiff(member, ne.Duplicated((cube, (2.0, power_of_four)), (None, (None, None))), ne.Const(3.0))
    assert first is None and inner == pytest.approx((3.0**7, None))


@njit
def power_of_four(x):
    return x * x * x * x


def test_a_function_that_wraps_another_has_derivatives_of_its_own():
    @ne.differentiate
    def square(x):
        return x * x

    assert square.grad(2.0) == 4.0  # its attributes, derivatives among them, come to whatever wraps it

    @wraps(square)
    def tripled(x):
        return 3.0 * square(x)

    assert not hasattr(tripled, "grad")
    assert ne.grad(tripled)(2.0) == ne.vjp(tripled, 2.0)[1](1.0)[0] == 12.0
    assert ne.differentiate(tripled)(2.0) == ne.differentiate(tripled).grad(2.0) == 12.0


def test_stencils():
    @stencil
    def product(v):
        return v[0] * v[1]

    v = np.array([0.1, 0.5, 0.9, 0.3])
    np.testing.assert_allclose(ne.vjp(product, v)[1](np.ones(4))[0], [0.5, 1.0, 0.8, 0.9])
    assert ne.differentiate(product)(v).tolist() == product(v).tolist()


@pytest.mark.slow
def test_one_stencil_with_arguments_of_several_types():
    @stencil
    def cube(v):
        return v[0] ** 3

    def into(v):
        out = np.zeros(v.shape)
        cube(v, out=out)
        return out.sum()

    v = np.array([0.1, 0.5, 0.9, 0.3])
    plain = njit(lambda v: cube(v).sum())
    for f, given in [(plain, v), (njit(into), v), (plain, v.astype(np.float32)), (plain, v[::2])]:
        np.testing.assert_allclose(ne.grad(f)(given), 3 * given**2, rtol=1e-6)


@njit("float64(float64, optional(float64))")
def with_optional(x, k):
    return x * x if k is None else x * k


def test_arguments_that_a_signature_calls_optional():
    assert ne.grad(with_optional, (0, 1))(2.0, 3.0) == (3.0, 2.0) and ne.grad(with_optional)(2.0, None) == 4.0
    assert ne.jvp(with_optional, (2.0, 3.0), (1.0, 1.0)) == (6.0, 5.0) and ne.autodiff(with_optional, 2.0, 3.0) == (3.0, 2.0)


def test_ufuncs_that_numba_does_not_call():
    made = vectorize(["float64(float64)"], target="parallel")(lambda x: x**3)
    with pytest.raises(ne.EnzymeError, match="which Numba can't call: leave out `target` of @vectorize"):
        ne.grad(made)(2.0)
