"""Arrays of other libraries that lie on the host are arguments of launches there, by DLPack."""

import numpy as np
import pytest
from numba import cuda

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated


class Foreign:
    """An array that knows nothing but DLPack."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)


class Hidden(Foreign):
    def __dlpack__(self, **options):
        raise BufferError("it requires a gradient")


@ne.differentiate(target="cpu")
@cuda.jit
def scaled(a, x, y):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = a * x[i] * x[i]


def test_memory_is_shared():
    x, y = np.linspace(0.0, 1.0, 8), np.zeros(8)
    dx, dy, da = np.zeros(8), np.ones(8), np.zeros(1)
    scaled[1, 8](2.0, Foreign(x), Foreign(y))
    assert np.array_equal(y, 2.0 * x * x)
    scaled.grad[1, 8](Duplicated(2.0, Foreign(da)), Duplicated(Foreign(x), Foreign(dx)), Duplicated(Foreign(y), Foreign(dy)))
    assert np.array_equal(dx, 4.0 * x) and da[0] == pytest.approx(x @ x) and not dy.any()
    tape = scaled.augmented[1, 8](Const(2.0), Duplicated(Foreign(x), dx), Duplicated(Foreign(y), np.ones(8)))
    scaled.reverse[1, 8](tape, Const(2.0), Duplicated(Foreign(x), dx), Duplicated(Foreign(y), np.ones(8)))
    assert np.allclose(dx, 8.0 * x)


def test_what_is_refused():
    with pytest.raises(ne.ActivityError, match=r"x can't be shared with NumPy \(it requires a gradient\): pass an array"):
        scaled[1, 8](2.0, Hidden(np.ones(8)), np.zeros(8))
    with pytest.raises(ne.ActivityError, match=r"neither a NumPy array nor on a device: pass x\.numpy"):
        scaled[1, 8](2.0, memoryview(np.ones(8)), np.zeros(8))
    with pytest.raises(ne.ActivityError, match="shares memory with"):
        x = np.ones(8)
        scaled.grad[1, 8](Const(2.0), Duplicated(Foreign(x), x), Const(np.zeros(8)))
