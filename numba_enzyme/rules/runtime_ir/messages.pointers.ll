; Compiled from messages.c by `python -m bench.message_texts`; see there.

@ne.mpi.p.pending = linkonce_odr global ptr null, align 8
@ne.mpi.p.text = private constant [80 x i8] c"numba_enzyme: NE910: MPI_Sendrecv sends and receives different kinds of numbers\00", align 1
@ne.mpi.p.text.1 = private constant [103 x i8] c"numba_enzyme: NE912: MPI_Irecv from any source is not differentiated: name the source, or use MPI_Recv\00", align 1
@ne.mpi.p.text.2 = private constant [78 x i8] c"numba_enzyme: NE912: MPI_Irecv of any tag is not differentiated: name the tag\00", align 1
@ompi_mpi_comm_world = external global [0 x i8], align 1
@ompi_mpi_op_sum = external global [0 x i8], align 1
@ne.mpi.p.text.3 = private constant [90 x i8] c"numba_enzyme: NE913: MPI_Reduce_scatter_block is differentiated for MPI_SUM, not in place\00", align 1
@ne.mpi.p.text.4 = private constant [73 x i8] c"numba_enzyme: NE915: a call of MPI failed, so its adjoint is not defined\00", align 1
@ne.mpi.p.text.5 = private constant [143 x i8] c"numba_enzyme: NE910: a message has a datatype that is not differentiated (float, double and their complex numbers are; integers carry nothing)\00", align 1
@ompi_mpi_int = external global [0 x i8], align 1
@ne.mpi.p.text.6 = private constant [76 x i8] c"numba_enzyme: NE911: a message that was received holds a part of an element\00", align 1
@ompi_mpi_op_prod = external global [0 x i8], align 1
@ompi_mpi_op_max = external global [0 x i8], align 1
@ompi_mpi_op_min = external global [0 x i8], align 1
@ne.mpi.p.text.7 = private constant [109 x i8] c"numba_enzyme: NE913: reductions by MPI_SUM, MPI_PROD, MPI_MIN and MPI_MAX are differentiated, others are not\00", align 1
@ne.mpi.p.text.8 = private constant [53 x i8] c"numba_enzyme: no memory for the adjoint of a message\00", align 1
@ne.mpi.p.text.9 = private constant [23 x i8] c"NUMBA_ENZYME_MPI_CHECK\00", align 1
@ne.mpi.p.text.10 = private constant [35 x i8] c"numba_enzyme: NE917: no word from \00", align 1
@ne.mpi.p.text.11 = private constant [61 x i8] c"other ranks of the derivative of what all call together: one\00", align 1
@ne.mpi.p.text.12 = private constant [6 x i8] c"rank \00", align 1
@ne.mpi.p.text.13 = private constant [48 x i8] c" of the derivative of its side of a message: it\00", align 1
@ne.mpi.p.text.14 = private constant [65 x i8] c" runs the function alone, or another transform; seconds waited: \00", align 1
@ne.mpi.p.text.15 = private constant [27 x i8] c"numba_enzyme: NE916: rank \00", align 1
@ne.mpi.p.text.16 = private constant [71 x i8] c" receives into a buffer that is constant there what is active on rank \00", align 1
@ne.mpi.p.text.17 = private constant [7 x i8] c", tag \00", align 1
@ne.mpi.p.text.18 = private constant [95 x i8] c"numba_enzyme: NE914: a request of MPI_Isend or MPI_Irecv was not completed by a wait or a test\00", align 1
@ne.mpi.p.text.19 = private constant [50 x i8] c"numba_enzyme: NE915: a message of tangents failed\00", align 1
@ne.mpi.p.text.20 = private constant [100 x i8] c"numba_enzyme: NE912: receiving from any source or of any tag is differentiated in reverse mode only\00", align 1
@ne.mpi.p.text.21 = private constant [104 x i8] c"numba_enzyme: NE916: a tangent that is not zero is received into a buffer that is constant on this rank\00", align 1
@ne.mpi.p.text.22 = private constant [91 x i8] c"numba_enzyme: NE913: extrema and products in place are differentiated in reverse mode only\00", align 1

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
  %1 = tail call ptr @calloc(i64 1, i64 272)
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
  tail call void @ne.mpi.p.follow(ptr %10, i32 0, i32 %4, i32 %5)
  %14 = getelementptr inbounds i8, ptr %10, i64 192
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
  %14 = getelementptr inbounds i8, ptr %8, i64 44
  store i32 %13, ptr %14, align 4
  %15 = icmp eq i32 %13, -1
  br i1 %15, label %16, label %18
16:
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.5, ptr %4)
  %17 = load i32, ptr %14, align 4
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
  %26 = getelementptr inbounds i8, ptr %8, i64 48
  store i32 %5, ptr %26, align 8
  %27 = icmp eq i32 %19, 0
  %28 = select i1 %27, i32 0, i32 %1
  store i32 %28, ptr %8, align 8
  ret ptr %8
}

define linkonce_odr void @ne.mpi.p.follow(ptr nocapture %0, i32 %1, i32 %2, i32 %3) noinline nounwind {
  %5 = load i32, ptr %0, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %87, label %7
7:
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load i32, ptr %8, align 8
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq i32 %2, -2
  %12 = or i1 %11, %10
  br i1 %12, label %87, label %13
13:
  %14 = phi ptr [ %22, %20 ], [ @ne.mpi.p.pending, %7 ]
  %15 = phi i32 [ %21, %20 ], [ 0, %7 ]
  %16 = load ptr, ptr %14, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %20
18:
  %19 = icmp eq i32 %15, 0
  br i1 %19, label %87, label %23
20:
  %21 = add nuw nsw i32 %15, 1
  %22 = getelementptr inbounds i8, ptr %16, i64 160
  br label %13
23:
  %24 = getelementptr inbounds i8, ptr %0, i64 184
  %25 = load i32, ptr %24, align 8
  %26 = add nsw i32 %25, %15
  %27 = sext i32 %26 to i64
  %28 = shl nsw i64 %27, 3
  %29 = getelementptr inbounds i8, ptr %0, i64 88
  %30 = load ptr, ptr %29, align 8
  %31 = tail call ptr @ne.mpi.p.space(i64 %28, ptr %30)
  %32 = getelementptr inbounds i8, ptr %0, i64 176
  br label %33
33:
  %34 = phi i64 [ %45, %41 ], [ 0, %23 ]
  %35 = load i32, ptr %24, align 8
  %36 = sext i32 %35 to i64
  %37 = icmp slt i64 %34, %36
  %38 = load ptr, ptr %32, align 8
  br i1 %37, label %41, label %39
39:
  tail call void @free(ptr %38)
  store ptr %31, ptr %32, align 8
  %40 = icmp eq i32 %1, 0
  br label %46
41:
  %42 = getelementptr inbounds ptr, ptr %38, i64 %34
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds ptr, ptr %31, i64 %34
  store ptr %43, ptr %44, align 8
  %45 = add nuw nsw i64 %34, 1
  br label %33
46:
  %47 = phi ptr [ @ne.mpi.p.pending, %39 ], [ %86, %85 ]
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %87, label %50
50:
  %51 = load i32, ptr %48, align 8
  br i1 %40, label %62, label %52
52:
  %53 = icmp eq i32 %51, 4
  br i1 %53, label %54, label %85
54:
  %55 = getelementptr inbounds i8, ptr %48, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, %2
  br i1 %57, label %58, label %85
58:
  %59 = getelementptr inbounds i8, ptr %48, i64 20
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, %3
  br i1 %61, label %72, label %85
62:
  %63 = icmp eq i32 %51, 3
  br i1 %63, label %64, label %85
64:
  %65 = getelementptr inbounds i8, ptr %48, i64 4
  %66 = load i32, ptr %65, align 4
  %67 = icmp eq i32 %66, %2
  br i1 %67, label %68, label %85
68:
  %69 = getelementptr inbounds i8, ptr %48, i64 12
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %70, %3
  br i1 %71, label %72, label %85
72:
  %73 = getelementptr inbounds i8, ptr %48, i64 88
  %74 = load ptr, ptr %73, align 8
  %75 = load ptr, ptr %29, align 8
  %76 = icmp eq ptr %74, %75
  br i1 %76, label %77, label %85
77:
  %78 = load i32, ptr %24, align 8
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %24, align 8
  %80 = sext i32 %78 to i64
  %81 = getelementptr inbounds ptr, ptr %31, i64 %80
  store ptr %48, ptr %81, align 8
  %82 = getelementptr inbounds i8, ptr %48, i64 188
  %83 = load i32, ptr %82, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %82, align 4
  br label %85
85:
  %86 = getelementptr inbounds i8, ptr %48, i64 160
  br label %46
87:
  ret void
}

define linkonce_odr void @ne.mpi.p.tell(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) noinline nounwind {
  tail call void @ne.mpi.p.listen(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4)
  tail call void @ne.mpi.p.speak(ptr %0, ptr %1)
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
  %16 = getelementptr inbounds i8, ptr %14, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %14, i64 20
  %19 = load i32, ptr %18, align 4
  call void @ne.mpi.p.follow(ptr %14, i32 1, i32 %17, i32 %19)
  %20 = getelementptr inbounds i8, ptr %14, i64 232
  %21 = load i32, ptr %16, align 8
  %22 = load i32, ptr %18, align 4
  call void @ne.mpi.p.listen(ptr %14, ptr %20, i32 %21, i32 %22, ptr %8)
  call void @ne.mpi.p.answer(ptr %14)
  ret i32 %13
}

define linkonce_odr void @ne.mpi.p.note_received(ptr nocapture %0, ptr %1, i32 %2, i32 %3) noinline nounwind {
  %5 = icmp eq i32 %2, -2
  br i1 %5, label %6, label %9
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 -2, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 20
  store i32 %3, ptr %8, align 4
  store i32 0, ptr %0, align 8
  br label %19
9:
  %10 = load i32, ptr %1, align 4
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %10, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %1, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds i8, ptr %0, i64 20
  store i32 %13, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %0, i64 44
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18
18:
  tail call void @ne.mpi.p.count_received(ptr %0, ptr %1)
  br label %19
19:
  ret void
}

define linkonce_odr void @ne.mpi.p.listen(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) noinline nounwind {
  %6 = load i32, ptr %0, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %32, label %8
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  %12 = icmp ne i32 %2, -2
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %32
14:
  %15 = tail call i32 @ne.mpi.p.patience()
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %32, label %17
17:
  store i32 1, ptr %1, align 8
  %18 = icmp ne ptr %4, null
  %19 = zext i1 %18 to i32
  %20 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 %19, ptr %20, align 4
  %21 = getelementptr inbounds i8, ptr %1, i64 12
  store i32 %2, ptr %21, align 4
  %22 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 %3, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 8
  %24 = getelementptr inbounds i8, ptr %0, i64 192
  %25 = icmp eq ptr %24, %1
  %26 = select i1 %25, i32 40031, i32 30011
  %27 = add nsw i32 %26, %3
  %28 = getelementptr inbounds i8, ptr %0, i64 88
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %1, i64 32
  %31 = tail call i32 @MPI_Irecv(ptr %23, i32 1, ptr @ompi_mpi_int, i32 %2, i32 %27, ptr %29, ptr %30)
  br label %32
32:
  ret void
}

define linkonce_odr void @ne.mpi.p.answer(ptr %0) noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 184
  %3 = getelementptr inbounds i8, ptr %0, i64 176
  br label %4
4:
  %5 = phi i64 [ %20, %19 ], [ 0, %1 ]
  %6 = load i32, ptr %2, align 8
  %7 = sext i32 %6 to i64
  %8 = icmp slt i64 %5, %7
  br i1 %8, label %11, label %9
9:
  %10 = getelementptr inbounds i8, ptr %0, i64 232
  tail call void @ne.mpi.p.speak(ptr %0, ptr %10)
  ret void
11:
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds ptr, ptr %12, i64 %5
  %14 = load ptr, ptr %13, align 8
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 4
  br i1 %16, label %17, label %19
17:
  %18 = getelementptr inbounds i8, ptr %14, i64 232
  tail call void @ne.mpi.p.speak(ptr %14, ptr %18)
  br label %19
19:
  %20 = add nuw nsw i64 %5, 1
  br label %4
}

define linkonce_odr i32 @ne.mpi.p.Sendrecv_augmented(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %12, ptr %13, ptr %14) noinline nounwind {
  %16 = alloca [16 x i32], align 16
  %17 = alloca i32, align 4
  %18 = icmp eq ptr %12, null
  %19 = select i1 %18, ptr %16, ptr %12
  %20 = call i32 @MPI_Sendrecv(ptr %1, i32 %2, ptr %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, i32 %10, ptr %11, ptr %19)
  %21 = call ptr @ne.mpi.p.fill(i64 %0, i32 5, i32 %2, ptr %3, ptr %11, i32 %20)
  %22 = call i32 @ne.mpi.p.kind_of(ptr %8, ptr %17)
  %23 = getelementptr inbounds i8, ptr %21, i64 44
  %24 = load i32, ptr %23, align 4
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
  %35 = load i32, ptr %23, align 4
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i32 0, i32 5
  store i32 %37, ptr %21, align 8
  %38 = getelementptr inbounds i8, ptr %21, i64 24
  store i32 0, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %21, i64 64
  store i64 0, ptr %39, align 8
  br label %40
40:
  call void @ne.mpi.p.follow(ptr %21, i32 0, i32 %4, i32 %5)
  %41 = getelementptr inbounds i8, ptr %21, i64 8
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %21, i64 20
  %44 = load i32, ptr %43, align 4
  call void @ne.mpi.p.follow(ptr %21, i32 1, i32 %42, i32 %44)
  %45 = getelementptr inbounds i8, ptr %21, i64 192
  call void @ne.mpi.p.tell(ptr %21, ptr %45, i32 %4, i32 %5, ptr %13)
  %46 = getelementptr inbounds i8, ptr %21, i64 232
  %47 = load i32, ptr %41, align 8
  %48 = load i32, ptr %43, align 4
  call void @ne.mpi.p.listen(ptr %21, ptr %46, i32 %47, i32 %48, ptr %14)
  call void @ne.mpi.p.answer(ptr %21)
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
  %5 = tail call double @MPI_Wtime()
  %6 = fadd double %5, 5.000000e-01
  br label %7
7:
  %8 = tail call double @MPI_Wtime()
  %9 = fcmp olt double %8, %6
  br i1 %9, label %7, label %10
10:
  %11 = tail call i32 @MPI_Abort(ptr %1, i32 1)
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
  tail call void @ne.mpi.p.follow(ptr %11, i32 0, i32 %4, i32 %5)
  %15 = getelementptr inbounds i8, ptr %11, i64 192
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
  %9 = getelementptr inbounds i8, ptr %7, i64 160
  br i1 %8, label %10, label %5
10:
  store ptr %0, ptr %6, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 160
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
  tail call void @ne.mpi.p.follow(ptr %11, i32 1, i32 %4, i32 %5)
  %29 = getelementptr inbounds i8, ptr %11, i64 232
  tail call void @ne.mpi.p.listen(ptr %11, ptr %29, i32 %4, i32 %5, ptr %8)
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
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr %1, align 8
  store ptr %6, ptr %4, align 8
  %7 = call ptr @ne.mpi.p.room(i32 1, ptr %2, ptr %5)
  %8 = tail call i32 @MPI_Wait(ptr %1, ptr %7)
  call void @ne.mpi.p.complete(i64 %0, i32 1, ptr %4, ptr %7)
  %9 = load ptr, ptr %5, align 8
  tail call void @free(ptr %9)
  ret i32 %8
}

