"""Lennard-Jones energy of particles in a periodic box, all pairs, minimum image, cut-off.

    energy = sum_{i<j, r_ij < cutoff} 4 (r_ij^-12 - r_ij^-6)          forces = -d energy / d positions

The branch at the cut-off and the rounding of the minimum image carry no derivative. Lengths and
energies are in units of sigma and epsilon.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from .kernel import Kernel

PARTICLES_PER_EDGE = {"test": 2, "bench": 10, "large": 22}
SPACING = 1.2
CUTOFF = 2.5


@njit
def minimum_image(separation, box):
    return separation - box * math.floor(separation / box + 0.5)


@njit
def lj(positions, box, cutoff):
    """Lennard-Jones energy with minimum image and cut-off."""
    n = positions.shape[0]
    limit = cutoff * cutoff
    energy = 0.0
    for i in range(n):
        for j in range(i + 1, n):
            dx = minimum_image(positions[i, 0] - positions[j, 0], box)
            dy = minimum_image(positions[i, 1] - positions[j, 1], box)
            dz = minimum_image(positions[i, 2] - positions[j, 2], box)
            square = dx * dx + dy * dy + dz * dz
            if square < limit:
                inverse = 1.0 / square
                sixth = inverse * inverse * inverse
                energy += 4.0 * sixth * (sixth - 1.0)
    return energy


@njit
def adjoint(positions, box, cutoff, d_positions):
    """Gradient by hand, pair by pair; the particle of the outer loop is summed in registers."""
    n = positions.shape[0]
    limit = cutoff * cutoff
    for i in range(n):
        gx, gy, gz = 0.0, 0.0, 0.0
        for j in range(i + 1, n):
            dx = minimum_image(positions[i, 0] - positions[j, 0], box)
            dy = minimum_image(positions[i, 1] - positions[j, 1], box)
            dz = minimum_image(positions[i, 2] - positions[j, 2], box)
            square = dx * dx + dy * dy + dz * dz
            if square < limit:
                inverse = 1.0 / square
                sixth = inverse * inverse * inverse
                slope = -24.0 * inverse * sixth * (2.0 * sixth - 1.0)
                gx += slope * dx
                gy += slope * dy
                gz += slope * dz
                d_positions[j, 0] -= slope * dx
                d_positions[j, 1] -= slope * dy
                d_positions[j, 2] -= slope * dz
        d_positions[i, 0] += gx
        d_positions[i, 1] += gy
        d_positions[i, 2] += gz


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    edge = PARTICLES_PER_EDGE[size]
    rng = np.random.default_rng(seed)
    lattice = np.stack(np.meshgrid(*[np.arange(edge)] * 3, indexing="ij"), axis=-1).reshape(-1, 3)
    positions = SPACING * (lattice + 0.1 * rng.standard_normal(lattice.shape))
    return positions.astype(dtype), edge * SPACING, CUTOFF


primal = lj
active = (0,)
KERNELS = (Kernel("lj", primal, inputs, active, adjoint, notes="499,500 pairs at bench size; most work is behind a branch"),)
