//! f(active d(1.1)) -> active
//! expect: invalid
//! modes: reverse
double f(double *x) { return *x; }
