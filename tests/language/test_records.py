"""Arrays of records and single records: whole records are copied, returned, taken and given back as derivatives."""

import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass

import numba_enzyme as ne

from .witness import keeps_nothing

FIELDS = [("a", "f8"), ("n", "i4"), ("b", "f8"), ("p", "f8", (2,))]
ALIGNED, PACKED = np.dtype(FIELDS, align=True), np.dtype(FIELDS)
NESTED = np.dtype([("k", "i8"), ("inner", np.dtype([("p", "f8"), ("q", "f8", (2,))])), ("t", "S3"), ("w", "f8")])


def numbers(value):
    """Views of the floating fields of an array."""
    if value.dtype.names:
        return [view for name in value.dtype.names for view in numbers(value[name])]
    return [value] if value.dtype.kind in "fc" else []


def filled(dtype, count, seed):
    random, made = np.random.default_rng(seed), np.zeros(count, dtype)
    for view in numbers(made):
        view[...] = random.uniform(0.5, 2.0, view.shape)
        if view.dtype.kind == "c":
            view += 1j * random.uniform(-0.5, 0.5, view.shape)
    for name in dtype.names:
        if dtype[name].kind == "i":
            made[name] = np.arange(made.size).reshape(made.shape) + 1
    return made


def inner(first, second):
    """Cotangents pair with tangents as in JAX: without conjugates."""
    return sum(np.sum(x * y).real for x, y in zip(numbers(np.asarray(first)), numbers(np.asarray(second)), strict=True))


def holds_only_numbers(value):
    """Whether all fields but the floating ones are zero or empty."""
    value = np.asarray(value)
    if value.dtype.names:
        return all(holds_only_numbers(value[name]) for name in value.dtype.names)
    return value.dtype.kind in "fc" or bool(np.all(value == np.zeros_like(value)))


def check(f, dtype, count=3):
    """Forward and reverse mode of a function of one array of records agree with each other and with central differences."""
    given, tangent = filled(dtype, count, 0), filled(dtype, count, 1)
    out = f(given.copy())
    cotangent = filled(dtype, out.shape, 2) if isinstance(out, np.ndarray) else np.float64(0.7)
    value, forward = ne.jvp(f, (given.copy(),), (tangent,))
    np.testing.assert_array_equal(value, out)
    _, pullback = ne.vjp(f, given.copy())
    (back,) = pullback(cotangent)
    assert back.dtype == dtype and holds_only_numbers(back)
    assert inner(cotangent, forward) == pytest.approx(inner(back, tangent), rel=1e-12)
    ends = []
    for step in (1e-6, -1e-6):
        moved = given.copy()
        for view, direction in zip(numbers(moved), numbers(tangent), strict=True):
            view += step * direction
        ends.append(inner(cotangent, f(moved)))
    assert (ends[0] - ends[1]) / 2e-6 == pytest.approx(inner(back, tangent), rel=1e-7)
    if isinstance(out, np.ndarray):
        assert forward.dtype == dtype and holds_only_numbers(forward)


@njit
def exchanged(r):
    t = r.copy()
    r[0] = t[1]
    r[1] = t[0]
    total = 0.0
    for i in range(r.size):
        total += r[i].a ** 2 * r[i].b * r[i].n * t[i].a + r[i].p[1] * t[0].p[0]
    return total


@njit
def scaled(r):
    out = r.copy()
    for i in range(r.size):
        out[i].a = r[i].a * r[i].b
        out[i].p[1] *= r[0].p[0]
    return out


@njit
def table(r):
    """A record in each row, whole; another one chosen by its numbers."""
    made = np.empty((r.size, 2), r.dtype)
    for i in range(r.size):
        made[i, 0] = r[i]
        made[i, 1] = r[i] if r[i].a > r[0].b else r[0]
        made[i, 1].b *= i * r[i].a
    return made


@njit
def filled_with(r):
    made = np.zeros(2, r.dtype)
    made[:] = r[1]
    made[0].a = made[1].a * r[0].b
    r[2] = made[0]
    return (r.a * r.b).sum() + made[0].p[0] * r[1].p[1]


@njit
def joined(r):
    """Slices have strides of whole records."""
    tail = r[1:]
    tail[0] = r[2]
    r[::2][1].a *= tail[0].b
    return np.concatenate((r, r[::-1]))


