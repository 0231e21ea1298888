; Compiled from messages.c by `python -m bench.message_texts`; see there.

@ne.mpi.i.pending = linkonce_odr global ptr null, align 8
@ne.mpi.i.text = private constant [80 x i8] c"numba_enzyme: NE910: MPI_Sendrecv sends and receives different kinds of numbers\00", align 1
@ne.mpi.i.text.1 = private constant [103 x i8] c"numba_enzyme: NE912: MPI_Irecv from any source is not differentiated: name the source, or use MPI_Recv\00", align 1
@ne.mpi.i.text.2 = private constant [78 x i8] c"numba_enzyme: NE912: MPI_Irecv of any tag is not differentiated: name the tag\00", align 1
@ne.mpi.i.text.3 = private constant [90 x i8] c"numba_enzyme: NE913: MPI_Reduce_scatter_block is differentiated for MPI_SUM, not in place\00", align 1
@ne.mpi.i.text.4 = private constant [73 x i8] c"numba_enzyme: NE915: a call of MPI failed, so its adjoint is not defined\00", align 1
@ne.mpi.i.text.5 = private constant [143 x i8] c"numba_enzyme: NE910: a message has a datatype that is not differentiated (float, double and their complex numbers are; integers carry nothing)\00", align 1
@ne.mpi.i.text.6 = private constant [76 x i8] c"numba_enzyme: NE911: a message that was received holds a part of an element\00", align 1
@ne.mpi.i.text.7 = private constant [114 x i8] c"numba_enzyme: NE913: reductions by MPI_SUM, MPI_MIN and MPI_MAX are differentiated; for a product, sum logarithms\00", align 1
@ne.mpi.i.text.8 = private constant [53 x i8] c"numba_enzyme: no memory for the adjoint of a message\00", align 1
@ne.mpi.i.text.9 = private constant [95 x i8] c"numba_enzyme: NE914: a request of MPI_Isend or MPI_Irecv was not completed by a wait or a test\00", align 1
@ne.mpi.i.text.10 = private constant [50 x i8] c"numba_enzyme: NE915: a message of tangents failed\00", align 1
@ne.mpi.i.text.11 = private constant [100 x i8] c"numba_enzyme: NE912: receiving from any source or of any tag is differentiated in reverse mode only\00", align 1
@ne.mpi.i.text.12 = private constant [78 x i8] c"numba_enzyme: NE913: extrema in place are differentiated in reverse mode only\00", align 1

define linkonce_odr i32 @ne.mpi.i.Send(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6) noinline nounwind {
  %8 = tail call i32 @MPI_Send(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  ret i32 %8
}

declare i32 @MPI_Send(ptr, i32, i32, i32, i32, i32)

define linkonce_odr i32 @ne.mpi.i.Recv(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Recv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  ret i32 %9
}

declare i32 @MPI_Recv(ptr, i32, i32, i32, i32, i32, ptr)

define linkonce_odr i32 @ne.mpi.i.Sendrecv(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, ptr %12) noinline nounwind {
  %14 = tail call i32 @MPI_Sendrecv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, ptr %12)
  ret i32 %14
}

declare i32 @MPI_Sendrecv(ptr, i32, i32, i32, i32, ptr, i32, i32, i32, i32, i32, ptr)

define linkonce_odr i32 @ne.mpi.i.Isend(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Isend(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  ret i32 %9
}

declare i32 @MPI_Isend(ptr, i32, i32, i32, i32, i32, ptr)

define linkonce_odr i32 @ne.mpi.i.Irecv(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Irecv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  ret i32 %9
}

declare i32 @MPI_Irecv(ptr, i32, i32, i32, i32, i32, ptr)

define linkonce_odr i32 @ne.mpi.i.Wait(i64 %0, ptr %1, ptr %2) noinline nounwind {
  %4 = tail call i32 @MPI_Wait(ptr %1, ptr %2)
  ret i32 %4
}

declare i32 @MPI_Wait(ptr, ptr)

define linkonce_odr i32 @ne.mpi.i.Waitall(i64 %0, i32 %1, ptr %2, ptr %3) noinline nounwind {
  %5 = tail call i32 @MPI_Waitall(i32 %1, ptr %2, ptr %3)
  ret i32 %5
}

declare i32 @MPI_Waitall(i32, ptr, ptr)

define linkonce_odr i32 @ne.mpi.i.Waitany(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = tail call i32 @MPI_Waitany(i32 %1, ptr %2, ptr %3, ptr %4)
  ret i32 %6
}

declare i32 @MPI_Waitany(i32, ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.i.Test(i64 %0, ptr %1, ptr %2, ptr %3) noinline nounwind {
  %5 = tail call i32 @MPI_Test(ptr %1, ptr %2, ptr %3)
  ret i32 %5
}

declare i32 @MPI_Test(ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.i.Testall(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = tail call i32 @MPI_Testall(i32 %1, ptr %2, ptr %3, ptr %4)
  ret i32 %6
}

declare i32 @MPI_Testall(i32, ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.i.Testany(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) noinline nounwind {
  %7 = tail call i32 @MPI_Testany(i32 %1, ptr %2, ptr %3, ptr %4, ptr %5)
  ret i32 %7
}

declare i32 @MPI_Testany(i32, ptr, ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.i.Bcast(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5) noinline nounwind {
  %7 = tail call i32 @MPI_Bcast(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5)
  ret i32 %7
}

declare i32 @MPI_Bcast(ptr, i32, i32, i32, i32)

define linkonce_odr i32 @ne.mpi.i.Reduce(i64 %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7)
  ret i32 %9
}

declare i32 @MPI_Reduce(ptr, ptr, i32, i32, i32, i32, i32)

define linkonce_odr i32 @ne.mpi.i.Allreduce(i64 %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6) noinline nounwind {
  %8 = tail call i32 @MPI_Allreduce(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6)
  ret i32 %8
}

declare i32 @MPI_Allreduce(ptr, ptr, i32, i32, i32, i32)

define linkonce_odr i32 @ne.mpi.i.Gather(i64 %0, ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, i32 %8) noinline nounwind {
  %10 = tail call i32 @MPI_Gather(ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, i32 %8)
  ret i32 %10
}

declare i32 @MPI_Gather(ptr, i32, i32, ptr, i32, i32, i32, i32)

define linkonce_odr i32 @ne.mpi.i.Scatter(i64 %0, ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, i32 %8) noinline nounwind {
  %10 = tail call i32 @MPI_Scatter(ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, i32 %8)
  ret i32 %10
}

declare i32 @MPI_Scatter(ptr, i32, i32, ptr, i32, i32, i32, i32)

define linkonce_odr i32 @ne.mpi.i.Allgather(i64 %0, ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allgather(ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7)
  ret i32 %9
}

declare i32 @MPI_Allgather(ptr, i32, i32, ptr, i32, i32, i32)

define linkonce_odr i32 @ne.mpi.i.Reduce_scatter_block(i64 %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6) noinline nounwind {
  %8 = tail call i32 @MPI_Reduce_scatter_block(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6)
  ret i32 %8
}

declare i32 @MPI_Reduce_scatter_block(ptr, ptr, i32, i32, i32, i32)

define linkonce_odr i32 @ne.mpi.i.Barrier(i64 %0, i32 %1) noinline nounwind {
  %3 = tail call i32 @MPI_Barrier(i32 %1)
  ret i32 %3
}

declare i32 @MPI_Barrier(i32)

define linkonce_odr i64 @ne.mpi.i.record() noinline nounwind {
  ret i64 0
}

define linkonce_odr i64 @ne.mpi.i.record_open() noinline nounwind {
  %1 = tail call ptr @calloc(i64 1, i64 144)
  %2 = ptrtoint ptr %1 to i64
  ret i64 %2
}

declare ptr @calloc(i64, i64)

define linkonce_odr i32 @ne.mpi.i.Send_augmented(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6)
  %10 = tail call ptr @ne.mpi.i.fill(i64 %0, i32 1, i32 %2, i32 %3, i32 %6, i32 %9)
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store ptr %7, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 %4, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 12
  store i32 %5, ptr %13, align 4
  ret i32 %9
}

define linkonce_odr ptr @ne.mpi.i.fill(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5) noinline nounwind {
  %7 = alloca i32, align 4
  %8 = inttoptr i64 %0 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store i32 %3, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 76
  store i32 %3, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store i32 %4, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %12, align 8
  %13 = call i32 @ne.mpi.i.kind_of(i32 %3, ptr %7)
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 %13, ptr %14, align 8
  %15 = icmp eq i32 %13, -1
  br i1 %15, label %16, label %18
16:
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.5, i32 %4)
  %17 = load i32, ptr %14, align 8
  br label %18
18:
  %19 = phi i32 [ %17, %16 ], [ %13, %6 ]
  %20 = sext i32 %2 to i64
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %22, %20
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %23, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store i32 %5, ptr %26, align 4
  %27 = icmp eq i32 %19, 0
  %28 = select i1 %27, i32 0, i32 %1
  store i32 %28, ptr %8, align 8
  ret ptr %8
}

define linkonce_odr i32 @ne.mpi.i.Recv_augmented(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) noinline nounwind {
  %10 = alloca [16 x i32], align 16
  %11 = icmp eq ptr %7, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %10, ptr %7
  %13 = call i32 @MPI_Recv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %12)
  %14 = call ptr @ne.mpi.i.fill(i64 %0, i32 2, i32 %2, i32 %3, i32 %6, i32 %13)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 104
  store ptr %8, ptr %15, align 8
  call void @ne.mpi.i.note_received(ptr %14, ptr %12, i32 %4, i32 %5)
  ret i32 %13
}

define linkonce_odr void @ne.mpi.i.note_received(ptr initializes((8, 12), (20, 24)) %0, ptr %1, i32 %2, i32 %3) noinline nounwind {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %6, align 4
  %7 = icmp eq i32 %2, -1
  br i1 %7, label %8, label %11
8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 -1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 %3, ptr %10, align 4
  store i32 0, ptr %0, align 8
  br label %40
11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %40, label %21
21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = load i32, ptr %22, align 8
  %24 = call i32 @MPI_Get_count(ptr %1, i32 %23, ptr %6)
  %25 = load i32, ptr %6, align 4
  %26 = icmp eq i32 %25, -32766
  br i1 %26, label %27, label %30
27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %29 = load i32, ptr %28, align 8
  call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.6, i32 %29)
  br label %30
30:
  %31 = load i32, ptr %22, align 8
  %32 = call i32 @ne.mpi.i.kind_of(i32 %31, ptr %5)
  %33 = load i32, ptr %6, align 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i32 %33, ptr %34, align 8
  %35 = sext i32 %33 to i64
  %36 = load i32, ptr %5, align 4
  %37 = sext i32 %36 to i64
  %38 = mul nsw i64 %37, %35
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %38, ptr %39, align 8
  br label %40
40:
  ret void
}

