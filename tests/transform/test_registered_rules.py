"""What a module registers for Enzyme: its own rules, functions like others, functions without a derivative.

The rules below give other numbers than the functions have, so that it can be seen who was asked.
"""

import re
from functools import partial

import numpy as np
import pytest

from numba_enzyme.errors import NotDifferentiable
from numba_enzyme.llvm import differentiate
from numba_enzyme.testing.native import run_native

NUMBER = """
@__enzyme_register_gradient_cube = global [3 x ptr] [ptr @cube, ptr @cube.augmented, ptr @cube.reverse]
@__enzyme_register_derivative_cube = global [2 x ptr] [ptr @cube, ptr @cube.forward]

define internal double @cube(double %x, i32 %n) {
  %y = fmul double %x, %x
  ret double %y
}
define double @cube.forward.slope(double %x) {
  %square = fmul double %x, %x
  %slope = fmul double %square, 3.0
  ret double %slope
}
define { double, double } @cube.forward(double %x, double %t, i32 %n) {
  %slope = call double @cube.forward.slope(double %x)
  %y.d = fmul double %slope, %t
  %y = fmul double %x, %x
  %r.0 = insertvalue { double, double } poison, double %y, 0
  %r = insertvalue { double, double } %r.0, double %y.d, 1
  ret { double, double } %r
}
define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi double [ %x, %entry ], [ %w, %loop ]
  %w = call double @cube(double %v, i32 2)
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret double %w
}
"""
WITH_TAPE = """
declare ptr @malloc(i64)
declare void @free(ptr)
define { ptr, double } @cube.augmented(double %x, i32 %n) {
  %tape = call ptr @malloc(i64 8)
  store double %x, ptr %tape
  %y = fmul double %x, %x
  %r.0 = insertvalue { ptr, double } poison, ptr %tape, 0
  %r = insertvalue { ptr, double } %r.0, double %y, 1
  ret { ptr, double } %r
}
define double @cube.reverse(double %x, i32 %n, double %seed, ptr %tape) {
  %kept = load double, ptr %tape
  call void @free(ptr %tape)
  %slope = call double @cube.forward.slope(double %kept)
  %g = fmul double %slope, %seed
  ret double %g
}
"""
WITHOUT_TAPE = """
define double @cube.augmented(double %x, i32 %n) {
  %y = fmul double %x, %x
  ret double %y
}
define double @cube.reverse(double %x, i32 %n, double %seed) {
  %slope = call double @cube.forward.slope(double %x)
  %g = fmul double %slope, %seed
  ret double %g
}
"""
NOTHING_AHEAD = WITHOUT_TAPE.replace("""define double @cube.augmented(double %x, i32 %n) {
  %y = fmul double %x, %x
  ret double %y""", """define void @cube.augmented(double %x, i32 %n) {
  ret void""")
EMPTY_TAPE = WITHOUT_TAPE.replace("double @cube.augmented", "{ {}, double } @cube.augmented").replace(
    "ret double %y", "%r = insertvalue { {}, double } undef, double %y, 1\n  ret { {}, double } %r").replace(
    "%seed)", "%seed, {} %tape)")  # fmt: skip
THROUGH_MEMORY = """
%returned = type { ptr, double }
define void @cube.augmented(ptr sret(%returned) %out, double %x, i32 %n) {
  store ptr null, ptr %out
  %y = fmul double %x, %x
  %at = getelementptr i8, ptr %out, i64 8
  store double %y, ptr %at
  ret void
}
define double @cube.reverse(double %x, i32 %n, double %seed, ptr %tape) {
  %slope = call double @cube.forward.slope(double %x)
  %g = fmul double %slope, %seed
  ret double %g
}
"""


def called(text, name, *arguments):
    """What a function of the module returns; of a structure of one, that."""
    result = run_native(text, name, list(arguments)).result
    while isinstance(result, tuple) and len(result) == 1:
        (result,) = result
    return result


def slope_of_f(x, n):
    """Squares, and between them the slopes of cubes."""
    slope = 1.0
    for _ in range(n):
        x, slope = x * x, slope * 3.0 * x * x
    return slope


@pytest.mark.parametrize("rule", [WITH_TAPE, WITHOUT_TAPE, THROUGH_MEMORY, NOTHING_AHEAD, EMPTY_TAPE],
                         ids=["tape", "no tape", "sret", "nothing ahead", "empty tape"])
