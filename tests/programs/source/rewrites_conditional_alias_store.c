//! f(dup d(1.1, 0.4, 2.2); const i32(0, 1, 0, 2); const 4) -> active
double f(double *x, int *k, int n) { double *p = x; double s = 1; for (int i = 0; i < n; i++) { if (k[i]) p = x + k[i]; *p = *p * s + 0.1; s += *p * x[0]; } return s; }
