"""Typed lists of arrays and of tuples as arguments: gradients are lists; the judge is the same function of plain arrays."""

from collections import namedtuple

import numpy as np
import pytest
from numba import njit, typed, types
from numba.typed import List

import numba_enzyme as ne
from numba_enzyme import ActivityError

from .witness import keeps_nothing

Layer = namedtuple("Layer", ["weights", "bias", "size"])
U, V, W = np.array([0.3, -0.7]), np.array([1.1]), np.array([0.2, 0.5, -0.4])


def lists(*arrays):
    return List([np.array(array, dtype=float) for array in arrays])


@njit
def energy(rows, k):
    total = 0.0
    for i, row in enumerate(rows):
        for j in range(row.size):
            total += np.sin(row[j] * k) * (i + 1) + row[j] * rows[0][0]
    return total


@njit
def energy_of_arrays(u, v, w, k):
    return energy_of_three((u, v, w), k)


@njit
def energy_of_three(rows, k):
    total = 0.0
    for i in range(3):
        row = rows[i] if i != 1 else rows[1]
        for j in range(row.size):
            total += np.sin(row[j] * k) * (i + 1) + row[j] * rows[0][0]
    return total


def close(found, *expected):
    assert isinstance(found, List) and len(found) == len(expected)
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-14)


def test_gradients_are_lists_of_arrays():
    rows = lists(U, V, W)
    value, by_arrays = ne.value_and_grad(energy_of_arrays, argnums=(0, 1, 2, 3))(U, V, W, 1.3)
    out, (by_rows, by_k) = ne.value_and_grad(energy, argnums=(0, 1))(rows, 1.3)
    assert out == value and by_k == pytest.approx(by_arrays[3], rel=1e-12)
    close(by_rows, *by_arrays[:3])
    close(ne.grad(energy)(rows, 1.3), *by_arrays[:3])
    out, pullback = ne.vjp(energy, rows, 1.3)
    rows[0][0] = 7.0  # the pullback has the arrays as they were
    close(pullback(2.0)[0], *(2 * np.array(a) for a in by_arrays[:3]))
    rows[0][0] = U[0]
    keeps_nothing(lambda: ne.grad(energy)(rows, 1.3))
    assert ne.grad(energy, argnums=1)(rows, 1.3) == pytest.approx(by_arrays[3], rel=1e-12)


@njit
def of_two(first, second):
    return first[0][0] * second[0][0] * second[1][1]


@njit
def of_slopes(rows):
    return ne.grad(of_two, argnums=1)(rows, rows)[1][1]


def test_each_gradient_has_the_shapes_of_its_list():
    first, second = lists([2.0]), lists([3.0], [4.0, 5.0])
    by_first, by_second = ne.grad(of_two, argnums=(0, 1))(first, second)
    close(by_first, [15.0])
    close(by_second, [10.0], [0.0, 6.0])
    close(ne.grad(of_two, argnums=1)(first, second), [10.0], [0.0, 6.0])
    close(ne.grad(of_two, argnums=1)(second, second), [15.0], [0.0, 9.0])
    close(ne.grad(of_slopes)(second), [6.0], [0.0, 0.0])


def test_tangents_and_second_order():
    rows, along = lists(U, V, W), lists([1, 0.5], [-1], [0.2, 0.1, 2])
    d_arrays = tuple(map(np.asarray, along))
    _, expected = ne.jvp(energy_of_arrays, (U, V, W, 1.3), (*d_arrays, 0.4))
    assert ne.jvp(energy, (rows, 1.3), (along, 0.4))[1] == pytest.approx(expected, rel=1e-12)
    second = ne.hvp(energy_of_arrays, (U, V, W, 1.3), (*d_arrays, 0.4))
    by_rows, by_k = ne.hvp(energy, (rows, 1.3), (along, 0.4))
    close(by_rows, *second[:3])
    assert by_k == pytest.approx(second[3], rel=1e-12)


def test_shadows_of_the_caller():
    rows, shadow = lists(U, V, W), lists([1, 1], [1], [1, 1, 1])
    ne.autodiff(energy, ne.Duplicated(rows, shadow), ne.Const(1.3))
    close(shadow, *(1 + np.array(a) for a in ne.grad(energy_of_arrays, argnums=(0, 1, 2))(U, V, W, 1.3)))


