;! f(dup d(1.1, 0.4)) -> active
;! expect: refused
define double @f(ptr %x) {
  %a = load double, ptr %x
  %b = fmul double %a, %a
  %ai = bitcast double %a to i64
  %bi = bitcast double %b to i64
  %r = cmpxchg ptr %x, i64 %ai, i64 %bi seq_cst seq_cst
  %o = extractvalue { i64, i1 } %r, 0
  %od = bitcast i64 %o to double
  %n = load double, ptr %x
  %s = fmul double %od, %n
  ret double %s
}
