!! f(dup d(1.0, 0.5, -0.3, 2.0, 0.7, 0.1); const 6; const 4) -> const
!! g(active 1.7; const 1e-12) -> active
!! gradient: [0.5/math.sqrt(1.7)]
! Loops with steps, conditions, exit and cycle; a stencil in time; Newton's iteration.

subroutine f(u, n, steps) bind(c, name="f")
  use iso_c_binding
  integer(c_int), value :: n, steps
  real(c_double), intent(inout) :: u(n)
  real(c_double) :: next(n)
  integer :: i, t
  next = u
  do t = 1, steps
    do i = 2, n - 1
      if (mod(i + t, 3) == 0) cycle
      next(i) = u(i) + 0.1d0 * (u(i-1) - 2 * u(i) + u(i+1)) * u(i)
    end do
    do i = n, 1, -2
      u(i) = next(i) * 1.01d0
    end do
  end do
end subroutine

real(c_double) function g(a, tolerance) bind(c, name="g")
  use iso_c_binding
  real(c_double), value :: a, tolerance
  real(c_double) :: previous
  g = a
  do
    previous = g
    g = 0.5d0 * (g + a / g)
    if (abs(g - previous) < tolerance) exit
  end do
end function
