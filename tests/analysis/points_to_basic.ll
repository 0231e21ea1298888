; test: points-to
; request: reverse f(dup, dup, const) -> active
; Base objects and the residues of offsets.
@table = constant [4 x double] [double 1.0, double 2.0, double 3.0, double 4.0]
@state = global [2 x ptr] zeroinitializer
declare ptr @malloc(i64)
define double @f(ptr %x, ptr noalias %y, i64 %i) {
entry:
  %slot = alloca ptr                                                   ; points-to: alloca slot
  %heap = call ptr @malloc(i64 80)                                     ; points-to: heap heap
  %third = getelementptr double, ptr %x, i64 3                         ; points-to: argument x+24
  %any = getelementptr double, ptr %x, i64 %i                          ; points-to: argument x+8k
  %field = getelementptr { double, i32 }, ptr %y, i64 %i, i32 1        ; points-to: argument y+8+16k
  %twice = shl i64 %i, 1
  %even = getelementptr double, ptr %heap, i64 %twice                  ; points-to: heap heap+16k
  %both = select i1 true, ptr %third, ptr %heap                        ; points-to: argument x+24, heap heap
  %entry.of = getelementptr [4 x double], ptr @table, i64 0, i64 %i    ; points-to: constant table+8k
  store ptr %third, ptr %slot                                          ; stored: argument x+24
  %back = load ptr, ptr %slot                                          ; points-to: argument x+24
  %bits = ptrtoint ptr %x to i64                                       ; points-to: argument x
  %masked = and i64 %bits, -16                                         ; points-to: argument x+?
  %aligned = inttoptr i64 %masked to ptr                               ; points-to: argument x+?
  %second = getelementptr [2 x ptr], ptr @state, i64 0, i64 1
  store ptr %heap, ptr %second                                         ; stored: heap heap
  %first = load ptr, ptr @state                                        ; points-to: unknown somewhere+?
  %other = load ptr, ptr %second                                       ; points-to: heap heap
  %v = load double, ptr %any
  ret double %v
}