define linkonce_odr i32 @ne.mpi.i.Sendrecv_augmented(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, ptr %12, ptr %13, ptr %14) noinline nounwind {
  %16 = alloca [16 x i32], align 16
  %17 = alloca i32, align 4
  %18 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  %19 = select i1 %18, ptr %16, ptr %12
  %20 = call i32 @MPI_Sendrecv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, ptr %19)
  %21 = call ptr @ne.mpi.i.fill(i64 %0, i32 5, i32 %2, i32 %3, i32 %11, i32 %20)
  %22 = call i32 @ne.mpi.i.kind_of(i32 %8, ptr %17)
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %22, %24
  br i1 %25, label %27, label %26
26:
  call void @ne.mpi.i.stop(ptr @ne.mpi.i.text, i32 %11)
  br label %27
27:
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 96
  store ptr %13, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 104
  store ptr %14, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store i32 %4, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 12
  store i32 %5, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %21, i64 76
  store i32 %8, ptr %32, align 4
  call void @ne.mpi.i.note_received(ptr %21, ptr %19, i32 %9, i32 %10)
  %33 = icmp eq i32 %9, -1
  br i1 %33, label %34, label %40
34:
  %35 = load i32, ptr %23, align 8
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i32 0, i32 5
  store i32 %37, ptr %21, align 8
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 24
  store i32 0, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %21, i64 64
  store i64 0, ptr %39, align 8
  br label %40
40:
  ret i32 %20
}

define linkonce_odr i32 @ne.mpi.i.kind_of(i32 %0, ptr %1) noinline nounwind {
  %3 = alloca [512 x i8], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 1, ptr %1, align 4
  %6 = call i32 @MPI_Type_get_name(i32 %0, ptr %3, ptr %4)
  %7 = icmp ne i32 %6, 0
  %8 = load i32, ptr %4, align 4
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %117, label %11
11:
  %12 = call i32 @MPI_Type_size(i32 %0, ptr %5)
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  br label %15
15:
  %16 = phi i64 [ %27, %92 ], [ 0, %11 ]
  %17 = phi i32 [ %105, %92 ], [ 0, %11 ]
  %18 = phi i32 [ %76, %92 ], [ 0, %11 ]
  %19 = phi i32 [ %53, %92 ], [ 0, %11 ]
  %20 = add nuw nsw i64 %16, 3
  %21 = icmp slt i64 %20, %14
  br i1 %21, label %24, label %22
22:
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %117, label %106
24:
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 %16
  %26 = load i8, ptr %25, align 1
  %27 = add nuw nsw i64 %16, 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 2
  %31 = load i8, ptr %30, align 1
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 %20
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %26, 67
  %35 = icmp eq i8 %29, 79
  %36 = select i1 %34, i1 %35, i1 false
  %37 = icmp eq i8 %31, 77
  %38 = select i1 %36, i1 %37, i1 false
  %39 = icmp eq i8 %33, 80
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %51
41:
  %42 = add nuw nsw i64 %16, 4
  %43 = trunc nuw i64 %42 to i32
  %44 = icmp sgt i32 %13, %43
  br i1 %44, label %45, label %51
45:
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 %42
  %47 = load i8, ptr %46, align 1
  %48 = icmp eq i8 %47, 76
  %49 = select i1 %48, i32 1, i32 %18
  %50 = select i1 %48, i32 1, i32 %19
  br label %51
51:
  %52 = phi i32 [ %18, %24 ], [ %49, %45 ], [ %18, %41 ]
  %53 = phi i32 [ %19, %24 ], [ %50, %45 ], [ %19, %41 ]
  %54 = icmp eq i8 %26, 82
  %55 = icmp eq i8 %29, 69
  %56 = select i1 %54, i1 %55, i1 false
  %57 = icmp eq i8 %31, 65
  %58 = select i1 %56, i1 %57, i1 false
  %59 = icmp eq i8 %33, 76
  %60 = select i1 %58, i1 %59, i1 false
  %61 = icmp eq i8 %26, 70
  %62 = icmp eq i8 %29, 76
  %63 = select i1 %61, i1 %62, i1 false
  %64 = icmp eq i8 %31, 79
  %65 = select i1 %63, i1 %64, i1 false
  %66 = icmp eq i8 %33, 65
  %67 = select i1 %65, i1 %66, i1 false
  %68 = icmp eq i8 %26, 68
  %69 = select i1 %68, i1 %35, i1 false
  %70 = icmp eq i8 %31, 85
  %71 = select i1 %69, i1 %70, i1 false
  %72 = icmp eq i8 %33, 66
  %73 = select i1 %71, i1 %72, i1 false
  %74 = select i1 %73, i1 true, i1 %67
  %75 = select i1 %74, i1 true, i1 %60
  %76 = select i1 %75, i32 1, i32 %52
  %77 = icmp eq i8 %26, 76
  %78 = select i1 %77, i1 %35, i1 false
  %79 = icmp eq i8 %31, 78
  %80 = select i1 %78, i1 %79, i1 false
  %81 = icmp eq i8 %33, 71
  %82 = select i1 %80, i1 %81, i1 false
  %83 = trunc i64 %16 to i32
  %84 = add i32 %83, 11
  %85 = icmp slt i32 %84, %13
  %86 = and i1 %82, %85
  br i1 %86, label %87, label %92
87:
  %88 = getelementptr inbounds nuw i8, ptr %25, i64 5
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, 68
  %91 = select i1 %90, i32 1, i32 %17
  br label %92
92:
  %93 = phi i32 [ %17, %51 ], [ %91, %87 ]
  %94 = icmp eq i8 %26, 95
  %95 = icmp eq i8 %29, 73
  %96 = select i1 %94, i1 %95, i1 false
  %97 = select i1 %96, i1 %79, i1 false
  %98 = icmp eq i8 %33, 84
  %99 = select i1 %97, i1 %98, i1 false
  %100 = icmp samesign ugt i64 %16, 4
  %101 = select i1 %99, i1 %100, i1 false
  %102 = select i1 %101, i32 %76, i32 0
  %103 = or i32 %93, %102
  %104 = icmp eq i8 %26, 50
  %105 = select i1 %104, i32 1, i32 %103
  br label %15
106:
  %107 = icmp eq i32 %19, 0
  %108 = select i1 %107, i32 1, i32 2
  store i32 %108, ptr %1, align 4
  %109 = icmp eq i32 %17, 0
  br i1 %109, label %110, label %117
110:
  %111 = load i32, ptr %5, align 4
  %112 = sdiv i32 %111, %108
  %113 = icmp eq i32 %112, 4
  %114 = select i1 %113, i32 1, i32 -1
  %115 = icmp eq i32 %112, 8
  %116 = select i1 %115, i32 2, i32 %114
  br label %117
117:
  %118 = phi i32 [ -1, %2 ], [ 0, %22 ], [ %116, %110 ], [ -1, %106 ]
  ret i32 %118
}

define linkonce_odr void @ne.mpi.i.stop(ptr %0, i32 %1) noinline nounwind {
  %3 = tail call i32 @puts(ptr %0)
  %4 = tail call i32 @fflush(ptr null)
  %5 = tail call i32 @MPI_Abort(i32 %1, i32 1)
  ret void
}

define linkonce_odr i32 @ne.mpi.i.Isend_augmented(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) noinline nounwind {
  %10 = tail call i32 @MPI_Isend(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %11 = tail call ptr @ne.mpi.i.fill(i64 %0, i32 3, i32 %2, i32 %3, i32 %6, i32 %10)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  store ptr %8, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 %4, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 12
  store i32 %5, ptr %14, align 4
  %15 = load i32, ptr %11, align 8
  %16 = icmp eq i32 %15, 0
  %17 = icmp eq i32 %4, -1
  %18 = or i1 %17, %16
  %19 = icmp ne i32 %10, 0
  %20 = or i1 %19, %18
  br i1 %20, label %23, label %21
21:
  %22 = load i32, ptr %7, align 4
  tail call void @ne.mpi.i.begin(ptr %11, i32 %22, i32 3)
  br label %25
23:
  br i1 %19, label %25, label %24
24:
  store i32 0, ptr %11, align 8
  br label %25
25:
  ret i32 %10
}

define linkonce_odr void @ne.mpi.i.begin(ptr initializes((0, 4), (88, 92)) %0, i32 %1, i32 %2) noinline nounwind {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i32 %1, ptr %4, align 8
  store i32 %2, ptr %0, align 8
  br label %5
5:
  %6 = phi ptr [ @ne.mpi.i.pending, %3 ], [ %9, %5 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 128
  br i1 %8, label %10, label %5
10:
  store ptr %0, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr null, ptr %11, align 8
  ret void
}

define linkonce_odr i32 @ne.mpi.i.Irecv_augmented(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) noinline nounwind {
  %10 = tail call i32 @MPI_Irecv(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7)
  %11 = tail call ptr @ne.mpi.i.fill(i64 %0, i32 4, i32 %2, i32 %3, i32 %6, i32 %10)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 104
  store ptr %8, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i32 %5, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %2, ptr %15, align 8
  %16 = load i32, ptr %11, align 8
  %17 = icmp ne i32 %16, 0
  %18 = icmp eq i32 %4, -2
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %22
20:
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.1, i32 %6)
  %21 = load i32, ptr %11, align 8
  br label %22
22:
  %23 = phi i32 [ %21, %20 ], [ %16, %9 ]
  %24 = icmp ne i32 %23, 0
  %25 = icmp slt i32 %5, 0
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %29
27:
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.2, i32 %6)
  %28 = load i32, ptr %11, align 8
  br label %29
29:
  %30 = phi i32 [ %28, %27 ], [ %23, %22 ]
  %31 = icmp eq i32 %30, 0
  %32 = icmp eq i32 %4, -1
  %33 = or i1 %32, %31
  %34 = icmp ne i32 %10, 0
  %35 = or i1 %34, %33
  br i1 %35, label %38, label %36
36:
  %37 = load i32, ptr %7, align 4
  tail call void @ne.mpi.i.begin(ptr %11, i32 %37, i32 4)
  br label %40
38:
  br i1 %34, label %40, label %39
39:
  store i32 0, ptr %11, align 8
  br label %40
40:
  ret i32 %10
}

