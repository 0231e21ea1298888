//! f(dup d(1.1, 0.4); const 5) -> active
double f(double *x, int n) { double b0[2] = {x[0], x[1]}, b1[2] = {x[1], x[0]}, b2[2]; double *p = b0, *q = b1, *r = b2; for (int i = 0; i < n; i++) { for (int k = 0; k < 2; k++) r[k] = p[k] * q[1 - k] + 0.3; double *t = p; p = q; q = r; r = t; } return p[0] * q[1] + q[0]; }
