"""The Gaussian mixture of `gmm`, as a NumPy user writes it: one matrix product per component for all points at once.

    whitened = (x - mu_k) @ Q_k.T,      terms_k = alpha_k + sum(q_k) - sum(whitened**2, axis=1) / 2

Same inputs, same value, same gradient; BLAS does the work.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from .gmm import adjoint, inputs, log_sum_exp, wishart_constant
from .kernel import Kernel


@njit
def lower_triangular(packed, d):
    """Q from the logarithms of its diagonal and its strictly lower triangle by columns."""
    result = np.zeros((d, d))
    at = d
    for column in range(d):
        result[column, column] = math.exp(packed[column])
        for row in range(column + 1, d):
            result[row, column] = packed[at]
            at += 1
    return result


@njit
def gmm_matrix(alpha, mu, icf, x, gamma, m):
    """Log posterior of a Gaussian mixture, by matrix products."""
    k, d = mu.shape
    n = x.shape[0]
    terms = np.empty((n, k))
    prior = -k * wishart_constant(d, gamma, m)
    for c in range(k):
        factor = lower_triangular(icf[c], d)
        whitened = (x - mu[c]) @ factor.T
        q_sum = np.sum(icf[c, :d])
        terms[:, c] = alpha[c] + q_sum - 0.5 * np.sum(whitened * whitened, axis=1)
        prior += 0.5 * gamma * gamma * np.sum(factor * factor) - m * q_sum
    total = 0.0
    for i in range(n):
        total += log_sum_exp(terms[i])
    return total - n * log_sum_exp(alpha) - 0.5 * n * d * math.log(2.0 * math.pi) + prior


primal = gmm_matrix
active = (0, 1, 2)
KERNELS = (Kernel("gmm_matrix", primal, inputs, active, adjoint, notes="gmm with @: products of matrices by BLAS"),)
