"""Split mode where the arrays of the second launch lie elsewhere, as copies of NumPy arrays on a device do."""

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import CASES, kernel
from launched import annotated, assert_same, reverse, target
from numba import cuda, float64

from numba_enzyme import Duplicated, EnzymeError
from numba_enzyme.api import kernels

# Their tapes hold distances in arrays, or their local arrays have shadows.
KEEPING = ["gather", "histogram", "stencil3d", "lattice_boltzmann", "local_array", "matmul_registers", "attention", "local_lu",
           "scatter", "bitonic", "sparse_rows"]  # fmt: skip
SLOW = ["attention", "stencil3d", "lattice_boltzmann", "matmul_registers", "local_lu"]


@pytest.fixture
def device(monkeypatch):
    driver = FakeDriver()
    monkeypatch.setattr(kernels, "cuda_driver", lambda: driver)
    return driver


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] if name in SLOW else []) for name in KEEPING])
def test_copies_on_a_device_lie_elsewhere_each_time(name, device):
    function, configuration, arguments, _ = CASES[name]
    found = reverse(function, configuration, arguments, "cuda", split=True)
    assert_same(found, reverse(function, configuration, arguments, "cpu", split=True))
    assert_same(found, reverse(function, configuration, arguments, "cpu"))


@pytest.mark.parametrize("where", ["cpu", "cuda"])
@pytest.mark.parametrize("name", ["gather", "histogram", "lattice_boltzmann"])
def test_the_second_launch_may_be_given_other_arrays(name, where, device):
    function, configuration, arguments, _ = CASES[name]
    first, old = annotated(arguments)
    second, new = annotated(arguments)
    wanted = reverse(function, configuration, arguments, "cpu")
    with target(where):
        tape = function.augmented[configuration](*first)
        for array in old:
            array[...] = 7
        for mine, theirs in zip(new, wanted, strict=True):
            if not any(mine is a.shadow for a in second if isinstance(a, Duplicated)):
                mine[...] = theirs  # what the first launch has written
        function.reverse[configuration](tape, *second)
    assert_same(new, wanted)
    assert all((array == 7).all() for array in old)


@kernel
def chooses(x, y, which, out):
    i = cuda.grid(1)
    chosen = x if which[i] > 0 else y
    for _ in range(2):
        out[i] = out[i] * chosen[i] + chosen[i] ** 2


@kernel
def holds_arrays(x, y, which, out):
    arrays = (x, y)
    i = cuda.grid(1)
    out[i] = arrays[which[i]][i] ** 3


@kernel
def many_sums(x, out):
    i = cuda.grid(1)
    sums = cuda.local.array(4, float64)
    for k in range(4):
        sums[k] = x[i] * k
    for k in range(x.size):
        sums[k % 4] = sums[k % 4] * x[k] + sums[(k + i) % 4]
    out[i] = sums[i % 4] * sums[0]


@pytest.mark.parametrize("where", ["cpu", "cuda"])
def test_an_address_that_is_chosen_again_or_refused(where, device):
    arguments = (np.arange(1.0, 5.0), np.arange(2.0, 6.0), np.array([0, 1, 1, 0]), np.ones(4))
    found = reverse(chooses, (1, 4), arguments, where, split=True)
    assert_same(found, reverse(chooses, (1, 4), arguments, "cpu"))
    with pytest.raises(EnzymeError, match=r"NE270 an address that was chosen among those of several arrays.*:65\n"):
        reverse(holds_arrays, (1, 4), arguments, where, split=True)
    x, _, y, dy, *_ = reverse(holds_arrays, (1, 4), arguments, where)  # one launch has no such limits
    before = annotated(arguments)[1]
    slopes = before[-1] * 3 * np.where(arguments[2], y, x) ** 2
    assert_same([dy], [before[3] + np.where(arguments[2], slopes, 0)])


def test_shadows_of_local_arrays_are_made_anew(device):
    arguments = (np.linspace(-0.9, 0.9, 12), np.zeros(12))
    found = reverse(many_sums, (3, 4), arguments, "cuda", split=True)
    assert_same(found, reverse(many_sums, (3, 4), arguments, "cpu"))
    assert_same(found, reverse(many_sums, (3, 4), arguments, "cpu", split=True))
    text = many_sums.inspect_gradient()
    assert "call ptr @malloc(i64 32)" not in text and "alloca" in text.partition("@ne.reverse")[2]
