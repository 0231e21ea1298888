//! f(dup d(1.1, 0.4, 2.2, 0.3); const i32(2)) -> active
double f(double *x, int *count) { double s = 0.5; for (int i = 0; i < *count; i++) { s = s * x[i] + 1; if (i == 1) *count = 4; } return s; }
