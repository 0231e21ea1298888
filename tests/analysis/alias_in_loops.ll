; test: alias
; request: reverse f(dup, dup, const) -> active
; In a loop a write runs after every load of it, whatever the order in the block. Local memory is no argument's memory.
declare ptr @malloc(i64)
define double @f(ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  %local = alloca double
  %heap = call ptr @malloc(i64 64)
  %before = load double, ptr %x                                        ; alias: overwritten by store of 2.000000e+00 to %p
  store double %before, ptr %local                                     ; alias: overwrites nothing
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  store double 2.0, ptr %p                                             ; alias: overwrites %before, %v
  %v = load double, ptr %p                                             ; alias: overwritten by store of 2.000000e+00 to %p
  %q = getelementptr double, ptr %y, i64 %i
  %u = load double, ptr %q                                             ; alias: unchanged
  %kept = load double, ptr %local                                      ; alias: unchanged
  %h = load double, ptr %heap                                          ; alias: overwritten by store of %sum to %heap
  %sum = fadd double %h, %u
  store double %sum, ptr %heap                                         ; alias: overwrites %h
  %next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %result = load double, ptr %heap                                     ; alias: unchanged
  ret double %result
}
