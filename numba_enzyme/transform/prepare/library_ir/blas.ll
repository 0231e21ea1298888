; blas.c by tools/library_ir.py

define internal double @ne_blas_f_dot_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  %9 = call double @ne_blas_dot_d_i(i32 noundef %6, ptr noundef %1, i32 noundef %7, ptr noundef %3, i32 noundef %8)
  ret double %9
}

define internal double @ne_blas_dot_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = call ptr @ne_blas_first_d_i(ptr noundef %1, i32 noundef %0, i32 noundef %2)
  %7 = call ptr @ne_blas_first_d_i(ptr noundef %3, i32 noundef %0, i32 noundef %4)
  br label %8

8:
  %.016 = phi double [ 0.000000e+00, %5 ], [ %21, %11 ]
  %.0 = phi i64 [ 0, %5 ], [ %22, %11 ]
  %9 = sext i32 %0 to i64
  %10 = icmp slt i64 %.0, %9
  br i1 %10, label %11, label %23

11:
  %12 = sext i32 %2 to i64
  %13 = mul nsw i64 %.0, %12
  %14 = getelementptr inbounds double, ptr %6, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = sext i32 %4 to i64
  %17 = mul nsw i64 %.0, %16
  %18 = getelementptr inbounds double, ptr %7, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fmul double %15, %19
  %21 = fadd double %.016, %20
  %22 = add nuw nsw i64 %.0, 1
  br label %8

23:
  ret double %.016
}

define internal double @ne_blas_f_nrm2_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %2, align 4
  %6 = call double @ne_blas_nrm2_d_i(i32 noundef %4, ptr noundef %1, i32 noundef %5)
  ret double %6
}

define internal double @ne_blas_nrm2_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = call ptr @ne_blas_first_d_i(ptr noundef %1, i32 noundef %0, i32 noundef %2)
  br label %5

5:
  %.047 = phi double [ 0.000000e+00, %3 ], [ %14, %8 ]
  %.045 = phi i64 [ 0, %3 ], [ %15, %8 ]
  %6 = sext i32 %0 to i64
  %7 = icmp slt i64 %.045, %6
  br i1 %7, label %8, label %16

8:
  %9 = sext i32 %2 to i64
  %10 = mul nsw i64 %.045, %9
  %11 = getelementptr inbounds double, ptr %4, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = fmul double %12, %12
  %14 = fadd double %.047, %13
  %15 = add nuw nsw i64 %.045, 1
  br label %5

16:
  %17 = fcmp ogt double %.047, 0x39B0000000000000
  %18 = fcmp olt double %.047, 0x4630000000000000
  %or.cond = and i1 %17, %18
  br i1 %or.cond, label %19, label %21

19:
  %20 = call double @llvm.sqrt.f64(double %.047)
  br label %50

21:
  %.046 = phi double [ %32, %23 ], [ 0.000000e+00, %16 ]
  %.044 = phi i64 [ %33, %23 ], [ 0, %16 ]
  %22 = icmp slt i64 %.044, %6
  br i1 %22, label %23, label %34

23:
  %24 = sext i32 %2 to i64
  %25 = mul nsw i64 %.044, %24
  %26 = getelementptr inbounds double, ptr %4, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = call double @llvm.fabs.f64(double %27)
  %29 = call double @ne.given_constant.f64(double noundef %28)
  %30 = fcmp ogt double %29, %.046
  %31 = fcmp uno double %29, 0.000000e+00
  %or.cond48 = or i1 %30, %31
  %32 = select i1 %or.cond48, double %29, double %.046
  %33 = add nuw nsw i64 %.044, 1
  br label %21

34:
  %35 = fcmp oeq double %.046, 0.000000e+00
  br i1 %35, label %50, label %36

36:
  %.1 = phi double [ %45, %38 ], [ 0.000000e+00, %34 ]
  %.0 = phi i64 [ %46, %38 ], [ 0, %34 ]
  %37 = icmp slt i64 %.0, %6
  br i1 %37, label %38, label %47

38:
  %39 = sext i32 %2 to i64
  %40 = mul nsw i64 %.0, %39
  %41 = getelementptr inbounds double, ptr %4, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fdiv double %42, %.046
  %44 = fmul double %43, %43
  %45 = fadd double %.1, %44
  %46 = add nuw nsw i64 %.0, 1
  br label %36

47:
  %48 = call double @llvm.sqrt.f64(double %.1)
  %49 = fmul double %.046, %48
  br label %50

50:
  %.043 = phi double [ %20, %19 ], [ %49, %47 ], [ 0.000000e+00, %34 ]
  ret double %.043
}

define internal double @ne_blas_f_asum_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = load i32, ptr %0, align 4
  %5 = load i32, ptr %2, align 4
  %6 = call double @ne_blas_asum_d_i(i32 noundef %4, ptr noundef %1, i32 noundef %5)
  ret double %6
}

define internal double @ne_blas_asum_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2) {
  br label %4

4:
  %.08 = phi double [ 0.000000e+00, %3 ], [ %15, %9 ]
  %.0 = phi i64 [ 0, %3 ], [ %16, %9 ]
  %5 = icmp sgt i32 %2, 0
  %6 = sext i32 %0 to i64
  %7 = icmp slt i64 %.0, %6
  %8 = select i1 %5, i1 %7, i1 false
  br i1 %8, label %9, label %17

9:
  %10 = sext i32 %2 to i64
  %11 = mul nsw i64 %.0, %10
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = call double @llvm.fabs.f64(double %13)
  %15 = fadd double %.08, %14
  %16 = add nuw nsw i64 %.0, 1
  br label %4

17:
  ret double %.08
}

define internal void @ne_blas_f_axpy_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load double, ptr %1, align 8
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %5, align 4
  call void @ne_blas_axpy_d_i(i32 noundef %7, double noundef %8, ptr noundef %2, i32 noundef %9, ptr noundef %4, i32 noundef %10)
  ret void
}

define internal void @ne_blas_axpy_d_i(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) {
  %7 = call ptr @ne_blas_first_d_i(ptr noundef %2, i32 noundef %0, i32 noundef %3)
  %8 = call ptr @ne_blas_first_d_i(ptr noundef %4, i32 noundef %0, i32 noundef %5)
  br label %9

9:
  %.0 = phi i64 [ 0, %6 ], [ %23, %12 ]
  %10 = sext i32 %0 to i64
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %24

12:
  %13 = sext i32 %3 to i64
  %14 = mul nsw i64 %.0, %13
  %15 = getelementptr inbounds double, ptr %7, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = call double @ne_blas_scaled_d_i(double noundef %1, double noundef %16)
  %18 = sext i32 %5 to i64
  %19 = mul nsw i64 %.0, %18
  %20 = getelementptr inbounds double, ptr %8, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fadd double %21, %17
  store double %22, ptr %20, align 8
  %23 = add nuw nsw i64 %.0, 1
  br label %9

24:
  ret void
}

define internal void @ne_blas_f_copy_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  call void @ne_blas_copy_d_i(i32 noundef %6, ptr noundef %1, i32 noundef %7, ptr noundef %3, i32 noundef %8)
  ret void
}

define internal void @ne_blas_copy_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = call ptr @ne_blas_first_d_i(ptr noundef %1, i32 noundef %0, i32 noundef %2)
  %7 = call ptr @ne_blas_first_d_i(ptr noundef %3, i32 noundef %0, i32 noundef %4)
  br label %8

8:
  %.0 = phi i64 [ 0, %5 ], [ %19, %11 ]
  %9 = sext i32 %0 to i64
  %10 = icmp slt i64 %.0, %9
  br i1 %10, label %11, label %20

11:
  %12 = sext i32 %2 to i64
  %13 = mul nsw i64 %.0, %12
  %14 = getelementptr inbounds double, ptr %6, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = sext i32 %4 to i64
  %17 = mul nsw i64 %.0, %16
  %18 = getelementptr inbounds double, ptr %7, i64 %17
  store double %15, ptr %18, align 8
  %19 = add nuw nsw i64 %.0, 1
  br label %8

20:
  ret void
}

define internal void @ne_blas_f_swap_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i32, ptr %0, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %4, align 4
  call void @ne_blas_swap_d_i(i32 noundef %6, ptr noundef %1, i32 noundef %7, ptr noundef %3, i32 noundef %8)
  ret void
}

define internal void @ne_blas_swap_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = call ptr @ne_blas_first_d_i(ptr noundef %1, i32 noundef %0, i32 noundef %2)
  %7 = call ptr @ne_blas_first_d_i(ptr noundef %3, i32 noundef %0, i32 noundef %4)
  br label %8

8:
  %.0 = phi i64 [ 0, %5 ], [ %20, %11 ]
  %9 = sext i32 %0 to i64
  %10 = icmp slt i64 %.0, %9
  br i1 %10, label %11, label %21

11:
  %12 = sext i32 %2 to i64
  %13 = mul nsw i64 %.0, %12
  %14 = getelementptr inbounds double, ptr %6, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = sext i32 %4 to i64
  %17 = mul nsw i64 %.0, %16
  %18 = getelementptr inbounds double, ptr %7, i64 %17
  %19 = load double, ptr %18, align 8
  store double %19, ptr %14, align 8
  store double %15, ptr %18, align 8
  %20 = add nuw nsw i64 %.0, 1
  br label %8

21:
  ret void
}

define internal void @ne_blas_f_scal_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = load i32, ptr %0, align 4
  %6 = load double, ptr %1, align 8
  %7 = load i32, ptr %3, align 4
  call void @ne_blas_scal_d_i(i32 noundef %5, double noundef %6, ptr noundef %2, i32 noundef %7)
  ret void
}

define internal void @ne_blas_scal_d_i(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) {
  br label %5

5:
  %.0 = phi i64 [ 0, %4 ], [ %16, %10 ]
  %6 = icmp sgt i32 %3, 0
  %7 = sext i32 %0 to i64
  %8 = icmp slt i64 %.0, %7
  %9 = select i1 %6, i1 %8, i1 false
  br i1 %9, label %10, label %17

10:
  %11 = sext i32 %3 to i64
  %12 = mul nsw i64 %.0, %11
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = fmul double %14, %1
  store double %15, ptr %13, align 8
  %16 = add nuw nsw i64 %.0, 1
  br label %5

17:
  ret void
}

define internal void @ne_blas_f_rot_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i32, ptr %0, align 4
  %9 = load i32, ptr %2, align 4
  %10 = load i32, ptr %4, align 4
  %11 = load double, ptr %5, align 8
  %12 = load double, ptr %6, align 8
  call void @ne_blas_rot_d_i(i32 noundef %8, ptr noundef %1, i32 noundef %9, ptr noundef %3, i32 noundef %10, double noundef %11, double noundef %12)
  ret void
}

define internal void @ne_blas_rot_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, double noundef %5, double noundef %6) {
  %8 = call ptr @ne_blas_first_d_i(ptr noundef %1, i32 noundef %0, i32 noundef %2)
  %9 = call ptr @ne_blas_first_d_i(ptr noundef %3, i32 noundef %0, i32 noundef %4)
  br label %10

10:
  %.0 = phi i64 [ 0, %7 ], [ %28, %13 ]
  %11 = sext i32 %0 to i64
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %29

13:
  %14 = sext i32 %2 to i64
  %15 = mul nsw i64 %.0, %14
  %16 = getelementptr inbounds double, ptr %8, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = sext i32 %4 to i64
  %19 = mul nsw i64 %.0, %18
  %20 = getelementptr inbounds double, ptr %9, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul double %5, %17
  %23 = fmul double %6, %21
  %24 = fadd double %22, %23
  store double %24, ptr %16, align 8
  %25 = fmul double %5, %21
  %26 = fmul double %6, %17
  %27 = fsub double %25, %26
  store double %27, ptr %20, align 8
  %28 = add nuw nsw i64 %.0, 1
  br label %10

29:
  ret void
}

define internal void @ne_blas_f_gemv_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = load i8, ptr %0, align 1
  %13 = load i32, ptr %1, align 4
  %14 = load i32, ptr %2, align 4
  %15 = load double, ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load double, ptr %8, align 8
  %19 = load i32, ptr %10, align 4
  call void @ne_blas_gemv_d_i(i8 noundef zeroext %12, i32 noundef %13, i32 noundef %14, double noundef %15, ptr noundef %4, i32 noundef %16, ptr noundef %6, i32 noundef %17, double noundef %18, ptr noundef %9, i32 noundef %19)
  ret void
}

define internal void @ne_blas_gemv_d_i(i8 noundef zeroext %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10) {
  %12 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %13 = icmp eq i8 %12, 78
  %14 = fcmp une double %3, 0.000000e+00
  %spec.select = select i1 %13, i1 %14, i1 false
  %15 = select i1 %13, i32 %1, i32 %2
  %16 = select i1 %13, i32 %2, i32 %1
  %17 = icmp slt i32 %1, 1
  %18 = icmp slt i32 %2, 1
  %or.cond = or i1 %17, %18
  br i1 %or.cond, label %.critedge70, label %19

19:
  %20 = call ptr @ne_blas_first_d_i(ptr noundef %6, i32 noundef %16, i32 noundef %7)
  %21 = call ptr @ne_blas_first_d_i(ptr noundef %9, i32 noundef %15, i32 noundef %10)
  call void @ne_blas_scale_vector_d_i(i32 noundef %15, double noundef %8, ptr noundef %21, i32 noundef %10)
  br label %22

22:
  %.067 = phi i64 [ 0, %19 ], [ %48, %47 ]
  %23 = zext nneg i32 %2 to i64
  %24 = icmp samesign ult i64 %.067, %23
  %or.cond72 = select i1 %spec.select, i1 %24, i1 false
  br i1 %or.cond72, label %25, label %.critedge

25:
  %26 = sext i32 %7 to i64
  %27 = mul nsw i64 %.067, %26
  %28 = getelementptr inbounds double, ptr %20, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul double %3, %29
  br label %31

31:
  %.066 = phi i64 [ 0, %25 ], [ %46, %34 ]
  %32 = zext nneg i32 %1 to i64
  %33 = icmp samesign ult i64 %.066, %32
  br i1 %33, label %34, label %47

34:
  %35 = sext i32 %5 to i64
  %36 = mul nsw i64 %.067, %35
  %37 = getelementptr double, ptr %4, i64 %.066
  %38 = getelementptr double, ptr %37, i64 %36
  %39 = load double, ptr %38, align 8
  %40 = fmul double %30, %39
  %41 = sext i32 %10 to i64
  %42 = mul nsw i64 %.066, %41
  %43 = getelementptr inbounds double, ptr %21, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fadd double %44, %40
  store double %45, ptr %43, align 8
  %46 = add nuw nsw i64 %.066, 1
  br label %31

47:
  %48 = add nuw nsw i64 %.067, 1
  br label %22

.critedge:
  %.065 = phi i64 [ %81, %74 ], [ 0, %22 ]
  %spec.select.not = xor i1 %spec.select, true
  %49 = sext i32 %15 to i64
  %50 = icmp slt i64 %.065, %49
  %or.cond74 = select i1 %spec.select.not, i1 %50, i1 false
  br i1 %or.cond74, label %51, label %.critedge70

51:
  %.064 = phi double [ %72, %63 ], [ 0.000000e+00, %.critedge ]
  %.0 = phi i64 [ %73, %63 ], [ 0, %.critedge ]
  %52 = sext i32 %16 to i64
  %53 = icmp slt i64 %.0, %52
  br i1 %53, label %54, label %74

54:
  br i1 %13, label %55, label %59

55:
  %56 = sext i32 %5 to i64
  %57 = mul nsw i64 %.0, %56
  %58 = add nsw i64 %.065, %57
  br label %63

59:
  %60 = sext i32 %5 to i64
  %61 = mul nsw i64 %.065, %60
  %62 = add nsw i64 %.0, %61
  br label %63

63:
  %64 = phi i64 [ %58, %55 ], [ %62, %59 ]
  %65 = getelementptr inbounds double, ptr %4, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = sext i32 %7 to i64
  %68 = mul nsw i64 %.0, %67
  %69 = getelementptr inbounds double, ptr %20, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %66, %70
  %72 = fadd double %.064, %71
  %73 = add nuw nsw i64 %.0, 1
  br label %51

74:
  %75 = call double @ne_blas_scaled_d_i(double noundef %3, double noundef %.064)
  %76 = sext i32 %10 to i64
  %77 = mul nsw i64 %.065, %76
  %78 = getelementptr inbounds double, ptr %21, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fadd double %79, %75
  store double %80, ptr %78, align 8
  %81 = add nuw nsw i64 %.065, 1
  br label %.critedge

.critedge70:
  ret void
}

define internal void @ne_blas_f_ger_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i32, ptr %0, align 4
  %11 = load i32, ptr %1, align 4
  %12 = load double, ptr %2, align 8
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %8, align 4
  call void @ne_blas_ger_d_i(i32 noundef %10, i32 noundef %11, double noundef %12, ptr noundef %3, i32 noundef %13, ptr noundef %5, i32 noundef %14, ptr noundef %7, i32 noundef %15)
  ret void
}

define internal void @ne_blas_ger_d_i(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = call ptr @ne_blas_first_d_i(ptr noundef %3, i32 noundef %0, i32 noundef %4)
  %11 = call ptr @ne_blas_first_d_i(ptr noundef %5, i32 noundef %1, i32 noundef %6)
  br label %12

12:
  %.022 = phi i64 [ 0, %9 ], [ %37, %36 ]
  %13 = sext i32 %1 to i64
  %14 = icmp slt i64 %.022, %13
  br i1 %14, label %15, label %38

15:
  %.0 = phi i64 [ %35, %18 ], [ 0, %12 ]
  %16 = sext i32 %0 to i64
  %17 = icmp slt i64 %.0, %16
  br i1 %17, label %18, label %36

18:
  %19 = sext i32 %4 to i64
  %20 = mul nsw i64 %.0, %19
  %21 = getelementptr inbounds double, ptr %10, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = sext i32 %6 to i64
  %24 = mul nsw i64 %.022, %23
  %25 = getelementptr inbounds double, ptr %11, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %22, %26
  %28 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %27)
  %29 = sext i32 %8 to i64
  %30 = mul nsw i64 %.022, %29
  %31 = getelementptr double, ptr %7, i64 %.0
  %32 = getelementptr double, ptr %31, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = fadd double %33, %28
  store double %34, ptr %32, align 8
  %35 = add nuw nsw i64 %.0, 1
  br label %15

36:
  %37 = add nuw nsw i64 %.022, 1
  br label %12

38:
  ret void
}

define internal void @ne_blas_f_symv_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i8, ptr %0, align 1
  %12 = load i32, ptr %1, align 4
  %13 = load double, ptr %2, align 8
  %14 = load i32, ptr %4, align 4
  %15 = load i32, ptr %6, align 4
  %16 = load double, ptr %7, align 8
  %17 = load i32, ptr %9, align 4
  call void @ne_blas_symv_d_i(i8 noundef zeroext %11, i32 noundef %12, double noundef %13, ptr noundef %3, i32 noundef %14, ptr noundef %5, i32 noundef %15, double noundef %16, ptr noundef %8, i32 noundef %17)
  ret void
}

define internal void @ne_blas_symv_d_i(i8 noundef zeroext %0, i32 noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %12 = icmp eq i8 %11, 76
  %13 = call ptr @ne_blas_first_d_i(ptr noundef %5, i32 noundef %1, i32 noundef %6)
  %14 = call ptr @ne_blas_first_d_i(ptr noundef %8, i32 noundef %1, i32 noundef %9)
  call void @ne_blas_scale_vector_d_i(i32 noundef %1, double noundef %7, ptr noundef %14, i32 noundef %9)
  br label %15

15:
  %.053 = phi i64 [ 0, %10 ], [ %35, %37 ]
  %16 = sext i32 %1 to i64
  %17 = icmp slt i64 %.053, %16
  br i1 %17, label %18, label %59

18:
  %19 = sext i32 %4 to i64
  %20 = mul nsw i64 %.053, %19
  %21 = getelementptr double, ptr %3, i64 %.053
  %22 = getelementptr double, ptr %21, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = sext i32 %6 to i64
  %25 = mul nsw i64 %.053, %24
  %26 = getelementptr inbounds double, ptr %13, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %23, %27
  %29 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %28)
  %30 = sext i32 %9 to i64
  %31 = mul nsw i64 %.053, %30
  %32 = getelementptr inbounds double, ptr %14, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fadd double %33, %29
  store double %34, ptr %32, align 8
  %35 = add nuw nsw i64 %.053, 1
  %36 = select i1 %12, i64 %35, i64 0
  br label %37

