//! flags: -g
//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
double f(double *x, int n) { double *t = malloc(sizeof *t); t[0] = x[0]; for (int i = 1; i < n; i++) { t = realloc(t, (i + 1) * sizeof *t); t[i] = t[i - 1] * x[i]; } double s = 0; for (int i = 0; i < n; i++) s += t[i]; free(t); return s; }
