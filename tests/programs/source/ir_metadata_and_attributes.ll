;! f(dup d(1.3, 0.4)) -> active
define dso_local double @f(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %x) local_unnamed_addr #0 {
  %a = load double, ptr %x, align 8, !tbaa !0
  %q = getelementptr inbounds nuw i8, ptr %x, i64 8
  %b = load double, ptr %q, align 8, !tbaa !0, !noundef !4, !invariant.load !4
  %r = fmul double %a, %b
  ret double %r
}
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "no-trapping-math"="true" }
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{}
