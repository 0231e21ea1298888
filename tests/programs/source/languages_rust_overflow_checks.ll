;! f(active 1.1; const 5) -> active
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare void @panic_const_add_overflow(ptr) cold noreturn
declare i1 @llvm.expect.i1(i1, i1)
define double @f(double %x, i64 %n) {
start:
  br label %bb1
bb1:
  %i = phi i64 [ 0, %start ], [ %i1, %bb3 ]
  %s = phi double [ 1.0, %start ], [ %s1, %bb3 ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %bb2, label %bb4
bb2:
  %o = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %i, i64 1)
  %i1 = extractvalue { i64, i1 } %o, 0
  %over = extractvalue { i64, i1 } %o, 1
  %e = call i1 @llvm.expect.i1(i1 %over, i1 false)
  br i1 %e, label %panic, label %bb3
bb3:
  %d = uitofp i64 %i1 to double
  %m = fmul double %s, %x
  %s1 = fadd double %m, %d
  br label %bb1
bb4:
  ret double %s
panic:
  call void @panic_const_add_overflow(ptr null)
  unreachable
}
