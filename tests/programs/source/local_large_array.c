//! f(dup d(1.1, 0.4); const 5000) -> active
double f(double *x, int n) { double t[5001]; t[0] = x[0]; for (int i = 0; i < n; i++) t[i + 1] = t[i] * 0.999 + x[1] * 1e-3 * t[i] * t[i]; double s = 0; for (int i = 0; i <= n; i += 500) s += t[i] * t[i]; return s; }
