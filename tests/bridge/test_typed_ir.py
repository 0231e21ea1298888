"""A function that Numba has typed is lowered from there; the IR is the same as if it were typed once more."""

import math
import re
from types import ModuleType

import numpy as np
import pytest
from numba import float32, float64, int64, njit, prange, types
from numba.core import compiler

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import context
from numba_enzyme.bridge.cpu.context import raw_flags
from numba_enzyme.bridge.cpu.extract import extract
from numba_enzyme.bridge.cpu.lowered_again import is_typed_for

VECTOR, MATRIX = types.Array(float64, 1, "C"), types.Array(float64, 2, "C")


def loops(x, n):
    total = 0.0
    for i in range(n):
        if x[i] < 0.0:
            raise ValueError("negative", i)
        k = 0
        while k < 3 and total < 100.0:
            total += math.sin(x[i]) * k
            k += 1
        x[i] = total
    return total


def expressions(x, a):
    y = np.exp(-x) * a + x[::-1]
    z = np.zeros_like(y)
    for i, v in enumerate(y):
        z[i] = v if v > 0.0 else a
    return (z @ x) + y.sum()


def retyped(x, a):
    scale = 2
    if x.shape[0] > 3:
        scale = a
    pair = (x, scale)
    result = 0.0
    for v in pair[0]:
        result += v * pair[1]
    return result


@njit
def recursive(n, x):
    return x if n == 0 else x * recursive(n - 1, math.cos(x))


@njit
def is_even(n, x):
    return x if n == 0 else is_odd(n - 1, x * 1.5)


@njit
def is_odd(n, x):
    return -x if n == 0 else is_even(n - 1, x + 0.5)


def comprehension(x, a):
    values = [v * a for v in x]
    values.sort()
    return sum(values) + sum([u * u for u in values])


def chooser(scale):
    inner = njit(lambda v: v * scale, fastmath=True)

    def closure(x, a):
        def local(v):
            return inner(v) + a

        return local(x[0]) + local(x[1]) / a

    return closure


CASES = {
    "loops": (loops, (VECTOR, int64), {}),
    "expressions": (expressions, (VECTOR, float64), {}),
    "retyped": (retyped, (VECTOR, float64), {}),
    "closure": (chooser(3.0), (VECTOR, float64), {}),
    "error model": (chooser(2.0), (VECTOR, float64), {"error_model": "numpy"}),
    "fastmath and bounds": (loops, (VECTOR, int64), {"fastmath": True, "boundscheck": True}),
    "locals": (loops, (VECTOR, int64), {"locals": {"total": float32}}),
}


def text_of(function, arguments, options):
    """The extracted functions; what Numba gives a number or an address as a name is counted from one."""
    text = extract(njit(**options)(function), arguments).text
    functions = "\n".join(re.findall(r"^define .*?^\}", text, re.MULTILINE | re.DOTALL))
    seen: dict[str, str] = {}
    pattern = r"(?<=B)\d*v\d+(?=B)|pickle\w*\.[0-9a-f]+|__numba_array_expr_\w+"
    return re.sub(pattern, lambda m: seen.setdefault(m[0], f"#{len(seen)}"), functions)


@pytest.mark.parametrize("case", CASES)
def test_the_text_is_that_of_a_function_typed_again(case, monkeypatch):
    function, arguments, options = CASES[case]
    used = []

    def noted(*given):
        used.append(is_typed_for(*given))
        return used[-1]

    monkeypatch.setattr(context, "is_typed_for", noted)
    lowered = text_of(function, arguments, options)
    assert used and all(used)
    monkeypatch.setattr(context, "is_typed_for", lambda *given: False)
    assert lowered == text_of(function, arguments, options)


@pytest.mark.slow
def test_closures_and_lists_have_the_gradients_that_they_had(monkeypatch):
    x = np.array([0.5, -0.25, 2.0])
    found = ne.grad(njit(comprehension), argnums=(0, 1))(x, 0.75)
    monkeypatch.setattr(context, "is_typed_for", lambda *given: False)
    for one, other in zip(found, ne.grad(njit(comprehension), argnums=(0, 1))(x, 0.75), strict=True):
        np.testing.assert_array_equal(one, other)


def known(dispatcher, arguments):
    (is_even if dispatcher is is_odd else dispatcher).compile(arguments)
    return is_typed_for(dispatcher.overloads[arguments], raw_flags(dispatcher).ordinary)


