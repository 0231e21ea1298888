//! levels: O2 O3
//! f(active 0.3; dup d(1.1, 0.4, 2.2, 0.3, 0.8, 0.9, 1.2, 0.5, 0.6); dup d(1, 2, 3, 4, 5, 6, 7, 8, 9); const 9) -> const
void f(double a, double *restrict x, double *restrict y, long n) { for (long i = 0; i < n; i++) y[i] += a * x[i]; }
