; test: activity
; request: reverse f(dup, const, const) -> active
; Activity goes round loops and through calls, until nothing changes.
define double @g(double %a, double %b) noinline {
  %r = fmul double %a, 2.0                                             ; activity: active
  %t = fmul double %b, 2.0                                             ; activity: useful, constant
  %s = fadd double %r, %t                                              ; activity: active
  ret double %s
}
define double @f(ptr %x, ptr %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]                         ; activity: constant
  %first = phi double [ 0.0, %entry ], [ %second, %loop ]              ; activity: active
  %second = phi double [ 0.0, %entry ], [ %third, %loop ]              ; activity: active
  %count = phi double [ 0.0, %entry ], [ %more, %loop ]                ; activity: useful, constant
  %v = load double, ptr %x                                             ; activity: active
  %c = load double, ptr %k                                             ; activity: useful, constant
  %third = fadd double %second, %v                                     ; activity: active
  %more = fadd double %count, 1.0                                      ; activity: useful, constant
  %next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %called = call double @g(double %first, double %c)                   ; activity: active
  %inactive = call double @g(double %c, double %more)                  ; activity: active
  %r = fadd double %called, %inactive                                  ; activity: active
  ret double %r
}
