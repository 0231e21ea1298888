"""After the kernels of libraries for distributions, survival analysis, state-space models and sampling."""

import math

import numpy as np
from numba import njit

from .collection import numbers, program


@program(numbers(1, 8), 0.2, 1.3, slow=True)
def normal_logpdf(x, loc, scale):
    z = (x - loc) / scale
    return -0.5 * z * z - math.log(scale * math.sqrt(2 * math.pi))


@program(numbers(2, 6, low=-2, high=2), 0.1, 1.2)
def normal_cdf(x, mu, sigma):
    out = np.empty_like(x)
    inv = 1.0 / (sigma * math.sqrt(2.0))
    for i in range(len(x)):
        out[i] = 0.5 * (1.0 + math.erf((x[i] - mu) * inv))
    return out


@njit
def ndtri(p):
    """Acklam's rational approximation with one Halley step."""
    if p <= 0.02425:
        q = math.sqrt(-2 * math.log(p))
        x = (((-0.007784894 * q - 0.322396458) * q - 2.400758277) * q + 4.374664141) / (
            ((0.007784695 * q + 0.32246712) * q + 2.445134137) * q + 3.754408661
        )
    elif p < 0.97575:
        q = p - 0.5
        r = q * q
        x = ((2.506628277 - 30.66479806 * r) * q + 138.3577518 * r * r * q) / (1.0 - 13.28068155 * r + 66.80131188 * r * r)
    else:
        return -ndtri(1 - p)
    e = 0.5 * math.erfc(-x / math.sqrt(2)) - p
    u = e * math.sqrt(2 * math.pi) * math.exp(x * x / 2)
    return x - u / (1 + x * u / 2)


@program(np.array([0.01, 0.2, 0.5, 0.77]), 0.3, 2.0)
def normal_ppf(p, mu, sigma):
    r = np.empty_like(p)
    for i, pi in enumerate(p):
        r[i] = mu + sigma * ndtri(pi)
    return r


@program(numbers(3, 7, low=-3, high=4), 1.5, 3.0, 0.4, 0.9)
def crystalball_logpdf(x, beta, m, loc, scale):
    def log_density_tail(z):
        a = m * math.log(m / beta) - 0.5 * beta * beta
        b = m / beta - beta
        return a - m * math.log(b - z)

    total = 0.0
    norm = m / beta / (m - 1.0) * math.exp(-0.5 * beta**2) + math.sqrt(math.pi / 2) * (1.0 + math.erf(beta / math.sqrt(2)))
    for xi in x:
        z = (xi - loc) / scale
        if z < -beta:
            total += log_density_tail(z)
        else:
            total += -0.5 * z * z
        total -= math.log(norm * scale)
    return total


@program(np.array([0.5, 1.1, 2.0, 3.7]), 2.5, 1.4)
def gamma_logpdf(x, a, scale):
    return (a - 1) * np.log(x / scale) - x / scale - math.lgamma(a) - np.log(scale)


@program(np.array([0.2, 0.9, -1.4, 3.0]), 4.2, 0.1, 0.8, slow=True)
def student_t(x, df, loc, scale):
    k = math.lgamma(0.5 * (df + 1)) - math.lgamma(0.5 * df) - 0.5 * math.log(df * math.pi)
    out = np.zeros(x.shape)
    for i in range(x.size):
        z = (x[i] - loc) / scale
        out[i] = math.exp(k - 0.5 * (df + 1) * math.log1p(z * z / df)) / scale
    return out


@program(3.2, 2.1, 0.4)
def incomplete_beta(a, b, x):
    """Continued fraction by Lentz's method, until it converges."""
    if x < 0.0 or x > 1.0:
        raise ValueError("x out of range")
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(1 - x)) / a
    f, c, d = 1.0, 1.0, 0.0
    for i in range(200):
        m = i // 2
        if i == 0:
            numerator = 1.0
        elif i % 2 == 0:
            numerator = (m * (b - m) * x) / ((a + 2.0 * m - 1.0) * (a + 2.0 * m))
        else:
            numerator = -((a + m) * (a + b + m) * x) / ((a + 2.0 * m) * (a + 2.0 * m + 1))
        d = 1.0 + numerator * d
        if abs(d) < 1e-30:
            d = 1e-30
        d = 1.0 / d
        c = 1.0 + numerator / c
        if abs(c) < 1e-30:
            c = 1e-30
        cd = c * d
        f *= cd
        if abs(1.0 - cd) < 1e-13:
            return front * (f - 1.0)
    return math.nan


@program(np.array([2.0, 5.0, 3.0, 8.0, 1.0]), np.arange(5) != 1, numbers(4, 5, 2), numbers(5, 2), slow=True)
def cox_partial_likelihood(times, observed, covariates, beta):
    order = np.argsort(-times)
    risk = 0.0
    loglik = 0.0
    for index in order:
        score = 0.0
        for k in range(beta.size):
            score += covariates[index, k] * beta[k]
        risk += math.exp(score)
        if observed[index]:
            loglik += score - math.log(risk)
    return loglik


@program(np.array([0.6, 0.4]), np.array([[0.7, 0.3], [0.2, 0.8]]), np.array([[0.5, 0.4, 0.1], [0.1, 0.3, 0.6]]),
         np.array([0, 2, 1, 1, 2, 0]), slow=True)  # fmt: skip
