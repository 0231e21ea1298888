//! f(dup d(1.1, 0.4, 2.2); const i32(3, 5, 9)) -> active
#include <stdlib.h>
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
double f(double *x, int *k) { int key = 5; int *at = bsearch(&key, k, 3, sizeof *k, compare); return x[at - k] * x[0]; }
