//! f(dup d(1.1, 0.4); dup zeros(2)) -> active
//! expect: refused
double f(double *x, double *y) { const char *p = (const char *)x; char *q = (char *)y; for (int i = 0; i < 16; i++) q[i] = p[i]; return y[0] * y[1]; }