37:
  %.0 = phi i64 [ %36, %18 ], [ %58, %39 ]
  %..053 = select i1 %12, i64 %16, i64 %.053
  %38 = icmp slt i64 %.0, %..053
  br i1 %38, label %39, label %15

39:
  %40 = getelementptr double, ptr %3, i64 %.0
  %41 = getelementptr double, ptr %40, i64 %20
  %42 = load double, ptr %41, align 8
  %43 = load double, ptr %26, align 8
  %44 = fmul double %42, %43
  %45 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %44)
  %46 = mul nsw i64 %.0, %30
  %47 = getelementptr inbounds double, ptr %14, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %48, %45
  store double %49, ptr %47, align 8
  %50 = load double, ptr %41, align 8
  %51 = mul nsw i64 %.0, %24
  %52 = getelementptr inbounds double, ptr %13, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fmul double %50, %53
  %55 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %54)
  %56 = load double, ptr %32, align 8
  %57 = fadd double %56, %55
  store double %57, ptr %32, align 8
  %58 = add nsw i64 %.0, 1
  br label %37

59:
  ret void
}

define internal void @ne_blas_f_spmv_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i8, ptr %0, align 1
  %11 = load i32, ptr %1, align 4
  %12 = load double, ptr %2, align 8
  %13 = load i32, ptr %5, align 4
  %14 = load double, ptr %6, align 8
  %15 = load i32, ptr %8, align 4
  call void @ne_blas_spmv_d_i(i8 noundef zeroext %10, i32 noundef %11, double noundef %12, ptr noundef %3, ptr noundef %4, i32 noundef %13, double noundef %14, ptr noundef %7, i32 noundef %15)
  ret void
}

define internal void @ne_blas_spmv_d_i(i8 noundef zeroext %0, i32 noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, double noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %11 = icmp eq i8 %10, 76
  %12 = call ptr @ne_blas_first_d_i(ptr noundef %4, i32 noundef %1, i32 noundef %5)
  %13 = call ptr @ne_blas_first_d_i(ptr noundef %7, i32 noundef %1, i32 noundef %8)
  call void @ne_blas_scale_vector_d_i(i32 noundef %1, double noundef %6, ptr noundef %13, i32 noundef %8)
  br label %14

14:
  %.055 = phi i64 [ 0, %9 ], [ %.pre-phi, %44 ]
  %15 = sext i32 %1 to i64
  %16 = icmp slt i64 %.055, %15
  br i1 %16, label %17, label %65

17:
  br i1 %11, label %18, label %24

18:
  %19 = shl nsw i64 %15, 1
  %20 = xor i64 %.055, -1
  %21 = add i64 %19, %20
  %22 = mul nsw i64 %.055, %21
  %23 = sdiv i64 %22, 2
  %.pre = add nuw nsw i64 %.055, 1
  br label %28

24:
  %25 = add nuw nsw i64 %.055, 1
  %26 = mul nuw nsw i64 %.055, %25
  %27 = lshr i64 %26, 1
  br label %28

28:
  %.pre-phi = phi i64 [ %25, %24 ], [ %.pre, %18 ]
  %.pn = phi i64 [ %23, %18 ], [ %27, %24 ]
  %29 = getelementptr inbounds double, ptr %3, i64 %.pn
  %30 = getelementptr inbounds nuw double, ptr %29, i64 %.055
  %31 = load double, ptr %30, align 8
  %32 = sext i32 %5 to i64
  %33 = mul nsw i64 %.055, %32
  %34 = getelementptr inbounds double, ptr %12, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %31, %35
  %37 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %36)
  %38 = sext i32 %8 to i64
  %39 = mul nsw i64 %.055, %38
  %40 = getelementptr inbounds double, ptr %13, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fadd double %41, %37
  store double %42, ptr %40, align 8
  %43 = select i1 %11, i64 %.pre-phi, i64 0
  br label %44

44:
  %.0 = phi i64 [ %43, %28 ], [ %64, %46 ]
  %..055 = select i1 %11, i64 %15, i64 %.055
  %45 = icmp slt i64 %.0, %..055
  br i1 %45, label %46, label %14

46:
  %47 = getelementptr inbounds double, ptr %29, i64 %.0
  %48 = load double, ptr %47, align 8
  %49 = load double, ptr %34, align 8
  %50 = fmul double %48, %49
  %51 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %50)
  %52 = mul nsw i64 %.0, %38
  %53 = getelementptr inbounds double, ptr %13, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fadd double %54, %51
  store double %55, ptr %53, align 8
  %56 = load double, ptr %47, align 8
  %57 = mul nsw i64 %.0, %32
  %58 = getelementptr inbounds double, ptr %12, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fmul double %56, %59
  %61 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %60)
  %62 = load double, ptr %40, align 8
  %63 = fadd double %62, %61
  store double %63, ptr %40, align 8
  %64 = add nsw i64 %.0, 1
  br label %44

65:
  ret void
}

define internal void @ne_blas_f_syr_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i8, ptr %0, align 1
  %9 = load i32, ptr %1, align 4
  %10 = load double, ptr %2, align 8
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %6, align 4
  call void @ne_blas_syr_d_i(i8 noundef zeroext %8, i32 noundef %9, double noundef %10, ptr noundef %3, i32 noundef %11, ptr noundef %5, i32 noundef %12)
  ret void
}

define internal void @ne_blas_syr_d_i(i8 noundef zeroext %0, i32 noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) {
  %8 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %9 = icmp eq i8 %8, 76
  %10 = call ptr @ne_blas_first_d_i(ptr noundef %3, i32 noundef %1, i32 noundef %4)
  br label %11

11:
  %.024 = phi i64 [ 0, %7 ], [ %16, %15 ]
  %12 = sext i32 %1 to i64
  %13 = icmp slt i64 %.024, %12
  br i1 %13, label %14, label %36

14:
  %.024. = select i1 %9, i64 %.024, i64 0
  br label %15

15:
  %.0 = phi i64 [ %.024., %14 ], [ %35, %19 ]
  %16 = add nuw nsw i64 %.024, 1
  %17 = select i1 %9, i64 %12, i64 %16
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %11

19:
  %20 = sext i32 %4 to i64
  %21 = mul nsw i64 %.0, %20
  %22 = getelementptr inbounds double, ptr %10, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nsw i64 %.024, %20
  %25 = getelementptr inbounds double, ptr %10, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %23, %26
  %28 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %27)
  %29 = sext i32 %6 to i64
  %30 = mul nsw i64 %.024, %29
  %31 = getelementptr double, ptr %5, i64 %.0
  %32 = getelementptr double, ptr %31, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = fadd double %33, %28
  store double %34, ptr %32, align 8
  %35 = add nuw nsw i64 %.0, 1
  br label %15

36:
  ret void
}

define internal void @ne_blas_f_syr2_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i8, ptr %0, align 1
  %11 = load i32, ptr %1, align 4
  %12 = load double, ptr %2, align 8
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %8, align 4
  call void @ne_blas_syr2_d_i(i8 noundef zeroext %10, i32 noundef %11, double noundef %12, ptr noundef %3, i32 noundef %13, ptr noundef %5, i32 noundef %14, ptr noundef %7, i32 noundef %15)
  ret void
}

define internal void @ne_blas_syr2_d_i(i8 noundef zeroext %0, i32 noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %11 = icmp eq i8 %10, 76
  %12 = call ptr @ne_blas_first_d_i(ptr noundef %3, i32 noundef %1, i32 noundef %4)
  %13 = call ptr @ne_blas_first_d_i(ptr noundef %5, i32 noundef %1, i32 noundef %6)
  br label %14

14:
  %.033 = phi i64 [ 0, %9 ], [ %19, %18 ]
  %15 = sext i32 %1 to i64
  %16 = icmp slt i64 %.033, %15
  br i1 %16, label %17, label %48

17:
  %.033. = select i1 %11, i64 %.033, i64 0
  br label %18

18:
  %.0 = phi i64 [ %.033., %17 ], [ %47, %22 ]
  %19 = add nuw nsw i64 %.033, 1
  %20 = select i1 %11, i64 %15, i64 %19
  %21 = icmp slt i64 %.0, %20
  br i1 %21, label %22, label %14

22:
  %23 = sext i32 %4 to i64
  %24 = mul nsw i64 %.0, %23
  %25 = getelementptr inbounds double, ptr %12, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = sext i32 %6 to i64
  %28 = mul nsw i64 %.033, %27
  %29 = getelementptr inbounds double, ptr %13, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %26, %30
  %32 = mul nsw i64 %.0, %27
  %33 = getelementptr inbounds double, ptr %13, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = mul nsw i64 %.033, %23
  %36 = getelementptr inbounds double, ptr %12, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fmul double %34, %37
  %39 = fadd double %31, %38
  %40 = call double @ne_blas_scaled_d_i(double noundef %2, double noundef %39)
  %41 = sext i32 %8 to i64
  %42 = mul nsw i64 %.033, %41
  %43 = getelementptr double, ptr %7, i64 %.0
  %44 = getelementptr double, ptr %43, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = fadd double %45, %40
  store double %46, ptr %44, align 8
  %47 = add nuw nsw i64 %.0, 1
  br label %18

48:
  ret void
}

define internal void @ne_blas_f_trmv_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %2, align 1
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load i32, ptr %7, align 4
  call void @ne_blas_trmv_d_i(i8 noundef zeroext %9, i8 noundef zeroext %10, i8 noundef zeroext %11, i32 noundef %12, ptr noundef %4, i32 noundef %13, ptr noundef %6, i32 noundef %14)
  ret void
}

define internal void @ne_blas_trmv_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) {
  %9 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %1)
  %10 = icmp eq i8 %9, 78
  %11 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %2)
  %12 = icmp eq i8 %11, 85
  %13 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %14 = icmp ne i8 %13, 76
  %15 = xor i1 %14, %10
  %16 = sext i32 %5 to i64
  %17 = select i1 %10, i64 1, i64 %16
  %18 = select i1 %10, i64 %16, i64 1
  %19 = call ptr @ne_blas_first_d_i(ptr noundef %6, i32 noundef %3, i32 noundef %7)
  br label %20

20:
  %.050 = phi i64 [ 0, %8 ], [ %66, %62 ]
  %21 = sext i32 %3 to i64
  %22 = icmp slt i64 %.050, %21
  br i1 %22, label %23, label %67

23:
  %24 = add nsw i32 %3, -1
  %25 = sext i32 %24 to i64
  %26 = sub nsw i64 %25, %.050
  %27 = select i1 %15, i64 %26, i64 %.050
  br i1 %12, label %28, label %33

28:
  %29 = sext i32 %7 to i64
  %30 = mul nsw i64 %27, %29
  %31 = getelementptr inbounds double, ptr %19, i64 %30
  %32 = load double, ptr %31, align 8
  br label %43

33:
  %34 = add nsw i64 %17, %18
  %35 = mul i64 %27, %34
  %36 = getelementptr inbounds double, ptr %4, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = sext i32 %7 to i64
  %39 = mul nsw i64 %27, %38
  %40 = getelementptr inbounds double, ptr %19, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %37, %41
  br label %43

43:
  %44 = phi double [ %32, %28 ], [ %42, %33 ]
  %45 = add nsw i64 %27, 1
  %46 = select i1 %15, i64 0, i64 %45
  br label %47

47:
  %.049 = phi double [ %44, %43 ], [ %60, %49 ]
  %.0 = phi i64 [ %46, %43 ], [ %61, %49 ]
  %. = select i1 %15, i64 %27, i64 %21
  %48 = icmp slt i64 %.0, %.
  br i1 %48, label %49, label %62

49:
  %50 = mul nsw i64 %27, %17
  %51 = getelementptr double, ptr %4, i64 %50
  %52 = mul nsw i64 %.0, %18
  %53 = getelementptr double, ptr %51, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = sext i32 %7 to i64
  %56 = mul nsw i64 %.0, %55
  %57 = getelementptr inbounds double, ptr %19, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fmul double %54, %58
  %60 = fadd double %.049, %59
  %61 = add nsw i64 %.0, 1
  br label %47

62:
  %63 = sext i32 %7 to i64
  %64 = mul nsw i64 %27, %63
  %65 = getelementptr inbounds double, ptr %19, i64 %64
  store double %.049, ptr %65, align 8
  %66 = add nuw nsw i64 %.050, 1
  br label %20

67:
  ret void
}

define internal void @ne_blas_f_trsv_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %2, align 1
  %12 = load i32, ptr %3, align 4
  %13 = load i32, ptr %5, align 4
  %14 = load i32, ptr %7, align 4
  call void @ne_blas_trsv_d_i(i8 noundef zeroext %9, i8 noundef zeroext %10, i8 noundef zeroext %11, i32 noundef %12, ptr noundef %4, i32 noundef %13, ptr noundef %6, i32 noundef %14)
  ret void
}

define internal void @ne_blas_trsv_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) {
  %9 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %1)
  %10 = icmp eq i8 %9, 78
  %11 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %2)
  %12 = icmp eq i8 %11, 85
  %13 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %14 = icmp ne i8 %13, 76
  %15 = xor i1 %14, %10
  %16 = sext i32 %5 to i64
  %17 = select i1 %10, i64 1, i64 %16
  %18 = select i1 %10, i64 %16, i64 1
  %19 = call ptr @ne_blas_first_d_i(ptr noundef %6, i32 noundef %3, i32 noundef %7)
  br label %20

20:
  %.048 = phi i64 [ 0, %8 ], [ %57, %55 ]
  %21 = sext i32 %3 to i64
  %22 = icmp slt i64 %.048, %21
  br i1 %22, label %23, label %58

23:
  %24 = add nsw i32 %3, -1
  %25 = sext i32 %24 to i64
  %26 = sub nsw i64 %25, %.048
  %27 = select i1 %15, i64 %.048, i64 %26
  %28 = sext i32 %7 to i64
  %29 = mul nsw i64 %27, %28
  %30 = getelementptr inbounds double, ptr %19, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = add nsw i64 %27, 1
  %33 = select i1 %15, i64 0, i64 %32
  br label %34

34:
  %.047 = phi double [ %31, %23 ], [ %46, %36 ]
  %.0 = phi i64 [ %33, %23 ], [ %47, %36 ]
  %. = select i1 %15, i64 %27, i64 %21
  %35 = icmp slt i64 %.0, %.
  br i1 %35, label %36, label %48

36:
  %37 = mul nsw i64 %27, %17
  %38 = getelementptr double, ptr %4, i64 %37
  %39 = mul nsw i64 %.0, %18
  %40 = getelementptr double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = mul nsw i64 %.0, %28
  %43 = getelementptr inbounds double, ptr %19, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %41, %44
  %46 = fsub double %.047, %45
  %47 = add nsw i64 %.0, 1
  br label %34

48:
  br i1 %12, label %55, label %49

49:
  %50 = add nsw i64 %17, %18
  %51 = mul i64 %27, %50
  %52 = getelementptr inbounds double, ptr %4, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fdiv double %.047, %53
  br label %55

55:
  %56 = phi double [ %54, %49 ], [ %.047, %48 ]
  store double %56, ptr %30, align 8
  %57 = add nuw nsw i64 %.048, 1
  br label %20

58:
  ret void
}

define internal void @ne_blas_f_gemm_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) {
  %14 = load i8, ptr %0, align 1
  %15 = load i8, ptr %1, align 1
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = load double, ptr %5, align 8
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %9, align 4
  %22 = load double, ptr %10, align 8
  %23 = load i32, ptr %12, align 4
  call void @ne_blas_gemm_d_i(i8 noundef zeroext %14, i8 noundef zeroext %15, i32 noundef %16, i32 noundef %17, i32 noundef %18, double noundef %19, ptr noundef %6, i32 noundef %20, ptr noundef %8, i32 noundef %21, double noundef %22, ptr noundef %11, i32 noundef %23)
  ret void
}

define internal void @ne_blas_gemm_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11, i32 noundef %12) {
  %14 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %15 = icmp eq i8 %14, 78
  %16 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %1)
  %17 = icmp eq i8 %16, 78
  %18 = fcmp une double %5, 0.000000e+00
  %spec.select = select i1 %15, i1 %18, i1 false
  br label %19

19:
  %.071 = phi i64 [ 0, %13 ], [ %99, %.critedge75 ]
  %20 = sext i32 %3 to i64
  %21 = icmp slt i64 %.071, %20
  br i1 %21, label %22, label %100

22:
  %23 = sext i32 %12 to i64
  %24 = mul nsw i64 %.071, %23
  %25 = getelementptr inbounds double, ptr %11, i64 %24
  call void @ne_blas_scale_vector_d_i(i32 noundef %2, double noundef %10, ptr noundef %25, i32 noundef 1)
  br label %26

26:
  %.072 = phi i64 [ 0, %22 ], [ %59, %58 ]
  %27 = sext i32 %4 to i64
  %28 = icmp slt i64 %.072, %27
  %or.cond = select i1 %spec.select, i1 %28, i1 false
  br i1 %or.cond, label %29, label %.critedge

29:
  br i1 %17, label %30, label %35

30:
  %31 = sext i32 %9 to i64
  %32 = mul nsw i64 %.071, %31
  %33 = getelementptr double, ptr %8, i64 %.072
  %34 = getelementptr double, ptr %33, i64 %32
  br label %40

35:
  %36 = sext i32 %9 to i64
  %37 = mul nsw i64 %.072, %36
  %38 = getelementptr double, ptr %8, i64 %.071
  %39 = getelementptr double, ptr %38, i64 %37
  br label %40

40:
  %.in73 = phi ptr [ %34, %30 ], [ %39, %35 ]
  %41 = load double, ptr %.in73, align 8
  %42 = fmul double %5, %41
  br label %43

43:
  %.070 = phi i64 [ 0, %40 ], [ %57, %46 ]
  %44 = sext i32 %2 to i64
  %45 = icmp slt i64 %.070, %44
  br i1 %45, label %46, label %58

46:
  %47 = sext i32 %7 to i64
  %48 = mul nsw i64 %.072, %47
  %49 = getelementptr double, ptr %6, i64 %.070
  %50 = getelementptr double, ptr %49, i64 %48
  %51 = load double, ptr %50, align 8
  %52 = fmul double %42, %51
  %53 = getelementptr double, ptr %11, i64 %.070
  %54 = getelementptr double, ptr %53, i64 %24
  %55 = load double, ptr %54, align 8
  %56 = fadd double %55, %52
  store double %56, ptr %54, align 8
  %57 = add nuw nsw i64 %.070, 1
  br label %43

58:
  %59 = add nuw nsw i64 %.072, 1
  br label %26

.critedge:
  %.069 = phi i64 [ %98, %92 ], [ 0, %26 ]
  %spec.select.not = xor i1 %spec.select, true
  %60 = sext i32 %2 to i64
  %61 = icmp slt i64 %.069, %60
  %or.cond78 = select i1 %spec.select.not, i1 %61, i1 false
  br i1 %or.cond78, label %62, label %.critedge75

62:
  %.068 = phi double [ %90, %87 ], [ 0.000000e+00, %.critedge ]
  %.0 = phi i64 [ %91, %87 ], [ 0, %.critedge ]
  %63 = icmp slt i64 %.0, %27
  br i1 %63, label %64, label %92

64:
  br i1 %15, label %65, label %69

65:
  %66 = sext i32 %7 to i64
  %67 = mul nsw i64 %.0, %66
  %68 = add nsw i64 %.069, %67
  br label %73

69:
  %70 = sext i32 %7 to i64
  %71 = mul nsw i64 %.069, %70
  %72 = add nsw i64 %.0, %71
  br label %73

