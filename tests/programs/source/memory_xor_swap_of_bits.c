//! f(dup d(1.1, 0.4)) -> active
double f(double *x) { long *p = (long *)x; p[0] ^= p[1]; p[1] ^= p[0]; p[0] ^= p[1]; return x[0] * x[0] + x[1]; }
