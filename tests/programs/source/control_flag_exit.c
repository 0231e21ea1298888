//! f(active 1.9; const 50) -> active
double f(double x, int n) { int done = 0, k = 0; double s = x; while (!done) { s = 0.5 * (s + 3 / s); if (s * s - 3 < 1e-3 || ++k > n) done = 1; } return s + x; }
