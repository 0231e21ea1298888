//! f(active 1.1) -> active
double diffe_f(double x) { return 7 * x; }
double f(double x) { return x * diffe_f(x); }
