"""Hand tracking of ADBench (2018): a kinematic chain of 22 bones, linear blend skinning, residuals to observed points.

    theta (26) = global rotation as axis-angle (3), translation (3), four angles for each of five fingers (20)
    absolute[b] = absolute[parent[b]] base[b] R(angles[b])        vertex = sum_b weight_b absolute[b] inverse_base[b] rest_vertex
    residual[i] = observed[i] - vertex[correspondence[i]]

The second variant attaches each observed point to a triangle with two barycentric coordinates of its own. The hand is generated:
bone 0 is the wrist, bone 1 the palm, then five fingers of four bones; each vertex hangs on up to four bones. The derivative is a
dense Jacobian of 3 c x 26 (and two more columns, compressed); in reverse mode its product with a cotangent.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": (32, 16), "bench": (544, 192), "large": (544, 10000)}
BONES = 22
INFLUENCES = 4


@njit
def finger_angles(theta, angles):
    """Spread the 20 finger parameters over the Euler angles of the bones: two for a knuckle, one for each other joint."""
    at = 6
    for finger in range(5):
        first = 2 + 4 * finger
        angles[first, 0] = theta[at]
        angles[first, 1] = theta[at + 1]
        angles[first + 1, 0] = theta[at + 2]
        angles[first + 2, 0] = theta[at + 3]
        at += 4


@njit
def multiply_affine(a, i, b, j, out, k):
    """out[k] = a[i] b[j] for stacks of affine 3 x 4 matrices whose fourth row is (0, 0, 0, 1)."""
    for row in range(3):
        for column in range(4):
            total = a[i, row, 3] if column == 3 else 0.0
            for inner in range(3):
                total += a[i, row, inner] * b[j, inner, column]
            out[k, row, column] = total


@njit
def euler_rotation(x, y, z, out):
    """out[0] = R_z(z) R_y(y) R_x(x), no translation."""
    cx, sx = math.cos(x), math.sin(x)
    cy, sy = math.cos(y), math.sin(y)
    cz, sz = math.cos(z), math.sin(z)
    out[0, 0, 0] = cy * cz
    out[0, 0, 1] = sx * sy * cz - cx * sz
    out[0, 0, 2] = cx * sy * cz + sx * sz
    out[0, 1, 0] = cy * sz
    out[0, 1, 1] = sx * sy * sz + cx * cz
    out[0, 1, 2] = cx * sy * sz - sx * cz
    out[0, 2, 0] = -sy
    out[0, 2, 1] = sx * cy
    out[0, 2, 2] = cx * cy


@njit
def axis_angle_rotation(theta, out):
    """out = the rotation by theta[0:3]; the identity near zero, as in ADBench."""
    x, y, z = theta[0], theta[1], theta[2]
    angle = math.sqrt(x * x + y * y + z * z)
    if angle < 1e-4:
        for row in range(3):
            for column in range(3):
                out[row, column] = 1.0 if row == column else 0.0
        return
    x, y, z = x / angle, y / angle, z / angle
    s, c = math.sin(angle), math.cos(angle)
    rest = 1.0 - c
    out[0, 0] = x * x + (1.0 - x * x) * c
    out[0, 1] = x * y * rest - z * s
    out[0, 2] = x * z * rest + y * s
    out[1, 0] = x * y * rest + z * s
    out[1, 1] = y * y + (1.0 - y * y) * c
    out[1, 2] = y * z * rest - x * s
    out[2, 0] = x * z * rest - y * s
    out[2, 1] = z * y * rest + x * s
    out[2, 2] = z * z + (1.0 - z * z) * c


@njit
def pose_bones(theta, parents, base, inverse_base):
    """Transforms that carry a rest vertex to its posed place, one affine 3 x 4 matrix per bone."""
    bones = parents.shape[0]
    angles = np.zeros((bones, 3))
    finger_angles(theta, angles)
    rotation = np.zeros((1, 3, 4))
    relative = np.empty((1, 3, 4))
    absolute = np.empty((bones, 3, 4))
    transforms = np.empty((bones, 3, 4))
    for bone in range(bones):
        euler_rotation(angles[bone, 0], angles[bone, 1], angles[bone, 2], rotation)
        if parents[bone] < 0:
            multiply_affine(base, bone, rotation, 0, absolute, bone)
        else:
            multiply_affine(base, bone, rotation, 0, relative, 0)
            multiply_affine(absolute, parents[bone], relative, 0, absolute, bone)
        multiply_affine(absolute, bone, inverse_base, bone, transforms, bone)
    return transforms


@njit
def skin(theta, parents, base, inverse_base, rest, bone_of, weight):
    """Posed vertices."""
    transforms = pose_bones(theta, parents, base, inverse_base)
    rotation = np.empty((3, 3))
    axis_angle_rotation(theta, rotation)
    vertices = np.empty(rest.shape)
    local = np.empty(3)
    for v in range(rest.shape[0]):
        for row in range(3):
            local[row] = 0.0
        for influence in range(bone_of.shape[1]):
            b, w = bone_of[v, influence], weight[v, influence]
            for row in range(3):
                moved = transforms[b, row, 3]
                for column in range(3):
                    moved += transforms[b, row, column] * rest[v, column]
                local[row] += w * moved
        for row in range(3):
            total = theta[3 + row]
            for column in range(3):
                total += rotation[row, column] * local[column]
            vertices[v, row] = total
    return vertices


@njit
def ht(theta, parents, base, inverse_base, rest, bone_of, weight, observed, correspondence, residuals):
    """Residuals of a posed hand to observed points."""
    vertices = skin(theta, parents, base, inverse_base, rest, bone_of, weight)
    for i in range(observed.shape[0]):
        v = correspondence[i]
        for axis in range(3):
            residuals[i, axis] = observed[i, axis] - vertices[v, axis]


@njit
def ht_barycentric(theta, barycentric, parents, base, inverse_base, rest, bone_of, weight, observed, triangle, residuals):
    """Residuals of a posed hand to observed points on triangles with barycentric coordinates."""
    vertices = skin(theta, parents, base, inverse_base, rest, bone_of, weight)
    for i in range(observed.shape[0]):
        a, b, c = triangle[i, 0], triangle[i, 1], triangle[i, 2]
        u, v = barycentric[i, 0], barycentric[i, 1]
        for axis in range(3):
            place = u * vertices[a, axis] + v * vertices[b, axis] + (1.0 - u - v) * vertices[c, axis]
            residuals[i, axis] = observed[i, axis] - place


@njit
def euler_adjoint(x, y, z, d_rotation, d_angles, bone):
    """Adjoint of R_z(z) R_y(y) R_x(x) with respect to x and y; the model's hands never turn a joint about z."""
    cx, sx, cy, sy, cz, sz = math.cos(x), math.sin(x), math.cos(y), math.sin(y), math.cos(z), math.sin(z)
    about_x = d_rotation[0, 1] * (cx * sy * cz + sx * sz) - d_rotation[0, 2] * (sx * sy * cz - cx * sz)
    about_x += d_rotation[1, 1] * (cx * sy * sz - sx * cz) - d_rotation[1, 2] * (sx * sy * sz + cx * cz)
    about_x += d_rotation[2, 1] * cx * cy - d_rotation[2, 2] * sx * cy
    about_y = cz * (-d_rotation[0, 0] * sy + d_rotation[0, 1] * sx * cy + d_rotation[0, 2] * cx * cy)
    about_y += sz * (-d_rotation[1, 0] * sy + d_rotation[1, 1] * sx * cy + d_rotation[1, 2] * cx * cy)
    about_y += -d_rotation[2, 0] * cy - d_rotation[2, 1] * sx * sy - d_rotation[2, 2] * cx * sy
    d_angles[bone, 0] += about_x
    d_angles[bone, 1] += about_y


