//! f(active 1.1) -> active
//! gradient: [2 * 1.1 * 2.5]
double scale = 2.5;
double f(double x) { return x * x * scale; }
