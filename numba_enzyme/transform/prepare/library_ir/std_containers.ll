; std_containers.c by tools/library_ir.py

define internal void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef %0, ptr noundef %1) {
  store ptr %1, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %4, ptr %5, align 8
  store ptr %0, ptr %4, align 8
  store ptr %0, ptr %3, align 8
  ret void
}

define internal void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr noundef %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  store ptr %2, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr %5, ptr %6, align 8
  ret void
}

define internal void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = icmp eq ptr %0, %2
  br i1 %4, label %15, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = load ptr, ptr %8, align 8
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  %12 = load ptr, ptr %6, align 8
  store ptr %1, ptr %12, align 8
  %13 = load ptr, ptr %8, align 8
  store ptr %13, ptr %6, align 8
  %14 = load ptr, ptr %10, align 8
  store ptr %14, ptr %8, align 8
  store ptr %7, ptr %10, align 8
  br label %15

15:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef %0) {
  br label %2

2:
  %.0 = phi ptr [ %0, %1 ], [ %3, %2 ]
  %3 = load ptr, ptr %.0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %.0, i64 8
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %.0, align 8
  store ptr %3, ptr %4, align 8
  %.not = icmp eq ptr %3, %0
  br i1 %.not, label %6, label %2

6:
  ret void
}

define internal void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef %0, ptr noundef %1) {
  %.sroa.02.0.copyload = load ptr, ptr %0, align 8
  %.sroa.54.0..sroa_idx = getelementptr inbounds nuw i8, ptr %0, i64 8
  %.sroa.54.0.copyload = load ptr, ptr %.sroa.54.0..sroa_idx, align 8
  %.sroa.0.0.copyload = load ptr, ptr %1, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 8
  %.not = icmp eq ptr %.sroa.0.0.copyload, %1
  br i1 %.not, label %6, label %3

3:
  %.sroa.5.0.copyload = load ptr, ptr %.sroa.5.0..sroa_idx, align 8
  store ptr %.sroa.0.0.copyload, ptr %0, align 8
  store ptr %.sroa.5.0.copyload, ptr %.sroa.54.0..sroa_idx, align 8
  store ptr %0, ptr %.sroa.5.0.copyload, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %0, ptr %5, align 8
  br label %7

6:
  store ptr %0, ptr %.sroa.54.0..sroa_idx, align 8
  store ptr %0, ptr %0, align 8
  br label %7

7:
  %.not24 = icmp eq ptr %.sroa.02.0.copyload, %0
  br i1 %.not24, label %11, label %8

8:
  store ptr %.sroa.02.0.copyload, ptr %1, align 8
  store ptr %.sroa.54.0.copyload, ptr %.sroa.5.0..sroa_idx, align 8
  store ptr %1, ptr %.sroa.54.0.copyload, align 8
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %1, ptr %10, align 8
  br label %12

11:
  store ptr %1, ptr %.sroa.5.0..sroa_idx, align 8
  store ptr %1, ptr %1, align 8
  br label %12

12:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %0) {
  %2 = call ptr @ne_std_increment(ptr noundef %0)
  ret ptr %2
}

define internal ptr @ne_std_increment(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %7, label %4

4:
  %.015 = phi ptr [ %3, %1 ], [ %6, %4 ]
  %5 = getelementptr inbounds nuw i8, ptr %.015, i64 16
  %6 = load ptr, ptr %5, align 8
  %.not18 = icmp eq ptr %6, null
  br i1 %.not18, label %14, label %4

7:
  %.1 = phi ptr [ %0, %1 ], [ %.0, %7 ]
  %.0.in = getelementptr inbounds nuw i8, ptr %.1, i64 8
  %.0 = load ptr, ptr %.0.in, align 8
  %8 = getelementptr inbounds nuw i8, ptr %.0, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %.1, %9
  br i1 %10, label %7, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %.1, i64 24
  %13 = load ptr, ptr %12, align 8
  %.not17 = icmp eq ptr %13, %.0
  %.1..0 = select i1 %.not17, ptr %.1, ptr %.0
  br label %14

14:
  %.016 = phi ptr [ %.1..0, %11 ], [ %.015, %4 ]
  ret ptr %.016
}