def test_what_is_typed_otherwise_is_typed_again():
    assert known(njit(loops), (VECTOR, int64))

    @njit(parallel=True)
    def in_parallel(x):
        total = 0.0
        for i in prange(len(x)):
            total += x[i] ** 2
        return total

    @njit
    def generator(x):
        yield x

    assert not known(in_parallel, (VECTOR,))
    assert not known(generator, (float64,))
    assert not known(recursive, (int64, float64)) and not known(is_odd, (int64, float64))
    assert not known(njit(debug=True)(loops), (VECTOR, int64))
    x = np.array([1.0, 2.0])
    np.testing.assert_array_equal(ne.grad(in_parallel)(x), 2 * x)


def test_other_flags_are_typed_again():
    """What an `@overload` chooses may depend on the options that its caller has."""
    function = njit(loops)
    function.compile((VECTOR, int64))
    flags = compiler.Flags(raw_flags(function).ordinary)
    assert is_typed_for(function.overloads[VECTOR, int64], flags)
    flags.error_model = "numpy"
    assert not is_typed_for(function.overloads[VECTOR, int64], flags)


def test_a_pipeline_of_ones_own_is_gone_through_again():
    runs = []

    class Own(compiler.Compiler):
        def define_pipelines(self):
            runs.append(self.state.func_id.func_name)
            return super().define_pipelines()

    x = np.array([0.5, 0.25])
    found = ne.grad(njit(loops, pipeline_class=Own))(x.copy(), 2)
    np.testing.assert_array_equal(found, ne.grad(njit(loops))(x.copy(), 2))
    assert runs.count("loops") == 2


