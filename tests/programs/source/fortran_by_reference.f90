!! f(dup d(1.5); dup d(0.3); dup d(0.0); const i32(3)) -> const
!! g(dup f(1.5, 0.7, 0.2); dup d(0.9)) -> const
!! h(dup d(1.2, 0.4)) -> active
! Everything is passed by reference: scalars that are read, written and both, optional arguments, single precision.

subroutine f(a, b, c, n) bind(c, name="f")
  use iso_c_binding
  real(c_double), intent(in) :: a
  real(c_double), intent(inout) :: b
  real(c_double), intent(out) :: c
  integer(c_int), intent(in) :: n
  integer :: i
  c = 0
  do i = 1, n
    b = b * a + sin(a * i)
    c = c + b**i
  end do
end subroutine

subroutine g(x, y) bind(c, name="g")
  use iso_c_binding
  real(c_float), intent(inout) :: x(3)
  real(c_double), intent(inout) :: y
  x(1) = real(y * x(2), c_float)
  y = y + x(1) * x(3) + sqrt(x(2))
end subroutine

real(c_double) function h(x) bind(c, name="h")
  use iso_c_binding
  real(c_double), intent(in) :: x(2)
  h = shifted(x(1)) * shifted(x(2), x(1))
contains
  real(c_double) function shifted(v, by)
    real(c_double), intent(in) :: v
    real(c_double), intent(in), optional :: by
    shifted = exp(v)
    if (present(by)) shifted = shifted + by
  end function
end function
