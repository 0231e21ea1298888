# ---
# jupyter:
#   jupytext:
#     formats: ipynb,py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Known limits, and ways around them
#
# What can't be differentiated is refused: before anything runs, with all reasons at once, each with a code, the line, why it
# matters, and what to do. Each cell here runs into one limit, shows the message, and goes on by another way.

# %%
# Where the package is missing, as on Colab, it is installed; else this does nothing.
import importlib.util
import subprocess
import sys

if importlib.util.find_spec("numba_enzyme") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "numba-differentiate"], check=True)

# %%
import ctypes
import ctypes.util

import numpy as np
from numba import float64, njit, types
from numba.typed import Dict

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated, differentiate


def refused(action, code=""):
    """Run into a limit: show the refusal. A limit that has gone is an error, so that this list stays true."""
    try:
        result = action()
    except ne.EnzymeError as error:
        print(f"{type(error).__name__}: {error}")
        assert code in str(error), "refused, but for another reason"
        return
    raise RuntimeError(f"no limit any more, it gives {result}")


def head(text, name):
    """The first line of a function in a module's text."""
    return next(line for line in text.splitlines() if line.startswith("define") and f"@{name}(" in line)


# %% [markdown]
# # Arguments
#
# ## Integers have no derivative


# %%
@differentiate
def total(x):
    return 1.0 * np.sum(x)


refused(lambda: total.grad(np.arange(3)))
print("floats:", total.grad(np.arange(3.0)))

# %% [markdown]
# ## A gradient is that of a scalar


# %%
@differentiate
def squares(x):
    return x * x


refused(lambda: squares.grad(np.arange(3.0)))
value, pullback = squares.vjp(np.arange(3.0))
print("a pullback:", *pullback(np.ones(3)))
print("or the whole Jacobian:", squares.jacrev(np.arange(3.0)), sep="\n")

# %% [markdown]
# ## Shadows: every array says what it is, and has memory of its own

# %%
x = np.arange(3.0)
refused(lambda: ne.autodiff(total, x))
refused(lambda: ne.autodiff(total, Duplicated(x, x)))
d_x = np.zeros(3)
ne.autodiff(total, Duplicated(x, d_x))
print("with a shadow:", d_x)

# %% [markdown]
# ## Objects as arguments
#
# Arguments are floats, complex numbers, arrays, records, arrays of records, lists of numbers and of arrays, tuples and named
# tuples of those.


# %%
@differentiate
def sum_of_squares(values):
    result = 0.0
    for row in values:
        for value in row:
            result += value * value
    return result


rows = [np.array([1.0, 2.0]), np.array([3.0])]
print("a list:", sum_of_squares.grad(rows))
print("a tuple:", sum_of_squares.grad(tuple(rows)))


# %%
@differentiate
def squared_mass_of(bodies):
    return bodies["earth"] * bodies["earth"]


@differentiate
def squared_mass(body):
    return body.mass * body.mass


masses = Dict.empty(types.unicode_type, float64)
masses["earth"] = 2.0
refused(lambda: squared_mass_of.grad(masses))
records = np.array([(2.0, 1), (3.0, 2)], dtype=[("mass", "f8"), ("kind", "i8")])
print("a record:", squared_mass.grad(records[0]))

# %% [markdown]
# ## `*args`


# %%
@differentiate
def largest(*values):
    return max(values)


refused(lambda: largest.grad(1.0, 2.0))


@differentiate
def largest_of(values):
    return max(values)


print("a tuple:", largest_of.grad((1.0, 2.0)))

# %% [markdown]
# # Inside the function
#
# ## Sets
#
# Lists, dictionaries and sets that the function makes are no problem, but for sets that hold strings beside numbers with a
# derivative.


# %%
@differentiate
def in_a_set(x):
    total = 0.0
    for power, name in {(x, "first"), (x * x, "second")}:
        total += power * len(name)
    return total


refused(lambda: in_a_set.grad(2.0), "NE242")


@differentiate
def in_a_dictionary(x):
    powers = {1: x, 2: x * x}
    powers[3] = x * powers[2]
    return powers[1] + powers[2] + powers[3]


assert in_a_dictionary.grad(2.0) == 1.0 + 2.0 * 2.0 + 3.0 * 4.0


@differentiate
def in_a_list(x):
    powers = [x]
    for _ in range(2):
        powers.append(x * powers[-1])
    return sum(powers)


print("a list:", in_a_list.grad(2.0))
assert in_a_list.grad(2.0) == 1.0 + 2.0 * 2.0 + 3.0 * 4.0

# %% [markdown]
# ## Functions that are not known
#
# A function of C that is called by its address is known by the name that the C library gives it: Bessel's `j0` has a rule.
# `nextup`, the next larger number, has none, until it is given one.

# %%
library = ctypes.CDLL(ctypes.util.find_library("m"))
bessel, nextup = library.j0, library.nextup
for function in (bessel, nextup):
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]


@differentiate
def wave(x):
    return x * bessel(x)


h = 1e-5
difference = (wave(2.0 + h) - wave(2.0 - h)) / (2 * h)
print("known by its name:", wave.grad(2.0), "differences:", difference)
assert np.isclose(wave.grad(2.0), difference)


@differentiate
def unruled(x):
    return x * nextup(x)


refused(lambda: unruled.grad(2.5), "NE100")


@njit
def slope(x):
    return 1.0


