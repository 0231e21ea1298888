; test: reverse
; request: reverse f(dup, const) -> active
; run: f([1.5, -0.5, 2.0, 0.5], 4)
; run: f([1.5, -0.5, 2.0, 0.5], 1)
; Memory that is made and freed in each iteration: its free waits for the reverse sweep, its shadow is made beside it.
declare ptr @malloc(i64)
declare void @free(ptr)
define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %finish ]
  %sum = phi double [ 1.0, %entry ], [ %total, %finish ]
  %size = mul i64 %n, 8
  %buffer = call ptr @malloc(i64 %size)
  br label %fill
fill:
  %j = phi i64 [ 0, %loop ], [ %j.next, %fill ]
  %p = getelementptr double, ptr %x, i64 %j
  %v = load double, ptr %p
  %scaled = fmul double %v, %sum
  %q = getelementptr double, ptr %buffer, i64 %j
  store double %scaled, ptr %q
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %n
  br i1 %j.done, label %finish, label %fill
finish:
  %last = getelementptr double, ptr %buffer, i64 %i
  %u = load double, ptr %last
  %first = load double, ptr %buffer
  %total = fmul double %u, %first
  call void @free(ptr %buffer)
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %loop
exit:
  ret double %total
}
