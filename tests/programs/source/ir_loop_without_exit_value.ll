;! f(dup d(1.1, 0.4, 2.2); const 3) -> const
define void @f(ptr %x, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %d, %body ]
  %c = icmp ne i32 %i, 0
  br i1 %c, label %body, label %out
body:
  %d = add i32 %i, -1
  %w = sext i32 %d to i64
  %p = getelementptr double, ptr %x, i64 %w
  %a = load double, ptr %p
  %s = fmul double %a, %a
  store double %s, ptr %p
  br label %head
out:
  ret void
}
