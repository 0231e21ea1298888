"""Gradients of `ne.parallel_for` as IR: any order of the chunks gives the same; failures come out and leave nothing behind."""

from dataclasses import replace
from importlib.resources import files

import numpy as np
import pytest

from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.pipeline import differentiate
from numba_enzyme.rules import default_book
from numba_enzyme.target import Target
from numba_enzyme.testing.native import run_native
from numba_enzyme.testing.tolerance import assert_close
from numba_enzyme.transform.prepare.chunk_numbers import asks_for_thread, number_chunks
from tools.golden import parse_request

# Chunks one after the other, from the first to the last or the other way round.
LOOP = """
define i32 @ne.parallel_for(ptr %chunk, ptr %captured, i64 %start, i64 %stop, i64 %chunks) noinline {{
  %status = call i32 @ne.serial_for(ptr %chunk, ptr %captured, i64 %start, i64 %stop, i64 %chunks, i1 {backwards})
  ret i32 %status
}}
"""
SERIAL = files("numba_enzyme.transform").joinpath("runtime_ir", "ne.serial_for.ll").read_text(encoding="utf-8")

# y[i] = s * sum over j < m of x[i + j] ** 2; an iteration that finds a negative number fails with it.
WINDOWS = """
declare i32 @ne.parallel_for(ptr, ptr, i64, i64, i64)
define i32 @f(ptr noalias %x, ptr noalias %y, double %s, i64 %n, i64 %m, i64 %chunks) {
entry:
  %captured = alloca { ptr, ptr, double, i64 }
  %c1 = getelementptr i8, ptr %captured, i64 8
  %c2 = getelementptr i8, ptr %captured, i64 16
  %c3 = getelementptr i8, ptr %captured, i64 24
  store ptr %x, ptr %captured
  store ptr %y, ptr %c1
  store double %s, ptr %c2
  store i64 %m, ptr %c3
  %status = call i32 @ne.parallel_for(ptr @chunk, ptr %captured, i64 0, i64 %n, i64 %chunks)
  %fine = icmp eq i32 %status, 0
  br i1 %fine, label %good, label %bad
good:
  ret i32 0
bad:
  ret i32 %status
}
define internal i32 @chunk(ptr %captured, i64 %number, i64 %low, i64 %high) {
entry:
  %c1 = getelementptr i8, ptr %captured, i64 8
  %c2 = getelementptr i8, ptr %captured, i64 16
  %c3 = getelementptr i8, ptr %captured, i64 24
  %x = load ptr, ptr %captured
  %y = load ptr, ptr %c1
  %s = load double, ptr %c2
  %m = load i64, ptr %c3
  br label %rows
rows:
  %i = phi i64 [ %low, %entry ], [ %i.next, %end ]
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %next ]
  %sum = phi double [ 0.0, %rows ], [ %sum.next, %next ]
  %at = add i64 %i, %j
  %px = getelementptr double, ptr %x, i64 %at
  %v = load double, ptr %px
  %negative = fcmp olt double %v, 0.0
  br i1 %negative, label %fail, label %next
next:
  %w = fmul double %v, %v
  %sum.next = fadd double %sum, %w
  %j.next = add nsw i64 %j, 1
  %more = icmp slt i64 %j.next, %m
  br i1 %more, label %columns, label %end
fail:
  %code = trunc i64 %i to i32
  %code.1 = add i32 %code, 1
  ret i32 %code.1
end:
  %scaled = fmul double %sum.next, %s
  %py = getelementptr double, ptr %y, i64 %i
  store double %scaled, ptr %py
  %i.next = add nsw i64 %i, 1
  %again = icmp slt i64 %i.next, %high
  br i1 %again, label %rows, label %exit
exit:
  ret i32 0
}
"""

N, M, S = 11, 3, 1.7
X = np.random.default_rng(3).uniform(0.5, 1.5, N + M)
SEED = np.random.default_rng(4).uniform(0.5, 1.5, N)


def derivative(mode):
    spelled = {"reverse": "reverse f(dup,dup,active,const,const,const)", "forward": "forward f(dup,dup,dup,const,const,const)"}
    return differentiate(WINDOWS, replace(parse_request(spelled[mode]), target=Target(status_return=True), primal=True))