def test_what_comes_from_the_disk_is_typed_again(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    from numba.core import config
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    njit(cache=True)(loops).compile((VECTOR, int64))
    again = njit(cache=True)(loops)
    assert not known(again, (VECTOR, int64)) and sum(again.stats.cache_hits.values()) == 1
    x = np.array([0.5, 0.25])
    np.testing.assert_array_equal(ne.grad(again)(x.copy(), 2), ne.grad(njit(loops))(x.copy(), 2))


def test_numba_keeps_its_own_function_as_it_was():
    """The blocks that are lowered here are those that `inspect_types` prints, and can be lowered again."""
    function = njit(loops)
    x = np.array([0.5, 0.25])
    value = function(x.copy(), 2)
    before = str(function.overloads[function.signatures[0]].type_annotation)
    first = ne.grad(function)(x.copy(), 2)
    assert str(function.overloads[function.signatures[0]].type_annotation) == before
    assert function(x.copy(), 2) == value
    np.testing.assert_array_equal(ne.grad(njit(loops))(x.copy(), 2), first)


def test_a_declared_result_is_kept():
    function = njit("float32(float64)")(lambda x: x * x * 0.5)
    assert ne.value_and_grad(function)(3.0) == (4.5, 3.0)


def test_a_gradient_that_is_differentiated_again_is_not_compiled_for_its_type():
    def cubes(x, a):
        total = 0.0
        for v in x:
            total += a * v * v * v
        return total

    function, x = njit(cubes), np.array([0.5, -2.0])
    inner = ne.grad(function, argnums=(0, 1)).for_compiled_callers
    found, slope = ne.hvp(function, (x, 3.0), (np.array([1.0, 0.5]), 0.25))
    np.testing.assert_allclose(found, 6 * 3.0 * x * [1.0, 0.5] + 0.25 * 3 * x**2, rtol=1e-15)
    np.testing.assert_allclose(slope, 3 * x**2 @ [1.0, 0.5], rtol=1e-15)
    assert not inner.overloads

    @njit
    def executed(x):
        return ne.grad(function, argnums=(0, 1))(x, 3.0)

    first, second = executed(x)
    assert inner.overloads
    np.testing.assert_allclose(first, 9 * x**2, rtol=1e-15)
    np.testing.assert_allclose(second, (x**3).sum(), rtol=1e-15)


NUMBER = 2.0
ARRAY = np.array([2.0])


def test_a_function_that_is_only_differentiated_is_typed_and_not_lowered():
    factor = 3.0
    f = ne.differentiate(njit(lambda x: factor * math.sin(x)))
    assert f.grad(0.0) == 3.0 and f.hessian(0.0) == 0.0
    assert not f.signatures
    factor = 5.0
    assert f(math.pi / 2) == 3.0  # the function that was differentiated
    assert f.signatures == [(float64,)]
    f.recompile()
    assert f(math.pi / 2) == 5.0 and f.grad(0.0) == 5.0


def test_arrays_from_outside_are_those_of_the_first_derivative(monkeypatch):
    array, pair = np.array([2.0]), (1, np.array([2.0]))
    functions = [ne.differentiate(njit(f)) for f in (
        lambda x: array[0] * x, lambda x: pair[1][0] * x, lambda x: ARRAY[0] * x, lambda x: NUMBER * x)]
    inner = functions[0]
    nested = ne.differentiate(njit(lambda x: inner(x)))
    assert [f.grad(1.0) for f in functions] == [2.0] * 4 and nested.grad(1.0) == 2.0
    array[0] = pair[1][0] = 50.0
    monkeypatch.setitem(globals(), "ARRAY", np.array([50.0]))
    monkeypatch.setitem(globals(), "NUMBER", 50.0)
    assert [f(1.0) for f in functions] == [2.0] * 4 and nested(1.0) == 2.0


def test_a_callee_that_is_compiled_again_changes_function_and_derivative_together():
    factor = 2.0

    @njit
    def callee(x):
        return factor * x

    f = ne.differentiate(njit(lambda x: callee(x)))
    assert f.grad(1.0) == 2.0
    factor = 7.0
    callee.recompile()
    assert (f(1.0), f.grad(1.0)) == (7.0, 7.0)


def test_a_function_that_is_only_differentiated_shows_its_derivative():
    f = ne.differentiate(njit(lambda x: x * math.sin(x)))
    shadow = np.zeros(3)
    g = ne.differentiate(njit(lambda v: v.sum()))
    ne.autodiff(g, ne.Duplicated(np.ones(3), shadow))
    assert f.grad(1.0) != 0.0 and "diffe" in f.inspect_gradient() and "diffe" in g.inspect_gradient()


def test_what_a_module_holds_is_that_of_the_first_derivative():
    module = ModuleType("module_of_constants")
    module.number, module.pair, module.count, module.inner = 2.0, (2.0, 1), 2, ModuleType("module_of_constants.inner")
    module.inner.number = 2.0
    functions = [ne.differentiate(njit(f)) for f in (
        lambda x: module.number * x, lambda x: module.pair[0] * x, lambda x: module.count * x, lambda x: module.inner.number * x)]
    assert [f.grad(1.0) for f in functions] == [2.0] * 4
    module.number, module.pair, module.count, module.inner.number = 50.0, (50.0, 1), np.ones(3), 50.0
    assert [f(1.0) for f in functions] == [2.0] * 4 == [f.grad(1.0) for f in functions]
    of_numpy = ne.differentiate(njit(lambda x: np.pi * x))
    assert of_numpy.grad(1.0) == np.pi and not of_numpy.signatures


def test_a_callee_of_a_callee_that_is_compiled_again_changes_all_together():
    factor = 2

    @njit
    def innermost(n):
        return factor * n

    between = ne.differentiate(njit(lambda n: innermost(n)))
    f = ne.differentiate(njit(lambda x, n: between(n) * x * x))
    assert f.grad(1.0, 3) == 12.0
    factor = 2.5  # what it returns is of another type as well
    innermost.recompile()
    assert (f(1.0, 3), f.grad(1.0, 3), f.hessian(1.0, 3), between(3)) == (7.5, 15.0, 15.0, 7.5)


def test_compilation_can_be_disabled_after_a_derivative():
    f = ne.differentiate(njit(lambda x: x * x))
    assert f.grad(2.0) == 4.0
    f.disable_compile()
    assert (f(2.0), f.grad(3.0), ne.grad(f.grad)(2.0)) == (4.0, 6.0, 2.0)


def test_functions_that_call_each_other_can_be_called_after_their_derivatives():
    @ne.differentiate
    def even(x, n):
        return x if n <= 0 else odd(x, n - 1) * x

    @ne.differentiate
    def odd(x, n):
        return 2 * x if n <= 0 else even(x, n - 1) * x

    assert even.grad(2.0, 2) == 12.0
    assert (odd(2.0, 2), even(2.0, 2), odd.grad(2.0, 2)) == (16.0, 8.0, 24.0)
