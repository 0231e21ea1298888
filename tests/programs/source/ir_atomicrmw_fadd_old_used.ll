;! f(dup d(1.1, 0.4)) -> active
define double @f(ptr %x) {
  %q = getelementptr double, ptr %x, i64 1
  %b = load double, ptr %q
  %old = atomicrmw fadd ptr %x, double %b seq_cst
  %o2 = atomicrmw xchg ptr %q, double %old seq_cst
  %o3 = atomicrmw fsub ptr %x, double 0.25 seq_cst
  %a = load double, ptr %q
  %t = fmul double %a, %o2
  %r = fmul double %t, %o3
  ret double %r
}
