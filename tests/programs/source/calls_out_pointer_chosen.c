//! f(dup d(1.1, 0.4, 0.9); const 1) -> active
__attribute__((noinline)) static void largest(double *x, int n, double **at) { *at = x; for (int i = 1; i < n; i++) if (x[i] > **at) *at = x + i; }
double f(double *x, int k) { double *p, *q; largest(x, 3, &p); *p *= 0.2; largest(x + k, 2, &q); *q *= *p; return x[0] * x[1] + x[2]; }
