//! f(active 1.1; const 3) -> active
//! expect: refused
#include <setjmp.h>
static jmp_buf place;
__attribute__((noinline)) static double g(double x, int n) { if (n == 0) longjmp(place, 1); return x * g(x, n - 1); }
double f(double x, int n) { volatile double y = x; if (setjmp(place)) return y * y; return g(x, n); }
