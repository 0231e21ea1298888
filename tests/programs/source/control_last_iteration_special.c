//! f(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> active
double f(double *x, int n) { double s = 0, p = 1; for (int i = 0; i < n; i++) { p *= x[i]; if (i == n - 1) { s += p; break; } if (i == 0) { s = p; continue; } s += p * 0.5; } return s; }