define linkonce_odr i32 @ne.mpi.i.Wait_augmented(i64 %0, ptr %1, ptr %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = load i32, ptr %1, align 4
  store i32 %5, ptr %4, align 4
  %6 = tail call i32 @MPI_Wait(ptr %1, ptr %2)
  call void @ne.mpi.i.complete(i64 %0, i32 1, ptr %4)
  ret i32 %6
}

define linkonce_odr void @ne.mpi.i.complete(i64 %0, i32 %1, ptr %2) noinline nounwind {
  %4 = inttoptr i64 %0 to ptr
  store i32 6, ptr %4, align 8
  %5 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %6 = zext nneg i32 %5 to i64
  %7 = tail call ptr @calloc(i64 %6, i64 8)
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 136
  store ptr %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %10 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %11 = zext nneg i32 %10 to i64
  br label %12
12:
  %13 = phi i64 [ %36, %35 ], [ 0, %3 ]
  %14 = icmp eq i64 %13, %11
  br i1 %14, label %15, label %16
15:
  ret void
16:
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %13
  %18 = load i32, ptr %17, align 4
  br label %19
19:
  %20 = phi ptr [ @ne.mpi.i.pending, %16 ], [ %27, %23 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %35, label %23
23:
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 88
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, %18
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 128
  br i1 %26, label %28, label %19
28:
  %29 = load ptr, ptr %27, align 8
  store ptr %29, ptr %20, align 8
  %30 = load ptr, ptr %8, align 8
  %31 = load i32, ptr %9, align 8
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %9, align 8
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds ptr, ptr %30, i64 %33
  store ptr %21, ptr %34, align 8
  br label %35
35:
  %36 = add nuw nsw i64 %13, 1
  br label %12
}

define linkonce_odr i32 @ne.mpi.i.Waitall_augmented(i64 %0, i32 %1, ptr %2, ptr %3) noinline nounwind {
  %5 = tail call ptr @ne.mpi.i.copied(i32 %1, ptr %2)
  %6 = tail call i32 @MPI_Waitall(i32 %1, ptr %2, ptr %3)
  tail call void @ne.mpi.i.complete(i64 %0, i32 %1, ptr %5)
  tail call void @free(ptr %5)
  ret i32 %6
}

define linkonce_odr ptr @ne.mpi.i.copied(i32 %0, ptr %1) noinline nounwind {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 1)
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw nsw i64 %4, 2
  %6 = tail call ptr @malloc(i64 %5)
  %7 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %8 = zext nneg i32 %7 to i64
  br label %9
9:
  %10 = phi i64 [ %17, %13 ], [ 0, %2 ]
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %13
12:
  ret ptr %6
13:
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i32, ptr %6, i64 %10
  store i32 %15, ptr %16, align 4
  %17 = add nuw nsw i64 %10, 1
  br label %9
}

declare void @free(ptr)

define linkonce_odr i32 @ne.mpi.i.Waitany_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = tail call ptr @ne.mpi.i.copied(i32 %1, ptr %2)
  %7 = tail call i32 @MPI_Waitany(i32 %1, ptr %2, ptr %3, ptr %4)
  %8 = load i32, ptr %3, align 4
  %9 = icmp sgt i32 %8, -1
  br i1 %9, label %10, label %13
10:
  %11 = zext nneg i32 %8 to i64
  %12 = getelementptr inbounds nuw i32, ptr %6, i64 %11
  tail call void @ne.mpi.i.complete(i64 %0, i32 1, ptr %12)
  br label %13
13:
  tail call void @free(ptr %6)
  ret i32 %7
}

define linkonce_odr i32 @ne.mpi.i.Test_augmented(i64 %0, ptr %1, ptr %2, ptr %3) noinline nounwind {
  %5 = alloca i32, align 4
  %6 = load i32, ptr %1, align 4
  store i32 %6, ptr %5, align 4
  %7 = tail call i32 @MPI_Test(ptr %1, ptr %2, ptr %3)
  %8 = load i32, ptr %2, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10
10:
  call void @ne.mpi.i.complete(i64 %0, i32 1, ptr %5)
  br label %11
11:
  ret i32 %7
}

define linkonce_odr i32 @ne.mpi.i.Testall_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = tail call ptr @ne.mpi.i.copied(i32 %1, ptr %2)
  %7 = tail call i32 @MPI_Testall(i32 %1, ptr %2, ptr %3, ptr %4)
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10
10:
  tail call void @ne.mpi.i.complete(i64 %0, i32 %1, ptr %6)
  br label %11
11:
  tail call void @free(ptr %6)
  ret i32 %7
}

define linkonce_odr i32 @ne.mpi.i.Testany_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) noinline nounwind {
  %7 = tail call ptr @ne.mpi.i.copied(i32 %1, ptr %2)
  %8 = tail call i32 @MPI_Testany(i32 %1, ptr %2, ptr %3, ptr %4, ptr %5)
  %9 = load i32, ptr %4, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %17, label %11
11:
  %12 = load i32, ptr %3, align 4
  %13 = icmp sgt i32 %12, -1
  br i1 %13, label %14, label %17
14:
  %15 = zext nneg i32 %12 to i64
  %16 = getelementptr inbounds nuw i32, ptr %7, i64 %15
  tail call void @ne.mpi.i.complete(i64 %0, i32 1, ptr %16)
  br label %17
17:
  tail call void @free(ptr %7)
  ret i32 %8
}

define linkonce_odr i32 @ne.mpi.i.Bcast_augmented(i64 %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr %1, i32 %2, i32 %3, i32 %4, i32 %5)
  %9 = tail call ptr @ne.mpi.i.fill(i64 %0, i32 7, i32 %2, i32 %3, i32 %5, i32 %8)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 96
  store ptr %6, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %4, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %13 = tail call i32 @MPI_Comm_rank(i32 %5, ptr %12)
  ret i32 %8
}

declare i32 @MPI_Comm_rank(i32, ptr)

define linkonce_odr i32 @ne.mpi.i.Reduce_augmented(i64 %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9) noinline nounwind {
  %11 = tail call ptr @ne.mpi.i.fill(i64 %0, i32 8, i32 %3, i32 %4, i32 %7, i32 0)
  %12 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %13 = select i1 %12, ptr %9, ptr %8
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 96
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 104
  store ptr %9, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 %6, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 84
  store i32 %5, ptr %17, align 4
  tail call void @ne.mpi.i.check_operation(ptr %11, i32 %5)
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %19 = tail call i32 @MPI_Comm_rank(i32 %7, ptr %18)
  %20 = load i32, ptr %11, align 8
  %21 = icmp eq i32 %20, 0
  %22 = icmp eq i32 %5, 1476395011
  %23 = or i1 %22, %21
  br i1 %23, label %45, label %24
24:
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 2
  %30 = select i1 %29, i64 3, i64 2
  %31 = shl i64 %26, %30
  %32 = tail call ptr @ne.mpi.i.space(i64 %31, i32 %7)
  %33 = load i64, ptr %25, align 8
  %34 = load i32, ptr %27, align 8
  %35 = icmp eq i32 %34, 2
  %36 = select i1 %35, i64 3, i64 2
  %37 = shl i64 %33, %36
  %38 = tail call ptr @ne.mpi.i.space(i64 %37, i32 %7)
  %39 = select i1 %12, ptr %2, ptr %1
  %40 = load i64, ptr %25, align 8
  %41 = load i32, ptr %27, align 8
  %42 = icmp eq i32 %41, 2
  %43 = select i1 %42, i64 3, i64 2
  %44 = shl i64 %40, %43
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %32, ptr align 1 %39, i64 %44, i1 false)
  br label %45
45:
  %46 = phi ptr [ %38, %24 ], [ null, %10 ]
  %47 = phi ptr [ %32, %24 ], [ null, %10 ]
  %48 = tail call i32 @MPI_Reduce(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7)
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 44
  store i32 %48, ptr %49, align 4
  %50 = icmp ne i32 %48, 0
  %51 = select i1 %23, i1 true, i1 %50
  br i1 %51, label %65, label %52
52:
  %53 = load i32, ptr %18, align 8
  %54 = icmp eq i32 %53, %6
  br i1 %54, label %55, label %63
55:
  %56 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %59 = load i32, ptr %58, align 8
  %60 = icmp eq i32 %59, 2
  %61 = select i1 %60, i64 3, i64 2
  %62 = shl i64 %57, %61
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %46, ptr align 1 %2, i64 %62, i1 false)
  br label %63
63:
  %64 = tail call i32 @MPI_Bcast(ptr %46, i32 %3, i32 %4, i32 %6, i32 %7)
  tail call void @ne.mpi.i.find_winners(ptr %11, ptr %47, ptr %46)
  br label %65
65:
  tail call void @free(ptr %47)
  tail call void @free(ptr %46)
  ret i32 %48
}

define linkonce_odr void @ne.mpi.i.check_operation(ptr %0, i32 %1) noinline nounwind {
  %3 = load i32, ptr %0, align 8
  %4 = freeze i32 %3
  %5 = icmp eq i32 %4, 0
  %6 = add i32 %1, -1476395009
  %7 = icmp ult i32 %6, 3
  %8 = or i1 %7, %5
  br i1 %8, label %12, label %9
9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = load i32, ptr %10, align 8
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.7, i32 %11)
  br label %12
12:
  ret void
}

define linkonce_odr ptr @ne.mpi.i.space(i64 %0, i32 %1) noinline nounwind {
  %3 = tail call i64 @llvm.smax.i64(i64 %0, i64 1)
  %4 = tail call ptr @calloc(i64 %3, i64 1)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7
6:
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.8, i32 %1)
  br label %7
7:
  ret ptr %4
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1 immarg)

