; test: activity
; request: reverse f(dup, const, const) -> active
; run: f([2.0, 3.0], 0, 1)
; run: f([2.0, 3.0], 1, 0)
; Memory without a derivative that a pointer shares with memory that has one gets a shadow, and so does the table that its address is read from.
define double @f(ptr %x, i64 %i, i1 %c) {
  %b = alloca double                                                   ; activity: shadow
  store double 7.0, ptr %b                                             ; activity: to memory with shadow
  %table = alloca [2 x ptr]                                            ; activity: shadow
  %second = getelementptr [2 x ptr], ptr %table, i64 0, i64 1          ; activity: shadow
  store ptr %b, ptr %table                                             ; activity: to memory with shadow
  store ptr %b, ptr %second                                            ; activity: to memory with shadow
  %place = getelementptr [2 x ptr], ptr %table, i64 0, i64 %i          ; activity: shadow
  %q = load ptr, ptr %place                                            ; activity: shadow
  %p = select i1 %c, ptr %x, ptr %q                                    ; activity: shadow
  %v = load double, ptr %p                                             ; activity: active
  %w = fmul double %v, %v                                              ; activity: active
  ret double %w
}
