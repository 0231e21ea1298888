; test: alias, points-to
; request: reverse f(dup, dup, dup, const) -> active
; run: f([0.5, 1.5, 2.0, 3.0], s := record(pointer([9.0, 1.0, 1.0, 1.0])), s, 3)
; The address of a local is stored behind one argument and loaded through another that is the same memory.
define double @f(ptr noalias %x, ptr %s, ptr %t, i64 %n) {
entry:
  %a = alloca [4 x double]
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i.next, %fill ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %ap = getelementptr double, ptr %a, i64 %i
  store double %v, ptr %ap
  %i.next = add nuw nsw i64 %i, 1
  %d = icmp sge i64 %i.next, %n
  br i1 %d, label %mid, label %fill
mid:
  store ptr %a, ptr %s
  %q = load ptr, ptr %t                                                ; points-to: argument t[0]
  br label %loop
loop:
  %j = phi i64 [ 0, %mid ], [ %j.next, %loop ]
  %sum = phi double [ 0.0, %mid ], [ %sum.next, %loop ]
  %ap2 = getelementptr double, ptr %a, i64 %j
  %u = load double, ptr %ap2                                           ; alias: overwritten by store of 7.000000e+00 to %qp
  %sq = fmul double %u, %u
  %sum.next = fadd double %sum, %sq
  %qp = getelementptr double, ptr %q, i64 %j
  store double 7.0, ptr %qp                                            ; alias: overwrites %q, %u
  %j.next = add nuw nsw i64 %j, 1
  %d2 = icmp sge i64 %j.next, %n
  br i1 %d2, label %exit, label %loop
exit:
  store ptr null, ptr %s
  ret double %sum.next
}