define linkonce_odr void @ne.mpi.i.find_winners(ptr %0, ptr %1, ptr %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = shl i64 %6, 3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load i32, ptr %8, align 8
  %10 = tail call ptr @ne.mpi.i.space(i64 %7, i32 %9)
  %11 = load i64, ptr %5, align 8
  %12 = load i32, ptr %8, align 8
  %13 = call i32 @MPI_Comm_size(i32 %12, ptr %4)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %16
16:
  %17 = phi i64 [ 0, %3 ], [ %49, %44 ]
  %18 = load i64, ptr %5, align 8
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %29, label %20
20:
  %21 = getelementptr inbounds i32, ptr %10, i64 %11
  %22 = trunc i64 %18 to i32
  %23 = load i32, ptr %8, align 8
  %24 = call i32 @MPI_Allreduce(ptr %10, ptr %21, i32 %22, i32 1275069445, i32 1476395010, i32 %23)
  %25 = load i64, ptr %5, align 8
  %26 = load i32, ptr %8, align 8
  %27 = call ptr @ne.mpi.i.space(i64 %25, i32 %26)
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %27, ptr %28, align 8
  br label %50
29:
  %30 = load i32, ptr %14, align 8
  %31 = icmp eq i32 %30, 2
  br i1 %31, label %32, label %38
32:
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw double, ptr %2, i64 %17
  %36 = load double, ptr %35, align 8
  %37 = fcmp oeq double %34, %36
  br label %44
38:
  %39 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw float, ptr %2, i64 %17
  %42 = load float, ptr %41, align 4
  %43 = fcmp oeq float %40, %42
  br label %44
44:
  %45 = phi i1 [ %37, %32 ], [ %43, %38 ]
  %46 = select i1 %45, ptr %15, ptr %4
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %17
  store i32 %47, ptr %48, align 4
  %49 = add nuw nsw i64 %17, 1
  br label %16
50:
  %51 = phi i64 [ 0, %20 ], [ %63, %55 ]
  %52 = load i64, ptr %5, align 8
  %53 = icmp slt i64 %51, %52
  br i1 %53, label %55, label %54
54:
  call void @free(ptr %10)
  ret void
55:
  %56 = getelementptr inbounds nuw i32, ptr %21, i64 %51
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr %15, align 8
  %59 = icmp eq i32 %57, %58
  %60 = zext i1 %59 to i8
  %61 = load ptr, ptr %28, align 8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 %51
  store i8 %60, ptr %62, align 1
  %63 = add nuw nsw i64 %51, 1
  br label %50
}

define linkonce_odr i32 @ne.mpi.i.Allreduce_augmented(i64 %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) noinline nounwind {
  %10 = tail call ptr @ne.mpi.i.fill(i64 %0, i32 9, i32 %3, i32 %4, i32 %6, i32 0)
  %11 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %12 = select i1 %11, ptr %8, ptr %7
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 96
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 104
  store ptr %8, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 84
  store i32 %5, ptr %15, align 4
  tail call void @ne.mpi.i.check_operation(ptr %10, i32 %5)
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %17 = tail call i32 @MPI_Comm_rank(i32 %6, ptr %16)
  %18 = load i32, ptr %10, align 8
  %19 = icmp eq i32 %18, 0
  %20 = icmp eq i32 %5, 1476395011
  %21 = or i1 %20, %19
  br i1 %21, label %37, label %22
22:
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 2
  %28 = select i1 %27, i64 3, i64 2
  %29 = shl i64 %24, %28
  %30 = tail call ptr @ne.mpi.i.space(i64 %29, i32 %6)
  %31 = select i1 %11, ptr %2, ptr %1
  %32 = load i64, ptr %23, align 8
  %33 = load i32, ptr %25, align 8
  %34 = icmp eq i32 %33, 2
  %35 = select i1 %34, i64 3, i64 2
  %36 = shl i64 %32, %35
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %30, ptr align 1 %31, i64 %36, i1 false)
  br label %37
37:
  %38 = phi ptr [ %30, %22 ], [ null, %9 ]
  %39 = tail call i32 @MPI_Allreduce(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6)
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 44
  store i32 %39, ptr %40, align 4
  %41 = icmp ne i32 %39, 0
  %42 = select i1 %21, i1 true, i1 %41
  br i1 %42, label %44, label %43
43:
  tail call void @ne.mpi.i.find_winners(ptr %10, ptr %38, ptr %2)
  br label %44
44:
  tail call void @free(ptr %38)
  ret i32 %39
}

define linkonce_odr i32 @ne.mpi.i.Gather_augmented(i64 %0, ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr %9, ptr %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gather(ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, i32 %8)
  %13 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = tail call ptr @ne.mpi.i.parts(i64 %0, i32 10, i32 %2, i32 %3, i32 %5, i32 %6, i32 %7, i32 %8, i32 %14)
  br i1 %13, label %16, label %18
16:
  %17 = tail call ptr @ne.mpi.i.own_part(ptr %15, ptr %10)
  br label %18
18:
  %19 = phi ptr [ %17, %16 ], [ %9, %11 ]
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 96
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 104
  store ptr %10, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 44
  store i32 %12, ptr %22, align 4
  ret i32 %12
}

define linkonce_odr ptr @ne.mpi.i.parts(i64 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8) noinline nounwind {
  %10 = alloca i32, align 4
  %11 = icmp eq i32 %8, 0
  %12 = select i1 %11, i32 %2, i32 %4
  %13 = select i1 %11, i32 %3, i32 %5
  %14 = tail call ptr @ne.mpi.i.fill(i64 %0, i32 %1, i32 %12, i32 %13, i32 %7, i32 0)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %16 = tail call i32 @MPI_Comm_rank(i32 %7, ptr %15)
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 36
  %18 = tail call i32 @MPI_Comm_size(i32 %7, ptr %17)
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 76
  store i32 %5, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 %6, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 72
  %23 = load i32, ptr %22, align 8
  %24 = call i32 @ne.mpi.i.kind_of(i32 %23, ptr %10)
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = load i32, ptr %17, align 4
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %26, %28
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 64
  store i64 %29, ptr %30, align 8
  ret ptr %14
}

define linkonce_odr ptr @ne.mpi.i.own_part(ptr %0, ptr %1) noinline nounwind {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %17, label %4
4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load i32, ptr %5, align 8
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 2
  %13 = select i1 %12, i64 3, i64 2
  %14 = shl i64 %9, %13
  %15 = mul nsw i64 %14, %7
  %16 = getelementptr inbounds i8, ptr %1, i64 %15
  br label %17
17:
  %18 = phi ptr [ %16, %4 ], [ null, %2 ]
  ret ptr %18
}

define linkonce_odr i32 @ne.mpi.i.Scatter_augmented(i64 %0, ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr %9, ptr %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatter(ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, i32 %8)
  %13 = icmp eq ptr %4, inttoptr (i64 -1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = tail call ptr @ne.mpi.i.parts(i64 %0, i32 11, i32 %5, i32 %6, i32 %2, i32 %3, i32 %7, i32 %8, i32 %14)
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 96
  store ptr %9, ptr %16, align 8
  br i1 %13, label %17, label %19
17:
  %18 = tail call ptr @ne.mpi.i.own_part(ptr %15, ptr %9)
  br label %19
19:
  %20 = phi ptr [ %18, %17 ], [ %10, %11 ]
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 104
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 44
  store i32 %12, ptr %22, align 4
  ret i32 %12
}

define linkonce_odr i32 @ne.mpi.i.Allgather_augmented(i64 %0, ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgather(ptr %1, i32 %2, i32 %3, ptr %4, i32 %5, i32 %6, i32 %7)
  %12 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %13 = zext i1 %12 to i32
  %14 = tail call ptr @ne.mpi.i.parts(i64 %0, i32 12, i32 %2, i32 %3, i32 %5, i32 %6, i32 0, i32 %7, i32 %13)
  br i1 %12, label %15, label %17
15:
  %16 = tail call ptr @ne.mpi.i.own_part(ptr %14, ptr %9)
  br label %17
17:
  %18 = phi ptr [ %16, %15 ], [ %8, %10 ]
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 96
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 104
  store ptr %9, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 44
  store i32 %11, ptr %21, align 4
  ret i32 %11
}

define linkonce_odr i32 @ne.mpi.i.Reduce_scatter_block_augmented(i64 %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce_scatter_block(ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6)
  %11 = tail call ptr @ne.mpi.i.parts(i64 %0, i32 13, i32 %3, i32 %4, i32 %3, i32 %4, i32 0, i32 %6, i32 0)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %19, label %14
14:
  %15 = icmp ne i32 %5, 1476395011
  %16 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %19
18:
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.3, i32 %6)
  br label %19
19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 96
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 104
  store ptr %8, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 44
  store i32 %10, ptr %22, align 4
  ret i32 %10
}

define linkonce_odr i32 @ne.mpi.i.Barrier_augmented(i64 %0, i32 %1) noinline nounwind {
  %3 = inttoptr i64 %0 to ptr
  store i32 14, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store i32 %1, ptr %4, align 8
  %5 = tail call i32 @MPI_Barrier(i32 %1)
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store i32 %5, ptr %6, align 4
  ret i32 %5
}

define linkonce_odr void @ne.mpi.i.reverse(i64 %0) noinline nounwind {
  %2 = inttoptr i64 %0 to ptr
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6
6:
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %8 = load i32, ptr %7, align 8
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.4, i32 %8)
  br label %9
9:
  %10 = load i32, ptr %2, align 8
  switch i32 %10, label %430 [
    i32 1, label %11
    i32 2, label %39
    i32 5, label %57
    i32 3, label %96
    i32 4, label %96
    i32 6, label %127
    i32 7, label %200
    i32 14, label %426
    i32 13, label %401
    i32 10, label %300
    i32 11, label %334
    i32 12, label %376
    i32 9, label %237
    i32 8, label %231
  ]
11:
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 2
  %17 = select i1 %16, i64 3, i64 2
  %18 = shl i64 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %20 = load i32, ptr %19, align 8
  %21 = tail call ptr @ne.mpi.i.space(i64 %18, i32 %20)
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %35, label %25
25:
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load i32, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, 10007
  %33 = load i32, ptr %19, align 8
  %34 = tail call i32 @MPI_Recv(ptr %21, i32 %27, i32 %29, i32 %23, i32 %32, i32 %33, ptr inttoptr (i64 1 to ptr))
  br label %35
35:
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %37 = load ptr, ptr %36, align 8
  %38 = load i64, ptr %12, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %37, ptr %21, i64 %38)
  tail call void @free(ptr %21)
  br label %430
39:
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %43 = load i64, ptr %42, align 8
  %44 = tail call ptr @ne.mpi.i.taken(ptr %2, ptr %41, i64 %43)
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %46 = load i32, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %52, 10007
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %55 = load i32, ptr %54, align 8
  %56 = tail call i32 @MPI_Send(ptr %44, i32 %46, i32 %48, i32 %50, i32 %53, i32 %55)
  tail call void @free(ptr %44)
  br label %430