define internal ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %0) {
  %2 = call ptr @ne_std_increment(ptr noundef %0)
  ret ptr %2
}

define internal ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %0) {
  %2 = call ptr @ne_std_decrement(ptr noundef %0)
  ret ptr %2
}

define internal ptr @ne_std_decrement(ptr noundef %0) {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %13

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %23

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %.not = icmp eq ptr %15, null
  br i1 %.not, label %19, label %16

16:
  %.016 = phi ptr [ %15, %13 ], [ %18, %16 ]
  %17 = getelementptr inbounds nuw i8, ptr %.016, i64 24
  %18 = load ptr, ptr %17, align 8
  %.not18 = icmp eq ptr %18, null
  br i1 %.not18, label %23, label %16

19:
  %.1 = phi ptr [ %0, %13 ], [ %.0, %19 ]
  %.0.in = getelementptr inbounds nuw i8, ptr %.1, i64 8
  %.0 = load ptr, ptr %.0.in, align 8
  %20 = getelementptr inbounds nuw i8, ptr %.0, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %.1, %21
  br i1 %22, label %19, label %23

23:
  %.017 = phi ptr [ %12, %10 ], [ %.016, %16 ], [ %.0, %19 ]
  ret ptr %.017
}

define internal ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef %0) {
  %2 = call ptr @ne_std_decrement(ptr noundef %0)
  ret ptr %2
}

define internal void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store ptr null, ptr %7, align 8
  store i32 0, ptr %1, align 8
  br i1 %0, label %8, label %19

8:
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %1, ptr %9, align 8
  %10 = icmp eq ptr %2, %3
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %1, ptr %13, align 8
  br label %25

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %2, %16
  br i1 %17, label %18, label %25

18:
  store ptr %1, ptr %15, align 8
  br label %25

19:
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %2, %22
  br i1 %23, label %24, label %25

24:
  store ptr %1, ptr %21, align 8
  br label %25

25:
  br label %26

26:
  %.060 = phi ptr [ %1, %25 ], [ %.1, %66 ]
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load ptr, ptr %27, align 8
  %.not = icmp eq ptr %.060, %28
  br i1 %.not, label %.critedge, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %.060, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %.critedge

34:
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %31, %38
  br i1 %39, label %40, label %43

40:
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %42 = load ptr, ptr %41, align 8
  br label %43

43:
  %44 = phi ptr [ %42, %40 ], [ %38, %34 ]
  %.not61 = icmp eq ptr %44, null
  br i1 %.not61, label %49, label %45

45:
  %46 = load i32, ptr %44, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:
  store i32 1, ptr %44, align 8
  store i32 1, ptr %31, align 8
  store i32 0, ptr %36, align 8
  br label %66

49:
  br i1 %39, label %50, label %58

50:
  %51 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %.060, %52
  br i1 %53, label %54, label %55

54:
  call void @ne_std_rotate_left(ptr noundef %3, ptr noundef %31)
  %.pre62 = load ptr, ptr %35, align 8
  br label %55

55:
  %56 = phi ptr [ %.pre62, %54 ], [ %31, %50 ]
  %.2 = phi ptr [ %31, %54 ], [ %.060, %50 ]
  %57 = getelementptr inbounds nuw i8, ptr %.2, i64 8
  store i32 1, ptr %56, align 8
  store i32 0, ptr %36, align 8
  call void @ne_std_rotate_right(ptr noundef %3, ptr noundef nonnull %36)
  br label %66

58:
  %59 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %.060, %60
  br i1 %61, label %62, label %63

62:
  call void @ne_std_rotate_right(ptr noundef %3, ptr noundef %31)
  %.pre = load ptr, ptr %35, align 8
  br label %63

63:
  %64 = phi ptr [ %.pre, %62 ], [ %31, %58 ]
  %.4 = phi ptr [ %31, %62 ], [ %.060, %58 ]
  %65 = getelementptr inbounds nuw i8, ptr %.4, i64 8
  store i32 1, ptr %64, align 8
  store i32 0, ptr %36, align 8
  call void @ne_std_rotate_left(ptr noundef %3, ptr noundef nonnull %36)
  br label %66

