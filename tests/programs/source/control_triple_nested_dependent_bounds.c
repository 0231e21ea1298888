//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { double s = 0.1; for (int i = 0; i < n; i++) for (int j = i; j < n; j++) for (int k = i; k <= j; k++) { s += x[i] * x[j] * x[k]; x[k] *= 0.95; } return s; }
