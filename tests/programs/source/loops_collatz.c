//! f(active 1.01; const 7) -> active
double f(double x, long n) { double s = 1; while (n != 1) { if (n & 1) { n = 3 * n + 1; s = s * x; } else { n >>= 1; s = s + x * x / n; } } return s; }
