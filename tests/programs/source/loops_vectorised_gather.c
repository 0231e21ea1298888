//! levels: O2 O3
//! flags: -mavx2
//! f(dup d(1.1, -0.4, 2.2, -0.3, 0.8); const i32(3, 1, 4, 0, 2, 2, 1, 3, 0); dup zeros(9); const 9) -> const
void f(double *restrict x, int *restrict index, double *restrict y, long n) { for (long i = 0; i < n; i++) y[i] = x[index[i]] * x[index[i]]; }
