//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
__attribute__((noinline)) static double dot(const double *a, const double *b, int n) { double s = 0; for (int i = 0; i < n; i++) s += a[i] * b[i]; return s; }
double f(double *x, int n) { double s = 0; for (int i = 1; i <= n; i++) { double d = dot(x, x, i); s += d * d; x[i - 1] = d; } return s; }
