"""What lies where in records: the words of requests, and the structures in which records are copied."""

import numpy as np
from numba import from_dtype

from numba_enzyme.analysis.memory.kinds import INTEGER, declared_places
from numba_enzyme.bridge.cpu.record_memory import copied_type
from numba_enzyme.bridge.record_layout import has_shadow, record_word
from numba_enzyme.ir.types import DOUBLE, FLOAT


def test_words_and_structures():
    aligned = from_dtype(np.dtype([("a", "f8"), ("n", "i4"), ("b", "f8")], align=True))
    assert record_word(aligned) == "24: 0 double, 8 integer, 12 integer, 16 double"
    assert str(copied_type(aligned)) == "<{double, i64, double}>"
    packed = from_dtype(np.dtype([("k", "i1"), ("v", "f4", (2,)), ("z", "c8"), ("i", np.dtype([("w", "f8")]))]))
    assert record_word(packed) == "25: 0 integer, 1 float, 5 float, 9 float, 13 float, 17 double"
    assert str(copied_type(packed)) == "<{i8, float, float, float, float, double}>"


def test_records_of_which_it_cannot_be_said():
    no_numbers, many = np.dtype([("n", "i4"), ("t", "S3")]), np.dtype([("v", "f8", (1025,))])
    overlapping = np.dtype({"names": ["x", "y"], "formats": ["f8", "f8"], "offsets": [0, 4], "itemsize": 16})
    for dtype in (no_numbers, many, overlapping):
        assert record_word(from_dtype(dtype)) == "" and copied_type(from_dtype(dtype)) is None
        assert has_shadow(from_dtype(dtype)) == (dtype is many)


def test_large_records_are_copied_as_memory():
    """Which LLVM does for all types of that size; smaller ones it takes apart."""
    large, small = (from_dtype(np.dtype([("v", "f4", (count,))])) for count in (257, 256))
    assert record_word(large) and copied_type(large) is None and len(copied_type(small).elements) == 256


def test_declared_places():
    assert list(declared_places("float")) == [(0, 4, FLOAT)]
    assert list(declared_places("16: 0 double, 8 integer")) == [(0, 16, DOUBLE), (8, 16, INTEGER)]
