; test: layout
; request: reverse f(dup, dup) -> active
; What the front end of C says of a copied structure: an array of addresses or of numbers is one field, and each of its elements is one.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, ptr %y) {
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 48, i1 false), !tbaa.struct !1 ; layout: 0 pointer, 8 pointer, 16 pointer, 24 f64, 32 f64, 40 f32, 44 f32
  ret double 0.0
}
!1 = !{i64 0, i64 24, !2, i64 24, i64 16, !4, i64 40, i64 8, !6}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !8, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"double", !8, i64 0}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
