; Buffers of tapes, kept between calls: acquire takes one out of the pool or from malloc, release puts it back.
; A buffer begins with 16 bytes that hold its size. The pool is 32 places, taken and filled by single atomic exchanges, and
; the place that is given up next when all are full. Buffers below 64 KiB are left to malloc, which keeps them itself.

@ne_tape_pool = external global [33 x i64]

define linkonce_odr noalias ptr @ne.tape.acquire(i64 %size) noinline minsize optsize nounwind memory(inaccessiblemem: readwrite) {
entry:
  %small = icmp ult i64 %size, 65536
  br i1 %small, label %fresh, label %search
search:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %misfit = phi ptr [ null, %entry ], [ %misfit.next, %next ]
  %place = getelementptr i64, ptr @ne_tape_pool, i64 %i
  %seen = load atomic ptr, ptr %place monotonic, align 8
  %empty = icmp eq ptr %seen, null
  br i1 %empty, label %next, label %take
take:
  %taken = atomicrmw xchg ptr %place, ptr null acq_rel
  %gone = icmp eq ptr %taken, null
  br i1 %gone, label %next, label %measure
measure:
  %capacity = load i64, ptr %taken, align 8
  %enough = icmp uge i64 %capacity, %size
  %quarter = lshr i64 %capacity, 2
  %sensible = icmp ule i64 %quarter, %size
  %fits = and i1 %enough, %sensible
  br i1 %fits, label %reuse, label %back
reuse:
  %unused = icmp eq ptr %misfit, null
  br i1 %unused, label %give, label %keep
keep:
  %misfit.data = getelementptr i8, ptr %misfit, i64 16
  call void @ne.tape.release(ptr %misfit.data)
  br label %give
give:
  %old.data = getelementptr i8, ptr %taken, i64 16
  ret ptr %old.data
back:
  ; One that is too small is freed at the end, if nothing fits: so the pool grows with what is asked of it.
  %first = icmp eq ptr %misfit, null
  %too.small = xor i1 %enough, true
  %hold = and i1 %first, %too.small
  br i1 %hold, label %next, label %return
return:
  %answer = cmpxchg ptr %place, ptr null, ptr %taken acq_rel monotonic
  %returned = extractvalue { ptr, i1 } %answer, 1
  br i1 %returned, label %next, label %drop
drop:
  call void @free(ptr %taken)
  br label %next
next:
  %misfit.next = phi ptr [ %misfit, %search ], [ %misfit, %take ], [ %taken, %back ], [ %misfit, %return ], [ %misfit, %drop ]
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, 32
  br i1 %done, label %replace, label %search
replace:
  call void @free(ptr %misfit.next)
  br label %fresh
fresh:
  %impossible = icmp ugt i64 %size, 4611686018427387904
  br i1 %impossible, label %none, label %allocate
allocate:
  %total = add i64 %size, 16
  %made = call ptr @malloc(i64 %total)
  %failed = icmp eq ptr %made, null
  br i1 %failed, label %none, label %mark
mark:
  store i64 %size, ptr %made, align 8
  %new.data = getelementptr i8, ptr %made, i64 16
  ret ptr %new.data
none:
  ret ptr null
}

define linkonce_odr void @ne.tape.release(ptr %data) noinline minsize optsize nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) {
entry:
  %nothing = icmp eq ptr %data, null
  br i1 %nothing, label %exit, label %look
look:
  %buffer = getelementptr i8, ptr %data, i64 -16
  %capacity = load i64, ptr %buffer, align 8
  %small = icmp ult i64 %capacity, 65536
  br i1 %small, label %drop, label %search
search:
  %i = phi i64 [ 0, %look ], [ %i.next, %next ]
  %place = getelementptr i64, ptr @ne_tape_pool, i64 %i
  %seen = load atomic ptr, ptr %place monotonic, align 8
  %empty = icmp eq ptr %seen, null
  br i1 %empty, label %put, label %next
put:
  %answer = cmpxchg ptr %place, ptr null, ptr %buffer acq_rel monotonic
  %done = extractvalue { ptr, i1 } %answer, 1
  br i1 %done, label %exit, label %next
next:
  %i.next = add i64 %i, 1
  %full = icmp eq i64 %i.next, 32
  br i1 %full, label %replace, label %search
replace:
  %turns = getelementptr i64, ptr @ne_tape_pool, i64 32
  %turn = atomicrmw add ptr %turns, i64 1 monotonic
  %which = and i64 %turn, 31
  %victim = getelementptr i64, ptr @ne_tape_pool, i64 %which
  %old = atomicrmw xchg ptr %victim, ptr %buffer acq_rel
  call void @free(ptr %old)
  br label %exit
drop:
  call void @free(ptr %buffer)
  br label %exit
exit:
  ret void
}

declare ptr @malloc(i64)
declare void @free(ptr)
