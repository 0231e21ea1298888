//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3, 0.9); const 6) -> active
double f(double *x, int n) { int i = 0; double s = 1; while (i < n) { double p = 1; while (i < n && p < 2) { p *= 1 + x[i]; i++; } s += p * p; } return s; }
