; Compiled from messages.c by `python -m bench.message_texts`; see there.

@ne.mpi.p.pending = linkonce_odr global ptr null, align 8
@ne.mpi.p.text = private constant [80 x i8] c"numba_enzyme: NE910: MPI_Sendrecv sends and receives different kinds of numbers\00", align 1
@ne.mpi.p.text.1 = private constant [103 x i8] c"numba_enzyme: NE912: MPI_Irecv from any source is not differentiated: name the source, or use MPI_Recv\00", align 1
@ne.mpi.p.text.2 = private constant [78 x i8] c"numba_enzyme: NE912: MPI_Irecv of any tag is not differentiated: name the tag\00", align 1
@ompi_mpi_op_sum = external global [0 x i8], align 1
@ne.mpi.p.text.3 = private constant [90 x i8] c"numba_enzyme: NE913: MPI_Reduce_scatter_block is differentiated for MPI_SUM, not in place\00", align 1
@ne.mpi.p.text.4 = private constant [73 x i8] c"numba_enzyme: NE915: a call of MPI failed, so its adjoint is not defined\00", align 1
@ne.mpi.p.text.5 = private constant [143 x i8] c"numba_enzyme: NE910: a message has a datatype that is not differentiated (float, double and their complex numbers are; integers carry nothing)\00", align 1
@ompi_mpi_int = external global [0 x i8], align 1
@ne.mpi.p.text.6 = private constant [76 x i8] c"numba_enzyme: NE911: a message that was received holds a part of an element\00", align 1
@ompi_mpi_op_max = external global [0 x i8], align 1
@ompi_mpi_op_min = external global [0 x i8], align 1
@ne.mpi.p.text.7 = private constant [114 x i8] c"numba_enzyme: NE913: reductions by MPI_SUM, MPI_MIN and MPI_MAX are differentiated; for a product, sum logarithms\00", align 1
@ne.mpi.p.text.8 = private constant [53 x i8] c"numba_enzyme: no memory for the adjoint of a message\00", align 1
@ne.mpi.p.text.9 = private constant [27 x i8] c"numba_enzyme: NE916: rank \00", align 1
@ne.mpi.p.text.10 = private constant [71 x i8] c" receives into a buffer that is constant there what is active on rank \00", align 1
@ne.mpi.p.text.11 = private constant [7 x i8] c", tag \00", align 1
@ne.mpi.p.text.12 = private constant [95 x i8] c"numba_enzyme: NE914: a request of MPI_Isend or MPI_Irecv was not completed by a wait or a test\00", align 1
@ne.mpi.p.text.13 = private constant [50 x i8] c"numba_enzyme: NE915: a message of tangents failed\00", align 1
@ne.mpi.p.text.14 = private constant [100 x i8] c"numba_enzyme: NE912: receiving from any source or of any tag is differentiated in reverse mode only\00", align 1
@ne.mpi.p.text.15 = private constant [104 x i8] c"numba_enzyme: NE916: a tangent that is not zero is received into a buffer that is constant on this rank\00", align 1
@ne.mpi.p.text.16 = private constant [23 x i8] c"NUMBA_ENZYME_MPI_CHECK\00", align 1
@ne.mpi.p.text.17 = private constant [40 x i8] c"numba_enzyme: NE917: no word from rank \00", align 1
@ne.mpi.p.text.18 = private constant [112 x i8] c" of the derivative of its side of a message: it runs the function alone, or another transform; seconds waited: \00", align 1
@ne.mpi.p.text.19 = private constant [78 x i8] c"numba_enzyme: NE913: extrema in place are differentiated in reverse mode only\00", align 1

