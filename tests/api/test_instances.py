"""Derivatives by jitclass instances: closed forms, and differences of the same program in Python where it changes them."""

import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass

import numba_enzyme as ne


@jitclass([("b", types.float64), ("w", types.float64[:])])
class Inner:
    def __init__(self, b, w):
        self.b = b
        self.w = w


@jitclass([("a", types.float64), ("v", types.float64[::1]), ("n", types.int64), ("inner", Inner.class_type.instance_type),
           ("pair", types.UniTuple(types.float64, 2)), ("name", types.unicode_type), ("_p", types.float32)])  # fmt: skip
class Model:
    def __init__(self, a, v, n, inner, pair, name):
        self.a = a
        self.v = v
        self.n = n
        self.inner = inner
        self.pair = pair
        self.name = name
        self._p = 2.0


@jitclass([("a", types.float64), ("u", types.float64[::1]), ("v", types.float64[::1])])
class State:
    def __init__(self, a, u, v):
        self.a = a
        self.u = u
        self.v = v

    def step(self, h):
        self.a = self.a * h
        self.v = self.u * self.a + self.v**2  # another array
        self.u, self.v = self.v, self.u

    def cubic(self, x):
        return self.a * x**3 + self.u[0] * x


@njit
def energy(m, x):
    return m.a * x**2 + m.inner.b * np.sum(m.v * m.inner.w) + m.pair[0] * m.pair[1] * m.n + m._p**2


@njit
def march(state, h):
    for _ in range(3):
        state.step(h)
    return state.u[0] + 2.0 * state.u[1] + state.a * state.v[0]


@njit
def inside(state, x):
    g = ne.grad(cubic, argnums=(0, 1))(state, x)
    shadow = State(0.0, np.zeros(2), np.zeros(2))
    ne.autodiff(cubic, ne.Duplicated(state, shadow), ne.Active(x))
    return g, shadow.a, shadow.u


cubic = njit(lambda state, x: state.cubic(x))


def model():
    return Model(2.0, np.array([1.0, 2.0, 3.0]), 3, Inner(0.5, np.array([4.0, 5.0, 6.0])), (7.0, 8.0), "name")


def state():
    return State(1.1, np.array([0.5, 0.3]), np.array([0.2, 0.7]))


def in_python(a, u, v, h):
    """The same as `march`, and what the state is then."""
    u, v = np.array(u), np.array(v)
    for _ in range(3):
        a = a * h
        u, v = u * a + v**2, u
    return u[0] + 2.0 * u[1] + a * v[0], (a, u, v)


def slopes():
    """Central differences of `in_python` by a, u, v and h."""
    start = np.array([1.1, 0.5, 0.3, 0.2, 0.7, 0.9])
    values = [[in_python(x[0], x[1:3], x[3:5], x[5])[0] for x in (start + step, start - step)] for step in np.eye(6) * 1e-6]
    return np.array([(after - before) / 2e-6 for after, before in values])


def check_fields(d, factor=1.0):
    assert type(d).__name__ == "Model" and d._fields == ("a", "v", "n", "inner", "pair", "name", "_p")
    assert d.a == factor * 2.25 and np.array_equal(d.v, factor * np.array([2.0, 2.5, 3.0])) and d.n is d.name is None
    assert d.inner.b == factor * 32.0 and np.array_equal(d.inner.w, factor * np.array([0.5, 1.0, 1.5]))
    assert d.pair == (factor * 24.0, factor * 21.0) and d._p == factor * 4.0


def test_gradients_are_named_tuples_of_fields():
    d, dx = ne.grad(energy, argnums=(0, 1))(model(), 1.5)
    check_fields(d)
    assert dx == 6.0


def test_pullbacks():
    m = model()
    value, pullback = ne.vjp(energy, m, 1.5)
    m.a = 0.0
    m.v[:] = 0.0
    assert value == 192.5
    for cotangent in (1.0, 2.0):  # of the instance as it was
        d, dx = pullback(cotangent)
        check_fields(d, cotangent)
        assert dx == 6.0 * cotangent


