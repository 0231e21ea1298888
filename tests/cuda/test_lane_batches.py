"""Sums of lanes at several places at a time: which are combined, what must not be, and gradients of a device that does so."""

import numpy as np
import pytest
from fake_device import FakeDriver
from kernel_corpus import CASES
from launched import target
from numba import cuda, float64

from numba_enzyme import Const, Duplicated, differentiate
from numba_enzyme.api import kernels
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.rules.book import kernel_book
from numba_enzyme.transform.lane_batches import combine_sums, mark_loops_of_sums
from numba_enzyme.transform.prepare.lane_sums import take_apart

TOLD = "i32 0, i32 1, i32 2, i1 true"
BETWEEN = """
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
declare void @ne.lanes.add.f64(ptr, double, i32, i32, i32, i1) convergent nounwind
declare void @ne.lanes.add.f32(ptr, float, i32, i32, i32, i1) convergent nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent nounwind
define void @f(ptr noalias %p, ptr noalias %q, i64 %i, i64 %j, double %a, double %b) {{
  %pi = getelementptr double, ptr %p, i64 %i
  call void @ne.lanes.add.f64(ptr %pi, double %a, {told})
  {between}
  %i8 = add i64 %i, 3
  %pj = getelementptr double, ptr %p, i64 %i8
  call void @ne.lanes.add.f64(ptr %pj, double %b, {told})
  ret void
}}
"""
COMBINED = f"call void @ne.lanes.add.f64.2(ptr %pi, i64 0, i64 24, double %a, double %b, {TOLD})"


@pytest.mark.parametrize(("between", "combined"), [
    ("", True), ("%x = load double, ptr %q", True), ("store double 1.0, ptr %q", True),
    ("%x = load double, ptr %p", False), ("store double 1.0, ptr %p", False),
    ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", False), ("fence seq_cst", False),
    ("%x = atomicrmw add ptr %q, i64 1 monotonic", False)])  # fmt: skip
def test_what_may_stand_between_two_sums(between, combined):
    module = parse_module(BETWEEN.format(between=between, told=TOLD))
    combine_sums(module, module.functions["f"], kernel_book())
    assert (COMBINED in print_module(module)) == combined


@pytest.mark.parametrize(("other", "why"), [
    (("i64 %i8\n", "i64 %j\n"), "the distance is not known"), (("add i64 %i, 3", "add i64 %i, 0"), "it is one place"),
    (("double %b, i32 0, i32 1", "double %b, i32 1, i32 2"), "they are sums of other lanes")])  # fmt: skip
def test_sums_that_stay_apart(other, why):
    head, _, tail = BETWEEN.format(between="", told=TOLD).rpartition("%pi, double")
    module = parse_module(head + "%pi, double" + tail.replace(*other))
    combine_sums(module, module.functions["f"], kernel_book())
    assert print_module(module).count("call void @ne.lanes.add.f64(") == 2, why


def test_sums_are_taken_apart_again():
    """For the host, and for whoever differentiates the derivative."""
    module = parse_module(BETWEEN.format(between="", told=TOLD))
    combine_sums(module, module.functions["f"], kernel_book())
    take_apart(module)
    text = print_module(module)
    assert "f64.2" not in text
    assert f"call void @ne.lanes.add.f64(ptr %pi, double %a, {TOLD})" in text
    assert "getelementptr i8, ptr %pi, i64 24" in text


