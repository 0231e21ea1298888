"""Derivatives of device functions, called inside kernels: annotations, memory spaces, barriers, and what is refused."""

import math
import shutil
import subprocess

import numpy as np
import pytest
from numba import cuda, float64, int64, njit

import numba_enzyme as ne
from numba_enzyme import (
    Active,
    ActivityError,
    Const,
    Duplicated,
    EnzymeError,
    Forward,
    NotDifferentiable,
    autodiff,
    differentiate,
    grad,
    jvp,
    value_and_grad,
)
from numba_enzyme.bridge.cuda.entry import add_entry
from numba_enzyme.bridge.cuda.extract import extract
from numba_enzyme.bridge.cuda.front_end import lower
from numba_enzyme.bridge.cuda.pointer_bases import bases
from numba_enzyme.bridge.cuda.ptx import libdevice_path, ptx
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.testing import check_kernel

RANDOM = np.random.default_rng(11)


def kernel(function):
    return differentiate(cuda.jit(function), target="cpu")


def central(f, *arrays, step=1e-6):
    """Central differences of ``f(*arrays)``, one array per argument."""
    found = []
    for array in arrays:
        slope = np.zeros_like(array)
        for place in np.ndindex(array.shape):
            kept = array[place]
            array[place] = kept + step
            above = f(*arrays)
            array[place] = kept - step
            slope[place] = (above - f(*arrays)) / (2 * step)
            array[place] = kept
        found.append(slope)
    return found


@differentiate
@cuda.jit(device=True)
def wave(x, y):
    return math.sin(x) * y


