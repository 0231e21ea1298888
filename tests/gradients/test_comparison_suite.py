"""What other tools get wrong or refuse, and what they warn of: here each case has its exact derivative.

Two sources. The first part re-expresses kernels whose documentation elsewhere names the wrong gradient they produce (Warp's
dynamic loops and overwritten arrays, Taichi's global data access rules). The second part holds cases that were measured to be
silently wrong or refused in Warp 1.19, Taichi 1.7.4 or Quadrants 1.3.3. Expected values are closed forms, or forward recurrences
written out in the test, never another tool's output.
"""

from __future__ import annotations

import ctypes
import math

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

EXACT = {"rtol": 1e-13, "atol": 1e-15}
X = np.array([0.3, -0.7, 1.1, 0.4, -0.2, 0.9])


def check(found, expected):
    np.testing.assert_allclose(found, expected, **EXACT)


# Documented elsewhere as wrong


def test_product_in_dynamic_loop():
    @njit
    def product(x):
        result = 1.0
        for i in range(x.shape[0]):
            result *= x[i]
        return result

    check(ne.grad(product)(np.array([2.0, 2.0, 2.0])), [4.0, 4.0, 4.0])


def test_sum_over_norm_in_dynamic_loop():
    @njit
    def mean(x):
        total = 0.0
        count = 0.0
        for i in range(x.shape[0]):
            total += x[i]
            count += 1.0
        return total / count

    check(ne.grad(mean)(np.array([1.0, 2.0, 3.0])), np.full(3, 1.0 / 3.0))


def test_read_then_overwritten():
    @njit
    def square_then_overwrite(a, b):
        for i in range(a.shape[0]):
            b[i] = a[i] * a[i]
            a[i] = 1.0

    a, b = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    da, db = np.zeros(3), np.ones(3)
    ne.autodiff(square_then_overwrite, ne.Duplicated(a, da), ne.Duplicated(b, db))
    check(da, [2.0, 4.0, 6.0])
    check(db, np.zeros(3))
    check(b, [1.0, 4.0, 9.0])


def test_overwritten_by_a_later_loop():
    @njit
    def two_launches(a, b):
        for i in range(a.shape[0]):
            b[i] = a[i] * a[i]
        for i in range(a.shape[0]):
            a[i] = 1.0

    a, b = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    da, db = np.zeros(3), np.ones(3)
    ne.autodiff(two_launches, ne.Duplicated(a, da), ne.Duplicated(b, db))
    check(da, [2.0, 4.0, 6.0])


def test_in_place_multiplication_and_division():
    @njit
    def scale(x, y):
        for i in range(x.shape[0]):
            x[i] *= y[i]
            x[i] /= 1.0 + y[i]

    x, y = np.array([1.0, 2.0, 3.0]), np.array([0.5, 1.0, 3.0])
    dx, dy = np.ones(3), np.zeros(3)
    ne.autodiff(scale, ne.Duplicated(x.copy(), dx), ne.Duplicated(y, dy))
    check(dx, y / (1.0 + y))
    check(dy, x / (1.0 + y) ** 2)


def test_slot_index_from_a_counter():
    @njit
    def compact(x, out):
        count = 0
        for i in range(x.shape[0]):
            if x[i] > 0.0:
                slot = count
                count += 1
                out[slot] = math.sqrt(x[i])

    x, out = np.array([1.0, -1.0, 4.0, 9.0]), np.zeros(4)
    dx, dout = np.zeros(4), np.ones(4)
    ne.autodiff(compact, ne.Duplicated(x, dx), ne.Duplicated(out, dout))
    check(dx, [0.5, 0.0, 0.25, 1.0 / 6.0])
    check(dout, [0.0, 0.0, 0.0, 1.0])


def test_factor_changed_after_it_was_read():
    """Taichi's first rule: the factor is read, then changed."""

    @njit
    def product_then_change(x, factor, loss):
        loss[0] = x[1] * factor[0]
        factor[0] += 100.0

    x, factor, loss = np.array([0.0, 1.0]), np.array([10.0]), np.zeros(1)
    dx, d_factor, d_loss = np.zeros(2), np.zeros(1), np.ones(1)
    ne.autodiff(product_then_change, ne.Duplicated(x, dx), ne.Duplicated(factor, d_factor), ne.Duplicated(loss, d_loss))
    check(dx, [0.0, 10.0])
    check(d_factor, [1.0])


