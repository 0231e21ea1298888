; The spherical Bessel function of order n: sin(x)/x, sin(x)/x^2 - cos(x)/x, ...; 0 for n < 0.
;
; |x| < n + 2: the power series x^n/(2n+1)!! (1 - (x^2/2)/(2n+3) + (x^2/2)^2/(2 (2n+3)(2n+5)) - ...), which holds at 0.
; Else: upwards from orders 0 and 1 by f(m+1) = (2m+1)/x f(m) - f(m-1), stable there.

define linkonce_odr double @ne.spherical_jn.f64(i32 %n, double %x) noinline nounwind willreturn memory(none) {
entry:
  %exists = icmp sge i32 %n, 0
  br i1 %exists, label %choose, label %none

none:
  ret double 0.0

choose:
  %size = call double @llvm.fabs.f64(double %x)
  %order = sitofp i32 %n to double
  %bound = fadd double %order, 2.0
  %is.small = fcmp olt double %size, %bound
  br i1 %is.small, label %lead, label %upwards

lead:
  %factor = phi double [ 1.0, %choose ], [ %factor.next, %lead.step ]
  %m = phi i32 [ 0, %choose ], [ %m.next, %lead.step ]
  %leads = icmp slt i32 %m, %n
  br i1 %leads, label %lead.step, label %series

lead.step:
  %m.next = add i32 %m, 1
  %m.float = sitofp i32 %m.next to double
  %m.twice = fmul double %m.float, 2.0
  %odd = fadd double %m.twice, 1.0
  %share = fdiv double %x, %odd
  %factor.next = fmul double %factor, %share
  br label %lead

series:
  %square = fmul double %x, %x
  %half = fmul double %square, -0.5
  %order.twice = fmul double %order, 2.0
  %first = fadd double %order.twice, 1.0
  br label %terms

terms:
  %k = phi double [ 0.0, %series ], [ %k.next, %terms ]
  %odd.k = phi double [ %first, %series ], [ %odd.next, %terms ]
  %term = phi double [ 1.0, %series ], [ %term.next, %terms ]
  %sum = phi double [ 1.0, %series ], [ %sum.next, %terms ]
  %k.next = fadd double %k, 1.0
  %odd.next = fadd double %odd.k, 2.0
  %below = fmul double %k.next, %odd.next
  %ratio = fdiv double %half, %below
  %term.next = fmul double %term, %ratio
  %sum.next = fadd double %sum, %term.next
  %changes = fcmp one double %sum.next, %sum
  br i1 %changes, label %terms, label %end

end:
  %small = fmul double %factor, %sum.next
  ret double %small

upwards:
  %sine = call double @llvm.sin.f64(double %x)
  %cosine = call double @llvm.cos.f64(double %x)
  %far = fcmp oeq double %size, 0x7FF0000000000000
  %order0 = fdiv double %sine, %x
  %difference = fsub double %order0, %cosine
  %order1 = fdiv double %difference, %x
  %is.zero = icmp eq i32 %n, 0
  br i1 %is.zero, label %zeroth, label %recurrence

zeroth:
  %r0 = select i1 %far, double 0.0, double %order0
  ret double %r0

recurrence:
  %i = phi i32 [ 1, %upwards ], [ %i.next, %recurrence.step ]
  %f.before = phi double [ %order0, %upwards ], [ %f, %recurrence.step ]
  %f = phi double [ %order1, %upwards ], [ %f.next, %recurrence.step ]
  %rises = icmp slt i32 %i, %n
  br i1 %rises, label %recurrence.step, label %done

recurrence.step:
  %i.float = sitofp i32 %i to double
  %i.twice = fmul double %i.float, 2.0
  %odd.i = fadd double %i.twice, 1.0
  %over = fdiv double %odd.i, %x
  %times = fmul double %over, %f
  %f.next = fsub double %times, %f.before
  %i.next = add i32 %i, 1
  br label %recurrence

done:
  %r = select i1 %far, double 0.0, double %f
  ret double %r
}

declare double @llvm.fabs.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.cos.f64(double)
