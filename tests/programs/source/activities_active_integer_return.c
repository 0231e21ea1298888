//! f(dup d(1.1)) -> active
//! expect: invalid
//! modes: reverse
int f(double *x) { return *x > 0; }
