"""Memory that is filled with the same in every iteration is filled once, and nothing else is moved."""

import math

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.ir import llvm_io
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.pipeline import differentiate
from numba_enzyme.rules import default_book
from numba_enzyme.testing.native import run_native
from numba_enzyme.testing.tolerance import assert_close
from numba_enzyme.transform.prepare.hoist_filled_memory import hoist_filled_memory
from tools.golden import parse_request

# steps times: w = malloc(n); w[i] = u[i] ** 2, if n > 0; v[i] = v[i] * w[i]; free(w)
FILLED = """
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @unknown(ptr)
define i32 @f(ptr noalias %u, ptr noalias %v, i64 %n, i64 %steps, ptr noalias %kept) {
entry:
  %none = icmp slt i64 %steps, 1
  %skip = icmp slt i64 %n, 1
  %bytes = shl i64 %n, 3
  br i1 %none, label %done, label %before
before:
  br label %outer
outer:
  %t = phi i64 [ 0, %before ], [ %t.next, %latch ]
  ; early
  br i1 %skip, label %latch, label %allocate
allocate:
  %w = call ptr @malloc(i64 %bytes)
  %full = icmp eq ptr %w, null
  br i1 %full, label %failed, label %fill.before
fill.before:
  ; ahead
  br label %fill
fill:
  %i = phi i64 [ 0, %fill.before ], [ %i.next, %fill ]
  %pu = getelementptr double, ptr %u, i64 %i
  %a = load double, ptr %pu
  %b = fmul double %a, %a
  %pw = getelementptr double, ptr %w, i64 %i
  store double %b, ptr %pw
  %i.next = add nsw i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %fill, label %use.before
use.before:
  br label %use
use:
  %j = phi i64 [ 0, %use.before ], [ %j.next, %use ]
  %qw = getelementptr double, ptr %w, i64 %j
  %c = load double, ptr %qw
  %pv = getelementptr double, ptr %v, i64 %j
  %d = load double, ptr %pv
  %e = fmul double %c, %d
  store double %e, ptr %pv
  ; later
  %j.next = add nsw i64 %j, 1
  %again = icmp slt i64 %j.next, %n
  br i1 %again, label %use, label %used
used:
  call void @free(ptr %w)
  br label %latch
latch:
  %t.next = add nsw i64 %t, 1
  %repeat = icmp slt i64 %t.next, %steps
  br i1 %repeat, label %outer, label %after
after:
  br label %done
failed:
  ret i32 1
done:
  ret i32 0
}
"""


def moved(text: str) -> str | None:
    module = parse_module(text)
    changed = hoist_filled_memory(module, module.functions["f"], default_book())
    return llvm_io.normalize(print_module(module)) if changed else None


def test_the_loop_stands_in_front():
    text = moved(FILLED)
    before, _, after = text.partition("\nouter:")
    assert "@malloc" in before.split("before:")[1] and "@malloc" not in after.split("declare")[0]
    assert "label %fill, label %fill.filled" in before
    assert text.count("call void @free") == 2  # behind the loop, and where no memory was left


@pytest.mark.parametrize(("n", "steps"), [(3, 4), (3, 1), (0, 4), (3, 0), (-2, 2), (1, 2)])
def test_the_gradient(n, steps):
    found = differentiate(FILLED, parse_request("reverse f(dup,dup,const,const,const) -> const"))
    u, v = np.array([0.5, -1.5, 2.0]), np.array([1.0, 0.25, -2.0])
    du, dv = np.zeros(3), np.ones(3)
    run = run_native(found.text, found.name, [u, du, v, dv, n, steps, np.zeros(1)])
    k, s = max(n, 0), max(steps, 0)
    expected_u, expected_v = np.zeros(3), np.ones(3)
    expected_u[:k] = (2 * s * u ** (2 * s - 1) * v)[:k] if s else 0.0
    expected_v[:k] = (u ** (2 * s))[:k]
    assert_close(run.contents[1], expected_u)
    assert_close(run.contents[3], expected_v)