@njit
def axis_angle_adjoint(theta, g, d_theta):
    """Adjoint of R = cos I + (1 - cos) n n' + sin [n] with respect to theta = angle n."""
    angle = math.sqrt(theta[0] * theta[0] + theta[1] * theta[1] + theta[2] * theta[2])
    if angle < 1e-4:
        return
    n = (theta[0] / angle, theta[1] / angle, theta[2] / angle)
    s, c = math.sin(angle), math.cos(angle)
    axial = (g[2, 1] - g[1, 2], g[0, 2] - g[2, 0], g[1, 0] - g[0, 1])
    d_angle = c * (n[0] * axial[0] + n[1] * axial[1] + n[2] * axial[2])
    d_n = np.empty(3)
    for i in range(3):
        d_angle -= s * g[i, i]
        d_n[i] = s * axial[i]
        for j in range(3):
            d_angle += s * g[i, j] * n[i] * n[j]
            d_n[i] += (1.0 - c) * (g[i, j] + g[j, i]) * n[j]
    along = d_n[0] * n[0] + d_n[1] * n[1] + d_n[2] * n[2]
    for i in range(3):
        d_theta[i] += d_angle * n[i] + (d_n[i] - along * n[i]) / angle


@njit
def multiply_affine_adjoint(a, i, b, j, d_out, k, d_a, d_b):
    """Adjoint of out[k] = a[i] b[j]: adds to d_a[i] and, of the linear part of b, to d_b (3 x 3)."""
    for row in range(3):
        for inner in range(3):
            for column in range(4):
                d_a[i, row, inner] += d_out[k, row, column] * b[j, inner, column]
            for column in range(3):
                d_b[inner, column] += d_out[k, row, column] * a[i, row, inner]
        d_a[i, row, 3] += d_out[k, row, 3]


