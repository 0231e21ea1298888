; test: forward
; request: forward f(dup, const) -> dup
; run: f([1.5, -0.5, 2.0, 0.5], 3)
; run: f([1.5, -0.5, 2.0, 0.5], 0)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, i64 %n) {
entry:
  %copy = call ptr @malloc(i64 32)
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %x, i64 32, i1 false)
  %more = icmp sgt i64 %n, 0
  br i1 %more, label %deeper, label %leaf
deeper:
  %m = add nsw i64 %n, -1
  %a = call double @f(ptr %x, i64 %m)
  %p = getelementptr double, ptr %copy, i64 %n
  %v = load double, ptr %p
  %b = fmul double %a, %v
  store double %b, ptr %x
  br label %join
leaf:
  %l = load double, ptr %copy
  br label %join
join:
  %r = phi double [ %b, %deeper ], [ %l, %leaf ]
  call void @free(ptr %copy)
  ret double %r
}
