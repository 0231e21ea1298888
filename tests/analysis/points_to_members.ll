; test: points-to
; request: reverse f(dup) -> active
; Pointers in an argument's memory: each offset leads to an object of its own, and stores add to what is there.
define double @f(ptr %s) {
  %left = load ptr, ptr %s                                             ; points-to: argument s[0]
  %at = getelementptr i8, ptr %s, i64 8                                ; points-to: argument s+8
  %right = load ptr, ptr %at                                           ; points-to: argument s[0], argument s[8]
  %deeper = load ptr, ptr %left                                        ; points-to: argument s[0][0]
  store ptr %left, ptr %at                                             ; stored: argument s[0]
  %again = load ptr, ptr %at                                           ; points-to: argument s[0], argument s[8]
  %v = load double, ptr %again
  ret double %v
}
