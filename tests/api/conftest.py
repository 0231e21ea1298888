"""What the tests of the public surface share: an independent derivative, and a witness of leaks."""

import gc

import numpy as np
import pytest
from numba.core.runtime import rtsys
from numba.core.runtime._nrt_python import memsys_disable_stats, memsys_enable_stats


def numeric_gradient(f, *args, argnum=0, step=1e-6):
    """Central differences of a scalar-valued function; f64 only, every element in turn. Arguments are copied."""
    def copies():
        return [arg.copy(order="K") if isinstance(arg, np.ndarray) else arg for arg in args]

    if not isinstance(args[argnum], np.ndarray):
        low, high = copies(), copies()
        low[argnum] -= step
        high[argnum] += step
        return (f(*high) - f(*low)) / (2 * step)
    result = np.zeros(args[argnum].shape)
    for index in np.ndindex(*args[argnum].shape):
        low, high = copies(), copies()
        low[argnum][index] -= step
        high[argnum][index] += step
        result[index] = (f(*high) - f(*low)) / (2 * step)
    return result


@pytest.fixture
def no_leak():
    """Fails if the test leaves more allocations of the Numba runtime than it freed. Call it around steady-state code."""
    memsys_enable_stats()

    def check(run, repeat=3):
        run()
        gc.collect()
        before = rtsys.get_allocation_stats()
        for _ in range(repeat):
            run()
        gc.collect()
        after = rtsys.get_allocation_stats()
        assert after.alloc - before.alloc == after.free - before.free
        assert after.mi_alloc - before.mi_alloc == after.mi_free - before.mi_free

    yield check
    memsys_disable_stats()
