"""Lists of Numba become ordinary memory in the extracted primal."""

from numba import njit, types

from numba_enzyme.bridge.cpu.containers import define_containers
from numba_enzyme.bridge.cpu.extract import extract


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
    module = define_containers("define ptr @NRT_MemInfo_varsize_realloc(ptr %a, i64 %n) {\n  ret ptr %a\n}\n")
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