define linkonce_odr i32 @ne.mpi.p.Send(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6) noinline nounwind {
  %8 = tail call i32 @MPI_Send(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  ret i32 %8
}

declare i32 @MPI_Send(ptr, i32, ptr, i32, i32, ptr)

define linkonce_odr i32 @ne.mpi.p.Recv(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Recv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  ret i32 %9
}

declare i32 @MPI_Recv(ptr, i32, ptr, i32, i32, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Sendrecv(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12) noinline nounwind {
  %14 = tail call i32 @MPI_Sendrecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12)
  ret i32 %14
}

declare i32 @MPI_Sendrecv(ptr, i32, ptr, i32, i32, ptr, i32, ptr, i32, i32, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Isend(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  ret i32 %9
}

declare i32 @MPI_Isend(ptr, i32, ptr, i32, i32, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Irecv(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  ret i32 %9
}

declare i32 @MPI_Irecv(ptr, i32, ptr, i32, i32, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Wait(i64 %0, ptr %1, ptr %2) noinline nounwind {
  %4 = tail call i32 @MPI_Wait(ptr %1, ptr %2)
  ret i32 %4
}

declare i32 @MPI_Wait(ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Waitall(i64 %0, i32 %1, ptr %2, ptr %3) noinline nounwind {
  %5 = tail call i32 @MPI_Waitall(i32 %1, ptr %2, ptr %3)
  ret i32 %5
}

declare i32 @MPI_Waitall(i32, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Waitany(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = tail call i32 @MPI_Waitany(i32 %1, ptr %2, ptr %3, ptr %4)
  ret i32 %6
}

declare i32 @MPI_Waitany(i32, ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Test(i64 %0, ptr %1, ptr %2, ptr %3) noinline nounwind {
  %5 = tail call i32 @MPI_Test(ptr %1, ptr %2, ptr %3)
  ret i32 %5
}

declare i32 @MPI_Test(ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Testall(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = tail call i32 @MPI_Testall(i32 %1, ptr %2, ptr %3, ptr %4)
  ret i32 %6
}

declare i32 @MPI_Testall(i32, ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Testany(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) noinline nounwind {
  %7 = tail call i32 @MPI_Testany(i32 %1, ptr %2, ptr %3, ptr %4, ptr %5)
  ret i32 %7
}

declare i32 @MPI_Testany(i32, ptr, ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Bcast(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5) noinline nounwind {
  %7 = tail call i32 @MPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
  ret i32 %7
}

declare i32 @MPI_Bcast(ptr, i32, ptr, i32, ptr)

define linkonce_odr i32 @ne.mpi.p.Reduce(i64 %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Reduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7)
  ret i32 %9
}

declare i32 @MPI_Reduce(ptr, ptr, i32, ptr, ptr, i32, ptr)

define linkonce_odr i32 @ne.mpi.p.Allreduce(i64 %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6) noinline nounwind {
  %8 = tail call i32 @MPI_Allreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  ret i32 %8
}

declare i32 @MPI_Allreduce(ptr, ptr, i32, ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Gather(i64 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8) noinline nounwind {
  %10 = tail call i32 @MPI_Gather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8)
  ret i32 %10
}

declare i32 @MPI_Gather(ptr, i32, ptr, ptr, i32, ptr, i32, ptr)

define linkonce_odr i32 @ne.mpi.p.Scatter(i64 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8) noinline nounwind {
  %10 = tail call i32 @MPI_Scatter(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8)
  ret i32 %10
}

declare i32 @MPI_Scatter(ptr, i32, ptr, ptr, i32, ptr, i32, ptr)

define linkonce_odr i32 @ne.mpi.p.Allgather(i64 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Allgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  ret i32 %9
}

declare i32 @MPI_Allgather(ptr, i32, ptr, ptr, i32, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Reduce_scatter_block(i64 %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6) noinline nounwind {
  %8 = tail call i32 @MPI_Reduce_scatter_block(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  ret i32 %8
}

declare i32 @MPI_Reduce_scatter_block(ptr, ptr, i32, ptr, ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Barrier(i64 %0, ptr %1) noinline nounwind {
  %3 = tail call i32 @MPI_Barrier(ptr %1)
  ret i32 %3
}

declare i32 @MPI_Barrier(ptr)

define linkonce_odr i64 @ne.mpi.p.record() noinline nounwind {
  ret i64 0
}

define linkonce_odr i64 @ne.mpi.p.record_open() noinline nounwind {
  %1 = tail call ptr @calloc(i64 1, i64 248)
  %2 = ptrtoint ptr %1 to i64
  ret i64 %2
}

declare ptr @calloc(i64, i64)

define linkonce_odr i32 @ne.mpi.p.Send_augmented(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7) noinline nounwind {
  %9 = tail call i32 @MPI_Send(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6)
  %10 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 1, i32 %2, ptr %3, ptr %6, i32 %9)
  %11 = getelementptr inbounds i8, ptr %10, i64 120
  store ptr %7, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %4, ptr %12, align 4
  %13 = getelementptr inbounds i8, ptr %10, i64 12
  store i32 %5, ptr %13, align 4
  %14 = getelementptr inbounds i8, ptr %10, i64 168
  tail call void @ne.mpi.p.tell(ptr %10, ptr %14, i32 %4, i32 %5, ptr %7)
  ret i32 %9
}

define linkonce_odr ptr @ne.mpi.p.fill(i64 %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 %5) noinline nounwind {
  %7 = alloca i32, align 4
  %8 = inttoptr i64 %0 to ptr
  %9 = getelementptr inbounds i8, ptr %8, i64 72
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 80
  store ptr %3, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %8, i64 88
  store ptr %4, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 16
  store i32 %2, ptr %12, align 8
  %13 = call i32 @ne.mpi.p.kind_of(ptr %3, ptr %7)
  %14 = getelementptr inbounds i8, ptr %8, i64 40
  store i32 %13, ptr %14, align 8
  %15 = icmp eq i32 %13, -1
  br i1 %15, label %16, label %18
16:
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.5, ptr %4)
  %17 = load i32, ptr %14, align 8
  br label %18
18:
  %19 = phi i32 [ %17, %16 ], [ %13, %6 ]
  %20 = sext i32 %2 to i64
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %22, %20
  %24 = getelementptr inbounds i8, ptr %8, i64 56
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %8, i64 64
  store i64 %23, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %8, i64 44
  store i32 %5, ptr %26, align 4
  %27 = icmp eq i32 %19, 0
  %28 = select i1 %27, i32 0, i32 %1
  store i32 %28, ptr %8, align 8
  ret ptr %8
}

define linkonce_odr void @ne.mpi.p.tell(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) noinline nounwind {
  %6 = getelementptr inbounds i8, ptr %0, i64 168
  %7 = icmp eq ptr %6, %1
  %8 = load i32, ptr %0, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %37, label %10
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 44
  %12 = load i32, ptr %11, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp eq i32 %2, -2
  %15 = or i1 %14, %13
  br i1 %15, label %37, label %16
16:
  %17 = tail call i32 @ne.mpi.p.patience()
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %37, label %19
19:
  store i32 1, ptr %1, align 8
  %20 = icmp ne ptr %4, null
  %21 = zext i1 %20 to i32
  %22 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds i8, ptr %1, i64 12
  store i32 %2, ptr %23, align 4
  %24 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 %3, ptr %24, align 8
  %25 = select i1 %7, i32 30011, i32 40031
  %26 = add nsw i32 %25, %3
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %1, i64 24
  %30 = tail call i32 @MPI_Isend(ptr %22, i32 1, ptr @ompi_mpi_int, i32 %2, i32 %26, ptr %28, ptr %29)
  %31 = getelementptr inbounds i8, ptr %1, i64 8
  %32 = select i1 %7, i32 40031, i32 30011
  %33 = add nsw i32 %32, %3
  %34 = load ptr, ptr %27, align 8
  %35 = getelementptr inbounds i8, ptr %1, i64 32
  %36 = tail call i32 @MPI_Irecv(ptr %31, i32 1, ptr @ompi_mpi_int, i32 %2, i32 %33, ptr %34, ptr %35)
  br label %37
37:
  ret void
}

define linkonce_odr i32 @ne.mpi.p.Recv_augmented(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = alloca [16 x i32], align 16
  %11 = icmp eq ptr %7, null
  %12 = select i1 %11, ptr %10, ptr %7
  %13 = call i32 @MPI_Recv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %12)
  %14 = call ptr @ne.mpi.p.fill(i64 %0, i32 2, i32 %2, ptr %3, ptr %6, i32 %13)
  %15 = getelementptr inbounds i8, ptr %14, i64 128
  store ptr %8, ptr %15, align 8
  call void @ne.mpi.p.note_received(ptr %14, ptr %12, i32 %4, i32 %5)
  %16 = getelementptr inbounds i8, ptr %14, i64 208
  %17 = getelementptr inbounds i8, ptr %14, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %14, i64 20
  %20 = load i32, ptr %19, align 4
  call void @ne.mpi.p.tell(ptr %14, ptr %16, i32 %18, i32 %20, ptr %8)
  ret i32 %13
}

define linkonce_odr void @ne.mpi.p.note_received(ptr nocapture %0, ptr %1, i32 %2, i32 %3) noinline nounwind {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %6, align 4
  %7 = icmp eq i32 %2, -2
  br i1 %7, label %8, label %11
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 -2, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 20
  store i32 %3, ptr %10, align 4
  store i32 0, ptr %0, align 8
  br label %39
11:
  %12 = load i32, ptr %1, align 4
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds i8, ptr %0, i64 20
  store i32 %15, ptr %16, align 4
  %17 = getelementptr inbounds i8, ptr %0, i64 40
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %39, label %20
20:
  %21 = getelementptr inbounds i8, ptr %0, i64 72
  %22 = load ptr, ptr %21, align 8
  %23 = call i32 @MPI_Get_count(ptr %1, ptr %22, ptr %6)
  %24 = load i32, ptr %6, align 4
  %25 = icmp eq i32 %24, -32766
  br i1 %25, label %26, label %29
26:
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load ptr, ptr %27, align 8
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.6, ptr %28)
  br label %29
29:
  %30 = load ptr, ptr %21, align 8
  %31 = call i32 @ne.mpi.p.kind_of(ptr %30, ptr %5)
  %32 = load i32, ptr %6, align 4
  %33 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 %32, ptr %33, align 8
  %34 = sext i32 %32 to i64
  %35 = load i32, ptr %5, align 4
  %36 = sext i32 %35 to i64
  %37 = mul nsw i64 %36, %34
  %38 = getelementptr inbounds i8, ptr %0, i64 64
  store i64 %37, ptr %38, align 8
  br label %39
39:
  ret void
}

define linkonce_odr i32 @ne.mpi.p.Sendrecv_augmented(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) noinline nounwind {
  %16 = alloca [16 x i32], align 16
  %17 = alloca i32, align 4
  %18 = icmp eq ptr %12, null
  %19 = select i1 %18, ptr %16, ptr %12
  %20 = call i32 @MPI_Sendrecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %19)
  %21 = call ptr @ne.mpi.p.fill(i64 %0, i32 5, i32 %2, ptr %3, ptr %11, i32 %20)
  %22 = call i32 @ne.mpi.p.kind_of(ptr %8, ptr %17)
  %23 = getelementptr inbounds i8, ptr %21, i64 40
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %22, %24
  br i1 %25, label %27, label %26
26:
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text, ptr %11)
  br label %27
27:
  %28 = getelementptr inbounds i8, ptr %21, i64 120
  store ptr %13, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %21, i64 128
  store ptr %14, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %21, i64 4
  store i32 %4, ptr %30, align 4
  %31 = getelementptr inbounds i8, ptr %21, i64 12
  store i32 %5, ptr %31, align 4
  %32 = getelementptr inbounds i8, ptr %21, i64 80
  store ptr %8, ptr %32, align 8
  call void @ne.mpi.p.note_received(ptr %21, ptr %19, i32 %9, i32 %10)
  %33 = icmp eq i32 %9, -2
  br i1 %33, label %34, label %40
34:
  %35 = load i32, ptr %23, align 8
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i32 0, i32 5
  store i32 %37, ptr %21, align 8
  %38 = getelementptr inbounds i8, ptr %21, i64 24
  store i32 0, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %21, i64 64
  store i64 0, ptr %39, align 8
  br label %40
40:
  %41 = getelementptr inbounds i8, ptr %21, i64 168
  call void @ne.mpi.p.tell(ptr %21, ptr %41, i32 %4, i32 %5, ptr %13)
  %42 = getelementptr inbounds i8, ptr %21, i64 208
  %43 = getelementptr inbounds i8, ptr %21, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %21, i64 20
  %46 = load i32, ptr %45, align 4
  call void @ne.mpi.p.tell(ptr %21, ptr %42, i32 %44, i32 %46, ptr %14)
  ret i32 %20
}

define linkonce_odr i32 @ne.mpi.p.kind_of(ptr %0, ptr nocapture %1) noinline nounwind {
  %3 = alloca [512 x i8], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 1, ptr %1, align 4
  %6 = call i32 @MPI_Type_get_name(ptr %0, ptr %3, ptr %4)
  %7 = icmp ne i32 %6, 0
  %8 = load i32, ptr %4, align 4
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %7, i1 true, i1 %9
  br i1 %10, label %119, label %11
11:
  %12 = call i32 @MPI_Type_size(ptr %0, ptr %5)
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  br label %15
15:
  %16 = phi i64 [ %27, %94 ], [ 0, %11 ]
  %17 = phi i32 [ %107, %94 ], [ 0, %11 ]
  %18 = phi i32 [ %77, %94 ], [ 0, %11 ]
  %19 = phi i32 [ %54, %94 ], [ 0, %11 ]
  %20 = add nuw nsw i64 %16, 3
  %21 = icmp slt i64 %20, %14
  br i1 %21, label %24, label %22
22:
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %119, label %108
24:
  %25 = getelementptr inbounds [512 x i8], ptr %3, i64 0, i64 %16
  %26 = load i8, ptr %25, align 1
  %27 = add nuw nsw i64 %16, 1
  %28 = getelementptr inbounds [512 x i8], ptr %3, i64 0, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = add nuw nsw i64 %16, 2
  %31 = getelementptr inbounds [512 x i8], ptr %3, i64 0, i64 %30
  %32 = load i8, ptr %31, align 1
  %33 = getelementptr inbounds [512 x i8], ptr %3, i64 0, i64 %20
  %34 = load i8, ptr %33, align 1
  %35 = icmp eq i8 %26, 67
  %36 = icmp eq i8 %29, 79
  %37 = select i1 %35, i1 %36, i1 false
  %38 = icmp eq i8 %32, 77
  %39 = select i1 %37, i1 %38, i1 false
  %40 = icmp eq i8 %34, 80
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %52
42:
  %43 = add nuw nsw i64 %16, 4
  %44 = trunc nuw i64 %43 to i32
  %45 = icmp sgt i32 %13, %44
  br i1 %45, label %46, label %52
46:
  %47 = getelementptr inbounds [512 x i8], ptr %3, i64 0, i64 %43
  %48 = load i8, ptr %47, align 1
  %49 = icmp eq i8 %48, 76
  %50 = select i1 %49, i32 1, i32 %18
  %51 = select i1 %49, i32 1, i32 %19
  br label %52
52:
  %53 = phi i32 [ %18, %42 ], [ %18, %24 ], [ %50, %46 ]
  %54 = phi i32 [ %19, %42 ], [ %19, %24 ], [ %51, %46 ]
  %55 = icmp eq i8 %26, 82
  %56 = icmp eq i8 %29, 69
  %57 = select i1 %55, i1 %56, i1 false
  %58 = icmp eq i8 %32, 65
  %59 = select i1 %57, i1 %58, i1 false
  %60 = icmp eq i8 %34, 76
  %61 = select i1 %59, i1 %60, i1 false
  %62 = icmp eq i8 %26, 70
  %63 = icmp eq i8 %29, 76
  %64 = select i1 %62, i1 %63, i1 false
  %65 = icmp eq i8 %32, 79
  %66 = select i1 %64, i1 %65, i1 false
  %67 = icmp eq i8 %34, 65
  %68 = select i1 %66, i1 %67, i1 false
  %69 = icmp eq i8 %26, 68
  %70 = select i1 %69, i1 %36, i1 false
  %71 = icmp eq i8 %32, 85
  %72 = select i1 %70, i1 %71, i1 false
  %73 = icmp eq i8 %34, 66
  %74 = select i1 %72, i1 %73, i1 false
  %75 = select i1 %74, i1 true, i1 %68
  %76 = select i1 %75, i1 true, i1 %61
  %77 = select i1 %76, i32 1, i32 %53
  %78 = icmp eq i8 %26, 76
  %79 = select i1 %78, i1 %36, i1 false
  %80 = icmp eq i8 %32, 78
  %81 = select i1 %79, i1 %80, i1 false
  %82 = icmp eq i8 %34, 71
  %83 = select i1 %81, i1 %82, i1 false
  %84 = trunc i64 %16 to i32
  %85 = add i32 %84, 11
  %86 = icmp slt i32 %85, %13
  %87 = and i1 %83, %86
  br i1 %87, label %88, label %94
88:
  %89 = add nuw nsw i64 %16, 5
  %90 = getelementptr inbounds [512 x i8], ptr %3, i64 0, i64 %89
  %91 = load i8, ptr %90, align 1
  %92 = icmp eq i8 %91, 68
  %93 = select i1 %92, i32 1, i32 %17
  br label %94
94:
  %95 = phi i32 [ %17, %52 ], [ %93, %88 ]
  %96 = icmp eq i8 %26, 95
  %97 = icmp eq i8 %29, 73
  %98 = select i1 %96, i1 %97, i1 false
  %99 = select i1 %98, i1 %80, i1 false
  %100 = icmp eq i8 %34, 84
  %101 = select i1 %99, i1 %100, i1 false
  %102 = icmp ugt i64 %16, 4
  %103 = and i1 %102, %101
  %104 = select i1 %103, i32 %77, i32 0
  %105 = or i32 %95, %104
  %106 = icmp eq i8 %26, 50
  %107 = select i1 %106, i32 1, i32 %105
  br label %15
108:
  %109 = icmp eq i32 %19, 0
  %110 = select i1 %109, i32 1, i32 2
  store i32 %110, ptr %1, align 4
  %111 = icmp eq i32 %17, 0
  br i1 %111, label %112, label %119
112:
  %113 = load i32, ptr %5, align 4
  %114 = sdiv i32 %113, %110
  %115 = icmp eq i32 %114, 4
  %116 = select i1 %115, i32 1, i32 -1
  %117 = icmp eq i32 %114, 8
  %118 = select i1 %117, i32 2, i32 %116
  br label %119
119:
  %120 = phi i32 [ -1, %2 ], [ 0, %22 ], [ -1, %108 ], [ %118, %112 ]
  ret i32 %120
}

define linkonce_odr void @ne.mpi.p.stop(ptr %0, ptr %1) noinline nounwind {
  %3 = tail call i32 @puts(ptr %0)
  %4 = tail call i32 @fflush(ptr null)
  %5 = tail call i32 @MPI_Abort(ptr %1, i32 1)
  ret void
}

define linkonce_odr i32 @ne.mpi.p.Isend_augmented(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = tail call i32 @MPI_Isend(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %11 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 3, i32 %2, ptr %3, ptr %6, i32 %10)
  %12 = getelementptr inbounds i8, ptr %11, i64 120
  store ptr %8, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 %4, ptr %13, align 4
  %14 = getelementptr inbounds i8, ptr %11, i64 12
  store i32 %5, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %11, i64 168
  tail call void @ne.mpi.p.tell(ptr %11, ptr %15, i32 %4, i32 %5, ptr %8)
  %16 = load i32, ptr %11, align 8
  %17 = icmp eq i32 %16, 0
  %18 = icmp eq i32 %4, -2
  %19 = or i1 %18, %17
  %20 = icmp ne i32 %10, 0
  %21 = or i1 %20, %19
  br i1 %21, label %24, label %22
22:
  %23 = load ptr, ptr %7, align 8
  tail call void @ne.mpi.p.begin(ptr %11, ptr %23, i32 3)
  br label %26
24:
  br i1 %20, label %26, label %25
25:
  store i32 0, ptr %11, align 8
  br label %26
26:
  ret i32 %10
}

define linkonce_odr void @ne.mpi.p.begin(ptr %0, ptr %1, i32 %2) noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 104
  store ptr %1, ptr %4, align 8
  store i32 %2, ptr %0, align 8
  br label %5
5:
  %6 = phi ptr [ @ne.mpi.p.pending, %3 ], [ %9, %5 ]
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  %9 = getelementptr inbounds i8, ptr %7, i64 152
  br i1 %8, label %10, label %5
10:
  store ptr %0, ptr %6, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 152
  store ptr null, ptr %11, align 8
  ret void
}

define linkonce_odr i32 @ne.mpi.p.Irecv_augmented(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = tail call i32 @MPI_Irecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, ptr %7)
  %11 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 4, i32 %2, ptr %3, ptr %6, i32 %10)
  %12 = getelementptr inbounds i8, ptr %11, i64 128
  store ptr %8, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 20
  store i32 %5, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 %2, ptr %15, align 8
  %16 = load i32, ptr %11, align 8
  %17 = icmp ne i32 %16, 0
  %18 = icmp eq i32 %4, -1
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %22
20:
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.1, ptr %6)
  %21 = load i32, ptr %11, align 8
  br label %22
22:
  %23 = phi i32 [ %21, %20 ], [ %16, %9 ]
  %24 = icmp ne i32 %23, 0
  %25 = icmp slt i32 %5, 0
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %28
27:
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.2, ptr %6)
  br label %28
28:
  %29 = getelementptr inbounds i8, ptr %11, i64 208
  tail call void @ne.mpi.p.tell(ptr %11, ptr %29, i32 %4, i32 %5, ptr %8)
  %30 = load i32, ptr %11, align 8
  %31 = icmp eq i32 %30, 0
  %32 = icmp eq i32 %4, -2
  %33 = or i1 %32, %31
  %34 = icmp ne i32 %10, 0
  %35 = or i1 %34, %33
  br i1 %35, label %38, label %36
36:
  %37 = load ptr, ptr %7, align 8
  tail call void @ne.mpi.p.begin(ptr %11, ptr %37, i32 4)
  br label %40
38:
  br i1 %34, label %40, label %39
39:
  store i32 0, ptr %11, align 8
  br label %40
40:
  ret i32 %10
}

define linkonce_odr i32 @ne.mpi.p.Wait_augmented(i64 %0, ptr %1, ptr %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load ptr, ptr %1, align 8
  store ptr %5, ptr %4, align 8
  %6 = tail call i32 @MPI_Wait(ptr %1, ptr %2)
  call void @ne.mpi.p.complete(i64 %0, i32 1, ptr %4)
  ret i32 %6
}

define linkonce_odr void @ne.mpi.p.complete(i64 %0, i32 %1, ptr nocapture %2) noinline nounwind {
  %4 = inttoptr i64 %0 to ptr
  store i32 6, ptr %4, align 8
  %5 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %6 = zext nneg i32 %5 to i64
  %7 = tail call ptr @calloc(i64 %6, i64 8)
  %8 = getelementptr inbounds i8, ptr %4, i64 160
  store ptr %7, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %4, i64 48
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
  %17 = getelementptr inbounds ptr, ptr %2, i64 %13
  %18 = load ptr, ptr %17, align 8
  br label %19
19:
  %20 = phi ptr [ @ne.mpi.p.pending, %16 ], [ %27, %23 ]
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %35, label %23
23:
  %24 = getelementptr inbounds i8, ptr %21, i64 104
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, %18
  %27 = getelementptr inbounds i8, ptr %21, i64 152
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

define linkonce_odr i32 @ne.mpi.p.Waitall_augmented(i64 %0, i32 %1, ptr %2, ptr %3) noinline nounwind {
  %5 = tail call ptr @ne.mpi.p.copied(i32 %1, ptr %2)
  %6 = tail call i32 @MPI_Waitall(i32 %1, ptr %2, ptr %3)
  tail call void @ne.mpi.p.complete(i64 %0, i32 %1, ptr %5)
  tail call void @free(ptr %5)
  ret i32 %6
}

define linkonce_odr ptr @ne.mpi.p.copied(i32 %0, ptr nocapture %1) noinline nounwind {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 1)
  %4 = zext nneg i32 %3 to i64
  %5 = shl nuw nsw i64 %4, 3
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
  %14 = getelementptr inbounds ptr, ptr %1, i64 %10
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds ptr, ptr %6, i64 %10
  store ptr %15, ptr %16, align 8
  %17 = add nuw nsw i64 %10, 1
  br label %9
}

declare void @free(ptr)

define linkonce_odr i32 @ne.mpi.p.Waitany_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = tail call ptr @ne.mpi.p.copied(i32 %1, ptr %2)
  %7 = tail call i32 @MPI_Waitany(i32 %1, ptr %2, ptr %3, ptr %4)
  %8 = load i32, ptr %3, align 4
  %9 = icmp sgt i32 %8, -1
  br i1 %9, label %10, label %13
10:
  %11 = zext nneg i32 %8 to i64
  %12 = getelementptr inbounds ptr, ptr %6, i64 %11
  tail call void @ne.mpi.p.complete(i64 %0, i32 1, ptr %12)
  br label %13
13:
  tail call void @free(ptr %6)
  ret i32 %7
}

