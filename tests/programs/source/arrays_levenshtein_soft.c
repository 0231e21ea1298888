//! f(dup d(1, 2, 0.5); dup d(1.2, 0.4); const 3; const 2) -> active
#include <math.h>
double f(double *a, double *b, int n, int m) {
  double t[4][4];
  for (int i = 0; i <= n; i++) for (int j = 0; j <= m; j++) {
    if (!i || !j) { t[i][j] = i + j; continue; }
    double s = t[i - 1][j - 1] + (a[i - 1] - b[j - 1]) * (a[i - 1] - b[j - 1]), u = t[i - 1][j] + 1, l = t[i][j - 1] + 1;
    t[i][j] = -log(exp(-s) + exp(-u) + exp(-l));
  }
  return t[n][m];
}
