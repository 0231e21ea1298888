//! f(active 1.1; active 2; active 3) -> active
//! expect: invalid
double f(double x, double y) { return x * y; }