define linkonce_odr i32 @ne.mpi.p.Test_augmented(i64 %0, ptr %1, ptr %2, ptr %3) noinline nounwind {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %1, align 8
  store ptr %6, ptr %5, align 8
  %7 = tail call i32 @MPI_Test(ptr %1, ptr %2, ptr %3)
  %8 = load i32, ptr %2, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10
10:
  call void @ne.mpi.p.complete(i64 %0, i32 1, ptr %5)
  br label %11
11:
  ret i32 %7
}

define linkonce_odr i32 @ne.mpi.p.Testall_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = tail call ptr @ne.mpi.p.copied(i32 %1, ptr %2)
  %7 = tail call i32 @MPI_Testall(i32 %1, ptr %2, ptr %3, ptr %4)
  %8 = load i32, ptr %3, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10
10:
  tail call void @ne.mpi.p.complete(i64 %0, i32 %1, ptr %6)
  br label %11
11:
  tail call void @free(ptr %6)
  ret i32 %7
}

define linkonce_odr i32 @ne.mpi.p.Testany_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) noinline nounwind {
  %7 = tail call ptr @ne.mpi.p.copied(i32 %1, ptr %2)
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
  %16 = getelementptr inbounds ptr, ptr %7, i64 %15
  tail call void @ne.mpi.p.complete(i64 %0, i32 1, ptr %16)
  br label %17
17:
  tail call void @free(ptr %7)
  ret i32 %8
}

define linkonce_odr i32 @ne.mpi.p.Bcast_augmented(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
  %9 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 7, i32 %2, ptr %3, ptr %5, i32 %8)
  %10 = getelementptr inbounds i8, ptr %9, i64 120
  store ptr %6, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 %4, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %9, i64 32
  %13 = tail call i32 @MPI_Comm_rank(ptr %5, ptr %12)
  ret i32 %8
}

declare i32 @MPI_Comm_rank(ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Reduce_augmented(i64 %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) noinline nounwind {
  %11 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 8, i32 %3, ptr %4, ptr %7, i32 0)
  %12 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %13 = select i1 %12, ptr %9, ptr %8
  %14 = getelementptr inbounds i8, ptr %11, i64 120
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 128
  store ptr %9, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 4
  store i32 %6, ptr %16, align 4
  %17 = getelementptr inbounds i8, ptr %11, i64 96
  store ptr %5, ptr %17, align 8
  tail call void @ne.mpi.p.check_operation(ptr %11, ptr %5)
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  %19 = tail call i32 @MPI_Comm_rank(ptr %7, ptr %18)
  %20 = load i32, ptr %11, align 8
  %21 = icmp eq i32 %20, 0
  %22 = icmp eq ptr %5, @ompi_mpi_op_sum
  %23 = or i1 %22, %21
  br i1 %23, label %45, label %24
24:
  %25 = getelementptr inbounds i8, ptr %11, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %11, i64 40
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 2
  %30 = select i1 %29, i64 3, i64 2
  %31 = shl i64 %26, %30
  %32 = tail call ptr @ne.mpi.p.space(i64 %31, ptr %7)
  %33 = load i64, ptr %25, align 8
  %34 = load i32, ptr %27, align 8
  %35 = icmp eq i32 %34, 2
  %36 = select i1 %35, i64 3, i64 2
  %37 = shl i64 %33, %36
  %38 = tail call ptr @ne.mpi.p.space(i64 %37, ptr %7)
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
  %48 = tail call i32 @MPI_Reduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7)
  %49 = getelementptr inbounds i8, ptr %11, i64 44
  store i32 %48, ptr %49, align 4
  %50 = icmp ne i32 %48, 0
  %51 = select i1 %23, i1 true, i1 %50
  br i1 %51, label %65, label %52
52:
  %53 = load i32, ptr %18, align 8
  %54 = icmp eq i32 %53, %6
  br i1 %54, label %55, label %63
55:
  %56 = getelementptr inbounds i8, ptr %11, i64 56
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %11, i64 40
  %59 = load i32, ptr %58, align 8
  %60 = icmp eq i32 %59, 2
  %61 = select i1 %60, i64 3, i64 2
  %62 = shl i64 %57, %61
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %46, ptr align 1 %2, i64 %62, i1 false)
  br label %63
63:
  %64 = tail call i32 @MPI_Bcast(ptr %46, i32 %3, ptr %4, i32 %6, ptr %7)
  tail call void @ne.mpi.p.find_winners(ptr %11, ptr %47, ptr %46)
  br label %65
65:
  tail call void @free(ptr %47)
  tail call void @free(ptr %46)
  ret i32 %48
}

define linkonce_odr void @ne.mpi.p.check_operation(ptr nocapture %0, ptr %1) noinline nounwind {
  %3 = load i32, ptr %0, align 8
  %4 = icmp ne i32 %3, 0
  %5 = icmp ne ptr %1, @ompi_mpi_op_sum
  %6 = and i1 %5, %4
  %7 = icmp ne ptr %1, @ompi_mpi_op_max
  %8 = and i1 %7, %6
  %9 = icmp ne ptr %1, @ompi_mpi_op_min
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %14
11:
  %12 = getelementptr inbounds i8, ptr %0, i64 88
  %13 = load ptr, ptr %12, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.7, ptr %13)
  br label %14
14:
  ret void
}

define linkonce_odr ptr @ne.mpi.p.space(i64 %0, ptr %1) noinline nounwind {
  %3 = tail call i64 @llvm.smax.i64(i64 %0, i64 1)
  %4 = tail call ptr @calloc(i64 %3, i64 1)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %7
6:
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.8, ptr %1)
  br label %7
7:
  ret ptr %4
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture, ptr noalias nocapture, i64, i1 immarg)

define linkonce_odr void @ne.mpi.p.find_winners(ptr nocapture %0, ptr nocapture %1, ptr nocapture %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = shl i64 %6, 3
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 8
  %10 = tail call ptr @ne.mpi.p.space(i64 %7, ptr %9)
  %11 = load i64, ptr %5, align 8
  %12 = load ptr, ptr %8, align 8
  %13 = call i32 @MPI_Comm_size(ptr %12, ptr %4)
  %14 = getelementptr inbounds i8, ptr %0, i64 40
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  br label %16
16:
  %17 = phi i64 [ 0, %3 ], [ %49, %44 ]
  %18 = load i64, ptr %5, align 8
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %29, label %20
20:
  %21 = getelementptr inbounds i32, ptr %10, i64 %11
  %22 = trunc i64 %18 to i32
  %23 = load ptr, ptr %8, align 8
  %24 = call i32 @MPI_Allreduce(ptr %10, ptr %21, i32 %22, ptr @ompi_mpi_int, ptr @ompi_mpi_op_min, ptr %23)
  %25 = load i64, ptr %5, align 8
  %26 = load ptr, ptr %8, align 8
  %27 = call ptr @ne.mpi.p.space(i64 %25, ptr %26)
  %28 = getelementptr inbounds i8, ptr %0, i64 144
  store ptr %27, ptr %28, align 8
  br label %50
29:
  %30 = load i32, ptr %14, align 8
  %31 = icmp eq i32 %30, 2
  br i1 %31, label %32, label %38
32:
  %33 = getelementptr inbounds double, ptr %1, i64 %17
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %2, i64 %17
  %36 = load double, ptr %35, align 8
  %37 = fcmp oeq double %34, %36
  br label %44
38:
  %39 = getelementptr inbounds float, ptr %1, i64 %17
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds float, ptr %2, i64 %17
  %42 = load float, ptr %41, align 4
  %43 = fcmp oeq float %40, %42
  br label %44
44:
  %45 = phi i1 [ %37, %32 ], [ %43, %38 ]
  %46 = select i1 %45, ptr %15, ptr %4
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds i32, ptr %10, i64 %17
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
  %56 = getelementptr inbounds i32, ptr %21, i64 %51
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr %15, align 8
  %59 = icmp eq i32 %57, %58
  %60 = zext i1 %59 to i8
  %61 = load ptr, ptr %28, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 %51
  store i8 %60, ptr %62, align 1
  %63 = add nuw nsw i64 %51, 1
  br label %50
}

define linkonce_odr i32 @ne.mpi.p.Allreduce_augmented(i64 %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 9, i32 %3, ptr %4, ptr %6, i32 0)
  %11 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %12 = select i1 %11, ptr %8, ptr %7
  %13 = getelementptr inbounds i8, ptr %10, i64 120
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 128
  store ptr %8, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 96
  store ptr %5, ptr %15, align 8
  tail call void @ne.mpi.p.check_operation(ptr %10, ptr %5)
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  %17 = tail call i32 @MPI_Comm_rank(ptr %6, ptr %16)
  %18 = load i32, ptr %10, align 8
  %19 = icmp eq i32 %18, 0
  %20 = icmp eq ptr %5, @ompi_mpi_op_sum
  %21 = or i1 %20, %19
  br i1 %21, label %37, label %22
22:
  %23 = getelementptr inbounds i8, ptr %10, i64 56
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %10, i64 40
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 2
  %28 = select i1 %27, i64 3, i64 2
  %29 = shl i64 %24, %28
  %30 = tail call ptr @ne.mpi.p.space(i64 %29, ptr %6)
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
  %39 = tail call i32 @MPI_Allreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  %40 = getelementptr inbounds i8, ptr %10, i64 44
  store i32 %39, ptr %40, align 4
  %41 = icmp ne i32 %39, 0
  %42 = select i1 %21, i1 true, i1 %41
  br i1 %42, label %44, label %43
43:
  tail call void @ne.mpi.p.find_winners(ptr %10, ptr %38, ptr %2)
  br label %44
44:
  tail call void @free(ptr %38)
  ret i32 %39
}

define linkonce_odr i32 @ne.mpi.p.Gather_augmented(i64 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10) noinline nounwind {
  %12 = tail call i32 @MPI_Gather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8)
  %13 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = tail call ptr @ne.mpi.p.parts(i64 %0, i32 10, i32 %2, ptr %3, i32 %5, ptr %6, i32 %7, ptr %8, i32 %14)
  br i1 %13, label %16, label %18
16:
  %17 = tail call ptr @ne.mpi.p.own_part(ptr %15, ptr %10)
  br label %18
18:
  %19 = phi ptr [ %17, %16 ], [ %9, %11 ]
  %20 = getelementptr inbounds i8, ptr %15, i64 120
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %15, i64 128
  store ptr %10, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %15, i64 44
  store i32 %12, ptr %22, align 4
  ret i32 %12
}

define linkonce_odr ptr @ne.mpi.p.parts(i64 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) noinline nounwind {
  %10 = alloca i32, align 4
  %11 = icmp eq i32 %8, 0
  %12 = select i1 %11, i32 %2, i32 %4
  %13 = select i1 %11, ptr %3, ptr %5
  %14 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 %1, i32 %12, ptr %13, ptr %7, i32 0)
  %15 = getelementptr inbounds i8, ptr %14, i64 32
  %16 = tail call i32 @MPI_Comm_rank(ptr %7, ptr %15)
  %17 = getelementptr inbounds i8, ptr %14, i64 36
  %18 = tail call i32 @MPI_Comm_size(ptr %7, ptr %17)
  %19 = getelementptr inbounds i8, ptr %14, i64 24
  store i32 %4, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %14, i64 80
  store ptr %5, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %14, i64 4
  store i32 %6, ptr %21, align 4
  %22 = getelementptr inbounds i8, ptr %14, i64 72
  %23 = load ptr, ptr %22, align 8
  %24 = call i32 @ne.mpi.p.kind_of(ptr %23, ptr %10)
  %25 = getelementptr inbounds i8, ptr %14, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = load i32, ptr %17, align 4
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %26, %28
  %30 = getelementptr inbounds i8, ptr %14, i64 64
  store i64 %29, ptr %30, align 8
  ret ptr %14
}

