!! f(dup d(1.5, 0.5, -0.3, 0.75); dup d(0.2, -0.7)) -> active
! Complex numbers: arithmetic, conjugates, functions.

real(c_double) function f(z, w) bind(c, name="f")
  use iso_c_binding
  complex(c_double_complex), intent(in) :: z(2)
  complex(c_double_complex), intent(inout) :: w
  w = w * z(1) + conjg(z(2)) / (2 + z(1))
  f = real(w * w) + aimag(z(1) * z(2)) + abs(w)
end function
