target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: read, inaccessiblemem: readwrite) uwtable
define noundef double @f(ptr noalias noundef nonnull readonly align 8 captures(none) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1, ptr noalias noundef nonnull readonly align 8 captures(address) %y.0, i64 noundef range(i64 0, 1152921504606846976) %y.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_28.idx = shl nuw nsw i64 %y.1, 3
  %_28 = getelementptr inbounds nuw i8, ptr %y.0, i64 %_28.idx
  %..i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %y.1, i64 %x.1)
  %_204.not.i = icmp eq i64 %..i.i.i, 0
  br i1 %_204.not.i, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit", label %bb14.i.preheader

bb14.i.preheader:                                 ; preds = %start
  %xtraiter = and i64 %..i.i.i, 3
  %0 = icmp samesign ult i64 %..i.i.i, 4
  br i1 %0, label %bb14.i.epil.preheader, label %bb14.i.preheader.new

bb14.i.preheader.new:                             ; preds = %bb14.i.preheader
  %unroll_iter = and i64 %..i.i.i, 1152921504606846972
  br label %bb14.i

bb14.i:                                           ; preds = %bb14.i, %bb14.i.preheader.new
  %accum.sroa.0.06.i = phi double [ -0.000000e+00, %bb14.i.preheader.new ], [ %_0.i1.i.i.3, %bb14.i ]
  %iter.sroa.0.05.i = phi i64 [ 0, %bb14.i.preheader.new ], [ %_24.i.3, %bb14.i ]
  %niter = phi i64 [ 0, %bb14.i.preheader.new ], [ %niter.next.3, %bb14.i ]
  %_24.i = or disjoint i64 %iter.sroa.0.05.i, 1
  %_3.i.i.i = getelementptr inbounds nuw double, ptr %x.0, i64 %iter.sroa.0.05.i
  %_3.i3.i.i = getelementptr inbounds nuw double, ptr %y.0, i64 %iter.sroa.0.05.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  %_5.i.i3.i = load double, ptr %_3.i.i.i, align 8, !alias.scope !13, !noalias !14, !noundef !17
  %_6.i.i.i = load double, ptr %_3.i3.i.i, align 8, !alias.scope !18, !noalias !19, !noundef !17
  %_0.i.i.i = fmul double %_5.i.i3.i, %_6.i.i.i
  %_0.i1.i.i = fadd double %accum.sroa.0.06.i, %_0.i.i.i
  %_24.i.1 = or disjoint i64 %iter.sroa.0.05.i, 2
  %_3.i.i.i.1 = getelementptr inbounds nuw double, ptr %x.0, i64 %_24.i
  %_3.i3.i.i.1 = getelementptr inbounds nuw double, ptr %y.0, i64 %_24.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !24)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  %_5.i.i3.i.1 = load double, ptr %_3.i.i.i.1, align 8, !alias.scope !28, !noalias !29, !noundef !17
  %_6.i.i.i.1 = load double, ptr %_3.i3.i.i.1, align 8, !alias.scope !30, !noalias !31, !noundef !17
  %_0.i.i.i.1 = fmul double %_5.i.i3.i.1, %_6.i.i.i.1
  %_0.i1.i.i.1 = fadd double %_0.i1.i.i, %_0.i.i.i.1
  %_24.i.2 = or disjoint i64 %iter.sroa.0.05.i, 3
  %_3.i.i.i.2 = getelementptr inbounds nuw double, ptr %x.0, i64 %_24.i.1
  %_3.i3.i.i.2 = getelementptr inbounds nuw double, ptr %y.0, i64 %_24.i.1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !34)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !36)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
  %_5.i.i3.i.2 = load double, ptr %_3.i.i.i.2, align 8, !alias.scope !40, !noalias !41, !noundef !17
  %_6.i.i.i.2 = load double, ptr %_3.i3.i.i.2, align 8, !alias.scope !42, !noalias !43, !noundef !17
  %_0.i.i.i.2 = fmul double %_5.i.i3.i.2, %_6.i.i.i.2
  %_0.i1.i.i.2 = fadd double %_0.i1.i.i.1, %_0.i.i.i.2
  %_24.i.3 = add nuw nsw i64 %iter.sroa.0.05.i, 4
  %_3.i.i.i.3 = getelementptr inbounds nuw double, ptr %x.0, i64 %_24.i.2
  %_3.i3.i.i.3 = getelementptr inbounds nuw double, ptr %y.0, i64 %_24.i.2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !44)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !48)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !50)
  %_5.i.i3.i.3 = load double, ptr %_3.i.i.i.3, align 8, !alias.scope !52, !noalias !53, !noundef !17
  %_6.i.i.i.3 = load double, ptr %_3.i3.i.i.3, align 8, !alias.scope !54, !noalias !55, !noundef !17
  %_0.i.i.i.3 = fmul double %_5.i.i3.i.3, %_6.i.i.i.3
  %_0.i1.i.i.3 = fadd double %_0.i1.i.i.2, %_0.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit.loopexit.unr-lcssa", label %bb14.i

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit.loopexit.unr-lcssa": ; preds = %bb14.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit", label %bb14.i.epil.preheader