@njit
def network(layers, x):
    for layer in layers:
        x = np.tanh(layer.weights @ x + layer.bias * layer.size)
    return x.sum()


@njit
def network_of_arrays(a, b, first, second, x):
    return np.tanh(b @ np.tanh(a @ x + first * 3) + second * 2).sum()


@pytest.mark.slow
def test_lists_of_named_tuples():
    chance = np.random.default_rng(1)
    a, b, x = chance.normal(size=(3, 2)), chance.normal(size=(2, 3)), chance.normal(size=2)
    layers = List([Layer(a, 0.3, 3), Layer(b, -0.2, 2)])
    by_a, by_b, first, second, by_x = ne.grad(network_of_arrays, argnums=(0, 1, 2, 3, 4))(a, b, 0.3, -0.2, x)
    by_layers, by_input = ne.grad(network, argnums=(0, 1))(layers, x)
    np.testing.assert_allclose(by_input, by_x, rtol=1e-12)
    for found, weights, bias in zip(by_layers, (by_a, by_b), (first, second), strict=True):
        np.testing.assert_allclose(found.weights, weights, rtol=1e-12)
        assert found.bias == pytest.approx(bias, rel=1e-12) and found.size == 0


@njit
def of_any_layout(rows):
    total = 0.0
    for row, weight in rows:
        total += weight * (row[0, :] * row[-1, :]).sum()
    return total


def test_items_of_any_layout_and_precision():
    a = np.arange(12, dtype=np.float32).reshape(3, 4)[:, ::2]
    rows = List.empty_list(types.Tuple([types.Array(types.float32, 2, "A"), types.float64]))
    rows.append((a, 2.0))
    rows.append((a[1:], 3.0))
    (first, by_two), (second, by_three) = ne.grad(of_any_layout)(rows)
    np.testing.assert_allclose(first, 2 * np.array([a[2], [0, 0], a[0]]))
    np.testing.assert_allclose(second, 3 * np.array([a[2], a[1]]))
    assert first.dtype == np.float32
    assert (by_two, by_three) == ((a[0] * a[2]).sum(), (a[1] * a[2]).sum())


@njit
def of_columns(rows):
    total = 0.0
    for row, place in rows:
        total += row[0, 1] * row[1, 0] * row[1, 2] * place[0, 0]
        row[0, 0] = row[1, 2] ** 2
        total += row[0, 0]
    return total


@pytest.mark.slow
def test_items_in_the_order_of_columns():
    a = np.asfortranarray(np.arange(1.0, 7.0).reshape(2, 3))
    rows = List([(a, np.asfortranarray([[2]])), (2 * a, np.asfortranarray([[3]]))])
    (first, none), (second, _) = ne.grad(of_columns)(rows)
    np.testing.assert_allclose(first, [[0, 2 * 24, 0], [2 * 12, 0, 2 * 8 + 12]])
    np.testing.assert_allclose(second, [[0, 3 * 8 * 12, 0], [3 * 4 * 12, 0, 3 * 32 + 24]])
    assert none == 0 and first.flags.f_contiguous
    np.testing.assert_allclose(rows[0][0], [[36, 2, 3], [4, 5, 6]])
    assert a[0, 0] == 36


@njit
def of_lists(rows, x):
    total = 0.0
    for row, weight in rows:
        for value in row:
            total += weight * value * value * x
    return total


@njit
def of_plain_lists(rows):
    total = 0.0
    for row in rows:
        for i, value in enumerate(row):
            total += value**2 * (i + 1)
    return total


@njit
def changed_inside(rows):
    rows[0][0] = 2 * rows[1][0]
    return rows[0][0]


