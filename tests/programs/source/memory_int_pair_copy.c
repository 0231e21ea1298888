//! f(dup d(1.1, 0.4); dup zeros(2)) -> active
//! expect: refused
double f(double *x, double *y) { const int *p = (const int *)x; int *q = (int *)y; for (int i = 0; i < 4; i++) q[i] = p[i]; return y[0] * y[1]; }
