//! f(active 1.5; dup d(0.25)) -> const
void f(double x, double *out) { *out = x * x + *out * 3; }
