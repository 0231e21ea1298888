; request: reverse f(dup, dup, const) with threads
; refused: NE311 atomicrmw or
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @f(ptr %x, ptr %y, ptr %flag) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %begin, label %wait
begin:
  %v = load double, ptr %x
  %s = fmul double %v, %v
  store double %s, ptr %y
  %before = atomicrmw add ptr %flag, i32 1 seq_cst
  ret void
wait:
  %found = atomicrmw add ptr %flag, i32 0 seq_cst
  %there = icmp sgt i32 %found, 0
  br i1 %there, label %go, label %wait
go:
  %w = load double, ptr %y
  %p = getelementptr double, ptr %y, i32 %t
  store double %w, ptr %p
  ret void
}
