; hurwitz_zeta(m, q) = sum over j >= 0 of 1/(q + j)^m for m > 1, q > 0, by Euler and Maclaurin:
; terms until w = q + j >= m + 10, then w^(1-m)/(m-1) + w^-m/2 + sum of B(2k)/(2k)! m(m+1)..(m+2k-2) w^(1-m-2k).

@ne.zeta.coefficients = internal unnamed_addr constant [14 x double] [
  double 0x3FB5555555555555,
  double 0xBF56C16C16C16C17,
  double 0x3F01566ABC011567,
  double 0xBEABBD779334EF0B,
  double 0x3E566A8F2BF70EBE,
  double 0xBE022805D644267F,
  double 0x3DAD6DB2C4E09162,
  double 0xBD57DA4E1F79955C,
  double 0x3D0355871D652E9E,
  double 0xBCAF57D968CAACF1,
  double 0x3C5967E1F09C376F,
  double 0xBC0497D9033A2B5C,
  double 0x3BB0B132D7C6AD06,
  double 0xBB5B0F72D59F1C16
]

define linkonce_odr double @ne.hurwitz_zeta.f64(double %m, double %q) noinline nounwind willreturn memory(none) {
entry:
  %minus.m = fneg double %m
  %enough = fadd double %m, 10.0
  br label %sum

sum:
  %w = phi double [ %q, %entry ], [ %w.next, %step ]
  %head = phi double [ 0.0, %entry ], [ %head.next, %step ]
  %power = call double @llvm.pow.f64(double %w, double %minus.m)
  %is.small = fcmp olt double %w, %enough
  br i1 %is.small, label %step, label %tail

step:
  %head.next = fadd double %head, %power
  %w.next = fadd double %w, 1.0
  br label %sum

tail:
  %w.squared = fmul double %w, %w
  %m.less.1 = fsub double %m, 1.0
  %minus.less = fsub double 1.0, %m
  %power.w = call double @llvm.pow.f64(double %w, double %minus.less)  ; the power itself may underflow
  %integral = fdiv double %power.w, %m.less.1
  %half = fmul double %power, 0.5
  %boundary = fadd double %integral, %half
  %power.over.w = fdiv double %power, %w
  %term.first = fmul double %m, %power.over.w
  br label %correct

correct:
  %k = phi i64 [ 0, %tail ], [ %k.next, %correct ]
  %correction = phi double [ 0.0, %tail ], [ %correction.next, %correct ]
  %term = phi double [ %term.first, %tail ], [ %term.next, %correct ]
  %rising = phi double [ %m, %tail ], [ %rising.next, %correct ]
  %place = getelementptr inbounds double, ptr @ne.zeta.coefficients, i64 %k
  %coefficient = load double, ptr %place, align 8
  %part = fmul double %coefficient, %term
  %correction.next = fadd double %correction, %part
  %rising.1 = fadd double %rising, 1.0
  %rising.next = fadd double %rising, 2.0
  %factor = fmul double %rising.1, %rising.next
  %ratio = fdiv double %factor, %w.squared
  %term.next = fmul double %term, %ratio
  %k.next = add i64 %k, 1
  %done = icmp eq i64 %k.next, 14
  br i1 %done, label %exit, label %correct

exit:
  %beyond = fadd double %boundary, %correction.next
  %result = fadd double %head, %beyond
  ret double %result
}

declare double @llvm.pow.f64(double, double)
