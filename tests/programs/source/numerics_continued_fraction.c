//! f(active 0.8; const 9) -> active
double f(double x, int n) { double r = 2 * n + 1; for (int k = n; k > 0; k--) r = (2 * k - 1) - x * x / r; return x / r; }
