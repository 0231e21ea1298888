//! f(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> active
double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { s += x[i] * x[n - 1 - i]; if (i % 2) x[i] = s; else x[n - 1 - i] = 0.25; } return s; }
