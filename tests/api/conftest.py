"""What the tests of the public surface share: a witness of leaks."""

import gc

import pytest
from numba.core.runtime import rtsys
from numba.core.runtime._nrt_python import memsys_disable_stats, memsys_enable_stats


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
