//! f(active 1.1) -> active
//! expect: refused
double f(double x, ...) { return x * x; }
