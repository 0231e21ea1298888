//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { double t[n]; for (int i = 0; i < n; i++) t[i] = x[i] * x[n - 1 - i]; double s = 0; for (int i = 0; i < n; i++) s += t[i] * t[0]; return s; }
