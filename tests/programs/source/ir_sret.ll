;! f(dup d(0, 0, 0); active 1.1; active 0.4) -> const
define void @f(ptr sret([3 x double]) align 8 %out, double %x, double %y) {
  %a = fmul double %x, %y
  store double %a, ptr %out
  %q = getelementptr double, ptr %out, i64 1
  store double %x, ptr %q
  %l = load double, ptr %out
  %b = fmul double %l, %x
  %p = getelementptr double, ptr %out, i64 2
  store double %b, ptr %p
  ret void
}
