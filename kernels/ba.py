"""Bundle adjustment of ADBench (2018): reprojection errors of points seen by cameras.

    camera = Rodrigues vector (3), centre (3), focal length, principal point (2), radial distortion (2)
    error  = w (project(camera, X) - feature)         weight_error = 1 - w^2

The derivative is the sparse Jacobian (a 2 x 15 block per observation) or, as here, its product with a cotangent: one reverse
sweep over all observations. The gradient is with respect to cameras, points and weights.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": (5, 5, 20), "bench": (49, 7776, 31843), "large": (1000, 200_000, 1_000_000)}


@njit
def rotate(rx, ry, rz, x, y, z):
    """Rotate (x, y, z) by the Rodrigues vector (rx, ry, rz)."""
    square = rx * rx + ry * ry + rz * rz
    if square == 0.0:
        return x + ry * z - rz * y, y + rz * x - rx * z, z + rx * y - ry * x
    angle = math.sqrt(square)
    cosine, sine = math.cos(angle), math.sin(angle)
    ux, uy, uz = rx / angle, ry / angle, rz / angle
    along = (ux * x + uy * y + uz * z) * (1.0 - cosine)
    return (
        x * cosine + (uy * z - uz * y) * sine + ux * along,
        y * cosine + (uz * x - ux * z) * sine + uy * along,
        z * cosine + (ux * y - uy * x) * sine + uz * along,
    )


@njit
def ba(cameras, points, weights, observations, features, errors, weight_errors):
    """Reprojection and weight errors of all observations."""
    for o in range(observations.shape[0]):
        c, p = observations[o, 0], observations[o, 1]
        x, y, z = rotate(
            cameras[c, 0], cameras[c, 1], cameras[c, 2],
            points[p, 0] - cameras[c, 3], points[p, 1] - cameras[c, 4], points[p, 2] - cameras[c, 5],
        )  # fmt: skip
        u, v = x / z, y / z
        square = u * u + v * v
        scale = 1.0 + cameras[c, 9] * square + cameras[c, 10] * square * square
        errors[o, 0] = weights[o] * (u * scale * cameras[c, 6] + cameras[c, 7] - features[o, 0])
        errors[o, 1] = weights[o] * (v * scale * cameras[c, 6] + cameras[c, 8] - features[o, 1])
        weight_errors[o] = 1.0 - weights[o] * weights[o]


@njit
def rotate_adjoint(rx, ry, rz, x, y, z, ax, ay, az):
    """Adjoints of the Rodrigues vector and of the point, given those of the rotated point."""
    square = rx * rx + ry * ry + rz * rz
    if square == 0.0:
        return (
            y * az - z * ay, z * ax - x * az, x * ay - y * ax,
            ax + ay * rz - az * ry, ay + az * rx - ax * rz, az + ax * ry - ay * rx,
        )  # fmt: skip
    angle = math.sqrt(square)
    cosine, sine = math.cos(angle), math.sin(angle)
    ux, uy, uz = rx / angle, ry / angle, rz / angle
    rest = 1.0 - cosine
    dot = ux * x + uy * y + uz * z
    a_along = ax * ux + ay * uy + az * uz
    a_dot = a_along * rest
    crossed = ax * (uy * z - uz * y) + ay * (uz * x - ux * z) + az * (ux * y - uy * x)
    a_angle = crossed * cosine + (a_along * dot - ax * x - ay * y - az * z) * sine
    dx = ax * cosine + (ay * uz - az * uy) * sine + a_dot * ux
    dy = ay * cosine + (az * ux - ax * uz) * sine + a_dot * uy
    dz = az * cosine + (ax * uy - ay * ux) * sine + a_dot * uz
    along = dot * rest
    a_ux = ax * along + a_dot * x + (az * y - ay * z) * sine
    a_uy = ay * along + a_dot * y + (ax * z - az * x) * sine
    a_uz = az * along + a_dot * z + (ay * x - ax * y) * sine
    a_angle -= (a_ux * ux + a_uy * uy + a_uz * uz) / angle
    return a_ux / angle + a_angle * ux, a_uy / angle + a_angle * uy, a_uz / angle + a_angle * uz, dx, dy, dz


@njit
def adjoint(
    cameras, points, weights, observations, features, errors, weight_errors,
    d_cameras, d_points, d_weights, d_errors, d_weight_errors,
):  # fmt: skip
    """Vector-Jacobian product by hand; the cotangents in d_errors and d_weight_errors are consumed."""
    for o in range(observations.shape[0]):
        c, p = observations[o, 0], observations[o, 1]
        px, py, pz = points[p, 0] - cameras[c, 3], points[p, 1] - cameras[c, 4], points[p, 2] - cameras[c, 5]
        x, y, z = rotate(cameras[c, 0], cameras[c, 1], cameras[c, 2], px, py, pz)
        u, v = x / z, y / z
        square = u * u + v * v
        focal, k, k4, w = cameras[c, 6], cameras[c, 9], cameras[c, 10], weights[o]
        scale = 1.0 + k * square + k4 * square * square
        errors[o, 0] = w * (u * scale * focal + cameras[c, 7] - features[o, 0])
        errors[o, 1] = w * (v * scale * focal + cameras[c, 8] - features[o, 1])
        weight_errors[o] = 1.0 - w * w
        e, f = d_errors[o, 0], d_errors[o, 1]
        d_weights[o] += e * (u * scale * focal + cameras[c, 7] - features[o, 0])
        d_weights[o] += f * (v * scale * focal + cameras[c, 8] - features[o, 1]) - 2.0 * w * d_weight_errors[o]
        e, f = e * w, f * w
        d_errors[o, 0] = d_errors[o, 1] = d_weight_errors[o] = 0.0
        a_scale = focal * (e * u + f * v)
        a_square = a_scale * (k + 2.0 * k4 * square)
        au, av = e * scale * focal + 2.0 * u * a_square, f * scale * focal + 2.0 * v * a_square
        d_cameras[c, 6] += scale * (e * u + f * v)
        d_cameras[c, 7] += e
        d_cameras[c, 8] += f
        d_cameras[c, 9] += a_scale * square
        d_cameras[c, 10] += a_scale * square * square
        gx, gy, gz, qx, qy, qz = rotate_adjoint(
            cameras[c, 0], cameras[c, 1], cameras[c, 2], px, py, pz, au / z, av / z, -(au * u + av * v) / z
        )
        d_cameras[c, 0] += gx
        d_cameras[c, 1] += gy
        d_cameras[c, 2] += gz
        d_cameras[c, 3] -= qx
        d_cameras[c, 4] -= qy
        d_cameras[c, 5] -= qz
        d_points[p, 0] += qx
        d_points[p, 1] += qy
        d_points[p, 2] += qz


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    """Cameras look along z at points before them; the last camera does not rotate at all, so the branch is taken."""
    n, m, p = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    cameras = np.empty((n, 11))
    cameras[:, 0:3] = 0.2 * rng.standard_normal((n, 3))
    cameras[-1, 0:3] = 0.0
    cameras[:, 3:6] = 0.5 * rng.standard_normal((n, 3))
    cameras[:, 6] = 2.0 + rng.random(n)
    cameras[:, 7:9] = 0.1 * rng.standard_normal((n, 2))
    cameras[:, 9:11] = 0.05 * rng.standard_normal((n, 2))
    points = rng.standard_normal((m, 3)) + np.array([0.0, 0.0, 8.0])
    observations = np.stack([np.arange(p) % n, rng.integers(0, m, p)], axis=1).astype(np.int64)
    features = rng.standard_normal((p, 2))
    floats = (cameras, points, rng.random(p), features, np.zeros((p, 2)), np.zeros(p))
    cameras, points, weights, features, errors, weight_errors = (array.astype(dtype) for array in floats)
    return cameras, points, weights, observations, features, errors, weight_errors


primal = ba
active = (0, 1, 2, 5, 6)
KERNELS = (
    Kernel("ba", primal, inputs, active, adjoint, outputs=(5, 6), notes="ADBench; gathers by index, a branch at zero rotation"),
)
