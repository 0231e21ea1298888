//! f(dup d(1.1, 0.4, 2.2); const 2) -> active
#include <string.h>
double f(double *x, long n) { double r = x[0] * x[1] * x[2]; memset(x, 0, n * sizeof *x); return r + x[0] + x[2] * x[2]; }