def test_reverse_mode_asks_the_rule(rule):
    text = differentiate(NUMBER + rule, "f", ["active", "const"])
    gradient = partial(called, text, "diffe_f")
    for n in (1, 2, 4):
        assert gradient(1.1, n, 2.0) == pytest.approx(2.0 * slope_of_f(1.1, n), rel=1e-14)


def test_forward_mode_asks_the_rule():
    text = differentiate(NUMBER + WITH_TAPE, "f", ["dup", "const"], mode="forward")
    tangent = partial(called, text, "diffe_f")
    for n in (1, 3):
        assert tangent(1.1, 0.5, n) == pytest.approx(0.5 * slope_of_f(1.1, n), rel=1e-14)


RECURSION = """
define double @g(double %x, i64 %n) {
entry:
  %last = icmp slt i64 %n, 1
  br i1 %last, label %end, label %more
more:
  %left = add i64 %n, -1
  %v = call double @g(double %x, i64 %left)
  %w = call double @cube(double %v, i32 3)
  %u = call double @g(double %x, i64 0)
  %p = fmul double %w, %u
  ret double %p
end:
  ret double %x
}
"""


def test_rules_in_functions_that_are_not_inlined():
    text = differentiate(NUMBER + RECURSION + WITH_TAPE, "g", ["active", "const"])
    gradient = partial(called, text, "diffe_g")
    x, value, slope = 1.1, 1.1, 1.0
    for _ in range(3):
        slope = 3.0 * value**2 * slope * x + value**2
        value = value**2 * x
    assert gradient(x, 3, 1.0) == pytest.approx(slope, rel=1e-13)


def test_the_function_itself_stays_what_it_was():
    text = differentiate(NUMBER + WITH_TAPE, "f", ["active", "const"])
    body = re.search(r"^define internal double @cube\(.*?^}", text, re.M | re.S)
    assert body and "fmul double %x, %x" in body[0] and "ne.body" not in text
    primal = partial(called, text, "f")
    assert primal(1.1, 3) == pytest.approx(1.1**8, rel=1e-14)


def test_the_rule_can_be_differentiated_again():
    """Forward over reverse: the functions of the rule are differentiated as they are written, as they have no rules."""
    once = differentiate(NUMBER + WITHOUT_TAPE, "f", ["active", "const"])
    twice = differentiate(once, "diffe_f", ["dup", "const", "const"], mode="forward", name="hvp")
    x = 1.1  # the gradient is (3 x^2) (3 v^2), and the augmented function has v = x^2
    assert called(twice, "hvp", x, 1.0, 2, 1.0) == pytest.approx(54.0 * x**5, rel=1e-13)


ARRAYS = """
@__enzyme_register_gradient1 = global [3 x ptr] [ptr @scale, ptr @scale.augmented, ptr @scale.reverse]
declare void @scale(ptr %x, double %a, ptr %y, double %b)
@asked = global i32 0

define ptr @scale.augmented(ptr %x, ptr %x.d, double %a, ptr %y, ptr %y.d, double %b) {
  %v = load double, ptr %x
  %w = fmul double %v, %a
  store double %w, ptr %y
  ret ptr inttoptr (i64 5 to ptr)
}
define { double, double } @scale.reverse(ptr %x, ptr %x.d, double %a, ptr %y, ptr %y.d, double %b, ptr %tape) {
  %n = ptrtoint ptr %tape to i64
  %five = uitofp i64 %n to double
  %seed = load double, ptr %y.d
  store double 0.0, ptr %y.d
  %old = load double, ptr %x.d
  %new = fadd double %old, %seed
  store double %new, ptr %x.d
  %r.0 = insertvalue { double, double } poison, double %five, 0
  %r = insertvalue { double, double } %r.0, double %seed, 1
  ret { double, double } %r
}
define double @f(ptr %x, double %a, double %b) {
  %y = alloca double
  call void @scale(ptr %x, double %a, ptr %y, double %b)
  %v = load double, ptr %y
  %s = fmul double %v, %v
  ret double %s
}
"""