def test_lists_of_lists():
    rows = List([(List([1.0, 2.0]), 3), (List([4.0]), 5)])
    by_rows, by_x = ne.grad(of_lists, argnums=(0, 1))(rows, 0.5)
    assert [(list(row), weight) for row, weight in by_rows] == [([3.0, 6.0], 0), ([20.0], 0)] and by_x == 15.0 + 80.0
    plain = List([List([1.0, 2.0]), List([4.0])])
    keeps_nothing(lambda: ne.grad(of_plain_lists)(plain))
    assert [list(row) for row in ne.grad(of_plain_lists)(plain)] == [[2.0, 8.0], [8.0]]
    along = List([List([1.0, 0.0]), List([0.5])])
    assert ne.jvp(of_plain_lists, (plain,), (along,))[1] == 2.0 + 4.0
    assert [list(row) for row in ne.hvp(of_plain_lists, (plain,), (along,))] == [[2.0, 0.0], [1.0]]
    with pytest.raises(ValueError, match="has other items after the call"):
        ne.grad(changed_inside)(plain)


def test_empty_lists_and_arrays():
    assert len(ne.grad(energy_without_first)(List.empty_list(types.float64[::1]), 2.0)) == 0
    close(ne.grad(energy_without_first)(lists([], [2.0], []), 2.0), [], [8.0], [])


@njit
def energy_without_first(rows, k):
    total = 0.0
    for row in rows:
        total += k * (row * row).sum()
    return total


@njit
def scaled_in_place(rows, x):
    for row in rows:
        row *= x
    return rows[0][0] * rows[-1][0]


def test_arrays_that_are_written_to():
    rows = lists([2.0, 3.0], [5.0])
    by_rows, by_x = ne.grad(scaled_in_place, argnums=(0, 1))(rows, 0.5)
    close(by_rows, [0.25 * 5, 0], [0.25 * 2])
    assert by_x == 2 * 0.5 * 10
    close(rows, [1.0, 1.5], [2.5])  # as the function leaves them
    same = np.ones(2)
    with pytest.raises(ne.ActivityError, match="share memory"):
        ne.grad(scaled_in_place)(List([same, same]), 2.0)


@njit
def writes_beside(rows, x):
    x[0] = 2.0
    return rows[0][0] * x[0]


def test_memory_that_is_shared():
    x = np.ones(2)
    with pytest.raises(ne.ActivityError, match="share memory"):
        ne.grad(writes_beside)(List([x]), x)
    close(ne.grad(energy_without_first)(List([x, x]), 1.0), 2 * x, 2 * x)  # where it is read, it may be
    close(ne.grad(writes_beside)(List([x.copy()]), x), [2.0, 0.0])


@njit
def replaced(rows, x):
    rows[0] = rows[0] * x
    return rows[0][0]


@njit
def longer(rows, x):
    rows.append(rows[0] * x)
    return rows[-1][0]


@njit
def shorter(rows, x):
    rows[-1] = rows[-1][:1]
    return rows[-1].sum() * x


@njit
def turned(rows, x):
    rows[-1] = rows[-1].T
    return rows[-1].sum() * x


@pytest.mark.slow
def test_lists_of_another_length_or_other_shapes_are_refused():
    square = List.empty_list(types.float64[:, :])
    square.append(np.eye(2))
    for function, given in ((turned, square), (shorter, lists(U)), (longer, lists(U, V))):
        with pytest.raises(ValueError, match="has other items after the call"):
            ne.grad(function)(given, 2.0)


def test_refusals():
    rows = lists(U, V)
    with pytest.raises(ValueError, match="has other items after the call"):
        ne.grad(replaced)(rows, 2.0)
    close(rows, U, V)
    with pytest.raises(ne.ActivityError, match="the shapes of those of its primal"):
        ne.jvp(energy, (rows, 1.0), (lists([1.0], [1.0, 2.0]), 0.0))
    with pytest.raises(ne.ActivityError, match="must be a list of the same kind"):
        ne.jvp(energy, (rows, 1.0), (List([np.ones((2, 2))]), 0.0))


@njit
def slope_inside(rows):
    by_rows = ne.grad(energy_without_first)(rows, 1.5)
    _, pullback = ne.vjp(energy_without_first, rows, 1.5)
    rows[0][0] = 0.0
    return by_rows[0][0] + pullback(1.0)[0][1][0]


@pytest.mark.slow
def test_inside_njit():
    assert slope_inside(lists([2.0, 1.0], [3.0])) == pytest.approx(6.0 + 9.0)


