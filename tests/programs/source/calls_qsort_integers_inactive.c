//! f(active 1.1; const i32(3, 1, 2); const 3) -> active
#include <stdlib.h>
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
double f(double x, int *k, int n) { qsort(k, n, sizeof *k, compare); double s = 1; for (int i = 0; i < n; i++) s = s * x + k[i]; return s; }
