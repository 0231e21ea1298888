; The calls of ``ne.parallel_for``, one after the other, from the last chunk to the first (``backwards``) or the other way round.
define linkonce_odr i32 @ne.serial_for(ptr %chunk, ptr %captured, i64 %start, i64 %stop, i64 %chunks, i1 %backwards) {
entry:
  %count = sub i64 %stop, %start
  %nothing = icmp slt i64 %count, 1
  br i1 %nothing, label %done, label %sizes
sizes:
  %size = udiv i64 %count, %chunks
  %rest = urem i64 %count, %chunks
  br label %head
head:
  %i = phi i64 [ 0, %sizes ], [ %next, %step ]
  %failure = phi i32 [ 0, %sizes ], [ %failure.next, %step ]
  %more = icmp slt i64 %i, %chunks
  br i1 %more, label %part, label %done
part:
  %last = sub i64 %chunks, 1
  %mirrored = sub i64 %last, %i
  %number = select i1 %backwards, i64 %mirrored, i64 %i
  %before = mul i64 %size, %number
  %larger = icmp ult i64 %number, %rest
  %shift = select i1 %larger, i64 %number, i64 %rest
  %offset = add i64 %before, %shift
  %low = add i64 %start, %offset
  %one = zext i1 %larger to i64
  %length = add i64 %size, %one
  %high = add i64 %low, %length
  %empty = icmp eq i64 %length, 0
  br i1 %empty, label %step, label %run
run:
  %status = call i32 %chunk(ptr %captured, i64 %number, i64 %low, i64 %high)
  %fine = icmp eq i32 %failure, 0
  %first = select i1 %fine, i32 %status, i32 %failure
  br label %step
step:
  %failure.next = phi i32 [ %failure, %part ], [ %first, %run ]
  %next = add i64 %i, 1
  br label %head
done:
  %result = phi i32 [ 0, %entry ], [ %failure, %head ]
  ret i32 %result
}
