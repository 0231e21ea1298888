; test: layout
; request: reverse f(dup, dup, const) -> const
; A phi of sums and zero is an integer, though nothing computes with it: where an item begins, kept in a list beside its number.
define void @f(ptr %x, ptr %items, i64 %n) {
entry:
  br label %loop

loop:
  %start = phi i64 [ 0, %entry ], [ %next, %loop ]                     ; layout: integer
  %k = phi i64 [ 0, %entry ], [ %more, %loop ]
  %item = getelementptr { i64, double }, ptr %items, i64 %k
  %value = load double, ptr %x
  store i64 %start, ptr %item                                          ; layout: integer
  %beside = getelementptr i8, ptr %item, i64 8
  store double %value, ptr %beside
  %next = add i64 %n, 1
  %more = add i64 %k, 1
  %on = icmp ult i64 %more, 4
  br i1 %on, label %loop, label %exit

exit:
  %kept = load i64, ptr %items                                         ; layout: integer
  ret void
}