def test_sum_multiplied_in_place_afterwards():
    """Taichi's second rule: what was added up is multiplied in place."""

    @njit
    def add_then_multiply(x, loss):
        loss[0] += x[1] * x[1]
        loss[0] *= x[2]

    x, loss = np.array([0.0, 1.0, 2.0]), np.array([2.0])
    dx, d_loss = np.zeros(3), np.ones(1)
    ne.autodiff(add_then_multiply, ne.Duplicated(x, dx), ne.Duplicated(loss, d_loss))
    check(dx, [0.0, 4.0, 3.0])
    check(d_loss, [2.0])


def test_hundred_fixed_point_iterations():
    """A fixed-point loop that needs its iterates kept; the derivative of x = cos(a x) by its recurrence."""

    @njit
    def fixed_point(a):
        x = 0.5
        for _ in range(100):
            x = math.cos(a * x)
        return x

    a, x, slope = 0.8, 0.5, 0.0
    for _ in range(100):
        x, slope = math.cos(a * x), -math.sin(a * x) * (x + a * slope)
    check(ne.grad(fixed_point)(a), slope)


# Measured elsewhere as wrong or refused


def test_log_of_sum_carried_in_loop():
    @njit
    def log_sum_exp(x):
        total = 0.0
        for i in range(x.shape[0]):
            total += math.exp(x[i])
        return math.log(total)

    check(ne.grad(log_sum_exp)(X), np.exp(X) / np.exp(X).sum())


def test_product_then_non_linear_use():
    @njit
    def sine_of_product(x):
        product = 1.0
        for i in range(x.shape[0]):
            product *= x[i]
        return math.sin(product)

    x = np.linspace(0.9, 1.1, 40)
    check(ne.grad(sine_of_product)(x), math.cos(np.prod(x)) * np.prod(x) / x)


def test_newton_iteration():
    @njit
    def square_root(a, iterations):
        x = a
        for _ in range(iterations):
            x = 0.5 * (x + a / x)
        return x

    check(ne.grad(square_root)(2.0, 20), 0.5 / math.sqrt(2.0))


def test_newton_iteration_in_while_loop():
    @njit
    def square_root(a):
        x = a
        while abs(x * x - a) > 1e-14 * a:
            x = 0.5 * (x + a / x)
        return x

    check(ne.grad(square_root)(2.0), 0.5 / math.sqrt(2.0))


def test_newton_iteration_inside_a_callee():
    @njit
    def square_root(a, iterations):
        x = a
        for _ in range(iterations):
            x = 0.5 * (x + a / x)
        return x

    @njit
    def caller(a, iterations):
        return 3.0 * square_root(a, iterations)

    check(ne.grad(caller)(2.0, 20), 1.5 / math.sqrt(2.0))


def test_inner_sum_reset_per_trip_then_squared():
    @njit
    def squared_row_sums(a):
        total = 0.0
        for i in range(a.shape[0]):
            row = 0.0
            for j in range(a.shape[1]):
                row += a[i, j]
            total += row * row
        return total

    a = np.arange(12.0).reshape(3, 4)
    check(ne.grad(squared_row_sums)(a), np.repeat(2.0 * a.sum(axis=1), 4).reshape(3, 4))


def test_running_maximum_used_after_the_loop():
    @njit
    def squared_maximum(x):
        largest = x[0]
        for i in range(1, x.shape[0]):
            largest = max(largest, x[i])
        return largest * largest

    expected = np.zeros(6)
    expected[2] = 2.2
    check(ne.grad(squared_maximum)(X), expected)


def two_coupled_scalars(a, b, steps):
    """Value and gradient of a + b after the steps, by the forward recurrence."""
    da, db = np.array([1.0, 0.0]), np.array([0.0, 1.0])
    for _ in range(steps):
        saved, d_saved = a, da
        da = math.cos(a) * da + 2.0 * b * db
        a = math.sin(a) + b * b
        db = d_saved * b + saved * db
        b = b * saved
    return a + b, da + db


@pytest.mark.parametrize("steps", [1, 2, 4])
def test_two_coupled_scalars_in_for_loop(steps):
    @njit
    def coupled(a, b, steps):
        for _ in range(steps):
            saved = a
            a = math.sin(a) + b * b
            b = saved * b
        return a + b

    value, expected = two_coupled_scalars(1.3, 0.7, steps)
    found_value, found = ne.value_and_grad(coupled, argnums=(0, 1))(1.3, 0.7, steps)
    check(found_value, value)
    check(found, expected)


def test_two_coupled_scalars_in_while_loop():
    @njit
    def coupled(a, b, steps):
        while steps > 0:
            saved = a
            a = math.sin(a) + b * b
            b = saved * b
            steps -= 1
        return a + b

    check(ne.grad(coupled, argnums=(0, 1))(1.3, 0.7, 5), two_coupled_scalars(1.3, 0.7, 5)[1])


