"""Kernels in the oracle: indices, shared memory with barriers, warp operations, atomics, and their derivatives."""

import numpy as np
import pytest

from numba_enzyme.testing import Oracle, OracleError, assert_close, oracle_gradient
from numba_enzyme.testing.oracle_kernel import run_kernel

DECLARATIONS = """
@tile = internal addrspace(3) global [64 x double] undef
@dynamic = external addrspace(3) global [0 x double]
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare double @__nv_sin(double)
"""
INDEX = """  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %o = mul i32 %b, %n
  %i = add i32 %o, %t
  %p = getelementptr double, ptr %x, i32 %i
  %v = load double, ptr %p
"""


def kernel(body):
    return f"define ptx_kernel void @f(ptr %x, ptr %y) {{\n{INDEX}{body}\n}}\n{DECLARATIONS}"


def launched(body, arguments, launch):
    return oracle_gradient(kernel(body), "f", arguments, ["const"] * 2, returns="const", launch=launch)


REVERSAL = """  %s = getelementptr double, ptr addrspace(3) @tile, i32 %t
  %e = call double @__nv_sin(double %v)
  store double %e, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %l = sub i32 %n, 1
  %r = sub i32 %l, %t
  %a = getelementptr double, ptr addrspace(3) @tile, i32 %r
  %w = load double, ptr addrspace(3) %a
  %m = fmul double %w, %v
  %q = getelementptr double, ptr %y, i32 %i
  store double %m, ptr %q
  ret void"""


@pytest.mark.parametrize("memory", ["tile", "dynamic"])
def test_shared_memory_and_barriers(memory):
    x, after = np.random.default_rng(0).uniform(-1, 1, (2, 24))
    text = kernel(REVERSAL.replace("@tile", f"@{memory}"))
    launch = ((3, 1, 1), (8, 1, 1), 64)
    pairs = [(x, np.zeros(24)), (np.zeros(24), after)]
    found = oracle_gradient(text, "f", pairs, ["dup", "dup"], returns="const", launch=launch)
    blocks, weights = x.reshape(3, 8), after.reshape(3, 8)
    assert_close(found.contents[1], (np.sin(blocks[:, ::-1]) * blocks).ravel())
    expected = weights * np.sin(blocks[:, ::-1]) + np.cos(blocks) * (weights * blocks)[:, ::-1]
    assert_close(found.shadows[0], expected.ravel())
    assert np.array_equal(found.shadows[1], np.zeros(24))


def test_doubles_through_two_shuffles_of_halves():
    body = """  %bits = bitcast double %v to i64
  %low = trunc i64 %bits to i32
  %up = lshr i64 %bits, 32
  %high = trunc i64 %up to i32
  %l = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %low, i32 1, i32 31)
  %h = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %high, i32 1, i32 31)
  %lw = zext i32 %l to i64
  %hw = zext i32 %h to i64
  %hs = shl i64 %hw, 32
  %all = or disjoint i64 %hs, %lw
  %d = bitcast i64 %all to double
  %m = fmul double %d, %v
  %old = atomicrmw fadd ptr %y, double %m monotonic
  ret void"""
    x = np.random.default_rng(1).uniform(-1, 1, 32)
    pairs = [(x, np.zeros(32)), (np.zeros(1), np.ones(1))]
    found = oracle_gradient(kernel(body), "f", pairs, ["dup", "dup"], returns="const", launch=((1, 1, 1), (32, 1, 1)))
    shifted = np.append(x[1:], x[-1])  # the last lane reads itself
    assert_close(found.contents[1], np.array([np.sum(shifted * x)]))
    expected = shifted + np.insert(x[:-1], 0, 0.0)
    expected[-1] += x[-1]
    assert_close(found.shadows[0], expected)
    assert found.notes == []


def test_ballot():
    body = """  %c = fcmp ogt double %v, 0.0
  %m = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %c)
  %q = getelementptr i32, ptr %y, i32 %i
  store i32 %m, ptr %q
  ret void"""
    x = np.where(np.arange(40) % 3 == 0, 1.0, -1.0)
    found = launched(body, [x, np.zeros(40, np.int32)], ((1, 1, 1), (40, 1, 1)))
    expected = [sum(1 << k for k in range(32) if k % 3 == 0)] * 32 + [sum(1 << k for k in range(8) if (k + 32) % 3 == 0)] * 8
    assert found.contents[1].astype(np.uint32).tolist() == expected


def test_a_barrier_that_some_threads_never_reach_is_no_deadlock_of_the_interpreter():
    body = """  %c = icmp eq i32 %t, 0
  br i1 %c, label %wait, label %vote
wait:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
vote:
  %m = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 true)
  ret void"""
    with pytest.raises(OracleError, match="wait for each other"):
        launched(body, [np.zeros(4), np.zeros(4)], ((1, 1, 1), (4, 1, 1)))


def test_errors_name_the_thread():
    body = "  %q = getelementptr double, ptr %y, i32 %i\n  store double %v, ptr %q\n  ret void"
    with pytest.raises(OracleError, match=r"thread \(1, 0, 0\) of block \(1, 0, 0\)"):
        launched(body, [np.zeros(4), np.zeros(3)], ((2, 1, 1), (2, 1, 1)))


def test_indices_outside_a_kernel_are_an_error():
    oracle = Oracle(kernel("  ret void"))
    with pytest.raises(OracleError, match="outside a kernel"):
        oracle.call("f", [0, 0])
    x = oracle.memory.allocate(64, "argument", fill=0)
    run_kernel(oracle, "f", [x, 0], (1, 1, 1), (8, 1, 1))


def test_numba_memory_is_reference_counted():
    text = """
define double @f(double %x) {
  %m = call ptr @NRT_MemInfo_alloc_aligned(i64 16, i32 32)
  %d = getelementptr i8, ptr %m, i64 24
  %p = load ptr, ptr %d
  store double %x, ptr %p
  call void @NRT_incref(ptr %m)
  call void @NRT_decref(ptr %m)
  %v = load double, ptr %p
  call void @NRT_decref(ptr %m)
  ret double %v
}
declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
declare void @NRT_incref(ptr)
declare void @NRT_decref(ptr)
"""
    found = oracle_gradient(text, "f", [3.0], ["active"])
    assert (found.gradients, found.leaks) == ([1.0], [])
