"""After the kernels of libraries for nearest neighbours, time series and sequences."""

import math

import numpy as np

from .collection import numbers, program


@program(numbers(1, 6), numbers(2, 6), slow=True)
def cosine(x, y):
    result = norm_x = norm_y = 0.0
    for i in range(x.shape[0]):
        result += x[i] * y[i]
        norm_x += x[i] ** 2
        norm_y += y[i] ** 2
    if norm_x == 0.0 and norm_y == 0.0:
        return 0.0
    elif norm_x == 0.0 or norm_y == 0.0:
        return 1.0
    else:
        return 1.0 - (result / np.sqrt(norm_x * norm_y))


@program(numbers(3, 5, low=0.1, high=1.0), numbers(4, 5, low=0.1, high=1.0), slow=True)
def hellinger(x, y):
    result = 0.0
    l1_x = 0.0
    l1_y = 0.0
    for i in range(x.shape[0]):
        result += np.sqrt(x[i] * y[i])
        l1_x += x[i]
        l1_y += y[i]
    return np.sqrt(1 - result / np.sqrt(l1_x * l1_y))


@program(np.array([0.7, -1.2]), np.array([0.4, 2.0]))
def haversine(x, y):
    if x.shape[0] != 2:
        raise ValueError("haversine is only defined for 2 dimensional data")
    sin_lat = np.sin(0.5 * (x[0] - y[0]))
    sin_long = np.sin(0.5 * (x[1] - y[1]))
    return 2.0 * np.arcsin(np.sqrt(sin_lat**2 + np.cos(x[0]) * np.cos(y[0]) * sin_long**2))


@program(numbers(5, 7), numbers(6, 7), slow=True)
def correlation_distance(x, y):
    mu_x, mu_y = x.mean(), y.mean()
    shifted_x, shifted_y = x - mu_x, y - mu_y
    return 1.0 - np.sum(shifted_x * shifted_y) / np.sqrt(np.sum(shifted_x**2) * np.sum(shifted_y**2))


@program(numbers(7, 6), numbers(8, 6), slow=True)
def canberra_braycurtis(x, y):
    canberra = 0.0
    for i in range(x.size):
        denominator = np.abs(x[i]) + np.abs(y[i])
        if denominator > 0:
            canberra += np.abs(x[i] - y[i]) / denominator
    return canberra + np.abs(x - y).sum() / np.abs(x + y).sum()


@program(numbers(9, 4, low=0.1, high=1.0), numbers(10, 5, low=0.1, high=1.0), numbers(11, 4, 5, low=0.0), 0.3, slow=True)
def sinkhorn_distance(a, b, cost, regularisation):
    a = a / a.sum()
    b = b / b.sum()
    kernel = np.exp(-cost / regularisation)
    u = np.ones_like(a)
    v = np.ones_like(b)
    for iteration in range(40):
        old = u.copy()
        for i in range(a.size):
            u[i] = a[i] / np.sum(kernel[i, :] * v)
        for j in range(b.size):
            v[j] = b[j] / np.sum(kernel[:, j] * u)
        if iteration % 5 == 0 and np.max(np.abs(u - old)) < 1e-3:
            break
    return np.sum(u.reshape((-1, 1)) * kernel * v * cost)


@program(numbers(12, 7), numbers(13, 6), 5, slow=True)
def soft_dtw(x, y, sharpness):
    gamma = 1.0 / sharpness
    n, m = len(x), len(y)
    r = np.full((n + 1, m + 1), np.inf)
    r[0, 0] = 0.0
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            a, b, c = -r[i - 1, j - 1] / gamma, -r[i - 1, j] / gamma, -r[i, j - 1] / gamma
            top = max(a, b, c)
            total = math.exp(a - top) + math.exp(b - top) + math.exp(c - top)
            r[i, j] = (x[i - 1] - y[j - 1]) ** 2 - gamma * (math.log(total) + top)
    return r[n, m]


@program(numbers(14, 8), numbers(15, 8), 2)
def dtw_with_band(x, y, band):
    n = x.shape[0]
    previous = np.full(n + 1, np.inf)
    previous[0] = 0.0
    for i in range(1, n + 1):
        current = np.full(n + 1, np.inf)
        for j in range(max(1, i - band), min(n, i + band) + 1):
            current[j] = abs(x[i - 1] - y[j - 1]) + min(previous[j - 1], previous[j], current[j - 1])
        previous = current
    return previous[n]


@program(numbers(16, 4, 4), -0.7, np.array([0, 1, 3, 2, 1]), np.array([0, 3, 2, 2]), 0.5, slow=True)
def needleman_wunsch_soft(similarity, gap, first, second, temperature):
    rows, columns = len(first) + 1, len(second) + 1
    score = np.zeros((rows, columns))
    for i in range(rows):
        score[i, 0] = i * gap
    score[0] = gap * np.arange(columns)
    for i in range(1, rows):
        for j in range(1, columns):
            match = score[i - 1, j - 1] + similarity[first[i - 1], second[j - 1]]
            options = (match, score[i - 1, j] + gap, score[i, j - 1] + gap)
            total = 0.0
            for option in options:
                total += math.exp(option / temperature)
            score[i, j] = temperature * math.log(total)
    return score[-1, -1]


@program(numbers(17, 24), 6, slow=True)
def matrix_profile(series, m):
    """Sliding dot products, z-normalised distances, nearest neighbour outside the exclusion zone."""
    n = series.size - m + 1
    mean = np.empty(n)
    std = np.empty(n)
    for i in range(n):
        window = series[i : i + m]
        mean[i] = np.mean(window)
        std[i] = np.std(window)
    profile = np.full(n, np.inf)
    for k in range(m // 2 + 1, n):
        dot = 0.0
        for i in range(n - k):
            if i == 0:
                for t in range(m):
                    dot += series[t] * series[t + k]
            else:
                dot += series[i + m - 1] * series[i + k + m - 1] - series[i - 1] * series[i + k - 1]
            rho = (dot - m * mean[i] * mean[i + k]) / (m * std[i] * std[i + k])
            distance = math.sqrt(2 * m * (1 - rho))
            if distance < profile[i]:
                profile[i] = distance
            if distance < profile[i + k]:
                profile[i + k] = distance
    return profile


@program(numbers(18, 5, 3), numbers(19, 5, 2), 1.2, slow=True)
def umap_layout_loss(high, embedding, b):
    n = high.shape[0]
    loss = 0.0
    for i in range(n):
        for j in range(n):
            if i == j:
                continue
            p = math.exp(-np.sqrt(((high[i] - high[j]) ** 2).sum()))
            q = 1.0 / (1.0 + np.sum((embedding[i] - embedding[j]) ** 2) ** b)
            loss -= p * math.log(q) + (1 - p) * math.log(1 - q)
    return loss


@program(numbers(20, 9, 2), numbers(21, 3, 2), 3, slow=True)
def soft_kmeans(points, centres, rounds):
    k = centres.shape[0]
    for _ in range(rounds):
        weights = np.zeros((points.shape[0], k))
        for i, point in enumerate(points):
            for c in range(k):
                weights[i, c] = math.exp(-4.0 * ((point[0] - centres[c, 0]) ** 2 + (point[1] - centres[c, 1]) ** 2))
            weights[i] /= weights[i].sum()
        for c in range(k):
            total = weights[:, c].sum()
            for d in range(2):
                centres[c, d] = np.sum(weights[:, c] * points[:, d]) / total
    return centres.copy()