@pytest.mark.slow
def test_products():
    m = model()
    d = ne.grad(energy)(m, 1.5)
    slope = 2.25**2 + np.sum(d.v**2) + 32.0**2 + np.sum(d.inner.w**2) + 24.0**2 + 21.0**2 + 4.0**2
    assert ne.jvp(energy, (m, 1.5), (d, 0.0)) == (192.5, slope)  # a tuple of fields, or an instance
    assert ne.jvp(energy, (m, 1.5), (m, 0.0)) == (192.5, 2 * 2.25 + 3 * 16.0 + 32.0 * 0.5 + 2 * 168.0 + 2 * 4.0)
    products, of_x = ne.hvp(energy, (m, 1.5), (d, 0.0))
    assert of_x == 2 * 1.5 * 2.25 and products.a == 0.0 and products.pair == (3 * 21.0, 3 * 24.0) and products._p == 8.0
    assert np.allclose(products.v, 32.0 * m.inner.w + 0.5 * d.inner.w)


def test_what_the_function_changes():
    """Numbers, arrays, and arrays that take the place of others: the state is that of one call."""
    s = state()
    u, v = s.u, s.v
    value, (d, dh) = ne.value_and_grad(march, argnums=(0, 1))(s, 0.9)
    expected, after = in_python(1.1, u, v, 0.9)
    assert np.isclose(value, expected) and np.allclose([d.a, *d.u, *d.v, dh], slopes(), rtol=1e-7)
    assert np.allclose(s.a, after[0]) and np.allclose(s.u, after[1]) and np.allclose(s.v, after[2])
    assert np.array_equal(u, [0.5, 0.3]) and np.array_equal(v, [0.2, 0.7])  # which others may hold


def test_instances_as_shadows():
    s, shadow = state(), State(1.0, np.ones(2), np.zeros(2))
    array = shadow.u
    ne.autodiff(march, ne.Duplicated(s, shadow), ne.Const(0.9), seed=0.0)  # on entry: the adjoint of the state afterwards
    weight = np.array([1.0, 1.0, 1.0])

    def total(a, u, v):
        after = in_python(a, u, v, 0.9)[1]
        return weight[0] * after[0] + weight[1:] @ after[1]

    start = np.array([1.1, 0.5, 0.3, 0.2, 0.7])
    expected = [(total(x[0], x[1:3], x[3:]) - total(y[0], y[1:3], y[3:])) / 2e-6
                for x, y in ((start + step, start - step) for step in np.eye(5) * 1e-6)]  # fmt: skip
    assert np.allclose([shadow.a, *shadow.u, *shadow.v], expected, rtol=1e-7) and np.shares_memory(array, shadow.u)


def test_forward_with_an_instance_as_tangent():
    s, tangent = state(), State(1.0, np.zeros(2), np.array([0.5, 0.0]))
    found = ne.autodiff(march, ne.Duplicated(s, tangent), ne.Const(0.9), mode=ne.Forward)
    assert np.isclose(found, slopes()[[0, 3]] @ [1.0, 0.5]) and np.isclose(tangent.a, 0.9**3)


def test_inside_njit():
    (d, dx), da, du = inside(state(), 1.5)
    assert d.a == da == 1.5**3 and np.array_equal(d.u, [1.5, 0.0]) and np.array_equal(du, [1.5, 0.0])
    assert dx == 3 * 1.1 * 1.5**2 + 0.5


