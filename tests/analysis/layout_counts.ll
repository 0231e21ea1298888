; test: layout
; request: reverse f(dup, dup) -> const
; A constant that would be a denormal number, or none, is an integer: what else lies there is a copy of it.
define void @f(ptr %x, ptr %y) {
entry:
  store i64 8, ptr %x                                                  ; layout: integer
  %size = load i64, ptr %x                                             ; layout: integer
  %x1 = getelementptr i64, ptr %x, i64 1
  store i64 -8, ptr %x1                                                ; layout: integer
  %x2 = getelementptr i64, ptr %x, i64 2
  store i64 4607182418800017408, ptr %x2                               ; layout: unknown
  %x3 = getelementptr i64, ptr %x, i64 3
  store i64 0, ptr %x3                                                 ; layout: unknown
  store i64 %size, ptr %y                                              ; layout: integer
  ret void
}
