//! f(dup d(1.1, 0.4, 2.2, 0.8); const 2) -> active
#include <stdlib.h>
static double **matrix(int n) { double **m = malloc(n * sizeof *m); m[0] = calloc(n * n, sizeof **m); for (int i = 1; i < n; i++) m[i] = m[i - 1] + n; return m; }
double f(double *x, int n) { double **a = matrix(n), **b = matrix(n); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = x[i * n + j]; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) b[i][j] += a[i][k] * a[k][j]; double s = 0; for (int i = 0; i < n; i++) s += b[i][i] * (i + 1) + b[0][i]; free(a[0]); free(a); free(b[0]); free(b); return s; }
