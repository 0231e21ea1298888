;! f(dup d(1.3, 0.4); const 2) -> active
define double @f(ptr noalias nofree noundef readonly captures(none) %x, i64 %n) nosync nounwind willreturn memory(argmem: read) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 1.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds double, ptr %x, i64 %i
  %a = load double, ptr %p
  %t = fmul double %s, %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %out, label %loop
out:
  ret double %t
}
