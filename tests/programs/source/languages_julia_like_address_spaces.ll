;! f(dup struct(ptr(d(1.1, 0.4, 2.2)), i64(3))) -> active
define double @f(ptr %array) {
top:
  %obj = addrspacecast ptr %array to ptr addrspace(11)
  %data = load ptr, ptr addrspace(11) %obj, align 8
  %lenp = getelementptr inbounds i8, ptr addrspace(11) %obj, i64 8
  %n = load i64, ptr addrspace(11) %lenp, align 8
  %e = icmp slt i64 %n, 1
  br i1 %e, label %out, label %loop
loop:
  %i = phi i64 [ 1, %top ], [ %i1, %loop ]
  %s = phi double [ 0.5, %top ], [ %s1, %loop ]
  %o = add i64 %i, -1
  %p = getelementptr inbounds double, ptr %data, i64 %o
  %a = load double, ptr %p, align 8
  %aa = fmul double %a, %s
  %s1 = fadd double %aa, %a
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i, %n
  br i1 %c, label %out, label %loop
out:
  %r = phi double [ 0.5, %top ], [ %s1, %loop ]
  ret double %r
}
