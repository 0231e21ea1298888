//! f(dup d(1.5, 2.5); active 0.5) -> const
double f(double *x, double s) { x[0] *= s; x[1] += x[0]; return x[0] * x[1]; }
