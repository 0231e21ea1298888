; test: reverse
; request: reverse f(dup, const, const) -> active with primal
; run: f([1.5, -0.5, 2.0, 0.25, 1.0, -1.0], 2, 3)
; run: f([1.5], 1, 1)
; Nothing but a sum comes out of the loop over i: the reverse sweep alone runs it, upwards, with a tape of one iteration.
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define double @f(ptr %x, i64 %n, i64 %m) {
entry:
  %size = shl i64 %m, 3
  %w = call ptr @malloc(i64 %size)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %next ]
  %t = phi double [ 0.0, %entry ], [ %t.3, %next ]
  %row = mul i64 %i, %m
  br label %fill
fill:
  %j = phi i64 [ 0, %loop ], [ %j.next, %fill ]
  %at = add i64 %row, %j
  %p = getelementptr double, ptr %x, i64 %at
  %v = load double, ptr %p
  %sine = call double @llvm.sin.f64(double %v)
  %q = getelementptr double, ptr %w, i64 %j
  store double %sine, ptr %q
  %j.next = add nuw nsw i64 %j, 1
  %filled = icmp eq i64 %j.next, %m
  br i1 %filled, label %sum.first, label %fill
sum.first:
  br label %sum
sum:
  %k = phi i64 [ 0, %sum.first ], [ %k.next, %sum ]
  %t.1 = phi double [ %t, %sum.first ], [ %t.2, %sum ]
  %r = getelementptr double, ptr %w, i64 %k
  %u = load double, ptr %r
  %square = fmul double %u, %u
  %t.2 = fadd double %t.1, %square
  %k.next = add nuw nsw i64 %k, 1
  %added = icmp eq i64 %k.next, %m
  br i1 %added, label %next, label %sum
next:
  %t.3 = phi double [ %t.2, %sum ]
  %i.next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  %total = phi double [ %t.3, %next ]
  call void @free(ptr %w)
  ret double %total
}
declare double @llvm.sin.f64(double)
; expect: clean
; define { double } @diffe_f(ptr readonly %x, ptr %x.d, i64 %n, i64 %m, double %seed) {
; entry:
;   %size = shl i64 %m, 3
;   %w = tail call ptr @malloc(i64 %size)
;   %calloc = tail call ptr @calloc(i64 1, i64 %size)
;   %.1 = add i64 %n, -1
;   %sum.count = tail call i64 @llvm.smax.i64(i64 %m, i64 0)
;   %.2 = shl i64 %sum.count, 3
;   %u.tape.1 = tail call ptr @malloc(i64 %.2)
;   %.3 = add nsw i64 %sum.count, -1
;   br label %next.rev
;
; next.rev:
;   %t.0 = phi double [ 0.000000e+00, %entry ], [ %t.2.again, %fill.rev.loop ]
;   %i.rev.0 = phi i64 [ 0, %entry ], [ %.4, %fill.rev.loop ]
;   %row.again = mul i64 %i.rev.0, %m
;   %v0.again = getelementptr double, ptr %x, i64 %row.again
;   br label %fill.again
;
; sum.rev:
;   %i.rev.1.0 = phi i64 [ %.5, %sum.rev ], [ %.3, %sum.again ]
;   %.6 = getelementptr inbounds double, ptr %u.tape.1, i64 %i.rev.1.0
;   %u.c = load double, ptr %.6
;   %.7 = fmul double %seed, %u.c
;   %.8 = fadd nsz double %.7, %.7
;   %r.d.r = getelementptr double, ptr %calloc, i64 %i.rev.1.0
;   %.9 = load double, ptr %r.d.r
;   %.10 = fadd nsz double %.9, %.8
;   store double %.10, ptr %r.d.r
;   %.11 = icmp eq i64 %i.rev.1.0, 0
;   %.5 = add i64 %i.rev.1.0, -1
;   br i1 %.11, label %fill.rev.preheader, label %sum.rev
;
; fill.rev.preheader:
;   %v0.d.r = getelementptr double, ptr %x.d, i64 %row.again
;   br label %fill.rev
;
; fill.rev:
;   %i.rev.2.0 = phi i64 [ %.12, %fill.rev ], [ %.3, %fill.rev.preheader ]
;   %q.d.r = getelementptr double, ptr %calloc, i64 %i.rev.2.0
;   %.13 = load double, ptr %q.d.r
;   store double 0.000000e+00, ptr %q.d.r
;   %p.r = getelementptr double, ptr %v0.again, i64 %i.rev.2.0
;   %v.r = load double, ptr %p.r
;   %.14 = tail call double @llvm.cos.f64(double %v.r)
;   %.15 = fmul double %.13, %.14
;   %p.d.r = getelementptr double, ptr %v0.d.r, i64 %i.rev.2.0
;   %.16 = load double, ptr %p.d.r
;   %.17 = fadd nsz double %.16, %.15
;   store double %.17, ptr %p.d.r
;   %.18 = icmp eq i64 %i.rev.2.0, 0
;   %.12 = add i64 %i.rev.2.0, -1
;   br i1 %.18, label %fill.rev.loop, label %fill.rev
;
; fill.again:
;   %j.again = phi i64 [ 0, %next.rev ], [ %j.next.again, %fill.again ]
;   %p.again = getelementptr double, ptr %v0.again, i64 %j.again
;   %v.again = load double, ptr %p.again
;   %sine.again = tail call double @llvm.sin.f64(double %v.again)
;   %q.again = getelementptr double, ptr %w, i64 %j.again
;   store double %sine.again, ptr %q.again
;   %j.next.again = add nuw nsw i64 %j.again, 1
;   %filled.again = icmp eq i64 %j.next.again, %m
;   br i1 %filled.again, label %sum.again.preheader, label %fill.again
;
; sum.again.preheader:
;   tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %u.tape.1, ptr nonnull align 8 %w, i64 %size, i1 false)
;   br label %sum.again
;
; sum.again:
;   %k.again = phi i64 [ %k.next.again, %sum.again ], [ 0, %sum.again.preheader ]
;   %t.1.again = phi double [ %t.2.again, %sum.again ], [ %t.0, %sum.again.preheader ]
;   %r.again = getelementptr double, ptr %w, i64 %k.again
;   %u.again = load double, ptr %r.again
;   %square.again = fmul double %u.again, %u.again
;   %t.2.again = fadd double %t.1.again, %square.again
;   %k.next.again = add nuw nsw i64 %k.again, 1
;   %added.again = icmp eq i64 %k.next.again, %m
;   br i1 %added.again, label %sum.rev, label %sum.again
;
; fill.rev.loop:
;   %.19 = icmp eq i64 %i.rev.0, %.1
;   %.4 = add i64 %i.rev.0, 1
;   br i1 %.19, label %loop.rev.entry, label %next.rev
;
; loop.rev.entry:
;   tail call void @free(ptr nonnull %calloc)
;   tail call void @free(ptr nonnull %w)
;   tail call void @free(ptr nonnull %u.tape.1)
;   %.20 = insertvalue { double } poison, double %t.2.again, 0
;   ret { double } %.20
; }
