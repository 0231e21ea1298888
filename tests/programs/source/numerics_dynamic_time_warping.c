//! f(dup d(1, 2, 0.5); dup d(1.2, 0.4); const 3; const 2) -> active
#include <math.h>
double f(double *a, double *b, int n, int m) { double D[5][5]; for (int i = 0; i <= n; i++) for (int j = 0; j <= m; j++) D[i][j] = i + j ? 1e6 : 0; for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) D[i][j] = (a[i - 1] - b[j - 1]) * (a[i - 1] - b[j - 1]) + fmin(D[i - 1][j - 1], fmin(D[i - 1][j], D[i][j - 1])); return D[n][m]; }