def test_a_dictionary_is_no_list():
    given = typed.Dict.empty(types.int64, types.float64[::1])
    given[0] = np.ones(2)
    with pytest.raises(ne.EnzymeError, match="not supported"):
        ne.grad(njit(lambda d: d[0].sum()))(given)


@njit
def squared_in_first(first, second):
    first[0][0] = first[0][0] ** 2
    return second[0][0]


@njit
def changed_and_back(rows):
    rows[0][0] *= 2.0
    value = rows[1][0]
    rows[0][0] /= 2.0
    return value


@njit
def squared_beside(rows, row):
    row[0] = row[0] ** 2
    return rows[0][0]


@njit
def counted(rows):
    rows[0][1][0] += 1
    row, place = rows[-1]
    return row[place[0]] ** 2


def test_memory_that_is_shared_and_written_to():
    """Also where it has the same numbers afterwards, where it is one list, or of integers."""
    rows, same, place = lists([3.0]), np.array([3.0]), np.array([0])
    inner = List([3.0])
    for function, argnums, arguments in (
        (squared_in_first, (0, 1), (rows, rows)),
        (squared_in_first, 1, (rows, List([rows[0]]))),
        (changed_and_back, 0, (List([same, same]),)),
        (squared_beside, 0, (List([inner]), inner)),
        (counted, 0, (List([(np.array([1.0, 2.0]), place), (np.array([1.0, 2.0]), place)]),)),
    ):
        with pytest.raises(ne.ActivityError, match="share memory"):
            ne.grad(function, argnums=argnums)(*arguments)
    assert rows[0][0] == same[0] == inner[0] == 3.0 and place[0] == 0
    by_rows, by_row = ne.grad(squared_beside, argnums=(0, 1))(List([List([3.0])]), inner)
    assert list(by_rows[0]) == [1.0] and list(by_row) == [0.0]


def test_integers_that_are_written_to():
    rows = List([(np.array([1.0, 2.0]), np.array([0]))])
    assert ne.grad(counted)(rows)[0][0].tolist() == [0.0, 4.0]
    assert rows[0][1][0] == 1


def test_shadows_beside_an_array_that_is_written_to():
    rows, shadow, x, dx = lists([3.0]), lists([0.5]), np.ones(1), np.full(1, 2.0)
    ne.autodiff(writes_beside, ne.Duplicated(rows, shadow), ne.Duplicated(x, dx))
    assert shadow[0][0] == 2.5 and dx[0] == 0.0
    ones = np.ones(1)
    for primal, shadow in ((lists([1.0], [2.0]), List([ones, ones])), (rows, rows)):
        with pytest.raises(ne.ActivityError, match="each needs its own"):
            ne.autodiff(energy_without_first, ne.Duplicated(primal, shadow), ne.Const(1.0))


Model = namedtuple("Model", ["rows", "k", "x"])


@njit
def of_model(model):
    return model.rows[0][0] * model.k * model.x[0]


def test_shadows_in_tuples():
    """The entry of a tuple has its structure, without anything for lists."""
    for with_primal in (False, True):
        shadow = Model(lists([0.0]), None, np.zeros(1))
        model = Model(lists([2.0]), 3.0, np.full(1, 5.0))
        found = ne.autodiff(of_model, ne.Duplicated(model, shadow), with_primal=with_primal)
        assert (found == (30.0, (Model(None, 10.0, None),))) if with_primal else (found == (Model(None, 10.0, None),))
        assert (shadow.rows[0][0], shadow.x[0]) == (15.0, 6.0)


@njit
def holomorphic(rows):
    return rows[0][0] ** 2 * rows[1][0]


def test_complex_numbers():
    rows = List([np.full(1, 2 + 1j), np.full(2, 1 - 1j)])
    close(ne.grad(holomorphic, holomorphic=True)(rows), [2 * (2 + 1j) * (1 - 1j)], [(2 + 1j) ** 2, 0])
    with pytest.raises(ne.EnzymeError, match=r"`rows` of holomorphic has type ListType\[array\(float64"):
        ne.grad(holomorphic, holomorphic=True)(lists([1.0], [2.0]))


@njit
def of_products(rows):
    return (rows[0] * rows[0] * rows[1]).sum()


@njit
def of_weights(rows):
    return (rows[0].weights * rows[1].bias).sum()


