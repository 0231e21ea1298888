"""XSBench: macroscopic cross sections, looked up in the tables of all nuclides of a material.

    macro[k] = sum_j concentration_j (x_high[k] - f (x_high[k] - x_low[k]))     five channels k

The derivative is that of the total cross section with respect to the whole table, four atomic additions per nuclide: the paper
takes it within the kernel, of the lookup of one thread, with a local result. The position in the table is found on a grid of the
energies of all nuclides, or (``primal_by_search``) nuclide by nuclide, which needs no memory and finds the same; but then what it
has found for every nuclide is kept for the reverse sweep.
"""

from __future__ import annotations

import numpy as np
from numba import cuda, float64, njit

from numba_enzyme import Const, Duplicated, autodiff

from .materials import LOOKUP_SEED, NUCLIDES, SHARES, composition, concentrations, largest, random_numbers, sample

BLOCK = 32
POINTS = 11_303
FIELDS = ("energy", "total", "elastic", "absorption", "fission", "nu_fission")
POINT = np.dtype([(name, np.float64) for name in FIELDS])
GRID_SEED = np.uint64(42)
HASHES = {"small": 945_990, "large": 952_131}  # of 17,000,000 lookups


@cuda.jit(device=True)
def last_below(energies, energy):
    """The last place whose energy is not above, by bisection."""
    low, high = 0, energies.size - 1
    while high - low > 1:
        middle = low + (high - low) // 2
        if energies[middle] > energy:
            high = middle
        else:
            low = middle
    return low


@cuda.jit(device=True)
def last_point_below(grid, nuclide, energy):
    low, high = 0, grid.shape[1] - 1
    while high - low > 1:
        middle = low + (high - low) // 2
        if grid[nuclide, middle].energy > energy:
            high = middle
        else:
            low = middle
    return low


@cuda.jit(device=True)
def place_on_union(union, energy):
    return last_below(union, energy)


@cuda.jit(device=True)
def point_on_union(grid, nuclide, energy, place, table):
    at = table[place, nuclide]
    return at - 1 if at == grid.shape[1] - 1 else at


@cuda.jit(device=True)
def no_place(union, energy):
    return 0


@cuda.jit(device=True)
def point_by_search(grid, nuclide, energy, place, table):
    return last_point_below(grid, nuclide, energy)


def _kernels(find_place, find_point):
    """The primal and the gradient, for one way to find the point of a nuclide below an energy."""

    @cuda.jit(device=True)
    def macroscopic(grid, macro, energy, material, counts, nuclides, weights, union, table):
        """The five cross sections of a material at an energy."""
        place = find_place(union, energy)
        total, elastic, absorption, fission, nu_fission = 0.0, 0.0, 0.0, 0.0, 0.0
        for j in range(counts[material]):
            nuclide, weight = nuclides[material, j], weights[material, j]
            at = find_point(grid, nuclide, energy, place, table)
            low, high = grid[nuclide, at], grid[nuclide, at + 1]
            f = (high.energy - energy) / (high.energy - low.energy)
            total += weight * (high.total - f * (high.total - low.total))
            elastic += weight * (high.elastic - f * (high.elastic - low.elastic))
            absorption += weight * (high.absorption - f * (high.absorption - low.absorption))
            fission += weight * (high.fission - f * (high.fission - low.fission))
            nu_fission += weight * (high.nu_fission - f * (high.nu_fission - low.nu_fission))
        macro[0], macro[1], macro[2], macro[3], macro[4] = total, elastic, absorption, fission, nu_fission

    @cuda.jit
    def primal(grid, verification, totals, shares, counts, nuclides, weights, union, table):
        i = cuda.grid(1)
        macro = cuda.local.array(5, float64)
        if i < verification.size:
            energy, material = sample(i, shares)
            macroscopic(grid, macro, energy, material, counts, nuclides, weights, union, table)
            verification[i], totals[i] = largest(macro), macro[0]

    @cuda.jit
    def gradient(grid, dgrid, verification, totals, shares, counts, nuclides, weights, union, table):
        i = cuda.grid(1)
        macro, dmacro = cuda.local.array(5, float64), cuda.local.array(5, float64)
        if i < verification.size:
            energy, material = sample(i, shares)
            for k in range(5):
                dmacro[k] = 0.0
            dmacro[0] = 1.0
            autodiff(macroscopic, Duplicated(grid, dgrid), Duplicated(macro, dmacro), Const(energy), Const(material),
                     Const(counts), Const(nuclides), Const(weights), Const(union), Const(table))  # fmt: skip
            verification[i], totals[i] = largest(macro), macro[0]

    return primal, gradient


primal, gradient = _kernels(place_on_union, point_on_union)
primal_by_search, gradient_by_search = _kernels(no_place, point_by_search)


@njit
def _fill_table(energies, union, table):
    """For every energy of all nuclides: where each nuclide's grid is at it."""
    points = energies.shape[1]
    for nuclide in range(energies.shape[0]):
        at, limit = 0, energies[nuclide, 1]
        for u in range(union.size):
            if union[u] >= limit and at < points - 2:
                at += 1
                limit = energies[nuclide, at + 1]
            table[u, nuclide] = at


def nuclide_grid(nuclides: int, points: int = POINTS) -> np.ndarray:
    """The table: random numbers in the order of memory, each nuclide's points then sorted by energy."""
    numbers, _ = random_numbers(GRID_SEED, nuclides * points * len(FIELDS))
    grid = numbers.view(POINT).reshape(nuclides, points)
    return np.stack([row[np.argsort(row["energy"], kind="stable")] for row in grid])


def inputs(size: str = "small", lookups: int = 17_000, *, unionized: bool = False, points: int = POINTS) -> tuple:
    """grid, verification, totals, and the tables, in the order of the kernel's arguments."""
    grid = nuclide_grid(NUCLIDES[size], points)
    counts, nuclides = composition(size)
    weights, _ = concentrations(counts, nuclides.shape[1], LOOKUP_SEED * LOOKUP_SEED)
    union, table = np.empty(0), np.empty((0, 0), np.int32)
    if unionized:
        union = np.sort(grid["energy"].reshape(-1))
        table = np.empty((union.size, len(grid)), np.int32)
        _fill_table(np.ascontiguousarray(grid["energy"]), union, table)
    return grid, np.zeros(lookups, np.int64), np.zeros(lookups), SHARES, counts, nuclides, weights, union, table


def launch(arguments: tuple) -> tuple[int, int]:
    return -(-arguments[1].size // BLOCK), BLOCK