73:
  %74 = phi i64 [ %68, %65 ], [ %72, %69 ]
  %75 = getelementptr inbounds double, ptr %6, i64 %74
  %76 = load double, ptr %75, align 8
  br i1 %17, label %77, label %82

77:
  %78 = sext i32 %9 to i64
  %79 = mul nsw i64 %.071, %78
  %80 = getelementptr double, ptr %8, i64 %.0
  %81 = getelementptr double, ptr %80, i64 %79
  br label %87

82:
  %83 = sext i32 %9 to i64
  %84 = mul nsw i64 %.0, %83
  %85 = getelementptr double, ptr %8, i64 %.071
  %86 = getelementptr double, ptr %85, i64 %84
  br label %87

87:
  %.in = phi ptr [ %81, %77 ], [ %86, %82 ]
  %88 = load double, ptr %.in, align 8
  %89 = fmul double %76, %88
  %90 = fadd double %.068, %89
  %91 = add nuw nsw i64 %.0, 1
  br label %62

92:
  %93 = call double @ne_blas_scaled_d_i(double noundef %5, double noundef %.068)
  %94 = getelementptr double, ptr %11, i64 %.069
  %95 = getelementptr double, ptr %94, i64 %24
  %96 = load double, ptr %95, align 8
  %97 = fadd double %96, %93
  store double %97, ptr %95, align 8
  %98 = add nuw nsw i64 %.069, 1
  br label %.critedge

.critedge75:
  %99 = add nuw nsw i64 %.071, 1
  br label %19

100:
  ret void
}

define internal void @ne_blas_f_symm_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) {
  %13 = load i8, ptr %0, align 1
  %14 = load i8, ptr %1, align 1
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load double, ptr %4, align 8
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %8, align 4
  %20 = load double, ptr %9, align 8
  %21 = load i32, ptr %11, align 4
  call void @ne_blas_symm_d_i(i8 noundef zeroext %13, i8 noundef zeroext %14, i32 noundef %15, i32 noundef %16, double noundef %17, ptr noundef %5, i32 noundef %18, ptr noundef %7, i32 noundef %19, double noundef %20, ptr noundef %10, i32 noundef %21)
  ret void
}

define internal void @ne_blas_symm_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10, i32 noundef %11) {
  br label %13

13:
  %.031 = phi i64 [ 0, %12 ], [ %26, %19 ]
  %14 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %15 = icmp eq i8 %14, 76
  %16 = sext i32 %3 to i64
  %17 = icmp slt i64 %.031, %16
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %19, label %27

19:
  %20 = sext i32 %8 to i64
  %21 = mul nsw i64 %.031, %20
  %22 = getelementptr inbounds double, ptr %7, i64 %21
  %23 = sext i32 %11 to i64
  %24 = mul nsw i64 %.031, %23
  %25 = getelementptr inbounds double, ptr %10, i64 %24
  call void @ne_blas_symv_d_i(i8 noundef zeroext %1, i32 noundef %2, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %22, i32 noundef 1, double noundef %9, ptr noundef %25, i32 noundef 1)
  %26 = add nuw nsw i64 %.031, 1
  br label %13

27:
  %.0 = phi i64 [ %35, %32 ], [ 0, %13 ]
  %28 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %.not = icmp eq i8 %28, 76
  %29 = sext i32 %2 to i64
  %30 = icmp slt i64 %.0, %29
  %31 = select i1 %.not, i1 false, i1 %30
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw double, ptr %7, i64 %.0
  %34 = getelementptr inbounds nuw double, ptr %10, i64 %.0
  call void @ne_blas_symv_d_i(i8 noundef zeroext %1, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %33, i32 noundef %8, double noundef %9, ptr noundef %34, i32 noundef %11)
  %35 = add nuw nsw i64 %.0, 1
  br label %27

36:
  ret void
}

define internal void @ne_blas_f_syrk_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i8, ptr %0, align 1
  %12 = load i8, ptr %1, align 1
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = load double, ptr %4, align 8
  %16 = load i32, ptr %6, align 4
  %17 = load double, ptr %7, align 8
  %18 = load i32, ptr %9, align 4
  call void @ne_blas_syrk_d_i(i8 noundef zeroext %11, i8 noundef zeroext %12, i32 noundef %13, i32 noundef %14, double noundef %15, ptr noundef %5, i32 noundef %16, double noundef %17, ptr noundef %8, i32 noundef %18)
  ret void
}

define internal void @ne_blas_syrk_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = fmul double %4, 5.000000e-01
  call void @ne_blas_syr2k_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i32 noundef %2, i32 noundef %3, double noundef %11, ptr noundef %5, i32 noundef %6, ptr noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9)
  ret void
}

define internal void @ne_blas_f_syr2k_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) {
  %13 = load i8, ptr %0, align 1
  %14 = load i8, ptr %1, align 1
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = load double, ptr %4, align 8
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %8, align 4
  %20 = load double, ptr %9, align 8
  %21 = load i32, ptr %11, align 4
  call void @ne_blas_syr2k_d_i(i8 noundef zeroext %13, i8 noundef zeroext %14, i32 noundef %15, i32 noundef %16, double noundef %17, ptr noundef %5, i32 noundef %18, ptr noundef %7, i32 noundef %19, double noundef %20, ptr noundef %10, i32 noundef %21)
  ret void
}

define internal void @ne_blas_syr2k_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %14 = icmp eq i8 %13, 76
  %15 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %1)
  %16 = icmp eq i8 %15, 78
  %17 = sext i32 %6 to i64
  %18 = select i1 %16, i64 1, i64 %17
  %19 = select i1 %16, i64 %17, i64 1
  %20 = sext i32 %8 to i64
  %21 = select i1 %16, i64 1, i64 %20
  %22 = select i1 %16, i64 %20, i64 1
  br label %23

23:
  %.056 = phi i64 [ 0, %12 ], [ %28, %27 ]
  %24 = sext i32 %2 to i64
  %25 = icmp slt i64 %.056, %24
  br i1 %25, label %26, label %68

26:
  %.056. = select i1 %14, i64 %.056, i64 0
  br label %27

27:
  %.055 = phi i64 [ %.056., %26 ], [ %67, %58 ]
  %28 = add nuw nsw i64 %.056, 1
  %29 = select i1 %14, i64 %24, i64 %28
  %30 = icmp slt i64 %.055, %29
  br i1 %30, label %31, label %23

31:
  %.054 = phi double [ %56, %34 ], [ 0.000000e+00, %27 ]
  %.0 = phi i64 [ %57, %34 ], [ 0, %27 ]
  %32 = sext i32 %3 to i64
  %33 = icmp slt i64 %.0, %32
  br i1 %33, label %34, label %58

34:
  %35 = mul nsw i64 %.055, %18
  %36 = getelementptr double, ptr %5, i64 %35
  %37 = mul nsw i64 %.0, %19
  %38 = getelementptr double, ptr %36, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = mul nsw i64 %.056, %21
  %41 = getelementptr double, ptr %7, i64 %40
  %42 = mul nsw i64 %.0, %22
  %43 = getelementptr double, ptr %41, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %39, %44
  %46 = mul nsw i64 %.055, %21
  %47 = getelementptr double, ptr %7, i64 %46
  %48 = getelementptr double, ptr %47, i64 %42
  %49 = load double, ptr %48, align 8
  %50 = mul nsw i64 %.056, %18
  %51 = getelementptr double, ptr %5, i64 %50
  %52 = getelementptr double, ptr %51, i64 %37
  %53 = load double, ptr %52, align 8
  %54 = fmul double %49, %53
  %55 = fadd double %45, %54
  %56 = fadd double %.054, %55
  %57 = add nuw nsw i64 %.0, 1
  br label %31

58:
  %59 = sext i32 %11 to i64
  %60 = mul nsw i64 %.056, %59
  %61 = getelementptr double, ptr %10, i64 %.055
  %62 = getelementptr double, ptr %61, i64 %60
  %63 = load double, ptr %62, align 8
  %64 = call double @ne_blas_scaled_d_i(double noundef %9, double noundef %63)
  %65 = call double @ne_blas_scaled_d_i(double noundef %4, double noundef %.054)
  %66 = fadd double %64, %65
  store double %66, ptr %62, align 8
  %67 = add nuw nsw i64 %.055, 1
  br label %27

68:
  ret void
}

define internal void @ne_blas_f_trmm_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = load i8, ptr %0, align 1
  %13 = load i8, ptr %1, align 1
  %14 = load i8, ptr %2, align 1
  %15 = load i8, ptr %3, align 1
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load double, ptr %6, align 8
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %10, align 4
  call void @ne_blas_trmm_d_i(i8 noundef zeroext %12, i8 noundef zeroext %13, i8 noundef zeroext %14, i8 noundef zeroext %15, i32 noundef %16, i32 noundef %17, double noundef %18, ptr noundef %7, i32 noundef %19, ptr noundef %9, i32 noundef %20)
  ret void
}

define internal void @ne_blas_trmm_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3, i32 noundef %4, i32 noundef %5, double noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10) {
  br label %12

12:
  %.034 = phi i64 [ 0, %11 ], [ %22, %18 ]
  %13 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %14 = icmp eq i8 %13, 76
  %15 = sext i32 %5 to i64
  %16 = icmp slt i64 %.034, %15
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %23

18:
  %19 = sext i32 %10 to i64
  %20 = mul nsw i64 %.034, %19
  %21 = getelementptr inbounds double, ptr %9, i64 %20
  call void @ne_blas_trmv_d_i(i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3, i32 noundef %4, ptr noundef %7, i32 noundef %8, ptr noundef %21, i32 noundef 1)
  %22 = add nuw nsw i64 %.034, 1
  br label %12

23:
  %.033 = phi i64 [ %31, %28 ], [ 0, %12 ]
  %24 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %.not = icmp eq i8 %24, 76
  %25 = sext i32 %4 to i64
  %26 = icmp slt i64 %.033, %25
  %27 = select i1 %.not, i1 false, i1 %26
  br i1 %27, label %28, label %32

28:
  %29 = call zeroext i8 @ne_blas_other_d_i(i8 noundef zeroext %2)
  %30 = getelementptr inbounds nuw double, ptr %9, i64 %.033
  call void @ne_blas_trmv_d_i(i8 noundef zeroext %1, i8 noundef zeroext %29, i8 noundef zeroext %3, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %30, i32 noundef %10)
  %31 = add nuw nsw i64 %.033, 1
  br label %23

32:
  %.0 = phi i64 [ %38, %34 ], [ 0, %23 ]
  %33 = icmp slt i64 %.0, %15
  br i1 %33, label %34, label %39

34:
  %35 = sext i32 %10 to i64
  %36 = mul nsw i64 %.0, %35
  %37 = getelementptr inbounds double, ptr %9, i64 %36
  call void @ne_blas_scale_vector_d_i(i32 noundef %4, double noundef %6, ptr noundef %37, i32 noundef 1)
  %38 = add nuw nsw i64 %.0, 1
  br label %32

39:
  ret void
}

define internal void @ne_blas_f_trsm_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = load i8, ptr %0, align 1
  %13 = load i8, ptr %1, align 1
  %14 = load i8, ptr %2, align 1
  %15 = load i8, ptr %3, align 1
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load double, ptr %6, align 8
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %10, align 4
  call void @ne_blas_trsm_d_i(i8 noundef zeroext %12, i8 noundef zeroext %13, i8 noundef zeroext %14, i8 noundef zeroext %15, i32 noundef %16, i32 noundef %17, double noundef %18, ptr noundef %7, i32 noundef %19, ptr noundef %9, i32 noundef %20)
  ret void
}

define internal void @ne_blas_trsm_d_i(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3, i32 noundef %4, i32 noundef %5, double noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10) {
  br label %12

12:
  %.034 = phi i64 [ 0, %11 ], [ %22, %18 ]
  %13 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %14 = icmp eq i8 %13, 76
  %15 = sext i32 %5 to i64
  %16 = icmp slt i64 %.034, %15
  %17 = select i1 %14, i1 %16, i1 false
  br i1 %17, label %18, label %23

18:
  %19 = sext i32 %10 to i64
  %20 = mul nsw i64 %.034, %19
  %21 = getelementptr inbounds double, ptr %9, i64 %20
  call void @ne_blas_trsv_d_i(i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3, i32 noundef %4, ptr noundef %7, i32 noundef %8, ptr noundef %21, i32 noundef 1)
  %22 = add nuw nsw i64 %.034, 1
  br label %12

23:
  %.033 = phi i64 [ %31, %28 ], [ 0, %12 ]
  %24 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %.not = icmp eq i8 %24, 76
  %25 = sext i32 %4 to i64
  %26 = icmp slt i64 %.033, %25
  %27 = select i1 %.not, i1 false, i1 %26
  br i1 %27, label %28, label %32

28:
  %29 = call zeroext i8 @ne_blas_other_d_i(i8 noundef zeroext %2)
  %30 = getelementptr inbounds nuw double, ptr %9, i64 %.033
  call void @ne_blas_trsv_d_i(i8 noundef zeroext %1, i8 noundef zeroext %29, i8 noundef zeroext %3, i32 noundef %5, ptr noundef %7, i32 noundef %8, ptr noundef %30, i32 noundef %10)
  %31 = add nuw nsw i64 %.033, 1
  br label %23

32:
  %.0 = phi i64 [ %38, %34 ], [ 0, %23 ]
  %33 = icmp slt i64 %.0, %15
  br i1 %33, label %34, label %39

34:
  %35 = sext i32 %10 to i64
  %36 = mul nsw i64 %.0, %35
  %37 = getelementptr inbounds double, ptr %9, i64 %36
  call void @ne_blas_scale_vector_d_i(i32 noundef %4, double noundef %6, ptr noundef %37, i32 noundef 1)
  %38 = add nuw nsw i64 %.0, 1
  br label %32

39:
  ret void
}

define internal void @ne_blas_f_lacpy_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i8, ptr %0, align 1
  %9 = load i32, ptr %1, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %6, align 4
  call void @ne_blas_lacpy_d_i(i8 noundef zeroext %8, i32 noundef %9, i32 noundef %10, ptr noundef %3, i32 noundef %11, ptr noundef %5, i32 noundef %12)
  ret void
}

define internal void @ne_blas_lacpy_d_i(i8 noundef zeroext %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) {
  %8 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %9 = icmp eq i8 %8, 76
  br i1 %9, label %13, label %10

10:
  %11 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %12 = icmp ne i8 %11, 85
  br label %13

13:
  %14 = phi i1 [ false, %7 ], [ %12, %10 ]
  br label %15

15:
  %.023 = phi i64 [ 0, %13 ], [ %21, %19 ]
  %16 = sext i32 %2 to i64
  %17 = icmp slt i64 %.023, %16
  br i1 %17, label %18, label %35

18:
  %.023. = select i1 %9, i64 %.023, i64 0
  br label %19

19:
  %.0 = phi i64 [ %.023., %18 ], [ %34, %24 ]
  %brmerge = select i1 %9, i1 true, i1 %14
  %brmerge.not = xor i1 %brmerge, true
  %20 = sext i32 %1 to i64
  %.not = icmp slt i64 %.023, %20
  %or.cond = and i1 %brmerge.not, %.not
  %21 = add nuw nsw i64 %.023, 1
  %22 = select i1 %or.cond, i64 %21, i64 %20
  %23 = icmp slt i64 %.0, %22
  br i1 %23, label %24, label %15

24:
  %25 = sext i32 %4 to i64
  %26 = mul nsw i64 %.023, %25
  %27 = getelementptr double, ptr %3, i64 %.0
  %28 = getelementptr double, ptr %27, i64 %26
  %29 = load double, ptr %28, align 8
  %30 = sext i32 %6 to i64
  %31 = mul nsw i64 %.023, %30
  %32 = getelementptr double, ptr %5, i64 %.0
  %33 = getelementptr double, ptr %32, i64 %31
  store double %29, ptr %33, align 8
  %34 = add nuw nsw i64 %.0, 1
  br label %19

35:
  ret void
}

define internal void @ne_blas_f_potrf_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i8, ptr %0, align 1
  %7 = load i32, ptr %1, align 4
  %8 = load i32, ptr %3, align 4
  %9 = call i32 @ne_blas_potrf_d_i(i8 noundef zeroext %6, i32 noundef %7, ptr noundef %2, i32 noundef %8)
  store i32 %9, ptr %4, align 4
  ret void
}

define internal i32 @ne_blas_potrf_d_i(i8 noundef zeroext %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) {
  %5 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %6 = icmp eq i8 %5, 76
  %7 = sext i32 %3 to i64
  %8 = select i1 %6, i64 1, i64 %7
  %9 = select i1 %6, i64 %7, i64 1
  br label %10

10:
  %.081 = phi i64 [ 0, %4 ], [ %57, %56 ]
  %.076 = phi i32 [ undef, %4 ], [ %.2, %56 ]
  %11 = sext i32 %1 to i64
  %12 = icmp slt i64 %.081, %11
  br i1 %12, label %13, label %58

13:
  %14 = mul nsw i64 %.081, %8
  %15 = mul nsw i64 %.081, %9
  %16 = getelementptr double, ptr %2, i64 %14
  %17 = getelementptr double, ptr %16, i64 %15
  %18 = load double, ptr %17, align 8
  br label %19

19:
  %.078 = phi double [ %18, %13 ], [ %26, %21 ]
  %.077 = phi i64 [ 0, %13 ], [ %27, %21 ]
  %20 = icmp samesign ult i64 %.077, %.081
  br i1 %20, label %21, label %28

21:
  %22 = mul nsw i64 %.077, %9
  %23 = getelementptr double, ptr %16, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %24, %24
  %26 = fsub double %.078, %25
  %27 = add nuw nsw i64 %.077, 1
  br label %19

28:
  %29 = fcmp ogt double %.078, 0.000000e+00
  br i1 %29, label %33, label %30

30:
  store double %.078, ptr %17, align 8
  %31 = trunc i64 %.081 to i32
  %32 = add i32 %31, 1
  br label %55

33:
  %34 = call double @llvm.sqrt.f64(double %.078)
  store double %34, ptr %17, align 8
  br label %35

35:
  %.075.in = phi i64 [ %.081, %33 ], [ %.075, %53 ]
  %.075 = add nuw nsw i64 %.075.in, 1
  %36 = icmp slt i64 %.075, %11
  br i1 %36, label %37, label %55

37:
  %38 = mul nsw i64 %.075, %8
  %39 = getelementptr double, ptr %2, i64 %38
  %40 = getelementptr double, ptr %39, i64 %15
  %41 = load double, ptr %40, align 8
  br label %42

42:
  %.074 = phi double [ %41, %37 ], [ %51, %44 ]
  %.0 = phi i64 [ 0, %37 ], [ %52, %44 ]
  %43 = icmp samesign ult i64 %.0, %.081
  br i1 %43, label %44, label %53

44:
  %45 = mul nsw i64 %.0, %9
  %46 = getelementptr double, ptr %39, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr double, ptr %16, i64 %45
  %49 = load double, ptr %48, align 8
  %50 = fmul double %47, %49
  %51 = fsub double %.074, %50
  %52 = add nuw nsw i64 %.0, 1
  br label %42

53:
  %54 = fdiv double %.074, %34
  store double %54, ptr %40, align 8
  br label %35

55:
  %.180 = phi i32 [ 1, %30 ], [ 0, %35 ]
  %.2 = phi i32 [ %32, %30 ], [ %.076, %35 ]
  %trunc = trunc nuw i32 %.180 to i1
  %cond82 = icmp eq i1 %trunc, false
  br i1 %cond82, label %56, label %58

56:
  %57 = add nuw nsw i64 %.081, 1
  br label %10

58:
  %.079 = phi i32 [ %.180, %55 ], [ 2, %10 ]
  %.1 = phi i32 [ %.2, %55 ], [ %.076, %10 ]
  %cond = icmp eq i32 %.079, 2
  %spec.select = select i1 %cond, i32 0, i32 %.1
  ret i32 %spec.select
}

