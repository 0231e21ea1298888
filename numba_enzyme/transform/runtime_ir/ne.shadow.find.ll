; A shadow for an array of ``size`` bytes out of those that the same place has made: one whose arrays are all gone; null if
; there is none. ``table``: four shadows, and which is replaced next. The upper half of a shadow's count says how many arrays
; it has been the shadow of, for which the reverse sweep holds it; the lower half is the program's.
define linkonce_odr ptr @ne.shadow.find(ptr %table, i64 %size) noinline nounwind {
entry:
  br label %search
search:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %place = getelementptr ptr, ptr %table, i64 %i
  %seen = load ptr, ptr %place, align 8
  %empty = icmp eq ptr %seen, null
  br i1 %empty, label %next, label %ask
ask:
  %count = load atomic i64, ptr %seen acquire, align 8
  %programs = and i64 %count, 4294967295
  %gone = icmp eq i64 %programs, 0
  br i1 %gone, label %measure, label %next
measure:
  %size.at = getelementptr i8, ptr %seen, i64 32
  %has = load i64, ptr %size.at, align 8
  %fits = icmp eq i64 %has, %size
  br i1 %fits, label %take, label %next
take:
  %before = atomicrmw add ptr %seen, i64 4294967297 acq_rel
  ret ptr %seen
next:
  %i.next = add i64 %i, 1
  %done = icmp eq i64 %i.next, 4
  br i1 %done, label %none, label %search
none:
  ret ptr null
}
