//! levels: O2 O3
//! flags: -mavx2
//! f(dup d(1.1, -0.4, 2.2, -0.3, 0.8, 0.9, -1.2, 0.5, 0.6); dup zeros(9); const 9) -> const
void f(double *restrict x, double *restrict y, long n) { for (long i = 0; i < n; i++) { if (x[i] > 0) y[i] = x[i] * x[i]; } }
