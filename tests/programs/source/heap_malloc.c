//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
double f(double *x, int n) { double *t = malloc(n * sizeof *t); for (int i = 0; i < n; i++) t[i] = x[i] * x[i]; double s = 0; for (int i = 0; i < n; i++) { t[i] *= t[n - 1 - i]; s += t[i]; } free(t); return s; }
