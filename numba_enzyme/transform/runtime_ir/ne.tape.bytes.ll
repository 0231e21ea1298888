; The size of ``count`` elements; where that is no number, a size that no memory has.
define linkonce_odr i64 @ne.tape.bytes(i64 %count, i64 %size) alwaysinline nounwind {
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %bytes = extractvalue { i64, i1 } %product, 0
  %over = extractvalue { i64, i1 } %product, 1
  %result = select i1 %over, i64 -1, i64 %bytes
  ret i64 %result
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