define linkonce_odr ptr @ne.mpi.p.room(i32 %0, ptr %1, ptr nocapture %2) noinline nounwind {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %5, label %9
5:
  %6 = sext i32 %0 to i64
  %7 = mul nsw i64 %6, 24
  %8 = tail call ptr @ne.mpi.p.space(i64 %7, ptr @ompi_mpi_comm_world)
  br label %9
9:
  %10 = phi ptr [ %8, %5 ], [ null, %3 ]
  store ptr %10, ptr %2, align 8
  %11 = icmp eq ptr %10, null
  %12 = select i1 %11, ptr %1, ptr %10
  ret ptr %12
}

define linkonce_odr void @ne.mpi.p.complete(i64 %0, i32 %1, ptr nocapture %2, ptr %3) noinline nounwind {
  %5 = inttoptr i64 %0 to ptr
  store i32 6, ptr %5, align 8
  %6 = tail call i32 @llvm.smax.i32(i32 %1, i32 1)
  %7 = zext nneg i32 %6 to i64
  %8 = tail call ptr @calloc(i64 %7, i64 8)
  %9 = getelementptr inbounds i8, ptr %5, i64 168
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 52
  %11 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %12 = zext nneg i32 %11 to i64
  br label %13
13:
  %14 = phi i64 [ %42, %41 ], [ 0, %4 ]
  %15 = icmp eq i64 %14, %12
  br i1 %15, label %16, label %17
16:
  ret void
17:
  %18 = getelementptr inbounds ptr, ptr %2, i64 %14
  %19 = load ptr, ptr %18, align 8
  br label %20
20:
  %21 = phi ptr [ @ne.mpi.p.pending, %17 ], [ %28, %24 ]
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %41, label %24
24:
  %25 = getelementptr inbounds i8, ptr %22, i64 104
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, %19
  %28 = getelementptr inbounds i8, ptr %22, i64 160
  br i1 %27, label %29, label %20
29:
  %30 = load ptr, ptr %28, align 8
  store ptr %30, ptr %21, align 8
  %31 = load ptr, ptr %9, align 8
  %32 = load i32, ptr %10, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %10, align 4
  %34 = sext i32 %32 to i64
  %35 = getelementptr inbounds ptr, ptr %31, i64 %34
  store ptr %22, ptr %35, align 8
  %36 = load i32, ptr %22, align 8
  %37 = icmp eq i32 %36, 4
  br i1 %37, label %38, label %41
38:
  %39 = mul nuw nsw i64 %14, 24
  %40 = getelementptr inbounds i8, ptr %3, i64 %39
  tail call void @ne.mpi.p.count_received(ptr %22, ptr %40)
  tail call void @ne.mpi.p.answer(ptr %22)
  br label %41
41:
  %42 = add nuw nsw i64 %14, 1
  br label %13
}

declare void @free(ptr)

define linkonce_odr i32 @ne.mpi.p.Waitall_augmented(i64 %0, i32 %1, ptr %2, ptr %3) noinline nounwind {
  %5 = alloca ptr, align 8
  %6 = tail call ptr @ne.mpi.p.copied(i32 %1, ptr %2)
  %7 = call ptr @ne.mpi.p.room(i32 %1, ptr %3, ptr %5)
  %8 = tail call i32 @MPI_Waitall(i32 %1, ptr %2, ptr %7)
  tail call void @ne.mpi.p.complete(i64 %0, i32 %1, ptr %6, ptr %7)
  tail call void @free(ptr %6)
  %9 = load ptr, ptr %5, align 8
  tail call void @free(ptr %9)
  ret i32 %8
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

define linkonce_odr i32 @ne.mpi.p.Waitany_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = alloca ptr, align 8
  %7 = tail call ptr @ne.mpi.p.copied(i32 %1, ptr %2)
  %8 = call ptr @ne.mpi.p.room(i32 1, ptr %4, ptr %6)
  %9 = tail call i32 @MPI_Waitany(i32 %1, ptr %2, ptr %3, ptr %8)
  %10 = load i32, ptr %3, align 4
  %11 = icmp sgt i32 %10, -1
  br i1 %11, label %12, label %15
12:
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds ptr, ptr %7, i64 %13
  tail call void @ne.mpi.p.complete(i64 %0, i32 1, ptr %14, ptr %8)
  br label %15
15:
  tail call void @free(ptr %7)
  %16 = load ptr, ptr %6, align 8
  tail call void @free(ptr %16)
  ret i32 %9
}

define linkonce_odr i32 @ne.mpi.p.Test_augmented(i64 %0, ptr %1, ptr %2, ptr %3) noinline nounwind {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = load ptr, ptr %1, align 8
  store ptr %7, ptr %5, align 8
  %8 = call ptr @ne.mpi.p.room(i32 1, ptr %3, ptr %6)
  %9 = tail call i32 @MPI_Test(ptr %1, ptr %2, ptr %8)
  %10 = load i32, ptr %2, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12
12:
  call void @ne.mpi.p.complete(i64 %0, i32 1, ptr %5, ptr %8)
  br label %13
13:
  %14 = load ptr, ptr %6, align 8
  tail call void @free(ptr %14)
  ret i32 %9
}

define linkonce_odr i32 @ne.mpi.p.Testall_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4) noinline nounwind {
  %6 = alloca ptr, align 8
  %7 = tail call ptr @ne.mpi.p.copied(i32 %1, ptr %2)
  %8 = call ptr @ne.mpi.p.room(i32 %1, ptr %4, ptr %6)
  %9 = tail call i32 @MPI_Testall(i32 %1, ptr %2, ptr %3, ptr %8)
  %10 = load i32, ptr %3, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12
12:
  tail call void @ne.mpi.p.complete(i64 %0, i32 %1, ptr %7, ptr %8)
  br label %13
13:
  tail call void @free(ptr %7)
  %14 = load ptr, ptr %6, align 8
  tail call void @free(ptr %14)
  ret i32 %9
}

define linkonce_odr i32 @ne.mpi.p.Testany_augmented(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) noinline nounwind {
  %7 = alloca ptr, align 8
  %8 = tail call ptr @ne.mpi.p.copied(i32 %1, ptr %2)
  %9 = call ptr @ne.mpi.p.room(i32 1, ptr %5, ptr %7)
  %10 = tail call i32 @MPI_Testany(i32 %1, ptr %2, ptr %3, ptr %4, ptr %9)
  %11 = load i32, ptr %4, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %19, label %13
13:
  %14 = load i32, ptr %3, align 4
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %19
16:
  %17 = zext nneg i32 %14 to i64
  %18 = getelementptr inbounds ptr, ptr %8, i64 %17
  tail call void @ne.mpi.p.complete(i64 %0, i32 1, ptr %18, ptr %9)
  br label %19
19:
  tail call void @free(ptr %8)
  %20 = load ptr, ptr %7, align 8
  tail call void @free(ptr %20)
  ret i32 %10
}

define linkonce_odr i32 @ne.mpi.p.Bcast_augmented(i64 %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6) noinline nounwind {
  %8 = tail call i32 @MPI_Bcast(ptr %1, i32 %2, ptr %3, i32 %4, ptr %5)
  %9 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 7, i32 %2, ptr %3, ptr %5, i32 %8)
  %10 = getelementptr inbounds i8, ptr %9, i64 120
  store ptr %6, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 4
  store i32 %4, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %9, i64 36
  %13 = tail call i32 @MPI_Comm_rank(ptr %5, ptr %12)
  ret i32 %8
}

declare i32 @MPI_Comm_rank(ptr, ptr)

define linkonce_odr i32 @ne.mpi.p.Reduce_augmented(i64 %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 8, i32 %3, ptr %4, ptr %7, i32 0)
  %13 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %14 = select i1 %13, ptr %9, ptr %8
  %15 = getelementptr inbounds i8, ptr %12, i64 120
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 128
  store ptr %9, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 4
  store i32 %6, ptr %17, align 4
  %18 = getelementptr inbounds i8, ptr %12, i64 96
  store ptr %5, ptr %18, align 8
  tail call void @ne.mpi.p.check_operation(ptr %12, ptr %5)
  %19 = getelementptr inbounds i8, ptr %12, i64 36
  %20 = tail call i32 @MPI_Comm_rank(ptr %7, ptr %19)
  %21 = tail call ptr @ne.mpi.p.given(ptr %12, ptr %1, ptr %2)
  %22 = tail call i32 @MPI_Reduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7)
  %23 = getelementptr inbounds i8, ptr %12, i64 48
  store i32 %22, ptr %23, align 8
  %24 = icmp eq i32 %22, 0
  br i1 %24, label %25, label %63
25:
  %26 = tail call i32 @ne.mpi.p.is_extremum(ptr %12)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %60, label %28
28:
  %29 = getelementptr inbounds i8, ptr %12, i64 56
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %12, i64 44
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 2
  %34 = select i1 %33, i64 3, i64 2
  %35 = shl i64 %30, %34
  %36 = tail call ptr @ne.mpi.p.space(i64 %35, ptr %7)
  %37 = load i32, ptr %19, align 4
  %38 = icmp eq i32 %37, %6
  br i1 %38, label %39, label %45
39:
  %40 = load i64, ptr %29, align 8
  %41 = load i32, ptr %31, align 4
  %42 = icmp eq i32 %41, 2
  %43 = select i1 %42, i64 3, i64 2
  %44 = shl i64 %40, %43
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %2, i64 %44, i1 false)
  br label %45
45:
  %46 = tail call i32 @ne.mpi.p.patience()
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %57, label %48
48:
  %49 = getelementptr inbounds i8, ptr %12, i64 88
  %50 = load ptr, ptr %49, align 8
  %51 = tail call i32 @ne.mpi.p.meet(ptr %50)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %59
53:
  %54 = call i32 @MPI_Ibcast(ptr %36, i32 %3, ptr %4, i32 %6, ptr %7, ptr %11)
  %55 = load ptr, ptr %49, align 8
  %56 = call i32 @ne.mpi.p.ended(i32 %54, ptr %11, i32 -100, ptr %55)
  br label %59
57:
  %58 = tail call i32 @MPI_Bcast(ptr %36, i32 %3, ptr %4, i32 %6, ptr %7)
  br label %59
59:
  call void @ne.mpi.p.find_winners(ptr %12, ptr %21, ptr %36)
  call void @free(ptr %36)
  br label %63
60:
  %61 = icmp eq ptr %21, null
  br i1 %61, label %63, label %62
62:
  tail call void @ne.mpi.p.find_factors(ptr %12, ptr %21)
  br label %63
63:
  call void @free(ptr %21)
  ret i32 %22
}

define linkonce_odr void @ne.mpi.p.check_operation(ptr nocapture %0, ptr %1) noinline nounwind {
  %3 = load i32, ptr %0, align 8
  %4 = icmp ne i32 %3, 0
  %5 = icmp ne ptr %1, @ompi_mpi_op_sum
  %6 = and i1 %5, %4
  %7 = icmp ne ptr %1, @ompi_mpi_op_prod
  %8 = and i1 %7, %6
  %9 = icmp ne ptr %1, @ompi_mpi_op_max
  %10 = and i1 %9, %8
  %11 = icmp ne ptr %1, @ompi_mpi_op_min
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %16
13:
  %14 = getelementptr inbounds i8, ptr %0, i64 88
  %15 = load ptr, ptr %14, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.7, ptr %15)
  br label %16
16:
  ret void
}

define linkonce_odr ptr @ne.mpi.p.given(ptr nocapture %0, ptr %1, ptr nocapture %2) noinline nounwind {
  %4 = load i32, ptr %0, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %28, label %6
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 96
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, @ompi_mpi_op_sum
  br i1 %9, label %28, label %10
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 44
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 2
  %16 = select i1 %15, i64 3, i64 2
  %17 = shl i64 %12, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 88
  %19 = load ptr, ptr %18, align 8
  %20 = tail call ptr @ne.mpi.p.space(i64 %17, ptr %19)
  %21 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %22 = select i1 %21, ptr %2, ptr %1
  %23 = load i64, ptr %11, align 8
  %24 = load i32, ptr %13, align 4
  %25 = icmp eq i32 %24, 2
  %26 = select i1 %25, i64 3, i64 2
  %27 = shl i64 %23, %26
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %20, ptr align 1 %22, i64 %27, i1 false)
  br label %28
28:
  %29 = phi ptr [ %20, %10 ], [ null, %6 ], [ null, %3 ]
  ret ptr %29
}

