//! f(active 0.9; const 5) -> active
__attribute__((noinline)) static void descend(double *out, double x, int n) { double t[2] = {x * n, x}; if (n) descend(t, t[1] * 0.9 + 0.1, n - 1); *out = t[0] * t[1] + *out; }
double f(double x, int n) { double r = 1; descend(&r, x, n); return r; }
