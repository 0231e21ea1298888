"""Functions with rules that take jitclass instances: implicit functions and custom_vjp, against closed forms."""

import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass

import numba_enzyme as ne


@jitclass([("a", types.float64), ("w", types.float64[::1]), ("n", types.int64)])
class Model:
    def __init__(self, a, w):
        self.a, self.w, self.n = a, w, 3


@njit
def cubic(x, model):
    """x**3 + a x = w[0] w[1]: of a = 2 and w = (3, 1) the root is 1, and the slope there 5."""
    return x ** model.n + model.a * x - model.w[0] * model.w[1]


@njit
def bisect(model):
    low, high = -10.0, 10.0
    for _ in range(80):
        middle = 0.5 * (low + high)
        if cubic(middle, model) < 0.0:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


ROOT = ne.implicit(cubic, bisect)


def model():
    return Model(2.0, np.array([3.0, 1.0]))


@pytest.mark.slow
def test_parameters_of_an_implicit_function_in_an_instance():
    found = ne.grad(ROOT)(model())
    assert found.a == pytest.approx(-0.2, rel=1e-13) and found.n is None
    np.testing.assert_allclose(found.w, [0.2, 0.6], rtol=1e-13)
    assert ne.jvp(ROOT, (model(),), (Model(1.0, np.array([0.0, 2.0])),))[1] == pytest.approx(-0.2 + 1.2, rel=1e-13)


@njit
def scaled(model, y):
    return ROOT(model) * y * model.a


@pytest.mark.slow
def test_among_other_uses_of_the_instance_and_at_second_order():
    by_model, by_y = ne.grad(scaled, (0, 1))(model(), 2.0)
    assert by_model.a == pytest.approx(2.0 * (1.0 - 0.2 * 2.0), rel=1e-13) and by_y == pytest.approx(2.0, rel=1e-13)
    second, _ = ne.hvp(scaled, (model(), 2.0), (Model(1.0, np.zeros(2)), 0.0))
    # dx/da = -x / (3 x^2 + a), so that its slope is 0.2 / 5 + (6 * -0.2 + 1) / 25 = 0.032
    assert second.a == pytest.approx(2.0 * (2 * -0.2 + 2.0 * 0.032), rel=1e-12)


@ne.custom_vjp
@njit
def response(pair, x):
    return np.sum(pair[0].w * x) * pair[1]


@njit
def response_forward(pair, x):
    return np.sum(pair[0].w * x) * pair[1], (pair, x)


@njit
def response_backward(residuals, cotangent):
    """Deliberately ten times too large: so it is the rule that is used."""
    (model, scale), x = residuals
    return ((None, 10 * x * scale * cotangent, None), None), 10 * model.w * scale * cotangent


@njit
def response_tangent(primals, tangents):
    ((model, scale), x), ((step, _), dx) = primals, tangents
    return np.sum(model.w * x) * scale, 10 * np.sum(step.w * x + model.w * dx) * scale


response.defvjp(response_forward, response_backward)
response.defjvp(response_tangent)


@njit
def measured(model, x):
    return response((model, 3.0), x) * model.a


def test_gradients_and_tangents_of_instances_in_rules(no_leak):
    x = np.array([5.0, 6.0])
    by_model, by_x = ne.grad(measured, (0, 1))(model(), x)
    assert by_model.a == 3.0 * 21.0 and by_model.n is None
    np.testing.assert_allclose(by_model.w, 10 * 2.0 * 3.0 * x)
    np.testing.assert_allclose(by_x, 10 * 2.0 * 3.0 * np.array([3.0, 1.0]))
    _, slope = ne.jvp(measured, (model(), x), (Model(0.5, np.ones(2)), np.array([1.0, 0.0])))
    assert slope == pytest.approx(10 * 2.0 * 3.0 * (11.0 + 3.0) + 0.5 * 63.0)
    no_leak(lambda: ne.grad(measured, (0, 1))(model(), x))


def test_a_rule_that_writes_to_an_instance_is_refused():
    counting = ne.custom_vjp(njit(lambda model: model.a))

    @njit
    def forward(model):
        model.n += 1
        return model.a, None

    counting.defvjp(forward, lambda residuals, cotangent: (None,))
    with pytest.raises(ne.EnzymeError, match="writes to its argument 0, which is or holds a jitclass instance"):
        ne.grad(njit(lambda model: counting(model)))(model())


@ne.custom_vjp
@njit
def squared_sum(model, x):
    return model.a**2 * np.sum(model.w * x)


@njit
def squared_sum_forward(model, x):
    return model.a**2 * np.sum(model.w * x), (model, x)


@njit
def squared_sum_backward(residuals, c):
    model, x = residuals
    return (2 * model.a * np.sum(model.w * x) * c, model.a**2 * x * c, None), model.a**2 * model.w * c


squared_sum.defvjp(squared_sum_forward, squared_sum_backward)


@pytest.mark.slow
def test_second_order_of_a_rule_that_keeps_an_instance():
    """The lengths of its arrays lie in memory beside numbers: only the types of arguments say that they are integers."""
    x = np.array([5.0, 6.0])
    cubed = njit(lambda model, x: squared_sum(model, x) * model.a)
    by_model, by_x = ne.hvp(cubed, (model(), x), (Model(0.5, np.array([1.0, -1.0])), np.array([1.0, 2.0])))
    total, slope = 21.0, 3.0 * 1.0 + 1.0 * 2.0 + 5.0 - 6.0  # of w @ x = 21 along the tangents: w @ dx + dw @ x
    assert by_model.a == pytest.approx(6 * 2.0 * total * 0.5 + 3 * 2.0**2 * slope)
    np.testing.assert_allclose(by_model.w, 3 * 2.0**2 * 0.5 * x + 2.0**3 * np.array([1.0, 2.0]))
    np.testing.assert_allclose(by_x, 3 * 2.0**2 * 0.5 * np.array([3.0, 1.0]) + 2.0**3 * np.array([1.0, -1.0]))
