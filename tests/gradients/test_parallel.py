"""Gradients of `parallel=True` functions: equal to those of the same function compiled without threads."""

import math
import os
import subprocess
import sys
import time
from pathlib import Path

import numba
import numpy as np
import pytest
from numba import njit, prange

import numba_enzyme as ne
from numba_enzyme.testing.tolerance import assert_close

RANDOM = np.random.default_rng(7)
VECTOR = RANDOM.uniform(0.5, 1.5, 37)
OTHER = RANDOM.uniform(0.5, 1.5, 37)
MATRIX = RANDOM.uniform(0.5, 1.5, (11, 7))
PERMUTATION = RANDOM.permutation(37)
REPEATED = RANDOM.integers(0, 37, 37)


def reductions(x, y):
    total, product, difference = 0.0, 1.0, 5.0
    for i in prange(x.shape[0]):
        total += np.sin(x[i]) * y[i]
        product *= x[i]
        difference -= x[i] * x[i]
    return total * product + difference


def extremes(x, y):
    low, high = 100.0, -100.0
    for i in prange(x.shape[0]):
        low = min(low, x[i] * y[i])
        high = max(high, x[i] - y[i])
    return low * high


def private_scalars(x, y):
    out = np.zeros_like(x)
    for i in prange(x.shape[0]):
        t = x[i] * y[i]
        if t > 1.0:
            t = np.sqrt(t)
        k = 0
        while t < 3.0:
            t = t * 1.3 + 0.1 * x[i]
            k += 1
        out[i] = t * k
    return out.sum()


def gathers(x, y):
    total = 0.0
    for i in prange(x.shape[0]):
        total += x[REPEATED[i]] * y[i] * x[REPEATED[i]]
    return total


def scatters(x, y):
    out = np.zeros_like(x)
    for i in prange(x.shape[0]):
        out[PERMUTATION[i]] = x[i] ** 2 * y[PERMUTATION[i]]
    total = 0.0
    for i in range(out.shape[0]):
        total += out[i] * (i + 1)
    return total


def stencil(x, y):
    out = np.zeros_like(x)
    for i in prange(1, x.shape[0] - 1):
        out[i] = x[i - 1] * y[i] + x[i] * x[i + 1]
    return (out * y).sum()


def in_place(x, y):
    z = x.copy()
    for i in prange(z.shape[0]):
        z[i] = z[i] * y[i] + 1.0
        z[i] *= z[i]
    for i in prange(z.shape[0]):
        z[i] += np.exp(-z[i])
    return z.sum()


def array_expressions(x, y):
    z = np.sin(x) * y + 2.0
    w = z[::-1] * x
    return np.sum(w) + np.mean(z) + z.min() * w.max() + np.prod(x)


def shared_scalar(x, y):
    scale = np.sqrt(y[0] * y[1])
    total = 0.0
    for i in prange(x.shape[0]):
        total += scale * x[i] * (scale + x[i])
    return total


def time_steps(x, y):
    u = x.copy()
    v = np.empty_like(u)
    for _ in range(4):
        for i in prange(u.shape[0]):
            left = u[i - 1] if i > 0 else 0.0
            v[i] = u[i] + 0.1 * y[i] * (left - u[i] * u[i])
        u, v = v, u
    return np.sum(u * u)


def inner_arrays(x, y):
    total = 0.0
    for i in prange(x.shape[0]):
        work = np.zeros(4)
        for k in range(4):
            work[k] = x[i] ** (k + 1) * y[k]
        total += (work * work).sum()
    return total


def array_reduction(x, y):
    sums = np.ones(5)
    for i in prange(x.shape[0]):
        sums += x[i] * y[:5]
    return (sums**3).sum()


def empty_range(x, y):
    total = x[0]
    for i in prange(x.shape[0] - x.shape[0]):
        total += x[i]
    for i in prange(2):
        total += x[i] * y[i]
    return total


def shared_weights(x, y):
    out = np.zeros(x.size - 4)
    for i in prange(out.size):
        for j in range(5):
            out[i] += x[i + j] * y[j]
    return (out * out).sum()