define internal void @ne_blas_f_potrs_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %6, align 4
  call void @ne_blas_potrs_d_i(i8 noundef zeroext %9, i32 noundef %10, i32 noundef %11, ptr noundef %3, i32 noundef %12, ptr noundef %5, i32 noundef %13)
  store i32 0, ptr %7, align 4
  ret void
}

define internal void @ne_blas_potrs_d_i(i8 noundef zeroext %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) {
  %8 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %9 = icmp eq i8 %8, 76
  %10 = select i1 %9, i8 78, i8 84
  call void @ne_blas_trsm_d_i(i8 noundef zeroext 76, i8 noundef zeroext %0, i8 noundef zeroext %10, i8 noundef zeroext 78, i32 noundef %1, i32 noundef %2, double noundef 1.000000e+00, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6)
  %11 = call zeroext i8 @ne_blas_other_d_i(i8 noundef zeroext %10)
  call void @ne_blas_trsm_d_i(i8 noundef zeroext 76, i8 noundef zeroext %0, i8 noundef zeroext %11, i8 noundef zeroext 78, i32 noundef %1, i32 noundef %2, double noundef 1.000000e+00, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6)
  ret void
}

define internal void @ne_blas_f_posv_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %6, align 4
  %14 = call i32 @ne_blas_posv_d_i(i8 noundef zeroext %9, i32 noundef %10, i32 noundef %11, ptr noundef %3, i32 noundef %12, ptr noundef %5, i32 noundef %13)
  store i32 %14, ptr %7, align 4
  ret void
}

define internal i32 @ne_blas_posv_d_i(i8 noundef zeroext %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) {
  %8 = call i32 @ne_blas_potrf_d_i(i8 noundef zeroext %0, i32 noundef %1, ptr noundef %3, i32 noundef %4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:
  call void @ne_blas_potrs_d_i(i8 noundef zeroext %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6)
  br label %11

11:
  ret i32 %8
}

define internal void @ne_blas_f_getrf_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %3, align 4
  %10 = call i32 @ne_blas_getrf_d_i(i32 noundef %7, i32 noundef %8, ptr noundef %2, i32 noundef %9, ptr noundef %4)
  store i32 %10, ptr %5, align 4
  ret void
}

define internal i32 @ne_blas_getrf_d_i(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) {
  br label %6

6:
  %.092 = phi i64 [ 0, %5 ], [ %13, %82 ]
  %.087 = phi i32 [ 0, %5 ], [ %.1, %82 ]
  %7 = sext i32 %1 to i64
  %8 = icmp slt i64 %.092, %7
  %9 = sext i32 %0 to i64
  %10 = icmp slt i64 %.092, %9
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %83

12:
  %13 = add nuw nsw i64 %.092, 1
  br label %14

14:
  %.090 = phi i64 [ %.092, %12 ], [ %.089..090, %16 ]
  %.089 = phi i64 [ %13, %12 ], [ %28, %16 ]
  %15 = icmp slt i64 %.089, %9
  br i1 %15, label %16, label %29

16:
  %17 = sext i32 %3 to i64
  %18 = mul nsw i64 %.092, %17
  %19 = getelementptr double, ptr %2, i64 %.089
  %20 = getelementptr double, ptr %19, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = call double @llvm.fabs.f64(double %21)
  %23 = getelementptr double, ptr %2, i64 %.090
  %24 = getelementptr double, ptr %23, i64 %18
  %25 = load double, ptr %24, align 8
  %26 = call double @llvm.fabs.f64(double %25)
  %27 = fcmp ogt double %22, %26
  %.089..090 = select i1 %27, i64 %.089, i64 %.090
  %28 = add nuw nsw i64 %.089, 1
  br label %14

29:
  %30 = trunc i64 %.090 to i32
  %31 = add i32 %30, 1
  %32 = getelementptr inbounds nuw i32, ptr %4, i64 %.092
  store i32 %31, ptr %32, align 4
  %33 = sext i32 %3 to i64
  %34 = mul nsw i64 %.092, %33
  %35 = getelementptr double, ptr %2, i64 %.090
  %36 = getelementptr double, ptr %35, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = fcmp oeq double %37, 0.000000e+00
  br i1 %38, label %39, label %42

39:
  %.not93 = icmp eq i32 %.087, 0
  %40 = trunc i64 %13 to i32
  %41 = select i1 %.not93, i32 %40, i32 %.087
  br label %82

42:
  %.088 = phi i64 [ %51, %44 ], [ 0, %29 ]
  %.not = icmp eq i64 %.090, %.092
  %43 = icmp slt i64 %.088, %7
  %spec.select = select i1 %.not, i1 false, i1 %43
  br i1 %spec.select, label %44, label %52

44:
  %45 = mul nsw i64 %.088, %33
  %46 = getelementptr double, ptr %2, i64 %.092
  %47 = getelementptr double, ptr %46, i64 %45
  %48 = load double, ptr %47, align 8
  %49 = getelementptr double, ptr %35, i64 %45
  %50 = load double, ptr %49, align 8
  store double %50, ptr %47, align 8
  store double %48, ptr %49, align 8
  %51 = add nuw nsw i64 %.088, 1
  br label %42

52:
  %.086 = phi i64 [ %62, %54 ], [ %13, %42 ]
  %53 = icmp slt i64 %.086, %9
  br i1 %53, label %54, label %63

54:
  %55 = getelementptr double, ptr %2, i64 %.092
  %56 = getelementptr double, ptr %55, i64 %34
  %57 = load double, ptr %56, align 8
  %58 = getelementptr double, ptr %2, i64 %.086
  %59 = getelementptr double, ptr %58, i64 %34
  %60 = load double, ptr %59, align 8
  %61 = fdiv double %60, %57
  store double %61, ptr %59, align 8
  %62 = add nuw nsw i64 %.086, 1
  br label %52

63:
  %.085 = phi i64 [ %81, %80 ], [ %13, %52 ]
  %64 = icmp slt i64 %.085, %7
  br i1 %64, label %65, label %82

65:
  %.0 = phi i64 [ %79, %67 ], [ %13, %63 ]
  %66 = icmp slt i64 %.0, %9
  br i1 %66, label %67, label %80

67:
  %68 = getelementptr double, ptr %2, i64 %.0
  %69 = getelementptr double, ptr %68, i64 %34
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %.085, %33
  %72 = getelementptr double, ptr %2, i64 %.092
  %73 = getelementptr double, ptr %72, i64 %71
  %74 = load double, ptr %73, align 8
  %75 = fmul double %70, %74
  %76 = getelementptr double, ptr %68, i64 %71
  %77 = load double, ptr %76, align 8
  %78 = fsub double %77, %75
  store double %78, ptr %76, align 8
  %79 = add nuw nsw i64 %.0, 1
  br label %65

80:
  %81 = add nuw nsw i64 %.085, 1
  br label %63

82:
  %.1 = phi i32 [ %41, %39 ], [ %.087, %63 ]
  br label %6

83:
  ret i32 %.087
}

define internal void @ne_blas_f_getrs_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i8, ptr %0, align 1
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %4, align 4
  %14 = load i32, ptr %7, align 4
  call void @ne_blas_getrs_d_i(i8 noundef zeroext %10, i32 noundef %11, i32 noundef %12, ptr noundef %3, i32 noundef %13, ptr noundef %5, ptr noundef %6, i32 noundef %14)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @ne_blas_getrs_d_i(i8 noundef zeroext %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) {
  %9 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %10 = icmp eq i8 %9, 78
  br label %11

11:
  %.0 = phi i32 [ 0, %8 ], [ %52, %51 ]
  %12 = icmp samesign ult i32 %.0, 2
  br i1 %12, label %13, label %53

13:
  %.053 = phi i64 [ %44, %43 ], [ 0, %11 ]
  %14 = zext i1 %10 to i32
  %15 = icmp eq i32 %.0, 0
  %16 = xor i32 %.0, %14
  %17 = icmp eq i32 %16, 1
  %18 = sext i32 %1 to i64
  %19 = icmp slt i64 %.053, %18
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %21, label %45

21:
  %22 = add nsw i32 %1, -1
  %23 = sext i32 %22 to i64
  %24 = sub nsw i64 %23, %.053
  %25 = select i1 %10, i64 %.053, i64 %24
  %26 = getelementptr inbounds i32, ptr %5, i64 %25
  %27 = load i32, ptr %26, align 4
  br label %28

28:
  %.052 = phi i64 [ 0, %21 ], [ %42, %31 ]
  %29 = sext i32 %2 to i64
  %30 = icmp slt i64 %.052, %29
  br i1 %30, label %31, label %43

31:
  %32 = sext i32 %7 to i64
  %33 = mul nsw i64 %.052, %32
  %34 = getelementptr double, ptr %6, i64 %25
  %35 = getelementptr double, ptr %34, i64 %33
  %36 = load double, ptr %35, align 8
  %37 = getelementptr double, ptr %6, i64 %33
  %38 = sext i32 %27 to i64
  %39 = getelementptr double, ptr %37, i64 %38
  %40 = getelementptr i8, ptr %39, i64 -8
  %41 = load double, ptr %40, align 8
  store double %41, ptr %35, align 8
  store double %36, ptr %40, align 8
  %42 = add nuw nsw i64 %.052, 1
  br label %28

43:
  %44 = add nuw nsw i64 %.053, 1
  br label %13

45:
  br i1 %15, label %46, label %51

46:
  %47 = select i1 %10, i8 76, i8 85
  %48 = select i1 %10, i8 85, i8 78
  call void @ne_blas_trsm_d_i(i8 noundef zeroext 76, i8 noundef zeroext %47, i8 noundef zeroext %0, i8 noundef zeroext %48, i32 noundef %1, i32 noundef %2, double noundef 1.000000e+00, ptr noundef %3, i32 noundef %4, ptr noundef %6, i32 noundef %7)
  %49 = select i1 %10, i8 85, i8 76
  %50 = select i1 %10, i8 78, i8 85
  call void @ne_blas_trsm_d_i(i8 noundef zeroext 76, i8 noundef zeroext %49, i8 noundef zeroext %0, i8 noundef zeroext %50, i32 noundef %1, i32 noundef %2, double noundef 1.000000e+00, ptr noundef %3, i32 noundef %4, ptr noundef %6, i32 noundef %7)
  br label %51

51:
  %52 = add nuw nsw i32 %.0, 1
  br label %11

53:
  ret void
}

define internal void @ne_blas_f_gesv_d_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i32, ptr %0, align 4
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %6, align 4
  %13 = call i32 @ne_blas_gesv_d_i(i32 noundef %9, i32 noundef %10, ptr noundef %2, i32 noundef %11, ptr noundef %4, ptr noundef %5, i32 noundef %12)
  store i32 %13, ptr %7, align 4
  ret void
}

define internal i32 @ne_blas_gesv_d_i(i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) {
  %8 = call i32 @ne_blas_getrf_d_i(i32 noundef %0, i32 noundef %0, ptr noundef %2, i32 noundef %3, ptr noundef %4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:
  call void @ne_blas_getrs_d_i(i8 noundef zeroext 78, i32 noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6)
  br label %11

11:
  ret i32 %8
}

define internal double @ne_blas_c_dot_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) {
  %6 = call double @ne_blas_dot_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4)
  ret double %6
}

define internal double @ne_blas_c_nrm2_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = call double @ne_blas_nrm2_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2)
  ret double %4
}

define internal double @ne_blas_c_asum_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2) {
  %4 = call double @ne_blas_asum_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2)
  ret double %4
}

define internal void @ne_blas_c_axpy_d_i(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) {
  call void @ne_blas_axpy_d_i(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5)
  ret void
}

define internal void @ne_blas_c_copy_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) {
  call void @ne_blas_copy_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4)
  ret void
}

define internal void @ne_blas_c_swap_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) {
  call void @ne_blas_swap_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4)
  ret void
}

define internal void @ne_blas_c_scal_d_i(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) {
  call void @ne_blas_scal_d_i(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3)
  ret void
}

define internal void @ne_blas_c_rot_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, double noundef %5, double noundef %6) {
  call void @ne_blas_rot_d_i(i32 noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, double noundef %5, double noundef %6)
  ret void
}

define internal void @ne_blas_c_gemv_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 101
  %14 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext %13, i32 noundef %1)
  %. = select i1 %13, i32 %3, i32 %2
  %15 = select i1 %13, i32 %2, i32 %3
  call void @ne_blas_gemv_d_i(i8 noundef zeroext %14, i32 noundef %., i32 noundef %15, double noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, double noundef %9, ptr noundef %10, i32 noundef %11)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext %0, i32 noundef %1) {
  %3 = icmp ne i32 %1, 111
  %4 = xor i1 %3, %0
  %5 = select i1 %4, i8 84, i8 78
  ret i8 %5
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal void @ne_blas_c_ger_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %12, label %13

12:
  call void @ne_blas_ger_d_i(i32 noundef %2, i32 noundef %1, double noundef %3, ptr noundef %6, i32 noundef %7, ptr noundef %4, i32 noundef %5, ptr noundef %8, i32 noundef %9)
  br label %14

13:
  call void @ne_blas_ger_d_i(i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9)
  br label %14

14:
  ret void
}

define internal void @ne_blas_c_symv_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10) {
  %12 = icmp eq i32 %0, 101
  %13 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %12, i32 noundef %1)
  call void @ne_blas_symv_d_i(i8 noundef zeroext %13, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10)
  ret void
}

define internal zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %0, i32 noundef %1) {
  %3 = icmp ne i32 %1, 122
  %4 = xor i1 %3, %0
  %5 = select i1 %4, i8 85, i8 76
  ret i8 %5
}

define internal void @ne_blas_c_spmv_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 101
  %12 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %11, i32 noundef %1)
  call void @ne_blas_spmv_d_i(i8 noundef zeroext %12, i32 noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9)
  ret void
}

define internal void @ne_blas_c_syr_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7) {
  %9 = icmp eq i32 %0, 101
  %10 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %9, i32 noundef %1)
  call void @ne_blas_syr_d_i(i8 noundef zeroext %10, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7)
  ret void
}

define internal void @ne_blas_c_syr2_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9) {
  %11 = icmp eq i32 %0, 101
  %12 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %11, i32 noundef %1)
  call void @ne_blas_syr2_d_i(i8 noundef zeroext %12, i32 noundef %2, double noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9)
  ret void
}

define internal void @ne_blas_c_trmv_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = icmp eq i32 %0, 101
  %11 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %10, i32 noundef %1)
  %12 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext %10, i32 noundef %2)
  %13 = call zeroext i8 @ne_blas_diagonal_d_i(i32 noundef %3)
  call void @ne_blas_trmv_d_i(i8 noundef zeroext %11, i8 noundef zeroext %12, i8 noundef zeroext %13, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8)
  ret void
}

define internal zeroext i8 @ne_blas_diagonal_d_i(i32 noundef %0) {
  %2 = icmp eq i32 %0, 132
  %3 = select i1 %2, i8 85, i8 78
  ret i8 %3
}

define internal void @ne_blas_c_trsv_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8) {
  %10 = icmp eq i32 %0, 101
  %11 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %10, i32 noundef %1)
  %12 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext %10, i32 noundef %2)
  %13 = call zeroext i8 @ne_blas_diagonal_d_i(i32 noundef %3)
  call void @ne_blas_trsv_d_i(i8 noundef zeroext %11, i8 noundef zeroext %12, i8 noundef zeroext %13, i32 noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8)
  ret void
}

define internal void @ne_blas_c_gemm_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, double noundef %11, ptr noundef %12, i32 noundef %13) {
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %16, label %19

16:
  %17 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext false, i32 noundef %2)
  %18 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext false, i32 noundef %1)
  call void @ne_blas_gemm_d_i(i8 noundef zeroext %17, i8 noundef zeroext %18, i32 noundef %4, i32 noundef %3, i32 noundef %5, double noundef %6, ptr noundef %9, i32 noundef %10, ptr noundef %7, i32 noundef %8, double noundef %11, ptr noundef %12, i32 noundef %13)
  br label %22

19:
  %20 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext false, i32 noundef %1)
  %21 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext false, i32 noundef %2)
  call void @ne_blas_gemm_d_i(i8 noundef zeroext %20, i8 noundef zeroext %21, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, i32 noundef %10, double noundef %11, ptr noundef %12, i32 noundef %13)
  br label %22

22:
  ret void
}

define internal void @ne_blas_c_symm_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11, i32 noundef %12) {
  %14 = icmp eq i32 %0, 101
  %15 = call zeroext i8 @ne_blas_other_side_d_i(i1 noundef zeroext %14, i32 noundef %1)
  %16 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %14, i32 noundef %2)
  %. = select i1 %14, i32 %4, i32 %3
  %17 = select i1 %14, i32 %3, i32 %4
  call void @ne_blas_symm_d_i(i8 noundef zeroext %15, i8 noundef zeroext %16, i32 noundef %., i32 noundef %17, double noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11, i32 noundef %12)
  ret void
}

define internal zeroext i8 @ne_blas_other_side_d_i(i1 noundef zeroext %0, i32 noundef %1) {
  %3 = icmp ne i32 %1, 141
  %4 = xor i1 %3, %0
  %5 = select i1 %4, i8 82, i8 76
  ret i8 %5
}

define internal void @ne_blas_c_syrk_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10) {
  %12 = icmp eq i32 %0, 101
  %13 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %12, i32 noundef %1)
  %14 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext %12, i32 noundef %2)
  call void @ne_blas_syrk_d_i(i8 noundef zeroext %13, i8 noundef zeroext %14, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, double noundef %8, ptr noundef %9, i32 noundef %10)
  ret void
}

define internal void @ne_blas_c_syr2k_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11, i32 noundef %12) {
  %14 = icmp eq i32 %0, 101
  %15 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %14, i32 noundef %1)
  %16 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext %14, i32 noundef %2)
  call void @ne_blas_syr2k_d_i(i8 noundef zeroext %15, i8 noundef zeroext %16, i32 noundef %3, i32 noundef %4, double noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, double noundef %10, ptr noundef %11, i32 noundef %12)
  ret void
}

define internal void @ne_blas_c_trmm_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 101
  %14 = call zeroext i8 @ne_blas_other_side_d_i(i1 noundef zeroext %13, i32 noundef %1)
  %15 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %13, i32 noundef %2)
  %16 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext false, i32 noundef %3)
  %17 = call zeroext i8 @ne_blas_diagonal_d_i(i32 noundef %4)
  %. = select i1 %13, i32 %6, i32 %5
  %18 = select i1 %13, i32 %5, i32 %6
  call void @ne_blas_trmm_d_i(i8 noundef zeroext %14, i8 noundef zeroext %15, i8 noundef zeroext %16, i8 noundef zeroext %17, i32 noundef %., i32 noundef %18, double noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11)
  ret void
}

define internal void @ne_blas_c_trsm_d_i(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, double noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11) {
  %13 = icmp eq i32 %0, 101
  %14 = call zeroext i8 @ne_blas_other_side_d_i(i1 noundef zeroext %13, i32 noundef %1)
  %15 = call zeroext i8 @ne_blas_other_triangle_d_i(i1 noundef zeroext %13, i32 noundef %2)
  %16 = call zeroext i8 @ne_blas_other_trans_d_i(i1 noundef zeroext false, i32 noundef %3)
  %17 = call zeroext i8 @ne_blas_diagonal_d_i(i32 noundef %4)
  %. = select i1 %13, i32 %6, i32 %5
  %18 = select i1 %13, i32 %5, i32 %6
  call void @ne_blas_trsm_d_i(i8 noundef zeroext %14, i8 noundef zeroext %15, i8 noundef zeroext %16, i8 noundef zeroext %17, i32 noundef %., i32 noundef %18, double noundef %7, ptr noundef %8, i32 noundef %9, ptr noundef %10, i32 noundef %11)
  ret void
}

define internal double @ne_blas_f_dot_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  %9 = call double @ne_blas_dot_d_l(i64 noundef %6, ptr noundef %1, i64 noundef %7, ptr noundef %3, i64 noundef %8)
  ret double %9
}

