"""What LLVM is told of accesses that can't meet: nothing that is not so, and enough to keep addresses out of inner loops."""

from __future__ import annotations

import re
from importlib.resources import files

import numpy as np

import numba_enzyme as ne
from numba_enzyme import differentiate
from numba_enzyme.analysis.memory.objects import Offset
from numba_enzyme.analysis.memory.points_to import PointsTo
from numba_enzyme.ir.instructions import Load, Store
from numba_enzyme.ir.llvm_io import normalize
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.ir.printer import print_module
from numba_enzyme.rules import default_book
from numba_enzyme.transform.alias_scopes import add_scopes
from tests.interpreted import check_gradient

TEXT = """
declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
declare ptr @stranger(ptr)

define void @other(ptr %anything) {
  store double 9.0, ptr %anything
  ret void
}

define void @called(ptr %given, ptr %beside) {
  store double 7.0, ptr %given
  store double 8.0, ptr %beside
  call void @other(ptr %given)
  ret void
}

define double @f(ptr noalias %alone, ptr %a, ptr %b, i64 %n, i1 %which) {
  %first = call ptr @NRT_MemInfo_alloc_aligned(i64 %n, i32 32)
  %second = call ptr @NRT_MemInfo_alloc_aligned(i64 %n, i32 32)
  %first.place = getelementptr i8, ptr %first, i64 24
  %first.data = load ptr, ptr %first.place
  %second.place = getelementptr i8, ptr %second, i64 24
  %second.data = load ptr, ptr %second.place
  %foreign = call ptr @stranger(ptr %second)
  %number = load i64, ptr %a
  %lost = inttoptr i64 %number to ptr
  %either = select i1 %which, ptr %first.data, ptr %alone
  %x.first = load double, ptr %first.data
  store double 1.0, ptr %second.data
  store double 2.0, ptr %alone
  store double 3.0, ptr %b
  store double 4.0, ptr %either
  store double 5.0, ptr %foreign
  store double 6.0, ptr %lost
  call void @called(ptr %first.data, ptr %second.data)
  ret double %x.first
}
"""
NAMES = {"1": "second", "2": "alone", "3": "b", "4": "either", "5": "foreign", "6": "lost", "7": "given", "8": "beside"}


def tagged():
    module = parse_module(normalize(TEXT))
    root, called = module.functions["f"], module.functions["called"]
    add_scopes(module, root, [root, called], default_book())
    normalize(print_module(module))
    found = {}
    for function in module.functions.values():
        for i in function.instructions():
            if isinstance(i, Store):
                found[NAMES.get(f"{float(i.value.text):.0f}", function.name)] = i
            elif isinstance(i, Load):
                found[i.name] = i
    return module, found


def scopes(module, instruction, kind):
    tag = instruction.metadata.get(kind)
    lines = dict(line.split(" = ", 1) for line in module.metadata if " = " in line)
    return set(re.findall(r"!\d+", lines[tag])) if tag else None


def apart(module, a, b):
    """LLVM's rule: the scopes of one are all among those that the other is said not to meet."""
    def says(one, other):
        own, excluded = scopes(module, one, "alias.scope"), scopes(module, other, "noalias")
        return own is not None and excluded is not None and own <= excluded

    return says(a, b) or says(b, a)


def test_only_what_cannot_meet_is_told_apart():
    module, found = tagged()
    expected = {
        ("x.first", "second"): True, ("x.first", "alone"): True, ("x.first", "b"): True, ("alone", "b"): True,
        ("x.first", "either"): False, ("alone", "either"): False, ("second", "either"): True,
        ("number", "b"): False, ("number", "alone"): True, ("x.first", "foreign"): True, ("second", "foreign"): False,
        ("first.data", "x.first"): True, ("second.data", "second"): False, ("second", "b"): False,  # a stranger has had it
        ("given", "x.first"): False, ("given", "beside"): True, ("beside", "second"): False,
    }  # fmt: skip
    assert {pair: apart(module, found[pair[0]], found[pair[1]]) for pair in expected} == expected


def test_functions_that_others_may_call_are_left_alone():
    _, found = tagged()
    assert not found["other"].metadata


def test_addresses_of_arrays_are_read_outside_of_inner_loops():
    @differentiate
    def descent(rates, start):
        u = start.copy()
        for t in range(rates.size):
            step = np.empty(u.size)
            for i in range(u.size):
                step[i] = np.sin(u[i]) * u[i]
            for i in range(u.size):
                u[i] -= rates[t] * step[i]
        return np.sum(u * u)

    rates, start = np.full(3, 0.1), np.linspace(0.2, 1.0, 5)
    check_gradient(descent, (rates, start))
    descent.grad(rates, start)
    loops = list(inner_loops(descent.inspect_gradient(view="ir")))
    assert len(loops) > 3
    for loop in loops:
        assert "load ptr" not in loop, loop


