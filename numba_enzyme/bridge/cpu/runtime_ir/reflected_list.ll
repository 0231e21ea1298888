; Lists of Numba whose items live in counted memory of their own, so that growing is allocating, copying and releasing.
;
;   list      a MemInfo without memory of its own: its data pointer leads to the payload, its size field holds the payload's MemInfo
;   payload   { count, capacity, dirty flag, items... }; the flag is byte 16, the items begin somewhere behind it. Its MemInfo
;             has no destructor, and keeps that of the items in the place of a destructor's argument
;
; Sets are kept in the same way. They take a new payload before or after they give back the old one, whose MemInfo waits meanwhile
; in the place of the set's allocator (null again when the set is released).
;
; A container that Numba's runtime has made is told apart by its destructor, and left to the runtime.

declare ptr @NRT_MemInfo_alloc_aligned(i64, i32)
declare ptr @NRT_MemInfo_alloc_dtor(i64, ptr)
declare ptr @NRT_MemInfo_varsize_realloc(ptr, i64)
declare ptr @NRT_MemInfo_varsize_alloc(ptr, i64)
declare void @NRT_MemInfo_varsize_free(ptr, ptr)
declare void @NRT_decref(ptr)
declare i64 @llvm.umin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal void @ne.list.destroy(ptr %payload, i64 %info.bits, ptr %unused) {
entry:
  %info = inttoptr i64 %info.bits to ptr
  %destructor.place = getelementptr i8, ptr %info, i64 16
  %destructor = load ptr, ptr %destructor.place
  %none = icmp eq ptr %destructor, null
  br i1 %none, label %release, label %items

items:
  call void %destructor(ptr %payload)
  br label %release

release:
  call void @NRT_decref(ptr %info)
  ret void
}

define internal ptr @ne.NRT_MemInfo_new_varsize_dtor(i64 %size, ptr %destructor) {
entry:
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16) "ne-fields"="17"
  %no.payload = icmp eq ptr %info, null
  br i1 %no.payload, label %failed, label %header

header:
  %list = call ptr @NRT_MemInfo_alloc_dtor(i64 0, ptr @ne.list.destroy)
  %no.list = icmp eq ptr %list, null
  br i1 %no.list, label %undo, label %fill

fill:
  %destructor.place = getelementptr i8, ptr %info, i64 16
  store ptr %destructor, ptr %destructor.place
  %mark.place = getelementptr i8, ptr %list, i64 16
  store ptr @ne.list.destroy, ptr %mark.place
  %info.place = getelementptr i8, ptr %list, i64 32
  store ptr %info, ptr %info.place
  %payload.place = getelementptr i8, ptr %info, i64 24
  %payload = load ptr, ptr %payload.place
  %data.place = getelementptr i8, ptr %list, i64 24
  store ptr %payload, ptr %data.place
  ret ptr %list

undo:
  call void @NRT_decref(ptr %info)
  ret ptr null

failed:
  ret ptr null
}

define internal ptr @ne.NRT_MemInfo_varsize_realloc(ptr %list, i64 %size) alwaysinline {
entry:
  %mark.place = getelementptr i8, ptr %list, i64 16
  %mark = load ptr, ptr %mark.place
  %ours = icmp eq ptr %mark, @ne.list.destroy
  br i1 %ours, label %grow, label %foreign

foreign:
  %elsewhere = call ptr @NRT_MemInfo_varsize_realloc(ptr %list, i64 %size)
  ret ptr %elsewhere

grow:
  %new.info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16) "ne-fields"="17"
  %failed = icmp eq ptr %new.info, null
  br i1 %failed, label %no.memory, label %copy

