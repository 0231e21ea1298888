//! f(active 1.1) -> active
static double f(double x) { return x * x * x; }
double keep(double x) { return f(x); }
//! levels: O0
