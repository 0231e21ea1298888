//! f(dup d(1.1, 0.4, 2.2); const 5) -> active
__attribute__((noinline)) static void advance(double **p, double *base, int n) { if (++*p == base + n) *p = base; }
double f(double *x, int n) { double *p = x, s = 0.5; for (int i = 0; i < n; i++) { *p = *p * s + 0.1; s += *p; advance(&p, x, 3); } return s; }
