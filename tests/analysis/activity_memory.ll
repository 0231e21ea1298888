; test: activity
; request: reverse f(dup, const, const) -> active
; Local memory has a shadow if active values pass through it, or a pointer to such memory does.
declare ptr @malloc(i64)
define double @f(ptr %x, ptr %k, i1 %c) {
  %active = alloca double                                              ; activity: shadow
  %constant = alloca double                                            ; activity: no shadow
  %useless = alloca double                                             ; activity: no shadow
  %holder = alloca ptr                                                 ; activity: shadow
  %counts = call ptr @malloc(i64 64)                                   ; activity: no shadow
  %v = load double, ptr %x                                             ; activity: active
  store double %v, ptr %active                                         ; activity: to memory with shadow
  store double 2.0, ptr %constant                                      ; activity: to memory without shadow
  store double %v, ptr %useless                                        ; activity: to memory without shadow
  store ptr %active, ptr %holder                                       ; activity: to memory with shadow
  store i64 7, ptr %counts                                             ; activity: to memory without shadow
  %p = load ptr, ptr %holder                                           ; activity: shadow
  %w = load double, ptr %p                                             ; activity: active
  %u = load double, ptr %constant                                      ; activity: useful, constant
  %either = select i1 %c, ptr %x, ptr %k                               ; activity: shadow, and memory without one
  %z = load double, ptr %either                                        ; activity: active
  %s = fmul double %w, %u                                              ; activity: active
  %r = fadd double %s, %z                                              ; activity: active
  ret double %r
}
