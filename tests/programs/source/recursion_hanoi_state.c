//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
static void move(double *p, int n, int a, int b, int c) { if (!n) return; move(p, n - 1, a, c, b); p[b] += 0.5 * p[a] * n; p[a] *= 0.5; move(p, n - 1, c, b, a); }
double f(double *p, int n) { move(p, n, 0, 1, 2); return p[0] + 2 * p[1] * p[2]; }
