; test: layout
; request: reverse f(dup, dup) -> active
; What the front end of C calls the type of an access: a copied word is a number, an integer or an address as its name says. A byte has none.
define double @f(ptr %x, ptr %y) {
  %short = load i16, ptr %x, !tbaa !1                                  ; layout: integer
  store i16 %short, ptr %y                                             ; layout: integer
  %p.8 = getelementptr i8, ptr %x, i64 8
  %q.8 = getelementptr i8, ptr %y, i64 8
  %word = load i64, ptr %p.8, !tbaa !3                                 ; layout: f64
  store i64 %word, ptr %q.8                                            ; layout: f64
  %p.16 = getelementptr i8, ptr %x, i64 16
  %q.16 = getelementptr i8, ptr %y, i64 16
  %address = load i64, ptr %p.16, !tbaa !5                             ; layout: pointer
  store i64 %address, ptr %q.16                                        ; layout: pointer
  %p.24 = getelementptr i8, ptr %x, i64 24
  %q.24 = getelementptr i8, ptr %y, i64 24
  %byte = load i8, ptr %p.24, !tbaa !7                                 ; layout: unknown
  store i8 %byte, ptr %q.24                                            ; layout: unknown
  ret double 0.0
}
!1 = !{!2, !2, i64 0}
!2 = !{!"short", !9, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"double", !9, i64 0}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !9, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"bool", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
