//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
double f(double *x, int n) { void *raw = malloc(64); double *d = raw; int *k = raw; double s = 1; for (int i = 0; i < n; i++) { d[0] = x[i] * s; s += d[0] * d[0]; k[0] = i; k[1] = n; s *= 1 + k[0] * 0.1 / k[1]; } free(raw); return s; }
