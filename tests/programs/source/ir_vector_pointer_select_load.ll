;! f(dup d(1.1, 0.4); dup d(2.2, 0.3); const 1) -> active
define double @f(ptr %x, ptr %y, i1 %k) {
  %v0 = insertelement <2 x ptr> poison, ptr %x, i32 0
  %v1 = insertelement <2 x ptr> %v0, ptr %y, i32 1
  %i = zext i1 %k to i32
  %p = extractelement <2 x ptr> %v1, i32 %i
  %a = load double, ptr %p
  %b = load double, ptr %x
  %r = fmul double %a, %b
  ret double %r
}
