//! f(active 1.1) -> active
//! expect: refused
double f(double x) { long double t = x; t = t * t + 1.0L / t; return (double)t * x; }
