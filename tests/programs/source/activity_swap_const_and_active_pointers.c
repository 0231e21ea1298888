//! f(dup d(1.1, 0.4); const 3) -> active
double f(double *x, int n) { double t[2] = {0.3, 0.6}, u[2] = {x[0], x[1]}; double *p = t, *q = u; for (int i = 0; i < n; i++) { p[0] = p[0] * 0.5 + q[1] * (i == 1); double *s = p; p = q; q = s; } return t[0] * u[0] + p[1] * q[0]; }
