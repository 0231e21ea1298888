//! f(dup d(1.1, 0.4, 2.2)) -> active
double f(double *x) { double r = x[0] * x[1]; x[0] = 3; r += x[0] * x[2]; x[2] = x[0]; return r * x[2]; }