define linkonce_odr i32 @ne.mpi.p.is_extremum(ptr nocapture %0) noinline nounwind {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %11, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 96
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, @ompi_mpi_op_max
  br i1 %7, label %11, label %8
8:
  %9 = icmp eq ptr %6, @ompi_mpi_op_min
  %10 = zext i1 %9 to i32
  br label %11
11:
  %12 = phi i32 [ 0, %1 ], [ 1, %4 ], [ %10, %8 ]
  ret i32 %12
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

define linkonce_odr i32 @ne.mpi.p.patience() noinline nounwind {
  %1 = tail call ptr @getenv(ptr @ne.mpi.p.text.9)
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

define linkonce_odr i32 @ne.mpi.p.meet(ptr %0) noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = call i32 @MPI_Ibarrier(ptr %0, ptr %2)
  %4 = call i32 @ne.mpi.p.ended(i32 %3, ptr %2, i32 -100, ptr %0)
  ret i32 %4
}

define linkonce_odr i32 @ne.mpi.p.ended(i32 %0, ptr %1, i32 %2, ptr %3) noinline nounwind {
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %6, label %14
6:
  %7 = tail call i32 @ne.mpi.p.patience()
  %8 = icmp ne i32 %7, 0
  %9 = icmp ne i32 %2, -2
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %12
11:
  tail call void @ne.mpi.p.await(ptr %1, i32 %2, ptr %3)
  br label %12
12:
  %13 = tail call i32 @MPI_Wait(ptr %1, ptr null)
  br label %14
14:
  %15 = phi i32 [ %13, %12 ], [ %0, %4 ]
  ret i32 %15
}

declare i32 @MPI_Ibcast(ptr, i32, ptr, i32, ptr, ptr)

define linkonce_odr void @ne.mpi.p.find_winners(ptr nocapture %0, ptr nocapture %1, ptr nocapture %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 3
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = load ptr, ptr %9, align 8
  %11 = tail call ptr @ne.mpi.p.space(i64 %8, ptr %10)
  %12 = load i64, ptr %6, align 8
  %13 = load ptr, ptr %9, align 8
  %14 = call i32 @MPI_Comm_size(ptr %13, ptr %4)
  %15 = getelementptr inbounds i8, ptr %0, i64 44
  %16 = getelementptr inbounds i8, ptr %0, i64 36
  br label %17
17:
  %18 = phi i64 [ 0, %3 ], [ %45, %40 ]
  %19 = load i64, ptr %6, align 8
  %20 = icmp slt i64 %18, %19
  br i1 %20, label %25, label %21
21:
  %22 = getelementptr inbounds i32, ptr %11, i64 %12
  %23 = call i32 @ne.mpi.p.patience()
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %57, label %46
25:
  %26 = load i32, ptr %15, align 4
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %34
28:
  %29 = getelementptr inbounds double, ptr %1, i64 %18
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %2, i64 %18
  %32 = load double, ptr %31, align 8
  %33 = fcmp oeq double %30, %32
  br label %40
34:
  %35 = getelementptr inbounds float, ptr %1, i64 %18
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds float, ptr %2, i64 %18
  %38 = load float, ptr %37, align 4
  %39 = fcmp oeq float %36, %38
  br label %40
40:
  %41 = phi i1 [ %33, %28 ], [ %39, %34 ]
  %42 = select i1 %41, ptr %16, ptr %4
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds i32, ptr %11, i64 %18
  store i32 %43, ptr %44, align 4
  %45 = add nuw nsw i64 %18, 1
  br label %17
46:
  %47 = load ptr, ptr %9, align 8
  %48 = call i32 @ne.mpi.p.meet(ptr %47)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %62
50:
  %51 = load i64, ptr %6, align 8
  %52 = trunc i64 %51 to i32
  %53 = load ptr, ptr %9, align 8
  %54 = call i32 @MPI_Iallreduce(ptr %11, ptr %22, i32 %52, ptr @ompi_mpi_int, ptr @ompi_mpi_op_min, ptr %53, ptr %5)
  %55 = load ptr, ptr %9, align 8
  %56 = call i32 @ne.mpi.p.ended(i32 %54, ptr %5, i32 -100, ptr %55)
  br label %62
57:
  %58 = load i64, ptr %6, align 8
  %59 = trunc i64 %58 to i32
  %60 = load ptr, ptr %9, align 8
  %61 = call i32 @MPI_Allreduce(ptr %11, ptr %22, i32 %59, ptr @ompi_mpi_int, ptr @ompi_mpi_op_min, ptr %60)
  br label %62
62:
  %63 = load i64, ptr %6, align 8
  %64 = load ptr, ptr %9, align 8
  %65 = call ptr @ne.mpi.p.space(i64 %63, ptr %64)
  %66 = getelementptr inbounds i8, ptr %0, i64 144
  store ptr %65, ptr %66, align 8
  br label %67
67:
  %68 = phi i64 [ 0, %62 ], [ %80, %72 ]
  %69 = load i64, ptr %6, align 8
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %72, label %71
71:
  call void @free(ptr %11)
  ret void
72:
  %73 = getelementptr inbounds i32, ptr %22, i64 %68
  %74 = load i32, ptr %73, align 4
  %75 = load i32, ptr %16, align 4
  %76 = icmp eq i32 %74, %75
  %77 = zext i1 %76 to i8
  %78 = load ptr, ptr %66, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 %68
  store i8 %77, ptr %79, align 1
  %80 = add nuw nsw i64 %68, 1
  br label %67
}

define linkonce_odr void @ne.mpi.p.find_factors(ptr nocapture %0, ptr %1) noinline nounwind {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %14, label %8
8:
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8
  %11 = sext i32 %6 to i64
  %12 = sdiv i64 %10, %11
  %13 = trunc i64 %12 to i32
  br label %14
14:
  %15 = phi i32 [ %13, %8 ], [ 1, %2 ]
  %16 = getelementptr inbounds i8, ptr %0, i64 88
  %17 = load ptr, ptr %16, align 8
  %18 = call i32 @MPI_Comm_size(ptr %17, ptr %3)
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 44
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 2
  %26 = select i1 %25, i64 3, i64 2
  %27 = shl i64 %22, %26
  %28 = mul nsw i64 %27, %20
  %29 = load ptr, ptr %16, align 8
  %30 = call ptr @ne.mpi.p.space(i64 %28, ptr %29)
  %31 = load i64, ptr %21, align 8
  %32 = load i32, ptr %23, align 4
  %33 = icmp eq i32 %32, 2
  %34 = select i1 %33, i64 3, i64 2
  %35 = shl i64 %31, %34
  %36 = load ptr, ptr %16, align 8
  %37 = call ptr @ne.mpi.p.space(i64 %35, ptr %36)
  %38 = getelementptr inbounds i8, ptr %0, i64 152
  store ptr %37, ptr %38, align 8
  %39 = call i32 @ne.mpi.p.patience()
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %53, label %41
41:
  %42 = load ptr, ptr %16, align 8
  %43 = call i32 @ne.mpi.p.meet(ptr %42)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %59
45:
  %46 = load i32, ptr %5, align 8
  %47 = getelementptr inbounds i8, ptr %0, i64 72
  %48 = load ptr, ptr %47, align 8
  %49 = load ptr, ptr %16, align 8
  %50 = call i32 @MPI_Iallgather(ptr %1, i32 %46, ptr %48, ptr %30, i32 %46, ptr %48, ptr %49, ptr %4)
  %51 = load ptr, ptr %16, align 8
  %52 = call i32 @ne.mpi.p.ended(i32 %50, ptr %4, i32 -100, ptr %51)
  br label %59
53:
  %54 = load i32, ptr %5, align 8
  %55 = getelementptr inbounds i8, ptr %0, i64 72
  %56 = load ptr, ptr %55, align 8
  %57 = load ptr, ptr %16, align 8
  %58 = call i32 @MPI_Allgather(ptr %1, i32 %54, ptr %56, ptr %30, i32 %54, ptr %56, ptr %57)
  br label %59
59:
  %60 = getelementptr i8, ptr %30, i64 4
  %61 = getelementptr i8, ptr %30, i64 8
  %62 = icmp eq i32 %15, 2
  %63 = getelementptr inbounds i8, ptr %0, i64 36
  %64 = sext i32 %15 to i64
  br label %65
65:
  %66 = phi i64 [ 0, %59 ], [ %142, %141 ]
  %67 = load i64, ptr %21, align 8
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %69, label %73
69:
  %70 = load i32, ptr %3, align 4
  %71 = call i32 @llvm.smax.i32(i32 %70, i32 0)
  %72 = zext nneg i32 %71 to i64
  br label %74
73:
  call void @free(ptr %30)
  ret void
74:
  %75 = phi i64 [ 0, %69 ], [ %130, %127 ]
  %76 = phi double [ 0.000000e+00, %69 ], [ %128, %127 ]
  %77 = phi double [ 1.000000e+00, %69 ], [ %129, %127 ]
  %78 = icmp eq i64 %75, %72
  br i1 %78, label %79, label %89
79:
  %80 = load ptr, ptr %38, align 8
  %81 = load i32, ptr %23, align 4
  %82 = icmp eq i32 %81, 2
  br i1 %82, label %83, label %85
83:
  %84 = getelementptr inbounds double, ptr %80, i64 %66
  store double %77, ptr %84, align 8
  br label %88
85:
  %86 = fptrunc double %77 to float
  %87 = getelementptr inbounds float, ptr %80, i64 %66
  store float %86, ptr %87, align 4
  br label %88
88:
  br i1 %62, label %131, label %141
89:
  %90 = mul nsw i64 %67, %75
  %91 = add nsw i64 %90, %66
  %92 = load i32, ptr %23, align 4
  %93 = icmp eq i32 %92, 2
  br i1 %93, label %94, label %97
94:
  %95 = getelementptr inbounds double, ptr %30, i64 %91
  %96 = load double, ptr %95, align 8
  br i1 %62, label %101, label %108
97:
  %98 = getelementptr inbounds float, ptr %30, i64 %91
  %99 = load float, ptr %98, align 4
  %100 = fpext float %99 to double
  br i1 %62, label %104, label %108
101:
  %102 = getelementptr double, ptr %61, i64 %91
  %103 = load double, ptr %102, align 8
  br label %108
104:
  %105 = getelementptr float, ptr %60, i64 %91
  %106 = load float, ptr %105, align 4
  %107 = fpext float %106 to double
  br label %108
108:
  %109 = phi i1 [ false, %94 ], [ false, %97 ], [ true, %101 ], [ true, %104 ]
  %110 = phi double [ %96, %94 ], [ %100, %97 ], [ %96, %101 ], [ %100, %104 ]
  %111 = phi double [ 0.000000e+00, %94 ], [ 0.000000e+00, %97 ], [ %103, %101 ], [ %107, %104 ]
  %112 = load i32, ptr %63, align 4
  %113 = zext i32 %112 to i64
  %114 = icmp eq i64 %75, %113
  br i1 %114, label %127, label %115
115:
  br i1 %109, label %116, label %120
116:
  %117 = fneg double %76
  %118 = fmul double %111, %117
  %119 = call double @llvm.fmuladd.f64(double %77, double %110, double %118)
  br label %122
120:
  %121 = fmul double %77, %110
  br label %122
122:
  %123 = phi double [ %119, %116 ], [ %121, %120 ]
  %124 = fmul double %76, %110
  %125 = call double @llvm.fmuladd.f64(double %77, double %111, double %124)
  %126 = select i1 %109, double %125, double 0.000000e+00
  br label %127
127:
  %128 = phi double [ %126, %122 ], [ %76, %108 ]
  %129 = phi double [ %123, %122 ], [ %77, %108 ]
  %130 = add nuw nsw i64 %75, 1
  br label %74
131:
  %132 = load ptr, ptr %38, align 8
  %133 = add nsw i64 %66, 1
  %134 = load i32, ptr %23, align 4
  %135 = icmp eq i32 %134, 2
  br i1 %135, label %136, label %138
136:
  %137 = getelementptr inbounds double, ptr %132, i64 %133
  store double %76, ptr %137, align 8
  br label %141
138:
  %139 = fptrunc double %76 to float
  %140 = getelementptr inbounds float, ptr %132, i64 %133
  store float %139, ptr %140, align 4
  br label %141
141:
  %142 = add nsw i64 %66, %64
  br label %65
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
  %16 = getelementptr inbounds i8, ptr %10, i64 36
  %17 = tail call i32 @MPI_Comm_rank(ptr %6, ptr %16)
  %18 = tail call ptr @ne.mpi.p.given(ptr %10, ptr %1, ptr %2)
  %19 = tail call i32 @MPI_Allreduce(ptr %1, ptr %2, i32 %3, ptr %4, ptr %5, ptr %6)
  %20 = getelementptr inbounds i8, ptr %10, i64 48
  store i32 %19, ptr %20, align 8
  %21 = icmp eq i32 %19, 0
  br i1 %21, label %22, label %29
22:
  %23 = tail call i32 @ne.mpi.p.is_extremum(ptr %10)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25
25:
  tail call void @ne.mpi.p.find_winners(ptr %10, ptr %18, ptr %2)
  br label %29
26:
  %27 = icmp eq ptr %18, null
  br i1 %27, label %29, label %28
28:
  tail call void @ne.mpi.p.find_factors(ptr %10, ptr %18)
  br label %29
29:
  tail call void @free(ptr %18)
  ret i32 %19
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
  %22 = getelementptr inbounds i8, ptr %15, i64 48
  store i32 %12, ptr %22, align 8
  ret i32 %12
}

define linkonce_odr ptr @ne.mpi.p.parts(i64 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) noinline nounwind {
  %10 = alloca i32, align 4
  %11 = icmp eq i32 %8, 0
  %12 = select i1 %11, i32 %2, i32 %4
  %13 = select i1 %11, ptr %3, ptr %5
  %14 = tail call ptr @ne.mpi.p.fill(i64 %0, i32 %1, i32 %12, ptr %13, ptr %7, i32 0)
  %15 = getelementptr inbounds i8, ptr %14, i64 36
  %16 = tail call i32 @MPI_Comm_rank(ptr %7, ptr %15)
  %17 = getelementptr inbounds i8, ptr %14, i64 40
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
  %27 = load i32, ptr %17, align 8
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
  %5 = getelementptr inbounds i8, ptr %0, i64 36
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 44
  %11 = load i32, ptr %10, align 4
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
  %22 = getelementptr inbounds i8, ptr %15, i64 48
  store i32 %12, ptr %22, align 8
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
  %21 = getelementptr inbounds i8, ptr %14, i64 48
  store i32 %11, ptr %21, align 8
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
  %22 = getelementptr inbounds i8, ptr %11, i64 48
  store i32 %10, ptr %22, align 8
  ret i32 %10
}

define linkonce_odr i32 @ne.mpi.p.Barrier_augmented(i64 %0, ptr %1) noinline nounwind {
  %3 = inttoptr i64 %0 to ptr
  store i32 14, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 88
  store ptr %1, ptr %4, align 8
  %5 = tail call i32 @MPI_Barrier(ptr %1)
  %6 = getelementptr inbounds i8, ptr %3, i64 48
  store i32 %5, ptr %6, align 8
  ret i32 %5
}

define linkonce_odr void @ne.mpi.p.reverse(i64 %0) noinline nounwind {
  %2 = alloca [2 x i32], align 4
  %3 = alloca [2 x i32], align 4
  %4 = alloca ptr, align 8
  %5 = inttoptr i64 %0 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 48
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9
9:
  %10 = getelementptr inbounds i8, ptr %5, i64 88
  %11 = load ptr, ptr %10, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.4, ptr %11)
  br label %12
12:
  %13 = getelementptr inbounds i8, ptr %5, i64 192
  tail call void @ne.mpi.p.hear(ptr %5, ptr %13)
  %14 = getelementptr inbounds i8, ptr %5, i64 232
  tail call void @ne.mpi.p.hear(ptr %5, ptr %14)
  %15 = load i32, ptr %5, align 8
  %16 = add i32 %15, -7
  %17 = icmp ult i32 %16, 7
  br i1 %17, label %18, label %85
18:
  %19 = tail call i32 @ne.mpi.p.patience()
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %83, label %21
21:
  %22 = icmp ne i32 %15, 7
  %23 = icmp ne i32 %15, 11
  %24 = and i1 %22, %23
  %25 = getelementptr inbounds i8, ptr %5, i64 88
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %5, i64 36
  %28 = tail call i32 @MPI_Comm_rank(ptr %26, ptr %27)
  %29 = load i32, ptr %27, align 4
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
  %61 = tail call i32 @ne.mpi.p.patience()
  %62 = icmp eq i32 %61, 0
  %63 = load ptr, ptr %25, align 8
  br i1 %62, label %72, label %64
64:
  %65 = tail call i32 @ne.mpi.p.meet(ptr %63)
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %74
67:
  %68 = load ptr, ptr %25, align 8
  %69 = call i32 @MPI_Iallreduce(ptr %2, ptr %3, i32 2, ptr @ompi_mpi_int, ptr @ompi_mpi_op_max, ptr %68, ptr %4)
  %70 = load ptr, ptr %25, align 8
  %71 = call i32 @ne.mpi.p.ended(i32 %69, ptr %4, i32 -100, ptr %70)
  br label %74
72:
  %73 = call i32 @MPI_Allreduce(ptr %2, ptr %3, i32 2, ptr @ompi_mpi_int, ptr @ompi_mpi_op_max, ptr %63)
  br label %74
74:
  %75 = load i32, ptr %3, align 4
  %76 = icmp sgt i32 %75, -1
  %77 = getelementptr inbounds i8, ptr %3, i64 4
  %78 = load i32, ptr %77, align 4
  %79 = icmp sgt i32 %78, -1
  %80 = select i1 %76, i1 %79, i1 false
  br i1 %80, label %81, label %83
81:
  %82 = load ptr, ptr %25, align 8
  call void @ne.mpi.p.differ(i32 %75, i32 %78, i32 -1, ptr %82)
  br label %83
83:
  %84 = load i32, ptr %5, align 8
  br label %85
85:
  %86 = phi i32 [ %84, %83 ], [ %15, %12 ]
  switch i32 %86, label %439 [
    i32 1, label %87
    i32 2, label %115
    i32 5, label %133
    i32 3, label %172
    i32 4, label %172
    i32 6, label %208
    i32 7, label %228
    i32 14, label %430
    i32 13, label %405
    i32 10, label %304
    i32 11, label %338
    i32 12, label %380
    i32 9, label %265
    i32 8, label %259
  ]
87:
  %88 = getelementptr inbounds i8, ptr %5, i64 56
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %5, i64 44
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 2
  %93 = select i1 %92, i64 3, i64 2
  %94 = shl i64 %89, %93
  %95 = getelementptr inbounds i8, ptr %5, i64 88
  %96 = load ptr, ptr %95, align 8
  %97 = call ptr @ne.mpi.p.space(i64 %94, ptr %96)
  %98 = getelementptr inbounds i8, ptr %5, i64 4
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, -2
  br i1 %100, label %111, label %101
101:
  %102 = getelementptr inbounds i8, ptr %5, i64 16
  %103 = load i32, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %5, i64 72
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds i8, ptr %5, i64 12
  %107 = load i32, ptr %106, align 4
  %108 = add nsw i32 %107, 10007
  %109 = load ptr, ptr %95, align 8
  %110 = call i32 @MPI_Recv(ptr %97, i32 %103, ptr %105, i32 %99, i32 %108, ptr %109, ptr null)
  br label %111
111:
  %112 = getelementptr inbounds i8, ptr %5, i64 120
  %113 = load ptr, ptr %112, align 8
  %114 = load i64, ptr %88, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %113, ptr %97, i64 %114)
  call void @free(ptr %97)
  call void @ne.mpi.p.release(ptr %5)
  br label %439
