!! f(dup d(1.5, 0.5, 2.0, 0.75); const 4) -> active
!! g(dup d(1.5, 0.5, 2.0, 0.75); const 4) -> active
!! gradient: [2*1.5, 2*0.5, 2*2.0, 2*0.75]
!! flags: -fno-realloc-lhs
! Allocatable arrays: made, filled, handed to a contained procedure, freed by hand and at the end of the scope.

real(c_double) function f(x, n) bind(c, name="f")
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double), allocatable :: partial(:), table(:, :)
  integer :: i
  allocate(partial(0:n), table(n, n))
  partial(0) = 1
  do i = 1, n
    partial(i) = partial(i-1) * x(i) + 0.5d0
    table(:, i) = x * partial(i)
  end do
  f = sum(table) + partial(n)
  deallocate(partial)
  allocate(partial(2))
  partial = [x(1), x(2)]
  f = f * partial(1) + partial(2)
end function

real(c_double) function g(x, n) bind(c, name="g")
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double), allocatable :: work(:)
  allocate(work(n))
  work(:) = x
  call square(work, n)
  g = sum(work)
contains
  subroutine square(a, m)
    integer(c_int), value :: m
    real(c_double), intent(inout) :: a(m)
    a = a * a
  end subroutine
end function
