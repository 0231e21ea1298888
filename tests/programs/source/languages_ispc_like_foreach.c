//! levels: O3
//! flags: -mavx512f -ffast-math -mprefer-vector-width=512
//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3, 0.9, 1.3, 0.2, 0.6, 1.0, 0.8); const 11) -> active
double f(const double *restrict in, int n) { double s = 0; for (int i = 0; i < n; i++) s += in[i] > 0.5 ? in[i] * in[i] : in[i]; return s; }
