"""The plan as text: golden, equal from run to run, and true: the formula of the tape is what is allocated."""

import ctypes
import re

import llvmlite.binding as llvm
import pytest

from numba_enzyme.analysis.source.symbolic_count import CountPolynomial
from numba_enzyme.transform.planning.plan_entries import total_tape
from numba_enzyme.transform.planning.plan_report import report_plans

from .programs import COUNTED, MARKED, PRODUCT, RECURSIVE, gradient

PRODUCT_PLAN = """\
plan of product, tape 16*n bytes
  loop         %loop         n times
  recomputed   %loop.trips   iterations of the loop at %loop   needed by the reverse sweep
  recomputed   %loop.count   (n - 1) + 1                       needed by the reverse sweep
  recomputed   sub           n - 1                             needed by the reverse sweep
  recomputed   add           1                                 needed by the reverse sweep
  recomputed   %p.d          the shadow of x[i]                needed by d(x[i])
  recomputed   %i            i                                 needed by d(x[i]), the reverse loop counts too
  cached       %s            s                                 8 B x n (loop at %loop), one allocation per call   \
needed by d(s * x[i]), carried by the loop
  cached       %v            x[i]                              8 B x n (loop at %loop), one allocation per call   \
needed by d(s * x[i]), overwritten by store to x[i]
"""

MARKED_PLAN = """\
plan of wave (wave.c:3), tape 64 bytes
  loop         %loop         8 times                            line 4
  recomputed   %loop.trips   iterations of the loop at line 4   line 4   needed by the reverse sweep
  recomputed   %v2.d         the shadow of x[i]                 line 5   needed by d(x[i]) at line 5
  recomputed   %v1           i                                  line 4   needed by d(x[i]) at line 5, the reverse loop counts too
  cached       %v3           x[i]                               line 5   8 B x 8 (loop at line 4), on the stack   \
needed by d(sin(x[i])) at line 5, overwritten at line 6
"""

COUNTED_PLAN = """\
plan of halve, tape 8*iterations(%loop) bytes
  loop     %loop         iterations(%loop) times
  kept     %loop.trips   iterations of the loop at %loop   8 B   needed by the reverse sweep, known only afterwards
  cached   %y            y                                 8 B x iterations(%loop) (loop at %loop), \
a buffer that grows by iterations   needed by d(y * y), carried by the loop
"""


@pytest.mark.parametrize(
    ("module", "function", "activities", "returns", "expected"),
    [
        (PRODUCT, "product", ("dup", "const"), "active", PRODUCT_PLAN),
        (MARKED, "wave", ("dup",), "const", MARKED_PLAN),
        (COUNTED, "halve", ("active",), "active", COUNTED_PLAN),
    ],
)
def test_golden_plans(module, function, activities, returns, expected):
    first, second = (gradient(module, function, *activities, returns=returns) for _ in range(2))
    assert first.plan == second.plan == expected
    assert first.stage("plan") == expected


def test_plans_of_called_functions_are_made_before_anything_is_emitted():
    plan = gradient(RECURSIVE, "power", "active", "const").plan
    assert re.findall(r"^plan of (.*), tape (.*) bytes$", plan, re.MULTILINE) == [
        ("power.outermost", "4*tape(power) + 64"),
        ("power", "2*tape(power) + 32"),
    ]
    assert "kept         %rest.tape     the tape of the call %rest   8 B" in re.sub(" {3,}8 B", "   8 B", plan)


COUNTING_MALLOC = """
@allocated = global i64 0
define ptr @counted_malloc(i64 %size) {
  %before = load i64, ptr @allocated
  %after = add i64 %before, %size
  store i64 %after, ptr @allocated
  %memory = call ptr @malloc(i64 %size)
  ret ptr %memory
}
declare ptr @malloc(i64)
"""


def allocated_bytes(derivative, prototype, *arguments) -> int:
    """What one call of the derivative takes from malloc in all."""
    text = re.sub(r"^declare .*@malloc\(.*$", "", derivative.text, flags=re.MULTILINE).replace("@malloc(", "@counted_malloc(")
    machine = llvm.Target.from_default_triple().create_target_machine()
    with llvm.create_mcjit_compiler(llvm.parse_assembly(text + COUNTING_MALLOC), machine) as engine:
        engine.finalize_object()
        prototype(engine.get_function_address(derivative.name))(*arguments)
        return ctypes.c_int64.from_address(engine.get_global_value_address("allocated")).value


def tape_of(derivative) -> CountPolynomial:
    reports = report_plans(derivative.plans)
    return total_tape(reports, next(iter(reports)))


@pytest.mark.parametrize("n", [1, 7, 100])
def test_the_formula_of_the_tape_is_what_is_allocated(n):
    derivative = gradient(PRODUCT, "product", "dup", "const")
    prototype = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_double)
    x, shadow = ((ctypes.c_double * n)(*[2.0] * n) for _ in range(2))
    allocated = allocated_bytes(derivative, prototype, ctypes.addressof(x), ctypes.addressof(shadow), n, 1.0)
    assert allocated == tape_of(derivative).evaluate({"n": n}) == 16 * n


def test_the_tapes_of_called_functions_are_counted():
    derivative = gradient(RECURSIVE, "power", "active", "const")
    prototype = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_int64, ctypes.c_double)
    assert allocated_bytes(derivative, prototype, 1.5, 1, 1.0) == tape_of(derivative).evaluate({"tape(power)": 0}) == 64


def test_polynomials():
    n, m = CountPolynomial.name("n"), CountPolynomial.name("m")
    total = (n * m).scaled(8) + n.scaled(16) + CountPolynomial.constant(-3)
    assert str(total) == "8*m*n + 16*n - 3"
    assert total.value is None and total.evaluate({"n": 2, "m": 5}) == 109
    assert (n + n.scaled(-1)).value == 0 and str(CountPolynomial()) == "0"
    assert str(total.renamed(lambda name: f"f.{name}")) == "8*f.m*f.n + 16*f.n - 3"
