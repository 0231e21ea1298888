;! f(dup d(1.5, -0.5, 2.0); const 3) -> const
; A parallel loop of C++ with exceptions: what OpenMP's library does is invoked, with a way out for what is never thrown.
@place = private constant { i32, i32, i32, i32, ptr } { i32 0, i32 2, i32 0, i32 0, ptr null }
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
declare void @__kmpc_for_static_init_8(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64)
declare void @__kmpc_for_static_fini(ptr, i32)
declare void @abort()
declare i32 @__gxx_personality_v0(...)
define void @f(ptr %x, i64 %n) personality ptr @__gxx_personality_v0 {
entry:
  invoke void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @place, i32 2, ptr @region, ptr %x, i64 %n) to label %end unwind label %never
end:
  ret void
never:
  %thrown = landingpad { ptr, i32 } catch ptr null
  call void @abort()
  unreachable
}
define internal void @region(ptr %thread.place, ptr %team, ptr %x, i64 %n) personality ptr @__gxx_personality_v0 {
entry:
  %lower = alloca i64
  %upper = alloca i64
  %stride = alloca i64
  %last = alloca i32
  %whole = sub i64 %n, 1
  store i64 0, ptr %lower
  store i64 %whole, ptr %upper
  store i64 1, ptr %stride
  store i32 0, ptr %last
  %thread = load i32, ptr %thread.place
  invoke void @__kmpc_for_static_init_8(ptr @place, i32 %thread, i32 34, ptr %last, ptr %lower, ptr %upper, ptr %stride, i64 1, i64 1) to label %.begin unwind label %never
.begin:
  %first = load i64, ptr %lower
  %end = load i64, ptr %upper
  br label %loop
loop:
  %i = phi i64 [ %first, %.begin ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p
  %square = fmul double %v, %v
  store double %square, ptr %p
  %next = add i64 %i, 1
  %more = icmp sle i64 %next, %end
  br i1 %more, label %loop, label %done
done:
  invoke void @__kmpc_for_static_fini(ptr @place, i32 %thread) to label %out unwind label %never
out:
  ret void
never:
  %thrown = landingpad { ptr, i32 } catch ptr null
  call void @abort()
  unreachable
}
