"""Programs with `parallel=True`: linear algebra in every iteration, lists, slices, stencils, time loops around parallel ones."""

import numpy as np
from numba import njit, prange, stencil

from .collection import numbers, program

PARALLEL = {"parallel": True}
SYMMETRIC = np.array([a @ a.T + 3.0 * np.eye(3) for a in numbers(21, 5, 3, 3)])


@program(SYMMETRIC, numbers(22, 5, 3), jit=PARALLEL, slow=True)
def solve_in_every_iteration(matrices, right):
    out = np.empty_like(right)
    for i in prange(matrices.shape[0]):
        out[i] = np.linalg.solve(matrices[i], right[i])
    return out


@program(SYMMETRIC, numbers(23, 5, 3), jit=PARALLEL, slow=True)
def gaussian_loglik_in_every_iteration(covariances, x):
    out = np.empty(x.shape[0])
    for i in prange(x.shape[0]):
        factor = np.linalg.cholesky(covariances[i])
        out[i] = 2.0 * np.log(np.diag(factor)).sum() + x[i] @ (np.linalg.inv(covariances[i]) @ x[i])
    return out


@program(numbers(24, 4, 3, 3), numbers(25, 3), jit=PARALLEL, slow=True)
def products_in_every_iteration(matrices, x):
    out = np.empty_like(matrices)
    for i in prange(matrices.shape[0]):
        out[i] = matrices[i] @ matrices[i].T
    total = np.zeros(3)
    for i in range(matrices.shape[0]):
        total += out[i] @ x
    return total


@program(numbers(26, 4, 2, 2), jit=PARALLEL, slow=True)
def determinants_in_every_iteration(matrices):
    out = np.empty(matrices.shape[0])
    for i in prange(matrices.shape[0]):
        out[i] = np.linalg.det(matrices[i]) * matrices[i, 0, 0]
    return out


@njit
def closeness(a, b):
    return np.exp(-np.sum((a - b) ** 2))


@program(numbers(27, 5, 3), numbers(28, 5), jit=PARALLEL, slow=True)
def kernel_matrix(points, weights):
    n = points.shape[0]
    kernel = np.empty((n, n))
    for i in prange(n):
        for j in range(n):
            kernel[i, j] = closeness(points[i], points[j])
    return weights @ kernel @ weights


@program(numbers(29, 8, 8), jit=PARALLEL, slow=True)
def heat_in_parallel(u):
    new = u.copy()
    for _ in range(5):
        for i in prange(1, 7):
            for j in range(1, 7):
                new[i, j] = u[i, j] + 0.1 * (u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - 4 * u[i, j])
        u, new = new, u
    return u


@program(numbers(30, 7), np.array([0, 2, 3, 5, 7]), np.array([0, 3, 1, 1, 2, 0, 3]), numbers(31, 4), jit=PARALLEL, slow=True)
def sparse_rows(data, starts, columns, x):
    y = np.zeros(4)
    for row in prange(4):
        total = 0.0
        for k in range(starts[row], starts[row + 1]):
            total += data[k] * x[columns[k]]
        y[row] = np.tanh(total)
    return y


@program(numbers(32, 5), jit=PARALLEL, slow=True)
def lists_in_every_iteration(x):
    out = np.empty(5)
    for i in prange(5):
        values = [x[i]]
        for _ in range(3):
            values.append(values[-1] * x[i] + 1.0)
        out[i] = sum(values)
    return out


@program(numbers(33, 30), jit=PARALLEL)
def blocks_of_slices(x):
    out = np.empty(3)
    for block in prange(3):
        part = x[block * 10 : (block + 1) * 10]
        out[block] = np.sqrt(np.sum(part * part)) * part.max()
    return out


@stencil
def smooth(a):
    return 0.25 * a[-1] + 0.5 * a[0] + 0.25 * a[1]


@program(numbers(34, 12), jit=PARALLEL, slow=True)
def stencil_twice(x):
    return smooth(smooth(x)) * x


@program(numbers(35, 5), jit=PARALLEL)
def loops_that_end_by_themselves(x):
    out = np.zeros(5)
    for i in prange(5):
        value, steps = abs(x[i]) + 0.5, 0
        while value < 50.0:
            value = value * value + 0.5
            steps += 1
            if steps > 8:
                break
        out[i] = np.log(value) * steps
    return out