def test_what_is_refused():
    s = state()
    for call, words in (
        (lambda: ne.grad(lambda p, q: p.a * q.a)(s, s), "hold the same jitclass instance"),
        (lambda: ne.autodiff(march, ne.Duplicated(s, s), 0.9), "hold the same jitclass instance"),
        (lambda: ne.autodiff(march, s, 0.9), r"needs an annotation: write Duplicated\(state, dstate\)"),
        (lambda: ne.autodiff(march, ne.Active(s), 0.9), "is Active, which is for scalars"),
        (lambda: ne.autodiff(march, ne.Duplicated(s, None), 0.9), "is Duplicated without a shadow"),
        (lambda: ne.autodiff(march, ne.Duplicated(s, model()), 0.9), "another instance of the class"),
        (lambda: ne.jvp(march, (s, 0.9), (None, 1.0)), r"tuple of its fields \(a, u, v\)"),
        (lambda: ne.jacrev(ne.value_and_grad(march))(s, 0.9), "take that of grad"),
    ):
        with pytest.raises(ne.EnzymeError, match=words):
            call()


def test_fields_that_can_not_be_replaced():
    @njit
    def grows(s):
        s.u = np.ones(3) * s.a
        return s.u[0]

    @njit
    def exchanges(m):
        m.inner = Inner(m.a, m.v)
        return m.inner.b

    with pytest.raises(ne.ActivityError, match=r"the field `u` .* an array of another shape"):
        ne.grad(grows)(state())
    with pytest.raises(ne.ActivityError, match=r"the field `inner` .* another object"):
        ne.grad(exchanges)(model())


@jitclass([("n", types.int64)] + [(name, types.float64[:]) for name in ["x", "f"] + [f"r{k}" for k in range(12)]])
class Scheme:
    """Many arrays, as the state of a solver has, two of which change places at each step."""

    def __init__(self, x):
        self.n = x.size
        self.x = x
        self.f = x
        self.r0 = 1.0 * x
        self.r1 = np.empty(self.n)
        self.r2 = np.empty(self.n)
        self.r3 = np.empty(self.n)
        self.r4 = np.empty(self.n)
        self.r5 = np.empty(self.n)
        self.r6 = np.empty(self.n)
        self.r7 = np.empty(self.n)
        self.r8 = np.empty(self.n)
        self.r9 = np.empty(self.n)
        self.r10 = np.empty(self.n)
        self.r11 = np.empty(self.n)
        for i in range(self.n):
            self.r10[i] = 0.5 * x[i]
            self.r11[i] = 2.0 * x[i]

    def step(self):
        self.f, self.x = self.x, self.f
        for i in range(1, self.n):
            self.r11[i] = self.r10[i] * self.f[i - 1] + self.r0[i]
        self.f = self.r11.copy()
        for i in range(self.n):
            self.x[i] = self.f[i] * self.r10[i]


@pytest.mark.slow
def test_an_instance_of_many_arrays():
    @njit
    def loss(x):
        scheme = Scheme(x.copy())
        for _ in range(3):
            scheme.step()
        return scheme.x.sum()

    x, h = np.array([1.0, 2.0, 0.3]), 1e-3
    differences = [(8 * (loss(x + e) - loss(x - e)) - loss(x + 2 * e) + loss(x - 2 * e)) / (12 * h) for e in h * np.eye(3)]
    np.testing.assert_allclose(ne.grad(loss)(x), differences, rtol=1e-9)
    direction = np.array([0.3, -1.1, 0.7])
    np.testing.assert_allclose(ne.jvp(loss, (x,), (direction,))[1], direction @ differences, rtol=1e-9)


@jitclass([("a", types.float64), ("w", types.float64[:, ::1])])
class Table:
    def __init__(self, a, w):
        self.a, self.w = a, w


def test_an_array_of_an_instance_is_returned_beside_what_is_made_of_it():
    table, tangent = Table(1.5, np.arange(6.0).reshape(2, 3)), Table(1.0, np.ones((2, 3)))
    (scaled, whole), (slope, along) = ne.jvp(njit(lambda t: (t.w[0] * t.a, t.w)), (table,), (tangent,))
    np.testing.assert_array_equal(scaled, 1.5 * table.w[0])
    np.testing.assert_array_equal(slope, table.w[0] + 1.5)
    np.testing.assert_array_equal(whole, table.w)
    np.testing.assert_array_equal(along, tangent.w)
