"""Lattice Boltzmann flow in a box around an obstacle, 19 velocities, stream and collide in one kernel.

    dst[neighbour in direction k] = relaxed(src[own cell], k)         a block is a row of cells, x fastest

Of the 20 fields the last one holds flags: in a buffer of integers, or, as the original does, as bits of the floating-point
numbers. A step writes no word twice and each word is read by one thread, so shadows are free of races. The time loop is the
host's: forward with a tape per step, then the reverse halves in opposite order; the shadow of what a step writes is consumed.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

OMEGA = 1.95
W_REST, W_AXIS, W_DIAGONAL = OMEGA / 3, OMEGA / 18, OMEGA / 36
WEIGHTS = np.array([1 / 3] + [1 / 18] * 6 + [1 / 36] * 12)
VELOCITIES, FLAGS = 19, 19
OBSTACLE, ACCELERATED = 1, 2
MARGIN = 2  # planes before the first one and behind the last one, into which boundary cells stream


@cuda.jit(device=True)
def relaxed(f, weight, along, m):
    """``weight`` holds the relaxation and the density, ``along`` is the velocity in the direction of ``f``."""
    return (1.0 - OMEGA) * f + weight * (along * (4.5 * along + 3.0) - m)


@cuda.jit(device=True)
def stream_collide(src, dst, at, obstacle, accelerated, pitch, plane, field):
    f_c, f_n, f_s = src[at], src[field + at], src[2 * field + at]
    f_e, f_w, f_t = src[3 * field + at], src[4 * field + at], src[5 * field + at]
    f_b, f_ne, f_nw = src[6 * field + at], src[7 * field + at], src[8 * field + at]
    f_se, f_sw, f_nt = src[9 * field + at], src[10 * field + at], src[11 * field + at]
    f_nb, f_st, f_sb = src[12 * field + at], src[13 * field + at], src[14 * field + at]
    f_et, f_eb, f_wt = src[15 * field + at], src[16 * field + at], src[17 * field + at]
    f_wb = src[18 * field + at]
    if obstacle:
        g_c, g_n, g_s, g_e, g_w = f_c, f_s, f_n, f_w, f_e
        g_t, g_b, g_ne, g_nw, g_se = f_b, f_t, f_sw, f_se, f_nw
        g_sw, g_nt, g_nb, g_st, g_sb = f_ne, f_sb, f_st, f_nb, f_nt
        g_et, g_eb, g_wt, g_wb = f_wb, f_wt, f_eb, f_et
    else:
        density = (f_c + f_n + f_s + f_e + f_w + f_t + f_b + f_ne + f_nw + f_se + f_sw + f_nt + f_nb + f_st + f_sb
                   + f_et + f_eb + f_wt + f_wb)  # fmt: skip
        ux = (f_e - f_w + f_ne - f_nw + f_se - f_sw + f_et + f_eb - f_wt - f_wb) / density
        uy = (f_n - f_s + f_ne + f_nw - f_se - f_sw + f_nt + f_nb - f_st - f_sb) / density
        uz = (f_t - f_b + f_nt - f_nb + f_st - f_sb + f_et - f_eb + f_wt - f_wb) / density
        if accelerated:
            ux, uy, uz = 0.005, 0.002, 0.0
        m = 1.5 * (ux * ux + uy * uy + uz * uz) - 1.0
        g_c = (1.0 - OMEGA) * f_c - W_REST * density * m
        g_n = relaxed(f_n, W_AXIS * density, uy, m)
        g_s = relaxed(f_s, W_AXIS * density, -uy, m)
        g_e = relaxed(f_e, W_AXIS * density, ux, m)
        g_w = relaxed(f_w, W_AXIS * density, -ux, m)
        g_t = relaxed(f_t, W_AXIS * density, uz, m)
        g_b = relaxed(f_b, W_AXIS * density, -uz, m)
        g_ne = relaxed(f_ne, W_DIAGONAL * density, ux + uy, m)
        g_nw = relaxed(f_nw, W_DIAGONAL * density, -ux + uy, m)
        g_se = relaxed(f_se, W_DIAGONAL * density, ux - uy, m)
        g_sw = relaxed(f_sw, W_DIAGONAL * density, -ux - uy, m)
        g_nt = relaxed(f_nt, W_DIAGONAL * density, uy + uz, m)
        g_nb = relaxed(f_nb, W_DIAGONAL * density, uy - uz, m)
        g_st = relaxed(f_st, W_DIAGONAL * density, -uy + uz, m)
        g_sb = relaxed(f_sb, W_DIAGONAL * density, -uy - uz, m)
        g_et = relaxed(f_et, W_DIAGONAL * density, ux + uz, m)
        g_eb = relaxed(f_eb, W_DIAGONAL * density, ux - uz, m)
        g_wt = relaxed(f_wt, W_DIAGONAL * density, -ux + uz, m)
        g_wb = relaxed(f_wb, W_DIAGONAL * density, -ux - uz, m)
    dst[at], dst[field + at + pitch] = g_c, g_n
    dst[2 * field + at - pitch], dst[3 * field + at + 1] = g_s, g_e
    dst[4 * field + at - 1], dst[5 * field + at + plane] = g_w, g_t
    dst[6 * field + at - plane], dst[7 * field + at + 1 + pitch] = g_b, g_ne
    dst[8 * field + at - 1 + pitch], dst[9 * field + at + 1 - pitch] = g_nw, g_se
    dst[10 * field + at - 1 - pitch], dst[11 * field + at + pitch + plane] = g_sw, g_nt
    dst[12 * field + at + pitch - plane], dst[13 * field + at - pitch + plane] = g_nb, g_st
    dst[14 * field + at - pitch - plane], dst[15 * field + at + 1 + plane] = g_sb, g_et
    dst[16 * field + at + 1 - plane], dst[17 * field + at - 1 + plane] = g_eb, g_wt
    dst[18 * field + at - 1 - plane] = g_wb


class Lattice:
    """A box of nx x ny x nz cells; ``step(src, dst, flags)`` and ``step_bits(src, dst)`` run on ``grid`` and ``block``."""

    def __init__(self, nx: int = 120, ny: int = 120, nz: int = 150) -> None:
        self.nx, self.ny, self.nz = nx, ny, nz
        pitch = self.pitch = -(-nx // 32) * 32
        plane = self.plane = pitch * ny
        field = self.field = plane * (nz + 4)
        first = self.first = MARGIN * plane
        self.grid, self.block = (ny, nz), nx

        @cuda.jit
        def step(src, dst, flags):
            cell = cuda.threadIdx.x + pitch * cuda.blockIdx.x + plane * cuda.blockIdx.y
            flag = flags[cell]
            stream_collide(src, dst, first + cell, flag & OBSTACLE, flag & ACCELERATED, pitch, plane, field)

        @cuda.jit
        def step_bits(src, dst):
            cell = cuda.threadIdx.x + pitch * cuda.blockIdx.x + plane * cuda.blockIdx.y
            flag = cuda.libdevice.double_as_longlong(src[first + FLAGS * field + cell])
            stream_collide(src, dst, first + cell, flag & OBSTACLE, flag & ACCELERATED, pitch, plane, field)

        self.step, self.step_bits = step, step_bits

    def cells(self) -> np.ndarray:
        """The place of every cell in a field, indexed by z, y, x."""
        z, y, x = np.ogrid[: self.nz, : self.ny, : self.nx]
        return x + self.pitch * y + self.plane * z

    def fields(self) -> np.ndarray:
        """A grid at rest, flags as bits in its last field."""
        grid = np.zeros(20 * self.field + 2 * self.first)
        grid[self.first + FLAGS * self.field : self.first + (FLAGS + 1) * self.field].view(np.int64)[:] = self.flags()
        for k, weight in enumerate(WEIGHTS):
            grid[self.first + k * self.field : self.first + (k + 1) * self.field] = weight
        return grid

    def values(self, grid: np.ndarray) -> np.ndarray:
        """The 19 fields of all cells, indexed by velocity, z, y, x."""
        return np.stack([grid[self.first + k * self.field + self.cells()] for k in range(VELOCITIES)])

    def flags(self) -> np.ndarray:
        """An ellipsoid in the flow, walls on the six faces, and moving planes near the two ends."""
        z, y, x = np.ogrid[: self.nz, : self.ny, : self.nx]
        sx, sy, sz = self.nx / 120, self.ny / 120, self.nz / 150
        inside = ((x - 48 * sx) / (36 * sx)) ** 2 + ((y - 48 * sy) / (36 * sy)) ** 2 + ((z - 60 * sz) / (45 * sz)) ** 2 < 1
        faces = [coordinate == end for coordinate, n in ((x, self.nx), (y, self.ny), (z, self.nz)) for end in (0, n - 1)]
        wall = inside | np.logical_or.reduce(np.broadcast_arrays(*faces))
        moving = ((z == 1) | (z == self.nz - 2)) & (x > 1) & (x < self.nx - 2) & (y > 1) & (y < self.ny - 2) & ~wall
        flags = np.zeros(self.field, np.int32)
        flags[self.cells()] = OBSTACLE * wall + ACCELERATED * moving
        return flags
