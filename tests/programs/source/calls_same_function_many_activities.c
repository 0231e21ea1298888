//! f(active 1.1; const 0.4; dup d(0.3, 0.7); const d(0.9, 0.2)) -> active
__attribute__((noinline)) static double g(double a, double *p, double *q) { p[0] += a * q[1]; q[0] *= p[1]; return p[0] * q[0] + a; }
double f(double x, double c, double *p, double *k) { double t[2] = {x, c}, u[2] = {c, 2}; return g(x, p, t) + g(c, p, u) * g(x, t, u) + g(c, u, k) * x + g(c, t, p); }
