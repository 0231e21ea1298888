//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4) -> active
double f(double *x, long n) { double s = 1; for (long i = n - 1; i >= 0; i--) { s = s * x[i] + 1; x[i] = s; } return s; }
