"""The loops over blocks and threads around ``@ne.thread``, as IR.

    i32 @ne.launch(ptr arguments, ptr configuration, ptr states, i64 first, i64 last)

runs the blocks from ``first`` to ``last``. ``arguments``: a slot of 8 bytes for each; ``configuration``: see
:class:`Configuration`. Shadows of shared memory are zeroed before each block. Without meetings a thread is a call, which LLVM
inlines and may vectorise over threads; with them it is a coroutine that is resumed until it has ended. Meetings that are more
than a barrier of all threads are resolved by :mod:`.scheduler`, which is not there (null) where there are none.

Threads are resumed in order, from the first one to the last, and once all have come to their turn (``ne.turn``), where the
reverse sweep begins, from the last one to the first: one that waits for its turn is for all others as one that has ended.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Sequence

from .meetings import STATE_BYTES, TURN_SITE
from .retarget import END_IS_VOID, PLACE, THREAD, HostThread

LAUNCH = "ne.launch"
DYNAMIC = -1


class Configuration(ctypes.Structure):
    """What a launch hands to the machine code."""

    _fields_ = (("grid", ctypes.c_int32 * 3), ("block", ctypes.c_int32 * 3), ("dynamic_bytes", ctypes.c_int64),
                ("resolve", ctypes.c_void_p))  # fmt: skip


def launch_text(thread: HostThread, zeroed: Sequence[tuple[int, int]]) -> str:
    """The module with ``@ne.launch``. ``zeroed``: (argument, bytes) of what is zeroed before each block; DYNAMIC bytes."""
    template = WAITING if thread.waits else PLAIN
    loads, passed = [], []
    for i, type_ in enumerate(thread.parameters):
        loads.append(f"  %s{i} = getelementptr i64, ptr %arguments, i64 {i}\n  %a{i} = load {type_}, ptr %s{i}, align 8")
        passed.append(f"{type_} %a{i}")
    clears = [f"  call void @llvm.memset.p0.i64(ptr %a{i}, i8 0, i64 {'%dynamic' if size == DYNAMIC else size}, i1 false)"
              for i, size in zeroed]
    place = ["tx", "ty", "tz", "cx", "cy", "cz", "bx", "by", "bz", "gx", "gy", "gz", "lane", "dynamic32"]
    assert len(place) == len(PLACE)
    call = f"@{THREAD}({', '.join([f'i32 %{p}' for p in place] + ['ptr %state'] + passed)})"
    text = COMMON.replace("BODY", template).replace("LOADS", "\n".join(loads)).replace("CLEARS", "\n".join(clears))
    text = text.replace("CALL", call).replace("STATE_BYTES", str(STATE_BYTES)).replace("TURN_SITE", str(TURN_SITE))
    known = set(re.findall(r"^declare[^@\n]*(@[\w.]+)\(", thread.text, re.MULTILINE))
    declared = [line for line in DECLARATIONS if line.split()[2].partition("(")[0] not in known]
    return "\n".join([thread.text, text, *declared])


DECLARATIONS = [
    "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
    "declare ptr @malloc(i64)",
    "declare void @free(ptr)",
    "declare token @llvm.coro.id(i32, ptr, ptr, ptr)",
    "declare i64 @llvm.coro.size.i64()",
    "declare ptr @llvm.coro.begin(token, ptr)",
    "declare i8 @llvm.coro.suspend(token, i1)",
    "declare ptr @llvm.coro.free(token, ptr)",
    f"declare {'void' if END_IS_VOID else 'i1'} @llvm.coro.end(ptr, i1, token)",
    "declare void @llvm.coro.resume(ptr)",
    "declare void @llvm.coro.destroy(ptr)",
]

COMMON = """
define i32 @ne.launch(ptr noalias %arguments, ptr noalias %configuration, ptr noalias %states, i64 %first, i64 %last) {
entry:
LOADS
  %gx = load i32, ptr %configuration
  %gyp = getelementptr i8, ptr %configuration, i64 4
  %gy = load i32, ptr %gyp
  %gzp = getelementptr i8, ptr %configuration, i64 8
  %gz = load i32, ptr %gzp
  %bxp = getelementptr i8, ptr %configuration, i64 12
  %bx = load i32, ptr %bxp
  %byp = getelementptr i8, ptr %configuration, i64 16
  %by = load i32, ptr %byp
  %bzp = getelementptr i8, ptr %configuration, i64 20
  %bz = load i32, ptr %bzp
  %dp = getelementptr i8, ptr %configuration, i64 24
  %dynamic = load i64, ptr %dp
  %dynamic32 = trunc i64 %dynamic to i32
  %rp = getelementptr i8, ptr %configuration, i64 32
  %resolve = load ptr, ptr %rp
  %bxy = mul i32 %bx, %by
  %threads32 = mul i32 %bxy, %bz
  %threads = zext i32 %threads32 to i64
  %gx64 = zext i32 %gx to i64
  %gy64 = zext i32 %gy to i64
  br label %blocks
blocks:
  %block = phi i64 [ %first, %entry ], [ %block.next, %block.done ]
  %more = icmp slt i64 %block, %last
  br i1 %more, label %block.begin, label %done
block.begin:
  %cx64 = urem i64 %block, %gx64
  %cx = trunc i64 %cx64 to i32
  %plane = udiv i64 %block, %gx64
  %cy64 = urem i64 %plane, %gy64
  %cy = trunc i64 %cy64 to i32
  %cz64 = udiv i64 %plane, %gy64
  %cz = trunc i64 %cz64 to i32
CLEARS
  br label %threads.z
threads.z:
  %tz = phi i32 [ 0, %block.begin ], [ %tz.next, %threads.z.next ]
  br label %threads.y
threads.y:
  %ty = phi i32 [ 0, %threads.z ], [ %ty.next, %threads.y.next ]
  %row = mul i32 %tz, %by
  %rowy = add i32 %row, %ty
  %rowbase = mul i32 %rowy, %bx
  br label %threads.x
threads.x:
  %tx = phi i32 [ 0, %threads.y ], [ %tx.next, %threads.x.next ]
  %linear = add i32 %rowbase, %tx
  %lane = and i32 %linear, 31
  %linear64 = zext i32 %linear to i64
BODY
"""

LOOP_ENDS = """
threads.x.next:
  %tx.next = add nuw nsw i32 %tx, 1
  %tx.more = icmp slt i32 %tx.next, %bx
  br i1 %tx.more, label %threads.x, label %threads.y.next
threads.y.next:
  %ty.next = add nuw nsw i32 %ty, 1
  %ty.more = icmp slt i32 %ty.next, %by
  br i1 %ty.more, label %threads.y, label %threads.z.next
threads.z.next:
  %tz.next = add nuw nsw i32 %tz, 1
  %tz.more = icmp slt i32 %tz.next, %bz
  br i1 %tz.more, label %threads.z, label %threads.done
"""

PLAIN = f"""
  %state = getelementptr i8, ptr %states, i64 0
  call void CALL
  br label %threads.x.next
{LOOP_ENDS}
threads.done:
  br label %block.done
block.done:
  %block.next = add nsw i64 %block, 1
  br label %blocks
done:
  ret i32 0
}}
"""

# Behind the states of all threads stand their handles.
WAITING = f"""
  %offset = mul i64 %linear64, STATE_BYTES
  %state = getelementptr i8, ptr %states, i64 %offset
  store i32 0, ptr %state
  %handles.at = mul i64 %threads, STATE_BYTES
  %handles = getelementptr i8, ptr %states, i64 %handles.at
  %handle.place = getelementptr ptr, ptr %handles, i64 %linear64
  %new = call ptr CALL
  store ptr %new, ptr %handle.place
  br label %threads.x.next
{LOOP_ENDS}
threads.done:
  %h.at = mul i64 %threads, STATE_BYTES
  %h = getelementptr i8, ptr %states, i64 %h.at
  br label %round
