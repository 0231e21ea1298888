//! levels: O2 O3
//! flags: -ffast-math -mavx2
//! f(dup d(1.1, -0.4, 2.2, -0.3, 0.8, 0.9, -1.2, 0.5, 0.6); const 9) -> active
//! gradient: [0, 0, 1, 0, 0, 0, 0, 0, 0]
double f(double *x, long n) { double m = x[0]; for (long i = 1; i < n; i++) m = m > x[i] ? m : x[i]; return m; }
