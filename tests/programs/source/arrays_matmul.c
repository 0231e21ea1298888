//! f(dup d(1, 2, 3, 4, 5, 6); dup d(0.1, 0.2, 0.3, 0.4, 0.5, 0.6); dup zeros(4); const 2; const 3) -> const
void f(double *a, double *b, double *c, int n, int m) { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { double s = 0; for (int k = 0; k < m; k++) s += a[i * m + k] * b[k * n + j]; c[i * n + j] = s; } }
