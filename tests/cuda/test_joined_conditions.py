"""Guards of several conditions as one branch, and loops whose iterations go different ways."""

import numpy as np
import pytest
from kernel_corpus import kernel
from numba import cuda, float64

from numba_enzyme import Duplicated
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.ir.verifier import verify
from numba_enzyme.testing import check_kernel
from numba_enzyme.transform.prepare.joined_conditions import join_conditions

GUARDS = """
define i64 @f(i64 %y, i64 %n, i64 %x, i64 %m, ptr %p) {{
a:
  %c = icmp slt i64 %y, %n
  br i1 %c, label {first}
b:
  %j = add nsw i64 %x, 8
  {computed}
  %d = icmp slt i64 %j, %m
  br i1 %d, label {second}
body:
  %t = phi i64 [ %j, %b ]
  store i64 %t, ptr %p
  br label %end
end:
  %r = phi i64 [ 0, %a ], [ {other}, %b ], [ 1, %body ]
  ret i64 %r
}}
"""


@pytest.mark.parametrize("first", ["%b, label %end", "%end, label %b"])
@pytest.mark.parametrize("second", ["%body, label %end", "%end, label %body"])
def test_one_branch(first, second):
    module = parse_module(GUARDS.format(first=first, second=second, computed="", other="0"))
    assert join_conditions(module) and not join_conditions(module)
    verify(module)
    function = module.functions["f"]
    assert [b.name for b in function.blocks] == ["a", "body", "end"]
    text = print_module(module)
    assert text.count("xor i1") == first.startswith("%end") + second.startswith("%end")
    assert "i1 false" in text and "br i1" in text and "[ 0, %a ], [ 1, %body ]" in text and "[ %j, %a ]" in text


@pytest.mark.parametrize(("computed", "other"), [
    ("%z = load i64, ptr %p", "0"), ("%z = sdiv i64 %x, %n", "0"), ("", "2"), ("%z = fdiv double 1.0, 2.0", "0"),
    ("\n".join(f"%z{i} = add i64 %x, {i}" for i in range(9)), "0")])  # fmt: skip
def test_what_stays_two_branches(computed, other):
    """What may fail or is much to do, and ways that are told apart behind them."""
    text = GUARDS.format(first="%b, label %end", second="%body, label %end", computed=computed, other=other)
    assert not join_conditions(parse_module(text))


@kernel
def guarded_tiles(x, c, y):
    s = cuda.shared.array(16, float64)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    total = 0.0
    for k in range((x.shape[1] + 15) // 16):
        s[t] = 1.0
        if i < x.shape[0] and t + k * 16 < x.shape[1] and c[i] > 0:
            s[t] = x[i, t + k * 16] ** 2 * c[i]
        cuda.syncthreads()
        if not (i >= y.size or t == 3):
            total += s[15 - t] * s[t]
        cuda.syncthreads()
    if i < y.size:
        y[i] = total


@kernel
def by_direction(x, y):
    s = cuda.shared.array((3, 16), float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    for k in range(4):
        for direction in range(3):
            if direction == 0:
                s[0, t] = x[i] * k
            elif direction == 1:
                s[1, t] = s[0, t] * x[i] + 1.0
            else:
                s[2, t] = s[1, t] ** 2
        cuda.syncthreads()
        y[i] += s[0, t] * s[1, 15 - t] + s[2, 15 - t] * x[i]
        cuda.syncthreads()


@pytest.mark.on_device
def test_guards_of_tiles():
    random = np.random.default_rng(5)
    arguments = (random.uniform(0.5, 1, (20, 37)), random.uniform(-0.5, 1, 32), np.zeros(20))
    check_kernel(guarded_tiles, (2, 16), arguments)
    plan = guarded_tiles.inspect_gradient("(float64[:, ::1], float64[::1], float64[::1])", view="plan")
    kept = [line for line in plan.splitlines() if line.startswith("cached") and ".from" in line]
    assert len(kept) <= 1, "only what depends on c is kept"


@pytest.mark.on_device
def test_iterations_that_go_different_ways():
    check_kernel(by_direction, (2, 16), (np.linspace(0.5, 1, 32), np.zeros(32)))
    plan = by_direction.inspect_gradient("(float64[::1], float64[::1])", view="plan")
    assert ".from" not in plan and "loops" not in plan, "no loop over directions, and nothing kept for it"


@kernel
def guarded_quotient(x, y, out):
    i = cuda.grid(1)
    a, b = x[i], y[i]
    out[i] = a + b
    if b != 0.0 and a / b * 3.0 + 1.0 < 4.0:
        out[i] = (a / b * 3.0 + 1.0) ** 2


@pytest.mark.on_device
def test_adjoints_of_what_a_guard_prevents():
    """A quotient is computed under the first condition only, and so is its adjoint: of a quotient by zero it is not a number."""
    x, dx, dy = np.array([0.5, 1.0, 0.0]), np.zeros(3), np.zeros(3)
    y = np.array([4.0, 0.0, 0.0])
    guarded_quotient.grad[1, 3](Duplicated(x, dx), Duplicated(y, dy), Duplicated(np.zeros(3), np.ones(3)))
    np.testing.assert_allclose(dx, [2 * (0.375 + 1) * 3 / 4, 1, 1])
    np.testing.assert_allclose(dy, [-2 * (0.375 + 1) * 3 * 0.5 / 16, 1, 1])
