//! f(dup d(1, 2, 3, 4, 5); dup d(0.5, -0.2, 0.1); dup zeros(3); const 5; const 3) -> const
void f(double *x, double *k, double *y, int n, int m) { for (int i = 0; i + m <= n; i++) { y[i] = 0; for (int j = 0; j < m; j++) y[i] += x[i + j] * k[j]; } }
