"""What the tests of the public surface share: a witness of leaks."""

import gc

import pytest
from numba.core.runtime import rtsys
from numba.core.runtime._nrt_python import memsys_disable_stats, memsys_enable_stats


def left_by(run, repeat):
    """How many allocations of the Numba runtime are left by so many calls: blocks, and arrays and the like."""
    gc.collect()
    before = rtsys.get_allocation_stats()
    for _ in range(repeat):
        run()
    gc.collect()
    after = rtsys.get_allocation_stats()
    blocks = (after.alloc - before.alloc) - (after.free - before.free)
    return blocks, (after.mi_alloc - before.mi_alloc) - (after.mi_free - before.mi_free)


@pytest.fixture
def no_leak():
    """Fails if the test leaves more allocations of the Numba runtime than it freed. Call it around steady-state code."""
    memsys_enable_stats()

    def check(run, repeat=3):
        run()
        assert left_by(run, repeat) == (0, 0)

    yield check
    memsys_disable_stats()


@pytest.fixture
def left_behind():
    """How many allocations a failing call leaves."""
    memsys_enable_stats()

    def count(run, repeat=4):
        def fail():
            with pytest.raises(ValueError):
                run()

        fail()
        return left_by(fail, repeat)[0] / repeat

    yield count
    memsys_disable_stats()