def negative_indices(x, y):
    total = 0.0
    for i in prange(-3, 5):
        total += x[i] * y[i + 3]
    return total


def a_place_per_thread(x, y):
    sums = np.zeros(numba.get_num_threads())
    for i in prange(x.shape[0]):
        sums[numba.get_thread_id()] += x[i] * y[i] * x[i]
    return sums.sum()


def rows(a):
    out = np.zeros(a.shape[0])
    for i in prange(a.shape[0]):
        for j in range(a.shape[1]):
            out[i] += a[i, j] ** 2 * (j + 1)
    return np.sum(np.sqrt(out))


def nested_prange(a):
    total = 0.0
    for i in prange(a.shape[0]):
        for j in prange(a.shape[1]):
            total += a[i, j] * a[i, (j + 1) % a.shape[1]]
    return total


def matrix_expressions(a):
    b = np.exp(-a) * a + a.T.copy().T
    return np.sum(b * b) + b.sum(axis=0)[1] + np.sum(b, axis=1)[2]


def columns(a):
    total = 0.0
    for j in prange(a.shape[1]):
        column = a[:, j]
        total += np.sqrt((column * column).sum())
    return total


TWO_VECTORS = [reductions, extremes, private_scalars, gathers, scatters, stencil, in_place, array_expressions, shared_scalar,
               time_steps, inner_arrays, array_reduction, empty_range,
               shared_weights, negative_indices, a_place_per_thread]  # fmt: skip
ONE_MATRIX = [rows, nested_prange, matrix_expressions, columns]


def arguments_of(function):
    return (VECTOR, OTHER) if function in TWO_VECTORS else (MATRIX,)


@njit
def tree_on_a_thread(x, first, last, scales):
    """It recurs, so it is not inlined, and asks for the thread."""
    if last - first == 1:
        return x[first] * scales[numba.get_thread_id()]
    middle = (first + last) // 2
    return tree_on_a_thread(x, first, middle, scales) * tree_on_a_thread(x, middle, last, scales)


def products_by_recursion(a):
    scales = np.ones(numba.config.NUMBA_NUM_THREADS)
    total = 0.0
    for i in prange(a.shape[0]):
        total += np.sin(tree_on_a_thread(a[i], 0, a.shape[1], scales))
    return total


ELSEWHERE = [gathers, time_steps, shared_scalar, rows, products_by_recursion]
"""With eight threads, by check_grads, in closed form."""
LONG = [array_expressions, in_place, columns, inner_arrays]
"""To compile: their parts are in the others, and in `matrix_expressions`."""
FUNCTIONS = [pytest.param(f, id=f.__name__, marks=pytest.mark.slow if f in [*ELSEWHERE, *LONG] else [])
             for f in [*TWO_VECTORS, *ONE_MATRIX, products_by_recursion]]  # fmt: skip


@pytest.mark.parametrize("function", FUNCTIONS)
def test_parallel_derivatives_are_the_serial_ones(function):
    """In reverse and in forward mode."""
    arguments = arguments_of(function)
    numbers = tuple(range(len(arguments)))
    parallel, serial = njit(parallel=True)(function), njit(function)
    value, gradient = ne.value_and_grad(parallel, argnums=numbers)(*arguments)
    expected, right = ne.value_and_grad(serial, argnums=numbers)(*arguments)
    assert_close(value, expected)
    if function is not products_by_recursion:  # whose index is a thread's number, which depends on how the loop is run
        assert_close(function(*arguments), expected)
    for one, other in zip(gradient, right, strict=True):
        assert_close(one, other)
    directions = tuple(np.random.default_rng(k).uniform(size=a.shape) for k, a in enumerate(arguments))
    tangent = ne.jvp(parallel, arguments, directions)[1]
    np.testing.assert_allclose(tangent, sum(map(np.vdot, right, directions)), rtol=1e-12)