115:
  %116 = getelementptr inbounds i8, ptr %5, i64 128
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds i8, ptr %5, i64 64
  %119 = load i64, ptr %118, align 8
  %120 = call ptr @ne.mpi.p.taken(ptr %5, ptr %117, i64 %119)
  %121 = getelementptr inbounds i8, ptr %5, i64 24
  %122 = load i32, ptr %121, align 8
  %123 = getelementptr inbounds i8, ptr %5, i64 72
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds i8, ptr %5, i64 8
  %126 = load i32, ptr %125, align 8
  %127 = getelementptr inbounds i8, ptr %5, i64 20
  %128 = load i32, ptr %127, align 4
  %129 = add nsw i32 %128, 10007
  %130 = getelementptr inbounds i8, ptr %5, i64 88
  %131 = load ptr, ptr %130, align 8
  %132 = call i32 @MPI_Send(ptr %120, i32 %122, ptr %124, i32 %126, i32 %129, ptr %131)
  call void @free(ptr %120)
  call void @ne.mpi.p.release(ptr %5)
  br label %439
133:
  %134 = getelementptr inbounds i8, ptr %5, i64 128
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds i8, ptr %5, i64 64
  %137 = load i64, ptr %136, align 8
  %138 = call ptr @ne.mpi.p.taken(ptr %5, ptr %135, i64 %137)
  %139 = getelementptr inbounds i8, ptr %5, i64 56
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds i8, ptr %5, i64 44
  %142 = load i32, ptr %141, align 4
  %143 = icmp eq i32 %142, 2
  %144 = select i1 %143, i64 3, i64 2
  %145 = shl i64 %140, %144
  %146 = getelementptr inbounds i8, ptr %5, i64 88
  %147 = load ptr, ptr %146, align 8
  %148 = call ptr @ne.mpi.p.space(i64 %145, ptr %147)
  %149 = getelementptr inbounds i8, ptr %5, i64 24
  %150 = load i32, ptr %149, align 8
  %151 = getelementptr inbounds i8, ptr %5, i64 80
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds i8, ptr %5, i64 8
  %154 = load i32, ptr %153, align 8
  %155 = getelementptr inbounds i8, ptr %5, i64 20
  %156 = load i32, ptr %155, align 4
  %157 = add nsw i32 %156, 10007
  %158 = getelementptr inbounds i8, ptr %5, i64 16
  %159 = load i32, ptr %158, align 8
  %160 = getelementptr inbounds i8, ptr %5, i64 72
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds i8, ptr %5, i64 4
  %163 = load i32, ptr %162, align 4
  %164 = getelementptr inbounds i8, ptr %5, i64 12
  %165 = load i32, ptr %164, align 4
  %166 = add nsw i32 %165, 10007
  %167 = load ptr, ptr %146, align 8
  %168 = call i32 @MPI_Sendrecv(ptr %138, i32 %150, ptr %152, i32 %154, i32 %157, ptr %148, i32 %159, ptr %161, i32 %163, i32 %166, ptr %167, ptr null)
  %169 = getelementptr inbounds i8, ptr %5, i64 120
  %170 = load ptr, ptr %169, align 8
  %171 = load i64, ptr %139, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %170, ptr %148, i64 %171)
  call void @free(ptr %138)
  call void @free(ptr %148)
  call void @ne.mpi.p.release(ptr %5)
  br label %439
172:
  %173 = getelementptr inbounds i8, ptr %5, i64 28
  %174 = load i32, ptr %173, align 4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %179
176:
  %177 = getelementptr inbounds i8, ptr %5, i64 88
  %178 = load ptr, ptr %177, align 8
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.18, ptr %178)
  br label %179
179:
  %180 = getelementptr inbounds i8, ptr %5, i64 32
  %181 = load i32, ptr %180, align 8
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %184
183:
  call void @ne.mpi.p.start(ptr %5)
  br label %184
184:
  %185 = getelementptr inbounds i8, ptr %5, i64 104
  %186 = call i32 @MPI_Wait(ptr %185, ptr null)
  %187 = load i32, ptr %5, align 8
  %188 = icmp eq i32 %187, 3
  br i1 %188, label %189, label %196
189:
  %190 = getelementptr inbounds i8, ptr %5, i64 120
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr inbounds i8, ptr %5, i64 136
  %193 = load ptr, ptr %192, align 8
  %194 = getelementptr inbounds i8, ptr %5, i64 56
  %195 = load i64, ptr %194, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %191, ptr %193, i64 %195)
  br label %439
196:
  %197 = getelementptr inbounds i8, ptr %5, i64 128
  %198 = load ptr, ptr %197, align 8
  %199 = icmp eq ptr %198, null
  br i1 %199, label %439, label %200
200:
  %201 = getelementptr inbounds i8, ptr %5, i64 64
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds i8, ptr %5, i64 44
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, 2
  %206 = select i1 %205, i64 3, i64 2
  %207 = shl i64 %202, %206
  call void @llvm.memset.p0.i64(ptr align 1 %198, i8 0, i64 %207, i1 false)
  br label %439
208:
  %209 = getelementptr inbounds i8, ptr %5, i64 52
  %210 = load i32, ptr %209, align 4
  %211 = getelementptr inbounds i8, ptr %5, i64 168
  %212 = zext i32 %210 to i64
  br label %213
213:
  %214 = phi i64 [ %212, %208 ], [ %218, %226 ]
  %215 = trunc nuw i64 %214 to i32
  %216 = icmp sgt i32 %215, 0
  br i1 %216, label %217, label %439
217:
  %218 = add nsw i64 %214, -1
  %219 = load ptr, ptr %211, align 8
  %220 = getelementptr inbounds ptr, ptr %219, i64 %218
  %221 = load ptr, ptr %220, align 8
  %222 = getelementptr inbounds i8, ptr %221, i64 28
  store i32 1, ptr %222, align 4
  %223 = getelementptr inbounds i8, ptr %221, i64 188
  %224 = load i32, ptr %223, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %227, label %226
226:
  br label %213
227:
  call void @ne.mpi.p.start(ptr %221)
  br label %226
228:
  %229 = getelementptr inbounds i8, ptr %5, i64 120
  %230 = load ptr, ptr %229, align 8
  %231 = getelementptr inbounds i8, ptr %5, i64 56
  %232 = load i64, ptr %231, align 8
  %233 = call ptr @ne.mpi.p.taken(ptr %5, ptr %230, i64 %232)
  %234 = load i64, ptr %231, align 8
  %235 = getelementptr inbounds i8, ptr %5, i64 44
  %236 = load i32, ptr %235, align 4
  %237 = icmp eq i32 %236, 2
  %238 = select i1 %237, i64 3, i64 2
  %239 = shl i64 %234, %238
  %240 = getelementptr inbounds i8, ptr %5, i64 88
  %241 = load ptr, ptr %240, align 8
  %242 = call ptr @ne.mpi.p.space(i64 %239, ptr %241)
  %243 = getelementptr inbounds i8, ptr %5, i64 16
  %244 = load i32, ptr %243, align 8
  %245 = getelementptr inbounds i8, ptr %5, i64 72
  %246 = load ptr, ptr %245, align 8
  %247 = getelementptr inbounds i8, ptr %5, i64 4
  %248 = load i32, ptr %247, align 4
  %249 = load ptr, ptr %240, align 8
  %250 = call i32 @MPI_Reduce(ptr %233, ptr %242, i32 %244, ptr %246, ptr @ompi_mpi_op_sum, i32 %248, ptr %249)
  %251 = getelementptr inbounds i8, ptr %5, i64 36
  %252 = load i32, ptr %251, align 4
  %253 = load i32, ptr %247, align 4
  %254 = icmp eq i32 %252, %253
  br i1 %254, label %255, label %258
255:
  %256 = load ptr, ptr %229, align 8
  %257 = load i64, ptr %231, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %256, ptr %242, i64 %257)
  br label %258
258:
  call void @free(ptr %233)
  call void @free(ptr %242)
  br label %439
259:
  %260 = getelementptr inbounds i8, ptr %5, i64 36
  %261 = load i32, ptr %260, align 4
  %262 = getelementptr inbounds i8, ptr %5, i64 4
  %263 = load i32, ptr %262, align 4
  %264 = icmp eq i32 %261, %263
  br i1 %264, label %265, label %268
265:
  %266 = getelementptr inbounds i8, ptr %5, i64 128
  %267 = load ptr, ptr %266, align 8
  br label %268
268:
  %269 = phi ptr [ %267, %265 ], [ null, %259 ]
  %270 = getelementptr inbounds i8, ptr %5, i64 56
  %271 = load i64, ptr %270, align 8
  %272 = call ptr @ne.mpi.p.taken(ptr %5, ptr %269, i64 %271)
  %273 = load i32, ptr %5, align 8
  %274 = icmp eq i32 %273, 8
  %275 = getelementptr inbounds i8, ptr %5, i64 88
  %276 = load ptr, ptr %275, align 8
  br i1 %274, label %277, label %285
277:
  %278 = getelementptr inbounds i8, ptr %5, i64 16
  %279 = load i32, ptr %278, align 8
  %280 = getelementptr inbounds i8, ptr %5, i64 72
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds i8, ptr %5, i64 4
  %283 = load i32, ptr %282, align 4
  %284 = call i32 @MPI_Bcast(ptr %272, i32 %279, ptr %281, i32 %283, ptr %276)
  br label %299
285:
  %286 = load i64, ptr %270, align 8
  %287 = getelementptr inbounds i8, ptr %5, i64 44
  %288 = load i32, ptr %287, align 4
  %289 = icmp eq i32 %288, 2
  %290 = select i1 %289, i64 3, i64 2
  %291 = shl i64 %286, %290
  %292 = call ptr @ne.mpi.p.space(i64 %291, ptr %276)
  %293 = getelementptr inbounds i8, ptr %5, i64 16
  %294 = load i32, ptr %293, align 8
  %295 = getelementptr inbounds i8, ptr %5, i64 72
  %296 = load ptr, ptr %295, align 8
  %297 = load ptr, ptr %275, align 8
  %298 = call i32 @MPI_Allreduce(ptr %272, ptr %292, i32 %294, ptr %296, ptr @ompi_mpi_op_sum, ptr %297)
  call void @free(ptr %272)
  br label %299
299:
  %300 = phi ptr [ %272, %277 ], [ %292, %285 ]
  call void @ne.mpi.p.weigh(ptr %5, ptr %300, i32 -1)
  %301 = getelementptr inbounds i8, ptr %5, i64 120
  %302 = load ptr, ptr %301, align 8
  %303 = load i64, ptr %270, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %302, ptr %300, i64 %303)
  call void @free(ptr %300)
  br label %439
304:
  %305 = getelementptr inbounds i8, ptr %5, i64 36
  %306 = load i32, ptr %305, align 4
  %307 = getelementptr inbounds i8, ptr %5, i64 4
  %308 = load i32, ptr %307, align 4
  %309 = icmp eq i32 %306, %308
  br i1 %309, label %310, label %316
310:
  %311 = getelementptr inbounds i8, ptr %5, i64 128
  %312 = load ptr, ptr %311, align 8
  %313 = getelementptr inbounds i8, ptr %5, i64 64
  %314 = load i64, ptr %313, align 8
  %315 = call ptr @ne.mpi.p.taken(ptr %5, ptr %312, i64 %314)
  br label %316
316:
  %317 = phi ptr [ %315, %310 ], [ null, %304 ]
  %318 = getelementptr inbounds i8, ptr %5, i64 56
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds i8, ptr %5, i64 44
  %321 = load i32, ptr %320, align 4
  %322 = icmp eq i32 %321, 2
  %323 = select i1 %322, i64 3, i64 2
  %324 = shl i64 %319, %323
  %325 = getelementptr inbounds i8, ptr %5, i64 88
  %326 = load ptr, ptr %325, align 8
  %327 = call ptr @ne.mpi.p.space(i64 %324, ptr %326)
  %328 = getelementptr inbounds i8, ptr %5, i64 16
  %329 = load i32, ptr %328, align 8
  %330 = getelementptr inbounds i8, ptr %5, i64 72
  %331 = load ptr, ptr %330, align 8
  %332 = load i32, ptr %307, align 4
  %333 = load ptr, ptr %325, align 8
  %334 = call i32 @MPI_Scatter(ptr %317, i32 %329, ptr %331, ptr %327, i32 %329, ptr %331, i32 %332, ptr %333)
  %335 = getelementptr inbounds i8, ptr %5, i64 120
  %336 = load ptr, ptr %335, align 8
  %337 = load i64, ptr %318, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %336, ptr %327, i64 %337)
  call void @free(ptr %317)
  call void @free(ptr %327)
  br label %439
