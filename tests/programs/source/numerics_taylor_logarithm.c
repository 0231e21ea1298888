//! f(active 0.3) -> active
double f(double x) { double s = 0, p = x; for (int i = 1; i < 1000; i++) { s += p / i; p *= x; if (p < 1e-18) break; } return s; }
