//! f(dup d(1.1, 0.4)) -> active
double f(volatile double *x) { volatile double t = x[0] * x[1]; x[0] = t * t; return x[0] + t; }