338:
  %339 = getelementptr inbounds i8, ptr %5, i64 128
  %340 = load ptr, ptr %339, align 8
  %341 = getelementptr inbounds i8, ptr %5, i64 56
  %342 = load i64, ptr %341, align 8
  %343 = call ptr @ne.mpi.p.taken(ptr %5, ptr %340, i64 %342)
  %344 = getelementptr inbounds i8, ptr %5, i64 36
  %345 = load i32, ptr %344, align 4
  %346 = getelementptr inbounds i8, ptr %5, i64 4
  %347 = load i32, ptr %346, align 4
  %348 = icmp eq i32 %345, %347
  br i1 %348, label %349, label %361
349:
  %350 = getelementptr inbounds i8, ptr %5, i64 64
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds i8, ptr %5, i64 44
  %353 = load i32, ptr %352, align 4
  %354 = icmp eq i32 %353, 2
  %355 = select i1 %354, i64 3, i64 2
  %356 = shl i64 %351, %355
  %357 = getelementptr inbounds i8, ptr %5, i64 88
  %358 = load ptr, ptr %357, align 8
  %359 = call ptr @ne.mpi.p.space(i64 %356, ptr %358)
  %360 = load i32, ptr %346, align 4
  br label %361
361:
  %362 = phi i32 [ %360, %349 ], [ %347, %338 ]
  %363 = phi ptr [ %359, %349 ], [ null, %338 ]
  %364 = getelementptr inbounds i8, ptr %5, i64 16
  %365 = load i32, ptr %364, align 8
  %366 = getelementptr inbounds i8, ptr %5, i64 72
  %367 = load ptr, ptr %366, align 8
  %368 = getelementptr inbounds i8, ptr %5, i64 88
  %369 = load ptr, ptr %368, align 8
  %370 = call i32 @MPI_Gather(ptr %343, i32 %365, ptr %367, ptr %363, i32 %365, ptr %367, i32 %362, ptr %369)
  %371 = load i32, ptr %344, align 4
  %372 = load i32, ptr %346, align 4
  %373 = icmp eq i32 %371, %372
  br i1 %373, label %374, label %379
374:
  %375 = getelementptr inbounds i8, ptr %5, i64 120
  %376 = load ptr, ptr %375, align 8
  %377 = getelementptr inbounds i8, ptr %5, i64 64
  %378 = load i64, ptr %377, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %376, ptr %363, i64 %378)
  br label %379
379:
  call void @free(ptr %363)
  call void @free(ptr %343)
  br label %439
380:
  %381 = getelementptr inbounds i8, ptr %5, i64 128
  %382 = load ptr, ptr %381, align 8
  %383 = getelementptr inbounds i8, ptr %5, i64 64
  %384 = load i64, ptr %383, align 8
  %385 = call ptr @ne.mpi.p.taken(ptr %5, ptr %382, i64 %384)
  %386 = getelementptr inbounds i8, ptr %5, i64 56
  %387 = load i64, ptr %386, align 8
  %388 = getelementptr inbounds i8, ptr %5, i64 44
  %389 = load i32, ptr %388, align 4
  %390 = icmp eq i32 %389, 2
  %391 = select i1 %390, i64 3, i64 2
  %392 = shl i64 %387, %391
  %393 = getelementptr inbounds i8, ptr %5, i64 88
  %394 = load ptr, ptr %393, align 8
  %395 = call ptr @ne.mpi.p.space(i64 %392, ptr %394)
  %396 = getelementptr inbounds i8, ptr %5, i64 16
  %397 = load i32, ptr %396, align 8
  %398 = getelementptr inbounds i8, ptr %5, i64 72
  %399 = load ptr, ptr %398, align 8
  %400 = load ptr, ptr %393, align 8
  %401 = call i32 @MPI_Reduce_scatter_block(ptr %385, ptr %395, i32 %397, ptr %399, ptr @ompi_mpi_op_sum, ptr %400)
  %402 = getelementptr inbounds i8, ptr %5, i64 120
  %403 = load ptr, ptr %402, align 8
  %404 = load i64, ptr %386, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %403, ptr %395, i64 %404)
  call void @free(ptr %385)
  call void @free(ptr %395)
  br label %439
405:
  %406 = getelementptr inbounds i8, ptr %5, i64 128
  %407 = load ptr, ptr %406, align 8
  %408 = getelementptr inbounds i8, ptr %5, i64 56
  %409 = load i64, ptr %408, align 8
  %410 = call ptr @ne.mpi.p.taken(ptr %5, ptr %407, i64 %409)
  %411 = getelementptr inbounds i8, ptr %5, i64 64
  %412 = load i64, ptr %411, align 8
  %413 = getelementptr inbounds i8, ptr %5, i64 44
  %414 = load i32, ptr %413, align 4
  %415 = icmp eq i32 %414, 2
  %416 = select i1 %415, i64 3, i64 2
  %417 = shl i64 %412, %416
  %418 = getelementptr inbounds i8, ptr %5, i64 88
  %419 = load ptr, ptr %418, align 8
  %420 = call ptr @ne.mpi.p.space(i64 %417, ptr %419)
  %421 = getelementptr inbounds i8, ptr %5, i64 16
  %422 = load i32, ptr %421, align 8
  %423 = getelementptr inbounds i8, ptr %5, i64 72
  %424 = load ptr, ptr %423, align 8
  %425 = load ptr, ptr %418, align 8
  %426 = call i32 @MPI_Allgather(ptr %410, i32 %422, ptr %424, ptr %420, i32 %422, ptr %424, ptr %425)
  %427 = getelementptr inbounds i8, ptr %5, i64 120
  %428 = load ptr, ptr %427, align 8
  %429 = load i64, ptr %411, align 8
  call void @ne.mpi.p.add(ptr %5, ptr %428, ptr %420, i64 %429)
  call void @free(ptr %420)
  call void @free(ptr %410)
  br label %439
430:
  %431 = call i32 @ne.mpi.p.patience()
  %432 = icmp eq i32 %431, 0
  %433 = getelementptr inbounds i8, ptr %5, i64 88
  %434 = load ptr, ptr %433, align 8
  br i1 %432, label %437, label %435
435:
  %436 = call i32 @ne.mpi.p.meet(ptr %434)
  br label %439
437:
  %438 = call i32 @MPI_Barrier(ptr %434)
  br label %439
439:
  call void @ne.mpi.p.drop(ptr %5)
  ret void
}

define linkonce_odr void @ne.mpi.p.hear(ptr %0, ptr %1) noinline nounwind {
  %3 = load i32, ptr %1, align 8
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %5, label %50
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
  %15 = getelementptr inbounds i8, ptr %0, i64 36
  %16 = tail call i32 @MPI_Comm_rank(ptr %14, ptr %15)
  %17 = getelementptr inbounds i8, ptr %0, i64 192
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
  %28 = load i32, ptr %15, align 4
  %29 = load i32, ptr %7, align 4
  %30 = getelementptr inbounds i8, ptr %1, i64 16
  %31 = load i32, ptr %30, align 8
  %32 = load ptr, ptr %9, align 8
  tail call void @ne.mpi.p.differ(i32 %28, i32 %29, i32 %31, ptr %32)
  br label %33
33:
  %34 = getelementptr inbounds i8, ptr %0, i64 232
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
  %46 = load i32, ptr %15, align 4
  %47 = getelementptr inbounds i8, ptr %1, i64 16
  %48 = load i32, ptr %47, align 8
  %49 = load ptr, ptr %9, align 8
  tail call void @ne.mpi.p.differ(i32 %45, i32 %46, i32 %48, ptr %49)
  br label %50
50:
  ret void
}

define linkonce_odr void @ne.mpi.p.release(ptr nocapture %0) noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 184
  %3 = getelementptr inbounds i8, ptr %0, i64 176
  br label %4
4:
  %5 = phi i64 [ %27, %26 ], [ 0, %1 ]
  %6 = load i32, ptr %2, align 8
  %7 = sext i32 %6 to i64
  %8 = icmp slt i64 %5, %7
  br i1 %8, label %10, label %9
9:
  ret void
10:
  %11 = load ptr, ptr %3, align 8
  %12 = getelementptr inbounds ptr, ptr %11, i64 %5
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 188
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 %15, -1
  store i32 %16, ptr %14, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %26
18:
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds ptr, ptr %19, i64 %5
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 28
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25
25:
  tail call void @ne.mpi.p.start(ptr %21)
  br label %26
26:
  %27 = add nuw nsw i64 %5, 1
  br label %4
}

define linkonce_odr void @ne.mpi.p.drop(ptr %0) noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 136
  %3 = load ptr, ptr %2, align 8
  tail call void @free(ptr %3)
  %4 = getelementptr inbounds i8, ptr %0, i64 144
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr %5)
  %6 = getelementptr inbounds i8, ptr %0, i64 152
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr %7)
  %8 = getelementptr inbounds i8, ptr %0, i64 168
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 176
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr %11)
  tail call void @free(ptr %0)
  ret void
}

define linkonce_odr void @ne.mpi.p.Send_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %6) noinline nounwind {
  %8 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %9 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %8, i8 0, i64 272, i1 false)
  %10 = ptrtoint ptr %8 to i64
  %11 = call ptr @ne.mpi.p.fill(i64 %10, i32 1, i32 %1, ptr %2, ptr %5, i32 0)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14
14:
  %15 = getelementptr inbounds i8, ptr %11, i64 56
  %16 = load i64, ptr %15, align 8
  %17 = call ptr @ne.mpi.p.or_zeros(ptr %11, ptr %6, i64 %16)
  %18 = call i32 @ne.mpi.p.start_tangent(ptr %17, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %9)
  %19 = call i32 @ne.mpi.p.ended(i32 %18, ptr %9, i32 %3, ptr %5)
  call void @ne.mpi.p.end(ptr %11, i32 %19)
  br label %20
20:
  ret void
}

declare void @llvm.memset.p0.i64(ptr nocapture, i8, i64, i1 immarg)

define linkonce_odr void @ne.mpi.p.end(ptr nocapture %0, i32 %1) noinline nounwind {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %7, label %4
4:
  %5 = getelementptr inbounds i8, ptr %0, i64 88
  %6 = load ptr, ptr %5, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.19, ptr %6)
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
  %15 = getelementptr inbounds i8, ptr %0, i64 152
  %16 = load ptr, ptr %15, align 8
  tail call void @free(ptr %16)
  ret void
}

define linkonce_odr i32 @ne.mpi.p.start_tangent(ptr %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %6) noinline nounwind {
  %8 = tail call i32 @ne.mpi.p.patience()
  %9 = icmp eq i32 %8, 0
  %10 = add nsw i32 %4, 20011
  br i1 %9, label %13, label %11
11:
  %12 = tail call i32 @MPI_Issend(ptr %0, i32 %1, ptr %2, i32 %3, i32 %10, ptr %5, ptr %6)
  br label %15
13:
  %14 = tail call i32 @MPI_Isend(ptr %0, i32 %1, ptr %2, i32 %3, i32 %10, ptr %5, ptr %6)
  br label %15
15:
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  ret i32 %16
}

define linkonce_odr ptr @ne.mpi.p.or_zeros(ptr nocapture %0, ptr %1, i64 %2) noinline nounwind {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %5, label %15
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 44
  %7 = load i32, ptr %6, align 4
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
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %10 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %9, i8 0, i64 272, i1 false)
  %11 = ptrtoint ptr %9 to i64
  %12 = call ptr @ne.mpi.p.fill(i64 %11, i32 2, i32 %1, ptr %2, ptr %5, i32 0)
  call void @ne.mpi.p.name_both(ptr %12, i32 %3, i32 %4)
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %22, label %15
15:
  %16 = getelementptr inbounds i8, ptr %12, i64 56
  %17 = load i64, ptr %16, align 8
  %18 = call ptr @ne.mpi.p.or_zeros(ptr %12, ptr %7, i64 %17)
  %19 = add nsw i32 %4, 20011
  %20 = call i32 @MPI_Irecv(ptr %18, i32 %1, ptr %2, i32 %3, i32 %19, ptr %5, ptr %10)
  %21 = call i32 @ne.mpi.p.ended(i32 %20, ptr %10, i32 %3, ptr %5)
  call void @ne.mpi.p.end(ptr %12, i32 %21)
  br label %22
22:
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
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.20, ptr %12)
  br label %13
13:
  ret void
}

define linkonce_odr void @ne.mpi.p.Sendrecv_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr nocapture %5, i32 %6, ptr %7, i32 %8, i32 %9, ptr %10, ptr nocapture %11, ptr %12, ptr %13) noinline nounwind {
  %15 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %15, i8 0, i64 272, i1 false)
  %19 = ptrtoint ptr %15 to i64
  %20 = call ptr @ne.mpi.p.fill(i64 %19, i32 5, i32 %1, ptr %2, ptr %10, i32 0)
  call void @ne.mpi.p.name_both(ptr %20, i32 %8, i32 %9)
  %21 = call i32 @ne.mpi.p.kind_of(ptr %7, ptr %16)
  %22 = getelementptr inbounds i8, ptr %20, i64 44
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %21, %23
  br i1 %24, label %26, label %25
25:
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text, ptr %10)
  br label %26
26:
  %27 = load i32, ptr %20, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %74, label %29
29:
  %30 = icmp eq ptr %12, null
  br i1 %30, label %31, label %39
31:
  %32 = getelementptr inbounds i8, ptr %20, i64 56
  %33 = load i64, ptr %32, align 8
  %34 = load i32, ptr %22, align 4
  %35 = icmp eq i32 %34, 2
  %36 = select i1 %35, i64 3, i64 2
  %37 = shl i64 %33, %36
  %38 = call ptr @ne.mpi.p.space(i64 %37, ptr %10)
  br label %39
39:
  %40 = phi ptr [ %38, %31 ], [ %12, %29 ]
  %41 = icmp eq ptr %13, null
  br i1 %41, label %42, label %52
42:
  %43 = sext i32 %6 to i64
  %44 = load i32, ptr %16, align 4
  %45 = sext i32 %44 to i64
  %46 = mul nsw i64 %45, %43
  %47 = load i32, ptr %22, align 4
  %48 = icmp eq i32 %47, 2
  %49 = select i1 %48, i64 3, i64 2
  %50 = shl i64 %46, %49
  %51 = call ptr @ne.mpi.p.space(i64 %50, ptr %10)
  br label %52
