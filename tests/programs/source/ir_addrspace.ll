;! f(dup d(1.1, 0.4)) -> active
define double @f(ptr %x) {
  %p = addrspacecast ptr %x to ptr addrspace(1)
  %a = load double, ptr addrspace(1) %p
  %q = getelementptr double, ptr addrspace(1) %p, i64 1
  %b = load double, ptr addrspace(1) %q
  %m = fmul double %a, %b
  store double %m, ptr addrspace(1) %p
  %c = load double, ptr %x
  %r = fmul double %c, %a
  ret double %r
}
