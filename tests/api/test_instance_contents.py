"""Instances whose fields hold arrays of records, lists of arrays and other instances that do."""

import numba
import numpy as np
import pytest
from numba import njit, types
from numba.experimental import jitclass
from numba.typed import Dict, List

import numba_enzyme as ne

BODY = np.dtype([("mass", "f8"), ("count", "i8")])


@jitclass([("bodies", numba.from_dtype(BODY)[::1]), ("speed", numba.float64)])
class Bodies:
    def __init__(self, bodies, speed):
        self.bodies, self.speed = bodies, speed

    def age(self, factor):
        for i in range(self.bodies.size):
            self.bodies[i].mass = self.bodies[i].mass * factor

    def energy(self):
        total = 0.0
        for i in range(self.bodies.size):
            total += self.bodies[i].mass * self.bodies[i].count
        return total * self.speed**2


@jitclass([("inner", Bodies.class_type.instance_type), ("weight", numba.float64)])
class Group:
    def __init__(self, inner, weight):
        self.inner, self.weight = inner, weight


def group():
    bodies = np.zeros(2, BODY)
    bodies["mass"], bodies["count"] = [1.0, 2.0], [3, 4]
    return Group(Bodies(bodies, 5.0), 0.5)


@njit
def aged(group, factor):
    group.inner.age(factor)
    return group.weight * group.inner.energy()


def test_arrays_of_records_in_an_instance_in_an_instance():
    d, by_factor = ne.grad(aged, (0, 1))(group(), 2.0)
    assert d.inner.bodies["mass"].tolist() == [75.0, 100.0] and d.inner.bodies["count"].tolist() == [0, 0]
    assert (d.inner.speed, d.weight, by_factor) == (110.0, 550.0, 137.5)
    assert ne.jvp(aged, (group(), 2.0), (group(), 1.0))[1] == 275.0 + 550.0 + 275.0 + 137.5


@jitclass([("rows", types.ListType(types.float64[::1])), ("scale", types.float64)])
class Layers:
    def __init__(self, rows, scale):
        self.rows, self.scale = rows, scale


@njit
def depth(layers, x):
    for row in layers.rows:
        x = x * row[0] + row[-1]
    return x * layers.scale


def test_lists_of_arrays_in_an_instance():
    layers = Layers(List([np.array([2.0, 3.0]), np.array([5.0])]), 7.0)
    d = ne.grad(depth)(layers, 1.0)                                        # (x a + b) c + c, times s
    assert [row.tolist() for row in d.rows] == [[35.0, 35.0], [42.0]] and d.scale == 30.0
    assert ne.grad(depth, 1)(layers, 1.0) == ne.jacrev(depth, 1)(layers, 1.0) == 70.0


@njit
def growing(layers, x):
    layers.rows.append(np.ones(2) * x)
    return layers.rows[2][0] * layers.scale


def test_a_list_in_an_instance_keeps_its_items():
    with pytest.raises(ValueError, match="a list that is an argument has other items after the call"):
        ne.grad(growing)(Layers(List([np.ones(1), np.ones(2)]), 7.0), 1.0)


@jitclass([("table", types.optional(types.float64)), ("scale", types.float64)])
class Table:
    def __init__(self, table):
        self.table, self.scale = table, 2.0


def test_a_refusal_names_the_field():
    table = Table(1.0)
    by_table = njit(lambda table, x: table.scale * x)
    with pytest.raises(ne.EnzymeError, match=r"jitclass Table, whose field `table` has type OptionalType.* is not supported"):
        ne.grad(by_table)(table, 1.0)
    with pytest.raises(ne.ActivityError, match=r"`table` of type jitclass Table, whose field `table` has type OptionalType"):
        ne.autodiff(by_table, ne.Duplicated(table, table), 1.0)
    assert ne.grad(by_table, 1)(table, 1.0) == 2.0