@kernel
def all_forms(x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        a, b = x[i], y[i]
        out[0, i] = wave(a, b)
        out[1, i] = wave.grad(a, b)
        value, slope = wave.value_and_grad(a, b)
        out[2, i] = value + slope
        db, da = grad(wave, 1, argnames="x")(a, b)
        out[3, i] = da + 2 * db
        primal, tangent = jvp(wave, (a, b), (1.0, 2.0))
        out[4, i] = primal + tangent
        out[5, i] = autodiff(wave, Duplicated(a, 3.0), Const(b), mode=Forward)
        value, gradients = ne.autodiff(wave, a, Const(b), seed=3.0, with_primal=True)
        out[6, i] = value + gradients[0]
        gradients = ne.autodiff(wave, Active(a), ne.Active(b))
        out[7, i] = gradients[0] - gradients[1]


@pytest.mark.on_device
def test_scalars_in_every_form():
    x, y, out = np.linspace(0, 1, 5), np.linspace(1, 2, 5), np.zeros((8, 5))
    all_forms[1, 8](x, y, out)
    s, c = np.sin(x), np.cos(x)
    exact = [s * y, c * y, s * y + c * y, c * y + 2 * s, s * y + c * y + 2 * s, 3 * c * y, s * y + 3 * c * y, c * y - s]
    assert np.allclose(out, exact, rtol=1e-14, atol=0)


CELL = np.dtype([("energy", np.float64), ("n", np.int32), ("weight", np.float64)], align=True)


@cuda.jit(device=True)
def lookup(grid, out, i):
    total = 0.0
    for j in range(i % 3 + 1):
        total += grid[i + j].energy * grid[i].weight + grid[j].n
    out[0] = total
    out[1] = total * total


@kernel
def looks_up(grid, dgrid, values):
    i = cuda.grid(1)
    out, dout = cuda.local.array(2, float64), cuda.local.array(2, float64)
    if i < values.size:
        dout[0], dout[1] = 1.0, 0.5
        autodiff(lookup, Duplicated(grid, dgrid), Duplicated(out, dout), Const(i))
        values[i] = out[0] + 0.5 * out[1]


@pytest.mark.on_device
def test_records_in_global_memory_and_local_results():
    grid, shadow, values = np.zeros(10, CELL), np.zeros(10, CELL), np.zeros(8)
    grid["energy"], grid["weight"], grid["n"] = RANDOM.uniform(0, 1, 10), RANDOM.uniform(0, 1, 10), np.arange(10)

    def loss(energy, weight):
        sums = np.array([sum(energy[i + j] * weight[i] + j for j in range(i % 3 + 1)) for i in range(8)])
        return (sums + 0.5 * sums**2).sum()

    energy, weight = grid["energy"].copy(), grid["weight"].copy()
    looks_up[1, 8](grid, shadow, values)
    assert np.isclose(values.sum(), loss(energy, weight))
    for found, expected in zip((shadow["energy"], shadow["weight"]), central(loss, energy, weight), strict=True):
        assert np.allclose(found, expected, rtol=1e-7)
    assert not shadow["n"].any()
    before = shadow.copy()
    looks_up[1, 8](grid, shadow, values)  # shadows are added to
    assert np.allclose(shadow["energy"], 2 * before["energy"])


@cuda.jit(device=True)
def relax(s, own, n):
    t = cuda.threadIdx.x
    for _ in range(n):
        left = s[t - 1] if t > 0 else s[31]
        new = s[t] * 0.5 + left * left
        cuda.syncthreads()
        s[t] = new
        cuda.syncthreads()
    own[0] = s[t] * s[0]


@kernel
def relaxes(x, dx, y, n):
    s, ds = cuda.shared.array(32, float64), cuda.shared.array(32, float64)
    own, down = cuda.local.array(1, float64), cuda.local.array(1, float64)
    t = cuda.threadIdx.x
    s[t], ds[t], down[0] = x[t], 0.0, 1.0
    cuda.syncthreads()
    autodiff(relax, Duplicated(s, ds), Duplicated(own, down), Const(n))
    cuda.syncthreads()
    y[t], dx[t] = own[0], ds[t]


@pytest.mark.on_device
def test_shared_arrays_of_the_kernel_across_barriers():
    x, dx, y = RANDOM.uniform(0, 1, 32), np.zeros(32), np.zeros(32)
    relaxes[1, 32](x, dx, y, 3)

    def loss(x):
        s = x
        for _ in range(3):
            s = s * 0.5 + np.roll(s, 1) ** 2
        return (s * s[0]).sum()

    assert np.isclose(y.sum(), loss(x))
    assert np.allclose(dx, central(loss, x)[0], rtol=1e-6)


@cuda.jit(device=True)
def neighbours(x, y):
    s = cuda.shared.array(32, float64)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    for k in range(2):
        s[t] = x[i] * (k + 1)
        cuda.syncthreads()
        y[i] += s[31 - t] * s[t] * s[(t + 1) % 32]
        cuda.syncthreads()


@kernel
def calls_neighbours(x, dx, y, dy):
    for _ in range(2):  # the shadow of the function's shared memory is zero again at the second call
        autodiff(neighbours, Duplicated(x, dx), Duplicated(y, dy))
        cuda.syncthreads()
    x[cuda.grid(1)] = -1.0  # threads that are done overwrite what others have read


@pytest.mark.on_device
def test_shared_arrays_of_the_device_function():
    x, dx, y, dy = RANDOM.uniform(0, 1, 64), np.zeros(64), np.zeros(64), np.ones(64)

    def loss(x):
        rows = x.reshape(2, 32)
        return 2 * sum((s * s[:, ::-1] * np.roll(s, -1, 1)).sum() for s in (rows, 2 * rows))

    start = x.copy()
    calls_neighbours[2, 32](x, dx, y, dy)
    assert np.isclose(y.sum(), loss(start))
    assert np.allclose(dx, central(loss, start)[0], rtol=1e-6)
    assert np.array_equal(dy, np.ones(64))


@cuda.jit(device=True)
def cubed(x):
    return x * x * x


@cuda.jit(device=True)
def slope_of_cube(x, own):
    own[0] = autodiff(cubed, Active(x))[0]  # 3 x^2
    return own[0] * own[0]


@njit
def of_the_cpu(x, own):
    return x * own[0]


@kernel
def second_order(x, y):
    i = cuda.grid(1)
    own, down = cuda.local.array(1, float64), cuda.local.array(1, float64)
    if i < x.size:
        down[0] = 0.0
        y[0, i] = autodiff(slope_of_cube, Active(x[i]), Duplicated(own, down))[0]  # 36 x^3
        own[0], down[0] = x[i], 0.0
        y[1, i] = autodiff(of_the_cpu, Active(x[i]), Duplicated(own, down))[0] + down[0]


@kernel
def curvatures(x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i, 0] = grad(grad(wave, 1), 0)(x[i], y[i])
        out[i, 1], out[i, 2] = value_and_grad(grad(grad(wave)))(x[i], y[i])


@pytest.mark.on_device
def test_transforms_of_transforms():
    """The gradient of a gradient, written as one; and the gradient of the kernel that calls it."""
    random = np.random.default_rng(5)
    x, y, out = random.uniform(0.2, 1, 4), random.uniform(0.2, 1, 4), np.zeros((4, 3))
    curvatures[1, 32](x, y, out)
    exact = np.stack([np.cos(x), -np.sin(x) * y, -np.cos(x) * y], axis=1)
    np.testing.assert_allclose(out, exact, rtol=1e-12)
    check_kernel(curvatures, (1, 8), (x, y, out))


@cuda.jit(device=True)
def sum_of_squares(x, w, i):
    total = 0.0
    for k in range(w.size):
        total += x[i // 2] * x[i // 2] * w[k]
    return total


@cuda.jit(device=True)
def square(x, w, i):
    return x[i // 2] * x[i // 2] * w[0]


def slopes_of(function):
    @kernel
    def slopes(x, w, dx):
        i = cuda.grid(1)
        if i < 2 * x.size:
            autodiff(function, Duplicated(x, dx), Const(w), Const(i))

    return slopes


@pytest.mark.parametrize(("function", "factor"), [(sum_of_squares, 6.0), (square, 1.0)])
def test_second_derivatives_where_first_ones_are_zero(function, factor):
    """dx = 4 w x: an addition of zero still has a slope."""
    x, w = np.array([0.0, 0.7]), np.array([1.0, 2.0, 3.0])
    slopes = slopes_of(function)
    dx, tangent = np.zeros(2), np.zeros(2)
    slopes.jvp[1, 4](Duplicated(x, np.ones(2)), Const(w), Duplicated(dx, tangent))
    np.testing.assert_allclose(dx, 4 * factor * x, rtol=1e-14)
    np.testing.assert_allclose(tangent, [4 * factor] * 2, rtol=1e-14)
    shadow = np.zeros(2)
    slopes.grad[1, 4](Duplicated(x, shadow), Const(w), Duplicated(np.zeros(2), np.ones(2)))
    np.testing.assert_allclose(shadow, [4 * factor] * 2, rtol=1e-14)


@pytest.mark.on_device
def test_derivatives_of_derivatives_and_functions_of_the_cpu():
    x, y = np.linspace(0.5, 1.5, 4), np.zeros((2, 4))
    second_order[1, 4](x, y)
    assert np.allclose(y, [36 * x**3, 2 * x], rtol=1e-13)


@kernel
def own_gradient(x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = y[i] * wave.grad(x[i], y[i])


@pytest.mark.on_device
def test_kernels_that_call_derivatives_are_differentiated():
    check_kernel(own_gradient, (1, 8), (RANDOM.uniform(0, 1, 6), RANDOM.uniform(1, 2, 6)))


@cuda.jit(device=True)
def mixed(parts, z, flag):
    first, second = parts
    return first[0] * second * z.real * z.imag if flag else 0.0


@kernel
def tuples_and_complex(x, dx, out):
    i = cuda.grid(1)
    if i < x.size:
        tuple_, z = (x[i:], 2.0), complex(x[i], 3.0)
        gradients = autodiff(mixed, Duplicated(tuple_, (dx[i:], None)), Active(z), True)
        out[i] = gradients[1].real
        gradients = autodiff(mixed, Const(tuple_), Active(z), Const(False))
        out[i] += gradients[1].imag


@pytest.mark.on_device
def test_tuples_and_complex_numbers():
    x, dx, out = np.array([1.5, 2.5]), np.zeros(2), np.zeros(2)
    tuples_and_complex[1, 2](x, dx, out)
    assert np.allclose(dx, 6 * x) and np.allclose(out, 6 * x)


@cuda.jit(device=True)
def product_of(x, out, i, n):
    total = 1.0
    for j in range(n):
        total = total * x[(i + j) % x.size] + math.sin(total)
    out[i] = total


@kernel
def products(x, dx, out, dout, n):
    i = cuda.grid(1)
    if i < out.size:
        autodiff(product_of, Duplicated(x, dx), Duplicated(out, dout, race_free=True), Const(i), Const(n))


@kernel
def products_forward(x, dx, out, dout, n):
    i = cuda.grid(1)
    if i < out.size:
        autodiff(product_of, Duplicated(x, dx), Duplicated(out, dout), Const(i), Const(n), mode=Forward)


def test_reverse_and_forward_agree():
    x, w, out, shadow = RANDOM.uniform(0, 1, 7), RANDOM.uniform(0, 1, 5), np.zeros(5), np.zeros(7)
    tangent, direction = np.zeros(5), RANDOM.uniform(-1, 1, 7)
    consumed = w.copy()
    products[1, 8](x, shadow, out, consumed, 9)
    assert not consumed.any()  # out is overwritten
    products_forward[1, 8](x, direction, out, tangent, 9)
    assert np.isclose(shadow @ direction, w @ tangent, rtol=1e-13)


def text_of(function, *types):
    return extract(function.dispatcher, types).text


def test_atomics_are_where_threads_meet():
    vector = float64[::1]
    text = text_of(products, vector, vector, vector, vector, int64)
    assert "atomicrmw fadd" in text  # dx: of all threads
    assert "atomicrmw xchg" not in text  # dout: the caller's word
    text = text_of(second_order, vector, float64[:, ::1])
    assert "atomicrmw" not in text  # everything lies on the thread's stack


def test_explanations_show_derivatives_that_a_kernel_calls():
    """After the primal these alone, after the gradient of the kernel both."""
    made = kernel(looks_up.py_func)
    grid = np.zeros(8, CELL)
    made[1, 4](grid, np.zeros_like(grid), np.zeros(4))
    text = str(made.explain())
    assert text.startswith("looks_up calls 1 derivative")
    assert "called in the kernel: gradient of test_device_functions.lookup" in text
    assert "atomic: grid.4" in text and "other threads may come there" in text
    assert "gradient of test_device_functions.lookup" in made.explain()._repr_html_()
    both = str(own_gradient.explain("(float64[::1], float64[::1])"))
    assert both.startswith("gradient of test_device_functions.own_gradient") and "gradient of test_device_functions.wave" in both


def ptx_of(function, *types):
    found = extract(function.dispatcher, types)
    return ptx(found, add_entry(found.text, found.name, None), None, "with_gradient", (9, 0))


def test_the_assembler_accepts_them(tmp_path):
    if shutil.which("ptxas") is None:
        pytest.skip("ptxas is not on the path")
    try:
        libdevice_path()
    except EnzymeError:
        pytest.skip("libdevice's bitcode is not installed")
    vector = float64[::1]
    texts = [ptx_of(all_forms, vector, vector, float64[:, ::1]), ptx_of(calls_neighbours, vector, vector, vector, vector)]
    assert len([line for line in texts[1].splitlines() if line.strip().startswith(".shared")]) == 2  # one is the shadow
    for text in texts:
        path = tmp_path / "kernel.ptx"
        path.write_text(text)
        found = subprocess.run(["ptxas", "-arch=sm_90", str(path), "-o", str(tmp_path / "cubin")], capture_output=True, text=True)
        assert found.returncode == 0, found.stderr
    with pytest.raises(NotDifferentiable, match=r"NE272 .*only the run tells"):
        ptx_of(products, vector, vector, vector, vector, int64)


# ------------------------------------------------------------------------------------------------------------------ refusals


def refuses(error, match, function, *arguments, block=1):
    with pytest.raises(error, match=match):
        function[1, block](*arguments)


@cuda.jit(device=True)
def sum_of(x, y):
    return x[0] * y


@kernel
def lacks_annotation(x):
    autodiff(sum_of, x, 1.0)


@kernel
def integer_active(x):
    autodiff(sum_of, Const(x), Active(1))


@kernel
def scalar_duplicated(x):
    autodiff(sum_of, Const(x), Duplicated(1.0, 2.0))


@kernel
def wrong_shadow(x, dx):
    autodiff(sum_of, Duplicated(x, dx), 1.0)


@kernel
def gradient_of_array(x):
    x[0] = grad(sum_of)(x, 1.0)


@kernel
def active_forward(x):
    x[0] = autodiff(sum_of, Const(x), Active(1.0), mode=Forward)


@kernel
def too_many(x):
    autodiff(wave, 1.0, 2.0, 3.0)


def test_annotations_that_do_not_fit():
    x = np.ones(2)
    refuses(ActivityError, r"x of type .* needs an annotation", lacks_annotation, x)
    refuses(ActivityError, "not floating: write Const", integer_active, x)
    refuses(ActivityError, "scalar, whose gradient is returned", scalar_duplicated, x)
    refuses(ActivityError, "dtype and dimension", wrong_shadow, x, np.ones(2, np.float32))
    refuses(ActivityError, "autodiff adds the gradient", gradient_of_array, x)
    refuses(ActivityError, "Active, which is for reverse mode", active_forward, x)
    refuses(ActivityError, "wave takes 2 arguments, 3 were given", too_many, x)


@cuda.jit(device=True)
def dynamic(x):
    s = cuda.shared.array(0, float64)
    s[0] = x
    return s[0] * x


@kernel
def calls_dynamic(x):
    x[0] = autodiff(dynamic, x[0])[0]


@kernel
def promises_at_run_time(x, dx, sure):
    autodiff(sum_of, Duplicated(x, dx, sure > 0), 1.0)


@cuda.jit(device=True)
def taken(x):
    return cuda.atomic.add(x, 0, 2.0)


@kernel
def calls_taken(x, dx):
    autodiff(taken, Duplicated(x, dx))


def test_functions_that_have_no_derivative_there():
    with pytest.raises(EnzymeError, match="dynamic shared memory has no shadow"):
        calls_dynamic[1, 1, 0, 8](np.ones(1))
    refuses(EnzymeError, "race_free must be a constant", promises_at_run_time, np.ones(2), np.zeros(2), 1)
    refuses(NotDifferentiable, "taken", calls_taken, np.ones(2), np.zeros(2))


def test_kernels_that_nobody_compiles_for_us():
    @cuda.jit
    def undecorated(x):
        x[0] = autodiff(cubed, x[0])[0]

    with pytest.raises(EnzymeError, match="must be decorated with @differentiate"):
        lower(undecorated, (float64[::1],), (9, 0))
    with pytest.raises(EnzymeError, match="call it in a kernel"):
        wave(1.0, 2.0)
    with pytest.raises(EnzymeError, match="options of a kernel"):
        differentiate(cubed, target="cpu")


@kernel
def raises_for_some(x, dx, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = autodiff(root, x[i])[0]


@cuda.jit(device=True)
def root(x):
    if x < 0:
        raise ValueError("negative")
    return math.sqrt(x)


@pytest.mark.on_device
def test_a_thread_that_raises_ends():
    x, y = np.array([4.0, -1.0, 16.0]), np.full(3, 7.0)
    raises_for_some[1, 4](x, np.zeros(3), y)
    assert np.array_equal(y, [0.25, 7.0, 0.125])


def test_where_pointers_lead():
    module = parse_module("""
define void @f(ptr %a, i1 %c) {
entry:
  %own = alloca [4 x double]
  %p = getelementptr double, ptr %own, i64 2
  %q = select i1 %c, ptr %p, ptr %a
  %r = load ptr, ptr %a
  ret void
}
""")
    function = module.functions["f"]
    own, p, q, r, _ = function.entry.instructions
    assert bases(p) == {own} and bases(q) == {own, function.arguments[0]} and bases(r) is None
