//! f(active 1.1) -> active
double f(double x) { __float128 t = x; t = t * t; return (double)t; }
