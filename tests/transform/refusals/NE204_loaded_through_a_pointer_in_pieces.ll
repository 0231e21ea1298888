; request: reverse f(dup, const) -> active
; refused: NE204 load double, ptr %q
define double @f(ptr %x, i64 %n) {
entry:
  %a = alloca ptr
  %b = alloca ptr
  store ptr %x, ptr %a
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %from = getelementptr i16, ptr %a, i64 %i
  %to = getelementptr i16, ptr %b, i64 %i
  %piece = load volatile i16, ptr %from
  store volatile i16 %piece, ptr %to
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  %q = load ptr, ptr %b
  %v = load double, ptr %q
  %r = fmul double %v, %v
  ret double %r
}
