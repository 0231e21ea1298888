//! f(active 1.3) -> active
//! gradient: [1]
double f(double x) { return x; }
