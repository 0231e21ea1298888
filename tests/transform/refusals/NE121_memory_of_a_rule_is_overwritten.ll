; request: reverse f(dup, dup) with threads
; refused: NE121 call double @ne.ruled.rf.lookup.0
declare double @ne.ruled.rf.lookup.0(ptr, double)
define void @f(ptr %table, ptr %x) {
  %v = load double, ptr %x
  %y = call double @ne.ruled.rf.lookup.0(ptr %table, double %v)
  store double %y, ptr %x
  store double %v, ptr %table
  ret void
}
