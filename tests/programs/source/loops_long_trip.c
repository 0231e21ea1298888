//! f(active 0.3; const 20000) -> active
double f(double x, int n) { double s = 0.5; for (int i = 0; i < n; i++) s = s + 1e-4 * (x - s * s * s); return s; }