def hmm_forward(pi, transition, emission, observations):
    n = pi.size
    alpha = pi * emission[:, observations[0]]
    loglik = 0.0
    for t in range(1, len(observations)):
        total = alpha.sum()
        loglik += np.log(total)
        alpha /= total
        new = np.zeros(n)
        for j in range(n):
            for i in range(n):
                new[j] += alpha[i] * transition[i, j]
            new[j] *= emission[j, observations[t]]
        alpha = new
    return loglik + np.log(alpha.sum())


@program(np.log(np.array([[0.7, 0.3], [0.2, 0.8]])), numbers(6, 7, 2), slow=True)
def viterbi_score(log_transition, log_emission):
    steps, states = log_emission.shape
    best = np.zeros((steps, states))
    back = np.zeros((steps, states), dtype=np.int32)
    best[0] = log_emission[0]
    for t in range(1, steps):
        for j in range(states):
            candidates = best[t - 1] + log_transition[:, j]
            k = np.argmax(candidates)
            back[t, j] = k
            best[t, j] = candidates[k] + log_emission[t, j]
    path = np.zeros(steps, dtype=np.int64)
    path[-1] = np.argmax(best[-1])
    for t in range(steps - 2, -1, -1):
        path[t] = back[t + 1, path[t + 1]]
    return best[-1, path[-1]] + 0.1 * log_emission[0, path[0]]


@program(numbers(7, 10), 0.9, 0.3, 0.5)
def kalman_1d(ys, phi, q, r):
    m, p = 0.0, 1.0
    loglik = 0.0
    for y in ys:
        m, p = phi * m, phi * phi * p + q
        s = p + r
        v = y - m
        gain = p / s
        m += gain * v
        p *= 1 - gain
        loglik -= 0.5 * (math.log(2 * math.pi * s) + v * v / s)
    return loglik


@program(numbers(8, 6, 2), numbers(9, 6), numbers(10, 3, 2), np.array([0.8, 1.1, 0.2]), slow=True)
def gaussian_process_mean(x, y, grid, theta):
    amplitude, length, noise = theta[0], theta[1], theta[2]
    n = x.shape[0]
    k = np.empty((n, n))
    for i in range(n):
        for j in range(i + 1):
            d = x[i] - x[j]
            k[i, j] = amplitude * np.exp(-0.5 * np.sum(d * d) / length**2)
            k[j, i] = k[i, j]
        k[i, i] += noise
    # Cholesky in place, then two substitutions
    for j in range(n):
        for i in range(j, n):
            s = k[i, j]
            for m in range(j):
                s -= k[i, m] * k[j, m]
            k[i, j] = math.sqrt(s) if i == j else s / k[j, j]
    alpha = y.copy()
    for i in range(n):
        for j in range(i):
            alpha[i] -= k[i, j] * alpha[j]
        alpha[i] /= k[i, i]
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            alpha[i] -= k[j, i] * alpha[j]
        alpha[i] /= k[i, i]
    mean = np.zeros(grid.shape[0])
    for g in range(grid.shape[0]):
        for i in range(n):
            d = grid[g] - x[i]
            mean[g] += alpha[i] * amplitude * np.exp(-0.5 * np.sum(d * d) / length**2)
    return mean


@program(numbers(11, 6), numbers(12, 4, 6), 0.9, 0.4, slow=True)
def particle_filter_weights(particles, noise, drift, scale):
    """A bootstrap filter whose resampling is replaced by weighting, with fixed noise."""
    logw = np.zeros(particles.size)
    evidence = 0.0
    for t in range(noise.shape[0]):
        particles = drift * particles + scale * noise[t]
        logw += -0.5 * (particles - math.sin(t)) ** 2
        top = np.max(logw)
        w = np.exp(logw - top)
        evidence += top + np.log(np.mean(w))
        logw = np.log(w / np.sum(w))
    return evidence


@program(numbers(13, 9), 5, slow=True)
def garch_loglik(returns, burn):
    omega, alpha, beta = 0.1, 0.2, 0.7
    sigma2 = np.empty(returns.size)
    sigma2[0] = np.var(returns)
    for t in range(1, returns.size):
        sigma2[t] = omega + alpha * returns[t - 1] ** 2 + beta * sigma2[t - 1]
    tail = slice(burn, None)
    return -0.5 * np.sum(np.log(sigma2[tail]) + returns[tail] ** 2 / sigma2[tail])


@program(numbers(14, 12), numbers(15, 12, low=0.1, high=1.0), slow=True)
def weighted_moments(x, w):
    total = w.sum()
    mean = np.sum(w * x) / total
    centred = x - mean
    var = np.sum(w * centred**2) / total
    skew = np.sum(w * centred**3) / total / var**1.5
    kurt = np.sum(w * centred**4) / total / var**2 - 3.0
    return mean, var, skew, kurt


@program(numbers(16, 30), 6, slow=True)
def soft_histogram_entropy(samples, bins):
    edges = np.linspace(-1.0, 1.0, bins + 1)
    width = edges[1] - edges[0]
    counts = np.zeros(bins)
    for s in samples:
        position = (s - edges[0]) / width - 0.5
        left = math.floor(position)
        frac = position - left
        if 0 <= left < bins:
            counts[left] += 1.0 - frac
        if 0 <= left + 1 < bins:
            counts[left + 1] += frac
    p = counts / counts.sum()
    entropy = 0.0
    for value in p:
        if value > 0:
            entropy -= value * math.log(value)
    return entropy
