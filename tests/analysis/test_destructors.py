"""What destructors read, what is counted, and allocations in two parts."""

from numba_enzyme.analysis.memory.destructors import Destructors
from numba_enzyme.analysis.memory.objects import ANYWHERE, START, MemoryObject, Offset, anywhere, moved
from numba_enzyme.analysis.memory.points_to import PointsTo
from numba_enzyme.ir.parser import parse_module
from numba_enzyme.rules import default_book

CONTAINER = """
declare ptr @NRT_MemInfo_alloc_dtor(i64, ptr)
declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
declare void @NRT_incref(ptr)
declare void @destroy(ptr, i64, ptr)

define void @f(ptr %outside, i64 %i) {
  %box = call ptr @NRT_MemInfo_alloc_dtor(i64 8, ptr @destroy)
  %box.place = getelementptr i8, ptr %box, i64 24
  %box.data = load ptr, ptr %box.place
  %held = call ptr @NRT_MemInfo_alloc_aligned(i64 64, i32 16) "ne-fields"="16"
  store ptr %held, ptr %box.data
  call void @NRT_incref(ptr %outside)
  %held.place = getelementptr i8, ptr %held, i64 24
  %held.data = load ptr, ptr %held.place
  %size = getelementptr i8, ptr %held.data, i64 8
  %item = getelementptr double, ptr %held.data, i64 %i
  %free = call ptr @NRT_MemInfo_alloc_dtor(i64 8, ptr null)
  ret void
}
"""


def solved():
    module = parse_module(CONTAINER)
    function = module.functions["f"]
    points_to = PointsTo(module, function, default_book())
    values = {i.name: i for i in function.instructions()} | {a.name: a for a in function.arguments}
    return points_to, values


def test_what_a_destructor_reads_and_what_is_counted():
    points_to, values = solved()
    found = Destructors(points_to)
    assert all(found.reads(values[name]) for name in ("box", "box.data", "held", "held.data", "item"))
    assert not found.reads(values["free"])
    assert not found.reads(values["outside"])
    assert {o.site for o in found.counted} == {values[name] for name in ("box", "held", "free", "outside")}


def test_fields_and_items_are_apart():
    points_to, values = solved()
    (fields,), (items,) = points_to.of(values["size"]), points_to.of(values["item"])
    assert fields is not items
    assert fields.items is items
    assert items.head is fields
    assert points_to.of(values["size"])[fields] == Offset(8)
    assert points_to.of(values["item"])[items] == Offset(0, 8)


def test_parts_of_memory():
    head = MemoryObject("heap", "head", fields=16)
    head.items = MemoryObject("heap", "items", head=head)
    assert moved({head: START}, Offset(8)) == {head: Offset(8)}
    assert moved({head: START}, Offset(16)) == {head.items: Offset(16)}
    assert moved({head.items: Offset(24)}, Offset(-24)) == {head: START}
    assert moved({head.items: Offset(0, 8)}, Offset(-24)) == {head.items: Offset(0, 8)}
    assert anywhere({head: START}) == {head: ANYWHERE, head.items: ANYWHERE}
