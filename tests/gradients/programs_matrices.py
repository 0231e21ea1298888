"""Models that solve, factorise and decompose: likelihoods, filters, fits, graphs."""

import numpy as np

from .collection import numbers, program


def definite(seed: int, n: int) -> np.ndarray:
    a = numbers(seed, n, n)
    return a @ a.T + n * np.eye(n)


@program(numbers(1, 6, 2), numbers(2, 6), 0.7, 1.3, 0.4, slow=True)
def evidence_of_a_process(places, y, length, scale, noise):
    """The likelihood of a Gaussian process, its covariance filled in a loop."""
    n = places.shape[0]
    covariance = np.empty((n, n))
    for i in range(n):
        for j in range(n):
            d = places[i] - places[j]
            covariance[i, j] = scale**2 * np.exp(-0.5 * np.dot(d, d) / length**2)
        covariance[i, i] += noise**2
    _, logarithm = np.linalg.slogdet(covariance)
    return 0.5 * y @ np.linalg.solve(covariance, y) + 0.5 * logarithm


@program(definite(3, 4), numbers(4, 4), slow=True)
def density_by_cholesky(covariance, y):
    factor = np.linalg.cholesky(covariance + 0.1 * np.eye(y.shape[0]))
    alpha = np.linalg.solve(factor.T, np.linalg.solve(factor, y))
    return -0.5 * y @ alpha - np.sum(np.log(np.diag(factor)))
