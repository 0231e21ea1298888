//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
__attribute__((noinline)) static int accumulate(double *s, double v) { if (*s + v * v > 3) return 1; *s += v * v; return 0; }
double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) if (accumulate(&s, x[i])) return s * x[i]; return s; }
