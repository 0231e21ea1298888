; test: reverse
; request: reverse f(active) -> active
; run: f(1.5)
; run: f(40.0)
; run: f(0.01)
; Nobody knows how often it runs: a buffer that grows, and the number of iterations in a register.
define double @f(double %x) {
entry:
  br label %loop
loop:
  %v = phi double [ %x, %entry ], [ %w, %loop ]
  %s = fmul double %v, %v
  %t = fadd double %s, 1.0
  %w = fdiv double %v, %t
  %again = fcmp ogt double %w, 0.125
  br i1 %again, label %loop, label %exit
exit:
  ret double %w
}
; expect: differentiate
; define { double } @diffe_f(double %x, double %seed) {
; entry:
;   %loop.trips.tape = alloca i64
;   store i64 0, ptr %loop.trips.tape
;   %v.tape = alloca ptr
;   store ptr null, ptr %v.tape
;   %top = alloca i64
;   store i64 0, ptr %top
;   %capacity = alloca i64
;   store i64 0, ptr %capacity
;   %base = alloca i64
;   store i64 0, ptr %base
;   %i.rev = alloca i64
;   store i64 0, ptr %i.rev
;   %w.d = alloca double
;   store double 0x0000000000000000, ptr %w.d
;   %x.d = alloca double
;   store double 0x0000000000000000, ptr %x.d
;   br label %loop
; exit.rev:
;   %loop.trips.c = load i64, ptr %loop.trips.tape
;   store i64 %loop.trips.c, ptr %i.rev
;   %.1 = load i64, ptr %top
;   %.2 = sub i64 %.1, 1
;   store i64 %.2, ptr %top
;   store i64 %.2, ptr %base
;   %.3 = load double, ptr %w.d
;   %.4 = fadd nsz double %.3, %seed
;   store double %.4, ptr %w.d
;   br label %loop.rev
; loop.rev:
;   %w.d.1 = load double, ptr %w.d
;   store double 0x0000000000000000, ptr %w.d
;   %.5 = load i64, ptr %base
;   %.6 = load ptr, ptr %v.tape
;   %.7 = getelementptr inbounds double, ptr %.6, i64 %.5
;   %v.c = load double, ptr %.7
;   %s.r = fmul double %v.c, %v.c
;   %t.r = fadd double %s.r, 1.000000e+00
;   %w.r = fdiv double %v.c, %t.r
;   %.8 = fdiv double 0x3FF0000000000000, %t.r
;   %.9 = fmul double %.8, %w.d.1
;   %.10 = fmul double %w.r, %.8
;   %.11 = fneg double %.10
;   %.12 = fmul double %.11, %w.d.1
;   %.13 = fmul double %v.c, %.12
;   %.14 = fmul double %v.c, %.12
;   %.15 = fadd nsz double %.9, %.13
;   %.16 = fadd nsz double %.15, %.14
;   %.17 = load i64, ptr %i.rev
;   %.18 = icmp eq i64 %.17, 0
;   br i1 %.18, label %loop.rev.entry, label %loop.rev.loop
; entry.rev:
;   %x.d.1 = load double, ptr %x.d
;   store double 0x0000000000000000, ptr %x.d
;   %.19 = load ptr, ptr %v.tape
;   call void @free(ptr %.19)
;   %.20 = insertvalue { double } poison, double %x.d.1, 0
;   ret { double } %.20
; loop:
;   %loop.i = phi i64 [ 0, %entry ], [ %loop.i.next, %loop ]
;   %v = phi double [ %x, %entry ], [ %w, %loop ]
;   %.21 = load i64, ptr %top
;   %.22 = add i64 %.21, 1
;   %.23 = load i64, ptr %capacity
;   %.24 = call i64 @ne.tape.capacity(i64 %.23, i64 %.22)
;   %.25 = load ptr, ptr %v.tape
;   %.26 = call ptr @ne.tape.resize(ptr %.25, i64 %.23, i64 %.24, i64 8)
;   store ptr %.26, ptr %v.tape
;   store i64 %.24, ptr %capacity
;   store i64 %.21, ptr %base
;   store i64 %.22, ptr %top
;   %.27 = load i64, ptr %base
;   %.28 = load ptr, ptr %v.tape
;   %.29 = getelementptr inbounds double, ptr %.28, i64 %.27
;   store double %v, ptr %.29
;   %s = fmul double %v, %v
;   %t = fadd double %s, 1.000000e+00
;   %w = fdiv double %v, %t
;   %again = fcmp ogt double %w, 1.250000e-01
;   %loop.i.next = add nuw nsw i64 %loop.i, 1
;   br i1 %again, label %loop, label %exit
; exit:
;   %loop.trips = phi i64 [ %loop.i, %loop ]
;   %w.lcssa = phi double [ %w, %loop ]
;   store i64 %loop.trips, ptr %loop.trips.tape
;   br label %exit.rev
; loop.rev.entry:
;   %.30 = load double, ptr %x.d
;   %.31 = fadd nsz double %.30, %.16
;   store double %.31, ptr %x.d
;   br label %entry.rev
; loop.rev.loop:
;   %.32 = load double, ptr %w.d
;   %.33 = fadd nsz double %.32, %.16
;   store double %.33, ptr %w.d
;   %.34 = sub i64 %.17, 1
;   store i64 %.34, ptr %i.rev
;   %.35 = load i64, ptr %top
;   %.36 = sub i64 %.35, 1
;   store i64 %.36, ptr %top
;   store i64 %.36, ptr %base
;   br label %loop.rev
; }
