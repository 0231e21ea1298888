"""The reverse sweep skips inner loops whose results were thrown away, ends loops of choices at the last one, and only those."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import link
from tests.interpreted import check_gradient

PAST = "way past"
EARLY = "left early"
CENTRES = np.array([[0.1, 0.9], [0.8, -0.3], [-0.5, 0.4]])
POINTS = np.array([[0.2, 0.7], [0.9, 0.1], [-0.4, 0.2], [0.3, 0.3]])


def nearest(centres, points):
    total = 0.0
    for i in range(points.shape[0]):
        least = np.inf
        for c in range(centres.shape[0]):
            square = 0.0
            for j in range(centres.shape[1]):
                difference = centres[c, j] - points[i, j]
                square += difference * difference
            least = min(least, square)
        total += least
    return total


def of_two_sums(centres, points):
    """Both sums of the loop are selected, each under a condition of its own."""
    total = 0.0
    for i in range(points.shape[0]):
        first, second = 0.0, 0.0
        for j in range(centres.shape[1]):
            first += centres[0, j] * points[i, j]
            second += np.sin(centres[1, j]) * points[i, j]
        larger = first if points[i, 0] > 0.25 else 0.5
        total += larger * (second if points[i, 1] > 0.25 else 2.0)
    return total


def loop_in_a_loop(centres, points):
    total = 0.0
    for i in range(points.shape[0]):
        square = 0.0
        for c in range(centres.shape[0]):
            for j in range(centres.shape[1]):
                square += centres[c, j] * centres[c, j] * points[i, j]
        total += max(square, 0.6)
    return total


def writes(centres, points):
    """What the loop writes has an adjoint of its own."""
    kept = np.empty(centres.shape[1])
    total = 0.0
    for i in range(points.shape[0]):
        square = 0.0
        for j in range(centres.shape[1]):
            kept[j] = centres[0, j] * points[i, j]
            square += kept[j] * kept[j]
        total += max(square, 0.1) + kept[0]
    return total


def counted(centres, points):
    """Nobody knows how often the loop runs, so its tape is a stack."""
    total = 0.0
    for i in range(points.shape[0]):
        x = centres[0, 0]
        while x < 4.0:
            x = x * x + 1.0 + points[i, 0] * points[i, 0]
        total += max(x, 6.5)
    return total


def added_up(centres, points):
    """Nothing is thrown away."""
    total = 0.0
    for i in range(points.shape[0]):
        square = 0.0
        for j in range(centres.shape[1]):
            square += centres[0, j] * points[i, j]
        total += square * square
    return total


def two_extremes(centres, points):
    """Both have to be found before the loop is done with."""
    least, most = np.inf, -np.inf
    for i in range(points.shape[0]):
        product = np.sin(points[i, 0]) * centres[0, 0] + points[i, 1]
        least, most = min(least, product), max(most, product * product)
    return least + 2.0 * most


def with_a_sum(centres, points):
    """The sum has an adjoint in every iteration."""
    least, total = np.inf, 0.0
    for i in range(points.shape[0]):
        product = centres[0, 0] * points[i, 0]
        least = min(least, product)
        total += product * product
    return least + total


def kept_on_the_way(centres, points):
    """Each least so far has an adjoint of its own."""
    least, kept = np.inf, np.empty(points.shape[0])
    for i in range(points.shape[0]):
        least = min(least, centres[0, 0] * points[i, 0])
        kept[i] = least * least
    return np.sum(kept)


def faded(centres, points):
    """What is carried is a product of the choice."""
    least = 5.0
    for i in range(points.shape[0]):
        least = min(0.9 * least, centres[0, 0] * points[i, 0] + 1.0)
    return least


def plan_of(function) -> str:
    before, differentiated = set(link._LINKED), njit(function)
    ne.grad(differentiated)(CENTRES, POINTS)
    (made,) = [linked for key, linked in link._LINKED.items() if key not in before]
    return made.derivative.plan


SKIPPED = [(nearest, 1), (of_two_sums, 1), (loop_in_a_loop, 1)]
ENTERED = [writes, counted, added_up]


@pytest.mark.parametrize(("function", "count"), SKIPPED)
def test_loops_that_are_gone_past(function, count, monkeypatch):
    plan = plan_of(function)
    assert plan.count(PAST) == count
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "skipped-loops")
    assert PAST not in plan_of(function)


@pytest.mark.parametrize("function", ENTERED)
def test_loops_that_are_not(function):
    assert PAST not in plan_of(function)


LEFT = [(nearest, 1), (two_extremes, 1), (faded, 0), (with_a_sum, 0), (kept_on_the_way, 0), (added_up, 0)]


@pytest.mark.parametrize(("function", "count"), LEFT)
def test_loops_that_are_left_early(function, count, monkeypatch):
    plan = plan_of(function)
    assert plan.count(EARLY) == count
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "skipped-loops")
    assert EARLY not in plan_of(function)


@pytest.mark.parametrize("winner", range(4))
def test_gradient_of_the_chosen(winner):
    """In closed form, whichever iteration is chosen last."""
    points = np.full((4, 2), 0.9)
    points[winner] = 0.2, 0.1
    gradient = ne.grad(njit(two_extremes), argnums=1)(CENTRES, points)
    exact = np.zeros((4, 2))
    exact[winner] = np.cos(0.2) * CENTRES[0, 0], 1.0
    most = (np.sin(points[:, 0]) * CENTRES[0, 0] + points[:, 1]) ** 2
    first = int(np.argmax(most))
    exact[first] += 4.0 * np.sqrt(most[first]) * np.array([np.cos(0.9) * CENTRES[0, 0], 1.0])
    np.testing.assert_allclose(gradient, exact, rtol=1e-14)


def test_rows_of_a_stencil_are_added_whole():
    """What lies in rows that are added behind a loop would not be there if the loop were left."""

    @njit
    def largest(x):
        most = -np.inf
        for i in range(1, x.size - 1):
            most = max(most, 0.5 * x[i - 1] + x[i] * x[i + 1])
        return most

    for seed in range(5):
        x = np.random.default_rng(seed).standard_normal(40)
        i = 1 + int(np.argmax(0.5 * x[:-2] + x[1:-1] * x[2:]))
        exact = np.zeros(40)
        exact[i - 1 : i + 2] = 0.5, x[i + 1], x[i]
        np.testing.assert_array_equal(ne.grad(largest)(x), exact)


def test_slopes_before_the_choice_may_be_infinite():
    def least_root(x):
        least = np.inf
        for i in range(x.size):
            least = min(least, 1.0 - np.sqrt(x[i]))
        return least

    np.testing.assert_array_equal(ne.grad(njit(least_root))(np.array([0.0, 4.0])), [0.0, -0.25])


@pytest.mark.parametrize("function", [*(f for f, _ in SKIPPED), *ENTERED, two_extremes])
def test_gradients(function):
    check_gradient(njit(function), (CENTRES, POINTS))


def test_second_derivatives():
    ne.testing.check_grads(njit(nearest), (CENTRES, POINTS), order=2)


def test_what_is_thrown_away_may_be_infinite():
    centres = np.vstack([CENTRES, [[np.inf, 1.0]]])
    gradient = ne.grad(njit(nearest))(centres, POINTS)
    np.testing.assert_array_equal(gradient[3], [0.0, 0.0])
    np.testing.assert_array_equal(gradient[:3], ne.grad(njit(nearest))(CENTRES, POINTS))