57:
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %61 = load i64, ptr %60, align 8
  %62 = tail call ptr @ne.mpi.i.taken(ptr %2, ptr %59, i64 %61)
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, 2
  %68 = select i1 %67, i64 3, i64 2
  %69 = shl i64 %64, %68
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %71 = load i32, ptr %70, align 8
  %72 = tail call ptr @ne.mpi.i.space(i64 %69, i32 %71)
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %74 = load i32, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 76
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %78 = load i32, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %80 = load i32, ptr %79, align 4
  %81 = add nsw i32 %80, 10007
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %83 = load i32, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %85 = load i32, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %87 = load i32, ptr %86, align 4
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %89 = load i32, ptr %88, align 4
  %90 = add nsw i32 %89, 10007
  %91 = load i32, ptr %70, align 8
  %92 = tail call i32 @MPI_Sendrecv(ptr %62, i32 %74, i32 %76, i32 %78, i32 %81, ptr %72, i32 %83, i32 %85, i32 %87, i32 %90, i32 %91, ptr inttoptr (i64 1 to ptr))
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %94 = load ptr, ptr %93, align 8
  %95 = load i64, ptr %63, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %94, ptr %72, i64 %95)
  tail call void @free(ptr %62)
  tail call void @free(ptr %72)
  br label %430
96:
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %103
100:
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %102 = load i32, ptr %101, align 8
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.9, i32 %102)
  br label %103
103:
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %105 = tail call i32 @MPI_Wait(ptr %104, ptr inttoptr (i64 1 to ptr))
  %106 = load i32, ptr %2, align 8
  %107 = icmp eq i32 %106, 3
  br i1 %107, label %108, label %115
108:
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %114 = load i64, ptr %113, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %110, ptr %112, i64 %114)
  br label %430
115:
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %117 = load ptr, ptr %116, align 8
  %118 = icmp eq ptr %117, null
  br i1 %118, label %430, label %119
119:
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %123 = load i32, ptr %122, align 8
  %124 = icmp eq i32 %123, 2
  %125 = select i1 %124, i64 3, i64 2
  %126 = shl i64 %121, %125
  tail call void @llvm.memset.p0.i64(ptr align 1 %117, i8 0, i64 %126, i1 false)
  br label %430
127:
  %128 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %129 = load i32, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %131 = zext i32 %129 to i64
  br label %132
132:
  %133 = phi i64 [ %131, %127 ], [ %137, %168 ]
  %134 = trunc nuw i64 %133 to i32
  %135 = icmp sgt i32 %134, 0
  br i1 %135, label %136, label %430
136:
  %137 = add nsw i64 %133, -1
  %138 = load ptr, ptr %130, align 8
  %139 = getelementptr inbounds nuw ptr, ptr %138, i64 %137
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 28
  store i32 1, ptr %141, align 4
  %142 = load i32, ptr %140, align 8
  %143 = icmp eq i32 %142, 3
  br i1 %143, label %144, label %169
144:
  %145 = getelementptr inbounds nuw i8, ptr %140, i64 56
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %148 = load i32, ptr %147, align 8
  %149 = icmp eq i32 %148, 2
  %150 = select i1 %149, i64 3, i64 2
  %151 = shl i64 %146, %150
  %152 = getelementptr inbounds nuw i8, ptr %140, i64 80
  %153 = load i32, ptr %152, align 8
  %154 = tail call ptr @ne.mpi.i.space(i64 %151, i32 %153)
  %155 = getelementptr inbounds nuw i8, ptr %140, i64 112
  store ptr %154, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %157 = load i32, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %140, i64 72
  %159 = load i32, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %161 = load i32, ptr %160, align 4
  %162 = getelementptr inbounds nuw i8, ptr %140, i64 12
  %163 = load i32, ptr %162, align 4
  %164 = add nsw i32 %163, 10007
  %165 = load i32, ptr %152, align 8
  %166 = getelementptr inbounds nuw i8, ptr %140, i64 88
  %167 = tail call i32 @MPI_Irecv(ptr %154, i32 %157, i32 %159, i32 %161, i32 %164, i32 %165, ptr %166)
  br label %168
168:
  br label %132
169:
  %170 = getelementptr inbounds nuw i8, ptr %140, i64 104
  %171 = load ptr, ptr %170, align 8
  %172 = icmp eq ptr %171, null
  br i1 %172, label %173, label %185
173:
  %174 = getelementptr inbounds nuw i8, ptr %140, i64 56
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %177 = load i32, ptr %176, align 8
  %178 = icmp eq i32 %177, 2
  %179 = select i1 %178, i64 3, i64 2
  %180 = shl i64 %175, %179
  %181 = getelementptr inbounds nuw i8, ptr %140, i64 80
  %182 = load i32, ptr %181, align 8
  %183 = tail call ptr @ne.mpi.i.space(i64 %180, i32 %182)
  %184 = getelementptr inbounds nuw i8, ptr %140, i64 112
  store ptr %183, ptr %184, align 8
  br label %185
185:
  %186 = phi ptr [ %171, %169 ], [ %183, %173 ]
  %187 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %188 = load i32, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %140, i64 72
  %190 = load i32, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %192 = load i32, ptr %191, align 8
  %193 = getelementptr inbounds nuw i8, ptr %140, i64 20
  %194 = load i32, ptr %193, align 4
  %195 = add nsw i32 %194, 10007
  %196 = getelementptr inbounds nuw i8, ptr %140, i64 80
  %197 = load i32, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %140, i64 88
  %199 = tail call i32 @MPI_Isend(ptr %186, i32 %188, i32 %190, i32 %192, i32 %195, i32 %197, ptr %198)
  br label %168
200:
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %204 = load i64, ptr %203, align 8
  %205 = tail call ptr @ne.mpi.i.taken(ptr %2, ptr %202, i64 %204)
  %206 = load i64, ptr %203, align 8
  %207 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %208 = load i32, ptr %207, align 8
  %209 = icmp eq i32 %208, 2
  %210 = select i1 %209, i64 3, i64 2
  %211 = shl i64 %206, %210
  %212 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %213 = load i32, ptr %212, align 8
  %214 = tail call ptr @ne.mpi.i.space(i64 %211, i32 %213)
  %215 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %216 = load i32, ptr %215, align 8
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %218 = load i32, ptr %217, align 8
  %219 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %220 = load i32, ptr %219, align 4
  %221 = load i32, ptr %212, align 8
  %222 = tail call i32 @MPI_Reduce(ptr %205, ptr %214, i32 %216, i32 %218, i32 1476395011, i32 %220, i32 %221)
  %223 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %224 = load i32, ptr %223, align 8
  %225 = load i32, ptr %219, align 4
  %226 = icmp eq i32 %224, %225
  br i1 %226, label %227, label %230
227:
  %228 = load ptr, ptr %201, align 8
  %229 = load i64, ptr %203, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %228, ptr %214, i64 %229)
  br label %230
230:
  tail call void @free(ptr %205)
  tail call void @free(ptr %214)
  br label %430
231:
  %232 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %233 = load i32, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %235 = load i32, ptr %234, align 4
  %236 = icmp eq i32 %233, %235
  br i1 %236, label %237, label %240
237:
  %238 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %239 = load ptr, ptr %238, align 8
  br label %240
240:
  %241 = phi ptr [ %239, %237 ], [ null, %231 ]
  %242 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %243 = load i64, ptr %242, align 8
  %244 = tail call ptr @ne.mpi.i.taken(ptr %2, ptr %241, i64 %243)
  %245 = load i32, ptr %2, align 8
  %246 = icmp eq i32 %245, 8
  %247 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %248 = load i32, ptr %247, align 8
  br i1 %246, label %249, label %257
249:
  %250 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %251 = load i32, ptr %250, align 8
  %252 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %253 = load i32, ptr %252, align 8
  %254 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %255 = load i32, ptr %254, align 4
  %256 = tail call i32 @MPI_Bcast(ptr %244, i32 %251, i32 %253, i32 %255, i32 %248)
  br label %271
257:
  %258 = load i64, ptr %242, align 8
  %259 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %260 = load i32, ptr %259, align 8
  %261 = icmp eq i32 %260, 2
  %262 = select i1 %261, i64 3, i64 2
  %263 = shl i64 %258, %262
  %264 = tail call ptr @ne.mpi.i.space(i64 %263, i32 %248)
  %265 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %266 = load i32, ptr %265, align 8
  %267 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %268 = load i32, ptr %267, align 8
  %269 = load i32, ptr %247, align 8
  %270 = tail call i32 @MPI_Allreduce(ptr %244, ptr %264, i32 %266, i32 %268, i32 1476395011, i32 %269)
  tail call void @free(ptr %244)
  br label %271
271:
  %272 = phi ptr [ %244, %249 ], [ %264, %257 ]
  %273 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %274 = icmp eq ptr %272, null
  %275 = getelementptr inbounds nuw i8, ptr %2, i64 40
  br label %276
276:
  %277 = phi i64 [ 0, %271 ], [ %296, %295 ]
  %278 = load ptr, ptr %273, align 8
  %279 = icmp ne ptr %278, null
  %280 = load i64, ptr %242, align 8
  %281 = icmp slt i64 %277, %280
  %282 = select i1 %279, i1 %281, i1 false
  br i1 %282, label %283, label %297
283:
  %284 = getelementptr inbounds nuw i8, ptr %278, i64 %277
  %285 = load i8, ptr %284, align 1
  %286 = icmp ne i8 %285, 0
  %287 = select i1 %286, i1 true, i1 %274
  br i1 %287, label %295, label %288
288:
  %289 = load i32, ptr %275, align 8
  %290 = icmp eq i32 %289, 2
  %291 = select i1 %290, i64 3, i64 2
  %292 = shl i64 %277, %291
  %293 = getelementptr inbounds i8, ptr %272, i64 %292
  %294 = shl nuw nsw i64 1, %291
  tail call void @llvm.memset.p0.i64(ptr align 1 dereferenceable(1) %293, i8 0, i64 %294, i1 false)
  br label %295
295:
  %296 = add nuw nsw i64 %277, 1
  br label %276
297:
  %298 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %299 = load ptr, ptr %298, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %299, ptr %272, i64 %280)
  tail call void @free(ptr %272)
  br label %430
300:
  %301 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %302 = load i32, ptr %301, align 8
  %303 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %304 = load i32, ptr %303, align 4
  %305 = icmp eq i32 %302, %304
  br i1 %305, label %306, label %312
306:
  %307 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %308 = load ptr, ptr %307, align 8
  %309 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %310 = load i64, ptr %309, align 8
  %311 = tail call ptr @ne.mpi.i.taken(ptr %2, ptr %308, i64 %310)
  br label %312
