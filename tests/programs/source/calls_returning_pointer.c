//! f(dup d(1.1, 0.4, 2.2); const 1) -> active
__attribute__((noinline)) static double *pick(double *x, int k) { return k ? x + 1 : x; }
double f(double *x, int k) { double *p = pick(x, k); *p *= x[2]; return *pick(x, !k) * *p; }