52:
  %53 = phi ptr [ %51, %42 ], [ %13, %39 ]
  %54 = add nsw i32 %9, 20011
  %55 = call i32 @MPI_Irecv(ptr %53, i32 %6, ptr %7, i32 %8, i32 %54, ptr %10, ptr %17)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %65
57:
  %58 = call i32 @ne.mpi.p.start_tangent(ptr %40, i32 %1, ptr %2, i32 %3, i32 %4, ptr %10, ptr %18)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %65
60:
  %61 = call i32 @ne.mpi.p.ended(i32 0, ptr %17, i32 %8, ptr %10)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %65
63:
  %64 = call i32 @ne.mpi.p.ended(i32 0, ptr %18, i32 %3, ptr %10)
  br label %65
65:
  %66 = phi i32 [ %61, %60 ], [ %64, %63 ], [ %58, %57 ], [ %55, %52 ]
  br i1 %30, label %67, label %68
67:
  call void @free(ptr %40)
  br label %68
68:
  br i1 %41, label %69, label %74
69:
  %70 = sext i32 %6 to i64
  %71 = load i32, ptr %16, align 4
  %72 = sext i32 %71 to i64
  %73 = mul nsw i64 %72, %70
  call void @ne.mpi.p.dropped(ptr %20, ptr %53, i64 %73)
  call void @free(ptr %53)
  br label %74
74:
  %75 = phi i32 [ 0, %26 ], [ %66, %69 ], [ %66, %68 ]
  call void @ne.mpi.p.end(ptr %20, i32 %75)
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
  %9 = getelementptr inbounds i8, ptr %0, i64 44
  %10 = getelementptr inbounds i8, ptr %0, i64 88
  %11 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  br label %12
12:
  %13 = phi i64 [ %29, %28 ], [ 0, %8 ]
  %14 = icmp eq i64 %13, %11
  br i1 %14, label %30, label %15
15:
  %16 = load i32, ptr %9, align 4
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
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.21, ptr %27)
  br label %28
28:
  %29 = add nuw i64 %13, 1
  br label %12
30:
  ret void
}

define linkonce_odr void @ne.mpi.p.Isend_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr nocapture %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %9, i8 0, i64 272, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.p.fill(i64 %10, i32 3, i32 %1, ptr %2, ptr %5, i32 0)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = icmp eq i32 %3, -2
  %15 = or i1 %14, %13
  br i1 %15, label %28, label %16
16:
  %17 = call ptr @ne.mpi.p.space(i64 272, ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(272) %17, ptr align 8 dereferenceable(272) %9, i64 272, i1 false)
  %18 = getelementptr inbounds i8, ptr %11, i64 56
  %19 = load i64, ptr %18, align 8
  %20 = call ptr @ne.mpi.p.or_zeros(ptr %17, ptr %7, i64 %19)
  %21 = getelementptr inbounds i8, ptr %17, i64 112
  %22 = call i32 @ne.mpi.p.start_tangent(ptr %20, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %21)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24
24:
  call void @ne.mpi.p.end(ptr %11, i32 1)
  br label %25
25:
  %26 = getelementptr inbounds i8, ptr %17, i64 4
  store i32 %3, ptr %26, align 4
  %27 = load ptr, ptr %6, align 8
  call void @ne.mpi.p.begin(ptr %17, ptr %27, i32 3)
  br label %28
28:
  ret void
}

define linkonce_odr void @ne.mpi.p.Irecv_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr nocapture %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %9, i8 0, i64 272, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.p.fill(i64 %10, i32 4, i32 %1, ptr %2, ptr %5, i32 0)
  call void @ne.mpi.p.name_both(ptr %11, i32 %3, i32 %4)
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = icmp eq i32 %3, -2
  %15 = or i1 %14, %13
  br i1 %15, label %29, label %16
16:
  %17 = call ptr @ne.mpi.p.space(i64 272, ptr %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(272) %17, ptr align 8 dereferenceable(272) %9, i64 272, i1 false)
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
  %27 = getelementptr inbounds i8, ptr %17, i64 8
  store i32 %3, ptr %27, align 8
  %28 = load ptr, ptr %6, align 8
  call void @ne.mpi.p.begin(ptr %17, ptr %28, i32 4)
  br label %29
29:
  ret void
}

define linkonce_odr void @ne.mpi.p.completed_tangent(i64 %0, i32 %1) noinline nounwind {
  %3 = inttoptr i64 %0 to ptr
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %39, label %5
5:
  %6 = getelementptr inbounds i8, ptr %3, i64 52
  %7 = getelementptr inbounds i8, ptr %3, i64 168
  br label %8
8:
  %9 = phi i64 [ 0, %5 ], [ %38, %37 ]
  %10 = load i32, ptr %6, align 4
  %11 = sext i32 %10 to i64
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %14, label %13
13:
  tail call void @ne.mpi.p.drop(ptr %3)
  br label %39
14:
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 %9
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 112
  %19 = load i32, ptr %17, align 8
  %20 = icmp eq i32 %19, 4
  %21 = select i1 %20, i64 8, i64 4
  %22 = getelementptr inbounds i8, ptr %17, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i8, ptr %17, i64 88
  %25 = load ptr, ptr %24, align 8
  %26 = tail call i32 @ne.mpi.p.ended(i32 0, ptr %18, i32 %23, ptr %25)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28
28:
  tail call void @ne.mpi.p.end(ptr %17, i32 %26)
  br label %29
29:
  %30 = load i32, ptr %17, align 8
  %31 = icmp eq i32 %30, 4
  br i1 %31, label %32, label %37
32:
  %33 = getelementptr inbounds i8, ptr %17, i64 136
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %17, i64 56
  %36 = load i64, ptr %35, align 8
  tail call void @ne.mpi.p.dropped(ptr %17, ptr %34, i64 %36)
  br label %37
37:
  tail call void @ne.mpi.p.drop(ptr %17)
  %38 = add nuw nsw i64 %9, 1
  br label %8
39:
  ret void
}

define linkonce_odr void @ne.mpi.p.Bcast_tangent(ptr nocapture %0, i32 %1, ptr %2, i32 %3, ptr %4, ptr %5) noinline nounwind {
  %7 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %8 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %7, i8 0, i64 272, i1 false)
  %9 = ptrtoint ptr %7 to i64
  %10 = call ptr @ne.mpi.p.fill(i64 %9, i32 7, i32 %1, ptr %2, ptr %4, i32 0)
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %37, label %13
13:
  %14 = call i32 @ne.mpi.p.patience()
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %30, label %16
16:
  %17 = getelementptr inbounds i8, ptr %10, i64 88
  %18 = load ptr, ptr %17, align 8
  %19 = call i32 @ne.mpi.p.meet(ptr %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %35
21:
  %22 = getelementptr inbounds i8, ptr %10, i64 56
  %23 = load i64, ptr %22, align 8
  %24 = call ptr @ne.mpi.p.or_zeros(ptr %10, ptr %5, i64 %23)
  %25 = call i32 @MPI_Ibcast(ptr %24, i32 %1, ptr %2, i32 %3, ptr %4, ptr %8)
  %26 = load ptr, ptr %17, align 8
  %27 = call i32 @ne.mpi.p.ended(i32 %25, ptr %8, i32 -100, ptr %26)
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i32
  br label %35
30:
  %31 = getelementptr inbounds i8, ptr %10, i64 56
  %32 = load i64, ptr %31, align 8
  %33 = call ptr @ne.mpi.p.or_zeros(ptr %10, ptr %5, i64 %32)
  %34 = call i32 @MPI_Bcast(ptr %33, i32 %1, ptr %2, i32 %3, ptr %4)
  br label %35
35:
  %36 = phi i32 [ %34, %30 ], [ 1, %16 ], [ %29, %21 ]
  call void @ne.mpi.p.end(ptr %10, i32 %36)
  br label %37
37:
  ret void
}

define linkonce_odr void @ne.mpi.p.Reduce_tangent(ptr %0, ptr nocapture %1, i32 %2, ptr %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %10, i8 0, i64 272, i1 false)
  %11 = ptrtoint ptr %10 to i64
  %12 = call ptr @ne.mpi.p.fill(i64 %11, i32 8, i32 %2, ptr %3, ptr %6, i32 0)
  %13 = getelementptr inbounds i8, ptr %12, i64 96
  store ptr %4, ptr %13, align 8
  call void @ne.mpi.p.reduction_tangent(ptr %12, ptr %0, ptr %1, ptr %7, ptr %8, i32 %5)
  ret void
}

define linkonce_odr void @ne.mpi.p.reduction_tangent(ptr %0, ptr %1, ptr nocapture %2, ptr %3, ptr %4, i32 %5) noinline nounwind {
  %7 = alloca ptr, align 8
  %8 = icmp eq ptr %1, inttoptr (i64 1 to ptr)
  %9 = icmp slt i32 %5, 0
  %10 = load i32, ptr %0, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %178, label %12
12:
  %13 = getelementptr inbounds i8, ptr %0, i64 96
  %14 = load ptr, ptr %13, align 8
  tail call void @ne.mpi.p.check_operation(ptr %0, ptr %14)
  %15 = load ptr, ptr %13, align 8
  %16 = icmp ne ptr %15, @ompi_mpi_op_sum
  %17 = and i1 %8, %16
  br i1 %17, label %18, label %21
18:
  %19 = getelementptr inbounds i8, ptr %0, i64 88
  %20 = load ptr, ptr %19, align 8
  tail call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.22, ptr %20)
  br label %21
21:
  %22 = getelementptr inbounds i8, ptr %0, i64 88
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 36
  %25 = tail call i32 @MPI_Comm_rank(ptr %23, ptr %24)
  %26 = getelementptr inbounds i8, ptr %0, i64 56
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 44
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 2
  %31 = select i1 %30, i64 3, i64 2
  %32 = shl i64 %27, %31
  %33 = load ptr, ptr %22, align 8
  %34 = tail call ptr @ne.mpi.p.space(i64 %32, ptr %33)
  %35 = load i64, ptr %26, align 8
  %36 = load i32, ptr %28, align 4
  %37 = icmp eq i32 %36, 2
  %38 = select i1 %37, i64 3, i64 2
  %39 = shl i64 %35, %38
  %40 = load ptr, ptr %22, align 8
  %41 = tail call ptr @ne.mpi.p.space(i64 %39, ptr %40)
  br i1 %8, label %42, label %44
42:
  %43 = icmp eq ptr %4, null
  br i1 %43, label %53, label %46
44:
  %45 = icmp eq ptr %3, null
  br i1 %45, label %53, label %46
46:
  %47 = phi ptr [ %3, %44 ], [ %4, %42 ]
  %48 = load i64, ptr %26, align 8
  %49 = load i32, ptr %28, align 4
  %50 = icmp eq i32 %49, 2
  %51 = select i1 %50, i64 3, i64 2
  %52 = shl i64 %48, %51
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %34, ptr align 1 %47, i64 %52, i1 false)
  br label %53
53:
  %54 = tail call i32 @ne.mpi.p.is_extremum(ptr %0)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %103, label %56
56:
  %57 = load i64, ptr %26, align 8
  %58 = load i32, ptr %28, align 4
  %59 = icmp eq i32 %58, 2
  %60 = select i1 %59, i64 3, i64 2
  %61 = shl i64 %57, %60
  %62 = load ptr, ptr %22, align 8
  %63 = tail call ptr @ne.mpi.p.space(i64 %61, ptr %62)
  br i1 %9, label %96, label %64
64:
  %65 = load i32, ptr %24, align 4
  %66 = icmp eq i32 %65, %5
  br i1 %66, label %67, label %73
67:
  %68 = load i64, ptr %26, align 8
  %69 = load i32, ptr %28, align 4
  %70 = icmp eq i32 %69, 2
  %71 = select i1 %70, i64 3, i64 2
  %72 = shl i64 %68, %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %63, ptr align 1 %2, i64 %72, i1 false)
  br label %73
73:
  %74 = tail call i32 @ne.mpi.p.patience()
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %89, label %76
76:
  %77 = load ptr, ptr %22, align 8
  %78 = tail call i32 @ne.mpi.p.meet(ptr %77)
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %102
80:
  %81 = getelementptr inbounds i8, ptr %0, i64 16
  %82 = load i32, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %0, i64 72
  %84 = load ptr, ptr %83, align 8
  %85 = load ptr, ptr %22, align 8
  %86 = call i32 @MPI_Ibcast(ptr %63, i32 %82, ptr %84, i32 %5, ptr %85, ptr %7)
  %87 = load ptr, ptr %22, align 8
  %88 = call i32 @ne.mpi.p.ended(i32 %86, ptr %7, i32 -100, ptr %87)
  br label %102
89:
  %90 = getelementptr inbounds i8, ptr %0, i64 16
  %91 = load i32, ptr %90, align 8
  %92 = getelementptr inbounds i8, ptr %0, i64 72
  %93 = load ptr, ptr %92, align 8
  %94 = load ptr, ptr %22, align 8
  %95 = tail call i32 @MPI_Bcast(ptr %63, i32 %91, ptr %93, i32 %5, ptr %94)
  br label %102
96:
  %97 = load i64, ptr %26, align 8
  %98 = load i32, ptr %28, align 4
  %99 = icmp eq i32 %98, 2
  %100 = select i1 %99, i64 3, i64 2
  %101 = shl i64 %97, %100
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %63, ptr align 1 %2, i64 %101, i1 false)
  br label %102
102:
  call void @ne.mpi.p.find_winners(ptr %0, ptr %1, ptr %63)
  call void @free(ptr %63)
  br label %107
103:
  %104 = load ptr, ptr %13, align 8
  %105 = icmp eq ptr %104, @ompi_mpi_op_prod
  br i1 %105, label %106, label %107
106:
  tail call void @ne.mpi.p.find_factors(ptr %0, ptr %1)
  br label %107
107:
  call void @ne.mpi.p.weigh(ptr %0, ptr %34, i32 1)
  %108 = call i32 @ne.mpi.p.patience()
  %109 = icmp eq i32 %108, 0
  br i1 %9, label %110, label %133
110:
  br i1 %109, label %126, label %111
111:
  %112 = load ptr, ptr %22, align 8
  %113 = call i32 @ne.mpi.p.meet(ptr %112)
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %156
115:
  %116 = getelementptr inbounds i8, ptr %0, i64 16
  %117 = load i32, ptr %116, align 8
  %118 = getelementptr inbounds i8, ptr %0, i64 72
  %119 = load ptr, ptr %118, align 8
  %120 = load ptr, ptr %22, align 8
  %121 = call i32 @MPI_Iallreduce(ptr %34, ptr %41, i32 %117, ptr %119, ptr @ompi_mpi_op_sum, ptr %120, ptr %7)
  %122 = load ptr, ptr %22, align 8
  %123 = call i32 @ne.mpi.p.ended(i32 %121, ptr %7, i32 -100, ptr %122)
  %124 = icmp ne i32 %123, 0
  %125 = zext i1 %124 to i32
  br label %156
