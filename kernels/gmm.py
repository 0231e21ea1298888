"""Gaussian mixture: the log posterior of ADBench (2018).

    sum_i logsumexp_k(alpha_k + sum(q_k) - |Q_k (x_i - mu_k)|^2 / 2) - n logsumexp(alpha) - n d log(2 pi) / 2 + prior

``icf[k]`` holds the inverse Cholesky factor Q_k: first the d logarithms q_k of its diagonal, then its strictly lower triangle by
columns. The prior is ADBench's Wishart term with parameters gamma and m. The gradient is with respect to alpha, mu and icf.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": (2, 5, 50), "bench": (10, 25, 1000), "large": (32, 25, 10000)}


@njit
def log_sum_exp(values):
    largest = values[0]
    for i in range(1, values.size):
        largest = max(largest, values[i])
    total = 0.0
    for i in range(values.size):
        total += math.exp(values[i] - largest)
    return largest + math.log(total)


@njit
def wishart_constant(d, gamma, m):
    degrees = d + m + 1
    log_gamma = 0.25 * d * (d - 1) * math.log(math.pi)
    for j in range(1, d + 1):
        log_gamma += math.lgamma(0.5 * degrees + 0.5 * (1 - j))
    return degrees * d * (math.log(gamma) - 0.5 * math.log(2.0)) - log_gamma


@njit
def gmm(alpha, mu, icf, x, gamma, m):
    """Log posterior of a Gaussian mixture."""
    k, d = mu.shape
    n = x.shape[0]
    q_diagonal = np.empty((k, d))
    q_sum = np.empty(k)
    frobenius = 0.0
    for c in range(k):
        q_sum[c] = 0.0
        for j in range(d):
            q_sum[c] += icf[c, j]
            q_diagonal[c, j] = math.exp(icf[c, j])
            frobenius += q_diagonal[c, j] * q_diagonal[c, j]
        for j in range(d, icf.shape[1]):
            frobenius += icf[c, j] * icf[c, j]
    centred = np.empty(d)
    whitened = np.empty(d)
    terms = np.empty(k)
    total = 0.0
    for i in range(n):
        for c in range(k):
            for j in range(d):
                centred[j] = x[i, j] - mu[c, j]
                whitened[j] = q_diagonal[c, j] * centred[j]
            at = d
            for column in range(d):
                for row in range(column + 1, d):
                    whitened[row] += icf[c, at] * centred[column]
                    at += 1
            square = 0.0
            for j in range(d):
                square += whitened[j] * whitened[j]
            terms[c] = alpha[c] + q_sum[c] - 0.5 * square
        total += log_sum_exp(terms)
    prior = 0.5 * gamma * gamma * frobenius - k * wishart_constant(d, gamma, m)
    for c in range(k):
        prior -= m * q_sum[c]
    return total - n * log_sum_exp(alpha) - 0.5 * n * d * math.log(2.0 * math.pi) + prior


@njit
def softmax_into(values, result):
    """Leave exp(values - logsumexp(values)) in ``result``."""
    normaliser = log_sum_exp(values)
    for i in range(values.size):
        result[i] = math.exp(values[i] - normaliser)


@njit
def adjoint(alpha, mu, icf, x, gamma, m, d_alpha, d_mu, d_icf):
    """Gradient by hand: per point the softmax of the terms weighs the gradient of each component."""
    k, d = mu.shape
    n = x.shape[0]
    q_diagonal = np.empty((k, d))
    q_sum = np.empty(k)
    share = np.empty(k)
    softmax_into(alpha, share)
    for c in range(k):
        q_sum[c] = 0.0
        d_alpha[c] -= n * share[c]
        for j in range(d):
            q_sum[c] += icf[c, j]
            q_diagonal[c, j] = math.exp(icf[c, j])
            d_icf[c, j] += gamma * gamma * q_diagonal[c, j] * q_diagonal[c, j] - m
        for j in range(d, icf.shape[1]):
            d_icf[c, j] += gamma * gamma * icf[c, j]
    centred = np.empty((k, d))
    whitened = np.empty((k, d))
    d_centred = np.empty(d)
    terms = np.empty(k)
    for i in range(n):
        for c in range(k):
            for j in range(d):
                centred[c, j] = x[i, j] - mu[c, j]
                whitened[c, j] = q_diagonal[c, j] * centred[c, j]
            at = d
            for column in range(d):
                for row in range(column + 1, d):
                    whitened[c, row] += icf[c, at] * centred[c, column]
                    at += 1
            square = 0.0
            for j in range(d):
                square += whitened[c, j] * whitened[c, j]
            terms[c] = alpha[c] + q_sum[c] - 0.5 * square
        softmax_into(terms, share)
        for c in range(k):
            weight = share[c]
            d_alpha[c] += weight
            at = d
            for column in range(d):
                pull = q_diagonal[c, column] * whitened[c, column]
                d_icf[c, column] += weight * (1.0 - pull * centred[c, column])
                for row in range(column + 1, d):
                    d_icf[c, at] -= weight * whitened[c, row] * centred[c, column]
                    pull += icf[c, at] * whitened[c, row]
                    at += 1
                d_centred[column] = -weight * pull
            for j in range(d):
                d_mu[c, j] -= d_centred[j]


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    d, k, n = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    icf = 0.5 * rng.standard_normal((k, d * (d + 1) // 2))
    arrays = (rng.standard_normal(k), rng.random((k, d)), icf, rng.standard_normal((n, d)))
    return *(array.astype(dtype) for array in arrays), 1.0, 0


primal = gmm
active = (0, 1, 2)
KERNELS = (Kernel("gmm", primal, inputs, active, adjoint, notes="ADBench; dense inner triangles, logsumexp over components"),)