bb14.i.epil.preheader:                            ; preds = %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit.loopexit.unr-lcssa", %bb14.i.preheader
  %accum.sroa.0.06.i.epil.init = phi double [ -0.000000e+00, %bb14.i.preheader ], [ %_0.i1.i.i.3, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit.loopexit.unr-lcssa" ]
  %iter.sroa.0.05.i.epil.init = phi i64 [ 0, %bb14.i.preheader ], [ %_24.i.3, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit.loopexit.unr-lcssa" ]
  %lcmp.mod7 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod7)
  br label %bb14.i.epil

bb14.i.epil:                                      ; preds = %bb14.i.epil, %bb14.i.epil.preheader
  %accum.sroa.0.06.i.epil = phi double [ %_0.i1.i.i.epil, %bb14.i.epil ], [ %accum.sroa.0.06.i.epil.init, %bb14.i.epil.preheader ]
  %iter.sroa.0.05.i.epil = phi i64 [ %_24.i.epil, %bb14.i.epil ], [ %iter.sroa.0.05.i.epil.init, %bb14.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb14.i.epil ], [ 0, %bb14.i.epil.preheader ]
  %_24.i.epil = add nuw nsw i64 %iter.sroa.0.05.i.epil, 1
  %_3.i.i.i.epil = getelementptr inbounds nuw double, ptr %x.0, i64 %iter.sroa.0.05.i.epil
  %_3.i3.i.i.epil = getelementptr inbounds nuw double, ptr %y.0, i64 %iter.sroa.0.05.i.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  %_5.i.i3.i.epil = load double, ptr %_3.i.i.i.epil, align 8, !alias.scope !13, !noalias !14, !noundef !17
  %_6.i.i.i.epil = load double, ptr %_3.i3.i.i.epil, align 8, !alias.scope !18, !noalias !19, !noundef !17
  %_0.i.i.i.epil = fmul double %_5.i.i3.i.epil, %_6.i.i.i.epil
  %_0.i1.i.i.epil = fadd double %accum.sroa.0.06.i.epil, %_0.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit", label %bb14.i.epil, !llvm.loop !56

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit": ; preds = %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit.loopexit.unr-lcssa", %bb14.i.epil, %start
  %accum.sroa.0.0.lcssa.i = phi double [ -0.000000e+00, %start ], [ %_0.i1.i.i.3, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit.loopexit.unr-lcssa" ], [ %_0.i1.i.i.epil, %bb14.i.epil ]
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit", label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit"
  %xtraiter8 = and i64 %x.1, 1
  %2 = icmp eq i64 %x.1, 1
  br i1 %2, label %bb8.i.epil.preheader, label %bb8.i.preheader.new

bb8.i.preheader.new:                              ; preds = %bb8.i.preheader
  %unroll_iter13 = and i64 %x.1, 1152921504606846974
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb8.i.preheader.new
  %f.sroa.0.0.i = phi i64 [ 0, %bb8.i.preheader.new ], [ %_9.0.i.i.1, %bb8.i ]
  %acc.sroa.0.0.i = phi double [ 0.000000e+00, %bb8.i.preheader.new ], [ %_0.i1.i.i.i, %bb8.i ]
  %niter14 = phi i64 [ 0, %bb8.i.preheader.new ], [ %niter14.next.1, %bb8.i ]
  %_45.i = getelementptr inbounds nuw double, ptr %x.0, i64 %f.sroa.0.0.i
  %_9.i.i.i.i = uitofp nneg i64 %f.sroa.0.0.i to double
  %_8.i.i.i.i = fadd double %_9.i.i.i.i, 1.000000e+00
  %_10.i.i.i.i = load double, ptr %_45.i, align 8, !alias.scope !58, !noalias !65, !noundef !17
  %_7.i.i.i.i = fmul double %_8.i.i.i.i, %_10.i.i.i.i
  %_6.i.i.i.i = fmul double %_10.i.i.i.i, %_7.i.i.i.i
  %_0.i1.i.i.i = fadd double %acc.sroa.0.0.i, %_6.i.i.i.i
  %_9.0.i.i.1 = add nuw nsw i64 %f.sroa.0.0.i, 2
  %niter14.next.1 = add i64 %niter14, 2
  %niter14.ncmp.1 = icmp eq i64 %niter14.next.1, %unroll_iter13
  br i1 %niter14.ncmp.1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit.loopexit.unr-lcssa", label %bb8.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit.loopexit.unr-lcssa": ; preds = %bb8.i
  %lcmp.mod10.not = icmp eq i64 %xtraiter8, 0
  br i1 %lcmp.mod10.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit", label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit.loopexit.unr-lcssa", %bb8.i.preheader
  %f.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8.i.preheader ], [ %_9.0.i.i.1, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit.loopexit.unr-lcssa" ]
  %acc.sroa.0.0.i.epil.init = phi double [ 0.000000e+00, %bb8.i.preheader ], [ %_0.i1.i.i.i, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit.loopexit.unr-lcssa" ]
  %lcmp.mod12 = icmp ne i64 %xtraiter8, 0
  tail call void @llvm.assume(i1 %lcmp.mod12)
  %_4.i.i.i.i.epil = and i64 %f.sroa.0.0.i.epil.init, 1
  %_0.i.i.i.i.epil = icmp eq i64 %_4.i.i.i.i.epil, 0
  br i1 %_0.i.i.i.i.epil, label %bb2.i.i.i.epil, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit"

bb2.i.i.i.epil:                                   ; preds = %bb8.i.epil.preheader
  %_45.i.epil = getelementptr inbounds nuw double, ptr %x.0, i64 %f.sroa.0.0.i.epil.init
  %_9.i.i.i.i.epil = uitofp nneg i64 %f.sroa.0.0.i.epil.init to double
  %_8.i.i.i.i.epil = fadd double %_9.i.i.i.i.epil, 1.000000e+00
  %_10.i.i.i.i.epil = load double, ptr %_45.i.epil, align 8, !alias.scope !58, !noalias !65, !noundef !17
  %_7.i.i.i.i.epil = fmul double %_8.i.i.i.i.epil, %_10.i.i.i.i.epil
  %_6.i.i.i.i.epil = fmul double %_10.i.i.i.i.epil, %_7.i.i.i.i.epil
  %_0.i1.i.i.i.epil = fadd double %acc.sroa.0.0.i.epil.init, %_6.i.i.i.i.epil
  br label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit"

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit": ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit.loopexit.unr-lcssa", %bb2.i.i.i.epil, %bb8.i.epil.preheader, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit"
  %_0.sroa.0.0.i = phi double [ 0.000000e+00, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE.exit" ], [ %_0.i1.i.i.i, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit.loopexit.unr-lcssa" ], [ %_0.i1.i.i.i.epil, %bb2.i.i.i.epil ], [ %acc.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %3 = icmp eq i64 %y.1, 0
  br i1 %3, label %_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17he24cd30810b2182cE.exit, label %bb3.lr.ph.i

bb3.lr.ph.i:                                      ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit"
  %4 = tail call double @llvm.sin.f64(double %accum.sroa.0.0.lcssa.i)
  %5 = add nsw i64 %_28.idx, -8
  %6 = lshr exact i64 %5, 3
  %7 = add nuw nsw i64 %6, 1
  %xtraiter15 = and i64 %7, 7
  %8 = and i64 %5, 56
  %lcmp.mod16.not = icmp eq i64 %8, 56
  br i1 %lcmp.mod16.not, label %bb3.i.prol.loopexit, label %bb3.i.prol

bb3.i.prol:                                       ; preds = %bb3.lr.ph.i, %bb3.i.prol
  %accum.sroa.0.06.i1.prol = phi double [ %_0.i.i.prol, %bb3.i.prol ], [ 0.000000e+00, %bb3.lr.ph.i ]
  %self.sroa.2.05.i.prol = phi ptr [ %_23.i.i.prol, %bb3.i.prol ], [ %_28, %bb3.lr.ph.i ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb3.i.prol ], [ 0, %bb3.lr.ph.i ]
  %_23.i.i.prol = getelementptr inbounds i8, ptr %self.sroa.2.05.i.prol, i64 -8
  %_4.i.i2.prol = fmul double %4, %accum.sroa.0.06.i1.prol
  %_8.i.i3.prol = load double, ptr %_23.i.i.prol, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i.prol = fadd double %_4.i.i2.prol, %_8.i.i3.prol
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter15
  br i1 %prol.iter.cmp.not, label %bb3.i.prol.loopexit, label %bb3.i.prol, !llvm.loop !74

bb3.i.prol.loopexit:                              ; preds = %bb3.i.prol, %bb3.lr.ph.i
  %_0.i.i.lcssa.unr = phi double [ poison, %bb3.lr.ph.i ], [ %_0.i.i.prol, %bb3.i.prol ]
  %accum.sroa.0.06.i1.unr = phi double [ 0.000000e+00, %bb3.lr.ph.i ], [ %_0.i.i.prol, %bb3.i.prol ]
  %self.sroa.2.05.i.unr = phi ptr [ %_28, %bb3.lr.ph.i ], [ %_23.i.i.prol, %bb3.i.prol ]
  %9 = icmp ult i64 %5, 56
  br i1 %9, label %_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17he24cd30810b2182cE.exit, label %bb3.i

bb3.i:                                            ; preds = %bb3.i.prol.loopexit, %bb3.i
  %accum.sroa.0.06.i1 = phi double [ %_0.i.i.7, %bb3.i ], [ %accum.sroa.0.06.i1.unr, %bb3.i.prol.loopexit ]
  %self.sroa.2.05.i = phi ptr [ %_23.i.i.7, %bb3.i ], [ %self.sroa.2.05.i.unr, %bb3.i.prol.loopexit ]
  %_23.i.i = getelementptr inbounds i8, ptr %self.sroa.2.05.i, i64 -8
  %_4.i.i2 = fmul double %4, %accum.sroa.0.06.i1
  %_8.i.i3 = load double, ptr %_23.i.i, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i = fadd double %_4.i.i2, %_8.i.i3
  %_23.i.i.1 = getelementptr inbounds i8, ptr %self.sroa.2.05.i, i64 -16
  %_4.i.i2.1 = fmul double %4, %_0.i.i
  %_8.i.i3.1 = load double, ptr %_23.i.i.1, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i.1 = fadd double %_4.i.i2.1, %_8.i.i3.1
  %_23.i.i.2 = getelementptr inbounds i8, ptr %self.sroa.2.05.i, i64 -24
  %_4.i.i2.2 = fmul double %4, %_0.i.i.1
  %_8.i.i3.2 = load double, ptr %_23.i.i.2, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i.2 = fadd double %_4.i.i2.2, %_8.i.i3.2
  %_23.i.i.3 = getelementptr inbounds i8, ptr %self.sroa.2.05.i, i64 -32
  %_4.i.i2.3 = fmul double %4, %_0.i.i.2
  %_8.i.i3.3 = load double, ptr %_23.i.i.3, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i.3 = fadd double %_4.i.i2.3, %_8.i.i3.3
  %_23.i.i.4 = getelementptr inbounds i8, ptr %self.sroa.2.05.i, i64 -40
  %_4.i.i2.4 = fmul double %4, %_0.i.i.3
  %_8.i.i3.4 = load double, ptr %_23.i.i.4, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i.4 = fadd double %_4.i.i2.4, %_8.i.i3.4
  %_23.i.i.5 = getelementptr inbounds i8, ptr %self.sroa.2.05.i, i64 -48
  %_4.i.i2.5 = fmul double %4, %_0.i.i.4
  %_8.i.i3.5 = load double, ptr %_23.i.i.5, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i.5 = fadd double %_4.i.i2.5, %_8.i.i3.5
  %_23.i.i.6 = getelementptr inbounds i8, ptr %self.sroa.2.05.i, i64 -56
  %_4.i.i2.6 = fmul double %4, %_0.i.i.5
  %_8.i.i3.6 = load double, ptr %_23.i.i.6, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i.6 = fadd double %_4.i.i2.6, %_8.i.i3.6
  %_23.i.i.7 = getelementptr inbounds i8, ptr %self.sroa.2.05.i, i64 -64
  %_4.i.i2.7 = fmul double %4, %_0.i.i.6
  %_8.i.i3.7 = load double, ptr %_23.i.i.7, align 8, !alias.scope !67, !noalias !70, !noundef !17
  %_0.i.i.7 = fadd double %_4.i.i2.7, %_8.i.i3.7
  %10 = icmp eq ptr %y.0, %_23.i.i.7
  br i1 %10, label %_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17he24cd30810b2182cE.exit, label %bb3.i

_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17he24cd30810b2182cE.exit: ; preds = %bb3.i.prol.loopexit, %bb3.i, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit"
  %accum.sroa.0.0.lcssa.i5 = phi double [ 0.000000e+00, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1e03a9e4b3aa36d5E.exit" ], [ %_0.i.i.lcssa.unr, %bb3.i.prol.loopexit ], [ %_0.i.i.7, %bb3.i ]
  %11 = tail call double @llvm.exp.f64(double %accum.sroa.0.0.lcssa.i)
  %_14 = fmul double %_0.sroa.0.0.i, %accum.sroa.0.0.lcssa.i5
  %_0 = fadd double %11, %_14
  ret double %_0
}

; Function Attrs: nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable
define noundef double @g(ptr noalias noundef nonnull readonly align 8 captures(none) %x.0, i64 noundef range(i64 0, 1152921504606846976) %x.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_2.i8.i = icmp samesign ult i64 %x.1, 3
  br i1 %_2.i8.i, label %_ZN4core4iter6traits8iterator8Iterator4fold17h834957786f67673dE.exit, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader": ; preds = %start
  %_4.i.i.i.pre = load double, ptr %x.0, align 8, !alias.scope !75, !noalias !80
  %0 = add nsw i64 %x.1, -3
  %1 = and i64 %x.1, 3
  %lcmp.mod.not = icmp eq i64 %1, 2
  br i1 %lcmp.mod.not, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit", label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol": ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader", %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol"
  %_4.i.i.i.prol = phi double [ %_7.i.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ], [ %_4.i.i.i.pre, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ]
  %accum.sroa.0.011.i.prol = phi double [ %_0.i1.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ], [ -0.000000e+00, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ]
  %new_len.i610.i.prol = phi i64 [ %new_len.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ], [ %x.1, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ]
  %_28.i79.i.prol = phi ptr [ %_28.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ], [ %x.0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ]
  %prol.iter = phi i64 [ %prol.iter.next, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ]
  %new_len.i.i.prol = add nsw i64 %new_len.i610.i.prol, -1
  %_28.i.i.prol = getelementptr inbounds nuw i8, ptr %_28.i79.i.prol, i64 8
  %_7.i.i.i.prol = load double, ptr %_28.i.i.prol, align 8, !alias.scope !75, !noalias !80, !noundef !17
  %_3.i.i.i.prol = fmul double %_4.i.i.i.prol, %_7.i.i.i.prol
  %2 = getelementptr inbounds nuw i8, ptr %_28.i79.i.prol, i64 16
  %_9.i.i.i.prol = load double, ptr %2, align 8, !alias.scope !75, !noalias !80, !noundef !17
  %_0.i.i.i.prol = fmul double %_3.i.i.i.prol, %_9.i.i.i.prol
  %_0.i1.i.i.prol = fadd double %accum.sroa.0.011.i.prol, %_0.i.i.i.prol
  %prol.iter.next = add i64 %prol.iter, 1
  %3 = xor i64 %1, %prol.iter.next
  %prol.iter.cmp.not = icmp eq i64 %3, 2
  br i1 %prol.iter.cmp.not, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit", label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol", !llvm.loop !83

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit": ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol", %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader"
  %_0.i1.i.i.lcssa.unr = phi double [ poison, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ], [ %_0.i1.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ]
  %_4.i.i.i.unr = phi double [ %_4.i.i.i.pre, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ], [ %_7.i.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ]
  %accum.sroa.0.011.i.unr = phi double [ -0.000000e+00, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ], [ %_0.i1.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ]
  %new_len.i610.i.unr = phi i64 [ %x.1, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ], [ %new_len.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ]
  %_28.i79.i.unr = phi ptr [ %x.0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.preheader" ], [ %_28.i.i.prol, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol" ]
  %4 = icmp ult i64 %0, 3
  br i1 %4, label %_ZN4core4iter6traits8iterator8Iterator4fold17h834957786f67673dE.exit, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i": ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit", %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i"
  %_4.i.i.i = phi double [ %_9.i.i.i.2, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i" ], [ %_4.i.i.i.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit" ]
  %accum.sroa.0.011.i = phi double [ %_0.i1.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i" ], [ %accum.sroa.0.011.i.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit" ]
  %new_len.i610.i = phi i64 [ %new_len.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i" ], [ %new_len.i610.i.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit" ]
  %_28.i79.i = phi ptr [ %_28.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i" ], [ %_28.i79.i.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit" ]
  %_28.i.i = getelementptr inbounds nuw i8, ptr %_28.i79.i, i64 8
  %_7.i.i.i = load double, ptr %_28.i.i, align 8, !alias.scope !75, !noalias !80, !noundef !17
  %_3.i.i.i = fmul double %_4.i.i.i, %_7.i.i.i
  %5 = getelementptr inbounds nuw i8, ptr %_28.i79.i, i64 16
  %_9.i.i.i = load double, ptr %5, align 8, !alias.scope !75, !noalias !80, !noundef !17
  %_0.i.i.i = fmul double %_3.i.i.i, %_9.i.i.i
  %_0.i1.i.i = fadd double %accum.sroa.0.011.i, %_0.i.i.i
  %_3.i.i.i.1 = fmul double %_7.i.i.i, %_9.i.i.i
  %6 = getelementptr inbounds nuw i8, ptr %_28.i79.i, i64 24
  %_9.i.i.i.1 = load double, ptr %6, align 8, !alias.scope !75, !noalias !80, !noundef !17
  %_0.i.i.i.1 = fmul double %_3.i.i.i.1, %_9.i.i.i.1
  %_0.i1.i.i.1 = fadd double %_0.i1.i.i, %_0.i.i.i.1
  %new_len.i.i.2 = add nsw i64 %new_len.i610.i, -3
  %_3.i.i.i.2 = fmul double %_9.i.i.i, %_9.i.i.i.1
  %7 = getelementptr inbounds nuw i8, ptr %_28.i79.i, i64 32
  %_9.i.i.i.2 = load double, ptr %7, align 8, !alias.scope !75, !noalias !80, !noundef !17
  %_0.i.i.i.2 = fmul double %_3.i.i.i.2, %_9.i.i.i.2
  %_0.i1.i.i.2 = fadd double %_0.i1.i.i.1, %_0.i.i.i.2
  %new_len.i.i.3 = add nsw i64 %new_len.i610.i, -4
  %_28.i.i.3 = getelementptr inbounds nuw i8, ptr %_28.i79.i, i64 32
  %_3.i.i.i.3 = fmul double %_9.i.i.i.1, %_9.i.i.i.2
  %8 = getelementptr inbounds nuw i8, ptr %_28.i79.i, i64 40
  %_9.i.i.i.3 = load double, ptr %8, align 8, !alias.scope !75, !noalias !80, !noundef !17
  %_0.i.i.i.3 = fmul double %_3.i.i.i.3, %_9.i.i.i.3
  %_0.i1.i.i.3 = fadd double %_0.i1.i.i.2, %_0.i.i.i.3
  %_2.i.i.3 = icmp ult i64 %new_len.i.i.2, 4
  br i1 %_2.i.i.3, label %_ZN4core4iter6traits8iterator8Iterator4fold17h834957786f67673dE.exit, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i"

_ZN4core4iter6traits8iterator8Iterator4fold17h834957786f67673dE.exit: ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit", %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i", %start
  %accum.sroa.0.0.lcssa.i = phi double [ -0.000000e+00, %start ], [ %_0.i1.i.i.lcssa.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i.prol.loopexit" ], [ %_0.i1.i.i.3, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E.exit.i" ]
  ret double %accum.sroa.0.0.lcssa.i
}

; Function Attrs: nounwind nonlazybind uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read, inaccessiblemem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE: %elt.0"}
!5 = distinct !{!5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE"}
!6 = !{!7}
!7 = distinct !{!7, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE: %elt.1"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE: %_2.0"}
!10 = distinct !{!10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE"}
!11 = !{!12}
!12 = distinct !{!12, !10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE: %_2.1"}
!13 = !{!9, !4}
!14 = !{!12, !7, !15}
!15 = distinct !{!15, !16, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE: %self"}
!16 = distinct !{!16, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17ha375db419946a3efE"}
!17 = !{}
!18 = !{!12, !7}
!19 = !{!9, !4, !15}
!20 = !{!21}
!21 = distinct !{!21, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE: %elt.0:It1"}
!22 = !{!23}
!23 = distinct !{!23, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE: %elt.1:It1"}
!24 = !{!25}
!25 = distinct !{!25, !10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE: %_2.0:It1"}
!26 = !{!27}
!27 = distinct !{!27, !10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE: %_2.1:It1"}
!28 = !{!25, !21}
!29 = !{!27, !23, !15}
!30 = !{!27, !23}
!31 = !{!25, !21, !15}
!32 = !{!33}
!33 = distinct !{!33, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE: %elt.0:It2"}
!34 = !{!35}
!35 = distinct !{!35, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE: %elt.1:It2"}
!36 = !{!37}
!37 = distinct !{!37, !10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE: %_2.0:It2"}
!38 = !{!39}
!39 = distinct !{!39, !10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE: %_2.1:It2"}
!40 = !{!37, !33}
!41 = !{!39, !35, !15}
!42 = !{!39, !35}
!43 = !{!37, !33, !15}
!44 = !{!45}
!45 = distinct !{!45, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE: %elt.0:It3"}
!46 = !{!47}
!47 = distinct !{!47, !5, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4bc5b05de911293cE: %elt.1:It3"}
!48 = !{!49}
!49 = distinct !{!49, !10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE: %_2.0:It3"}
!50 = !{!51}
!51 = distinct !{!51, !10, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h3c935b0e5843dc2fE: %_2.1:It3"}
!52 = !{!49, !45}
!53 = !{!51, !47, !15}
!54 = !{!51, !47}
!55 = !{!49, !45, !15}
!56 = distinct !{!56, !57}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = !{!59, !61, !63}
!59 = distinct !{!59, !60, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17hc6c67e554c31cfafE: %_3.1"}
!60 = distinct !{!60, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17hc6c67e554c31cfafE"}
!61 = distinct !{!61, !62, !"_ZN4core4iter8adapters6filter11filter_fold28_$u7b$$u7b$closure$u7d$$u7d$17hb1650cd4541957fdE: argument 0"}
!62 = distinct !{!62, !"_ZN4core4iter8adapters6filter11filter_fold28_$u7b$$u7b$closure$u7d$$u7d$17hb1650cd4541957fdE"}
!63 = distinct !{!63, !64, !"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold9enumerate28_$u7b$$u7b$closure$u7d$$u7d$17hbd95e619e5832d00E: %item"}
!64 = distinct !{!64, !"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold9enumerate28_$u7b$$u7b$closure$u7d$$u7d$17hbd95e619e5832d00E"}
!65 = !{!66}
!66 = distinct !{!66, !64, !"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold9enumerate28_$u7b$$u7b$closure$u7d$$u7d$17hbd95e619e5832d00E: %_1"}
!67 = !{!68}
!68 = distinct !{!68, !69, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h0ee4c0ee59eb49f3E: %c"}
!69 = distinct !{!69, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h0ee4c0ee59eb49f3E"}
!70 = !{!71, !72}
!71 = distinct !{!71, !69, !"_ZN14rust_iterators1f28_$u7b$$u7b$closure$u7d$$u7d$17h0ee4c0ee59eb49f3E: %_1"}
!72 = distinct !{!72, !73, !"_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17he24cd30810b2182cE: argument 0"}
!73 = distinct !{!73, !"_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17he24cd30810b2182cE"}
!74 = distinct !{!74, !57}
!75 = !{!76, !78}
!76 = distinct !{!76, !77, !"_ZN14rust_iterators1g28_$u7b$$u7b$closure$u7d$$u7d$17h8a41e14152f1ab54E: %w.0"}
!77 = distinct !{!77, !"_ZN14rust_iterators1g28_$u7b$$u7b$closure$u7d$$u7d$17h8a41e14152f1ab54E"}
!78 = distinct !{!78, !79, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E: %elt.0"}
!79 = distinct !{!79, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h53bb7f508b867160E"}
!80 = !{!81}
!81 = distinct !{!81, !82, !"_ZN4core4iter6traits8iterator8Iterator4fold17h834957786f67673dE: %self"}
!82 = distinct !{!82, !"_ZN4core4iter6traits8iterator8Iterator4fold17h834957786f67673dE"}
!83 = distinct !{!83, !57}
