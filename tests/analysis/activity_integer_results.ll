; test: activity
; request: reverse f(active, dup) -> active
; The exponent of frexp is an integer by its rule, whatever memory it is stored to.
declare { double, i32 } @llvm.frexp.f64.i32(double)
define double @f(double %x, ptr %p) {
  %both = call { double, i32 } @llvm.frexp.f64.i32(double %x)          ; activity: active
  %fraction = extractvalue { double, i32 } %both, 0                    ; activity: active
  %exponent = extractvalue { double, i32 } %both, 1                    ; activity: useful, constant
  %wide = zext i32 %exponent to i64                                    ; activity: useful, constant
  store i64 %wide, ptr %p                                              ; activity: to memory with shadow
  ret double %fraction
}
