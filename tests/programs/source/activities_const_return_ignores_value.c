//! f(active 1.1; dup d(0.3)) -> const
double f(double x, double *out) { *out *= x; return x * x * 100; }
