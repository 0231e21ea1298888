//! f(dup d(1.1, 0.4, 0.7)) -> active
__attribute__((noinline)) static void add(double *out, const double *a, const double *b) { out[0] = a[0] * b[0] + a[0]; }
double f(double *x) { add(x, x, x); add(x + 1, x, x + 1); add(x + 2, x + 1, x + 2); return x[2] * x[0]; }
