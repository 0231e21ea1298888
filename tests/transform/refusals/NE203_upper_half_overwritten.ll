; request: reverse f(dup, const) -> active
; refused: NE203 store i32 %high
; The integer begins inside of the number, so that no float begins where it does.
define double @f(ptr %x, i32 %high) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi double [ 0.0, %entry ], [ %more, %loop ]
  %place = getelementptr double, ptr %x, i64 %i
  %half = getelementptr i8, ptr %place, i64 4
  store i32 %high, ptr %half
  %number = load double, ptr %place
  %more = fadd double %sum, %number
  %next = add i64 %i, 1
  %on = icmp ult i64 %next, 4
  br i1 %on, label %loop, label %done

done:
  %upper = load i32, ptr %half
  %counted = sitofp i32 %upper to double
  %result = fmul double %more, %counted
  ret double %result
}
