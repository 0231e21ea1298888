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
;   %.10 = fcmp oeq double %w.d.1, 0x0000000000000000
;   %.11 = fcmp uno double %.9, 0x0000000000000000
;   %.12 = and i1 %.10, %.11
;   %.13 = select i1 %.12, double 0x0000000000000000, double %.9
;   %.14 = fmul double %w.r, %.8
;   %.15 = fneg double %.14
;   %.16 = fmul double %.15, %w.d.1
;   %.17 = fcmp oeq double %w.d.1, 0x0000000000000000
;   %.18 = fcmp uno double %.16, 0x0000000000000000
;   %.19 = and i1 %.17, %.18
;   %.20 = select i1 %.19, double 0x0000000000000000, double %.16
;   %.21 = fmul double %v.c, %.20
;   %.22 = fmul double %v.c, %.20
;   %.23 = fadd nsz double %.13, %.21
;   %.24 = fadd nsz double %.23, %.22
;   %.25 = load i64, ptr %i.rev
;   %.26 = icmp eq i64 %.25, 0
;   br i1 %.26, label %loop.rev.entry, label %loop.rev.loop
; entry.rev:
;   %x.d.1 = load double, ptr %x.d
;   store double 0x0000000000000000, ptr %x.d
;   %.27 = load ptr, ptr %v.tape
;   call void @free(ptr %.27)
;   %.28 = insertvalue { double } poison, double %x.d.1, 0
;   ret { double } %.28
; loop:
;   %loop.i = phi i64 [ 0, %entry ], [ %loop.i.next, %loop ]
;   %v = phi double [ %x, %entry ], [ %w, %loop ]
;   %.29 = load i64, ptr %top
;   %.30 = add i64 %.29, 1
;   %.31 = load i64, ptr %capacity
;   %.32 = call i64 @ne.tape.capacity(i64 %.31, i64 %.30)
;   %.33 = load ptr, ptr %v.tape
;   %.34 = call ptr @ne.tape.resize(ptr %.33, i64 %.31, i64 %.32, i64 8)
;   store ptr %.34, ptr %v.tape
;   store i64 %.32, ptr %capacity
;   store i64 %.29, ptr %base
;   store i64 %.30, ptr %top
;   %.35 = load i64, ptr %base
;   %.36 = load ptr, ptr %v.tape
;   %.37 = getelementptr inbounds double, ptr %.36, i64 %.35
;   store double %v, ptr %.37
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
;   %.38 = load double, ptr %x.d
;   %.39 = fadd nsz double %.38, %.24
;   store double %.39, ptr %x.d
;   br label %entry.rev
; loop.rev.loop:
;   %.40 = load double, ptr %w.d
;   %.41 = fadd nsz double %.40, %.24
;   store double %.41, ptr %w.d
;   %.42 = sub i64 %.25, 1
;   store i64 %.42, ptr %i.rev
;   %.43 = load i64, ptr %top
;   %.44 = sub i64 %.43, 1
;   store i64 %.44, ptr %top
;   store i64 %.44, ptr %base
;   br label %loop.rev
; }