def test_reduction_then_second_serial_loop():
    @njit
    def centred_cubes(x):
        total = 0.0
        for i in range(x.shape[0]):
            total += x[i]
        mean = total * total
        loss = 0.0
        for i in range(x.shape[0]):
            loss += (x[i] - mean) * (x[i] - mean)
        return loss

    difference = X - X.sum() ** 2
    check(ne.grad(centred_cubes)(X), 2.0 * difference - 4.0 * X.sum() * difference.sum())


def test_element_overwritten_inside_one_loop():
    @njit
    def filter_in_place(x):
        y = x.copy()
        for i in range(1, y.shape[0]):
            y[i] = y[i] * y[i - 1] + y[i]
            y[i - 1] = math.sin(y[i])
        total = 0.0
        for i in range(y.shape[0]):
            total += y[i]
        return total

    check(ne.grad(filter_in_place)(X), filter_in_place_gradient(X))


def filter_in_place_gradient(x):
    """Forward recurrence of ``filter_in_place``: a row of the Jacobian per element."""
    y, rows = x.copy(), np.eye(x.size)
    for i in range(1, x.size):
        rows[i] = rows[i] * y[i - 1] + y[i] * rows[i - 1] + rows[i]
        y[i] = y[i] * y[i - 1] + y[i]
        rows[i - 1] = math.cos(y[i]) * rows[i]
        y[i - 1] = math.sin(y[i])
    return rows.sum(axis=0)


def test_serial_time_loop_updating_one_array_in_place():
    @njit
    def relax(x, steps):
        u = x.copy()
        for _ in range(steps):
            for i in range(1, u.shape[0] - 1):
                u[i] = u[i] - 0.1 * u[i] * (u[i + 1] - u[i - 1])
        total = 0.0
        for i in range(u.shape[0]):
            total += u[i] * u[i]
        return total

    u, rows = X.copy(), np.eye(X.size)
    for _ in range(25):
        for i in range(1, X.size - 1):
            rows[i] = rows[i] * (1.0 - 0.1 * (u[i + 1] - u[i - 1])) - 0.1 * u[i] * (rows[i + 1] - rows[i - 1])
            u[i] = u[i] - 0.1 * u[i] * (u[i + 1] - u[i - 1])
    check(ne.grad(relax)(X, 25), 2.0 * u @ rows)


def test_buffers_swapped_by_reference():
    @njit
    def diffuse(x, steps):
        u, v = x.copy(), x.copy()
        for _ in range(steps):
            for i in range(1, u.shape[0] - 1):
                v[i] = u[i] * u[i] + 0.1 * (u[i - 1] + u[i + 1])
            u, v = v, u
        total = 0.0
        for i in range(u.shape[0]):
            total += u[i] * u[i]
        return total

    for steps in (0, 1, 2, 5):
        u, rows = X.copy(), np.eye(X.size)
        for _ in range(steps):
            following, following_rows = u.copy(), rows.copy()
            for i in range(1, X.size - 1):
                following[i] = u[i] * u[i] + 0.1 * (u[i - 1] + u[i + 1])
                following_rows[i] = 2.0 * u[i] * rows[i] + 0.1 * (rows[i - 1] + rows[i + 1])
            u, rows = following, following_rows
        check(ne.grad(diffuse)(X, steps), 2.0 * u @ rows)


@pytest.mark.parametrize("steps", [1, 2, 5])
def test_callers_buffers_swapped_by_reference(steps):
    """Both buffers belong to the caller, so both shadows take part; which one holds the result depends on the number of steps."""

    @njit
    def diffuse(u, v, out, steps):
        for _ in range(steps):
            for i in range(1, u.shape[0] - 1):
                v[i] = u[i] * u[i] + 0.1 * (u[i - 1] + u[i + 1])
            u, v = v, u
        for i in range(u.shape[0]):
            out[i] = u[i]

    u, v, of_u, of_v = X.copy(), 0.5 * X, np.eye(12)[:6], np.eye(12)[6:]
    for _ in range(steps):
        inner = np.array([2.0 * u[i] * of_u[i] + 0.1 * (of_u[i - 1] + of_u[i + 1]) for i in range(1, 5)])
        v[1:-1] = u[1:-1] * u[1:-1] + 0.1 * (u[:-2] + u[2:])
        of_v[1:-1] = inner
        u, v, of_u, of_v = v, u, of_v, of_u
    weights = np.linspace(1.0, 2.0, 6)
    first, second, out = X.copy(), 0.5 * X, np.zeros(6)
    d_first, d_second, d_out = np.zeros(6), np.zeros(6), weights.copy()
    ne.autodiff(
        diffuse, ne.Duplicated(first, d_first), ne.Duplicated(second, d_second), ne.Duplicated(out, d_out), ne.Const(steps)
    )
    check(out, u)
    check(np.concatenate([d_first, d_second]), weights @ of_u)


