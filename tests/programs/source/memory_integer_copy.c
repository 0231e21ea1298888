//! f(dup d(1.1, 0.4, 2.2); dup zeros(3)) -> active
double f(double *x, double *y) { const long *p = (const long *)x; long *q = (long *)y; for (int i = 0; i < 3; i++) q[i] = p[i]; return y[0] * y[1] * y[2]; }
