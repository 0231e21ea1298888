//! f(dup d(1.1, 0.4, 2.2); const 1) -> dup
//! modes: reverse
double *f(double *x, int k) { x[k] *= x[0]; return x + k; }
