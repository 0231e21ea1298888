//! f(dup 1.1) -> active
//! modes: reverse
//! expect: invalid
double f(double x) { return x * x; }