def test_arrays_of_one_iteration_are_told_apart_beside_a_rule():
    """Each allocation looks for its shadow among those of its own; what the rule of a product is given holds no pointers."""
    @differentiate
    def attention(q, k, v):
        scores, total = q @ k.T, 0.0
        for i in range(q.shape[0]):
            weights = np.exp(scores[i])
            chances = weights / weights.sum()
            total += np.sum((chances @ v) ** 2)
        return total

    rng = np.random.default_rng(0)
    q, k, v = (rng.standard_normal(shape) for shape in ((3, 2), (4, 2), (4, 5)))
    found = ne.grad(attention, argnums=2)(q, k, v)
    chances = np.exp(q @ k.T) / np.exp(q @ k.T).sum(1, keepdims=True)
    assert np.allclose(found, 2 * chances.T @ (chances @ v))
    product = next(loop for loop in inner_loops(attention.inspect_gradient(view="ir")) if "fcmp oeq double" in loop)
    stores = re.findall(r"store double .*alias\.scope (!\d+)", product)
    assert len(stores) == len(set(stores)) == 2, product  # the sum of the vector's adjoint is in a register


TABLES = """
declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
declare void @NRT_decref(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @f(i64 %n) {
  %one.table = alloca [5 x ptr]
  %other.table = alloca [5 x ptr]
  %one = call ptr @NRT_MemInfo_alloc_aligned(i64 %n, i32 32)
  %other = call ptr @NRT_MemInfo_alloc_aligned(i64 %n, i32 32)
  call void @ne.shadow.keep(ptr %one.table, ptr %one)
  call void @ne.shadow.keep(ptr %other.table, ptr %other)
  %one.found = call ptr @ne.shadow.find(ptr %one.table, i64 %n)
  %other.found = call ptr @ne.shadow.find(ptr %other.table, i64 %n)
  call void @ne.shadow.release(ptr %one.found)
  call void @ne.shadow.release(ptr %other.found)
  call void @ne.shadow.drop(ptr %one.table)
  ret void
}
"""


DECLARED = re.compile(r"^declare .*$", re.MULTILINE)


def body_of(helper):
    return files("numba_enzyme.transform").joinpath("runtime_ir", f"{helper}.ll").read_text(encoding="utf-8")


def test_each_table_of_shadows_is_followed_by_itself():
    """As bodies of functions, which all calls share, they would make all shadows one; what is given up is written nowhere."""
    names = [f"ne.shadow.{name}" for name in ("find", "keep", "release", "drop")]
    bodies = DECLARED.sub("", "\n".join(map(body_of, names)))
    module = parse_module(normalize(TABLES + bodies))
    found = {i.name: i for i in module.functions["f"].instructions() if i.name}
    assert all(not module.functions[name].is_declaration for name in names)
    points_to = PointsTo(module, module.functions["f"], default_book().with_sweeps())
    one, other = (list(points_to.of(found[name])) for name in ("one", "other"))
    assert list(points_to.of(found["one.found"])) == one != other == list(points_to.of(found["other.found"]))
    assert not points_to.loaded(one[0], Offset(0), 8)


COLUMNS = """
define void @f(ptr %x, ptr %y, i64 %n) {
  %one = call ptr @ne.tape.resize(ptr null, i64 0, i64 %n, i64 8)
  %other = call ptr @ne.tape.resize(ptr null, i64 0, i64 %n, i64 8)
  store ptr %x, ptr %one
  store ptr %y, ptr %other
  %m = add i64 %n, %n
  %one.longer = call ptr @ne.tape.resize(ptr %one, i64 %n, i64 %m, i64 8)
  %x.again = load ptr, ptr %one.longer
  %y.again = load ptr, ptr %other
  ret void
}
"""


def test_each_column_of_a_tape_is_memory_of_its_own():
    """One helper resizes all of them; what a column held, it holds when it is longer."""
    module = parse_module(normalize(COLUMNS + body_of("ne.tape.resize")))
    function = module.functions["f"]
    found = {i.name: i for i in function.instructions() if i.name}
    points_to = PointsTo(module, function, default_book().with_sweeps())
    x, y = (points_to.of(argument) for argument in function.arguments[:2])
    assert points_to.of(found["x.again"]) == x != y == points_to.of(found["y.again"])


def inner_loops(text):
    """Blocks that go back to themselves."""
    for block in re.split(r"\n\n", text):
        label = re.match(r'("[^"]*"|[\w.]+):', block)
        if label and re.search(rf"label %{re.escape(label[1])}(?!\S*[\w.])", block.partition("\n")[2]):
            yield block
