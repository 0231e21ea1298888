; test: layout
; request: reverse f(dup, dup, const, const) -> const
; An integer that is chosen among integers and zero is one, and so is memory that it is stored to; with one that may be a float it is not.
define void @f(ptr %x, ptr %y, i64 %n, i64 %bits) {
entry:
  %at = getelementptr double, ptr %x, i64 %n
  store double 2.0, ptr %at
  %some = icmp ugt i64 %n, 3
  br i1 %some, label %then, label %join

then:
  br label %join

join:
  %count = phi i64 [ 0, %entry ], [ %n, %then ]                        ; layout: integer
  %other = phi i64 [ 0, %entry ], [ %bits, %then ]                     ; layout: unknown
  %zero = phi i64 [ 0, %entry ], [ 0, %then ]                          ; layout: unknown
  %kept = select i1 %some, i64 %count, i64 7                           ; layout: integer
  store i64 %kept, ptr %y
  %again = load i64, ptr %y                                            ; layout: integer
  %y1 = getelementptr i8, ptr %y, i64 8
  store i64 %other, ptr %y1
  %unknown = load i64, ptr %y1                                         ; layout: unknown
  ret void
}
