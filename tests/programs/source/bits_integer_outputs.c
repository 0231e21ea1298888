//! f(dup d(1.1, 0.4, 2.7); dup i32(0, 0, 0); const 3) -> const
void f(double *x, int *y, int n) { for (int i = 0; i < n; i++) y[i] = (int)(x[i] * 10); }
