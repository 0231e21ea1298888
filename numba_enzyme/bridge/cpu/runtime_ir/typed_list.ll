; What Numba reads of the C structure behind a typed list: { length, item size, capacity, mutable, two functions, items }.
;
; Lists that are made inside differentiated code have the same fields in the same places (see typed_lists.py).

define internal i64 @ne.numba_list_size_address(ptr %list) alwaysinline {
entry:
  %address = ptrtoint ptr %list to i64
  ret i64 %address
}

define internal ptr @ne.numba_list_base_ptr(ptr %list) alwaysinline {
entry:
  %place = getelementptr i8, ptr %list, i64 48
  %items = load ptr, ptr %place
  ret ptr %items
}
