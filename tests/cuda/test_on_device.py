"""The corpus on a device, compared with host execution. Needs one."""

import numpy as np
import pytest
import test_replays
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
    whole = cuda.current_context().get_memory_info()[1]
    x = np.ones(4096)
    with target("cuda"), pytest.raises(EnzymeError, match="bytes"):
        kernel.grad[64, 64](Duplicated(x, x.copy()), whole // 8 // 4096 * 2)


def test_launches_on_two_streams_use_memory_again_in_the_right_order():
    """Each tape is taken from a pool that the launches before it have given theirs back to."""
    import numba_enzyme as ne

    kernel, x = CASES["inplace"][0], np.linspace(0.1, 0.9, 1 << 14)
    wanted = {steps: reverse(kernel, (128, 128), (x, steps), "cpu")[1] for steps in (40, 90)}
    streams, found = [cuda.stream(), cuda.stream()], []
    with target("cuda"):
        for _ in range(20):
            for steps in wanted:
                for stream in streams:
                    values, shadows = cuda.to_device(x, stream), cuda.to_device(annotated((x, steps))[0][0].shadow, stream)
                    kernel.grad[128, 128, stream](Duplicated(values, shadows), steps)
                    found.append((steps, values, shadows))
        cuda.synchronize()
    for steps, _, shadows in found:
        np.testing.assert_allclose(shadows.copy_to_host(), wanted[steps], rtol=1e-9)
    assert ne.release_memory() > 0
    assert ne.release_memory() == 0


def test_the_reverse_sweep_may_run_on_another_stream():
    kernel, configuration, arguments, _ = CASES["inplace"]
    streams, placed = [cuda.stream() for _ in range(2)], []

    def wrap(array):
        placed.append(cuda.to_device(array))
        return placed[-1]

    passed, _ = annotated(arguments, wrap)
    with target("cuda"):
        tape = kernel.augmented[(*configuration[:2], streams[0])](*passed)
        streams[0].synchronize()
        kernel.reverse[(*configuration[:2], streams[1])](tape, *passed)
        streams[1].synchronize()
        assert_same([a.copy_to_host() for a in placed], reverse(kernel, configuration, arguments, "cpu", split=True))
        abandoned = kernel.augmented[(*configuration[:2], streams[0])](*passed)
        del abandoned  # while it is being filled
        cuda.synchronize()


@pytest.mark.parametrize("name", ["saxpy32", "inplace", "matmul", "dynamic", "complex_shared", "gather", "grid_stride", "early",
                                  "local_array", "while_uniform", "leaves_loops"])  # fmt: skip
def test_launches_that_are_known_are_right(name):
    """The third one is started without a look at its arguments, with another tape and other addresses."""
    kernel, configuration, arguments, _ = CASES[name]
    arguments = tuple(1.5 if isinstance(a, float) else a for a in arguments)
    for _ in range(3):
        placed = []

        def wrap(array, placed=placed):
            placed.append(cuda.to_device(array))
            return placed[-1]

        passed, _ = annotated(arguments, wrap)
        with target("cuda"):
            kernel.grad[configuration](*passed)
    assert_same([a.copy_to_host() for a in placed], list(reverse(kernel, configuration, arguments, "cpu")))


def test_a_launch_can_be_measured():
    kernel, configuration, arguments, _ = CASES["inplace"]
    passed, _ = annotated(arguments, cuda.to_device)
    with target("cuda"):
        found = kernel.measure[configuration](*passed)
    assert 1e-6 < found.primal < 1e-2 and 1e-6 < found.gradient < 1e-2


@pytest.mark.parametrize("function", [test_replays.scratch, test_replays.search, test_replays.filled_in_the_inner_loop,
                                      test_replays.steps, test_replays.carried])  # fmt: skip
def test_derivatives_within_kernels_take_no_memory_from_the_device(function):
    """Iterations are run again, or the launch gives memory, more the second time."""
    rows = np.tile(test_replays.ROWS, (200, 1))
    x, dx, out, _ = test_replays.arguments(rows)
    results = []
    for where in ("cpu", "cuda", "cuda"):
        found = np.full_like(dx, 0.25), np.zeros_like(out)
        test_replays.gradient_of(function, where)[250, 4](x, *found, rows)
        results.append(found)
    for found in results[1:]:
        assert_same(found, results[0])
    on_device = [cuda.to_device(a) for a in (x, np.full_like(dx, 0.25), out, rows)]
    kernel = test_replays.gradient_of(function, "cuda")
    for _ in range(3):
        on_device[1].copy_to_device(np.full_like(dx, 0.25))
        kernel[250, 4](*on_device)
    assert_same([on_device[1].copy_to_host(), on_device[2].copy_to_host()], results[0])
