//! f(dup d(1.1, 0.4); dup d(2.2, 0.8); const 1) -> active
//! f(dup d(1.1, 0.4); dup d(2.2, 0.8); const 0) -> active
double f(double *a, double *b, int k) { double *p = k ? a : b; p[0] *= p[1]; a[1] += p[0] * b[1]; return a[0] * a[1] + b[0]; }
