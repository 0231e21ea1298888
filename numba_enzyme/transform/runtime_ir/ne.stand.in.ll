; What a container's shadow holds in the place of something counted that has no shadow: a MemInfo of its own to release,
; which leads to the same data, so that data is seen to have no shadow.
define linkonce_odr ptr @ne.stand.in(ptr %held, ptr %shadow) nounwind {
entry:
  %has.shadow = icmp ne ptr %held, %shadow
  %nothing = icmp eq ptr %held, null
  %keep = or i1 %has.shadow, %nothing
  br i1 %keep, label %kept, label %make

kept:
  ret ptr %shadow

make:
  %made = call ptr @NRT_MemInfo_alloc_aligned(i64 0, i32 8)
  %failed = icmp eq ptr %made, null
  br i1 %failed, label %none, label %fill

fill:
  %data.place = getelementptr i8, ptr %held, i64 24
  %data = load ptr, ptr %data.place
  %made.place = getelementptr i8, ptr %made, i64 24
  store ptr %data, ptr %made.place
  br label %none

none:
  ret ptr %made
}

declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
