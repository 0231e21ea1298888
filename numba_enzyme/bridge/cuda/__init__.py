"""Derivatives of `@cuda.jit` kernels: extract the IR, ask the pipeline, run the answer on the host or as PTX."""

import numpy as np


def _import_arrays_of_numba_cuda() -> None:
    """numba-cuda up to 0.30 has an implementation for ``np.row_stack``, which NumPy 2.5 took away: nothing else needs it."""
    if hasattr(np, "row_stack"):
        return

    def row_stack(arrays):
        raise NotImplementedError("np.row_stack is gone from NumPy: use np.vstack")

    np.row_stack = row_stack
    try:
        import numba.cuda.np.arrayobj  # noqa: F401
    finally:
        del np.row_stack


_import_arrays_of_numba_cuda()