312:
  %313 = phi ptr [ %311, %306 ], [ null, %300 ]
  %314 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %315 = load i64, ptr %314, align 8
  %316 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %317 = load i32, ptr %316, align 8
  %318 = icmp eq i32 %317, 2
  %319 = select i1 %318, i64 3, i64 2
  %320 = shl i64 %315, %319
  %321 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %322 = load i32, ptr %321, align 8
  %323 = tail call ptr @ne.mpi.i.space(i64 %320, i32 %322)
  %324 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %325 = load i32, ptr %324, align 8
  %326 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %327 = load i32, ptr %326, align 8
  %328 = load i32, ptr %303, align 4
  %329 = load i32, ptr %321, align 8
  %330 = tail call i32 @MPI_Scatter(ptr %313, i32 %325, i32 %327, ptr %323, i32 %325, i32 %327, i32 %328, i32 %329)
  %331 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %332 = load ptr, ptr %331, align 8
  %333 = load i64, ptr %314, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %332, ptr %323, i64 %333)
  tail call void @free(ptr %313)
  tail call void @free(ptr %323)
  br label %430
334:
  %335 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %336 = load ptr, ptr %335, align 8
  %337 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %338 = load i64, ptr %337, align 8
  %339 = tail call ptr @ne.mpi.i.taken(ptr %2, ptr %336, i64 %338)
  %340 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %341 = load i32, ptr %340, align 8
  %342 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %343 = load i32, ptr %342, align 4
  %344 = icmp eq i32 %341, %343
  br i1 %344, label %345, label %357
345:
  %346 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %349 = load i32, ptr %348, align 8
  %350 = icmp eq i32 %349, 2
  %351 = select i1 %350, i64 3, i64 2
  %352 = shl i64 %347, %351
  %353 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %354 = load i32, ptr %353, align 8
  %355 = tail call ptr @ne.mpi.i.space(i64 %352, i32 %354)
  %356 = load i32, ptr %342, align 4
  br label %357
357:
  %358 = phi i32 [ %356, %345 ], [ %343, %334 ]
  %359 = phi ptr [ %355, %345 ], [ null, %334 ]
  %360 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %361 = load i32, ptr %360, align 8
  %362 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %363 = load i32, ptr %362, align 8
  %364 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %365 = load i32, ptr %364, align 8
  %366 = tail call i32 @MPI_Gather(ptr %339, i32 %361, i32 %363, ptr %359, i32 %361, i32 %363, i32 %358, i32 %365)
  %367 = load i32, ptr %340, align 8
  %368 = load i32, ptr %342, align 4
  %369 = icmp eq i32 %367, %368
  br i1 %369, label %370, label %375
370:
  %371 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %372 = load ptr, ptr %371, align 8
  %373 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %374 = load i64, ptr %373, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %372, ptr %359, i64 %374)
  br label %375
375:
  tail call void @free(ptr %359)
  tail call void @free(ptr %339)
  br label %430
376:
  %377 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %378 = load ptr, ptr %377, align 8
  %379 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %380 = load i64, ptr %379, align 8
  %381 = tail call ptr @ne.mpi.i.taken(ptr %2, ptr %378, i64 %380)
  %382 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %383 = load i64, ptr %382, align 8
  %384 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %385 = load i32, ptr %384, align 8
  %386 = icmp eq i32 %385, 2
  %387 = select i1 %386, i64 3, i64 2
  %388 = shl i64 %383, %387
  %389 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %390 = load i32, ptr %389, align 8
  %391 = tail call ptr @ne.mpi.i.space(i64 %388, i32 %390)
  %392 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %393 = load i32, ptr %392, align 8
  %394 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %395 = load i32, ptr %394, align 8
  %396 = load i32, ptr %389, align 8
  %397 = tail call i32 @MPI_Reduce_scatter_block(ptr %381, ptr %391, i32 %393, i32 %395, i32 1476395011, i32 %396)
  %398 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %399 = load ptr, ptr %398, align 8
  %400 = load i64, ptr %382, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %399, ptr %391, i64 %400)
  tail call void @free(ptr %381)
  tail call void @free(ptr %391)
  br label %430
401:
  %402 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %403 = load ptr, ptr %402, align 8
  %404 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %405 = load i64, ptr %404, align 8
  %406 = tail call ptr @ne.mpi.i.taken(ptr %2, ptr %403, i64 %405)
  %407 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %408 = load i64, ptr %407, align 8
  %409 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %410 = load i32, ptr %409, align 8
  %411 = icmp eq i32 %410, 2
  %412 = select i1 %411, i64 3, i64 2
  %413 = shl i64 %408, %412
  %414 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %415 = load i32, ptr %414, align 8
  %416 = tail call ptr @ne.mpi.i.space(i64 %413, i32 %415)
  %417 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %418 = load i32, ptr %417, align 8
  %419 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %420 = load i32, ptr %419, align 8
  %421 = load i32, ptr %414, align 8
  %422 = tail call i32 @MPI_Allgather(ptr %406, i32 %418, i32 %420, ptr %416, i32 %418, i32 %420, i32 %421)
  %423 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %424 = load ptr, ptr %423, align 8
  %425 = load i64, ptr %407, align 8
  tail call void @ne.mpi.i.add(ptr %2, ptr %424, ptr %416, i64 %425)
  tail call void @free(ptr %416)
  tail call void @free(ptr %406)
  br label %430
426:
  %427 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %428 = load i32, ptr %427, align 8
  %429 = tail call i32 @MPI_Barrier(i32 %428)
  br label %430
430:
  tail call void @ne.mpi.i.drop(ptr %2)
  ret void
}

define linkonce_odr void @ne.mpi.i.drop(ptr %0) noinline nounwind {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr %3)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr %5)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  tail call void @free(ptr %0)
  ret void
}

define linkonce_odr void @ne.mpi.i.Send_tangent(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) noinline nounwind {
  %8 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %8, i8 0, i64 144, i1 false)
  %9 = ptrtoint ptr %8 to i64
  %10 = call ptr @ne.mpi.i.fill(i64 %9, i32 1, i32 %1, i32 %2, i32 %5, i32 0)
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %19, label %13
13:
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %15 = load i64, ptr %14, align 8
  %16 = call ptr @ne.mpi.i.or_zeros(ptr %10, ptr %6, i64 %15)
  %17 = add nsw i32 %4, 20011
  %18 = call i32 @MPI_Send(ptr %16, i32 %1, i32 %2, i32 %3, i32 %17, i32 %5)
  br label %19
19:
  %20 = phi i32 [ %18, %13 ], [ 0, %7 ]
  call void @ne.mpi.i.end(ptr %10, i32 %20)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define linkonce_odr void @ne.mpi.i.end(ptr %0, i32 %1) noinline nounwind {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %7, label %4
4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load i32, ptr %5, align 8
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.10, i32 %6)
  br label %7
7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr %9)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  ret void
}

define linkonce_odr ptr @ne.mpi.i.or_zeros(ptr %0, ptr %1, i64 %2) noinline nounwind {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %5, label %15
5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 2
  %9 = select i1 %8, i64 3, i64 2
  %10 = shl i64 %2, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = load i32, ptr %11, align 8
  %13 = tail call ptr @ne.mpi.i.space(i64 %10, i32 %12)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr %13, ptr %14, align 8
  br label %15
15:
  %16 = phi ptr [ %13, %5 ], [ %1, %3 ]
  ret ptr %16
}

define linkonce_odr void @ne.mpi.i.Recv_tangent(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %9, i8 0, i64 144, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.i.fill(i64 %10, i32 2, i32 %1, i32 %2, i32 %5, i32 0)
  call void @ne.mpi.i.name_both(ptr %11, i32 %3, i32 %4)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14
14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %16 = load i64, ptr %15, align 8
  %17 = call ptr @ne.mpi.i.or_zeros(ptr %11, ptr %7, i64 %16)
  %18 = add nsw i32 %4, 20011
  %19 = call i32 @MPI_Recv(ptr %17, i32 %1, i32 %2, i32 %3, i32 %18, i32 %5, ptr inttoptr (i64 1 to ptr))
  br label %20
20:
  %21 = phi i32 [ %19, %14 ], [ 0, %8 ]
  call void @ne.mpi.i.end(ptr %11, i32 %21)
  ret void
}

define linkonce_odr void @ne.mpi.i.name_both(ptr %0, i32 %1, i32 %2) noinline nounwind {
  %4 = load i32, ptr %0, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %13, label %6
6:
  %7 = icmp eq i32 %1, -2
  %8 = icmp slt i32 %2, 0
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %13
10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = load i32, ptr %11, align 8
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.11, i32 %12)
  br label %13
13:
  ret void
}

define linkonce_odr void @ne.mpi.i.Sendrecv_tangent(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13) noinline nounwind {
  %15 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  %16 = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %15, i8 0, i64 144, i1 false)
  %17 = ptrtoint ptr %15 to i64
  %18 = call ptr @ne.mpi.i.fill(i64 %17, i32 5, i32 %1, i32 %2, i32 %10, i32 0)
  call void @ne.mpi.i.name_both(ptr %18, i32 %8, i32 %9)
  %19 = call i32 @ne.mpi.i.kind_of(i32 %7, ptr %16)
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %19, %21
  br i1 %22, label %24, label %23
23:
  call void @ne.mpi.i.stop(ptr @ne.mpi.i.text, i32 %10)
  br label %24
24:
  %25 = load i32, ptr %18, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %58, label %27
27:
  %28 = icmp eq ptr %12, null
  br i1 %28, label %29, label %37
29:
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %31 = load i64, ptr %30, align 8
  %32 = load i32, ptr %20, align 8
  %33 = icmp eq i32 %32, 2
  %34 = select i1 %33, i64 3, i64 2
  %35 = shl i64 %31, %34
  %36 = call ptr @ne.mpi.i.space(i64 %35, i32 %10)
  br label %37
37:
  %38 = phi ptr [ %36, %29 ], [ %12, %27 ]
  %39 = icmp eq ptr %13, null
  br i1 %39, label %40, label %50
40:
  %41 = sext i32 %6 to i64
  %42 = load i32, ptr %16, align 4
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %43, %41
  %45 = load i32, ptr %20, align 8
  %46 = icmp eq i32 %45, 2
  %47 = select i1 %46, i64 3, i64 2
  %48 = shl i64 %44, %47
  %49 = call ptr @ne.mpi.i.space(i64 %48, i32 %10)
  br label %50