@njit
def clear(matrix):
    for i in range(3):
        for j in range(3):
            matrix[i, j] = 0.0


@njit
def pose_bones_adjoint(theta, parents, base, inverse_base, d_transforms, d_theta):
    """Adjoint of ``pose_bones``: back along the chain, children before parents."""
    bones = parents.shape[0]
    angles, d_angles = np.zeros((bones, 3)), np.zeros((bones, 3))
    finger_angles(theta, angles)
    rotation, relative, absolute = np.zeros((1, 3, 4)), np.empty((bones, 3, 4)), np.empty((bones, 3, 4))
    for bone in range(bones):
        euler_rotation(angles[bone, 0], angles[bone, 1], angles[bone, 2], rotation)
        multiply_affine(base, bone, rotation, 0, relative, bone)
        if parents[bone] < 0:
            multiply_affine(base, bone, rotation, 0, absolute, bone)
        else:
            multiply_affine(absolute, parents[bone], relative, bone, absolute, bone)
    d_absolute, unused = np.zeros((bones, 3, 4)), np.zeros((bones, 3, 4))
    d_relative, d_rotation, of_constant = np.zeros((1, 3, 4)), np.empty((3, 3)), np.zeros((3, 3))
    for bone in range(bones - 1, -1, -1):
        multiply_affine_adjoint(absolute, bone, inverse_base, bone, d_transforms, bone, d_absolute, of_constant)
        clear(d_relative[0])
        if parents[bone] < 0:
            for row in range(3):
                for column in range(3):
                    d_relative[0, row, column] = d_absolute[bone, row, column]
        else:
            multiply_affine_adjoint(absolute, parents[bone], relative, bone, d_absolute, bone, d_absolute, d_relative[0])
        clear(d_rotation)
        euler_rotation(angles[bone, 0], angles[bone, 1], angles[bone, 2], rotation)
        multiply_affine_adjoint(base, bone, rotation, 0, d_relative, 0, unused, d_rotation)
        euler_adjoint(angles[bone, 0], angles[bone, 1], angles[bone, 2], d_rotation, d_angles, bone)
    at = 6
    for finger in range(5):
        first = 2 + 4 * finger
        d_theta[at] += d_angles[first, 0]
        d_theta[at + 1] += d_angles[first, 1]
        d_theta[at + 2] += d_angles[first + 1, 0]
        d_theta[at + 3] += d_angles[first + 2, 0]
        at += 4


@njit
def skin_adjoint(theta, parents, base, inverse_base, rest, bone_of, weight, d_vertices, d_theta):
    """Adjoint of ``skin`` with respect to theta."""
    transforms = pose_bones(theta, parents, base, inverse_base)
    d_transforms = np.zeros(transforms.shape)
    rotation, d_rotation = np.empty((3, 3)), np.zeros((3, 3))
    axis_angle_rotation(theta, rotation)
    local, d_local = np.empty(3), np.empty(3)
    for v in range(rest.shape[0]):
        for row in range(3):
            local[row] = 0.0
            d_local[row] = 0.0
            for influence in range(bone_of.shape[1]):
                b, w = bone_of[v, influence], weight[v, influence]
                moved = transforms[b, row, 3]
                for column in range(3):
                    moved += transforms[b, row, column] * rest[v, column]
                local[row] += w * moved
        for row in range(3):
            d_theta[3 + row] += d_vertices[v, row]
            for column in range(3):
                d_rotation[row, column] += d_vertices[v, row] * local[column]
                d_local[column] += d_vertices[v, row] * rotation[row, column]
        for influence in range(bone_of.shape[1]):
            b, w = bone_of[v, influence], weight[v, influence]
            for row in range(3):
                d_transforms[b, row, 3] += w * d_local[row]
                for column in range(3):
                    d_transforms[b, row, column] += w * d_local[row] * rest[v, column]
    axis_angle_adjoint(theta, d_rotation, d_theta)
    pose_bones_adjoint(theta, parents, base, inverse_base, d_transforms, d_theta)


