;! f(active 1.3) -> active
declare i32 @__gxx_personality_v0(...)
define internal double @g(double %x) noinline {
  %r = fmul double %x, %x
  ret double %r
}
define double @f(double %x) personality ptr @__gxx_personality_v0 {
  %r = invoke double @g(double %x) to label %good unwind label %bad
good:
  %s = fmul double %r, %x
  ret double %s
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
