; request: reverse f(dup, dup, const) with threads, split
; refused: NE270 load double
define void @f(ptr noalias %x, ptr noalias %y, ptr noalias %i) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  %p = phi ptr [ %x, %entry ], [ %q, %loop ]
  %q = phi ptr [ %y, %entry ], [ %p, %loop ]
  %g = getelementptr i64, ptr %i, i64 %k
  %m = load i64, ptr %g
  store i64 0, ptr %g
  %a = getelementptr double, ptr %p, i64 %m
  %v = load double, ptr %a
  %w = fmul double %v, %v
  store double %w, ptr %a
  %k.next = add nuw nsw i64 %k, 1
  %again = icmp ult i64 %k.next, 8
  br i1 %again, label %loop, label %done
done:
  ret void
}
