//! f(active 1.7) -> active
double f(double x) { double r = 1; int i = 0; while (i < 7) { r = r * x / (i + 1) + 1; i += 2; } return r; }
