; Tapes of recursive calls: a stack in chunks, each twice as large as the one before. The caller's record of it is
; { next free place, end of the chunk, chunk }; a chunk begins with { the one before, its size }.
; Room for ``size`` bytes, in steps of 16; null if there is no memory.
define linkonce_odr ptr @ne.stack.push(ptr %stack, i64 %size) alwaysinline nounwind {
entry:
  %free = load ptr, ptr %stack, align 8
  %end.at = getelementptr i8, ptr %stack, i64 8
  %end = load ptr, ptr %end.at, align 8
  %from = ptrtoint ptr %free to i64
  %to = ptrtoint ptr %end to i64
  %room = sub i64 %to, %from
  %there = icmp ule i64 %size, %room
  br i1 %there, label %take, label %grow
take:
  %padded = add i64 %size, 15
  %step = and i64 %padded, -16
  %next = getelementptr i8, ptr %free, i64 %step
  store ptr %next, ptr %stack, align 8
  br label %exit
grow:
  %more = call ptr @ne.stack.grow(ptr %stack, i64 %size)
  br label %exit
exit:
  %result = phi ptr [ %free, %take ], [ %more, %grow ]
  ret ptr %result
}

define linkonce_odr ptr @ne.stack.grow(ptr %stack, i64 %size) noinline cold nounwind {
entry:
  %possible = icmp ult i64 %size, 4611686018427387904
  br i1 %possible, label %measure, label %none
measure:
  %padded = add i64 %size, 15
  %step = and i64 %padded, -16
  %chunk.at = getelementptr i8, ptr %stack, i64 16
  %chunk = load ptr, ptr %chunk.at, align 8
  %first = icmp eq ptr %chunk, null
  br i1 %first, label %make, label %double
double:
  %size.at = getelementptr i8, ptr %chunk, i64 8
  %present = load i64, ptr %size.at, align 8
  %twice = shl i64 %present, 1
  br label %make
make:
  %usual = phi i64 [ 1024, %measure ], [ %twice, %double ]
  %capped = call i64 @llvm.umin.i64(i64 %usual, i64 33554432)
  %least = add i64 %step, 16
  %bytes = call i64 @llvm.umax.i64(i64 %capped, i64 %least)
  %made = call ptr @ne.tape.acquire(i64 %bytes)
  %failed = icmp eq ptr %made, null
  br i1 %failed, label %none, label %enter
enter:
  store ptr %chunk, ptr %made, align 8
  %bytes.at = getelementptr i8, ptr %made, i64 8
  store i64 %bytes, ptr %bytes.at, align 8
  %place = getelementptr i8, ptr %made, i64 16
  %next = getelementptr i8, ptr %place, i64 %step
  %end = getelementptr i8, ptr %made, i64 %bytes
  %end.at = getelementptr i8, ptr %stack, i64 8
  store ptr %next, ptr %stack, align 8
  store ptr %end, ptr %end.at, align 8
  store ptr %made, ptr %chunk.at, align 8
  ret ptr %place
none:
  ret ptr null
}

; A buffer on the stack of tapes with room for ``new`` elements: the last one grows where it is, another is copied.
define linkonce_odr ptr @ne.stack.resize(ptr %buffer, ptr %stack, i64 %old, i64 %new, i64 %size) alwaysinline nounwind {
entry:
  %same = icmp eq i64 %old, %new
  br i1 %same, label %exit, label %grow
grow:
  %held = mul i64 %old, %size
  %bytes = mul i64 %new, %size
  %moved = call ptr @ne.stack.move(ptr %stack, ptr %buffer, i64 %held, i64 %bytes)
  br label %exit
exit:
  %result = phi ptr [ %buffer, %entry ], [ %moved, %grow ]
  ret ptr %result
}

