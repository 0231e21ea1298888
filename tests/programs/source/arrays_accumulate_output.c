//! f(dup d(1, 2, 3); dup d(4, 5, 6); const 3) -> const
void f(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] += x[i] * y[(i + 1) % n]; }
