//! f(dup d(1.1, 0.4, 2.2, 0.3); const i32(2, 0, 3, 1); const 4) -> active
double f(double *x, int *count, int n) { double s = 0.5; for (int i = 0; i < n; i++) { for (int j = 0; j < count[i]; j++) s = s * x[i] + x[j]; s *= 0.7; } return s; }
