//! f(dup d(1.1)) -> active
//! expect: invalid
void f(double *x) { *x *= 2; }
