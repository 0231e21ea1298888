; request: reverse f(dup) with threads
; refused: NE313 ne.grid.sync
declare void @ne.grid.sync()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @f(ptr %x) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr double, ptr %x, i32 %t
  %v = load double, ptr %p
  %w = fmul double %v, %v
  store double %w, ptr %p
  %leaves = icmp ugt i32 %t, 1
  br i1 %leaves, label %done, label %stays
stays:
  call void @ne.grid.sync()
  %q = getelementptr double, ptr %p, i32 2
  %u = load double, ptr %q
  store double %u, ptr %p
  br label %done
done:
  ret void
}
