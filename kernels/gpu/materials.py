"""What XSBench and RSBench share: random numbers, materials, and which nuclides they consist of.

    state = (2806196910506780709 state + 1) mod 2^63          a thread begins at 1070, moved on by twice its number
"""

from __future__ import annotations

import numpy as np
from numba import cuda, njit, uint64

MULTIPLIER, MASK, MODULUS = np.uint64(2806196910506780709), np.uint64((1 << 63) - 1), float(1 << 63)
ZERO, ONE = np.uint64(0), np.uint64(1)
LOOKUP_SEED = np.uint64(1070)
SHARES = np.array([0.140, 0.052, 0.275, 0.134, 0.154, 0.064, 0.066, 0.055, 0.008, 0.015, 0.025, 0.013])
HASH_MODULUS = 999_983
NUCLIDES = {"small": 68, "large": 355}
FUEL = [58, 59, 60, 61, 40, 42, 43, 44, 45, 46, 1, 2, 3, 7, 8, 9, 10, 29, 57, 47, 48, 0, 62, 15, 33, 34, 52, 53, 54, 55, 56, 18,
        23, 41]  # fmt: skip
WATER = [24, 41, 4, 5]
STEEL = [19, 20, 21, 22, 35, 36, 37, 38, 39, 25]
TIN = [49, 50, 51, 11, 12, 13, 14]
VESSEL = [*STEEL, *range(27, 33), 26, *TIN, 6, 16, 17]


@njit
def advance(state):
    return (MULTIPLIER * state + ONE) & MASK


@njit
def random_numbers(state, count):
    """(numbers in [0, 1), the state after them)."""
    found = np.empty(count)
    for i in range(count):
        state = advance(state)
        found[i] = state / MODULUS
    return found, state


@cuda.jit(device=True)
def next_state(state):
    return (MULTIPLIER * state + ONE) & MASK


@cuda.jit(device=True)
def moved_on(state, steps):
    """The state after so many steps."""
    a, c, factor, term = MULTIPLIER, ONE, ONE, ZERO
    n = uint64(steps)
    while n > ZERO:
        if n & ONE:
            factor = factor * a
            term = term * a + c
        c = c * (a + ONE)
        a = a * a
        n = n >> ONE
    return (factor * state + term) & MASK


@cuda.jit(device=True)
def sample(lookup, shares):
    """(energy, material) of a lookup."""
    state = next_state(moved_on(LOOKUP_SEED, 2 * lookup))
    energy = state / MODULUS
    roll = next_state(state) / MODULUS
    for material in range(1, 12):
        running = 0.0
        for j in range(material, 0, -1):
            running += shares[j]
        if roll < running:
            return energy, material
    return energy, 0


@cuda.jit(device=True)
def largest(result):
    """One more than the index of the first largest number: what a lookup adds to the hash."""
    best, found = result[0], 0
    for i in range(1, result.size):
        if result[i] > best:
            best, found = result[i], i
    return found + 1


def composition(size: str) -> tuple[np.ndarray, np.ndarray]:
    """(nuclides per material, their numbers: a row per material)."""
    fuel = FUEL + list(range(68, 355)) if size == "large" else FUEL
    rest = [*WATER, *VESSEL]
    lists = [fuel, list(range(63, 68)), WATER, WATER, VESSEL, *[rest] * 5, *[WATER + list(range(63, 68))] * 2]
    lists[5:10] = [[*WATER, *STEEL, *TIN]] * 5
    counts = np.array([len(numbers) for numbers in lists], np.int32)
    table = np.zeros((12, max(counts)), np.int32)
    for row, numbers in zip(table, lists, strict=True):
        row[: len(numbers)] = numbers
    return counts, table


def concentrations(counts: np.ndarray, width: int, state: np.uint64) -> tuple[np.ndarray, np.uint64]:
    """(concentration of every nuclide of every material, the state of the random numbers after that)."""
    found = np.zeros((12, width))
    for row, count in zip(found, counts, strict=True):
        row[:count], state = random_numbers(state, int(count))
    return found, state


def hash_of(verification: np.ndarray) -> int:
    """The programs' hash: the sum of what the lookups have found."""
    return int(verification.sum()) % HASH_MODULUS