define internal double @ne_blas_dot_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) {
  %6 = call ptr @ne_blas_first_d_l(ptr noundef %1, i64 noundef %0, i64 noundef %2)
  %7 = call ptr @ne_blas_first_d_l(ptr noundef %3, i64 noundef %0, i64 noundef %4)
  br label %8

8:
  %.016 = phi double [ 0.000000e+00, %5 ], [ %18, %10 ]
  %.0 = phi i64 [ 0, %5 ], [ %19, %10 ]
  %9 = icmp slt i64 %.0, %0
  br i1 %9, label %10, label %20

10:
  %11 = mul nsw i64 %.0, %2
  %12 = getelementptr inbounds double, ptr %6, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = mul nsw i64 %.0, %4
  %15 = getelementptr inbounds double, ptr %7, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %13, %16
  %18 = fadd double %.016, %17
  %19 = add nuw nsw i64 %.0, 1
  br label %8

20:
  ret double %.016
}

define internal double @ne_blas_f_nrm2_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = call double @ne_blas_nrm2_d_l(i64 noundef %4, ptr noundef %1, i64 noundef %5)
  ret double %6
}

define internal double @ne_blas_nrm2_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2) {
  %4 = call ptr @ne_blas_first_d_l(ptr noundef %1, i64 noundef %0, i64 noundef %2)
  br label %5

5:
  %.047 = phi double [ 0.000000e+00, %3 ], [ %12, %7 ]
  %.045 = phi i64 [ 0, %3 ], [ %13, %7 ]
  %6 = icmp slt i64 %.045, %0
  br i1 %6, label %7, label %14

7:
  %8 = mul nsw i64 %.045, %2
  %9 = getelementptr inbounds double, ptr %4, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = fmul double %10, %10
  %12 = fadd double %.047, %11
  %13 = add nuw nsw i64 %.045, 1
  br label %5

14:
  %15 = fcmp ogt double %.047, 0x39B0000000000000
  %16 = fcmp olt double %.047, 0x4630000000000000
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %17, label %19

17:
  %18 = call double @llvm.sqrt.f64(double %.047)
  br label %46

19:
  %.046 = phi double [ %29, %21 ], [ 0.000000e+00, %14 ]
  %.044 = phi i64 [ %30, %21 ], [ 0, %14 ]
  %20 = icmp slt i64 %.044, %0
  br i1 %20, label %21, label %31

21:
  %22 = mul nsw i64 %.044, %2
  %23 = getelementptr inbounds double, ptr %4, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = call double @llvm.fabs.f64(double %24)
  %26 = call double @ne.given_constant.f64(double noundef %25)
  %27 = fcmp ogt double %26, %.046
  %28 = fcmp uno double %26, 0.000000e+00
  %or.cond48 = or i1 %27, %28
  %29 = select i1 %or.cond48, double %26, double %.046
  %30 = add nuw nsw i64 %.044, 1
  br label %19

31:
  %32 = fcmp oeq double %.046, 0.000000e+00
  br i1 %32, label %46, label %33

33:
  %.1 = phi double [ %41, %35 ], [ 0.000000e+00, %31 ]
  %.0 = phi i64 [ %42, %35 ], [ 0, %31 ]
  %34 = icmp slt i64 %.0, %0
  br i1 %34, label %35, label %43

35:
  %36 = mul nsw i64 %.0, %2
  %37 = getelementptr inbounds double, ptr %4, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fdiv double %38, %.046
  %40 = fmul double %39, %39
  %41 = fadd double %.1, %40
  %42 = add nuw nsw i64 %.0, 1
  br label %33

43:
  %44 = call double @llvm.sqrt.f64(double %.1)
  %45 = fmul double %.046, %44
  br label %46

46:
  %.043 = phi double [ %18, %17 ], [ %45, %43 ], [ 0.000000e+00, %31 ]
  ret double %.043
}

define internal double @ne_blas_f_asum_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = call double @ne_blas_asum_d_l(i64 noundef %4, ptr noundef %1, i64 noundef %5)
  ret double %6
}

define internal double @ne_blas_asum_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2) {
  br label %4

4:
  %.08 = phi double [ 0.000000e+00, %3 ], [ %12, %7 ]
  %.0 = phi i64 [ 0, %3 ], [ %13, %7 ]
  %5 = icmp sgt i64 %2, 0
  %6 = icmp slt i64 %.0, %0
  %spec.select = select i1 %5, i1 %6, i1 false
  br i1 %spec.select, label %7, label %14

7:
  %8 = mul nsw i64 %.0, %2
  %9 = getelementptr inbounds double, ptr %1, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = call double @llvm.fabs.f64(double %10)
  %12 = fadd double %.08, %11
  %13 = add nuw nsw i64 %.0, 1
  br label %4

14:
  ret double %.08
}

define internal void @ne_blas_f_axpy_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load double, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  call void @ne_blas_axpy_d_l(i64 noundef %7, double noundef %8, ptr noundef %2, i64 noundef %9, ptr noundef %4, i64 noundef %10)
  ret void
}

define internal void @ne_blas_axpy_d_l(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) {
  %7 = call ptr @ne_blas_first_d_l(ptr noundef %2, i64 noundef %0, i64 noundef %3)
  %8 = call ptr @ne_blas_first_d_l(ptr noundef %4, i64 noundef %0, i64 noundef %5)
  br label %9

9:
  %.0 = phi i64 [ 0, %6 ], [ %20, %11 ]
  %10 = icmp slt i64 %.0, %0
  br i1 %10, label %11, label %21

11:
  %12 = mul nsw i64 %.0, %3
  %13 = getelementptr inbounds double, ptr %7, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = call double @ne_blas_scaled_d_l(double noundef %1, double noundef %14)
  %16 = mul nsw i64 %.0, %5
  %17 = getelementptr inbounds double, ptr %8, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fadd double %18, %15
  store double %19, ptr %17, align 8
  %20 = add nuw nsw i64 %.0, 1
  br label %9

21:
  ret void
}

define internal void @ne_blas_f_copy_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  call void @ne_blas_copy_d_l(i64 noundef %6, ptr noundef %1, i64 noundef %7, ptr noundef %3, i64 noundef %8)
  ret void
}

define internal void @ne_blas_copy_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) {
  %6 = call ptr @ne_blas_first_d_l(ptr noundef %1, i64 noundef %0, i64 noundef %2)
  %7 = call ptr @ne_blas_first_d_l(ptr noundef %3, i64 noundef %0, i64 noundef %4)
  br label %8

8:
  %.0 = phi i64 [ 0, %5 ], [ %16, %10 ]
  %9 = icmp slt i64 %.0, %0
  br i1 %9, label %10, label %17

10:
  %11 = mul nsw i64 %.0, %2
  %12 = getelementptr inbounds double, ptr %6, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = mul nsw i64 %.0, %4
  %15 = getelementptr inbounds double, ptr %7, i64 %14
  store double %13, ptr %15, align 8
  %16 = add nuw nsw i64 %.0, 1
  br label %8

17:
  ret void
}

define internal void @ne_blas_f_swap_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  call void @ne_blas_swap_d_l(i64 noundef %6, ptr noundef %1, i64 noundef %7, ptr noundef %3, i64 noundef %8)
  ret void
}

define internal void @ne_blas_swap_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) {
  %6 = call ptr @ne_blas_first_d_l(ptr noundef %1, i64 noundef %0, i64 noundef %2)
  %7 = call ptr @ne_blas_first_d_l(ptr noundef %3, i64 noundef %0, i64 noundef %4)
  br label %8

8:
  %.0 = phi i64 [ 0, %5 ], [ %17, %10 ]
  %9 = icmp slt i64 %.0, %0
  br i1 %9, label %10, label %18

10:
  %11 = mul nsw i64 %.0, %2
  %12 = getelementptr inbounds double, ptr %6, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = mul nsw i64 %.0, %4
  %15 = getelementptr inbounds double, ptr %7, i64 %14
  %16 = load double, ptr %15, align 8
  store double %16, ptr %12, align 8
  store double %13, ptr %15, align 8
  %17 = add nuw nsw i64 %.0, 1
  br label %8

18:
  ret void
}

define internal void @ne_blas_f_scal_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = load i64, ptr %0, align 8
  %6 = load double, ptr %1, align 8
  %7 = load i64, ptr %3, align 8
  call void @ne_blas_scal_d_l(i64 noundef %5, double noundef %6, ptr noundef %2, i64 noundef %7)
  ret void
}

define internal void @ne_blas_scal_d_l(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3) {
  br label %5

5:
  %.0 = phi i64 [ 0, %4 ], [ %13, %8 ]
  %6 = icmp sgt i64 %3, 0
  %7 = icmp slt i64 %.0, %0
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %14

8:
  %9 = mul nsw i64 %.0, %3
  %10 = getelementptr inbounds double, ptr %2, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fmul double %11, %1
  store double %12, ptr %10, align 8
  %13 = add nuw nsw i64 %.0, 1
  br label %5

14:
  ret void
}

define internal void @ne_blas_f_rot_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  %11 = load double, ptr %5, align 8
  %12 = load double, ptr %6, align 8
  call void @ne_blas_rot_d_l(i64 noundef %8, ptr noundef %1, i64 noundef %9, ptr noundef %3, i64 noundef %10, double noundef %11, double noundef %12)
  ret void
}

define internal void @ne_blas_rot_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, double noundef %5, double noundef %6) {
  %8 = call ptr @ne_blas_first_d_l(ptr noundef %1, i64 noundef %0, i64 noundef %2)
  %9 = call ptr @ne_blas_first_d_l(ptr noundef %3, i64 noundef %0, i64 noundef %4)
  br label %10

10:
  %.0 = phi i64 [ 0, %7 ], [ %25, %12 ]
  %11 = icmp slt i64 %.0, %0
  br i1 %11, label %12, label %26

12:
  %13 = mul nsw i64 %.0, %2
  %14 = getelementptr inbounds double, ptr %8, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = mul nsw i64 %.0, %4
  %17 = getelementptr inbounds double, ptr %9, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fmul double %5, %15
  %20 = fmul double %6, %18
  %21 = fadd double %19, %20
  store double %21, ptr %14, align 8
  %22 = fmul double %5, %18
  %23 = fmul double %6, %15
  %24 = fsub double %22, %23
  store double %24, ptr %17, align 8
  %25 = add nuw nsw i64 %.0, 1
  br label %10

26:
  ret void
}

define internal void @ne_blas_f_gemv_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = load i8, ptr %0, align 1
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %2, align 8
  %15 = load double, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = load double, ptr %8, align 8
  %19 = load i64, ptr %10, align 8
  call void @ne_blas_gemv_d_l(i8 noundef zeroext %12, i64 noundef %13, i64 noundef %14, double noundef %15, ptr noundef %4, i64 noundef %16, ptr noundef %6, i64 noundef %17, double noundef %18, ptr noundef %9, i64 noundef %19)
  ret void
}

define internal void @ne_blas_gemv_d_l(i8 noundef zeroext %0, i64 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, double noundef %8, ptr noundef %9, i64 noundef %10) {
  %12 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %13 = icmp eq i8 %12, 78
  %14 = fcmp une double %3, 0.000000e+00
  %spec.select = select i1 %13, i1 %14, i1 false
  %15 = select i1 %13, i64 %1, i64 %2
  %16 = select i1 %13, i64 %2, i64 %1
  %17 = icmp slt i64 %1, 1
  %18 = icmp slt i64 %2, 1
  %or.cond = or i1 %17, %18
  br i1 %or.cond, label %72, label %19

19:
  %20 = call ptr @ne_blas_first_d_l(ptr noundef %6, i64 noundef %16, i64 noundef %7)
  %21 = call ptr @ne_blas_first_d_l(ptr noundef %9, i64 noundef %15, i64 noundef %10)
  call void @ne_blas_scale_vector_d_l(i64 noundef %15, double noundef %8, ptr noundef %21, i64 noundef %10)
  br label %22

22:
  %.067 = phi i64 [ 0, %19 ], [ %43, %42 ]
  %23 = icmp slt i64 %.067, %2
  %spec.select69 = select i1 %spec.select, i1 %23, i1 false
  br i1 %spec.select69, label %24, label %44

24:
  %25 = mul nsw i64 %.067, %7
  %26 = getelementptr inbounds double, ptr %20, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %3, %27
  br label %29

29:
  %.066 = phi i64 [ 0, %24 ], [ %41, %31 ]
  %30 = icmp slt i64 %.066, %1
  br i1 %30, label %31, label %42

31:
  %32 = mul nsw i64 %.067, %5
  %33 = getelementptr double, ptr %4, i64 %.066
  %34 = getelementptr double, ptr %33, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = fmul double %28, %35
  %37 = mul nsw i64 %.066, %10
  %38 = getelementptr inbounds double, ptr %21, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd double %39, %36
  store double %40, ptr %38, align 8
  %41 = add nuw nsw i64 %.066, 1
  br label %29

42:
  %43 = add nuw nsw i64 %.067, 1
  br label %22

44:
  %.065 = phi i64 [ %71, %65 ], [ 0, %22 ]
  %45 = icmp slt i64 %.065, %15
  %spec.select70 = select i1 %spec.select, i1 false, i1 %45
  br i1 %spec.select70, label %46, label %72

46:
  %.064 = phi double [ %63, %55 ], [ 0.000000e+00, %44 ]
  %.0 = phi i64 [ %64, %55 ], [ 0, %44 ]
  %47 = icmp slt i64 %.0, %16
  br i1 %47, label %48, label %65

48:
  br i1 %13, label %49, label %52

49:
  %50 = mul nsw i64 %.0, %5
  %51 = add nsw i64 %.065, %50
  br label %55

52:
  %53 = mul nsw i64 %.065, %5
  %54 = add nsw i64 %.0, %53
  br label %55

55:
  %56 = phi i64 [ %51, %49 ], [ %54, %52 ]
  %57 = getelementptr inbounds double, ptr %4, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = mul nsw i64 %.0, %7
  %60 = getelementptr inbounds double, ptr %20, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %58, %61
  %63 = fadd double %.064, %62
  %64 = add nuw nsw i64 %.0, 1
  br label %46

65:
  %66 = call double @ne_blas_scaled_d_l(double noundef %3, double noundef %.064)
  %67 = mul nsw i64 %.065, %10
  %68 = getelementptr inbounds double, ptr %21, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fadd double %69, %66
  store double %70, ptr %68, align 8
  %71 = add nuw nsw i64 %.065, 1
  br label %44

72:
  ret void
}

define internal void @ne_blas_f_ger_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i64, ptr %0, align 8
  %11 = load i64, ptr %1, align 8
  %12 = load double, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  call void @ne_blas_ger_d_l(i64 noundef %10, i64 noundef %11, double noundef %12, ptr noundef %3, i64 noundef %13, ptr noundef %5, i64 noundef %14, ptr noundef %7, i64 noundef %15)
  ret void
}

define internal void @ne_blas_ger_d_l(i64 noundef %0, i64 noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8) {
  %10 = call ptr @ne_blas_first_d_l(ptr noundef %3, i64 noundef %0, i64 noundef %4)
  %11 = call ptr @ne_blas_first_d_l(ptr noundef %5, i64 noundef %1, i64 noundef %6)
  br label %12

12:
  %.022 = phi i64 [ 0, %9 ], [ %32, %31 ]
  %13 = icmp slt i64 %.022, %1
  br i1 %13, label %14, label %33

14:
  %.0 = phi i64 [ %30, %16 ], [ 0, %12 ]
  %15 = icmp slt i64 %.0, %0
  br i1 %15, label %16, label %31

16:
  %17 = mul nsw i64 %.0, %4
  %18 = getelementptr inbounds double, ptr %10, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = mul nsw i64 %.022, %6
  %21 = getelementptr inbounds double, ptr %11, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = fmul double %19, %22
  %24 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %23)
  %25 = mul nsw i64 %.022, %8
  %26 = getelementptr double, ptr %7, i64 %.0
  %27 = getelementptr double, ptr %26, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fadd double %28, %24
  store double %29, ptr %27, align 8
  %30 = add nuw nsw i64 %.0, 1
  br label %14

31:
  %32 = add nuw nsw i64 %.022, 1
  br label %12

33:
  ret void
}

define internal void @ne_blas_f_symv_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i8, ptr %0, align 1
  %12 = load i64, ptr %1, align 8
  %13 = load double, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load double, ptr %7, align 8
  %17 = load i64, ptr %9, align 8
  call void @ne_blas_symv_d_l(i8 noundef zeroext %11, i64 noundef %12, double noundef %13, ptr noundef %3, i64 noundef %14, ptr noundef %5, i64 noundef %15, double noundef %16, ptr noundef %8, i64 noundef %17)
  ret void
}

define internal void @ne_blas_symv_d_l(i8 noundef zeroext %0, i64 noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, double noundef %7, ptr noundef %8, i64 noundef %9) {
  %11 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %12 = icmp eq i8 %11, 76
  %13 = call ptr @ne_blas_first_d_l(ptr noundef %5, i64 noundef %1, i64 noundef %6)
  %14 = call ptr @ne_blas_first_d_l(ptr noundef %8, i64 noundef %1, i64 noundef %9)
  call void @ne_blas_scale_vector_d_l(i64 noundef %1, double noundef %7, ptr noundef %14, i64 noundef %9)
  br label %15

15:
  %.053 = phi i64 [ 0, %10 ], [ %31, %33 ]
  %16 = icmp slt i64 %.053, %1
  br i1 %16, label %17, label %55

17:
  %18 = mul nsw i64 %.053, %4
  %19 = getelementptr double, ptr %3, i64 %.053
  %20 = getelementptr double, ptr %19, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = mul nsw i64 %.053, %6
  %23 = getelementptr inbounds double, ptr %13, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %21, %24
  %26 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %25)
  %27 = mul nsw i64 %.053, %9
  %28 = getelementptr inbounds double, ptr %14, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fadd double %29, %26
  store double %30, ptr %28, align 8
  %31 = add nuw nsw i64 %.053, 1
  %32 = select i1 %12, i64 %31, i64 0
  br label %33

33:
  %.0 = phi i64 [ %32, %17 ], [ %54, %35 ]
  %..053 = select i1 %12, i64 %1, i64 %.053
  %34 = icmp slt i64 %.0, %..053
  br i1 %34, label %35, label %15

35:
  %36 = getelementptr double, ptr %3, i64 %.0
  %37 = getelementptr double, ptr %36, i64 %18
  %38 = load double, ptr %37, align 8
  %39 = load double, ptr %23, align 8
  %40 = fmul double %38, %39
  %41 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %40)
  %42 = mul nsw i64 %.0, %9
  %43 = getelementptr inbounds double, ptr %14, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fadd double %44, %41
  store double %45, ptr %43, align 8
  %46 = load double, ptr %37, align 8
  %47 = mul nsw i64 %.0, %6
  %48 = getelementptr inbounds double, ptr %13, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %46, %49
  %51 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %50)
  %52 = load double, ptr %28, align 8
  %53 = fadd double %52, %51
  store double %53, ptr %28, align 8
  %54 = add nsw i64 %.0, 1
  br label %33

55:
  ret void
}

define internal void @ne_blas_f_spmv_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i8, ptr %0, align 1
  %11 = load i64, ptr %1, align 8
  %12 = load double, ptr %2, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load double, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  call void @ne_blas_spmv_d_l(i8 noundef zeroext %10, i64 noundef %11, double noundef %12, ptr noundef %3, ptr noundef %4, i64 noundef %13, double noundef %14, ptr noundef %7, i64 noundef %15)
  ret void
}

