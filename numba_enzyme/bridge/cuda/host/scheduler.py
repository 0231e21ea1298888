"""Resolves what threads of a block wait for, when it is more than one barrier that all of them have reached.

    resolve(states, n) -> 0: somebody may go on     1: they wait for each other for ever     2: they wait at different barriers

Compiled by Numba on first use, called from the launch's machine code.
"""

from __future__ import annotations

import functools

import numpy as np
from numba import carray, cfunc, njit, types

from .meetings import (
    ACTIVE_MASK,
    AND,
    BARRIER,
    COUNT,
    ENDED,
    MATCH_ALL,
    MATCH_ANY,
    OFFSETS,
    PADDING,
    RUNS,
    SHUFFLE,
    SHUFFLE_ADJOINT,
    STATE_BYTES,
    VOTE,
    WHOLE_GRID,
)

WARP = 32
DEADLOCK, DIVERGENT = 1, 2
KIND, SITE, MASK, MODE, OPERAND, CLAMP, INSIDE = (
    OFFSETS[n] // 4 for n in ("kind", "site", "mask", "mode", "operand", "clamp", "inside"))
VALUE, ANSWER = OFFSETS["value"] // 8, OFFSETS["answer"] // 8
WORDS, LONGS = STATE_BYTES // 4, STATE_BYTES // 8
IDX, UP, DOWN, BFLY = range(4)
ALL, ANY, EQUAL, BALLOT = range(4)


@njit(cache=True)
def _at_barrier(words: np.ndarray, longs: np.ndarray, count: int, alive: int):
    """All living threads wait at one barrier: it is counted, and they go on."""
    number = 0
    for t in range(count):
        if words[t, KIND] == BARRIER and longs[t, VALUE] != 0:
            number += 1
    for t in range(count):
        if words[t, KIND] == BARRIER:
            mode = words[t, MODE] & ~PADDING
            if mode == COUNT:
                longs[t, ANSWER] = number
            elif mode == AND:
                longs[t, ANSWER] = number == alive
            else:
                longs[t, ANSWER] = number > 0
            words[t, KIND] = RUNS


@njit(cache=True)
def _has_come(words: np.ndarray, thread: int, other: int):
    """Whether ``other`` waits where ``thread`` waits, or will never come."""
    return words[other, KIND] == ENDED or (
        words[other, KIND] == words[thread, KIND] and words[other, SITE] == words[thread, SITE])


@njit(cache=True)
def _source(words: np.ndarray, first: int, size: int, lane: int, present: int):
    """Which lane's value a lane gets in a shuffle, its own where that one takes no part; and whether it is in range."""
    t = first + lane
    mode, operand, clamp = words[t, MODE], words[t, OPERAND] & 31, words[t, CLAMP]
    segment, limit = clamp >> 8 & 31, clamp & 31
    low = lane & segment
    last = low | (limit & ~segment & 31)
    if mode == UP:
        source = lane - operand
    elif mode == DOWN:
        source = lane + operand
    elif mode == BFLY:
        source = lane ^ operand
    else:
        source = low | (operand & ~segment)
    inside = source >= last if mode == UP else source <= last
    if not inside or source < 0 or source >= size or present >> source & 1 == 0:
        source = lane
    return source


@njit(cache=True)
def _shuffle_adjoint(words: np.ndarray, longs: np.ndarray, first: int, size: int, present: int):
    """Every lane that is present gets the sum of the values of the lanes that would read from it: others of the warp may have
    answers of another shuffle that they have not taken yet."""
    doubles, singles = longs.view(np.float64), words.view(np.float32)
    for lane in range(size):
        if present >> lane & 1:
            longs[first + lane, ANSWER] = 0
    for lane in range(size):
        if present >> lane & 1:
            source = first + _source(words, first, size, lane, present)
            if words[first + lane, INSIDE] == 64:
                doubles[source, ANSWER] += doubles[first + lane, VALUE]
            else:
                singles[source, 2 * ANSWER] += singles[first + lane, 2 * VALUE]


@njit(cache=True)
def _match(words: np.ndarray, longs: np.ndarray, first: int, size: int, lane: int, present: int):
    """The lanes that bring the same value."""
    found = 0
    for other in range(size):
        if present >> other & 1 and longs[first + other, VALUE] == longs[first + lane, VALUE]:
            found |= 1 << other
    everyone = found == present
    words[first + lane, INSIDE] = everyone
    longs[first + lane, ANSWER] = found if words[first + lane, KIND] == MATCH_ANY else present * everyone


@njit(cache=True)
def _vote(words: np.ndarray, longs: np.ndarray, thread: int, ballot: bool, present: int):
    mode = words[thread, MODE]
    if mode == ALL:
        words[thread, INSIDE] = ballot == present
    elif mode == ANY:
        words[thread, INSIDE] = ballot != 0
    elif mode == EQUAL:
        words[thread, INSIDE] = ballot == present or ballot == 0
    longs[thread, ANSWER] = ballot


@njit(cache=True)
def _release(words: np.ndarray, longs: np.ndarray, first: int, size: int, lane: int):
    """Let go the group in which a lane waits, if all of it has come."""
    t = first + lane
    kind = words[t, KIND]
    if kind == ACTIVE_MASK:
        _tell_active(words, longs, first, size, t)
        return True
    complete, present, ballot = _group(words, longs, first, size, t)
    if not complete:
        return False
    for other in range(size):
        if present >> other & 1:
            if kind == SHUFFLE:
                longs[first + other, ANSWER] = longs[first + _source(words, first, size, other, present), VALUE]
            elif kind in (MATCH_ANY, MATCH_ALL):
                _match(words, longs, first, size, other, present)
            elif kind == VOTE:
                _vote(words, longs, first + other, ballot, present)
    if kind == SHUFFLE_ADJOINT:
        _shuffle_adjoint(words, longs, first, size, present)
    for other in range(size):
        if present >> other & 1:
            words[first + other, KIND] = RUNS
    return True


@njit(cache=True)
def _tell_active(words: np.ndarray, longs: np.ndarray, first: int, size: int, t: int):
    """The active mask: the lanes that have come here as well, once all of the block wait somewhere."""
    present = 0
    for other in range(size):
        if words[first + other, KIND] == ACTIVE_MASK and words[first + other, SITE] == words[t, SITE]:
            present |= 1 << other
    for other in range(size):
        if present >> other & 1:
            longs[first + other, ANSWER] = present
            words[first + other, KIND] = RUNS


@njit(cache=True)
def _group(words: np.ndarray, longs: np.ndarray, first: int, size: int, t: int):
    """Whether all lanes of the mask have come or ended, those that have come, and those of them that bring something."""
    present, ballot = 0, 0
    for other in range(size):
        if words[t, MASK] >> other & 1:
            if not _has_come(words, t, first + other):
                return False, 0, 0
            if words[first + other, KIND] != ENDED:
                present |= 1 << other
                ballot |= (longs[first + other, VALUE] != 0) << other
    return True, present, ballot


def resolve(words_address: int, longs_address: int, count: int):
    words = carray(words_address, (count, WORDS), np.int32)
    longs = carray(longs_address, (count, LONGS), np.int64)
    alive, at_barrier, site, mixed = 0, 0, -1, False
    for t in range(count):
        if words[t, KIND] != ENDED:
            alive += 1
        if words[t, KIND] == BARRIER:
            at_barrier += 1
            if words[t, MODE] & PADDING == 0:
                mixed |= site >= 0 and words[t, SITE] != site
                site = words[t, SITE]
    if alive == at_barrier:
        if mixed:
            return DIVERGENT
        _at_barrier(words, longs, count, alive)
        return 0
    progress = False
    for first in range(0, count, WARP):
        size = min(WARP, count - first)
        for lane in range(size):
            if words[first + lane, KIND] not in (RUNS, ENDED, BARRIER, WHOLE_GRID):
                progress |= _release(words, longs, first, size, lane)
    return 0 if progress else DEADLOCK


@functools.cache
def resolver_address() -> int:
    """Where the compiled :func:`resolve` is."""
    return _compiled().address


@functools.cache
def _compiled():
    return cfunc(types.int32(types.voidptr, types.voidptr, types.int64), cache=True)(resolve)