round:
  %down = phi i1 [ false, %threads.done ], [ %down.next, %each.next ]
  br label %look
look:
  %l = phi i64 [ 0, %round ], [ %l.next, %look ]
  %alive = phi i32 [ 0, %round ], [ %alive.next, %look ]
  %simple = phi i1 [ true, %round ], [ %simple.next, %look ]
  %site = phi i32 [ -1, %round ], [ %site.next, %look ]
  %turned = phi i1 [ false, %round ], [ %turned.next, %look ]
  %l.offset = mul i64 %l, STATE_BYTES
  %l.state = getelementptr i8, ptr %states, i64 %l.offset
  %l.kind = load i32, ptr %l.state
  %l.site.place = getelementptr i8, ptr %l.state, i64 4
  %l.site = load i32, ptr %l.site.place
  %l.mode.place = getelementptr i8, ptr %l.state, i64 12
  %l.mode = load i32, ptr %l.mode.place
  %l.ended = icmp eq i32 %l.kind, -1
  %l.barrier = icmp eq i32 %l.kind, 1
  %l.plain = icmp eq i32 %l.mode, 0
  %l.first = icmp eq i32 %site, -1
  %l.same = icmp eq i32 %site, %l.site
  %l.one = or i1 %l.first, %l.same
  %l.simple0 = and i1 %l.barrier, %l.plain
  %l.simple1 = and i1 %l.simple0, %l.one
  %l.simple2 = or i1 %l.simple1, %l.ended
  %simple.next = and i1 %simple, %l.simple2
  %site.next = select i1 %l.ended, i32 %site, i32 %l.site
  %l.counts = select i1 %l.ended, i32 0, i32 1
  %alive.next = add i32 %alive, %l.counts
  %l.turn = icmp eq i32 %l.site, TURN_SITE
  %l.turns = and i1 %l.ended, %l.turn
  %turned.next = or i1 %turned, %l.turns
  %l.next = add nuw nsw i64 %l, 1
  %l.more = icmp ult i64 %l.next, %threads
  br i1 %l.more, label %look, label %looked