def test_the_primal_stays_parallel():
    @ne.differentiate
    @njit(parallel=True)
    def f(x):
        out = np.zeros_like(x)
        for i in prange(x.shape[0]):
            out[i] = np.sin(x[i])
        return out.sum()

    np.testing.assert_allclose(f.grad(VECTOR), np.cos(VECTOR), rtol=1e-14)
    assert f(VECTOR) == pytest.approx(np.sin(VECTOR).sum())
    text = "".join(f.inspect_llvm(signature) for signature in f.signatures)
    assert "@do_scheduling_" in text and "get_num_threads" in text


def test_parallel_gradients_agree_with_all_other_witnesses():
    ne.testing.check_grads(njit(parallel=True)(shared_scalar), (VECTOR, OTHER), order=2)
    ne.testing.check_grads(njit(parallel=True)(rows), (MATRIX,))


def test_loops_that_ask_for_the_thread_in_what_they_call_run_one_iteration_after_the_other():
    f = ne.differentiate(njit(parallel=True)(products_by_recursion))
    expected = np.zeros_like(MATRIX)
    for place in range(MATRIX.shape[1]):
        expected[:, place] = np.cos(MATRIX.prod(1)) * np.delete(MATRIX, place, 1).prod(1)
    np.testing.assert_allclose(f.grad(MATRIX), expected, rtol=1e-13)
    assert "serial: products_by_recursion.prange" in str(f.explain(MATRIX))


@njit
def checked(value, i, bad):
    if i == bad:
        raise ValueError("a bad number")
    return value


@njit(parallel=True)
def may_fail(x, bad):
    total = 0.0
    for i in prange(x.shape[0]):
        total += np.sin(checked(x[i], i, bad))
    return total


def test_exceptions_come_out_of_parallel_loops():
    gradient = ne.grad(may_fail)
    for bad in (0, 20, 36):
        with pytest.raises(ValueError, match="a bad number"):
            gradient(VECTOR, bad)
    np.testing.assert_allclose(gradient(VECTOR, -1), np.cos(VECTOR), rtol=1e-14)


def test_what_was_decided_is_explained():
    f = ne.differentiate(njit(parallel=True)(gathers))
    f.grad(VECTOR, OTHER)
    text = str(f.explain(VECTOR, OTHER))
    assert "parallel: gathers.prange.line" in text and "disjoint: y[" in text and "atomic: x[" in text


@njit(parallel=True)
def last_wins(x):
    kept = 0.0
    out = np.zeros_like(x)
    for i in prange(x.shape[0]):
        kept = x[i] * 2.0
        out[i] = kept * x[i]
    return out.sum() + kept


@pytest.mark.filterwarnings("ignore:.*may be written to simultaneously")
def test_loops_with_a_race_run_one_iteration_after_the_other():
    expected = 4 * VECTOR
    expected[-1] += 2.0
    np.testing.assert_allclose(ne.grad(last_wins)(VECTOR), expected, rtol=1e-14)
    f = ne.differentiate(last_wins)
    f.grad(VECTOR)
    assert "last_wins.prange.line" not in str(f.explain(VECTOR))


@njit
def norm(x):
    total = 0.0
    for j in range(x.shape[0]):
        total += x[j] * x[j]
    return np.sqrt(total)


@njit(parallel=True)
def normalized(x, out):
    for i in prange(x.shape[0]):
        out[i] = x[i] / norm(x)


def test_what_all_iterations_share_is_computed_once():
    """The norm inside the loop: the gradient, its primal included, costs O(n)."""
    def gradient(x):
        out, dx, seed = np.zeros_like(x), np.zeros_like(x), np.arange(1.0, x.size + 1)
        before = time.process_time()
        ne.autodiff(normalized, ne.Duplicated(x, dx), ne.Duplicated(out, seed.copy()))
        spent = time.process_time() - before
        length = np.sqrt((x * x).sum())
        assert_close(out, x / length)
        assert_close(dx, seed / length - x * (seed @ x) / length**3)
        return spent

    gradient(VECTOR)
    before = time.process_time()
    normalized(np.ones(20_000), np.zeros(20_000))
    quadratic = time.process_time() - before  # Numba's own code computes the norm 20,000 times
    assert min(gradient(np.linspace(1.0, 2.0, 20_000)) for _ in range(3)) < quadratic / 10


