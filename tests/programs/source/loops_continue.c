//! f(dup d(1.1, -0.4, 2.2, -0.3, 0.7); const 5) -> active
double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { if (x[i] < 0) continue; s = s * 0.5 + x[i]; if (i == 2) continue; s *= s; } return s; }
