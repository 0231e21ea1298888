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
    return [value] if value.dtype.kind == "f" else []


def filled(dtype, count, seed):
    random, made = np.random.default_rng(seed), np.zeros(count, dtype)
    for view in numbers(made):
        view[...] = random.uniform(0.5, 2.0, view.shape)
    for name in dtype.names:
        if dtype[name].kind == "i":
            made[name] = np.arange(made.size).reshape(made.shape) + 1
    return made


def inner(first, second):
    return sum(np.sum(x * y) for x, y in zip(numbers(np.asarray(first)), numbers(np.asarray(second)), strict=True))


def holds_only_numbers(value):
    """Whether all fields but the floating ones are zero or empty."""
    value = np.asarray(value)
    if value.dtype.names:
        return all(holds_only_numbers(value[name]) for name in value.dtype.names)
    return value.dtype.kind == "f" or not np.any(value)


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
def of_nested(r):
    t = r.copy()
    r[0] = t[1]
    total = 0.0
    for i in range(r.size):
        total += r[i].inner.p * r[i].inner.q[1] * r[i].k + r[i].w ** 2 * t[i].inner.q[0]
    return total


@pytest.mark.parametrize("dtype", [ALIGNED, PACKED], ids=["aligned", "packed"])
def test_whole_records(dtype):
    for f in (exchanged, scaled, table, filled_with):
        check(f, dtype)


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


@pytest.mark.parametrize("dtype", [ALIGNED, PACKED], ids=["aligned", "packed"])
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


@jitclass([("k", types.float64)])
class Scale:
    def __init__(self, k):
        self.k = k


@njit
def by_scale(scale):
    return scale.k**2


@njit
def pulled_inside(rs):
    return ne.vjp(of_one, rs[0])[1](1.0)


@njit
def last_half(r):
    return r[::2].copy()


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
    with pytest.raises(ne.EnzymeError, match="jacfwd needs a real array"):
        ne.jacfwd(of_one)(r[0])
    with pytest.raises(ne.EnzymeError, match="takes no single record"):
        pulled_inside(r)
    with pytest.raises(ne.NotDifferentiable, match="NE203 part of a floating-point number is overwritten"):
        ne.vjp(last_half, r)[1](last_half(r))
    complex_record = np.zeros(1, [("a", "f8"), ("z", "c16")])
    with pytest.raises(ne.EnzymeError, match="pass its fields as arrays and floats"):
        ne.grad(njit(lambda c: c.a))(complex_record[0])
