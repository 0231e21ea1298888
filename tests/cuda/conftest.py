"""Kernels need numba-cuda, or a Numba that brings its numba.cuda along; where both are missing, nothing here is collected.

A test marked `on_device` runs twice: on the host, and, marked `gpu`, with all its launches on a CUDA device.
"""

from importlib.util import find_spec

import pytest

collect_ignore_glob = [] if find_spec("numba.cuda") else ["test_*.py"]


def pytest_generate_tests(metafunc):
    if metafunc.definition.get_closest_marker("on_device"):
        from numba import cuda

        needs_device = [pytest.mark.gpu, pytest.mark.skipif(not cuda.is_available(), reason="there is no CUDA device")]
        metafunc.parametrize("where", ["cpu", pytest.param("cuda", marks=needs_device)], indirect=True)


@pytest.fixture(autouse=True)
def where(request, monkeypatch):
    """The target of all launches of a test, where the test does not choose it."""
    found = getattr(request, "param", None)
    if found is not None:
        monkeypatch.setenv("NUMBA_ENZYME_CUDA_TARGET", found)
    return found
