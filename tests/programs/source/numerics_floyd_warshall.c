//! f(dup d(0.5, 3.1, 9, 1.2, 0.6, 1.4, 2.6, 9, 0.7); const 3) -> const
void f(double *d, int n) { for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { double t = d[i * n + k] + d[k * n + j]; if (t < d[i * n + j]) d[i * n + j] = t; } }
