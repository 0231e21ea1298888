"""What numba-cuda takes as arguments, with derivatives: nested tuples, records, arrays of three dimensions in any layout."""

import numpy as np
import pytest
from numba import cuda

from numba_enzyme import ActivityError, Const, Duplicated, differentiate
from numba_enzyme.testing import check_kernel

RANDOM = np.random.default_rng(8)


def kernel(function):
    return differentiate(cuda.jit(function), target="cpu")


@kernel
def nested_tuples(parts, y):
    i = cuda.grid(1)
    (a, b), scale = parts
    if i < y.size:
        y[i] = a[i] * b[i] * scale


@pytest.mark.on_device
def test_nested_tuples():
    a, b, y = RANDOM.uniform(0, 1, (3, 6))
    da, db, dscale, w = np.zeros(6), np.zeros(6), np.zeros(1), RANDOM.uniform(0, 1, 6)
    seed = w.copy()
    nested_tuples.grad[1, 8](Duplicated(((a, b), 2.5), ((da, db), dscale)), Duplicated(y, w))
    assert np.allclose(da, 2.5 * b * seed) and np.allclose(db, 2.5 * a * seed) and np.isclose(dscale[0], (a * b) @ seed)
    tangent = np.zeros(6)
    nested_tuples.jvp[1, 8](Duplicated(((a, b), 2.5), ((da, np.zeros(6)), 0.0)), Duplicated(y, tangent))
    assert np.allclose(tangent, 2.5 * b * da)


CELL = np.dtype([("n", np.int32), ("mass", np.float64), ("velocity", np.float64, (3,))], align=True)


@kernel
def of_one_record(cell, y):
    i = cuda.grid(1)
    if i < 3:
        y[i] = cell.mass * cell.velocity[i] * cell.n


@kernel
def of_record_arrays(cells, y):
    i, j = cuda.grid(2)
    if i < cells.shape[0] and j < cells.shape[1]:
        cell = cells[i, j]
        speed = 0.0
        for k in range(3):
            speed += cell.velocity[k] * cell.velocity[k]
        y[i, j] = 0.5 * cell.mass * speed
        cells[i, j].mass = y[i, j]


@pytest.mark.on_device
def test_records():
    cell, shadow = np.zeros(1, CELL), np.zeros(1, CELL)
    cell["n"], cell["mass"], cell["velocity"] = 3, 2.0, [1.0, 2.0, 3.0]
    of_one_record.grad[1, 4](Duplicated(cell[0], shadow[0]), Duplicated(np.zeros(3), np.array([1.0, 10.0, 100.0])))
    assert shadow["mass"][0] == 3 * 321 and np.array_equal(shadow["velocity"][0], [6.0, 60.0, 600.0])

    cells, shadows = np.zeros((2, 3), CELL), np.zeros((2, 3), CELL)
    cells["mass"], cells["velocity"] = RANDOM.uniform(1, 2, (2, 3)), RANDOM.uniform(0, 1, (2, 3, 3))
    masses, seed = cells["mass"].copy(), np.ones((2, 3))
    shadows["mass"] = 2.0  # of what the mass is in the end
    of_record_arrays.grad[(1, 1), (2, 4)](Duplicated(cells, shadows), Duplicated(np.zeros((2, 3)), seed))
    speeds = (cells["velocity"] ** 2).sum(-1)
    assert np.allclose(shadows["mass"], 3 * 0.5 * speeds)
    assert np.allclose(shadows["velocity"], 3 * masses[:, :, None] * cells["velocity"])


@kernel
def three_dimensions(x, y, a):
    i, j, k = cuda.grid(3)
    if i < x.shape[0] and j < x.shape[1] and k < x.shape[2]:
        y[i, j, k] = a * x[i, j, k] * x[i, -1 - j, k] + y[i, j, k] * x[0, j, -1]


def apart(array, steps):
    """The same numbers, with others between them; negative steps turn an axis round."""
    memory = np.zeros([n * abs(s) for n, s in zip(array.shape, steps, strict=True)])
    view = memory[tuple(slice(None, None, s) for s in steps)]
    view[...] = array
    return view


@pytest.mark.on_device
def test_arrays_of_three_dimensions_in_any_layout():
    x, y = RANDOM.uniform(-1, 1, (2, 3, 4, 2))
    launch = ((2, 2, 1), (2, 2, 2))
    check_kernel(three_dimensions, launch, (x.copy(), y.copy(), 0.7))
    check_kernel(three_dimensions, launch, (np.asfortranarray(x), np.asfortranarray(y), 0.7))
    check_kernel(three_dimensions, launch, (apart(x, (2, -1, 3)), apart(y, (-1, 2, 1)), 0.7))


@kernel
def single_and_double(a, x, y, scale):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * scale * x[i] * x[i]


@pytest.mark.on_device
def test_scalars_are_summed_over_all_threads():
    x, y = RANDOM.uniform(0, 1, 70).astype(np.float32), np.zeros(70)
    da, dscale = np.zeros(1, np.float32), np.zeros(1)
    seed = np.ones(70)
    single_and_double.grad[3, 32](Duplicated(np.float32(2.0), da), Const(x), Duplicated(y, seed), Duplicated(0.5, dscale))
    squares = (x.astype(np.float64) ** 2).sum()
    assert np.isclose(da[0], 0.5 * squares, rtol=1e-5) and np.isclose(dscale[0], 2.0 * squares, rtol=1e-6)


