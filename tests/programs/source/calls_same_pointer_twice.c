//! f(dup d(1.1, 0.4, 0.9); const 3) -> active
__attribute__((noinline)) static void axpy(double *y, const double *x, double a, int n) { for (int i = 0; i < n; i++) y[i] += a * x[i]; }
double f(double *x, int n) { axpy(x, x, x[0], n); axpy(x + 1, x, 0.5, n - 1); axpy(x, x + 1, x[2], n - 1); return x[0] * x[1] * x[2]; }