126:
  %127 = getelementptr inbounds i8, ptr %0, i64 16
  %128 = load i32, ptr %127, align 8
  %129 = getelementptr inbounds i8, ptr %0, i64 72
  %130 = load ptr, ptr %129, align 8
  %131 = load ptr, ptr %22, align 8
  %132 = call i32 @MPI_Allreduce(ptr %34, ptr %41, i32 %128, ptr %130, ptr @ompi_mpi_op_sum, ptr %131)
  br label %156
133:
  br i1 %109, label %149, label %134
134:
  %135 = load ptr, ptr %22, align 8
  %136 = call i32 @ne.mpi.p.meet(ptr %135)
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %156
138:
  %139 = getelementptr inbounds i8, ptr %0, i64 16
  %140 = load i32, ptr %139, align 8
  %141 = getelementptr inbounds i8, ptr %0, i64 72
  %142 = load ptr, ptr %141, align 8
  %143 = load ptr, ptr %22, align 8
  %144 = call i32 @MPI_Ireduce(ptr %34, ptr %41, i32 %140, ptr %142, ptr @ompi_mpi_op_sum, i32 %5, ptr %143, ptr %7)
  %145 = load ptr, ptr %22, align 8
  %146 = call i32 @ne.mpi.p.ended(i32 %144, ptr %7, i32 -100, ptr %145)
  %147 = icmp ne i32 %146, 0
  %148 = zext i1 %147 to i32
  br label %156
149:
  %150 = getelementptr inbounds i8, ptr %0, i64 16
  %151 = load i32, ptr %150, align 8
  %152 = getelementptr inbounds i8, ptr %0, i64 72
  %153 = load ptr, ptr %152, align 8
  %154 = load ptr, ptr %22, align 8
  %155 = call i32 @MPI_Reduce(ptr %34, ptr %41, i32 %151, ptr %153, ptr @ompi_mpi_op_sum, i32 %5, ptr %154)
  br label %156
156:
  %157 = phi i32 [ %132, %126 ], [ %155, %149 ], [ 1, %111 ], [ %125, %115 ], [ 1, %134 ], [ %148, %138 ]
  %158 = icmp eq ptr %4, null
  br i1 %158, label %169, label %159
159:
  br i1 %9, label %163, label %160
160:
  %161 = load i32, ptr %24, align 4
  %162 = icmp eq i32 %161, %5
  br i1 %162, label %163, label %172
163:
  %164 = load i64, ptr %26, align 8
  %165 = load i32, ptr %28, align 4
  %166 = icmp eq i32 %165, 2
  %167 = select i1 %166, i64 3, i64 2
  %168 = shl i64 %164, %167
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %41, i64 %168, i1 false)
  br label %177
169:
  br i1 %9, label %175, label %170
170:
  %171 = load i32, ptr %24, align 4
  br label %172
172:
  %173 = phi i32 [ %171, %170 ], [ %161, %160 ]
  %174 = icmp eq i32 %173, %5
  br i1 %174, label %175, label %177
175:
  %176 = load i64, ptr %26, align 8
  call void @ne.mpi.p.dropped(ptr %0, ptr %41, i64 %176)
  br label %177
177:
  call void @free(ptr %34)
  call void @free(ptr %41)
  call void @ne.mpi.p.end(ptr %0, i32 %157)
  br label %178
178:
  ret void
}

define linkonce_odr void @ne.mpi.p.Allreduce_tangent(ptr %0, ptr nocapture %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %9, i8 0, i64 272, i1 false)
  %10 = ptrtoint ptr %9 to i64
  %11 = call ptr @ne.mpi.p.fill(i64 %10, i32 9, i32 %2, ptr %3, ptr %5, i32 0)
  %12 = getelementptr inbounds i8, ptr %11, i64 96
  store ptr %4, ptr %12, align 8
  call void @ne.mpi.p.reduction_tangent(ptr %11, ptr %0, ptr %1, ptr %6, ptr %7, i32 -1)
  ret void
}

define linkonce_odr void @ne.mpi.p.Gather_tangent(ptr %0, i32 %1, ptr %2, ptr nocapture %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) noinline nounwind {
  %11 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %12 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %11, i8 0, i64 272, i1 false)
  %13 = ptrtoint ptr %11 to i64
  %14 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %15 = zext i1 %14 to i32
  %16 = call ptr @ne.mpi.p.parts(i64 %13, i32 10, i32 %1, ptr %2, i32 %4, ptr %5, i32 %6, ptr %7, i32 %15)
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %63, label %19
19:
  br i1 %14, label %24, label %20
20:
  %21 = getelementptr inbounds i8, ptr %16, i64 56
  %22 = load i64, ptr %21, align 8
  %23 = call ptr @ne.mpi.p.or_zeros(ptr %16, ptr %8, i64 %22)
  br label %24
24:
  %25 = phi ptr [ %23, %20 ], [ inttoptr (i64 1 to ptr), %19 ]
  %26 = getelementptr inbounds i8, ptr %16, i64 36
  %27 = load i32, ptr %26, align 4
  %28 = icmp ne i32 %27, %6
  %29 = icmp ne ptr %9, null
  %30 = or i1 %29, %28
  br i1 %30, label %40, label %31
31:
  %32 = getelementptr inbounds i8, ptr %16, i64 64
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %16, i64 44
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 2
  %37 = select i1 %36, i64 3, i64 2
  %38 = shl i64 %33, %37
  %39 = call ptr @ne.mpi.p.space(i64 %38, ptr %7)
  br label %40
40:
  %41 = phi ptr [ %39, %31 ], [ %9, %24 ]
  %42 = call i32 @ne.mpi.p.patience()
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %55, label %44
44:
  %45 = getelementptr inbounds i8, ptr %16, i64 88
  %46 = load ptr, ptr %45, align 8
  %47 = call i32 @ne.mpi.p.meet(ptr %46)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %57
49:
  %50 = call i32 @MPI_Igather(ptr %25, i32 %1, ptr %2, ptr %41, i32 %4, ptr %5, i32 %6, ptr %7, ptr %12)
  %51 = load ptr, ptr %45, align 8
  %52 = call i32 @ne.mpi.p.ended(i32 %50, ptr %12, i32 -100, ptr %51)
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i32
  br label %57
55:
  %56 = call i32 @MPI_Gather(ptr %25, i32 %1, ptr %2, ptr %41, i32 %4, ptr %5, i32 %6, ptr %7)
  br label %57
57:
  %58 = phi i32 [ %56, %55 ], [ 1, %44 ], [ %54, %49 ]
  call void @ne.mpi.p.end(ptr %16, i32 %58)
  %59 = icmp eq ptr %41, %9
  br i1 %59, label %63, label %60
60:
  %61 = getelementptr inbounds i8, ptr %16, i64 64
  %62 = load i64, ptr %61, align 8
  call void @ne.mpi.p.dropped(ptr %16, ptr %41, i64 %62)
  call void @free(ptr %41)
  br label %63
63:
  ret void
}

declare i32 @MPI_Igather(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr)

define linkonce_odr void @ne.mpi.p.Scatter_tangent(ptr nocapture %0, i32 %1, ptr %2, ptr %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9) noinline nounwind {
  %11 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %12 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %11, i8 0, i64 272, i1 false)
  %13 = ptrtoint ptr %11 to i64
  %14 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %15 = zext i1 %14 to i32
  %16 = call ptr @ne.mpi.p.parts(i64 %13, i32 11, i32 %4, ptr %5, i32 %1, ptr %2, i32 %6, ptr %7, i32 %15)
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %61, label %19
19:
  br i1 %14, label %24, label %20
20:
  %21 = getelementptr inbounds i8, ptr %16, i64 56
  %22 = load i64, ptr %21, align 8
  %23 = call ptr @ne.mpi.p.or_zeros(ptr %16, ptr %9, i64 %22)
  br label %24
24:
  %25 = phi ptr [ %23, %20 ], [ inttoptr (i64 1 to ptr), %19 ]
  %26 = getelementptr inbounds i8, ptr %16, i64 36
  %27 = load i32, ptr %26, align 4
  %28 = icmp ne i32 %27, %6
  %29 = icmp ne ptr %8, null
  %30 = or i1 %29, %28
  br i1 %30, label %40, label %31
31:
  %32 = getelementptr inbounds i8, ptr %16, i64 64
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %16, i64 44
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 2
  %37 = select i1 %36, i64 3, i64 2
  %38 = shl i64 %33, %37
  %39 = call ptr @ne.mpi.p.space(i64 %38, ptr %7)
  br label %40
40:
  %41 = phi ptr [ %39, %31 ], [ %8, %24 ]
  %42 = call i32 @ne.mpi.p.patience()
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %55, label %44
44:
  %45 = getelementptr inbounds i8, ptr %16, i64 88
  %46 = load ptr, ptr %45, align 8
  %47 = call i32 @ne.mpi.p.meet(ptr %46)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %57
49:
  %50 = call i32 @MPI_Iscatter(ptr %41, i32 %1, ptr %2, ptr %25, i32 %4, ptr %5, i32 %6, ptr %7, ptr %12)
  %51 = load ptr, ptr %45, align 8
  %52 = call i32 @ne.mpi.p.ended(i32 %50, ptr %12, i32 -100, ptr %51)
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i32
  br label %57
55:
  %56 = call i32 @MPI_Scatter(ptr %41, i32 %1, ptr %2, ptr %25, i32 %4, ptr %5, i32 %6, ptr %7)
  br label %57
57:
  %58 = phi i32 [ %56, %55 ], [ 1, %44 ], [ %54, %49 ]
  call void @ne.mpi.p.end(ptr %16, i32 %58)
  %59 = icmp eq ptr %41, %8
  br i1 %59, label %61, label %60
60:
  call void @free(ptr %41)
  br label %61
61:
  ret void
}

declare i32 @MPI_Iscatter(ptr, i32, ptr, ptr, i32, ptr, i32, ptr, ptr)

define linkonce_odr void @ne.mpi.p.Allgather_tangent(ptr %0, i32 %1, ptr %2, ptr nocapture %3, i32 %4, ptr %5, ptr %6, ptr %7, ptr %8) noinline nounwind {
  %10 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %11 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %10, i8 0, i64 272, i1 false)
  %12 = ptrtoint ptr %10 to i64
  %13 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %14 = zext i1 %13 to i32
  %15 = call ptr @ne.mpi.p.parts(i64 %12, i32 12, i32 %1, ptr %2, i32 %4, ptr %5, i32 0, ptr %6, i32 %14)
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %58, label %18
18:
  br i1 %13, label %23, label %19
19:
  %20 = getelementptr inbounds i8, ptr %15, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = call ptr @ne.mpi.p.or_zeros(ptr %15, ptr %7, i64 %21)
  br label %23
23:
  %24 = phi ptr [ %22, %19 ], [ inttoptr (i64 1 to ptr), %18 ]
  %25 = icmp eq ptr %8, null
  br i1 %25, label %26, label %35
26:
  %27 = getelementptr inbounds i8, ptr %15, i64 64
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %15, i64 44
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 2
  %32 = select i1 %31, i64 3, i64 2
  %33 = shl i64 %28, %32
  %34 = call ptr @ne.mpi.p.space(i64 %33, ptr %6)
  br label %35
35:
  %36 = phi ptr [ %34, %26 ], [ %8, %23 ]
  %37 = call i32 @ne.mpi.p.patience()
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %50, label %39
39:
  %40 = getelementptr inbounds i8, ptr %15, i64 88
  %41 = load ptr, ptr %40, align 8
  %42 = call i32 @ne.mpi.p.meet(ptr %41)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %52
44:
  %45 = call i32 @MPI_Iallgather(ptr %24, i32 %1, ptr %2, ptr %36, i32 %4, ptr %5, ptr %6, ptr %11)
  %46 = load ptr, ptr %40, align 8
  %47 = call i32 @ne.mpi.p.ended(i32 %45, ptr %11, i32 -100, ptr %46)
  %48 = icmp ne i32 %47, 0
  %49 = zext i1 %48 to i32
  br label %52
50:
  %51 = call i32 @MPI_Allgather(ptr %24, i32 %1, ptr %2, ptr %36, i32 %4, ptr %5, ptr %6)
  br label %52
52:
  %53 = phi i32 [ %51, %50 ], [ 1, %39 ], [ %49, %44 ]
  call void @ne.mpi.p.end(ptr %15, i32 %53)
  %54 = icmp eq ptr %36, %8
  br i1 %54, label %58, label %55
55:
  %56 = getelementptr inbounds i8, ptr %15, i64 64
  %57 = load i64, ptr %56, align 8
  call void @ne.mpi.p.dropped(ptr %15, ptr %36, i64 %57)
  call void @free(ptr %36)
  br label %58
58:
  ret void
}

declare i32 @MPI_Iallgather(ptr, i32, ptr, ptr, i32, ptr, ptr, ptr)

define linkonce_odr void @ne.mpi.p.Reduce_scatter_block_tangent(ptr %0, ptr nocapture %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, { i32, i32, i32, i32, i32, ptr, ptr }, { i32, i32, i32, i32, i32, ptr, ptr } }, align 8
  %10 = alloca ptr, align 8
  call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(272) %9, i8 0, i64 272, i1 false)
  %11 = ptrtoint ptr %9 to i64
  %12 = call ptr @ne.mpi.p.parts(i64 %11, i32 13, i32 %2, ptr %3, i32 %2, ptr %3, i32 0, ptr %5, i32 0)
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %58, label %15
15:
  %16 = icmp ne ptr %4, @ompi_mpi_op_sum
  %17 = icmp eq ptr %0, inttoptr (i64 1 to ptr)
  %18 = or i1 %17, %16
  br i1 %18, label %19, label %20
19:
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.3, ptr %5)
  br label %20
20:
  %21 = icmp eq ptr %6, null
  br i1 %21, label %22, label %31
22:
  %23 = getelementptr inbounds i8, ptr %12, i64 64
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %12, i64 44
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 2
  %28 = select i1 %27, i64 3, i64 2
  %29 = shl i64 %24, %28
  %30 = call ptr @ne.mpi.p.space(i64 %29, ptr %5)
  br label %31
31:
  %32 = phi ptr [ %30, %22 ], [ %6, %20 ]
  %33 = call i32 @ne.mpi.p.patience()
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %49, label %35
35:
  %36 = getelementptr inbounds i8, ptr %12, i64 88
  %37 = load ptr, ptr %36, align 8
  %38 = call i32 @ne.mpi.p.meet(ptr %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %54
40:
  %41 = getelementptr inbounds i8, ptr %12, i64 56
  %42 = load i64, ptr %41, align 8
  %43 = call ptr @ne.mpi.p.or_zeros(ptr %12, ptr %7, i64 %42)
  %44 = call i32 @MPI_Ireduce_scatter_block(ptr %32, ptr %43, i32 %2, ptr %3, ptr @ompi_mpi_op_sum, ptr %5, ptr %10)
  %45 = load ptr, ptr %36, align 8
  %46 = call i32 @ne.mpi.p.ended(i32 %44, ptr %10, i32 -100, ptr %45)
  %47 = icmp ne i32 %46, 0
  %48 = zext i1 %47 to i32
  br label %54
49:
  %50 = getelementptr inbounds i8, ptr %12, i64 56
  %51 = load i64, ptr %50, align 8
  %52 = call ptr @ne.mpi.p.or_zeros(ptr %12, ptr %7, i64 %51)
  %53 = call i32 @MPI_Reduce_scatter_block(ptr %32, ptr %52, i32 %2, ptr %3, ptr @ompi_mpi_op_sum, ptr %5)
  br label %54
54:
  %55 = phi i32 [ %53, %49 ], [ 1, %35 ], [ %48, %40 ]
  call void @ne.mpi.p.end(ptr %12, i32 %55)
  %56 = icmp eq ptr %32, %6
  br i1 %56, label %58, label %57
57:
  call void @free(ptr %32)
  br label %58
58:
  ret void
}

