; Whether a typed dictionary was made inside differentiated code: then there is more in its MemInfo than the address of Numba's
; dictionary (see typed_dicts.py). The size is the field of a MemInfo at byte 32.

define internal i1 @ne.numba_dict_is_made_here(ptr %info) alwaysinline {
entry:
  %place = getelementptr i8, ptr %info, i64 32
  %size = load i64, ptr %place
  %more = icmp ugt i64 %size, 8
  ret i1 %more
}
