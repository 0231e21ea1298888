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
;   %.11 = select i1 %.10, double 0x0000000000000000, double %.9
;   %.12 = fdiv double %w.r, %t.r
;   %.13 = fneg double %.12
;   %.14 = fmul double %.13, %w.d.1
;   %.15 = fcmp oeq double %w.d.1, 0x0000000000000000
;   %.16 = select i1 %.15, double 0x0000000000000000, double %.14
;   %.17 = fmul double %v.c, %.16
;   %.18 = fmul double %v.c, %.16
;   %.19 = fadd nsz double %.11, %.17
;   %.20 = fadd nsz double %.19, %.18
;   %.21 = load i64, ptr %i.rev
;   %.22 = icmp eq i64 %.21, 0
;   br i1 %.22, label %loop.rev.entry, label %loop.rev.loop
; entry.rev:
;   %x.d.1 = load double, ptr %x.d
;   store double 0x0000000000000000, ptr %x.d
;   %.23 = load ptr, ptr %v.tape
;   call void @free(ptr %.23)
;   %.24 = insertvalue { double } poison, double %x.d.1, 0
;   ret { double } %.24
; loop:
;   %loop.i = phi i64 [ 0, %entry ], [ %loop.i.next, %loop ]
;   %v = phi double [ %x, %entry ], [ %w, %loop ]
;   %.25 = load i64, ptr %top
;   %.26 = add i64 %.25, 1
;   %.27 = load i64, ptr %capacity
;   %.28 = call i64 @ne.tape.capacity(i64 %.27, i64 %.26)
;   %.29 = load ptr, ptr %v.tape
;   %.30 = call ptr @ne.tape.resize(ptr %.29, i64 %.27, i64 %.28, i64 8)
;   store ptr %.30, ptr %v.tape
;   store i64 %.28, ptr %capacity
;   store i64 %.25, ptr %base
;   store i64 %.26, ptr %top
;   %.31 = load i64, ptr %base
;   %.32 = load ptr, ptr %v.tape
;   %.33 = getelementptr inbounds double, ptr %.32, i64 %.31
;   store double %v, ptr %.33
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
;   %.34 = load double, ptr %x.d
;   %.35 = fadd nsz double %.34, %.20
;   store double %.35, ptr %x.d
;   br label %entry.rev
; loop.rev.loop:
;   %.36 = load double, ptr %w.d
;   %.37 = fadd nsz double %.36, %.20
;   store double %.37, ptr %w.d
;   %.38 = sub i64 %.21, 1
;   store i64 %.38, ptr %i.rev
;   %.39 = load i64, ptr %top
;   %.40 = sub i64 %.39, 1
;   store i64 %.40, ptr %top
;   store i64 %.40, ptr %base
;   br label %loop.rev
; }
