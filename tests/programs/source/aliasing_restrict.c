//! f(dup d(1.1, 0.4); dup d(2.2, 0.8)) -> active
double f(double *restrict a, double *restrict b) { double t = a[0]; b[0] = t * 2; b[1] *= a[0]; a[0] = b[1] * b[0]; return a[0] * a[1] * t; }
