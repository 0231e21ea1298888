//! f(dup d(2.1, 0.4, 1.2, 3.3, 0.9); const 5) -> active
//! expect: refused
#include <stdlib.h>
static int compare(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return (x > y) - (x < y); }
double f(double *x, int n) { qsort(x, n, sizeof *x, compare); return x[0] * x[1] + x[n - 1]; }
