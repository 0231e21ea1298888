//! f(dup d(1.1, 0.4, 0.9); const 1) -> active
struct view { double *p; int n; };
__attribute__((noinline)) static struct view tail(double *x, int n, int k) { struct view v = {x + k, n - k}; return v; }
double f(double *x, int k) { struct view v = tail(x, 3, k), w = tail(v.p, v.n, 1); double s = 0; for (int i = 0; i < v.n; i++) { v.p[i] *= w.p[0]; s += v.p[i] * x[0]; } return s; }