declare i32 @MPI_Ireduce_scatter_block(ptr, ptr, i32, ptr, ptr, ptr, ptr)

define linkonce_odr void @ne.mpi.p.speak(ptr %0, ptr %1) noinline nounwind {
  %3 = load i32, ptr %1, align 8
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %5, label %19
5:
  store i32 2, ptr %1, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 4
  %7 = getelementptr inbounds i8, ptr %1, i64 12
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %1, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 192
  %12 = icmp eq ptr %11, %1
  %13 = select i1 %12, i32 30011, i32 40031
  %14 = add nsw i32 %10, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 88
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 24
  %18 = tail call i32 @MPI_Isend(ptr %6, i32 1, ptr @ompi_mpi_int, i32 %8, i32 %14, ptr %16, ptr %17)
  br label %19
19:
  ret void
}

define linkonce_odr void @ne.mpi.p.count_received(ptr nocapture %0, ptr %1) noinline nounwind {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %4, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @MPI_Get_count(ptr %1, ptr %6, ptr %4)
  %8 = load i32, ptr %4, align 4
  %9 = icmp eq i32 %8, -32766
  br i1 %9, label %10, label %13
10:
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  %12 = load ptr, ptr %11, align 8
  call void @ne.mpi.p.stop(ptr @ne.mpi.p.text.6, ptr %12)
  br label %13
13:
  %14 = load ptr, ptr %5, align 8
  %15 = call i32 @ne.mpi.p.kind_of(ptr %14, ptr %3)
  %16 = load i32, ptr %4, align 4
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 %16, ptr %17, align 8
  %18 = sext i32 %16 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %20, %18
  %22 = getelementptr inbounds i8, ptr %0, i64 64
  store i64 %21, ptr %22, align 8
  ret void
}

declare i32 @MPI_Get_count(ptr, ptr, ptr)

declare i32 @MPI_Type_get_name(ptr, ptr, ptr)

declare i32 @MPI_Type_size(ptr, ptr)

declare i32 @puts(ptr)

declare i32 @fflush(ptr)

declare double @MPI_Wtime()

declare i32 @MPI_Abort(ptr, i32)

declare ptr @malloc(i64)

declare ptr @getenv(ptr)

declare i32 @MPI_Ibarrier(ptr, ptr)

define linkonce_odr void @ne.mpi.p.await(ptr %0, i32 %1, ptr %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = alloca [400 x i8], align 16
  store i32 0, ptr %4, align 4
  %6 = tail call double @MPI_Wtime()
  %7 = tail call i32 @ne.mpi.p.patience()
  %8 = sitofp i32 %7 to double
  %9 = fadd double %6, %8
  %10 = call i32 @MPI_Test(ptr %0, ptr %4, ptr null)
  %11 = icmp eq i32 %1, -100
  br label %12
12:
  %13 = load i32, ptr %4, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33
15:
  %16 = call double @MPI_Wtime()
  %17 = fcmp ogt double %16, %9
  br i1 %17, label %18, label %31
18:
  %19 = call ptr @ne.mpi.p.print(ptr %5, ptr @ne.mpi.p.text.10, i32 0)
  %20 = getelementptr inbounds i8, ptr %19, i64 -1
  br i1 %11, label %21, label %23
21:
  %22 = call ptr @ne.mpi.p.print(ptr %20, ptr @ne.mpi.p.text.11, i32 0)
  br label %26
23:
  %24 = call ptr @ne.mpi.p.print(ptr %20, ptr @ne.mpi.p.text.12, i32 %1)
  %25 = call ptr @ne.mpi.p.print(ptr %24, ptr @ne.mpi.p.text.13, i32 0)
  br label %26
26:
  %27 = phi ptr [ %22, %21 ], [ %25, %23 ]
  %28 = getelementptr inbounds i8, ptr %27, i64 -1
  %29 = call i32 @ne.mpi.p.patience()
  %30 = call ptr @ne.mpi.p.print(ptr %28, ptr @ne.mpi.p.text.14, i32 %29)
  call void @ne.mpi.p.stop(ptr %5, ptr %2)
  br label %31
31:
  %32 = call i32 @MPI_Test(ptr %0, ptr %4, ptr null)
  br label %12
33:
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

declare i32 @MPI_Comm_size(ptr, ptr)

declare i32 @MPI_Iallreduce(ptr, ptr, i32, ptr, ptr, ptr, ptr)

declare double @llvm.fmuladd.f64(double, double, double)

define linkonce_odr void @ne.mpi.p.differ(i32 %0, i32 %1, i32 %2, ptr %3) noinline nounwind {
  %5 = alloca [400 x i8], align 16
  %6 = call ptr @ne.mpi.p.print(ptr %5, ptr @ne.mpi.p.text.15, i32 %1)
  %7 = call ptr @ne.mpi.p.print(ptr %6, ptr @ne.mpi.p.text.16, i32 %0)
  %8 = icmp sgt i32 %2, -1
  br i1 %8, label %9, label %11
9:
  %10 = call ptr @ne.mpi.p.print(ptr %7, ptr @ne.mpi.p.text.17, i32 %2)
  br label %11
11:
  call void @ne.mpi.p.stop(ptr %5, ptr %3)
  ret void
}

define linkonce_odr void @ne.mpi.p.add(ptr nocapture %0, ptr %1, ptr nocapture %2, i64 %3) noinline nounwind {
  %5 = icmp eq ptr %1, null
  br i1 %5, label %31, label %6
6:
  %7 = getelementptr inbounds i8, ptr %0, i64 44
  %8 = load i32, ptr %7, align 4
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

define linkonce_odr void @ne.mpi.p.start(ptr %0) noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 1, ptr %2, align 8
  %3 = load i32, ptr %0, align 8
  %4 = icmp eq i32 %3, 3
  br i1 %4, label %5, label %29
5:
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 44
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 2
  %11 = select i1 %10, i64 3, i64 2
  %12 = shl i64 %7, %11
  %13 = getelementptr inbounds i8, ptr %0, i64 88
  %14 = load ptr, ptr %13, align 8
  %15 = tail call ptr @ne.mpi.p.space(i64 %12, ptr %14)
  %16 = getelementptr inbounds i8, ptr %0, i64 136
  store ptr %15, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load i32, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 72
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4
  %25 = add nsw i32 %24, 10007
  %26 = load ptr, ptr %13, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 104
  %28 = tail call i32 @MPI_Irecv(ptr %15, i32 %18, ptr %20, i32 %22, i32 %25, ptr %26, ptr %27)
  br label %60
29:
  %30 = getelementptr inbounds i8, ptr %0, i64 128
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %33, label %45
33:
  %34 = getelementptr inbounds i8, ptr %0, i64 64
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %0, i64 44
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 2
  %39 = select i1 %38, i64 3, i64 2
  %40 = shl i64 %35, %39
  %41 = getelementptr inbounds i8, ptr %0, i64 88
  %42 = load ptr, ptr %41, align 8
  %43 = tail call ptr @ne.mpi.p.space(i64 %40, ptr %42)
  %44 = getelementptr inbounds i8, ptr %0, i64 136
  store ptr %43, ptr %44, align 8
  br label %45
45:
  %46 = phi ptr [ %31, %29 ], [ %43, %33 ]
  %47 = getelementptr inbounds i8, ptr %0, i64 24
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %0, i64 72
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %0, i64 8
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %0, i64 20
  %54 = load i32, ptr %53, align 4
  %55 = add nsw i32 %54, 10007
  %56 = getelementptr inbounds i8, ptr %0, i64 88
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 104
  %59 = tail call i32 @MPI_Isend(ptr %46, i32 %48, ptr %50, i32 %52, i32 %55, ptr %57, ptr %58)
  br label %60
60:
  tail call void @ne.mpi.p.release(ptr %0)
  ret void
}

define linkonce_odr ptr @ne.mpi.p.taken(ptr nocapture %0, ptr %1, i64 %2) noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 44
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 2
  %7 = select i1 %6, i64 3, i64 2
  %8 = shl i64 %2, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = load ptr, ptr %9, align 8
  %11 = tail call ptr @ne.mpi.p.space(i64 %8, ptr %10)
  %12 = icmp eq ptr %1, null
  br i1 %12, label %22, label %13
13:
  %14 = load i32, ptr %4, align 4
  %15 = icmp eq i32 %14, 2
  %16 = select i1 %15, i64 3, i64 2
  %17 = shl i64 %2, %16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 %1, i64 %17, i1 false)
  %18 = load i32, ptr %4, align 4
  %19 = icmp eq i32 %18, 2
  %20 = select i1 %19, i64 3, i64 2
  %21 = shl i64 %2, %20
  tail call void @llvm.memset.p0.i64(ptr align 1 %1, i8 0, i64 %21, i1 false)
  br label %22
22:
  ret ptr %11
}

define linkonce_odr void @ne.mpi.p.weigh(ptr nocapture %0, ptr %1, i32 %2) noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %13, label %7
7:
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8
  %10 = sext i32 %5 to i64
  %11 = sdiv i64 %9, %10
  %12 = trunc i64 %11 to i32
  br label %13
13:
  %14 = phi i32 [ %12, %7 ], [ 1, %3 ]
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = getelementptr inbounds i8, ptr %0, i64 144
  %17 = icmp eq ptr %1, null
  %18 = getelementptr inbounds i8, ptr %0, i64 44
  br label %19
19:
  %20 = phi i64 [ 0, %13 ], [ %44, %43 ]
  %21 = load ptr, ptr %16, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %26, label %23
23:
  %24 = load i64, ptr %15, align 8
  %25 = icmp slt i64 %20, %24
  br i1 %25, label %31, label %26
26:
  %27 = getelementptr inbounds i8, ptr %0, i64 152
  %28 = icmp eq i32 %14, 1
  %29 = sitofp i32 %2 to double
  %30 = sext i32 %14 to i64
  br label %45
31:
  %32 = getelementptr inbounds i8, ptr %21, i64 %20
  %33 = load i8, ptr %32, align 1
  %34 = icmp ne i8 %33, 0
  %35 = or i1 %17, %34
  br i1 %35, label %43, label %36
36:
  %37 = load i32, ptr %18, align 4
  %38 = icmp eq i32 %37, 2
  %39 = select i1 %38, i64 3, i64 2
  %40 = shl i64 %20, %39
  %41 = getelementptr inbounds i8, ptr %1, i64 %40
  %42 = shl nuw nsw i64 1, %39
  tail call void @llvm.memset.p0.i64(ptr align 1 dereferenceable(1) %41, i8 0, i64 %42, i1 false)
  br label %43
43:
  %44 = add nuw nsw i64 %20, 1
  br label %19
45:
  %46 = phi i64 [ 0, %26 ], [ %112, %111 ]
  %47 = load ptr, ptr %27, align 8
  %48 = icmp eq ptr %47, null
  br i1 %48, label %52, label %49
49:
  %50 = load i64, ptr %15, align 8
  %51 = icmp slt i64 %46, %50
  br i1 %51, label %53, label %52
52:
  ret void
53:
  %54 = load i32, ptr %18, align 4
  %55 = icmp eq i32 %54, 2
  br i1 %55, label %56, label %61
56:
  %57 = getelementptr inbounds double, ptr %1, i64 %46
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %47, i64 %46
  %60 = load double, ptr %59, align 8
  br i1 %28, label %66, label %70
61:
  %62 = getelementptr inbounds float, ptr %1, i64 %46
  %63 = load float, ptr %62, align 4
  %64 = getelementptr inbounds float, ptr %47, i64 %46
  %65 = load float, ptr %64, align 4
  br i1 %28, label %68, label %76
66:
  %67 = fmul double %58, %60
  store double %67, ptr %57, align 8
  br label %111
68:
  %69 = fmul float %63, %65
  store float %69, ptr %62, align 4
  br label %111
70:
  %71 = add nsw i64 %46, 1
  %72 = getelementptr inbounds double, ptr %1, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %47, i64 %71
  %75 = load double, ptr %74, align 8
  br label %86
76:
  %77 = fpext float %65 to double
  %78 = fpext float %63 to double
  %79 = add nsw i64 %46, 1
  %80 = getelementptr inbounds float, ptr %1, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = fpext float %81 to double
  %83 = getelementptr inbounds float, ptr %47, i64 %79
  %84 = load float, ptr %83, align 4
  %85 = fpext float %84 to double
  br label %86
86:
  %87 = phi double [ %73, %70 ], [ %82, %76 ]
  %88 = phi double [ %60, %70 ], [ %77, %76 ]
  %89 = phi double [ %58, %70 ], [ %78, %76 ]
  %90 = phi i64 [ %71, %70 ], [ %79, %76 ]
  %91 = phi double [ %75, %70 ], [ %85, %76 ]
  %92 = fmul double %91, %29
  %93 = fneg double %87
  %94 = fmul double %92, %93
  %95 = tail call double @llvm.fmuladd.f64(double %89, double %88, double %94)
  br i1 %55, label %96, label %98
96:
  %97 = getelementptr inbounds double, ptr %1, i64 %46
  store double %95, ptr %97, align 8
  br label %101
98:
  %99 = fptrunc double %95 to float
  %100 = getelementptr inbounds float, ptr %1, i64 %46
  store float %99, ptr %100, align 4
  br label %101
101:
  %102 = fmul double %87, %88
  %103 = tail call double @llvm.fmuladd.f64(double %89, double %92, double %102)
  %104 = load i32, ptr %18, align 4
  %105 = icmp eq i32 %104, 2
  br i1 %105, label %106, label %108
106:
  %107 = getelementptr inbounds double, ptr %1, i64 %90
  store double %103, ptr %107, align 8
  br label %111
108:
  %109 = fptrunc double %103 to float
  %110 = getelementptr inbounds float, ptr %1, i64 %90
  store float %109, ptr %110, align 4
  br label %111
111:
  %112 = add nsw i64 %46, %30
  br label %45
}

declare i32 @MPI_Issend(ptr, i32, ptr, i32, i32, ptr, ptr)

declare i32 @MPI_Ireduce(ptr, ptr, i32, ptr, ptr, i32, ptr, ptr)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.abs.i32(i32, i1 immarg)