define linkonce_odr ptr @ne.mpi.p.own_part(ptr nocapture %0, ptr %1) noinline nounwind {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %17, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load i32, ptr %5, align 8
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 40
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

define linkonce_odr i32 @ne.mpi.p.Scatter_augmented(i64 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, ptr %10) noinline nounwind {
  %12 = tail call i32 @MPI_Scatter(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8)
  %13 = icmp eq ptr %4, inttoptr (i64 1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = tail call ptr @ne.mpi.p.parts(i64 %0, i32 11, i32 %5, ptr %6, i32 %2, ptr %3, i32 %7, ptr %8, i32 %14)
  %16 = getelementptr inbounds i8, ptr %15, i64 120
  store ptr %9, ptr %16, align 8
  br i1 %13, label %17, label %19
17:
  %18 = tail call ptr @ne.mpi.p.own_part(ptr %15, ptr %9)
  br label %19
19:
  %20 = phi ptr [ %18, %17 ], [ %10, %11 ]
  %21 = getelementptr inbounds i8, ptr %15, i64 128
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %15, i64 44
  store i32 %12, ptr %22, align 4
  ret i32 %12
}

define linkonce_odr i32 @ne.mpi.p.Allgather_augmented(i64 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, ptr %9) noinline nounwind {
  %11 = tail call i32 @MPI_Allgather(ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7)
  %12 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %13 = zext i1 %12 to i32
  %14 = tail call ptr @ne.mpi.p.parts(i64 %0, i32 12, i32 %2, ptr %3, i32 %5, ptr %6, i32 0, ptr %7, i32 %13)
  br i1 %12, label %15, label %17
15:
  %16 = tail call ptr @ne.mpi.p.own_part(ptr %14, ptr %9)
  br label %17
17:
  %18 = phi ptr [ %16, %15 ], [ %8, %10 ]
  %19 = getelementptr inbounds i8, ptr %14, i64 120
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %14, i64 128
  store ptr %9, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %14, i64 44
  store i32 %11, ptr %21, align 4
  ret i32 %11
}

define linkonce_odr i32 @ne.mpi.p.Reduce_scatter_block_augmented(i64 %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = tail call i32 @MPI_Reduce_scatter_block(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  %11 = tail call ptr @ne.mpi.p.parts(i64 %0, i32 13, i32 %3, ptr %4, i32 %3, ptr %4, i32 0, ptr %6, i32 0)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %19, label %14
14:
  %15 = icmp ne ptr %5, @ompi_mpi_op_sum
  %16 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %19
18:
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.3, ptr %6)
  br label %19
19:
  %20 = getelementptr inbounds i8, ptr %11, i64 120
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %11, i64 128
  store ptr %8, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %11, i64 44
  store i32 %10, ptr %22, align 4
  ret i32 %10
}

define linkonce_odr i32 @ne.mpi.p.Barrier_augmented(i64 %0, ptr %1) noinline nounwind {
  %3 = inttoptr i64 %0 to ptr
  store i32 14, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 88
  store ptr %1, ptr %4, align 8
  %5 = tail call i32 @MPI_Barrier(ptr %1)
  %6 = getelementptr inbounds i8, ptr %3, i64 44
  store i32 %5, ptr %6, align 4
  ret i32 %5
}

define linkonce_odr void @ne.mpi.p.reverse(i64 %0) noinline nounwind {
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i32], align 4
  %4 = alloca ptr, align 8
  %5 = inttoptr i64 %0 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 44
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9
9:
  %10 = getelementptr inbounds i8, ptr %5, i64 88
  %11 = load ptr, ptr %10, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.4, ptr %11)
  br label %12
12:
  %13 = getelementptr inbounds i8, ptr %5, i64 168
  tail call void @ne.mpi.p.hear(ptr %5, ptr %13)
  %14 = getelementptr inbounds i8, ptr %5, i64 208
  tail call void @ne.mpi.p.hear(ptr %5, ptr %14)
  %15 = load i32, ptr %5, align 8
  %16 = add i32 %15, -7
  %17 = icmp ult i32 %16, 7
  br i1 %17, label %18, label %77
18:
  %19 = tail call i32 @ne.mpi.p.patience()
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %75, label %21
21:
  %22 = icmp ne i32 %15, 7
  %23 = icmp ne i32 %15, 11
  %24 = and i1 %22, %23
  %25 = getelementptr inbounds i8, ptr %5, i64 88
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %5, i64 32
  %28 = tail call i32 @MPI_Comm_rank(ptr %26, ptr %27)
  %29 = load i32, ptr %27, align 8
  %30 = getelementptr inbounds i8, ptr %5, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %29, %31
  %33 = select i1 %24, i1 true, i1 %32
  %34 = load i32, ptr %5, align 8
  switch i32 %34, label %38 [
    i32 7, label %35
    i32 8, label %37
    i32 10, label %37
  ]
35:
  %36 = xor i1 %32, true
  br label %38
37:
  br label %38
38:
  %39 = phi i1 [ %36, %35 ], [ %32, %37 ], [ true, %21 ]
  br i1 %33, label %40, label %45
40:
  %41 = getelementptr inbounds i8, ptr %5, i64 120
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  %44 = select i1 %43, i32 -1, i32 %29
  br label %45
45:
  %46 = phi i32 [ -1, %38 ], [ %44, %40 ]
  store i32 %46, ptr %2, align 4
  br i1 %39, label %47, label %58
47:
  %48 = icmp eq i32 %34, 7
  br i1 %48, label %49, label %53
49:
  %50 = getelementptr inbounds i8, ptr %5, i64 120
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %57, label %58
53:
  %54 = getelementptr inbounds i8, ptr %5, i64 128
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %57, label %58
57:
  br label %58
58:
  %59 = phi i32 [ %29, %57 ], [ -1, %53 ], [ -1, %49 ], [ -1, %45 ]
  %60 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %59, ptr %60, align 4
  %61 = load ptr, ptr %25, align 8
  %62 = call i32 @MPI_Iallreduce(ptr %2, ptr %3, i32 2, ptr @ompi_mpi_int, ptr @ompi_mpi_op_max, ptr %61, ptr %4)
  %63 = load i32, ptr %27, align 8
  %64 = icmp eq i32 %63, 0
  %65 = zext i1 %64 to i32
  %66 = load ptr, ptr %25, align 8
  call void @ne.mpi.p.await(ptr %4, i32 %65, ptr %66)
  %67 = load i32, ptr %3, align 4
  %68 = icmp sgt i32 %67, -1
  %69 = getelementptr inbounds i8, ptr %3, i64 4
  %70 = load i32, ptr %69, align 4
  %71 = icmp sgt i32 %70, -1
  %72 = select i1 %68, i1 %71, i1 false
  br i1 %72, label %73, label %75
73:
  %74 = load ptr, ptr %25, align 8
  call void @ne.mpi.p.differ(i32 %67, i32 %70, i32 -1, ptr %74)
  br label %75
75:
  %76 = load i32, ptr %5, align 8
  br label %77
77:
  %78 = phi i32 [ %76, %75 ], [ %15, %12 ]
  switch i32 %78, label %498 [
    i32 1, label %79
    i32 2, label %107
    i32 5, label %125
    i32 3, label %164
    i32 4, label %164
    i32 6, label %195
    i32 7, label %268
    i32 14, label %494
    i32 13, label %469
    i32 10, label %368
    i32 11, label %402
    i32 12, label %444
    i32 9, label %305
    i32 8, label %299
  ]
79:
  %80 = getelementptr inbounds i8, ptr %5, i64 56
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds i8, ptr %5, i64 40
  %83 = load i32, ptr %82, align 8
  %84 = icmp eq i32 %83, 2
  %85 = select i1 %84, i64 3, i64 2
  %86 = shl i64 %81, %85
  %87 = getelementptr inbounds i8, ptr %5, i64 88
  %88 = load ptr, ptr %87, align 8
  %89 = call ptr @ne.mpi.p.space(i64 %86, ptr %88)
  %90 = getelementptr inbounds i8, ptr %5, i64 4
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, -2
  br i1 %92, label %103, label %93
93:
  %94 = getelementptr inbounds i8, ptr %5, i64 16
  %95 = load i32, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %5, i64 72
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds i8, ptr %5, i64 12
  %99 = load i32, ptr %98, align 4
  %100 = add nsw i32 %99, 10007
  %101 = load ptr, ptr %87, align 8
  %102 = call i32 @MPI_Recv(ptr %89, i32 %95, ptr %97, i32 %91, i32 %100, ptr %101, ptr null)
  br label %103
103:
  %104 = getelementptr inbounds i8, ptr %5, i64 120
  %105 = load ptr, ptr %104, align 8
  %106 = load i64, ptr %80, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %105, ptr %89, i64 %106)
  call void @free(ptr %89)
  br label %498
107:
  %108 = getelementptr inbounds i8, ptr %5, i64 128
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds i8, ptr %5, i64 64
  %111 = load i64, ptr %110, align 8
  %112 = call ptr @ne.mpi.p.taken(ptr %5, ptr %109, i64 %111)
  %113 = getelementptr inbounds i8, ptr %5, i64 24
  %114 = load i32, ptr %113, align 8
  %115 = getelementptr inbounds i8, ptr %5, i64 72
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds i8, ptr %5, i64 8
  %118 = load i32, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %5, i64 20
  %120 = load i32, ptr %119, align 4
  %121 = add nsw i32 %120, 10007
  %122 = getelementptr inbounds i8, ptr %5, i64 88
  %123 = load ptr, ptr %122, align 8
  %124 = call i32 @MPI_Send(ptr %112, i32 %114, ptr %116, i32 %118, i32 %121, ptr %123)
  call void @free(ptr %112)
  br label %498
125:
  %126 = getelementptr inbounds i8, ptr %5, i64 128
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds i8, ptr %5, i64 64
  %129 = load i64, ptr %128, align 8
  %130 = call ptr @ne.mpi.p.taken(ptr %5, ptr %127, i64 %129)
  %131 = getelementptr inbounds i8, ptr %5, i64 56
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i8, ptr %5, i64 40
  %134 = load i32, ptr %133, align 8
  %135 = icmp eq i32 %134, 2
  %136 = select i1 %135, i64 3, i64 2
  %137 = shl i64 %132, %136
  %138 = getelementptr inbounds i8, ptr %5, i64 88
  %139 = load ptr, ptr %138, align 8
  %140 = call ptr @ne.mpi.p.space(i64 %137, ptr %139)
  %141 = getelementptr inbounds i8, ptr %5, i64 24
  %142 = load i32, ptr %141, align 8
  %143 = getelementptr inbounds i8, ptr %5, i64 80
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds i8, ptr %5, i64 8
  %146 = load i32, ptr %145, align 8
  %147 = getelementptr inbounds i8, ptr %5, i64 20
  %148 = load i32, ptr %147, align 4
  %149 = add nsw i32 %148, 10007
  %150 = getelementptr inbounds i8, ptr %5, i64 16
  %151 = load i32, ptr %150, align 8
  %152 = getelementptr inbounds i8, ptr %5, i64 72
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds i8, ptr %5, i64 4
  %155 = load i32, ptr %154, align 4
  %156 = getelementptr inbounds i8, ptr %5, i64 12
  %157 = load i32, ptr %156, align 4
  %158 = add nsw i32 %157, 10007
  %159 = load ptr, ptr %138, align 8
  %160 = call i32 @MPI_Sendrecv(ptr %130, i32 %142, ptr %144, i32 %146, i32 %149, ptr %140, i32 %151, ptr %153, i32 %155, i32 %158, ptr %159, ptr null)
  %161 = getelementptr inbounds i8, ptr %5, i64 120
  %162 = load ptr, ptr %161, align 8
  %163 = load i64, ptr %131, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %162, ptr %140, i64 %163)
  call void @free(ptr %130)
  call void @free(ptr %140)
  br label %498
164:
  %165 = getelementptr inbounds i8, ptr %5, i64 28
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %171
168:
  %169 = getelementptr inbounds i8, ptr %5, i64 88
  %170 = load ptr, ptr %169, align 8
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.12, ptr %170)
  br label %171
171:
  %172 = getelementptr inbounds i8, ptr %5, i64 104
  %173 = call i32 @MPI_Wait(ptr %172, ptr null)
  %174 = load i32, ptr %5, align 8
  %175 = icmp eq i32 %174, 3
  br i1 %175, label %176, label %183
176:
  %177 = getelementptr inbounds i8, ptr %5, i64 120
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds i8, ptr %5, i64 136
  %180 = load ptr, ptr %179, align 8
  %181 = getelementptr inbounds i8, ptr %5, i64 56
  %182 = load i64, ptr %181, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %178, ptr %180, i64 %182)
  br label %498
183:
  %184 = getelementptr inbounds i8, ptr %5, i64 128
  %185 = load ptr, ptr %184, align 8
  %186 = icmp eq ptr %185, null
  br i1 %186, label %498, label %187
187:
  %188 = getelementptr inbounds i8, ptr %5, i64 56
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds i8, ptr %5, i64 40
  %191 = load i32, ptr %190, align 8
  %192 = icmp eq i32 %191, 2
  %193 = select i1 %192, i64 3, i64 2
  %194 = shl i64 %189, %193
  call void @llvm.memset.p0.i64(ptr align 1 %185, i8 0, i64 %194, i1 false)
  br label %498
195:
  %196 = getelementptr inbounds i8, ptr %5, i64 48
  %197 = load i32, ptr %196, align 8
  %198 = getelementptr inbounds i8, ptr %5, i64 160
  %199 = zext i32 %197 to i64
  br label %200
