; The partial of SciPy's betainc(p, q, t), I, by p, over its partial by t, which is the density D = t^(p-1) (1-t)^(q-1) / B(p, q).
; 1-t is given with t: a difference would be rounded.
;
; t <= p/(p+q), by I = D t (1-t)/p times the sum of c(n) = t^n (p+q) .. (p+q+n-1) / ((p+1) .. (p+n)):
;     t (1-t)/p times the sum of c(n) (log t - psi(p+1+n) + psi(p+q+n)), no term of which is positive.
; t > p/(p+q), by 1 - I, which is the same of q, p and 1-t:
;     -t (1-t)/q times the sum of c(n) (log t - psi(p) + psi(p+q+n)), no term of which is negative.

define linkonce_odr double @ne.betainc_quotient.f64(double %p, double %q, double %t, double %rest) noinline nounwind willreturn memory(none) {
entry:
  %log = call double @llvm.log.f64(double %t)
  %both = fadd double %p, %q
  %mean = fdiv double %p, %both
  %is.near = fcmp ole double %t, %mean
  %first = select i1 %is.near, double %p, double %q
  %z = select i1 %is.near, double %t, double %rest
  %first.next = fadd double %first, 1.0
  %p.next = fadd double %p, 1.0
  %at = select i1 %is.near, double %p.next, double %p
  %psi = call double @ne.digamma.f64(double %at)
  %psi.both = call double @ne.digamma.f64(double %both)
  %psi.gap = fsub double %psi.both, %psi
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
  %count.next = add i32 %count, 1  ; of its own: huge orders do not change by one
  %is.early = icmp ult i32 %count, 100000000
  %goes.on = and i1 %is.large, %is.early
  br i1 %goes.on, label %add, label %summed

summed:
  %t.rest = fmul double %t, %rest
  %scale = fdiv double %t.rest, %first
  %value = fmul double %sum.next, %scale
  %opposite = fneg double %value
  %signed = select i1 %is.near, double %value, double %opposite
  %result = select i1 %is.large, double 0x7FF8000000000000, double %signed
  ret double %result
}

declare double @llvm.log.f64(double)

declare double @llvm.fabs.f64(double)
