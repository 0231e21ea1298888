"""Benchmarks: how much a gradient costs, always as a ratio measured in one process on one machine.

    python -m bench cpu [--quick] [--kernels gmm,ba] [--out DIR]

Importing this package pins every thread pool to one thread, which has to happen before NumPy and Numba are imported.
"""

import os

for _pool in ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_pool] = "1"
