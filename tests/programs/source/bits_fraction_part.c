//! f(active 5.7) -> active
//! gradient: [2 * 0.7]
double f(double x) { double t = x - (long)x; return t * t; }
