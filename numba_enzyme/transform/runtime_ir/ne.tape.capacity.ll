; The capacity that holds ``need`` elements: doubled when the present one is too small. It begins small: a tape of a recursive
; function is one of very many.
define linkonce_odr i64 @ne.tape.capacity(i64 %capacity, i64 %need) alwaysinline nounwind {
  %fits = icmp sle i64 %need, %capacity
  %twice = shl i64 %capacity, 1
  %enough = call i64 @llvm.smax.i64(i64 %twice, i64 %need)
  %some = call i64 @llvm.smax.i64(i64 %enough, i64 2)
  %new = select i1 %fits, i64 %capacity, i64 %some
  ret i64 %new
}

declare i64 @llvm.smax.i64(i64, i64)
