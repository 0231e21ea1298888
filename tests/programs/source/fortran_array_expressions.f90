!! f(dup d(1.5, 0.5, 2.0, 0.75); dup d(0.3, 1.2, 0.8, 0.4); const 4) -> active
!! g(dup d(1.5, 0.5, 2.0, 0.75, 0.9, 1.1)) -> active
! Whole arrays and sections in expressions, reductions, strides.

real(c_double) function f(x, y, n) bind(c, name="f")
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double), intent(inout) :: y(n)
  y = y + x * sin(y) - 0.5d0 * x**2
  y(2:n) = y(2:n) * x(1:n-1)
  f = sum(x * y) + maxval(x) * minval(y) + product(y(1:n:2))
end function

real(c_double) function g(a) bind(c, name="g")
  use iso_c_binding
  real(c_double), intent(in) :: a(2, 3)
  real(c_double) :: b(3, 2), rows(2)
  b = transpose(a)
  rows = sum(a, dim=2)
  g = sum(b(:, 1) * a(2, :)) + dot_product(rows, b(2, :)) + sqrt(sum(a(1, :)**2))
end function