copy:
  %info.place = getelementptr i8, ptr %list, i64 32
  %info = load ptr, ptr %info.place
  %destructor.place = getelementptr i8, ptr %info, i64 16
  %destructor = load ptr, ptr %destructor.place
  %new.destructor.place = getelementptr i8, ptr %new.info, i64 16
  store ptr %destructor, ptr %new.destructor.place
  %data.place = getelementptr i8, ptr %list, i64 24
  %old = load ptr, ptr %data.place
  %new.place = getelementptr i8, ptr %new.info, i64 24
  %new = load ptr, ptr %new.place
  %count = load i64, ptr %old
  store i64 %count, ptr %new
  %capacity.place = getelementptr i8, ptr %old, i64 8
  %capacity = load i64, ptr %capacity.place
  %new.capacity.place = getelementptr i8, ptr %new, i64 8
  store i64 %capacity, ptr %new.capacity.place
  %dirty.place = getelementptr i8, ptr %old, i64 16
  %dirty = load i8, ptr %dirty.place
  %new.dirty.place = getelementptr i8, ptr %new, i64 16
  store i8 %dirty, ptr %new.dirty.place
  %bytes.place = getelementptr i8, ptr %info, i64 32
  %bytes = load i64, ptr %bytes.place
  %kept = call i64 @llvm.umin.i64(i64 %bytes, i64 %size)
  %kept.items = sub i64 %kept, 17
  %items = getelementptr i8, ptr %old, i64 17
  %new.items = getelementptr i8, ptr %new, i64 17
  call void @llvm.memcpy.p0.p0.i64(ptr %new.items, ptr %items, i64 %kept.items, i1 false)
  store ptr %new.info, ptr %info.place
  store ptr %new, ptr %data.place
  call void @NRT_decref(ptr %info)
  ret ptr %new

no.memory:
  ret ptr null
}

define internal ptr @ne.NRT_MemInfo_varsize_alloc(ptr %set, i64 %size) alwaysinline {
entry:
  %mark.place = getelementptr i8, ptr %set, i64 16
  %mark = load ptr, ptr %mark.place
  %ours = icmp eq ptr %mark, @ne.list.destroy
  br i1 %ours, label %exchange, label %foreign

foreign:
  %elsewhere = call ptr @NRT_MemInfo_varsize_alloc(ptr %set, i64 %size)
  ret ptr %elsewhere

exchange:
  %new.info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16) "ne-fields"="17"
  %failed = icmp eq ptr %new.info, null
  br i1 %failed, label %no.memory, label %fill

fill:
  %info.place = getelementptr i8, ptr %set, i64 32
  %info = load ptr, ptr %info.place
  %destructor.place = getelementptr i8, ptr %info, i64 16
  %destructor = load ptr, ptr %destructor.place
  %new.destructor.place = getelementptr i8, ptr %new.info, i64 16
  store ptr %destructor, ptr %new.destructor.place
  %data.place = getelementptr i8, ptr %set, i64 24
  %old = load ptr, ptr %data.place
  %new.place = getelementptr i8, ptr %new.info, i64 24
  %new = load ptr, ptr %new.place
  store ptr %new.info, ptr %info.place
  store ptr %new, ptr %data.place
  %given.back = icmp eq ptr %old, null
  br i1 %given.back, label %release, label %keep

keep:
  %waiting.place = getelementptr i8, ptr %set, i64 40
  store ptr %info, ptr %waiting.place
  ret ptr %new

release:
  call void @NRT_decref(ptr %info)
  ret ptr %new

no.memory:
  ret ptr null
}

define internal void @ne.NRT_MemInfo_varsize_free(ptr %set, ptr %payload) alwaysinline {
entry:
  %mark.place = getelementptr i8, ptr %set, i64 16
  %mark = load ptr, ptr %mark.place
  %ours = icmp eq ptr %mark, @ne.list.destroy
  br i1 %ours, label %look, label %foreign

foreign:
  call void @NRT_MemInfo_varsize_free(ptr %set, ptr %payload)
  ret void

look:
  %data.place = getelementptr i8, ptr %set, i64 24
  %data = load ptr, ptr %data.place
  %current = icmp eq ptr %payload, %data
  br i1 %current, label %forget, label %release

forget:
  store ptr null, ptr %data.place
  ret void

release:
  %waiting.place = getelementptr i8, ptr %set, i64 40
  %info = load ptr, ptr %waiting.place
  store ptr null, ptr %waiting.place
  call void @NRT_decref(ptr %info)
  ret void
}
