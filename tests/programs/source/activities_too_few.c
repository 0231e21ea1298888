//! f(active 1.1) -> active
//! expect: invalid
double f(double x, double y) { return x * y; }
