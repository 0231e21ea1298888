; The partial of SciPy's betainc(p, q, t), I, by p, over t (1-t) D, where D = t^(p-1) (1-t)^(q-1) / B(p, q) is its partial by t.
; rest is 1-t, given since a difference would be rounded.
;
; t <= p/(p+q), by I = D t (1-t)/p times the sum of c(n) = t^n (p+q) .. (p+q+n-1) / ((p+1) .. (p+n)):
;     1/p times the sum of c(n) (log t - psi(p+1+n) + psi(p+q+n)), no term of which is positive.
; t > p/(p+q), by 1 - I, which is the same of q, p and 1-t:
;     -1/q times the sum of c(n) (log t - psi(p) + psi(p+q+n)), no term of which is negative.
;
; NaN where 10^8 terms are not enough, and beyond orders of 10^15, which do not change by one.

define linkonce_odr double @scipy.special.betainc.quotient(double %p, double %q, double %t, double %rest) noinline nounwind willreturn memory(none) {
entry:
  %is.high = fcmp olt double %rest, 0.5
  %below = fneg double %rest
  %away = select i1 %is.high, double %below, double 0.0
  %log.high = call double @llvm.log1p.f64(double %away)
  %log.low = call double @llvm.log.f64(double %t)
  %log = select i1 %is.high, double %log.high, double %log.low
  %both = fadd double %p, %q
  %mean = fdiv double %p, %both
  %is.near = fcmp ole double %t, %mean
  %first = select i1 %is.near, double %p, double %q
  %z = select i1 %is.near, double %t, double %rest
  %first.next = fadd double %first, 1.0
  %p.next = fadd double %p, 1.0
  %at = select i1 %is.near, double %p.next, double %p
  %q.less = fsub double %q, 1.0
  %from.at = select i1 %is.near, double %q.less, double %q
  %psi.gap = call double @ne.digamma_difference.f64(double %at, double %from.at)
  %gap.first = fadd double %log, %psi.gap
  br label %add

add:
  %c = phi double [ 1.0, %entry ], [ %c.next, %add ]
  %gap = phi double [ %gap.first, %entry ], [ %gap.next, %add ]
  %k = phi double [ %first.next, %entry ], [ %k.next, %add ]
  %m = phi double [ %both, %entry ], [ %m.next, %add ]
  %count = phi i32 [ 0, %entry ], [ %count.next, %add ]
  %sum = phi double [ 0.0, %entry ], [ %sum.next, %add ]
  %part = fmul double %c, %gap
  %sum.next = fadd double %sum, %part
  %ratio = fdiv double %m, %k
  %growth = fmul double %ratio, %z
  %c.next = fmul double %c, %growth
  %inverse.m = fdiv double 1.0, %m
  %inverse.k = fdiv double 1.0, %k
  %lost = select i1 %is.near, double %inverse.k, double 0.0
  %more = fsub double %inverse.m, %lost
  %gap.next = fadd double %gap, %more
  %k.next = fadd double %k, 1.0
  %m.next = fadd double %m, 1.0
  %part.size = call double @llvm.fabs.f64(double %part)
  %size = call double @llvm.fabs.f64(double %sum.next)
  %smallest = fmul double %size, 0x3BF0000000000000  ; times 2^-64
  %is.large = fcmp ogt double %part.size, %smallest
  %count.next = add i32 %count, 1
  %is.early = icmp ult i32 %count, 100000000
  %goes.on = and i1 %is.large, %is.early
  br i1 %goes.on, label %add, label %summed

summed:
  %value = fdiv double %sum.next, %first
  %opposite = fneg double %value
  %signed = select i1 %is.near, double %value, double %opposite
  %is.huge = fcmp ogt double %both, 1.0e+15
  %is.lost = or i1 %is.large, %is.huge
  %result = select i1 %is.lost, double 0x7FF8000000000000, double %signed
  ret double %result
}

declare double @llvm.log.f64(double)
declare double @llvm.log1p.f64(double)
declare double @llvm.fabs.f64(double)
