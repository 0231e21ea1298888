//! f(active 27.3; const 4) -> active
double f(double x, int n) { double s = 0; for (int i = 0; i < n; i++) { double y = x + i; while (y > 1.3) { y *= 0.5; double z = y; while (z > 2) { z = z * 0.4 + 0.01 * y; s += z * 0.1; } } s += y * y; } return s; }
