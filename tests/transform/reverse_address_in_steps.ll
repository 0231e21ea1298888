; test: reverse
; request: reverse f(dup, const, const) -> const
; run: f([2.0, 3.0, 4.0, 5.0], 8, 16)
define void @f(ptr %x, i64 %a, i64 %b) {
  %i = ptrtoint ptr %x to i64
  %s = add i64 %a, %i
  %u = add i64 %s, %b
  %p = inttoptr i64 %u to ptr
  %k = sub i64 %b, %a
  %t = add i64 %s, %k
  %q = inttoptr i64 %t to ptr
  %v = load double, ptr %p
  %w = load double, ptr %q
  %y = fmul double %v, %w
  store double %y, ptr %p
  ret void
}
; expect: clean
; define void @diffe_f(ptr %x, ptr %x.d, i64 %a, i64 %b) {
; b0:
;   %i = ptrtoint ptr %x to i64
;   %s = add i64 %b, %i
;   %u = add i64 %s, %a
;   %p = inttoptr i64 %u to ptr
;   %q = inttoptr i64 %s to ptr
;   %v = load double, ptr %p
;   %w = load double, ptr %q
;   %y = fmul double %v, %w
;   store double %y, ptr %p
;   %v32.not = icmp eq ptr %x, %x.d
;   br i1 %v32.not, label %b0.cont, label %b0.then2
;
; b0.then2:
;   %i.d = ptrtoint ptr %x.d to i64
;   %s.d = add i64 %b, %i.d
;   %u.d = add i64 %s.d, %a
;   %p.d.r = inttoptr i64 %u.d to ptr
;   %v34.then.val = load double, ptr %p.d.r
;   store double 0.000000e+00, ptr %p.d.r
;   %.1 = fmul double %w, %v34.then.val
;   %.2 = fmul double %v, %v34.then.val
;   %q.d.r = inttoptr i64 %s.d to ptr
;   %v43.then.val = load double, ptr %q.d.r
;   %.3 = fadd nsz double %.2, %v43.then.val
;   store double %.3, ptr %q.d.r
;   %v47.then.val = load double, ptr %p.d.r
;   %.4 = fadd nsz double %.1, %v47.then.val
;   store double %.4, ptr %p.d.r
;   br label %b0.cont
;
; b0.cont:
;   ret void
; }
