; request: reverse f(dup) -> active
; refused: NE210 %upper = load i32
; The exponents change as integers do, and no float begins where these lie.
define double @f(ptr %x) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %half = getelementptr i8, ptr %place, i64 4
  %upper = load i32, ptr %half
  %doubled = add i32 %upper, 1048576
  store i32 %doubled, ptr %half
  %number = load double, ptr %place
  %more = fadd double %sum, %number
  %next = add i64 %i, 1
  %on = icmp ult i64 %next, 4
  br i1 %on, label %loop, label %done

done:
  ret double %more
}