def test_read_only_and_strided_arrays():
    frozen = np.array([2.0, 3.0])
    frozen.flags.writeable = False
    by_rows = ne.grad(of_products)(List([frozen, frozen]))
    close(by_rows, 2 * frozen**2, frozen**2)
    assert all(row.flags.writeable for row in by_rows)
    for array in (frozen, np.array([2.0, 0.0, 3.0])[::2]):
        first, second = ne.grad(of_weights)(List([Layer(array, 1.0, 2), Layer(array, 2.0, 3)]))
        assert first.weights.tolist() == [2.0, 2.0] and second.bias == 5.0
    with pytest.raises(ne.ActivityError, match="read-only arrays"):
        ne.autodiff(of_products, ne.Duplicated(lists([1.0], [2.0]), List([frozen, frozen])))


def test_shadows_that_are_missing():
    rows = lists(U, V)
    with pytest.raises(ne.ActivityError, match="Duplicated without a shadow"):
        ne.autodiff(energy, ne.Duplicated(rows, None), ne.Const(1.0))
    with pytest.raises(ne.ActivityError, match="lists need a shadow"):
        ne.autodiff(energy, ne.Active(rows), ne.Const(1.0))
    with pytest.raises(ne.ActivityError, match="needs an annotation"):
        ne.autodiff(energy, rows, ne.Const(1.0))


@njit
def overwritten(rows, x):
    x[0] = 2.0
    return rows[0][0] * x[0]


def test_constant_lists_share_no_memory_that_is_written():
    x = np.ones(2)
    for transform in (
        lambda rows: ne.grad(overwritten, argnums=1)(rows, x),
        lambda rows: ne.vjp(overwritten, rows, x)[1](1.0)[1],
        lambda rows: ne.jvp(overwritten, (rows, x), (None, np.ones(2)))[1],
        lambda rows: ne.autodiff(overwritten, ne.Const(rows), ne.Duplicated(x, np.zeros(2))),
    ):
        with pytest.raises(ne.ActivityError, match="share memory"):
            transform(List([x]))
        transform(List([np.ones(2)]))
    assert ne.grad(overwritten, argnums=1)(List([np.ones(2)]), x).tolist() == [0.0, 0.0]


def test_long_lists():
    """Sorted by their addresses, ten thousand arrays are compared in little time; interleaved ones are apart."""
    many = List([np.ones(1) for _ in range(10_000)])
    ne.grad(scaled_in_place)(many, 1.0)
    table = np.ones((6, 4))
    ne.grad(scaled_in_place)(List([table[:, i] for i in range(4)]), 1.0)
    for rows in ([table[:, 1], table[2]], [*table, table[3, 2:]]):
        with pytest.raises(ne.ActivityError, match="share memory"):
            ne.grad(scaled_in_place)(List(rows), 1.0)

@njit
def first_row_overwritten(rows, x):
    rows[0][1] = x * rows[1][0]
    return rows[0][1] * rows[0][0] * rows[1][1]


def test_pullbacks_of_functions_that_write_to_rows():
    """The primal changes the rows that were given; the pullback works on copies of what they were."""
    rows = List([np.array([1.0, 2.0]), np.array([3.0, 4.0])])
    _, pullback = ne.vjp(first_row_overwritten, rows, 1.5)
    np.testing.assert_array_equal(rows[0], (1.0, 4.5))
    for _ in range(2):
        slopes, slope = pullback(1.0)
        np.testing.assert_allclose(np.array([*slopes]), [[18.0, 0.0], [6.0, 4.5]], rtol=1e-14)
        assert slope == pytest.approx(12.0)


def test_pullbacks_of_functions_that_write_to_shared_rows_are_refused():
    """A copy would share nothing."""
    row, whole = np.array([1.0, 2.0]), np.arange(4.0)
    for rows in (List([row, row]), List([whole[:3], whole[1:]])):
        with pytest.raises(ActivityError, match="share memory"):
            ne.vjp(first_row_overwritten, rows, 1.5)
    beside = njit(lambda rows, y, x: first_row_overwritten(rows, x) * y[1])
    with pytest.raises(ActivityError, match="share memory"):
        ne.vjp(beside, List([row, row.copy()]), row, 1.5)
