; The number and the tangent of an atomic maximum, for a device (see extremum_tangents.py). The other ones follow from it.

define { double, double } @ne.tangent.max.double(ptr %p, double %v, ptr %p.d, double %v.d, i1 %used) {
entry:
  %seen = load volatile double, ptr %p
  %seen.better = fcmp ogt double %v, %seen
  %number = fcmp ord double %v, %v
  %may.win = and i1 %seen.better, %number
  %must = or i1 %may.win, %used
  br i1 %must, label %wait, label %done
wait:
  %pair = cmpxchg ptr addrspacecast (ptr addrspace(1) @ne.tangent.lock to ptr), i32 0, i32 1 acquire monotonic
  %mine = extractvalue { i32, i1 } %pair, 1
  br i1 %mine, label %turn, label %next
turn:
  %before = call double @___numba_atomic_double_max(ptr %p, double %v)
  %before.d = load volatile double, ptr %p.d
  %better = fcmp ogt double %v, %before
  %wins = and i1 %better, %number
  br i1 %wins, label %put, label %leave
put:
  store volatile double %v.d, ptr %p.d
  br label %leave
leave:
  store atomic i32 0, ptr addrspacecast (ptr addrspace(1) @ne.tangent.lock to ptr) release, align 4
  br label %next
next:
  %had = phi double [ 0.0, %wait ], [ %before, %leave ]
  %had.d = phi double [ 0.0, %wait ], [ %before.d, %leave ]
  %left = phi i32 [ 0, %wait ], [ 1, %leave ]
  %flag = call i32 asm sideeffect "mov.u32 $0, $1;", "=r,r"(i32 %left) ; so that the lock is given back within the loop
  %stop = icmp ne i32 %flag, 0
  br i1 %stop, label %done, label %wait
done:
  %old = phi double [ %seen, %entry ], [ %had, %next ]
  %old.d = phi double [ 0.0, %entry ], [ %had.d, %next ]
  %first = insertvalue { double, double } undef, double %old, 0
  %both = insertvalue { double, double } %first, double %old.d, 1
  ret { double, double } %both
}
