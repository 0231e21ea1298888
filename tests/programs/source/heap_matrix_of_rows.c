//! f(dup d(1.1, 0.4, 2.2, 0.8); const 2) -> active
#include <stdlib.h>
double f(double *x, int n) {
  double **m = malloc(n * sizeof *m); for (int i = 0; i < n; i++) { m[i] = malloc(n * sizeof **m); for (int j = 0; j < n; j++) m[i][j] = x[i * n + j] * x[0]; }
  double *t = m[0]; m[0] = m[1]; m[1] = t;
  double s = 0; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += m[i][j] * m[j][i] * (i + 1); for (int i = 0; i < n; i++) free(m[i]); free(m); return s;
}