66:
  %.1 = phi ptr [ %36, %48 ], [ %.2, %55 ], [ %.4, %63 ]
  br label %26

.critedge:
  store i32 1, ptr %28, align 8
  ret void
}

define internal void @ne_std_rotate_left(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %9, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %1, ptr %8, align 8
  br label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %11, ptr %12, align 8
  call void @ne_std_replace(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  store ptr %1, ptr %5, align 8
  store ptr %4, ptr %10, align 8
  ret void
}

define internal void @ne_std_rotate_right(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %9, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %1, ptr %8, align 8
  br label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %11, ptr %12, align 8
  call void @ne_std_replace(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  store ptr %1, ptr %5, align 8
  store ptr %4, ptr %10, align 8
  ret void
}

define internal ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %0, ptr noundef %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %6, label %8

6:
  %7 = call ptr @ne_std_increment(ptr noundef %0)
  store ptr %7, ptr %3, align 8
  br label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, %0
  br i1 %11, label %12, label %14

12:
  %13 = call ptr @ne_std_decrement(ptr noundef %0)
  store ptr %13, ptr %9, align 8
  br label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8
  %.not = icmp eq ptr %16, null
  br i1 %.not, label %23, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  %.not131 = icmp eq ptr %19, null
  br i1 %.not131, label %23, label %20

20:
  %.1130 = phi ptr [ %19, %17 ], [ %22, %20 ]
  %21 = getelementptr inbounds nuw i8, ptr %.1130, i64 16
  %22 = load ptr, ptr %21, align 8
  %.not132 = icmp eq ptr %22, null
  br i1 %.not132, label %23, label %20

23:
  %24 = phi ptr [ null, %14 ], [ %16, %17 ], [ null, %20 ]
  %.0129 = phi ptr [ %0, %14 ], [ %0, %17 ], [ %.1130, %20 ]
  %25 = getelementptr inbounds nuw i8, ptr %.0129, i64 16
  %.not133 = icmp eq ptr %24, null
  br i1 %.not133, label %26, label %29

26:
  %27 = getelementptr inbounds nuw i8, ptr %.0129, i64 24
  %28 = load ptr, ptr %27, align 8
  br label %29

29:
  %30 = phi ptr [ %28, %26 ], [ %24, %23 ]
  %31 = load i32, ptr %.0129, align 8
  %32 = icmp eq ptr %.0129, %0
  br i1 %32, label %33, label %38

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load ptr, ptr %34, align 8
  call void @ne_std_replace(ptr noundef %1, ptr noundef %0, ptr noundef %30)
  %.not135 = icmp eq ptr %30, null
  br i1 %.not135, label %57, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store ptr %35, ptr %37, align 8
  br label %57

38:
  %39 = getelementptr inbounds nuw i8, ptr %.0129, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, %0
  br i1 %41, label %51, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store ptr %30, ptr %43, align 8
  %.not134 = icmp eq ptr %30, null
  br i1 %.not134, label %46, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store ptr %40, ptr %45, align 8
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %.0129, i64 24
  store ptr %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store ptr %.0129, ptr %50, align 8
  br label %51

51:
  %.1125 = phi ptr [ %40, %46 ], [ %.0129, %38 ]
  call void @ne_std_replace(ptr noundef %1, ptr noundef %0, ptr noundef nonnull %.0129)
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %39, align 8
  %54 = load ptr, ptr %15, align 8
  store ptr %54, ptr %25, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store ptr %.0129, ptr %55, align 8
  %56 = load i32, ptr %0, align 8
  store i32 %56, ptr %.0129, align 8
  br label %57

57:
  %.0124 = phi ptr [ %.1125, %51 ], [ %35, %36 ], [ %35, %33 ]
  %58 = icmp eq i32 %31, 0
  br i1 %58, label %140, label %59

59:
  %.0126 = phi ptr [ %.2128, %136 ], [ %138, %137 ], [ %.1127, %103 ], [ %30, %57 ]
  %.2 = phi ptr [ %.5, %136 ], [ %.4, %137 ], [ %.3, %103 ], [ %.0124, %57 ]
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %61 = load ptr, ptr %60, align 8
  %.not136 = icmp eq ptr %.0126, %61
  br i1 %.not136, label %.critedge, label %62

62:
  %.not137 = icmp eq ptr %.0126, null
  br i1 %.not137, label %.critedge146, label %63

63:
  %64 = load i32, ptr %.0126, align 8
  %65 = icmp eq i32 %64, 1
  br i1 %65, label %.critedge146, label %.critedge

.critedge146:
  %66 = getelementptr inbounds nuw i8, ptr %.2, i64 16
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %.0126, %67
  br i1 %68, label %69, label %104

69:
  %70 = getelementptr inbounds nuw i8, ptr %.2, i64 24
  %71 = load ptr, ptr %70, align 8
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %76

74:
  store i32 1, ptr %71, align 8
  store i32 0, ptr %.2, align 8
  call void @ne_std_rotate_left(ptr noundef %1, ptr noundef nonnull %.2)
  %75 = load ptr, ptr %70, align 8
  br label %76

76:
  %.0119 = phi ptr [ %75, %74 ], [ %71, %69 ]
  %77 = getelementptr inbounds nuw i8, ptr %.0119, i64 16
  %78 = load ptr, ptr %77, align 8
  %.not142 = icmp eq ptr %78, null
  br i1 %.not142, label %82, label %79

79:
  %80 = load i32, ptr %78, align 8
  %81 = icmp eq i32 %80, 1
  br i1 %81, label %82, label %._crit_edge

._crit_edge:
  %.phi.trans.insert = getelementptr inbounds nuw i8, ptr %.0119, i64 24
  %.pre = load ptr, ptr %.phi.trans.insert, align 8
  br label %91

82:
  %83 = getelementptr inbounds nuw i8, ptr %.0119, i64 24
  %84 = load ptr, ptr %83, align 8
  %.not143 = icmp eq ptr %84, null
  br i1 %.not143, label %88, label %85

85:
  %86 = load i32, ptr %84, align 8
  %87 = icmp eq i32 %86, 1
  br i1 %87, label %88, label %91

88:
  store i32 0, ptr %.0119, align 8
  %89 = getelementptr inbounds nuw i8, ptr %.2, i64 8
  %90 = load ptr, ptr %89, align 8
  br label %103

91:
  %92 = phi ptr [ %.pre, %._crit_edge ], [ %84, %85 ]
  %93 = getelementptr inbounds nuw i8, ptr %.0119, i64 24
  %.not144 = icmp eq ptr %92, null
  br i1 %.not144, label %97, label %94

94:
  %95 = load i32, ptr %92, align 8
  %96 = icmp eq i32 %95, 1
  br i1 %96, label %97, label %99

97:
  store i32 1, ptr %78, align 8
  store i32 0, ptr %.0119, align 8
  call void @ne_std_rotate_right(ptr noundef %1, ptr noundef nonnull %.0119)
  %98 = load ptr, ptr %70, align 8
  br label %99

99:
  %.1120 = phi ptr [ %98, %97 ], [ %.0119, %94 ]
  %100 = load i32, ptr %.2, align 8
  store i32 %100, ptr %.1120, align 8
  store i32 1, ptr %.2, align 8
  %101 = getelementptr inbounds nuw i8, ptr %.1120, i64 24
  %102 = load ptr, ptr %101, align 8
  store i32 1, ptr %102, align 8
  call void @ne_std_rotate_left(ptr noundef %1, ptr noundef nonnull %.2)
  br label %103

103:
  %.1127 = phi ptr [ %.2, %88 ], [ %.0126, %99 ]
  %.3 = phi ptr [ %90, %88 ], [ %.2, %99 ]
  %.0121 = phi i32 [ 4, %88 ], [ 0, %99 ]
  switch i32 %.0121, label %141 [
    i32 0, label %137
    i32 4, label %59
  ]

104:
  %105 = load i32, ptr %67, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %109

107:
  store i32 1, ptr %67, align 8
  store i32 0, ptr %.2, align 8
  call void @ne_std_rotate_right(ptr noundef %1, ptr noundef nonnull %.2)
  %108 = load ptr, ptr %66, align 8
  br label %109

109:
  %.0 = phi ptr [ %108, %107 ], [ %67, %104 ]
  %110 = getelementptr inbounds nuw i8, ptr %.0, i64 16
  %111 = load ptr, ptr %110, align 8
  %.not139 = icmp eq ptr %111, null
  br i1 %.not139, label %115, label %112

112:
  %113 = load i32, ptr %111, align 8
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %115, label %124

115:
  %116 = getelementptr inbounds nuw i8, ptr %.0, i64 24
  %117 = load ptr, ptr %116, align 8
  %.not140 = icmp eq ptr %117, null
  br i1 %.not140, label %121, label %118

118:
  %119 = load i32, ptr %117, align 8
  %120 = icmp eq i32 %119, 1
  br i1 %120, label %121, label %124

121:
  store i32 0, ptr %.0, align 8
  %122 = getelementptr inbounds nuw i8, ptr %.2, i64 8
  %123 = load ptr, ptr %122, align 8
  br label %136

124:
  br i1 %.not139, label %128, label %125

125:
  %126 = load i32, ptr %111, align 8
  %127 = icmp eq i32 %126, 1
  br i1 %127, label %128, label %132

128:
  %129 = getelementptr inbounds nuw i8, ptr %.0, i64 24
  %130 = load ptr, ptr %129, align 8
  store i32 1, ptr %130, align 8
  store i32 0, ptr %.0, align 8
  call void @ne_std_rotate_left(ptr noundef %1, ptr noundef nonnull %.0)
  %131 = load ptr, ptr %66, align 8
  br label %132

132:
  %.1 = phi ptr [ %131, %128 ], [ %.0, %125 ]
  %133 = load i32, ptr %.2, align 8
  store i32 %133, ptr %.1, align 8
  store i32 1, ptr %.2, align 8
  %134 = getelementptr inbounds nuw i8, ptr %.1, i64 16
  %135 = load ptr, ptr %134, align 8
  store i32 1, ptr %135, align 8
  call void @ne_std_rotate_right(ptr noundef %1, ptr noundef nonnull %.2)
  br label %136

136:
  %.2128 = phi ptr [ %.2, %121 ], [ %.0126, %132 ]
  %.5 = phi ptr [ %123, %121 ], [ %.2, %132 ]
  %.1122 = phi i32 [ 4, %121 ], [ 0, %132 ]
  switch i32 %.1122, label %141 [
    i32 0, label %137
    i32 4, label %59
  ]

137:
  %.4 = phi ptr [ %.3, %103 ], [ %.5, %136 ]
  %138 = load ptr, ptr %60, align 8
  br label %59

.critedge:
  %.not138 = icmp eq ptr %.0126, null
  br i1 %.not138, label %140, label %139

139:
  store i32 1, ptr %.0126, align 8
  br label %140

140:
  ret ptr %0

141:
  unreachable
}

define internal void @ne_std_replace(ptr noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, %1
  br i1 %6, label %7, label %8

7:
  store ptr %2, ptr %4, align 8
  br label %17

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, %1
  br i1 %13, label %14, label %15

14:
  store ptr %2, ptr %11, align 8
  br label %17

15:
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store ptr %2, ptr %16, align 8
  br label %17

17:
  ret void
}

define internal ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef %0, ptr noundef %1, i64 noundef %2) {
  %4 = load i64, ptr %1, align 8
  %5 = icmp ugt i64 %4, 9223372036854775806
  br i1 %5, label %6, label %7

6:
  call void @_ZSt20__throw_length_errorPKc(ptr noundef null)
  unreachable

7:
  %8 = icmp ugt i64 %4, %2
  br i1 %8, label %9, label %14

9:
  %10 = shl i64 %2, 1
  %11 = icmp ult i64 %4, %10
  br i1 %11, label %12, label %14

12:
  %13 = icmp ult i64 %10, 9223372036854775806
  %. = select i1 %13, i64 %10, i64 9223372036854775806
  store i64 %., ptr %1, align 8
  br label %14

14:
  %15 = phi i64 [ %., %12 ], [ %4, %9 ], [ %4, %7 ]
  %16 = add i64 %15, 1
  %17 = call ptr @_Znwm(i64 noundef %16)
  ret ptr %17
}

declare void @_ZSt20__throw_length_errorPKc(ptr noundef)

declare ptr @_Znwm(i64 noundef)
