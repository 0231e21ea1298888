//! f(dup d(1.1, 0.4, 2.2); const 4) -> active
#include <stdlib.h>
double f(double *x, int n) { int *perm = malloc(3 * sizeof *perm); for (int i = 0; i < 3; i++) perm[i] = i; double s = 1; for (int r = 0; r < n; r++) { s = s * x[perm[0]] + x[perm[1]]; x[perm[2]] *= 0.9; int t = perm[0]; perm[0] = perm[1]; perm[1] = perm[2]; perm[2] = t; } free(perm); return s; }
