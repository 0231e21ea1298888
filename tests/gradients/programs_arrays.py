"""Array code that mixes what NumPy offers: views and masks, sorting and scattering, outputs given, several dimensions."""

import numpy as np

from .collection import numbers, program


@program(numbers(1, 7), numbers(2, 5, 7), slow=True)
def columns_backwards(w, a):
    """Negative and wide steps, a new axis, sums along both."""
    b = a[::-1, ::-2]
    c = b * w[::-2][np.newaxis, :] + a[:, :4]
    m = c.sum(axis=0) / 5
    return np.sum(np.where(m > 0, m * m, -0.5 * m)) + np.max(np.clip(c, -1.0, 1.0).sum(axis=1))


@program(numbers(3, 9), slow=True)
def weighted_order_statistics(x):
    y = x[np.argsort(x)]
    c = np.cumsum(y**2)
    s = np.sort(np.sin(x))
    out = np.empty_like(x)
    for i in range(x.size):
        out[i] = c[i] * s[-1 - i]
    return out


@program(numbers(4, 6, 8), slow=True)
def edits_through_views(a):
    b = a.copy()
    top = b[:3]
    top *= 2.0
    right = b[:, ::2]
    right += top[0, :4]
    b.T[1] -= b[:, 3] ** 2
    last = b[:, -1]
    last[:] = np.exp(-last)
    return b.sum()


@program(numbers(5, 10), np.array([3, 1, 1, 7, 9]), slow=True)
def gather_then_scatter(x, index):
    """The later of two writes to one place counts."""
    g = x[index]
    y = x.copy()
    mask = x > 0.1
    y[mask] = y[mask] ** 2
    y[index] = g * 3.0
    return y[~mask].sum() + np.prod(g + 2.0) + y.sum()


@program(numbers(6, 2, 3, 4, 2), slow=True)
def four_dimensions(a):
    m = np.empty((2, 3, 4))
    for i in np.ndindex(m.shape):
        m[i] = a[i[0], i[1], i[2], 0] * a[i[0], i[1], i[2], 1]
    s = 0.0
    for index, v in np.ndenumerate(m):
        s += v * (index[0] + 1) * np.sin(v)
    return s + np.sum(a[..., 1] ** 3) + a[1, ..., ::-1].sum()


@program(np.asfortranarray(numbers(7, 5, 4)), slow=True)
def scaled_squares_of_columns(a):
    out = np.zeros(a.shape[1])
    for j in range(a.shape[1]):
        out[j] = np.sum(a[:, j] ** 2) / (1.0 + np.abs(a[0, j]))
    return out


@program(numbers(8, 5))
def outputs_given(a):
    out = np.empty(5)
    np.multiply(a, a, out)
    np.sin(out, out)
    np.add(out, a, out)
    b = np.zeros(5)
    np.exp(out, b)
    return b.sum() * out.prod()


@program(numbers(9, 10), np.array([0, 1, 0, 2, 2, 1, 0, 2, 1, 1]), 3, slow=True)
def spread_within_groups(x, label, groups):
    sums = np.zeros(groups)
    counts = np.zeros(groups, dtype=np.int64)
    for i in range(x.size):
        sums[label[i]] += x[i]
        counts[label[i]] += 1
    means = sums / counts
    return np.sum((x - means[label]) ** 2)


@program(numbers(10, 4, 6), np.array([[0, 1], [2, 3], [3, 0]]), slow=True)
def energy_of_springs(place, edges):
    energy = 0.0
    for k in range(edges.shape[0]):
        i, j = edges[k]
        d = place[i] - place[j]
        energy += 0.5 * (np.sqrt(np.dot(d, d)) - 1.0) ** 2
    ends = place[edges[:, 0]]
    return energy + np.sum(ends * ends)


@program(numbers(11, 6, 6), slow=True)
def smoothed_in_place(u):
    v = u.copy()
    for _ in range(3):
        v[1:-1, 1:-1] = 0.25 * (v[2:, 1:-1] + v[:-2, 1:-1] + v[1:-1, 2:] + v[1:-1, :-2])
    rest = v[:-2, 1:-1] + v[2:, 1:-1] + v[1:-1, :-2] + v[1:-1, 2:] - 4 * v[1:-1, 1:-1]
    return np.sqrt(np.mean(rest**2))


@program(numbers(12, 6), numbers(13, 6), slow=True)
def arguments_overwritten(x, y):
    x += y * 2
    x[::2] = np.sqrt(np.abs(x[::2]) + 1)
    y[1:] *= x[:-1]
    return np.dot(x, y)


@program(numbers(14, 6, low=0.3), numbers(15, 6, low=0.3))
def many_functions(a, b):
    smooth = np.hypot(a, b) + np.arctan2(a, b) + np.logaddexp(a, b) + np.expm1(a) * np.log1p(b) + np.power(a, b)
    kinks = np.fmod(a, b) + np.copysign(a, -b) + np.maximum(a, b) * np.minimum(a, b)
    return np.sum(smooth + kinks + np.square(b) + np.reciprocal(a) + np.log2(a) + np.log10(b) + np.exp2(a) + np.deg2rad(a))


@program(np.array([0.4, np.nan, 2.0, -1.0, np.nan]), numbers(16, 5), numbers(17, 5, low=0.5), slow=True)
def misfit_with_gaps(measured, model, weight):
    """What was not measured has no part in it, though NaN goes through the arithmetic."""
    squares = weight * (measured - model) ** 2
    known = ~np.isnan(measured)
    spread = np.where(model > 0, model * np.log(np.abs(model)) * np.sqrt(model), -model)
    return np.nansum(squares) / known.sum() + np.sum((weight * measured)[known]) + np.sum(spread)
