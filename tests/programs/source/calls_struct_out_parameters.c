//! f(dup d(1.1, 0.4)) -> active
__attribute__((noinline)) static int solve(double a, double b, double *r1, double *r2) { double d = a * a + 4 * b; if (d < 0) return 0; d = __builtin_sqrt(d); *r1 = (a + d) / 2; *r2 = (a - d) / 2; return 2; }
double f(double *x) { double p, q; int n = solve(x[0], x[1], &p, &q); return n ? p * p - q : 0; }
