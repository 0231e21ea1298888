//! levels: O2 O3
//! f(dup d(1.1, 0.4, 2.2, 0.3, 0.8, 0.9, 1.2, 0.5, 0.6); const 9) -> active
//! flags: -ffast-math -mavx2
double f(double *x, long n) { double s = 0; for (long i = 0; i < n; i++) s += x[i] * x[i]; return s; }
