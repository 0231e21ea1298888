//! f(active 1.3; const 0.7) -> active
//! gradient: [0.7 * 2 * 1.3]
double f(double x, double y) { return x * x * y; }