def test_memory_and_several_numbers_of_a_function_that_is_only_declared():
    text = differentiate(ARRAYS, "f", ["dup", "active", "active"])
    text = re.sub(r"^declare (void @scale\([^)]*\)).*", r"define \1 {\n  unreachable\n}", text, flags=re.M)
    run = run_native(text, "diffe_f", [np.array([1.5]), np.array([0.25]), 2.0, 7.0, 1.0])
    assert run.result == (5.0, 6.0), "2 * y, y = 3, is the cotangent of y"
    assert run.contents[1][0] == 6.25


@pytest.mark.parametrize(("mode", "x"), [("reverse", 0.5), ("forward", 0.5)])
def test_functions_like_others(mode, x):
    module = """
@name = private constant [6 x i8] c"log1p\\00"
@__enzyme_function_like = global [2 x ptr] [ptr @mine, ptr @name]
define double @mine(double %x) {
  %y = fmul double %x, 2.0
  ret double %y
}
define double @f(double %x) {
  %y = call double @mine(double %x)
  %z = fmul double %y, 3.0
  ret double %z
}
"""
    text = differentiate(module, "f", ["active" if mode == "reverse" else "dup"], mode=mode)
    assert called(text, "diffe_f", x, 1.0) == pytest.approx(3.0 / (1.0 + x))
    assert called(text, "f", x) == 6.0 * x


def test_functions_without_a_derivative():
    module = """
@__enzyme_inactivefn = global [1 x ptr] [ptr @steps]
define double @steps(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @f(double %x) {
  %y = call double @steps(double %x)
  %z = fmul double %y, %x
  ret double %z
}
"""
    text = differentiate(module, "f", ["active"])
    assert called(text, "diffe_f", 3.0, 1.0) == 9.0


LIKE_BY_ATTRIBUTE = """
define double @mine(double %x) "enzyme_math"="log1p" {
  %y = fmul double %x, 2.0
  ret double %y
}
define double @f(double %x) {
  %y = call double @mine(double %x)
  ret double %y
}
"""


def test_attributes_of_functions_say_the_same():
    text = differentiate(LIKE_BY_ATTRIBUTE, "f", ["active"])
    assert called(text, "diffe_f", 0.5, 1.0) == pytest.approx(1.0 / 1.5)
    assert called(text, "f", 0.5) == 1.0
    in_a_group = LIKE_BY_ATTRIBUTE.replace('"enzyme_math"="log1p"', "#0") + 'attributes #0 = { nounwind "enzyme_inactive" }\n'
    assert called(differentiate(in_a_group, "f", ["active"]), "diffe_f", 0.5, 1.0) == 0.0
    plain = LIKE_BY_ATTRIBUTE.replace(' "enzyme_math"="log1p"', "")
    of_the_call = plain.replace("@mine(double %x)\n", '@mine(double %x) "enzyme_inactive"\n')
    assert called(differentiate(of_the_call, "f", ["active"]), "diffe_f", 0.5, 1.0) == 0.0
    with pytest.raises(NotDifferentiable, match=r"NE120.*like `log1q`, which is no known function"):
        differentiate(LIKE_BY_ATTRIBUTE.replace("log1p", "log1q"), "f", ["active"])


SOME_CALLS = """
define double @mine(double %x, ptr %p) {
  %a = load double, ptr %p
  %y = fmul double %x, %a
  ret double %y
}
define double @f(double %x, ptr %p) {
  %held = call double @mine(double %x, ptr %p) "enzyme_inactive"
  %moving = call double @mine(double %x, ptr %p)
  %y = fmul double %held, %moving
  ret double %y
}
"""


def test_one_call_may_be_inactive_and_another_not():
    text = differentiate(SOME_CALLS, "f", ["active", "const"])
    assert called(text, "diffe_f", 0.5, np.array([3.0]), 1.0) == 4.5
    assert called(text, "f", 0.5, np.array([3.0])) == 2.25
    declared = "declare double @mine(double, ptr)\n" + SOME_CALLS[SOME_CALLS.index("define double @f") :]
    with pytest.raises(NotDifferentiable, match=r"NE120.*some calls of `mine` are marked"):
        differentiate(declared, "f", ["active", "const"])


