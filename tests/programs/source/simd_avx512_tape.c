//! levels: O2 O3
//! flags: -mavx512f -mprefer-vector-width=512 -ffast-math
//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3, 0.9, 1.3, 0.2, 0.6, 1.0, 0.8, 0.5, 0.35, 0.45, 0.55, 0.65, 0.75); const 17) -> active
double f(double *x, int n) { double s = 0; for (int r = 0; r < 3; r++) for (int i = 0; i < n; i++) { x[i] = x[i] > 0.523 ? x[i] * x[i] : x[i] + 0.1; s += x[i]; } return s; }
