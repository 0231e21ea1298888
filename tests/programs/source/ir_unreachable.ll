;! f(active 1.1; const 1) -> active
define double @f(double %x, i1 %k) {
entry:
  br i1 %k, label %good, label %bad
bad:
  %t = fmul double %x, 3.0
  call void @llvm.trap()
  unreachable
good:
  %r = fmul double %x, %x
  ret double %r
dead:
  %z = phi double [ %z2, %dead ]
  %z2 = fadd double %z, %x
  br label %dead
}
declare void @llvm.trap()