200:
  %201 = phi i64 [ %199, %195 ], [ %205, %236 ]
  %202 = trunc nuw i64 %201 to i32
  %203 = icmp sgt i32 %202, 0
  br i1 %203, label %204, label %498
204:
  %205 = add nsw i64 %201, -1
  %206 = load ptr, ptr %198, align 8
  %207 = getelementptr inbounds ptr, ptr %206, i64 %205
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds i8, ptr %208, i64 28
  store i32 1, ptr %209, align 4
  %210 = load i32, ptr %208, align 8
  %211 = icmp eq i32 %210, 3
  br i1 %211, label %212, label %237
212:
  %213 = getelementptr inbounds i8, ptr %208, i64 56
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds i8, ptr %208, i64 40
  %216 = load i32, ptr %215, align 8
  %217 = icmp eq i32 %216, 2
  %218 = select i1 %217, i64 3, i64 2
  %219 = shl i64 %214, %218
  %220 = getelementptr inbounds i8, ptr %208, i64 88
  %221 = load ptr, ptr %220, align 8
  %222 = call ptr @ne.mpi.p.space(i64 %219, ptr %221)
  %223 = getelementptr inbounds i8, ptr %208, i64 136
  store ptr %222, ptr %223, align 8
  %224 = getelementptr inbounds i8, ptr %208, i64 16
  %225 = load i32, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %208, i64 72
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds i8, ptr %208, i64 4
  %229 = load i32, ptr %228, align 4
  %230 = getelementptr inbounds i8, ptr %208, i64 12
  %231 = load i32, ptr %230, align 4
  %232 = add nsw i32 %231, 10007
  %233 = load ptr, ptr %220, align 8
  %234 = getelementptr inbounds i8, ptr %208, i64 104
  %235 = call i32 @MPI_Irecv(ptr %222, i32 %225, ptr %227, i32 %229, i32 %232, ptr %233, ptr %234)
  br label %236
236:
  br label %200
237:
  %238 = getelementptr inbounds i8, ptr %208, i64 128
  %239 = load ptr, ptr %238, align 8
  %240 = icmp eq ptr %239, null
  br i1 %240, label %241, label %253
241:
  %242 = getelementptr inbounds i8, ptr %208, i64 56
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds i8, ptr %208, i64 40
  %245 = load i32, ptr %244, align 8
  %246 = icmp eq i32 %245, 2
  %247 = select i1 %246, i64 3, i64 2
  %248 = shl i64 %243, %247
  %249 = getelementptr inbounds i8, ptr %208, i64 88
  %250 = load ptr, ptr %249, align 8
  %251 = call ptr @ne.mpi.p.space(i64 %248, ptr %250)
  %252 = getelementptr inbounds i8, ptr %208, i64 136
  store ptr %251, ptr %252, align 8
  br label %253
253:
  %254 = phi ptr [ %239, %237 ], [ %251, %241 ]
  %255 = getelementptr inbounds i8, ptr %208, i64 16
  %256 = load i32, ptr %255, align 8
  %257 = getelementptr inbounds i8, ptr %208, i64 72
  %258 = load ptr, ptr %257, align 8
  %259 = getelementptr inbounds i8, ptr %208, i64 8
  %260 = load i32, ptr %259, align 8
  %261 = getelementptr inbounds i8, ptr %208, i64 20
  %262 = load i32, ptr %261, align 4
  %263 = add nsw i32 %262, 10007
  %264 = getelementptr inbounds i8, ptr %208, i64 88
  %265 = load ptr, ptr %264, align 8
  %266 = getelementptr inbounds i8, ptr %208, i64 104
  %267 = call i32 @MPI_Isend(ptr %254, i32 %256, ptr %258, i32 %260, i32 %263, ptr %265, ptr %266)
  br label %236
268:
  %269 = getelementptr inbounds i8, ptr %5, i64 120
  %270 = load ptr, ptr %269, align 8
  %271 = getelementptr inbounds i8, ptr %5, i64 56
  %272 = load i64, ptr %271, align 8
  %273 = call ptr @ne.mpi.p.taken(ptr %5, ptr %270, i64 %272)
  %274 = load i64, ptr %271, align 8
  %275 = getelementptr inbounds i8, ptr %5, i64 40
  %276 = load i32, ptr %275, align 8
  %277 = icmp eq i32 %276, 2
  %278 = select i1 %277, i64 3, i64 2
  %279 = shl i64 %274, %278
  %280 = getelementptr inbounds i8, ptr %5, i64 88
  %281 = load ptr, ptr %280, align 8
  %282 = call ptr @ne.mpi.p.space(i64 %279, ptr %281)
  %283 = getelementptr inbounds i8, ptr %5, i64 16
  %284 = load i32, ptr %283, align 8
  %285 = getelementptr inbounds i8, ptr %5, i64 72
  %286 = load ptr, ptr %285, align 8
  %287 = getelementptr inbounds i8, ptr %5, i64 4
  %288 = load i32, ptr %287, align 4
  %289 = load ptr, ptr %280, align 8
  %290 = call i32 @MPI_Reduce(ptr %273, ptr %282, i32 %284, ptr %286, ptr @ompi_mpi_op_sum, i32 %288, ptr %289)
  %291 = getelementptr inbounds i8, ptr %5, i64 32
  %292 = load i32, ptr %291, align 8
  %293 = load i32, ptr %287, align 4
  %294 = icmp eq i32 %292, %293
  br i1 %294, label %295, label %298
295:
  %296 = load ptr, ptr %269, align 8
  %297 = load i64, ptr %271, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %296, ptr %282, i64 %297)
  br label %298
298:
  call void @free(ptr %273)
  call void @free(ptr %282)
  br label %498
299:
  %300 = getelementptr inbounds i8, ptr %5, i64 32
  %301 = load i32, ptr %300, align 8
  %302 = getelementptr inbounds i8, ptr %5, i64 4
  %303 = load i32, ptr %302, align 4
  %304 = icmp eq i32 %301, %303
  br i1 %304, label %305, label %308
305:
  %306 = getelementptr inbounds i8, ptr %5, i64 128
  %307 = load ptr, ptr %306, align 8
  br label %308
308:
  %309 = phi ptr [ %307, %305 ], [ null, %299 ]
  %310 = getelementptr inbounds i8, ptr %5, i64 56
  %311 = load i64, ptr %310, align 8
  %312 = call ptr @ne.mpi.p.taken(ptr %5, ptr %309, i64 %311)
  %313 = load i32, ptr %5, align 8
  %314 = icmp eq i32 %313, 8
  %315 = getelementptr inbounds i8, ptr %5, i64 88
  %316 = load ptr, ptr %315, align 8
  br i1 %314, label %317, label %325
317:
  %318 = getelementptr inbounds i8, ptr %5, i64 16
  %319 = load i32, ptr %318, align 8
  %320 = getelementptr inbounds i8, ptr %5, i64 72
  %321 = load ptr, ptr %320, align 8
  %322 = getelementptr inbounds i8, ptr %5, i64 4
  %323 = load i32, ptr %322, align 4
  %324 = call i32 @MPI_Bcast(ptr %312, i32 %319, ptr %321, i32 %323, ptr %316)
  br label %339
325:
  %326 = load i64, ptr %310, align 8
  %327 = getelementptr inbounds i8, ptr %5, i64 40
  %328 = load i32, ptr %327, align 8
  %329 = icmp eq i32 %328, 2
  %330 = select i1 %329, i64 3, i64 2
  %331 = shl i64 %326, %330
  %332 = call ptr @ne.mpi.p.space(i64 %331, ptr %316)
  %333 = getelementptr inbounds i8, ptr %5, i64 16
  %334 = load i32, ptr %333, align 8
  %335 = getelementptr inbounds i8, ptr %5, i64 72
  %336 = load ptr, ptr %335, align 8
  %337 = load ptr, ptr %315, align 8
  %338 = call i32 @MPI_Allreduce(ptr %312, ptr %332, i32 %334, ptr %336, ptr @ompi_mpi_op_sum, ptr %337)
  call void @free(ptr %312)
  br label %339
339:
  %340 = phi ptr [ %312, %317 ], [ %332, %325 ]
  %341 = getelementptr inbounds i8, ptr %5, i64 144
  %342 = icmp eq ptr %340, null
  %343 = getelementptr inbounds i8, ptr %5, i64 40
  br label %344
344:
  %345 = phi i64 [ 0, %339 ], [ %364, %363 ]
  %346 = load ptr, ptr %341, align 8
  %347 = icmp ne ptr %346, null
  %348 = load i64, ptr %310, align 8
  %349 = icmp slt i64 %345, %348
  %350 = select i1 %347, i1 %349, i1 false
  br i1 %350, label %351, label %365
351:
  %352 = getelementptr inbounds i8, ptr %346, i64 %345
  %353 = load i8, ptr %352, align 1
  %354 = icmp ne i8 %353, 0
  %355 = select i1 %354, i1 true, i1 %342
  br i1 %355, label %363, label %356
356:
  %357 = load i32, ptr %343, align 8
  %358 = icmp eq i32 %357, 2
  %359 = select i1 %358, i64 3, i64 2
  %360 = shl i64 %345, %359
  %361 = getelementptr inbounds i8, ptr %340, i64 %360
  %362 = shl nuw nsw i64 1, %359
  call void @llvm.memset.p0.i64(ptr align 1 dereferenceable(1) %361, i8 0, i64 %362, i1 false)
  br label %363
363:
  %364 = add nuw nsw i64 %345, 1
  br label %344
365:
  %366 = getelementptr inbounds i8, ptr %5, i64 120
  %367 = load ptr, ptr %366, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %367, ptr %340, i64 %348)
  call void @free(ptr %340)
  br label %498
368:
  %369 = getelementptr inbounds i8, ptr %5, i64 32
  %370 = load i32, ptr %369, align 8
  %371 = getelementptr inbounds i8, ptr %5, i64 4
  %372 = load i32, ptr %371, align 4
  %373 = icmp eq i32 %370, %372
  br i1 %373, label %374, label %380
374:
  %375 = getelementptr inbounds i8, ptr %5, i64 128
  %376 = load ptr, ptr %375, align 8
  %377 = getelementptr inbounds i8, ptr %5, i64 64
  %378 = load i64, ptr %377, align 8
  %379 = call ptr @ne.mpi.p.taken(ptr %5, ptr %376, i64 %378)
  br label %380
380:
  %381 = phi ptr [ %379, %374 ], [ null, %368 ]
  %382 = getelementptr inbounds i8, ptr %5, i64 56
  %383 = load i64, ptr %382, align 8
  %384 = getelementptr inbounds i8, ptr %5, i64 40
  %385 = load i32, ptr %384, align 8
  %386 = icmp eq i32 %385, 2
  %387 = select i1 %386, i64 3, i64 2
  %388 = shl i64 %383, %387
  %389 = getelementptr inbounds i8, ptr %5, i64 88
  %390 = load ptr, ptr %389, align 8
  %391 = call ptr @ne.mpi.p.space(i64 %388, ptr %390)
  %392 = getelementptr inbounds i8, ptr %5, i64 16
  %393 = load i32, ptr %392, align 8
  %394 = getelementptr inbounds i8, ptr %5, i64 72
  %395 = load ptr, ptr %394, align 8
  %396 = load i32, ptr %371, align 4
  %397 = load ptr, ptr %389, align 8
  %398 = call i32 @MPI_Scatter(ptr %381, i32 %393, ptr %395, ptr %391, i32 %393, ptr %395, i32 %396, ptr %397)
  %399 = getelementptr inbounds i8, ptr %5, i64 120
  %400 = load ptr, ptr %399, align 8
  %401 = load i64, ptr %382, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %400, ptr %391, i64 %401)
  call void @free(ptr %381)
  call void @free(ptr %391)
  br label %498
402:
  %403 = getelementptr inbounds i8, ptr %5, i64 128
  %404 = load ptr, ptr %403, align 8
  %405 = getelementptr inbounds i8, ptr %5, i64 56
  %406 = load i64, ptr %405, align 8
  %407 = call ptr @ne.mpi.p.taken(ptr %5, ptr %404, i64 %406)
  %408 = getelementptr inbounds i8, ptr %5, i64 32
  %409 = load i32, ptr %408, align 8
  %410 = getelementptr inbounds i8, ptr %5, i64 4
  %411 = load i32, ptr %410, align 4
  %412 = icmp eq i32 %409, %411
  br i1 %412, label %413, label %425
413:
  %414 = getelementptr inbounds i8, ptr %5, i64 64
  %415 = load i64, ptr %414, align 8
  %416 = getelementptr inbounds i8, ptr %5, i64 40
  %417 = load i32, ptr %416, align 8
  %418 = icmp eq i32 %417, 2
  %419 = select i1 %418, i64 3, i64 2
  %420 = shl i64 %415, %419
  %421 = getelementptr inbounds i8, ptr %5, i64 88
  %422 = load ptr, ptr %421, align 8
  %423 = call ptr @ne.mpi.p.space(i64 %420, ptr %422)
  %424 = load i32, ptr %410, align 4
  br label %425
425:
  %426 = phi i32 [ %424, %413 ], [ %411, %402 ]
  %427 = phi ptr [ %423, %413 ], [ null, %402 ]
  %428 = getelementptr inbounds i8, ptr %5, i64 16
  %429 = load i32, ptr %428, align 8
  %430 = getelementptr inbounds i8, ptr %5, i64 72
  %431 = load ptr, ptr %430, align 8
  %432 = getelementptr inbounds i8, ptr %5, i64 88
  %433 = load ptr, ptr %432, align 8
  %434 = call i32 @MPI_Gather(ptr %407, i32 %429, ptr %431, ptr %427, i32 %429, ptr %431, i32 %426, ptr %433)
  %435 = load i32, ptr %408, align 8
  %436 = load i32, ptr %410, align 4
  %437 = icmp eq i32 %435, %436
  br i1 %437, label %438, label %443
