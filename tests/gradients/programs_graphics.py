"""After the kernels of renderers, geometry processing and image libraries."""

import math
from collections import namedtuple

import numpy as np
from numba import njit

from .collection import numbers, program

Ray = namedtuple("Ray", ["origin", "direction"])


@njit
def scene(p, radius):
    sphere = math.sqrt(p[0] ** 2 + p[1] ** 2 + p[2] ** 2) - radius
    torus = math.hypot(math.hypot(p[0] - 0.8, p[2]) - 0.6, p[1]) - 0.2
    k = 0.15
    h = min(max(0.5 + 0.5 * (torus - sphere) / k, 0.0), 1.0)
    return torus * (1 - h) + sphere * h - k * h * (1 - h)


@program(Ray((0.1, 0.2, -2.0), (0.05, -0.02, 1.0)), 0.7)
def ray_marching(ray, radius):
    t = 0.0
    hit = False
    for _ in range(80):
        p = (ray.origin[0] + t * ray.direction[0], ray.origin[1] + t * ray.direction[1], ray.origin[2] + t * ray.direction[2])
        d = scene(p, radius)
        if d < 1e-10:
            hit = True
            break
        t += 0.9 * d
        if t > 10.0:
            break
    if not hit:
        return 0.0
    return math.exp(-0.3 * t)


@program(numbers(1, 16), 0.37, 1.61, slow=True)
def perlin_noise(gradients, x, y):
    permutation = np.array([3, 7, 1, 5, 0, 6, 2, 4])
    total, amplitude, frequency = 0.0, 1.0, 1.0
    for _ in range(3):
        fx, fy = x * frequency, y * frequency
        ix, iy = math.floor(fx), math.floor(fy)
        u, v = fx - ix, fy - iy
        corners = np.empty(4)
        for c in range(4):
            dx, dy = c & 1, c >> 1
            g = permutation[(permutation[(ix + dx) & 7] + iy + dy) & 7]
            corners[c] = gradients[2 * g] * (u - dx) + gradients[2 * g + 1] * (v - dy)
        su, sv = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
        top = corners[0] + su * (corners[1] - corners[0])
        bottom = corners[2] + su * (corners[3] - corners[2])
        total += amplitude * (top + sv * (bottom - top))
        amplitude *= 0.5
        frequency *= 2.03
    return total


@program(numbers(2, 5, 2), 0.3, slow=True)
def de_casteljau(points, t):
    work = points.copy()
    for level in range(len(points) - 1, 0, -1):
        for i in range(level):
            work[i] = (1 - t) * work[i] + t * work[i + 1]
    return work[0]


@program(numbers(3, 6), 2.4, slow=True)
def b_spline(control, t):
    """De Boor with a clamped uniform knot vector."""
    degree = 3
    n = control.size
    knots = np.zeros(n + degree + 1)
    for i in range(knots.size):
        knots[i] = min(max(i - degree, 0), n - degree)
    k = degree
    while k < n - 1 and t >= knots[k + 1]:
        k += 1
    d = np.empty(degree + 1)
    for j in range(degree + 1):
        d[j] = control[j + k - degree]
    for r in range(1, degree + 1):
        for j in range(degree, r - 1, -1):
            low, high = knots[j + k - degree], knots[j + 1 + k - r]
            alpha = (t - low) / (high - low)
            d[j] = (1.0 - alpha) * d[j - 1] + alpha * d[j]
    return d[degree]


@program(numbers(4, 12, low=0.5, high=5.5), numbers(5, 12, low=0.5, high=4.5), numbers(6, 12), slow=True)
def splat_accumulation(xs, ys, values):
    height, width = 5, 6
    canvas = np.zeros((height, width))
    weight = np.zeros((height, width))
    for x, y, value in zip(xs, ys, values):
        column, row = int(x - 0.5), int(y - 0.5)
        fx, fy = x - 0.5 - column, y - 0.5 - row
        for dy in (0, 1):
            for dx in (0, 1):
                if row + dy >= height or column + dx >= width:
                    continue
                w = (fx if dx else 1 - fx) * (fy if dy else 1 - fy)
                canvas[row + dy, column + dx] += w * value
                weight[row + dy, column + dx] += w
    return np.where(weight > 0, canvas / (weight + 1e-3), 0.0)


@program(numbers(7, 7, 7), 0.3, 1.2, slow=True)
def bilateral_filter(image, sigma_range, sigma_space):
    h, w = image.shape
    out = np.zeros_like(image)
    for y in range(h):
        for x in range(w):
            total = norm = 0.0
            for dy in range(-1, 2):
                for dx in range(-1, 2):
                    yy, xx = min(max(y + dy, 0), h - 1), min(max(x + dx, 0), w - 1)
                    difference = image[yy, xx] - image[y, x]
                    weight = math.exp(-0.5 * (difference / sigma_range) ** 2 - 0.5 * (dx * dx + dy * dy) / sigma_space**2)
                    total += weight * image[yy, xx]
                    norm += weight
            out[y, x] = total / norm
    return out


@program(numbers(8, 4, 3), np.array([[0, 1, 2], [0, 2, 3], [0, 3, 1], [1, 3, 2]]), slow=True)
def mesh_volume_and_area(vertices, faces):
    volume = area = 0.0
    for a, b, c in faces:
        u, v = vertices[b] - vertices[a], vertices[c] - vertices[a]
        normal = np.array([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]])
        volume += np.sum(normal * vertices[a]) / 6.0
        area += 0.5 * math.sqrt(np.sum(normal * normal))
    return volume, area


@program(numbers(9, 6, 6), 2, slow=True)
def max_pooling_and_relu(image, size):
    n = image.shape[0] // size
    pooled = np.full((n, n), -np.inf)
    for i in range(n):
        for j in range(n):
            block = image[i * size : (i + 1) * size, j * size : (j + 1) * size]
            pooled[i, j] = block.max()
    return np.maximum(pooled, 0.0).sum() + np.minimum(pooled, 0.3).mean()


@program(numbers(10, 5), 0.7, slow=True)
def rodrigues_rotation(v, angle):
    axis = v[:3] / math.sqrt(np.sum(v[:3] ** 2))
    k = np.zeros((3, 3))
    k[0, 1], k[0, 2], k[1, 2] = -axis[2], axis[1], -axis[0]
    k -= k.T.copy()
    r = np.eye(3)
    for i in range(3):
        for j in range(3):
            square = 0.0
            for m in range(3):
                square += k[i, m] * k[m, j]
            r[i, j] += math.sin(angle) * k[i, j] + (1 - math.cos(angle)) * square
    return r


@program(numbers(11, 3, 8, low=0.0, high=1.0), 2.2, slow=True)
def tone_mapping(pixels, gamma):
    luminance = 0.2126 * pixels[0] + 0.7152 * pixels[1] + 0.0722 * pixels[2]
    key = np.exp(np.mean(np.log(luminance + 1e-3)))
    scaled = 0.18 * pixels / key
    mapped = scaled * (1 + scaled / 4.0) / (1 + scaled)
    return mapped.clip(0.0, 1.0) ** (1 / gamma)
