//! f(active 1.1) -> active
//! expect: any
double f(double x, ...) { return x * x; }
