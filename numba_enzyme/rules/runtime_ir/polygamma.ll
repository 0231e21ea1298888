; polygamma(n, x), the n-th derivative of digamma: (-1)^(n+1) n! zeta(n+1, x); NaN at the poles and for n < 0.
;
; x <= 0, with f = x - floor(x) and m = n + 1: zeta(m, x) = zeta(m, f) + (-1)^m (zeta(m, 1-f) - zeta(m, 1-x)).

define linkonce_odr double @ne.polygamma.f64(i32 %n, double %x) noinline nounwind willreturn memory(none) {
entry:
  %is.derivative = icmp sgt i32 %n, 0
  br i1 %is.derivative, label %factorial, label %lowest

lowest:
  %is.digamma = icmp eq i32 %n, 0
  %digamma = call double @ne.digamma.f64(double %x)
  %low = select i1 %is.digamma, double %digamma, double 0x7FF8000000000000
  ret double %low

factorial:
  %k = phi i32 [ 1, %entry ], [ %k.next, %factorial ]
  %product = phi double [ 1.0, %entry ], [ %product.next, %factorial ]
  %k.float = sitofp i32 %k to double
  %product.next = fmul double %product, %k.float
  %k.next = add i32 %k, 1
  %done = icmp sgt i32 %k.next, %n
  br i1 %done, label %begin, label %factorial

begin:
  %n.float = sitofp i32 %n to double
  %m = fadd double %n.float, 1.0
  %odd.bit = and i32 %n, 1
  %is.odd = icmp ne i32 %odd.bit, 0
  %is.positive = fcmp ogt double %x, 0.0
  br i1 %is.positive, label %direct, label %below

direct:
  %zeta.direct = call double @ne.hurwitz_zeta.f64(double %m, double %x)
  br label %finish

below:
  %floor = call double @llvm.floor.f64(double %x)
  %is.pole = fcmp ueq double %floor, %x
  br i1 %is.pole, label %pole, label %reflect

pole:
  ret double 0x7FF8000000000000

reflect:
  %right = fsub double %x, %floor
  %above = fadd double %floor, 1.0
  %left = fsub double %above, %x
  %mirrored = fsub double 1.0, %x
  %zeta.left = call double @ne.hurwitz_zeta.f64(double %m, double %left)
  %zeta.beyond = call double @ne.hurwitz_zeta.f64(double %m, double %mirrored)
  %difference = fsub double %zeta.left, %zeta.beyond
  %difference.minus = fneg double %difference
  %signed = select i1 %is.odd, double %difference, double %difference.minus
  %zeta.right = call double @ne.hurwitz_zeta.f64(double %m, double %right)
  %zeta.reflected = fadd double %zeta.right, %signed
  br label %finish

finish:
  %zeta = phi double [ %zeta.direct, %direct ], [ %zeta.reflected, %reflect ]
  %value = fmul double %product.next, %zeta
  %value.minus = fneg double %value
  %result = select i1 %is.odd, double %value, double %value.minus
  ret double %result
}

declare double @llvm.floor.f64(double)
