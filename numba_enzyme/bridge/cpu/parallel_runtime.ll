; ne.parallel_for on Numba's threads: tbb, OpenMP or its own work queue, whatever the primal runs on.
%loop = type { ptr, ptr, i64, i64, i64, ptr }

declare void @numba_parallel_for(ptr, ptr, ptr, ptr, ptr, i64, i64, i64)
declare i64 @get_num_threads()
declare i32 @PyGILState_Ensure()
declare void @PyGILState_Release(i32)
declare ptr @PyEval_SaveThread()
declare void @PyEval_RestoreThread(ptr)

define i32 @ne.parallel_for(ptr %chunk, ptr %captured, i64 %start, i64 %stop, i64 %chunks) {
entry:
  %length = sub i64 %stop, %start
  %nothing = icmp slt i64 %length, 1
  br i1 %nothing, label %empty, label %some
empty:
  ret i32 0
some:
  %alone = icmp slt i64 %chunks, 2
  br i1 %alone, label %serial, label %parallel
serial:
  %only = call i32 %chunk(ptr %captured, i64 0, i64 %start, i64 %stop)
  ret i32 %only
parallel:
  %few = icmp slt i64 %length, %chunks
  %count = select i1 %few, i64 %length, i64 %chunks
  %statuses = alloca i32, i64 %count
  %bytes = mul i64 %count, 4
  call void @llvm.memset.p0.i64(ptr %statuses, i8 0, i64 %bytes, i1 false)
  %loop = alloca %loop
  %loop.1 = getelementptr %loop, ptr %loop, i32 0, i32 1
  %loop.2 = getelementptr %loop, ptr %loop, i32 0, i32 2
  %loop.3 = getelementptr %loop, ptr %loop, i32 0, i32 3
  %loop.4 = getelementptr %loop, ptr %loop, i32 0, i32 4
  %loop.5 = getelementptr %loop, ptr %loop, i32 0, i32 5
  %size = udiv i64 %length, %count
  %rest = urem i64 %length, %count
  store ptr %chunk, ptr %loop
  store ptr %captured, ptr %loop.1
  store i64 %start, ptr %loop.2
  store i64 %size, ptr %loop.3
  store i64 %rest, ptr %loop.4
  store ptr %statuses, ptr %loop.5
  ; One argument whose address is the number of the first chunk, and grows by one per chunk.
  %arguments = alloca ptr
  store ptr null, ptr %arguments
  %dimensions = alloca i64
  store i64 %count, ptr %dimensions
  %steps = alloca i64
  store i64 1, ptr %steps
  %threads = call i64 @get_num_threads()
  %gil = call i32 @PyGILState_Ensure()
  %thread = call ptr @PyEval_SaveThread()
  call void @numba_parallel_for(ptr @ne.run_chunks, ptr %arguments, ptr %dimensions, ptr %steps, ptr %loop, i64 0, i64 1, i64 %threads)
  call void @PyEval_RestoreThread(ptr %thread)
  call void @PyGILState_Release(i32 %gil)
  br label %head
head:
  %i = phi i64 [ 0, %parallel ], [ %next, %step ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %check, label %done
check:
  %place = getelementptr i32, ptr %statuses, i64 %i
  %status = load i32, ptr %place
  %fine = icmp eq i32 %status, 0
  br i1 %fine, label %step, label %failed
step:
  %next = add i64 %i, 1
  br label %head
failed:
  ret i32 %status
done:
  ret i32 0
}

define internal void @ne.run_chunks(ptr %arguments, ptr %dimensions, ptr %steps, ptr %loop) {
entry:
  %first.address = load ptr, ptr %arguments
  %first = ptrtoint ptr %first.address to i64
  %count = load i64, ptr %dimensions
  %loop.1 = getelementptr %loop, ptr %loop, i32 0, i32 1
  %loop.2 = getelementptr %loop, ptr %loop, i32 0, i32 2
  %loop.3 = getelementptr %loop, ptr %loop, i32 0, i32 3
  %loop.4 = getelementptr %loop, ptr %loop, i32 0, i32 4
  %loop.5 = getelementptr %loop, ptr %loop, i32 0, i32 5
  %chunk = load ptr, ptr %loop
  %captured = load ptr, ptr %loop.1
  %start = load i64, ptr %loop.2
  %size = load i64, ptr %loop.3
  %rest = load i64, ptr %loop.4
  %statuses = load ptr, ptr %loop.5
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done
body:
  %number = add i64 %first, %i
  %before = mul i64 %number, %size
  %larger = icmp slt i64 %number, %rest
  %shift = select i1 %larger, i64 %number, i64 %rest
  %one = zext i1 %larger to i64
  %offset = add i64 %before, %shift
  %low = add i64 %start, %offset
  %length = add i64 %size, %one
  %high = add i64 %low, %length
  %status = call i32 %chunk(ptr %captured, i64 %number, i64 %low, i64 %high)
  %place = getelementptr i32, ptr %statuses, i64 %number
  store i32 %status, ptr %place
  %next = add i64 %i, 1
  br label %head
done:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