define linkonce_odr ptr @ne.stack.move(ptr %stack, ptr %buffer, i64 %held, i64 %bytes) nounwind {
entry:
  %none = icmp eq i64 %held, 0
  br i1 %none, label %fresh, label %look
look:
  %padded = add i64 %held, 15
  %step = and i64 %padded, -16
  %behind = getelementptr i8, ptr %buffer, i64 %step
  %free = load ptr, ptr %stack, align 8
  %last = icmp eq ptr %behind, %free
  br i1 %last, label %fit, label %copy
fit:
  %end.at = getelementptr i8, ptr %stack, i64 8
  %end = load ptr, ptr %end.at, align 8
  %from = ptrtoint ptr %buffer to i64
  %to = ptrtoint ptr %end to i64
  %room = sub i64 %to, %from
  %there = icmp ule i64 %bytes, %room
  br i1 %there, label %stay, label %copy
stay:
  %wider = add i64 %bytes, 15
  %width = and i64 %wider, -16
  %next = getelementptr i8, ptr %buffer, i64 %width
  store ptr %next, ptr %stack, align 8
  ret ptr %buffer
fresh:
  %made = call ptr @ne.stack.push(ptr %stack, i64 %bytes)
  ret ptr %made
copy:
  %moved = call ptr @ne.stack.push(ptr %stack, i64 %bytes)
  %failed = icmp eq ptr %moved, null
  br i1 %failed, label %exit, label %fill
fill:
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %moved, ptr align 16 %buffer, i64 %held, i1 false)
  br label %exit
exit:
  ret ptr %moved
}

; Frees the record at the end of a call's tape, which its reverse sweep has read; returns what is free from there on, when that
; sweep is done: all from ``mark`` on. Where the record is not the last thing on the stack, nothing is.
define linkonce_odr i64 @ne.stack.take(ptr %stack, ptr %record, i64 %size, i64 %mark) alwaysinline nounwind {
  %free = load ptr, ptr %stack, align 8
  %padded = add i64 %size, 15
  %step = and i64 %padded, -16
  %behind = getelementptr i8, ptr %record, i64 %step
  %last = icmp eq ptr %behind, %free
  %next = select i1 %last, ptr %record, ptr %free
  store ptr %next, ptr %stack, align 8
  %present = ptrtoint ptr %free to i64
  %result = select i1 %last, i64 %mark, i64 %present
  ret i64 %result
}

; Everything behind ``place``, one that was the next free one, is free again; chunks behind that place are given back.
define linkonce_odr void @ne.stack.pop(ptr %stack, i64 %place) alwaysinline nounwind {
entry:
  %mark = inttoptr i64 %place to ptr
  %end.at = getelementptr i8, ptr %stack, i64 8
  %end = load ptr, ptr %end.at, align 8
  %chunk.at = getelementptr i8, ptr %stack, i64 16
  %chunk = load ptr, ptr %chunk.at, align 8
  %above = icmp ugt ptr %mark, %chunk
  %below = icmp ule ptr %mark, %end
  %here = and i1 %above, %below
  br i1 %here, label %set, label %back
set:
  store ptr %mark, ptr %stack, align 8
  ret void
back:
  call void @ne.stack.back(ptr %stack, i64 %place)
  ret void
}

; ``place`` zero gives back the whole stack.
define linkonce_odr void @ne.stack.back(ptr %stack, i64 %place) noinline cold nounwind {
entry:
  %mark = inttoptr i64 %place to ptr
  %end.at = getelementptr i8, ptr %stack, i64 8
  %chunk.at = getelementptr i8, ptr %stack, i64 16
  %last = load ptr, ptr %chunk.at, align 8
  br label %look
look:
  %chunk = phi ptr [ %last, %entry ], [ %before, %drop ]
  %none = icmp eq ptr %chunk, null
  br i1 %none, label %empty, label %compare
compare:
  %size.at = getelementptr i8, ptr %chunk, i64 8
  %size = load i64, ptr %size.at, align 8
  %end = getelementptr i8, ptr %chunk, i64 %size
  %above = icmp ugt ptr %mark, %chunk
  %below = icmp ule ptr %mark, %end
  %here = and i1 %above, %below
  br i1 %here, label %set, label %drop
drop:
  %before = load ptr, ptr %chunk, align 8
  call void @ne.tape.release(ptr %chunk)
  br label %look
set:
  store ptr %mark, ptr %stack, align 8
  store ptr %end, ptr %end.at, align 8
  store ptr %chunk, ptr %chunk.at, align 8
  ret void
empty:
  store ptr null, ptr %stack, align 8
  store ptr null, ptr %end.at, align 8
  store ptr null, ptr %chunk.at, align 8
  ret void
}

declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
