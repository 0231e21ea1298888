"""Programs whose chains are far longer than Python's stack: nothing recurses over the length of a program."""

from __future__ import annotations

import sys

import pytest

import numba_enzyme as ne

LONG = 1_100  # more than Python's default recursion limit


def straight_line(n: int) -> str:
    """Each product is needed by the next one's adjoint and recomputed from all before it."""
    steps = [f"%v{i + 1} = {'fmul' if i % 2 else 'fadd'} double %v{i}, %x" for i in range(n)]
    return function("double %v0, double %x", steps, f"ret double %v{n}")


def sines(n: int) -> str:
    steps = [f"%v{i + 1} = call double @llvm.sin.f64(double %v{i})" for i in range(n)]
    return function("double %v0, double %x", steps, f"ret double %v{n}", "declare double @llvm.sin.f64(double)")


def selects(n: int) -> str:
    steps = []
    for i in range(n):
        steps += [f"%c{i} = fcmp olt double %v{i}, %x", f"%p{i} = fmul double %v{i}, %x",
                  f"%v{i + 1} = select i1 %c{i}, double %p{i}, double %v{i}"]  # fmt: skip
    return function("double %v0, double %x", steps, f"ret double %v{n}")


def indices(n: int) -> str:
    """An address whose index is made of a chain of integer arithmetic that LLVM can't fold."""
    steps = ["%j0 = load i64, ptr %k"]
    for i in range(n):
        steps += [f"%m{i} = mul i64 %j{i}, %j0", f"%j{i + 1} = xor i64 %m{i}, {i + 3}"]
    steps += [f"%j = and i64 %j{n}, 3", "%p = getelementptr double, ptr %a, i64 %j", "%v = load double, ptr %p",
              "%r = fmul double %v, %v", "store double %r, ptr %p"]  # fmt: skip
    return function("ptr %a, ptr %k", steps, "ret double %r")


def stores(n: int) -> str:
    steps = []
    for i in range(n):
        steps += [f"%l{i} = load double, ptr %a", f"%s{i} = fmul double %l{i}, %l{i}", f"store double %s{i}, ptr %a"]
    return function("ptr %a, double %x", steps, "ret double %x")


def branches(n: int) -> str:
    """A ladder of diamonds, each with a phi."""
    text = ["entry:", "  br label %b0"]
    for i in range(n):
        before = f"%v{i}" if i else "%v0"
        text += [f"b{i}:", *([f"  %v{i} = phi double [ %p{i - 1}, %t{i - 1} ], [ %v{i - 1}, %b{i - 1} ]"] if i else []),
                 f"  %c{i} = fcmp olt double {before}, %x", f"  br i1 %c{i}, label %t{i}, label %b{i + 1}",
                 f"t{i}:", f"  %p{i} = fmul double {before}, %x", f"  br label %b{i + 1}"]  # fmt: skip
    text += [f"b{n}:", f"  %r = phi double [ %p{n - 1}, %t{n - 1} ], [ %v{n - 1}, %b{n - 1} ]", "  ret double %r"]
    return "define double @f(double %v0, double %x) {\n" + "\n".join(text) + "\n}\n"


def calls(n: int) -> str:
    """A chain of functions each of which calls the next; kept apart by `noinline`."""
    text = [f"define internal double @g{n}(double %x) noinline {{\n  %y = fmul double %x, %x\n  ret double %y\n}}"]
    for i in range(n):
        text.append(f"define internal double @g{i}(double %x) noinline {{\n  %y = call double @g{i + 1}(double %x)\n"
                    "  %z = fmul double %y, %x\n  ret double %z\n}")  # fmt: skip
    text.append("define double @f(double %v0, double %x) {\n  %y = call double @g0(double %v0)\n  ret double %y\n}")
    return "\n".join(text)


def loop_bounds(n: int) -> str:
    """A loop whose trip count is a chain of arithmetic."""
    steps = ["%j0 = load i64, ptr %k"]
    for i in range(n):
        steps += [f"%m{i} = mul i64 %j{i}, %j0", f"%j{i + 1} = xor i64 %m{i}, {i + 3}"]
    body = "\n  ".join(steps)
    return f"""define double @f(ptr %a, ptr %k) {{
entry:
  {body}
  %last = and i64 %j{n}, 7
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 1.0, %entry ], [ %t, %loop ]
  %p = getelementptr double, ptr %a, i64 %i
  %v = load double, ptr %p
  %t = fmul double %s, %v
  %next = add i64 %i, 1
  %done = icmp ugt i64 %next, %last
  br i1 %done, label %exit, label %loop
exit:
  ret double %t
}}
"""


def addresses(n: int) -> str:
    """A pointer that is moved on again and again, by amounts that only memory knows."""
    steps = ["%j = load i64, ptr %k", "%g0 = getelementptr i8, ptr %a, i64 0"]
    for i in range(n):
        steps += [f"%o{i} = and i64 %j, {8 * (i + 1)}", f"%g{i + 1} = getelementptr i8, ptr %g{i}, i64 %o{i}"]
    steps += [f"%v = load double, ptr %g{n}", "%r = fmul double %v, %v", f"store double %r, ptr %g{n}"]
    return function("ptr %a, ptr %k", steps, "ret double %r")


def loop_indices(n: int) -> str:
    """In a loop, an index that is a long chain of the counter, of an array that the loop writes."""
    steps = ["%j0 = add i64 %i, %last"]
    for i in range(n):
        steps += [f"%m{i} = mul i64 %j{i}, %i", f"%j{i + 1} = add i64 %m{i}, {i + 3}"]
    body = "\n  ".join(steps)
    return f"""define double @f(ptr %a, ptr %k) {{
entry:
  %last = load i64, ptr %k
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  {body}
  %p = getelementptr double, ptr %a, i64 %j{n}
  %v = load double, ptr %p
  %t = fmul double %v, %v
  store double %t, ptr %p
  %next = add i64 %i, 1
  %done = icmp ugt i64 %next, %last
  br i1 %done, label %exit, label %loop
exit:
  ret double %t
}}
"""


def function(parameters: str, steps: list[str], end: str, more: str = "") -> str:
    return f"define double @f({parameters}) {{\n  " + "\n  ".join([*steps, end]) + f"\n}}\n{more}\n"


SCALARS = (straight_line, sines, selects, branches, calls)
ARRAYS = (indices, stores, loop_bounds, addresses, loop_indices)


LONGEST = (loop_indices, calls)  # to compile: in forward mode, which does less with a chain, they are slow tests
CASES = [
    pytest.param(mode, program, id=f"{mode}-{program.__name__}",
                 marks=pytest.mark.slow if mode == "forward" and program in LONGEST else [])
    for mode in ("forward", "reverse") for program in (*SCALARS, *ARRAYS)
]  # fmt: skip


@pytest.mark.parametrize(("mode", "program"), CASES)
def test_long_programs_are_differentiated(program, mode):
    if program in SCALARS:
        activities = ["dup", "dup"] if mode == "forward" else ["active", "active"]
    else:
        activities = ["dup", "dup" if mode == "forward" and program is stores else "const"]
        if program is stores and mode == "reverse":
            activities = ["dup", "active"]
    text = ne.llvm.differentiate(program(LONG), "f", activities, mode=mode, returns="dup" if mode == "forward" else "active")
    assert "@diffe_f" in text


def test_the_recursion_limit_is_left_alone():
    before = sys.getrecursionlimit()
    ne.llvm.differentiate(straight_line(10), "f", ["active", "active"], returns="active")
    assert sys.getrecursionlimit() == before
