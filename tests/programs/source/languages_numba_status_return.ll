;! f(dup d(0.0); const null; active 1.3; active 0.4) -> const
define i32 @f(ptr noalias %retptr, ptr noalias %excinfo, double %x, double %y) {
entry:
  %z = fcmp oeq double %y, 0.0
  br i1 %z, label %bad, label %good
bad:
  ret i32 1
good:
  %q = fdiv double %x, %y
  store double %q, ptr %retptr
  ret i32 0
}
