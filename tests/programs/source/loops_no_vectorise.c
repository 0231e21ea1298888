//! levels: O2 O3
//! flags: -fno-vectorize -fno-slp-vectorize -fno-unroll-loops
//! f(dup d(1.1, -0.4, 2.2, -0.3, 0.8); dup d(1, 2, 3, 4, 5); const 5) -> active
double f(double *x, double *y, long n) { double s = 0; for (long i = 0; i < n; i++) { s += x[i] * y[i]; y[i] = s * x[i]; } return s; }