438:
  %439 = getelementptr inbounds i8, ptr %5, i64 120
  %440 = load ptr, ptr %439, align 8
  %441 = getelementptr inbounds i8, ptr %5, i64 64
  %442 = load i64, ptr %441, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %440, ptr %427, i64 %442)
  br label %443
443:
  call void @free(ptr %427)
  call void @free(ptr %407)
  br label %498
444:
  %445 = getelementptr inbounds i8, ptr %5, i64 128
  %446 = load ptr, ptr %445, align 8
  %447 = getelementptr inbounds i8, ptr %5, i64 64
  %448 = load i64, ptr %447, align 8
  %449 = call ptr @ne.mpi.p.taken(ptr %5, ptr %446, i64 %448)
  %450 = getelementptr inbounds i8, ptr %5, i64 56
  %451 = load i64, ptr %450, align 8
  %452 = getelementptr inbounds i8, ptr %5, i64 40
  %453 = load i32, ptr %452, align 8
  %454 = icmp eq i32 %453, 2
  %455 = select i1 %454, i64 3, i64 2
  %456 = shl i64 %451, %455
  %457 = getelementptr inbounds i8, ptr %5, i64 88
  %458 = load ptr, ptr %457, align 8
  %459 = call ptr @ne.mpi.p.space(i64 %456, ptr %458)
  %460 = getelementptr inbounds i8, ptr %5, i64 16
  %461 = load i32, ptr %460, align 8
  %462 = getelementptr inbounds i8, ptr %5, i64 72
  %463 = load ptr, ptr %462, align 8
  %464 = load ptr, ptr %457, align 8
  %465 = call i32 @MPI_Reduce_scatter_block(ptr %449, ptr %459, i32 %461, ptr %463, ptr @ompi_mpi_op_sum, ptr %464)
  %466 = getelementptr inbounds i8, ptr %5, i64 120
  %467 = load ptr, ptr %466, align 8
  %468 = load i64, ptr %450, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %467, ptr %459, i64 %468)
  call void @free(ptr %449)
  call void @free(ptr %459)
  br label %498
469:
  %470 = getelementptr inbounds i8, ptr %5, i64 128
  %471 = load ptr, ptr %470, align 8
  %472 = getelementptr inbounds i8, ptr %5, i64 56
  %473 = load i64, ptr %472, align 8
  %474 = call ptr @ne.mpi.p.taken(ptr %5, ptr %471, i64 %473)
  %475 = getelementptr inbounds i8, ptr %5, i64 64
  %476 = load i64, ptr %475, align 8
  %477 = getelementptr inbounds i8, ptr %5, i64 40
  %478 = load i32, ptr %477, align 8
  %479 = icmp eq i32 %478, 2
  %480 = select i1 %479, i64 3, i64 2
  %481 = shl i64 %476, %480
  %482 = getelementptr inbounds i8, ptr %5, i64 88
  %483 = load ptr, ptr %482, align 8
  %484 = call ptr @ne.mpi.p.space(i64 %481, ptr %483)
  %485 = getelementptr inbounds i8, ptr %5, i64 16
  %486 = load i32, ptr %485, align 8
  %487 = getelementptr inbounds i8, ptr %5, i64 72
  %488 = load ptr, ptr %487, align 8
  %489 = load ptr, ptr %482, align 8
  %490 = call i32 @MPI_Allgather(ptr %474, i32 %486, ptr %488, ptr %484, i32 %486, ptr %488, ptr %489)
  %491 = getelementptr inbounds i8, ptr %5, i64 120
  %492 = load ptr, ptr %491, align 8
  %493 = load i64, ptr %475, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %492, ptr %484, i64 %493)
  call void @free(ptr %484)
  call void @free(ptr %474)
  br label %498
494:
  %495 = getelementptr inbounds i8, ptr %5, i64 88
  %496 = load ptr, ptr %495, align 8
  %497 = call i32 @MPI_Barrier(ptr %496)
  br label %498
498:
  call void @ne.mpi.p.drop(ptr %5)
  ret void
}

define linkonce_odr void @ne.mpi.p.hear(ptr %0, ptr %1) noinline nounwind {
  %3 = load i32, ptr %1, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %50, label %5
5:
  %6 = getelementptr inbounds i8, ptr %1, i64 32
  %7 = getelementptr inbounds i8, ptr %1, i64 12
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = load ptr, ptr %9, align 8
  tail call void @ne.mpi.p.await(ptr %6, i32 %8, ptr %10)
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = load i32, ptr %7, align 4
  %13 = load ptr, ptr %9, align 8
  tail call void @ne.mpi.p.await(ptr %11, i32 %12, ptr %13)
  store i32 0, ptr %1, align 8
  %14 = load ptr, ptr %9, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = tail call i32 @MPI_Comm_rank(ptr %14, ptr %15)
  %17 = getelementptr inbounds i8, ptr %0, i64 168
  %18 = icmp eq ptr %17, %1
  br i1 %18, label %19, label %33
19:
  %20 = getelementptr inbounds i8, ptr %1, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %23
23:
  %24 = getelementptr inbounds i8, ptr %1, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %33
27:
  %28 = load i32, ptr %15, align 8
  %29 = load i32, ptr %7, align 4
  %30 = getelementptr inbounds i8, ptr %1, i64 16
  %31 = load i32, ptr %30, align 8
  %32 = load ptr, ptr %9, align 8
  tail call void @ne.mpi.p.differ(i32 %28, i32 %29, i32 %31, ptr %32)
  br label %33
33:
  %34 = getelementptr inbounds i8, ptr %0, i64 208
  %35 = icmp eq ptr %34, %1
  br i1 %35, label %36, label %50
36:
  %37 = getelementptr inbounds i8, ptr %1, i64 4
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %50
40:
  %41 = getelementptr inbounds i8, ptr %1, i64 8
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %50, label %44
44:
  %45 = load i32, ptr %7, align 4
  %46 = load i32, ptr %15, align 8
  %47 = getelementptr inbounds i8, ptr %1, i64 16
  %48 = load i32, ptr %47, align 8
  %49 = load ptr, ptr %9, align 8
  tail call void @ne.mpi.p.differ(i32 %45, i32 %46, i32 %48, ptr %49)
  br label %50
50:
  ret void
}

define linkonce_odr void @ne.mpi.p.drop(ptr %0) noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 136
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr %3)
  %4 = getelementptr inbounds i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr %5)
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  tail call void @free(ptr %0)
  ret void
}

define linkonce_odr void @ne.mpi.p.Send_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %6) noinline nounwind {
  %8 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %8, i8 0, i64 248, i1 false)
  %9 = ptrtoint ptr %8 to i64
  %10 = call ptr @ne.mpi.p.fill(i64 %9, i32 1, i32 %1, ptr %2, ptr %5, i32 0)
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %19, label %13
13:
  %14 = getelementptr inbounds i8, ptr %10, i64 56
  %15 = load i64, ptr %14, align 8
  %16 = call ptr @ne.mpi.p.or_zeros(ptr %10, ptr %6, i64 %15)
  %17 = add nsw i32 %4, 20011
  %18 = call i32 @MPI_Send(ptr %16, i32 %1, ptr %2, i32 %3, i32 %17, ptr %5)
  br label %19
19:
  %20 = phi i32 [ %18, %13 ], [ 0, %7 ]
  call void @ne.mpi.p.end(ptr %10, i32 %20)
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture, i8, i64, i1 immarg)

define linkonce_odr void @ne.mpi.p.end(ptr nocapture %0, i32 %1) noinline nounwind {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %7, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 88
  %6 = load ptr, ptr %5, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.13, ptr %6)
  br label %7
7:
  %8 = getelementptr inbounds i8, ptr %0, i64 136
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8
  tail call void @ne.mpi.p.dropped(ptr %0, ptr %9, i64 %11)
  %12 = load ptr, ptr %8, align 8
  tail call void @free(ptr %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 144
  %14 = load ptr, ptr %13, align 8
  tail call void @free(ptr %14)
  ret void
}

define linkonce_odr ptr @ne.mpi.p.or_zeros(ptr nocapture %0, ptr %1, i64 %2) noinline nounwind {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %5, label %15
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 2
  %9 = select i1 %8, i64 3, i64 2
  %10 = shl i64 %2, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  %12 = load ptr, ptr %11, align 8
  %13 = tail call ptr @ne.mpi.p.space(i64 %10, ptr %12)
  %14 = getelementptr inbounds i8, ptr %0, i64 136
  store ptr %13, ptr %14, align 8
  br label %15
15:
  %16 = phi ptr [ %13, %5 ], [ %1, %3 ]
  ret ptr %16
}

define linkonce_odr void @ne.mpi.p.Recv_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr nocapture %6, ptr %7) noinline nounwind {
  %9 = alloca ptr, align 8
  %10 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %10, i8 0, i64 248, i1 false)
  %11 = ptrtoint ptr %10 to i64
  %12 = call ptr @ne.mpi.p.fill(i64 %11, i32 2, i32 %1, ptr %2, ptr %5, i32 0)
  call void @ne.mpi.p.name_both(ptr %12, i32 %3, i32 %4)
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %41, label %15
15:
  %16 = getelementptr inbounds i8, ptr %12, i64 56
  %17 = load i64, ptr %16, align 8
  %18 = call ptr @ne.mpi.p.or_zeros(ptr %12, ptr %7, i64 %17)
  %19 = getelementptr inbounds i8, ptr %12, i64 16
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 72
  %22 = load ptr, ptr %21, align 8
  %23 = add nsw i32 %4, 20011
  %24 = getelementptr inbounds i8, ptr %12, i64 88
  %25 = load ptr, ptr %24, align 8
  %26 = call i32 @MPI_Irecv(ptr %18, i32 %20, ptr %22, i32 %3, i32 %23, ptr %25, ptr %9)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %39
28:
  %29 = call i32 @ne.mpi.p.patience()
  %30 = icmp ne i32 %29, 0
  %31 = icmp ne i32 %3, -2
  %32 = and i1 %31, %30
  br i1 %32, label %33, label %35
33:
  %34 = load ptr, ptr %24, align 8
  call void @ne.mpi.p.await(ptr %9, i32 %3, ptr %34)
  br label %35
35:
  %36 = call i32 @MPI_Wait(ptr %9, ptr null)
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i32
  br label %39
39:
  %40 = phi i32 [ %38, %35 ], [ 1, %15 ]
  br label %41
41:
  %42 = phi i32 [ %40, %39 ], [ 0, %8 ]
  call void @ne.mpi.p.end(ptr %12, i32 %42)
  ret void
}

define linkonce_odr void @ne.mpi.p.name_both(ptr nocapture %0, i32 %1, i32 %2) noinline nounwind {
  %4 = load i32, ptr %0, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %13, label %6
6:
  %7 = icmp eq i32 %1, -1
  %8 = icmp slt i32 %2, 0
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %13
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  %12 = load ptr, ptr %11, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.14, ptr %12)
  br label %13
13:
  ret void
}

define linkonce_odr void @ne.mpi.p.Sendrecv_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr nocapture %5, i32 %6, ptr %7, i32 %8, i32 %9, ptr %10, ptr nocapture %11, ptr %12, ptr %13) noinline nounwind {
  %15 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %16 = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %15, i8 0, i64 248, i1 false)
  %17 = ptrtoint ptr %15 to i64
  %18 = call ptr @ne.mpi.p.fill(i64 %17, i32 5, i32 %1, ptr %2, ptr %10, i32 0)
  call void @ne.mpi.p.name_both(ptr %18, i32 %8, i32 %9)
  %19 = call i32 @ne.mpi.p.kind_of(ptr %7, ptr %16)
  %20 = getelementptr inbounds i8, ptr %18, i64 40
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %19, %21
  br i1 %22, label %24, label %23
23:
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text, ptr %10)
  br label %24
24:
  %25 = load i32, ptr %18, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %62, label %27
27:
  %28 = icmp eq ptr %12, null
  br i1 %28, label %29, label %37
29:
  %30 = getelementptr inbounds i8, ptr %18, i64 56
  %31 = load i64, ptr %30, align 8
  %32 = load i32, ptr %20, align 8
  %33 = icmp eq i32 %32, 2
  %34 = select i1 %33, i64 3, i64 2
  %35 = shl i64 %31, %34
  %36 = call ptr @ne.mpi.p.space(i64 %35, ptr %10)
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
  %49 = call ptr @ne.mpi.p.space(i64 %48, ptr %10)
  br label %50
50:
  %51 = phi ptr [ %49, %40 ], [ %13, %37 ]
  %52 = add nsw i32 %4, 20011
  %53 = add nsw i32 %9, 20011
  %54 = call i32 @MPI_Sendrecv(ptr %38, i32 %1, ptr %2, i32 %3, i32 %52, ptr %51, i32 %6, ptr %7, i32 %8, i32 %53, ptr %10, ptr null)
  br i1 %28, label %55, label %56
55:
  call void @free(ptr %38)
  br label %56
56:
  br i1 %39, label %57, label %62
57:
  %58 = sext i32 %6 to i64
  %59 = load i32, ptr %16, align 4
  %60 = sext i32 %59 to i64
  %61 = mul nsw i64 %60, %58
  call void @ne.mpi.p.dropped(ptr %18, ptr %51, i64 %61)
  call void @free(ptr %51)
  br label %62
