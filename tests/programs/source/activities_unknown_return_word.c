//! f(active 1.1) -> whatever
//! expect: invalid
double f(double x) { return x * x; }
