//! f(dup d(1.1, -3.4, 2.2, -0.3); const 4) -> const
void f(double *x, int n) { for (int i = 0; i < n; i++) x[i] = x[i] > 0 ? x[i] : 0.01 * x[i]; }