62:
  %63 = phi i32 [ 0, %24 ], [ %54, %57 ], [ %54, %56 ]
  call void @ne.mpi.p.end(ptr %18, i32 %63)
  ret void
}

define linkonce_odr void @ne.mpi.p.dropped(ptr nocapture %0, ptr %1, i64 %2) noinline nounwind {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %30, label %5
5:
  %6 = tail call i32 @ne.mpi.p.patience()
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %30, label %8
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = getelementptr inbounds i8, ptr %0, i64 88
  %11 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  br label %12
12:
  %13 = phi i64 [ %29, %28 ], [ 0, %8 ]
  %14 = icmp eq i64 %13, %11
  br i1 %14, label %30, label %15
15:
  %16 = load i32, ptr %9, align 8
  %17 = icmp eq i32 %16, 2
  br i1 %17, label %18, label %22
18:
  %19 = getelementptr inbounds double, ptr %1, i64 %13
  %20 = load double, ptr %19, align 8
  %21 = fcmp une double %20, 0.000000e+00
  br i1 %21, label %26, label %28
22:
  %23 = getelementptr inbounds float, ptr %1, i64 %13
  %24 = load float, ptr %23, align 4
  %25 = fcmp une float %24, 0.000000e+00
  br i1 %25, label %26, label %28
26:
  %27 = load ptr, ptr %10, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.15, ptr %27)
  br label %28
28:
  %29 = add nuw i64 %13, 1
  br label %12
30:
  ret void
}

define linkonce_odr void @ne.mpi.p.Isend_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr nocapture %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %9, i8 0, i64 248, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.p.fill(i64 %10, i32 3, i32 %1, ptr %2, ptr %5, i32 0)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = icmp eq i32 %3, -2
  %15 = or i1 %14, %13
  br i1 %15, label %28, label %16
16:
  %17 = call ptr @ne.mpi.p.space(i64 248, ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(248) %17, ptr align 8 dereferenceable(248) %9, i64 248, i1 false)
  %18 = getelementptr inbounds i8, ptr %11, i64 56
  %19 = load i64, ptr %18, align 8
  %20 = call ptr @ne.mpi.p.or_zeros(ptr %17, ptr %7, i64 %19)
  %21 = add nsw i32 %4, 20011
  %22 = getelementptr inbounds i8, ptr %17, i64 112
  %23 = call i32 @MPI_Isend(ptr %20, i32 %1, ptr %2, i32 %3, i32 %21, ptr %5, ptr %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25
25:
  call void @ne.mpi.p.end(ptr %11, i32 1)
  br label %26
26:
  %27 = load ptr, ptr %6, align 8
  call void @ne.mpi.p.begin(ptr %17, ptr %27, i32 3)
  br label %28
28:
  ret void
}

define linkonce_odr void @ne.mpi.p.Irecv_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr nocapture %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %9, i8 0, i64 248, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.p.fill(i64 %10, i32 4, i32 %1, ptr %2, ptr %5, i32 0)
  call void @ne.mpi.p.name_both(ptr %11, i32 %3, i32 %4)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = icmp eq i32 %3, -2
  %15 = or i1 %14, %13
  br i1 %15, label %28, label %16
16:
  %17 = call ptr @ne.mpi.p.space(i64 248, ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(248) %17, ptr align 8 dereferenceable(248) %9, i64 248, i1 false)
  %18 = getelementptr inbounds i8, ptr %11, i64 56
  %19 = load i64, ptr %18, align 8
  %20 = call ptr @ne.mpi.p.or_zeros(ptr %17, ptr %7, i64 %19)
  %21 = add nsw i32 %4, 20011
  %22 = getelementptr inbounds i8, ptr %17, i64 112
  %23 = call i32 @MPI_Irecv(ptr %20, i32 %1, ptr %2, i32 %3, i32 %21, ptr %5, ptr %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25
25:
  call void @ne.mpi.p.end(ptr %11, i32 1)
  br label %26
26:
  %27 = load ptr, ptr %6, align 8
  call void @ne.mpi.p.begin(ptr %17, ptr %27, i32 4)
  br label %28
28:
  ret void
}

define linkonce_odr void @ne.mpi.p.completed_tangent(i64 %0, i32 %1) noinline nounwind {
  %3 = inttoptr i64 %0 to ptr
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %44, label %5
5:
  %6 = getelementptr inbounds i8, ptr %3, i64 48
  %7 = getelementptr inbounds i8, ptr %3, i64 160
  br label %8
8:
  %9 = phi i64 [ 0, %5 ], [ %43, %42 ]
  %10 = load i32, ptr %6, align 8
  %11 = sext i32 %10 to i64
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %14, label %13
13:
  tail call void @ne.mpi.p.drop(ptr %3)
  br label %44
14:
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 %9
  %17 = load ptr, ptr %16, align 8
  %18 = tail call i32 @ne.mpi.p.patience()
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %29, label %20
20:
  %21 = getelementptr inbounds i8, ptr %17, i64 112
  %22 = load i32, ptr %17, align 8
  %23 = icmp eq i32 %22, 4
  %24 = select i1 %23, i64 8, i64 4
  %25 = getelementptr inbounds i8, ptr %17, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds i8, ptr %17, i64 88
  %28 = load ptr, ptr %27, align 8
  tail call void @ne.mpi.p.await(ptr %21, i32 %26, ptr %28)
  br label %29
29:
  %30 = getelementptr inbounds i8, ptr %17, i64 112
  %31 = tail call i32 @MPI_Wait(ptr %30, ptr null)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33
33:
  tail call void @ne.mpi.p.end(ptr %3, i32 %31)
  br label %34
34:
  %35 = load i32, ptr %17, align 8
  %36 = icmp eq i32 %35, 4
  br i1 %36, label %37, label %42
37:
  %38 = getelementptr inbounds i8, ptr %17, i64 136
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %17, i64 56
  %41 = load i64, ptr %40, align 8
  tail call void @ne.mpi.p.dropped(ptr %17, ptr %39, i64 %41)
  br label %42
42:
  tail call void @ne.mpi.p.drop(ptr %17)
  %43 = add nuw nsw i64 %9, 1
  br label %8
44:
  ret void
}

define linkonce_odr i32 @ne.mpi.p.patience() noinline nounwind {
  %1 = tail call ptr @getenv(ptr @ne.mpi.p.text.16)
  br label %2
2:
  %3 = phi ptr [ %1, %0 ], [ %13, %10 ]
  %4 = phi i32 [ 0, %0 ], [ %15, %10 ]
  %5 = icmp eq ptr %3, null
  br i1 %5, label %16, label %6
6:
  %7 = load i8, ptr %3, align 1
  %8 = add i8 %7, -48
  %9 = icmp ult i8 %8, 10
  br i1 %9, label %10, label %16
10:
  %11 = zext nneg i8 %7 to i32
  %12 = mul nsw i32 %4, 10
  %13 = getelementptr inbounds i8, ptr %3, i64 1
  %14 = add i32 %12, -48
  %15 = add i32 %14, %11
  br label %2
16:
  ret i32 %4
}

define linkonce_odr void @ne.mpi.p.await(ptr %0, i32 %1, ptr %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = alloca [400 x i8], align 16
  store i32 0, ptr %4, align 4
  %6 = tail call double @MPI_Wtime()
  %7 = tail call i32 @ne.mpi.p.patience()
  %8 = sitofp i32 %7 to double
  %9 = fadd double %6, %8
  br label %10
10:
  %11 = call i32 @MPI_Test(ptr %0, ptr %4, ptr null)
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %22
14:
  %15 = call double @MPI_Wtime()
  %16 = fcmp ogt double %15, %9
  br i1 %16, label %18, label %17
17:
  br label %10
18:
  %19 = call ptr @ne.mpi.p.print(ptr %5, ptr @ne.mpi.p.text.17, i32 %1)
  %20 = call i32 @ne.mpi.p.patience()
  %21 = call ptr @ne.mpi.p.print(ptr %19, ptr @ne.mpi.p.text.18, i32 %20)
  call void @ne.mpi.p.stop(ptr %5, ptr %2)
  br label %17
22:
  ret void
}

define linkonce_odr void @ne.mpi.p.Bcast_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, ptr %4, ptr %5) noinline nounwind {
  %7 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %7, i8 0, i64 248, i1 false)
  %8 = ptrtoint ptr %7 to i64
  %9 = call ptr @ne.mpi.p.fill(i64 %8, i32 7, i32 %1, ptr %2, ptr %4, i32 0)
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %17, label %12
12:
  %13 = getelementptr inbounds i8, ptr %9, i64 56
  %14 = load i64, ptr %13, align 8
  %15 = call ptr @ne.mpi.p.or_zeros(ptr %9, ptr %5, i64 %14)
  %16 = call i32 @MPI_Bcast(ptr %15, i32 %1, ptr %2, i32 %3, ptr %4)
  br label %17
17:
  %18 = phi i32 [ %16, %12 ], [ 0, %6 ]
  call void @ne.mpi.p.end(ptr %9, i32 %18)
  ret void
}

define linkonce_odr void @ne.mpi.p.Reduce_tangent(ptr %0, ptr nocapture %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %10, i8 0, i64 248, i1 false)
  %11 = ptrtoint ptr %10 to i64
  %12 = call ptr @ne.mpi.p.fill(i64 %11, i32 8, i32 %2, ptr %3, ptr %6, i32 0)
  %13 = getelementptr inbounds i8, ptr %12, i64 96
  store ptr %4, ptr %13, align 8
  call void @ne.mpi.p.reduction_tangent(ptr %12, ptr %0, ptr %1, ptr %7, ptr %8, i32 %5)
  ret void
}

define linkonce_odr void @ne.mpi.p.reduction_tangent(ptr %0, ptr %1, ptr nocapture %2, ptr %3, ptr %4, i32 %5) noinline nounwind {
  %7 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %8 = icmp slt i32 %5, 0
  %9 = load i32, ptr %0, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %136, label %11
11:
  %12 = getelementptr inbounds i8, ptr %0, i64 96
  %13 = load ptr, ptr %12, align 8
  tail call void @ne.mpi.p.check_operation(ptr %0, ptr %13)
  %14 = load ptr, ptr %12, align 8
  %15 = icmp ne ptr %14, @ompi_mpi_op_sum
  %16 = and i1 %7, %15
  br i1 %16, label %17, label %20
17:
  %18 = getelementptr inbounds i8, ptr %0, i64 88
  %19 = load ptr, ptr %18, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.19, ptr %19)
  br label %20
20:
  %21 = getelementptr inbounds i8, ptr %0, i64 88
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 32
  %24 = tail call i32 @MPI_Comm_rank(ptr %22, ptr %23)
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 40
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 2
  %30 = select i1 %29, i64 3, i64 2
  %31 = shl i64 %26, %30
  %32 = load ptr, ptr %21, align 8
  %33 = tail call ptr @ne.mpi.p.space(i64 %31, ptr %32)
  %34 = load i64, ptr %25, align 8
  %35 = load i32, ptr %27, align 8
  %36 = icmp eq i32 %35, 2
  %37 = select i1 %36, i64 3, i64 2
  %38 = shl i64 %34, %37
  %39 = load ptr, ptr %21, align 8
  %40 = tail call ptr @ne.mpi.p.space(i64 %38, ptr %39)
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
  %53 = load ptr, ptr %12, align 8
  %54 = icmp eq ptr %53, @ompi_mpi_op_sum
  br i1 %54, label %108, label %55
55:
  %56 = load i64, ptr %25, align 8
  %57 = load i32, ptr %27, align 8
  %58 = icmp eq i32 %57, 2
  %59 = select i1 %58, i64 3, i64 2
  %60 = shl i64 %56, %59
  %61 = load ptr, ptr %21, align 8
  %62 = tail call ptr @ne.mpi.p.space(i64 %60, ptr %61)
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
  %73 = getelementptr inbounds i8, ptr %0, i64 16
  %74 = load i32, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %0, i64 72
  %76 = load ptr, ptr %75, align 8
  %77 = load ptr, ptr %21, align 8
  %78 = tail call i32 @MPI_Bcast(ptr %62, i32 %74, ptr %76, i32 %5, ptr %77)
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
  tail call void @ne.mpi.p.find_winners(ptr %0, ptr %1, ptr %62)
  %86 = getelementptr inbounds i8, ptr %0, i64 144
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
  %95 = getelementptr inbounds i8, ptr %94, i64 %89
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
  %109 = getelementptr inbounds i8, ptr %0, i64 16
  %110 = load i32, ptr %109, align 8
  %111 = getelementptr inbounds i8, ptr %0, i64 72
  %112 = load ptr, ptr %111, align 8
  %113 = load ptr, ptr %21, align 8
  %114 = icmp ne ptr %4, null
  br i1 %8, label %115, label %117
115:
  %116 = tail call i32 @MPI_Allreduce(ptr %33, ptr %40, i32 %110, ptr %112, ptr @ompi_mpi_op_sum, ptr %113)
  br i1 %114, label %122, label %131
117:
  %118 = tail call i32 @MPI_Reduce(ptr %33, ptr %40, i32 %110, ptr %112, ptr @ompi_mpi_op_sum, i32 %5, ptr %113)
  %119 = load i32, ptr %23, align 8
  %120 = icmp eq i32 %119, %5
  %121 = select i1 %114, i1 %120, i1 false
  br i1 %121, label %122, label %129
122:
  %123 = phi i32 [ %116, %115 ], [ %118, %117 ]
  %124 = load i64, ptr %25, align 8
  %125 = load i32, ptr %27, align 8
  %126 = icmp eq i32 %125, 2
  %127 = select i1 %126, i64 3, i64 2
  %128 = shl i64 %124, %127
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %40, i64 %128, i1 false)
  br label %134
