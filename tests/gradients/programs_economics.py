"""After the kernels of libraries for quantitative economics: root finding, optimisation, dynamic programming, chains."""

import math

import numpy as np
from numba import njit

from .collection import numbers, program


@program(0.2, 1.4)
def bisection_then_polish(a, b):
    """The bracket's ends are chosen by comparisons; one Newton step carries the derivative."""
    lo, hi = 0.0, 3.0

    def f(x):
        return x * x * x - a * x - b

    if f(lo) * f(hi) > 0:
        raise ValueError("no change of sign")
    while hi - lo > 1e-9:
        mid = 0.5 * (lo + hi)
        if f(lo) * f(mid) <= 0:
            hi = mid
        else:
            lo = mid
    x = 0.5 * (lo + hi)
    return x - f(x) / (3 * x * x - a)


@program(0.7, 2.0, slow=True)
def brent_root(a, b):
    lower, upper = 0.0, 4.0
    flo, fhi = math.exp(-a * lower) * b - lower, math.exp(-a * upper) * b - upper
    c, fc = lower, flo
    mflag, d = True, 0.0
    for _ in range(100):
        if flo != fc and fhi != fc:
            s = (lower * fhi * fc / ((flo - fhi) * (flo - fc)) + upper * flo * fc / ((fhi - flo) * (fhi - fc))
                 + c * flo * fhi / ((fc - flo) * (fc - fhi)))  # fmt: skip
        else:
            s = upper - fhi * (upper - lower) / (fhi - flo)
        between = min((3 * lower + upper) / 4, upper) < s < max((3 * lower + upper) / 4, upper)
        if not between or (mflag and abs(s - upper) >= abs(upper - c) / 2) or (not mflag and abs(s - upper) >= abs(c - d) / 2):
            s = 0.5 * (lower + upper)
            mflag = True
        else:
            mflag = False
        fs = math.exp(-a * s) * b - s
        d, c, fc = c, upper, fhi
        if flo * fs < 0:
            upper, fhi = s, fs
        else:
            lower, flo = s, fs
        if abs(flo) < abs(fhi):
            lower, upper = upper, lower
            flo, fhi = fhi, flo
        if fhi == 0.0 or abs(upper - lower) < 1e-12:
            break
    # implicit function theorem by one Newton step at the root
    return upper - (math.exp(-a * upper) * b - upper) / (-a * math.exp(-a * upper) * b - 1.0)


@njit
def utility(c, gamma):
    if gamma == 1.0:
        return np.log(c)
    return (c ** (1 - gamma) - 1) / (1 - gamma)


@program(np.linspace(0.5, 4.0, 7), 0.95, 2.0, 0.36, slow=True)
def value_function_iteration(grid, beta, gamma, alpha):
    n = len(grid)
    v = np.zeros(n)
    policy = np.empty(n, dtype=np.int64)
    for _ in range(8):
        new = np.empty(n)
        for i in range(n):
            best = -1e300
            income = 2.0 * grid[i] ** alpha + 0.5 * grid[i]
            for j in range(n):
                c = income - grid[j]
                if c <= 0:
                    break
                value = utility(c, gamma) + beta * v[j]
                if value > best:
                    best = value
                    policy[i] = j
            new[i] = best
        v[:] = new
    return v


@program(np.array([[0.9, 0.1, 0.0], [0.4, 0.4, 0.2], [0.1, 0.1, 0.8]]), slow=True)
def stationary_distribution(p):
    """Elimination after Grassmann, Taksar and Heyman."""
    a = p.copy()
    n = a.shape[0]
    x = np.zeros(n)
    for k in range(n - 1):
        scale = np.sum(a[k, k + 1 : n])
        if scale <= 0:
            n = k + 1
            break
        for i in range(k + 1, n):
            a[i, k] /= scale
            for j in range(k + 1, n):
                a[i, j] += a[i, k] * a[k, j]
    x[n - 1] = 1.0
    for k in range(n - 2, -1, -1):
        for i in range(k + 1, n):
            x[k] += x[i] * a[i, k]
    x /= np.sum(x)
    return x


@program(0.85, 0.4, 1.1, slow=True)
def rouwenhorst(rho, sigma, spread):
    n = 4
    p = (1 + rho) / 2
    theta = np.array([[p, 1 - p], [1 - p, p]])
    for size in range(3, n + 1):
        new = np.zeros((size, size))
        new[:-1, :-1] += p * theta
        new[:-1, 1:] += (1 - p) * theta
        new[1:, :-1] += (1 - p) * theta
        new[1:, 1:] += p * theta
        new[1:-1, :] /= 2
        theta = new
    psi = spread * math.sqrt(n - 1) * sigma / math.sqrt(1 - rho * rho)
    states = np.linspace(-psi, psi, n)
    return theta, states


