"""RSBench: macroscopic cross sections from poles in the complex plane, Doppler broadened, instead of tables.

    T += Re(RT W(Z) S_l),  A += Re(RA W(Z)),  F += Re(RF W(Z)),  Z = (E - EA) / 2        for the poles of a window of energies

W is the Faddeeva function: three terms of a continued fraction far from the origin, a series near it. The derivative is that of
the total cross section with respect to all poles, within the kernel, with a local result; only EA and RT receive anything.
"""

from __future__ import annotations

import math

import numpy as np
from numba import cuda, float64, njit

from numba_enzyme import Const, Duplicated, autodiff

from .materials import MODULUS, NUCLIDES, SHARES, advance, composition, concentrations, largest, random_numbers, sample

BLOCK = 32
MEAN_POLES, MEAN_WINDOWS, MOMENTA = 1000, 100, 4
SCALE = 152.5
NAMES = [f"{residue}_{part}" for residue in ("position", "total", "absorption", "fission") for part in ("re", "im")]
POLE = np.dtype([*((name, np.float64) for name in NAMES), ("momentum", np.int16)], align=True)  # 72 bytes
WINDOW = np.dtype([("total", np.float64), ("absorption", np.float64), ("fission", np.float64), ("start", np.int32),
                   ("end", np.int32)])  # fmt: skip
STATE = np.uint64(42)
NUMERATORS = np.array([0.2758402, 0.2245740, 0.1594149, 0.09866577, 0.05324414, 0.02505215, 0.01027747, 0.003676164, 0.001146494,
                       0.000311757])  # fmt: skip
DENOMINATORS = np.array([9.869604, 39.47842, 88.82644, 157.9137, 246.7401, 355.3058, 483.6106, 631.6547, 799.4380, 986.9604])
A, B, C, D = 0.5124242247547685, 0.27525512860841095, 0.05176535879298782, 2.7247448713915889


@cuda.jit(device=True)
def times(a, b, c, d):
    """(a + ib) (c + id)"""
    return a * c - b * d, a * d + b * c


@cuda.jit(device=True)
def divided(a, b, c, d):
    """(a + ib) / (c + id)"""
    norm = c * c + d * d
    return (a * c + b * d) / norm, (b * c - a * d) / norm


@cuda.jit(device=True)
def exponential(x):
    """(1 + x/4096)^4096, by squaring."""
    x = 1.0 + x * 0.000244140625
    for _ in range(12):
        x *= x
    return x


@cuda.jit(device=True)
def faddeeva(x, y):
    """W(x + iy)"""
    zz_re, zz_im = times(x, y, x, y)
    if x * x + y * y >= 36.0:
        first_re, first_im = divided(A, 0.0, zz_re - B, zz_im)
        second_re, second_im = divided(C, 0.0, zz_re - D, zz_im)
        return times(-y, x, first_re + second_re, first_im + second_im)
    numerators, denominators = cuda.const.array_like(NUMERATORS), cuda.const.array_like(DENOMINATORS)
    size = exponential(-12.0 * y)
    e_re, e_im = size * math.cos(12.0 * x), size * math.sin(12.0 * x)
    w_re, w_im = divided(e_im, 1.0 - e_re, 12.0 * x, 12.0 * y)  # i (1 - e) / (12 Z)
    sum_re, sum_im = 0.0, 0.0
    sign = -1.0
    for n in range(10):
        term_re, term_im = divided(sign * e_re - 1.0, sign * e_im, denominators[n] - 144.0 * zz_re, -144.0 * zz_im)
        sum_re += numerators[n] * term_re
        sum_im += numerators[n] * term_im
        sign = -sign
    tail_re, tail_im = times(-81.2433 * y, 81.2433 * x, sum_re, sum_im)
    return w_re + tail_re, w_im + tail_im


@cuda.jit(device=True)
def phase_factors(energy, k0, nuclide, factors):
    """exp(-2 i phi) for every angular momentum."""
    root = math.sqrt(energy)
    for moment in range(4):
        phi = k0[nuclide, moment] * root
        if moment == 1:
            phi -= -math.atan(phi)
        elif moment == 2:
            phi -= math.atan(3.0 * phi / (3.0 - phi * phi))
        elif moment == 3:
            phi -= math.atan(phi * (15.0 - phi * phi) / (15.0 - 6.0 * phi * phi))
        factors[moment, 0], factors[moment, 1] = math.cos(2.0 * phi), -math.sin(2.0 * phi)