@njit
def strided(r):
    """Records with strides are moved one by one: copied, reversed in place, put into a column."""
    made = np.empty((2, r.size), r.dtype).T
    made[0, 0] = r[2]
    made[1:, 0] = r[::2].copy()
    r[:] = r[::-1]
    for i in range(r.size):
        made[i, 1] = r[i]
    return made.copy()


@njit
def of_nested_array(r):
    total = 0.0
    for record in r[::-1]:
        for point in record.points[::2]:
            total = 2.0 * total + point.x * point.y
        record.points[1] = r[0].points[2]
        total += record.points[1].y ** 2
    return total


@njit
def of_nested(r):
    t = r.copy()
    r[0] = t[1]
    total = 0.0
    for i in range(r.size):
        total += r[i].inner.p * r[i].inner.q[1] * r[i].k + r[i].w ** 2 * t[i].inner.q[0]
    return total


ALIGNED_IS_SLOW = pytest.param(ALIGNED, id="aligned", marks=pytest.mark.slow)  # beside packed ones, which are the harder


@pytest.mark.parametrize("dtype", [ALIGNED_IS_SLOW, pytest.param(PACKED, id="packed")])
def test_whole_records(dtype):
    for f in (exchanged, scaled, table, filled_with):
        check(f, dtype)


@pytest.mark.parametrize("dtype", [ALIGNED, PACKED], ids=["aligned", "packed"])
def test_local_records_with_integers_that_are_never_read(dtype):
    @njit
    def turned(x, n):
        r = np.zeros(4, dtype)
        for i in range(4):
            r[i].a = x[i] * x[i]
        for i in range(n):
            first = r[i]
            r[i], r[i + 1] = r[i + 1], r[i]
            first.a *= x[0]
            r[3 - i] = r[0]
        return r[1].a * r[2].a + r[0].a * r[3].a

    x, v, step = np.array([0.7, 1.3, 0.4, 1.1]), np.array([1.0, -0.3, 0.5, 0.8]), 1e-4
    for n in range(3):
        gradient = ne.grad(turned)(x, n)
        difference = (turned(x + step * v, n) - turned(x - step * v, n)) / (2 * step)
        assert gradient @ v == pytest.approx(difference, rel=1e-6)
        assert ne.jvp(turned, (x, n), (v, None))[1] == pytest.approx(difference, rel=1e-6)


def test_second_order():
    given, tangent = filled(PACKED, 3, 0), filled(PACKED, 3, 1)
    second = ne.hvp(exchanged, (given.copy(),), (tangent,))
    ends = []
    for step in (1e-6, -1e-6):
        moved = given.copy()
        for view, direction in zip(numbers(moved), numbers(tangent), strict=True):
            view += step * direction
        ends.append(ne.grad(exchanged)(moved))
    for exact, more, less in zip(*map(numbers, (second, *ends)), strict=True):
        np.testing.assert_allclose((more - less) / 2e-6, exact, rtol=1e-7, atol=1e-8)


def test_slices():
    check(joined, PACKED)


def test_records_inside_records():
    check(of_nested, NESTED)
    check(of_nested_array, np.dtype([("k", "i1"), ("points", np.dtype([("x", "f8"), ("i", "i2"), ("y", "f8")]), (3,))]))


def test_slices_as_arguments():
    """The derivative is that of the function of a contiguous copy, to which what was written comes back."""
    given = np.repeat(filled(PACKED, 3, 0), 2)
    taken = given[::2].copy()
    assert np.array_equal(ne.grad(exchanged)(given[::2]), ne.grad(exchanged)(taken)) and np.array_equal(given[::2], taken)

@pytest.mark.parametrize("dtype", [
    ALIGNED_IS_SLOW, pytest.param(PACKED, id="packed", marks=pytest.mark.slow), pytest.param(NESTED, id="nested"),
])  # fmt: skip
def test_records_with_strides(dtype):
    check(strided, dtype)
    taken = filled(dtype, 3, 0)
    keeps_nothing(lambda: ne.vjp(strided, taken)[1](filled(dtype, (3, 2), 2)))


@njit
def of_one(r):
    return r.a**2 * r.b * r.n + r.p[0] * r.p[1]


