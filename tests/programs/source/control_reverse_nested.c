//! f(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> active
double f(double *x, int n) { for (int i = n; i-- > 0;) for (int j = i; j-- > 0;) x[i] -= 0.3 * x[j] * x[i]; return x[n - 1] * x[0]; }