50:
  %51 = phi ptr [ %49, %40 ], [ %13, %37 ]
  %52 = add nsw i32 %4, 20011
  %53 = add nsw i32 %9, 20011
  %54 = call i32 @MPI_Sendrecv(ptr %38, i32 %1, i32 %2, i32 %3, i32 %52, ptr %51, i32 %6, i32 %7, i32 %8, i32 %53, i32 %10, ptr inttoptr (i64 1 to ptr))
  br i1 %28, label %55, label %56
55:
  call void @free(ptr %38)
  br label %56
56:
  br i1 %39, label %57, label %58
57:
  call void @free(ptr %51)
  br label %58
58:
  %59 = phi i32 [ 0, %24 ], [ %54, %57 ], [ %54, %56 ]
  call void @ne.mpi.i.end(ptr %18, i32 %59)
  ret void
}

define linkonce_odr void @ne.mpi.i.Isend_tangent(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %9, i8 0, i64 144, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.i.fill(i64 %10, i32 3, i32 %1, i32 %2, i32 %5, i32 0)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = icmp eq i32 %3, -1
  %15 = or i1 %14, %13
  br i1 %15, label %28, label %16
16:
  %17 = call ptr @ne.mpi.i.space(i64 144, i32 %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %17, ptr align 8 dereferenceable(144) %9, i64 144, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %19 = load i64, ptr %18, align 8
  %20 = call ptr @ne.mpi.i.or_zeros(ptr %17, ptr %7, i64 %19)
  %21 = add nsw i32 %4, 20011
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 92
  %23 = call i32 @MPI_Isend(ptr %20, i32 %1, i32 %2, i32 %3, i32 %21, i32 %5, ptr %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25
25:
  call void @ne.mpi.i.end(ptr %11, i32 1)
  br label %26
26:
  %27 = load i32, ptr %6, align 4
  call void @ne.mpi.i.begin(ptr %17, i32 %27, i32 3)
  br label %28
28:
  ret void
}

define linkonce_odr void @ne.mpi.i.Irecv_tangent(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %9, i8 0, i64 144, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.i.fill(i64 %10, i32 4, i32 %1, i32 %2, i32 %5, i32 0)
  call void @ne.mpi.i.name_both(ptr %11, i32 %3, i32 %4)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = icmp eq i32 %3, -1
  %15 = or i1 %14, %13
  br i1 %15, label %28, label %16
16:
  %17 = call ptr @ne.mpi.i.space(i64 144, i32 %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(144) %17, ptr align 8 dereferenceable(144) %9, i64 144, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %19 = load i64, ptr %18, align 8
  %20 = call ptr @ne.mpi.i.or_zeros(ptr %17, ptr %7, i64 %19)
  %21 = add nsw i32 %4, 20011
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 92
  %23 = call i32 @MPI_Irecv(ptr %20, i32 %1, i32 %2, i32 %3, i32 %21, i32 %5, ptr %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25
25:
  call void @ne.mpi.i.end(ptr %11, i32 1)
  br label %26
26:
  %27 = load i32, ptr %6, align 4
  call void @ne.mpi.i.begin(ptr %17, i32 %27, i32 4)
  br label %28
28:
  ret void
}

define linkonce_odr void @ne.mpi.i.completed_tangent(i64 %0, i32 %1) noinline nounwind {
  %3 = inttoptr i64 %0 to ptr
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %27, label %5
5:
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 136
  br label %8
8:
  %9 = phi i64 [ 0, %5 ], [ %26, %22 ]
  %10 = load i32, ptr %6, align 8
  %11 = sext i32 %10 to i64
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %14, label %13
13:
  tail call void @ne.mpi.i.drop(ptr %3)
  br label %27
14:
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds nuw ptr, ptr %15, i64 %9
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 92
  %19 = tail call i32 @MPI_Wait(ptr %18, ptr inttoptr (i64 1 to ptr))
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21
21:
  tail call void @ne.mpi.i.end(ptr %3, i32 %19)
  br label %22
22:
  %23 = load ptr, ptr %7, align 8
  %24 = getelementptr inbounds nuw ptr, ptr %23, i64 %9
  %25 = load ptr, ptr %24, align 8
  tail call void @ne.mpi.i.drop(ptr %25)
  %26 = add nuw nsw i64 %9, 1
  br label %8
27:
  ret void
}

define linkonce_odr void @ne.mpi.i.Bcast_tangent(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5) noinline nounwind {
  %7 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %7, i8 0, i64 144, i1 false)
  %8 = ptrtoint ptr %7 to i64
  %9 = call ptr @ne.mpi.i.fill(i64 %8, i32 7, i32 %1, i32 %2, i32 %4, i32 0)
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %17, label %12
12:
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %14 = load i64, ptr %13, align 8
  %15 = call ptr @ne.mpi.i.or_zeros(ptr %9, ptr %5, i64 %14)
  %16 = call i32 @MPI_Bcast(ptr %15, i32 %1, i32 %2, i32 %3, i32 %4)
  br label %17
17:
  %18 = phi i32 [ %16, %12 ], [ 0, %6 ]
  call void @ne.mpi.i.end(ptr %9, i32 %18)
  ret void
}

define linkonce_odr void @ne.mpi.i.Reduce_tangent(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) noinline nounwind {
  %10 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %10, i8 0, i64 144, i1 false)
  %11 = ptrtoint ptr %10 to i64
  %12 = call ptr @ne.mpi.i.fill(i64 %11, i32 8, i32 %2, i32 %3, i32 %6, i32 0)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 84
  store i32 %4, ptr %13, align 4
  call void @ne.mpi.i.reduction_tangent(ptr %12, ptr %0, ptr %1, ptr %7, ptr %8, i32 %5)
  ret void
}

define linkonce_odr void @ne.mpi.i.reduction_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5) noinline nounwind {
  %7 = icmp eq ptr %1, inttoptr (i64 -1 to ptr)
  %8 = icmp slt i32 %5, 0
  %9 = load i32, ptr %0, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %131, label %11
11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %13 = load i32, ptr %12, align 4
  tail call void @ne.mpi.i.check_operation(ptr %0, i32 %13)
  %14 = load i32, ptr %12, align 4
  %15 = icmp ne i32 %14, 1476395011
  %16 = and i1 %7, %15
  br i1 %16, label %17, label %20
17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = load i32, ptr %18, align 8
  tail call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.12, i32 %19)
  br label %20
20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = tail call i32 @MPI_Comm_rank(i32 %22, ptr %23)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 2
  %30 = select i1 %29, i64 3, i64 2
  %31 = shl i64 %26, %30
  %32 = load i32, ptr %21, align 8
  %33 = tail call ptr @ne.mpi.i.space(i64 %31, i32 %32)
  %34 = load i64, ptr %25, align 8
  %35 = load i32, ptr %27, align 8
  %36 = icmp eq i32 %35, 2
  %37 = select i1 %36, i64 3, i64 2
  %38 = shl i64 %34, %37
  %39 = load i32, ptr %21, align 8
  %40 = tail call ptr @ne.mpi.i.space(i64 %38, i32 %39)
  br i1 %7, label %41, label %43
41:
  %42 = icmp eq ptr %4, null
  br i1 %42, label %52, label %45
43:
  %44 = icmp eq ptr %3, null
  br i1 %44, label %52, label %45
45:
  %46 = phi ptr [ %3, %43 ], [ %4, %41 ]
  %47 = load i64, ptr %25, align 8
  %48 = load i32, ptr %27, align 8
  %49 = icmp eq i32 %48, 2
  %50 = select i1 %49, i64 3, i64 2
  %51 = shl i64 %47, %50
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %33, ptr align 1 %46, i64 %51, i1 false)
  br label %52
52:
  %53 = load i32, ptr %12, align 4
  %54 = icmp eq i32 %53, 1476395011
  br i1 %54, label %108, label %55
55:
  %56 = load i64, ptr %25, align 8
  %57 = load i32, ptr %27, align 8
  %58 = icmp eq i32 %57, 2
  %59 = select i1 %58, i64 3, i64 2
  %60 = shl i64 %56, %59
  %61 = load i32, ptr %21, align 8
  %62 = tail call ptr @ne.mpi.i.space(i64 %60, i32 %61)
  br i1 %8, label %79, label %63
63:
  %64 = load i32, ptr %23, align 8
  %65 = icmp eq i32 %64, %5
  br i1 %65, label %66, label %72
66:
  %67 = load i64, ptr %25, align 8
  %68 = load i32, ptr %27, align 8
  %69 = icmp eq i32 %68, 2
  %70 = select i1 %69, i64 3, i64 2
  %71 = shl i64 %67, %70
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %62, ptr align 1 %2, i64 %71, i1 false)
  br label %72
72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %74 = load i32, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %76 = load i32, ptr %75, align 8
  %77 = load i32, ptr %21, align 8
  %78 = tail call i32 @MPI_Bcast(ptr %62, i32 %74, i32 %76, i32 %5, i32 %77)
  br label %85
79:
  %80 = load i64, ptr %25, align 8
  %81 = load i32, ptr %27, align 8
  %82 = icmp eq i32 %81, 2
  %83 = select i1 %82, i64 3, i64 2
  %84 = shl i64 %80, %83
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %62, ptr align 1 %2, i64 %84, i1 false)
  br label %85
85:
  tail call void @ne.mpi.i.find_winners(ptr %0, ptr %1, ptr %62)
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %87 = icmp eq ptr %33, null
  br label %88
88:
  %89 = phi i64 [ 0, %85 ], [ %107, %106 ]
  %90 = load i64, ptr %25, align 8
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %93, label %92
92:
  tail call void @free(ptr %62)
  br label %108
93:
  %94 = load ptr, ptr %86, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 %89
  %96 = load i8, ptr %95, align 1
  %97 = icmp ne i8 %96, 0
  %98 = select i1 %97, i1 true, i1 %87
  br i1 %98, label %106, label %99
99:
  %100 = load i32, ptr %27, align 8
  %101 = icmp eq i32 %100, 2
  %102 = select i1 %101, i64 3, i64 2
  %103 = shl i64 %89, %102
  %104 = getelementptr inbounds i8, ptr %33, i64 %103
  %105 = shl nuw nsw i64 1, %102
  tail call void @llvm.memset.p0.i64(ptr align 1 dereferenceable(1) %104, i8 0, i64 %105, i1 false)
  br label %106
106:
  %107 = add nuw nsw i64 %89, 1
  br label %88
108:
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %110 = load i32, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %112 = load i32, ptr %111, align 8
  %113 = load i32, ptr %21, align 8
  %114 = icmp eq ptr %4, null
  br i1 %8, label %115, label %117
115:
  %116 = tail call i32 @MPI_Allreduce(ptr %33, ptr %40, i32 %110, i32 %112, i32 1476395011, i32 %113)
  br i1 %114, label %129, label %122
