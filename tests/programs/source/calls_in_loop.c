//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <math.h>
__attribute__((noinline)) static double g(double *x, double s) { double t = *x; *x = sin(t) * s; return t * s; }
double f(double *x, int n) { double s = 1; for (int k = 0; k < 2; k++) for (int i = 0; i < n; i++) s += g(&x[i], s) * 0.3; return s; }
