; Frees the shadow of an array, however often it was counted: nobody but the derivative holds it.
; Its destructor does not run: what a container's shadow holds is given up by itself.
define linkonce_odr void @ne.tape.drop(ptr %shadow) nounwind {
  store i64 1, ptr %shadow
  %destructor = getelementptr i8, ptr %shadow, i64 8
  store ptr null, ptr %destructor
  call void @NRT_decref(ptr %shadow)
  ret void
}

declare void @NRT_decref(ptr)
