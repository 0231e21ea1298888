//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.8, 0.9, 1.2, 0.2); const 8; const 3) -> active
//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.8, 0.9, 1.2, 0.2); const 8; const 1) -> active
double f(double *x, long n, long step) { double s = 1; for (long i = 0; i < n; i += step) { s = s * x[i] + x[i]; x[i] = s; } return s; }
