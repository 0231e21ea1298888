; Memory of one thread, taken from its end of a buffer and given back all at once: { first, next, end, flag, pieces }.
; A piece has its size 16 bytes before it. Where there is too little the flag goes up, and null comes back.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define internal ptr @ne.arena.malloc(ptr %a, i64 %size) alwaysinline nounwind {
entry:
  %next.at = getelementptr i8, ptr %a, i64 8
  %end.at = getelementptr i8, ptr %a, i64 16
  %pieces.at = getelementptr i8, ptr %a, i64 32
  %next = load ptr, ptr %next.at
  %end = load ptr, ptr %end.at
  %n = ptrtoint ptr %next to i64
  %e = ptrtoint ptr %end to i64
  %left = sub i64 %e, %n
  %more = add i64 %size, 31
  %need = and i64 %more, -16
  %long = icmp ugt i64 %size, %left
  %over = icmp ugt i64 %need, %left
  %none = or i1 %long, %over
  br i1 %none, label %full, label %there
full:
  %flag.at = getelementptr i8, ptr %a, i64 24
  %flag = load ptr, ptr %flag.at
  store volatile i64 1, ptr %flag
  br label %done
there:
  store i64 %size, ptr %next
  %piece = getelementptr i8, ptr %next, i64 16
  %after = getelementptr i8, ptr %next, i64 %need
  store ptr %after, ptr %next.at
  %pieces = load i64, ptr %pieces.at
  %one.more = add i64 %pieces, 1
  store i64 %one.more, ptr %pieces.at
  br label %done
done:
  %r = phi ptr [ null, %full ], [ %piece, %there ]
  ret ptr %r
}

define internal ptr @ne.arena.calloc(ptr %a, i64 %count, i64 %each) alwaysinline nounwind {
entry:
  %size = mul i64 %count, %each
  %r = call ptr @ne.arena.malloc(ptr %a, i64 %size)
  %none = icmp eq ptr %r, null
  br i1 %none, label %done, label %clear
clear:
  call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 %size, i1 false)
  br label %done
done:
  ret ptr %r
}

define internal void @ne.arena.free(ptr %a, ptr %p) alwaysinline nounwind {
entry:
  %none = icmp eq ptr %p, null
  br i1 %none, label %done, label %give
give:
  %pieces.at = getelementptr i8, ptr %a, i64 32
  %pieces = load i64, ptr %pieces.at
  %fewer = sub i64 %pieces, 1
  store i64 %fewer, ptr %pieces.at
  %last = icmp eq i64 %fewer, 0
  br i1 %last, label %empty, label %done
empty:
  %next.at = getelementptr i8, ptr %a, i64 8
  %first = load ptr, ptr %a
  store ptr %first, ptr %next.at
  br label %done
done:
  ret void
}

; The piece that was taken last grows where it is.
define internal ptr @ne.arena.realloc(ptr %a, ptr %p, i64 %size) alwaysinline nounwind {
entry:
  %none = icmp eq ptr %p, null
  br i1 %none, label %new, label %old
new:
  %fresh = call ptr @ne.arena.malloc(ptr %a, i64 %size)
  br label %done
old:
  %head = getelementptr i8, ptr %p, i64 -16
  %had = load i64, ptr %head
  %larger = icmp ugt i64 %size, %had
  br i1 %larger, label %grow, label %done
grow:
  %h.more = add i64 %had, 31
  %h.span = and i64 %h.more, -16
  %h.end = getelementptr i8, ptr %head, i64 %h.span
  %next.at = getelementptr i8, ptr %a, i64 8
  %next = load ptr, ptr %next.at
  %is.last = icmp eq ptr %h.end, %next
  br i1 %is.last, label %take.back, label %elsewhere
take.back:
  store ptr %head, ptr %next.at
  br label %elsewhere
elsewhere:
  %moved = call ptr @ne.arena.malloc(ptr %a, i64 %size)
  %failed = icmp eq ptr %moved, null
  br i1 %failed, label %done, label %one.less
one.less:
  %pieces.at = getelementptr i8, ptr %a, i64 32
  %pieces = load i64, ptr %pieces.at
  %fewer = sub i64 %pieces, 1
  store i64 %fewer, ptr %pieces.at
  br i1 %is.last, label %done, label %copy
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %moved, ptr %p, i64 %had, i1 false)
  br label %done
done:
  %r = phi ptr [ %fresh, %new ], [ %p, %old ], [ null, %elsewhere ], [ %moved, %one.less ], [ %moved, %copy ]
  ret ptr %r
}
