//! f(dup d(1.1, 0.4, 2.2, 0.3, 0.8); const 5) -> active
double f(double *x, int n) { double s = 0; for (int i = 0, j = n - 1; i < j; i++, j--) { s += x[i] * x[j]; x[j] = s; } return s; }