LOOP = """
declare void @ne.lanes.add.f64(ptr, double, i32, i32, i32, i1) convergent nounwind
define void @f(ptr noalias %p, ptr noalias %q, i64 %n) {{
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = getelementptr double, ptr %q, i64 %k
  %v = load double, ptr %x
  %y = getelementptr double, ptr %p, i64 %k
  call void @ne.lanes.add.f64(ptr %y, double %v, {told})
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, {bound}
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


@pytest.mark.parametrize(("bound", "count"), [("16", 16), ("12", 12), ("64", 8), ("%n", 8)])
def test_loops_are_unrolled_for_that(bound, count):
    module = parse_module(LOOP.format(bound=bound, told=TOLD))
    assert mark_loops_of_sums(module, module.functions["f"])
    assert f'"llvm.loop.unroll.count", i32 {count}' in print_module(module)


@pytest.mark.parametrize("shape", [(16, 16), (13, 21)])
def test_products_of_matrices(monkeypatch, shape):
    """Gradients of tiles of 8 x 8 on a device, whole ones and those at the border, against the two products."""
    monkeypatch.setattr(kernels, "cuda_driver", FakeDriver)
    random, n = np.random.default_rng(3), shape[1]
    a, b, dc = random.uniform(-1, 1, shape), random.uniform(-1, 1, (n, 17)), random.uniform(-1, 1, (shape[0], 17))
    da, db, c = np.zeros_like(a), np.zeros_like(b), np.zeros((shape[0], 17))
    with target("cuda"):
        CASES["matmul"][0].grad[(3, 2), (8, 8)](Duplicated(a, da), Duplicated(b, db), Duplicated(c, dc.copy()))
    np.testing.assert_allclose(c, a @ b, rtol=1e-12)
    np.testing.assert_allclose(da, dc @ b.T, rtol=1e-12)
    np.testing.assert_allclose(db, a.T @ dc, rtol=1e-12)


def _device(function):
    return differentiate(cuda.jit(function), target="cpu")


@_device
def overlapping_rows(a, w, out):
    s = cuda.shared.array(64, float64)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    s[ty * cuda.blockDim.x + tx] = a[ty * cuda.blockDim.x + tx]
    cuda.syncthreads()
    total = 0.0
    for k in range(4):
        total += s[ty + k] * w[k, tx]
    out[ty, tx] = total


@_device
def diagonals(a, w, out):
    s = cuda.shared.array(64, float64)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    s[ty * cuda.blockDim.x + tx] = a[ty * cuda.blockDim.x + tx]
    cuda.syncthreads()
    out[ty, tx] = (s[ty] + s[ty + 1]) * w[0, tx]


@pytest.mark.parametrize(("kernel", "reads"), [(overlapping_rows, 4), (diagonals, 2)])
def test_groups_of_one_warp_may_add_to_one_place(monkeypatch, kernel, reads):
    """Rows of a block of one warp, of which one adds where the next one does: none of them may read and write as if alone."""
    monkeypatch.setattr(kernels, "cuda_driver", FakeDriver)
    random = np.random.default_rng(4)
    a, w, seeds = random.uniform(-1, 1, 32), random.uniform(-1, 1, (4, 8)), random.uniform(-1, 1, (4, 8))
    if reads == 2:
        w[:] = w[0]
    da, want = np.zeros(32), np.zeros(32)
    with target("cuda"):
        kernel.grad[1, (8, 4)](Duplicated(a, da), Const(w), Duplicated(np.zeros((4, 8)), seeds.copy()))
    for y in range(4):
        for k in range(reads):
            want[y + k] += seeds[y] @ w[k]
    np.testing.assert_allclose(da, want, rtol=1e-12, atol=1e-14)


@_device
def across_planes(a, out):
    s = cuda.shared.array(64, float64)
    tx, ty, tz = cuda.threadIdx.x, cuda.threadIdx.y, cuda.threadIdx.z
    t = (tz * 4 + ty) * 4 + tx
    s[t] = a[t]
    cuda.syncthreads()
    out[tz, ty, tx] = s[tx + ty] * (1.0 + tz)


def test_planes_of_one_warp_may_add_to_one_place(monkeypatch):
    monkeypatch.setattr(kernels, "cuda_driver", FakeDriver)
    a, da = np.random.default_rng(4).uniform(-1, 1, 32), np.zeros(32)
    with target("cuda"):
        across_planes.grad[1, (4, 4, 2)](Duplicated(a, da), Duplicated(np.zeros((2, 4, 4)), np.ones((2, 4, 4))))
    np.testing.assert_array_equal(da[:8], [3, 6, 9, 12, 9, 6, 3, 0])
