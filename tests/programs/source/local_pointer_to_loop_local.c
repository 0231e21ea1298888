//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
__attribute__((noinline)) static void twice(double *p) { *p *= 2 * *p; }
double f(double *x, int n) { double s = 0.5; for (int i = 0; i < n; i++) { double t = x[i] * s, u = t; double *p = i & 1 ? &t : &u; twice(p); s += t * u * 0.1; } return s; }
