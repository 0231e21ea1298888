//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
__attribute__((noinline)) static void scale(double *x, int n, double s) { for (int i = 0; i < n; i++) x[i] *= s + x[i]; }
double f(double *x, int n) { scale(x, n, x[0]); scale(x + 1, n - 1, 0.5); return x[0] * x[1] + x[2]; }
