"""After the examples of Numba's own documentation and example collection."""

import math

import numpy as np
from numba import njit

from .collection import numbers, program


@program(0.3, 0.5, 20)
def smooth_escape(real, imag, limit):
    c = complex(real, imag)
    z = 0.0j
    for i in range(limit):
        z = z * z + c
        if z.real * z.real + z.imag * z.imag >= 4.0:
            return i + 1.0 - math.log2(math.log(abs(z)))
    return abs(z)


@program(numbers(1, 5, 4))
def sum2d(arr):
    m, n = arr.shape
    result = 0.0
    for i in range(m):
        for j in range(n):
            result += arr[i, j] ** 2
    return result


@program(numbers(2, 9))
def bubblesort_weighted(values):
    x = values.copy()
    n = x.size
    for end in range(n, 1, -1):
        swapped = False
        for i in range(end - 1):
            if x[i] > x[i + 1]:
                x[i], x[i + 1] = x[i + 1], x[i]
                swapped = True
        if not swapped:
            break
    total = 0.0
    for i in range(n):
        total += (i + 1) * x[i] * x[i]
    return total


@program(numbers(3, 6, 6), 4, slow=True)
def laplace(u, sweeps):
    new = np.zeros_like(u)
    for _ in range(sweeps):
        new[1:-1, 1:-1] = 0.25 * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:])
        error = 0.0
        for i in range(1, u.shape[0] - 1):
            for j in range(1, u.shape[1] - 1):
                error = max(error, abs(new[i, j] - u[i, j]))
                u[i, j] = new[i, j]
        if error < 1e-12:
            break
    return np.sum(u * u)


@njit
def cnd(d):
    k = 1.0 / (1.0 + 0.2316419 * math.fabs(d))
    poly = k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))))
    result = 0.39894228040143267 * math.exp(-0.5 * d * d) * poly
    if d > 0:
        result = 1.0 - result
    return result


@program(numbers(4, 5, low=20, high=30), numbers(5, 5, low=20, high=40), numbers(6, 5, low=0.5, high=3.0), 0.02, 0.3, slow=True)
def black_scholes(price, strike, years, riskfree, volatility):
    calls = np.empty(price.shape[0])
    puts = np.empty(price.shape[0])
    for i in range(price.shape[0]):
        root = math.sqrt(years[i])
        d1 = (math.log(price[i] / strike[i]) + (riskfree + 0.5 * volatility * volatility) * years[i]) / (volatility * root)
        d2 = d1 - volatility * root
        discounted = strike[i] * math.exp(-riskfree * years[i])
        calls[i] = price[i] * cnd(d1) - discounted * cnd(d2)
        puts[i] = discounted * cnd(-d2) - price[i] * cnd(-d1)
    return calls, puts


@program(numbers(7, 12), 0.4, np.linspace(-1.0, 1.0, 5), slow=True)
def kernel_density(data, bandwidth, points):
    b = bandwidth
    density = np.zeros_like(points)
    for k in range(points.size):
        exps = -((points[k] - data) ** 2) / (2 * b**2)
        largest = exps.max()
        density[k] = largest - np.log(b * data.size) + np.log(np.sum(np.exp(exps - largest)))
    return density


@program(numbers(8, 20), numbers(9, 20), 0.9)
def monte_carlo_area(xs, ys, radius):
    sharp = 30.0
    hits = 0.0
    for x, y in zip(xs, ys):
        hits += 1.0 / (1.0 + math.exp(-sharp * (radius - math.hypot(x, y))))
    return 4.0 * hits / len(xs)


@program(numbers(10, 6), numbers(11, 6))
def nogil_style(a, b):
    result = np.empty_like(a)
    for i in range(len(result)):
        result[i] = math.exp(2.1 * a[i] + 3.2 * b[i])
    return result


@program(numbers(13, 4, 3))
def ufunc_pairwise(x):
    m = x.shape[0]
    n = x.shape[1]
    d = np.empty((m, m))
    for i in range(m):
        for j in range(m):
            tmp = 0.0
            for k in range(n):
                tmp += (x[i, k] - x[j, k]) ** 2
            d[i, j] = np.sqrt(tmp + 1e-3)
    return d


@program(numbers(14, 6), 1.0)
def forward_difference_closure(x, scale):
    def slope(i):
        return (x[i + 1] - x[i]) * scale

    total = 0.0
    for i in range(len(x) - 1):
        total += slope(i) ** 2
    return total


@program(numbers(15, 10), 3, slow=True)
def growcut_like_majority(weights, k):
    """Integers decide, floats follow."""
    labels = np.arange(weights.size) % k
    counts = np.zeros(k, dtype=np.int64)
    sums = np.zeros(k)
    for i, label in enumerate(labels):
        counts[label] += 1
        sums[label] += weights[i] * weights[i]
    for c in range(k):
        if counts[c] > 0:
            sums[c] /= counts[c]
    return sums
