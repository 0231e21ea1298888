; request: reverse f(active) -> active
; rule: zeta tangent value:double write:double
; refused: NE120 call void @zeta.link
declare ptr @zeta.start(ptr, ptr, ptr, double)
declare void @zeta.link(ptr, double, ptr)
declare void @NRT_decref(ptr)
define double @f(double %x) {
  %failure = alloca ptr
  %status = alloca i32
  %y = alloca double
  %h = call ptr @zeta.start(ptr %failure, ptr %status, ptr null, double %x)
  call void @zeta.link(ptr %h, double %x, ptr %y)
  call void @NRT_decref(ptr %h)
  %r = load double, ptr %y
  ret double %r
}