@cuda.jit(device=True)
def macroscopic(poles, macro, energy, material, counts, nuclides, weights, windows, window_counts, k0):
    """Total, absorption, fission and elastic cross section of a material at an energy."""
    factors = cuda.local.array((4, 2), float64)
    total, absorption, fission, elastic = 0.0, 0.0, 0.0, 0.0
    for j in range(counts[material]):
        nuclide, weight = nuclides[material, j], weights[material, j]
        phase_factors(energy, k0, nuclide, factors)
        count = window_counts[nuclide]
        at = int(energy / (1.0 / count))
        if at == count:
            at -= 1
        window = windows[nuclide, at]
        t, a, f = energy * window.total, energy * window.absorption, energy * window.fission
        for i in range(window.start, window.end):
            pole = poles[nuclide, i]
            w_re, w_im = faddeeva(0.5 * (energy - pole.position_re), -0.5 * pole.position_im)
            rt_re, rt_im = times(pole.total_re, pole.total_im, w_re, w_im)
            t += rt_re * factors[pole.momentum, 0] - rt_im * factors[pole.momentum, 1]
            a += pole.absorption_re * w_re - pole.absorption_im * w_im
            f += pole.fission_re * w_re - pole.fission_im * w_im
        total += weight * t
        absorption += weight * a
        fission += weight * f
        elastic += weight * (t - a)
    macro[0], macro[1], macro[2], macro[3] = total, absorption, fission, elastic


@cuda.jit
def primal(poles, verification, totals, shares, counts, nuclides, weights, windows, window_counts, k0):
    i = cuda.grid(1)
    macro = cuda.local.array(4, float64)
    if i < verification.size:
        energy, material = sample(i, shares)
        macroscopic(poles, macro, energy, material, counts, nuclides, weights, windows, window_counts, k0)
        verification[i], totals[i] = largest(macro), macro[0]


@cuda.jit
def gradient(poles, dpoles, verification, totals, shares, counts, nuclides, weights, windows, window_counts, k0):
    i = cuda.grid(1)
    macro, dmacro = cuda.local.array(4, float64), cuda.local.array(4, float64)
    if i < verification.size:
        energy, material = sample(i, shares)
        dmacro[0], dmacro[1], dmacro[2], dmacro[3] = 1.0, 0.0, 0.0, 0.0
        autodiff(macroscopic, Duplicated(poles, dpoles), Duplicated(macro, dmacro), Const(energy), Const(material), Const(counts),
                 Const(nuclides), Const(weights), Const(windows), Const(window_counts), Const(k0))  # fmt: skip
        verification[i], totals[i] = largest(macro), macro[0]


@njit
def _counts(nuclides, mean, state):
    found = np.ones(nuclides, np.int32)
    for _ in range(mean * nuclides - nuclides):
        state = advance(state)
        found[state % np.uint64(nuclides)] += 1
    return found, state


@njit
def _poles(counts, values, momenta, state):
    for nuclide in range(counts.size):
        for i in range(counts[nuclide]):
            for k in range(8):
                state = advance(state)
                values[nuclide, i, k] = state / MODULUS * (SCALE if k % 2 == 0 or k == 1 else 1.0)
            state = advance(state)
            momenta[nuclide, i] = state % np.uint64(MOMENTA)
    return state


def inputs(size: str = "small", lookups: int = 10_200) -> tuple:
    """poles, verification, totals, and the tables, in the order of the kernel's arguments."""
    n = NUCLIDES[size]
    counts, nuclides = composition(size)
    weights, state = concentrations(counts, nuclides.shape[1], STATE)
    pole_counts, state = _counts(n, MEAN_POLES, np.uint64(state))
    window_counts, state = _counts(n, MEAN_WINDOWS, np.uint64(state))
    poles = np.zeros((n, pole_counts.max()), POLE)
    values, momenta = np.zeros((*poles.shape, 8)), np.zeros(poles.shape, np.int16)
    state = _poles(pole_counts, values, momenta, np.uint64(state))
    for k, name in enumerate(NAMES):
        poles[name] = values[:, :, k]
    poles["momentum"] = momenta
    windows = np.zeros((n, window_counts.max()), WINDOW)
    for nuclide, (row, count) in enumerate(zip(windows, window_counts, strict=True)):
        numbers, state = random_numbers(np.uint64(state), 3 * int(count))
        row["total"][:count], row["absorption"][:count], row["fission"][:count] = numbers.reshape(-1, 3).T
        space, longer = divmod(int(pole_counts[nuclide]), int(count))
        sizes = np.full(count, space)
        sizes[:longer] += 1
        ends = np.cumsum(sizes)
        row["start"][:count], row["end"][:count] = ends - sizes, ends - 1  # the last pole of a window is skipped
    k0, state = random_numbers(np.uint64(state), n * MOMENTA)
    return (poles, np.zeros(lookups, np.int64), np.zeros(lookups), SHARES, counts, nuclides, weights, windows, window_counts,
            k0.reshape(n, MOMENTA))  # fmt: skip


def launch(arguments: tuple) -> tuple[int, int]:
    return -(-arguments[1].size // BLOCK), BLOCK