define internal void @ne_blas_spmv_d_l(i8 noundef zeroext %0, i64 noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, double noundef %6, ptr noundef %7, i64 noundef %8) {
  %10 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %11 = icmp eq i8 %10, 76
  %12 = call ptr @ne_blas_first_d_l(ptr noundef %4, i64 noundef %1, i64 noundef %5)
  %13 = call ptr @ne_blas_first_d_l(ptr noundef %7, i64 noundef %1, i64 noundef %8)
  call void @ne_blas_scale_vector_d_l(i64 noundef %1, double noundef %6, ptr noundef %13, i64 noundef %8)
  br label %14

14:
  %.055 = phi i64 [ 0, %9 ], [ %.pre-phi, %41 ]
  %15 = icmp slt i64 %.055, %1
  br i1 %15, label %16, label %62

16:
  br i1 %11, label %17, label %23

17:
  %18 = shl nsw i64 %1, 1
  %19 = xor i64 %.055, -1
  %20 = add i64 %18, %19
  %21 = mul nsw i64 %.055, %20
  %22 = sdiv i64 %21, 2
  %.pre = add nuw nsw i64 %.055, 1
  br label %27

23:
  %24 = add nuw nsw i64 %.055, 1
  %25 = mul nuw nsw i64 %.055, %24
  %26 = lshr i64 %25, 1
  br label %27

27:
  %.pre-phi = phi i64 [ %24, %23 ], [ %.pre, %17 ]
  %.pn = phi i64 [ %22, %17 ], [ %26, %23 ]
  %28 = getelementptr inbounds double, ptr %3, i64 %.pn
  %29 = getelementptr inbounds nuw double, ptr %28, i64 %.055
  %30 = load double, ptr %29, align 8
  %31 = mul nsw i64 %.055, %5
  %32 = getelementptr inbounds double, ptr %12, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fmul double %30, %33
  %35 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %34)
  %36 = mul nsw i64 %.055, %8
  %37 = getelementptr inbounds double, ptr %13, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %35
  store double %39, ptr %37, align 8
  %40 = select i1 %11, i64 %.pre-phi, i64 0
  br label %41

41:
  %.0 = phi i64 [ %40, %27 ], [ %61, %43 ]
  %..055 = select i1 %11, i64 %1, i64 %.055
  %42 = icmp slt i64 %.0, %..055
  br i1 %42, label %43, label %14

43:
  %44 = getelementptr inbounds double, ptr %28, i64 %.0
  %45 = load double, ptr %44, align 8
  %46 = load double, ptr %32, align 8
  %47 = fmul double %45, %46
  %48 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %47)
  %49 = mul nsw i64 %.0, %8
  %50 = getelementptr inbounds double, ptr %13, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fadd double %51, %48
  store double %52, ptr %50, align 8
  %53 = load double, ptr %44, align 8
  %54 = mul nsw i64 %.0, %5
  %55 = getelementptr inbounds double, ptr %12, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul double %53, %56
  %58 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %57)
  %59 = load double, ptr %37, align 8
  %60 = fadd double %59, %58
  store double %60, ptr %37, align 8
  %61 = add nsw i64 %.0, 1
  br label %41

62:
  ret void
}

define internal void @ne_blas_f_syr_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i8, ptr %0, align 1
  %9 = load i64, ptr %1, align 8
  %10 = load double, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %6, align 8
  call void @ne_blas_syr_d_l(i8 noundef zeroext %8, i64 noundef %9, double noundef %10, ptr noundef %3, i64 noundef %11, ptr noundef %5, i64 noundef %12)
  ret void
}

define internal void @ne_blas_syr_d_l(i8 noundef zeroext %0, i64 noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) {
  %8 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %9 = icmp eq i8 %8, 76
  %10 = call ptr @ne_blas_first_d_l(ptr noundef %3, i64 noundef %1, i64 noundef %4)
  br label %11

11:
  %.024 = phi i64 [ 0, %7 ], [ %15, %14 ]
  %12 = icmp slt i64 %.024, %1
  br i1 %12, label %13, label %33

13:
  %.024. = select i1 %9, i64 %.024, i64 0
  br label %14

14:
  %.0 = phi i64 [ %.024., %13 ], [ %32, %18 ]
  %15 = add nuw nsw i64 %.024, 1
  %16 = select i1 %9, i64 %1, i64 %15
  %17 = icmp slt i64 %.0, %16
  br i1 %17, label %18, label %11

18:
  %19 = mul nsw i64 %.0, %4
  %20 = getelementptr inbounds double, ptr %10, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = mul nsw i64 %.024, %4
  %23 = getelementptr inbounds double, ptr %10, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %21, %24
  %26 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %25)
  %27 = mul nsw i64 %.024, %6
  %28 = getelementptr double, ptr %5, i64 %.0
  %29 = getelementptr double, ptr %28, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = fadd double %30, %26
  store double %31, ptr %29, align 8
  %32 = add nuw nsw i64 %.0, 1
  br label %14

33:
  ret void
}

define internal void @ne_blas_f_syr2_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i8, ptr %0, align 1
  %11 = load i64, ptr %1, align 8
  %12 = load double, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  call void @ne_blas_syr2_d_l(i8 noundef zeroext %10, i64 noundef %11, double noundef %12, ptr noundef %3, i64 noundef %13, ptr noundef %5, i64 noundef %14, ptr noundef %7, i64 noundef %15)
  ret void
}

define internal void @ne_blas_syr2_d_l(i8 noundef zeroext %0, i64 noundef %1, double noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8) {
  %10 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %11 = icmp eq i8 %10, 76
  %12 = call ptr @ne_blas_first_d_l(ptr noundef %3, i64 noundef %1, i64 noundef %4)
  %13 = call ptr @ne_blas_first_d_l(ptr noundef %5, i64 noundef %1, i64 noundef %6)
  br label %14

14:
  %.033 = phi i64 [ 0, %9 ], [ %18, %17 ]
  %15 = icmp slt i64 %.033, %1
  br i1 %15, label %16, label %44

16:
  %.033. = select i1 %11, i64 %.033, i64 0
  br label %17

17:
  %.0 = phi i64 [ %.033., %16 ], [ %43, %21 ]
  %18 = add nuw nsw i64 %.033, 1
  %19 = select i1 %11, i64 %1, i64 %18
  %20 = icmp slt i64 %.0, %19
  br i1 %20, label %21, label %14

21:
  %22 = mul nsw i64 %.0, %4
  %23 = getelementptr inbounds double, ptr %12, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = mul nsw i64 %.033, %6
  %26 = getelementptr inbounds double, ptr %13, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %24, %27
  %29 = mul nsw i64 %.0, %6
  %30 = getelementptr inbounds double, ptr %13, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = mul nsw i64 %.033, %4
  %33 = getelementptr inbounds double, ptr %12, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fmul double %31, %34
  %36 = fadd double %28, %35
  %37 = call double @ne_blas_scaled_d_l(double noundef %2, double noundef %36)
  %38 = mul nsw i64 %.033, %8
  %39 = getelementptr double, ptr %7, i64 %.0
  %40 = getelementptr double, ptr %39, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = fadd double %41, %37
  store double %42, ptr %40, align 8
  %43 = add nuw nsw i64 %.0, 1
  br label %17

44:
  ret void
}

define internal void @ne_blas_f_trmv_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %2, align 1
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %7, align 8
  call void @ne_blas_trmv_d_l(i8 noundef zeroext %9, i8 noundef zeroext %10, i8 noundef zeroext %11, i64 noundef %12, ptr noundef %4, i64 noundef %13, ptr noundef %6, i64 noundef %14)
  ret void
}

define internal void @ne_blas_trmv_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) {
  %9 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %1)
  %10 = icmp eq i8 %9, 78
  %11 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %2)
  %12 = icmp eq i8 %11, 85
  %13 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %14 = icmp ne i8 %13, 76
  %15 = xor i1 %14, %10
  %. = select i1 %10, i64 1, i64 %5
  %16 = select i1 %10, i64 %5, i64 1
  %17 = call ptr @ne_blas_first_d_l(ptr noundef %6, i64 noundef %3, i64 noundef %7)
  br label %18

18:
  %.050 = phi i64 [ 0, %8 ], [ %58, %55 ]
  %19 = icmp slt i64 %.050, %3
  br i1 %19, label %20, label %59

20:
  %21 = xor i64 %.050, -1
  %22 = add i64 %3, %21
  %23 = select i1 %15, i64 %22, i64 %.050
  br i1 %12, label %24, label %28

24:
  %25 = mul nsw i64 %23, %7
  %26 = getelementptr inbounds double, ptr %17, i64 %25
  %27 = load double, ptr %26, align 8
  br label %37

28:
  %29 = add i64 %., %16
  %30 = mul i64 %23, %29
  %31 = getelementptr inbounds double, ptr %4, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = mul nsw i64 %23, %7
  %34 = getelementptr inbounds double, ptr %17, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %32, %35
  br label %37

37:
  %38 = phi double [ %27, %24 ], [ %36, %28 ]
  %39 = add nsw i64 %23, 1
  %40 = select i1 %15, i64 0, i64 %39
  br label %41

41:
  %.049 = phi double [ %38, %37 ], [ %53, %43 ]
  %.0 = phi i64 [ %40, %37 ], [ %54, %43 ]
  %.51 = select i1 %15, i64 %23, i64 %3
  %42 = icmp slt i64 %.0, %.51
  br i1 %42, label %43, label %55

43:
  %44 = mul nsw i64 %23, %.
  %45 = getelementptr double, ptr %4, i64 %44
  %46 = mul nsw i64 %.0, %16
  %47 = getelementptr double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = mul nsw i64 %.0, %7
  %50 = getelementptr inbounds double, ptr %17, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %48, %51
  %53 = fadd double %.049, %52
  %54 = add nsw i64 %.0, 1
  br label %41

55:
  %56 = mul nsw i64 %23, %7
  %57 = getelementptr inbounds double, ptr %17, i64 %56
  store double %.049, ptr %57, align 8
  %58 = add nuw nsw i64 %.050, 1
  br label %18

59:
  ret void
}

define internal void @ne_blas_f_trsv_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i8, ptr %1, align 1
  %11 = load i8, ptr %2, align 1
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %7, align 8
  call void @ne_blas_trsv_d_l(i8 noundef zeroext %9, i8 noundef zeroext %10, i8 noundef zeroext %11, i64 noundef %12, ptr noundef %4, i64 noundef %13, ptr noundef %6, i64 noundef %14)
  ret void
}

define internal void @ne_blas_trsv_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) {
  %9 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %1)
  %10 = icmp eq i8 %9, 78
  %11 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %2)
  %12 = icmp eq i8 %11, 85
  %13 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %14 = icmp ne i8 %13, 76
  %15 = xor i1 %14, %10
  %. = select i1 %10, i64 1, i64 %5
  %16 = select i1 %10, i64 %5, i64 1
  %17 = call ptr @ne_blas_first_d_l(ptr noundef %6, i64 noundef %3, i64 noundef %7)
  br label %18

18:
  %.048 = phi i64 [ 0, %8 ], [ %52, %50 ]
  %19 = icmp slt i64 %.048, %3
  br i1 %19, label %20, label %53

20:
  %21 = xor i64 %.048, -1
  %22 = add i64 %3, %21
  %23 = select i1 %15, i64 %.048, i64 %22
  %24 = mul nsw i64 %23, %7
  %25 = getelementptr inbounds double, ptr %17, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = add nsw i64 %23, 1
  %28 = select i1 %15, i64 0, i64 %27
  br label %29

29:
  %.047 = phi double [ %26, %20 ], [ %41, %31 ]
  %.0 = phi i64 [ %28, %20 ], [ %42, %31 ]
  %.49 = select i1 %15, i64 %23, i64 %3
  %30 = icmp slt i64 %.0, %.49
  br i1 %30, label %31, label %43

31:
  %32 = mul nsw i64 %23, %.
  %33 = getelementptr double, ptr %4, i64 %32
  %34 = mul nsw i64 %.0, %16
  %35 = getelementptr double, ptr %33, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = mul nsw i64 %.0, %7
  %38 = getelementptr inbounds double, ptr %17, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %36, %39
  %41 = fsub double %.047, %40
  %42 = add nsw i64 %.0, 1
  br label %29

43:
  br i1 %12, label %50, label %44

44:
  %45 = add i64 %., %16
  %46 = mul i64 %23, %45
  %47 = getelementptr inbounds double, ptr %4, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fdiv double %.047, %48
  br label %50

50:
  %51 = phi double [ %49, %44 ], [ %.047, %43 ]
  store double %51, ptr %25, align 8
  %52 = add nuw nsw i64 %.048, 1
  br label %18

53:
  ret void
}

define internal void @ne_blas_f_gemm_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11, ptr noundef %12) {
  %14 = load i8, ptr %0, align 1
  %15 = load i8, ptr %1, align 1
  %16 = load i64, ptr %2, align 8
  %17 = load i64, ptr %3, align 8
  %18 = load i64, ptr %4, align 8
  %19 = load double, ptr %5, align 8
  %20 = load i64, ptr %7, align 8
  %21 = load i64, ptr %9, align 8
  %22 = load double, ptr %10, align 8
  %23 = load i64, ptr %12, align 8
  call void @ne_blas_gemm_d_l(i8 noundef zeroext %14, i8 noundef zeroext %15, i64 noundef %16, i64 noundef %17, i64 noundef %18, double noundef %19, ptr noundef %6, i64 noundef %20, ptr noundef %8, i64 noundef %21, double noundef %22, ptr noundef %11, i64 noundef %23)
  ret void
}

define internal void @ne_blas_gemm_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, double noundef %10, ptr noundef %11, i64 noundef %12) {
  %14 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %15 = icmp eq i8 %14, 78
  %16 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %1)
  %17 = icmp eq i8 %16, 78
  %18 = fcmp une double %5, 0.000000e+00
  %spec.select = select i1 %15, i1 %18, i1 false
  br label %19

19:
  %.071 = phi i64 [ 0, %13 ], [ %83, %82 ]
  %20 = icmp slt i64 %.071, %3
  br i1 %20, label %21, label %84

21:
  %22 = mul nsw i64 %.071, %12
  %23 = getelementptr inbounds double, ptr %11, i64 %22
  call void @ne_blas_scale_vector_d_l(i64 noundef %2, double noundef %10, ptr noundef %23, i64 noundef 1)
  br label %24

24:
  %.072 = phi i64 [ 0, %21 ], [ %49, %48 ]
  %25 = icmp slt i64 %.072, %4
  %spec.select74 = select i1 %spec.select, i1 %25, i1 false
  br i1 %spec.select74, label %26, label %50

26:
  %27 = mul nsw i64 %.071, %9
  %28 = getelementptr double, ptr %8, i64 %.072
  %29 = getelementptr double, ptr %28, i64 %27
  %30 = mul nsw i64 %.072, %9
  %31 = getelementptr double, ptr %8, i64 %.071
  %32 = getelementptr double, ptr %31, i64 %30
  %.in73 = select i1 %17, ptr %29, ptr %32
  %33 = load double, ptr %.in73, align 8
  %34 = fmul double %5, %33
  br label %35

35:
  %.070 = phi i64 [ 0, %26 ], [ %47, %37 ]
  %36 = icmp slt i64 %.070, %2
  br i1 %36, label %37, label %48

37:
  %38 = mul nsw i64 %.072, %7
  %39 = getelementptr double, ptr %6, i64 %.070
  %40 = getelementptr double, ptr %39, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = fmul double %34, %41
  %43 = getelementptr double, ptr %11, i64 %.070
  %44 = getelementptr double, ptr %43, i64 %22
  %45 = load double, ptr %44, align 8
  %46 = fadd double %45, %42
  store double %46, ptr %44, align 8
  %47 = add nuw nsw i64 %.070, 1
  br label %35

48:
  %49 = add nuw nsw i64 %.072, 1
  br label %24

50:
  %.069 = phi i64 [ %81, %75 ], [ 0, %24 ]
  %51 = icmp slt i64 %.069, %2
  %spec.select75 = select i1 %spec.select, i1 false, i1 %51
  br i1 %spec.select75, label %52, label %82

52:
  %.068 = phi double [ %73, %61 ], [ 0.000000e+00, %50 ]
  %.0 = phi i64 [ %74, %61 ], [ 0, %50 ]
  %53 = icmp slt i64 %.0, %4
  br i1 %53, label %54, label %75

54:
  br i1 %15, label %55, label %58

55:
  %56 = mul nsw i64 %.0, %7
  %57 = add nsw i64 %.069, %56
  br label %61

58:
  %59 = mul nsw i64 %.069, %7
  %60 = add nsw i64 %.0, %59
  br label %61

61:
  %62 = phi i64 [ %57, %55 ], [ %60, %58 ]
  %63 = getelementptr inbounds double, ptr %6, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = mul nsw i64 %.071, %9
  %66 = getelementptr double, ptr %8, i64 %.0
  %67 = getelementptr double, ptr %66, i64 %65
  %68 = mul nsw i64 %.0, %9
  %69 = getelementptr double, ptr %8, i64 %.071
  %70 = getelementptr double, ptr %69, i64 %68
  %.in = select i1 %17, ptr %67, ptr %70
  %71 = load double, ptr %.in, align 8
  %72 = fmul double %64, %71
  %73 = fadd double %.068, %72
  %74 = add nuw nsw i64 %.0, 1
  br label %52

75:
  %76 = call double @ne_blas_scaled_d_l(double noundef %5, double noundef %.068)
  %77 = getelementptr double, ptr %11, i64 %.069
  %78 = getelementptr double, ptr %77, i64 %22
  %79 = load double, ptr %78, align 8
  %80 = fadd double %79, %76
  store double %80, ptr %78, align 8
  %81 = add nuw nsw i64 %.069, 1
  br label %50

82:
  %83 = add nuw nsw i64 %.071, 1
  br label %19

84:
  ret void
}

define internal void @ne_blas_f_symm_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) {
  %13 = load i8, ptr %0, align 1
  %14 = load i8, ptr %1, align 1
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %3, align 8
  %17 = load double, ptr %4, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = load double, ptr %9, align 8
  %21 = load i64, ptr %11, align 8
  call void @ne_blas_symm_d_l(i8 noundef zeroext %13, i8 noundef zeroext %14, i64 noundef %15, i64 noundef %16, double noundef %17, ptr noundef %5, i64 noundef %18, ptr noundef %7, i64 noundef %19, double noundef %20, ptr noundef %10, i64 noundef %21)
  ret void
}

define internal void @ne_blas_symm_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, double noundef %9, ptr noundef %10, i64 noundef %11) {
  br label %13

13:
  %.031 = phi i64 [ 0, %12 ], [ %22, %17 ]
  %14 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %15 = icmp eq i8 %14, 76
  %16 = icmp slt i64 %.031, %3
  %spec.select = select i1 %15, i1 %16, i1 false
  br i1 %spec.select, label %17, label %23

17:
  %18 = mul nsw i64 %.031, %8
  %19 = getelementptr inbounds double, ptr %7, i64 %18
  %20 = mul nsw i64 %.031, %11
  %21 = getelementptr inbounds double, ptr %10, i64 %20
  call void @ne_blas_symv_d_l(i8 noundef zeroext %1, i64 noundef %2, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %19, i64 noundef 1, double noundef %9, ptr noundef %21, i64 noundef 1)
  %22 = add nuw nsw i64 %.031, 1
  br label %13

23:
  %.0 = phi i64 [ %29, %26 ], [ 0, %13 ]
  %24 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %.not = icmp eq i8 %24, 76
  %25 = icmp slt i64 %.0, %2
  %spec.select32 = select i1 %.not, i1 false, i1 %25
  br i1 %spec.select32, label %26, label %30

26:
  %27 = getelementptr inbounds nuw double, ptr %7, i64 %.0
  %28 = getelementptr inbounds nuw double, ptr %10, i64 %.0
  call void @ne_blas_symv_d_l(i8 noundef zeroext %1, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %27, i64 noundef %8, double noundef %9, ptr noundef %28, i64 noundef %11)
  %29 = add nuw nsw i64 %.0, 1
  br label %23

30:
  ret void
}

define internal void @ne_blas_f_syrk_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) {
  %11 = load i8, ptr %0, align 1
  %12 = load i8, ptr %1, align 1
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load double, ptr %4, align 8
  %16 = load i64, ptr %6, align 8
  %17 = load double, ptr %7, align 8
  %18 = load i64, ptr %9, align 8
  call void @ne_blas_syrk_d_l(i8 noundef zeroext %11, i8 noundef zeroext %12, i64 noundef %13, i64 noundef %14, double noundef %15, ptr noundef %5, i64 noundef %16, double noundef %17, ptr noundef %8, i64 noundef %18)
  ret void
}

