"""Kernels need numba-cuda; where it is missing, nothing here is collected."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("numba_cuda") else ["test_*.py"]
