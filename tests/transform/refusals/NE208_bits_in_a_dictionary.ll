; request: reverse f(active) -> active
; refused: NE208 call i32 @numba_dict_insert
; Numba's dictionary of integers keeps the bits of a number, and hands them out again.
declare i32 @numba_dict_new_sized(ptr, i64, i64, i64)
declare i32 @numba_dict_insert(ptr, ptr, i64, ptr, ptr)
declare i64 @numba_dict_lookup(ptr, ptr, i64, ptr)
define double @f(double %x) {
  %made = alloca ptr
  %key = alloca i64
  %value = alloca i64
  %found = alloca i64
  %bits = bitcast double %x to i64
  store i64 7, ptr %key
  store i64 %bits, ptr %value
  %new = call i32 @numba_dict_new_sized(ptr %made, i64 8, i64 8, i64 8)
  %d = load ptr, ptr %made
  %status = call i32 @numba_dict_insert(ptr %d, ptr %key, i64 7, ptr %value, ptr %found)
  %index = call i64 @numba_dict_lookup(ptr %d, ptr %key, i64 7, ptr %found)
  %again = load i64, ptr %found
  %y = bitcast i64 %again to double
  ret double %y
}