def run(found, arguments, backwards):
    text = found.text.replace("declare i32 @ne.parallel_for(ptr, ptr, i64, i64, i64) local_unnamed_addr", "")
    serial = "" if "define linkonce_odr i32 @ne.serial_for" in text else SERIAL
    assert "declare i32 @ne.parallel_for" not in text
    text = "\n".join([text, LOOP.format(backwards=int(backwards)), serial])
    return run_native(llvm_io.normalize(text), found.name, arguments)


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("chunks", [1, 4, 20])
def test_gradient(chunks, backwards):
    dx, y, dy = np.zeros(N + M), np.zeros(N), SEED.copy()
    found = run(derivative("reverse"), [X, dx, y, dy, S, N, M, chunks], backwards)
    squares = np.array([(X[i : i + M] ** 2).sum() for i in range(N)])
    expected = np.zeros(N + M)
    for i in range(N):
        expected[i : i + M] += SEED[i] * S * 2 * X[i : i + M]
    assert found.result[0] == 0
    assert_close(found.contents[1], expected)
    assert_close(found.result[1], (SEED * squares).sum())
    assert_close(found.contents[2], S * squares)
    assert not found.contents[3].any()


def test_atomic_additions_are_in_the_ir():
    text = derivative("reverse").text
    assert "atomicrmw fadd ptr" in text


RECURSION_ASKS = """
declare i64 @get_thread_id()
define internal i64 @asks(i64 %i) {
  %below = icmp slt i64 %i, 1
  br i1 %below, label %ask, label %down
ask:
  %t = call i64 @get_thread_id()
  ret i64 %t
down:
  %half = sdiv i64 %i, 2
  %one = call i64 @asks(i64 %half)
  %other = call i64 @asks(i64 %one)
  ret i64 %other
}
"""


def test_chunks_that_ask_for_their_thread_follow_one_another():
    """In the derivative of a loop that is judged to be serial; that of the others runs in parallel."""
    text = WINDOWS.replace("%code = trunc i64 %i", "%t = call i64 @asks(i64 %i)\n  %code = trunc i64 %t") + RECURSION_ASKS
    request = replace(parse_request("reverse f(dup,dup,active,const,const,const)"), target=Target(status_return=True))
    for source, sweeps in ((text, 0), (WINDOWS, 2)):  # forward and reverse
        lines = differentiate(source, request).text.split("\n")
        assert sum("@ne.parallel_for(ptr nonnull @ne.chunk." in line for line in lines) == sweeps


def test_forward_mode():
    dx, dy = np.random.default_rng(5).uniform(-1, 1, N + M), np.zeros(N)
    found = run(derivative("forward"), [X, dx, np.zeros(N), dy, S, 0.3, N, M, 4], False)
    windows = [slice(i, i + M) for i in range(N)]
    expected = [S * 2 * (X[w] * dx[w]).sum() + 0.3 * (X[w] ** 2).sum() for w in windows]
    assert_close(found.contents[3], np.array(expected))


@pytest.mark.parametrize("backwards", [False, True])
def test_a_failure_comes_out_and_no_adjoint_runs(backwards):
    """The status is that of a chunk that failed; shadows stay as they were, whatever had been computed is given up."""
    x = X.copy()
    x[7] = -1.0
    dx, dy = np.zeros(N + M), SEED.copy()
    found = run(derivative("reverse"), [x, dx, np.zeros(N), dy, S, N, M, 4], backwards)
    assert found.result[0] in (6, 7, 8) and found.result[1] == 0.0
    assert not found.contents[1].any() and (found.contents[3] == SEED).all()


def test_no_iterations():
    dx, dy = np.zeros(N + M), SEED.copy()
    found = run(derivative("reverse"), [X, dx, np.zeros(N), dy, S, 0, M, 4], False)
    assert found.result == (0, 0.0) and not found.contents[1].any()


ASKS = """
declare i64 @get_thread_id()
declare i32 @ne.parallel_for(ptr, ptr, i64, i64, i64)

define internal i64 @asks() {
  %t = call i64 @get_thread_id()
  ret i64 %t
}
define internal i64 @between() {
  %t = call i64 @asks()
  ret i64 %t
}
define internal i64 @other() {
  ret i64 3
}
define internal i32 @chunk(ptr %closure, i64 %number, i64 %low, i64 %high) {
  %t = call i64 @between()
  %u = call i64 @other()
  %at = getelementptr i64, ptr %closure, i64 %t
  store i64 %u, ptr %at
  ret i32 0
}
define i32 @f(ptr %closure, i64 %n) {
  %s = call i32 @ne.parallel_for(ptr @chunk, ptr %closure, i64 0, i64 %n, i64 4)
  ret i32 %s
}
"""


def test_functions_that_ask_for_the_thread_are_inlined_into_chunks():
    module = parse_module(ASKS)
    assert number_chunks(module, default_book())
    assert [n for n, f in module.functions.items() if "alwaysinline" in f.suffix] == ["asks", "between"]
    inlined = parse_module(llvm_io.optimize(print_module(module)))
    number_chunks(inlined, default_book())
    assert not any(asks_for_thread(i, default_book()) for f in inlined.functions.values() for i in f.instructions())
