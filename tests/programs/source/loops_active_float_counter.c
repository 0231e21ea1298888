//! f(active 0.23) -> active
double f(double h) { double s = 0; for (double t = 0; t < 1; t += h) s += t * t * h; return s; }
