//! f(dup d(1.1, 0.4, 2.2, 0.3, 0.8, 0.9, 1.2); const 7) -> active
double f(double *x, int n) { double s = 1; for (int i = 1; i < n; i += 3) s *= x[i] * x[i - 1]; for (int i = 1; i < n; i *= 2) s += x[i] * s; return s; }
