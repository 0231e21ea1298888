//! f(dup d(1.1, 0.4, 2.2)) -> active
double f(double *x) { double t = x[0]; x[0] = x[1]; x[1] = t; t = x[1]; x[1] = x[2]; x[2] = t * x[0]; return x[0] * 2 + x[1] * 3 + x[2]; }