define internal void @ne_blas_syrk_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, double noundef %7, ptr noundef %8, i64 noundef %9) {
  %11 = fmul double %4, 5.000000e-01
  call void @ne_blas_syr2k_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i64 noundef %2, i64 noundef %3, double noundef %11, ptr noundef %5, i64 noundef %6, ptr noundef %5, i64 noundef %6, double noundef %7, ptr noundef %8, i64 noundef %9)
  ret void
}

define internal void @ne_blas_f_syr2k_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, ptr noundef %11) {
  %13 = load i8, ptr %0, align 1
  %14 = load i8, ptr %1, align 1
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %3, align 8
  %17 = load double, ptr %4, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = load double, ptr %9, align 8
  %21 = load i64, ptr %11, align 8
  call void @ne_blas_syr2k_d_l(i8 noundef zeroext %13, i8 noundef zeroext %14, i64 noundef %15, i64 noundef %16, double noundef %17, ptr noundef %5, i64 noundef %18, ptr noundef %7, i64 noundef %19, double noundef %20, ptr noundef %10, i64 noundef %21)
  ret void
}

define internal void @ne_blas_syr2k_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, double noundef %9, ptr noundef %10, i64 noundef %11) {
  %13 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %14 = icmp eq i8 %13, 76
  %15 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %1)
  %16 = icmp eq i8 %15, 78
  %. = select i1 %16, i64 1, i64 %6
  %17 = select i1 %16, i64 %6, i64 1
  %18 = select i1 %16, i64 1, i64 %8
  %19 = select i1 %16, i64 %8, i64 1
  br label %20

20:
  %.056 = phi i64 [ 0, %12 ], [ %24, %23 ]
  %21 = icmp slt i64 %.056, %2
  br i1 %21, label %22, label %62

22:
  %.056. = select i1 %14, i64 %.056, i64 0
  br label %23

23:
  %.055 = phi i64 [ %.056., %22 ], [ %61, %53 ]
  %24 = add nuw nsw i64 %.056, 1
  %25 = select i1 %14, i64 %2, i64 %24
  %26 = icmp slt i64 %.055, %25
  br i1 %26, label %27, label %20

27:
  %.054 = phi double [ %51, %29 ], [ 0.000000e+00, %23 ]
  %.0 = phi i64 [ %52, %29 ], [ 0, %23 ]
  %28 = icmp slt i64 %.0, %3
  br i1 %28, label %29, label %53

29:
  %30 = mul nsw i64 %.055, %.
  %31 = getelementptr double, ptr %5, i64 %30
  %32 = mul nsw i64 %.0, %17
  %33 = getelementptr double, ptr %31, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = mul nsw i64 %.056, %18
  %36 = getelementptr double, ptr %7, i64 %35
  %37 = mul nsw i64 %.0, %19
  %38 = getelementptr double, ptr %36, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %34, %39
  %41 = mul nsw i64 %.055, %18
  %42 = getelementptr double, ptr %7, i64 %41
  %43 = getelementptr double, ptr %42, i64 %37
  %44 = load double, ptr %43, align 8
  %45 = mul nsw i64 %.056, %.
  %46 = getelementptr double, ptr %5, i64 %45
  %47 = getelementptr double, ptr %46, i64 %32
  %48 = load double, ptr %47, align 8
  %49 = fmul double %44, %48
  %50 = fadd double %40, %49
  %51 = fadd double %.054, %50
  %52 = add nuw nsw i64 %.0, 1
  br label %27

53:
  %54 = mul nsw i64 %.056, %11
  %55 = getelementptr double, ptr %10, i64 %.055
  %56 = getelementptr double, ptr %55, i64 %54
  %57 = load double, ptr %56, align 8
  %58 = call double @ne_blas_scaled_d_l(double noundef %9, double noundef %57)
  %59 = call double @ne_blas_scaled_d_l(double noundef %4, double noundef %.054)
  %60 = fadd double %58, %59
  store double %60, ptr %56, align 8
  %61 = add nuw nsw i64 %.055, 1
  br label %23

62:
  ret void
}

define internal void @ne_blas_f_trmm_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = load i8, ptr %0, align 1
  %13 = load i8, ptr %1, align 1
  %14 = load i8, ptr %2, align 1
  %15 = load i8, ptr %3, align 1
  %16 = load i64, ptr %4, align 8
  %17 = load i64, ptr %5, align 8
  %18 = load double, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = load i64, ptr %10, align 8
  call void @ne_blas_trmm_d_l(i8 noundef zeroext %12, i8 noundef zeroext %13, i8 noundef zeroext %14, i8 noundef zeroext %15, i64 noundef %16, i64 noundef %17, double noundef %18, ptr noundef %7, i64 noundef %19, ptr noundef %9, i64 noundef %20)
  ret void
}

define internal void @ne_blas_trmm_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3, i64 noundef %4, i64 noundef %5, double noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) {
  br label %12

12:
  %.034 = phi i64 [ 0, %11 ], [ %19, %16 ]
  %13 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %14 = icmp eq i8 %13, 76
  %15 = icmp slt i64 %.034, %5
  %spec.select = select i1 %14, i1 %15, i1 false
  br i1 %spec.select, label %16, label %20

16:
  %17 = mul nsw i64 %.034, %10
  %18 = getelementptr inbounds double, ptr %9, i64 %17
  call void @ne_blas_trmv_d_l(i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3, i64 noundef %4, ptr noundef %7, i64 noundef %8, ptr noundef %18, i64 noundef 1)
  %19 = add nuw nsw i64 %.034, 1
  br label %12

20:
  %.033 = phi i64 [ %26, %23 ], [ 0, %12 ]
  %21 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %.not = icmp eq i8 %21, 76
  %22 = icmp slt i64 %.033, %4
  %spec.select35 = select i1 %.not, i1 false, i1 %22
  br i1 %spec.select35, label %23, label %27

23:
  %24 = call zeroext i8 @ne_blas_other_d_l(i8 noundef zeroext %2)
  %25 = getelementptr inbounds nuw double, ptr %9, i64 %.033
  call void @ne_blas_trmv_d_l(i8 noundef zeroext %1, i8 noundef zeroext %24, i8 noundef zeroext %3, i64 noundef %5, ptr noundef %7, i64 noundef %8, ptr noundef %25, i64 noundef %10)
  %26 = add nuw nsw i64 %.033, 1
  br label %20

27:
  %.0 = phi i64 [ %32, %29 ], [ 0, %20 ]
  %28 = icmp slt i64 %.0, %5
  br i1 %28, label %29, label %33

29:
  %30 = mul nsw i64 %.0, %10
  %31 = getelementptr inbounds double, ptr %9, i64 %30
  call void @ne_blas_scale_vector_d_l(i64 noundef %4, double noundef %6, ptr noundef %31, i64 noundef 1)
  %32 = add nuw nsw i64 %.0, 1
  br label %27

33:
  ret void
}

define internal void @ne_blas_f_trsm_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) {
  %12 = load i8, ptr %0, align 1
  %13 = load i8, ptr %1, align 1
  %14 = load i8, ptr %2, align 1
  %15 = load i8, ptr %3, align 1
  %16 = load i64, ptr %4, align 8
  %17 = load i64, ptr %5, align 8
  %18 = load double, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  %20 = load i64, ptr %10, align 8
  call void @ne_blas_trsm_d_l(i8 noundef zeroext %12, i8 noundef zeroext %13, i8 noundef zeroext %14, i8 noundef zeroext %15, i64 noundef %16, i64 noundef %17, double noundef %18, ptr noundef %7, i64 noundef %19, ptr noundef %9, i64 noundef %20)
  ret void
}

define internal void @ne_blas_trsm_d_l(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3, i64 noundef %4, i64 noundef %5, double noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10) {
  br label %12

12:
  %.034 = phi i64 [ 0, %11 ], [ %19, %16 ]
  %13 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %14 = icmp eq i8 %13, 76
  %15 = icmp slt i64 %.034, %5
  %spec.select = select i1 %14, i1 %15, i1 false
  br i1 %spec.select, label %16, label %20

16:
  %17 = mul nsw i64 %.034, %10
  %18 = getelementptr inbounds double, ptr %9, i64 %17
  call void @ne_blas_trsv_d_l(i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3, i64 noundef %4, ptr noundef %7, i64 noundef %8, ptr noundef %18, i64 noundef 1)
  %19 = add nuw nsw i64 %.034, 1
  br label %12

20:
  %.033 = phi i64 [ %26, %23 ], [ 0, %12 ]
  %21 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %.not = icmp eq i8 %21, 76
  %22 = icmp slt i64 %.033, %4
  %spec.select35 = select i1 %.not, i1 false, i1 %22
  br i1 %spec.select35, label %23, label %27

23:
  %24 = call zeroext i8 @ne_blas_other_d_l(i8 noundef zeroext %2)
  %25 = getelementptr inbounds nuw double, ptr %9, i64 %.033
  call void @ne_blas_trsv_d_l(i8 noundef zeroext %1, i8 noundef zeroext %24, i8 noundef zeroext %3, i64 noundef %5, ptr noundef %7, i64 noundef %8, ptr noundef %25, i64 noundef %10)
  %26 = add nuw nsw i64 %.033, 1
  br label %20

27:
  %.0 = phi i64 [ %32, %29 ], [ 0, %20 ]
  %28 = icmp slt i64 %.0, %5
  br i1 %28, label %29, label %33

29:
  %30 = mul nsw i64 %.0, %10
  %31 = getelementptr inbounds double, ptr %9, i64 %30
  call void @ne_blas_scale_vector_d_l(i64 noundef %4, double noundef %6, ptr noundef %31, i64 noundef 1)
  %32 = add nuw nsw i64 %.0, 1
  br label %27

33:
  ret void
}

define internal void @ne_blas_f_lacpy_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) {
  %8 = load i8, ptr %0, align 1
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %6, align 8
  call void @ne_blas_lacpy_d_l(i8 noundef zeroext %8, i64 noundef %9, i64 noundef %10, ptr noundef %3, i64 noundef %11, ptr noundef %5, i64 noundef %12)
  ret void
}

define internal void @ne_blas_lacpy_d_l(i8 noundef zeroext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) {
  %8 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %9 = icmp eq i8 %8, 76
  br i1 %9, label %13, label %10

10:
  %11 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %12 = icmp ne i8 %11, 85
  br label %13

13:
  %14 = phi i1 [ false, %7 ], [ %12, %10 ]
  br label %15

15:
  %.023 = phi i64 [ 0, %13 ], [ %19, %18 ]
  %16 = icmp slt i64 %.023, %2
  br i1 %16, label %17, label %31

17:
  %.023. = select i1 %9, i64 %.023, i64 0
  br label %18

18:
  %.0 = phi i64 [ %.023., %17 ], [ %30, %22 ]
  %brmerge = select i1 %9, i1 true, i1 %14
  %brmerge.not = xor i1 %brmerge, true
  %.not = icmp slt i64 %.023, %1
  %or.cond = and i1 %brmerge.not, %.not
  %19 = add nuw nsw i64 %.023, 1
  %20 = select i1 %or.cond, i64 %19, i64 %1
  %21 = icmp slt i64 %.0, %20
  br i1 %21, label %22, label %15

22:
  %23 = mul nsw i64 %.023, %4
  %24 = getelementptr double, ptr %3, i64 %.0
  %25 = getelementptr double, ptr %24, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = mul nsw i64 %.023, %6
  %28 = getelementptr double, ptr %5, i64 %.0
  %29 = getelementptr double, ptr %28, i64 %27
  store double %26, ptr %29, align 8
  %30 = add nuw nsw i64 %.0, 1
  br label %18

31:
  ret void
}

define internal void @ne_blas_f_potrf_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) {
  %6 = load i8, ptr %0, align 1
  %7 = load i64, ptr %1, align 8
  %8 = load i64, ptr %3, align 8
  %9 = call i64 @ne_blas_potrf_d_l(i8 noundef zeroext %6, i64 noundef %7, ptr noundef %2, i64 noundef %8)
  store i64 %9, ptr %4, align 8
  ret void
}

define internal i64 @ne_blas_potrf_d_l(i8 noundef zeroext %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) {
  %5 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %6 = icmp eq i8 %5, 76
  %. = select i1 %6, i64 1, i64 %3
  %7 = select i1 %6, i64 %3, i64 1
  br label %8

8:
  %.081 = phi i64 [ 0, %4 ], [ %53, %52 ]
  %.076 = phi i64 [ undef, %4 ], [ %.2, %52 ]
  %9 = icmp slt i64 %.081, %1
  br i1 %9, label %10, label %54

10:
  %11 = mul nsw i64 %.081, %.
  %12 = mul nsw i64 %.081, %7
  %13 = getelementptr double, ptr %2, i64 %11
  %14 = getelementptr double, ptr %13, i64 %12
  %15 = load double, ptr %14, align 8
  br label %16

16:
  %.078 = phi double [ %15, %10 ], [ %23, %18 ]
  %.077 = phi i64 [ 0, %10 ], [ %24, %18 ]
  %17 = icmp samesign ult i64 %.077, %.081
  br i1 %17, label %18, label %25

18:
  %19 = mul nsw i64 %.077, %7
  %20 = getelementptr double, ptr %13, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul double %21, %21
  %23 = fsub double %.078, %22
  %24 = add nuw nsw i64 %.077, 1
  br label %16

25:
  %26 = fcmp ogt double %.078, 0.000000e+00
  br i1 %26, label %29, label %27

27:
  store double %.078, ptr %14, align 8
  %28 = add nuw nsw i64 %.081, 1
  br label %51

29:
  %30 = call double @llvm.sqrt.f64(double %.078)
  store double %30, ptr %14, align 8
  br label %31

31:
  %.075.in = phi i64 [ %.081, %29 ], [ %.075, %49 ]
  %.075 = add nuw nsw i64 %.075.in, 1
  %32 = icmp slt i64 %.075, %1
  br i1 %32, label %33, label %51

33:
  %34 = mul nsw i64 %.075, %.
  %35 = getelementptr double, ptr %2, i64 %34
  %36 = getelementptr double, ptr %35, i64 %12
  %37 = load double, ptr %36, align 8
  br label %38

38:
  %.074 = phi double [ %37, %33 ], [ %47, %40 ]
  %.0 = phi i64 [ 0, %33 ], [ %48, %40 ]
  %39 = icmp samesign ult i64 %.0, %.081
  br i1 %39, label %40, label %49

40:
  %41 = mul nsw i64 %.0, %7
  %42 = getelementptr double, ptr %35, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = getelementptr double, ptr %13, i64 %41
  %45 = load double, ptr %44, align 8
  %46 = fmul double %43, %45
  %47 = fsub double %.074, %46
  %48 = add nuw nsw i64 %.0, 1
  br label %38

49:
  %50 = fdiv double %.074, %30
  store double %50, ptr %36, align 8
  br label %31

51:
  %.180 = phi i32 [ 1, %27 ], [ 0, %31 ]
  %.2 = phi i64 [ %28, %27 ], [ %.076, %31 ]
  %trunc = trunc nuw i32 %.180 to i1
  %cond82 = icmp eq i1 %trunc, false
  br i1 %cond82, label %52, label %54

52:
  %53 = add nuw nsw i64 %.081, 1
  br label %8

54:
  %.079 = phi i32 [ %.180, %51 ], [ 2, %8 ]
  %.1 = phi i64 [ %.2, %51 ], [ %.076, %8 ]
  %cond = icmp eq i32 %.079, 2
  %spec.select = select i1 %cond, i64 0, i64 %.1
  ret i64 %spec.select
}

define internal void @ne_blas_f_potrs_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  call void @ne_blas_potrs_d_l(i8 noundef zeroext %9, i64 noundef %10, i64 noundef %11, ptr noundef %3, i64 noundef %12, ptr noundef %5, i64 noundef %13)
  store i64 0, ptr %7, align 8
  ret void
}

define internal void @ne_blas_potrs_d_l(i8 noundef zeroext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) {
  %8 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %9 = icmp eq i8 %8, 76
  %10 = select i1 %9, i8 78, i8 84
  call void @ne_blas_trsm_d_l(i8 noundef zeroext 76, i8 noundef zeroext %0, i8 noundef zeroext %10, i8 noundef zeroext 78, i64 noundef %1, i64 noundef %2, double noundef 1.000000e+00, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6)
  %11 = call zeroext i8 @ne_blas_other_d_l(i8 noundef zeroext %10)
  call void @ne_blas_trsm_d_l(i8 noundef zeroext 76, i8 noundef zeroext %0, i8 noundef zeroext %11, i8 noundef zeroext 78, i64 noundef %1, i64 noundef %2, double noundef 1.000000e+00, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6)
  ret void
}

define internal void @ne_blas_f_posv_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = call i64 @ne_blas_posv_d_l(i8 noundef zeroext %9, i64 noundef %10, i64 noundef %11, ptr noundef %3, i64 noundef %12, ptr noundef %5, i64 noundef %13)
  store i64 %14, ptr %7, align 8
  ret void
}

define internal i64 @ne_blas_posv_d_l(i8 noundef zeroext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) {
  %8 = call i64 @ne_blas_potrf_d_l(i8 noundef zeroext %0, i64 noundef %1, ptr noundef %3, i64 noundef %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:
  call void @ne_blas_potrs_d_l(i8 noundef zeroext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6)
  br label %11

11:
  ret i64 %8
}

define internal void @ne_blas_f_getrf_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call i64 @ne_blas_getrf_d_l(i64 noundef %7, i64 noundef %8, ptr noundef %2, i64 noundef %9, ptr noundef %4)
  store i64 %10, ptr %5, align 8
  ret void
}

define internal i64 @ne_blas_getrf_d_l(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4) {
  br label %6

6:
  %.092 = phi i64 [ 0, %5 ], [ %10, %74 ]
  %.087 = phi i64 [ 0, %5 ], [ %.1, %74 ]
  %7 = icmp slt i64 %.092, %1
  %8 = icmp slt i64 %.092, %0
  %spec.select = select i1 %7, i1 %8, i1 false
  br i1 %spec.select, label %9, label %75

9:
  %10 = add nuw nsw i64 %.092, 1
  br label %11

11:
  %.090 = phi i64 [ %.092, %9 ], [ %.089..090, %13 ]
  %.089 = phi i64 [ %10, %9 ], [ %24, %13 ]
  %12 = icmp slt i64 %.089, %0
  br i1 %12, label %13, label %25

13:
  %14 = mul nsw i64 %.092, %3
  %15 = getelementptr double, ptr %2, i64 %.089
  %16 = getelementptr double, ptr %15, i64 %14
  %17 = load double, ptr %16, align 8
  %18 = call double @llvm.fabs.f64(double %17)
  %19 = getelementptr double, ptr %2, i64 %.090
  %20 = getelementptr double, ptr %19, i64 %14
  %21 = load double, ptr %20, align 8
  %22 = call double @llvm.fabs.f64(double %21)
  %23 = fcmp ogt double %18, %22
  %.089..090 = select i1 %23, i64 %.089, i64 %.090
  %24 = add nuw nsw i64 %.089, 1
  br label %11

25:
  %26 = add nsw i64 %.090, 1
  %27 = getelementptr inbounds nuw i64, ptr %4, i64 %.092
  store i64 %26, ptr %27, align 8
  %28 = mul nsw i64 %.092, %3
  %29 = getelementptr double, ptr %2, i64 %.090
  %30 = getelementptr double, ptr %29, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = fcmp oeq double %31, 0.000000e+00
  br i1 %32, label %33, label %34

33:
  %.not93 = icmp eq i64 %.087, 0
  %..087 = select i1 %.not93, i64 %10, i64 %.087
  br label %74

34:
  %.088 = phi i64 [ %43, %36 ], [ 0, %25 ]
  %.not = icmp eq i64 %.090, %.092
  %35 = icmp slt i64 %.088, %1
  %spec.select94 = select i1 %.not, i1 false, i1 %35
  br i1 %spec.select94, label %36, label %44

36:
  %37 = mul nsw i64 %.088, %3
  %38 = getelementptr double, ptr %2, i64 %.092
  %39 = getelementptr double, ptr %38, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = getelementptr double, ptr %29, i64 %37
  %42 = load double, ptr %41, align 8
  store double %42, ptr %39, align 8
  store double %40, ptr %41, align 8
  %43 = add nuw nsw i64 %.088, 1
  br label %34

44:
  %.086 = phi i64 [ %54, %46 ], [ %10, %34 ]
  %45 = icmp slt i64 %.086, %0
  br i1 %45, label %46, label %55

46:
  %47 = getelementptr double, ptr %2, i64 %.092
  %48 = getelementptr double, ptr %47, i64 %28
  %49 = load double, ptr %48, align 8
  %50 = getelementptr double, ptr %2, i64 %.086
  %51 = getelementptr double, ptr %50, i64 %28
  %52 = load double, ptr %51, align 8
  %53 = fdiv double %52, %49
  store double %53, ptr %51, align 8
  %54 = add nuw nsw i64 %.086, 1
  br label %44

55:
  %.085 = phi i64 [ %73, %72 ], [ %10, %44 ]
  %56 = icmp slt i64 %.085, %1
  br i1 %56, label %57, label %74

57:
  %.0 = phi i64 [ %71, %59 ], [ %10, %55 ]
  %58 = icmp slt i64 %.0, %0
  br i1 %58, label %59, label %72

59:
  %60 = getelementptr double, ptr %2, i64 %.0
  %61 = getelementptr double, ptr %60, i64 %28
  %62 = load double, ptr %61, align 8
  %63 = mul nsw i64 %.085, %3
  %64 = getelementptr double, ptr %2, i64 %.092
  %65 = getelementptr double, ptr %64, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = fmul double %62, %66
  %68 = getelementptr double, ptr %60, i64 %63
  %69 = load double, ptr %68, align 8
  %70 = fsub double %69, %67
  store double %70, ptr %68, align 8
  %71 = add nuw nsw i64 %.0, 1
  br label %57

72:
  %73 = add nuw nsw i64 %.085, 1
  br label %55

74:
  %.1 = phi i64 [ %..087, %33 ], [ %.087, %55 ]
  br label %6

75:
  ret i64 %.087
}

