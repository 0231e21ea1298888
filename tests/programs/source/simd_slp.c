//! levels: O2 O3
//! f(dup d(1.1, 0.4, 2.2, 0.7); dup zeros(4)) -> const
void f(double *restrict x, double *restrict y) { y[0] = x[0] * x[1] + 1; y[1] = x[1] * x[2] + 1; y[2] = x[2] * x[3] + 1; y[3] = x[3] * x[0] + 1; }
