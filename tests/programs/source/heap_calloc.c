//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
double f(double *x, int n) { double *t = calloc(n + 1, sizeof *t); for (int i = 0; i < n; i++) t[i + 1] = t[i] * 0.5 + x[i] * x[i]; double s = t[n] * t[1]; free(t); return s; }
