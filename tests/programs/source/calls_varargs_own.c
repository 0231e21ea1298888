//! f(active 1.1; active 0.4) -> active
//! expect: refused
#include <stdarg.h>
__attribute__((noinline)) static double sum(int n, ...) { va_list v; va_start(v, n); double s = 0; for (int i = 0; i < n; i++) { double t = va_arg(v, double); s += t * t; } va_end(v); return s; }
double f(double x, double y) { return sum(3, x, y, x * y); }
