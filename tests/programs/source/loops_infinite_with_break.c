//! f(active 1.1) -> active
double f(double x) { double s = x; int i = 0; while (1) { s = s * x + 0.25; if (++i == 6) break; } return s; }