@njit
def of_first(rs):
    return of_one(rs[0])


@njit
def moved_on(r, x):
    r.a = r.a * x
    return r


@njit
def of_two(x, r, s):
    r.a = r.a * x * s.b
    return r.a * s.a * s.n


@njit
def slope_by_fields(rs):
    slope = ne.grad(of_one)(rs[0])
    return 2 * slope.a + slope.b * slope.p[1]


@njit
def slope_by_fields_written_out(rs):
    r = rs[0]
    return 2 * (2 * r.a * r.b * r.n) + r.a**2 * r.n * r.p[0]


@pytest.mark.parametrize("dtype", [ALIGNED_IS_SLOW, pytest.param(PACKED, id="packed")])
def test_derivatives_by_one_record(dtype):
    check(of_first, dtype, 1)
    r, tangent = filled(dtype, 1, 0), filled(dtype, 1, 1)
    by_array = ne.grad(of_first)(r)
    by_record = ne.grad(of_one)(r[0])
    assert isinstance(by_record, np.void) and by_record == by_array[0]
    value, (again,) = of_one(r[0]), ne.vjp(of_one, r[0])[1](1.0)
    assert again == by_record and ne.value_and_grad(of_one)(r[0]) == (value, by_record)
    assert ne.jvp(of_one, (r[0],), (tangent[0],)) == (value, pytest.approx(inner(by_array, tangent)))
    assert ne.hvp(of_one, (r[0],), (tangent[0],)) == ne.hvp(of_first, (r,), (tangent,))[0]
    # a pullback keeps the record as it was, and a result that is a record has tangents and cotangents that are records
    kept = r.copy()
    out, pullback = ne.vjp(moved_on, kept[0], 2.0)
    assert out["a"] == 2 * r["a"][0] == kept["a"][0]
    by_r, by_x = pullback(tangent[0])
    assert (by_r["a"], by_r["b"], by_x) == (2 * tangent["a"][0], tangent["b"][0], tangent["a"][0] * r["a"][0])
    _, along = ne.jvp(moved_on, (r[0].copy(), 2.0), (tangent[0], 0.5))
    assert along["a"] == 2 * tangent["a"][0] + 0.5 * r["a"][0] and along["n"] == 0


def test_derivatives_by_records_among_others():
    r, s = filled(PACKED, 1, 0), filled(PACKED, 2, 1)
    by_x, by_r, by_s = ne.grad(of_two, argnums=(0, 1, 2))(3.0, r.copy()[0], s[1])
    product = r["a"][0] * s["b"][1] * s["a"][1] * s["n"][1]
    assert by_x == pytest.approx(product) and by_r["a"] == pytest.approx(3 * product / r["a"][0])
    assert by_s["b"] == pytest.approx(3 * product / s["b"][1]) and by_r["b"] == by_s["n"] == 0
    keeps_nothing(lambda: (ne.grad(of_one)(s[1]), ne.jvp(moved_on, (r.copy()[0], 2.0), (s[0], 0.5))))
    assert ne.grad(of_two)(3.0, r.copy()[0], s[1]) == by_x  # the record is written, so it has a shadow in any case
    with pytest.raises(ne.ActivityError, match="overlap in memory"):
        ne.grad(of_two)(3.0, s[1], s[1])
    rs = filled(PACKED, 1, 3)
    assert slope_by_fields(rs) == pytest.approx(slope_by_fields_written_out(rs))
    keeps_nothing(lambda: slope_by_fields(rs))
    assert inner(ne.grad(slope_by_fields)(rs), rs) == pytest.approx(inner(ne.grad(slope_by_fields_written_out)(rs), rs))


COMPLEX = np.dtype([("t", "i1"), ("z", "c16"), ("a", "f8"), ("inner", np.dtype([("i", "i2"), ("w", "c16", (2,))]), (2,))])


@njit
def turned(r):
    """Holomorphic in some places and not in others; whole records and their fields."""
    made = r[::-1].copy()
    for i in range(r.size):
        made[i].z = r[i].z * r[i].inner[1].w[0] + r[i].a * r[i].z.conjugate()
        made[i].inner[0].w[1] = np.exp(made[i].inner[1].w[0]) * r[0].a
        made[i].a = abs(r[i].z) ** 2 + made[i].inner[0].w[0].imag
    return made


