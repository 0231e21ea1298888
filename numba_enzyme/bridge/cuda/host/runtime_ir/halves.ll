; What LLVM calls where a processor rounds no double to a half (nor does a fused product of halves, which goes by way of doubles).
; By way of a float, rounded to odd: of the two floats around the number the one with an odd last bit, so that the second rounding
; sees whether anything was left (S. Boldo, G. Melquiond, IEEE Trans. Computers 57(4), 2008).

define half @__truncdfhf2(double %x) nounwind willreturn memory(none) {
  %nearest = fptrunc double %x to float
  %back = fpext float %nearest to double
  %rounded = fcmp one double %back, %x
  %bits = bitcast float %nearest to i32
  %last = and i32 %bits, 1
  %even = icmp eq i32 %last, 0
  %other = and i1 %rounded, %even
  %size = call double @llvm.fabs.f64(double %x)
  %nearest.size = call double @llvm.fabs.f64(double %back)
  %above = fcmp ogt double %nearest.size, %size
  %step = select i1 %above, i32 -1, i32 1
  %next = add i32 %bits, %step
  %chosen = select i1 %other, i32 %next, i32 %bits
  %odd = bitcast i32 %chosen to float
  %result = fptrunc float %odd to half
  ret half %result
}

declare double @llvm.fabs.f64(double)
