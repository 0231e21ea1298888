//! f(active 1.3; active 0.7) -> active
//! gradient: [0.7, 1.3]
//! f(active 0.3; active 0.7) -> active
//! gradient: [1, 2]
double f(double x, double y) { if (x > y) return x * y; else return x + 2 * y; }