@njit
def energy(r):
    return abs(r.z * r.inner[1].w[0]) ** 2 + r.a * (r.inner[0].w[1] * r.z.conjugate()).imag


@njit
def energy_of_fields(z, a, w):
    return abs(z * w[2]) ** 2 + a * (w[1] * z.conjugate()).imag


def test_records_with_complex_numbers():
    check(turned, COMPLEX)
    given, tangent = filled(COMPLEX, 3, 0), filled(COMPLEX, 3, 1)
    r, dr = given[1], tangent[1]
    fields, moved = ((v["z"], v["a"], v["inner"]["w"].reshape(4).copy()) for v in (r, dr))
    for found, expected in ((ne.grad(energy)(r), ne.grad(energy_of_fields, (0, 1, 2))(*fields)),
                            (ne.vjp(energy, r)[1](0.5)[0], ne.vjp(energy_of_fields, *fields)[1](0.5)),
                            (ne.hvp(energy, (r,), (dr,)), ne.hvp(energy_of_fields, fields, moved))):
        assert found["z"] == pytest.approx(expected[0]) and found["a"] == pytest.approx(expected[1]) and found["t"] == 0
        np.testing.assert_allclose(found["inner"]["w"].reshape(4), expected[2], rtol=1e-13, atol=1e-15)
    assert ne.jvp(energy, (r,), (dr,)) == pytest.approx(ne.jvp(energy_of_fields, fields, moved))
    shadow = np.zeros_like(given)
    ne.autodiff(energy, ne.Duplicated(r, shadow[1]))  # shadows hold partial derivatives by real and imaginary part
    assert np.array_equal(shadow["z"].conj(), np.array([0, ne.grad(energy)(r)["z"], 0]))


@jitclass([("k", types.List(types.float64))])
class Scale:
    def __init__(self, k):
        self.k = [k]


@njit
def by_scale(scale):
    return scale.k[0] ** 2


@njit
def pulled_inside(rs):
    return ne.vjp(of_one, rs[0])[1](1.0)


@njit
def last_half(r):
    return r[::2].copy()


MANY = np.dtype([("v", "f8", (1025,)), ("n", "i4")])
OVERLAPPING = np.dtype({"names": ["x", "y"], "formats": ["f8", "f8"], "offsets": [0, 4], "itemsize": 16})


def test_refusals():
    r = filled(PACKED, 3, 0)
    for transform in (lambda f, x: ne.grad(f)(x), lambda f, x: ne.vjp(f, x)[1](1.0), lambda f, x: ne.jvp(f, (x,), (x,))):
        with pytest.raises(ne.EnzymeError, match="not supported: pass what it holds"):
            transform(by_scale, Scale(2.0))
    with pytest.raises(ne.EnzymeError, match="must have its dtype"):
        ne.jvp(scaled, (r,), (filled(ALIGNED, 3, 0),))
    with pytest.raises(ne.EnzymeError, match="must have its dtype"):
        ne.vjp(scaled, r)[1](np.zeros(3))
    with pytest.raises(ne.ActivityError, match=r"write Duplicated\(r, dr\)"):
        ne.autodiff(of_one, r[0])
    with pytest.raises(ne.EnzymeError, match="jacfwd: a result of scaled is"):
        ne.jacfwd(scaled)(r)
    with pytest.raises(ne.EnzymeError, match="takes no single record"):
        pulled_inside(r)
    many, overlapping = (np.zeros(4, dtype) for dtype in (MANY, OVERLAPPING))
    with pytest.raises(ne.NotDifferentiable, match="NE201 bytes 0 to 7 are of unknown type"):
        ne.vjp(last_half, many)[1](last_half(many))
    with pytest.raises(ne.EnzymeError, match="pass its fields as separate arrays"):
        ne.vjp(last_half, overlapping)[1](last_half(overlapping))
    with pytest.raises(ne.EnzymeError, match="pass its fields as arrays and floats"):
        ne.grad(njit(lambda r: r.x))(overlapping[0])
    with pytest.raises(ne.EnzymeError, match="holomorphic=True needs complex arguments"):
        ne.grad(turned, holomorphic=True)(filled(COMPLEX, 3, 0))