@kernel
def scores(q, k, v, y):
    """Row by row: sum over j of (q_i . k_j) v_j, as self-attention gives one array three times."""
    i = cuda.grid(1)
    if i < q.shape[0]:
        for j in range(q.shape[0]):
            score = q[i, 0] * k[j, 0] + q[i, 1] * k[j, 1]
            for c in range(v.shape[1]):
                y[i, c] += score * v[j, c]


@pytest.mark.parametrize("which", ["shadows of their own", "one constant", "two share a shadow", "one shadow"])
def test_one_array_as_several_arguments_that_are_only_read(which):
    """Against copies, of which each has a gradient of its own."""
    x, w = RANDOM.uniform(0, 1, (5, 2)), RANDOM.uniform(0, 1, (5, 2))
    each = [np.zeros((5, 2)) for _ in range(3)]
    scores.grad[1, 8](*(Duplicated(x.copy(), d) for d in each), Duplicated(np.zeros((5, 2)), w.copy()))
    found = [np.zeros((5, 2)) for _ in range(3)]
    order = {"shadows of their own": (0, 1, 2), "one constant": (0, None, 2), "two share a shadow": (0, 0, 2),
             "one shadow": (0, 0, 0)}  # fmt: skip
    wanted = [np.zeros((5, 2)) for _ in range(3)]
    for gradient, place in zip(each, order[which], strict=True):
        if place is not None:
            wanted[place] += gradient
    given = [Const(x) if place is None else Duplicated(x, found[place]) for place in order[which]]
    scores.grad[1, 8](*given, Duplicated(np.zeros((5, 2)), w.copy()))
    for got, want in zip(found, wanted, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-13)
    tangents = [RANDOM.uniform(0, 1, (5, 2)) for _ in range(3)]
    dy, y = np.zeros((5, 2)), np.zeros((5, 2))
    given = [Const(x) if place is None else Duplicated(x, tangents[place]) for place in order[which]]
    scores.jvp[1, 8](*given, Duplicated(y, dy))
    pairing = sum(np.sum(g * tangents[place]) for g, place in zip(each, order[which], strict=True) if place is not None)
    np.testing.assert_allclose(np.sum(dy * w), pairing, rtol=1e-12)


@kernel
def written_twice(x, y):
    i = cuda.grid(1)
    y[i] = x[i] * y[i]


def test_arrays_that_are_written_need_shadows_that_lie_alike():
    x = np.ones(4)
    for other in (Const(x), Duplicated(x, np.zeros(4))):
        with pytest.raises(ActivityError, match="to which the kernel may write"):
            written_twice.grad[1, 4](other, Duplicated(x, np.zeros(4)))


@kernel
def rounded(x, y):
    i = cuda.grid(1)
    y[i] = round(x[i] * 3.0) * x[i]


def test_round_to_whole_numbers():
    """Ties go to even numbers, as in Python; single precision has a function of its own."""
    for dtype in (np.float64, np.float32):
        x = np.array([0.5, 1.5, -0.5, 2.5, 0.4, -1.7], dtype) / dtype(3)
        dx, y = np.zeros_like(x), np.zeros_like(x)
        rounded.grad[1, 6](Duplicated(x, dx), Duplicated(y, np.ones_like(x)))
        np.testing.assert_array_equal(dx, [round(3.0 * float(v)) for v in x])


@kernel
def tile(x, y):
    s = cuda.shared.array((8, 8), np.float64)
    i, j = cuda.threadIdx.y, cuda.threadIdx.x
    s[i, j] = x[i, j] * x[i, j]
    cuda.syncthreads()
    y[i, j] = s[i, j] + s[i, 7 - j]


def test_what_is_shown_for_one_size_of_blocks():
    """Only the size of the block tells that a thread of one row of a tile does not reach into the next."""
    signature = "(float64[:, ::1], float64[:, ::1])"
    views = [tile.inspect_gradient(signature, view="ptx", block=block) for block in (None, (8, 8))]
    atomics = [len([line for line in view.splitlines() if line.strip().startswith(("atom.", "red."))]) for view in views]
    assert atomics[1] < atomics[0]
    assert str(tile.explain(signature, block=(8, 8))) != str(tile.explain(signature))
    with pytest.raises(ValueError, match="the block has at least one thread"):
        tile.inspect_gradient(signature, block=(0, 8))


@kernel
def overwrites(x, y, out):
    i = cuda.grid(1)
    if i < out.size:
        x[i] = 5.0
        out[i] = 3.0 * y[i]


def test_one_shadow_of_two_arguments_of_which_one_is_overwritten():
    """What the overwritten one loses the other has gained."""
    x, out, whole = RANDOM.uniform(0, 1, 3), np.zeros(3), np.zeros(6)
    for dx, dy in ((whole[:3], whole[:3]), (whole[:3], whole[1:4])):
        with pytest.raises(ActivityError, match="x and y, or their shadows, share memory"):
            overwrites.grad[1, 3](Duplicated(x, dx), Duplicated(x.copy(), dy), Duplicated(out, np.ones(3)))
    apart = [Duplicated(np.repeat(x, 2)[::2], whole[place::2]) for place in range(2)]  # shadows that interleave
    overwrites.grad[1, 3](*apart, Duplicated(out, np.ones(3)))
    np.testing.assert_array_equal(whole, [0, 3, 0, 3, 0, 3])
