//! f(active 1.3; active 0.7) -> active
//! gradient: [2*1.3, 0]
double f(double x, double y) { (void)y; return x * x; }
