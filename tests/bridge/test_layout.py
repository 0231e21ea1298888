"""Activities of flattened Numba parameters."""

import pytest
from numba import complex64, float32, float64, int64, types

from numba_enzyme.bridge.cpu.context import differentiation_context
from numba_enzyme.bridge.cpu.layout import build_request, carries_derivative, hides_derivative, holds_array
from numba_enzyme.errors import ActivityError
from numba_enzyme.request import Mode

CONST, DUP, ACTIVE = "const", "dup", "active"


def activities(arguments, shadows, mode=Mode.REVERSE, restype=float64):
    request = build_request(differentiation_context(), "f", restype, arguments, shadows, mode)
    return [activity.value for activity in request.activities], request.parameter_layouts


def test_array_scalar_and_integer():
    words, layouts = activities((float64[:, ::1], float64, int64), (float64[:, ::1], float64, types.none))
    assert words == [DUP, CONST, DUP, DUP, CONST, CONST, DUP, CONST, CONST, CONST, CONST, ACTIVE, CONST]
    assert layouts[0] == "double" and layouts[6] == "double" and layouts[11] == ""


def test_forward_scalars_are_shadowed():
    words, _ = activities((float64, complex64), (float64, complex64), Mode.FORWARD, complex64)
    assert words == [DUP, CONST, DUP, DUP, DUP]


def test_constant_arguments_and_results():
    words, _ = activities((float32[:], float64), (types.none, types.none), restype=int64)
    assert set(words) == {CONST} and len(words) == 2 + 7 + 1


def test_tuples_are_flattened_with_their_shadows():
    pair = types.Tuple((float32[:], int64))
    words, layouts = activities((pair,), (types.Tuple((float32[:], types.none)),))
    assert words == [DUP, CONST, DUP, DUP, CONST, CONST, DUP, CONST, CONST, CONST]
    assert layouts[6] == "float"


def test_what_carries_no_derivative_must_be_constant():
    with pytest.raises(ActivityError, match="Const"):
        activities((types.unicode_type,), (types.unicode_type,))


def test_predicates():
    assert carries_derivative(types.Tuple((int64, float64)))
    assert not carries_derivative(int64[:])
    assert holds_array(types.Tuple((int64, float64[:]))) and not holds_array(types.Tuple((int64, float64)))


def test_strides_of_aligned_arrays_are_multiples():
    context = differentiation_context()
    arguments = (types.Array(complex64, 2, "A"), types.Array(float64, 1, "A", aligned=False))
    request = build_request(context, "f", float64, arguments, arguments, Mode.REVERSE)
    assert request.parameter_multiples == (0, 0, *(0, 0, 0, 4, 0, 0, 0, 4, 4), *[0] * 7)


def test_floats_that_have_no_tangents():
    number, record = types.float64, types.Record([("a", {"type": types.float64, "offset": 0})], 8, True)
    hiding = [types.List(number), types.ListType(number), types.DictType(types.int64, number), record, types.Optional(number),
              types.Array(record, 1, "C"), types.Tuple((number, types.List(types.UniTuple(number, 2))))]
    assert all(map(hides_derivative, hiding))
    open_ = [number, types.Array(number, 1, "C"), types.UniTuple(number, 2), types.List(types.int64), types.unicode_type]
    assert not any(map(hides_derivative, open_))
