//! f(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> active
double f(double *x, int n) { for (int i = 1; i < n; i++) x[i] += x[i - 1]; return x[n - 1] * x[n - 2]; }
