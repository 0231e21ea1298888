"""Jacobians with respect to records, arrays of records and jitclass instances, against central differences."""

from typing import NamedTuple

import numba
import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass
from numba.typed import List

import numba_enzyme as ne

BODY = np.dtype([("m", "f8"), ("id", "i4"), ("v", "f8", (2,)), ("state", np.dtype([("q", "f8")]))], align=True)
JACOBIANS = pytest.mark.parametrize("jacobian", [ne.jacrev, ne.jacfwd])


def differences(f, numbers):
    """The Jacobian of f, a function of some numbers with an array as result, its axis last."""
    steps = 1e-6 * np.eye(numbers.size)
    return np.stack([(f(numbers + step) - f(numbers - step)) / 2e-6 for step in steps], axis=-1)


def bodies(numbers):
    made = np.zeros(2, BODY)
    made["id"] = 2, 3
    made["m"], made["v"], made["state"]["q"] = numbers[:2], numbers[2:6].reshape(2, 2), numbers[6:8]
    return made


def of_bodies(made):
    """The numbers of `bodies`, the last axis."""
    return np.concatenate([made["m"], made["v"].reshape(*made.shape[:-1], 4), made["state"]["q"]], axis=-1)


@njit
def forces(bodies, g):
    out = np.zeros((2, 2))
    for i in range(bodies.size):
        out[i] = bodies[i].v ** 2 * bodies[i].m * bodies[i].id * g
        out[0, 1] += bodies[i].state.q * bodies[0].m
    return out


NUMBERS = np.linspace(0.3, 1.4, 9)


@JACOBIANS
def test_arrays_of_records(jacobian):
    by_bodies, by_g = jacobian(forces, (0, 1))(bodies(NUMBERS), NUMBERS[8])
    assert by_bodies.dtype == BODY and by_bodies.shape == (2, 2, 2) and not by_bodies["id"].any()
    found = np.concatenate([of_bodies(by_bodies), by_g[..., None]], axis=-1)
    np.testing.assert_allclose(found, differences(lambda at: forces(bodies(at), at[8]), NUMBERS), rtol=1e-7, atol=1e-9)


@njit
def pushed(pair, g):
    """A vector and a number, of a record in a tuple that it changes."""
    body, (scale, steps) = pair
    body.m *= g
    return body.v * body.m ** steps, body.state.q * scale * body.m


@JACOBIANS
def test_a_record_in_a_tuple(jacobian):
    given = bodies(NUMBERS)
    (vector, _), (number, weights) = jacobian(pushed)((given[1], (0.5, 3)), 1.5)
    m, v, q = 0.4375 * 1.5, given["v"][1], NUMBERS[7]
    assert given["m"][1] == pytest.approx(m)                           # changed as by one call
    assert vector.dtype == BODY and vector.shape == (2,) and isinstance(number, np.void) and weights[1] is None
    np.testing.assert_allclose(vector["m"], v * 3 * m**2 * 1.5)
    np.testing.assert_allclose(vector["v"], np.eye(2) * m**3)
    np.testing.assert_allclose([number["m"], number["state"]["q"], weights[0]], [q * 0.5 * 1.5, 0.5 * m, q * m])


def test_a_record_inside_njit():
    @njit
    def moment(body):
        return body.m * body.v

    inside = njit(lambda body: ne.jacrev(moment)(body).m)
    np.testing.assert_allclose(inside(bodies(NUMBERS)[0]), NUMBERS[2:4])


def test_what_has_no_jacobian_by_records():
    mass = njit(lambda bodies: (bodies.m ** 2).sum())
    for call, words in [(lambda: ne.hessian(mass)(bodies(NUMBERS)), "use jvp, vjp and hvp"),
                        (lambda: ne.jacrev(njit(lambda bodies: bodies))(bodies(NUMBERS)), "use jvp, vjp and hvp"),
                        (lambda: ne.jacfwd(njit(lambda bodies: bodies.m * 1j))(bodies(NUMBERS)), "use jvp and vjp")]:
        with pytest.raises(ne.EnzymeError, match=words):
            call()


class Gain(NamedTuple):
    a: float
    w: np.ndarray


@jitclass([("gain", types.NamedTuple([types.float64, types.float64[::1]], Gain)), ("s", types.float64), ("calls", types.int64)])
class Part:
    def __init__(self, gain, s):
        self.gain, self.s, self.calls = gain, s, 0


