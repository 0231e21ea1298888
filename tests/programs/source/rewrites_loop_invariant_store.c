//! f(dup d(1.1, 0.4); const 4) -> active
double f(double *x, int n) { for (int i = 0; i < n; i++) x[1] = x[0] * (i + 1) + x[1] * 0.5; return x[1] * x[0]; }