define internal void @ne_blas_f_getrs_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) {
  %10 = load i8, ptr %0, align 1
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %7, align 8
  call void @ne_blas_getrs_d_l(i8 noundef zeroext %10, i64 noundef %11, i64 noundef %12, ptr noundef %3, i64 noundef %13, ptr noundef %5, ptr noundef %6, i64 noundef %14)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @ne_blas_getrs_d_l(i8 noundef zeroext %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) {
  %9 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %10 = icmp eq i8 %9, 78
  br label %11

11:
  %.0 = phi i32 [ 0, %8 ], [ %46, %45 ]
  %12 = icmp samesign ult i32 %.0, 2
  br i1 %12, label %13, label %47

13:
  %.053 = phi i64 [ %38, %37 ], [ 0, %11 ]
  %14 = zext i1 %10 to i32
  %15 = icmp eq i32 %.0, 0
  %16 = xor i32 %.0, %14
  %17 = icmp eq i32 %16, 1
  %18 = icmp slt i64 %.053, %1
  %spec.select = select i1 %17, i1 %18, i1 false
  br i1 %spec.select, label %19, label %39

19:
  %20 = xor i64 %.053, -1
  %21 = add i64 %1, %20
  %22 = select i1 %10, i64 %.053, i64 %21
  %23 = getelementptr inbounds i64, ptr %5, i64 %22
  %24 = load i64, ptr %23, align 8
  br label %25

25:
  %.052 = phi i64 [ 0, %19 ], [ %36, %27 ]
  %26 = icmp slt i64 %.052, %2
  br i1 %26, label %27, label %37

27:
  %28 = mul nsw i64 %.052, %7
  %29 = getelementptr double, ptr %6, i64 %22
  %30 = getelementptr double, ptr %29, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = getelementptr double, ptr %6, i64 %24
  %33 = getelementptr i8, ptr %32, i64 -8
  %34 = getelementptr double, ptr %33, i64 %28
  %35 = load double, ptr %34, align 8
  store double %35, ptr %30, align 8
  store double %31, ptr %34, align 8
  %36 = add nuw nsw i64 %.052, 1
  br label %25

37:
  %38 = add nuw nsw i64 %.053, 1
  br label %13

39:
  br i1 %15, label %40, label %45

40:
  %41 = select i1 %10, i8 76, i8 85
  %42 = select i1 %10, i8 85, i8 78
  call void @ne_blas_trsm_d_l(i8 noundef zeroext 76, i8 noundef zeroext %41, i8 noundef zeroext %0, i8 noundef zeroext %42, i64 noundef %1, i64 noundef %2, double noundef 1.000000e+00, ptr noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7)
  %43 = select i1 %10, i8 85, i8 76
  %44 = select i1 %10, i8 78, i8 85
  call void @ne_blas_trsm_d_l(i8 noundef zeroext 76, i8 noundef zeroext %43, i8 noundef zeroext %0, i8 noundef zeroext %44, i64 noundef %1, i64 noundef %2, double noundef 1.000000e+00, ptr noundef %3, i64 noundef %4, ptr noundef %6, i64 noundef %7)
  br label %45

45:
  %46 = add nuw nsw i32 %.0, 1
  br label %11

47:
  ret void
}

define internal void @ne_blas_f_gesv_d_l(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %6, align 8
  %13 = call i64 @ne_blas_gesv_d_l(i64 noundef %9, i64 noundef %10, ptr noundef %2, i64 noundef %11, ptr noundef %4, ptr noundef %5, i64 noundef %12)
  store i64 %13, ptr %7, align 8
  ret void
}

define internal i64 @ne_blas_gesv_d_l(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6) {
  %8 = call i64 @ne_blas_getrf_d_l(i64 noundef %0, i64 noundef %0, ptr noundef %2, i64 noundef %3, ptr noundef %4)
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:
  call void @ne_blas_getrs_d_l(i8 noundef zeroext 78, i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6)
  br label %11

11:
  ret i64 %8
}

define internal double @ne_blas_c_dot_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) {
  %6 = call double @ne_blas_dot_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4)
  ret double %6
}

define internal double @ne_blas_c_nrm2_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2) {
  %4 = call double @ne_blas_nrm2_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2)
  ret double %4
}

define internal double @ne_blas_c_asum_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2) {
  %4 = call double @ne_blas_asum_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2)
  ret double %4
}

define internal void @ne_blas_c_axpy_d_l(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) {
  call void @ne_blas_axpy_d_l(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5)
  ret void
}

define internal void @ne_blas_c_copy_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) {
  call void @ne_blas_copy_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4)
  ret void
}

define internal void @ne_blas_c_swap_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) {
  call void @ne_blas_swap_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4)
  ret void
}

define internal void @ne_blas_c_scal_d_l(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3) {
  call void @ne_blas_scal_d_l(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3)
  ret void
}

define internal void @ne_blas_c_rot_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, double noundef %5, double noundef %6) {
  call void @ne_blas_rot_d_l(i64 noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, double noundef %5, double noundef %6)
  ret void
}

define internal void @ne_blas_c_gemv_d_l(i32 noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, double noundef %9, ptr noundef %10, i64 noundef %11) {
  %13 = icmp eq i32 %0, 101
  %14 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext %13, i32 noundef %1)
  %. = select i1 %13, i64 %3, i64 %2
  %15 = select i1 %13, i64 %2, i64 %3
  call void @ne_blas_gemv_d_l(i8 noundef zeroext %14, i64 noundef %., i64 noundef %15, double noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8, double noundef %9, ptr noundef %10, i64 noundef %11)
  ret void
}

define internal zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext %0, i32 noundef %1) {
  %3 = icmp ne i32 %1, 111
  %4 = xor i1 %3, %0
  %5 = select i1 %4, i8 84, i8 78
  ret i8 %5
}

define internal void @ne_blas_c_ger_d_l(i32 noundef %0, i64 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %12, label %13

12:
  call void @ne_blas_ger_d_l(i64 noundef %2, i64 noundef %1, double noundef %3, ptr noundef %6, i64 noundef %7, ptr noundef %4, i64 noundef %5, ptr noundef %8, i64 noundef %9)
  br label %14

13:
  call void @ne_blas_ger_d_l(i64 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9)
  br label %14

14:
  ret void
}

define internal void @ne_blas_c_symv_d_l(i32 noundef %0, i32 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, double noundef %8, ptr noundef %9, i64 noundef %10) {
  %12 = icmp eq i32 %0, 101
  %13 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %12, i32 noundef %1)
  call void @ne_blas_symv_d_l(i8 noundef zeroext %13, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, double noundef %8, ptr noundef %9, i64 noundef %10)
  ret void
}

define internal zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %0, i32 noundef %1) {
  %3 = icmp ne i32 %1, 122
  %4 = xor i1 %3, %0
  %5 = select i1 %4, i8 85, i8 76
  ret i8 %5
}

define internal void @ne_blas_c_spmv_d_l(i32 noundef %0, i32 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6, double noundef %7, ptr noundef %8, i64 noundef %9) {
  %11 = icmp eq i32 %0, 101
  %12 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %11, i32 noundef %1)
  call void @ne_blas_spmv_d_l(i8 noundef zeroext %12, i64 noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5, i64 noundef %6, double noundef %7, ptr noundef %8, i64 noundef %9)
  ret void
}

define internal void @ne_blas_c_syr_d_l(i32 noundef %0, i32 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7) {
  %9 = icmp eq i32 %0, 101
  %10 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %9, i32 noundef %1)
  call void @ne_blas_syr_d_l(i8 noundef zeroext %10, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7)
  ret void
}

define internal void @ne_blas_c_syr2_d_l(i32 noundef %0, i32 noundef %1, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9) {
  %11 = icmp eq i32 %0, 101
  %12 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %11, i32 noundef %1)
  call void @ne_blas_syr2_d_l(i8 noundef zeroext %12, i64 noundef %2, double noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9)
  ret void
}

define internal void @ne_blas_c_trmv_d_l(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8) {
  %10 = icmp eq i32 %0, 101
  %11 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %10, i32 noundef %1)
  %12 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext %10, i32 noundef %2)
  %13 = call zeroext i8 @ne_blas_diagonal_d_l(i32 noundef %3)
  call void @ne_blas_trmv_d_l(i8 noundef zeroext %11, i8 noundef zeroext %12, i8 noundef zeroext %13, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8)
  ret void
}

define internal zeroext i8 @ne_blas_diagonal_d_l(i32 noundef %0) {
  %2 = icmp eq i32 %0, 132
  %3 = select i1 %2, i8 85, i8 78
  ret i8 %3
}

define internal void @ne_blas_c_trsv_d_l(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8) {
  %10 = icmp eq i32 %0, 101
  %11 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %10, i32 noundef %1)
  %12 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext %10, i32 noundef %2)
  %13 = call zeroext i8 @ne_blas_diagonal_d_l(i32 noundef %3)
  call void @ne_blas_trsv_d_l(i8 noundef zeroext %11, i8 noundef zeroext %12, i8 noundef zeroext %13, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7, i64 noundef %8)
  ret void
}

define internal void @ne_blas_c_gemm_d_l(i32 noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10, double noundef %11, ptr noundef %12, i64 noundef %13) {
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %16, label %19

16:
  %17 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext false, i32 noundef %2)
  %18 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext false, i32 noundef %1)
  call void @ne_blas_gemm_d_l(i8 noundef zeroext %17, i8 noundef zeroext %18, i64 noundef %4, i64 noundef %3, i64 noundef %5, double noundef %6, ptr noundef %9, i64 noundef %10, ptr noundef %7, i64 noundef %8, double noundef %11, ptr noundef %12, i64 noundef %13)
  br label %22

19:
  %20 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext false, i32 noundef %1)
  %21 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext false, i32 noundef %2)
  call void @ne_blas_gemm_d_l(i8 noundef zeroext %20, i8 noundef zeroext %21, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6, ptr noundef %7, i64 noundef %8, ptr noundef %9, i64 noundef %10, double noundef %11, ptr noundef %12, i64 noundef %13)
  br label %22

22:
  ret void
}

define internal void @ne_blas_c_symm_d_l(i32 noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, double noundef %10, ptr noundef %11, i64 noundef %12) {
  %14 = icmp eq i32 %0, 101
  %15 = call zeroext i8 @ne_blas_other_side_d_l(i1 noundef zeroext %14, i32 noundef %1)
  %16 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %14, i32 noundef %2)
  %. = select i1 %14, i64 %4, i64 %3
  %17 = select i1 %14, i64 %3, i64 %4
  call void @ne_blas_symm_d_l(i8 noundef zeroext %15, i8 noundef zeroext %16, i64 noundef %., i64 noundef %17, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, double noundef %10, ptr noundef %11, i64 noundef %12)
  ret void
}

define internal zeroext i8 @ne_blas_other_side_d_l(i1 noundef zeroext %0, i32 noundef %1) {
  %3 = icmp ne i32 %1, 141
  %4 = xor i1 %3, %0
  %5 = select i1 %4, i8 82, i8 76
  ret i8 %5
}

define internal void @ne_blas_c_syrk_d_l(i32 noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, double noundef %8, ptr noundef %9, i64 noundef %10) {
  %12 = icmp eq i32 %0, 101
  %13 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %12, i32 noundef %1)
  %14 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext %12, i32 noundef %2)
  call void @ne_blas_syrk_d_l(i8 noundef zeroext %13, i8 noundef zeroext %14, i64 noundef %3, i64 noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, double noundef %8, ptr noundef %9, i64 noundef %10)
  ret void
}

define internal void @ne_blas_c_syr2k_d_l(i32 noundef %0, i32 noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, double noundef %10, ptr noundef %11, i64 noundef %12) {
  %14 = icmp eq i32 %0, 101
  %15 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %14, i32 noundef %1)
  %16 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext %14, i32 noundef %2)
  call void @ne_blas_syr2k_d_l(i8 noundef zeroext %15, i8 noundef zeroext %16, i64 noundef %3, i64 noundef %4, double noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, double noundef %10, ptr noundef %11, i64 noundef %12)
  ret void
}

define internal void @ne_blas_c_trmm_d_l(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, double noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) {
  %13 = icmp eq i32 %0, 101
  %14 = call zeroext i8 @ne_blas_other_side_d_l(i1 noundef zeroext %13, i32 noundef %1)
  %15 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %13, i32 noundef %2)
  %16 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext false, i32 noundef %3)
  %17 = call zeroext i8 @ne_blas_diagonal_d_l(i32 noundef %4)
  %. = select i1 %13, i64 %6, i64 %5
  %18 = select i1 %13, i64 %5, i64 %6
  call void @ne_blas_trmm_d_l(i8 noundef zeroext %14, i8 noundef zeroext %15, i8 noundef zeroext %16, i8 noundef zeroext %17, i64 noundef %., i64 noundef %18, double noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11)
  ret void
}

define internal void @ne_blas_c_trsm_d_l(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6, double noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11) {
  %13 = icmp eq i32 %0, 101
  %14 = call zeroext i8 @ne_blas_other_side_d_l(i1 noundef zeroext %13, i32 noundef %1)
  %15 = call zeroext i8 @ne_blas_other_triangle_d_l(i1 noundef zeroext %13, i32 noundef %2)
  %16 = call zeroext i8 @ne_blas_other_trans_d_l(i1 noundef zeroext false, i32 noundef %3)
  %17 = call zeroext i8 @ne_blas_diagonal_d_l(i32 noundef %4)
  %. = select i1 %13, i64 %6, i64 %5
  %18 = select i1 %13, i64 %5, i64 %6
  call void @ne_blas_trsm_d_l(i8 noundef zeroext %14, i8 noundef zeroext %15, i8 noundef zeroext %16, i8 noundef zeroext %17, i64 noundef %., i64 noundef %18, double noundef %7, ptr noundef %8, i64 noundef %9, ptr noundef %10, i64 noundef %11)
  ret void
}

define internal ptr @ne_blas_first_d_i(ptr noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %11

5:
  %6 = sext i32 %1 to i64
  %7 = sub nsw i64 1, %6
  %8 = sext i32 %2 to i64
  %9 = mul nsw i64 %7, %8
  %10 = getelementptr inbounds double, ptr %0, i64 %9
  br label %11

11:
  %12 = phi ptr [ %10, %5 ], [ %0, %3 ]
  ret ptr %12
}

declare double @llvm.sqrt.f64(double)

declare double @ne.given_constant.f64(double noundef)

declare double @llvm.fabs.f64(double)

define internal double @ne_blas_scaled_d_i(double noundef %0, double noundef %1) {
  %3 = fcmp une double %0, 0.000000e+00
  br i1 %3, label %8, label %4

4:
  %5 = freeze double %1
  %6 = fsub double %5, %5
  %7 = fcmp oeq double %6, 0.000000e+00
  %. = select i1 %7, double %5, double 0.000000e+00
  br label %8

8:
  %.pn = phi double [ %., %4 ], [ %1, %2 ]
  %.0 = fmul double %0, %.pn
  ret double %.0
}

define internal zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0) {
  %2 = icmp ugt i8 %0, 96
  %3 = add i8 %0, -32
  %4 = select i1 %2, i8 %3, i8 %0
  ret i8 %4
}

define internal void @ne_blas_scale_vector_d_i(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) {
  br label %5

5:
  %.0 = phi i64 [ 0, %4 ], [ %14, %8 ]
  %6 = sext i32 %0 to i64
  %7 = icmp slt i64 %.0, %6
  br i1 %7, label %8, label %15

8:
  %9 = sext i32 %3 to i64
  %10 = mul nsw i64 %.0, %9
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = call double @ne_blas_scaled_d_i(double noundef %1, double noundef %12)
  store double %13, ptr %11, align 8
  %14 = add nuw nsw i64 %.0, 1
  br label %5

15:
  ret void
}

define internal zeroext i8 @ne_blas_other_d_i(i8 noundef zeroext %0) {
  %2 = call zeroext i8 @ne_blas_upper_d_i(i8 noundef zeroext %0)
  %3 = icmp eq i8 %2, 78
  %4 = select i1 %3, i8 84, i8 78
  ret i8 %4
}

define internal ptr @ne_blas_first_d_l(ptr noundef %0, i64 noundef %1, i64 noundef %2) {
  %4 = icmp slt i64 %2, 0
  %5 = sub nsw i64 1, %1
  %6 = mul nsw i64 %5, %2
  %7 = getelementptr inbounds double, ptr %0, i64 %6
  %8 = select i1 %4, ptr %7, ptr %0
  ret ptr %8
}

define internal double @ne_blas_scaled_d_l(double noundef %0, double noundef %1) {
  %3 = fcmp une double %0, 0.000000e+00
  br i1 %3, label %8, label %4

4:
  %5 = freeze double %1
  %6 = fsub double %5, %5
  %7 = fcmp oeq double %6, 0.000000e+00
  %. = select i1 %7, double %5, double 0.000000e+00
  br label %8

8:
  %.pn = phi double [ %., %4 ], [ %1, %2 ]
  %.0 = fmul double %0, %.pn
  ret double %.0
}

define internal zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0) {
  %2 = icmp ugt i8 %0, 96
  %3 = add i8 %0, -32
  %4 = select i1 %2, i8 %3, i8 %0
  ret i8 %4
}

define internal void @ne_blas_scale_vector_d_l(i64 noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3) {
  br label %5

5:
  %.0 = phi i64 [ 0, %4 ], [ %12, %7 ]
  %6 = icmp slt i64 %.0, %0
  br i1 %6, label %7, label %13

7:
  %8 = mul nsw i64 %.0, %3
  %9 = getelementptr inbounds double, ptr %2, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = call double @ne_blas_scaled_d_l(double noundef %1, double noundef %10)
  store double %11, ptr %9, align 8
  %12 = add nuw nsw i64 %.0, 1
  br label %5

13:
  ret void
}

define internal zeroext i8 @ne_blas_other_d_l(i8 noundef zeroext %0) {
  %2 = call zeroext i8 @ne_blas_upper_d_l(i8 noundef zeroext %0)
  %3 = icmp eq i8 %2, 78
  %4 = select i1 %3, i8 84, i8 78
  ret i8 %4
}