@njit
def with_arrays(r, w):
    """Loops over records and, inside, over arrays in them: beside integers, and numbers of another width."""
    total = 0.0
    for i in range(r.size):
        q = r[i]
        for j in range(q.k):
            total += q.data[j] ** 2 * q.n * w * (j + 1)
            q.data[j] = np.sin(q.data[j]) * q.n
        if q.last * 3 > 4:
            total += q.a * q.data[q.m] * q.m
        total += q.c[i % 2, 1] ** 2 * q.last
    return total


def test_integers_beside_arrays_in_records_of_an_argument():
    fields = [("n", "i8"), ("k", "i4"), ("a", "f8"), ("m", "i4"), ("data", "f8", (4,)), ("last", "i2"), ("c", "f4", (2, 2))]

    def made(step=0.0):
        r = np.zeros(3, np.dtype(fields, align=True))
        r["n"], r["k"], r["m"], r["last"] = [2, 3, 1], [4, 2, 3], [1, 0, 3], [3, 1, 5]
        r["a"] = 0.4 + step
        r["data"] = np.linspace(0.1, 1.2, 12).reshape(3, 4) + step * np.array([1.0, -2.0, 0.5, 3.0])
        r["c"] = np.linspace(0.3, 0.9, 12).reshape(3, 2, 2)
        return r

    gradient, by_w = ne.grad(with_arrays, (0, 1))(made(), 1.5)
    difference = (with_arrays(made(1e-5), 1.5) - with_arrays(made(-1e-5), 1.5)) / 2e-5
    assert (gradient["data"] * [1.0, -2.0, 0.5, 3.0]).sum() + gradient["a"].sum() == pytest.approx(difference, rel=1e-8)
    assert by_w == pytest.approx(with_arrays(made(), 2.5) - with_arrays(made(), 1.5), rel=1e-12)
    tangent = made(1.0)
    tangent["a"], tangent["data"], tangent["c"] = 1.0, [1.0, -2.0, 0.5, 3.0], 0.0
    assert ne.jvp(with_arrays, (made(), 1.5), (tangent, 0.0))[1] == pytest.approx(difference, rel=1e-8)
    by_c = gradient["c"][[0, 1, 2], [0, 1, 0], 1]
    np.testing.assert_allclose(by_c, 2 * made()["c"][[0, 1, 2], [0, 1, 0], 1] * [3, 1, 5], rtol=1e-6)


def test_integers_beside_arrays_in_records_that_are_made_inside():
    dtype = np.dtype([("n", "i8"), ("k", "i2"), ("a", "f8"), ("data", "f8", (4,)), ("m", "i4")], align=True)

    @njit
    def made_and_read(x):
        r = np.zeros(3, dtype)
        for i in range(r.size):
            r[i].n, r[i].k, r[i].m, r[i].a = i + 1, 2 + i % 2, 3 - i, x[i]
            for j in range(4):
                r[i].data[j] = x[(i + j) % 3] * (j + 1)
        total = 0.0
        for q in r[::-1].copy():
            for j in range(q.k):
                total += q.data[j] ** 2 * q.n * (j + 1)
                q.data[q.m] *= q.a
            total += q.data[3] * q.m + q.n // 2
        return total

    x, v = np.array([0.3, 0.8, 0.5]), np.array([1.0, -2.0, 0.7])
    difference = (made_and_read(x + 1e-5 * v) - made_and_read(x - 1e-5 * v)) / 2e-5
    assert ne.grad(made_and_read)(x) @ v == pytest.approx(difference, rel=1e-8)
    assert ne.jvp(made_and_read, (x,), (v,))[1] == pytest.approx(difference, rel=1e-8)


def test_numbers_in_the_places_of_integers():
    """What the type says of memory is not believed where the array is viewed as another one."""
    dtype = np.dtype([("n", "i8"), ("a", "f8")], align=True)

    @njit
    def through_a_view(x):
        r = np.zeros(3, dtype)
        seen = r.view(np.float64)
        seen[0], seen[1] = x[0] * x[0], x[1]
        copied = r.copy().view(np.float64)
        return copied[0] * copied[1]

    np.testing.assert_allclose(ne.grad(through_a_view)(np.array([0.7, 1.3])), [2 * 0.7 * 1.3, 0.49], rtol=1e-15)
