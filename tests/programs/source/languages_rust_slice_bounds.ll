;! f(dup d(1.1, 0.4, 2.2); const 3) -> active
source_filename = "lib.7rcbfp3g-cgu.0"
@alloc_1 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"src/lib.rs" }>, align 1
@alloc_2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1, [16 x i8] c"\0A\00\00\00\00\00\00\00\03\00\00\00\05\00\00\00" }>, align 8
declare void @panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr cold noinline noreturn
define noundef double @f(ptr noalias noundef nonnull align 8 %x.0, i64 noundef %x.1) unnamed_addr {
start:
  %empty = icmp eq i64 %x.1, 0
  br i1 %empty, label %done, label %head
head:
  %i = phi i64 [ %next, %body ], [ 0, %start ]
  %s = phi double [ %s2, %body ], [ 0.0, %start ]
  %k = sub nuw i64 %x.1, 1
  %j = sub i64 %k, %i
  %ok = icmp ult i64 %j, %x.1
  br i1 %ok, label %body, label %panic, !prof !0
panic:
  call void @panic_bounds_check(i64 noundef %j, i64 noundef %x.1, ptr noalias noundef readonly align 8 dereferenceable(24) @alloc_2)
  unreachable
body:
  %p = getelementptr inbounds nuw double, ptr %x.0, i64 %i
  %q = getelementptr inbounds nuw double, ptr %x.0, i64 %j
  %a = load double, ptr %p, align 8, !noundef !1
  %b = load double, ptr %q, align 8, !noundef !1
  %ab = fmul double %a, %b
  %s2 = fadd double %s, %ab
  store double %s2, ptr %p, align 8
  %next = add nuw i64 %i, 1
  %end = icmp eq i64 %next, %x.1
  br i1 %end, label %done, label %head
done:
  %r = phi double [ 0.0, %start ], [ %s2, %body ]
  ret double %r
}
!0 = !{!"branch_weights", i32 2000, i32 1}
!1 = !{}
