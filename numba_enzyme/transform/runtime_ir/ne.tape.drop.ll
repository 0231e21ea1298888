; Frees the shadow of an array, however often it was counted: nobody but the derivative holds it.
define linkonce_odr void @ne.tape.drop(ptr %shadow) nounwind {
  store i64 1, ptr %shadow
  call void @NRT_decref(ptr %shadow)
  ret void
}

declare void @NRT_decref(ptr)
