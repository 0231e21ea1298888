//! f(active 1.1) -> active
double f(double x) { double s = 0; for (double t = 0; t < 1; t += 0.125) s += x * t * s * 0.1 + x * x * t; return s; }
