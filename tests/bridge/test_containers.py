"""Lists of Numba become ordinary memory in the extracted primal."""

import pytest
from numba import njit, types

from numba_enzyme.bridge.cpu.containers import with_containers
from numba_enzyme.bridge.cpu.extract import extract


def linked(text):
    """The module with the definitions that belong to it."""
    module, definitions = with_containers(text)
    for definition in definitions:
        module.link_in(definition)
    return module


@njit
def growing(x, n):
    a = [x]
    for i in range(n):
        a.append(a[i] * x)
    return a[n]


def test_growth_is_allocation_and_copy():
    text = extract(growing, (types.float64, types.int64)).text
    assert "NRT_MemInfo_new_varsize_dtor(" not in text
    assert '"ne-fields"="17"' in text
    assert "call void @llvm.memcpy" in text
    # a list of the caller's is still left to the runtime
    assert "@NRT_MemInfo_varsize_realloc(" in text


def test_only_declarations_are_replaced():
    module = linked("define ptr @NRT_MemInfo_varsize_realloc(ptr %a, i64 %n) {\n  ret ptr %a\n}\n")
    assert [f.name for f in module.functions] == ["NRT_MemInfo_varsize_realloc"]


@njit
def marked(n):
    marks = set()
    for i in range(n):
        marks.add(i)
    return len(marks)


def test_a_set_that_grows_takes_new_memory():
    """The runtime's own functions would stop the process: they take no memory that others have made."""
    text = extract(marked, (types.int64,)).text
    assert "NRT_MemInfo_new_varsize_dtor(" not in text
    assert text.count('"ne-fields"="17"') >= 1
    assert "icmp eq ptr %mark" in text or "@ne.list.destroy" in text


NAME = "NRT_MemInfo_new_varsize_dtor"
CALLS = f"""
declare ptr @{NAME}(i64, ptr)
define ptr @f(i64 %n) {{
  %new = call ptr @{NAME}(i64 %n, ptr null)
  ret ptr %new
}}
"""
CALLED_DERIVATIVE = f"""
define ptr @g(i64 %n) {{
  %new = call ptr @ne.{NAME}(i64 %n, ptr null)
  ret ptr %new
}}
"""


DECLARED = f"declare ptr @ne.{NAME}(i64, ptr)"
DEFINED = f"define linkonce_odr ptr @ne.{NAME}(i64 %0, ptr %1) {{\n  ret ptr null\n}}"


@pytest.mark.parametrize("known", [DECLARED, DEFINED])
def test_a_derivative_that_is_called_has_them_already(known):
    """It is in the module of the function that is differentiated."""
    module = linked(f"{known}\n{CALLED_DERIVATIVE}{CALLS}")
    assert not module.get_function(f"ne.{NAME}").is_declaration
    assert NAME not in {function.name for function in module.functions}
    module.verify()


EARLIER = f"""
declare void @use(ptr)
define internal void @ne.list.destroy(ptr %0, i64 %1, ptr readnone %2) {{
  ret void
}}
define internal void @ne.list.destroy.7(ptr %0, i64 %1, ptr %2) {{
  ret void
}}
define internal fastcc ptr @ne.{NAME}() {{
  ret ptr @ne.list.destroy.7
}}
define ptr @h() {{
  %new = call fastcc ptr @ne.{NAME}()
  call void @use(ptr @ne.list.destroy)
  ret ptr %new
}}
"""


def test_what_an_earlier_derivative_has_made_of_them_is_its_own():
    """LLVM has taken parameters away there. All containers in a module have one mark, by which they are known."""
    module = linked(EARLIER + CALLS)
    module.verify()
    assert [str(a.type) for a in module.get_function(f"ne.{NAME}").arguments] == ["i64", "ptr"]
    assert not list(module.get_function(f"earlier.ne.{NAME}").arguments)
    text = str(module)
    assert f"call fastcc ptr @earlier.ne.{NAME}()" in text
    assert f"call ptr @ne.{NAME}(i64 %n, ptr null)" in text
    assert [f.name for f in module.functions if f.name.startswith("ne.list.destroy")] == ["ne.list.destroy"]
    assert "@ne.list.destroy." not in text


def test_what_several_earlier_derivatives_have_made_of_them_is_their_own():
    """A derivative that calls one has them under two names already; some are handed on by their addresses."""
    earliest = f"define internal fastcc ptr @earlier.ne.{NAME}(i64 %n) {{\n  ret ptr null\n}}\n"
    calls = f"""
define ptr @k() {{
  %oldest = call fastcc ptr @earlier.ne.{NAME}(i64 3)
  call void @use(ptr @ne.{NAME})
  ret ptr %oldest
}}
"""
    module = linked(earliest + EARLIER + calls + CALLS)
    module.verify()
    text = str(module)
    assert [len(list(module.get_function(f"{earlier}ne.{NAME}").arguments)) for earlier in
            ("", "earlier.", "earlier.earlier.")] == [2, 1, 0]  # fmt: skip
    assert f"call fastcc ptr @earlier.ne.{NAME}(i64 3)" in text and f"call void @use(ptr @earlier.earlier.ne.{NAME})" in text


def appended(x):
    made = []
    for a in x:
        made.append(a * a)
    total = 0.0
    for a in made:
        total += a * a
    return total


def test_loops_over_a_list_count_no_references():
    """They are pruned before the functions that make room come in, which count others: four for each item otherwise."""
    assert "@NRT_incref(" not in extract(njit(appended), (types.float64[::1],)).text
