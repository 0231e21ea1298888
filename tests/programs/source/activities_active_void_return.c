//! f(dup d(1.1)) -> active
void f(double *x) { *x *= 2; }
