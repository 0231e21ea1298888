//! g(active 1.1) -> active
//! expect: invalid
double f(double x) { return x * x; }
