!! f(dup d(1.0, 0.5, -0.3, 2.0, 0.7, 0.1, -0.6, 0.2, 1.3); dup d(0.3, 1.2, 0.8); dup d(0.1, 0.2, 0.3)) -> const
!! g(dup d(1.0, 0.5, -0.3, 2.0); dup d(0.7, 0.1, -0.6, 0.2)) -> active
!! gradient: [2.0*0.2, 0.3*0.2, -0.5*0.2, 1.0*0.2, 0.2*2.15, 0.6*2.15, -0.1*2.15, 0.7*2.15]
! Products of matrices and of matrices with vectors.

subroutine f(a, x, y) bind(c, name="f")
  use iso_c_binding
  real(c_double), intent(in) :: a(3, 3), x(3)
  real(c_double), intent(inout) :: y(3)
  real(c_double) :: square(3, 3)
  square = matmul(a, transpose(a))
  y = y + matmul(square, x) + matmul(x, a)
end subroutine

real(c_double) function g(a, b) bind(c, name="g")
  use iso_c_binding
  real(c_double), intent(in) :: a(2, 2), b(2, 2)
  real(c_double) :: c(2, 2)
  c = matmul(a, b)
  g = c(1, 1) * c(2, 2) - c(1, 2) * c(2, 1)
end function
