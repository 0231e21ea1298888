//! f(dup d(0.3, 1.2, 1.7, 2.4); dup zeros(3); const 4) -> const
void f(double *x, double *bins, int n) { for (int i = 0; i < n; i++) { int k = (int)x[i]; bins[k] += x[i] * x[i]; } }
