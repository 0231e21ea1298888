//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4) -> active
//! f(dup d(0.1, 0.4, 0.2, 0.3); const 4) -> active
double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) { s += x[i] * x[i]; if (s > 3) break; s *= 1.5; } return s; }
