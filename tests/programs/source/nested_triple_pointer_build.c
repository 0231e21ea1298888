//! f(dup d(1.1, 0.4, 2.2, 0.7); const 2) -> active
#include <stdlib.h>
double f(double *x, int n) { double ***c = malloc(n * sizeof *c); for (int i = 0; i < n; i++) { c[i] = malloc(n * sizeof **c); for (int j = 0; j < n; j++) { c[i][j] = malloc(sizeof(double)); *c[i][j] = x[2 * i + j] * x[0]; } } double s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += *c[i][j] * *c[j][i] * (j + 1); for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) free(c[i][j]); free(c[i]); } free(c); return s; }
