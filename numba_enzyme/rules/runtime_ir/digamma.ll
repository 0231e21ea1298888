; digamma(x), the derivative of lgamma.
;
; Near the root x0 = 1.4616..: its Taylor series (x0 in two parts), so that the relative error stays small.
; x <= 0: digamma(x) = digamma(1 - x) - pi/tan(pi x), NaN at the poles.
; x < 10: digamma(x) = digamma(x + 1) - 1/x, repeated.
; Else: log(x) - 1/(2x) - tail(x).

define linkonce_odr double @ne.digamma.f64(double %x) noinline nounwind willreturn memory(none) {
entry:
  %from.root.high = fsub double %x, 0x3FF762D86356BE3F
  %from.root = fsub double %from.root.high, 0x3C9B86A722197829
  %from.root.abs = call double @llvm.fabs.f64(double %from.root)
  %near.root = fcmp olt double %from.root.abs, 0x3FD3333333333333
  br i1 %near.root, label %series, label %away

series:
  %series22 = call double @llvm.fmuladd.f64(double 0x3F1D0080F810FAB5, double %from.root, double 0xBF2531F5DC5EB563)
  %series21 = call double @llvm.fmuladd.f64(double %series22, double %from.root, double 0x3F2EFACAB6FB8985)
  %series20 = call double @llvm.fmuladd.f64(double %series21, double %from.root, double 0xBF36A3FDDEA11304)
  %series19 = call double @llvm.fmuladd.f64(double %series20, double %from.root, double 0x3F408BDAE1A261D4)
  %series18 = call double @llvm.fmuladd.f64(double %series19, double %from.root, double 0xBF482F6345C65B35)
  %series17 = call double @llvm.fmuladd.f64(double %series18, double %from.root, double 0x3F51ACEBBD761089)
  %series16 = call double @llvm.fmuladd.f64(double %series17, double %from.root, double 0xBF59D626F71D1F7A)
  %series15 = call double @llvm.fmuladd.f64(double %series16, double %from.root, double 0x3F62E23345F79AAF)
  %series14 = call double @llvm.fmuladd.f64(double %series15, double %from.root, double 0xBF6B9AFC7CEE8A14)
  %series13 = call double @llvm.fmuladd.f64(double %series14, double %from.root, double 0x3F742E1ACF81D8DC)
  %series12 = call double @llvm.fmuladd.f64(double %series13, double %from.root, double 0xBF7D828079282EB8)
  %series11 = call double @llvm.fmuladd.f64(double %series12, double %from.root, double 0x3F85955CAAA962F3)
  %series10 = call double @llvm.fmuladd.f64(double %series11, double %from.root, double 0xBF8F970508E1B6A2)
  %series9 = call double @llvm.fmuladd.f64(double %series10, double %from.root, double 0x3F9723D6807EDCC0)
  %series8 = call double @llvm.fmuladd.f64(double %series9, double %from.root, double 0xBFA0FA7EC36A7D8F)
  %series7 = call double @llvm.fmuladd.f64(double %series8, double %from.root, double 0x3FA8FCE02B239CA7)
  %series6 = call double @llvm.fmuladd.f64(double %series7, double %from.root, double 0xBFB27BABA261CC2C)
  %series5 = call double @llvm.fmuladd.f64(double %series6, double %from.root, double 0x3FBB9A5B6370F3AB)
  %series4 = call double @llvm.fmuladd.f64(double %series5, double %from.root, double 0xBFC4FC1317257DA8)
  %series3 = call double @llvm.fmuladd.f64(double %series4, double %from.root, double 0x3FD08B4294D50381)
  %series2 = call double @llvm.fmuladd.f64(double %series3, double %from.root, double 0xBFDC563B54AA1A35)
  %series1 = call double @llvm.fmuladd.f64(double %series2, double %from.root, double 0x3FEEF72BC8EE38AC)
  %at.root = fmul double %series1, %from.root
  ret double %at.root

away:
  %is.positive = fcmp ogt double %x, 0.0
  br i1 %is.positive, label %shift, label %reflect

reflect:
  %nearest = call double @llvm.rint.f64(double %x)
  %from.pole = fsub double %x, %nearest
  %angle = fmul double %from.pole, 0x400921FB54442D18
  %tangent = call double @llvm.tan.f64(double %angle)
  %cotangent = fdiv double 0xC00921FB54442D18, %tangent
  %is.pole = fcmp oeq double %from.pole, 0.0
  %reflection = select i1 %is.pole, double 0x7FF8000000000000, double %cotangent
  %mirrored = fsub double 1.0, %x
  br label %shift

shift:
  %z = phi double [ %x, %away ], [ %mirrored, %reflect ], [ %z.next, %step ]
  %sum = phi double [ 0.0, %away ], [ %reflection, %reflect ], [ %sum.next, %step ]
  %inverse = fdiv double 1.0, %z
  %is.small = fcmp olt double %z, 10.0
  br i1 %is.small, label %step, label %asymptotic

step:
  %sum.next = fsub double %sum, %inverse
  %z.next = fadd double %z, 1.0
  br label %shift

asymptotic:
  %tail = call double @ne.digamma_tail.f64(double %z)
  %half = fmul double %inverse, 0.5
  %logarithm = call double @llvm.log.f64(double %z)
  %head = fsub double %logarithm, %half
  %body = fsub double %head, %tail
  %result = fadd double %sum, %body
  ret double %result
}

declare double @llvm.fabs.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.tan.f64(double)
declare double @llvm.log.f64(double)
declare double @llvm.fmuladd.f64(double, double, double)
