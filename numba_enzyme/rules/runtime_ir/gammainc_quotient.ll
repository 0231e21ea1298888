; The partial of SciPy's gammainc(a, x), P, by a, over its partial by x, which is the density D = x^(a-1) e^-x / gamma(a).
;
; x <= a + 1/2, by P = D x/a times the sum of c(n) = x^n / ((a+1) .. (a+n)):
;     x/a times the sum of c(n) (log x - psi(a+1+n)), no term of which is positive.
; x > a + 1/2, by 1 - P = D x h with Legendre's continued fraction h(a) = 1/(b(0) + t(1)/(b(1) + ..)), t(n) = n (a-n),
; b(n) = x + 2n + 1 - a, whose logarithmic derivative h'/h is taken along in Lentz's recurrence:
;     -x h (log x - psi(a) + h'/h), no term of which is negative.
;
; NaN where 10^8 terms are not enough, near orders of 10^15: a loop that compiled code never leaves can't be interrupted.

define linkonce_odr double @scipy.special.gammainc.quotient(double %a, double %x) noinline nounwind willreturn memory(none) {
entry:
  %log = call double @llvm.log.f64(double %x)
  %bound = fadd double %a, 0.5
  %is.near = fcmp ole double %x, %bound
  %a.next = fadd double %a, 1.0
  br i1 %is.near, label %series, label %fraction

series:
  %psi.first = call double @ne.digamma.f64(double %a.next)
  %gap.first = fsub double %log, %psi.first
  br label %add

add:
  %c = phi double [ 1.0, %series ], [ %c.next, %add ]
  %gap = phi double [ %gap.first, %series ], [ %gap.next, %add ]
  %k = phi double [ %a.next, %series ], [ %k.next, %add ]
  %count = phi i32 [ 0, %series ], [ %count.next, %add ]
  %sum = phi double [ 0.0, %series ], [ %sum.next, %add ]
  %part = fmul double %c, %gap
  %sum.next = fadd double %sum, %part
  %ratio = fdiv double %x, %k
  %c.next = fmul double %c, %ratio
  %inverse = fdiv double 1.0, %k
  %gap.next = fsub double %gap, %inverse
  %k.next = fadd double %k, 1.0
  %smallest = fmul double %sum.next, 0x3BF0000000000000  ; times 2^-64
  %is.large = fcmp olt double %part, %smallest
  %count.next = add i32 %count, 1
  %is.early = icmp ult i32 %count, 100000000
  %goes.on = and i1 %is.large, %is.early
  br i1 %goes.on, label %add, label %summed

summed:
  %x.over.a = fdiv double %x, %a
  %value.near = fmul double %sum.next, %x.over.a
  %result.near = select i1 %is.large, double 0x7FF8000000000000, double %value.near
  ret double %result.near

fraction:
  %psi = call double @ne.digamma.f64(double %a)
  %b.first = fsub double %x, %a
  %b.0 = fadd double %b.first, 1.0
  %d.0 = fdiv double 1.0, %b.0
  %slope.d.0 = fmul double %d.0, %d.0
  br label %step

step:
  %n = phi double [ 1.0, %fraction ], [ %n.next, %step ]
  %b.last = phi double [ %b.0, %fraction ], [ %b, %step ]
  %d = phi double [ %d.0, %fraction ], [ %d.next, %step ]
  %slope.d = phi double [ %slope.d.0, %fraction ], [ %slope.d.next, %step ]
  %inverse.c = phi double [ 0.0, %fraction ], [ %inverse.c.next, %step ]
  %slope.c = phi double [ 0.0, %fraction ], [ %slope.c.next, %step ]  ; of log c
  %h = phi double [ %d.0, %fraction ], [ %h.next, %step ]
  %slope.h = phi double [ %d.0, %fraction ], [ %slope.h.next, %step ]  ; of log h
  %less = fsub double %a, %n
  %t = fmul double %n, %less
  %b = fadd double %b.last, 2.0
  %t.d = fmul double %t, %d
  %lower = fadd double %b, %t.d
  %n.d = fmul double %n, %d
  %t.slope.d = fmul double %t, %slope.d
  %slope.t.d = fadd double %n.d, %t.slope.d
  %slope.lower = fsub double %slope.t.d, 1.0
  %d.next = fdiv double 1.0, %lower
  %slope.log.lower = fmul double %slope.lower, %d.next
  %slope.log.d = fneg double %slope.log.lower
  %slope.d.next = fmul double %slope.log.d, %d.next
  %t.over.c = fmul double %t, %inverse.c
  %c.now = fadd double %b, %t.over.c
  %n.over.c = fmul double %n, %inverse.c
  %t.slope.c = fmul double %t.over.c, %slope.c
  %slope.t.over.c = fsub double %n.over.c, %t.slope.c
  %slope.c.now = fsub double %slope.t.over.c, 1.0
  %inverse.c.next = fdiv double 1.0, %c.now
  %slope.c.next = fmul double %slope.c.now, %inverse.c.next
  %factor = fmul double %c.now, %d.next
  %h.next = fmul double %h, %factor
  %change = fadd double %slope.c.next, %slope.log.d
  %slope.h.next = fadd double %slope.h, %change
  %n.next = fadd double %n, 1.0
  %off = fsub double %factor, 1.0
  %off.size = call double @llvm.fabs.f64(double %off)
  %change.size = call double @llvm.fabs.f64(double %change)
  %small.change = fmul double %slope.h.next, 0x3CD0000000000000  ; times 2^-50
  %h.changes = fcmp ogt double %off.size, 0x3CC0000000000000  ; 2^-51
  %slope.changes = fcmp ogt double %change.size, %small.change
  %changes = or i1 %h.changes, %slope.changes
  %is.soon = fcmp olt double %n, 1.0e+08
  %goes.further = and i1 %changes, %is.soon
  br i1 %goes.further, label %step, label %reached

reached:
  %gap.far = fsub double %log, %psi
  %slope.total = fadd double %gap.far, %slope.h.next
  %x.h = fmul double %x, %h.next
  %complement = fmul double %x.h, %slope.total
  %value.far = fneg double %complement
  %result.far = select i1 %changes, double 0x7FF8000000000000, double %value.far
  ret double %result.far
}

declare double @llvm.log.f64(double)

declare double @llvm.fabs.f64(double)