looked:
  %none = icmp eq i32 %alive.next, 0
  br i1 %none, label %over, label %meet
over:
  br i1 %turned.next, label %resume, label %clean
meet:
  br i1 %simple.next, label %resume, label %special
special:
  %simple.only = icmp eq ptr %resolve, null
  br i1 %simple.only, label %clean, label %ask
ask:
  %verdict = call i32 %resolve(ptr %states, ptr %states, i64 %threads)
  %good = icmp eq i32 %verdict, 0
  br i1 %good, label %resume, label %clean
resume:
  %all = phi i1 [ true, %meet ], [ false, %ask ], [ false, %over ]
  %turn = phi i1 [ false, %meet ], [ false, %ask ], [ true, %over ]
  %down.next = or i1 %down, %turn
  br label %each
each:
  %i = phi i64 [ 0, %resume ], [ %i.next, %each.next ]
  %i.next = add nuw nsw i64 %i, 1
  %from.last = sub i64 %threads, %i.next
  %r = select i1 %down.next, i64 %from.last, i64 %i
  %r.offset = mul i64 %r, STATE_BYTES
  %r.state = getelementptr i8, ptr %states, i64 %r.offset
  %r.kind = load i32, ptr %r.state
  %r.runs = icmp eq i32 %r.kind, 0
  %r.waits = icmp eq i32 %r.kind, 1
  %r.freed = and i1 %r.waits, %all
  %r.site.place = getelementptr i8, ptr %r.state, i64 4
  %r.site = load i32, ptr %r.site.place
  %r.at.turn = icmp eq i32 %r.site, TURN_SITE
  %r.turns = and i1 %r.at.turn, %turn
  %r.meets = or i1 %r.runs, %r.freed
  %r.go = or i1 %r.meets, %r.turns
  br i1 %r.go, label %each.go, label %each.next
each.go:
  store i32 0, ptr %r.state
  store i32 -1, ptr %r.site.place
  %r.place = getelementptr ptr, ptr %h, i64 %r
  %r.handle = load ptr, ptr %r.place
  call void @llvm.coro.resume(ptr %r.handle)
  br label %each.next
each.next:
  %i.more = icmp ult i64 %i.next, %threads
  br i1 %i.more, label %each, label %round
clean:
  %failure = phi i32 [ 0, %over ], [ 2, %special ], [ %verdict, %ask ]
  br label %destroy
destroy:
  %d = phi i64 [ 0, %clean ], [ %d.next, %destroy ]
  %d.place = getelementptr ptr, ptr %h, i64 %d
  %d.handle = load ptr, ptr %d.place
  call void @llvm.coro.destroy(ptr %d.handle)
  %d.next = add nuw nsw i64 %d, 1
  %d.more = icmp ult i64 %d.next, %threads
  br i1 %d.more, label %destroy, label %destroyed
destroyed:
  %failed = icmp ne i32 %failure, 0
  br i1 %failed, label %fail, label %block.done
fail:
  ret i32 %failure
block.done:
  %block.next = add nsw i64 %block, 1
  br label %blocks
done:
  ret i32 0
}}
"""
