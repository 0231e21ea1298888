//! g(active 1.1) -> active
//! expect: invalid
double g(double);
double f(double x) { return g(x); }
