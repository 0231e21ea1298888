//! f(dup d(1.1, 0.4, 2.2)) -> const
void f(double *x) { x[0] = x[1] * x[1]; x[0] = x[2] * x[1]; x[1] = x[0]; x[2] = 0; x[2] = x[1] * 3; }