def test_old_value_of_an_addition_is_used():
    """The serial form of an atomic addition whose returned old value is used."""

    @njit
    def prefix(x, out):
        total = np.zeros(1)
        for i in range(x.shape[0]):
            old = total[0]
            total[0] = old + x[i]
            out[i] = old * x[i]

    out, dx, dout = np.zeros(6), np.zeros(6), np.ones(6)
    ne.autodiff(prefix, ne.Duplicated(X.copy(), dx), ne.Duplicated(out, dout))
    check(dx, X.sum() - X)


def test_maximum_sends_its_cotangent_to_the_winner_only():
    @njit
    def scatter_maximum(x, bins):
        largest = np.full(2, -1e9)
        for i in range(x.shape[0]):
            b = bins[i]
            if x[i] > largest[b]:
                largest[b] = x[i]
        return largest[0] * largest[0] + math.exp(largest[1])

    expected = np.zeros(6)
    expected[2] = 2.2
    expected[5] = math.exp(0.9)
    check(ne.grad(scatter_maximum)(X, np.array([0, 0, 0, 1, 1, 1])), expected)


def test_read_scaled_and_stored_again():
    @njit
    def scale(x):
        for i in range(x.shape[0]):
            x[i] = 3.0 * x[i]

    dx = np.arange(6.0)
    ne.autodiff(scale, ne.Duplicated(X.copy(), dx))
    check(dx, 3.0 * np.arange(6.0))


def test_inner_bound_from_a_serial_index():
    @njit
    def triangle(x):
        total = 0.0
        for i in range(x.shape[0]):
            partial = 0.0
            for j in range(i + 1):
                partial += x[j] * x[i]
            total += math.log(1.0 + partial * partial)
        return total

    expected = np.zeros(6)
    for i in range(6):
        partial = X[i] * X[: i + 1].sum()
        outer = 2.0 * partial / (1.0 + partial * partial)
        expected[: i + 1] += outer * X[i]
        expected[i] += outer * X[: i + 1].sum()
    check(ne.grad(triangle)(X), expected)


def test_rotation_at_exactly_zero_angle():
    """The branch at zero keeps the derivative finite; batched tools give NaN there."""

    @njit
    def rotated_first(r, p):
        square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2]
        if square == 0.0:
            return p[0] + r[1] * p[2] - r[2] * p[1]
        angle = math.sqrt(square)
        c, s = math.cos(angle), math.sin(angle)
        along = (r[0] * p[0] + r[1] * p[1] + r[2] * p[2]) / square * (1.0 - c)
        return p[0] * c + (r[1] * p[2] - r[2] * p[1]) / angle * s + r[0] * along

    p = np.array([1.0, 2.0, 3.0])
    dr, dp = ne.grad(rotated_first, argnums=(0, 1))(np.zeros(3), p)
    check(dr, [0.0, 3.0, -2.0])
    check(dp, [1.0, 0.0, 0.0])


def test_shared_tile_overwritten_each_step():
    """A small scratch array reused in every step, as a tile in shared memory is."""

    @njit
    def tiled_dot(x, y):
        tile = np.empty(2)
        total = 0.0
        for start in range(0, x.shape[0], 2):
            for k in range(2):
                tile[k] = x[start + k] * x[start + k]
            for k in range(2):
                total += tile[1 - k] * y[start + k]
        return total

    y = np.linspace(1.0, 2.0, 6)
    swapped = y.reshape(3, 2)[:, ::-1].ravel()
    dx, dy = ne.grad(tiled_dot, argnums=(0, 1))(X, y)
    check(dx, 2.0 * X * swapped)
    check(dy, (X * X).reshape(3, 2)[:, ::-1].ravel())


def test_foreign_code_is_refused():
    """Where no derivative is known the answer is an error; a native snippet gives a silent zero elsewhere."""
    prototype = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
    foreign = prototype(lambda x: x * x)

    @njit
    def calls_foreign_code(x):
        return 2.0 * foreign(x)

    assert calls_foreign_code(3.0) == 18.0
    with pytest.raises(ne.NotDifferentiable):
        ne.grad(calls_foreign_code)(3.0)