@program(np.array([1.2, 1.0]), 12, differences=1e-5, step=1e-5, slow=True)
def nelder_mead(start, iterations):
    """The best value found, as a function of the start: comparisons choose, arithmetic carries."""

    def f(x):
        return (1 - x[0]) ** 2 + 5 * (x[1] - x[0] * x[0]) ** 2

    n = start.size
    simplex = np.zeros((n + 1, n))
    values = np.zeros(n + 1)
    simplex[0] = start
    for i in range(n):
        simplex[i + 1] = start
        simplex[i + 1, i] *= 1.05
    for i in range(n + 1):
        values[i] = f(simplex[i])
    for _ in range(iterations):
        order = np.argsort(values)
        simplex = simplex[order]
        values = values[order]
        centre = simplex[:-1].sum(axis=0) / n
        reflected = 2 * centre - simplex[-1]
        fr = f(reflected)
        if fr < values[0]:
            expanded = 3 * centre - 2 * simplex[-1]
            fe = f(expanded)
            if fe < fr:
                simplex[-1], values[-1] = expanded, fe
            else:
                simplex[-1], values[-1] = reflected, fr
        elif fr < values[-2]:
            simplex[-1], values[-1] = reflected, fr
        else:
            inside = 0.5 * (centre + simplex[-1])
            fi = f(inside)
            if fi < values[-1]:
                simplex[-1], values[-1] = inside, fi
            else:
                for i in range(1, n + 1):
                    simplex[i] = simplex[0] + 0.5 * (simplex[i] - simplex[0])
                    values[i] = f(simplex[i])
    return values.min()


@program(numbers(3, 5, low=0.1, high=2.0), slow=True)
def gini_and_lorenz(x):
    y = np.sort(x)
    cumulative = np.cumsum(y)
    gini = 0.0
    n = y.size
    for i in range(n):
        gini += (2 * (i + 1) - n - 1) * y[i]
    return gini / (n * cumulative[-1]), cumulative / cumulative[-1]


@program(numbers(4, 4, 5), np.array([2, 0, 3, 1]), slow=True)
def softmax_choice_loglik(utilities, chosen):
    total = 0.0
    for row in range(utilities.shape[0]):
        u = utilities[row]
        top = u[0]
        for value in u:
            top = max(top, value)
        total += u[chosen[row]] - top - math.log(np.exp(u - top).sum())
    return total / len(chosen)


@program(np.linspace(0.0, 2.0, 6), numbers(5, 6), 1.234, slow=True)
def cubic_spline_value(x, y, point):
    """Natural cubic spline: Thomas algorithm, search of the interval, Horner."""
    n = x.size
    h = np.diff(x)
    diagonal = np.ones(n)
    upper = np.zeros(n)
    rhs = np.zeros(n)
    for i in range(1, n - 1):
        lower = h[i - 1]
        diagonal[i] = 2 * (h[i - 1] + h[i]) - lower * upper[i - 1]
        upper[i] = h[i] / diagonal[i]
        rhs[i] = (6 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1]) - lower * rhs[i - 1]) / diagonal[i]
    m = np.zeros(n)
    for i in range(n - 2, 0, -1):
        m[i] = rhs[i] - upper[i] * m[i + 1]
    k = min(max(np.searchsorted(x, point) - 1, 0), n - 2)
    t = point - x[k]
    b = (y[k + 1] - y[k]) / h[k] - h[k] * (2 * m[k] + m[k + 1]) / 6
    return y[k] + t * (b + t * (m[k] / 2 + t * (m[k + 1] - m[k]) / (6 * h[k])))


@program(numbers(6, 6, 5), np.array([0.31, 2.7]), slow=True)
def multilinear_interpolation(table, point):
    index = np.empty(2, dtype=np.int32)
    weight = np.empty(2)
    for d in range(2):
        index[d] = min(int(point[d]), table.shape[d] - 2)
        weight[d] = point[d] - index[d]
    value = 0.0
    for corner in range(4):
        product, i, j = 1.0, index[0], index[1]
        if corner & 1:
            i += 1
            product *= weight[0]
        else:
            product *= 1 - weight[0]
        if corner >> 1:
            j += 1
            product *= weight[1]
        else:
            product *= 1 - weight[1]
        value += product * table[i, j]
    return value
