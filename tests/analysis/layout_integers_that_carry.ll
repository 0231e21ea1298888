; test: layout
; request: reverse f(dup, dup) -> const
; Which integers hold the bits of a float: through phis, selects, shifts, casts, vectors, aggregates.
define void @f(ptr %x, ptr %y) {
entry:
  %known = load double, ptr %x
  %a = load i64, ptr %x                                                ; layout: f64
  %x1 = getelementptr double, ptr %x, i64 1
  %b = load i64, ptr %x1                                               ; layout: f64
  store double %known, ptr %x1
  %c = icmp ugt i64 %a, %b
  %chosen = select i1 %c, i64 %a, i64 %b                               ; layout: f64
  %frozen = freeze i64 %chosen                                         ; layout: f64
  store i64 %frozen, ptr %y                                            ; layout: f64
  %cast = bitcast double %known to i64                                 ; layout: f64
  %two = bitcast double %known to <2 x i32>                            ; layout: f64
  %vector = load <2 x i64>, ptr %x                                     ; layout: 0 f64, 8 f64
  %wide = load i128, ptr %x                                            ; layout: 0 f64, 8 f64
  %shifted = lshr i128 %wide, 64                                       ; layout: f64
  %high = trunc i128 %shifted to i64                                   ; layout: f64
  %y1 = getelementptr double, ptr %y, i64 1
  store i64 %high, ptr %y1                                             ; layout: f64
  %number = add i64 %a, 1                                              ; layout: unknown
  %sum = ptrtoint ptr %y to i64
  %y2 = getelementptr double, ptr %y, i64 2
  store i64 %sum, ptr %y2                                              ; layout: pointer
  ret void
}
