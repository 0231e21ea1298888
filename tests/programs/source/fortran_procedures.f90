!! f(dup d(1.5, 0.5, 2.0, 0.75, 0.3, 0.6); const 6) -> active
!! g(active 0.7; const 6) -> active
! Assumed-shape arrays with strides, where and merge, elemental and recursive functions, procedures as arguments.

module fortran_procedures_inside
  use iso_c_binding
  implicit none
contains
  elemental real(c_double) function smooth(v)
    real(c_double), intent(in) :: v
    smooth = v * v / (1 + v)
  end function

  real(c_double) function total(a)
    real(c_double), intent(in) :: a(:)
    integer :: i
    total = 0
    do i = 1, size(a)
      total = total + smooth(a(i)) * i
    end do
  end function

  recursive real(c_double) function legendre(n, v) result(p)
    integer, intent(in) :: n
    real(c_double), intent(in) :: v
    if (n == 0) then
      p = 1
    else if (n == 1) then
      p = v
    else
      p = ((2*n - 1) * v * legendre(n - 1, v) - (n - 1) * legendre(n - 2, v)) / n
    end if
  end function

  real(c_double) function f(x, n) bind(c, name="f")
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double) :: y(n)
    where (x > 0.7d0)
      y = log(x)
    elsewhere
      y = x**3
    end where
    f = total(y(1:n:2)) + total(x) + sum(merge(x, y, x < 1)) + sum(smooth(x))
  end function

  real(c_double) function g(v, n) bind(c, name="g")
    real(c_double), value :: v
    integer(c_int), value :: n
    g = legendre(n, v) + legendre(2, v)
  end function
end module
