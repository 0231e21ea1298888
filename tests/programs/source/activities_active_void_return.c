//! f(dup d(1.1)) -> active
//! expect: any
void f(double *x) { *x *= 2; }
