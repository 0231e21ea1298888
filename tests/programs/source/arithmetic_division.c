//! f(active 1.3; active 0.7; active 2.1) -> active
double f(double x, double y, double z) { return x / y + y / z / x - 1.0 / (x + y * z); }
