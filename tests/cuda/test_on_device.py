"""The corpus on a device, compared with host execution. Needs one."""

import numpy as np
import pytest
from kernel_corpus import CASES
from launched import annotated, assert_same, forward, reverse, target
from numba import cuda

from numba_enzyme import Duplicated, EnzymeError

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")]

# Which thread is first decides about tickets, so a device may give them another way than the host.
ANY_ORDER = {"ticket"}


@pytest.mark.parametrize("name", [n for n in CASES if n not in ANY_ORDER])
def test_derivatives_are_those_of_the_host(name):
    kernel, configuration, arguments, _ = CASES[name]
    assert_same(reverse(kernel, configuration, arguments, "cuda"), reverse(kernel, configuration, arguments, "cpu"))
    assert_same(forward(kernel, configuration, arguments, "cuda"), forward(kernel, configuration, arguments, "cpu"))
    split = reverse(kernel, configuration, arguments, "cuda", split=True)
    assert_same(split, reverse(kernel, configuration, arguments, "cpu", split=True))


@pytest.mark.parametrize("name", ["block_sum", "time_loop", "while_uniform"])
def test_device_arrays_and_a_stream(name):
    kernel, (grid, block, *_), arguments, _ = CASES[name]
    on_device = {}
    stream = cuda.stream()

    def wrap(array):
        on_device[id(array)] = cuda.to_device(array, stream)
        return on_device[id(array)]

    passed, arrays = annotated(arguments, wrap)
    with target("cuda"):
        kernel.grad[grid, block, stream](*passed)
    stream.synchronize()
    found = [on_device[id(a)].copy_to_host() if id(a) in on_device else a for a in arrays]
    assert_same(found, reverse(kernel, (grid, block), arguments, "cpu"))


def of_cupy():
    cupy = pytest.importorskip("cupy")
    return cupy.asarray, cupy.asnumpy


def of_torch():
    torch = pytest.importorskip("torch")
    return lambda array: torch.from_numpy(np.ascontiguousarray(array)).cuda(), lambda tensor: tensor.cpu().numpy()


def by_dlpack():
    cupy, torch = pytest.importorskip("cupy"), pytest.importorskip("torch")
    return lambda array: torch.from_dlpack(cupy.asarray(array)), lambda tensor: cupy.asnumpy(cupy.from_dlpack(tensor))


@pytest.mark.parametrize("library", [of_cupy, of_torch, by_dlpack])
@pytest.mark.parametrize("name", ["block_sum", "time_loop", "while_uniform"])
def test_arrays_of_other_libraries_in_and_out(name, library):
    """They are worked on where they lie."""
    to_device, to_host = library()
    kernel, configuration, arguments, _ = CASES[name]
    on_device = {}

    def wrap(array):
        on_device[id(array)] = to_device(array)
        return on_device[id(array)]

    passed, arrays = annotated(arguments, wrap)
    with target("cuda"):
        kernel.grad[configuration](*passed)
    cuda.synchronize()
    found = [to_host(on_device[id(a)]) if id(a) in on_device else a for a in arrays]
    assert_same(found, reverse(kernel, configuration, arguments, "cpu"))


def test_a_tape_comes_from_the_pool_of_cupy():
    cupy = pytest.importorskip("cupy")
    kernel, x = CASES["inplace"][0], cupy.ones(4096)
    arguments = Duplicated(x, cupy.ones(4096)), 50
    with target("cuda"):
        size = kernel.tape_bytes[64, 64](*arguments)
        before = cupy.get_default_memory_pool().used_bytes()
        tape = kernel.augmented[64, 64](*arguments)
        assert size > 0 and cupy.get_default_memory_pool().used_bytes() - before >= size
        kernel.reverse[64, 64](tape, *arguments)


def test_more_tape_than_there_is_memory():
    kernel = CASES["inplace"][0]
    free = cuda.current_context().get_memory_info()[0]
    x = np.ones(4096)
    with target("cuda"), pytest.raises(EnzymeError, match="bytes"):
        kernel.grad[64, 64](Duplicated(x, x.copy()), free // 8 // 4096 * 2)