@jitclass([("part", Part.class_type.instance_type), ("r", numba.from_dtype(BODY)[::1])])
class Whole:
    def __init__(self, part, r):
        self.part, self.r = part, r


def part(numbers):
    return Part(Gain(numbers[0], numbers[1:3].copy()), numbers[3])


def of_part(made, *shape):
    assert made.calls is None
    return [np.asarray(field).reshape(*shape, -1) for field in (*made.gain, made.s)]


@njit
def response(whole, x):
    part = whole.part
    part.calls += 1
    return part.gain.a ** 2 * whole.r[1].v * part.s + part.gain.w * x


@JACOBIANS
def test_instances(jacobian):
    at = np.linspace(0.3, 1.4, 12)
    given = Whole(part(at), bodies(at[4:]))
    found = jacobian(response)(given, 0.7)
    assert given.part.calls == 1 and type(found).__name__ == "Whole" and found.part.s.shape == (2,) and found.r.shape == (2, 2)
    wanted = differences(lambda at: response(Whole(part(at), bodies(at[4:])), 0.7), at)
    np.testing.assert_allclose(np.concatenate([*of_part(found.part, 2), of_bodies(found.r)], -1), wanted, rtol=1e-7, atol=1e-9)


@njit
def cost(part, x):
    return np.sum(part.gain.w ** 3) * part.s * part.gain.a ** 2 * x ** 2


@pytest.mark.slow
def test_hessians_by_instances():
    at = np.linspace(0.4, 1.2, 5)
    found = ne.hessian(cost, (0, 1))(part(at), at[4])

    def row(blocks, *shape):
        return np.concatenate([*of_part(blocks[0], *shape), np.reshape(blocks[1], (*shape, 1))], -1).reshape(-1, 5)

    def slope(numbers):
        by_part, by_x = ne.grad(cost, (0, 1))(part(numbers), numbers[4])
        return np.append(np.concatenate(of_part(by_part)), by_x)

    rows = [row(found[0].gain.a), row(found[0].gain.w, 2), row(found[0].s), row(found[1])]
    np.testing.assert_allclose(np.vstack(rows), differences(slope, at), rtol=1e-6, atol=1e-8)


@jitclass([("s", types.float64), ("rows", types.ListType(types.float64[::1]))])
class Rows:
    def __init__(self, s, rows):
        self.s, self.rows = s, rows


@njit
def spread(rows):
    return rows.rows[0] * rows.s + rows.rows[1][0] ** 2


@njit
def scaled_sum(rows):
    return (rows.rows[0] * rows.s ** 2).sum() * rows.rows[1][0]


@pytest.mark.slow
def test_lists_of_arrays_in_instances():
    given = Rows(0.5, List([np.array([1.0, 2.0]), np.array([3.0])]))
    found = ne.jacrev(spread)(given)
    assert np.array_equal(found.s, [1.0, 2.0]) and np.array_equal(found.rows[0], 0.5 * np.eye(2))
    assert np.array_equal(found.rows[1], [[6.0], [6.0]])
    found = ne.hessian(scaled_sum)(given)
    assert found.s.s == 18.0 and [block.tolist() for block in found.s.rows] == [[3.0, 3.0], [3.0]]
    first, second = found.rows
    assert first.s.tolist() == [3.0, 3.0] and [block.tolist() for block in first.rows] == [[[0.0, 0.0]] * 2, [[0.25]] * 2]
    assert second.s.tolist() == [3.0] and [block.tolist() for block in second.rows] == [[[0.25, 0.25]], [[0.0]]]


@njit
def of_both(part, rows):
    return part.s * part.gain.w[0] * rows[0][0] ** 2 * rows[1][0]


@pytest.mark.slow
def test_python_lists_beside_instances():
    at = np.linspace(0.4, 1.2, 5)
    by_part, by_rows = ne.jacrev(of_both, (0, 1))(part(at), [np.array([2.0]), np.array([3.0])])
    s, w = part(at).s, part(at).gain.w[0]
    np.testing.assert_allclose(by_part.s, w * 12.0)
    np.testing.assert_allclose(by_rows, [[s * w * 12.0], [s * w * 4.0]])