@njit
def adjoint(
    theta, parents, base, inverse_base, rest, bone_of, weight, observed, correspondence, residuals, d_theta, d_residuals
):  # fmt: skip
    """Vector-Jacobian product by hand."""
    ht(theta, parents, base, inverse_base, rest, bone_of, weight, observed, correspondence, residuals)
    d_vertices = np.zeros(rest.shape)
    for i in range(observed.shape[0]):
        for axis in range(3):
            d_vertices[correspondence[i], axis] -= d_residuals[i, axis]
            d_residuals[i, axis] = 0.0
    skin_adjoint(theta, parents, base, inverse_base, rest, bone_of, weight, d_vertices, d_theta)


@njit
def adjoint_barycentric(
    theta, barycentric, parents, base, inverse_base, rest, bone_of, weight, observed, triangle, residuals,
    d_theta, d_barycentric, d_residuals,
):  # fmt: skip
    """Vector-Jacobian product by hand, barycentric variant."""
    vertices = skin(theta, parents, base, inverse_base, rest, bone_of, weight)
    d_vertices = np.zeros(rest.shape)
    for i in range(observed.shape[0]):
        a, b, c = triangle[i, 0], triangle[i, 1], triangle[i, 2]
        u, v = barycentric[i, 0], barycentric[i, 1]
        for axis in range(3):
            place = u * vertices[a, axis] + v * vertices[b, axis] + (1.0 - u - v) * vertices[c, axis]
            residuals[i, axis] = observed[i, axis] - place
            pull = -d_residuals[i, axis]
            d_residuals[i, axis] = 0.0
            d_barycentric[i, 0] += pull * (vertices[a, axis] - vertices[c, axis])
            d_barycentric[i, 1] += pull * (vertices[b, axis] - vertices[c, axis])
            d_vertices[a, axis] += pull * u
            d_vertices[b, axis] += pull * v
            d_vertices[c, axis] += pull * (1.0 - u - v)
    skin_adjoint(theta, parents, base, inverse_base, rest, bone_of, weight, d_vertices, d_theta)


def hand_model(vertices: int, rng: np.random.Generator) -> tuple:
    """A generated hand: parents, base transforms, inverse absolute transforms, rest vertices, bone indices, weights."""
    parents = np.array([-1, 0] + [1 if joint == 0 else 2 + 4 * finger + joint - 1 for finger in range(5) for joint in range(4)])
    base = np.zeros((BONES, 4, 4))
    absolute = np.zeros((BONES, 4, 4))
    for bone in range(BONES):
        turn, _ = np.linalg.qr(np.eye(3) + 0.2 * rng.standard_normal((3, 3)))
        base[bone] = np.eye(4)
        base[bone, :3, :3] = turn * np.sign(np.linalg.det(turn))
        base[bone, :3, 3] = 0.3 * rng.standard_normal(3) + np.array([0.0, 1.0, 0.0])
        absolute[bone] = base[bone] if parents[bone] < 0 else absolute[parents[bone]] @ base[bone]
    bone_of = rng.integers(0, BONES, (vertices, INFLUENCES))
    weight = rng.random((vertices, INFLUENCES))
    weight /= weight.sum(axis=1, keepdims=True)
    rest = absolute[bone_of[:, 0], :3, 3] + 0.2 * rng.standard_normal((vertices, 3))
    return parents, base[:, :3, :].copy(), np.linalg.inv(absolute)[:, :3, :].copy(), rest, bone_of, weight


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    vertices, points = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    parents, base, inverse_base, rest, bone_of, weight = hand_model(vertices, rng)
    theta, observed = 0.3 * rng.standard_normal(26), rng.standard_normal((points, 3))
    floats = (theta, base, inverse_base, rest, weight, observed, np.zeros((points, 3)))
    theta, base, inverse_base, rest, weight, observed, residuals = (array.astype(dtype) for array in floats)
    correspondence = rng.integers(0, vertices, points)
    return theta, parents, base, inverse_base, rest, bone_of, weight, observed, correspondence, residuals


def inputs_barycentric(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    theta, parents, base, inverse_base, rest, bone_of, weight, observed, _, residuals = inputs(size, seed, dtype)
    rng = np.random.default_rng(seed + 1)
    barycentric = (0.5 * rng.random((observed.shape[0], 2))).astype(dtype)
    triangle = rng.integers(0, rest.shape[0], (observed.shape[0], 3))
    return theta, barycentric, parents, base, inverse_base, rest, bone_of, weight, observed, triangle, residuals


primal = ht
active = (0, 9)
KERNELS = (
    Kernel("ht", primal, inputs, active, adjoint, outputs=(9,), notes="ADBench; a chain of 3 x 4 products, gathers by index"),
    Kernel(
        "ht_barycentric", ht_barycentric, inputs_barycentric, (0, 1, 10), adjoint_barycentric, outputs=(10,),
        notes="ADBench, complicated variant",
    ),
)  # fmt: skip