@jitclass([("rates", types.DictType(types.int64, types.float64)), ("scale", types.float64)])
class Rates:
    def __init__(self, rates, scale):
        self.rates, self.scale = rates, scale


def rates():
    made = Dict.empty(types.int64, types.float64)
    made[1], made[2] = 3.0, 4.0
    return made


@njit
def discounted(model, x):
    total = 0.0
    for key, rate in model.rates.items():
        total += key * rate * model.scale ** 2 * x
    return total


def test_a_dictionary_in_an_instance_is_a_constant():
    by_model, by_x = ne.grad(discounted, (0, 1))(Rates(rates(), 0.5), 2.0)
    assert by_model == (None, 11.0 * 2 * 0.5 * 2.0) and by_x == 11.0 * 0.25
    assert ne.jvp(discounted, (Rates(rates(), 0.5), 2.0), (Rates(rates(), 1.0), 0.0))[1] == 22.0

    @njit
    def kept(model, x):
        model.rates[1] = x
        return model.rates[1] * model.scale

    assert ne.grad(kept)(Rates(rates(), 0.5), 2.0) == (None, 2.0)
    with pytest.raises(ne.NotDifferentiable, match="NE208"):
        ne.grad(kept, 1)(Rates(rates(), 0.5), 2.0)


@njit
def of_pair(pair):
    return pair[0] ** 2 * pair[1][1] + len(pair[1])


def test_a_dictionary_in_a_tuple_is_a_constant():
    pair = (5.0, rates())
    assert ne.grad(of_pair)(pair) == (30.0, None) and ne.jacfwd(of_pair)(pair) == (30.0, None)
    assert ne.jvp(of_pair, (pair,), ((1.0, None),)) == (77.0, 30.0)
    assert ne.hvp(of_pair, (pair,), ((1.0, None),)) == (6.0, None)
    _, pullback = ne.vjp(of_pair, pair)
    pair[1][1] = 100.0
    assert pullback(1.0) == ((30.0, None),)  # of the dictionary as it was
    with pytest.raises(ne.EnzymeError, match=r"DictType.* is not supported"):
        ne.grad(njit(lambda given: given[1]))(rates())


@jitclass([("rows", types.ListType(types.float64[::1])), ("table", types.DictType(types.int64, types.float64[::1])),
           ("s", types.float64)])
class Held:
    def __init__(self, rows, table, s):
        self.rows, self.table, self.s = rows, table, s


def held():
    table = Dict.empty(types.int64, types.float64[::1])
    table[1] = np.array([3.0])
    return Held(List([np.array([2.0])]), table, 5.0)


@njit
def of_held(held):
    return held.s ** 2 * held.rows[0][0] * held.table[1][0]


def test_vjp_keeps_what_lists_and_dictionaries_in_an_instance_hold():
    def later(change):
        given = held()
        pullback = ne.vjp(of_held, given)[1]
        change(given)
        return pullback(1.0)[0].s

    def row(given):
        given.rows[0][0] = 100.0

    def entry(given):
        given.table[1][0] = 100.0

    assert later(row) == later(entry) == 60.0


@pytest.mark.slow
def test_vjp_inside_njit_keeps_what_lists_and_dictionaries_in_an_instance_hold():
    @njit
    def inside(held):
        pullback = ne.vjp(of_held, held)[1]
        held.rows[0][0] = held.table[1][0] = 100.0
        return pullback(1.0)[0].s

    assert inside(held()) == 60.0


@jitclass([("limit", types.optional(types.int64)), ("scale", types.float64)])
class Limited:
    def __init__(self, scale):
        self.limit, self.scale = None, scale


@njit
def at_limit(limited, x):
    limit = limited.limit
    return limited.scale * x if limit is None else limited.scale**2 * limit


def test_integers_that_may_be_none_are_constants():
    limited, slope = Limited(3.0), ne.grad(at_limit)
    assert slope(limited, 2.0) == (None, 2.0)
    limited.limit = 5
    assert slope(limited, 2.0) == (None, 2 * 3.0 * 5)