117:
  %118 = tail call i32 @MPI_Reduce(ptr %33, ptr %40, i32 %110, i32 %112, i32 1476395011, i32 %5, i32 %113)
  br i1 %114, label %129, label %119
119:
  %120 = load i32, ptr %23, align 8
  %121 = icmp eq i32 %120, %5
  br i1 %121, label %122, label %129
122:
  %123 = phi i32 [ %118, %119 ], [ %116, %115 ]
  %124 = load i64, ptr %25, align 8
  %125 = load i32, ptr %27, align 8
  %126 = icmp eq i32 %125, 2
  %127 = select i1 %126, i64 3, i64 2
  %128 = shl i64 %124, %127
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %40, i64 %128, i1 false)
  br label %129
129:
  %130 = phi i32 [ %118, %117 ], [ %123, %122 ], [ %118, %119 ], [ %116, %115 ]
  tail call void @free(ptr %33)
  tail call void @free(ptr %40)
  tail call void @ne.mpi.i.end(ptr %0, i32 %130)
  br label %131
131:
  ret void
}

define linkonce_odr void @ne.mpi.i.Allreduce_tangent(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %9, i8 0, i64 144, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.i.fill(i64 %10, i32 9, i32 %2, i32 %3, i32 %5, i32 0)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 84
  store i32 %4, ptr %12, align 4
  call void @ne.mpi.i.reduction_tangent(ptr %11, ptr %0, ptr %1, ptr %6, ptr %7, i32 -1)
  ret void
}

define linkonce_odr void @ne.mpi.i.Gather_tangent(ptr %0, i32 %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9) noinline nounwind {
  %11 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %11, i8 0, i64 144, i1 false)
  %12 = ptrtoint ptr %11 to i64
  %13 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = call ptr @ne.mpi.i.parts(i64 %12, i32 10, i32 %1, i32 %2, i32 %4, i32 %5, i32 %6, i32 %7, i32 %14)
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %44, label %18
18:
  br i1 %13, label %23, label %19
19:
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = call ptr @ne.mpi.i.or_zeros(ptr %15, ptr %8, i64 %21)
  br label %23
23:
  %24 = phi ptr [ %22, %19 ], [ inttoptr (i64 -1 to ptr), %18 ]
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %26 = load i32, ptr %25, align 8
  %27 = icmp ne i32 %26, %6
  %28 = icmp ne ptr %9, null
  %29 = or i1 %28, %27
  br i1 %29, label %39, label %30
30:
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 64
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 2
  %36 = select i1 %35, i64 3, i64 2
  %37 = shl i64 %32, %36
  %38 = call ptr @ne.mpi.i.space(i64 %37, i32 %7)
  br label %39
39:
  %40 = phi ptr [ %38, %30 ], [ %9, %23 ]
  %41 = call i32 @MPI_Gather(ptr %24, i32 %1, i32 %2, ptr %40, i32 %4, i32 %5, i32 %6, i32 %7)
  call void @ne.mpi.i.end(ptr %15, i32 %41)
  %42 = icmp eq ptr %40, %9
  br i1 %42, label %44, label %43
43:
  call void @free(ptr %40)
  br label %44
44:
  ret void
}

define linkonce_odr void @ne.mpi.i.Scatter_tangent(ptr %0, i32 %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, i32 %7, ptr %8, ptr %9) noinline nounwind {
  %11 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %11, i8 0, i64 144, i1 false)
  %12 = ptrtoint ptr %11 to i64
  %13 = icmp eq ptr %3, inttoptr (i64 -1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = call ptr @ne.mpi.i.parts(i64 %12, i32 11, i32 %4, i32 %5, i32 %1, i32 %2, i32 %6, i32 %7, i32 %14)
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %44, label %18
18:
  br i1 %13, label %23, label %19
19:
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = call ptr @ne.mpi.i.or_zeros(ptr %15, ptr %9, i64 %21)
  br label %23
23:
  %24 = phi ptr [ %22, %19 ], [ inttoptr (i64 -1 to ptr), %18 ]
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %26 = load i32, ptr %25, align 8
  %27 = icmp ne i32 %26, %6
  %28 = icmp ne ptr %8, null
  %29 = or i1 %28, %27
  br i1 %29, label %39, label %30
30:
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 64
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 2
  %36 = select i1 %35, i64 3, i64 2
  %37 = shl i64 %32, %36
  %38 = call ptr @ne.mpi.i.space(i64 %37, i32 %7)
  br label %39
39:
  %40 = phi ptr [ %38, %30 ], [ %8, %23 ]
  %41 = call i32 @MPI_Scatter(ptr %40, i32 %1, i32 %2, ptr %24, i32 %4, i32 %5, i32 %6, i32 %7)
  call void @ne.mpi.i.end(ptr %15, i32 %41)
  %42 = icmp eq ptr %40, %8
  br i1 %42, label %44, label %43
43:
  call void @free(ptr %40)
  br label %44
44:
  ret void
}

define linkonce_odr void @ne.mpi.i.Allgather_tangent(ptr %0, i32 %1, i32 %2, ptr %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr %8) noinline nounwind {
  %10 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %10, i8 0, i64 144, i1 false)
  %11 = ptrtoint ptr %10 to i64
  %12 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %13 = zext i1 %12 to i32
  %14 = call ptr @ne.mpi.i.parts(i64 %11, i32 12, i32 %1, i32 %2, i32 %4, i32 %5, i32 0, i32 %6, i32 %13)
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %39, label %17
17:
  br i1 %12, label %22, label %18
18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = call ptr @ne.mpi.i.or_zeros(ptr %14, ptr %7, i64 %20)
  br label %22
22:
  %23 = phi ptr [ %21, %18 ], [ inttoptr (i64 -1 to ptr), %17 ]
  %24 = icmp eq ptr %8, null
  br i1 %24, label %25, label %34
25:
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 2
  %31 = select i1 %30, i64 3, i64 2
  %32 = shl i64 %27, %31
  %33 = call ptr @ne.mpi.i.space(i64 %32, i32 %6)
  br label %34
34:
  %35 = phi ptr [ %33, %25 ], [ %8, %22 ]
  %36 = call i32 @MPI_Allgather(ptr %23, i32 %1, i32 %2, ptr %35, i32 %4, i32 %5, i32 %6)
  call void @ne.mpi.i.end(ptr %14, i32 %36)
  %37 = icmp eq ptr %35, %8
  br i1 %37, label %39, label %38
38:
  call void @free(ptr %35)
  br label %39
39:
  ret void
}

define linkonce_odr void @ne.mpi.i.Reduce_scatter_block_tangent(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(144) %9, i8 0, i64 144, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.i.parts(i64 %10, i32 13, i32 %2, i32 %3, i32 %2, i32 %3, i32 0, i32 %5, i32 0)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %38, label %14
14:
  %15 = icmp ne i32 %4, 1476395011
  %16 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %19
18:
  call void @ne.mpi.i.stop(ptr @ne.mpi.i.text.3, i32 %5)
  br label %19
19:
  %20 = icmp eq ptr %6, null
  br i1 %20, label %21, label %30
21:
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 2
  %27 = select i1 %26, i64 3, i64 2
  %28 = shl i64 %23, %27
  %29 = call ptr @ne.mpi.i.space(i64 %28, i32 %5)
  br label %30
30:
  %31 = phi ptr [ %29, %21 ], [ %6, %19 ]
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %33 = load i64, ptr %32, align 8
  %34 = call ptr @ne.mpi.i.or_zeros(ptr %11, ptr %7, i64 %33)
  %35 = call i32 @MPI_Reduce_scatter_block(ptr %31, ptr %34, i32 %2, i32 %3, i32 1476395011, i32 %5)
  call void @ne.mpi.i.end(ptr %11, i32 %35)
  %36 = icmp eq ptr %31, %6
  br i1 %36, label %38, label %37
37:
  call void @free(ptr %31)
  br label %38
38:
  ret void
}

declare i32 @MPI_Get_count(ptr, i32, ptr)

declare i32 @MPI_Type_get_name(i32, ptr, ptr)

declare i32 @MPI_Type_size(i32, ptr)

declare i32 @puts(ptr)

declare i32 @fflush(ptr)

declare i32 @MPI_Abort(i32, i32)

declare ptr @malloc(i64)

declare i32 @MPI_Comm_size(i32, ptr)

define linkonce_odr void @ne.mpi.i.add(ptr %0, ptr %1, ptr %2, i64 %3) noinline nounwind {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %31, label %6
6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 2
  %10 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  br i1 %9, label %11, label %21
11:
  %12 = phi i64 [ %20, %14 ], [ 0, %6 ]
  %13 = icmp eq i64 %12, %10
  br i1 %13, label %31, label %14
14:
  %15 = getelementptr inbounds nuw double, ptr %2, i64 %12
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %18 = load double, ptr %17, align 8
  %19 = fadd double %16, %18
  store double %19, ptr %17, align 8
  %20 = add nuw i64 %12, 1
  br label %11
21:
  %22 = phi i64 [ %30, %24 ], [ 0, %6 ]
  %23 = icmp eq i64 %22, %10
  br i1 %23, label %31, label %24
24:
  %25 = getelementptr inbounds nuw float, ptr %2, i64 %22
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds nuw float, ptr %1, i64 %22
  %28 = load float, ptr %27, align 4
  %29 = fadd float %26, %28
  store float %29, ptr %27, align 4
  %30 = add nuw i64 %22, 1
  br label %21
31:
  ret void
}

define linkonce_odr ptr @ne.mpi.i.taken(ptr %0, ptr %1, i64 %2) noinline nounwind {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 2
  %7 = select i1 %6, i64 3, i64 2
  %8 = shl i64 %2, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load i32, ptr %9, align 8
  %11 = tail call ptr @ne.mpi.i.space(i64 %8, i32 %10)
  %12 = icmp eq ptr %1, null
  br i1 %12, label %22, label %13
13:
  %14 = load i32, ptr %4, align 8
  %15 = icmp eq i32 %14, 2
  %16 = select i1 %15, i64 3, i64 2
  %17 = shl i64 %2, %16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %1, i64 %17, i1 false)
  %18 = load i32, ptr %4, align 8
  %19 = icmp eq i32 %18, 2
  %20 = select i1 %19, i64 3, i64 2
  %21 = shl i64 %2, %20
  tail call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 %21, i1 false)
  br label %22
22:
  ret ptr %11
}

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smax.i64(i64, i64)