REFUSED = {
    "the other mode": (NUMBER.replace("@__enzyme_register_derivative_cube", "@other"), ["dup", "const"], "forward",
                       "has a rule for reverse mode only"),
    "an entry too few": (NUMBER.replace("[3 x ptr] [ptr @cube, ptr @cube.augmented, ptr @cube.reverse]",
                                        "[2 x ptr] [ptr @cube, ptr @cube.augmented]"), ["active", "const"], "reverse",
                         "with 2 entries instead of 3"),
    "no function": (NUMBER.replace("ptr @cube.reverse]", "ptr null]"), ["active", "const"], "reverse",
                    "an entry that is no function"),
    "a parameter too few": (NUMBER.replace("ptr @cube.reverse]", "ptr @cube.forward.slope]"), ["active", "const"], "reverse",
                            "has not the parameters and results"),
    "memory without a shadow": (ARRAYS, ["const", "active", "active"], "reverse", "takes a shadow of memory that has none"),
    "split forward mode": (NUMBER.replace("register_gradient", "register_splitderivative"), ["active", "const"], "reverse",
                           "split forward mode"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_can_not_be_followed_is_refused(case):
    module, activities, mode, text = REFUSED[case]
    module += "" if "@scale" in module else WITH_TAPE
    with pytest.raises(NotDifferentiable, match=f"NE120.*{text}"):
        differentiate(module, "f", activities, mode=mode)


def test_calls_that_were_inlined_before_are_told_of():
    inlined = NUMBER.replace("call double @cube(double %v, i32 2)", "fmul double %v, %v") + WITH_TAPE
    with pytest.warns(UserWarning, match="cube: registered, but called nowhere in the module"):
        differentiate(inlined, "f", ["active", "const"])
    differentiate(inlined.replace("i32 %n) {", "i32 %n) noinline {", 1), "f", ["active", "const"])


def test_a_rule_that_is_not_reached_has_no_effect():
    module = NUMBER.replace("ptr @cube.reverse]", "ptr null]") + WITH_TAPE + "define double @g(double %x) {\n  ret double %x\n}\n"
    assert "@diffe_g" in differentiate(module, "g", ["active"])


@pytest.mark.parametrize("declared", [False, True], ids=["defined", "declared"])
def test_rules_in_metadata(declared):
    """At the function itself, instead of in a global; a function that is only declared may have them as well."""
    text = re.sub(r"^@__enzyme.*$", "", NUMBER + WITH_TAPE, flags=re.MULTILINE)
    said = "!enzyme_augment !0 !enzyme_gradient !1 !enzyme_derivative !2"
    if declared:
        text = re.sub(r"define internal double @cube\(.*?\n}", f"declare {said} double @cube(double, i32)", text, flags=re.S)
    else:
        text = text.replace("@cube(double %x, i32 %n) {", f"@cube(double %x, i32 %n) {said} {{", 1)
    text += "".join(f"!{k} = !{{ptr @cube.{word}}}\n" for k, word in enumerate(("augmented", "reverse", "forward")))
    reverse, forward = (differentiate(text, "f", [word, "const"], mode=mode) for word, mode in
                        (("active", "reverse"), ("dup", "forward")))  # fmt: skip
    if declared:
        body = "define double @cube(double %x, i32 %n) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n"
        reverse, forward = (re.sub(r"^declare .*@cube\(.*$", body, one, flags=re.M) for one in (reverse, forward))
    assert called(reverse, "diffe_f", 1.1, 2, 2.0) == pytest.approx(2.0 * slope_of_f(1.1, 2), rel=1e-14)
    assert called(forward, "diffe_f", 1.1, 0.5, 2) == pytest.approx(0.5 * slope_of_f(1.1, 2), rel=1e-14)


@pytest.mark.parametrize("said", ["!enzyme_splitderivative !0", "!enzyme_augment !0", "!enzyme_gradient !0"])
def test_rules_in_metadata_that_are_refused(said):
    text = f"""
define double @twice(double %x) noinline {said} {{
  %y = fmul double %x, 2.0
  ret double %y
}}
define double @forward(double %x, double %t) {{
  %y = fmul double %t, 7.0
  ret double %y
}}
define double @f(double %x) {{
  %y = call double @twice(double %x)
  ret double %y
}}
!0 = !{{ptr @forward}}
"""
    for mode, activity in (("forward", "dup"), ("reverse", "active")):
        with pytest.raises(NotDifferentiable, match="NE120 `twice` has a rule of its own in metadata"):
            differentiate(text, "f", [activity], mode=mode, returns="dup" if mode == "forward" else "active")