ne.rule(nextup, partials=(slope,))


@differentiate
def ruled(x):
    return x * nextup(x)


print("with a rule:", ruled.grad(2.5))
assert np.isclose(ruled.grad(2.5), 5.0)

# %% [markdown]
# ## Bits of numbers
#
# The famous inverse square root shifts the bits of a number as if it were an integer: there is no derivative of that.


# %%
@differentiate
def by_magic(x):
    half = 0.5 * x[0]
    bits = x.view(np.int64)
    bits[0] = 0x5FE6EB50C7B537A9 - (bits[0] >> 1)
    return x[0] * (1.5 - half * x[0] * x[0])


refused(lambda: by_magic.grad(np.array([2.0])), "NE210")


@differentiate
def by_arithmetic(x):
    return 1.0 / np.sqrt(x[0])


print("plainly:", by_arithmetic.grad(np.array([2.0])))

# %% [markdown]
# # LLVM IR
#
# ## Bytes of unknown type
#
# A copy of `n` bytes may move numbers, pointers or neither. As long as nothing in the module reads or writes that memory as
# something, it is not known; one typed access is enough. The caller may also say: whatever is not known holds numbers.

# %%
COPY = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @copy(ptr %x, ptr %y, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 %n, i1 false)
  ret void
}
"""
activities = ["dup", "dup", "const"]
refused(lambda: ne.llvm.differentiate(COPY, "copy", activities, returns="const"), "NE201")

typed = COPY.replace("  ret void", "  %last = load double, ptr %y\n  store double %last, ptr %x\n  ret void")
print(head(ne.llvm.differentiate(typed, "copy", activities, returns="const"), "diffe_copy"))
print(head(ne.llvm.differentiate(COPY, "copy", activities, returns="const", loose_types=True), "diffe_copy"))

# %% [markdown]
# ## Jumps into loops
#
# A loop with several entries is brought into a form with one. Only where a *computed* jump leads into the loop can't that
# be done. Compilers make those from tables of labels (an extension of C); with a `switch` in its place all is well.

# %%
COMPUTED = """
@labels = global [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
define double @f(double %x, i64 %c) {
entry:
  %place = getelementptr ptr, ptr @labels, i64 %c
  %where = load ptr, ptr %place
  indirectbr ptr %where, [label %a, label %b]
a:
  %u = phi double [ %x, %entry ], [ %w, %b ]
  %v = fmul double %u, 0.5
  br label %b
b:
  %w = phi double [ %x, %entry ], [ %v, %a ]
  %again = fcmp ogt double %w, 1.0
  br i1 %again, label %a, label %exit
exit:
  ret double %w
}
"""
refused(lambda: ne.llvm.differentiate(COMPUTED, "f", ["active", "const"]), "NE300")

switched = COMPUTED.replace("indirectbr ptr %where, [label %a, label %b]", "switch i64 %c, label %a [i64 1, label %b]")
print(head(ne.llvm.differentiate(switched, "f", ["active", "const"]), "diffe_f"))

# %% [markdown]
# ## Wide numbers
#
# The library functions of `long double` have no rules.

# %%
LONG = """
declare x86_fp80 @sinl(x86_fp80)
define x86_fp80 @f(x86_fp80 %x) {
  %y = call x86_fp80 @sinl(x86_fp80 %x)
  ret x86_fp80 %y
}
"""
refused(lambda: ne.llvm.differentiate(LONG, "f", ["active"]), "NE100")
narrow = LONG.replace("x86_fp80", "double").replace("sinl", "sin")
print(head(ne.llvm.differentiate(narrow, "f", ["active"]), "diffe_f"))

# %% [markdown]
# # No errors, but good to know
#
# ## Steps and kinks
#
# The derivative is that of the branch which ran. A step has derivative zero, wherever it is; at a kink one side is taken.


# %%
@differentiate
def stairs(x):
    return np.floor(x) * x


@differentiate
def clipped(x):
    return max(x, 0.0)


print("stairs:", stairs.grad(2.5), " kink:", clipped.grad(-1e-9), clipped.grad(0.0), clipped.grad(1e-9))
assert stairs.grad(2.5) == 2.0
assert clipped.grad(-1e-9) == 0.0
assert clipped.grad(1e-9) == 1.0

# %% [markdown]
# ## Errors of the function are errors of its gradient


# %%
@differentiate
def checked(x):
    if x < 0.0:
        raise ValueError("negative")
    return np.sqrt(x)


try:
    checked.grad(-1.0)
except ValueError as error:
    print("ValueError:", error)
assert checked.grad(4.0) == 0.25

# %% [markdown]
# ## Where the problem is
#
# The exception knows its problems one by one: for programs, editors and tests.

# %%
try:
    in_a_set.grad(2.0)
except ne.NotDifferentiable as error:
    for problem in error.problems:
        print(problem.code, problem.place, problem.why)
    assert all(problem.code == "NE242" for problem in error.problems)

# %% [markdown]
# An argument that need not be differentiated is no problem: what is `Const` may go anywhere.


# %%
@differentiate
def scaled(x, s):
    return x * wave(s)


d_x, nothing = ne.autodiff(scaled, ne.Active(3.0), Const(2.0))
print("d/dx, with an unknown function of s:", d_x)
assert nothing is None
assert np.isclose(d_x, 2.0 * bessel(2.0))