CACHED = """
import numpy as np
from numba import njit, prange
import numba_enzyme as ne

@njit(parallel=True)
def f(x):
    total = 0.0
    for i in prange(x.shape[0]):
        total += np.sin(x[i])
    return total

gradient = ne.grad(f)

@njit(cache=True)
def user(x):
    return gradient(x) * 2.0

if __name__ == "__main__":
    x = np.linspace(0.0, 1.0, 50)
    np.testing.assert_allclose(user(x), 2 * np.cos(x))
    print("hits", sum(user.stats.cache_hits.values()))
"""


def test_parallel_gradients_run_from_numbas_cache(tmp_path):
    """In a process that has differentiated nothing, whose threads do not run yet."""
    program = tmp_path / "program.py"
    program.write_text(CACHED)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NUMBA_CACHE_DIR": str(tmp_path)}
    for hits in (0, 1):
        found = subprocess.run([sys.executable, program], env=environment, capture_output=True, text=True, timeout=300)
        assert found.stdout == f"hits {hits}\n", found.stderr[-2000:]


REPEATED_IN_MANY_THREADS = """
import sys
import numpy as np, numba
import numba_enzyme as ne
from numba import njit
from tests.gradients import test_parallel as cases
from numba_enzyme.testing.tolerance import assert_close

numba.set_num_threads(8)
for name in sys.argv[1:]:
    function = getattr(cases, name)
    gradient = ne.grad(njit(parallel=True)(function), argnums=(0, 1))
    expected = ne.grad(njit(function), argnums=(0, 1))(cases.VECTOR, cases.OTHER)
    bits = set()
    for _ in range(150):
        found = gradient(cases.VECTOR, cases.OTHER)
        for one, other in zip(found, expected):
            assert_close(one, other)
        bits.add(b"".join(a.tobytes() for a in found))
    assert len(bits) == 1 or name not in ("shared_scalar", "rows"), name
print("ran on", numba.get_num_threads(), numba.threading_layer())
"""


@pytest.mark.parametrize(("layer", "names"), [("default", ["gathers", "time_steps"]), ("workqueue", ["shared_scalar"])])
def test_many_threads_and_many_repetitions(layer, names):
    """Equal to the serial gradient every time; bit for bit the same where no addition is atomic."""
    environment = {**os.environ, "NUMBA_NUM_THREADS": "8", "NUMBA_THREADING_LAYER": layer}
    command = [sys.executable, "-c", REPEATED_IN_MANY_THREADS, *names]
    root = Path(__file__).parents[2]
    found = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, timeout=300)
    assert found.returncode == 0, found.stderr[-2000:]
    assert "ran on 8" in found.stdout


def roots_or_less(p):
    """What np.where throws away was computed by the chunks of a loop."""
    q = p - p[0]
    distance = np.sqrt(q * q)
    return np.where(distance < 0.01, 0.01, distance)


@njit
def root_of(x, depth):
    return math.sqrt(x * x) if depth == 0 else root_of(x, depth - 1) * 1.0


@njit
def roots_by_recursion(p, depth):
    """It is the result of a function that is not inlined."""
    total = 0.0
    for i in range(p.size):
        root = root_of(p[i], depth)
        total += root if root > 0.01 else 0.01
    return total


def test_what_other_functions_compute_and_is_thrown_away_has_no_part():
    p = np.array([0.3, 0.9, -0.4])
    inner = njit(parallel=True)(roots_or_less)
    np.testing.assert_array_equal(ne.grad(njit(lambda p: inner(p).sum()))(p), [0.0, 1.0, -1.0])
    np.testing.assert_array_equal(ne.grad(roots_by_recursion)(p - p[0], 2), [0.0, 1.0, -1.0])
