//! f(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> const
void f(double *x, int n) { for (int i = 1; i < n; i++) x[i] *= x[i - 1]; for (int i = n - 2; i >= 0; i--) x[i] *= x[i + 1]; }
