//! f(active 1.3; active -0.7) -> active
//! gradient: [3*1.3**2 - 4*1.3*-0.7 + 2, -2*1.3**2 + 3*0.7**2]
double f(double x, double y) { return x * x * x - 2.0 * x * x * y + y * y * y + 2.0 * x; }
