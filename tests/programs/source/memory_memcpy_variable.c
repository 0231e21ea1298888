//! f(dup d(1.1, 0.4, 2.2); dup d(1, 2, 3); const 2) -> active
#include <string.h>
double f(double *x, double *y, long n) { memcpy(y, x, n * sizeof *x); for (int i = 0; i < n; i++) x[i] *= 2; return y[0] * y[1] * y[2] + x[0] * x[1]; }