@pytest.mark.parametrize(("old", "new"), [
    ("; later", "store double %e, ptr %qw"),  # the next iteration would find it
    ("; later", "%pu2 = getelementptr double, ptr %u, i64 %j\n  store double %e, ptr %pu2"),  # so that other things are filled in
    ("; later", "call void @unknown(ptr %v)"),  # which may not return
    ("; later", "store ptr %w, ptr %kept"),
    ("; ahead", "%early = load double, ptr %w\n  store double %early, ptr %kept"),
    ("%b = fmul double %a, %a", "%x = sitofp i64 %t to double\n  %b = fmul double %a, %x"),
    ("%b = fmul double %a, %a", "%old = load double, ptr %w\n  %b = fmul double %a, %old"),
    ("store double %b, ptr %pw", "store double %b, ptr %pw\n  store double %b, ptr %kept"),
    ("br i1 %skip, label %latch", "%odd = icmp eq i64 %t, 2\n  br i1 %odd, label %latch"),  # the loop may not run at all
    ("br i1 %skip, label %latch", "%odd = icmp eq i64 %t, 2\n  br i1 %odd, label %failed"),
    ("; early\n", "%odd = icmp eq i64 %t, 2\n  br i1 %odd, label %leave, label %stay\nleave:\n  br label %done\nstay:\n"),
    ("malloc(i64 %bytes)", "malloc(i64 %t)"),
    ("call void @free(ptr %w)", "store ptr %w, ptr %kept"),
])  # fmt: skip
def test_what_stays_where_it_is(old, new):
    text = FILLED.replace(old, new)
    llvm_io.normalize(text)
    assert moved(text) is None


def test_an_address_that_is_compared_is_not_moved():
    """One block in place of many is the same address in every iteration; whether it is null may be asked."""
    asked = "%same = icmp eq ptr %w, OTHER\n  %told = zext i1 %same to i64\n  store i64 %told, ptr %kept"
    assert moved(FILLED.replace("; later", asked.replace("OTHER", "null"))) is not None
    assert moved(FILLED.replace("; later", asked.replace("OTHER", "%kept"))) is None


def test_another_allocation_may_fail_first():
    first = "%other = call ptr @malloc(i64 8)\n  %lost = icmp eq ptr %other, null\n  br i1 %lost, label %failed, label %go\ngo:\n"
    text = FILLED.replace("; early\n", first).replace("%t.next = add", "call void @free(ptr %other)\n  %t.next = add")
    llvm_io.normalize(text)
    assert moved(text) is not None
    outside = text.replace("br i1 %none, label %done", "br i1 %none, label %failed")
    llvm_io.normalize(outside)
    assert moved(outside) is None  # where the failures end comes who never allocated


@njit
def payoff(u, v):
    total = 0.0
    for i in range(u.shape[0]):
        total += u[i] * u[i] - v[i] * v[i] + math.sin(u[i]) * v[i]
    return total


uphill = ne.grad(payoff, argnums=1)


@njit
def ascent(u, start, rate, steps):
    v = start.copy()
    for _ in range(steps):
        climb = uphill(u, v)
        for i in range(v.shape[0]):
            v[i] += rate * climb[i]
    return payoff(u, v)


@njit
def ascent_of_both(start, other, rate, steps):
    u, v = start.copy(), other.copy()
    for _ in range(steps):
        climb = uphill(u, v)
        for i in range(v.shape[0]):
            v[i] += rate * climb[i]
            u[i] -= rate * climb[i] * u[i]
    return payoff(u, v)


@pytest.mark.parametrize("function", [ascent, ascent_of_both])
@pytest.mark.parametrize("steps", [0, 1, 4])
def test_a_derivative_in_a_loop(function, steps):
    rng = np.random.default_rng(5)
    ne.testing.check_grads(function, (rng.standard_normal(3), rng.standard_normal(3), 0.2, steps))
    ne.testing.check_grads(function, (np.empty(0), np.empty(0), 0.2, steps))
