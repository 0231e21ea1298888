//! f(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> active
double f(double *x, int n) { if (n == 0) return 0; if (n == 1) return x[0] * x[0]; double s = f(x, n / 2); x[0] *= s; return s * f(x + n / 2, n - n / 2); }