129:
  %130 = icmp eq i32 %119, %5
  br i1 %130, label %131, label %134
131:
  %132 = phi i32 [ %118, %129 ], [ %116, %115 ]
  %133 = load i64, ptr %25, align 8
  tail call void @ne.mpi.p.dropped(ptr %0, ptr %40, i64 %133)
  br label %134
134:
  %135 = phi i32 [ %118, %129 ], [ %132, %131 ], [ %123, %122 ]
  tail call void @free(ptr %33)
  tail call void @free(ptr %40)
  tail call void @ne.mpi.p.end(ptr %0, i32 %135)
  br label %136
136:
  ret void
}

define linkonce_odr void @ne.mpi.p.Allreduce_tangent(ptr %0, ptr nocapture %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %9, i8 0, i64 248, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.p.fill(i64 %10, i32 9, i32 %2, ptr %3, ptr %5, i32 0)
  %12 = getelementptr inbounds i8, ptr %11, i64 96
  store ptr %4, ptr %12, align 8
  call void @ne.mpi.p.reduction_tangent(ptr %11, ptr %0, ptr %1, ptr %6, ptr %7, i32 -1)
  ret void
}

define linkonce_odr void @ne.mpi.p.Gather_tangent(ptr %0, i32 %1, ptr %2, ptr nocapture %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) noinline nounwind {
  %11 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %11, i8 0, i64 248, i1 false)
  %12 = ptrtoint ptr %11 to i64
  %13 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = call ptr @ne.mpi.p.parts(i64 %12, i32 10, i32 %1, ptr %2, i32 %4, ptr %5, i32 %6, ptr %7, i32 %14)
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %46, label %18
18:
  br i1 %13, label %23, label %19
19:
  %20 = getelementptr inbounds i8, ptr %15, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = call ptr @ne.mpi.p.or_zeros(ptr %15, ptr %8, i64 %21)
  br label %23
23:
  %24 = phi ptr [ %22, %19 ], [ inttoptr (i64 1 to ptr), %18 ]
  %25 = getelementptr inbounds i8, ptr %15, i64 32
  %26 = load i32, ptr %25, align 8
  %27 = icmp ne i32 %26, %6
  %28 = icmp ne ptr %9, null
  %29 = or i1 %28, %27
  br i1 %29, label %39, label %30
30:
  %31 = getelementptr inbounds i8, ptr %15, i64 64
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %15, i64 40
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 2
  %36 = select i1 %35, i64 3, i64 2
  %37 = shl i64 %32, %36
  %38 = call ptr @ne.mpi.p.space(i64 %37, ptr %7)
  br label %39
39:
  %40 = phi ptr [ %38, %30 ], [ %9, %23 ]
  %41 = call i32 @MPI_Gather(ptr %24, i32 %1, ptr %2, ptr %40, i32 %4, ptr %5, i32 %6, ptr %7)
  call void @ne.mpi.p.end(ptr %15, i32 %41)
  %42 = icmp eq ptr %40, %9
  br i1 %42, label %46, label %43
43:
  %44 = getelementptr inbounds i8, ptr %15, i64 64
  %45 = load i64, ptr %44, align 8
  call void @ne.mpi.p.dropped(ptr %15, ptr %40, i64 %45)
  call void @free(ptr %40)
  br label %46
46:
  ret void
}

define linkonce_odr void @ne.mpi.p.Scatter_tangent(ptr nocapture %0, i32 %1, ptr %2, ptr %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) noinline nounwind {
  %11 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %11, i8 0, i64 248, i1 false)
  %12 = ptrtoint ptr %11 to i64
  %13 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = call ptr @ne.mpi.p.parts(i64 %12, i32 11, i32 %4, ptr %5, i32 %1, ptr %2, i32 %6, ptr %7, i32 %14)
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %44, label %18
18:
  br i1 %13, label %23, label %19
19:
  %20 = getelementptr inbounds i8, ptr %15, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = call ptr @ne.mpi.p.or_zeros(ptr %15, ptr %9, i64 %21)
  br label %23
23:
  %24 = phi ptr [ %22, %19 ], [ inttoptr (i64 1 to ptr), %18 ]
  %25 = getelementptr inbounds i8, ptr %15, i64 32
  %26 = load i32, ptr %25, align 8
  %27 = icmp ne i32 %26, %6
  %28 = icmp ne ptr %8, null
  %29 = or i1 %28, %27
  br i1 %29, label %39, label %30
30:
  %31 = getelementptr inbounds i8, ptr %15, i64 64
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %15, i64 40
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 2
  %36 = select i1 %35, i64 3, i64 2
  %37 = shl i64 %32, %36
  %38 = call ptr @ne.mpi.p.space(i64 %37, ptr %7)
  br label %39
39:
  %40 = phi ptr [ %38, %30 ], [ %8, %23 ]
  %41 = call i32 @MPI_Scatter(ptr %40, i32 %1, ptr %2, ptr %24, i32 %4, ptr %5, i32 %6, ptr %7)
  call void @ne.mpi.p.end(ptr %15, i32 %41)
  %42 = icmp eq ptr %40, %8
  br i1 %42, label %44, label %43
43:
  call void @free(ptr %40)
  br label %44
44:
  ret void
}

define linkonce_odr void @ne.mpi.p.Allgather_tangent(ptr %0, i32 %1, ptr %2, ptr nocapture %3, i32 %4, ptr %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %10, i8 0, i64 248, i1 false)
  %11 = ptrtoint ptr %10 to i64
  %12 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %13 = zext i1 %12 to i32
  %14 = call ptr @ne.mpi.p.parts(i64 %11, i32 12, i32 %1, ptr %2, i32 %4, ptr %5, i32 0, ptr %6, i32 %13)
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %41, label %17
17:
  br i1 %12, label %22, label %18
18:
  %19 = getelementptr inbounds i8, ptr %14, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = call ptr @ne.mpi.p.or_zeros(ptr %14, ptr %7, i64 %20)
  br label %22
22:
  %23 = phi ptr [ %21, %18 ], [ inttoptr (i64 1 to ptr), %17 ]
  %24 = icmp eq ptr %8, null
  br i1 %24, label %25, label %34
25:
  %26 = getelementptr inbounds i8, ptr %14, i64 64
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %14, i64 40
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 2
  %31 = select i1 %30, i64 3, i64 2
  %32 = shl i64 %27, %31
  %33 = call ptr @ne.mpi.p.space(i64 %32, ptr %6)
  br label %34
34:
  %35 = phi ptr [ %33, %25 ], [ %8, %22 ]
  %36 = call i32 @MPI_Allgather(ptr %23, i32 %1, ptr %2, ptr %35, i32 %4, ptr %5, ptr %6)
  call void @ne.mpi.p.end(ptr %14, i32 %36)
  %37 = icmp eq ptr %35, %8
  br i1 %37, label %41, label %38
38:
  %39 = getelementptr inbounds i8, ptr %14, i64 64
  %40 = load i64, ptr %39, align 8
  call void @ne.mpi.p.dropped(ptr %14, ptr %35, i64 %40)
  call void @free(ptr %35)
  br label %41
41:
  ret void
}

define linkonce_odr void @ne.mpi.p.Reduce_scatter_block_tangent(ptr %0, ptr nocapture %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(248) %9, i8 0, i64 248, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.p.parts(i64 %10, i32 13, i32 %2, ptr %3, i32 %2, ptr %3, i32 0, ptr %5, i32 0)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %38, label %14
14:
  %15 = icmp ne ptr %4, @ompi_mpi_op_sum
  %16 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %17 = or i1 %16, %15
  br i1 %17, label %18, label %19
18:
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.3, ptr %5)
  br label %19
19:
  %20 = icmp eq ptr %6, null
  br i1 %20, label %21, label %30
21:
  %22 = getelementptr inbounds i8, ptr %11, i64 64
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %11, i64 40
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 2
  %27 = select i1 %26, i64 3, i64 2
  %28 = shl i64 %23, %27
  %29 = call ptr @ne.mpi.p.space(i64 %28, ptr %5)
  br label %30
30:
  %31 = phi ptr [ %29, %21 ], [ %6, %19 ]
  %32 = getelementptr inbounds i8, ptr %11, i64 56
  %33 = load i64, ptr %32, align 8
  %34 = call ptr @ne.mpi.p.or_zeros(ptr %11, ptr %7, i64 %33)
  %35 = call i32 @MPI_Reduce_scatter_block(ptr %31, ptr %34, i32 %2, ptr %3, ptr @ompi_mpi_op_sum, ptr %5)
  call void @ne.mpi.p.end(ptr %11, i32 %35)
  %36 = icmp eq ptr %31, %6
  br i1 %36, label %38, label %37
37:
  call void @free(ptr %31)
  br label %38
38:
  ret void
}

declare i32 @MPI_Get_count(ptr, ptr, ptr)

declare i32 @MPI_Type_get_name(ptr, ptr, ptr)

declare i32 @MPI_Type_size(ptr, ptr)

declare i32 @puts(ptr)

declare i32 @fflush(ptr)

declare i32 @MPI_Abort(ptr, i32)

declare ptr @malloc(i64)

declare i32 @MPI_Comm_size(ptr, ptr)

define linkonce_odr void @ne.mpi.p.differ(i32 %0, i32 %1, i32 %2, ptr %3) noinline nounwind {
  %5 = alloca [400 x i8], align 16
  %6 = call ptr @ne.mpi.p.print(ptr %5, ptr @ne.mpi.p.text.9, i32 %1)
  %7 = call ptr @ne.mpi.p.print(ptr %6, ptr @ne.mpi.p.text.10, i32 %0)
  %8 = icmp sgt i32 %2, -1
  br i1 %8, label %9, label %11
9:
  %10 = call ptr @ne.mpi.p.print(ptr %7, ptr @ne.mpi.p.text.11, i32 %2)
  br label %11
11:
  call void @ne.mpi.p.stop(ptr %5, ptr %3)
  ret void
}

define linkonce_odr ptr @ne.mpi.p.print(ptr %0, ptr nocapture %1, i32 %2) noinline nounwind {
  %4 = alloca [12 x i8], align 1
  %5 = icmp slt i32 %2, 0
  br label %6
6:
  %7 = phi ptr [ %1, %3 ], [ %12, %11 ]
  %8 = phi ptr [ %0, %3 ], [ %13, %11 ]
  %9 = load i8, ptr %7, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %14, label %11
11:
  %12 = getelementptr inbounds i8, ptr %7, i64 1
  %13 = getelementptr inbounds i8, ptr %8, i64 1
  store i8 %9, ptr %8, align 1
  br label %6
14:
  %15 = tail call i32 @llvm.abs.i32(i32 %2, i1 false)
  br i1 %5, label %16, label %18
16:
  %17 = getelementptr inbounds i8, ptr %8, i64 1
  store i8 45, ptr %8, align 1
  br label %18
18:
  %19 = phi ptr [ %17, %16 ], [ %8, %14 ]
  br label %20
20:
  %21 = phi i32 [ %31, %20 ], [ 1, %18 ]
  %22 = phi i64 [ %27, %20 ], [ 0, %18 ]
  %23 = phi i32 [ %29, %20 ], [ %15, %18 ]
  %24 = urem i32 %23, 10
  %25 = trunc nuw nsw i32 %24 to i8
  %26 = or disjoint i8 %25, 48
  %27 = add nuw nsw i64 %22, 1
  %28 = getelementptr inbounds [12 x i8], ptr %4, i64 0, i64 %22
  store i8 %26, ptr %28, align 1
  %29 = udiv i32 %23, 10
  %30 = icmp ult i32 %23, 10
  %31 = add nuw i32 %21, 1
  br i1 %30, label %32, label %20
32:
  %33 = sext i32 %21 to i64
  br label %34
34:
  %35 = phi i64 [ %33, %32 ], [ %39, %38 ]
  %36 = phi ptr [ %19, %32 ], [ %42, %38 ]
  %37 = icmp eq i64 %35, 0
  br i1 %37, label %43, label %38
38:
  %39 = add nsw i64 %35, -1
  %40 = getelementptr inbounds [12 x i8], ptr %4, i64 0, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = getelementptr inbounds i8, ptr %36, i64 1
  store i8 %41, ptr %36, align 1
  br label %34
43:
  store i8 0, ptr %36, align 1
  ret ptr %36
}

declare i32 @MPI_Iallreduce(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define linkonce_odr void @ne.mpi.p.add(ptr nocapture %0, ptr %1, ptr nocapture %2, i64 %3) noinline nounwind {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %31, label %6
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 2
  %10 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
  br i1 %9, label %11, label %21
11:
  %12 = phi i64 [ %20, %14 ], [ 0, %6 ]
  %13 = icmp eq i64 %12, %10
  br i1 %13, label %31, label %14
14:
  %15 = getelementptr inbounds double, ptr %2, i64 %12
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds double, ptr %1, i64 %12
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
  %25 = getelementptr inbounds float, ptr %2, i64 %22
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds float, ptr %1, i64 %22
  %28 = load float, ptr %27, align 4
  %29 = fadd float %26, %28
  store float %29, ptr %27, align 4
  %30 = add nuw i64 %22, 1
  br label %21
31:
  ret void
}

define linkonce_odr ptr @ne.mpi.p.taken(ptr nocapture %0, ptr %1, i64 %2) noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 2
  %7 = select i1 %6, i64 3, i64 2
  %8 = shl i64 %2, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = load ptr, ptr %9, align 8
  %11 = tail call ptr @ne.mpi.p.space(i64 %8, ptr %10)
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

declare ptr @getenv(ptr)

declare double @MPI_Wtime()

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.abs.i32(i32, i1 immarg)
