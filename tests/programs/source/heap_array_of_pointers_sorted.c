//! f(dup d(2.1, 0.4, 1.2, 3.3); const 4) -> active
#include <stdlib.h>
double f(double *x, int n) { double **p = malloc(n * sizeof *p); for (int i = 0; i < n; i++) p[i] = &x[i]; for (int i = 1; i < n; i++) for (int j = i; j > 0 && *p[j] < *p[j - 1]; j--) { double *t = p[j]; p[j] = p[j - 1]; p[j - 1] = t; } double s = 0; for (int i = 0; i < n; i++) { *p[i] *= i + 1; s += *p[i] * *p[(i + 1) % n]; } free(p); return s; }
