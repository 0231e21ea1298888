!! f(dup struct(d(1.5), d(0.3, 0.7, -0.2), i32(2), f(0.5)); active 0.8) -> active
!! refused: O1
!! g(dup d(1.0, 2.0, 0.5, 0.3, -0.4, 0.9); const 2) -> active
! Derived types: from the caller, with arrays and numbers of several kinds in them, with bound procedures, in arrays.

module fortran_bodies
  use iso_c_binding
  implicit none
  type, bind(c) :: spring
    real(c_double) :: stiffness
    real(c_double) :: ends(3)
    integer(c_int) :: power
    real(c_float) :: damping
  end type
  type :: body
    real(c_double) :: mass, place(2)
  contains
    procedure :: moment
  end type
contains
  real(c_double) function moment(self, about)
    class(body), intent(in) :: self
    real(c_double), intent(in) :: about(2)
    moment = self%mass * sum((self%place - about)**2)
  end function

  real(c_double) function f(s, x) bind(c, name="f")
    type(spring), intent(inout) :: s
    real(c_double), value :: x
    s%ends = s%ends * x
    f = s%stiffness * sum(s%ends)**s%power - s%damping * x
    s%stiffness = s%stiffness * 0.9d0
  end function

  real(c_double) function g(x, n) bind(c, name="g")
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(3, n)
    type(body) :: bodies(2)
    real(c_double) :: center(2)
    integer :: i
    do i = 1, n
      bodies(i)%mass = x(1, i)
      bodies(i)%place = x(2:3, i)
    end do
    center = 0
    do i = 1, n
      center = center + bodies(i)%mass * bodies(i)%place
    end do
    center = center / sum(bodies%mass)
    g = bodies(1)%moment(center) + bodies(2)%moment(center)
  end function
end module
