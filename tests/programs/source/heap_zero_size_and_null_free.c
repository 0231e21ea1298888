//! f(active 1.1; const 0) -> active
#include <stdlib.h>
double f(double x, int n) { double *a = malloc(n * sizeof *a), *b = NULL; for (int i = 0; i < n; i++) a[i] = x; free(b); free(a); double *c = calloc(1, 8); *c += x * x; double r = *c; free(c); return r; }
