//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
__attribute__((noinline)) static double *squares(const double *x, int n) { double *t = malloc(n * sizeof *t); for (int i = 0; i < n; i++) t[i] = x[i] * x[i]; return t; }
double f(double *x, int n) { double *a = squares(x, n), *b = squares(a, n); double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[n - 1 - i]; free(a); free(b); return s; }
