"""Frames of Python functions below `with_room_for_frames` never stand at the end of a chunk of memory."""

import inspect
import sys

import pytest

from numba_enzyme.frames import with_room_for_frames

resource = pytest.importorskip("resource")


def leaf():
    a = b = c = d = None
    return a, b, c, d


def called_often_at(depth):
    if depth:
        return called_often_at(depth - 1)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(200):
        leaf()
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


@with_room_for_frames
def most_faults_at_any_depth(depths, /, *, start=0):
    return max(called_often_at(depth) for depth in range(start, depths))


def test_no_depth_is_worse_than_another():
    called_often_at(300)
    most_faults_at_any_depth(300)  # pages that are touched for the first time
    assert most_faults_at_any_depth(300) < 50  # 200 and more where each call of `leaf` maps memory


def test_what_a_function_is_stays():
    assert most_faults_at_any_depth.__name__ == "most_faults_at_any_depth"
    assert list(inspect.signature(most_faults_at_any_depth).parameters) == ["depths", "start"]
    with pytest.raises(ValueError, match="empty"):
        most_faults_at_any_depth(0)
    with pytest.raises(RecursionError):
        with_room_for_frames(called_often_at)(sys.getrecursionlimit() + 1)
