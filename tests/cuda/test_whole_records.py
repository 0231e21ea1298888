"""Records that kernels copy whole: between arrays, through shared and local memory; by hand."""

import re

import numba
import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda

from numba_enzyme import Duplicated
from numba_enzyme.bridge.cuda.narrow_stores import with_narrow_stores
from numba_enzyme.testing import check_kernel

PAIR = np.dtype([("x", np.float64), ("y", np.float64)])
TYPES = {
    "pair": PAIR,
    "one number": np.dtype([("x", np.float64)]),
    "singles": np.dtype([("x", np.float32), ("y", np.float32)]),
    "mixed": np.dtype([("n", np.int32), ("x", np.float32), ("y", np.float64), ("flag", np.int8)], align=True),
    "packed": np.dtype([("n", np.int8), ("x", np.float64), ("m", np.int16), ("y", np.float32)]),
    "nested": np.dtype([("n", np.int64), ("v", np.float64, (2, 3)), ("x", np.complex128), ("inner", PAIR)]),
}


def numbers(array):
    """All floating numbers of an array of records, as views."""
    for name in array.dtype.names:
        field = array[name]
        if field.dtype.names:
            yield from numbers(field)
        elif field.dtype.kind in "fc":
            yield field


def filled(dtype, seed, n=8):
    array, random = np.zeros(n, dtype), np.random.default_rng(seed)
    for name in dtype.names:
        if dtype[name].kind in "iu":
            array[name] = random.integers(0, 9, array[name].shape)
    for field in numbers(array):
        field[...] = random.uniform(0.5, 1.5, field.shape)
    return array


def kernels_of(dtype):
    record = numba.from_dtype(dtype)

    @kernel
    def reversed_copy(a, b):
        i = cuda.grid(1)
        b[i] = a[a.size - 1 - i]

    @kernel
    def by_shared_memory(a, b):
        s = cuda.shared.array(4, record)
        t, i = cuda.threadIdx.x, cuda.grid(1)
        s[t] = a[4 * (1 - cuda.blockIdx.x) + t]
        cuda.syncthreads()
        b[i] = s[3 - t]

    @kernel
    def by_local_memory(a, b):
        s = cuda.local.array(3, record)
        i = cuda.grid(1)
        for k in range(3):
            s[k] = a[(a.size - 1 - i + k) % a.size]
        b[i] = s[0]

    return reversed_copy, by_shared_memory, by_local_memory


@pytest.mark.on_device
@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("which", range(3), ids=["memory", "shared", "local"])
def test_copies_move_cotangents_and_tangents(name, which):
    dtype = TYPES[name]
    function = kernels_of(dtype)[which]
    a, b, da, db = filled(dtype, 1), filled(dtype, 2), filled(dtype, 3), filled(dtype, 4)
    expected = [(before + after[::-1], 0 * after) for before, after in zip(numbers(da.copy()), numbers(db.copy()), strict=True)]
    function.grad[2, 4](Duplicated(a, da), Duplicated(b, db))
    np.testing.assert_array_equal(b, a[::-1])
    for (new_a, new_b), found_a, found_b in zip(expected, numbers(da), numbers(db), strict=True):
        np.testing.assert_allclose(found_a, new_a, rtol=1e-7 if found_a.itemsize < 8 else 1e-15)
        np.testing.assert_array_equal(found_b, new_b)
    da, db = filled(dtype, 3), filled(dtype, 4)
    function.jvp[2, 4](Duplicated(a, da), Duplicated(b, db))
    for here, there in zip(numbers(da), numbers(db), strict=True):
        np.testing.assert_array_equal(there, here[::-1])


pair = numba.from_dtype(PAIR)


@kernel
def fields_of_local_records(a, b, out):
    """Zeros at first, then field by field, and whole."""
    s = cuda.local.array(3, pair)
    i = cuda.grid(1)
    for k in range(2):
        s[k].x = a[(i + k) % 8] * b[i]
        s[k].y = a[(i + k) % 8] + b[i]
    s[2] = s[i % 2]
    out[i] = s[i % 3].x * s[(i + 1) % 3].y + s[2].x


def test_fields_of_local_records():
    random = np.random.default_rng(0)
    check_kernel(fields_of_local_records, (2, 4), (random.uniform(0.5, 1.5, 8), random.uniform(0.5, 1.5, 8), np.zeros(8)))
    assert "local" in fields_of_local_records.inspect_gradient("(float64[:], float64[:], float64[:])", view="ptx")


def test_one_record_as_an_argument():
    @kernel
    def scaled(r, x, out):
        i = cuda.grid(1)
        s = cuda.shared.array(4, pair)
        s[cuda.threadIdx.x] = r
        out[i] = s[cuda.threadIdx.x].x * x[i] + s[cuda.threadIdx.x].y

    r, dr, x, dx = filled(PAIR, 1, 1), np.zeros(1, PAIR), np.arange(4.0), np.zeros(4)
    scaled.grad[1, 4](Duplicated(r[0], dr[0]), Duplicated(x, dx), Duplicated(np.zeros(4), np.ones(4)))
    assert (dr["x"][0], dr["y"][0]) == (6.0, 4.0)
    np.testing.assert_array_equal(dx, np.full(4, r["x"][0]))


@pytest.mark.parametrize("which", range(3), ids=["memory", "shared", "local"])
@pytest.mark.parametrize("name", TYPES)
def test_on_a_device_bytes_are_stored_as_they_are(name, which):
    """No byte is stored of a register that holds a floating-point result: NVIDIA's assembler would convert the number."""
    records = numba.types.Array(numba.from_dtype(TYPES[name]), 1, "C")
    text = kernels_of(TYPES[name])[which].inspect_gradient((records, records), view="ptx", block=4)
    sums = set(re.findall(r"(?:add|fma)\.rn\.f\d+\s+(%\w+),", text))
    assert sums.isdisjoint(re.findall(r"st\.\w+\.b8\s+\[[^\]]+\], (%\w+);", text))
    assert not sums or re.search(r"mov\.b(\d+) \t(%ne\d+), %\w+;\n\tst\.\w+\.b8 \t\[[^\]]+\], \2;", text)


BODY = """{
	.reg .b64 	%rd<9>;
	add.rn.f64 	%rd1, %rd2, %rd3;
	cvt.rn.f32.f64 	%r1, %rd1;
	cvt.rzi.s32.f64 	%r2, %rd1;
	st.global.b8 	[%rd4+1], %rd1;
	st.b16 	[%rd4+2], %r1;
	st.b16 	[%rd4+2], %r2;
	st.global.b64 	[%rd4], %rd1;
	@%p1 st.shared.v2.b32 	[%rd4], {%r1, %rd1};
}"""
MOVED = """{
	.reg .b64 	%ne0;
	.reg .b32 	%ne1;
	.reg .b64 	%ne2;
	.reg .b64 	%rd<9>;
	add.rn.f64 	%rd1, %rd2, %rd3;
	cvt.rn.f32.f64 	%r1, %rd1;
	cvt.rzi.s32.f64 	%r2, %rd1;
	mov.b64 	%ne0, %rd1;
	st.global.b8 	[%rd4+1], %ne0;
	mov.b32 	%ne1, %r1;
	st.b16 	[%rd4+2], %ne1;
	st.b16 	[%rd4+2], %r2;
	st.global.b64 	[%rd4], %rd1;
	@%p1 mov.b64 	%ne2, %rd1;
	@%p1 st.shared.v2.b32 	[%rd4], {%r1, %ne2};
}"""


def test_parts_of_numbers():
    assert with_narrow_stores(BODY) == MOVED
